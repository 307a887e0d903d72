# SPDX-License-Identifier: Apache-2.0
"""Buttons and wheels: what a screen is there to do, and values that are turned to."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Dict, Optional, Sequence, Tuple, Union

from .content import Node
from .describe import Pass, given


@dataclass
class PushButton:
    """One of `Buttons`; `prominent` is what people mostly come for, `destructive` ends or deletes something."""

    label: str
    on_tap: Callable[[], None]
    id: Optional[str] = None
    prominent: bool = False
    destructive: bool = False
    enabled: bool = True

    def describe(self, made: Pass) -> Dict[str, Any]:
        ident = made.action_id(self.id, self.label)
        made.actions[ident] = lambda _: self.on_tap()
        return {"id": ident, "label": self.label,
                **given(prominent=self.prominent or None, destructive=self.destructive or None,
                        enabled=None if self.enabled else False)}


class Buttons(Node):
    """Buttons side by side, of equal width."""

    def __init__(self, *buttons: PushButton, id: Optional[str] = None) -> None:
        self.buttons, self.id = buttons, id

    def describe(self, made: Pass) -> Dict[str, Any]:
        return {"type": "buttons", "id": made.node_id(self.id, "buttons"),
                "buttons": [button.describe(made) for button in self.buttons]}


@dataclass
class Wheel:
    """One wheel of a `Picker`: options as ids with their labels, or numbers; `changed` gets the id that was turned to."""

    label: str
    options: Sequence[Union[Tuple[str, str], int]]
    selected: Union[str, int]
    changed: Callable[[str], None]
    id: Optional[str] = None
    unit: Optional[str] = None
    wraps: bool = False

    def describe(self, made: Pass) -> Dict[str, Any]:
        ident = made.action_id(self.id, self.label)
        made.actions[ident] = lambda event: self.changed(event[1])
        options = [(str(option), str(option)) if isinstance(option, int) else option for option in self.options]
        return {"id": ident, "label": self.label, "selected": str(self.selected),
                "options": [{"id": name, "label": label} for name, label in options],
                **given(unit=self.unit, wraps=self.wraps or None)}


class Picker(Node):
    """Wheels side by side that are turned to choose a value each; `separator` stands between the first two."""

    def __init__(self, *wheels: Wheel, separator: Optional[str] = None, id: Optional[str] = None) -> None:
        self.wheels, self.separator, self.id = wheels, separator, id

    def describe(self, made: Pass) -> Dict[str, Any]:
        return {"type": "picker", "id": made.node_id(self.id, "picker"),
                "wheels": [wheel.describe(made) for wheel in self.wheels], **given(separator=self.separator)}
