# SPDX-License-Identifier: Apache-2.0
"""The status bar on services that come, change, hang, die and return while the shell runs."""
import pathlib
import tempfile
import time

from harness.case import ShellCase
from harness.mocks import BlueZ, ModemManager, NetworkManager, Sound, TimeService, UPower
from harness.pictures import Picture
from harness.shell import SOURCE
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
ALL = '[status]\nhours = "24h"\nleft = ["network", "cellular"]\nright = ["microphone", "bluetooth", "sound", "battery"]\n'


class Status(ShellCase):
    def services(self, *kinds):
        running = []
        for kind in kinds:
            service = kind()
            self.addCleanup(lambda service=service: service.process.poll() is None and service.kill())
            running.append(service)
        return running

    def bar(self):
        return self.tree.wait("Status")

    def items(self):
        """Names of the items, from the start of the bar."""
        shown = [node for node in self.bar().children if node.role in (Role.PUSH_BUTTON, Role.LABEL)]
        return [node.name for node in sorted(shown, key=lambda node: node.extents[0]) if node.extents[2] > 0]

    def item(self, beginning):
        return next((name for name in self.items() if name.startswith(beginning)), None)

    def wait_item(self, beginning, timeout=10):
        return wait_until(lambda: self.item(beginning), f"an item {beginning}", timeout)

    def scroll(self, x, y, steps):
        self.pointer.move(x, y)
        self.pointer.scroll(steps)

    def clock(self):
        return next(node for node in self.bar().children if len(node.name) == 5 and node.name[2] == ":")

    def all_services(self):
        network, power, bluetooth, modem = self.services(NetworkManager, UPower, BlueZ, ModemManager)
        sound, = self.services(Sound)
        network.wifi("Office", 82)
        power.battery(80.0)
        bluetooth.adapter()
        modem.modem("Testnet", 67)
        sound.volume(40)
        return network, power, bluetooth, modem, sound

    def test_restarts(self):
        """each service killed and restarted: its item follows within a second, the process and every other item stay"""
        network, power, bluetooth, modem, sound = self.all_services()
        shell = self.start(ALL)
        expected = ["Office, 4 of 4 bars", "Testnet, 3 of 4 bars, LTE", "Bluetooth on", "Volume 40 percent",
                    "Battery 80 percent"]
        for name in expected:
            self.wait_item(name)

        def bring_network():
            service, = self.services(NetworkManager)
            service.wifi("Office", 82)

        def bring_power():
            service, = self.services(UPower)
            service.battery(80.0)

        def bring_bluetooth():
            service, = self.services(BlueZ)
            service.adapter()

        def bring_modem():
            service, = self.services(ModemManager)
            service.modem("Testnet", 67)

        def bring_sound():
            sound.start()
            sound.volume(40)

        for service, gone, back, bring in [
                (network, "Network unavailable", expected[0], bring_network),
                (power, "Battery unavailable", expected[4], bring_power),
                (bluetooth, "Bluetooth unavailable", expected[2], bring_bluetooth),
                (modem, "Mobile network unavailable", expected[1], bring_modem),
                (sound, "Sound unavailable", expected[3], bring_sound)]:
            others = [name for name in expected if name != back]
            service.kill()
            self.wait_item(gone, 1)
            for name in others:
                self.assertIsNotNone(self.item(name), self.items())
            bring()
            self.wait_item(back, 1)
            for name in others:
                self.assertIsNotNone(self.item(name), self.items())
            self.assertTrue(shell.alive)
        self.assertEqual(shell.status()["plugins"], [
            {**plugin, "restarts": 0} for plugin in shell.status()["plugins"]])

    def test_hanging(self):
        """S-07 services that hang from the beginning delay nothing, and are found when they go on"""
        network, power, bluetooth, modem = self.services(NetworkManager, UPower, BlueZ, ModemManager)
        network.wifi("Office", 82)
        power.battery(77.0)
        for service in (network, power, bluetooth, modem):
            service.hang()
        began = time.monotonic()
        shell = self.start(ALL)
        shell.ctl("select", "system")
        shell.wait_tab("system", "ready")
        self.assertLess(time.monotonic() - began, 10)
        self.assertIsNotNone(self.item("Network unavailable"), self.items())
        self.assertIsNone(self.item("Battery"), self.items())
        time.sleep(6)  # longer than a question may take
        self.assertIsNotNone(self.item("Network unavailable"), self.items())
        self.assertTrue(shell.tabs())
        for service in (network, power, bluetooth, modem):
            service.hang(False)
        self.wait_item("Office, 4 of 4 bars")
        self.wait_item("Battery 77 percent")

    def test_taps(self):
        """STAT-TAP-TOP a tap on an item opens its sheet, a tap anywhere else on the bar scrolls to the top"""
        _, power = self.services(NetworkManager, UPower)
        power.battery(80.0)
        power.display(80.0, UPower.CHARGING, left=5400)
        folder = self.long_list()
        shell = self.start(ALL, environment={"LINTEL_PLUGIN_PATH": str(folder)})
        shell.ctl("select", "long")
        shell.wait_tab("long", "ready")
        self.tap("Battery 80 percent, charging", Role.PUSH_BUTTON)
        sheet = self.tree.wait("Battery", Role.DIALOG)
        self.tree.wait(lambda name: "1 h 30 min" in name)
        self.assertIn("80%", " ".join(sheet.texts))
        self.tap("Done", Role.PUSH_BUTTON)
        wait_until(lambda: self.tree.find("Battery", Role.DIALOG) is None, "the sheet is closed")
        shell.wait_still()
        top = Picture.of_screen("top")
        x, y = 240, 500
        self.scroll(x, y, 12)
        shell.wait_still()
        self.assertGreater(top.differing(Picture.of_screen("scrolled"), 32), 5000)
        self.pointer.tap(150, 16)
        shell.wait_still()
        self.pointer.move(478, 798)
        shell.wait_still()
        # The mark of the scroll position may still be on its way out.
        self.assertLess(top.differing(Picture.of_screen("again"), 32), 1500)

    def test_close_items(self):
        """BARS-TARGET-MIN a tap on items closer than a finger opens the facts behind all of them, and each has its own name"""
        self.all_services()
        self.start('[status]\nright = ["sound", "bluetooth", "battery"]\n', "--size", "480x640")
        self.wait_item("Bluetooth")
        self.wait_item("Battery 80 percent")
        names = [name for name in self.items() if not name[0].isdigit()]
        self.assertEqual(len(names), len(set(names)))
        self.pointer.tap(self.bar().wait(lambda name: name.startswith("Bluetooth")))
        sheet = self.tree.wait("Status", Role.DIALOG)
        words = " ".join(sheet.texts)
        self.assertIn("Bluetooth", words)
        self.assertTrue("Sound" in words or "Battery" in words, words)
        self.tap("Done", Role.PUSH_BUTTON)
        wait_until(lambda: self.tree.find("Status", Role.DIALOG) is None, "the sheet is closed")
        # Who reads the screen aloud presses one of them alone.
        self.bar().wait(lambda name: name.startswith("Bluetooth")).press()
        self.tree.wait("Bluetooth", Role.DIALOG)

    def test_not_interactive(self):
        """STAT-NOT-INTERACTIVE a tap in the status bar never reaches what has scrolled under it"""
        self.services(NetworkManager)
        folder = self.long_list()
        shell = self.start(ALL, environment={"LINTEL_PLUGIN_PATH": str(folder)})
        shell.ctl("select", "long")
        shell.wait_tab("long", "ready")
        shell.wait_still()
        self.scroll(240, 500, 2)
        shell.wait_still()
        for x in range(120, 400, 40):
            self.pointer.tap(x, 20)
            self.scroll(240, 500, 2)
        self.assertEqual(len(shell.stack()), 1)
        self.assertFalse(shell.log.count("activated"), shell.log)

    def test_announcements(self):
        """what changes is said in the status line, once a minute of one item, and never for a percent less"""
        _, power = self.services(NetworkManager, UPower)
        power.battery(80.0)
        self.start(ALL)
        self.wait_item("Battery 80 percent")
        line = wait_until(lambda: next((node for node in self.bar().children if node.role == Role.STATUS_BAR), None),
                          "a status line")
        time.sleep(2.5)  # longer than services are given to introduce themselves
        power.display(79.0, UPower.DISCHARGING)
        self.wait_item("Battery 79 percent", 1)
        self.assertNotIn("Battery", line.name)
        power.display(79.0, UPower.CHARGING)
        wait_until(lambda: line.name == "Battery charging", "the change is said", 1)
        power.display(79.0, UPower.DISCHARGING)
        self.wait_item("Battery 79 percent", 1)
        wait_until(lambda: self.item("Battery 79 percent") == "Battery 79 percent", "discharging again", 1)
        self.assertEqual(line.name, "Battery charging")

    def test_zone(self):
        """S-17 the clock follows the time zone of the machine within a second"""
        service = TimeService("Europe/Berlin")
        self.addCleanup(service.stop)
        self.start(ALL)
        for zone in ("Asia/Kathmandu", "America/New_York", "No/Where", "Europe/Berlin"):
            before = self.clock().name
            service.zone(zone)
            if zone == "No/Where":
                time.sleep(0.3)
                self.assertIn(self.clock().name[2:], self.now("America/New_York"))
            else:
                wait_until(lambda: self.clock().name in self.now(zone), f"the time of {zone}, not {before}", 1)

    def test_locales(self):
        """A-10 a locale that is not installed costs a warning and nothing else: the clock is there in 24 hours"""
        network, = self.services(NetworkManager)
        network.wifi("Café Zürich", 82)
        for environment, named in (({"LC_TIME": "xx_YY.UTF-8"}, "xx_YY.UTF-8"), ({"LANG": "en_XX.utf8"}, "en_XX.utf8"),
                                   ({"LANG": ""}, None), ({"LANG": "C"}, None)):
            with self.subTest(environment):
                shell = self.start(environment={"TZ": "UTC", **environment})
                self.assertEqual(self.clock().name[2], ":")
                self.wait_item("Café Zürich, 4 of 4 bars")
                warnings = [line for line in shell.log.splitlines() if named and named in line]
                self.assertEqual(len(warnings), 1 if named else 0, shell.log)
                shell.stop()

    @staticmethod
    def now(zone):
        """The time there, and what it was a moment ago; without the hour as well."""
        import datetime
        import zoneinfo
        times = [datetime.datetime.now(zoneinfo.ZoneInfo(zone)) - datetime.timedelta(seconds=back) for back in (0, 1)]
        whole = [moment.strftime("%H:%M") for moment in times]
        return whole + [text[2:] for text in whole]

    def test_bad_values(self):
        """values out of range, names that are markup, not UTF-8, endless or empty: shown within bounds, nothing ends"""
        network, power, bluetooth, modem = self.services(NetworkManager, UPower, BlueZ, ModemManager)
        network.wifi("R&D <b>5G</b> \"lab\"", 255)
        power.battery(300.0)
        bluetooth.adapter()
        bluetooth.device("x" * 500)
        modem.modem("\u202eevil", 4_000_000_000)
        shell = self.start(ALL)
        self.wait_item("R&D <b>5G</b> \"lab\", 4 of 4 bars")
        self.wait_item("Battery 100 percent")
        self.wait_item("Bluetooth, connected devices: 1")
        self.wait_item("\ufffdevil, 4 of 4 bars")
        power.display(float("nan"), UPower.DISCHARGING)
        self.wait_item("Battery unavailable", 1)
        power.display(0.0, UPower.DISCHARGING)
        self.wait_item("Battery 0 percent", 1)
        power.display(-5.0, UPower.DISCHARGING)
        self.wait_item("Battery unavailable", 1)
        self.assertTrue(shell.alive)
        self.assertNotIn("CRITICAL", shell.log)
        self.assertNotIn("WARNING", shell.log)

    def long_list(self):
        """A plugin with more rows than a screen holds."""
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        (folder / "long").mkdir()
        (folder / "long/plugin.toml").write_text(
            'id = "org.lintel.test.long"\nname = "Long"\nversion = "1.0"\nprotocol = "1.0"\ncommand = ["./long.py"]\n\n'
            '[[tab]]\nid = "long"\ntitle = "Long"\nicon = "files"\n')
        program = folder / "long/long.py"
        program.write_text((SOURCE / "Tests/Fixtures/long.py").read_text())
        program.chmod(0o755)
        return folder
