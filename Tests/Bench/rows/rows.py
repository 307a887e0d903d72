#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A plugin of nothing but rows with an icon and two labels: 30 in the tab `rows`, 100 000 given on demand in `many`.

Every row leads to a page of 30 such rows. With `--slow` nothing is answered within two seconds; with `--push=N` a tab that
is selected pushes so many screens over its root.
"""
import json
import sys
import time

ROWS, MANY = 30, 100_000


def row(number):
    return {"id": f"row-{number}", "title": f"Row {number}", "subtitle": f"What there is to say of row {number}",
            "icon": "network", "accessory": {"kind": "disclosure"}, "opens": {"screen": "next", "title": "Second"}}


def screen(tab, ident):
    section = {"id": "all", "rows": [row(number) for number in range(1, ROWS + 1)]}
    if tab == "many" and ident == "root":
        section["count"] = MANY
    return {"id": ident, "title": "First" if ident == "root" else "Second", "largeTitle": "never",
            "content": {"type": "list", "id": "list", "sections": [section]}}


def answer(method, parameters):
    if method == "initialize":
        return {"protocol": {"major": 1, "minor": 0}}
    if method == "screen.open":
        return screen(parameters["tab"], parameters["screen"])
    if method == "rows":
        first = parameters["first"]
        return {"rows": [row(number + 1) for number in range(first, first + parameters["count"])]}
    return {}


SLOW = "--slow" in sys.argv
PUSHES = next((int(word.split("=")[1]) for word in sys.argv if word.startswith("--push=")), 0)
pushed, asked = {}, []
channel, sys.stdout = sys.stdout, sys.stderr


def push(tab):
    pushed[tab] = pushed.get(tab, 0) + 1
    if pushed[tab] <= PUSHES:
        parameters = {"tab": tab, "screen": {**screen(tab, f"s{pushed[tab]}"), "title": f"Screen {pushed[tab]}"}}
        asked.append(tab)
        print(json.dumps({"jsonrpc": "2.0", "id": len(asked) - 1, "method": "navigation.push", "params": parameters}), file=channel,
              flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if "method" not in message and PUSHES:
        push(asked[message["id"]])
    if SLOW and "id" in message:
        time.sleep(2)
    if "method" in message and "id" in message:
        result = answer(message["method"], message.get("params", {}))
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), file=channel, flush=True)
        if message["method"] == "screen.open" and PUSHES:
            push(message["params"]["tab"])
        if message["method"] == "shutdown":
            break
