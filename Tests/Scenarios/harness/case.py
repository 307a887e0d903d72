# SPDX-License-Identifier: Apache-2.0
"""A test case that starts shells and ends them."""
import unittest

from .pictures import Picture
from .pointer import Pointer
from .shell import Shell
from .tree import application


class ShellCase(unittest.TestCase):
    """`self.start()` gives a running shell, its tree in `self.tree`; a failed test leaves its log and a picture."""

    def start(self, settings="", *arguments, tree=True, **options):
        shell = Shell(settings, *arguments, **options)
        self.addCleanup(shell.stop)
        self.addCleanup(self.explain, shell)
        shell.wait_ready()
        if tree:
            self.tree = application(shell.pid)
        return shell

    @property
    def pointer(self):
        if not hasattr(self, "_pointer"):
            self._pointer = Pointer()
        return self._pointer

    def tap(self, name, role=None, within=None, timeout=10):
        """Taps with the pointer on the node of this name, once it is there."""
        self.pointer.tap((within or self.tree).wait(name, role, timeout))

    def explain(self, shell):
        if not self._outcome.success:
            print(shell.log)
            try:
                print(self.tree.dump())
            except Exception as error:
                print(f"no tree: {error}")
            Picture.of_screen(self._testMethodName)
