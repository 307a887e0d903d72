#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A plugin whose one screen is a long list; it writes a line when one of its rows is pressed."""
import json
import sys

ROWS = [{"id": f"row-{number}", "title": f"Row {number}", "accessory": {"kind": "disclosure"}} for number in range(60)]
SCREEN = {"id": "root", "title": "Long", "largeTitle": "never", "content": {
    "type": "list", "id": "list", "sections": [{"id": "rows", "rows": ROWS}]}}

for line in sys.stdin:
    message = json.loads(line)
    method = message.get("method")
    if method == "action":
        print("a row was activated", file=sys.stderr, flush=True)
    if "id" not in message or method is None:
        continue
    result = {"initialize": {"protocol": {"major": 1, "minor": 0}}, "screen.open": SCREEN}.get(method, {})
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
    if method == "shutdown":
        break
