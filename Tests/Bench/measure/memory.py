# SPDX-License-Identifier: Apache-2.0
"""Memory at rest, a window each at a time: what two would share counts whole."""
import time

from common import ANCHORS, median, on_display, program, shell
from harness import proc
from harness.waiting import wait_until

RUNS = 3


def settled(pid):
    """PSS once what is the process's alone has not changed for two seconds; what it shares changes with others."""
    state = {"value": 0, "since": time.monotonic()}

    def still():
        value = proc.private(pid)
        if abs(value - state["value"]) > 64:
            state.update(value=value, since=time.monotonic())
        return time.monotonic() - state["since"] > 2
    wait_until(still, "the memory stands still", 30)
    return proc.pss(pid)


def rows():
    ours, bare = [], []
    for _ in range(RUNS):
        with program(ANCHORS / "bare") as process:
            bare.append(settled(process.pid) / 1024)
        with shell() as running:
            running.ctl("select", "rows")
            running.wait_tab("rows", "ready")
            ours.append(settled(running.pid) / 1024)
    return on_display("memory", median(bare), "shell", median(ours), "MB", 1.3)
