# SPDX-License-Identifier: Apache-2.0
"""From the start of the process to its first frame, which for ours must be a complete one.

Judged under X11, where the anchor of the design was measured; under Wayland GTK asks no GL driver, and both are quicker.
"""
import os
import pathlib
import re
import subprocess
import tempfile
import time

from common import ANCHORS, LINTEL, median, on_display, plugin_copies

RUNS = 11
WARM_UP = 2


def first_frame(command, environment):
    """Seconds until the first frame."""
    if "WAYLAND_DISPLAY" in os.environ:
        return first_commit(command, environment)
    return float(subprocess.check_output([ANCHORS / "first-frame", *command], text=True, stderr=subprocess.DEVNULL,
                                         env={**os.environ, **environment})) / 1000


def first_commit(command, environment):
    """Seconds until the program commits its first buffer, as the Wayland library tells it."""
    began = time.monotonic()
    process = subprocess.Popen(list(map(str, command)), stderr=subprocess.PIPE, stdout=subprocess.DEVNULL,
                               env={**os.environ, **environment, "WAYLAND_DEBUG": "1"}, text=True, errors="replace")
    attached = set()
    try:
        for line in process.stderr:
            if found := re.search(r"-> (wl_surface@\d+)\.attach\(wl_buffer@", line):
                attached.add(found[1])
            elif (found := re.search(r"-> (wl_surface@\d+)\.commit\(", line)) and found[1] in attached:
                return time.monotonic() - began
        raise RuntimeError(f"{command[0]} ended before its first frame")
    finally:
        process.kill()
        process.stderr.close()
        process.wait()


def rows():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        # With Clock and System eight plugins are installed.
        (folder / "plugins").mkdir()
        plugin_copies(folder / "plugins", 6)
        home = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
        ours, bare = [], []
        for run in range(RUNS + WARM_UP):
            bare.append(first_frame([ANCHORS / "bare"], home))
            ours.append(first_frame([LINTEL], {**home, "LINTEL_PLUGIN_PATH": str(folder / "plugins")}))
        ours, bare = (median(times[WARM_UP:]) * 1000 for times in (ours, bare))
    return on_display("start", bare, "first-complete-frame", ours, "ms", 1.25)
