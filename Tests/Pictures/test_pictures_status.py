# SPDX-License-Identifier: Apache-2.0
"""The status bar in its states, against pictures somebody looked at: strips of the bar alone, and two of its sheets."""
import pathlib
import shutil
import subprocess
import tempfile

from harness.golden import ARTEFACTS, FOLDER, GoldenCase, SHARE, TOLERANCE
from harness.mocks import BlueZ, ModemManager, NetworkManager, Portal, Sound, UPower
from harness.pictures import Picture
from harness.shell import SOURCE
from harness.tree import Role

DISPLAY = "xvfb"
SIZE = "1280x800"
HEIGHT = 40  # of a strip
CHARGING, DISCHARGING, FULL, PENDING = 1, 2, 4, 5
LOW, CRITICAL = 3, 4


class StatusPictures(GoldenCase):
    @classmethod
    def setUpClass(cls):
        """Every picture has services of its own."""

    def services(self, *kinds):
        running = []
        for kind in kinds:
            service = kind()
            self.addCleanup(lambda service=service: service.process.poll() is None and service.kill())
            running.append(service)
        return running

    def open(self, scheme="light", size="480x800", language="en", hours="24h"):
        self.look = f"{scheme}-{size}"
        shell = self.show(["plugin"], scheme, size, "alarm", language, lines=[f'[status]\nhours = "{hours}"'])
        shell.wait_tab("alarm", "ready")
        return shell

    def wait_item(self, beginning):
        self.tree.wait(lambda name: name.startswith(beginning), (Role.PUSH_BUTTON, Role.LABEL))

    def strip(self, shell, name, *items):
        """Takes the bar as soon as it has these items, and compares it."""
        for item in items:
            self.wait_item(item)
        shell.wait_still()
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        whole = shell.picture(ARTEFACTS / "whole.png")
        width = Picture(whole).width
        path = ARTEFACTS / f"status-{name}-{self.look}.png"
        subprocess.check_call(["convert", whole, "-crop", f"{width}x{HEIGHT}+0+0", "+repage", "-strip", path])
        whole.unlink()
        self.compare(path)

    def compare(self, path):
        """One that differs, or that nobody has made yet, fails the test at its end: all others are taken too."""
        picture, golden = Picture(path), FOLDER / path.name
        with self.subTest(path.name):
            self.assertTrue(golden.exists(), f"there is no golden picture {path.name}")
            different = picture.differing(Picture(golden), TOLERANCE)
            self.assertLessEqual(different, picture.width * picture.height * SHARE, f"{different} pixels differ")

    def whole(self, shell, name):
        shell.wait_still()
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.compare(shell.picture(ARTEFACTS / f"status-{name}-{self.look}.png"))

    def test_network(self):
        """Wi-Fi by strength, sign-in, limited, no internet, off, gone"""
        network, power = self.services(NetworkManager, UPower)
        network.wifi("Office", 82)
        power.battery(80.0)
        shell = self.open()
        battery = "Battery 80 percent"
        self.strip(shell, "wifi", "Office, 4 of 4 bars", battery)
        network.strength(33)
        self.strip(shell, "wifi-weak", "Office, 2 of 4 bars", battery)
        for number, name, words in ((2, "sign-in", "Sign-in required"), (3, "limited", "Limited"), (1, "no-internet", "No internet")):
            network.mock("SetConnectivity", "(u)", number)
            self.strip(shell, name, f"Office, 2 of 4 bars, {words}", battery)
        network.mock("SetNetworkingEnabled", "(b)", False)
        self.strip(shell, "network-off", "Network off", battery)
        network.kill()
        power.kill()
        self.strip(shell, "unavailable", "Network unavailable", "Battery unavailable")

    def test_battery(self):
        """the battery's states, in the dark"""
        network, power = self.services(NetworkManager, UPower)
        network.wifi("Office", 82)
        power.battery(80.0)
        shell = self.open("dark")
        self.strip(shell, "wifi", "Office, 4 of 4 bars", "Battery 80 percent")
        for name, percent, state, warning, words in (
                ("charging", 45.0, CHARGING, 1, "45 percent, charging"), ("held", 80.0, PENDING, 1, "80 percent, not charging"),
                ("full", 100.0, FULL, 1, "100 percent, full"), ("low", 12.0, DISCHARGING, LOW, "12 percent, low"),
                ("critical", 3.0, DISCHARGING, CRITICAL, "3 percent, critical")):
            power.display(percent, state, warning)
            self.strip(shell, name, f"Battery {words}")

    def test_mobile(self):
        """the mobile network: home, roaming, locked, blocked"""
        network, power, modem = self.services(NetworkManager, UPower, ModemManager)
        network.wifi("Office", 82)
        power.battery(80.0)
        modem.modem("Testnet", 67)
        shell = self.open()
        self.strip(shell, "mobile", "Testnet, 3 of 4 bars, LTE", "Battery", "Office")
        modem.roam()
        self.strip(shell, "roaming", "Testnet, 3 of 4 bars, LTE, roaming")
        modem.change("UnlockRequired", "u", 2)
        modem.change("State", "i", 2)
        self.strip(shell, "sim-locked", "SIM locked")
        modem.change("UnlockRequired", "u", 4)
        self.strip(shell, "sim-blocked", "SIM blocked")

    def test_devices(self):
        """Bluetooth, sound and microphone; everything at once on a wide and on a narrow bar, in German and in Arabic"""
        network, power, bluetooth, modem = self.services(NetworkManager, UPower, BlueZ, ModemManager)
        sound, = self.services(Sound)
        network.wifi("Office", 82)
        power.battery(80.0)
        bluetooth.adapter()
        sound.volume(40)
        shell = self.open()
        self.strip(shell, "devices", "Bluetooth on", "Volume 40 percent", "Office", "Battery")
        bluetooth.power(False)
        sound.mute()
        self.strip(shell, "devices-off", "Bluetooth off", "Sound muted")
        bluetooth.power(True)
        bluetooth.device("Headphones")
        sound.mute(False)
        sound.volume(153)
        modem.modem("Testnet", 67)
        recorder = sound.record()
        self.addCleanup(recorder.kill)
        items = ["Microphone in use", "Volume 153 percent", "Bluetooth, connected devices: 1", "Testnet", "Office"]
        self.strip(shell, "all", *items)
        shell.stop()
        shell = self.open("dark", "800x480", hours="12h")
        self.strip(shell, "all-12h", *items)
        shell.stop()
        shell = self.open("light", "320x480")
        self.strip(shell, "all", "Office")
        shell.stop()
        shell = self.open("light", "800x480", "ar")
        self.strip(shell, "all-arabic", "Office")

    def test_marks(self):
        """a private network, activity, backings, and the hint over a film, light and dark"""
        network, power = self.services(NetworkManager, UPower)
        network.wifi("Office", 82)
        network.private("Work")
        power.battery(80.0)
        # Where motion is reduced the activity stands still.
        portal = Portal(enable_animations=False)
        self.addCleanup(portal.stop)
        plugin = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory())) / "scenes"
        shutil.copytree(SOURCE / "Tests/Fixtures/status", plugin)
        # Of a person's plugin an indicator would be a problem, which has a mark of its own.
        manifest = (plugin / "plugin.toml").read_text()
        (plugin / "plugin.toml").write_text(manifest.split("[[status]]")[0])
        for scheme in ("light", "dark"):
            self.look = f"{scheme}-480x800"
            shell = self.show([plugin], scheme, "480x800", "scenes", lines=['[status]\nhours = "24h"'])
            shell.wait_tab("scenes", "ready")
            self.pointer.move(478, 798)
            self.strip(shell, "private", "Private network Work", "Office, 4 of 4 bars", "Battery 80 percent")
            self.tap("begin", Role.PUSH_BUTTON)
            self.pointer.move(478, 798)
            self.strip(shell, "activity", "Network activity")
            for backing in ("image", "gradient"):
                self.tap(backing)
                shell.wait_stack("Scenes", backing)
                self.pointer.move(478, 798)
                self.strip(shell, backing, "Network activity")
                shell.ctl("back")
                shell.wait_stack("Scenes")
                shell.wait_still()
            self.tap("film")
            self.tree.wait("Tap to show the bars again")
            self.pointer.move(478, 798)
            self.whole(shell, "hint")
            shell.stop()

    def test_sheets(self):
        """what lies behind the network and the battery"""
        network, power = self.services(NetworkManager, UPower)
        network.wifi("Office", 82)
        power.battery(45.0)
        power.display(45.0, CHARGING, left=5400)
        for scheme, item, title in (("light", "Battery", "Battery"), ("dark", "Office", "Network")):
            shell = self.open(scheme)
            self.wait_item("Office")
            self.wait_item("Battery 45 percent, charging")
            self.tap(lambda name, item=item: name.startswith(item), Role.PUSH_BUTTON)
            self.tree.wait(title, Role.DIALOG)
            self.pointer.move(478, 798)
            self.whole(shell, f"sheet-{title.lower()}")
            shell.stop()
