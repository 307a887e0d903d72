#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""misbehave.py KIND: a plugin that answers as it should until its tab is opened, and then does what no plugin may.

Once the wrong is done it answers as before, so that a test sees whether the shell still listens.
"""
import json
import os
import sys
import threading
import time


def send(message):
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


def raw(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def screen(ident):
    return {"id": ident, "title": "Misbehaving", "content": {"type": "text", "id": "text", "runs": [{"text": "still here"}]}}


def not_json():
    raw(b"this is no JSON\n\x00\xff\xfe\n[1, 2\n")


def too_long():
    raw(b'{"jsonrpc": "2.0", "method": "log", "params": {"level": "info", "text": "' + b"x" * 5_000_000 + b'"}}\n')


def cut():
    raw(b'{"jsonrpc": "2.0", "id": 7, "method": "badge", "par')
    os._exit(0)


def wrong_type():
    send({"id": 8, "method": "badge", "params": {"tab": 5, "value": {"deep": [True]}}})
    send({"id": 9, "method": "screen.update", "params": {"tab": "bad", "screen": "root", "title": 3, "content": []}})
    send({"id": "ten", "method": "badge"})
    send({"id": 11, "method": "no.such.method", "params": {}})
    send({"id": 10 ** 30, "method": "badge", "params": {"tab": "bad", "value": 10 ** 30}})


def deep():
    raw(b'{"jsonrpc": "2.0", "id": 12, "method": "badge", "params": ' + b"[" * 200_000 + b"]" * 200_000 + b"}\n")


def flood():
    """A million messages, as fast as the pipe takes them."""
    line = json.dumps({"jsonrpc": "2.0", "id": 13, "method": "badge", "params": {"tab": "bad", "value": 3}}).encode() + b"\n"
    for _ in range(1000):
        raw(line * 1000)


def mute():
    while True:
        time.sleep(60)


def unasked():
    send({"id": 4711, "result": {"never": "asked"}})
    send({"id": 4712, "error": {"code": -1, "message": "nor this"}})


def other_tab():
    send({"id": 14, "method": "badge", "params": {"tab": "alarm", "value": 99}})
    send({"id": 15, "method": "tab.remove", "params": {"tab": "bad"}})
    send({"id": 16, "method": "tab.update", "params": {"tab": "bad", "enabled": False}})


def heavy():
    """One message each of legal size, with more to lay out than a frame has time for."""
    long = "word and " * 400_000
    contents = (
        {"type": "text", "id": "t", "runs": [{"text": "a\n" * 1_000_000}]},
        {"type": "list", "id": "l", "sections": [{"id": "s", "rows": [], "footer": long}]},
        {"type": "list", "id": "l", "sections": [{"id": "s", "rows": [{"id": "r", "title": long}]}]},
        {"type": "explanation", "id": "e", "heading": long},
        {"type": "column", "id": "c", "children": [{"type": "text", "id": f"t{n}", "runs": []} for n in range(50_000)]},
        {"type": "buttons", "id": "b", "buttons": [{"id": f"b{n}", "label": "a"} for n in range(20_000)]},
        {"type": "picker", "id": "p", "wheels": [
            {"id": "w", "label": "w", "selected": "o1", "options": [{"id": f"o{n}", "label": "a"} for n in range(80_000)]}]},
    )
    for number, content in enumerate(contents):
        send({"id": 20 + number, "method": "screen.update", "params": {"tab": "bad", "screen": "root", "content": content}})
    send({"id": 30, "method": "unavailable", "params": {"tab": "bad", "explanation": long}})
    send({"id": 31, "method": "alert", "params": {"tab": "bad", "title": long, "text": "b"}})
    send({"id": 32, "method": "tab.update", "params": {"tab": "bad", "title": long}})


def strange_numbers():
    send({"id": 33, "method": "canvas.open", "params": {
        "tab": "bad", "screen": "root", "node": "n", "width": 1, "height": 1, "scale": 1.5}})
    raw(b'{"jsonrpc": "2.0", "id": 34, "method": "tab.update", "params": {"tab": "bad", "title": "\\ud800"}}\n')


def endless_errors():
    def write():
        while True:
            os.write(2, b"x" * 65536)
    threading.Thread(target=write, daemon=True).start()


def alarm():
    send({"id": 35, "method": "alert", "params": {"tab": "bad", "title": "Boo", "text": "Who is there?", "sound": True}})


kind = globals()[sys.argv[1]]
done = False
for line in sys.stdin:
    message = json.loads(line)
    if "error" in message:
        print(f"error {message['id']}: {message['error']['message']}", file=sys.stderr)
    if "method" not in message or "id" not in message:
        continue
    method, parameters = message["method"], message.get("params", {})
    if method == "screen.open" and not done:
        done = True
        kind()
    result = {}
    if method == "initialize":
        result = {"protocol": {"major": 1, "minor": 0}}
    elif method == "screen.open":
        result = screen(parameters["screen"])
    send({"id": message["id"], "result": result})
    if method == "shutdown":
        break
