# SPDX-License-Identifier: Apache-2.0
"""Fingers on everything that can be pressed: a touch screen of the X server, handed on by sway."""
import time

from gi.repository import Atspi

from harness.gestures import GesturesCase
from harness.mocks import Portal, UPower
from harness.pictures import Picture
from harness.touch import Touch
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "touch"


class Echo(GesturesCase):
    def setUp(self):
        self.touch = Touch()

    def echo(self, node):
        """A touch, and what a driver makes a pointer do after it at the same place."""
        x, y = node.centre
        self.pointer.move(x, y)
        self.touch.tap(x, y)
        self.pointer.down()
        self.pointer.up()
        self.shell.wait_still()

    def test_content(self):
        """K-15 one touch is one press on a switch, a button, a check, a stepper, a link, a slider and a picker"""
        self.open()
        self.echo(self.row("Wi-Fi"))
        self.echo(self.row("Press"))
        self.echo(self.row("Check"))
        self.echo(self.tree.wait("More: Snooze"))
        self.echo(self.tree.wait("more", Role.LINK))
        self.echo(self.tree.wait("Start", Role.PUSH_BUTTON))
        self.wait_done("wifi false", "plain null", "check null", "snooze 6", "link null", "start null")
        hour = self.tree.wait(lambda name: name.startswith("Hour,"))
        x, y, wide, high = hour.extents
        at = (x + wide // 2, y + high - 20)
        self.pointer.move(*at)
        self.touch.tap(*at)
        self.pointer.down()
        self.pointer.up()
        self.shell.wait_still()
        self.assertEqual(self.done[6:], ['hour "8"'])
        slider = self.tree.wait("Volume", Role.SLIDER)
        self.echo(slider)
        self.assertLessEqual(len(self.done[7:]), 1)

    def test_bars(self):
        """K-15 one touch is one press on a tab, the back button, an item, a tool, a row and the status bar"""
        power = UPower()
        self.addCleanup(power.stop)
        power.battery(80.0)
        self.open()
        self.echo(self.tree.wait("Edit", Role.PUSH_BUTTON))
        self.wait_done("item null")
        self.echo(self.tree.wait("Bars", Role.PAGE_TAB))
        wait_until(lambda: self.shell.tabs()["bars"]["selected"], "the tab is open")
        self.echo(self.row("Tools"))
        self.shell.wait_stack("Bars", "Tools")
        self.echo(self.tree.wait("Act", Role.PUSH_BUTTON))
        self.wait_done("item null", "tool null")
        self.echo(self.tree.wait(lambda name: name.startswith("Back"), Role.PUSH_BUTTON))
        self.shell.wait_stack("Bars")
        self.echo(self.row("Deeper"))
        self.shell.wait_stack("Bars", "Deeper")
        self.echo(self.tree.wait("Bars", Role.PAGE_TAB))
        self.shell.wait_stack("Bars")
        self.echo(self.tree.wait(lambda name: name.startswith("Battery"), Role.PUSH_BUTTON))
        self.tree.wait("Battery", Role.DIALOG)
        self.assertEqual(self.done, ["item null", "tool null"])

    def test_typing(self):
        """K-15 one touch on a text field puts the cursor there once and selects nothing"""
        self.open("bars", "Form")
        self.touch.drag((240, 600), (240, 200), 0.3, hold=0.3)
        self.shell.wait_still()
        self.echo(self.tree.wait("Note", Role.TEXT))
        field = self.tree.wait("Note", Role.TEXT)
        self.assertIn("focused", field.states)
        self.pointer.write("two words")
        wait_until(lambda: Atspi.Text.get_character_count(field.accessible) == 9, "it is typed")
        self.shell.wait_still()
        self.echo(field)
        field.accessible.clear_cache()
        self.assertEqual(Atspi.Text.get_n_selections(field.accessible), 0)
        self.assertEqual(self.shell.stack(), ["Bars", "Form"])

    def test_choice(self):
        """K-15 one touch opens the choices, one chooses, and the row below is not pressed"""
        self.open("bars", "Choices")
        self.echo(self.row("Sound"))
        self.echo(self.tree.wait("Chime", Role.RADIO_BUTTON))
        self.wait_done('tone "chime"')
        self.row("Sound, Chime")
        self.shell.wait_still()
        self.assertIsNone(self.tree.find("Wave", Role.RADIO_BUTTON))
        self.wait_done('tone "chime"')

    def test_tap_that_hides(self):
        """K-15 one touch on empty content hides the bars once, and one brings them back"""
        self.open("bars", "Tap")
        for shown in (False, True):
            self.pointer.move(240, 500)
            self.touch.tap(240, 500)
            self.pointer.down()
            self.pointer.up()
            self.wait_bars(shown)


class Hiding(GesturesCase):
    def test_swipe(self):
        """NAV-HIDE-GESTURE a finger that pushes the content up hides the bars, one that pulls it down shows them"""
        touch = Touch()
        self.open("bars", "Swipe")
        touch.drag((240, 500), (240, 400), 0.3, hold=0.2)
        self.wait_bars(False)
        touch.drag((240, 300), (240, 360), 0.3, hold=0.2)
        self.wait_bars(True)
        self.assertEqual(self.shell.stack(), ["Bars", "Swipe"])

    def test_top(self):
        """NAV-HIDE-GESTURE content that has come back to its top has its bars"""
        touch = Touch()
        self.open("bars", "Swipe")
        touch.drag((240, 500), (240, 440), 0.3, hold=0.2)
        self.wait_bars(False)
        touch.drag((240, 300), (240, 600), 0.2)
        self.wait_bars(True)


class Held(GesturesCase):
    def setUp(self):
        self.touch = Touch()

    def test_enlarged_name(self):
        """BARS-TEXT-SCALE a finger that stays on a tab shows its name large until it is lifted, at twice the text size"""
        portal = Portal(text_scaling_factor=2.0)
        self.addCleanup(portal.stop)
        self.open()
        before = self.shell.picture(self.shell.home / "before.png")
        self.touch.begin(*self.tree.wait("Bars", Role.PAGE_TAB).centre)
        time.sleep(1)  # as long as a finger has to stay
        held = self.shell.picture(self.shell.home / "held.png")
        different = Picture(held).differing(Picture(before), 32)
        self.assertGreater(different, 5_000, "the name stands in the middle of the screen")
        self.touch.end()
        self.shell.wait_still()
        after = self.shell.picture(self.shell.home / "after.png")
        self.assertEqual(self.shell.tabs()["bars"]["selected"], True)
        self.assertNotEqual(Picture(after).differing(Picture(held), 32), 0)
