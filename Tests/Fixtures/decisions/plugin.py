#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A plugin with a screen for each way of breaking a rule. What the shell decides goes into `decisions` in its data folder,
a line each; every refused call goes into `refusals`."""
import json
import pathlib
import sys

SCREENS = {
    "root": {"title": "Decisions", "largeTitle": "never",
             "trailing": [{"id": "sort", "label": "Sort"}, {"id": "edit", "label": "Edit"}]},
    "path": {"title": "Home > Music", "edge": "borderless", "backTitle": "A > B"},
    "bare": {"title": ""},
    "tint": {"title": "Tint", "tint": "#3584e4", "leading": [{"id": "back", "label": "Back", "role": "navigateBack"}]},
    "tools": {"title": "Tools", "toolbar": [{"id": f"act{n}", "kind": "icon", "icon": "alarm", "label": f"Act {n}"}
                                            for n in range(1, 13)]},
    "crowd": {"title": "Crowd", "trailing": [{"id": f"act{n}", "label": f"Action {n}"} for n in range(1, 31)]},
}
LINKS = [name for name in SCREENS if name != "root"]
number = 0


def send(message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


def call(method, params):
    global number
    number += 1
    send({"id": number, "method": method, "params": params})


def screen(name):
    rows = [{"id": row, "title": row, "opens": {"screen": row, "title": row}} for row in LINKS] if name == "root" else []
    return {"id": name, **SCREENS[name], "content": {"type": "list", "id": "list", "sections": [{"id": "rows", "rows": rows}]}}


def note(name, line):
    with open(data / name, "a") as file:
        file.write(json.dumps(line) + "\n")


for line in sys.stdin:
    message = json.loads(line)
    method, params = message.get("method"), message.get("params", {})
    if method == "decision":
        note("decisions", params)
    elif method == "action":
        note("actions", params["node"])
    elif method is None and "error" in message:
        note("refusals", message["error"])
    if "id" not in message or method is None:
        continue
    result = {}
    if method == "initialize":
        result = {"protocol": {"major": 1, "minor": 0}}
        data = pathlib.Path(params["dataDir"])
    elif method == "screen.open":
        result = screen(params["screen"])
    send({"id": message["id"], "result": result})
    if method == "screen.open" and params["screen"] == "root":
        call("bars.hide", {"tab": "decisions", "screen": "root", "cause": "content"})
        call("tab.remove", {"tab": "decisions"})
        call("badge", {"tab": "decisions", "value": "NEW"})
    if method == "shutdown":
        break
