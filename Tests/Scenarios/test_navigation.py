# SPDX-License-Identifier: Apache-2.0
"""Into System and back, by pointer."""
from harness.case import ShellCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
ROWS = (Role.LIST_ITEM, Role.PUSH_BUTTON, Role.TABLE_CELL, Role.LINK)


class Navigation(ShellCase):
    def open_system(self, settings=""):
        shell = self.start(settings)
        shell.ctl("select", "system")
        shell.wait_tab("system", "ready")
        return shell

    def bar(self):
        return self.tree.wait("Navigation")

    def descend(self, shell, row):
        """Taps a row that leads on; the title of the new screen."""
        depth = len(shell.stack())
        self.tap(lambda name: name.startswith(row), ROWS)
        wait_until(lambda: len(shell.stack()) == depth + 1, f"{row} leads on")
        shell.wait_still()
        return shell.stack()[-1]

    def test_four_levels(self):
        """down to the fourth level by pointer, back up by the back button; titles and back labels at each step"""
        shell = self.open_system()
        titles = ["System", self.descend(shell, "Network"), self.descend(shell, "Loopback")]
        titles.append(self.descend(shell, "127.0.0.1"))
        self.assertEqual(titles[1], "Network")
        self.assertEqual(shell.stack(), titles)
        for depth in (3, 2, 1):
            labels = [screen["backLabel"] for screen in shell.status()["stack"]]
            self.assertIsNone(labels[0])
            self.assertEqual(labels[-1], titles[depth - 1])
            back = self.bar().find(lambda name, depth=depth: titles[depth - 1] in name, Role.PUSH_BUTTON)
            self.assertIsNotNone(back, f"no back button to {titles[depth - 1]}\n{self.bar().dump()}")
            self.assertLess(back.extents[0], 16)
            self.assertTrue([node for node in self.bar().every() if node.name == titles[depth]], "the title is in the bar")
            self.pointer.tap(back)
            wait_until(lambda depth=depth: shell.stack() == titles[:depth], f"back at level {depth}")
            shell.wait_still()
        self.assertIsNone(self.bar().find(lambda name: "Back" in name, Role.PUSH_BUTTON))

    def test_edge_swipe(self):
        """a drag from the leading edge pops; one that stops short comes back"""
        shell = self.open_system()
        self.descend(shell, "Network")
        self.pointer.drag((3, 400), (120, 400), 0.3, hold=0.3)
        shell.wait_still()
        self.assertEqual(shell.stack(), ["System", "Network"])
        self.pointer.drag((3, 400), (330, 400), 0.3)
        shell.wait_stack("System")

    def test_swipe_elsewhere(self):
        """a drag that begins away from the edge pops nothing"""
        shell = self.open_system()
        self.descend(shell, "Network")
        self.pointer.drag((140, 560), (460, 560), 0.3)
        shell.wait_still()
        self.assertEqual(shell.stack(), ["System", "Network"])

    def test_tabs_keep_their_place(self):
        """a tab keeps its stack while another is shown; a tap on the selected tab goes to its root"""
        shell = self.open_system()
        self.descend(shell, "Network")
        self.tap("Timer", Role.PAGE_TAB)
        wait_until(lambda: shell.tabs()["timer"]["selected"], "Timer is selected")
        self.tap("System", Role.PAGE_TAB)
        wait_until(lambda: shell.stack() == ["System", "Network"], "System is where it was")
        self.tap("System", Role.PAGE_TAB)
        shell.wait_stack("System")

    def test_ctl_back(self):
        """lintelctl back does what the back button does; at the root there is nothing to go back to"""
        shell = self.open_system()
        self.descend(shell, "Network")
        shell.ctl("back")
        shell.wait_stack("System")
        shell.ctl("back", check=False)
        self.assertEqual(shell.stack(), ["System"])

    def test_hasty_taps(self):
        """taps that come faster than transitions leave a stack that is whole"""
        shell = self.open_system()
        row = self.tree.wait(lambda name: name.startswith("Network"), ROWS)
        place = row.centre
        for _ in range(6):
            self.pointer.tap(*place)
            self.pointer.tap(40, 54)
        shell.wait_still()
        self.assertIn(shell.stack()[0], "System")
        self.assertLessEqual(len(shell.stack()), 4)
        while len(shell.stack()) > 1:
            shell.ctl("back")
            shell.wait_still()
        self.assertEqual(shell.stack(), ["System"])
