# SPDX-License-Identifier: Apache-2.0
"""A configuration that is empty, half written, gone, out of reach or out of size; and what sets it."""
import json
import os
import pathlib
import shutil
import tempfile
import tomllib

import jsonschema

from harness.case import ShellCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
SIZE = "480x800"
SOON = 1.5
KIOSK = '[kiosk]\nenabled = true\nproblem-keys = "Ctrl+Alt+P"\n[tabs]\nhidden = ["alarm"]\n'
# What root may read against all permissions, this may not.
BOUND = ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-dac_override,-dac_read_search")

READER = '''#!/usr/bin/python3
import json
import pathlib
import sys

for line in sys.stdin:
    message = json.loads(line)
    method = message.get("method")
    if method == "initialize":
        data = pathlib.Path(message["params"]["dataDir"])
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": {"protocol": {"major": 1, "minor": 0}}}),
              flush=True)
        for number, key in enumerate(("token", "city")):
            print(json.dumps({"jsonrpc": "2.0", "id": number, "method": "settings.get", "params": {"key": key}}),
                  flush=True)
    elif method is None:
        with open(data / "values", "a") as file:
            file.write(json.dumps(message.get("result")) + "\\n")
    elif method == "shutdown":
        break
    elif method == "screen.open":
        content = {"type": "text", "id": "text", "runs": [{"text": "Nothing"}]}
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"],
                          "result": {"id": "root", "title": "Reader", "content": content}}), flush=True)
'''
MANIFEST = '''id = "org.lintel.case.reader"
name = "Reader"
version = "1"
protocol = "1.0"
command = ["./plugin.py"]
autostart = true

[[tab]]
id = "reader"
title = "Reader"
icon = "info"

[[setting]]
key = "token"
title = "Token"
type = "secret"

[[setting]]
key = "city"
title = "City"
type = "text"
'''


