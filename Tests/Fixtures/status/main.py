#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A plugin that does with the status bar whatever a plugin may: its rows begin and end activity, hide the bars over a film,
change its indicator and the bar's backing, and end the plugin."""
import json
import os
import sys

ROWS = ["begin", "end", "count", "die"]
SCREENS = ["film", "image", "missing", "gradient", "dark"]
numbers = iter(range(1, 1_000_000))
asked, tokens = {}, []
count = 0


def send(**message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


def ask(method, **params):
    number = next(numbers)
    asked[number] = method
    send(id=number, method=method, params=params)


def screen(name):
    if name == "root":
        rows = [{"id": row, "title": row, "accessory": {"kind": "button", "label": row}} for row in ROWS]
        links = [{"id": other, "title": other, "accessory": {"kind": "disclosure"},
                  "opens": {"screen": other, "title": other}} for other in SCREENS]
        return {"id": name, "title": "Scenes", "largeTitle": "never", "content": {
            "type": "list", "id": "list", "sections": [{"id": "rows", "rows": rows}, {"id": "links", "rows": links}]}}
    look = {"film": {"fullscreen": "media"},
            "image": {"statusBacking": "image", "statusImage": "./night.png"},
            "missing": {"statusBacking": "image", "statusImage": "./nowhere.png"},
            "gradient": {"statusBacking": "gradient"}, "dark": {"statusStyle": "dark", "statusBacking": "solid"}}[name]
    return {"id": name, "title": name, "largeTitle": "never", **look, "content": {
        "type": "text", "id": "text", "runs": [{"text": "A film without sound."}]}}


def acted(node):
    global count
    if node == "begin":
        ask("activity.begin")
    elif node == "end" and tokens:
        ask("activity.end", token=tokens.pop())
    elif node == "count":
        count += 1
        ask("status.item", id="jobs", text=str(count), accessibleText=f"Jobs waiting: {count}")
    elif node == "die":
        os._exit(1)


for line in sys.stdin:
    message = json.loads(line)
    method, params = message.get("method"), message.get("params", {})
    if method is None:
        if asked.get(message.get("id")) == "activity.begin" and "result" in message:
            tokens.append(message["result"]["token"])
        continue
    if "id" in message:
        result = {}
        if method == "initialize":
            result = {"protocol": {"major": 1, "minor": 0}}
        elif method == "screen.open":
            result = screen(params["screen"])
        send(id=message["id"], result=result)
    if method == "initialize":
        ask("status.item", id="jobs", text="0", accessibleText="Jobs waiting: 0")
    elif method == "screen.open" and params["screen"] == "film":
        ask("bars.hide", tab=params["tab"], screen="film", cause="media")
    elif method == "action":
        acted(params["node"])
    elif method == "shutdown":
        break
