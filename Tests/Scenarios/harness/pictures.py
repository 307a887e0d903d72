# SPDX-License-Identifier: Apache-2.0
"""Pictures of the screen, as pixels."""
import os
import pathlib
import subprocess
import tempfile


class Picture:
    """A PNG as rows of RGB; (x, y) from the top left."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        head = subprocess.check_output(["convert", path, "-depth", "8", "-alpha", "remove", "ppm:-"])
        magic, size, _, self.data = head.split(b"\n", 3)
        if magic != b"P6":
            raise ValueError(f"{path} is no picture")
        self.width, self.height = map(int, size.split())

    @classmethod
    def of_screen(cls, name="screen"):
        """What the display shows, decorations and all; kept with the results of the run."""
        folder = pathlib.Path(os.environ.get("LINTEL_ARTEFACTS") or tempfile.mkdtemp())
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}.png"
        screen = os.environ.get("SCREEN") or os.environ.get("DISPLAY")
        tool = ["import", "-display", screen, "-window", "root"] if screen else ["grim"]
        subprocess.check_call([*tool, str(path)])
        return cls(path)

    def __getitem__(self, place):
        x, y = place
        start = (y * self.width + x) * 3
        return tuple(self.data[start:start + 3])

    def row(self, y):
        return self.data[y * self.width * 3:(y + 1) * self.width * 3]

    def colours(self, x, y, width, height):
        """How often each colour occurs in a rectangle."""
        count = {}
        for line in range(y, y + height):
            start = (line * self.width + x) * 3
            for at in range(start, start + width * 3, 3):
                colour = self.data[at:at + 3]
                count[colour] = count.get(colour, 0) + 1
        return count

    def differing(self, other, tolerance=0):
        """Pixels of which a channel differs by more than the tolerance; all of them if the sizes differ."""
        if (self.width, self.height) != (other.width, other.height):
            return self.width * self.height
        if self.data == other.data:
            return 0
        count = 0
        for y in range(self.height):
            mine, theirs = self.row(y), other.row(y)
            if mine != theirs:
                count += sum(any(abs(mine[at + c] - theirs[at + c]) > tolerance for c in range(3))
                             for at in range(0, len(mine), 3))
        return count
