# SPDX-License-Identifier: Apache-2.0
"""From the values an author writes to the objects of the protocol: ids are given, and what they stand for is collected."""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Callable, Dict, Optional, Set

if TYPE_CHECKING:
    from .screen import Screen

Action = Callable[[Any], None]
Maker = Callable[[], "Screen"]
Rows = Callable[[int], Any]


def identifier(text: str) -> str:
    """The text with every character that an id must not have replaced by `-`, cut to 64."""
    return re.sub(r"[^A-Za-z0-9._-]", "-", text)[:64] or "-"


def slug(text: str, fallback: str) -> str:
    """An id from a text for people: small letters and digits, everything between them one `-`."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:48] or fallback


def given(**fields: Any) -> Dict[str, Any]:
    """The fields that have a value."""
    return {name: value for name, value in fields.items() if value is not None}


class Pass:
    """One description of one screen."""

    def __init__(self) -> None:
        self.actions: Dict[str, Action] = {}
        self.targets: Dict[str, Maker] = {}
        self.ranges: Dict[str, Rows] = {}
        self._acting: Set[str] = set()
        self._nodes: Set[str] = set()
        self._sections: Set[str] = set()

    def action_id(self, wish: Optional[str], label: str) -> str:
        """Of something that can be acted upon: what was given, or made from the label; distinct in the screen."""
        return self._distinct(identifier(wish) if wish else slug(label, "row"), self._acting)

    def node_id(self, wish: Optional[str], kind: str) -> str:
        return self._distinct(identifier(wish) if wish else kind, self._nodes)

    def section_id(self, wish: Optional[str], header: Optional[str]) -> str:
        return self._distinct(identifier(wish) if wish else slug(header or "", "section"), self._sections)

    def leads(self, target: Maker, screen: Optional[str], title: str) -> Dict[str, str]:
        """`opens` of a row or an item, whose screen `target` makes."""
        name = identifier(screen) if screen else slug(title, "screen")
        self.targets[name] = target
        return {"screen": name, "title": title}

    @staticmethod
    def _distinct(ident: str, taken: Set[str]) -> str:
        number, candidate = 2, ident
        while candidate in taken:
            candidate = f"{ident[:60]}-{number}"
            number += 1
        taken.add(candidate)
        return candidate
