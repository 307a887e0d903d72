# SPDX-License-Identifier: Apache-2.0
"""The daemons that Linux devices really run, on the private system bus; none of them touches the machine's own hardware."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import textwrap

from gi.repository import Gio, GLib

from .shell import SOURCE
from .waiting import wait_until

NETWORK_SETTINGS = """\
[main]
plugins=keyfile
no-auto-default=*
dns=none
rc-manager=unmanaged
auth-polkit=false
[connectivity]
enabled=false
[keyfile]
path=/run/connections
"""


class Daemon:
    process = None

    def wait_name(self, name):
        subprocess.check_call(["gdbus", "wait", "--system", "--timeout", "20", name])

    def kill(self):
        self.process.kill()
        self.process.wait()


class NetworkManager(Daemon):
    """In a network namespace of its own, which the test runs in, with a cable from one end to the other."""
    FOLDER = pathlib.Path("/run/lintel-network")

    def __init__(self):
        for command in (["mount", "--make-rprivate", "/"], ["mount", "-t", "sysfs", "-o", "ro", "sysfs", "/sys"],
                        ["mount", "-t", "tmpfs", "none", "/var/lib/NetworkManager"], ["mount", "-t", "tmpfs", "none", "/run"]):
            subprocess.check_call(command)
        for folder in ("/run/NetworkManager", "/run/none", self.FOLDER):
            pathlib.Path(folder).mkdir()
        pathlib.Path("/run/connections").mkdir(mode=0o700)
        (self.FOLDER / "settings").write_text(NETWORK_SETTINGS)
        self.ip("link", "set", "lo", "up")
        self.ip("link", "add", "v0", "type", "veth", "peer", "name", "v1")
        self.ip("link", "set", "v1", "up")
        self.start()

    def start(self):
        with open(self.FOLDER / "log", "a") as log:
            self.process = subprocess.Popen(
                ["NetworkManager", "-d", f"--config={self.FOLDER / 'settings'}", "--config-dir=/run/none",
                 "--system-config-dir=/run/none", f"--pid-file={self.FOLDER / 'pid'}"], stdout=log, stderr=log)
        self.wait_name("org.freedesktop.NetworkManager")

    def ip(self, *arguments):
        subprocess.check_call(["ip", *arguments])

    def control(self, *arguments):
        subprocess.check_call(["nmcli", *arguments], stdout=subprocess.DEVNULL)

    def connect(self):
        self.control("connection", "add", "type", "ethernet", "ifname", "v0", "con-name", "Cable", "ip4", "10.9.8.7/24",
                     "gw4", "10.9.8.1", "ipv6.method", "disabled")
        self.control("connection", "up", "Cable")


class UPower(Daemon):
    """On a battery that exists in a test bed only."""
    KEEPER = textwrap.dedent("""\
        import gi, subprocess, sys
        gi.require_version("UMockdev", "1.0")
        from gi.repository import UMockdev
        bed = UMockdev.Testbed.new()
        battery = bed.add_device("power_supply", "BAT0", None, [
            "type", "Battery", "present", "1", "status", "Discharging", "energy_full", "60000000",
            "energy_full_design", "80000000", "energy_now", "48000000", "voltage_now", "12000000",
            "power_now", "12000000", "scope", "System"], [])
        daemon = None
        for line in sys.stdin:
            words = line.split()
            if words[0] == "start":
                daemon = subprocess.Popen(["/usr/libexec/upowerd"])
            elif words[0] == "kill":
                daemon.kill()
                daemon.wait()
            else:
                for name, value in zip(words[1::2], words[2::2]):
                    bed.set_attribute(battery, name, value.replace("_", " "))
                bed.uevent(battery, "change")
            print("done", flush=True)
        if daemon:
            daemon.kill()
        """)

    def __init__(self):
        self.process = subprocess.Popen(["umockdev-wrapper", "/usr/bin/python3", "-W", "ignore", "-c", self.KEEPER],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        env={**os.environ, "TMPDIR": tempfile.mkdtemp()})
        self.start()

    def tell(self, *words):
        print(*words, file=self.process.stdin, flush=True)
        if self.process.stdout.readline().strip() != "done":
            raise AssertionError(f"upowerd's test bed has ended at {words}")

    def start(self):
        self.tell("start")
        self.wait_name("org.freedesktop.UPower")

    def kill(self):
        self.tell("kill")

    def stop(self):
        self.process.stdin.close()
        self.process.wait()

    def battery(self, energy, power, status):
        """Energy in Wh of 60, power in W."""
        self.tell("set", "energy_now", energy * 1_000_000, "power_now", power * 1_000_000, "status",
                  status.replace(" ", "_"))


class ModemManager(Daemon):
    """Without a modem, until one is plugged in that answers from a script."""
    PATH = "/org/freedesktop/ModemManager1"

    def __init__(self):
        # Its test mode talks on the session's bus; the system's is the one that is looked at.
        self.start()

    def start(self):
        environment = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": os.environ["DBUS_SYSTEM_BUS_ADDRESS"]}
        self.process = subprocess.Popen(
            ["ModemManager", "--test-session", "--test-enable", "--no-auto-scan", "--test-no-udev",
             "--test-no-suspend-resume", "--test-no-qrtr"], env=environment, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        self.wait_name("org.freedesktop.ModemManager1")

    def plug(self):
        """A modem, switched on and in its network; answers its process."""
        modem = subprocess.Popen([sys.executable, "-W", "ignore", SOURCE / "Tests/Mocks/modem_at.py", "port0"],
                                 stdout=subprocess.PIPE, text=True)
        modem.stdout.readline()
        subprocess.check_call(
            ["gdbus", "call", "--system", "--dest", "org.freedesktop.ModemManager1", "--object-path", self.PATH, "--method",
             "org.freedesktop.ModemManager1.Test.SetProfile", "p0", "generic", "['abstract:port0']"],
            stdout=subprocess.DEVNULL)
        wait_until(lambda: subprocess.run(["mmcli", "-m", "any", "--enable"], stdout=subprocess.DEVNULL,
                                          stderr=subprocess.DEVNULL).returncode == 0, "the modem is switched on", 40)
        return modem


    def is_registered(self):
        shown = subprocess.run(["mmcli", "-m", "any"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        return "registered" in shown.stdout


class Bluetooth(Daemon):
    """bluetoothd without a radio; where the kernel knows no Bluetooth it says hello and ends."""

    def __init__(self):
        bus, heard = Gio.bus_get_sync(Gio.BusType.SYSTEM), []
        token = bus.signal_subscribe("org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged",
                                     "/org/freedesktop/DBus", "org.bluez", 0, lambda *signal: heard.append(signal))
        self.process = subprocess.Popen(["/usr/libexec/bluetooth/bluetoothd", "-n"], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)

        def said_hello():
            while GLib.MainContext.default().iteration(False):
                pass
            return heard
        wait_until(said_hello, "bluetoothd has its name", 20)
        bus.signal_unsubscribe(token)


class Login(Daemon):
    """systemd-logind, with a /run of the test's own; without systemd behind it there is nothing it could end."""

    def __init__(self):
        self.process = subprocess.Popen(["/lib/systemd/systemd-logind"], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        self.wait_name("org.freedesktop.login1")


class PipeWire:
    """PipeWire, with the server that speaks PulseAudio's language and an output that leads nowhere."""
    process = None

    def __init__(self):
        self.environment = {**os.environ, "HOME": os.environ["XDG_RUNTIME_DIR"]}
        # What another server has left here is none of this one.
        shutil.rmtree(pathlib.Path(os.environ["XDG_RUNTIME_DIR"], "pulse"), ignore_errors=True)
        self.engine = self.run("pipewire")
        wait_until(lambda: pathlib.Path(os.environ["XDG_RUNTIME_DIR"], "pipewire-0").is_socket(), "PipeWire listens")
        self.manager = self.run("wireplumber")

    def run(self, *command):
        return subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def control(self, *arguments):
        return subprocess.check_output(["pactl", *arguments], env=self.environment, text=True,
                                       stderr=subprocess.DEVNULL)

    def start(self):
        self.process = self.run("pipewire-pulse")
        wait_until(lambda: not self.control("get-default-sink").startswith("@"), "PipeWire has decided on an output")
        self.control("load-module", "module-null-sink", "sink_name=speaker")
        wait_until(lambda: "speaker" in self.control("list", "short", "sinks"), "the output is there")
        self.control("set-default-sink", "speaker")
        wait_until(lambda: self.control("get-default-sink").strip() == "speaker", "it is the default")

    def volume(self, percent):
        self.control("set-sink-volume", "speaker", f"{percent}%")

    def mute(self, muted=True):
        self.control("set-sink-mute", "speaker", "1" if muted else "0")

    def kill(self):
        """Ends the server that is spoken to, not the engine behind it."""
        self.process.kill()
        self.process.wait()

    def stop(self):
        for process in (self.process, self.manager, self.engine):
            if process:
                process.kill()
                process.wait()
