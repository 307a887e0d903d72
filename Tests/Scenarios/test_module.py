# SPDX-License-Identifier: Apache-2.0
"""The Python module `lintel`: its messages are those of the schemas, it installs with pip, and its types hold together."""
import json
import subprocess
import sys
import tempfile
import unittest

from harness.shell import SOURCE

sys.path.insert(0, str(SOURCE / "python"))
import lintel  # noqa: E402
from lintel.testing import Tester  # noqa: E402

DISPLAY = "none"


class Every(lintel.Screen):
    """One of everything."""

    def __init__(self):
        self.seen = []

    def page(self):
        def see(name):
            return lambda *value: self.seen.append((name, *value))
        rows = [
            lintel.Row("Tap", on_tap=see("tap"), subtitle="s", value="v", icon="bell", destructive=True,
                       swipes=[lintel.Swipe("Delete", see("delete"), id="delete", icon="trash", destructive=True)]),
            lintel.Row("Switch", control=lintel.Switch(True, see("switch"))),
            lintel.Row("Check", control=lintel.Check(False), on_tap=see("check")),
            lintel.Row("Stepper", control=lintel.Stepper(2, 0, 9, 0.5, see("stepper"))),
            lintel.Row("Slider", control=lintel.Slider(0.2, changed=see("slider"))),
            lintel.Row("Bar", control=lintel.ProgressBar(0.5)), lintel.Row("Mark", control=lintel.Badge("3")),
            lintel.Row("Field", control=lintel.TextField("a", "b", see("field"))),
            lintel.Row("Choice", control=lintel.Choice([("a", "A"), ("b", "B")], "a", see("choice"))),
            lintel.Row("Deeper", opens=Every),
        ]
        return lintel.Page(
            "Every", lintel.List(lintel.Section(rows, header="H", footer="F"),
                                 lintel.Section(id="many", count=1000, row=lambda index: lintel.Row(f"Row {index}", id=f"r{index}"))),
            lintel.Text(["Read ", lintel.Run("this", "strong"), lintel.Link("now", see("link"))], alignment="centre"),
            lintel.Explanation("None", why="why", remedy="remedy", icon="warning", button=("Again", see("again"))),
            lintel.Progress(0.3, "Copying"), lintel.SideBySide(lintel.Progress(id="other")),
            lintel.Grid(lintel.GridItem("Card", picture="a.png", subtitle="s", on_tap=see("card")),
                        lintel.GridItem("Leads", icon="home", shows_title=False, opens=Every), width=100, aspect=1.5),
            lintel.Picture("a.png", "A hill", 100, "cover"), lintel.Media("a.ogg", "A song", loops=True),
            lintel.Split(("Left", Every), ("Right", Every)), lintel.Canvas("plot", 100, "A plot"),
            trailing=(lintel.Button("Add", see("add"), icon="plus"),), leading=(lintel.Button("Go", opens=Every),),
            segments=(lintel.Segment("One", "one"), lintel.Segment("Two", "two")), on_segment=see("segment"),
            leave=lintel.Leave("Leave?", "Lost.", "Leave", "Stay"), largeTitle="never")


class Module(unittest.TestCase):
    def setUp(self):
        self.tester = Tester(lintel.Plugin({"t": Every}))
        self.tester.open("t")

    def test_schema(self):
        """one of everything is valid by the schemas"""
        import jsonschema
        schemas = {path.name: json.loads(path.read_text()) for path in (SOURCE / "data/schema/messages").glob("*.json")}
        schema = schemas["screen.open.json"]
        resolver = jsonschema.RefResolver(schema["$id"], schema, store=schemas)
        jsonschema.Draft202012Validator(schema["$defs"]["result"], resolver=resolver).validate(self.tester.screen)

    def test_actions(self):
        """what a person does reaches the author's code, with its value"""
        screen = self.tester.plugin._open["t", "root"]
        for node in ("tap", "check", "now", "again", "card", "add", "two"):
            self.tester.tap(node)
        self.tester.tap("switch")
        for node, value in (("stepper", 3), ("slider", 0.4), ("field", "x"), ("choice", "b")):
            self.tester.change(node, value)
        self.tester.swipe("tap", "delete")
        self.assertEqual(screen.seen, [("tap",), ("check",), ("link",), ("again",), ("card",), ("add",), ("segment", "two"),
                                       ("switch", False), ("stepper", 3), ("slider", 0.4), ("field", "x"), ("choice", "b"),
                                       ("delete",)])

    def test_rows(self):
        """rows on demand are made for the range that is asked for"""
        rows = self.tester._ask("rows", tab="t", screen="root", section="many", first=700, count=3)["rows"]
        self.assertEqual([row["id"] for row in rows], ["r700", "r701", "r702"])

    def test_stack(self):
        """a row leads deeper, and back closes what it led to"""
        self.tester.tap("deeper")
        self.assertEqual(len(self.tester.stacks["t"]), 2)
        self.tester.back()
        self.assertEqual(list(self.tester.plugin._open), [("t", "root")])

    def test_errors(self):
        """an error of the author's code answers the request and goes to the log; what is unknown too"""
        with self.assertRaisesRegex(AssertionError, "nothing"):
            self.tester._act("nothing", "activate")
        self.tester.plugin._open["t", "root"]._made.actions["tap"] = lambda _: 1 / 0
        with self.assertRaisesRegex(AssertionError, "ZeroDivisionError"):
            self.tester.tap("tap")
        self.assertIn("ZeroDivisionError", self.tester.log[-1])

    def test_timers(self):
        """time is the test's, and a screen's timers end with it"""
        ticks = []
        screen = self.tester.plugin._open["t", "root"]
        screen.every(2, lambda: ticks.append(1))
        self.tester.advance(7)
        self.assertEqual(len(ticks), 3)
        screen.end()
        self.tester.advance(7)
        self.assertEqual(len(ticks), 3)

    def test_pip(self):
        """it installs from the tree with pip, without anything from elsewhere, and brings its types"""
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["cp", "-r", SOURCE / "python", f"{folder}/source"], check=True)
            subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-build-isolation", "--no-deps",
                            "--target", f"{folder}/site", f"{folder}/source"], check=True, capture_output=True)
            code = "import lintel, os; print(lintel.__file__, os.path.exists(os.path.dirname(lintel.__file__) + '/py.typed'))"
            done = subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": f"{folder}/site"}, text=True,
                                  capture_output=True, cwd=folder, check=True)
            self.assertEqual(done.stdout.split(), [f"{folder}/site/lintel/__init__.py", "True"])
