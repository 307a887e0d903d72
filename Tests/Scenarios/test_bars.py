# SPDX-License-Identifier: Apache-2.0
"""What bars do under a pointer and under keys."""
from harness.case import ShellCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"


class Bars(ShellCase):
    def network(self):
        shell = self.start()
        shell.ctl("select", "system")
        shell.wait_tab("system", "ready")
        self.tap(lambda name: name.startswith("Network"))
        wait_until(lambda: len(shell.stack()) == 2, "Network is open")
        shell.wait_still()
        return shell

    def test_cancelled_press(self):
        """BARS-POINTER a press that leaves a tab, the back button or an item does nothing"""
        shell = self.network()
        before = (shell.stack(), shell.status()["tab"])
        back = self.tree.wait("Navigation").find(lambda name: name.startswith("Back"), Role.PUSH_BUTTON)
        for node, away in ((self.tree.wait("Timer", Role.PAGE_TAB), (240, 500)), (back, (300, 400))):
            self.pointer.drag(node.centre, away, 0.2)
            shell.wait_still()
            self.assertEqual((shell.stack(), shell.status()["tab"]), before)

    def test_keys_of_the_bars(self):
        """a push and a pop by keys alone: the focus goes into the new page, and comes back to the row"""
        shell = self.start()
        shell.ctl("select", "system")
        shell.wait_tab("system", "ready")
        shell.wait_still()
        self.pointer.focus()
        self.pointer.keys("F6")

        def focused():
            return [node.name for node in self.tree.all() if "focused" in node.states and node.name != "Lintel"]
        for _ in range(12):
            if any(name.startswith("Network") for name in focused()):
                break
            self.pointer.keys("Tab")
        self.assertTrue(any(name.startswith("Network") for name in focused()), focused())
        self.pointer.keys("Return")
        shell.wait_stack("System", "Network")
        shell.wait_still()
        self.assertFalse([node.name for node in self.tree.all(role=Role.PAGE_TAB) if "focused" in node.states])
        self.assertTrue(focused(), self.tree.dump())
        self.pointer.keys("Escape")
        shell.wait_stack("System")
        shell.wait_still()
        wait_until(lambda: any(name.startswith("Network") for name in focused()), "the row has the focus again")
        self.pointer.keys("Escape")
        shell.wait_still()
        self.assertTrue(shell.alive)
        self.assertEqual(shell.stack(), ["System"])
