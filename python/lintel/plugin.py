# SPDX-License-Identifier: Apache-2.0
"""The plugin's side of the conversation: one thread, which takes messages and timers in turn."""
from __future__ import annotations

import heapq
import itertools
import json
import os
import selectors
import sys
import time
from typing import Any, Callable, Dict, List, Optional, Tuple

from .screen import Screen, Tab
from .wire import Refused, Requests


class Timer:
    """A call at a time; `cancel` ends it."""

    def __init__(self, body: Callable[[], None], interval: Optional[float]) -> None:
        self.body, self.interval, self.is_live = body, interval, True

    def cancel(self) -> None:
        self.is_live = False


class Plugin:
    """Tabs by the ids of `plugin.toml`, each with what makes its first screen; `run` serves the shell until it ends.

    Override or assign `started`, `stopped`, `screen`, `environment_changed` and `decided` where they are wanted. Everything
    is called on the one thread of `run`; from another thread call `soon`.
    """

    def __init__(self, tabs: Dict[str, Callable[[], Screen]], write: Optional[Callable[[str], None]] = None,
                 clock: Callable[[], float] = time.monotonic) -> None:
        self.roots = tabs
        self.tabs = {ident: Tab(self, ident) for ident in tabs}
        self.environment: Dict[str, Any] = {}
        self.data_folder = ""
        self._clock = clock
        self._requests = Requests(write or self._write_line)
        self._channel: Any = None
        self._open: Dict[Tuple[str, str], Screen] = {}
        self._changed: List[Screen] = []
        self._timers: List[Tuple[float, int, Timer]] = []
        self._count = itertools.count()
        self._wake: Tuple[int, int] = (-1, -1)
        self._calls: List[Callable[[], None]] = []
        self._is_over = False

    # For authors to override

    def started(self) -> None:
        """Before the first screen; environment and data folder are known."""

    def stopped(self) -> None:
        """The shell ends the plugin; it waits at most two seconds."""

    def screen(self, ident: str, tab: str) -> Optional[Screen]:
        """The screen of an id that nothing on screen leads to."""
        return None

    def environment_changed(self) -> None:
        """Open screens are described again by themselves."""

    def setting_changed(self, key: str, value: Any) -> None:
        """A setting of `[[setting]]` has another value; open screens are described again by themselves."""

    def decided(self, decision: Dict[str, Any]) -> None:
        """A rule has changed or refused something; it is in the shell's log too."""

    # What a plugin can ask of the shell

    def log(self, text: str, level: str = "info") -> None:
        self._requests.send(method="log", params={"level": level, "text": text})

    def alert(self, title: str, text: str = "", tab: Optional[str] = None, sound: bool = False,
              answered: Callable[[], None] = lambda: None) -> None:
        """Shows a message that the person must answer, wherever they are."""
        params = {"title": title, "text": text, "tab": tab or next(iter(self.tabs)), "sound": sound}
        self.ask("alert", params, lambda _, error: answered() if error is None else None)

    def choose(self, title: str, buttons: Dict[str, str], then: Callable[[Optional[str]], None], text: str = "",
               tab: Optional[str] = None, sound: bool = False) -> None:
        """As `alert`, with at most three answers of its own, the usual one first: ids with their labels. `then` gets the
        id of the one that was pressed, None if it was answered otherwise."""
        params = {"title": title, "text": text, "tab": tab or next(iter(self.tabs)), "sound": sound,
                  "buttons": [{"id": name, "label": label} for name, label in buttons.items()]}
        self.ask("alert", params, lambda result, error: then((result or {}).get("button")) if error is None else None)

    def get_setting(self, key: str, then: Callable[[Any], None]) -> None:
        """Hands over the value that the shell keeps; None where there is none."""
        self.ask("settings.get", {"key": key}, lambda result, error: then((result or {}).get("value")))

    def set_setting(self, key: str, value: Any) -> None:
        self.tell("settings.set", key=key, value=value)

    def tell(self, method: str, **params: Any) -> None:
        """A request whose answer matters only if it is an error: that goes to the log."""
        def answered(_: Any, error: Optional[Refused]) -> None:
            if error is not None:
                self.log(f"{method}: {error}", "warning")
        self.ask(method, params, answered)

    def ask(self, method: str, params: Dict[str, Any], answered: Callable[[Any, Optional[Refused]], None]) -> None:
        self._requests.ask(method, params, answered)

    # Time

    def after(self, seconds: float, body: Callable[[], None]) -> Timer:
        return self._schedule(seconds, Timer(body, None))

    def every(self, seconds: float, body: Callable[[], None]) -> Timer:
        return self._schedule(seconds, Timer(body, max(0.01, seconds)))

    def soon(self, body: Callable[[], None]) -> None:
        """Calls `body` on the plugin's thread; may be called on any other."""
        self._calls.append(body)
        if self._wake[1] >= 0:
            os.write(self._wake[1], b"1")

    def _schedule(self, seconds: float, timer: Timer) -> Timer:
        heapq.heappush(self._timers, (self._clock() + max(0.0, seconds), next(self._count), timer))
        return timer

    def run_timers(self) -> Optional[float]:
        """Calls what has become due, and answers the seconds until the next."""
        now = self._clock()
        while self._timers and (self._timers[0][0] <= now or not self._timers[0][2].is_live):
            _, _, timer = heapq.heappop(self._timers)
            if timer.is_live:
                timer.body()
                if timer.interval is not None:
                    self._schedule(timer.interval, timer)
        self.send_changes()
        return max(0.0, self._timers[0][0] - now) if self._timers else None

    # Screens

    def adopt(self, screen: Screen, tab: str, ident: str) -> None:
        screen.plugin, screen.tab, screen.id = self, self.tabs[tab], ident
        self._open[tab, ident] = screen
        screen.is_open = True
        screen.opened()

    def changed(self, screen: Screen) -> None:
        if screen not in self._changed:
            self._changed.append(screen)

    def send_changes(self) -> None:
        changed, self._changed = self._changed, []
        for screen in changed:
            if screen.is_open and (fields := screen.difference()):
                self.tell("screen.update", tab=screen.tab.id, screen=screen.id, **fields)

    def _make(self, tab: str, ident: str) -> Screen:
        if tab not in self.roots:
            raise LookupError(f'there is no tab "{tab}"')
        if ident == "root":
            return self.roots[tab]()
        for (place, _), below in reversed(list(self._open.items())):
            if place == tab and ident in below._made.targets:
                return below._made.targets[ident]()
        made = self.screen(ident, tab)
        if made is None:
            raise LookupError(f'there is no screen "{ident}"')
        return made

    # Messages

    def take(self, line: str) -> None:
        """One message of the shell."""
        message = json.loads(line)
        if "method" not in message:
            return self._requests.take(message)
        params = message.get("params") or {}
        if "id" not in message:
            return self._notified(message["method"], params)
        try:
            result = self._asked(message["method"], params)
        except LookupError as error:
            self._requests.send(id=message["id"], error={"code": -32602, "message": str(error.args[0])})
        except Exception as error:  # what an author's code throws is the answer, not the end
            self.log(f"{message['method']}: {type(error).__name__}: {error}", "error")
            self._requests.send(id=message["id"], error={"code": -32603, "message": f"{type(error).__name__}: {error}"})
        else:
            # What the work has changed is on its way before its answer is.
            self.send_changes()
            self._requests.send(id=message["id"], result=result)

    def _asked(self, method: str, params: Dict[str, Any]) -> Dict[str, Any]:
        if method == "initialize":
            self.environment, self.data_folder = params["environment"], params["dataDir"]
            self.started()
            return {"protocol": {"major": 1, "minor": 0}}
        if method == "screen.open":
            place = (params["tab"], params["screen"])
            if place not in self._open:
                self.adopt(self._make(*place), *place)
            return self._open[place].described()
        if method == "rows":
            screen = self._known(params)
            return {"rows": screen.rows(params["section"], params["first"], params["count"])}
        if method == "action":
            screen = self._known(params)
            screen.act(params["node"], params["event"], params.get("value"))
            screen.update()
        elif method == "shutdown":
            self.stopped()
            self._is_over = True
        elif method != "ping":
            raise LookupError(f'there is no method "{method}"')
        return {}

    def _known(self, params: Dict[str, Any]) -> Screen:
        screen = self._open.get((params["tab"], params["screen"]))
        if screen is None:
            raise LookupError(f'the screen "{params["screen"]}" is not open')
        return screen

    def _notified(self, method: str, params: Dict[str, Any]) -> None:
        if method == "screen.close":
            screen = self._open.pop((params["tab"], params["screen"]), None)
            if screen is not None:
                screen.end()
        elif method == "environment":
            self.environment = params
            self.environment_changed()
            for screen in self._open.values():
                self.changed(screen)
        elif method == "decision":
            self.decided(params)
        elif method == "settings.changed":
            self.setting_changed(params["key"], params["value"])
            for screen in self._open.values():
                self.changed(screen)
        self.send_changes()

    # The loop

    def _write_line(self, line: str) -> None:
        self._channel.write(line + "\n")
        self._channel.flush()

    def run(self) -> None:
        """Serves the shell over standard input and output; returns when the plugin is to end."""
        # The pipe is for messages: what is printed by accident goes to the log.
        self._channel, sys.stdout = sys.stdout, sys.stderr
        self._wake = os.pipe()
        rest = b""
        with selectors.DefaultSelector() as ready:
            ready.register(0, selectors.EVENT_READ)
            ready.register(self._wake[0], selectors.EVENT_READ)
            while not self._is_over:
                for key, _ in ready.select(self.run_timers()):
                    data = os.read(key.fd, 65536)
                    if key.fd == self._wake[0]:
                        while self._calls:
                            self._calls.pop(0)()
                        self.send_changes()
                        continue
                    if not data:
                        return
                    *lines, rest = (rest + data).split(b"\n")
                    for line in lines:
                        if line.strip():
                            self.take(line.decode())
