# SPDX-License-Identifier: Apache-2.0
"""The kiosk session: lintel alone under cage."""
from harness.case import ShellCase
from harness.pictures import Picture
from harness.tree import Role

DISPLAY = "cage"


class Kiosk(ShellCase):
    def test_full_screen(self):
        """under cage the shell has the whole screen, without decorations; no on-screen keyboard can be; its picture is taken"""
        shell = self.start("", "--kiosk")
        shell.wait_tab("alarm", "ready")
        shell.wait_still()
        self.assertEqual(shell.status()["mode"], "kiosk")
        self.assertEqual(shell.status()["keyboard"], "none")
        picture = Picture.of_screen("kiosk")
        frame = self.tree.find(role=(Role.FRAME, Role.WINDOW))
        self.assertEqual(frame.extents, (0, 0, picture.width, picture.height))
        status = self.tree.wait("Status").extents
        self.assertEqual((status[1], status[3]), (0, 32))
        tabs = self.tree.wait(role=Role.PAGE_TAB_LIST).extents
        self.assertEqual(tabs[1] + tabs[3], picture.height)
        shot = Picture(shell.picture(shell.home / "shot.png"))
        self.assertLess(picture.differing(shot, 8), picture.width * picture.height / 1000)
