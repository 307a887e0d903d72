#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A plugin that always shows the same: the golden pictures are of it."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from served import serve  # noqa: E402


def leads(ident, title, icon, value=None, screen="network"):
    return {"id": ident, "title": title, "icon": icon, "value": value, "accessory": {"kind": "disclosure"},
            "opens": {"screen": screen, "title": title}}


def fact(ident, title, value):
    return {"id": ident, "title": title, "value": value}


def screen(ident, title, sections, **fields):
    return {"id": ident, "title": title, "content": {"type": "list", "id": "list", "sections": sections}, **fields}


ROOT = screen("root", "System", [
    {"id": "machine", "rows": [leads("about", "About this machine", "laptop", "Debian 12")]},
    {"id": "hardware", "header": "Hardware", "rows": [
        leads("network", "Network", "wifi-4", "Office"),
        leads("power", "Power", "battery", "80%"),
        leads("storage", "Storage", "storage", "41 GB free")]},
    {"id": "software", "header": "Software", "rows": [leads("processes", "Processes", "terminal", "214")]},
], largeTitle="always")

NETWORK = screen("network", "Network", [
    {"id": "interfaces", "header": "Interfaces", "rows": [
        {"id": "office", "title": "Office", "subtitle": "Wi-Fi, 5 GHz, secured", "value": "Connected",
         "accessory": {"kind": "disclosure"}, "opens": {"screen": "long", "title": "Office"}},
        {"id": "wired", "title": "Wired", "value": "Not plugged in", "accessory": {"kind": "disclosure"},
         "opens": {"screen": "long", "title": "Wired"}}]},
    {"id": "connection", "header": "This connection", "rows": [
        fact("address", "IPv4 address", "192.0.2.17"), fact("router", "Router", "192.0.2.1"),
        fact("sent", "Sent today", "1.2 GB"), fact("received", "Received today", "8.6 GB")]},
], largeTitle="never", trailing=[{"id": "edit", "kind": "text", "role": "manage", "label": "Edit", "priority": 1}])

LONG = screen("long", "Wireless network of the office on the second floor", [
    {"id": "long", "header": "A header that says in very many words what the rows below it are about",
     "footer": "And a footer that explains, at a length nobody asked for, what happens when a switch is turned on and what "
               "happens when it is turned off again.",
     "rows": [
        {"id": "long", "title": "Donaudampfschifffahrtsgesellschaftskapitän", "subtitle": "Someone with a title that is "
         "longer than a row, and a subtitle that is longer still and goes on", "icon": "contacts", "value": "On board"},
        {"id": "on", "title": "Join without asking", "accessory": {"kind": "switch", "on": True}},
        {"id": "off", "title": "Metered", "accessory": {"kind": "switch", "on": False}},
        {"id": "chosen", "title": "Automatic", "accessory": {"kind": "check", "on": True}},
        {"id": "forget", "title": "Forget this network", "accessory": {"kind": "button"}, "destructive": True}]}])

TIMER = {"id": "root", "title": "Timer", "largeTitle": "never", "content": {"type": "column", "id": "column", "children": [
    {"type": "text", "id": "left", "role": "display", "alignment": "centre", "runs": [{"text": "04:58"}]},
    {"type": "progress", "id": "bar", "fraction": 0.6},
    {"type": "text", "id": "note", "role": "secondary", "alignment": "centre", "runs": [{"text": "Tea"}]}]}}

ALARM = {"id": "root", "title": "Alarm", "largeTitle": "never", "content": {
    "type": "explanation", "id": "none", "icon": "alarm", "heading": "No alarms", "why": "Alarms you set appear here.",
    "button": {"id": "add", "label": "Add alarm"}}}

SCREENS = {"root": ROOT, "network": NETWORK, "long": LONG}
TABS = {"timer": TIMER, "alarm": ALARM}

serve(lambda parameters: {**(TABS.get(parameters["tab"]) or SCREENS[parameters["screen"]]), "id": parameters["screen"]},
      started=lambda parameters: [("badge", {"tab": "timer", "value": 1})])
