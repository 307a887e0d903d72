#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A page with a control of each kind, and pages whose bars hide. Each action is written to the log: `did NODE VALUE`."""
import json
import sys
import threading
import time

channel, sys.stdout = sys.stdout, sys.stderr
lock = threading.Lock()
count = 0
state = {"wifi": True, "snooze": 5, "volume": 0.5, "hour": "7", "name": ""}


def send(**message):
    with lock:
        channel.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        channel.flush()


def call(method, **parameters):
    global count
    count += 1
    send(id=count, method=method, params=parameters)


def row(ident, title, kind=None, **fields):
    accessory = {"kind": kind, **fields} if kind else None
    return {"id": ident, "title": title, **({"accessory": accessory} if accessory else {})}


def listed(ident, rows, **fields):
    return {"type": "list", "id": ident, "sections": [{"id": f"{ident}-rows", "rows": rows}], **fields}


def kinds():
    hours = [{"id": str(hour), "label": str(hour)} for hour in range(24)]
    return {"type": "column", "id": "all", "children": [
        {"type": "text", "id": "words", "runs": [{"text": "Read "}, {"text": "more", "link": "link"}]},
        listed("upper", [
            row("wifi", "Wi-Fi", "switch", on=state["wifi"]),
            row("plain", "Press", "button"),
            row("check", "Check", "check", on=False),
            row("snooze", "Snooze", "stepper", value=state["snooze"], minimum=0, maximum=50),
            row("volume", "Volume", "slider", value=state["volume"]),
            row("name", "Name", "textField", text=state["name"], placeholder="Name"),
        ]),
        {"type": "buttons", "id": "buttons", "buttons": [{"id": "start", "label": "Start"}]},
        {"type": "picker", "id": "time", "wheels": [
            {"id": "hour", "label": "Hour", "options": hours, "selected": state["hour"], "wraps": True}]},
        listed("lower", [row(f"r{number}", f"Row {number}") for number in range(20)]),
    ]}


def churn(times):
    """In and out again, as fast as a page is drawn."""
    for turn in range(times):
        call("navigation.push", tab="bars", screen={**screen("bars", "deeper"), "title": f"Turn {turn}"})
        time.sleep(0.025)
        call("navigation.pop", tab="bars")
        time.sleep(0.025)
    print(f"churned {times}", file=sys.stderr, flush=True)


LONG = [row(f"long{number}", f"Line {number}") for number in range(40)]
FORM = [*LONG[:20], row("note", "Note", "textField", text="", placeholder="Note"), *LONG[20:]]
CHOICE = row("tone", "Sound", "choice", selected="wave",
             options=[{"id": "wave", "label": "Wave"}, {"id": "chime", "label": "Chime"}])
LEAD = {"id": "deepest", "title": "Deepest", "accessory": {"kind": "disclosure"},
        "opens": {"screen": "deepest", "title": "Deepest"}}
PAGES = {"deeper": [LEAD, *LONG], "form": FORM, "typing": FORM[18:24], "choices": [CHOICE, *LONG[:3]]}
HIDING = {"tap": ["tap"], "swipe": ["swipe"], "resize": ["resize"], "typing": ["keyboard"]}


def other(plain):
    """Two panes; the trailing one can be typed into."""
    if plain["id"] == "root":
        return {**plain, "content": {"type": "split", "id": "panes", "leading": {"screen": "list", "title": "List"},
                                     "trailing": {"screen": "sheet", "title": "Sheet"}}}
    return {**plain, "content": listed(plain["id"], FORM[14:])}


def screen(tab, ident):
    plain = {"id": ident, "title": ident.title(), "largeTitle": "never"}
    if tab == "other":
        return other(plain)
    if tab == "kinds":
        return {**plain, "title": "Kinds", "trailing": [{"id": "item", "kind": "text", "role": "manage", "label": "Edit"}],
                "content": kinds()}
    if ident == "photo":
        return {**plain, "fullscreen": "content", "hidesBars": ["tap"],
                "toolbar": [{"id": name, "kind": "text", "role": "manage", "label": name.title()} for name in ("delete", "annotate")],
                "content": {"type": "picture", "id": "picture", "path": "./photo.svg", "description": "A hill"}}
    if ident != "root":
        tools = [{"id": "tool", "kind": "text", "role": "manage", "label": "Act"}] if ident == "tools" else []
        if ident == "deepest":
            threading.Timer(4, lambda: call("navigation.pop", tab="bars")).start()
        return {**plain, "hidesBars": HIDING.get(ident, []), "toolbar": tools, "content": listed("long", PAGES.get(ident, LONG))}
    names = ("tap", "swipe", "resize", "tools", "deeper", "form", "choices", "typing", "photo")
    leads = [{"id": name, "title": name.title(), "accessory": {"kind": "disclosure"},
              "opens": {"screen": name, "title": name.title()}} for name in names]
    return {**plain, "title": "Bars", "content": listed("leads", leads + [
        row("soon", "Soon", "button"), row("few", "A few times", "button"), row("often", "Often", "button")])}


def replace():
    call("navigation.replace", tab="bars", stack=[screen("bars", "root"), {**screen("bars", "swipe"), "hidesBars": [], "title": "New"}])


for line in sys.stdin:
    message = json.loads(line)
    method, parameters = message.get("method"), message.get("params", {})
    result = {}
    if method == "initialize":
        result = {"protocol": {"major": 1, "minor": 0}}
    elif method == "tab.selected":
        print(f"selected {parameters['tab']}", file=sys.stderr, flush=True)
    elif method == "screen.open":
        print(f"asked {parameters['tab']} {parameters['screen']}", file=sys.stderr, flush=True)
        result = screen(parameters["tab"], parameters["screen"])
    elif method == "action":
        node, value = parameters["node"], parameters.get("value")
        print(f"did {node} {json.dumps(value)}", file=sys.stderr, flush=True)
        if node in state and value is not None:
            state[node] = value
        if node == "soon":
            threading.Timer(2, replace).start()
        if node in ("few", "often"):
            threading.Thread(target=churn, args=(100 if node == "few" else 500,), daemon=True).start()
    if method and "id" in message:
        send(id=message["id"], result=result)
    if method == "action" and parameters["node"] != "name" and parameters["tab"] == "kinds":
        call("screen.update", tab="kinds", screen="root", content=kinds())
    if method == "shutdown":
        break
