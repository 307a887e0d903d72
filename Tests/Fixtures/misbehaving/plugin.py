#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""plugin.py MODE: a plugin that is sound but for the one thing its mode names. For tests of the shell only."""

import json
import os
import signal
import subprocess
import sys
import time

mode = sys.argv[1] if len(sys.argv) > 1 else "sound"
raw = sys.stdout.buffer


def write(data):
    raw.write(data)
    raw.flush()


def send(**message):
    write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")


def log(text):
    send(method="log", params={"level": "info", "text": text})


def root():
    row = {"id": "count", "title": "Count", "accessory": {"kind": "button"}}
    content = {"type": "list", "id": "l", "sections": [{"id": "s", "rows": [row]}]}
    return {"id": "root", "title": "Root", "content": content}


def crash():
    os.kill(os.getpid(), signal.SIGSEGV)


def hang():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(3600)


# What happens before the first message is read.
if mode == "exit-0":
    sys.exit(0)
elif mode == "exit-3":
    print("no storage", file=sys.stderr)
    sys.exit(3)
elif mode == "crash-at-start":
    crash()
elif mode == "hang":
    hang()
elif mode == "noise":
    for line in range(200):
        write(b"debug: %d\n" % line)
elif mode == "binary-noise":
    write(bytes(range(256)) * 64 + b"\n")
elif mode == "long-line":
    write(b'{"jsonrpc":"2.0","method":"log","params":{"level":"info","text":"' + b"x" * 5_000_000 + b'"}}\n')
    log("after the long line")
elif mode == "endless-line":
    while True:
        write(b"x" * 65536)
elif mode == "cut":
    write(b'{"jsonrpc":"2.0","method":"log","par')
    sys.exit(0)
elif mode == "close-stdout":
    log("closing")
    os.close(1)
    hang()
elif mode == "close-stdin":
    os.close(0)
    log("closed")
    hang()
elif mode == "million":
    line = b'{"jsonrpc":"2.0","method":"log","params":{"level":"info","text":"again"}}\n'
    for _ in range(10_000):
        write(line * 100)
elif mode == "errors":
    while True:
        print("x" * 60, file=sys.stderr)
elif mode == "child":
    # A helper that ignores the polite signal, in the plugin's group.
    code = "import signal,time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(3600)"
    child = subprocess.Popen([sys.executable, "-c", code])
    log(f"child {child.pid}")
elif mode == "escaped-child":
    # A helper in a session of its own, whose parent is gone: no signal to the plugin's group reaches it.
    code = ("import os, signal, time\nif os.fork(): os._exit(0)\nos.setsid()\nif os.fork(): os._exit(0)\n"
            "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nprint(os.getpid(), flush=True)\n"
            "os.close(1)\nos.close(2)\ntime.sleep(3600)")
    child = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    log(f"child {int(child.stdout.readline())}")
elif mode == "eat-memory":
    eaten = []
    while len(eaten) < 400:
        eaten.append(bytearray(b"x") * (10 << 20))
    log("ate 4 GB")
elif mode == "many-files":
    files = []
    try:
        while len(files) < 10_000:
            files.append(open("/dev/null"))
    except OSError as error:
        for file in files[:8]:
            file.close()
        log(f"opened {len(files)}: {error.strerror}")
elif mode == "deep":
    write(b'{"jsonrpc":"2.0","id":1,"method":"settings.set","params":{"key":"k","value":' + b"[" * 100 + b"]" * 100 + b"}}\n")
elif mode == "environment":
    log(json.dumps({"cwd": os.getcwd(), "keys": sorted(os.environ), "group": os.getpgrp() == os.getpid()}))
elif mode == "descriptors":
    log(str(sorted(int(name) for name in os.listdir("/proc/self/fd"))))
elif mode == "stderr":
    print("one", file=sys.stderr)
    print("two", file=sys.stderr)
    sys.exit(4)
elif mode == "deaf":
    log("not reading")
    hang()


def tree(depth):
    node = {"type": "text", "id": "leaf", "runs": [{"text": "deep"}]}
    for level in range(depth):
        node = {"type": "column", "id": f"c{level}", "children": [node]}
    return node


def many_rows(count):
    """As a line already: a million rows are more than a message holds."""
    rows = ",".join('{"id":"r%d","title":"Row %d"}' % (number, number) for number in range(count))
    return '{"type":"list","id":"l","sections":[{"id":"s","rows":[%s]}]}' % rows


def bad_screen():
    """What is answered to screen.open by the modes that answer badly, as JSON; None for all others."""
    if mode == "deep-tree":
        return json.dumps({"id": "root", "title": "Deep", "content": tree(100)})
    if mode == "million-rows":
        return '{"id":"root","title":"Many","content":%s}' % many_rows(1_000_000)
    if mode == "not-a-number":
        return ('{"id":"root","title":"NaN","content":{"type":"grid","id":"g","width":NaN,"aspect":1e999,'
                '"items":[{"id":"a","title":"A"}]}}')
    if mode == "permissions":
        denied = [path for path in ("/etc/shadow", "/dev/mem") if not os.access(path, os.R_OK)]
        return json.dumps({"id": "root", "title": f"Denied {len(denied)}", "content": tree(1)})
    return None


def answer(method, params):
    if method == "initialize":
        if mode == "crash-in-initialize":
            crash()
        if mode == "hang-in-initialize":
            hang()
        return {"protocol": {"major": 2 if mode == "newer" else 1, "minor": 0}}
    if method == "screen.open":
        if mode == "wrong-types":
            return {"id": "root", "title": 7}
        if mode == "duplicate-rows":
            screen = root()
            screen["content"]["sections"][0]["rows"] *= 2
            return screen
        return root()
    if method == "action":
        if mode == "crash-in-action":
            crash()
        if mode == "hang-in-action":
            hang()
    return {}


for line in sys.stdin:
    message = json.loads(line)
    if "error" in message:
        log(f"told {message['error']['code']}")
    if "id" not in message or "method" not in message:
        continue
    if message["method"] == "shutdown":
        if mode == "crash-at-shutdown":
            crash()
        if mode == "hang-at-shutdown":
            hang()
    bad = bad_screen() if message["method"] == "screen.open" else None
    if bad is not None:
        write(b'{"jsonrpc":"2.0","id":%d,"result":%s}\n' % (message["id"], bad.encode()))
    else:
        send(id=message["id"], result=answer(message["method"], message.get("params", {})))
    if mode == "push-cycle" and message["method"] in ("screen.open", "initialize"):
        for turn in range(200):
            name = f"s{turn % 3}"
            send(id=1000 + turn, method="navigation.push", params={
                "tab": "t", "screen": {"id": name, "title": name, "content": tree(1)}})
    if message["method"] == "initialize" and mode == "half":
        write(b'{"jsonrpc":"2.0","id":1')
        hang()
