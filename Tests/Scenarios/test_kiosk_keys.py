# SPDX-License-Identifier: Apache-2.0
"""The kiosk session keeps people in. (cage 0.1.4 does not outlive a second program, so this is a module of its own.)"""
from harness.case import ShellCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "cage"


class Locked(ShellCase):
    def test_no_way_out(self):
        """no key ends it, opens an inspector or leaves full screen; a tap still works afterwards"""
        shell = self.start("", "--kiosk")
        shell.wait_tab("alarm", "ready")
        frame = self.tree.find(role=(Role.FRAME, Role.WINDOW))
        size = frame.extents
        for keys in ("alt+F4", "ctrl+q", "ctrl+w", "ctrl+shift+i", "ctrl+shift+d", "F11", "super+Down", "alt+Tab", "Escape"):
            self.pointer.keys(keys)
        self.tap("System", Role.PAGE_TAB)
        wait_until(lambda: shell.tabs()["system"]["selected"], "System is selected")
        self.assertTrue(shell.alive, shell.log)
        self.assertEqual(frame.extents, size)
        self.assertEqual(len(self.tree.all(role=(Role.FRAME, Role.WINDOW))), 1, self.tree.dump())
