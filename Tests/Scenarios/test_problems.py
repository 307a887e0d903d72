# SPDX-License-Identifier: Apache-2.0
"""The problems of the configuration on screen: a mark on the status bar, and a sheet that lists them."""
from harness.case import ShellCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
SIZE = "480x800"
BAD = '[theme]\nscheem = "dark"\nscheme = "purple"\n[tabs]\nhidden = ["tiemr"]\n'
MARK = "Problems in the configuration: 3"


def holds(text):
    return lambda name: text in name


class Problems(ShellCase):
    def open(self, *arguments, settings=BAD):
        self.shell = self.start(settings, *arguments)
        self.shell.wait_tab("alarm", "ready")
        self.shell.wait_still()

    @property
    def sheet(self):
        return self.tree.find("Problems", Role.DIALOG)

    def wait_sheet(self):
        return self.tree.wait("Problems", Role.DIALOG)

    def test_sheet(self):
        """a press on the mark lists every problem with file, line and what to do; Done closes it; mended, both are gone"""
        self.open()
        self.tap(MARK, Role.PUSH_BUTTON)
        text = "\n".join(self.wait_sheet().texts)
        file = str(self.shell.settings)
        for part in (f"{file}:2:1", f"{file}:3:10", f"{file}:5:11", "theme.scheem", "Did you mean scheme?", "purple",
                     "No installed plugin has a tab tiemr."):
            self.assertIn(part, text)
        self.tap("Done", Role.PUSH_BUTTON)
        wait_until(lambda: self.sheet is None, "the sheet is closed")
        self.tree.wait(MARK, Role.PUSH_BUTTON).press()
        self.wait_sheet()
        self.shell.settings.write_text('[theme]\nscheme = "dark"\n[tabs]\nhidden = ["timer"]\n')
        wait_until(lambda: self.sheet is None, "the sheet is closed")
        wait_until(lambda: self.tree.find(holds("Problems in the configuration")) is None, "the mark is gone")

    def test_edges_of_the_mark(self):
        """on a bar of 320 the mark is pressed up to its edges and shares no pixel with what stands beside it"""
        self.shell = self.start(BAD + '[status]\nformat = "%A %H:%M:%S"\n', "--size", "320x480")
        self.shell.wait_tab("alarm", "ready")
        mark = self.tree.wait(MARK, Role.PUSH_BUTTON)
        bar = self.tree.wait("Status").extents
        x, y, width, height = mark.extents
        self.assertGreaterEqual(width, 44)
        for other in self.tree.wait("Status").every():
            left, _, wide, high = other.extents
            if other.name not in (MARK, "Status", "") and wide > 1 and high > 1:
                self.assertTrue(left >= x + width or left + wide <= x, (other.name, other.extents, mark.extents))
        for at in (x + 1, x + width - 2):
            self.pointer.tap(at, bar[1] + height // 2)
            self.wait_sheet()
            self.tap("Done", Role.PUSH_BUTTON)
            wait_until(lambda: self.sheet is None, "the sheet is closed")

    def test_keys(self):
        """the sheet opens by key and closes with Escape, and a change while it is open shows in it"""
        self.open(settings=BAD + '[kiosk]\nproblem-keys = "Ctrl+Alt+P"\n')
        self.pointer.focus()
        self.pointer.keys("ctrl+alt+p")
        self.wait_sheet()
        self.shell.settings.write_text('[theme]\nscheme = "mauve"\n')
        wait_until(lambda: "mauve" in "\n".join(self.sheet.texts), "the new problem is listed")
        self.pointer.keys("Escape")
        wait_until(lambda: self.sheet is None, "the sheet is closed")

    def test_kiosk(self):
        """in a kiosk the mark cannot be pressed; the operator's keys open the sheet, which shows nothing of the files"""
        self.open("--kiosk", settings=BAD + '[kiosk]\nproblem-keys = "Ctrl+Alt+P"\n')
        mark = self.tree.wait(MARK)
        self.assertIsNone(self.tree.find(MARK, Role.PUSH_BUTTON))
        self.pointer.tap(mark)
        self.shell.wait_still()
        self.assertIsNone(self.sheet)
        self.pointer.focus()
        self.pointer.keys("ctrl+alt+p")
        text = "\n".join(self.wait_sheet().texts)
        self.assertIn(f"{self.shell.settings}:3:10", text)
        for part in ("purple", "scheem", "tiemr", "theme"):
            self.assertNotIn(part, text)

    def test_kiosk_without_keys(self):
        """a kiosk whose operator gave no keys shows no list at all"""
        self.open("--kiosk")
        self.pointer.focus()
        self.pointer.keys("ctrl+alt+p")
        self.shell.wait_still()
        self.assertIsNone(self.sheet)
