# SPDX-License-Identifier: Apache-2.0
"""Runs the groups named, or all, and writes their rows to $LINTEL_RESULT."""
import json
import os
import pathlib
import sys
import traceback

sys.path[:0] = [str(pathlib.Path(os.environ["LINTEL_SOURCE"]) / "Tests/Scenarios"), str(pathlib.Path(__file__).parent)]

import authoring  # noqa: E402
import frames  # noqa: E402
import idle  # noqa: E402
import memory  # noqa: E402
import plugins  # noqa: E402
import scale  # noqa: E402
import start  # noqa: E402
import status  # noqa: E402
import tabs  # noqa: E402

GROUPS = {"frames": frames.rows, "start": start.rows, "memory": memory.rows, "idle": idle.rows,
          "plugins": plugins.rows, "scale": scale.rows, "status": status.rows, "authoring": authoring.rows, "tabs": tabs.rows}

# Under X11 only what is compared with a bare window.
if "WAYLAND_DISPLAY" not in os.environ:
    GROUPS = {name: GROUPS[name] for name in ("start", "memory")}

result = []
for name, rows in GROUPS.items():
    if len(sys.argv) > 1 and name not in sys.argv[1:]:
        continue
    try:
        result += rows()
    except Exception:
        print(f"{name}: could not be measured\n{traceback.format_exc()}", flush=True)
        result.append({"name": name, "value": float("nan"), "unit": "not-measured", "met": False})
pathlib.Path(os.environ["LINTEL_RESULT"]).write_text(json.dumps(result))
