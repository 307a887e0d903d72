#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A Lintel plugin in Python with nothing but the standard library.

Messages are JSON-RPC 2.0 objects, one a line: requests of the shell come in on standard input and are answered on standard
output, and the plugin sends requests of its own the same way. Standard error goes to the shell's log.
"""

import json
import sys

# The pipe is for messages: what is printed by accident goes to the log.
channel, sys.stdout = sys.stdout, sys.stderr

presses = 0
last_request = 0


def send(**message):
    channel.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    channel.flush()


def request(method, **params):
    """Asks the shell for something; its answer is read in the loop below."""
    global last_request
    last_request += 1
    send(id=last_request, method=method, params=params)


def root_content():
    return {
        "type": "list",
        "id": "list",
        "sections": [
            {
                "id": "main",
                "header": "Counting",
                "footer": "The badge of the tab shows the same number.",
                "rows": [
                    {"id": "count", "title": "Pressed", "value": str(presses), "accessory": {"kind": "button"}},
                    {"id": "reset", "title": "Start again", "accessory": {"kind": "button"}, "destructive": True},
                ],
            },
            {
                "id": "more",
                "rows": [
                    {
                        "id": "about",
                        "title": "About",
                        "accessory": {"kind": "disclosure"},
                        "opens": {"screen": "about", "title": "About"},
                    }
                ],
            },
        ],
    }


def screen(name):
    if name == "root":
        return {"id": "root", "title": "Hello Python", "content": root_content()}
    if name == "about":
        version = "Python " + sys.version.split()[0]
        rows = [{"id": "version", "title": "Runs on", "value": version}]
        return {
            "id": "about",
            "title": "About",
            "content": {"type": "list", "id": "list", "sections": [{"id": "main", "rows": rows}]},
        }
    raise LookupError(f"there is no screen {name}")


def act(node):
    global presses
    presses = presses + 1 if node == "count" else 0
    request("screen.update", tab="hello", screen="root", content=root_content())
    request("badge", tab="hello", value=presses or None)


def answer(method, params):
    if method == "initialize":
        return {"protocol": {"major": 1, "minor": 0}}
    if method == "screen.open":
        return screen(params["screen"])
    if method == "action":
        act(params["node"])
    return {}


for line in sys.stdin:
    message = json.loads(line)
    if "error" in message:
        print("the shell refused:", message["error"]["message"], file=sys.stderr)
    if "method" not in message or "id" not in message:
        continue
    try:
        send(id=message["id"], result=answer(message["method"], message["params"]))
    except LookupError as error:
        send(id=message["id"], error={"code": -32602, "message": str(error)})
    if message["method"] == "shutdown":
        break
