# SPDX-License-Identifier: Apache-2.0
"""`lintelctl lint` on plugins that break one rule each, and on those that come with the shell."""
import json
import os
import pathlib
import shutil
import struct
import subprocess
import tempfile
import unittest
import zlib

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


# Answers what `answer(method, params)` gives; `silent` leaves a request without an answer, an `Exception` is an error.
PLAYER = """
import json, sys, time
def page(name, *rows, **more):
    rows = [{"id": row, "title": row, "opens": {"screen": row, "title": row}} for row in rows]
    return {"id": name, "title": name.title(), "largeTitle": "never", **more, "content":
            {"type": "list", "id": "list", "sections": [{"id": "rows", "rows": rows}]}}
silent = object()
def answer(method, params):
    if method == "initialize":
        return {"protocol": {"major": 1, "minor": 0}}
    return opened(params["tab"], params["screen"]) if method == "screen.open" else {}
%s
for line in sys.stdin:
    message = json.loads(line)
    if "id" not in message or "method" not in message:
        continue
    try:
        result = answer(message["method"], message.get("params", {}))
    except Exception as error:
        said = {"error": {"code": -32000, "message": str(error)}}
    else:
        said = {"result": result}
    if said != {"result": silent}:
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], **said}), flush=True)
    if message["method"] == "shutdown":
        break
"""


