#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A plugin of nothing but rows with an icon and two labels: 30 in the tab `rows`, 100 000 given on demand in `many`.

Every row leads to a page of 30 such rows.
"""
import json
import sys

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


for line in sys.stdin:
    message = json.loads(line)
    if "method" in message and "id" in message:
        result = answer(message["method"], message.get("params", {}))
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
        if message["method"] == "shutdown":
            break
