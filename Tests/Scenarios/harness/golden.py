# SPDX-License-Identifier: Apache-2.0
"""Pictures compared with those that somebody looked at.

A picture is the same if no more than one pixel in a thousand differs by more than 32 of 255 in a channel: a glyph that was
rasterised a little differently passes, a label that moved by one pixel does not. `Tests/Pictures/pictures make` makes them.
"""
import json
import os
import pathlib
import tempfile

from .case import ShellCase
from .mocks import NetworkManager, Portal, UPower
from .pictures import Picture
from .shell import SOURCE

TOLERANCE, SHARE = 32, 0.001
FOLDER = SOURCE / "Tests/Pictures"
ARTEFACTS = pathlib.Path(os.environ["LINTEL_ARTEFACTS"])
# 14:05 stands still for as long as a picture takes; timers go on.
CLOCK = {"FAKETIME": "@2026-01-05 14:05:00", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
         "DONT_FAKE_MONOTONIC": "1", "TZ": "UTC"}
LIBRARY = next(pathlib.Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)
REAL = ("org.lintel.clock", "org.lintel.system")


class GoldenCase(ShellCase):
    """A shell with a network, a battery, 14:05 and one of the folders of plugins in Tests/Pictures."""

    @classmethod
    def setUpClass(cls):
        cls.network, cls.power = NetworkManager(), UPower()
        cls.network.wifi("Office", 82)
        cls.power.battery(80.0)
        cls.addClassCleanup(cls.network.stop)
        cls.addClassCleanup(cls.power.stop)

    @staticmethod
    def home():
        return pathlib.Path(tempfile.mkdtemp(prefix="shell."))

    def show(self, plugins, scheme, size, tab=None, language="en", shown=None, lines=(), scale=1, home=None):
        """Starts the shell with the plugins of these folders.

        `shown` is what the recorded plugin is to show, `lines` more settings, `scale` the size of text, `home` the
        folder of the run if there is something in it.
        """
        self.assertIsNotNone(LIBRARY, "libfaketime is missing")
        home = home or self.home()
        if shown is not None:
            data = home / "data/lintel/data/org.lintel.recorded"
            data.mkdir(parents=True)
            (data / "shown.json").write_text(json.dumps(shown))
        folder = home / "plugins"
        folder.mkdir(exist_ok=True)
        for name in plugins:
            (folder / pathlib.Path(name).name).symlink_to(FOLDER / name)
        environment = {**CLOCK, "LD_PRELOAD": str(LIBRARY), "LINTEL_PLUGIN_PATH": str(folder)}
        if scale != 1 and not hasattr(self, "portal"):
            self.portal = Portal(text_scaling_factor=float(scale))
            self.addCleanup(self.portal.stop)
        settings = [f'[shell]\nlanguage = "{language}"', f'[theme]\nscheme = "{scheme}"\nfont = "Inter"', *lines]
        settings += [f'[[plugin]]\nid = "{name}"\nenabled = false' for name in REAL]
        shell = self.start("\n".join(settings) + "\n", "--size", size, home=home, environment=environment)
        if tab:
            shell.ctl("select", tab)
        return shell

    def check(self, shell, name):
        shell.wait_still()
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.compare(shell.picture(ARTEFACTS / f"{name}.png"), name)

    def compare(self, path, name):
        picture = Picture(path)
        golden = FOLDER / f"{name}.png"
        self.assertTrue(golden.exists(), f"there is no golden picture {name}")
        different = picture.differing(Picture(golden), TOLERANCE)
        self.assertLessEqual(different, picture.width * picture.height * SHARE, f"{name}: {different} pixels differ")

    def rest(self, size):
        """Takes the pointer to a corner where it is over nothing."""
        self.pointer.move(*(int(length) - 2 for length in size.split("x")))
