# SPDX-License-Identifier: Apache-2.0
"""Motion as strips of eight pictures: a push, a swipe that is given up, a large title that collapses; in both directions.

A finger that rests holds a transition where it is, so each picture is of a known moment: a page under a finger is drawn as
the same page is on its way.
"""
import math
import subprocess

from harness.golden import ARTEFACTS, GoldenCase
from harness.touch import Touch
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "touch"
WIDTH = 480
HEIGHT = 800
# Where a finger begins, and how far it goes before the page follows.
EDGE = 4
DEAD_ZONE = 12


class Strips(GoldenCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # The driver serves one connection in its life.
        cls.touch = Touch()

    def open(self, language):
        shell = self.show(["strips"], "light", f"{WIDTH}x{HEIGHT}", "pages", language)
        shell.wait_tab("pages", "ready")
        shell.wait_still()
        return shell

    def detail(self, language):
        shell = self.open(language)
        self.touch.tap(self.tree.wait(lambda name: name.startswith("Network"), Role.PUSH_BUTTON))
        wait_until(lambda: len(shell.stack()) == 2, "Network is open")
        shell.wait_still()
        return shell

    def strip(self, shell, name, moments):
        """`moments` yields eight times, each time with the screen as it is to be seen; False where no finger is on
        it."""
        pictures = []
        painted = shell.status()["frames"]["painted"]
        for number, held in enumerate(moments, 1):
            if held is False:
                shell.wait_still()
            else:
                painted = self.settle(shell, painted)
            folder = ARTEFACTS / "frames"
            folder.mkdir(parents=True, exist_ok=True)
            pictures.append(str(shell.picture(folder / f"{name}.{number}.png")))
        self.assertEqual(len(pictures), 8)
        strip = ARTEFACTS / f"{name}.png"
        subprocess.check_call(["convert", *pictures, "-resize", "50%", "+append", str(strip)])
        self.compare(strip, name)

    def settle(self, shell, before):
        """Until a frame has come since the finger moved, after the frame `before`, and then until no more come, or three
        have: some pages are painted on and on under a finger. Answers the last frame."""
        wait_until(lambda: shell.status()["frames"]["painted"] > before, "the finger's move is drawn")
        first = last = shell.status()["frames"]["painted"]

        def drawn():
            nonlocal last
            earlier, last = last, shell.status()["frames"]["painted"]
            return last == earlier or last > first + 3
        wait_until(drawn, "the finger's place is drawn")
        return last

    def finger(self, share, right):
        """Where the finger is when the page has come so far of its way back."""
        x = EDGE + (DEAD_ZONE + share * WIDTH if share > 0 else 0)
        return (WIDTH - x if right else x), 500

    def push(self, language, name):
        shell, right = self.detail(language), language == "ar"

        def moments():
            # What is left of the way after so many milliseconds; a finger goes it backwards.
            times = (0, 20, 40, 70, 110, 160, 250, 400)
            self.touch.begin(*self.finger(0, right))
            self.touch.move(*self.finger(0.01, right))
            for time in times:
                self.touch.move(*self.finger(math.exp(-time / 61) if time < 400 else 0.0001, right))
                yield
            self.touch.end()
        self.strip(shell, name, moments())

    def given_up(self, language, name):
        shell, right = self.detail(language), language == "ar"

        def moments():
            yield False
            self.touch.begin(*self.finger(0, right))
            for share in (0.05, 0.15, 0.3, 0.4, 0.3, 0.1):
                self.touch.move(*self.finger(share, right))
                yield
            self.touch.end()
            yield False
        self.strip(shell, name, moments())
        self.assertEqual(len(shell.stack()), 2)

    def collapse(self, language, name):
        shell = self.open(language)

        def moments():
            yield False
            self.touch.begin(240, 600)
            for y in (592, 584):
                self.touch.move(240, y)
            start = 584
            for step in (8, 16, 24, 36, 46, 60, 90):
                self.touch.move(240, start - step)
                yield
            self.touch.end()
        self.strip(shell, name, moments())

    def test_push(self):
        """a push, left to right"""
        self.push("en", "strip-push-light-ltr")

    def test_push_arabic(self):
        """a push, right to left"""
        self.push("ar", "strip-push-light-rtl")

    def test_given_up(self):
        """a swipe that is given up, left to right"""
        self.given_up("en", "strip-swipe-light-ltr")

    def test_given_up_arabic(self):
        """a swipe that is given up, right to left"""
        self.given_up("ar", "strip-swipe-light-rtl")

    def test_collapse(self):
        """a large title that collapses, left to right"""
        self.collapse("en", "strip-title-light-ltr")

    def test_collapse_arabic(self):
        """a large title that collapses, right to left"""
        self.collapse("ar", "strip-title-light-rtl")
