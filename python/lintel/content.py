# SPDX-License-Identifier: Apache-2.0
"""What can fill a screen between its bars. Every node may have an `id`; without one its kind is its id."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List as Sequence, Optional, Tuple, Union

from .describe import Maker, Pass, given
from .rows import Row


class Node:
    """One part of a screen's content."""

    def describe(self, made: Pass) -> Dict[str, Any]:
        raise NotImplementedError


@dataclass
class Section:
    """Rows that belong together: a list of them, or `count` of which `row` makes those that come into view."""

    rows: Sequence[Row] = field(default_factory=list)
    header: Optional[str] = None
    footer: Optional[str] = None
    id: Optional[str] = None
    count: Optional[int] = None
    row: Optional[Callable[[int], Row]] = None

    FIRST = 60

    def describe(self, made: Pass) -> Dict[str, Any]:
        ident = made.section_id(self.id, self.header)
        rows = self.rows
        if self.count is not None and self.row is not None:
            made.ranges[ident] = self.row
            rows = [self.row(index) for index in range(min(self.count, self.FIRST))]
        return {"id": ident, **given(header=self.header, footer=self.footer, count=self.count),
                "rows": [row.describe(made) for row in rows]}


class List(Node):
    """Grouped rows."""

    def __init__(self, *sections: Section, id: Optional[str] = None) -> None:
        self.sections, self.id = sections, id

    def describe(self, made: Pass) -> Dict[str, Any]:
        return {"type": "list", "id": made.node_id(self.id, "list"),
                "sections": [section.describe(made) for section in self.sections]}


@dataclass
class Run:
    """A piece of text of one style: plain, strong, emphasis or code."""

    text: str
    style: Optional[str] = None


@dataclass
class Link:
    """A piece of text that can be pressed."""

    text: str
    on_tap: Callable[[], None]
    id: Optional[str] = None


@dataclass
class Text(Node):
    """A passage; `role` is body, heading, secondary, caption or display, `alignment` leading, centre or trailing."""

    text: Union[str, Sequence[Union[str, Run, Link]]]
    role: str = "body"
    alignment: Optional[str] = None
    id: Optional[str] = None

    def describe(self, made: Pass) -> Dict[str, Any]:
        parts = [self.text] if isinstance(self.text, str) else self.text
        return {"type": "text", "id": made.node_id(self.id, "text"), "role": self.role, **given(alignment=self.alignment),
                "runs": [self._run(part, made) for part in parts]}

    @staticmethod
    def _run(part: Union[str, Run, Link], made: Pass) -> Dict[str, Any]:
        if isinstance(part, str):
            return {"text": part}
        if isinstance(part, Run):
            return {"text": part.text, **given(style=part.style)}
        ident = made.action_id(part.id, part.text)
        made.actions[ident] = lambda _, tap=part.on_tap: tap()
        return {"text": part.text, "link": ident}


@dataclass
class Explanation(Node):
    """A page that says what is missing, why, and what to do; `button` is a label and what its press does."""

    heading: str
    why: Optional[str] = None
    remedy: Optional[str] = None
    icon: Optional[str] = None
    button: Optional[Tuple[str, Callable[[], None]]] = None
    id: Optional[str] = None

    def describe(self, made: Pass) -> Dict[str, Any]:
        node = {"type": "explanation", "id": made.node_id(self.id, "explanation"), "heading": self.heading,
                **given(icon=self.icon, why=self.why, remedy=self.remedy)}
        if self.button:
            label, tap = self.button
            ident = made.action_id(None, label)
            made.actions[ident] = lambda _: tap()
            node["button"] = {"id": ident, "label": label}
        return node


@dataclass
class Progress(Node):
    """Work under way, 0 to 1; None while the amount is unknown."""

    fraction: Optional[float] = None
    label: Optional[str] = None
    id: Optional[str] = None

    def describe(self, made: Pass) -> Dict[str, Any]:
        return {"type": "progress", "id": made.node_id(self.id, "progress"), **given(fraction=self.fraction, label=self.label)}


