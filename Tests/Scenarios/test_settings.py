# SPDX-License-Identifier: Apache-2.0
"""Settings: mistakes are told and never keep the shell from starting; a saved change applies."""
import pathlib
import tempfile
import tomllib

from harness.case import ShellCase
from harness.pictures import Picture
from harness.waiting import wait_until

DISPLAY = "xvfb"
# Line by line: an unknown table, an unknown key, a wrong type, a value out of range, a word that is none of the choices,
# a wrong element.
MISTAKES = """\
[shel]
output = "X"
[theme]
scheem = "dark"
scheme = "purple"
accent = 7
[tabs]
order = ["alarm", 3]
[rules]
limits = { "touch.min" = 9000 }
"""


class Settings(ShellCase):
    def test_six_mistakes(self):
        """six different mistakes give six diagnostics with line and column, and the shell still starts"""
        shell = self.start(MISTAKES)
        problems = shell.json("check", shell.settings, check=False)
        self.assertEqual(len(problems), 6, problems)
        self.assertEqual([problem["line"] for problem in problems], [1, 4, 5, 6, 8, 10])
        for problem in problems:
            self.assertTrue(problem["column"] >= 1 and problem["message"], problem)
        hints = {problem["line"]: problem["hint"] for problem in problems}
        self.assertIn("shell", hints[1])
        self.assertIn("scheme", hints[4])
        self.assertEqual(shell.ctl("check", shell.settings, check=False).returncode, 1)
        self.assertEqual(len(shell.status()["problems"]), 6)
        self.assertEqual(len(shell.tabs()), 4)

    def test_broken_file(self):
        """a file that is no TOML: one diagnostic, defaults, the shell runs; the last good file is used after a slip"""
        shell = self.start('[theme\nscheme = "dark"\n')
        problems = shell.status()["problems"]
        self.assertEqual([(problem["line"], problem["severity"]) for problem in problems], [(1, "error")])
        shell.stop()
        good = self.start('[tabs]\nhidden = ["timer"]\n', home=shell.home)
        self.assertNotIn("timer", [name for name, tab in good.tabs().items() if tab["visible"]])
        good.stop()
        slip = self.start("[tabs\n", home=shell.home)
        self.assertNotIn("timer", [name for name, tab in slip.tabs().items() if tab["visible"]])
        self.assertEqual(len(slip.status()["problems"]), 1)

    def test_language(self):
        """a language without texts is told as any other value, one with texts is not"""
        shell = self.start('[shell]\nlanguage = "xx_YY"\n')
        for problems in (shell.json("check", shell.settings), shell.status()["problems"]):
            self.assertEqual([(problem["key"], problem["severity"]) for problem in problems],
                             [("shell.language", "warning")])
            self.assertIn("xx_YY", problems[0]["message"])
        shell.settings.write_text('[shell]\nlanguage = "de"\n')
        self.assertEqual(shell.json("check", shell.settings), [])

    def test_terminal(self):
        """nothing that a file or an argument says steers the terminal of who looks at it"""
        shell = self.start('[theme]\nscheme = "a\\u001b[31m\\u202eb"\n"fo\u202eo" = 1\nfont = "\\u001b[5m"\n')
        for words in (["check", shell.settings], ["config", "show"], ["config", "get", "theme.font"],
                      ["config", "get", "\x1b[31m"], ["config", "set", "\u202e.x", "1"],
                      ["config", "set", "theme.scheme", "\x1b[31m"], ["config", "parse", "\x1b[31m.toml"]):
            result = shell.ctl(*words, check=False)
            for character in "\x1b\x9b\u202e\u2066":
                self.assertNotIn(character, result.stdout + result.stderr, words)

    def test_odd_value(self):
        """a value is written as it was typed, whatever characters it has"""
        shell = self.start("")
        for value in ("a\x1b[1m", "\u202eb", "two\nlines", 'say "hi" \\n', "\u0645"):
            shell.ctl("config", "set", "theme.font", value)
            self.assertEqual(tomllib.loads(shell.settings.read_text())["theme"]["font"], value)
            self.assertEqual(shell.json("config", "get", "theme.font")["value"], value)

    def test_saved_change(self):
        """a saved change of the colour scheme is on screen within a second, without a restart"""
        shell = self.start('[theme]\nscheme = "light"\n')
        shell.wait_still()
        light = Picture.of_screen("light")[2, 400]
        shell.settings.write_text('[theme]\nscheme = "dark"\n')
        wait_until(lambda: sum(Picture.of_screen("dark")[2, 400]) < sum(light) - 300, "the page is dark", 1.5)

    def test_plugins_that_cannot_be_loaded(self):
        """a manifest that is broken, newer, or has an id already taken is listed with its reason; the others run"""
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        manifests = {
            "broken": 'id = "org.example.broken\n',
            "newer": 'id = "org.example.newer"\nname = "N"\nversion = "1"\nprotocol = "9.0"\ncommand = ["./x"]\n',
            "taken": 'id = "org.lintel.clock"\nname = "C"\nversion = "1"\nprotocol = "1.0"\ncommand = ["./x"]\n',
            "empty": "",
        }
        for name, text in manifests.items():
            (folder / name).mkdir()
            (folder / name / "plugin.toml").write_text(text)
        shell = self.start(environment={"LINTEL_PLUGIN_PATH": str(folder)})
        told = {pathlib.Path(problem["file"]).parent.name: problem for problem in shell.json("check", check=False)}
        self.assertLessEqual(set(manifests), set(told))
        for name, line in (("broken", 1), ("newer", 4)):
            self.assertEqual((told[name]["file"], told[name]["line"]), (str(folder / name / "plugin.toml"), line))
        text = shell.ctl("check", check=False)
        self.assertEqual((text.returncode, text.stderr), (1, ""))
        self.assertIn(f"{folder}/broken/plugin.toml:1:", text.stdout)
        self.assertEqual(shell.status()["problems"], shell.json("check", check=False))
        listed = shell.ctl("plugin", "list").stdout
        rejected = [plugin for plugin in shell.status()["plugins"] if plugin["state"] == "rejected"]
        self.assertGreaterEqual(len(rejected), 3, listed)
        self.assertTrue(all(plugin["reason"] for plugin in rejected))
        self.assertIn("broken", listed)
        self.assertIn("9.0", listed)
        shell.ctl("select", "system")
        shell.wait_tab("system", "ready")
