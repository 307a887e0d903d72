# SPDX-License-Identifier: Apache-2.0
"""From nothing to a tab that runs, and from a save to the screen, in Swift; and what a hundred plugins add to the start."""
import os
import pathlib
import signal
import subprocess
import tempfile
import time

from common import LINTEL, median, plugin_copies, row
from harness.shell import LINTELCTL
from harness.tree import application
from harness import proc
from harness.waiting import wait_until

RUNS = 5


def authored():
    """Seconds from `plugin new` to a tab that is there, and from a save to the screen."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        environment = {**os.environ, "XDG_CACHE_HOME": f"{name}/cache", "GSK_RENDERER": "cairo",
                       "PATH": f"{os.environ['PATH']}:{os.environ['LINTEL_TOOLCHAIN']}"}
        began = time.monotonic()
        subprocess.run([LINTELCTL, "plugin", "new", "bench"], cwd=folder, env=environment, check=True,
                       stdout=subprocess.DEVNULL)
        run = subprocess.Popen([LINTELCTL, "plugin", "run", "bench"], cwd=folder, env=environment,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            environment["LINTEL_BUS_NAME"] = f"org.lintel.Shell.Run{run.pid}"

            def answers():
                return subprocess.run([LINTELCTL, "status"], env=environment, capture_output=True).returncode == 0
            wait_until(answers, "the shell answers", 200)
            tree = application(proc.children(run.pid)[-1])
            tree.wait(lambda text: text.startswith("Pressed"), timeout=20)
            new = time.monotonic() - began
            source = folder / "bench/Sources/Bench/Bench.swift"
            saved = time.monotonic()
            source.write_text(source.read_text().replace('"Pressed"', '"Saved"'))
            tree.wait(lambda text: text.startswith("Saved"), timeout=60)
            return new, time.monotonic() - saved
        finally:
            run.send_signal(signal.SIGINT)
            run.wait()


def start(copies):
    """Median ms until lintelctl is answered, with so many plugins installed and none of them open."""
    times = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as name:
            plugin_copies(pathlib.Path(name), copies)
            home = {variable: f"{name}/home" for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
            environment = {**os.environ, **home, "LINTEL_PLUGIN_PATH": name, "GSK_RENDERER": "cairo"}
            began = time.monotonic()
            shell = subprocess.Popen([LINTEL], env=environment, stderr=subprocess.DEVNULL)
            try:
                wait_until(lambda: subprocess.run([LINTELCTL, "status"], env=environment,
                                                  capture_output=True).returncode == 0, "the shell answers")
                times.append(time.monotonic() - began)
                # Clock alone starts by itself; the others cost no process.
                if copies and len(proc.children(shell.pid)) > 2:
                    raise RuntimeError("a plugin that is not open has a process")
            finally:
                shell.terminate()
                shell.wait()
    return median(times) * 1000


def rows():
    new, save = authored()
    few, many = start(0), start(100)
    return [*row("author.new-to-tab", new, "s", 60), *row("author.save-to-screen", save, "s", 10),
            *row("start.hundred-plugins", many - few, "ms", 10)]
