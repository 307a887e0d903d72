# SPDX-License-Identifier: Apache-2.0
"""Cases on the page of Tests/Fixtures/controls: what is done to its rows is read from the log."""
import re

from .case import ShellCase
from .shell import SOURCE
from .tree import Role
from .waiting import wait_until

SETTINGS = "".join(f'[[plugin]]\nid = "org.lintel.{name}"\nenabled = false\n' for name in ("clock", "system"))


class ControlsCase(ShellCase):
    def open(self, tab="controls"):
        self.shell = self.start(SETTINGS, environment={"LINTEL_PLUGIN_PATH": str(SOURCE / "Tests/Fixtures")})
        self.shell.ctl("select", tab)
        self.shell.wait_tab(tab, "ready")
        self.tree.wait(self.called("Wi-Fi" if tab == "controls" else "Row 3"))
        self.shell.wait_still()

    @staticmethod
    def called(title):
        return lambda name: name == title or name.startswith(title + ",")

    def row(self, title, timeout=10):
        """What can be seen of the row with this title."""
        return self.tree.wait(self.called(title), timeout=timeout)

    @property
    def done(self):
        """`node value` of every action so far."""
        return re.findall(r"did (\S+ .*)", self.shell.log)

    def wait_done(self, *actions):
        wait_until(lambda: self.done == list(actions), f"the plugin was told {actions}, not {self.done}")

    def top(self, title):
        return self.row(title).extents[1]
