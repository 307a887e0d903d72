# SPDX-License-Identifier: Apache-2.0
"""Squeekboard beside the shell, which is one borderless tiled window of sway."""
import os
import subprocess

from harness.controls import ControlsCase
from harness.gestures import GesturesCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "sway"
SIZE = "480x800"


class KeyboardCase(ControlsCase):
    def start_keyboard(self):
        # It follows the focus only where the settings say so, and the backend that keeps them in a file alone reaches it.
        environment = {**os.environ, "GSETTINGS_BACKEND": "keyfile"}
        subprocess.run(["gsettings", "set", "org.gnome.desktop.a11y.applications", "screen-keyboard-enabled", "true"],
                       env=environment, check=True, timeout=10)
        keyboard = subprocess.Popen(["squeekboard"], env=environment, stdout=subprocess.DEVNULL,
                                    stderr=subprocess.DEVNULL)
        self.addCleanup(keyboard.wait)
        self.addCleanup(keyboard.terminate)
        return keyboard

    def wait_keyboard(self, state):
        wait_until(lambda: self.shell.status()["keyboard"] == state, f"the keyboard is {state}")

    @property
    def height(self):
        return self.tree.find(role=(Role.FRAME, Role.WINDOW)).extents[3]

    @property
    def tab_bar(self):
        return self.shell.status()["bars"]["tabs"]

    def wait_height(self, height, why):
        """sway tells a text field of its focus once the window has lost and regained the keys, if that is not too soon."""
        for attempt in range(4):
            for workspace in ("2", "1"):
                subprocess.run(["swaymsg", "-q", "workspace", workspace], check=True, timeout=10)
            try:
                return wait_until(lambda: self.height == height, why, 3)
            except AssertionError:
                if attempt == 3:
                    raise


class Field(KeyboardCase):
    def test_squeekboard(self):
        """a text field takes the focus: the window shrinks, the tab bar goes, the field stays in view; then all comes back"""
        self.open()
        self.assertEqual(self.shell.status()["keyboard"], "none")
        keyboard = self.start_keyboard()
        self.wait_keyboard("available")
        wait_until(lambda: self.height == 800, "nothing that can be typed into has the focus")
        name = self.tree.wait("Name", Role.TEXT)
        place = name.extents
        self.pointer.tap(name)
        wait_until(lambda: "focused" in name.states, "the field has the focus")
        self.wait_height(520, "the window has made room for the keyboard")
        wait_until(lambda: self.tab_bar == "hidden", "the tab bar is gone")
        bar = self.tree.find("Tabs")
        self.assertTrue(bar is None or "visible" not in bar.states, self.tree.dump())
        self.shell.wait_still()
        _, y, _, height = self.tree.wait("Name", Role.TEXT).extents
        self.assertGreaterEqual(y, 80)
        self.assertLessEqual(y + height, 512)
        self.assertIn("focused", self.tree.wait("Name", Role.TEXT).states)
        self.tap(self.called("Wi-Fi"))
        wait_until(lambda: "focused" not in self.tree.wait("Name", Role.TEXT).states, "the field has lost the focus")
        self.wait_height(800, "the window has its height again")
        wait_until(lambda: self.tab_bar == "shown", "the tab bar is back")
        self.assertIn("visible", self.tree.wait("Tabs").states)
        self.shell.wait_still()
        self.assertEqual(self.tree.wait("Name", Role.TEXT).extents, place)
        keyboard.terminate()
        self.wait_keyboard("none")


class HiddenBar(KeyboardCase, GesturesCase):
    open = GesturesCase.open

    def test_asked_for(self):
        """NAV-HIDE-KEYBOARD a screen that asks for it gives up its navigation bar while the keyboard is up, and no other"""
        self.open("bars", "Typing")
        self.start_keyboard()
        self.wait_keyboard("available")
        field = self.tree.wait("Note", Role.TEXT)
        self.pointer.tap(field)
        wait_until(lambda: "focused" in field.states, "the field has the focus")
        self.wait_height(520, "the window has made room for the keyboard")
        wait_until(lambda: self.bars["navigation"] == "hidden" and self.tab_bar == "hidden", f"both are gone: {self.bars}")
        self.assertEqual(self.bars["status"], "shown")
        self.shell.wait_still()
        self.pointer.tap(240, 54)
        wait_until(lambda: self.bars["navigation"] == "shown", "a tap where the bar was brings it back")
        self.assertEqual(self.shell.stack(), ["Bars", "Typing"])
