# SPDX-License-Identifier: Apache-2.0
"""The shell comes up, whatever it is given."""
import os
import pathlib
import subprocess

from harness import proc
from harness.case import ShellCase
from harness.mocks import NetworkManager, UPower
from harness.shell import LINTEL, LINTELCTL, Shell
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
TABS = ["Alarm", "Stopwatch", "Timer", "System"]


class Launch(ShellCase):
    def test_three_bars(self):
        """three bars are in the accessibility tree, four tabs in the tab bar, the first selected"""
        self.start()
        self.tree.wait("Status")
        self.tree.wait("Navigation")
        bar = self.tree.wait(role=Role.PAGE_TAB_LIST)
        tabs = bar.all(role=Role.PAGE_TAB)
        self.assertEqual([tab.name for tab in tabs], TABS)
        self.assertEqual([tab.name for tab in tabs if "selected" in tab.states], ["Alarm"])
        self.assertTrue(tabs[0].description.startswith("1 of 4"), tabs[0].description)
        for tab in tabs:
            x, y, width, height = tab.extents
            self.assertGreaterEqual(min(width, height), 44, f"{tab.name} is {width}x{height}")
        self.assertEqual(sorted(tab.extents[0] for tab in tabs), [tab.extents[0] for tab in tabs])

    def test_tab_by_pointer(self):
        """a tap on a tab selects it, and only it"""
        shell = self.start()
        for name in ("System", "Timer"):
            self.tap(name, Role.PAGE_TAB)
            wait_until(lambda name=name: shell.tabs()[name.lower()]["selected"], f"{name} is selected")
            selected = [tab.name for tab in self.tree.all(role=Role.PAGE_TAB) if "selected" in tab.states]
            self.assertEqual(selected, [name])

    def test_status_without_services(self):
        """without NetworkManager the network is what the kernel says, without UPower there is no battery"""
        self.start()
        bar = self.tree.wait("Status")
        texts = " ".join([text for node in bar.every() for text in (node.name, node.description)]).lower()
        links = [link.name for link in pathlib.Path("/sys/class/net").iterdir()
                 if (link / "operstate").read_text().strip() == "up"]
        self.assertTrue(any(link.lower() in texts for link in links) if links else "network" in texts, texts)
        self.assertNotIn("battery", texts)
        self.assertRegex(texts, r"\d\d?:\d\d")

    def test_status_follows_services(self):
        """the status bar follows NetworkManager and UPower as they come, change and go"""
        self.start()
        bar = self.tree.wait("Status")

        def texts():
            return " ".join([text for node in bar.every() for text in (node.name, node.description)])
        network, power = NetworkManager(), UPower()
        self.addCleanup(network.stop)
        self.addCleanup(power.stop)
        network.wifi("Office", 82)
        power.battery(80.0)
        wait_until(lambda: "Office" in texts() and "80 percent" in texts(), "network and battery are shown")
        power.display(15.0, UPower.DISCHARGING)
        wait_until(lambda: "15 percent" in texts(), "the battery follows")
        power.stop()
        wait_until(lambda: "attery unavailable" in texts(), "the battery is unknown without its service")
        network.stop()
        wait_until(lambda: "etwork unavailable" in texts(), "so is the network")

    def test_second_shell(self):
        """a second shell on the same bus says that lintelctl reaches the first, and both go on"""
        first = self.start()
        second = Shell()
        self.addCleanup(second.stop)
        wait_until(lambda: "another shell has the name org.lintel.Shell" in second.log, "the second says so")
        self.assertTrue(first.alive)
        first.ctl("quit")
        self.assertEqual(first.process.wait(timeout=10), 0)
        self.assertTrue(second.alive)

    def test_no_display(self):
        """without a display: one clear line on standard error and exit code 1"""
        environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        done = subprocess.run([LINTEL], env=environment, text=True, timeout=20, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE)
        self.assertEqual(done.returncode, 1, done.stderr)
        lines = done.stderr.strip().splitlines()
        self.assertEqual(len(lines), 1, done.stderr)
        self.assertIn("display", lines[0])

    def test_wrong_option(self):
        """an unknown option: usage on standard error and exit code 2"""
        for program in (LINTEL, LINTELCTL):
            done = subprocess.run([program, "--no-such-option"], text=True, timeout=20, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE)
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertIn("no-such-option", done.stderr)

    def test_quit(self):
        """lintelctl quit ends the shell with 0 and its plugins with it; the next lintelctl says that no shell runs"""
        shell = self.start()
        shell.wait_tab("alarm", "ready")
        hosts = proc.children(shell.pid)
        self.assertTrue(hosts)
        shell.ctl("quit")
        self.assertEqual(shell.process.wait(timeout=10), 0)
        for pid in hosts:
            shell.wait_gone(pid)
        self.assertEqual(shell.ctl("status", check=False).returncode, 3)
        self.assertEqual(shell.ctl("tabs", "--json", check=False).returncode, 3)