class _Stack(Node):
    kind = ""

    def __init__(self, *children: Node, id: Optional[str] = None) -> None:
        self.children, self.id = children, id

    def describe(self, made: Pass) -> Dict[str, Any]:
        return {"type": self.kind, "id": made.node_id(self.id, self.kind),
                "children": [child.describe(made) for child in self.children]}


class Column(_Stack):
    """Parts above each other."""

    kind = "column"


class SideBySide(_Stack):
    """Parts side by side."""

    kind = "row"


@dataclass
class GridItem:
    """A card: a picture in the plugin's folder or data folder, a title, or both. The title is spoken where it is not shown."""

    title: str
    picture: Optional[str] = None
    subtitle: Optional[str] = None
    icon: Optional[str] = None
    shows_title: bool = True
    on_tap: Optional[Callable[[], None]] = None
    opens: Optional[Maker] = None
    screen: Optional[str] = None
    id: Optional[str] = None


class Grid(Node):
    """Cards in as many equal columns as fit; `width` is the least width of one in px, `aspect` a picture's width by height."""

    def __init__(self, *items: GridItem, width: Optional[float] = None, aspect: Optional[float] = None,
                 id: Optional[str] = None) -> None:
        self.items, self.width, self.aspect, self.id = items, width, aspect, id

    def describe(self, made: Pass) -> Dict[str, Any]:
        return {"type": "grid", "id": made.node_id(self.id, "grid"), **given(width=self.width, aspect=self.aspect),
                "items": [self._item(item, made) for item in self.items]}

    @staticmethod
    def _item(item: GridItem, made: Pass) -> Dict[str, Any]:
        ident = made.action_id(item.id, item.title)
        card = {"id": ident, "title": item.title,
                **given(picture=item.picture, subtitle=item.subtitle, icon=item.icon,
                        showsTitle=None if item.shows_title else False)}
        if item.opens is not None:
            card["opens"] = made.leads(item.opens, item.screen, item.title)
        elif item.on_tap is not None:
            card["activates"] = True
            made.actions[ident] = lambda _, tap=item.on_tap: tap()
        return card


@dataclass
class Picture(Node):
    """A PNG, JPEG or SVG in the plugin's folder or data folder; `description` is spoken."""

    path: str
    description: str
    height: Optional[float] = None
    fit: Optional[str] = None
    id: Optional[str] = None

    def describe(self, made: Pass) -> Dict[str, Any]:
        return {"type": "picture", "id": made.node_id(self.id, "picture"), "path": self.path,
                "description": self.description, **given(height=self.height, fit=self.fit)}


@dataclass
class Media(Node):
    """Sound or film of a file in the plugin's folder or data folder, where the operator allows it."""

    path: str
    description: str
    film: bool = False
    loops: bool = False
    id: Optional[str] = None

    def describe(self, made: Pass) -> Dict[str, Any]:
        return {"type": "media", "id": made.node_id(self.id, "media"), "path": self.path, "description": self.description,
                "film": self.film, "loops": self.loops}


@dataclass
class Split(Node):
    """Two panes where there is room, one above the other's rows where there is not. Each is a title and a screen."""

    leading: Tuple[str, Maker]
    trailing: Tuple[str, Maker]
    id: Optional[str] = None

    def describe(self, made: Pass) -> Dict[str, Any]:
        panes = {name: made.leads(maker, None, title) for name, (title, maker) in
                 (("leading", self.leading), ("trailing", self.trailing))}
        return {"type": "split", "id": made.node_id(self.id, "split"), **panes}


@dataclass
class Canvas(Node):
    """Pixels of the plugin's own; see `Screen.canvas`."""

    id: str
    height: float
    description: str

    def describe(self, made: Pass) -> Dict[str, Any]:
        return {"type": "canvas", "id": made.node_id(self.id, "canvas"), "height": self.height,
                "description": self.description}
