# SPDX-License-Identifier: Apache-2.0
"""What the Python module makes of buttons, wheels and rows that can be taken away: as the schema of content has it."""
import sys
import unittest

from harness.shell import STAGE

sys.path.insert(0, str(STAGE / "share/lintel/sdk/python"))
import lintel  # noqa: E402
from lintel.bars import Page  # noqa: E402

DISPLAY = "none"


class Content(unittest.TestCase):
    def describe(self, *nodes):
        screen, made = Page("Title", *nodes).describe("root")
        return screen["content"], made

    def test_buttons(self):
        """buttons tell what they are, and a press does what it should"""
        pressed = []
        content, made = self.describe(lintel.Buttons(
            lintel.PushButton("Lap", lambda: pressed.append("lap"), enabled=False),
            lintel.PushButton("Stop", lambda: pressed.append("stop"), prominent=True, destructive=True)))
        self.assertEqual(content, {"type": "buttons", "id": "buttons", "buttons": [
            {"id": "lap", "label": "Lap", "enabled": False},
            {"id": "stop", "label": "Stop", "prominent": True, "destructive": True}]})
        made.actions["stop"](("activate", None))
        self.assertEqual(pressed, ["stop"])

    def test_wheels(self):
        """a wheel of numbers and one of words give the id that was turned to"""
        turned = []
        content, made = self.describe(lintel.Picker(
            lintel.Wheel("Hour", range(2), 1, turned.append, wraps=True, unit="h"),
            lintel.Wheel("Half", [("am", "AM"), ("pm", "PM")], "am", turned.append), separator=":"))
        self.assertEqual(content["separator"], ":")
        self.assertEqual(content["wheels"][0], {
            "id": "hour", "label": "Hour", "selected": "1", "unit": "h", "wraps": True,
            "options": [{"id": "0", "label": "0"}, {"id": "1", "label": "1"}]})
        made.actions["half"](("change", "pm"))
        self.assertEqual(turned, ["pm"])

    def test_removal(self):
        """a row is taken away by its sign, and still opens by its own press"""
        done = []
        content, made = self.describe(lintel.List(lintel.Section(rows=[
            lintel.Row("07:00", id="a1", on_tap=lambda: done.append("tap"), removal=("Delete", lambda: done.append("gone")))])))
        row = content["sections"][0]["rows"][0]
        self.assertEqual(row["removal"], {"id": "remove-a1", "label": "Delete"})
        made.actions["remove-a1"](("activate", None))
        made.actions["a1"](("activate", None))
        self.assertEqual(done, ["gone", "tap"])
