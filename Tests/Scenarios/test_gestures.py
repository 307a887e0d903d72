# SPDX-License-Identifier: Apache-2.0
"""A mouse wheel over controls, and bars that hide and come back by pointer and keys."""
import re
import subprocess

from harness.gestures import GesturesCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"


class Kept(GesturesCase):
    def test_typed_text(self):
        """T-16 a tab comes back with its stack, its scroll, half typed text and the cursor in it, and built nothing anew"""
        self.open("bars", "Form")
        self.pointer.focus()
        self.pointer.move(240, 400)
        self.scroll_to("Note")
        self.pointer.tap(self.field)
        self.pointer.write("abc")
        self.pointer.keys("Left")
        wait_until(lambda: self.field.written == ("abc", 2), f"it is typed: {self.field.written}")
        self.shell.wait_still()
        place, path = self.field.extents, self.field.accessible.path
        begin = len(self.shell.log)
        ways = {"taps": lambda tab: self.tap(tab.title(), Role.PAGE_TAB),
                "keys": lambda tab: self.pointer.keys("ctrl+1" if tab == "kinds" else "ctrl+2"),
                "lintelctl": lambda tab: self.shell.ctl("select", tab)}
        for turn, (way, go) in enumerate(ways.items()):
            with self.subTest(way):
                go("kinds")
                self.shell.wait_tab("kinds", "ready")
                wait_until(lambda: self.shell.tabs()["kinds"]["selected"], "the other tab is open")
                self.shell.wait_still()
                go("bars")
                self.shell.wait_stack("Bars", "Form")
                self.shell.wait_still()
                self.assertEqual(self.field.written, ("ab" + "x" * turn + "c", 2 + turn))
                self.assertEqual((self.field.extents, self.field.accessible.path), (place, path))
                self.assertIn("focused", self.field.states)
                self.pointer.write("x")
                wait_until(lambda: self.field.written == ("ab" + "x" * (turn + 1) + "c", 3 + turn), "typing goes on where it was")
        log = self.shell.log[begin:]
        self.assertEqual(re.findall(r"selected (\w+)", log), ["kinds", "bars"] * 3)
        self.assertNotIn("asked bars", log)

    def scroll_to(self, title):
        for _ in range(30):
            found = self.tree.find(self.called(title), Role.TEXT)
            if found and found.extents[1] < 500:
                return
            self.pointer.scroll(2)
            self.shell.wait_still()
        self.fail(f"{title} never came")

    @property
    def field(self):
        return self.tree.wait("Note", Role.TEXT)


class Wheel(GesturesCase):
    def scroll_under(self, node, x):
        """Scrolls the page by the mouse wheel until the node lies under the pointer, which rests."""
        for _ in range(30):
            left, y, wide, high = node().extents
            if y + 10 <= 400 <= y + high - 10:
                return
            before = y
            self.pointer.scroll(1 if y > 300 else -1)
            wait_until(lambda before=before: node().extents[1] != before, "the page scrolls")
            self.shell.wait_still()
        self.fail("it never came under the pointer")

    def hour(self):
        return self.tree.wait(lambda name: name.startswith("Hour,"))

    def test_across(self):
        """a page that is scrolled across a slider and a picker changes neither"""
        self.open()
        self.pointer.move(300, 400)
        for _ in range(6):
            self.pointer.scroll(2)
            self.shell.wait_still()
        for _ in range(6):
            self.pointer.scroll(-2)
            self.shell.wait_still()
        self.assertEqual(self.done, [])
        self.assertIn("Hour, 7", self.hour().name)

    def test_rests(self):
        """a picker that has come under a pointer which rests lets the page scroll on"""
        self.open()
        x = self.hour().centre[0]
        self.pointer.move(x, 400)
        self.scroll_under(self.hour, x)
        before = self.hour().extents[1]
        self.pointer.scroll(1)
        wait_until(lambda: self.hour().extents[1] < before, "the page scrolls on")
        self.assertEqual(self.done, [])

    def test_meant(self):
        """the wheel turns a picker that the pointer was moved to, a value a notch, and the page stays"""
        self.open()
        x = self.hour().centre[0]
        self.pointer.move(x, 400)
        self.scroll_under(self.hour, x)
        place = self.hour().extents
        self.pointer.move(x, 404)
        self.pointer.move(x, 412)
        self.pointer.scroll(1)
        self.wait_done('hour "8"')
        self.pointer.scroll(-2)
        self.wait_done('hour "8"', 'hour "7"', 'hour "6"')
        wait_until(lambda: self.hour().name == "Hour, 6", "it shows what was chosen")
        self.shell.wait_still()
        self.assertEqual(self.hour().extents, place)


