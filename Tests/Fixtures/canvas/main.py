#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A canvas of one colour, and rows that do with it what a plugin should not; what the shell answers is written down. For tests
of the shell only."""
import os

import lintel

RED, BLUE = b"\x00\x00\xff\xff", b"\xff\x00\x00\xff"
SIZE = 400, 200
PLACE = {"tab": "canvas", "screen": "root", "node": "c"}
# Requests that must be refused, by the row that makes them.
REFUSED = {
    "Enormous": ("canvas.open", {**PLACE, "width": 4096, "height": 4096, "scale": 4}),
    "Nothing": ("canvas.open", {**PLACE, "width": 0, "height": 100, "scale": 1}),
    "Scale": ("canvas.open", {**PLACE, "width": 10, "height": 10, "scale": 9}),
    "Elsewhere": ("canvas.open", {**PLACE, "node": "list", "width": 10, "height": 10, "scale": 1}),
    "Buffer": ("canvas.show", {**PLACE, "buffer": 2}),
    "Outside": ("canvas.show", {**PLACE, "buffer": 0, "rect": {"x": 390, "y": 0, "width": 20, "height": 10}}),
    "Negative": ("canvas.show", {**PLACE, "buffer": 0, "rect": {"x": -1, "y": 0, "width": 20, "height": 10}}),
    "Overflow": ("canvas.show", {**PLACE, "buffer": 0, "rect": {"x": 1, "y": 1, "width": 2 ** 63 - 1, "height": 1}}),
}


class CanvasScreen(lintel.Screen):
    said = "nothing"
    has_canvas = True

    def opened(self) -> None:
        self.canvas("c", *SIZE, self.begin)

    def begin(self, buffer: lintel.CanvasBuffer) -> None:
        self.buffer, self.path = buffer, buffer._file.name
        self.paint(RED)
        self.say(f"open {os.path.dirname(self.path)}")

    def paint(self, pixel: bytes) -> None:
        self.buffer.show(pixel * (SIZE[0] * SIZE[1]))

    def page(self) -> lintel.Page:
        rows = [lintel.Row("Blue", on_tap=lambda: self.paint(BLUE)), lintel.Row("Cut", on_tap=self.cut),
                lintel.Row("Unlink", on_tap=self.unlink), lintel.Row("Without", on_tap=self.without),
                lintel.Row("Refused", on_tap=self.refused), lintel.Row("End", on_tap=lambda: os._exit(3))]
        canvas = [lintel.Canvas("c", SIZE[1], "One colour")] if self.has_canvas else []
        return lintel.Page("Canvas", *canvas, lintel.Text([f"Said: {self.said}"], id="said"),
                           lintel.List(lintel.Section(rows), id="list"))

    def cut(self) -> None:
        """The file is cut to nothing, and shown all the same."""
        os.truncate(self.path, 0)
        self.plugin.ask("canvas.show", {**PLACE, "buffer": 0}, lambda result, error: self.say(f"cut {error}"))

    def unlink(self) -> None:
        """The file is gone and something else has its name."""
        os.unlink(self.path)
        os.symlink("/etc/passwd", self.path)
        self.plugin.ask("canvas.show", {**PLACE, "buffer": 0}, lambda result, error: self.say(f"unlinked {error}"))

    def without(self) -> None:
        self.has_canvas = False

        def later() -> None:
            self.plugin.ask("canvas.show", {**PLACE, "buffer": 0}, lambda result, error: self.say(
                f"without {error is not None} {os.path.exists(self.path)}"))
        self.plugin.after(0.2, later)

    def refused(self) -> None:
        answers = []
        for name, (method, params) in REFUSED.items():
            def answered(result, error, name=name) -> None:
                answers.append(name if error is None else "")
                if len(answers) == len(REFUSED):
                    self.say("accepted: " + " ".join(filter(None, answers)) + ".")
            self.plugin.ask(method, params, answered)

    def say(self, text: str) -> None:
        self.said = text
        self.update()


if __name__ == "__main__":
    lintel.Plugin({"canvas": CanvasScreen}).run()
