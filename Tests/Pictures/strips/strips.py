#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A plugin whose first page is long enough to scroll and leads to a second one: the strips of moving pages are of it."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from served import serve  # noqa: E402

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

serve(lambda parameters: ROOT if parameters["screen"] == "root" else DETAIL)
