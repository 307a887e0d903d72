# SPDX-License-Identifier: Apache-2.0
"""The tab bar as a person uses it, with a pointer, with keys and with a screen reader."""
import json
import shutil

from harness.case import ShellCase
from harness.shell import SOURCE
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
SIZE = "1280x800"
PLUGIN = "org.lintel.tabs"


class Tabs(ShellCase):
    def tabs(self, count, width=400, badges=None, titles=None):
        shell = self.start(tree=False)
        shell.stop()
        folder = shell.home / "plugins/tabs"
        folder.mkdir(parents=True)
        for name in ("tabs/main.py", "served.py"):
            shutil.copy(SOURCE / "Tests/Pictures" / name, folder)
        manifest = f'id = "{PLUGIN}"\nname = "Tabs"\nversion = "1.0.0"\nprotocol = "1.0"\ncommand = ["./main.py"]\n'
        for number in range(1, count + 1):
            title = (titles or {}).get(number, f"Tab {number}")
            manifest += f'[[tab]]\nid = "t{number}"\ntitle = "{title}"\nicon = "clock"\norder = {number}\n'
        (folder / "plugin.toml").write_text(manifest)
        if badges:
            data = shell.home / "data/lintel/data" / PLUGIN
            data.mkdir(parents=True)
            (data / "badges.json").write_text(json.dumps(badges))
        disabled = "".join(f'[[plugin]]\nid = "org.lintel.{name}"\nenabled = false\n' for name in ("clock", "system"))
        again = self.start(disabled, "--size", f"{width}x700", home=shell.home,
                           environment={"LINTEL_PLUGIN_PATH": str(shell.home / "plugins")})
        again.wait_tab("t1", "ready")
        return again

    def slots(self):
        bar = self.tree.wait("Tabs", Role.PAGE_TAB_LIST)
        return [node for node in bar.every() if node.role == Role.PAGE_TAB]

    def selected(self):
        return [node.name for node in self.slots() if "selected" in node.states]

    def test_announced(self):
        """A-03 a screen reader hears tabs of a list, their places and news, and which one is selected"""
        shell = self.tabs(7, badges={"t2": 3})
        wait_until(lambda: shell.tabs()["t2"]["badge"] == 3, "the badge is there")
        slots = self.slots()
        self.assertEqual([node.name for node in slots], ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        self.assertEqual([node.description for node in slots],
                         ["1 of 5", "2 of 5, 3 new", "3 of 5", "4 of 5", "5 of 5"])
        self.assertEqual(self.selected(), ["Tab 1"])
        self.tap("Tab 3", Role.PAGE_TAB)
        wait_until(lambda: self.selected() == ["Tab 3"], "the third is selected")
        self.tap("More", Role.PAGE_TAB)
        self.tap("Tab 6", Role.PUSH_BUTTON)
        wait_until(lambda: shell.tabs()["t6"]["selected"], "the sixth is open")
        self.assertEqual(self.selected(), ["More"])

    def test_names(self):
        """A-05 everything that can be focused has a name, a tab without a title its plugin's"""
        self.tabs(3, titles={2: ""})
        self.assertEqual([node.name for node in self.slots()], ["Tab 1", "Tabs", "Tab 3"])
        for node in self.tree.every():
            if "focusable" in node.states and "showing" in node.states:
                self.assertTrue(node.name.strip(), repr(node))
                self.assertNotIn(".svg", node.name)

    def test_keys(self):
        """TAB-QUICK-SWITCH Ctrl with a digit, Ctrl with Page Up and Page Down"""
        shell = self.tabs(5)
        self.pointer.focus()
        for keys, wanted in (("ctrl+3", "t3"), ("ctrl+Next", "t4"), ("ctrl+Prior", "t3"), ("ctrl+1", "t1"),
                             ("ctrl+5", "t5")):
            self.pointer.keys(keys)
            wait_until(lambda wanted=wanted: shell.tabs()[wanted]["selected"], f"{keys} opens {wanted}")

    def test_slots(self):
        """T-17 at 400 px six tabs are four and More, and every slot that is drawn works"""
        shell = self.tabs(6)
        slots = self.slots()
        self.assertEqual([node.name for node in slots], ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        for number in range(2, 5):
            self.tap(f"Tab {number}", Role.PAGE_TAB)
            wait_until(lambda number=number: shell.tabs()[f"t{number}"]["selected"], f"tab {number} is open")
        for number in (5, 6):
            self.tap("More", Role.PAGE_TAB)
            self.tap(f"Tab {number}", Role.PUSH_BUTTON)
            wait_until(lambda number=number: shell.tabs()[f"t{number}"]["selected"], f"tab {number} is open")

    def test_kept(self):
        """T-16 TAB-STATE-KEPT a tab comes back as it was: its stack and where it was scrolled"""
        shell = self.start("", "--size", "480x500")
        shell.ctl("select", "system")
        shell.wait_tab("system", "ready")
        self.tap(lambda name: name.startswith("About"), Role.PUSH_BUTTON)
        shell.wait_stack("System", "About")
        shell.wait_still()
        self.pointer.move(240, 300)
        self.pointer.scroll(3)
        shell.wait_still()
        row = self.tree.wait(lambda name: name.startswith("Architecture"))
        place = row.extents
        shell.ctl("select", "timer")
        wait_until(lambda: shell.tabs()["timer"]["selected"], "the timer is open")
        shell.ctl("select", "system")
        shell.wait_stack("System", "About")
        shell.wait_still()
        self.assertEqual(self.tree.wait(lambda name: name.startswith("Architecture")).extents, place)
