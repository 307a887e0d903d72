# SPDX-License-Identifier: Apache-2.0
"""The program under test: started with a configuration of its own, asked and driven through lintelctl."""
import json
import os
import pathlib
import subprocess
import tempfile

from . import proc
from .waiting import wait_until

STAGE = pathlib.Path(os.environ["LINTEL_STAGE"])
SOURCE = pathlib.Path(os.environ["LINTEL_SOURCE"])
LINTEL, LINTELCTL = STAGE / "bin/lintel", STAGE / "bin/lintelctl"


class Shell:
    """One run of lintel, with settings, state and data in a folder of its own; `home` keeps them for another run. `stage` is
    another stage than the one under test, for plugins of the system; `under` is a command that it is started by."""

    def __init__(self, settings="", *arguments, home=None, environment=None, stage=STAGE, under=()):
        self.home = home or pathlib.Path(tempfile.mkdtemp(prefix="shell."))
        self.settings = self.home / "config/lintel/lintel.toml"
        self.settings.parent.mkdir(parents=True, exist_ok=True)
        # An empty file is told of; None leaves what is there.
        if settings is not None:
            self.settings.write_text(settings or "# defaults\n")
        self.log_path = self.home / "log"
        self.environment = {
            **os.environ,
            "XDG_CONFIG_HOME": str(self.home / "config"),
            "XDG_DATA_HOME": str(self.home / "data"),
            "XDG_STATE_HOME": str(self.home / "state"),
            "XDG_CACHE_HOME": str(self.home / "cache"),
            "GSK_RENDERER": "cairo",
            **(environment or {}),
        }
        with open(self.log_path, "a") as log:
            self.process = subprocess.Popen([*under, stage / "bin/lintel", *arguments], env=self.environment, stderr=log, stdout=log,
                                            stdin=subprocess.DEVNULL)
        self.pid = self.process.pid

    # Its end

    @property
    def alive(self):
        return self.process.poll() is None

    def stop(self):
        """Ends it as a session does; tells how it ended."""
        if self.alive:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        return self.process.returncode

    @property
    def log(self):
        return self.log_path.read_text(errors="replace")

    # lintelctl

    def ctl(self, *arguments, check=True):
        """The finished call; its exit status must be 0 unless `check` is false."""
        # What is preloaded into the shell, a clock that stands still for example, is not for those who ask it.
        environment = {key: value for key, value in self.environment.items() if key != "LD_PRELOAD"}
        done = subprocess.run([LINTELCTL, *map(str, arguments)], env=environment, text=True, timeout=30,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if check and done.returncode != 0:
            raise AssertionError(f"lintelctl {' '.join(map(str, arguments))}: exit {done.returncode}\n{done.stderr}")
        return done

    def json(self, *arguments, check=True):
        return json.loads(self.ctl(*arguments, "--json", check=check).stdout)

    def status(self):
        return self.json("status")

    def tabs(self):
        """By short id: `alarm`, not `org.lintel.clock/alarm`."""
        return {tab["id"].rsplit("/", 1)[-1]: tab for tab in self.json("tabs")}

    def plugin(self, ident):
        return next(plugin for plugin in self.status()["plugins"] if plugin["id"] == ident)

    def stack(self):
        """Titles of the selected tab's screens, the root first."""
        return [screen["title"] for screen in self.status()["stack"]]

    # Waiting

    def wait_ready(self, timeout=20):
        """Until it answers on the bus; what it printed is told when it does not."""
        def answers():
            if not self.alive:
                raise AssertionError(f"lintel ended with {self.process.returncode}\n{self.log}")
            return self.ctl("status", "--json", check=False).returncode == 0
        try:
            wait_until(answers, "the shell answers", timeout)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.log}") from None
        return self

    def wait_tab(self, name, state, timeout=15):
        """Until a tab is in a state, or in one of several."""
        states = {state} if isinstance(state, str) else set(state)
        return wait_until(lambda: self.tabs()[name]["state"] in states and self.tabs()[name],
                          f"tab {name} is {' or '.join(sorted(states))}", timeout)

    def wait_stack(self, *titles, timeout=10):
        wait_until(lambda: self.stack() == list(titles), f"the stack is {titles}", timeout)

    def wait_still(self, timeout=10):
        """Until three looks at the frame counter agree: nothing moves any more."""
        seen = []

        def still():
            seen.append(self.status()["frames"]["painted"])
            return len(seen) > 2 and len(set(seen[-3:])) == 1
        wait_until(still, "the picture stands still", timeout)

    def wait_gone(self, pid, timeout=10):
        wait_until(lambda: not proc.alive(pid), f"process {pid} is gone", timeout)

    def picture(self, path):
        self.ctl("screenshot", path)
        return path
