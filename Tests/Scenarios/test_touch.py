# SPDX-License-Identifier: Apache-2.0
"""With real touches: a touch screen of the X server, handed on by sway."""
from harness.case import ShellCase
from harness.touch import Touch
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "touch"


class Fingers(ShellCase):
    @classmethod
    def setUpClass(cls):
        # The driver serves one connection in its life.
        cls.touch = Touch()

    def network(self):
        shell = self.start()
        self.touch.tap(self.tree.wait("System", Role.PAGE_TAB))
        shell.wait_tab("system", "ready")
        self.touch.tap(self.tree.wait(lambda name: name.startswith("Network")))
        wait_until(lambda: shell.stack() == ["System", "Network"], "Network is open")
        shell.wait_still()
        return shell

    def test_swipe_back(self):
        """a finger from the edge pulls the screen away; a third of the way and still, it comes back"""
        shell = self.network()
        self.touch.drag((4, 400), (150, 400), 0.3, hold=0.3)
        shell.wait_still()
        self.assertEqual(shell.stack(), ["System", "Network"])
        self.touch.drag((4, 400), (300, 410), 0.3)
        shell.wait_stack("System")

    def test_flick_back(self):
        """a short quick flick from the edge is enough"""
        shell = self.network()
        self.touch.drag((4, 400), (150, 400), 0.1)
        shell.wait_stack("System")

    def test_page_follows_the_finger(self):
        """while the finger moves, the page is drawn where the finger is, and the screen below shows"""
        shell = self.network()
        self.touch.begin(4, 400)
        # The finger has to go a way before it is a swipe.
        self.touch.move(30, 400)
        for x in range(60, 260, 40):
            shell.wait_still()
            painted = shell.status()["frames"]["painted"]
            self.touch.move(x, 400)
            wait_until(lambda: shell.status()["frames"]["painted"] > painted, f"a frame follows the finger to {x}")
        self.assertEqual(shell.stack(), ["System", "Network"])
        self.touch.move(6, 400)
        self.touch.end()
        shell.wait_still()
        self.assertEqual(shell.stack(), ["System", "Network"])

    def test_second_finger(self):
        """a second finger on the way takes the swipe back: the page returns whole, and the next swipe works"""
        shell = self.network()
        self.touch.begin(4, 400)
        self.touch.move(120, 400)
        self.touch.begin(240, 600, finger=2)
        self.touch.end(finger=2)
        self.touch.move(330, 400)
        self.touch.end()
        shell.wait_still()
        self.assertEqual(shell.stack(), ["System", "Network"])
        self.touch.drag((4, 400), (330, 400), 0.3)
        shell.wait_stack("System")
