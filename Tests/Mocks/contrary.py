#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""contrary.py HOW NAME...: owns the names on the system bus and answers every call in a way that nobody expects.

HOW is `error`, `number`, `text`, `empty` (an answer without a value), `rubbish` (the right shape with wrong types in it) or
`silent` (no answer at all). It writes `ready` once it has the names.
"""
import sys

import dbus
import dbus.lowlevel
import dbus.mainloop.glib
from gi.repository import GLib

how, names = sys.argv[1], sys.argv[2:]
dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SystemBus()
SHAPES = {"GetAll": "a{sv}", "GetManagedObjects": "a{oa{sa{sv}}}", "GetDisplayDevice": "o", "EnumerateDevices": "ao"}
WORDS = ["State", "Connectivity", "PrimaryConnection", "ActiveConnections", "NetworkingEnabled", "Percentage", "IsPresent",
         "Type", "Powered", "Connected", "SignalQuality", "AccessTechnologies", "UnlockRequired", "UnlockRetries"]
INTERFACES = ["org.bluez.Adapter1", "org.bluez.Device1", "org.freedesktop.ModemManager1.Modem"]


def rubbish(member):
    properties = dbus.Dictionary({word: dbus.Array([dbus.String("\u202e<b>")], signature="s") for word in WORDS},
                                 signature="sv")
    if member == "GetAll":
        return properties
    if member == "GetManagedObjects":
        interfaces = dbus.Dictionary({name: properties for name in INTERFACES}, signature="sa{sv}")
        return dbus.Dictionary({dbus.ObjectPath("/"): interfaces}, signature="oa{sa{sv}}")
    if member == "EnumerateDevices":
        return dbus.Array([dbus.ObjectPath("/nowhere")], signature="o")
    return dbus.ObjectPath("/nowhere")


def answer(bus, call):
    if call.get_type() != 1 or call.get_destination() not in [*names, bus.get_unique_name()]:
        return dbus.lowlevel.HANDLER_RESULT_NOT_YET_HANDLED
    if how == "silent" or call.get_no_reply():
        return dbus.lowlevel.HANDLER_RESULT_HANDLED
    if how == "error":
        return send(dbus.lowlevel.ErrorMessage(call, "org.example.Contrary", "no"))
    reply = dbus.lowlevel.MethodReturnMessage(call)
    if how == "number":
        reply.append(42, signature="u")
    elif how == "text":
        reply.append("no", signature="s")
    elif how == "rubbish" and call.get_member() in SHAPES:
        reply.append(rubbish(call.get_member()), signature=SHAPES[call.get_member()])
    return send(reply)


def send(message):
    bus.send_message(message)
    return dbus.lowlevel.HANDLER_RESULT_HANDLED


bus.add_message_filter(answer)
for name in names:
    bus.request_name(name)
print("ready", flush=True)
GLib.MainLoop().run()