class Lint(unittest.TestCase):
    def player(self, name, code):
        """a plugin of two tabs in a folder of its own, that answers as `code` says"""
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory())) / name
        folder.mkdir()
        (folder / "plugin.toml").write_text(
            f'id = "org.example.{name}"\nname = "{name}"\nversion = "1.0"\nprotocol = "1.0"\n'
            'command = ["python3", "play.py"]\n'
            '[[tab]]\nid = "one"\ntitle = "One"\nicon = "home"\n'
            '[[tab]]\nid = "two"\ntitle = "Two"\nicon = "clock"\n')
        (folder / "play.py").write_text(PLAYER % code)
        return folder

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
        plugins = [self.player(f"many{n}", "def opened(tab, screen): return page(screen)") for n in range(5)]
        crowd = [(decision["rule"], decision["path"]) for decision in decisions(*plugins)
                 if decision["rule"] in ("TAB-COUNT-MAX", "TAB-MORE-DISCOURAGED")]
        self.assertTrue(crowd)
        self.assertEqual(len(crowd), len(set(crowd)), "each is told once, whatever the width")
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

    def test_nothing_came(self):
        """a plugin of which no screen came could not be run, and is never passed in silence"""
        faults = {
            "ignores": ('def opened(tab, screen): return silent', "org.example.ignores/one/root: none of the"),
            "errors": ('def opened(tab, screen): raise Exception("no such page")',
                       "org.example.errors/one/root: none of the"),
            "mute": ('def answer(method, params): return silent',
                     "org.example.mute: it did not answer initialize for 6 s"),
            "nine": ('def answer(method, params): return {"protocol": {"major": 9, "minor": 0}}',
                     "org.example.nine: It speaks version 9.0"),
            "refuses": ('def answer(method, params): raise Exception("no licence")', "no licence"),
        }
        folders = [self.player(name, code) for name, (code, _) in faults.items()]
        good = self.player("good", 'def opened(tab, screen): return page(screen, title="A path > to nowhere")')
        ended = lint("--format=json", *folders, good)
        self.assertEqual(ended.returncode, 2)
        for _, sentence in faults.values():
            self.assertEqual(ended.stderr.count(sentence), 1, (sentence, ended.stderr))
        found = json.loads(ended.stdout)
        screens = {(decision["path"], decision["severity"]): decision["message"]
                   for decision in found if decision["rule"] == "LINT-SCREEN"}
        self.assertEqual(set(screens), {(f"org.example.{name}/{tab}/root#", "error")
                                        for name in ("ignores", "errors") for tab in ("one", "two")})
        self.assertIn("no answer", screens["org.example.ignores/two/root#", "error"])
        self.assertIn("no such page", screens["org.example.errors/two/root#", "error"])
        looked = {decision["path"].split("#")[0] for decision in found if decision["rule"] == "NAV-BREADCRUMB-TITLE"}
        self.assertEqual(looked, {"org.example.good/one/root", "org.example.good/two/root"}, "the others are looked at")
        text = lint(folders[1])
        self.assertEqual(text.returncode, 2)
        self.assertNotIn("Every rule is kept", text.stdout)

    def test_one_screen_missing(self):
        """a screen that hangs, is not answered or is refused is an error that names it; the rest is looked at"""
        bad = {"hangs": "time.sleep(60)", "ignores": "return silent", "errors": 'raise Exception("no such page")'}
        for name, code in bad.items():
            folder = self.player(name, f"""
def opened(tab, screen):
    if screen == "bad":
        {code}
    return page(screen, *["bad", "next"] if screen == "root" else [], title="A path > to nowhere")""")
            found = decisions(folder, code=1)
            self.assertEqual({decision["path"]: decision["severity"] for decision in found
                              if decision["rule"] == "LINT-SCREEN"},
                             {f"org.example.{name}/{tab}/bad#": "error" for tab in ("one", "two")})
            looked = {decision["path"].split("#")[0] for decision in found
                      if decision["rule"] == "NAV-BREADCRUMB-TITLE"}
            self.assertEqual(looked, {f"org.example.{name}/{tab}/{screen}" for tab in ("one", "two")
                                      for screen in ("root", "next")})

    def test_end_on_a_screen(self):
        """a plugin that ends is named with the screen, and the plugins after it are looked at"""
        ends = self.player("ends", """
def opened(tab, screen):
    if screen == "bad": sys.exit(3)
    return page(screen, "bad")""")
        ended = lint("--format=json", ends, CORPUS / "nav-tint")
        self.assertEqual(ended.returncode, 2)
        self.assertIn("org.example.ends/one/bad: it ended with exit code 3", ended.stderr)
        self.assertIn("NAV-TINT", {decision["rule"] for decision in json.loads(ended.stdout)})

    def test_no_end(self):
        """a plugin that hangs when it is asked to end, and does not hear SIGTERM, is told"""
        folder = self.player("stays", """
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
def opened(tab, screen): return page(screen)
others = answer
def answer(method, params):
    if method == "shutdown": time.sleep(60)
    return others(method, params)""")
        self.assertIn(("LINT-END", "error", "org.example.stays"),
                      {(decision["rule"], decision["severity"], decision["path"]) for decision in decisions(folder, code=1)})

    def test_items(self):
        """an id that two items share, an icon that is none and a kind that is not known are named"""
        folder = self.player("items", """
def opened(tab, screen):
    if tab == "two":
        return {"id": screen, "title": "Two", "content": {"type": "lisst", "id": "list"}}
    return page(screen, leading=[{"id": "a", "label": "A", "kind": "icon", "icon": "hoome"}],
                trailing=[{"id": "a", "label": "B", "kind": "icon", "icon": "./gone.svg"}],
                toolbar=[{"id": "b", "label": "B", "kind": "icon", "icon": "./here.svg"},
                         {"id": "c", "label": "C", "kind": "icon", "icon": "home"}])""")
        shutil.copy(next((STAGE / "share/lintel/icons").glob("*.svg")), folder / "here.svg")
        found = {decision["path"].replace("org.example.items/", ""): decision for decision in decisions(folder, code=1)
                 if decision["rule"].startswith("LINT-")}
        self.assertEqual({path: decision["rule"] for path, decision in found.items()}, {
            "one/root#/trailing/0/id": "LINT-ITEM-ID", "one/root#/leading/0/icon": "LINT-ICON",
            "one/root#/trailing/0/icon": "LINT-ICON", "two/root#/content/type": "LINT-UNKNOWN-FIELD"})
        self.assertIn('Did you mean "home"?', found["one/root#/leading/0/icon"]["hint"])
        self.assertIn("./gone.svg", found["one/root#/trailing/0/icon"]["message"])
        kind = found["two/root#/content/type"]
        self.assertEqual((kind["before"], kind["hint"]), ("lisst", 'Did you mean "list"?'))
        self.assertIn('"lisst" is not known', kind["message"])

    def test_controls(self):
        """a control that nobody can see or that has no name, and a picture that cannot be read, are named"""
        folder = self.player("unseen", """
def opened(tab, screen):
    if tab == "two":
        return page(screen, statusBacking="image", statusImage="./claims.png",
                    trailing=[{"id": "a", "label": "A", "kind": "icon", "icon": "./claims.png"}])
    return page(screen, leading=[{"id": "a", "label": "\\u200b", "kind": "icon", "icon": ""}],
                trailing=[{"id": "b", "label": " ", "kind": "text"}, {"id": "s", "kind": "space"}],
                toolbar=[{"id": "c", "label": "", "kind": "icon", "icon": "home"},
                         {"id": "d", "label": "D", "kind": "icon"}])""")
        header = b"IHDR" + struct.pack(">IIBBBBB", 20_000, 20_000, 8, 6, 0, 0, 0)
        (folder / "claims.png").write_bytes(
            b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + header + struct.pack(">I", zlib.crc32(header)))
        found = {decision["path"].replace("org.example.unseen/", ""): decision for decision in decisions(folder, code=1)
                 if decision["rule"].startswith("LINT-")}
        self.assertEqual({path: decision["rule"] for path, decision in found.items()}, {
            "one/root#/leading/0/icon": "LINT-ICON", "one/root#/leading/0/label": "LINT-LABEL",
            "one/root#/trailing/0/label": "LINT-LABEL", "one/root#/toolbar/0/label": "LINT-LABEL",
            "one/root#/toolbar/1/icon": "LINT-ICON", "two/root#/statusImage": "LINT-ICON",
            "two/root#/trailing/0/icon": "LINT-ICON"})
        self.assertIn("nothing is drawn", found["one/root#/leading/0/icon"]["message"])
        self.assertIn("its label is drawn", found["one/root#/toolbar/1/icon"]["message"])
        self.assertIn("no picture that can be read", found["two/root#/trailing/0/icon"]["message"])

    def test_grids_and_panes(self):
        """the cards of a grid, both panes of a split and what they lead to are looked at"""
        folder = self.player("ways", """
def opened(tab, screen):
    path = {"title": "A path > to nowhere", "largeTitle": "never"}
    if tab == "two" and screen == "root":
        return {"id": screen, "content": {"type": "split", "id": "split", "leading": {"screen": "left", "title": "L"},
                                          "trailing": {"screen": "right", "title": "R"}}}
    if screen == "root":
        cards = [{"id": f"card{n}", "title": "C", "opens": {"screen": f"card{n}", "title": "C"}} for n in range(9)]
        grid = {"type": "grid", "id": "grid", "items": cards}
        return {"id": screen, "title": "One", "largeTitle": "never",
                "content": {"type": "column", "id": "column", "children": [grid]}}
    more = {"left": ["more-left"], "right": ["more-right"]}.get(screen, [])
    return {**page(screen, *more), **path}""")
        looked = {decision["path"].split("#")[0].removeprefix("org.example.ways/") for decision in decisions(folder)
                  if decision["rule"] == "NAV-BREADCRUMB-TITLE"}
        self.assertEqual(looked, {f"one/card{n}" for n in range(5)}
                         | {"two/left", "two/right", "two/more-left", "two/more-right"})

    def test_shared_nodes(self):
        """an id that two nodes or two rows of a screen share is named with both places"""
        folder = self.player("shared", """
def opened(tab, screen):
    rows = [{"id": "row", "title": "Row", "subtitle": "Says something", "value": "1"}]
    def some(name): return {"type": "list", "id": name, "sections": [{"id": "rows", "rows": rows}]}
    text = {"type": "text", "id": "text", "runs": [{"text": "Hello", "link": "same"}, {"text": "you", "link": "same"}]}
    children = [some("first"), some("second"), text, text] if tab == "one" else [some("row"), text]
    return {"id": screen, "title": tab.title(), "largeTitle": "never",
            "content": {"type": "column", "id": "column", "children": children}}""")
        self.assertEqual({(decision["path"], decision["rule"]) for decision in decisions(folder)}, {
            ("org.example.shared/one/root#/content/children/1/sections/0/rows/0/id", "LINT-ITEM-ID"),
            ("org.example.shared/one/root#/content/children/3/id", "LINT-ITEM-ID")})

    def test_unknown_choices(self):
        """a value that is none of a field's is never passed over, whatever field it is"""
        wrong = {"largeTitle": "huge", "edge": "round", "backDisplay": "long", "fullscreen": "yes", "hidesBars": ["nod"],
                 "statusStyle": "purple", "statusBacking": "wood", "tint": "blue",
                 "trailing": [{"id": "a", "label": "A", "role": "boss"}],
                 "leading": [{"id": "a", "label": "A", "kind": "picture"}],
                 "content": {"type": "text", "id": "t", "runs": [{"text": "T", "style": "loud"}]}}
        folder = self.player("choices", f"""
WRONG = {wrong!r}
def opened(tab, screen):
    if screen == "root": return page(screen, *list(WRONG)[::2][:5] if tab == "one" else list(WRONG)[1::2][:5])
    return {{"id": screen, "title": "Some", "largeTitle": "never", screen: WRONG[screen]}}""")
        asked = {f"one/{name}" for name in list(wrong)[::2][:5]} | {f"two/{name}" for name in list(wrong)[1::2][:5]}
        told = {decision["path"].split("#")[0].removeprefix("org.example.choices/") for decision in decisions(folder)
                if decision["severity"] in ("error", "warning")}
        self.assertEqual(asked - told, set())

    def test_many_silences(self):
        """after eight screens without an answer the plugin is given up, with its place, and the others are looked at"""
        folder = self.player("silent", """
def opened(tab, screen):
    return page(screen, *[f"s{n}" for n in range(5)]) if screen == "root" else silent""")
        ended = lint("--format=json", folder, CORPUS / "nav-tint")
        self.assertEqual(ended.returncode, 2)
        self.assertIn("org.example.silent/two/s2: 8 screens had no answer; the rest was not looked at", ended.stderr)
        found = json.loads(ended.stdout)
        screens = [decision["path"] for decision in found if decision["rule"] == "LINT-SCREEN"]
        self.assertEqual(len(screens), 8)
        self.assertIn("NAV-TINT", {decision["rule"] for decision in found})

    def test_faults_once(self):
        """a fault is said once, with its screen where that is known"""
        flood = self.player("flood", """
def opened(tab, screen):
    print("no JSON\\n" * 40, flush=True)
    return page(screen)""")
        found = decisions(flood, code=1)
        self.assertEqual([(decision["rule"], decision["path"]) for decision in found],
                         [("LINT-PROTOCOL", "org.example.flood/one/root#")])
        unread = self.player("unread", """
def opened(tab, screen):
    return page(screen, "deep") if screen == "root" else {"id": screen, "title": ["x"]}""")
        found = decisions(unread, code=1)
        self.assertEqual(sorted((decision["rule"], decision["path"]) for decision in found),
                         [("LINT-SCREEN", f"org.example.unread/{tab}/deep#") for tab in ("one", "two")])
        self.assertTrue(all("/title" in decision["message"] for decision in found))

    def test_source_folder(self):
        """the source folder of a module says once that it is to be built first"""
        folder = self.player("source", "")
        manifest = (folder / "plugin.toml").read_text()
        (folder / "plugin.toml").write_text(manifest.replace('command = ["python3", "play.py"]',
                                                             'module = "libSource.so"'))
        (folder / "Sources").mkdir()
        ended = lint(folder)
        self.assertEqual(ended.returncode, 2)
        self.assertEqual((ended.stdout + ended.stderr).count("libSource.so"), 1)
        self.assertIn("make stage", ended.stderr)

    def test_no_gtk(self):
        """the program links no GTK"""
        libraries = subprocess.run(["ldd", STAGE / "bin/lintelctl"], capture_output=True, text=True).stdout
        self.assertNotIn("gtk", libraries)
