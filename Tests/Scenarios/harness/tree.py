# SPDX-License-Identifier: Apache-2.0
"""The accessibility tree of a program, as a screen reader gets it."""
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from .waiting import wait_until  # noqa: E402

Role = Atspi.Role


class Node:
    """One node, read anew at every question."""

    def __init__(self, accessible):
        self.accessible = accessible

    def __repr__(self):
        return f"{self.role_name} {self.name!r}"

    @property
    def role(self):
        return self.accessible.get_role()

    @property
    def role_name(self):
        return self.accessible.get_role_name()

    @property
    def name(self):
        self.accessible.clear_cache()
        return self.accessible.get_name() or ""

    @property
    def description(self):
        self.accessible.clear_cache()
        return self.accessible.get_description() or ""

    @property
    def states(self):
        self.accessible.clear_cache()
        return {state.value_nick for state in self.accessible.get_state_set().get_states()}

    @property
    def children(self):
        self.accessible.clear_cache()
        found = (self.accessible.get_child_at_index(i) for i in range(self.accessible.get_child_count()))
        return [Node(child) for child in found if child is not None]

    def every(self):
        """Itself and all below, from the top down. What vanishes meanwhile is left out."""
        try:
            self.role
            children = self.children
        except GLib.Error:
            return
        yield self
        for child in children:
            yield from child.every()

    def all(self, name=None, role=None):
        """Nodes below with this name (a string, or a test of it) and this role (or one of several)."""
        roles = role if isinstance(role, (tuple, set, list)) else None if role is None else (role,)
        return [node for node in self.every()
                if (roles is None or node.role in roles)
                and (name is None or (name(node.name) if callable(name) else node.name == name))]

    def find(self, name=None, role=None):
        """The first such node, or None."""
        return next(iter(self.all(name, role)), None)

    def wait(self, name=None, role=None, timeout=10):
        """The first such node, once there is one."""
        try:
            return wait_until(lambda: self.find(name, role), f"a node named {name!r}, role {role}", timeout)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.dump()}") from None

    # What can be done with it

    @property
    def actions(self):
        if "Action" not in self.accessible.get_interfaces():
            return []
        return [Atspi.Action.get_action_name(self.accessible, i) for i in range(self.accessible.get_n_actions())]

    def press(self):
        """Its first action, as assistive technology does it."""
        if not self.actions:
            raise AssertionError(f"{self!r} offers no action")
        Atspi.Action.do_action(self.accessible, 0)

    @property
    def extents(self):
        """x, y, width, height in the window."""
        box = Atspi.Component.get_extents(self.accessible, Atspi.CoordType.WINDOW)
        return box.x, box.y, box.width, box.height

    @property
    def centre(self):
        x, y, width, height = self.extents
        return x + width // 2, y + height // 2

    @property
    def written(self):
        """What stands in a field, and where the cursor is in it."""
        self.accessible.clear_cache()
        count = Atspi.Text.get_character_count(self.accessible)
        return Atspi.Text.get_text(self.accessible, 0, count), Atspi.Text.get_caret_offset(self.accessible)

    @property
    def texts(self):
        """Every name below, in order; what can be read there."""
        return [name for name in (node.name for node in self.every()) if name]

    def dump(self):
        """All of it as text, for a person who has to find out what was wrong."""
        lines = []

        def add(node, depth):
            try:
                place = node.extents if "Component" in node.accessible.get_interfaces() else ""
                lines.append("  " * depth + f"{node!r} {node.description!r} {sorted(node.states)} {node.actions} {place}")
                children = node.children
            except GLib.Error as error:
                lines.append("  " * depth + f"gone: {error.message}")
                return
            for child in children:
                add(child, depth + 1)
        add(self, 0)
        return "\n".join(lines)


def application(pid, timeout=20):
    """The tree of the program with this process id, once its window is there."""
    Atspi.init()

    def search():
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for i in range(desktop.get_child_count()):
            candidate = desktop.get_child_at_index(i)
            if candidate is not None and candidate.get_process_id() == pid:
                node = Node(candidate)
                if node.find(role=(Role.FRAME, Role.WINDOW)):
                    return node
        return None
    return wait_until(search, f"an accessibility tree of process {pid}", timeout)
