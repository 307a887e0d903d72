# SPDX-License-Identifier: Apache-2.0
"""Tabs for the Lintel shell, written in Python with nothing but the standard library.

    import lintel

    class Hello(lintel.Screen):
        count = 0

        def page(self):
            return lintel.Page("Hello", lintel.List(lintel.Section([
                lintel.Row("Pressed", value=str(self.count), on_tap=self.press),
            ])))

        def press(self):
            self.count += 1
            self.tab.badge = self.count

    if __name__ == "__main__":
        lintel.Plugin({"hello": Hello}).run()
"""
from .bars import Button, Leave, Page, Segment
from .choosing import Buttons, Picker, PushButton, Wheel
from .content import (Canvas, Column, Explanation, Grid, GridItem, Link, List, Media, Node, Picture, Progress, Run, Section,
                      SideBySide, Split, Text)
from .plugin import Plugin, Timer
from .rows import Badge, Check, Choice, Control, ProgressBar, Row, Slider, Stepper, Swipe, Switch, TextField
from .screen import CanvasBuffer, Screen, Tab
from .wire import Refused

__all__ = [
    "Badge", "Button", "Buttons", "Canvas", "CanvasBuffer", "Check", "Choice", "Column", "Control", "Explanation", "Grid", "GridItem", "Leave", "Link",
    "List", "Media", "Node", "Page", "Picker", "Picture", "Plugin", "Progress", "ProgressBar", "PushButton", "Refused", "Row", "Run", "Screen",
    "Section", "Segment", "SideBySide", "Slider", "Split", "Stepper", "Swipe", "Switch", "Tab", "Text", "TextField", "Timer", "Wheel",
]
