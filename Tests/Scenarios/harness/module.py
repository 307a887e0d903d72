# SPDX-License-Identifier: Apache-2.0
"""module.py FILE RESULT: runs the tests of one file and writes what became of each to RESULT as JSON."""
import importlib.util
import json
import pathlib
import sys
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))


class Recorder(unittest.TestResult):
    def __init__(self, path):
        super().__init__()
        self.path, self.results, self.began = path, [], 0

    def startTest(self, test):
        super().startTest(test)
        self.began = time.monotonic()

    def record(self, test, outcome, text=""):
        name = (test.shortDescription() or test.id()).strip()
        self.results.append({"test": f"{module}: {name}", "outcome": outcome, "text": text,
                             "seconds": time.monotonic() - self.began})
        self.path.write_text(json.dumps(self.results))

    def addSuccess(self, test):
        self.record(test, "passed")

    def addFailure(self, test, error):
        self.record(test, "failed", self._exc_info_to_string(error, test))

    def addError(self, test, error):
        self.record(test, "failed", self._exc_info_to_string(error, test))

    def addSubTest(self, test, part, error):
        if error is not None:
            self.record(part, "failed", self._exc_info_to_string(error, test))

    def addSkip(self, test, reason):
        self.record(test, "failed", f"a tier that cannot run fails: {reason}")


file, result = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
module = file.stem.removeprefix("test_")
specification = importlib.util.spec_from_file_location(file.stem, file)
tests = importlib.util.module_from_spec(specification)
specification.loader.exec_module(tests)
recorder = Recorder(result)
unittest.defaultTestLoader.loadTestsFromModule(tests).run(recorder)
sys.exit(not all(entry["outcome"] == "passed" for entry in recorder.results))
