# SPDX-License-Identifier: Apache-2.0
"""Fingers: a touch screen of the X server that `in-touch` starts, spoken to through its socket."""
import os
import socket
import struct
import time

BEGIN, MOVE, END = 18, 19, 20  # XI_TouchBegin and so on


class Touch:
    """Fingers on a screen of $SIZE pixels; what is sent has arrived at the X server when the call returns.

    The driver listens to one caller at a time, so everybody gets the same one."""

    only = None

    def __new__(cls):
        cls.only = cls.only or object.__new__(cls)
        return cls.only

    def __init__(self):
        if hasattr(self, "wire"):
            return
        self.size = tuple(map(float, os.environ["SIZE"].split("x")))
        self.wire = socket.socket(socket.AF_UNIX)
        self.wire.connect(os.environ["TOUCH"])
        self.wire.sendall(struct.pack("<IIHH", 12, 0, 1, 1))  # version 1.1 of the protocol
        self.wire.recv(12)
        self.places = {}

    def begin(self, x, y, finger=1):
        self.places[finger] = (x, y)
        self.send(BEGIN, finger)

    def move(self, x, y, finger=1):
        self.places[finger] = (x, y)
        self.send(MOVE, finger)

    def end(self, finger=1):
        self.send(END, finger)
        del self.places[finger]

    def tap(self, node_or_x, y=None):
        x, y = node_or_x.centre if y is None else (node_or_x, y)
        self.begin(x, y)
        self.end()

    def drag(self, begin, end, seconds=0.3, hold=0.0):
        """At even speed, in steps of a frame; `hold` seconds of rest before the finger is lifted."""
        steps = max(2, round(seconds * 60))
        self.begin(*begin)
        start = time.monotonic()
        for step in range(1, steps + 1):
            at = step / steps
            self.move(begin[0] + (end[0] - begin[0]) * at, begin[1] + (end[1] - begin[1]) * at)
            time.sleep(max(0, start + seconds * at - time.monotonic()))
        time.sleep(hold)
        self.end()

    def send(self, kind, finger):
        x, y = self.places[finger]
        axes = [x * 65535 / self.size[0], y * 65535 / self.size[1]] + [0.0] * 62
        self.wire.sendall(struct.pack("<IIIII8s4x64d", 1056, 6, finger, kind, 0, bytes([3] + [0] * 7), *axes) + bytes(512))
        self.wire.sendall(struct.pack("<II", 8, 1))
        self.wire.recv(8)  # comes when the server has taken the event
