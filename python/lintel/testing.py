# SPDX-License-Identifier: Apache-2.0
"""A plugin in a test: no display, no process, and time that the test moves.

    tester = Tester(lintel.Plugin({"hello": Hello}))
    tester.open("hello")
    tester.tap("pressed")
    assert tester.row("pressed")["value"] == "1"
"""
from __future__ import annotations

import json
import math
import tempfile
from typing import IO, Any, Dict, Iterator, List, Optional, Tuple

from .plugin import Plugin
from .wire import Requests


class Tester:
    """Runs a plugin and does what a person would do with it."""

    def __init__(self, plugin: Plugin, settings: Optional[Dict[str, Any]] = None, data_folder: str = "") -> None:
        self.plugin = plugin
        self.settings: Dict[str, Any] = dict(settings or {})
        self.badges: Dict[str, Any] = {}
        self.alerts: List[Dict[str, Any]] = []
        self.log: List[str] = []
        self.tab = ""
        self.stacks: Dict[str, List[Dict[str, Any]]] = {}
        self._canvases: Dict[Tuple[str, str, str], Tuple[IO[bytes], int]] = {}
        self._shown: Dict[Tuple[str, str, str], int] = {}
        self._now = 0.0
        self._last = 0
        self._answers: Dict[int, Dict[str, Any]] = {}
        plugin._clock = lambda: self._now
        plugin._requests = Requests(self._take)
        self._ask("initialize", protocol={"major": 1, "minor": 0}, plugin="test", dataDir=data_folder, environment={
            "locale": "en_GB.UTF-8", "direction": "ltr", "textScale": 1, "colorScheme": "light", "highContrast": False,
            "reducedMotion": False, "width": 480, "height": 800})

    # What a person does

    def open(self, tab: str) -> Dict[str, Any]:
        self.tab = tab
        if tab not in self.stacks:
            self.stacks[tab] = [self._ask("screen.open", tab=tab, screen="root")]
        return self.screen

    def tap(self, node: str) -> None:
        """Presses a row, a card, a link, a segment or a button."""
        found = self.find(node)
        accessory = found.get("accessory", {})
        if "opens" in found:
            self.stacks[self.tab].append(self._ask("screen.open", tab=self.tab, screen=found["opens"]["screen"]))
        elif accessory.get("kind") == "switch":
            self._act(node, "change", not accessory["on"])
        else:
            self._act(node, "activate")

    def change(self, node: str, value: Any) -> None:
        self._act(node, "change", value)

    def swipe(self, node: str, action: str) -> None:
        self._act(node, "swipe", action)

    def back(self) -> None:
        gone = self.stacks[self.tab].pop()
        self._tell("screen.close", tab=self.tab, screen=gone["id"])

    def advance(self, seconds: float) -> None:
        """Lets time pass, timer by timer."""
        end = self._now + seconds
        wait = self.plugin.run_timers()
        while wait is not None and self._now + wait <= end:
            self._now += max(wait, 1e-6)
            wait = self.plugin.run_timers()
        self._now = end
        self.plugin.run_timers()

    # What they see

    @property
    def screen(self) -> Dict[str, Any]:
        return self.stacks[self.tab][-1]

    @property
    def title(self) -> str:
        return self.screen["title"]

    def row(self, ident: str) -> Dict[str, Any]:
        return self.find(ident)

    def find(self, ident: str) -> Dict[str, Any]:
        """Whatever on the screen has this id."""
        for found in self._objects(self.screen):
            if ident in (found.get("id"), found.get("link")):
                return found
        raise AssertionError(f'nothing on the screen "{self.screen["id"]}" is called "{ident}"')

    def canvas(self, node: str) -> Optional[bytes]:
        """What was drawn last into a canvas of the screen, as `CanvasBuffer.show` takes it."""
        place = (self.tab, self.screen["id"], node)
        if place not in self._shown:
            return None
        file, size = self._canvases[place]
        file.seek(size * self._shown[place])
        return file.read(size)

    def _objects(self, value: Any) -> Iterator[Dict[str, Any]]:
        if isinstance(value, dict):
            if value is not self.screen:
                yield value
            for child in value.values():
                yield from self._objects(child)
        elif isinstance(value, list):
            for child in value:
                yield from self._objects(child)

    # The shell's part

    @staticmethod
    def _canvas_place(params: Dict[str, Any]) -> Tuple[str, str, str]:
        return params["tab"], params["screen"], params["node"]

    def _open_canvas(self, params: Dict[str, Any]) -> Dict[str, Any]:
        width, height = (math.ceil(params[side] * params["scale"]) for side in ("width", "height"))
        file = tempfile.NamedTemporaryFile(prefix="lintel-canvas-")
        file.truncate(width * height * 8)
        self._canvases[self._canvas_place(params)] = file, width * height * 4
        return {"path": file.name, "stride": width * 4}

    def _ask(self, method: str, **params: Any) -> Dict[str, Any]:
        self._last += 1
        self.plugin.take(json.dumps({"jsonrpc": "2.0", "id": self._last, "method": method, "params": params}))
        answer = self._answers.pop(self._last)
        if "error" in answer:
            raise AssertionError(answer["error"]["message"])
        return answer["result"]

    def _tell(self, method: str, **params: Any) -> None:
        self.plugin.take(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}))

    def _act(self, node: str, event: str, value: Any = None) -> None:
        extra = {} if value is None else {"value": value}
        self._ask("action", tab=self.tab, screen=self.screen["id"], node=node, event=event, **extra)

    def _take(self, line: str) -> None:
        message = json.loads(line)
        if "method" not in message:
            self._answers[message["id"]] = message
            return
        method, params = message["method"], message.get("params", {})
        if method == "log":
            self.log.append(params["text"])
            return
        result: Dict[str, Any] = {}
        if method == "screen.update":
            for screen in self.stacks[params["tab"]]:
                if screen["id"] == params["screen"]:
                    screen.update({name: value for name, value in params.items() if name not in ("tab", "screen")})
        elif method == "navigation.push":
            self.stacks[params["tab"]].append(params["screen"])
        elif method == "navigation.pop":
            self.back()
        elif method == "badge":
            self.badges[params["tab"]] = params["value"]
        elif method == "alert":
            self.alerts.append(params)
        elif method == "canvas.open":
            result = self._open_canvas(params)
        elif method == "canvas.show":
            self._shown[self._canvas_place(params)] = params["buffer"]
        elif method == "settings.get":
            result = {"value": self.settings.get(params["key"])}
        elif method == "settings.set":
            self.settings[params["key"]] = params["value"]
        self.plugin.take(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}))
