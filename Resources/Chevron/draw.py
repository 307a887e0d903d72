#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Draws the back chevron and its mask beside this file: chevron.png, chevron-mask.png and their @2x, @3x.

The chevron is the line (11, 2) (2.5, 10.5) (11, 19), 2.4 wide, round, in a box of 13 x 21. The mask lets a title through
on the trailing side only: in each row it is transparent up to the inner edge of the line and opaque after it.
"""
import math
import pathlib
import struct
import zlib

WIDTH, HEIGHT, STROKE = 13, 21, 2.4
LINE = [(11, 2), (2.5, 10.5), (11, 19)]
SAMPLES = 8  # a side, in a pixel


def distance(x, y, a, b):
    """From a point to the segment a b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = max(0, min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)))
    return math.hypot(x - a[0] - t * dx, y - a[1] - t * dy)


def covered(x, y):
    return any(distance(x, y, a, b) <= STROKE / 2 for a, b in zip(LINE, LINE[1:]))


def ink(scale):
    """Alpha of the chevron, 0...255, by row."""
    offsets = [(i + 0.5) / SAMPLES for i in range(SAMPLES)]
    return [[round(255 * sum(covered((x + u) / scale, (y + v) / scale) for u in offsets for v in offsets) / SAMPLES**2)
             for x in range(WIDTH * scale)] for y in range(HEIGHT * scale)]


def mask(rows):
    """Alpha of the mask by row: what the trailing edge of the line leaves free. A row without ink is as the nearest with."""
    inked = [y for y, row in enumerate(rows) if any(row)]
    return [free(rows[min(inked, key=lambda other: abs(other - y))]) for y in range(len(rows))]


def free(row):
    strongest = max(row)
    inner = max(x for x, alpha in enumerate(row) if alpha == strongest)
    return [0 if x <= inner else 255 - alpha for x, alpha in enumerate(row)]


def write(path, rows):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    lines = b"".join(b"\0" + b"".join(bytes((0, 0, 0, alpha)) for alpha in row) for row in rows)
    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 6, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(lines, 9))
                     + chunk(b"IEND", b""))


if __name__ == "__main__":
    folder = pathlib.Path(__file__).parent
    for scale in (1, 2, 3):
        suffix = "" if scale == 1 else f"@{scale}x"
        rows = ink(scale)
        write(folder / f"chevron{suffix}.png", rows)
        write(folder / f"chevron-mask{suffix}.png", mask(rows))
