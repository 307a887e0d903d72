# SPDX-License-Identifier: Apache-2.0
"""A saved change: whatever way an editor saves, it applies once, and what did not change is left alone."""
import os
import shutil
import time

from gi.repository import Atspi

from harness.controls import SETTINGS, ControlsCase
from harness.tree import Role
from harness.waiting import wait_until

DISPLAY = "xvfb"
# What is promised is a second; the rest is for asking.
SOON = 1.5


def hide(*tabs):
    names = ", ".join(f'"{tab}"' for tab in tabs)
    return f"[tabs]\nhidden = [{names}]\n"


class Reload(ControlsCase):
    def applies(self, shell, *tabs):
        """The running shell hides these tabs and no other."""
        def agrees():
            return {"alarm", "stopwatch", "timer", "system"} - set(shell.tabs()) == set(tabs)
        wait_until(agrees, f"{tabs} are hidden", SOON)

    def test_ways_of_saving(self):
        """C-16 Saved by rename, in place, by rename away and a new file, by a backup, by link, deleted and back: applied each time"""
        shell = self.start(hide("alarm"), tree=False)
        file = shell.settings
        new, backup = file.with_name("lintel.toml.new"), file.with_name("lintel.toml~")
        self.applies(shell, "alarm")

        def rename(text):
            new.write_text(text)
            os.replace(new, file)

        def away(text):
            os.replace(file, backup)
            file.write_text(text)

        def copied(text):
            shutil.copy2(file, backup)
            file.write_text(text)

        def truncated(text):
            file.write_text("")
            file.write_text(text)

        def linked(text):
            backup.unlink(missing_ok=True)
            os.link(file, backup)
            file.unlink()
            file.write_text(text)

        ways = [rename, rename, copied, away, truncated, linked]
        for number, save in enumerate(ways):
            tab = ("timer", "stopwatch")[number % 2]
            save(hide(tab))
            self.applies(shell, tab)
        watches = self.watches(shell)
        for tab in ("alarm", "timer", "alarm", "timer"):
            rename(hide(tab))
            self.applies(shell, tab)
        self.assertEqual(self.watches(shell), watches)
        file.unlink()
        wait_until(lambda: "There is no such file" in str(shell.status()["problems"]), "it is missed", SOON)
        self.applies(shell, "timer")
        file.write_text(hide("system"))
        self.applies(shell, "system")

        # A file behind two links, as configuration managers lay it; the inner one is swapped, then what it leads to is written.
        store = shell.home / "store"
        store.mkdir()
        for name, tab in (("one", "alarm"), ("two", "timer")):
            (store / name).mkdir()
            (store / name / "lintel.toml").write_text(hide(tab))
        (store / "now").symlink_to("one")
        link = file.with_name("link")
        link.symlink_to(store / "now" / "lintel.toml")
        os.replace(link, file)
        self.applies(shell, "alarm")
        (store / "next").symlink_to("two")
        os.replace(store / "next", store / "now")
        self.applies(shell, "timer")
        (store / "two/lintel.toml").write_text(hide("stopwatch"))
        self.applies(shell, "stopwatch")
        self.assertEqual(shell.status()["problems"], [])

    def watches(self, shell):
        """Lines of the kernel's list of what the program watches."""
        count = 0
        for descriptor in os.listdir(f"/proc/{shell.pid}/fdinfo"):
            with open(f"/proc/{shell.pid}/fdinfo/{descriptor}") as lines:
                count += sum(line.startswith("inotify") for line in lines)
        return count

    def test_drop_ins(self):
        """a file that comes into conf.d lies over the others, and is forgotten when it goes"""
        shell = self.start(hide("alarm"), tree=False)
        folder = shell.settings.with_name("conf.d")
        folder.mkdir()
        (folder / "50-site.toml").write_text(hide("timer"))
        self.applies(shell, "timer")
        (folder / "60-backup.toml~").write_text(hide("system"))
        (folder / "50-site.toml").write_text(hide("timer", "system"))
        self.applies(shell, "timer", "system")
        shutil.rmtree(folder)
        self.applies(shell, "alarm")

    def test_in_its_place(self):
        """a folder, a fifo, a device, a dead link or a circle in the file's place: the settings stay, it is told, and is mended"""
        shell = self.start(hide("alarm"), tree=False)
        file, aside = shell.settings, shell.settings.with_name("aside")
        ways = {"folder": lambda: file.mkdir(), "fifo": lambda: os.mkfifo(file),
                "device": lambda: file.symlink_to("/dev/zero"), "link to nothing": lambda: file.symlink_to("nowhere"),
                "circle": lambda: file.symlink_to(file.name), "100 MB": lambda: self.sparse(file),
                "UTF-16": lambda: file.write_bytes(hide("timer").encode("utf-16"))}
        for name, put in ways.items():
            os.replace(file, aside)
            put()
            wait_until(lambda: [problem["line"] for problem in shell.status()["problems"]] in ([0], [1]), name, SOON)
            self.assertIn(shell.status()["problems"][0]["file"], str(file))
            self.applies(shell, "alarm")
            if file.is_dir() and not file.is_symlink():
                file.rmdir()
            os.replace(aside, file)
            wait_until(lambda: shell.status()["problems"] == [], f"{name} is mended", SOON)
            self.applies(shell, "alarm")

    @staticmethod
    def sparse(file):
        with open(file, "wb") as stream:
            stream.truncate(100_000_000)

    def test_two_shells(self):
        """two shells on one file take the same change, each its own"""
        one = self.start(hide("alarm"), tree=False)
        two = self.start("", "--config", str(one.settings), tree=False, environment={"LINTEL_BUS_NAME": "org.lintel.Shell.Two"})
        one.settings.write_text(hide("timer"))
        self.applies(one, "timer")
        self.applies(two, "timer")

    def test_told_once(self):
        """C-18 Bad save wipes the running settings: they stay, the mistake is told once, and is gone when it is mended"""
        shell = self.start(hide("alarm"), tree=False)
        bad = hide("timer") + 'hidden = ["timer"]\n'
        shell.settings.write_text(bad)
        wait_until(lambda: len(shell.status()["problems"]) == 1, "the mistake is known", SOON)
        problem = shell.status()["problems"][0]
        self.assertEqual((problem["file"], problem["line"]), (str(shell.settings), 3))
        self.assertIn("given twice", problem["message"])
        self.applies(shell, "alarm")
        for _ in range(3):
            os.replace(shell.settings, shell.settings.with_name("x"))
            shell.settings.write_text(bad)
            shell.ctl("reload", check=False)
        self.assertEqual(shell.log.count("given twice"), 1, shell.log)
        shell.settings.write_text(hide("stopwatch"))
        self.applies(shell, "stopwatch")
        self.assertEqual(shell.status()["problems"], [])
        self.assertEqual(shell.log.count("no problem any more"), 1)

    def test_one_colour(self):
        """one colour saved: one frame, no widget made anew, nothing moved"""
        self.open("many")
        shell = self.shell
        self.pointer.move(240, 500)
        self.pointer.scroll(5)
        # The next minute must not paint.
        settings = SETTINGS + '[status]\nformat = "%Y"\n'
        shell.settings.write_text(settings)
        self.wait_rest()
        before, painted = self.identities(), shell.status()["frames"]["painted"]
        top = self.top("Row 20")
        shell.settings.write_text(settings + '[theme]\naccent = "#aa0000"\n')
        wait_until(lambda: shell.status()["frames"]["painted"] > painted, "it is painted", SOON)
        self.wait_rest()
        self.assertEqual(shell.status()["frames"]["painted"], painted + 1)
        self.assertEqual(self.identities(), before)
        self.assertEqual(self.top("Row 20"), top)
        shell.settings.write_text(settings + '# a comment more\n[theme]\naccent = "#aa0000"\n')
        shell.ctl("reload")
        self.assertEqual(shell.status()["frames"]["painted"], painted + 1)

    def wait_rest(self):
        """Until nothing was painted for two seconds: what fades after a scroll is gone too."""
        seen = []

        def rests():
            time.sleep(2)
            seen.append(self.shell.status()["frames"]["painted"])
            return seen[-1:] == seen[-2:-1]
        wait_until(rests, "the picture is at rest")

    def test_isolation(self):
        """a plugin whose isolation or limits are changed is started anew by them, the others run on"""
        shell = self.start('[tabs]\nstart = "alarm"\n', tree=False)
        shell.wait_tab("alarm", "ready")
        shell.ctl("select", "system")
        shell.wait_tab("system", "ready")

        def plugin(name="clock"):
            return next(entry for entry in shell.status()["plugins"] if entry["id"] == f"org.lintel.{name}")
        system = plugin("system")["pid"]
        self.assertEqual(plugin()["isolation"], "process")
        for isolation, memory in (("sandbox", 512), ("sandbox", 256), ("none", 256), ("process", 256)):
            before = plugin()["pid"]
            shell.settings.write_text(f'[tabs]\nstart = "alarm"\n[[plugin]]\nid = "org.lintel.clock"\n'
                                      f'isolation = "{isolation}"\nlimits.memory = "{memory} MiB"\n')
            wait_until(lambda: plugin()["pid"] not in (before, None), f"{isolation} with {memory} MiB is started", 5)
            shell.wait_tab("alarm", "ready")
            self.assertEqual(plugin()["isolation"], isolation)
            self.assertEqual(plugin()["pid"] == shell.pid, isolation == "none")
            self.assertEqual(plugin()["restarts"], 0)
        self.assertEqual(plugin("system")["pid"], system)

    def test_bars(self):
        """C-20 Every reload adds another bar: after ten, a new size and one more there is one window and one of each bar"""
        shell = self.start("[theme]\nscheme = \"light\"\n")
        shell.wait_tab("alarm", "ready")
        watches = self.watches(shell)

        def reload(number):
            shell.settings.write_text(f'[theme]\nscheme = "light"\naccent = "#{number:06x}"\n')
            shell.ctl("reload")
            self.assertEqual(len(self.tree.all(role=(Role.FRAME, Role.WINDOW))), 1)
            for bar in ("Status", "Navigation", "Tabs"):
                self.assertEqual(len(self.tree.all(bar)), 1, self.tree.dump())
            self.assertEqual(len(self.tree.all(role=Role.PAGE_TAB)), 4)
        for number in range(10):
            reload(number)
        self.pointer.run("search", "--onlyvisible", "--name", "Lintel", "windowsize", "480", "600")

        def bottom():
            _, y, _, height = self.tree.wait("Tabs").extents
            return y + height
        wait_until(lambda: bottom() == 600, "the window is 600 px high")
        reload(11)
        self.assertEqual(self.watches(shell), watches)

    def identities(self):
        """Every node by the object that stands for it: a widget made anew is another one."""
        return {node.accessible.path: node.name for node in self.tree.every()}

    def test_typed_text(self):
        """selected tab, stack, scroll and half typed text outlive a change of scheme, font and rules"""
        self.open()
        shell = self.shell
        self.pointer.focus()
        self.pointer.tap(self.tree.wait("Name", Role.TEXT))
        self.pointer.keys("End")
        self.pointer.write(" two")
        field = self.tree.wait("Name", Role.TEXT).accessible

        def text():
            field.clear_cache()
            return Atspi.Text.get_text(field, 0, Atspi.Text.get_character_count(field))
        wait_until(lambda: text() == "Kitchen two", "it is typed")
        stack, selected = shell.stack(), [name for name, tab in shell.tabs().items() if tab["selected"]]
        path = field.path
        height = self.tree.wait("Navigation").extents[3]
        shell.settings.write_text(
            SETTINGS + '[theme]\nscheme = "dark"\nfont = "DejaVu Sans"\n[rules]\nlimits = { "nav.height" = 60 }\n')
        wait_until(lambda: self.tree.wait("Navigation").extents[3] != height, "the bar is higher", SOON)
        self.assertEqual(text(), "Kitchen two")
        self.assertEqual(self.tree.wait("Name", Role.TEXT).accessible.path, path)
        self.assertIn("focused", self.tree.wait("Name", Role.TEXT).states)
        self.assertEqual(shell.stack(), stack)
        self.assertEqual([name for name, tab in shell.tabs().items() if tab["selected"]], selected)

    def test_idle(self):
        """an idle shell that watches its files is not woken: of three looks of three seconds one at least sees nothing"""
        self.open()
        self.assertGreater(self.watches(self.shell), 0)
        counts = []
        for _ in range(3):
            first = self.wakes()
            time.sleep(3)
            counts.append(self.wakes() - first)
        self.assertEqual(min(counts), 0, counts)

    def wakes(self):
        """How often the thread that watches has gone to sleep."""
        total = 0
        for line in open(f"/proc/{self.shell.pid}/status"):
            if line.startswith("voluntary_ctxt_switches"):
                total += int(line.split()[1])
        return total
