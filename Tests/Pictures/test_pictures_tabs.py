# SPDX-License-Identifier: Apache-2.0
"""The tab bar as strips of pictures: every width, number of tabs, size of text, direction, scheme and kind of badge."""
import json
import shutil
import subprocess

from harness.golden import ARTEFACTS, FOLDER, SHARE, TOLERANCE, GoldenCase
from harness.pictures import Picture
from harness.waiting import wait_until

DISPLAY = "xvfb"
SIZE = "1280x800"
WIDTHS = (320, 480, 599, 600, 800, 1280)
COUNTS = (3, 5, 6, 9)
HEIGHT = 64
PLUGIN = "org.lintel.tabs"
# Titles and icons in order: a word of forty letters, a file in colours, one that is too small, one without ink.
TABS = [("home", "Home", "home"), ("music", "Music", "music"),
        ("ship", "Donaudampfschifffahrtselektrizitätenwerk", "map"), ("logo", "Logo", "./logo.svg"),
        ("notes", "Notes", "notes"), ("small", "Small", "./small.svg"), ("empty", "Empty", "./empty.svg"),
        ("calendar", "Calendar", "calendar"), ("search", "Search", "search")]
BADGES = {"home": 1, "music": 12, "ship": 128, "logo": 1000, "notes": "!", "small": " 7 ", "empty": "NEW", "calendar": 0,
          "search": -3}


class Tabs(GoldenCase):
    def bar(self, width, count, scheme="light", scale=1, language="en", badges=None, selected=0):
        """The lower edge of a window with so many tabs."""
        home = self.home()
        folder = home / "plugins/tabs"
        folder.mkdir(parents=True)
        for name in ("tabs/main.py", "tabs/logo.svg", "tabs/small.svg", "tabs/empty.svg", "served.py"):
            shutil.copy(FOLDER / name, folder)
        manifest = f'id = "{PLUGIN}"\nname = "Tabs"\nversion = "1.0.0"\nprotocol = "1.0"\ncommand = ["./main.py"]\n'
        for order, (ident, title, icon) in enumerate(TABS[:count]):
            manifest += f'[[tab]]\nid = "{ident}"\ntitle = "{title}"\nicon = "{icon}"\norder = {order}\nessential = true\n'
        (folder / "plugin.toml").write_text(manifest)
        if badges:
            data = home / "data/lintel/data" / PLUGIN
            data.mkdir(parents=True)
            (data / "badges.json").write_text(json.dumps(badges))
        shell = self.show([], scheme, f"{width}x480", TABS[selected][0], language, scale=scale, home=home)
        shell.wait_tab(TABS[selected][0], "ready")
        wanted = {ident for ident, _, _ in TABS[:count]} & {name for name, value in (badges or {}).items()
                                                           if value not in (0, -3)}
        wait_until(lambda: {name for name, tab in shell.tabs().items() if tab["badge"] is not None} == wanted, "badges")
        self.rest(f"{width}x480")
        self.pointer.move(1278, 798)
        shell.wait_still()
        picture = shell.picture(home / "window.png")
        shell.stop()
        crop = home / "bar.png"
        subprocess.check_call(["convert", picture, "-gravity", "South", "-crop", f"{width}x{HEIGHT}+0+0", "+repage",
                               "-background", "#808080", "-gravity", "West", "-extent", f"1280x{HEIGHT + 8}", crop])
        return crop

    def strip(self, name, bars):
        """Compares bars below each other with the golden strip."""
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        path = ARTEFACTS / f"{name}.png"
        subprocess.check_call(["convert", *map(str, bars), "-append", "-strip", str(path)])
        golden = FOLDER / f"{name}.png"
        self.assertTrue(golden.exists(), f"there is no golden picture {name}")
        picture = Picture(path)
        different = picture.differing(Picture(golden), TOLERANCE)
        self.assertLessEqual(different, picture.width * picture.height * SHARE, f"{name}: {different} pixels differ")

    def test_light(self):
        """every width and number of tabs"""
        self.strip("tabs-light-strip", [self.bar(width, count) for count in COUNTS for width in WIDTHS])

    def test_double(self):
        """the same with text of twice the size"""
        self.strip("tabs-double-light-strip",
                   [self.bar(width, count, scale=2) for count in COUNTS for width in WIDTHS])

    def test_dark(self):
        """dark, another tab selected"""
        self.strip("tabs-dark-strip", [self.bar(width, 5, "dark", selected=3) for width in WIDTHS])

    def test_arabic(self):
        """from right to left, More at the left end"""
        self.strip("tabs-arabic-light-strip", [self.bar(width, 9, language="ar", badges=BADGES) for width in WIDTHS])

    def test_badges(self):
        """badges of every kind, and what More makes of those it hides"""
        self.strip("tabs-badges-light-strip", [
            *(self.bar(width, 9, badges=BADGES) for width in WIDTHS),
            self.bar(480, 9, badges={"small": 2, "empty": 3}),
            self.bar(480, 9, "dark", badges=BADGES), self.bar(320, 5, badges=BADGES)])
