# SPDX-License-Identifier: Apache-2.0
"""A native plugin in its host: memory with four of them at rest, and the time to its first screen; a bare host beside."""
import json
import os
import pathlib
import signal
import subprocess
import tempfile
import time

from common import ANCHORS, STAGE, median, row
from harness import proc

COUNT, RUNS, TRIPS = 4, 9, 400
HOST = STAGE / "libexec/lintel/lintel-plugin-host"
GUARD = STAGE / "libexec/lintel/lintel-plugin-guard"
MODULE = STAGE / "lib/lintel/plugins/org.lintel.system/libSystem.so"
ENVIRONMENT = {"locale": "en_GB", "direction": "ltr", "textScale": 1, "colorScheme": "light", "highContrast": False,
               "reducedMotion": False, "width": 480, "height": 800}


def bare():
    """A host of the anchor and the seconds to its answer."""
    began = time.monotonic()
    process = subprocess.Popen([ANCHORS / "host", ANCHORS / "module.so"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    if process.stdout.readline().strip() != b"42":
        raise RuntimeError("the anchor does not work")
    return process, time.monotonic() - began


def ours(data):
    """A host of ours and the seconds to its first screen."""
    began = time.monotonic()
    process = subprocess.Popen([HOST, MODULE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                               cwd=MODULE.parent)

    def ask(ident, method, parameters):
        message = {"jsonrpc": "2.0", "id": ident, "method": method, "params": parameters}
        process.stdin.write(json.dumps(message).encode() + b"\n")
        process.stdin.flush()
        for line in process.stdout:
            answer = json.loads(line)
            if answer.get("id") == ident and "method" not in answer:
                return answer["result"]
        raise RuntimeError("the host ended")

    ask(1, "initialize", {"protocol": {"major": 1, "minor": 0}, "plugin": "org.lintel.system", "dataDir": str(data),
                          "environment": ENVIRONMENT})
    if not ask(2, "screen.open", {"tab": "system", "screen": "root"}).get("content"):
        raise RuntimeError("no screen came")
    return process, time.monotonic() - began


def four(start):
    """Mean PSS in MB of four at rest, and the median seconds to start."""
    times, running = [], []
    try:
        for _ in range(RUNS):
            process, seconds = start()
            times.append(seconds)
            process.kill()
            process.wait()
        running = [start()[0] for _ in range(COUNT)]
        time.sleep(1)
        return sum(proc.pss(process.pid) for process in running) / COUNT / 1024, median(times)
    finally:
        for process in running:
            process.kill()
            process.wait()


def guarded(pid):
    """PSS in MB of the guard of a plugin's process, and of the process."""
    parent = int(pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[1])
    return proc.pss(parent) / 1024, proc.pss(pid) / 1024


def with_guards():
    """Mean PSS in MB of four at rest, each below its guard."""
    read, write = os.pipe()
    guards = []
    try:
        for _ in range(COUNT):
            guards.append(subprocess.Popen([GUARD, "-n", "256", "--", HOST, MODULE], stdin=subprocess.PIPE,
                                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=MODULE.parent,
                                           preexec_fn=lambda: os.dup2(write, 3), pass_fds=(3, write)))
        pids = b""
        while pids.count(b"\n") < COUNT:
            pids += os.read(read, 4096)
        time.sleep(1)
        return sum(sum(guarded(int(pid))) for pid in pids.split()) / COUNT
    finally:
        for guard in guards:
            guard.send_signal(signal.SIGUSR1)
            guard.wait()
        os.close(read)
        os.close(write)


def round_trip(data):
    """Median ms from a request to its answer, of a plugin at rest."""
    process, _ = ours(data)
    try:
        times = []
        for ident in range(100, 100 + TRIPS):
            began = time.perf_counter()
            process.stdin.write(b'{"jsonrpc":"2.0","id":%d,"method":"ping","params":{}}\n' % ident)
            process.stdin.flush()
            while json.loads(process.stdout.readline()).get("id") != ident:
                pass
            times.append(time.perf_counter() - began)
        return median(times) * 1000
    finally:
        process.kill()
        process.wait()


def rows():
    with tempfile.TemporaryDirectory() as name:
        anchor_memory, anchor_start = four(bare)
        memory, start = four(lambda: ours(pathlib.Path(name)))
        trip = round_trip(pathlib.Path(name))
    return [
        *row("plugin.with-guard", with_guards(), "MB", 6), *row("plugin.round-trip", trip, "ms", 0.5),
        *row("plugin.bare-host", anchor_memory, "MB"), *row("plugin.bare-host-start", anchor_start * 1000, "ms"),
        *row("plugin.memory", memory, "MB", 6), *row("plugin.first-screen", start * 1000, "ms", 100),
    ]
