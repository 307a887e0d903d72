# SPDX-License-Identifier: Apache-2.0
"""One open screen, and the tab it is in."""
from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Callable, Dict, Optional, Union

from .bars import Page
from .describe import Pass

if TYPE_CHECKING:
    from .plugin import Plugin, Timer


class Tab:
    """A tab of the plugin."""

    def __init__(self, plugin: "Plugin", ident: str) -> None:
        self._plugin, self.id = plugin, ident
        self._badge: Union[int, str, None] = None

    @property
    def badge(self) -> Union[int, str, None]:
        """The mark on the tab: nothing, a number of at least 1, or "!"."""
        return self._badge

    @badge.setter
    def badge(self, value: Union[int, str, None]) -> None:
        value = value or None
        if value != self._badge:
            self._badge = value
            self._plugin.tell("badge", tab=self.id, value=value)

    def push(self, screen: "Screen", ident: str) -> None:
        """Pushes a screen from the plugin's own work; a row that leads somewhere has `opens` instead."""
        self._plugin.adopt(screen, self.id, ident)
        self._plugin.tell("navigation.push", tab=self.id, screen=screen.described())

    def pop(self) -> None:
        self._plugin.tell("navigation.pop", tab=self.id)

    def unavailable(self, explanation: Optional[str], remedy: Optional[str] = None) -> None:
        """The tab stays and explains itself; with None it is available again."""
        self._plugin.tell("unavailable", tab=self.id, explanation=explanation, remedy=remedy)


class CanvasBuffer:
    """The memory of a canvas: two buffers, of which one is shown while the other is drawn into."""

    def __init__(self, plugin: "Plugin", place: Dict[str, str], path: str, stride: int, width: int, height: int) -> None:
        self.width, self.height, self._plugin, self._place, self._stride = width, height, plugin, place, stride
        self._file = open(path, "r+b", buffering=0)
        self._next = 0

    def close(self) -> None:
        self._file.close()

    def show(self, pixels: bytes) -> None:
        """Shows a picture: rows from the top, a pixel blue, green, red and alpha, with its colours multiplied by its alpha."""
        for row in range(self.height):
            self._file.seek((self._next * self.height + row) * self._stride)
            self._file.write(pixels[row * self.width * 4:(row + 1) * self.width * 4])
        self._plugin.tell("canvas.show", **self._place, buffer=self._next)
        self._next = 1 - self._next


class Screen:
    """A screen of a tab: keep the state in attributes and describe it in `page`.

    It is described when it is opened, after each of its actions and after `update`; only what differs is sent.
    """

    plugin: "Plugin"
    tab: Tab
    id = ""
    is_open = False

    def page(self) -> Page:
        raise NotImplementedError

    def opened(self) -> None:
        """Before the first description."""

    def closed(self) -> None:
        """The screen was left for good."""

    def update(self) -> None:
        """Describes the screen again at the end of this turn."""
        if self.is_open:
            self.plugin.changed(self)

    def every(self, seconds: float, body: Callable[[], None]) -> "Timer":
        """Calls `body` again and again while the screen is open, and describes the screen after each call."""
        def again() -> None:
            body()
            self.update()
        timer = self.plugin.every(seconds, again)
        self._timers.append(timer)
        return timer

    def canvas(self, node: str, width: float, height: float, opened: Callable[["CanvasBuffer"], None],
               scale: int = 1) -> None:
        """Opens the memory of a canvas of this screen, and `opened` gets it to draw into; it is gone with the canvas."""
        place = {"tab": self.tab.id, "screen": self.id, "node": node}

        def answered(result: Any, error: Any) -> None:
            if error is None:
                pixels = math.ceil(width * scale), math.ceil(height * scale)
                opened(CanvasBuffer(self.plugin, place, result["path"], result["stride"], *pixels))
            else:
                self.plugin.log(f"canvas.open: {error}", "warning")
        self.plugin.ask("canvas.open", {**place, "width": width, "height": height, "scale": scale}, answered)

    # What the plugin does with it

    def __new__(cls, *arguments: Any, **named: Any) -> "Screen":
        made = super().__new__(cls)
        made._sent = None
        made._made = Pass()
        made._timers = []
        return made

    _sent: Optional[Dict[str, Any]]
    _made: Pass
    _timers: list

    def described(self) -> Dict[str, Any]:
        self._sent, self._made = self.page().describe(self.id)
        return self._sent

    def difference(self) -> Dict[str, Any]:
        """The fields in which it differs from what was sent last; a field that went is null."""
        before = self._sent or {}
        now = self.described()
        changed = {name: value for name, value in now.items() if before.get(name) != value}
        changed.update({name: None for name in before if name not in now})
        return changed

    def act(self, node: str, event: str, value: Any) -> None:
        action = self._made.actions.get(node)
        if action is None:
            raise LookupError(f'"{node}" is not on the screen "{self.id}"')
        action((event, value))

    def rows(self, section: str, first: int, count: int) -> list:
        row = self._made.ranges.get(section)
        if row is None:
            raise LookupError(f'the section "{section}" has no rows on demand')
        made = Pass()
        described = [row(index).describe(made) for index in range(max(0, first), max(0, first) + max(0, count))]
        self._made.actions.update(made.actions)
        self._made.targets.update(made.targets)
        return described

    def end(self) -> None:
        self.is_open = False
        for timer in self._timers:
            timer.cancel()
        self.closed()
