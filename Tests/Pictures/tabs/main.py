#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""As many tabs as its manifest has, each with a page of one row; badges.json in its data folder has their badges. It is copied
beside served.py."""
import json
import pathlib

from served import serve


def screen(parameters):
    tab = parameters["tab"]
    return {"title": tab.capitalize(), "largeTitle": "never", "content": {
        "type": "list", "id": "list", "sections": [{"id": "one", "rows": [{"id": "row", "title": tab}]}]}}


def badges(parameters):
    file = pathlib.Path(parameters["dataDir"]) / "badges.json"
    for tab, value in (json.loads(file.read_text()).items() if file.exists() else ()):
        yield "badge", {"tab": tab, "value": value}


serve(screen, started=badges)
