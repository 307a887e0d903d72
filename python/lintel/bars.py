# SPDX-License-Identifier: Apache-2.0
"""A screen's description: its bars and what is between them."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Optional, Tuple

from .content import Column, Node
from .describe import Maker, Pass, given


@dataclass
class Button:
    """A button in a navigation bar or a toolbar: `on_tap`, or `opens` with the screen it leads to."""

    label: str
    on_tap: Optional[Callable[[], None]] = None
    icon: Optional[str] = None
    opens: Optional[Maker] = None
    screen: Optional[str] = None
    priority: int = 0
    id: Optional[str] = None

    def describe(self, made: Pass) -> Dict[str, Any]:
        ident = made.action_id(self.id, self.label)
        item: Dict[str, Any] = {"id": ident, "kind": "icon" if self.icon else "text", "label": self.label,
                                "role": "navigateTo" if self.opens else "manage", "priority": self.priority,
                                **given(icon=self.icon)}
        if self.opens is not None:
            item["opens"] = made.leads(self.opens, self.screen, self.label)
        elif self.on_tap is not None:
            made.actions[ident] = lambda _, tap=self.on_tap: tap()
        return item


@dataclass
class Segment:
    label: str
    id: str


@dataclass
class Leave:
    """Asked by the shell before a screen with unsaved work is left."""

    title: str
    text: str
    leave: str
    stay: str


class Page:
    """What a screen looks like now; several nodes stand above each other.

    `fields` are further fields of a screen by their protocol names: `largeTitle`, `backTitle`, `tint`, `fullscreen` …
    """

    def __init__(self, title: str, *content: Node, leading: Tuple[Button, ...] = (), trailing: Tuple[Button, ...] = (),
                 toolbar: Tuple[Button, ...] = (), segments: Tuple[Segment, ...] = (), selected: Optional[str] = None,
                 on_segment: Optional[Callable[[str], None]] = None, leave: Optional[Leave] = None, **fields: Any) -> None:
        self.title, self.content = title, content
        self.leading, self.trailing, self.toolbar = leading, trailing, toolbar
        self.segments, self.selected, self.on_segment = segments, selected, on_segment
        self.leave, self.fields = leave, fields

    def describe(self, ident: str) -> Tuple[Dict[str, Any], Pass]:
        """The screen of the protocol, and what its ids stand for."""
        made = Pass()
        screen: Dict[str, Any] = {"id": ident, "title": self.title, **self.fields}
        for place in ("leading", "trailing", "toolbar"):
            screen[place] = [button.describe(made) for button in getattr(self, place)]
        if self.segments:
            screen["segmented"] = {"segments": [self._segment(segment, made) for segment in self.segments],
                                   "selected": self.selected or self.segments[0].id}
        if self.leave:
            screen["leave"] = vars(self.leave)
        nodes = list(self.content)
        if len(nodes) == 1:
            screen["content"] = nodes[0].describe(made)
        elif nodes:
            screen["content"] = Column(*nodes, id="content").describe(made)
        return screen, made

    def _segment(self, segment: Segment, made: Pass) -> Dict[str, str]:
        if self.on_segment is not None:
            made.actions[segment.id] = lambda _, chosen=self.on_segment, ident=segment.id: chosen(ident)
        return {"id": segment.id, "label": segment.label}
