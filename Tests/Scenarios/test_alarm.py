# SPDX-License-Identifier: Apache-2.0
"""An alarm that rings while something else is on screen."""
import json
import time

from harness.case import ShellCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"


class Alarm(ShellCase):
    def set_alarm(self, shell, at):
        """An alarm of this time today, set a minute before it, in the plugin's folder."""
        when = time.localtime(at)
        alarm = {"id": "a1", "hour": when.tm_hour, "minute": when.tm_min, "label": "Tea", "days": [], "isOn": True,
                 "since": int(at) - 60}
        folder = shell.home / "data/lintel/data/org.lintel.clock"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "alarms.json").write_text(json.dumps({"alarms": [alarm], "lastNumber": 1, "unanswered": []}))

    def test_rings_elsewhere(self):
        """it rings over another tab at its minute, marks its tab, and is silent and off once it was answered"""
        shell = self.start()
        shell.stop()
        # The next minute that leaves the shell time to start.
        due = (int(time.time()) + 75) // 60 * 60
        self.set_alarm(shell, due)
        again = self.start(home=shell.home)
        again.ctl("select", "system")
        again.wait_tab("system", "ready")
        self.assertIsNone(again.tabs()["alarm"]["badge"])
        wait_until(lambda: again.tabs()["alarm"]["badge"] == "!", "the alarm rings", due - time.time() + 5)
        self.assertLess(time.time() - due, 3)
        self.tree.wait(lambda name: "Tea" in name)
        self.assertTrue(again.tabs()["system"]["selected"])
        self.tap("Stop", Role.PUSH_BUTTON)
        wait_until(lambda: again.tabs()["alarm"]["badge"] is None, "the mark goes with the answer")
        again.ctl("select", "alarm")
        row = self.tree.wait(lambda name: "Tea" in name)
        self.assertIn(time.strftime("%H:%M", time.localtime(due)), row.name)

    def test_rings_after_it_was_missed_by_little(self):
        """one that came while the shell was off rings at its start"""
        shell = self.start()
        shell.stop()
        self.set_alarm(shell, int(time.time()) // 60 * 60)
        again = self.start(home=shell.home)
        wait_until(lambda: again.tabs()["alarm"]["badge"] == "!" or self.tree.find(lambda name: "Tea" in name),
                   "the alarm rings")
