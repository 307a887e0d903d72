# SPDX-License-Identifier: Apache-2.0
"""Rows of a list, and the one control a row may have."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple

from .describe import Maker, Pass, given


class Control:
    """What stands at the end of a row."""

    changed: Optional[Callable[[Any], None]] = None

    def describe(self) -> Dict[str, Any]:
        raise NotImplementedError


@dataclass
class Switch(Control):
    on: bool
    changed: Optional[Callable[[bool], None]] = None

    def describe(self) -> Dict[str, Any]:
        return {"kind": "switch", "on": self.on}


@dataclass
class Check(Control):
    """Marks the chosen row of a group; the row's `on_tap` is called."""

    on: bool

    def describe(self) -> Dict[str, Any]:
        return {"kind": "check", "on": self.on}


@dataclass
class Stepper(Control):
    value: float
    minimum: float = 0
    maximum: float = 100
    step: float = 1
    changed: Optional[Callable[[float], None]] = None

    def describe(self) -> Dict[str, Any]:
        return {"kind": "stepper", "value": self.value, "minimum": self.minimum, "maximum": self.maximum, "step": self.step}


@dataclass
class Slider(Control):
    value: float
    minimum: float = 0
    maximum: float = 1
    changed: Optional[Callable[[float], None]] = None

    def describe(self) -> Dict[str, Any]:
        return {"kind": "slider", "value": self.value, "minimum": self.minimum, "maximum": self.maximum}


@dataclass
class ProgressBar(Control):
    """0 to 1; None while the amount is unknown."""

    fraction: Optional[float] = None

    def describe(self) -> Dict[str, Any]:
        return {"kind": "progress", **given(fraction=self.fraction)}


@dataclass
class Badge(Control):
    text: str

    def describe(self) -> Dict[str, Any]:
        return {"kind": "badge", "text": self.text}


@dataclass
class TextField(Control):
    text: str = ""
    placeholder: str = ""
    changed: Optional[Callable[[str], None]] = None

    def describe(self) -> Dict[str, Any]:
        return {"kind": "textField", "text": self.text, "placeholder": self.placeholder}


@dataclass
class Choice(Control):
    """One of several options, each a pair of id and label; `selected` is an id, and so is what `changed` gets."""

    options: Sequence[Tuple[str, str]]
    selected: str
    changed: Optional[Callable[[str], None]] = None

    def describe(self) -> Dict[str, Any]:
        return {"kind": "choice", "options": [{"id": ident, "label": label} for ident, label in self.options],
                "selected": self.selected}


@dataclass
class Swipe:
    """What a swipe over the row offers."""

    label: str
    action: Callable[[], None]
    id: Optional[str] = None
    icon: Optional[str] = None
    destructive: bool = False


@dataclass
class Row:
    """One row: a title, and at most one of `on_tap`, `opens` and a `control` that is changed.

    `id` is made from the title where it is left out; give it where the title changes or comes from outside, so that the row
    stays the same row. `opens` makes the screen that the row leads to; `screen` is its id, made from the title too.
    """

    title: str
    id: Optional[str] = None
    subtitle: Optional[str] = None
    value: Optional[str] = None
    icon: Optional[str] = None
    on_tap: Optional[Callable[[], None]] = None
    opens: Optional[Maker] = None
    screen: Optional[str] = None
    control: Optional[Control] = None
    destructive: bool = False
    swipes: List[Swipe] = field(default_factory=list)
    # A sign at the leading end that takes the row away: what it is called, and what a press does.
    removal: Optional[Tuple[str, Callable[[], None]]] = None

    def describe(self, made: Pass) -> Dict[str, Any]:
        ident = made.action_id(self.id, self.title)
        row = {"id": ident, "title": self.title,
               **given(subtitle=self.subtitle, value=self.value, icon=self.icon, destructive=self.destructive or None)}
        if self.opens is not None:
            row["accessory"] = {"kind": "disclosure"}
            row["opens"] = made.leads(self.opens, self.screen, self.title)
        elif self.control is not None:
            row["accessory"] = self.control.describe()
        elif self.on_tap is not None:
            row["accessory"] = {"kind": "button"}
        if self.removal is not None:
            label, remove = self.removal
            name = made.action_id(f"remove-{ident}", label)
            made.actions[name] = lambda _: remove()
            row["removal"] = {"id": name, "label": label}
        changed, tap, swipes = self.control.changed if self.control else None, self.on_tap, {}
        if self.swipes:
            row["swipe"] = []
            for swipe in self.swipes:
                name = swipe.id or f"swipe-{len(swipes) + 1}"
                swipes[name] = swipe.action
                row["swipe"].append({"id": name, "label": swipe.label,
                                     **given(icon=swipe.icon, destructive=swipe.destructive or None)})

        def act(event: Tuple[str, Any]) -> None:
            kind, value = event
            if kind == "swipe" and value in swipes:
                swipes[value]()
            elif kind == "change" and changed is not None:
                changed(value)
            elif kind == "activate" and tap is not None:
                tap()

        made.actions[ident] = act
        return row
