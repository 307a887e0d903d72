# SPDX-License-Identifier: Apache-2.0
"""Plugins that draw their own pixels into memory they share with the shell, and what they may do wrong with it."""
import os
import pathlib
import shutil
import subprocess
import tempfile

from harness.case import ShellCase
from harness.pictures import Picture
from harness.shell import SOURCE, STAGE
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
RED, BLUE = (255, 0, 0), (0, 0, 255)


class Canvas(ShellCase):
    def begin(self, isolation="process"):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.folder.chmod(0o755)
        shutil.copytree(SOURCE / "Tests/Fixtures/canvas", self.folder / "canvas")
        shutil.copytree(STAGE / "share/lintel/sdk/python/lintel", self.folder / "canvas/lintel")
        shell = self.start(f'[theme]\nscheme = "light"\n[[plugin]]\nid = "org.lintel.test.canvas"\n'
                           f'isolation = "{isolation}"\n', "--size", "480x800",
                           environment={"LINTEL_PLUGIN_PATH": str(self.folder)})
        shell.ctl("select", "canvas")
        shell.wait_tab("canvas", "ready")
        self.said("open")
        return shell

    def said(self, text):
        return self.tree.wait(lambda name: name.startswith(f"Said: {text}")).name

    def press(self, name):
        self.tap(lambda text: text.startswith(name), Role.PUSH_BUTTON)

    def colour(self, shell):
        """In the middle of the canvas, as the screen shows it."""
        x, y, width, height = self.tree.wait("One colour").extents
        picture = Picture(shell.picture(self.folder / "now.png"))
        return picture[x + width // 2, y + height // 2]

    def shows(self, shell, colour):
        wait_until(lambda: self.colour(shell) == colour, f"the canvas is {colour}")

    def files(self):
        folder = pathlib.Path(os.environ["XDG_RUNTIME_DIR"]) / "lintel/org.lintel.test.canvas"
        return list(folder.glob("canvas-*"))

    def test_drawn(self):
        """what a plugin draws is on the screen, and the file goes with the shell"""
        shell = self.begin()
        self.shows(shell, RED)
        self.press("Blue")
        self.shows(shell, BLUE)
        self.assertEqual(len(self.files()), 1)
        self.assertEqual(self.files()[0].stat().st_mode & 0o777, 0o600)
        self.assertEqual(shell.stop(), 0)
        self.assertEqual(self.files(), [])

    def test_sandboxed(self):
        """a plugin in a sandbox draws through its own folder of the runtime folder"""
        shell = self.begin("sandbox")
        self.assertEqual(shell.plugin("org.lintel.test.canvas")["isolation"], "sandbox")
        self.shows(shell, RED)
        self.press("Blue")
        self.shows(shell, BLUE)

    def test_bad(self):
        """sizes, scales, buffers and parts that cannot be are refused; the picture stays"""
        shell = self.begin()
        self.press("Refused")
        self.assertEqual(self.said("accepted"), "Said: accepted: .")
        self.press("Blue")
        self.shows(shell, BLUE)

    def test_cut(self):
        """a file cut to nothing, or put in the place of another, ends nothing and shows nothing else"""
        shell = self.begin()
        self.shows(shell, RED)
        self.press("Cut")
        self.said("cut None")
        self.assertEqual(self.colour(shell), RED)
        self.press("Unlink")
        self.said("unlinked None")
        self.assertEqual(self.colour(shell), RED)
        self.assertTrue(shell.alive)
        self.assertEqual(shell.plugin("org.lintel.test.canvas")["restarts"], 0)

    def test_gone(self):
        """a canvas that leaves the page gives its memory back, and so does a plugin that ends"""
        shell = self.begin()
        self.press("Without")
        self.said("without True False")
        self.assertEqual(self.files(), [])
        shell.ctl("select", "alarm")
        descriptors = self.canvases(shell)
        self.assertEqual(descriptors, [])

    def test_ended(self):
        """after a plugin has ended and started again it draws anew, and nothing of the old canvas is held"""
        shell = self.begin()
        old = self.files()
        self.press("End")
        wait_until(lambda: self.files() and self.files() != old, "there is another file", 15)
        self.shows(shell, RED)
        self.assertEqual(len(self.files()), 1)
        self.assertEqual(len(self.canvases(shell)), 1)

    def canvases(self, shell):
        folder = pathlib.Path(f"/proc/{shell.pid}/fd")
        return [entry for entry in folder.iterdir() if "/canvas-" in os.readlink(entry)]

    def test_c(self):
        """canvas-c, built as its manifest says: a press draws another picture"""
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        shutil.copytree(SOURCE / "Plugins/examples/canvas-c", self.folder / "canvas")
        subprocess.check_call(["cc", "-Wall", "-Wextra", "-Werror", f"-I{STAGE}/include", "-shared", "-fPIC", "-o",
                               "libcanvas.so", "canvas.c"], cwd=self.folder / "canvas")
        shell = self.start("", "--size", "480x800", environment={"LINTEL_PLUGIN_PATH": str(self.folder)})
        shell.ctl("select", "canvas")
        shell.wait_tab("canvas", "ready")

        def middle():
            x, y, width, height = self.tree.wait("Waves of colour").extents
            return Picture(shell.picture(self.folder / "now.png"))[x + width // 2, y + height // 2]
        wait_until(lambda: 110 < middle()[0] < 145 and 100 < middle()[1] < 145, "the waves are there")
        before = middle()
        self.press("Turn")
        wait_until(lambda: middle() != before, "the waves have moved")
