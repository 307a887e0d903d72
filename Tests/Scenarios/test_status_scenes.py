# SPDX-License-Identifier: Apache-2.0
"""The status bar with what plugins do to it: a film that hides it, activity, indicators, backings; and who listens."""
import os
import pathlib
import shutil
import tempfile

from harness.case import ShellCase
from harness.mocks import NetworkManager, Sound, UPower
from harness.pictures import Picture
from harness.shell import SOURCE, STAGE
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
FIXTURE = SOURCE / "Tests/Fixtures/status"
JOBS = "plugin:org.lintel.test.status/jobs"
HINT = "Tap to show the bars again"
SETTINGS = f'[shell]\nlanguage = "en"\n[status]\nright = ["{JOBS}", "microphone", "battery"]\n'


class StatusScenes(ShellCase):
    def open(self, settings=SETTINGS, as_system=True):
        """The shell with the fixture, in the folder of the system's plugins or in one of a person."""
        network, power = NetworkManager(), UPower()
        self.addCleanup(network.stop)
        self.addCleanup(power.stop)
        network.wifi("Office", 82)
        power.battery(80.0)
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        if as_system:
            self.shell = self.start(settings, stage=self.stage(folder))
        else:
            shutil.copytree(FIXTURE, folder / "status")
            self.shell = self.start(settings, environment={"LINTEL_PLUGIN_PATH": str(folder)})
        self.shell.ctl("select", "org.lintel.test.status/scenes")
        self.shell.wait_tab("scenes", "ready")
        self.shell.wait_still()
        return self.shell

    @staticmethod
    def stage(folder):
        """A stage of the same program, with the fixture among the system's plugins."""
        for path in ("share", "libexec", "include", "lib/lintel/swift"):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).symlink_to(STAGE / path)
        (folder / "bin").mkdir()
        # The program finds its files beside its own real path.
        shutil.copy(STAGE / "bin/lintel", folder / "bin/lintel")
        (folder / "lib/lintel/plugins").mkdir()
        for plugin in (STAGE / "lib/lintel/plugins").iterdir():
            (folder / "lib/lintel/plugins" / plugin.name).symlink_to(plugin)
        shutil.copytree(FIXTURE, folder / "lib/lintel/plugins/org.lintel.test.status")
        return folder

    def items(self):
        bar = self.tree.find("Status")
        nodes = bar.children if bar else []
        return [node.name for node in nodes if node.role in (Role.PUSH_BUTTON, Role.LABEL) and node.extents[2] > 0]

    def item(self, beginning):
        return next((name for name in self.items() if name.startswith(beginning)), None)

    def wait_item(self, beginning, timeout=10):
        return wait_until(lambda: self.item(beginning), f"an item {beginning}", timeout)

    def wait_no_item(self, beginning, timeout=10):
        wait_until(lambda: self.item(beginning) is None, f"no item {beginning}", timeout)

    def bars(self):
        bars = self.shell.status()["bars"]
        return bars["status"], bars["navigation"]

    def wait_bars(self, state, timeout=10):
        wait_until(lambda: self.bars() == (state, state), f"the bars are {state}", timeout)

    def leave(self):
        self.shell.ctl("back")
        self.shell.wait_stack("Scenes")
        self.shell.wait_still()

    def test_film(self):
        """STAT-HIDE-MEDIA a film hides the bars together, says once how they return, and a tap, a key, the upper edge and the
        end of its plugin each bring them back"""
        shell = self.open()
        ground = Picture.of_screen("film-before")
        self.tap("film")
        self.wait_bars("hidden")
        hint = self.tree.wait(HINT)
        shell.wait_still()
        hidden = Picture.of_screen("film-hidden")
        # Neither clock nor items: the strip is one colour, away from the hint.
        self.assertEqual(len(hidden.colours(260, 2, 220, 28)), 1)
        self.assertGreater(len(ground.colours(260, 2, 220, 28)), 1)
        wait_until(lambda: "showing" not in hint.states, "the hint has gone", 5)
        self.assertEqual(self.bars(), ("hidden", "hidden"))
        self.pointer.tap(240, 500)
        self.wait_bars("shown", 1)
        shell.wait_still()
        self.wait_item("Battery 80 percent")
        for back in (lambda: self.pointer.keys("Escape"), lambda: self.pointer.move(240, 0)):
            self.leave()
            self.pointer.move(240, 600)
            self.tap("film")
            self.wait_bars("hidden")
            # The session has been told.
            self.assertIsNone(next((node for node in self.tree.all(HINT) if "showing" in node.states), None))
            shell.wait_still()
            back()
            self.wait_bars("shown", 1)
            self.assertEqual(shell.stack(), ["Scenes", "film"])
        self.leave()
        self.pointer.move(240, 600)
        self.tap("film")
        self.wait_bars("hidden")
        os.kill(shell.plugin("org.lintel.test.status")["pid"], 9)
        self.wait_bars("shown", 2)
        self.assertTrue(shell.alive)

    def test_activity(self):
        """STAT-NETWORK activity shows once it lasts, and goes with its end or with its plugin"""
        shell = self.open()
        self.tap("begin", Role.PUSH_BUTTON)
        self.assertIsNone(self.item("Network activity"))
        self.wait_item("Network activity", 3)
        self.tap("end", Role.PUSH_BUTTON)
        self.wait_no_item("Network activity", 3)
        self.tap("begin", Role.PUSH_BUTTON)
        self.wait_item("Network activity", 3)
        self.tap("die", Role.PUSH_BUTTON)
        self.wait_no_item("Network activity", 3)
        self.assertTrue(shell.alive)

    def test_indicator(self):
        """STAT-SYSTEM-ONLY an indicator of the system's plugin stands where the operator put it, on every screen, and opens a
        sheet; it goes with its plugin and comes back with it"""
        shell = self.open()
        self.wait_item("Jobs waiting: 0")
        self.tap("count", Role.PUSH_BUTTON)
        self.wait_item("Jobs waiting: 1", 2)
        names = self.items()
        for tab in ("alarm", "system"):
            shell.ctl("select", tab)
            shell.wait_tab(tab, "ready")
            self.assertEqual([name for name in self.items() if name[2:3] != ":"],
                             [name for name in names if name[2:3] != ":"])
        self.tap("Jobs waiting: 1", Role.PUSH_BUTTON)
        sheet = self.tree.wait("Jobs", Role.DIALOG)
        self.assertIn("Scenes", " ".join(sheet.texts))
        self.tap("Done", Role.PUSH_BUTTON)
        shell.wait_still()
        os.kill(shell.plugin("org.lintel.test.status")["pid"], 9)
        self.wait_no_item("Jobs waiting: 1", 2)
        self.wait_item("Jobs waiting: 0", 15)

    def test_indicator_of_a_person(self):
        """STAT-SYSTEM-ONLY a plugin from anywhere else adds nothing to the status bar"""
        shell = self.open(as_system=False)
        self.tap("count", Role.PUSH_BUTTON)
        self.wait_item("Battery 80 percent")
        shell.wait_still()
        self.assertIsNone(self.item("Jobs"))
        self.assertIn("STAT-SYSTEM-ONLY", shell.log)

    def test_microphone(self):
        """who listens to the microphone is told within a second, by name, and only for as long as it listens"""
        sound = Sound()
        self.addCleanup(sound.stop)
        shell = self.open()
        self.wait_item("Battery 80 percent")
        self.assertIsNone(self.item("Microphone"))
        recorder = sound.record()
        self.addCleanup(recorder.kill)
        self.wait_item("Microphone in use: Recorder", 2)
        self.tap("Microphone in use: Recorder", Role.PUSH_BUTTON)
        # Its neighbours stand closer than a finger: what lies behind them is in the same sheet.
        self.tree.wait(role=Role.DIALOG)
        self.tree.wait(lambda name: "Recorder" in name and "Recording" in name)
        self.tap("Done", Role.PUSH_BUTTON)
        recorder.terminate()
        recorder.wait()
        self.wait_no_item("Microphone", 2)
        self.assertTrue(shell.alive)

    def test_backings(self):
        """STAT-BACK-IMAGE picture, gradient and colour behind the bar stay there and in its region, and a screen without a
        backing has none again"""
        shell = self.open()
        plain = Picture.of_screen("backing-plain")

        def visit(name):
            self.tap(name)
            shell.wait_stack("Scenes", name)
            self.pointer.move(478, 798)
            shell.wait_still()
            picture = Picture.of_screen(f"backing-{name}")
            self.leave()
            return picture
        image = visit("image")
        # A night sky, dark at its upper edge; below the bar the page is as light as ever.
        self.assertLess(sum(image[340, 4]), 3 * 0x60)
        self.assertNotEqual(image[340, 2], image[340, 30])
        self.assertGreater(sum(image[340, 60]), 3 * 0xD0)
        missing = visit("missing")
        self.assertEqual(len(missing.colours(280, 2, 60, 28)), 1)
        self.assertIn("STAT-BACK-IMAGE", shell.log)
        visit("gradient")
        visit("dark")
        self.pointer.move(478, 798)
        shell.wait_still()
        self.assertLess(plain.differing(Picture.of_screen("backing-again"), 32), 1500)
