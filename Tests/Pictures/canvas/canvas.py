#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A canvas with a disc in it whose edge is half clear, between a text and a list; each pixel has its own colour."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from served import serve  # noqa: E402

WIDTH, HEIGHT = 448, 240
PLACE = {"tab": "canvas", "screen": "root", "node": "disc"}


def pixel(x, y):
    """Blue, green, red and alpha, the colours multiplied by the alpha."""
    distance = ((x - WIDTH / 2) ** 2 + (y - HEIGHT / 2) ** 2) ** 0.5
    alpha = max(0.0, min(1.0, (115 - distance) / 30))
    return bytes(round(value * alpha) for value in (255 * y / HEIGHT, 90, 255 * x / WIDTH, 255))


def screen(parameters):
    return {"title": "Canvas", "largeTitle": "never", "content": {"type": "column", "id": "column", "children": [
        {"type": "text", "id": "above", "runs": [{"text": "Drawn by the plugin itself:"}]},
        {"type": "canvas", "id": "disc", "height": HEIGHT, "description": "A disc"},
        {"type": "list", "id": "list", "sections": [{"id": "s", "rows": [{"id": "r", "title": "Radius", "value": "115"}]}]}]}}


def draw(memory):
    with open(memory["path"], "r+b") as file:
        for y in range(HEIGHT):
            file.seek(y * memory["stride"])
            file.write(b"".join(pixel(x, y) for x in range(WIDTH)))
    yield "canvas.show", {**PLACE, "buffer": 0}


serve(screen, asked=lambda parameters: [("canvas.open", {**PLACE, "width": WIDTH, "height": HEIGHT, "scale": 1}, draw)])
