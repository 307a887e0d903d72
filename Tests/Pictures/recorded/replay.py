#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Says what the plugins Clock and System were recorded to say (tests of theirs hold the records to them), and shows every
control. Which screen is a tab's root, and what lies over it, stands in shown.json in its data folder."""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from served import serve  # noqa: E402

FOLDER = pathlib.Path(__file__).parent
ROOTS = {"alarm": "alarms", "stopwatch": "stopwatch", "timer": "timer", "system": "root"}


def recorded(kind):
    found = {}
    for name in ("clock", "rings", "system"):
        found.update(json.loads((FOLDER / f"{name}.json").read_text()).get(kind, {}))
    return found


def control(ident, title, kind, **fields):
    return {"id": ident, "title": title, "accessory": {"kind": kind, **fields}}


CONTROLS = {"id": "controls", "title": "Controls", "largeTitle": "never", "content": {
    "type": "list", "id": "list", "sections": [
        {"id": "set", "header": "To be set", "footer": "A footer says in a sentence or two what the group is for.", "rows": [
            {**control("wifi", "Wi-Fi", "switch", on=True), "icon": "wifi-4"},
            {**control("flight", "Flight mode", "switch", on=False), "icon": "globe"},
            control("level", "Snooze", "stepper", value=9, minimum=1, maximum=15),
            control("volume", "Volume", "slider", value=0.4),
            control("name", "Name", "textField", text="Kitchen"),
            control("empty", "Password", "textField", placeholder="Required"),
            control("tone", "Sound", "choice", options=[{"id": "bell", "label": "Bell"}, {"id": "wave", "label": "Wave"}],
                    selected="wave")]},
        {"id": "state", "header": "State", "rows": [
            control("copy", "Copying", "progress", fraction=0.6),
            control("mail", "Messages", "badge", text="12"),
            {**control("chosen", "Chosen", "check", on=True), "subtitle": "One of two"},
            control("other", "Not chosen", "check", on=False),
            {**control("forget", "Forget this network", "button"), "destructive": True}]}]}}

SPLIT = {"id": "split", "title": "Storage", "largeTitle": "never", "content": {
    "type": "split", "id": "split", "leading": {"screen": "storage", "title": "Storage"},
    "trailing": {"screen": "volume", "title": "Home"}}}
SEGMENTS = {**CONTROLS, "id": "segments", "segmented": {"selected": "s2", "segments": [
    {"id": f"s{number}", "label": label} for number, label in
    enumerate(("Everything", "Switches", "Steppers", "Sliders", "Fields", "Choices", "Progress", "Badges"), 1)]}}
SCREENS = {**recorded("screens"), "controls": CONTROLS, "split": SPLIT, "segments": SEGMENTS}
ALERTS = recorded("alerts")
shown = {}


def screen(parameters):
    name = parameters["screen"]
    if name == "root":
        name = shown.get(parameters["tab"]) or ROOTS[parameters["tab"]]
    opens = shown.get("opens", {})
    name = opens.get(name) or (name if name in SCREENS else opens.get("*")) or name
    return {**SCREENS[name], "id": parameters["screen"]}


def started(parameters):
    shown.update(json.loads((pathlib.Path(parameters["dataDir"]) / "shown.json").read_text()))
    if "badge" in shown:
        yield "badge", {"tab": "timer", "value": shown["badge"]}
    if "alert" in shown:
        yield "alert", {**ALERTS.get(shown["alert"], {}), **shown.get("changes", {})}


def acted(parameters):
    """A sheet follows what a person did, never the choice of a tab."""
    if "sheet" in shown:
        yield "sheet.open", {"tab": parameters["tab"], "screen": {
            **SCREENS[shown.pop("sheet")], "id": "sheet",
            "leading": [{"id": "cancel", "kind": "text", "role": "cancel", "label": "Cancel", "priority": 1}]}}


serve(screen, started, acted)
