#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A plugin whose first page is long enough to scroll and leads to a second one: the strips of moving pages are of it."""
import json
import sys

PLACES = (("network", "Network", "wifi-4", "Office"), ("power", "Power", "battery", "80%"),
          ("storage", "Storage", "storage", "41 GB free"), ("processes", "Processes", "terminal", "214"))


def leads(ident, title, icon, value):
    return {"id": ident, "title": title, "icon": icon, "value": value, "accessory": {"kind": "disclosure"},
            "opens": {"screen": "detail", "title": "Network"}}


def screen(ident, title, sections, **fields):
    return {"id": ident, "title": title, "content": {"type": "list", "id": "list", "sections": sections}, **fields}


ROOT = screen("root", "System", [
    {"id": "places", "rows": [leads(*place) for place in PLACES]},
    {"id": "facts", "header": "Facts", "rows": [
        {"id": f"fact-{number}", "title": f"Fact {number}", "value": f"{number * number}"} for number in range(1, 19)]},
], largeTitle="always")

DETAIL = screen("detail", "Network", [
    {"id": "connection", "header": "Connection", "rows": [
        {"id": "name", "title": "Name", "value": "Office"}, {"id": "signal", "title": "Signal", "value": "82%"},
        {"id": "address", "title": "Address", "value": "192.0.2.17"}]},
], largeTitle="never", trailing=[{"id": "edit", "kind": "text", "role": "manage", "label": "Edit"}])

for line in sys.stdin:
    message = json.loads(line)
    if "id" not in message or "method" not in message:
        continue
    result = {}
    if message["method"] == "initialize":
        result = {"protocol": {"major": 1, "minor": 0}}
    elif message["method"] == "screen.open":
        result = ROOT if message["params"]["screen"] == "root" else DETAIL
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
    if message["method"] == "shutdown":
        break
