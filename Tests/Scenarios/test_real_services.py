# SPDX-License-Identifier: Apache-2.0
"""The status bar on the real daemons: NetworkManager in a network of its own, upowerd on a pretended battery, ModemManager,
bluetoothd without a radio, logind, PulseAudio with an output that leads nowhere."""
from harness.case import ShellCase
from harness.mocks import Sound
from harness.real import Bluetooth, Login, ModemManager, NetworkManager, UPower
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
# A network and mounts of its own: the daemons see nothing of the machine.
NAMESPACE = True
SETTINGS = '[status]\nright = ["sound", "battery"]\n'


class RealServices(ShellCase):
    @classmethod
    def setUpClass(cls):
        cls.network, cls.power, cls.modem = NetworkManager(), UPower(), ModemManager()
        cls.addClassCleanup(cls.network.kill)
        cls.addClassCleanup(cls.power.stop)
        cls.addClassCleanup(cls.modem.kill)

    def items(self):
        nodes = [node for node in self.tree.wait("Status").children if node.role in (Role.PUSH_BUTTON, Role.LABEL)]
        return [node.name for node in nodes if node.extents[2] > 0]

    def wait_item(self, beginning, timeout=10):
        return wait_until(lambda: next((name for name in self.items() if name.startswith(beginning)), None),
                          f"an item {beginning}", timeout)

    def test_network(self):
        """NetworkManager: no cable, a cable, its facts in the sheet, killed and started again, networking off and on"""
        shell = self.start(SETTINGS)
        self.wait_item("Not connected")
        self.network.connect()
        self.wait_item("Cable", 1)
        self.tap("Cable", Role.PUSH_BUTTON)
        self.tree.wait(lambda name: "10.9.8.7/24" in name)
        self.tree.wait(lambda name: "10.9.8.1" in name and "Router" in name)
        self.tap("Done", Role.PUSH_BUTTON)
        self.network.kill()
        self.wait_item("Network unavailable", 1)
        self.network.start()
        self.wait_item("Cable", 5)
        self.network.control("networking", "off")
        self.wait_item("Network off", 1)
        self.network.control("networking", "on")
        self.wait_item("Cable", 5)
        self.assertTrue(shell.alive)

    def test_battery(self):
        """upowerd: discharging with a forecast, held, charging, low; killed and started again"""
        shell = self.start(SETTINGS)
        self.wait_item("Battery 80 percent")
        self.power.battery(48, 0, "Not charging")
        self.wait_item("Battery 80 percent, not charging", 1)
        self.power.battery(48, 12, "Charging")
        self.wait_item("Battery 80 percent, charging", 1)
        self.power.kill()
        self.wait_item("Battery unavailable", 1)
        self.power.start()
        self.wait_item("Battery 80 percent", 1)
        self.power.battery(3, 12, "Discharging")
        self.wait_item("Battery 5 percent", 1)
        wait_until(lambda: any(name in ("Battery 5 percent, low", "Battery 5 percent, critical") for name in self.items()),
                   "little is left", 1)
        self.power.battery(60, 0, "Full")
        self.wait_item("Battery 100 percent, full", 1)
        self.assertTrue(shell.alive)

    def test_modem(self):
        """ModemManager without a modem: no item, killed and started again; with one: carrier and strength, gone
        when it is killed, there again within a second of its return"""
        shell = self.start(SETTINGS)
        self.wait_item("Battery")
        self.modem.kill()
        self.modem.start()
        self.assertFalse([name for name in self.items() if "bars" in name or "obile" in name])
        modem = self.modem.plug()
        self.addCleanup(modem.wait)
        self.addCleanup(modem.kill)
        self.wait_item("Testnet, 4 of 4 bars", 20)
        self.modem.kill()
        self.wait_item("Mobile network unavailable", 1)
        modem.kill()
        modem.wait()
        self.modem.start()
        again = self.modem.plug()
        self.addCleanup(again.wait)
        self.addCleanup(again.kill)
        wait_until(self.modem.is_registered, "the modem is in its network", 20)
        self.wait_item("Testnet, 4 of 4 bars", 1)
        self.assertTrue(shell.alive)

    def test_bluetooth(self):
        """S-23 bluetoothd without a radio: no item, however often it comes and goes; nothing else moves"""
        shell = self.start(SETTINGS)
        self.wait_item("Battery")
        before = self.items()
        for _ in range(2):
            daemon = Bluetooth()
            self.addCleanup(daemon.kill)
            shell.ctl("select", "system")
            self.assertEqual(len(self.items()), len(before))
            self.assertFalse([name for name in self.items() if "Bluetooth" in name])
            daemon.kill()
        self.assertTrue(shell.alive)

    def test_login(self):
        """logind killed and started again: the clock goes on and nothing else moves"""
        login = Login()
        shell = self.start(SETTINGS)
        self.wait_item("Battery")
        before = len(self.items())
        login.kill()
        self.assertEqual(len(self.items()), before)
        login = Login()
        self.addCleanup(login.kill)
        self.assertEqual(len(self.items()), before)
        self.assertTrue([name for name in self.items() if name[2:3] == ":"], self.items())
        self.assertTrue(shell.alive)

    def test_sound(self):
        """PulseAudio: volume, above 100 percent, muted; killed and started again"""
        sound = Sound()
        self.addCleanup(sound.stop)
        sound.volume(40)
        self.start(SETTINGS)
        self.wait_item("Volume 40 percent")
        sound.volume(153)
        self.wait_item("Volume 153 percent", 1)
        sound.mute()
        self.wait_item("Sound muted", 1)
        sound.kill()
        self.wait_item("Sound unavailable", 1)
        sound.start()
        self.wait_item("Volume 100 percent", 1)
