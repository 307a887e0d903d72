# SPDX-License-Identifier: Apache-2.0
"""What every measurement uses: programs to compare, rows to report, folders of plugins."""
import contextlib
import os
import pathlib
import shutil
import statistics
import subprocess
import tempfile

from harness.shell import LINTEL, SOURCE, STAGE, Shell  # noqa: F401

ANCHORS = pathlib.Path(os.environ["LINTEL_ANCHORS"])
ROWS = SOURCE / "Tests/Bench/rows"
median = statistics.median


def row(name, value, unit, limit=None, anchor=None):
    """One figure; with an anchor, the ratio to it as a second row, which the limit then judges."""
    result = [{"name": name, "value": value, "unit": unit}]
    judged, value = result[0], value
    if anchor is not None:
        value = value / anchor
        judged = {"name": f"{name}.ratio", "value": value, "unit": "x"}
        result[0]["anchor"] = anchor
        result.append(judged)
    if limit is not None:
        judged |= {"limit": limit, "met": value <= limit}
    return result


def on_display(group, bare, name, ours, unit, limit):
    """Rows of a figure that is taken on both kinds of display, judged on the one its anchor was taken on."""
    if "WAYLAND_DISPLAY" in os.environ:
        return [*row(f"{group}.wayland.bare", bare, unit), *row(f"{group}.wayland.{name}", ours, unit, None, bare)]
    return [*row(f"{group}.bare", bare, unit), *row(f"{group}.{name}", ours, unit, limit, bare)]


def plugin_copies(folder, count, tabs=1):
    """`count` plugins that are the bench's under other ids, with `tabs` tabs each."""
    for number in range(count):
        target = folder / f"copy-{number:03}"
        shutil.copytree(ROWS, target)
        (target / "plugin.toml").write_text(
            f'id = "org.lintel.bench.copy{number}"\nname = "Copy {number}"\nversion = "1.0"\nprotocol = "1.0"\n'
            'command = ["./rows.py"]\n'
            + "".join(f'\n[[tab]]\nid = "rows-{number}-{tab}"\ntitle = "Copy {number}-{tab}"\nicon = "notes"\n'
                      f"order = {100 + number}\n" for tab in range(tabs)))
    return folder


@contextlib.contextmanager
def shell(copies=0, tabs=1, settings=""):
    """A running shell with the bench's plugin and copies of it."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copytree(ROWS, folder / "rows")
        plugin_copies(folder, copies, tabs)
        running = Shell(settings, environment={"LINTEL_PLUGIN_PATH": str(folder)})
        try:
            yield running.wait_ready()
        finally:
            running.stop()


@contextlib.contextmanager
def program(*command, **environment):
    """A process that is ended at the end."""
    process = subprocess.Popen(list(map(str, command)), env={**os.environ, **environment}, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()
