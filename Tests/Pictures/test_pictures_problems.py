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


# A list of names, none of which is there: long lines, long sentences, long words.
LONG = ['[tabs]\norder = ["' + '", "'.join(f"org.example.building-automation-{n}/heating-and-ventilation" for n in "ab")
        + '"]', '[status]\nleft = ["network", "wifi", 3]', '[kiosk]\nexit-keys = "' + "Ctrl+" * 12 + 'K"',
        '[navigation]\n' + "a" * 70 + " = 1"]


class Problems(GoldenCase):
    def begin(self, scheme, size, language="en", lines=tuple(MISTAKES)):
        shutil.rmtree(HOME, ignore_errors=True)
        HOME.mkdir()
        self.addCleanup(shutil.rmtree, HOME, ignore_errors=True)
        shell = self.show(["plugin"], scheme, size, "system", language, lines=lines, home=HOME)
        shell.wait_tab("system", "ready")
        return shell

    def open(self, scheme, size, language="en", lines=tuple(MISTAKES)):
        shell = self.begin(scheme, size, language, lines)
        count = str(len(shell.status()["problems"]))
        self.tree.wait(lambda name: count in name, Role.PUSH_BUTTON).press()
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

    def test_long(self):
        """long names, lines and sentences on 320x480, light"""
        self.check(self.open("light", "320x480", lines=LONG), "problems-long-light-320x480")

    def test_long_dark(self):
        """long names, lines and sentences on 480x800, dark"""
        self.check(self.open("dark", "480x800", lines=LONG), "problems-long-dark-480x800")

    def test_refused(self):
        """files that are refused as a whole, light, 480x800"""
        shell = self.begin("light", "480x800", lines=())
        folder = HOME / "config/lintel/conf.d"
        folder.mkdir()
        (folder / "10-site.toml").write_text('[theme\nscheme = "dark"\n')
        (folder / "20-later.toml").write_text("version = 9\n")
        self.tree.wait(lambda name: "configuration: 2" in name, Role.PUSH_BUTTON).press()
        self.tree.wait(role=Role.DIALOG)
        self.rest("480x800")
        self.check(shell, "problems-refused-light-480x800")

    def test_mark(self):
        """the mark beside the network on 480x800, dark"""
        shell = self.begin("dark", "480x800")
        self.rest("480x800")
        self.check(shell, "problems-mark-dark-480x800")

    def test_mark_narrow(self):
        """the mark on a bar of 320, light"""
        shell = self.begin("light", "320x480")
        self.rest("320x480")
        self.check(shell, "problems-mark-light-320x480")
