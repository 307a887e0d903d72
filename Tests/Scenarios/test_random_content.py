# SPDX-License-Identifier: Apache-2.0
"""Screens made by chance from the schema of the messages: whatever they hold, the shell draws on."""
import pathlib
import re
import shutil
import tempfile

from harness.case import ShellCase
from harness.controls import SETTINGS
from harness.shell import SOURCE
from harness.waiting import wait_until

DISPLAY = "xvfb"
SCREENS = 50


class RandomContent(ShellCase):
    def shows(self, seed, *arguments):
        """Nothing is trapped, nothing is too much for GTK, and nothing waits."""
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        plugin = shutil.copytree(SOURCE / "Tests/Fixtures/random/plugin", folder / "plugin")
        shutil.copy(SOURCE / "data/schema/messages/values.json", plugin)
        (plugin / "seed").write_text(f"{seed} {SCREENS}")
        shell = self.start(SETTINGS, *arguments, environment={"LINTEL_PLUGIN_PATH": str(folder)})
        shell.ctl("select", "random")
        wait_until(lambda: f"shown {SCREENS}" in shell.log or not shell.alive, "all screens are shown", 120)
        self.assertTrue(shell.alive, re.sub(r"(?s).*?(?=Fatal error|Program crashed|$)", "", shell.log, count=1)[:3000])
        shell.wait_still()
        complaints = re.findall(r".*(?:CRITICAL|Fatal error|WARNING \*\*).*", shell.log)
        self.assertEqual(complaints, [])
        self.assertEqual(shell.plugin("org.lintel.test.random")["state"], "ready")

    def test_upright(self):
        """fifty screens nobody would make, twice each, on a narrow window"""
        self.shows(1)

    def test_wide(self):
        """as many others in two panes"""
        self.shows(2, "--size", "1280x800")
