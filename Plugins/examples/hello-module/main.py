#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A Lintel plugin in Python with the module `lintel`: a list, a second screen, a badge and a setting."""
import sys
import typing

import lintel


class HelloScreen(lintel.Screen):
    count = 0
    step = 1

    def opened(self) -> None:
        self.plugin.get_setting("step", self.adopt)

    def adopt(self, step: typing.Any) -> None:
        self.step = int(step or 1)
        self.update()

    def page(self) -> lintel.Page:
        return lintel.Page("Hello", lintel.List(
            lintel.Section([
                lintel.Row("Pressed", id="count", value=str(self.count), on_tap=self.press,
                           swipes=[lintel.Swipe("Start again", self.reset, id="reset")]),
            ], header="Counting", footer=f"Each press adds {self.step}."),
            lintel.Section([
                lintel.Row("About", id="about", opens=AboutScreen),
                lintel.Row("Settings", id="settings", opens=AboutScreen, screen="lintel.settings"),
            ], id="more"),
        ))

    def press(self) -> None:
        self.count += self.step
        self.tab.badge = self.count

    def reset(self) -> None:
        self.count = 0
        self.tab.badge = None


class AboutScreen(lintel.Screen):
    def page(self) -> lintel.Page:
        return lintel.Page("About", lintel.Text(["Python ", lintel.Run(sys.version.split()[0], style="strong")], id="text"))


class Hello(lintel.Plugin):
    hello: HelloScreen

    def __init__(self) -> None:
        super().__init__({"hello": self.make})

    def make(self) -> HelloScreen:
        self.hello = HelloScreen()
        return self.hello

    def setting_changed(self, key: str, value: typing.Any) -> None:
        if key == "step":
            self.hello.adopt(value)


if __name__ == "__main__":
    Hello().run()
