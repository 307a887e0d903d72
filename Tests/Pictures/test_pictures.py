# SPDX-License-Identifier: Apache-2.0
"""What the shell shows, against pictures somebody looked at.

A picture is the same if no more than one pixel in a thousand differs by more than 32 of 255 in a channel: a glyph that was
rasterised a little differently passes, a label that moved by one pixel does not. `Tests/Pictures/pictures make` makes them.
"""
import os
import pathlib

from harness.case import ShellCase
from harness.mocks import NetworkManager, UPower
from harness.pictures import Picture
from harness.shell import SOURCE
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
SIZE = "1280x800"
TOLERANCE, SHARE = 32, 0.001
FOLDER = SOURCE / "Tests/Pictures"
ARTEFACTS = pathlib.Path(os.environ["LINTEL_ARTEFACTS"])
# 14:05 stands still for as long as a picture takes; timers go on.
CLOCK = {"FAKETIME": "@2026-01-05 14:05:00", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
         "DONT_FAKE_MONOTONIC": "1", "TZ": "UTC"}
LIBRARY = next(pathlib.Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)


class Pictures(ShellCase):
    @classmethod
    def setUpClass(cls):
        cls.network, cls.power = NetworkManager(), UPower()
        cls.network.wifi("Office", 82)
        cls.power.battery(80.0)
        cls.addClassCleanup(cls.network.stop)
        cls.addClassCleanup(cls.power.stop)

    def show(self, scheme, size, tab, language="en"):
        self.assertIsNotNone(LIBRARY, "libfaketime is missing")
        environment = {**CLOCK, "LD_PRELOAD": str(LIBRARY), "LINTEL_PLUGIN_PATH": str(FOLDER)}
        lines = [f'[shell]\nlanguage = "{language}"', f'[theme]\nscheme = "{scheme}"\nfont = "Inter"', '[tabs]\norder = ["alarm", "stopwatch", "timer", "system"]',
                 '[[plugin]]\nid = "org.lintel.clock"\nenabled = false',
                 '[[plugin]]\nid = "org.lintel.system"\nenabled = false']
        shell = self.start("\n".join(lines) + "\n", "--size", size, environment=environment)
        shell.ctl("select", tab)
        return shell

    def check(self, shell, name):
        shell.wait_still()
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        picture = Picture(shell.picture(ARTEFACTS / f"{name}.png"))
        golden = FOLDER / f"{name}.png"
        self.assertTrue(golden.exists(), f"there is no golden picture {name}")
        different = picture.differing(Picture(golden), TOLERANCE)
        self.assertLessEqual(different, picture.width * picture.height * SHARE, f"{name}: {different} pixels differ")

    def root(self, scheme, size):
        shell = self.show(scheme, size, "system")
        shell.wait_tab("system", "ready")
        self.check(shell, f"root-{scheme}-{size}")

    def deep(self, scheme, size, name, *rows):
        shell = self.show(scheme, size, "system")
        shell.wait_tab("system", "ready")
        for depth, row in enumerate(rows, 2):
            self.tap(lambda name, row=row: name.startswith(row), Role.PUSH_BUTTON)
            wait_until(lambda depth=depth: len(shell.stack()) == depth, f"{row} is open")
            shell.wait_still()
        self.pointer.move(*map(lambda length: int(length) - 2, size.split("x")))
        self.check(shell, f"{name}-{scheme}-{size}")

    def stopped(self, scheme, size):
        shell = self.show(scheme, size, "stopwatch")
        shell.wait_tab("stopwatch", "quarantined", 20)
        self.check(shell, f"stopped-{scheme}-{size}")

    def plain(self, scheme, size, tab):
        shell = self.show(scheme, size, tab)
        shell.wait_tab(tab, "ready")
        self.check(shell, f"{tab}-{scheme}-{size}")

    def test_arabic(self):
        """Arabic, from right to left: a plugin that stopped, its title and the bars mirrored"""
        shell = self.show("light", "480x800", "stopwatch", "ar")
        shell.wait_tab("stopwatch", "quarantined", 20)
        self.check(shell, "arabic-light-480x800")

    def test_arabic_rows(self):
        """Arabic: a page of rows one level down"""
        shell = self.show("dark", "480x800", "system", "ar")
        shell.wait_tab("system", "ready")
        self.tap(lambda name: name.startswith("Network"), Role.PUSH_BUTTON)
        wait_until(lambda: len(shell.stack()) == 2, "Network is open")
        shell.wait_still()
        self.pointer.move(2, 798)
        self.check(shell, "arabic-rows-dark-480x800")

    def test_german(self):
        """German: longer words in the same bars"""
        shell = self.show("light", "480x800", "stopwatch", "de")
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
