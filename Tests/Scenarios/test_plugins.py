# SPDX-License-Identifier: Apache-2.0
"""Plugins that fail, are killed, hang or ring."""
import os
import signal
import time

from harness import proc
from harness.case import ShellCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
CLOCK = "org.lintel.clock"


class Plugins(ShellCase):
    def kill(self, shell, ident=CLOCK):
        """Kills the plugin's process; its process id must have been another."""
        pid = wait_until(lambda: shell.plugin(ident)["state"] == "ready" and shell.plugin(ident)["pid"], f"{ident} runs")
        os.kill(pid, signal.SIGKILL)
        wait_until(lambda: shell.plugin(ident)["pid"] != pid, f"the end of {pid} is noticed")
        return pid

    def test_quarantine(self):
        """SIGKILL until the page says so, the tabs stay, Retry works, the others notice nothing"""
        shell = self.start()
        shell.wait_tab("alarm", "ready")
        shell.ctl("select", "system")
        shell.wait_tab("system", "ready")
        system = shell.plugin("org.lintel.system")["pid"]
        shell.ctl("select", "stopwatch")
        for _ in range(4):
            self.kill(shell)
            self.tree.wait("Retry", Role.PUSH_BUTTON, timeout=1)
            names = [tab.name for tab in self.tree.all(role=Role.PAGE_TAB)]
            self.assertEqual(names, ["Alarm", "Stopwatch", "Timer", "System"])
        self.assertEqual(shell.plugin(CLOCK)["state"], "quarantined")
        texts = " ".join(self.tree.texts).lower()
        self.assertIn("stopwatch", texts)
        self.assertIn("signal 9", texts)
        self.tap("Retry", Role.PUSH_BUTTON)
        shell.wait_tab("stopwatch", "ready")
        wait_until(lambda: not self.tree.find("Retry", Role.PUSH_BUTTON), "the page is the stopwatch's again")
        self.assertEqual(shell.plugin("org.lintel.system")["pid"], system)

    def test_quarantine_outlives_the_shell(self):
        """a quarantine is kept over a restart of the shell, and `plugin release` ends it"""
        shell = self.start()
        for _ in range(4):
            self.kill(shell)
        wait_until(lambda: shell.plugin(CLOCK)["state"] == "quarantined", "the quarantine")
        shell.stop()
        again = self.start(home=shell.home)
        self.assertEqual(again.plugin(CLOCK)["state"], "quarantined")
        self.assertEqual(again.plugin(CLOCK)["restarts"], 0)
        again.ctl("plugin", "release", CLOCK)
        again.wait_tab("alarm", "ready")

    def test_stopped(self):
        """a plugin that does not answer is said not to respond after 5 s"""
        shell = self.start()
        shell.ctl("select", "system")
        shell.wait_tab("system", "ready")
        os.kill(shell.plugin("org.lintel.system")["pid"], signal.SIGSTOP)
        self.tap(lambda name: name.startswith("Network"))
        shell.wait_tab("system", "stalled", 9)
        self.tree.wait(lambda name: "not responding" in name.lower())
        os.kill(shell.plugin("org.lintel.system")["pid"], signal.SIGCONT)
        shell.wait_tab("system", "ready")

    def test_a_hundred_kills(self):
        """a hundred kills while pushing and popping never end the shell, nor does its memory grow"""
        shell = self.start()
        shell.ctl("select", "system")
        shell.wait_tab("system", "ready")
        shared = proc.SharedPages(shell.pid)
        memory = {}
        for count in range(1, 101):
            shell.wait_tab("system", "ready")
            self.tap(lambda name: name.startswith("Network"))
            self.kill(shell, "org.lintel.system")
            shell.ctl("back", check=False)
            shell.ctl("plugin", "release", "org.lintel.system")
            if count in (10, 100):
                shell.wait_tab("system", "ready")
                shell.wait_still()
                memory[count] = self.settled(shell)
        self.assertTrue(shell.alive)
        self.assertLessEqual(memory[100] - memory[10], 2048, f"memory grew: {memory} kB, {shared.maps} maps beside")

    def settled(self, shell):
        """PSS, 5 s after now."""
        end = time.monotonic() + 5
        wait_until(lambda: time.monotonic() > end, "5 s have passed")
        return proc.pss(shell.pid)
