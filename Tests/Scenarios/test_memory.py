# SPDX-License-Identifier: Apache-2.0
"""What a long day of going in and out leaves behind: nothing."""
from harness import proc
from harness.gestures import GesturesCase
from harness.mocks import Portal
from harness.waiting import wait_until

DISPLAY = "xvfb"


class Memory(GesturesCase):
    def test_pushes(self):
        """500 pushes and pops with animations off leave memory as it was, within 1 MB"""
        portal = Portal(enable_animations=False)
        self.addCleanup(portal.stop)
        self.open("bars")
        # What is made once, and what an allocator keeps of it, is there after a hundred.
        self.go("A few times", "churned 100")
        pages = proc.SharedPages(self.shell.pid)
        self.addCleanup(lambda: pages)
        before = proc.pss(self.shell.pid)
        painted = self.shell.status()["frames"]["painted"]
        self.go("Often", "churned 500")
        after = proc.pss(self.shell.pid)
        self.assertEqual(self.shell.stack(), ["Bars"])
        self.assertGreater(self.shell.status()["frames"]["painted"], painted + 500)
        self.assertLessEqual(after - before, 1024, f"{before} kB before, {after} kB after")

    def go(self, row, end):
        self.pointer.tap(self.row(row))
        wait_until(lambda: end in self.shell.log, end, 120)
        self.shell.wait_still()
