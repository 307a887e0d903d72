# SPDX-License-Identifier: Apache-2.0
"""The status bar on PipeWire, which speaks PulseAudio's language."""
from harness.case import ShellCase
from harness.real import PipeWire
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
SETTINGS = '[status]\nright = ["sound"]\n'


class PipeWireServer(ShellCase):
    def wait_item(self, name, timeout=10):
        def shown():
            nodes = [node for node in self.tree.wait("Status").children if node.role == Role.PUSH_BUTTON]
            return any(node.name == name and node.extents[2] > 0 for node in nodes)
        wait_until(shown, f"an item {name}", timeout)

    def test_pipewire(self):
        """PipeWire in PulseAudio's place: volume, above 100 percent, muted; its server killed and started again"""
        sound = PipeWire()
        self.addCleanup(sound.stop)
        sound.start()
        sound.volume(40)
        self.start(SETTINGS)
        self.wait_item("Volume 40 percent")
        sound.volume(140)
        self.wait_item("Volume 140 percent", 1)
        sound.mute()
        self.wait_item("Sound muted", 1)
        sound.mute(False)
        self.wait_item("Volume 140 percent", 1)
        sound.kill()
        self.wait_item("Sound unavailable", 1)
        sound.start()
        sound.volume(70)
        self.wait_item("Volume 70 percent", 2)
