# SPDX-License-Identifier: Apache-2.0
"""System services on the private system bus, played by python-dbusmock."""
import subprocess
import sys

from gi.repository import Gio, GLib

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

    def strength(self, percent):
        self.mock("SetProperty", "(sssv)", self.point, "org.freedesktop.NetworkManager.AccessPoint", "Strength",
                  GLib.Variant("y", percent))


class UPower(Service):
    DISCHARGING, CHARGING = 2, 1

    def __init__(self):
        super().__init__("upower", "org.freedesktop.UPower", "/org/freedesktop/UPower")

    def battery(self, percent, state=DISCHARGING):
        self.mock("AddDischargingBattery", "(ssdx)", "BAT0", "Mock Battery", percent, 7200)
        self.display(percent, state)

    def display(self, percent, state):
        """What stands for all batteries together."""
        battery, normal = 2, 1
        self.mock("SetupDisplayDevice", "(uuddddxxbsu)", battery, state, percent, percent, 100.0, 0.0, 0, 0, True,
                  "battery-good-symbolic", normal)


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
