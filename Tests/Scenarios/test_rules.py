# SPDX-License-Identifier: Apache-2.0
"""Rules on the real program: what is decided is done on screen, told once, and shown by the inspector."""
import collections
import json
import os
import pathlib
import shutil
import tempfile

from harness.case import ShellCase
from harness.pictures import Picture
from harness.shell import SOURCE
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
PLUGIN = "org.lintel.case.decisions"
SCREENS = ("path", "bare", "tint", "tools", "crowd")
ARTEFACTS = pathlib.Path(os.environ.get("LINTEL_ARTEFACTS", tempfile.gettempdir()))


class Rules(ShellCase):
    def setUp(self):
        ARTEFACTS.mkdir(parents=True, exist_ok=True)

    def begin(self, settings="", size="480x800"):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        shutil.copytree(SOURCE / "Tests/Fixtures/decisions", folder / "decisions")
        shell = self.start(settings, "--size", size, environment={"LINTEL_PLUGIN_PATH": str(folder)})
        shell.ctl("select", "decisions")
        shell.wait_tab("decisions", "ready")
        shell.wait_still()
        return shell

    def noted(self, shell, name):
        path = shell.home / "data/lintel/data" / PLUGIN / name
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    def visit(self, shell, name):
        self.tap(name)
        wait_until(lambda: len(shell.stack()) == 2, f"{name} is open")
        shell.wait_still()

    def back(self, shell):
        shell.ctl("back")
        wait_until(lambda: len(shell.stack()) == 1, "the root is on top again")
        shell.wait_still()

    def test_told_once(self):
        """ENG-REPORT each decision is told to the plugin once, and stands in the log once"""
        shell = self.begin()
        for _ in range(2):
            for name in SCREENS:
                self.visit(shell, name)
                self.back(shell)
        decisions = self.noted(shell, "decisions")
        rules = {decision["rule"] for decision in decisions}
        self.assertTrue({
            "NAV-CONTROLS-MAX", "NAV-BREADCRUMB-TITLE", "NAV-BORDER-STANDARD", "NAV-TITLE-PRESENT",
            "NAV-TINT", "NAV-BACK-STANDARD", "BARS-TARGET-MIN", "TAB-TITLE-ICON", "TAB-BADGE-CONTENT", "ENG-CEILING",
            "NAV-HIDE-FULLSCREEN", "TAB-NO-REMOVE",
        } <= rules, rules)
        counts = collections.Counter(json.dumps(decision, sort_keys=True) for decision in decisions)
        self.assertEqual([text for text, count in counts.items() if count > 1], [])
        places = collections.Counter((decision["rule"], decision["path"], decision["message"]) for decision in decisions)
        self.assertEqual([place for place, count in places.items() if count > 1], [])
        for decision in decisions:
            self.assertTrue(decision["path"].startswith(PLUGIN), decision)
            self.assertTrue(decision["message"] and decision["hint"], decision)
            told = f'{decision["rule"]} {decision["verdict"]} {decision["path"]}: {decision["message"]}'
            self.assertEqual(sum(told in line for line in shell.log.splitlines()), 1, decision)
        refused = {error["data"]["rule"]: error["data"] for error in self.noted(shell, "refusals")}
        self.assertTrue({"NAV-HIDE-FULLSCREEN", "TAB-NO-REMOVE"} <= set(refused), refused)
        for data in refused.values():
            self.assertEqual(set(data), {"rule", "value", "limit", "hint", "path"})
        near = [decision["hint"] for decision in decisions if decision["before"] == "12"]
        self.assertEqual(near, ["Did you mean nav.title.softMax?"])

    def test_toolbar_menu(self):
        """BARS-TARGET-MIN what a toolbar has no room for is behind its menu button, and acts from there"""
        shell = self.begin(size="320x640")
        self.visit(shell, "tools")
        bar = self.tree.wait("Actions", Role.TOOL_BAR)
        buttons = bar.all(role=Role.PUSH_BUTTON)
        self.assertEqual(len(buttons), 7)
        for button in buttons:
            self.assertGreaterEqual(button.extents[2], 44)
        shell.picture(ARTEFACTS / "rules-toolbar.png")
        told = [decision for decision in self.noted(shell, "decisions") if decision["rule"] == "BARS-TARGET-MIN"]
        self.assertEqual([decision["path"].split("#")[1] for decision in told], ["/toolbar"])
        self.assertTrue(told[0]["after"].startswith("menu: Act 7, Act 8"), told)
        self.pointer.tap(bar.wait("More"))
        shell.wait_still()
        shell.picture(ARTEFACTS / "rules-toolbar-menu.png")
        self.tap("Act 12")
        wait_until(lambda: "act12" in self.noted(shell, "actions"), "the action has come")

    def test_thirty_in_the_menu(self):
        """ENG-LOSSLESS the last of thirty actions is reached by the pointer"""
        shell = self.begin(size="320x640")
        self.visit(shell, "crowd")
        self.tap("More", within=self.tree.wait("Navigation"))
        shell.wait_still()
        shell.picture(ARTEFACTS / "rules-menu.png")
        last = self.tree.wait("Action 30")
        wait_until(lambda: self.scrolled_to(last), "the list has scrolled to its end")
        self.pointer.tap(last)
        wait_until(lambda: "act30" in self.noted(shell, "actions"), "the action has come")

    def scrolled_to(self, node):
        x, y, width, height = node.extents
        if y + height <= 580:
            return True
        self.pointer.move(160, 400)
        self.pointer.scroll(5)
        return False

    def test_inspector(self):
        """the inspector: a key and a setting show what rules did, with rule and both values, and take it away again"""
        shell = self.begin()
        self.visit(shell, "path")

        def shown():
            return [text for text in self.tree.texts if "NAV-BREADCRUMB-TITLE" in text]
        self.assertEqual(shown(), [])
        before = Picture(shell.picture(ARTEFACTS / "rules-without.png"))
        self.pointer.focus()
        self.pointer.keys("F12")
        wait_until(shown, "the inspector says what was decided")
        self.assertIn("NAV-BORDER-STANDARD repaired: borderless → standard", "\n".join(shown()))
        shell.wait_still()
        after = Picture(shell.picture(ARTEFACTS / "rules-inspector.png"))
        self.assertGreater(after.differing(before, 20), 2_000)
        # It is in nobody's way.
        self.pointer.tap(self.tree.wait("Navigation").find(lambda name: name.startswith("Back"), Role.PUSH_BUTTON))
        wait_until(lambda: len(shell.stack()) == 1, "the way back works under it")
        shell.wait_still()
        self.visit(shell, "path")
        self.pointer.keys("F12")
        wait_until(lambda: not shown(), "the inspector is gone")
        shell.settings.write_text("[rules]\ninspector = true\n")
        wait_until(shown, "the setting shows it")
        shell.settings.write_text("# defaults\n")
        wait_until(lambda: not shown(), "the setting takes it away")

    def test_no_inspector_in_a_kiosk(self):
        """a kiosk shows no inspector, by no key and no setting"""
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        shutil.copytree(SOURCE / "Tests/Fixtures/decisions", folder / "decisions")
        shell = self.start("[rules]\ninspector = true\n", "--kiosk", environment={"LINTEL_PLUGIN_PATH": str(folder)})
        shell.ctl("select", "decisions")
        shell.wait_tab("decisions", "ready")
        self.visit(shell, "path")
        before = Picture(shell.picture(ARTEFACTS / "rules-kiosk.png"))
        self.pointer.keys("F12")
        shell.wait_still()
        self.assertEqual([text for text in self.tree.texts if "NAV-BREADCRUMB-TITLE" in text], [])
        self.assertLess(Picture(shell.picture(ARTEFACTS / "rules-kiosk-key.png")).differing(before, 20), 200)
