# SPDX-License-Identifier: Apache-2.0
"""`lintelctl lint` on plugins that break one rule each, and on those that come with the shell."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from harness.shell import SOURCE, STAGE

DISPLAY = "none"
CORPUS = SOURCE / "Tests/Fixtures/lint"
LEVELS = {"error": "error", "warning": "warning", "advice": "note"}


def lint(*arguments):
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run([STAGE / "bin/lintelctl", "lint", *arguments], capture_output=True, text=True, timeout=120,
                          env=environment)


def decisions(*plugins, code=None):
    ended = lint("--format", "json", *plugins)
    found = json.loads(ended.stdout)
    bad = any(decision["severity"] in ("error", "warning") for decision in found)
    assert ended.returncode == (code if code is not None else int(bad)), (plugins, ended.returncode, ended.stderr)
    return found


class Lint(unittest.TestCase):
    def test_corpus(self):
        """each plugin of the corpus breaks exactly the rules it was made for"""
        expected = json.loads((CORPUS / "expected.json").read_text())
        self.assertEqual(set(expected), {path.parent.name for path in CORPUS.glob("*/plugin.toml")})
        for name, rules in expected.items():
            found = decisions(CORPUS / name)
            self.assertEqual(sorted({decision["rule"] for decision in found}), sorted(rules), (name, found))
            for decision in found:
                self.assertEqual(set(decision),
                                 {"rule", "verdict", "severity", "path", "before", "after", "message", "hint"})
                self.assertIn("#", decision["path"])
                self.assertTrue(decision["message"] and decision["hint"], decision)
            once = [json.dumps(decision, sort_keys=True) for decision in found]
            self.assertEqual(len(once), len(set(once)), (name, found))

    def test_places(self):
        """a decision names the screen and the JSON pointer"""
        found = decisions(CORPUS / "nav-trailing-control")
        self.assertEqual([decision["path"] for decision in found],
                         ["org.example.nav-trailing-control/main/root#/trailing/0"])
        found = decisions(CORPUS / "lint-unknown-field")
        self.assertEqual(sorted(decision["path"].split("#")[1] for decision in found),
                         ["/content/sections/0/rows/0/colour", "/titel"])
        self.assertTrue(all(decision["path"].startswith("org.example.lint-unknown-field/main/root#")
                            for decision in found))

    def test_forms(self):
        """text, JSON and SARIF say the same"""
        plugin = CORPUS / "nav-toolbar-instead"
        found = decisions(plugin)
        text = lint(plugin)
        self.assertEqual(text.returncode, 1)
        for decision in found:
            self.assertIn(f'{decision["path"]}: {decision["severity"]}: {decision["message"]} [{decision["rule"]}]',
                          text.stdout)
        log = json.loads(lint("--format=sarif", plugin).stdout)
        self.assertEqual(log["version"], "2.1.0")
        self.assertIn("sarif-2.1.0", log["$schema"])
        [run] = log["runs"]
        rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        self.assertEqual(run["tool"]["driver"]["name"], "lintelctl")
        self.assertEqual(len(run["results"]), len(found))
        for result, decision in zip(run["results"], found):
            self.assertEqual(result["ruleId"], decision["rule"])
            self.assertEqual(rules[result["ruleIndex"]], decision["rule"])
            self.assertEqual(result["level"], LEVELS[decision["severity"]])
            self.assertEqual(result["locations"][0]["logicalLocations"][0]["fullyQualifiedName"], decision["path"])
            self.assertTrue(result["message"]["text"])

    def test_session(self):
        """rules over the whole session are judged only where several plugins are given"""
        names = ["good", "nav-tint-dark-enough"]
        rules = {decision["rule"] for decision in decisions(*(CORPUS / name for name in names))}
        self.assertEqual(rules, {"TAB-PEERS", "TAB-COUNT-MIN", "NAV-LARGE-DISTINCT"})
        six = ["good", "nav-tint-dark-enough", "tab-nav-only", "tab-no-remove", "eng-ceiling", "lint-protocol"]
        rules = {decision["rule"] for decision in decisions(*(CORPUS / name for name in six))}
        self.assertTrue({"TAB-COUNT-MAX", "TAB-MORE-DISCOURAGED"} <= rules, rules)

    def test_clean(self):
        """every plugin that comes with the shell is clean"""
        plugins = sorted((STAGE / "lib/lintel/plugins").iterdir())
        self.assertGreaterEqual(len(plugins), 2)
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        for example in (STAGE / "share/lintel/examples").iterdir():
            copy = folder / example.name
            shutil.copytree(example, copy)
            for source in copy.glob("*.c"):
                subprocess.run(["cc", "-shared", "-fPIC", "-o", copy / f"lib{source.stem}.so", source,
                                f"-I{STAGE}/include"], check=True)
            plugins.append(copy)
        for plugin in plugins:
            self.assertEqual([decision for decision in decisions(plugin) if decision["severity"] != "advice"], [],
                             plugin.name)

    def test_many_screens(self):
        """a plugin of a thousand screens is looked at up to two hundred, five rows a section"""
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        shutil.copy(CORPUS / "play.py", folder / "play.py")
        shutil.copytree(CORPUS / "good", folder / "many")

        def page(name, children):
            rows = [{"id": child, "title": child, "accessory": {"kind": "disclosure"},
                     "opens": {"screen": child, "title": child}} for child in children]
            return {"id": name, "title": "A path > to nowhere", "largeTitle": "never",
                    "content": {"type": "list", "id": "list", "sections": [{"id": "rows", "rows": rows}]}}

        screens = {"main/root": page("root", [f"p{n}" for n in range(9)])}
        for n in range(9):
            screens[f"main/p{n}"] = page(f"p{n}", [f"p{n}.{m}" for m in range(9)])
            for m in range(9):
                screens[f"main/p{n}.{m}"] = page(f"p{n}.{m}", [f"p{n}.{m}.{k}" for k in range(9)])
                for k in range(9):
                    deepest = f"p{n}.{m}.{k}"
                    screens[f"main/{deepest}"] = page(deepest, [f"{deepest}.{j}" for j in range(9)])
                    for j in range(9):
                        screens[f"main/{deepest}.{j}"] = page(f"{deepest}.{j}", [])
        (folder / "many/plugin.json").write_text(json.dumps({"screens": screens}))
        found = decisions(folder / "many")
        paths = {decision["path"].split("#")[0] for decision in found if decision["rule"] == "NAV-BREADCRUMB-TITLE"}
        self.assertEqual(len(paths), 200)
        self.assertFalse(any(part in path for path in paths for part in ("p5", "p6", "p7", "p8", ".5", ".8")))

    def test_exit_codes(self):
        """0 without error or warning, 1 with findings, 2 where it could not run"""
        self.assertEqual(lint(CORPUS / "good").returncode, 0)
        self.assertEqual(lint(CORPUS / "nav-title-length").returncode, 0, "advice does not count")
        self.assertEqual(lint(CORPUS / "nav-tint").returncode, 1)
        self.assertEqual(lint().returncode, 2)
        self.assertEqual(lint("/nowhere").returncode, 2)
        self.assertEqual(lint("--format=yaml", CORPUS / "good").returncode, 2)
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        manifest = (CORPUS / "good/plugin.toml").read_text()
        for command in ('["./gone.py"]', '["false"]', '["sh", "-c", "kill -9 $$"]'):
            (folder / "plugin.toml").write_text(manifest.replace('["python3", "../play.py"]', command))
            ended = lint(folder)
            self.assertEqual(ended.returncode, 2, (command, ended.stdout))
            self.assertIn("org.example.good", ended.stderr)

    def test_no_gtk(self):
        """the program links no GTK"""
        libraries = subprocess.run(["ldd", STAGE / "bin/lintelctl"], capture_output=True, text=True).stdout
        self.assertNotIn("gtk", libraries)
