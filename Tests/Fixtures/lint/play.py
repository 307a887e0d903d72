#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A plugin that shows what `plugin.json` in its folder says, and nothing else.

`screens` holds screens by "<tab>/<screen>"; one that is not there is an empty page of that name. `after` holds requests
by the same names, sent once when that screen has been given; `selected` those sent when a tab was chosen; `rows` the
rows of sections that give them on demand; `line` is sent as it is after `initialize`.
"""
import json
import sys



def grown(value):
    """Large things are written small: {"repeat": count, "of": value} in a list, with its number for "{n}", or as a text."""
    if isinstance(value, dict):
        if "repeat" in value:
            return value["of"] * value["repeat"]
        return {key: grown(child) for key, child in value.items()}
    if not isinstance(value, list):
        return value
    result = []
    for child in value:
        if isinstance(child, dict) and "repeat" in child:
            text = json.dumps(child["of"])
            result += [json.loads(text.replace("{n}", str(n))) for n in range(child["repeat"])]
        else:
            result.append(grown(child))
    return result


plan = grown(json.load(open("plugin.json")))
number = 0


def send(message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


def ask(requests):
    global number
    for request in requests:
        number += 1
        send({"id": number, **request})


def opened(tab, screen):
    plain = {"id": screen, "title": screen if screen != "root" else "Main", "largeTitle": "never"}
    return plan.get("screens", {}).get(f"{tab}/{screen}") or plain


for line in sys.stdin:
    message = json.loads(line)
    method, params = message.get("method"), message.get("params", {})
    if "id" not in message or method is None:
        if method == "tab.selected":
            ask(plan.get("selected", {}).pop(params["tab"], []))
        continue
    result = {}
    after = []
    if method == "initialize":
        result = {"protocol": {"major": 1, "minor": 0}}
    elif method == "screen.open":
        result = opened(params["tab"], params["screen"])
        after = plan.get("after", {}).pop(f'{params["tab"]}/{params["screen"]}', [])
    elif method == "rows":
        first = params["first"]
        result = {"rows": plan["rows"][params["section"]][first:first + params["count"]]}
    send({"id": message["id"], "result": result})
    if method == "initialize" and "line" in plan:
        print(plan["line"], flush=True)
    ask(after)
    if method == "shutdown":
        break
