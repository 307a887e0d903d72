# SPDX-License-Identifier: Apache-2.0
"""What the shell shows, against the drawings: a plugin of fixed values, one that has stopped, and other languages."""
from harness.golden import GoldenCase
from harness.pictures import Picture
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
SIZE = "1280x800"
ORDER = '[tabs]\norder = ["alarm", "stopwatch", "timer", "system"]'


class Pictures(GoldenCase):
    def open(self, scheme, size, tab, language="en"):
        return self.show(["plugin", "broken"], scheme, size, tab, language, lines=[ORDER])

    def root(self, scheme, size):
        shell = self.open(scheme, size, "system")
        shell.wait_tab("system", "ready")
        self.check(shell, f"root-{scheme}-{size}")

    def deep(self, scheme, size, name, *rows):
        shell = self.open(scheme, size, "system")
        shell.wait_tab("system", "ready")
        for depth, row in enumerate(rows, 2):
            self.tap(lambda name, row=row: name.startswith(row), Role.PUSH_BUTTON)
            wait_until(lambda depth=depth: len(shell.stack()) == depth, f"{row} is open")
            shell.wait_still()
        self.rest(size)
        self.check(shell, f"{name}-{scheme}-{size}")

    def stopped(self, scheme, size):
        shell = self.open(scheme, size, "stopwatch")
        shell.wait_tab("stopwatch", "quarantined", 20)
        self.check(shell, f"stopped-{scheme}-{size}")

    def plain(self, scheme, size, tab):
        shell = self.open(scheme, size, tab)
        shell.wait_tab(tab, "ready")
        self.check(shell, f"{tab}-{scheme}-{size}")

    def test_arabic(self):
        """Arabic, from right to left: a plugin that stopped, its title and the bars mirrored"""
        shell = self.open("light", "480x800", "stopwatch", "ar")
        shell.wait_tab("stopwatch", "quarantined", 20)
        self.check(shell, "arabic-light-480x800")

    def test_arabic_rows(self):
        """Arabic: a page of rows one level down"""
        shell = self.open("dark", "480x800", "system", "ar")
        shell.wait_tab("system", "ready")
        self.tap(lambda name: name.startswith("Network"), Role.PUSH_BUTTON)
        wait_until(lambda: len(shell.stack()) == 2, "Network is open")
        shell.wait_still()
        self.pointer.move(2, 798)
        self.check(shell, "arabic-rows-dark-480x800")

    def canvas(self, scheme):
        shell = self.show(["canvas"], scheme, "480x800", "canvas")
        shell.wait_tab("canvas", "ready")
        self.rest("480x800")

        def is_drawn():
            picture = Picture(shell.picture(shell.home / "now.png"))
            return picture[240, 250] != picture[8, 250]
        wait_until(is_drawn, "the plugin has drawn")
        self.check(shell, f"canvas-{scheme}-480x800")

    def test_canvas_light(self):
        """pixels of a plugin's own between a text and a list, light"""
        self.canvas("light")

    def test_canvas_dark(self):
        """pixels of a plugin's own, clear where the plugin left them clear, dark"""
        self.canvas("dark")

    def test_german(self):
        """German: longer words in the same bars"""
        shell = self.open("light", "480x800", "stopwatch", "de")
        shell.wait_tab("stopwatch", "quarantined", 20)
        self.check(shell, "german-light-480x800")

    def test_deep_light(self):
        """detail, light, 480x800"""
        self.deep("light", "480x800", "detail", "Network")

    def test_deep_dark(self):
        """detail, dark, 480x800"""
        self.deep("dark", "480x800", "detail", "Network")

    def test_long(self):
        """long words, light, 480x800"""
        self.deep("light", "480x800", "long", "Network", "Office")

    def test_stopped_light(self):
        """a plugin in quarantine, light, 480x800"""
        self.stopped("light", "480x800")

    def test_stopped_dark(self):
        """a plugin in quarantine, dark, 480x800"""
        self.stopped("dark", "480x800")

    def test_timer(self):
        """a timer, dark, 480x800"""
        self.plain("dark", "480x800", "timer")

    def test_alarm(self):
        """an empty tab, light, 480x800"""
        self.plain("light", "480x800", "alarm")


def root(scheme, size):
    def test(self):
        self.root(scheme, size)
    test.__doc__ = f"root, {scheme}, {size}"
    return test


for scheme in ("light", "dark"):
    for size in ("480x800", "800x480", "1280x800"):
        setattr(Pictures, f"test_root_{scheme}_{size}", root(scheme, size))
