# SPDX-License-Identifier: Apache-2.0
"""The tutorial, followed word by word as a new user would; and the conversation of the page on the bare messages."""
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest.mock

from harness.case import ShellCase
from harness.shell import SOURCE, STAGE
from harness.waiting import wait_until

DISPLAY = "xvfb"
PAGES = SOURCE / "docs/Lintel.docc"


def blocks(page, language):
    return re.findall(rf"^```{language}\n(.*?)^```", (PAGES / page).read_text(), re.S | re.M)


class Tutorial(ShellCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        path = f"{STAGE}/bin:{os.environ['PATH']}:{os.environ['LINTEL_TOOLCHAIN']}"
        self.enterContext(unittest.mock.patch.dict(os.environ, PATH=path, XDG_DATA_HOME=str(self.folder / "data")))

    def type(self, command, folder):
        done = subprocess.run(command, shell=True, cwd=folder, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=300)
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout}")
        return done.stdout

    def test_tutorial(self):
        """every command and every file of the tutorial, in its order: it builds, its test passes, and the tab does what it says"""
        commands = [line[2:] for block in blocks("Tutorial.md", "console") for line in block.splitlines()]
        self.assertEqual(commands[:3], ["lintelctl plugin new tea-timer", "cd tea-timer", "lintelctl plugin run ."])
        self.type(commands[0], self.folder)
        plugin = self.folder / "tea-timer"
        first, second, test = blocks("Tutorial.md", "swift")
        (plugin / "Sources/TeaTimer/TeaTimer.swift").write_text(first + "\n" + second)
        (plugin / "Tests/TeaTimerTests/TeaTimerTests.swift").write_text(test)
        with open(plugin / "plugin.toml", "a") as manifest:
            manifest.write("\n" + blocks("Tutorial.md", "toml")[0])
        self.assertIn("1 test", self.type("make test", plugin))
        # As `plugin run`, which goes on until it is ended, has built it.
        self.type("make", plugin)
        for command in commands[4:]:
            self.type(command, plugin)
        shell = self.start(environment={"LINTEL_PLUGIN_PATH": str(self.folder / "data/lintel/plugins")})
        shell.ctl("select", "tea-timer")
        self.tap(lambda name: name.startswith("Green tea"))
        self.tree.wait("2:00")
        shell.wait_still()
        self.tap("Start")
        self.tree.wait(lambda name: re.fullmatch(r"1:5\d", name))
        shell.ctl("back")
        shell.wait_stack("Tea timer")
        shell.wait_still()
        self.tap("Settings")
        self.tree.wait(lambda name: name.startswith("Strength") and "mild" in name)

    def test_conversation(self):
        """the bare messages of the page are what the shell's schemas say, and their ids match"""
        import jsonschema
        schemas = {path.name: json.loads(path.read_text()) for path in (SOURCE / "data/schema/messages").glob("*.json")}
        lines = [line for block in blocks("BareMessages.md", "") for line in block.splitlines()]
        self.assertGreater(len(lines), 10)
        asked = {">": {}, "<": {}}
        for line in lines:
            side, message = line[0], json.loads(line[2:])
            if "method" in message:
                schema = schemas[message["method"] + ".json"]
                resolver = jsonschema.RefResolver(schema["$id"], schema, store=schemas)
                jsonschema.Draft202012Validator(schema, resolver=resolver).validate(message)
                if "id" in message:
                    asked[side][message["id"]] = schema
            else:
                schema = asked["<" if side == ">" else ">"].pop(message["id"])
                resolver = jsonschema.RefResolver(schema["$id"], schema, store=schemas)
                jsonschema.Draft202012Validator(schema["$defs"]["result"], resolver=resolver).validate(message["result"])
        self.assertEqual(asked, {">": {}, "<": {}})

    def test_manifests(self):
        """every manifest of the tree is valid by the schema of manifests"""
        import jsonschema
        import tomllib
        schema = json.loads((SOURCE / "data/schema/plugin.schema.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        found = [*(STAGE / "lib/lintel/plugins").glob("*/plugin.toml"), *(SOURCE / "Plugins/examples").glob("*/plugin.toml")]
        self.assertGreaterEqual(len(found), 4)
        for path in found:
            jsonschema.Draft202012Validator(schema).validate(tomllib.loads(path.read_text()))

    def test_bad_manifests(self):
        """what the shell refuses in a manifest, the schema refuses too"""
        import jsonschema
        schema = jsonschema.Draft202012Validator(json.loads((SOURCE / "data/schema/plugin.schema.json").read_text()))
        good = {"id": "org.example.a", "name": "A", "version": "1", "protocol": "1.0", "command": ["./a"]}
        schema.validate({**good, "permissions": {
            "read": ["/srv/data", "~/Pictures"], "bus-names": ["org.example.A", "org.mpris.MediaPlayer2.*"],
            "devices": ["/dev/ttyUSB0"]}})
        for change in ({"protocol": "2.0"}, {"protocol": "1.7"}, {"id": "a"},
                       *({"permissions": {"read": [path]}} for path in
                         ("relative", "/", "/.", "/./", "//", "~/", "~/.", "/proc", "/dev/x", "/./dev", "/srv/../etc")),
                       {"permissions": {"write": ["/sys"]}}, {"permissions": {"devices": ["/etc"]}},
                       {"permissions": {"devices": ["/dev/."]}}, {"permissions": {"bus-names": ["x"]}},
                       {"permissions": {"bus-names": ["org.*"]}}):
            self.assertFalse(schema.is_valid({**good, **change}), change)
