# SPDX-License-Identifier: Apache-2.0
"""The status bar with every source connected: what an idle minute costs, a storm of changes, and from a signal to its frame."""
import json
import statistics
import time

from gi.repository import Gio, GLib

from common import row, shell
from harness import proc
from harness.mocks import BlueZ, ModemManager, NetworkManager, Sound
from harness.waiting import wait_until

SETTLE, MINUTE = 8, 60
STORM, RATE = 5, 1000  # seconds, changes a second
FRAME = 1000 / 60
UPOWER, DEVICE = "org.freedesktop.UPower", "org.freedesktop.UPower.Device"
ROOT = "/org/freedesktop/UPower"
DISPLAY = ROOT + "/devices/DisplayDevice"
INTERFACES = f"""<node><interface name="{UPOWER}">
  <method name="GetDisplayDevice"><arg type="o" direction="out"/></method></interface>
  <interface name="{DEVICE}"><property name="IsPresent" type="b" access="read"/></interface></node>"""
PROPERTIES = """<node><interface name="org.freedesktop.DBus.Properties">
  <method name="GetAll"><arg type="s" direction="in"/><arg type="a{sv}" direction="out"/></method>
  <signal name="PropertiesChanged"><arg type="s"/><arg type="a{sv}"/><arg type="as"/></signal></interface></node>"""


class Battery:
    """A power service of our own: a mock could not say a thousand things a second."""

    def __init__(self):
        self.bus = Gio.DBusConnection.new_for_address_sync(
            Gio.dbus_address_get_for_bus_sync(Gio.BusType.SYSTEM, None),
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        self.percent = 80.0
        node = Gio.DBusNodeInfo.new_for_xml(INTERFACES)
        self.bus.register_object(ROOT, node.lookup_interface(UPOWER), self.called, None, None)
        properties = Gio.DBusNodeInfo.new_for_xml(PROPERTIES)
        self.bus.register_object(DISPLAY, properties.interfaces[0], self.called, None, None)
        Gio.bus_own_name_on_connection(self.bus, UPOWER, Gio.BusNameOwnerFlags.NONE, None, None)

    def called(self, connection, sender, path, interface, method, parameters, invocation):
        if method == "GetDisplayDevice":
            invocation.return_value(GLib.Variant("(o)", (DISPLAY,)))
        else:
            invocation.return_value(GLib.Variant("(a{sv})", ({
                "Type": GLib.Variant("u", 2), "IsPresent": GLib.Variant("b", True), "State": GLib.Variant("u", 2),
                "WarningLevel": GLib.Variant("u", 1), "Percentage": GLib.Variant("d", self.percent)},)))

    def say(self, percent):
        self.percent = percent
        self.bus.emit_signal(None, DISPLAY, "org.freedesktop.DBus.Properties", "PropertiesChanged", GLib.Variant(
            "(sa{sv}as)", (DEVICE, {"Percentage": GLib.Variant("d", percent)}, [])))
        self.bus.flush_sync()


def serve(seconds):
    """Lets the services of this process answer for a while."""
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    tick = GLib.timeout_add(50, lambda: True)
    while time.monotonic() < end:
        context.iteration(True)
    GLib.source_remove(tick)


def storm(battery):
    """Says a thousand things a second, in bursts of ten."""
    context, began, said = GLib.MainContext.default(), time.monotonic(), 0
    while said < STORM * RATE:
        due = int((time.monotonic() - began) * RATE)
        while said < min(due, STORM * RATE):
            said += 1
            battery.say(float(said % 100 + 1))
        context.iteration(False)
        time.sleep(0.005)
    return time.monotonic() - began


def latency(battery, running):
    """Milliseconds from a signal to the frame that shows it."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)

    def painted():
        answer = session.call_sync("org.lintel.Shell", "/org/lintel/Shell", "org.lintel.Shell1", "Status", None, None, 0,
                                   1000, None)
        return json.loads(answer.unpack()[0])["frames"]["painted"]
    times = []
    for step in range(20):
        running.wait_still()
        serve(0.1)
        before = painted()
        began = time.monotonic()
        battery.say(50.0 + step)
        while painted() == before:
            if time.monotonic() > began + 2:
                raise AssertionError("a signal changed nothing")
        times.append((time.monotonic() - began) * 1000)
    return statistics.median(times)


def rows():
    services = [NetworkManager(), BlueZ(), ModemManager(), Sound()]
    network, bluetooth, modem, sound = services
    network.wifi("Office", 82)
    bluetooth.adapter()
    modem.modem("Testnet", 67)
    sound.volume(40)
    battery = Battery()
    try:
        with shell() as running:
            running.ctl("select", "rows")
            running.wait_tab("rows", "ready")
            serve(SETTLE)
            painted = running.status()["frames"]["painted"]
            serve(2)
            before, began = proc.switches(running.pid), proc.precise_cpu(running.pid)
            serve(MINUTE)
            woken = proc.switches_between(before, proc.switches(running.pid))
            idle = (proc.precise_cpu(running.pid) - began) * 1000
            delay = latency(battery, running)
            before, began = running.status()["frames"], proc.precise_cpu(running.pid)
            took = storm(battery)
            cpu = (proc.precise_cpu(running.pid) - began) * 1000 / took
            wait_until(lambda: running.alive, "the shell lives")
            after = running.status()["frames"]
            painted, turns = after["painted"] - before["painted"], after["turns"] - before["turns"]
            if not 0 < painted < STORM * RATE:
                raise AssertionError(f"{STORM * RATE} changes were painted {painted} times")
    finally:
        for service in services:
            service.kill()
    return [
        *row("status.idle", woken, "switches/min", 10), *row("status.idle.cpu", idle, "ms/min"),
        *row("status.signal", delay / FRAME, "frames", 2),
        # Of the frames that the frame clock really made, whatever the display's rate.
        *row("status.storm", painted / turns, "redraws/frame", 1), *row("status.storm.frames", turns / took, "frames/s"),
        *row("status.storm.cpu", cpu, "ms/s"),
    ]
