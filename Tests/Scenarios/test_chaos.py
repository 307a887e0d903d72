# SPDX-License-Identifier: Apache-2.0
"""Every plugin that misbehaves, all of them at once, beside Clock and System; and what is left when the shell is killed."""
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

from harness import proc
from harness.case import ShellCase
from harness.shell import SOURCE, STAGE
from harness.waiting import wait_until

DISPLAY = "xvfb"
SIZE = "1024x768"
# What plugin.py of the fixtures does wrong, by its first argument.
PROGRAMS = """exit-0 exit-3 crash-at-start crash-in-initialize crash-in-action crash-at-shutdown hang hang-in-initialize
    hang-in-action hang-at-shutdown noise binary-noise close-stdout close-stdin child escaped-child eat-memory many-files half
    cut million long-line endless-line errors deep deep-tree million-rows not-a-number duplicate-rows push-cycle newer deaf
    wrong-types permissions""".split()
# What the module of the fixtures is compiled with.
MODULES = ["CRASH_AT_LOAD", "NO_ENTRY", "REFUSE", "MISSING_SYMBOL", "PRINT", "OTHER_RUNTIME"]
MINUTE = 60


class Chaos(ShellCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def install(self, name, program, protocol="1.0", permissions=""):
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        (folder / "plugin.toml").write_text(
            f'id = "org.lintel.test.{name}"\nname = "{name}"\nversion = "1"\nprotocol = "{protocol}"\n{program}\n'
            f'autostart = true\n{permissions}\n[[tab]]\nid = "t"\ntitle = "{name[:12]}"\nicon = "files"\n')
        return folder

    def install_all(self):
        for mode in PROGRAMS:
            folder = self.install(mode, f'command = ["./plugin.py", "{mode}"]')
            shutil.copy(SOURCE / "Tests/Fixtures/misbehaving/plugin.py", folder)
        for definition in MODULES:
            folder = self.install(definition.lower().replace("_", "-"), 'module = "libit.so"')
            extra = ["-L" + str(folder), "-Wl,-rpath,/nowhere", "-lswiftOther"] if definition == "OTHER_RUNTIME" else []
            if extra:
                subprocess.check_call(["cc", "-shared", "-o", folder / "libswiftOther.so", "-xc", "/dev/null"])
            subprocess.check_call(["cc", f"-D{definition}", f"-I{STAGE}/include", "-shared", "-fPIC", "-o",
                                   folder / "libit.so", SOURCE / "Tests/Fixtures/misbehaving/module.c",
                                   "-Wl,--no-as-needed", *extra])
            if extra:
                (folder / "libswiftOther.so").unlink()
        # Another machine's library: the header says so, nothing of it is run.
        folder = self.install("other-machine", 'module = "libit.so"')
        library = bytearray((self.folder / "print/libit.so").read_bytes())
        library[18:20] = (0xF3).to_bytes(2, "little")
        (folder / "libit.so").write_bytes(library)
        self.install("newer-protocol", 'command = ["true"]', protocol="2.0")

    def start_chaos(self):
        self.install_all()
        return self.start(f'[tabs]\norder = ["org.lintel.clock/alarm", "org.lintel.system/system"]\n',
                          "--size", "1024x768", environment={"LINTEL_PLUGIN_PATH": str(self.folder)})

    def descendants(self, pid):
        found = proc.children(pid)
        for child in list(found):
            found += self.descendants(child)
        return found

    def ours(self):
        """Processes of the fixtures that live, whoever their parent is."""
        found = []
        for entry in pathlib.Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    words = (entry / "environ").read_bytes().split(b"\0")
                    folder = os.readlink(entry / "cwd")
                except OSError:
                    continue
                if proc.alive(int(entry.name)) and folder.startswith(str(self.folder)) and words:
                    found.append(int(entry.name))
        return found

    def test_all_at_once(self):
        """a minute of all of them: the others answer, nothing is lost and nothing is left"""
        calm = self.start("", "--size", "1024x768", tree=False)
        # The same pages as below, so that only what the fixtures have left is counted.
        for tab in ("alarm", "stopwatch", "system"):
            calm.ctl("select", tab)
            calm.wait_tab(tab, "ready")
        calm.wait_still()
        before = proc.own(calm.pid)
        files = proc.descriptors(calm.pid)
        calm.stop()
        shell = self.start_chaos()
        offered = set(shell.tabs())
        self.assertGreaterEqual(len(offered), 4 + 1)
        used = proc.cpu(shell.pid)
        end = time.monotonic() + MINUTE
        turns = 0
        while time.monotonic() < end:
            for tab in ("system", "alarm", "stopwatch"):
                asked = time.monotonic()
                shell.ctl("select", tab)
                wait_until(lambda tab=tab: shell.tabs()[tab]["selected"], f"{tab} is selected", 2)
                self.assertLess(time.monotonic() - asked, 2)
            shell.ctl("select", "system")
            shell.wait_tab("system", "ready")
            self.tap(lambda name: name.startswith("Network"))
            wait_until(lambda: len(shell.stack()) == 2, "Network is pushed", 5)
            shell.ctl("back")
            wait_until(lambda: len(shell.stack()) == 1, "Network is popped", 5)
            turns += 1
        self.assertGreater(turns, 5)
        self.assertTrue(shell.alive)
        self.assertEqual(set(shell.tabs()), offered)
        frames = shell.status()["frames"]
        used = (proc.cpu(shell.pid) - used) / MINUTE
        print(f"{frames['late']} of {frames['painted']} frames late; the shell used {used:.0%} of a processor")
        for name in PROGRAMS + [name.lower().replace("_", "-") for name in MODULES]:
            self.assertIn(shell.plugin(f"org.lintel.test.{name}")["state"],
                          ("ready", "starting", "stalled", "failed", "quarantined", "rejected", "idle"), name)
        for name in ("other-machine", "newer-protocol"):
            self.assertEqual(shell.plugin(f"org.lintel.test.{name}")["state"], "rejected")
        # Taken away while the shell runs: their processes and all they have started go too.
        shutil.rmtree(self.folder)
        self.folder.mkdir()
        wait_until(lambda: len(shell.tabs()) == 4, "their tabs have left", 20)
        wait_until(lambda: not self.ours(), "their processes have ended", 20)
        shell.ctl("select", "system")
        shell.wait_tab("system", "ready")
        shell.wait_still(20)
        self.assertLessEqual(proc.descriptors(shell.pid), files + 4)
        # What a flood has filled is given back a little after it.
        wait_until(lambda: proc.own(shell.pid) - before <= 6 * 1024, "it has not grown by more than 6 MB", 30)
        print(f"{turns} turns; memory {proc.own(shell.pid) - before:+} kB")
        self.assertEqual(shell.stop(), 0)

    def test_killed_shell(self):
        """SIGKILL of the shell takes every process of every plugin with it, helpers in sessions of their own too"""
        for mode in ("child", "escaped-child", "sound"):
            folder = self.install(mode, f'command = ["./plugin.py", "{mode}"]')
            shutil.copy(SOURCE / "Tests/Fixtures/misbehaving/plugin.py", folder)
        shell = self.start(environment={"LINTEL_PLUGIN_PATH": str(self.folder)})
        for mode in ("child", "escaped-child", "sound"):
            wait_until(lambda mode=mode: shell.plugin(f"org.lintel.test.{mode}")["state"] == "ready", f"{mode} runs")
        wait_until(lambda: len(self.ours()) >= 5, "the helpers run")
        os.kill(shell.pid, signal.SIGKILL)
        shell.process.wait()
        wait_until(lambda: not self.ours(), "nothing of them is left", 5)

    def test_safe_mode(self):
        """three deaths within a minute of the start: the fourth run takes no plugin from outside the system folder"""
        folder = self.install("sound", 'command = ["./plugin.py", "sound"]')
        shutil.copy(SOURCE / "Tests/Fixtures/misbehaving/plugin.py", folder)
        home = None
        for _ in range(3):
            shell = self.start(home=home, environment={"LINTEL_PLUGIN_PATH": str(self.folder)}, tree=False)
            home = shell.home
            self.assertIn("t", shell.tabs())
            os.kill(shell.pid, signal.SIGKILL)
            shell.process.wait()
        shell = self.start(home=home, environment={"LINTEL_PLUGIN_PATH": str(self.folder)}, tree=False)
        self.assertNotIn("t", shell.tabs())
        self.assertIn("alarm", shell.tabs())
        self.assertIn("Safe mode", " ".join(problem["message"] for problem in shell.status()["problems"]))
        kept = next(plugin for plugin in shell.json("plugin", "list") if plugin["id"] == "org.lintel.test.sound")
        self.assertEqual(kept["state"], "disabled")
        self.assertIn("safe mode", kept["reason"])
        self.assertEqual(shell.stop(), 0)
        # An end that was asked for is no death.
        shell = self.start(home=home, environment={"LINTEL_PLUGIN_PATH": str(self.folder)}, tree=False)
        self.assertIn("t", shell.tabs())

    def test_info(self):
        """plugin info shows what a plugin takes and may take, and how its runs ended: reason, messages, standard error"""
        folder = self.install("crash-in-action", 'command = ["./plugin.py", "crash-in-action"]',
                              permissions='[permissions]\nnetwork = true\nread = ["/srv/data"]')
        shutil.copy(SOURCE / "Tests/Fixtures/misbehaving/plugin.py", folder)
        ident = "org.lintel.test.crash-in-action"
        shell = self.start('[[plugin]]\nid = "org.lintel.test.crash-in-action"\n[plugin.limits]\nopen-files = 99\n',
                           environment={"LINTEL_PLUGIN_PATH": str(self.folder)})
        shell.ctl("select", "t")
        shell.wait_tab("t", "ready")
        info = shell.json("plugin", "info", ident)
        self.assertEqual(info["limits"]["openFiles"], 99)
        self.assertEqual(info["permissions"]["read"], ["/srv/data"])
        self.assertGreater(info["usage"]["memory"], 1 << 20)
        self.assertEqual(info["usage"]["processes"], 1)
        self.assertGreaterEqual(info["usage"]["openFiles"], 3)
        self.tap("Count")
        wait_until(lambda: shell.json("plugin", "info", ident)["ends"], "the end is recorded")
        end = shell.json("plugin", "info", ident)["ends"][-1]
        self.assertEqual((end["kind"], end["number"], end["asked"]), ("signal", 11, False))
        self.assertIn('"action"', end["messages"][-1])
        self.assertIn("MiB", shell.ctl("plugin", "info", ident).stdout)
        self.assertEqual(shell.ctl("plugin", "info", "org.example.none", check=False).returncode, 2)
