# SPDX-License-Identifier: Apache-2.0
"""From nothing to a tab that runs, and from a save to the screen, in Swift; and what a hundred plugins add to the start."""
import os
import pathlib
import signal
import subprocess
import tempfile
import time

from common import LINTEL, median, plugin_copies, row, shell
from harness.shell import LINTELCTL
from harness.tree import application
from harness import proc
from harness.waiting import wait_until
from start import first_frame

RUNS = 11


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


def hundred_plugins():
    """Milliseconds that a hundred plugins, none of them open, add to the start."""
    with tempfile.TemporaryDirectory() as name:
        folders = [pathlib.Path(name) / kind for kind in ("none", "hundred")]
        for folder, copies in zip(folders, (0, 100)):
            folder.mkdir()
            plugin_copies(folder, copies)
        home = {f"XDG_{kind}_HOME": f"{name}/{kind.lower()}" for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
        # By turns, so that other work of the machine falls on both.
        times = [[first_frame([LINTEL], {**home, "LINTEL_PLUGIN_PATH": str(folder)}) for folder in folders]
                 for _ in range(RUNS)]
        few, many = (median(of_one) * 1000 for of_one in zip(*times))
        return many - few


def processes():
    """What runs beside the shell with a hundred plugins installed, none of them open."""
    with shell(copies=100) as running:
        return len(proc.children(running.pid))


def rows():
    new, save = authored()
    return [*row("author.new-to-tab", new, "s", 60), *row("author.save-to-screen", save, "s", 10),
            *row("start.hundred-plugins", hundred_plugins(), "ms", 10),
            # Of Clock, which starts by itself, and of the tab that is shown.
            *row("start.hundred-plugins.processes", processes(), "", 2)]
