#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Shows controls, keeps what is done to them, and writes each action to the log: `did NODE VALUE`."""
import json
import sys

channel, sys.stdout = sys.stdout, sys.stderr
count = 0
state = {"wifi": True, "snooze": 9, "volume": 0.4, "name": "Kitchen", "tone": "wave", "day": "monday"}


def send(**message):
    channel.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    channel.flush()


def update():
    global count
    count += 1
    send(id=count, method="screen.update",
         params={"tab": "controls", "screen": "root", "content": controls()})


def row(ident, title, kind=None, **fields):
    accessory = {"kind": kind, **fields} if kind else None
    return {"id": ident, "title": title, **({"accessory": accessory} if accessory else {})}


def controls():
    days = [row(day, day.title(), "check", on=state["day"] == day) for day in ("monday", "tuesday")]
    tones = [{"id": tone, "label": tone.title()} for tone in ("bell", "wave", "chime")]
    return {"type": "list", "id": "controls", "sections": [
        {"id": "first", "header": "First", "rows": [
            row("wifi", "Wi-Fi", "switch", on=state["wifi"]),
            row("snooze", "Snooze", "stepper", value=state["snooze"], minimum=1, maximum=15),
            row("volume", "Volume", "slider", value=state["volume"]),
            row("name", "Name", "textField", text=state["name"], placeholder="Name"),
            row("tone", "Sound", "choice", options=tones, selected=state["tone"]),
            row("plain", "Nothing to do"),
        ]},
        {"id": "days", "header": "Days", "rows": days},
        {"id": "last", "rows": [row(f"last{i}", f"Last {i}", "button") for i in range(12)]},
    ]}


def rows(first, number):
    return [{**row(f"r{i}", f"Row {i}", "button"), "value": str(i)} for i in range(first, first + number)]


def screen(tab):
    if tab == "controls":
        content = controls()
    else:
        section = {"id": "rows", "header": "Rows", "rows": rows(0, 60), "count": 100000}
        content = {"type": "list", "id": "many", "sections": [section]}
    return {"id": "root", "title": tab.title(), "largeTitle": "never", "content": content}


for line in sys.stdin:
    message = json.loads(line)
    method, parameters = message.get("method"), message.get("params", {})
    result = {}
    if method == "initialize":
        result = {"protocol": {"major": 1, "minor": 0}}
    elif method == "screen.open":
        result = screen(parameters["tab"])
    elif method == "rows":
        result = {"rows": rows(parameters["first"], parameters["count"])}
    elif method == "action":
        node, value = parameters["node"], parameters.get("value")
        print(f"did {node} {json.dumps(value)}", file=sys.stderr, flush=True)
        if node in state and value is not None:
            state[node] = value
        elif node in ("monday", "tuesday"):
            state["day"] = node
        if node != "name":
            update()
    if method and "id" in message:
        send(id=message["id"], result=result)
    if method == "shutdown":
        break
