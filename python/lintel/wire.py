# SPDX-License-Identifier: Apache-2.0
"""JSON-RPC 2.0, one object a line."""
from __future__ import annotations

import json
from typing import Any, Callable, Dict, Optional

Answered = Callable[[Any, Optional["Refused"]], None]


class Refused(Exception):
    """The shell answered with an error; `rule` names the rule where one said no."""

    def __init__(self, error: Dict[str, Any]) -> None:
        super().__init__(error.get("message", ""))
        self.code: int = error.get("code", 0)
        self.data: Dict[str, str] = error.get("data") or {}

    @property
    def rule(self) -> Optional[str]:
        return self.data.get("rule")


class Requests:
    """The plugin's own requests: numbered, and each with who waits for its answer."""

    def __init__(self, write: Callable[[str], None]) -> None:
        self._write = write
        self._waiting: Dict[int, Answered] = {}
        self._last = 0

    def send(self, **message: Any) -> None:
        self._write(json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False, allow_nan=False))

    def ask(self, method: str, params: Dict[str, Any], answered: Answered) -> None:
        self._last += 1
        self._waiting[self._last] = answered
        self.send(id=self._last, method=method, params=params)

    def take(self, message: Dict[str, Any]) -> None:
        """An answer of the shell."""
        answered = self._waiting.pop(message.get("id", -1), None)
        error = message.get("error")
        if answered is not None:
            answered(message.get("result"), Refused(error) if error is not None else None)
