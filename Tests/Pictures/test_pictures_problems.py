# SPDX-License-Identifier: Apache-2.0
"""The sheet that lists the problems of the configuration."""
import pathlib
import shutil

from harness.golden import GoldenCase
from harness.tree import Role

DISPLAY = "xvfb"
SIZE = "1280x800"
# Files are named on the sheet, so they lie where they always do.
HOME = pathlib.Path("/tmp/lintel-problems")
MISTAKES = ['[tabs]\nhiden = ["timer"]\nhidden = ["tiemr"]', '[rules]\nlimits = { "touch.min" = 9000 }',
            '[status]\nformat = 24', '[kiosk]\nexit-keys = "Ctrl+Alt+Kay"']


class Problems(GoldenCase):
    def open(self, scheme, size, language="en"):
        shutil.rmtree(HOME, ignore_errors=True)
        HOME.mkdir()
        self.addCleanup(shutil.rmtree, HOME, ignore_errors=True)
        shell = self.show(["plugin"], scheme, size, "system", language, lines=MISTAKES, home=HOME)
        shell.wait_tab("system", "ready")
        self.tree.wait(lambda name: "5" in name, Role.PUSH_BUTTON).press()
        self.tree.wait(role=Role.DIALOG)
        self.rest(size)
        return shell

    def test_light(self):
        """five problems, light, 480x800"""
        self.check(self.open("light", "480x800"), "problems-light-480x800")

    def test_dark_wide(self):
        """five problems, dark, 1280x800"""
        self.check(self.open("dark", "1280x800"), "problems-dark-1280x800")

    def test_arabic(self):
        """five problems, Arabic, from right to left"""
        self.check(self.open("light", "480x800", "ar"), "problems-arabic-light-480x800")