class Configuration(ShellCase):
    def messages(self, shell):
        return [problem["message"] for problem in shell.status()["problems"]]

    def wait_message(self, shell, part):
        wait_until(lambda: any(part in message for message in self.messages(shell)), f"it is told: {part}", SOON)

    def wait_mended(self, shell):
        wait_until(lambda: self.messages(shell) == [], "it is mended", SOON)

    def hidden(self, shell):
        return {"alarm", "stopwatch", "timer", "system"} - set(shell.tabs())

    # Nothing in a file

    def test_emptied(self):
        """a file that is emptied, or holds a mark or blanks alone, or is deleted changes nothing and is told until it is back"""
        shell = self.start(KIOSK, tree=False)
        for content in (b"", b"\xef\xbb\xbf", b" \r\n\n", None):
            if content is None:
                shell.settings.unlink()
            else:
                shell.settings.write_bytes(content)
            self.wait_message(shell, "There is no such file" if content is None else "The file is empty")
            self.assertEqual(self.hidden(shell), {"alarm"})
            shell.settings.write_text(KIOSK)
            self.wait_mended(shell)

    def test_start_without(self):
        """a kiosk whose file is empty, gone or broken at the next start is locked as before and says so"""
        shell = self.start(KIOSK, tree=False)
        self.assertEqual(shell.status()["mode"], "kiosk")
        for change in (lambda: shell.settings.write_text(""), shell.settings.unlink,
                       lambda: shell.settings.write_text("[kiosk\n"), lambda: shell.settings.write_text("version = 2\n")):
            shell.stop()
            change()
            shell = self.start(None, tree=False, home=shell.home)
            self.assertEqual(shell.status()["mode"], "kiosk")
            self.assertEqual(self.hidden(shell), {"alarm"})
            self.assertIn("last good copy", "".join(self.messages(shell)))

    def test_first_start(self):
        """the first start of a kiosk with a slip in its file is locked; without a wish for a kiosk it is a window"""
        for text, mode in (("[kiosk]\nenabled = true\n[theme\n", "kiosk"), ("[kiosk]\nenabled = yes\n", "kiosk"),
                           ('[kiosk]\nenabled = "true"\n', "kiosk"), ("[theme\n", "window")):
            shell = self.start(text, tree=False)
            self.assertEqual(shell.status()["mode"], mode, text)
            self.assertEqual(len(shell.status()["problems"]), 1)
            shell.stop()
        shell = self.start("[theme\n", "--kiosk", tree=False)
        self.assertEqual(shell.status()["mode"], "kiosk")

    def test_lock_counts_from_the_next_start(self):
        """a change of kiosk.enabled is told to count from the next start, and is forgotten when it is taken back"""
        shell = self.start(KIOSK, tree=False)
        shell.settings.write_text(KIOSK.replace("true", "false"))
        self.wait_message(shell, "It counts from the next start of the shell; until then true stays.")
        problem = shell.status()["problems"][0]
        self.assertEqual((problem["key"], problem["line"], problem["severity"]), ("kiosk.enabled", 2, "warning"))
        self.assertEqual(shell.status()["mode"], "kiosk")
        shell.settings.write_text(KIOSK)
        self.wait_mended(shell)

    # While it is written

    def test_slow_write(self):
        """a file that is written in place, piece by piece, is read once, when it is whole"""
        shell = self.start(KIOSK, tree=False)
        pieces = ["[kiosk]\nena", "bled = true\n", '[tabs]\n', 'hidden = ["alarm", "timer"]\n']
        with open(shell.settings, "w") as file:
            for piece in pieces:
                file.write(piece)
                file.flush()
                # Longer than a change needs to be applied.
                looks = [(self.hidden(shell), self.messages(shell)) for _ in range(8)]
                self.assertEqual(looks, [({"alarm"}, [])] * 8)
        wait_until(lambda: self.hidden(shell) == {"alarm", "timer"}, "the whole file is read", SOON)
        self.assertEqual(self.messages(shell), [])

    # Out of reach

    def test_permission(self):
        """a file that may not be read keeps the settings while it runs and at the next start, and is read when it may be"""
        under = BOUND if os.geteuid() == 0 else ()
        shell = self.start(KIOSK, tree=False, under=under)
        shell.settings.chmod(0)
        self.wait_message(shell, "permission denied")
        self.assertEqual(self.hidden(shell), {"alarm"})
        shell.settings.chmod(0o600)
        self.wait_mended(shell)
        shell.stop()
        shell.settings.chmod(0)
        shell = self.start(None, tree=False, home=shell.home, under=under)
        self.assertEqual((shell.status()["mode"], self.hidden(shell)), ("kiosk", {"alarm"}))
        self.wait_message(shell, "permission denied")
        shell.settings.chmod(0o600)
        self.wait_mended(shell)

    # Out of size

    def test_long_names(self):
        """keys and values of half a megabyte open in the sheet at once, shortened there, in the status and in the log"""
        long = "k" * 300_000
        self.shell = shell = self.start(f'{long} = 1\n[theme]\n{long} = 1\nfont = "{long}"\n')
        shell.wait_tab("alarm", "ready")
        problems = shell.status()["problems"]
        self.assertEqual(len(problems), 3)
        for problem in problems:
            self.assertLessEqual(max(len(problem["key"]), len(problem["message"]) - 120), 80, problem)
        self.assertLess(len(shell.log), 20_000)
        self.assertLess(len(shell.ctl("check", check=False).stdout), 20_000)
        self.tap(lambda name: "Problems in the configuration: 3" in name, Role.PUSH_BUTTON)
        sheet = self.tree.wait("Problems", Role.DIALOG, timeout=2)
        self.assertIn("kkk…kkk", "\n".join(sheet.texts))

    # Setting

    def test_set(self):
        """what cannot be set leaves the file as it is and prints a document; the version can be asked for"""
        text = '[tabs]\norder = [\n  "alarm", # first\n]\n'
        shell = self.start(text, tree=False)
        for key, value, exit in (("tabs.order", '["timer"]', 2), ("theme.scheme", "mauve", 1), ("rules.limits.nav.height", "9", 1),
                                 ("theme.shceme", "dark", 2)):
            done = shell.ctl("config", "set", key, value, "--json", check=False)
            document = json.loads(done.stdout)
            self.assertEqual(done.returncode, exit, (key, done.stderr))
            self.assertIsNone(document["file"])
            self.assertEqual(len(document["problems"]), 1)
            self.assertNotIn("is used", document["problems"][0]["message"])
            self.assertEqual(shell.settings.read_text(), text)
        self.assertEqual(shell.ctl("config", "get", "version").stdout, "1\n")
        shell.settings.write_text("version = 2\n")
        self.assertEqual(shell.ctl("config", "set", "theme.scheme", "dark", check=False).returncode, 1)
        self.assertEqual(shell.settings.read_text(), "version = 2\n")
        own = shell.home / "fresh/own.toml"
        shell.ctl("config", "set", "theme.scheme", "dark", "--config", own)
        self.assertIn('scheme = "dark"', own.read_text())

    def test_schema(self):
        """the schema is one, holds the default file and every file the shell takes, and refuses what the shell refuses"""
        shell = self.start(tree=False)
        schema = json.loads(shell.ctl("schema").stdout)
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        default = shell.ctl("config", "default").stdout
        plain = "\n".join(line[1:] if line.startswith("#") and line[1:2].strip() else line for line in default.splitlines())
        for text in (default, plain, KIOSK):
            file = shell.home / "checked.toml"
            file.write_text(text)
            self.assertEqual([entry for entry in shell.json("check", file, check=False) if entry["severity"] == "error"], [])
            validator.validate(tomllib.loads(text))
        for text in ('[theme]\nscheme = "mauve"\n', "[kiosk]\nenabled = 1\n", "version = 2\n", "[[theme]]\n",
                     '[tabs]\nhidden = "alarm"\n', "[plugin]\nid = \"a\"\n"):
            file.write_text(text)
            self.assertEqual(shell.ctl("check", file, check=False).returncode, 1, text)
            self.assertFalse(validator.is_valid(tomllib.loads(text)), text)

    # Secrets

    def test_secret(self):
        """a plugin is given the secret that a reference leads to; it stands in no file, log or answer of the shell"""
        self.secret_home()
        shell = self.start(self.text, tree=False, home=self.home)
        values = shell.home / "data/lintel/data/org.lintel.case.reader/values"
        wait_until(lambda: values.exists() and len(values.read_text().splitlines()) == 2, "the plugin knows")
        self.assertEqual([json.loads(line)["value"] for line in values.read_text().splitlines()], ["hunter2", "Bonn"])
        answers = "".join(shell.ctl(*command).stdout for command in
                          (("status", "--json"), ("config", "show", "--origin"), ("tabs", "--json")))
        self.assertNotIn("hunter2", answers + shell.log)
        for file in (shell.home / "state").rglob("*"):
            if file.is_file():
                self.assertNotIn(b"hunter2", file.read_bytes(), file)

    def secret_home(self):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="secret."))
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)
        folder = self.home / "reader"
        folder.mkdir()
        (folder / "plugin.toml").write_text(MANIFEST)
        program = folder / "plugin.py"
        program.write_text(READER)
        program.chmod(0o755)
        key = self.home / "key"
        key.write_text("hunter2\n")
        key.chmod(0o600)
        self.text = (f'[[plugin]]\nid = "org.lintel.case.reader"\npath = "{folder}"\n'
                     f'settings = {{ token = {{ file = "{key}" }}, city = "Bonn" }}\n')
