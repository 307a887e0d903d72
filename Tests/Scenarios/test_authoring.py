# SPDX-License-Identifier: Apache-2.0
"""From nothing to a running tab: `plugin new`, its tests, `plugin run`, a save, and plugins installed while the shell runs."""
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import unittest.mock

from harness import proc
from harness.case import ShellCase
from harness.shell import LINTELCTL, SOURCE, STAGE
from harness.tree import Role, application
from harness.waiting import wait_until

DISPLAY = "xvfb"


class Authoring(ShellCase):
    def setUp(self):
        # A plugin author's machine has the compiler, which the shell's does not need.
        patch = unittest.mock.patch.dict(os.environ, PATH=f"{os.environ['PATH']}:{os.environ['LINTEL_TOOLCHAIN']}")
        self.enterContext(patch)
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def new(self, language, name="night-light"):
        done = subprocess.run([LINTELCTL, "plugin", "new", name, "--language", language, "--json"], cwd=self.folder,
                              text=True, capture_output=True, timeout=30)
        self.assertEqual(done.returncode, 0, done.stderr)
        return self.folder / name

    def make(self, folder, *arguments):
        done = subprocess.run(["make", *arguments], cwd=folder, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=300)
        self.assertEqual(done.returncode, 0, done.stdout)
        return done.stdout

    def passes(self, language, *signs):
        """The scaffold's own test passes at once, and the rules have nothing to say."""
        folder = self.new(language)
        said = self.make(folder, "test")
        for sign in signs:
            self.assertIn(sign, said)
        self.make(folder)
        self.lints(folder)

    def lints(self, folder):
        done = subprocess.run([LINTELCTL, "lint", folder], text=True, capture_output=True, timeout=120)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_examples_lint(self):
        """every example lints clean"""
        for name, source in (("hello-python", None), ("hello-module", None), ("hello-c", "hello"), ("canvas-c", "canvas")):
            folder = self.folder / name
            shutil.copytree(SOURCE / "Plugins/examples" / name, folder)
            if source:
                subprocess.check_call(["cc", f"-I{STAGE}/include", "-shared", "-fPIC", "-o", f"lib{source}.so", f"{source}.c"],
                                      cwd=folder)
            self.lints(folder)

    def test_c_passes(self):
        """plugin new --language c: its test passes at once"""
        self.passes("c", "passed")

    def test_python_passes(self):
        """plugin new --language python: its tests pass at once"""
        self.passes("python", "Ran 2 tests", "OK")

    def test_swift_passes(self):
        """plugin new --language swift: outside the tree, against the installed kit, its tests pass at once"""
        folder = self.new("swift")
        self.assertIn(str(STAGE / "share/lintel/sdk"), (folder / "Package.swift").read_text())
        self.assertIn("2 tests", self.make(folder, "test"))
        self.make(folder)
        self.lints(folder)

    def test_package(self):
        """the Python module's package is built with nothing but Python, and works from there"""
        shutil.copytree(SOURCE / "python", self.folder / "python")
        code = "import package, sys; print(package.build_wheel('..')); package.build_sdist('..')"
        wheel = subprocess.run(["/usr/bin/python3", "-I", "-c", f"import sys; sys.path.insert(0, '.'); {code}"],
                               cwd=self.folder / "python", text=True, capture_output=True, check=True).stdout.strip()
        code = f"import sys; sys.path.insert(0, {str(self.folder / wheel)!r}); import lintel; print(lintel.__file__)"
        told = subprocess.run(["/usr/bin/python3", "-I", "-c", code], text=True, capture_output=True, check=True).stdout
        self.assertIn(wheel, told)
        self.assertIn("requires = []", (self.folder / "python/pyproject.toml").read_text())

    def test_refusals(self):
        """plugin new refuses a name of no letters, an unknown language and a folder that is there"""
        (self.folder / "there").mkdir()
        (self.folder / "file").touch()
        (self.folder / "nowhere").symlink_to(self.folder / "a/b")
        for arguments, word in ((["1-2"], "name"), (["there"], "already"), (["x", "--language", "cobol"], "cobol"),
                                (["Ünï"], "from a to z"), (["weather-für-uns"], "from a to z"),
                                (["plugin-kit"], "Swift"), (["bar-model"], "Swift"), (["testing"], "Swift"),
                                (["self"], "Swift"), (["sdk"], "Swift"),
                                (["file/x"], "Not a directory"), (["nowhere/x"], "cannot be made")):
            done = subprocess.run([LINTELCTL, "plugin", "new", *arguments], cwd=self.folder, text=True, capture_output=True)
            self.assertEqual(done.returncode, 2)
            self.assertIn(word, done.stderr)
            self.assertNotIn("CocoaError", done.stderr)
        # What is a module in Swift is only a name elsewhere.
        self.new("c", "plugin-kit")

    # plugin run

    def run_plugin(self, folder):
        """`plugin run`, once its shell answers: the process, and lintelctl for that shell."""
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.folder / "cache"), "GSK_RENDERER": "cairo"}
        log = open(self.folder / "log", "w")
        run = subprocess.Popen([LINTELCTL, "plugin", "run", folder], env=environment, stdout=log, stderr=log,
                               stdin=subprocess.DEVNULL)
        self.addCleanup(log.close)
        self.addCleanup(lambda: run.poll() is None and run.kill())
        environment["LINTEL_BUS_NAME"] = f"org.lintel.Shell.Run{run.pid}"

        def ctl(*arguments):
            return subprocess.run([LINTELCTL, *arguments], env=environment, text=True, capture_output=True, timeout=30)
        wait_until(lambda: run.poll() is not None or ctl("status").returncode == 0, "the shell of plugin run answers", 120)
        self.assertIsNone(run.poll(), (self.folder / "log").read_text())
        self.tree = application(proc.children(run.pid)[-1])
        return run, ctl

    def grows(self, folder, source, before, after):
        """A save is built and shown, with tab and stack as they were; Ctrl-C ends it all."""
        started = time.monotonic()
        run, ctl = self.run_plugin(folder)
        self.tap(lambda name: name.startswith("Pressed"))
        print(f"plugin run to a tab that answers: {time.monotonic() - started:.1f} s")
        self.tap(lambda name: name.startswith("About"))
        self.tree.wait(before)
        text = source.read_text()
        self.assertIn(before, text)
        saved = time.monotonic()
        source.write_text(text.replace(before, after))
        self.tree.wait(after, timeout=60)
        print(f"save to screen: {time.monotonic() - saved:.1f} s")
        self.assertIn("About", ctl("status", "--json").stdout)
        shell = proc.children(run.pid)[-1]
        run.send_signal(signal.SIGINT)
        self.assertEqual(run.wait(timeout=10), 0)
        wait_until(lambda: not proc.alive(shell), "the shell is gone")

    def test_run_python(self):
        """plugin run shows a save of a Python plugin and keeps tab and stack"""
        folder = self.new("python")
        self.grows(folder, folder / "main.py", "A tab in Python.", "A tab saved anew.")

    def test_run_c(self):
        """plugin run builds a save of a C plugin, shows it and keeps tab and stack"""
        folder = self.new("c")
        self.grows(folder, folder / "plugin.c", "A tab in C.", "A tab saved anew.")

    def test_run_swift(self):
        """plugin run builds a save of a Swift plugin, shows it and keeps tab and stack"""
        folder = self.new("swift")
        self.grows(folder, folder / "Sources/NightLight/NightLight.swift", "A tab in Swift.", "A tab saved anew.")

    def test_run_scrolled(self):
        """plugin run shows a save where the page was scrolled to"""
        folder = self.folder / "long"
        folder.mkdir()
        (folder / "plugin.toml").write_text(
            'id = "org.lintel.test.long"\nname = "Long"\nversion = "1"\nprotocol = "1.0"\ncommand = ["./main.py"]\n'
            '[[tab]]\nid = "long"\ntitle = "Long"\nicon = "files"\n')
        shutil.copytree(STAGE / "share/lintel/sdk/python/lintel", folder / "lintel")
        (folder / "main.py").write_text(LONG)
        (folder / "main.py").chmod(0o755)
        run, ctl = self.run_plugin(folder)
        self.tree.wait("Row 0")
        self.pointer.move(240, 400)
        self.pointer.scroll(12)

        def top(text="Row 30"):
            return self.tree.wait(text).extents[1]
        before = []
        wait_until(lambda: before.append(top()) or before[-2:-1] == before[-1:], "the page is at rest")
        self.assertLess(before[-1], 700)
        (folder / "new").write_text(LONG.replace("Row {number}", "Line {number}"))
        (folder / "new").chmod(0o755)
        os.rename(folder / "new", folder / "main.py")
        self.tree.wait("Line 30")
        wait_until(lambda: top("Line 30") == before[-1], "the page is where it was")
        run.send_signal(signal.SIGINT)
        self.assertEqual(run.wait(timeout=10), 0)

    def test_run_mistake(self):
        """a save that does not build leaves the plugin running"""
        folder = self.new("c")
        run, _ = self.run_plugin(folder)
        self.tree.wait(lambda name: name.startswith("Pressed"))
        source = folder / "plugin.c"
        source.write_text(source.read_text() + "\nthis is no C\n")
        wait_until(lambda: "what ran before runs on" in (self.folder / "log").read_text(), "the mistake is told", 30)
        self.tap(lambda name: name.startswith("Pressed"))
        self.tree.wait(lambda name: name.startswith("Pressed") and "1" in name)
        run.send_signal(signal.SIGINT)
        self.assertEqual(run.wait(timeout=10), 0)

    def test_run_hanging(self):
        """a build that hangs gives way to a newer save, and Ctrl-C ends it with all it has started"""
        folder = self.new("c")
        run, _ = self.run_plugin(folder)
        makefile = folder / "Makefile"
        good = makefile.read_text()

        def hang():
            makefile.write_text("all:\n\tsleep 617\n")
            wait_until(sleepers, "the build hangs", 30)

        def sleepers():
            found = subprocess.run(["pgrep", "-fx", "sleep 617"], capture_output=True, text=True).stdout.split()
            return [pid for pid in found if proc.alive(pid)]
        hang()
        makefile.write_text(good + "\n# again\n")
        wait_until(lambda: "Started anew." in (self.folder / "log").read_text(), "the newer save is shown", 30)
        self.assertEqual(sleepers(), [])
        hang()
        run.send_signal(signal.SIGINT)
        self.assertEqual(run.wait(timeout=10), 0)
        wait_until(lambda: not sleepers(), "the build is gone")

    def test_run_editors(self):
        """what editors keep beside a file they edit is no save"""
        folder = self.new("python")
        run, _ = self.run_plugin(folder)
        self.tree.wait(lambda name: name.startswith("Pressed"))
        for name in ("4913", "#main.py#", "main.py~", ".main.py.swp", ".#main.py", "main.py.bak", "main.py.orig", "__jb_tmp__",
                     "main.py.tmp.1234", "main.py.kate-swp", "main.py___jb_tmp___"):
            (folder / name).write_text("half a file")
            (folder / name).unlink()
        source = folder / "main.py"
        source.write_text(source.read_text().replace("Pressed", "Pushed"))
        self.tree.wait(lambda name: name.startswith("Pushed"))
        wait_until(lambda: "Started anew." in (self.folder / "log").read_text(), "the save is told")
        self.assertEqual((self.folder / "log").read_text().count("Started anew."), 1)
        run.send_signal(signal.SIGINT)
        self.assertEqual(run.wait(timeout=10), 0)

    # Installed while the shell runs

    def test_installed(self):
        """a plugin installed while the shell runs appears, an update is started anew, a removed one leaves"""
        shell = self.start()
        plugins = shell.home / "data/lintel/plugins"
        self.assertNotIn("hello", shell.tabs())
        plugins.mkdir(parents=True)
        shutil.copytree(SOURCE / "Plugins/examples/hello-python", plugins / "hello")
        wait_until(lambda: "hello" in shell.tabs(), "the new tab is there")
        shell.ctl("select", "hello")
        shell.wait_tab("hello", "ready")
        self.tap(lambda name: name.startswith("About"))
        shell.wait_stack("Hello Python", "About")
        first = shell.plugin("org.lintel.hello-python")["pid"]
        program = plugins / "hello/main.py"
        (plugins / "hello/new").write_text(program.read_text().replace('"Runs on"', '"Runs now on"'))
        os.chmod(plugins / "hello/new", 0o755)
        os.rename(plugins / "hello/new", program)
        self.tree.wait(lambda name: name.startswith("Runs now on"))
        shell.wait_stack("Hello Python", "About")
        self.assertNotEqual(shell.plugin("org.lintel.hello-python")["pid"], first)
        self.assertEqual(shell.plugin("org.lintel.hello-python")["restarts"], 0)
        second = shell.plugin("org.lintel.hello-python")["pid"]
        shutil.rmtree(plugins / "hello")
        wait_until(lambda: "hello" not in shell.tabs(), "the tab has left")
        shell.wait_gone(second)
        self.assertTrue(shell.alive)


# A page that is longer than the screen.
LONG = """#!/usr/bin/env python3
import lintel


class Long(lintel.Screen):
    def page(self):
        return lintel.Page("Long", lintel.List(lintel.Section([lintel.Row(f"Row {number}", id=f"r{number}")
                                                               for number in range(100)])))


lintel.Plugin({"long": Long}).run()
"""
