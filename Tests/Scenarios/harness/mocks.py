# SPDX-License-Identifier: Apache-2.0
"""System services on the private system bus, played by python-dbusmock."""
import os
import signal
import subprocess
import sys

from gi.repository import Gio, GLib

from .shell import SOURCE
from .waiting import wait_until

MOCK = "org.freedesktop.DBus.Mock"
PROPERTIES = "org.freedesktop.DBus.Properties"


class Service:
    """One mocked service; gone from the bus after stop()."""

    def __init__(self, template, name, path):
        self.name, self.path = name, path
        self.bus = Gio.bus_get_sync(Gio.BusType.SYSTEM)
        self.process = subprocess.Popen([sys.executable, "-W", "ignore", "-m", "dbusmock", "--template", template],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        subprocess.check_call(["gdbus", "wait", "--system", "--timeout", "20", name])

    def call(self, interface, method, signature="()", *arguments, path=None):
        return self.bus.call_sync(self.name, path or self.path, interface, method, GLib.Variant(signature, arguments),
                                  None, 0, 10_000, None)

    def mock(self, method, signature="()", *arguments, path=None):
        return self.call(MOCK, method, signature, *arguments, path=path)

    def set(self, interface, name, value, path=None):
        """Sets a property and tells of it; `value` is a GLib.Variant."""
        self.call(PROPERTIES, "Set", "(ssv)", interface, name, value, path=path)

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def kill(self):
        self.process.kill()
        self.process.wait()

    def hang(self, hangs=True):
        """The process stands still without ending."""
        self.process.send_signal(signal.SIGSTOP if hangs else signal.SIGCONT)


class NetworkManager(Service):
    ROOT = "/org/freedesktop/NetworkManager"
    WIRELESS = "org.freedesktop.NetworkManager.Device.Wireless"

    def __init__(self):
        super().__init__("networkmanager", "org.freedesktop.NetworkManager", self.ROOT)

    def wifi(self, network, strength):
        """A device that is connected to a network; strength in percent."""
        device = self.mock("AddWiFiDevice", "(ssi)", "w0", "wlan0", 100).unpack()[0]
        point = self.mock("AddAccessPoint", "(ssssuuuyu)", device, "ap0", network, "00:23:F8:7E:12:BB", 2, 5180, 5400,
                          strength, 0x100).unpack()[0]
        self.point = point
        stored = self.mock("AddWiFiConnection", "(ssss)", device, "Connection", network, "wpa-psk").unpack()[0]
        active = self.mock("AddActiveConnection", "(assssu)", [device], stored, point,
                           "active0", 2).unpack()[0]
        self.mock("AddProperty", "(ssv)", self.WIRELESS, "ActiveAccessPoint", GLib.Variant("o", point), path=device)
        self.mock("AddProperties", "(sa{sv})", self.name, {
            "PrimaryConnection": GLib.Variant("o", active),
            "PrimaryConnectionType": GLib.Variant("s", "802-11-wireless"),
            "Metered": GLib.Variant("u", 4),
        })
        return device

    def private(self, name):
        """A private network over the connection that is up."""
        path = f"{self.ROOT}/ActiveConnection/private"
        interface = self.name + ".Connection.Active"
        self.mock("AddObject", "(ssa{sv}a(ssss))", path, interface, {
            "Id": GLib.Variant("s", name), "Type": GLib.Variant("s", "vpn"), "State": GLib.Variant("u", 2),
            "Vpn": GLib.Variant("b", True), "Devices": GLib.Variant("ao", []),
            "SpecificObject": GLib.Variant("o", f"{self.ROOT}/ActiveConnection/active0")}, [])
        self.set(self.name, "ActiveConnections", GLib.Variant("ao", [f"{self.ROOT}/ActiveConnection/active0", path]))

    def strength(self, percent):
        self.mock("SetProperty", "(sssv)", self.point, "org.freedesktop.NetworkManager.AccessPoint", "Strength",
                  GLib.Variant("y", percent))


class UPower(Service):
    DISCHARGING, CHARGING = 2, 1

    def __init__(self):
        super().__init__("upower", "org.freedesktop.UPower", "/org/freedesktop/UPower")

    def no_battery(self):
        """A display device that stands for nothing, as on a desktop."""
        self.mock("SetupDisplayDevice", "(uuddddxxbsu)", 0, 0, 0.0, 0.0, 0.0, 0.0, 0, 0, False, "", 1)

    def battery(self, percent, state=DISCHARGING):
        self.mock("AddDischargingBattery", "(ssdx)", "BAT0", "Mock Battery", percent, 7200)
        self.display(percent, state)

    def display(self, percent, state, warning=1, left=0):
        """What stands for all batteries together; `left` in seconds."""
        battery = 2
        empty, full = (left, 0) if state == self.DISCHARGING else (0, left)
        self.mock("SetupDisplayDevice", "(uuddddxxbsu)", battery, state, percent, percent, 100.0, 0.0, empty, full, True,
                  "battery-good-symbolic", warning)


class BlueZ(Service):
    MOCK = "org.bluez.Mock"

    def __init__(self):
        super().__init__("bluez5", "org.bluez", "/")

    def adapter(self, powered=True):
        path = self.call(self.MOCK, "AddAdapter", "(ss)", "hci0", "kiosk").unpack()[0]
        self.power(powered)
        return path

    def power(self, on):
        self.set("org.bluez.Adapter1", "Powered", GLib.Variant("b", on), path="/org/bluez/hci0")

    def device(self, name, address="11:22:33:44:55:66"):
        """A device that is connected."""
        self.call(self.MOCK, "AddDevice", "(sss)", "hci0", address, name)
        self.call(self.MOCK, "ConnectDevice", "(ss)", "hci0", address)


class ModemManager(Service):
    ROOT = "/org/freedesktop/ModemManager1"
    MODEM = "org.freedesktop.ModemManager1.Modem"

    def __init__(self):
        super().__init__(str(SOURCE / "Tests/Mocks/modemmanager.py"), "org.freedesktop.ModemManager1", self.ROOT)

    def modem(self, carrier, percent):
        self.path_of_modem = self.mock("AddModem", "(ssu)", "0", carrier, percent).unpack()[0]

    def change(self, name, kind, value):
        self.set(self.MODEM, name, GLib.Variant(kind, value), path=self.path_of_modem)

    def roam(self):
        self.set(self.MODEM + ".Modem3gpp", "RegistrationState", GLib.Variant("u", 5), path=self.path_of_modem)


class TimeService(Service):
    def __init__(self, zone):
        super().__init__("timedated", "org.freedesktop.timedate1", "/org/freedesktop/timedate1")
        self.zone(zone)

    def zone(self, name):
        self.set("org.freedesktop.timedate1", "Timezone", GLib.Variant("s", name))


class Sound:
    """A real PulseAudio with an output and a microphone that lead nowhere."""

    def __init__(self):
        # Its home must be its own, or it ends.
        self.environment = {**os.environ, "HOME": os.environ["XDG_RUNTIME_DIR"]}
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
             "-L", "module-null-sink sink_name=speaker", "-L", "module-null-source source_name=mic",
             "-L", "module-native-protocol-unix"], env=self.environment, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        wait_until(lambda: subprocess.run(["pactl", "info"], env=self.environment, stdout=subprocess.DEVNULL,
                                          stderr=subprocess.DEVNULL).returncode == 0, "PulseAudio answers")

    def control(self, *arguments):
        subprocess.check_call(["pactl", *arguments], env=self.environment, stdout=subprocess.DEVNULL)

    def volume(self, percent):
        self.control("set-sink-volume", "speaker", f"{percent}%")

    def mute(self, muted=True):
        self.control("set-sink-mute", "speaker", "1" if muted else "0")

    def record(self):
        """A program that listens to the microphone until it is terminated."""
        return subprocess.Popen(["parec", "--device=mic", "--client-name=Recorder", "/dev/null"], env=self.environment)

    def kill(self):
        self.process.kill()
        self.process.wait()

    stop = kill


class Portal(Service):
    """The desktop's settings portal, on the session bus."""

    SETTINGS = "org.freedesktop.portal.Settings"

    def __init__(self, **settings):
        self.name, self.path = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.process = subprocess.Popen([sys.executable, "-W", "ignore", "-m", "dbusmock", "--session", self.name,
                                         self.path, self.SETTINGS], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        subprocess.check_call(["gdbus", "wait", "--session", "--timeout", "20", self.name])
        values = ", ".join(f"'{name.replace('_', '-')}': {value!r}" for name, value in settings.items())
        self.mock("AddMethod", "(sssss)", self.SETTINGS, "ReadAll", "as", "a{sa{sv}}",
                  f"ret = {{'org.gnome.desktop.interface': {{{values}}}}}")
