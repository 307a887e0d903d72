# SPDX-License-Identifier: Apache-2.0
"""A template of python-dbusmock for ModemManager: modems that a test adds, changes and takes away."""
import dbus
from dbusmock import MOCK_IFACE, mockobject

BUS_NAME = MAIN_IFACE = "org.freedesktop.ModemManager1"
MAIN_OBJ = "/org/freedesktop/ModemManager1"
SYSTEM_BUS = IS_OBJECT_MANAGER = True
MODEM = MAIN_IFACE + ".Modem"
CONNECTED, LTE, HOME, NO_LOCK = 11, 1 << 14, 1, 1


def load(mock, parameters):
    mock.AddMethods(MAIN_IFACE, [("ScanDevices", "", "", "")])
    mock.AddProperties(MAIN_IFACE, dbus.Dictionary({"Version": "1.20.4"}, signature="sv"))


@dbus.service.method(MOCK_IFACE, in_signature="ssu", out_signature="s")
def AddModem(self, index, operator, percent):
    """A modem in its home network; answers its path."""
    path = MAIN_OBJ + "/Modem/" + index
    self.AddObject(path, MODEM, {
        "State": dbus.Int32(CONNECTED), "StateFailedReason": dbus.UInt32(0), "PowerState": dbus.UInt32(3),
        "AccessTechnologies": dbus.UInt32(LTE), "SignalQuality": dbus.Struct((dbus.UInt32(percent), True), signature="ub"),
        "UnlockRequired": dbus.UInt32(NO_LOCK),
        "UnlockRetries": dbus.Dictionary({dbus.UInt32(2): dbus.UInt32(3), dbus.UInt32(4): dbus.UInt32(10)}, signature="uu"),
        "Sim": dbus.ObjectPath("/")}, [])
    mockobject.objects[path].AddProperties(MODEM + ".Modem3gpp", {
        "OperatorName": operator, "OperatorCode": "00101", "RegistrationState": dbus.UInt32(HOME)})
    self.object_manager_emit_added(path)
    return path


@dbus.service.method(MOCK_IFACE, in_signature="s", out_signature="")
def RemoveModem(self, index):
    self.object_manager_emit_removed(MAIN_OBJ + "/Modem/" + index)
    self.RemoveObject(MAIN_OBJ + "/Modem/" + index)
