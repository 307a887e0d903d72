# SPDX-License-Identifier: Apache-2.0
"""Two fingers on a touchpad, as sway hands them on."""
from harness.gestures import GesturesCase
from harness.waiting import wait_until

DISPLAY = "sway"
SIZE = "480x800"


class Touchpad(GesturesCase):
    def deeper(self):
        self.open("bars", "Deeper")
        self.pointer.move(240, 400)

    def test_back(self):
        """NAV-POP-SWIPE two fingers towards the trailing edge go back, wherever the pointer is"""
        self.deeper()
        self.pointer.two_fingers(330, 0)
        self.shell.wait_stack("Bars")

    def test_given_up(self):
        """NAV-POP-COMMIT a third of the way and at rest, the page comes back; a way down scrolls it"""
        self.deeper()
        self.pointer.two_fingers(150, 0, hold=0.3)
        self.shell.wait_still()
        self.assertEqual(self.shell.stack(), ["Bars", "Deeper"])
        before = self.top("Line 12")
        self.pointer.two_fingers(0, -150, hold=0.2)
        wait_until(lambda: self.top("Line 12") < before, "the page follows the fingers")
        self.shell.wait_still()
        self.assertEqual(self.shell.stack(), ["Bars", "Deeper"])

    def test_root(self):
        """NAV-POP-SWIPE at a root two fingers lead nowhere"""
        self.open("bars")
        self.pointer.move(240, 400)
        self.pointer.two_fingers(330, 0)
        self.shell.wait_still()
        self.assertEqual(self.shell.stack(), ["Bars"])

    def test_picker(self):
        """a picker that the pointer was moved to follows two fingers, and the page stays"""
        self.open()
        hour = lambda: self.tree.wait(lambda name: name.startswith("Hour,"))  # noqa: E731
        self.pointer.move(100, 400)
        # GTK scrolls a page by a multiple of what fingers do.
        self.pointer.two_fingers(0, (400 - hour().centre[1]) / 2.5, hold=0.3)
        self.shell.wait_still()
        x, y = hour().centre
        self.assertTrue(150 < y < 650, f"the picker is in view: {y}")
        # Two moves in one frame are one to GTK, which enters and does not move.
        for way in (24, 12, 0):
            self.pointer.move(x - way, y)
            self.shell.wait_still()
        place = hour().extents
        self.pointer.two_fingers(0, -100, hold=0.2)
        wait_until(lambda: hour().name == "Hour, 9", "two values on")
        self.shell.wait_still()
        self.assertEqual(hour().extents, place)
        self.assertEqual(self.done, ['hour "9"'])
