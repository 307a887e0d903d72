# SPDX-License-Identifier: Apache-2.0
"""Tabs: from a tap to the picture of a tab that was open before, to the bars of one whose plugin is slow, and what a
thousand screens in twelve tabs hold."""
import contextlib
import json
import pathlib
import re
import tempfile
import time

from common import ROWS, median, row
from harness.pointer import Pointer
from harness.shell import Shell
from harness.waiting import wait_until
from memory import settled

TAPS, TABS, SCREENS = 30, 12, 100
LINE = re.compile(r"^\[\s*(\d+\.\d+)\]\s+(->)?\s*(.*)$")


@contextlib.contextmanager
def tabbed(count, *arguments, environment=None):
    """A shell with one plugin of `count` tabs."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name) / "tabs"
        folder.mkdir()
        words = ", ".join(json.dumps(word) for word in (str(ROWS / "rows.py"), *arguments))
        (folder / "plugin.toml").write_text(
            f'id = "org.lintel.bench.tabs"\nname = "Tabs"\nversion = "1.0"\nprotocol = "1.0"\n'
            f'command = ["python3", {words}]\n'
            + "".join(f'\n[[tab]]\nid = "t{number}"\ntitle = "T{number}"\nicon = "notes"\norder = {number}\n'
                      for number in range(count)))
        # A clock that changes in no minute: what is counted is what hidden screens draw.
        settings = '[status]\nformat = "%Y"\n' + "".join(f'[[plugin]]\nid = "org.lintel.{name}"\nenabled = false\n' for name in ("clock", "system"))
        running = Shell(settings, environment={"LINTEL_PLUGIN_PATH": name, **(environment or {})})
        try:
            yield running.wait_ready()
        finally:
            running.stop()


def events(log):
    """Of the Wayland library's log: (milliseconds, "released" or "shown")."""
    for line in log.splitlines():
        found = LINE.match(line)
        if not found:
            continue
        when, _, what = found.groups()
        if re.search(r"wl_pointer@\d+\.button\(\d+, \d+, 272, 0\)", what):
            yield float(when), "released"
        elif re.search(r"wl_surface@\d+\.commit\(\)", what):
            yield float(when), "shown"


def answers(log, within=1000):
    """For each release of the button, milliseconds to the first and to the last picture within a second."""
    found = []
    for when, what in events(log):
        if what == "released":
            found.append([when])
        elif found and when - found[-1][0] <= within:
            found[-1].append(when)
    return [(shown[1] - shown[0], shown[-1] - shown[0]) for shown in found if len(shown) > 1]


def slot(number, count):
    return 480 / count * (number + 0.5), 776


def switching():
    pointer = Pointer()
    with tabbed(3, environment={"WAYLAND_DEBUG": "1"}) as running:
        for number in range(3):
            running.ctl("select", f"t{number}")
            running.wait_tab(f"t{number}", "ready")
            running.wait_still()
        frames, late = [], running.status()["frames"]["late"]
        begin = len(running.log)
        for tap in range(TAPS):
            pointer.tap(*slot(tap % 3, 3))
            pointer.move(240, 400)
            time.sleep(0.4)
            frames.append(running.status()["frames"]["tapToFrame"])
        times = answers(running.log[begin:])
        late = running.status()["frames"]["late"] - late
    pointer.close()
    if len(times) != TAPS:
        raise RuntimeError(f"{len(times)} answers to {TAPS} taps")
    return times, max(frames), late


def slow_plugin():
    """A tab that is opened for the first time, of a plugin that takes two seconds to answer anything."""
    pointer = Pointer()
    with tabbed(3, "--slow", environment={"WAYLAND_DEBUG": "1"}) as running:
        running.wait_still()
        begin = len(running.log)
        pointer.tap(*slot(2, 3))
        pointer.move(240, 400)
        wait_until(lambda: running.tabs()["t2"]["selected"], "the tab is open")
        time.sleep(0.5)
        times = answers(running.log[begin:])
    pointer.close()
    return times[0][0]


def screens_memory(count):
    """MB with twelve tabs of so many screens each, every screen shown once."""
    with tabbed(TABS, f"--push={count - 1}") as running:
        for number in range(TABS):
            running.ctl("select", f"t{number}")
            wait_until(lambda: len(running.stack()) == count, f"{count} screens", 60)
        running.wait_still()
        painted = running.status()["frames"]["painted"]
        memory = settled(running.pid) / 1024
        return memory, running.status()["frames"]["painted"] - painted


def rows():
    times, frames, late = switching()
    few, _ = screens_memory(1)
    many, painted = screens_memory(SCREENS)
    held = (many - few) * 1024 / (TABS * (SCREENS - 1))
    return [
        *row("tabs.tap-to-frame", frames, "frames", 2),
        *row("tabs.switched", max(last for _, last in times), "ms", 100),
        *row("tabs.switched.median", median(last for _, last in times), "ms"),
        *row("tabs.late", late, "frames", 0),
        *row("tabs.slow-plugin", slow_plugin(), "ms", 100),
        *row("tabs.memory.few", few, "MB"),
        *row("tabs.memory.many", many, "MB"),
        *row("tabs.memory.a-screen", held, "kB"),
        *row("tabs.memory.painted", painted, "frames", 0),
    ]
