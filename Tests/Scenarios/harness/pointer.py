# SPDX-License-Identifier: Apache-2.0
"""A pointer and keys: xdotool under X, or on the X screen behind cage; a virtual pointer and wtype under sway."""
import os
import socket
import struct
import subprocess
import time


class Pointer:
    """Moves in pixels of the screen. `node` arguments are nodes of the accessibility tree; the window fills the screen."""

    def __new__(cls):
        return object.__new__(XPointer if {"DISPLAY", "SCREEN"} & set(os.environ) else WaylandPointer)

    def tap(self, node_or_x, y=None):
        x, y = node_or_x.centre if y is None else (node_or_x, y)
        self.move(x, y)
        self.down()
        self.up()

    def drag(self, begin, end, seconds=0.3, hold=0.0):
        """A drag at even speed, in steps of a frame; `hold` seconds of rest before the release."""
        steps = max(2, round(seconds * 60))
        self.move(*begin)
        self.down()
        start = time.monotonic()
        for step in range(1, steps + 1):
            at = step / steps
            self.move(round(begin[0] + (end[0] - begin[0]) * at), round(begin[1] + (end[1] - begin[1]) * at))
            time.sleep(max(0, start + seconds * at - time.monotonic()))
        time.sleep(hold)
        self.up()


class XPointer(Pointer):
    def move(self, x, y):
        self.run("mousemove", x, y)

    def down(self):
        self.run("mousedown", 1)

    def up(self):
        self.run("mouseup", 1)

    def scroll(self, steps):
        self.run("click", "--repeat", abs(steps), 5 if steps > 0 else 4)

    def focus(self, title="Lintel"):
        """Gives the window the keyboard: no window manager does it here."""
        self.run("search", "--onlyvisible", "--name", title, "windowfocus", "--sync")

    def keys(self, *names):
        self.run("key", *names)

    def write(self, text):
        self.run("type", text)

    def run(self, *arguments):
        environment = {**os.environ, "DISPLAY": os.environ.get("SCREEN") or os.environ["DISPLAY"]}
        subprocess.run(["xdotool", *map(str, arguments)], env=environment, check=True, timeout=10)

    def drag(self, begin, end, seconds=0.3, hold=0.0):
        """One xdotool for the whole drag, so that its speed is what was asked for."""
        steps = max(2, round(seconds * 60))
        line = ["mousemove", *begin, "mousedown", 1]
        for step in range(1, steps + 1):
            at = step / steps
            line += ["mousemove", round(begin[0] + (end[0] - begin[0]) * at), round(begin[1] + (end[1] - begin[1]) * at),
                     "sleep", f"{seconds / steps:.4f}"]
        self.run(*line, "sleep", hold, "mouseup", 1)


class WaylandPointer(Pointer):
    """zwlr_virtual_pointer_v1, spoken on the wire: the seat has a pointer as long as this lives."""

    DISPLAY, REGISTRY, SEAT, MANAGER, POINTER, FIRST_CALLBACK = 1, 2, 4, 5, 6, 7

    def __init__(self):
        self.size = tuple(map(int, os.environ["SIZE"].split("x")))
        self.wire = socket.socket(socket.AF_UNIX)
        self.wire.connect(os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"]))
        self.globals = {}
        self.send(self.DISPLAY, 1, struct.pack("<I", self.REGISTRY))
        self.roundtrip(3)
        self.bind("wl_seat", self.SEAT)
        self.bind("zwlr_virtual_pointer_manager_v1", self.MANAGER)
        self.send(self.MANAGER, 0, struct.pack("<II", self.SEAT, self.POINTER))
        self.next = self.FIRST_CALLBACK
        self.frame()

    def move(self, x, y):
        self.send(self.POINTER, 1, struct.pack("<IIIII", self.now(), int(x), int(y), *self.size))
        self.frame()

    def down(self):
        self.button(1)

    def up(self):
        self.button(0)

    def scroll(self, steps):
        self.send(self.POINTER, 5, struct.pack("<I", 0))
        self.send(self.POINTER, 3, struct.pack("<IIi", self.now(), 0, steps * 15 * 256))
        self.frame()

    def two_fingers(self, x, y, seconds=0.3, hold=0.0):
        """Two fingers on a touchpad move so many pixels, at even speed, and are lifted after `hold` seconds of rest."""
        steps = max(2, round(seconds * 60))
        # sway ends at the stop of an axis that never moved.
        axes = [(axis, way) for axis, way in ((0, y), (1, x)) if way]
        start = time.monotonic()
        for step in range(1, steps + 1):
            self.send(self.POINTER, 5, struct.pack("<I", 1))
            for axis, way in axes:
                # Content follows fingers: it scrolls the other way.
                self.send(self.POINTER, 3, struct.pack("<IIi", self.now(), axis, round(-way / steps * 256)))
            self.frame()
            time.sleep(max(0, start + seconds * step / steps - time.monotonic()))
        time.sleep(hold)
        self.send(self.POINTER, 5, struct.pack("<I", 1))
        for axis, _ in axes:
            self.send(self.POINTER, 6, struct.pack("<II", self.now(), axis))
        self.frame()

    def keys(self, *names):
        subprocess.run(["wtype", "-s", "100", *(word for name in names for word in ("-k", name))], check=True, timeout=10)

    def write(self, text):
        subprocess.run(["wtype", "-s", "100", text], check=True, timeout=10)

    def close(self):
        """Takes the pointer from the seat."""
        self.wire.close()

    # The wire

    def button(self, pressed):
        self.send(self.POINTER, 2, struct.pack("<III", self.now(), 0x110, pressed))
        self.frame()

    def frame(self):
        self.send(self.POINTER, 4)
        self.roundtrip(self.next)
        self.next += 1

    def now(self):
        return int(time.monotonic() * 1000) & 0xFFFFFFFF

    def send(self, target, opcode, body=b""):
        self.wire.sendall(struct.pack("<II", target, (len(body) + 8) << 16 | opcode) + body)

    def bind(self, interface, new):
        name = interface.encode() + b"\0"
        padded = struct.pack("<I", len(name)) + name + b"\0" * (-len(name) % 4)
        self.send(self.REGISTRY, 0, struct.pack("<I", self.globals[interface]) + padded + struct.pack("<II", 1, new))

    def read(self, count):
        data = b""
        while len(data) < count:
            more = self.wire.recv(count - len(data))
            if not more:
                raise OSError("the compositor closed the connection")
            data += more
        return data

    def roundtrip(self, callback):
        """Asks for an answer and reads up to it; notes the globals it meets."""
        self.send(self.DISPLAY, 0, struct.pack("<I", callback))
        while True:
            target, word = struct.unpack("<II", self.read(8))
            body = self.read((word >> 16) - 8)
            if target == callback:
                return
            if target == self.DISPLAY and word & 0xFFFF == 0:
                raise OSError(f"protocol error {body!r}")
            if target == self.REGISTRY and word & 0xFFFF == 0:
                name, length = struct.unpack("<II", body[:8])
                self.globals[body[8:8 + length - 1].decode()] = name
