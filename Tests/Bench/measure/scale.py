# SPDX-License-Identifier: Apache-2.0
"""Much of everything, 100 000 rows, 1 000 tabs, 100 plugins, against little: it must cost the same within a tenth."""
from common import median, row, shell
from frames import transitions
from harness.pointer import Pointer
from memory import settled

ROUNDS = 3


def measured(tab, pointer, **what):
    # Of a thousand tabs twelve are taken in: the one that is measured must be among them.
    with shell(settings=f'[tabs]\norder = ["{tab}"]\n', **what) as running:
        running.ctl("select", tab)
        running.wait_tab(tab, "ready")
        running.wait_still()
        run = transitions(running, pointer)
        return settled(running.pid) / 1024, run["cpu_ms"] / run["frames"]


def rows():
    pointer = Pointer()
    little, much = [], []
    for _ in range(ROUNDS):
        little.append(measured("rows", pointer, copies=0))
        much.append(measured("many", pointer, copies=100, tabs=10))
    memory, frame = (median(run[i] for run in little) for i in (0, 1))
    much_memory, much_frame = (median(run[i] for run in much) for i in (0, 1))
    return [*row("scale.memory", much_memory, "MB", 1.1, memory), *row("scale.frame", much_frame, "ms", 1.1, frame)]
