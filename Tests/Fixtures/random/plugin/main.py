#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A plugin that shows screens nobody would make: drawn by chance from the schema of the messages, with the numbers and texts
that break things. The file `seed` beside it says where chance begins and how many screens there are; the schema lies there too."""
import itertools
import json
import pathlib
import random
import sys
import threading
import time

SCHEMA = json.loads(pathlib.Path("values.json").read_text())["$defs"]
SEED, COUNT = map(int, pathlib.Path("seed").read_text().split())
NUMBERS = [0, -0.0, 1, -1, 0.5, 2, 100, 1e-300, -1e-300, 1e15, -1e15, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63 - 1, -2 ** 63,
           5e-324]
TEXTS = ["", " ", "A", "Wi-Fi", "word " * 400, "x" * 5000, "\u202eabc", "שלום עולם", "👩‍👩‍👧‍👦" * 50, "a\nb\r\nc\t", "<b>&amp;", "\u0000",
         "e" + "\u0301" * 500, "\ufeff", "../x.png", "/etc/passwd", "wifi"]
IDS = ["a", "b", "c", "d"]
DEPTH = 7
chance = random.Random(SEED)
numbers = itertools.count()
lock = threading.Lock()


def number(schema):
    low, high = schema.get("minimum"), schema.get("maximum")
    edges = [edge for edge in (low, high) if edge is not None]
    if edges and chance.random() < 0.7:
        return chance.choice([*edges, (edges[0] + edges[-1]) / 2])
    return chance.choice(NUMBERS)


def text(schema):
    pattern = schema.get("pattern", "")
    if pattern.startswith("^#"):
        return f"#{chance.randrange(1 << 24):06x}"
    return identifier() if pattern else chance.choice(TEXTS)


def identifier():
    """Seldom one that is taken."""
    return chance.choice(IDS) if chance.random() < 0.005 else f"n{next(numbers)}"


def made(schema, depth=0):
    if "$ref" in schema:
        return made(SCHEMA[schema["$ref"].rsplit("/", 1)[1]], depth)
    for choice in ("oneOf", "anyOf"):
        if choice in schema:
            kinds = schema[choice]
            # What holds no other content ends the tree.
            return made(chance.choice(kinds if depth < DEPTH else kinds[1:4] or kinds), depth)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return chance.choice(schema["enum"])
    kind = schema.get("type")
    kind = chance.choice(kind) if isinstance(kind, list) else kind
    if kind == "object":
        needed = schema.get("required", [])
        fields = {key: made(value, depth + 1) for key, value in schema.get("properties", {}).items()
                  if key in needed or chance.random() < (0.6 if depth < DEPTH else 0.1)}
        if "rows" in fields and chance.random() < 0.99:
            place(fields)
        return fields
    if kind == "array":
        most = 0 if depth > DEPTH else chance.choice([0, 1, 2, 3, 12])
        return [made(schema["items"], depth + 1) for _ in range(min(most, schema.get("maxItems", most)))]
    if kind == "boolean":
        return chance.random() < 0.5
    if kind == "integer":
        return int(max(-2 ** 63, min(2 ** 63 - 1, number(schema))))
    if kind == "number":
        return number(schema)
    if kind == "null":
        return None
    return text(schema)


def place(section):
    """Rows that stand where their section says it has some."""
    if "first" in section:
        section["first"] = chance.choice([0, 1, 1000, 10 ** 9 - 100])
    if "count" in section:
        section["count"] = section.get("first", 0) + len(section["rows"]) + chance.choice([0, 0, 5, 50])


def send(**message):
    with lock:
        sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        sys.stdout.flush()


def screen(ident):
    parts = [made(SCHEMA[chance.choice(["content", "list"])], 1) for _ in range(4)]
    return {**made(SCHEMA["screen"]), "id": ident, "fullscreen": "none",
            "content": {"type": "column", "id": "all", "children": parts}}


def show():
    for turn in range(1, COUNT + 1):
        send(id=turn, method="navigation.replace", params={"tab": "random", "stack": [screen("root")]})
        time.sleep(0.05)
        send(id=turn + COUNT, method="screen.update", params={"tab": "random", "screen": "root", **{
            key: value for key, value in screen("root").items() if key in ("title", "content", "trailing", "toolbar")}})
        time.sleep(0.05)
        print(f"shown {turn}", file=sys.stderr, flush=True)


for line in sys.stdin:
    message = json.loads(line)
    method, parameters = message.get("method"), message.get("params", {})
    result = {}
    if method == "initialize":
        result = {"protocol": {"major": 1, "minor": 0}}
    elif method == "screen.open":
        result = {"id": parameters["screen"], "title": "Random", "content": {"type": "explanation", "id": "e", "heading": "Soon"}}
        threading.Thread(target=show, daemon=True).start()
    elif method == "rows":
        result = {"rows": []}
    elif "error" in message:
        print("refused", message["error"].get("message", ""), file=sys.stderr, flush=True)
    if method and "id" in message:
        send(id=message["id"], result=result)
    if method == "shutdown":
        break