class Hiding(GesturesCase):
    def test_tap(self):
        """NAV-HIDE-GESTURE EX-PHOTOS a tap on empty content hides all bars, another brings them back"""
        self.open("bars", "Tap")
        self.wait_bars(True)
        self.pointer.tap(240, 500)
        self.wait_bars(False)
        self.pointer.tap(240, 500)
        self.wait_bars(True)
        self.assertEqual(self.shell.stack(), ["Bars", "Tap"])

    def test_photo(self):
        """EX-PHOTOS a tap on a photo hides every bar, another brings them back, and so does going back while they are hidden"""
        self.open("bars", "Photo")
        bars = ("status", "navigation", "toolbar")
        wait_until(lambda: self.shown(*bars), "the photo has its three bars")
        self.shell.wait_still()
        self.pointer.tap(240, 400)
        wait_until(lambda: self.hidden(*bars), "all of them are hidden")
        self.pointer.tap(240, 400)
        wait_until(lambda: self.shown(*bars), "all of them are back")
        self.shell.wait_still()
        self.pointer.tap(240, 400)
        wait_until(lambda: self.hidden(*bars), "all of them are hidden again")
        self.shell.ctl("back")
        self.shell.wait_stack("Bars")
        wait_until(lambda: self.shown("status", "navigation", "tabs"), "the page before has its bars")

    def shown(self, *bars):
        return all(self.shell.status()["bars"][bar] == "shown" for bar in bars)

    def hidden(self, *bars):
        return all(self.shell.status()["bars"][bar] == "hidden" for bar in bars)

    def test_ways_back(self):
        """NAV-HIDE-RESTORE the strip at the top, Escape, F11, and a pointer at the upper edge bring the bars back, and nothing else happens"""
        self.open("bars", "Tap")
        self.pointer.focus()
        ways = {"the strip": lambda: self.pointer.tap(240, 20), "Escape": lambda: self.pointer.keys("Escape"),
                "F11": lambda: self.pointer.keys("F11"), "the edge": lambda: self.pointer.move(240, 0)}
        for way, back in ways.items():
            with self.subTest(way):
                self.pointer.tap(240, 500)
                self.wait_bars(False)
                back()
                self.wait_bars(True)
                self.assertEqual(self.shell.stack(), ["Bars", "Tap"])

    def test_resize(self):
        """NAV-HIDE-RESIZE a window that gets low hides the bars where the screen asks for it, and a tap or height brings them back"""
        def size(width, height):
            self.pointer.run("search", "--onlyvisible", "--name", "Lintel", "windowsize", str(width), str(height))
        self.open("bars", "Resize")
        size(800, 400)
        self.wait_bars(False)
        size(480, 800)
        self.wait_bars(True)
        size(800, 400)
        self.wait_bars(False)
        self.pointer.tap(400, 20)
        self.wait_bars(True)
        self.assertEqual(self.shell.stack(), ["Bars", "Resize"])
        size(480, 800)
        self.shell.ctl("back")
        self.shell.wait_stack("Bars")
        size(800, 400)
        self.shell.wait_still()
        self.wait_bars(True)

    def test_leaving(self):
        """NAV-HIDE-TEMPORARY another tab, by key, brings the bars back, and so does the end of the plugin"""
        self.open("bars", "Tap")
        self.pointer.focus()
        self.pointer.tap(240, 500)
        self.wait_bars(False)
        self.pointer.keys("ctrl+3")
        wait_until(lambda: self.shell.tabs()["other"]["selected"], "the other tab is open")
        self.wait_bars(True)
        self.shell.ctl("select", "bars")
        self.shell.wait_still()
        self.pointer.tap(240, 500)
        self.wait_bars(False)
        subprocess.run(["kill", "-9", str(self.shell.plugin("org.lintel.test.gestures")["pid"])], check=True)
        self.wait_bars(True)


class Replaced(GesturesCase):
    def test_pop_during_a_swipe(self):
        """NAV-POP-SWIPE a page that is taken away while it is being pulled takes its swipe with it"""
        self.open("bars", "Deeper", "Deepest")
        self.pointer.move(3, 400)
        self.pointer.down()
        for x in range(10, 200, 8):
            self.pointer.move(x, 400)
        self.shell.wait_stack("Bars", "Deeper", timeout=6)
        self.shell.wait_still()
        for x in range(200, 330, 8):
            self.pointer.move(x, 400)
        self.pointer.up()
        self.shell.wait_still()
        self.assertEqual(self.shell.stack(), ["Bars", "Deeper"])

    def test_replace_during_a_swipe(self):
        """a stack that is replaced while a page is being pulled away: the swipe ends, the new page stands, back works"""
        self.open("bars")
        self.pointer.tap(self.row("Soon"))
        self.wait_done("soon null")
        self.pointer.tap(self.row("Deeper"))
        self.shell.wait_stack("Bars", "Deeper")
        self.shell.wait_still()
        self.pointer.move(3, 400)
        self.pointer.down()
        for x in range(10, 170, 8):
            self.pointer.move(x, 400)
        self.shell.wait_stack("Bars", "New")
        for x in range(170, 250, 8):
            self.pointer.move(x, 400)
        self.pointer.up()
        self.shell.wait_still()
        self.assertEqual(self.shell.stack(), ["Bars", "New"])
        self.tap(lambda name: name.startswith("Back"), Role.PUSH_BUTTON)
        self.shell.wait_stack("Bars")
        self.shell.wait_still()
        self.assertIsNone(self.tree.find(lambda name: name.startswith("Back"), Role.PUSH_BUTTON))
        self.pointer.tap(self.row("Deeper"))
        self.shell.wait_stack("Bars", "Deeper")
