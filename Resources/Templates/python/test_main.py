# SPDX-License-Identifier: Apache-2.0
import unittest

from lintel.testing import Tester

import main


class HomeScreenTests(unittest.TestCase):
    def setUp(self) -> None:
        self.tester = Tester(main.plugin())
        self.tester.open("@TAB@")

    def test_press(self) -> None:
        """A press counts, and the badge shows it."""
        self.tester.tap("count")
        self.tester.tap("count")
        self.assertEqual(self.tester.row("count")["value"], "2")
        self.assertEqual(self.tester.badges["@TAB@"], 2)
        self.tester.tap("reset")
        self.assertIsNone(self.tester.badges["@TAB@"])

    def test_about(self) -> None:
        """The row leads to the other screen, and back leads home."""
        self.tester.tap("about")
        self.assertEqual(self.tester.title, "About")
        self.tester.back()
        self.assertEqual(self.tester.title, "@NAME@")


if __name__ == "__main__":
    unittest.main()
