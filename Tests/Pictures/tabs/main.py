#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""As many tabs as its manifest has, each with a page of one row; badges.json in its data folder has their badges."""
import json
import pathlib
import sys


def send(message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    method, parameters = message.get("method"), message.get("params", {})
    if "id" not in message or method is None:
        continue
    result = {}
    if method == "initialize":
        result = {"protocol": {"major": 1, "minor": 0}}
    elif method == "screen.open":
        tab = parameters["tab"]
        result = {"id": parameters["screen"], "title": tab.capitalize(), "largeTitle": "never", "content": {
            "type": "list", "id": "list", "sections": [{"id": "one", "rows": [{"id": "row", "title": tab}]}]}}
    send({"id": message["id"], "result": result})
    if method == "initialize":
        badges = pathlib.Path(parameters["dataDir"]) / "badges.json"
        for number, (tab, value) in enumerate(json.loads(badges.read_text()).items() if badges.exists() else ()):
            send({"id": number + 1, "method": "badge", "params": {"tab": tab, "value": value}})
    if method == "shutdown":
        break
