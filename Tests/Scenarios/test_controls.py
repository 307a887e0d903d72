# SPDX-License-Identifier: Apache-2.0
"""The controls of a page, by pointer, by key and by assistive technology."""
from gi.repository import Atspi

from harness.controls import ControlsCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"


class Controls(ControlsCase):
    def test_names(self):
        """everything that takes the focus has a name, and none is an icon's (A-05)"""
        self.open()
        for node in self.tree.all():
            if "focusable" in node.states:
                self.assertTrue(node.name, f"{node!r} {node.extents}")
                self.assertNotIn(".svg", node.name)

    def test_assistive_technology(self):
        """rows are pressed, and switched, by their action"""
        self.open()
        row = self.row("Wi-Fi")
        self.assertIn("checked", row.states)
        row.press()
        self.wait_done("wifi false")
        wait_until(lambda: "checked" not in self.row("Wi-Fi").states, "it is off")
        self.row("Tuesday").press()
        self.wait_done("wifi false", "tuesday null")
        wait_until(lambda: "checked" in self.row("Tuesday").states, "Tuesday is chosen")
        self.assertEqual(self.row("Nothing to do").actions, [])

    def test_typing(self):
        """a text is typed into its row while the page is updated, and stays"""
        self.open()
        self.pointer.focus()
        self.pointer.tap(self.tree.wait("Name", Role.TEXT))
        self.pointer.keys("End")
        self.pointer.write(" two")
        wait_until(lambda: self.done and self.done[-1] == 'name "Kitchen two"', "the text has arrived")
        self.pointer.tap(self.row("Wi-Fi"))
        wait_until(lambda: self.done[-1] == "wifi false", "the switch was pressed")
        self.shell.wait_still()
        field = self.tree.wait("Name", Role.TEXT).accessible
        self.assertEqual(Atspi.Text.get_text(field, 0, Atspi.Text.get_character_count(field)), "Kitchen two")

    def test_stepper_and_slider(self):
        """plus steps once a press, the slider is drawn along"""
        self.open()
        self.tap("More: Snooze")
        self.wait_done("snooze 10")
        self.tree.wait(self.called("Snooze, 10"))
        x, y, width, height = self.tree.wait("Volume", Role.SLIDER).extents
        self.pointer.drag((x + 12 + round((width - 24) * 0.4), y + height // 2), (x + width - 20, y + height // 2), 0.3)
        wait_until(lambda: self.done[-1].startswith("volume 0.9"), f"the slider is at its end: {self.done[-1]}")

    def test_choice(self):
        """a choice is made with the keys, and the focus is back where it was"""
        self.open()
        self.pointer.focus()
        self.pointer.tap(self.row("Sound"))
        chosen = self.tree.wait("Wave", Role.RADIO_BUTTON)
        wait_until(lambda: "focused" in chosen.states, "the chosen one has the focus")
        self.pointer.keys("Down", "Return")
        self.wait_done('tone "chime"')
        wait_until(lambda: "focused" in self.row("Sound").states, "the row has the focus")
        self.row("Sound, Chime")

    def test_leaving(self):
        """a press that leaves its row does nothing, also when it comes back (BARS-POINTER)"""
        self.open()
        x, y = self.row("Tuesday").centre
        for path in ([(x, y), (x, y + 70)], [(x, y), (x, y + 70), (x, y)]):
            self.pointer.move(*path[0])
            self.pointer.down()
            for place in path[1:]:
                self.pointer.move(*place)
                self.shell.wait_still()
            self.pointer.up()
        self.tap(self.called("Monday"))
        self.wait_done("monday null")

    def test_keys(self):
        """the focus goes from row to row, out from under the bars, and a key presses"""
        self.open()
        self.pointer.focus()
        self.pointer.tap(self.row("Monday"))
        self.wait_done("monday null")
        for _ in range(7):
            self.pointer.keys("Down")
        focused = wait_until(lambda: next((node for node in self.tree.all(lambda name: name.startswith("Last "))
                                           if "focused" in node.states), None), "a row far down has the focus")
        self.shell.wait_still()
        x, y, width, height = focused.extents
        self.assertLessEqual(y + height, 751)
        self.assertGreaterEqual(y, 76)
        self.pointer.keys("space")
        self.wait_done("monday null", f"{focused.name.lower().replace(' ', '')} null")
