# SPDX-License-Identifier: Apache-2.0
"""A minute in which nothing happens: how often threads wake, beside Waybar in the same minute."""
import json
import tempfile
import time

from common import ANCHORS, program, row, shell
from harness import proc

SETTLE, MINUTE = 8, 60
WAYBAR = {"layer": "top", "modules-left": ["network"], "modules-center": ["clock"], "modules-right": ["battery"]}


def rows():
    with tempfile.NamedTemporaryFile("w", suffix=".json") as settings:
        json.dump(WAYBAR, settings)
        settings.flush()
        with shell() as ours, program("waybar", "-c", settings.name) as waybar, program(ANCHORS / "bare") as bare:
            ours.ctl("select", "rows")
            ours.wait_tab("rows", "ready")
            time.sleep(SETTLE)
            painted = ours.status()["frames"]["painted"]
            time.sleep(2)  # the answer of the status is out
            pids = {"lintel": ours.pid, "waybar": waybar.pid, "bare": bare.pid}
            before = {name: proc.switches(pid) for name, pid in pids.items()}
            began = proc.precise_cpu(ours.pid)
            time.sleep(MINUTE)
            woken = {name: proc.switches_between(before[name], proc.switches(pid)) for name, pid in pids.items()}
            cpu = (proc.precise_cpu(ours.pid) - began) * 1000
            painted = ours.status()["frames"]["painted"] - painted
    return [
        *row("idle.waybar", woken["waybar"], "switches/min"), *row("idle.bare", woken["bare"], "switches/min"),
        *row("idle.shell", woken["lintel"], "switches/min", 10),
        # The clock turns to another minute once.
        *row("idle.frames", painted, "frames/min", 1),
        *row("idle.cpu", cpu, "ms/min"),
    ]
