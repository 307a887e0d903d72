# SPDX-License-Identifier: Apache-2.0
"""The installed layout stands on its own: a device has Debian's libraries and no toolchain."""
import pathlib
import re
import subprocess
import unittest

from harness.shell import STAGE

DISPLAY = "none"


def binaries():
    for path in sorted(STAGE.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.open("rb").read(4) == b"\x7fELF":
            yield path


def dynamic(path):
    said = subprocess.check_output(["readelf", "--dynamic", path], text=True)
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", said)
    places = [place for line in re.findall(r"\(R(?:UN)?PATH\).*\[(.*)\]", said) for place in line.split(":")]
    return needed, [pathlib.Path(place.replace("$ORIGIN", str(path.parent))).resolve() for place in places]


class Installed(unittest.TestCase):
    def test_libraries_are_found(self):
        """every program and module finds the Swift runtime it is installed with"""
        ours = {path.name for path in (STAGE / "lib/lintel/swift").iterdir()}
        self.assertIn("libswiftCore.so", ours)
        seen = 0
        for path in binaries():
            needed, places = dynamic(path)
            for library in ours.intersection(needed):
                seen += 1
                with self.subTest(program=path.relative_to(STAGE), library=library):
                    found = [place for place in places if place.is_relative_to(STAGE.resolve()) and (place / library).is_file()]
                    self.assertTrue(found, f"not in {places}")
        self.assertGreater(seen, 20)

    def test_swift_runtime_is_known(self):
        """nothing needs a part of the Swift runtime that is not installed"""
        ours = {path.name for path in (STAGE / "lib/lintel/swift").iterdir()}
        for path in binaries():
            missing = {name for name in dynamic(path)[0] if re.match(r"lib(swift|Foundation|_Foundation|dispatch|Blocks)", name)} - ours
            self.assertFalse(missing, path)
