# SPDX-License-Identifier: Apache-2.0
"""Plugins that break the protocol: an error to them, and a shell that does not notice."""
import pathlib
import shutil
import tempfile

from harness import proc
from harness.case import ShellCase
from harness.shell import SOURCE
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
MANIFEST = """\
id = "org.lintel.test.bad"
name = "Misbehaving"
version = "1.0"
protocol = "1.0"
command = ["./misbehave.py", "{kind}"]

[[tab]]
id = "bad"
title = "Bad"
icon = "files"
"""


class Misbehaving(ShellCase):
    def with_plugin(self, kind):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.folder = folder
        (folder / "bad").mkdir()
        shutil.copy(SOURCE / "Tests/Fixtures/misbehave.py", folder / "bad/misbehave.py")
        (folder / "bad/plugin.toml").write_text(MANIFEST.format(kind=kind))
        shell = self.start(environment={"LINTEL_PLUGIN_PATH": str(folder)})
        shell.ctl("select", "bad")
        return shell

    def others_live(self, shell):
        self.assertTrue(shell.alive, shell.log)
        shell.ctl("select", "system")
        shell.wait_tab("system", "ready")
        self.assertEqual([tab.name for tab in self.tree.all(role=Role.PAGE_TAB)],
                         ["Alarm", "Stopwatch", "Timer", "System", "Bad"])

    def goes_on(self, kind):
        """The plugin is told, and its screen is shown all the same."""
        shell = self.with_plugin(kind)
        self.tree.wait("still here")
        self.assertEqual(shell.plugin("org.lintel.test.bad")["state"], "ready")
        self.others_live(shell)
        return shell

    def test_not_json(self):
        """lines that are no JSON"""
        self.goes_on("not_json")

    def test_too_long(self):
        """a message of 5 MB"""
        self.goes_on("too_long")

    def test_heavy(self):
        """screens, alerts and titles of megabytes, and of tens of thousands of parts"""
        shell = self.goes_on("heavy")
        wait_until(lambda: "error 32: " in shell.log, "the last is told")
        for number, told in ((20, "/params/content/runs/0/text: expected at most 40000 characters on one screen"),
                             (21, "/params/content/sections/0/footer: expected at most 40000 characters on one screen"),
                             (22, "/params/content/sections/0/rows/0/title: expected at most 4096 characters"),
                             (23, "/params/content/heading: expected at most 4096 characters"),
                             (24, "expected at most 1000 parts on one screen"),
                             (25, "/params/content/buttons: expected at most 1000 parts on one screen"),
                             (26, "/params/content/wheels/0/options: expected at most 1000 entries"),
                             (30, "/params/explanation: expected at most 4096 characters"),
                             (31, "/params/title: expected at most 4096 characters"),
                             (32, "/params/title: expected at most 4096 characters")):
            self.assertRegex(shell.log, f"error {number}: .*{told}")

    def test_strange_numbers(self):
        """numbers and texts that JSON can write and nothing can hold, told with their place"""
        shell = self.goes_on("strange_numbers")
        wait_until(lambda: "error 34: " in shell.log, "the last is told")
        self.assertIn("error 33: canvas.open: /params/scale: expected a whole number", shell.log)
        self.assertIn("error 34: tab.update: /params/title: expected a text", shell.log)

    def test_endless_errors(self):
        """a standard error that never ends a line"""
        self.goes_on("endless_errors")

    def test_removed_with_alert(self):
        """P-04 removed while its alert waits: dialog, sound and tab go at once"""
        shell = self.with_plugin("alarm")
        self.tree.wait("Boo")
        shutil.rmtree(self.folder / "bad")
        wait_until(lambda: not self.tree.all("Boo"), "the dialog is gone")
        wait_until(lambda: "bad" not in shell.tabs(), "the tab is gone")
        self.assertTrue(shell.alive, shell.log)

    def test_wrong_type(self):
        """fields of the wrong type, methods that do not exist, numbers without end"""
        self.goes_on("wrong_type")

    def test_deep(self):
        """two hundred thousand nested arrays"""
        self.goes_on("deep")

    def test_unasked(self):
        """answers to questions nobody asked"""
        self.goes_on("unasked")

    def test_other_tab(self):
        """a badge on somebody else's tab, its own tab removed, its own tab greyed: all tabs stay and can be pressed"""
        shell = self.with_plugin("other_tab")
        # A tab that its plugin switches off stays and explains itself (TAB-NO-DISABLE).
        self.tree.wait("Bad is not available")
        self.assertIsNone(shell.tabs()["alarm"]["badge"])
        self.assertTrue(shell.tabs()["bad"]["visible"])
        self.others_live(shell)
        self.tap("Bad", Role.PAGE_TAB)
        wait_until(lambda: shell.tabs()["bad"]["selected"], "Bad can be selected")

    def test_cut(self):
        """a message cut in the middle by the end of the plugin: its page explains, the others live"""
        shell = self.with_plugin("cut")
        self.tree.wait("Retry", Role.PUSH_BUTTON)
        self.others_live(shell)

    def test_mute(self):
        """no answer to screen.open: spinner, then `not responding` with Retry after 5 s"""
        shell = self.with_plugin("mute")
        shell.wait_tab("bad", "stalled", 9)
        self.tree.wait("Retry", Role.PUSH_BUTTON)
        self.others_live(shell)

    def test_flood(self):
        """a million messages: the shell keeps answering within its frame rate and does not grow"""
        shell = self.with_plugin("flood")
        before = proc.own(shell.pid)
        late = shell.status()["frames"]["late"]
        for name in ("system", "timer", "system", "alarm"):
            shell.ctl("select", name)
            wait_until(lambda name=name: shell.tabs()[name]["selected"], f"{name} is selected", 2)
        shell.wait_still()
        self.assertLessEqual(shell.status()["frames"]["late"] - late, 2)
        wait_until(lambda: proc.own(shell.pid) - before < 4 * 1024, "it has not grown by more than 4 MB", 30)
        self.others_live(shell)
