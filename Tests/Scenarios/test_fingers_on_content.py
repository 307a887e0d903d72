# SPDX-License-Identifier: Apache-2.0
"""Fingers on the rows of a page: a touch screen of the X server, handed on by sway."""
import time

from harness.controls import ControlsCase
from harness.touch import Touch
from harness.waiting import wait_until

DISPLAY = "touch"


class Rows(ControlsCase):
    def setUp(self):
        self.touch = Touch()

    def test_switch(self):
        """a touch switches once, two touches 250 ms apart switch twice (K-15)"""
        self.open()
        self.touch.tap(self.row("Wi-Fi"))
        self.wait_done("wifi false")
        wait_until(lambda: "checked" not in self.row("Wi-Fi").states, "it is off")
        for _ in range(2):
            self.touch.tap(self.row("Wi-Fi"))
            time.sleep(0.25)  # the gap is what is tested
        self.wait_done("wifi false", "wifi true", "wifi false")

    def test_echo(self):
        """a pointer's press at the same place right after a touch is not a second one (K-15)"""
        self.open()
        x, y = self.row("Wi-Fi").centre
        self.pointer.move(x, y)
        self.touch.tap(x, y)
        self.pointer.down()
        self.pointer.up()
        self.wait_done("wifi false")
        self.shell.wait_still()
        self.wait_done("wifi false")

    def test_scroll(self):
        """a finger that scrolls presses nothing, and the page follows it"""
        self.open()
        before = self.top("Monday")
        x, y = self.row("Last 0").centre
        self.touch.drag((x, y), (x, y - 120), 0.4, hold=0.3)
        self.shell.wait_still()
        self.assertLess(self.top("Monday"), before - 60)
        self.assertEqual(self.done, [])

    def test_leaves(self):
        """a finger that leaves its row sideways presses nothing"""
        self.open()
        x, y = self.row("Tuesday").centre
        self.touch.drag((x, y), (474, y + 2), 0.2, hold=0.1)
        self.touch.tap(self.row("Monday"))
        self.wait_done("monday null")

    def test_long_press(self):
        """a slow finger presses as well as a quick one"""
        self.open()
        self.touch.begin(*self.row("Tuesday").centre)
        time.sleep(1.2)  # longer than a click may take
        self.touch.end()
        self.wait_done("tuesday null")

    def test_flick(self):
        """a flick goes on by itself, and rows that are not there yet come"""
        self.open("many")
        for _ in range(6):
            self.touch.drag((240, 650), (240, 150), 0.12)
            self.shell.wait_still()
        numbers = [int(node.name.split()[1].rstrip(",")) for node in self.tree.all(lambda name: name.startswith("Row "))]
        self.assertGreater(max(numbers), 80)
        self.assertLess(len(numbers), 60)
        self.assertEqual(self.done, [])
