# SPDX-License-Identifier: Apache-2.0
"""Processor time of the frames of push and pop, ours and libadwaita's over the same rows, and the floor below both."""
import json
import os
import subprocess
import time

from common import ANCHORS, SOURCE, median, row, shell
from harness import proc
from harness.pointer import Pointer

ROWS, TRANSITIONS, ROUNDS = 30, 20, 3
REST = 0.7  # seconds from one transition to the next, as in pages.c
ROW, BACK, ASIDE = (240, 300), (40, 54), (240, 420)


def anchor(*command):
    return json.loads(subprocess.check_output(list(map(str, command)), env=os.environ, stderr=subprocess.DEVNULL))


def transitions(running, pointer, count=TRANSITIONS):
    """Pushes and pops by the pointer; {frames, late, cpu_ms, transitions} as the anchors print them."""
    def move(number):
        pointer.tap(*(ROW if number % 2 == 0 else BACK))
        pointer.move(*ASIDE)
        time.sleep(REST)

    depth = len(running.stack())
    for number in range(2):
        move(number)
    if len(running.stack()) != depth:
        raise RuntimeError("a tap did not do what it should")
    before = running.status()["frames"]
    cpu = proc.precise_cpu(running.pid)
    for number in range(count):
        move(number)
    cpu = proc.precise_cpu(running.pid) - cpu
    after = running.status()["frames"]
    return {"frames": after["painted"] - before["painted"], "late": after["late"] - before["late"],
            "cpu_ms": cpu * 1000, "transitions": count}


def rows():
    ours, pages, floor = [], [], []
    for _ in range(ROUNDS):
        floor.append(anchor(ANCHORS / "floor"))
        pages.append(anchor(ANCHORS / "pages", ROWS, TRANSITIONS, SOURCE / "Resources/Icons/network.svg"))
        with shell() as running:
            running.ctl("select", "rows")
            running.wait_tab("rows", "ready")
            running.wait_still()
            # The seat has a pointer for as long as this lives: the anchors run without one.
            pointer = Pointer()
            ours.append(transitions(running, pointer))
            pointer.close()

    def a_frame(runs):
        return median(run["cpu_ms"] / run["frames"] for run in runs)

    def a_transition(runs):
        return median(run["cpu_ms"] / run["transitions"] for run in runs)

    modern = subprocess.run(["pkg-config", "--atleast-version=1.4", "libadwaita-1"], check=False).returncode == 0
    return [
        *row("frames.floor", a_frame(floor), "ms"),
        *row("frames.libadwaita", a_frame(pages), "ms"),
        *row("frames.shell", a_frame(ours), "ms", 0.9 if modern else 0.4, a_frame(pages)),
        *row("frames.shell-to-floor", a_frame(ours), "ms", 3, a_frame(floor)),
        *row("frames.libadwaita-transition", a_transition(pages), "ms"),
        *row("frames.shell-transition", a_transition(ours), "ms", anchor=a_transition(pages)),
        *row("frames.late", max(run["late"] for run in ours), "frames", 0),
        *row("frames.libadwaita-late", max(run["late"] for run in pages), "frames"),
        *row("frames.a-transition", median(run["frames"] / run["transitions"] for run in ours), "frames"),
    ]
