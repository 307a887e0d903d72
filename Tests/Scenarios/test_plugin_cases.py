# SPDX-License-Identifier: Apache-2.0
"""The named cases of plugins on the real program: P-01, P-02, P-04, P-07, P-08, P-12, P-14."""
import pathlib
import shutil
import subprocess
import tempfile
import time

from gi.repository import Gio

from harness import proc
from harness.case import ShellCase
from harness.pictures import Picture
from harness.shell import SOURCE, STAGE
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
FIXTURES = SOURCE / "Tests/Fixtures/misbehaving"


class Cases(ShellCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def install(self, name, mode="sound", ident=None, version="1", protocol='protocol = "1.0"', program=None, tabs=None):
        folder = self.folder / name
        folder.mkdir()
        shutil.copy(FIXTURES / "plugin.py", folder)
        program = program or f'command = ["./plugin.py", "{mode}"]'
        tabs = tabs or f'[[tab]]\nid = "{ident or name}"\ntitle = "{name.capitalize()}"\nicon = "files"\n'
        (folder / "plugin.toml").write_text(
            f'id = "org.lintel.case.{ident or name}"\nname = "{name}"\nversion = "{version}"\n{protocol}\n{program}\n{tabs}')
        return folder

    def begin(self, settings=""):
        return self.start('[tabs]\nhidden = ["org.lintel.clock/alarm", "org.lintel.clock/stopwatch", '
                          f'"org.lintel.clock/timer"]\n{settings}', environment={"LINTEL_PLUGIN_PATH": str(self.folder)})

    def module(self, name, definition):
        folder = self.install(name, program='module = "libit.so"')
        subprocess.check_call(["cc", f"-D{definition}", f"-I{STAGE}/include", "-shared", "-fPIC", "-o", folder / "libit.so",
                               FIXTURES / "module.c"])
        return folder

    def test_p01(self):
        """P-01 of five plugins one cannot start and one is no library: two diagnostics, five tabs, three that work"""
        for name in "ace":
            self.install(name)
        self.module("b", "REFUSE")
        folder = self.install("d", program='module = "libit.so"')
        (folder / "libit.so").write_text("no library")
        began = time.monotonic()
        shell = self.begin()
        self.assertLess(time.monotonic() - began, 5)
        self.assertTrue({"a", "b", "c", "d", "e"} <= set(shell.tabs()))
        for name in "ace":
            shell.ctl("select", name)
            shell.wait_tab(name, "ready")
            self.tree.wait("Count")
        shell.ctl("select", "b")
        self.tree.wait("Retry", Role.PUSH_BUTTON)
        self.assertIn("no storage", " ".join(self.tree.texts))
        shell.ctl("select", "d")
        self.tree.wait(lambda text: "libit.so" in text)
        self.assertEqual(shell.plugin("org.lintel.case.d")["state"], "rejected")
        self.assertIsNone(shell.tabs()["b"]["badge"])
        self.assertIn("org.lintel.case.b", shell.log)
        self.assertIn("libit.so", shell.log)
        self.assertIn("no storage", shell.plugin("org.lintel.case.b")["reason"])

    def test_half_saved(self):
        """a manifest that is no TOML for a moment takes no tab away, and is told"""
        folder = self.install("a")
        shell = self.begin()
        shell.ctl("select", "a")
        shell.wait_tab("a", "ready")
        pid = shell.plugin("org.lintel.case.a")["pid"]
        (folder / "plugin.toml").write_text("id = ")
        wait_until(lambda: any("plugin.toml" in problem["file"] for problem in shell.status()["problems"]), "it is told")
        self.assertEqual(shell.tabs()["a"]["state"], "ready")
        self.assertTrue(shell.tabs()["a"]["selected"])
        self.assertEqual(shell.plugin("org.lintel.case.a")["pid"], pid)

    def test_recorded_reason(self):
        """an end that the shell brings about because of a failure is recorded with the sentence its page shows"""
        self.install("a", mode="newer")
        shell = self.begin()
        shell.ctl("select", "a")
        ends = wait_until(lambda: shell.json("plugin", "info", "org.lintel.case.a")["ends"], "the end is recorded")
        self.assertIn("2.0", ends[-1]["reason"])
        self.assertFalse(ends[-1]["asked"])
        self.assertIn(ends[-1]["reason"], shell.plugin("org.lintel.case.a")["reason"])

    def test_p02(self):
        """P-02 of two plugins with one id the first runs with all its parts, the second is told with both files"""
        self.install("10-lights", ident="lights", version="1")
        self.install("20-lights", ident="lights", version="2")
        shell = self.begin()
        listed = [plugin for plugin in shell.json("plugin", "list") if plugin["id"] == "org.lintel.case.lights"]
        self.assertEqual([plugin["version"] for plugin in listed], ["1"])
        told = [problem for problem in shell.status()["problems"] if "lights" in problem["message"]]
        self.assertEqual(len(told), 1)
        self.assertIn("20-lights", told[0]["file"])
        self.assertIn("10-lights", told[0]["message"])
        self.assertEqual(list(shell.tabs()).count("lights"), 1)

    def test_p04(self):
        """P-04 a plugin that is disabled while its page is open is asked once to stop, and nothing of it works on"""
        self.disable(TICKING, stops="1")

    def test_p04_rude(self):
        """P-04 one that has no stop routine, and does not end by itself, works on no more either"""
        self.disable(TICKING.replace('    send(id=message["id"], result=result)\n', '''
    if message["method"] == "shutdown":
        threading.Event().wait()
    send(id=message["id"], result=result)
'''), stops="1")

    def emit(self):
        """A signal on the session bus, to whoever listens."""
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        bus.emit_signal(None, "/org/lintel/test", "org.lintel.Test", "Lamp", None)
        bus.flush_sync()

    def disable(self, program, stops):
        folder = self.install("lamp")
        (folder / "plugin.py").write_text(program)
        shell = self.begin()
        shell.ctl("select", "lamp")
        shell.wait_tab("lamp", "ready")
        wait_until(lambda: (folder / "ticks").exists(), "its timer runs")
        wait_until(lambda: self.emit() or (folder / "signals").exists(), "it hears the bus")
        pid = shell.plugin("org.lintel.case.lamp")["pid"]
        wait_until(lambda: shell.tabs()["lamp"]["badge"] == 7, "it has a badge")
        shell.settings.write_text(shell.settings.read_text() + '[[plugin]]\nid = "org.lintel.case.lamp"\nenabled = false\n')
        wait_until(lambda: "lamp" not in shell.tabs(), "its tab has gone")
        shell.wait_gone(pid)
        self.assertEqual((folder / "stops").read_text(), stops)
        ticks, signals = ((folder / name).stat().st_size for name in ("ticks", "signals"))
        self.assertEqual(shell.plugin("org.lintel.case.lamp")["state"], "disabled")
        self.assertTrue(next(iter(shell.tabs().values()))["selected"])
        self.assertNotIn("Lamp", self.tree.texts)
        self.emit()
        end = time.monotonic() + 10
        wait_until(lambda: time.monotonic() > end, "ten seconds have passed", 12)
        self.assertEqual((folder / "ticks").stat().st_size, ticks)
        self.assertEqual((folder / "signals").stat().st_size, signals)
        self.assertIsNone(shell.plugin("org.lintel.case.lamp")["pid"])

    def test_p07(self):
        """P-07 plugins for other protocols, for none and with a symbol missing are refused with the reason; the sound one runs"""
        self.install("old", protocol='protocol = "0.9"')
        self.install("sound")
        self.install("new", protocol='protocol = "2.0"')
        self.install("none", protocol="")
        self.module("symbol", "NO_ENTRY")
        for name in ("old", "new", "none"):
            (self.folder / name / "plugin.py").write_text("#!/usr/bin/python3\nopen('ran', 'w')\n")
        shell = self.begin()
        states = {name: shell.plugin(f"org.lintel.case.{name}") for name in ("old", "new", "none")}
        self.assertEqual({plugin["state"] for plugin in states.values()}, {"rejected"})
        for name, version in (("old", "0.9"), ("new", "2.0")):
            shell.ctl("select", name)
            self.assertIn(version, states[name]["reason"])
            self.assertIn("1.0", states[name]["reason"])
            self.assertFalse((self.folder / name / "ran").exists())
        self.assertIn("1.0", states["none"]["reason"])
        shell.ctl("select", "symbol")
        wait_until(lambda: "lintel_plugin_entry" in shell.plugin("org.lintel.case.symbol")["reason"], "the symbol is named")
        shell.ctl("select", "sound")
        shell.wait_tab("sound", "ready")
        self.assertTrue(shell.alive)

    def test_p08(self):
        """P-08 a plugin that works for 10 s holds up nobody: another tab opens at once, and the slow one says so after 5 s"""
        self.install("slow", "hang-in-action")
        self.install("quick")
        shell = self.begin()
        shell.ctl("select", "slow")
        shell.wait_tab("slow", "ready")
        self.tap("Count")
        shell.wait_tab("slow", "stalled", 9)
        self.tree.wait(lambda text: "not responding" in text.lower())
        began = time.monotonic()
        shell.ctl("select", "quick")
        shell.wait_tab("quick", "ready")
        self.tree.wait("Count")
        self.assertLess(time.monotonic() - began, 2)

    def test_p12(self):
        """P-12 icons that are not there, empty, elsewhere or no picture: letters in their place, each told once"""
        tabs = ""
        for name, icon in (("one", "no-such-icon"), ("two", ""), ("three", "a/b.png"), ("four", "./empty.png"), ("five", "home")):
            tabs += f'[[tab]]\nid = "{name}"\ntitle = "{name.capitalize()}"\nicon = "{icon}"\n'
        folder = self.install("icons", tabs=tabs)
        (folder / "empty.png").touch()
        shell = self.begin('[[plugin]]\nid = "org.lintel.system"\nenabled = false\n')
        names = [tab.name for tab in self.tree.all(role=Role.PAGE_TAB)]
        self.assertEqual(names, ["One", "Two", "Three", "Four", "Five"])
        for name in ("one", "two", "one", "five"):
            shell.ctl("select", name)
            shell.wait_tab(name, "ready")
        # Painted anew with other colours, the bars judged again.
        shell.settings.write_text(shell.settings.read_text() + '[theme]\nscheme = "dark"\n')
        shell.ctl("reload")
        shell.wait_still()
        self.assertTrue(shell.alive)
        told = {name: [line for line in shell.log.splitlines() if f"icons/{name}#/icon" in line] for name in
                ("one", "two", "three", "four", "five")}
        self.assertEqual({name: len(lines) for name, lines in told.items()},
                         {"one": 1, "two": 1, "three": 1, "four": 1, "five": 0}, shell.log)
        self.assertIn("no-such-icon", told["one"][0])
        self.assertEqual(shell.status()["problems"], [])
        # A letter in a frame, alike where the letters are, of the size of any icon; the fifth has its own.
        picture = Picture(shell.picture(self.folder / "tabs.png"))

        def ink(name):
            x, y, width, _ = self.tree.wait(name, Role.PAGE_TAB).extents
            ground = picture[x + 2, y + 4]
            return {(column, row) for column in range(-20, 20) for row in range(2, 32)
                    if sum(abs(a - b) for a, b in zip(picture[x + width // 2 + column, y + row], ground)) > 90}
        icons = {name: ink(name) for name in ("One", "Two", "Three", "Four", "Five")}
        self.assertEqual(icons["Two"], icons["Three"])
        self.assertNotEqual(icons["Two"], icons["Four"])
        frame = icons["One"] & icons["Two"] & icons["Four"]
        self.assertGreater(len(frame), 40)
        self.assertGreater(len(frame - icons["Five"]), 30)
        for name, pixels in icons.items():
            columns, rows = ({place[side] for place in pixels} for side in (0, 1))
            self.assertTrue(16 <= max(columns) - min(columns) <= 26, name)
            self.assertTrue(14 <= max(rows) - min(rows) <= 26, name)

    def test_p14(self):
        """P-14 a helper that ignores the polite signal goes with its plugin within 3 s, and with the shell too"""
        for name in ("child", "escaped-child"):
            self.install(name.replace("-", ""), name)
        shell = self.begin()
        helpers = {}
        for name in ("child", "escapedchild"):
            shell.ctl("select", name)
            shell.wait_tab(name, "ready")
            lines = [line for line in shell.log.splitlines() if f"case.{name}" in line and "child " in line]
            helpers[name] = int(lines[-1].rsplit("child ", 1)[1].split()[0])
            self.assertTrue(proc.alive(helpers[name]))
        shell.settings.write_text(shell.settings.read_text() + '[[plugin]]\nid = "org.lintel.case.child"\nenabled = false\n')
        began = time.monotonic()
        shell.wait_gone(helpers["child"], 3)
        self.assertLess(time.monotonic() - began, 3.5)
        began = time.monotonic()
        shell.stop()
        self.assertLess(time.monotonic() - began, 3)
        self.assertFalse(proc.alive(helpers["escapedchild"]))


# A plugin that writes down what it does, with a timer, a subscription on the bus, a badge and a stop routine.
TICKING = '''#!/usr/bin/python3
import json, sys, threading, time
from gi.repository import Gio, GLib

def send(**message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)

def tick():
    while True:
        with open("ticks", "a") as file:
            file.write(".")
        time.sleep(0.2)

def listen():
    def heard(*_):
        with open("signals", "a") as file:
            file.write(".")
    context = GLib.MainContext()
    context.push_thread_default()
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.signal_subscribe(None, "org.lintel.Test", "Lamp", None, None, Gio.DBusSignalFlags.NONE, heard)
    GLib.MainLoop(context).run()

threading.Thread(target=tick, daemon=True).start()
threading.Thread(target=listen, daemon=True).start()
stops = 0
for line in sys.stdin:
    message = json.loads(line)
    if "id" not in message or "method" not in message:
        continue
    result = {}
    if message["method"] == "initialize":
        result = {"protocol": {"major": 1, "minor": 0}}
    if message["method"] == "screen.open":
        result = {"id": "root", "title": "Lamp", "content": {"type": "text", "id": "t", "runs": [{"text": "on"}]}}
        send(id=1, method="badge", params={"tab": "lamp", "value": 7})
    if message["method"] == "shutdown":
        stops += 1
        open("stops", "w").write(str(stops))
    send(id=message["id"], result=result)
'''
