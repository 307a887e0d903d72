# SPDX-License-Identifier: Apache-2.0
"""The examples do what they promise, and so does the plugin that the README writes."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from harness.case import ShellCase
from harness.shell import SOURCE, STAGE
from harness.waiting import wait_until

DISPLAY = "xvfb"


class Examples(ShellCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def open(self, tab="hello"):
        shell = self.start(environment={"LINTEL_PLUGIN_PATH": str(self.folder)})
        shell.ctl("select", tab)
        shell.wait_tab(tab, "ready")
        return shell

    def counts(self, shell):
        """A press on the row counts, the badge follows, About opens and back closes it."""
        self.tap(lambda name: name.startswith("Pressed"))
        self.tree.wait(lambda name: name.startswith("Pressed") and "1" in name)
        self.tap(lambda name: name.startswith("Pressed"))
        self.tree.wait(lambda name: name.startswith("Pressed") and "2" in name)
        wait_until(lambda: shell.tabs()["hello"]["badge"] == 2, "the badge counts")
        self.tap(lambda name: name.startswith("About"))
        wait_until(lambda: shell.stack()[-1] == "About", "About is open")
        shell.ctl("back")
        wait_until(lambda: len(shell.stack()) == 1, "About is closed")

    def test_python(self):
        """hello-python"""
        shutil.copytree(SOURCE / "Plugins/examples/hello-python", self.folder / "hello")
        self.counts(self.open())

    def test_module(self):
        """hello-module, with the module `lintel`; its setting is set on the shell's page and takes effect"""
        shutil.copytree(SOURCE / "Plugins/examples/hello-module", self.folder / "hello")
        shell = self.open()
        self.counts(shell)
        self.tap("Settings")
        wait_until(lambda: shell.stack()[-1] == "Settings", "the page of settings is open")
        self.tree.wait("More: Step")
        shell.wait_still()
        self.tap("More: Step")
        self.tree.wait(lambda name: name.startswith("Step") and "2" in name)
        shell.ctl("back")
        self.tree.wait("Each press adds 2.")

    def test_c(self):
        """hello-c, built as its manifest says"""
        shutil.copytree(SOURCE / "Plugins/examples/hello-c", self.folder / "hello")
        subprocess.check_call(["cc", "-Wall", "-Werror", f"-I{STAGE}/include", "-shared", "-fPIC", "-o", "libhello.so", "hello.c"],
                              cwd=self.folder / "hello")
        self.counts(self.open())

    def test_readme(self):
        """the plugin of the README, word by word"""
        text = (SOURCE / "README.md").read_text()
        (self.folder / "hello").mkdir()
        for name, language in (("plugin.toml", "toml"), ("hello.py", "python")):
            block = re.search(rf"`hello/{re.escape(name)}`.*?```{language}\n(.*?)```", text, re.S)[1]
            (self.folder / "hello" / name).write_text(block)
        os.chmod(self.folder / "hello/hello.py", 0o755)
        self.open()
        self.tap("Pressed 0 times")
        self.tap("Pressed 1 times")
        self.tree.wait("Pressed 2 times")
