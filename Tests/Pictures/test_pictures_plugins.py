# SPDX-License-Identifier: Apache-2.0
"""What Clock and System look like, every control, and what lies over a page. The screens were recorded from the plugins
themselves, so they stand still: Tests/Pictures/recorded."""
from harness.golden import GoldenCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
SIZE = "1280x800"


class Plugins(GoldenCase):
    def page(self, name, scheme, size, tab, row=None, language="en", scale=1, **shown):
        """The root of a tab, or the screen that one of its rows leads to."""
        shell = self.show(["recorded"], scheme, size, tab, language, shown=shown, scale=scale)
        shell.wait_tab(tab, "ready")
        if row:
            self.tap(lambda name: name.startswith(row), Role.PUSH_BUTTON)
            wait_until(lambda: len(shell.stack()) == 2, f"{row} is open")
            shell.wait_still()
        self.rest(size)
        self.check(shell, f"{name}-{scheme}-{size}")
        return shell

    def over(self, name, scheme, size, found, **shown):
        """A page with something over it, which is in the tree under a name."""
        shell = self.show(["recorded"], scheme, size, "alarm", shown=shown)
        shell.wait_tab("alarm", "ready")
        if "sheet" in shown:
            self.tap(lambda text: text.startswith("22:00"))
        self.tree.wait(lambda text: text.startswith(found))
        self.rest(size)
        self.check(shell, f"{name}-{scheme}-{size}")

    def test_ring(self):
        """an alarm that rings"""
        self.over("ring", "light", "480x800", "Snooze", alert="alarm", badge=4)

    def test_ring_wide(self):
        """a timer that has ended, in a wide window"""
        self.over("ring-timer", "dark", "1280x800", "Start again", alert="timer")

    def test_long_alert(self):
        """an alert of many lines scrolls between its title and its answers"""
        text = "\n".join(f"Line {number} of a text that is longer than the window is high." for number in range(1, 25))
        self.over("alert", "light", "480x800", "Snooze", alert="alarm", changes={"text": text})

    def test_sheet(self):
        """a sheet comes up from the lower edge of a narrow window"""
        self.over("sheet", "light", "480x800", "Cancel", sheet="alarm")

    def test_sheet_wide(self):
        """a sheet floats in a wide window"""
        self.over("sheet", "dark", "1280x800", "Cancel", sheet="alarm")

    def test_choice(self):
        """a list to choose from"""
        shell = self.show(["recorded"], "light", "480x800", "alarm", shown={"alarm": "controls"})
        shell.wait_tab("alarm", "ready")
        self.tap(lambda name: name.startswith("Sound"), Role.PUSH_BUTTON)
        self.tree.wait("Bell")
        self.rest("480x800")
        self.check(shell, "choice-light-480x800")

    def test_scrolled(self):
        """a large title that has shrunk into the bar"""
        shell = self.show(["recorded"], "light", "800x480", "system", shown={})
        shell.wait_tab("system", "ready")
        self.pointer.move(400, 300)
        self.pointer.scroll(20)
        self.tree.wait("Processes, 94", timeout=10)
        wait_until(lambda: shell.status()["frames"]["painted"] > 1, "it is drawn")
        self.check(shell, "scrolled-light-800x480")


PAGES = {
    # name: tab, root, the row that is opened and what opens, and where it is looked at
    "alarms": ("alarm", "alarms", None, ["light 480x800", "dark 1280x800"]),
    "editing": ("alarm", "editing", None, ["dark 480x800"]),
    "alarm-edit": ("alarm", "editing", ("06:45", "alarm.a1", "alarm"), ["light 480x800"]),
    "alarm-twelve": ("alarm", "editing", ("08:30", "alarm.a2", "alarm-12"), ["dark 480x800"]),
    "none": ("alarm", "none", None, ["light 480x800"]),
    "stopwatch": ("stopwatch", "stopwatch", None, ["light 480x800", "dark 800x480"]),
    "length": ("timer", "timer", None, ["light 480x800"]),
    "countdown": ("timer", "countdown", None, ["dark 480x800"]),
    "overview": ("system", "root", None, ["dark 480x800", "light 1280x800"]),
    "about": ("system", "root", ("About", "about", "about"), ["light 480x800"]),
    "interface": ("system", "network", ("Wired", "net.enp3s0", "interface"), ["dark 480x800"]),
    "battery": ("system", "power", ("Battery", "supply.BAT0", "battery"), ["light 480x800"]),
    "volume": ("system", "storage", ("Home", None, "volume"), ["dark 480x800"]),
    "processes": ("system", "root", ("Processes", "processes", "processes"), ["light 480x800"]),
    "process": ("system", "processes", ("systemd-journald", "process.1003", "process"), ["light 480x800"]),
    "split": ("system", "split", None, ["light 1280x800", "dark 480x800"]),
    "segments": ("alarm", "segments", None, ["light 480x800"]),
    "controls": ("alarm", "controls", None, ["light 480x800", "dark 480x800", "light 1280x800"]),
}


def page(name, tab, root, scheme, size, way=None, **options):
    def test(self):
        row, ident, screen = way or (None, None, None)
        self.page(name, scheme, size, tab, row, **{tab: root}, opens={ident or "*": screen}, **options)
    test.__doc__ = f"{name}, {scheme}, {size}"
    return test


for title, (tab, root, way, views) in PAGES.items():
    for view in views:
        setattr(Plugins, f"test_page_{title}_{view}".replace(" ", "_"), page(title, tab, root, *view.split(), way))
Plugins.test_page_controls_arabic = page("controls-arabic", "alarm", "controls", "light", "480x800", language="ar")
Plugins.test_page_controls_double = page("controls-double", "alarm", "controls", "dark", "480x800", scale=2)
Plugins.test_page_length_double = page("length-double", "timer", "timer", "light", "480x800", scale=2)
