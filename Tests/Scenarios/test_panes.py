# SPDX-License-Identifier: Apache-2.0
"""Two panes on a window whose width changes."""
from harness.gestures import GesturesCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
SIZE = "1280x800"


class Panes(GesturesCase):
    def test_panes(self):
        """NAV-SPLIT-PANE panes that become one and two again keep text, cursor, scroll and focus, whichever was in front"""
        def size(width):
            self.pointer.run("search", "--onlyvisible", "--name", "Lintel", "windowsize", str(width), "700")
            wait_until(lambda: self.tree.find(role=(Role.FRAME, Role.WINDOW)).extents[2] == width, f"{width} px")
            self.shell.wait_still()

        def notes():
            return [node for node in self.tree.all("Note", Role.TEXT) if "visible" in node.states]
        self.open("other")
        self.pointer.focus()
        for pane, title in ((0, "List"), (1, "Sheet")):
            with self.subTest(title):
                size(1000)
                wait_until(lambda: len(notes()) == 2, "both panes are there")
                for x in (100, 700):
                    self.pointer.move(x, 400)
                    self.pointer.scroll(1)
                    self.shell.wait_still()
                field = notes()[pane]
                self.pointer.tap(field)
                self.pointer.write("abc")
                self.pointer.keys("Left")
                wait_until(lambda: field.written == ("abc", 2), "it is typed")
                self.shell.wait_still()
                places = [node.extents for node in notes()]
                size(480)
                self.assertEqual(self.shell.stack()[-1], title)
                # A page that goes to the other pane's place is told to assistive technology as a new one.
                wait_until(lambda: [node.written for node in notes()] == [("abc", 2)], "it is there alone")
                size(1000)
                wait_until(lambda: len(notes()) == 2, "both panes are back")
                self.assertEqual([node.extents for node in notes()], places)
                self.assertEqual(notes()[pane].written, ("abc", 2))
                self.assertIn("focused", notes()[pane].states)
