# SPDX-License-Identifier: Apache-2.0
"""The status bar on services that fall silent later, talk nonsense, come and go in haste, and on no bus at all."""
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from harness.case import ShellCase
from harness.mocks import BlueZ, ModemManager, NetworkManager, Sound, UPower
from harness.shell import SOURCE
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
SETTINGS = '[status]\nleft = ["network", "cellular"]\nright = ["bluetooth", "sound", "battery"]\n'
NAMES = ["org.freedesktop.NetworkManager", "org.freedesktop.UPower", "org.bluez", "org.freedesktop.ModemManager1"]
KNOWN = ["Office, 4 of 4 bars", "Testnet, 3 of 4 bars, LTE", "Bluetooth on", "Battery 80 percent"]
LOST = ["Network unavailable", "Mobile network unavailable", "Bluetooth unavailable", "Battery unavailable"]


class StatusFaults(ShellCase):
    def services(self):
        running = [NetworkManager(), UPower(), BlueZ(), ModemManager()]
        for service in running:
            self.addCleanup(lambda service=service: service.process.poll() is None and service.kill())
        network, power, bluetooth, modem = running
        network.wifi("Office", 82)
        power.battery(80.0)
        bluetooth.adapter()
        modem.modem("Testnet", 67)
        return running

    def items(self):
        nodes = [node for node in self.tree.wait("Status").children if node.role in (Role.PUSH_BUTTON, Role.LABEL)]
        return [node.name for node in nodes if node.extents[2] > 0]

    def wait_items(self, names, timeout=10):
        try:
            wait_until(lambda: set(names) <= set(self.items()), f"the items {names}", timeout)
        except AssertionError as error:
            raise AssertionError(f"{error}: {self.items()}") from None

    def test_silent_later(self):
        """services that hang for 30 s while the shell runs delay nothing: a person who looks learns of it, the rest goes on,
        and all are followed when they go on"""
        running = [*self.services(), Sound()]
        sound = running[-1]
        self.addCleanup(sound.stop)
        sound.volume(40)
        shell = self.start(SETTINGS)
        self.wait_items([*KNOWN, "Volume 40 percent"])
        for service in running[:4]:
            service.hang()
        os.kill(sound.process.pid, 19)
        began = time.monotonic()
        # Nothing is known of it, until somebody looks closely.
        self.wait_items(KNOWN, 1)
        self.tap("Battery 80 percent", Role.PUSH_BUTTON)
        self.tree.wait("Battery", Role.DIALOG)
        self.tap("Done", Role.PUSH_BUTTON)
        self.wait_items([*LOST, "Sound unavailable"], 9)
        while time.monotonic() < began + 30:
            asked = time.monotonic()
            for tab in ("alarm", "system"):
                shell.ctl("select", tab)
                self.assertEqual(shell.status()["tab"].rsplit("/", 1)[-1], tab)
            self.assertLess(time.monotonic() - asked, 5)
            time.sleep(2)
        for service in running[:4]:
            service.hang(False)
        os.kill(sound.process.pid, 18)
        self.wait_items([*KNOWN, "Volume 40 percent"], 5)
        self.assertTrue(shell.alive)

    def test_silent_in_use(self):
        """who uses the shell, without a look at the items, learns of services that have fallen silent within 15 s"""
        running = self.services()
        shell = self.start(SETTINGS)
        self.wait_items(KNOWN)
        for service in running:
            service.hang()
        self.tap("Alarm", Role.PAGE_TAB)
        # Ten seconds until the next round of questions at most, and five until one is given up.
        until = time.monotonic() + 15.5
        while not set(LOST) <= set(self.items()):
            self.assertLess(time.monotonic(), until, self.items())
            time.sleep(2)
            self.tap("System", Role.PAGE_TAB)
        for service in running:
            service.hang(False)
        self.wait_items(KNOWN, 5)
        self.assertTrue(shell.alive)

    def test_contrary(self):
        """answers that are errors, numbers, texts, nothing or wrong inside: no item lies, nothing ends, a good service after
        a bad one is followed"""
        shell = self.start(SETTINGS)
        for how in ("error", "number", "text", "empty", "rubbish", "silent"):
            with self.subTest(how):
                contrary = subprocess.Popen(
                    [sys.executable, "-W", "ignore", SOURCE / "Tests/Mocks/contrary.py", how, *NAMES],
                    stdout=subprocess.PIPE, text=True)
                self.assertEqual(contrary.stdout.readline().strip(), "ready")
                shell.ctl("select", "system")
                items = self.items()
                self.assertFalse([name for name in items if "percent" in name or "bars" in name], items)
                contrary.kill()
                contrary.wait()
                contrary.stdout.close()
                running = self.services()
                self.wait_items(KNOWN, 3)
                for service in running:
                    service.kill()
                self.wait_items(LOST, 2)
        self.assertTrue(shell.alive)
        self.assertNotIn("CRITICAL", shell.log)
        self.assertNotIn("WARNING", shell.log)

    def test_haste(self):
        """a service that comes and goes ten times in a row: what is true at the end is shown, and nothing else moved"""
        network = NetworkManager()
        self.addCleanup(network.stop)
        network.wifi("Office", 82)
        shell = self.start(SETTINGS)
        self.wait_items(["Office, 4 of 4 bars"])
        for percent in range(10, 20):
            power = UPower()
            power.battery(float(percent))
            power.kill()
        self.wait_items(["Office, 4 of 4 bars"], 1)
        power = UPower()
        self.addCleanup(power.stop)
        power.battery(64.0)
        self.wait_items(["Office, 4 of 4 bars", "Battery 64 percent"], 2)
        self.assertTrue(shell.alive)

    def test_no_bus(self):
        """without a system bus there are clock and network all the same; one that ends and returns is found again"""
        shell = self.start(SETTINGS, environment={"DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nowhere"})
        items = wait_until(lambda: len(self.items()) > 1 and self.items(), "items")
        self.assertTrue(any(name[2:3] == ":" for name in items), items)
        self.assertFalse(set(items) & {"Battery unavailable", "Bluetooth unavailable"})
        self.assertTrue(shell.alive)
        shell.stop()
        folder = pathlib.Path(tempfile.mkdtemp())
        address = f"unix:path={folder}/bus"
        (folder / "bus.conf").write_text(
            f'<busconfig><type>system</type><listen>{address}</listen><policy context="default">'
            '<allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>')

        def start(*command, environment=None):
            process = subprocess.Popen(command, env={**os.environ, **(environment or {})}, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
            self.addCleanup(process.wait)
            self.addCleanup(process.kill)
            return process

        def bus():
            daemon = start("dbus-daemon", "--nofork", "--nopidfile", f"--config-file={folder}/bus.conf")
            wait_until(lambda: (folder / "bus").is_socket(), "the bus listens")
            start(sys.executable, "-W", "ignore", "-m", "dbusmock", "--template", "networkmanager",
                  environment={"DBUS_SYSTEM_BUS_ADDRESS": address})
            return daemon
        daemon = bus()
        shell = self.start(SETTINGS, environment={"DBUS_SYSTEM_BUS_ADDRESS": address})
        self.wait_items(["Not connected"])
        daemon.kill()
        daemon.wait()
        self.wait_items(["Network unavailable"], 2)
        (folder / "bus").unlink()
        bus()
        self.wait_items(["Not connected"], 20)
        self.assertTrue(shell.alive)
