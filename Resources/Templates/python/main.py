#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""@NAME@: one tab with a counter and a badge, and a second screen."""
import lintel


class HomeScreen(lintel.Screen):
    """The tab's first screen."""

    count = 0

    def page(self) -> lintel.Page:
        return lintel.Page("@NAME@", lintel.List(
            lintel.Section([
                lintel.Row("Pressed", id="count", value=str(self.count), on_tap=self.press),
                lintel.Row("Start again", id="reset", on_tap=self.reset),
            ], footer="The badge of the tab shows the same number."),
            lintel.Section([lintel.Row("About", id="about", opens=AboutScreen)], id="more"),
        ))

    def press(self) -> None:
        self.count += 1
        self.tab.badge = self.count

    def reset(self) -> None:
        self.count = 0
        self.tab.badge = None


class AboutScreen(lintel.Screen):
    def page(self) -> lintel.Page:
        return lintel.Page("About", lintel.Text("A tab in Python.", id="text"))


def plugin() -> lintel.Plugin:
    return lintel.Plugin({"@TAB@": HomeScreen})


if __name__ == "__main__":
    plugin().run()
