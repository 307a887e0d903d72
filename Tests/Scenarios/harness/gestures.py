# SPDX-License-Identifier: Apache-2.0
"""Cases on the pages of Tests/Fixtures/gestures."""
from .controls import SETTINGS, ControlsCase
from .shell import SOURCE
from .waiting import wait_until


class GesturesCase(ControlsCase):
    def open(self, tab="kinds", *path, settings="", arguments=()):
        """Opens a tab, and the screens that lead on from its root."""
        self.shell = self.start(SETTINGS + settings, *arguments,
                                environment={"LINTEL_PLUGIN_PATH": str(SOURCE / "Tests/Fixtures/gestures")})
        self.shell.ctl("select", tab)
        self.shell.wait_tab(tab, "ready")
        for title in path:
            depth = len(self.shell.stack())
            self.shell.wait_still()
            self.pointer.tap(self.row(title))
            wait_until(lambda depth=depth: len(self.shell.stack()) == depth + 1, f"{title} is open")
        self.shell.wait_still()

    @property
    def bars(self):
        return self.shell.status()["bars"]

    def wait_bars(self, shown):
        states = {"shown", "absent"} if shown else {"hidden", "absent"}
        wait_until(lambda: set(self.bars.values()) <= states, f"the bars are {'shown' if shown else 'hidden'}")
        self.shell.wait_still()
