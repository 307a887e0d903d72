# SPDX-License-Identifier: Apache-2.0
"""An ordinary user for what refuses to run as root, and copies it can read."""
import os
import pathlib
import pwd
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]
NAME = "lintel-test"
SHARED = ("README.md", "Tools", "Tests/Scenarios", "Tests/Pictures", "Tests/Fixtures", "Tests/Mocks", "Tests/Bench",
          "Plugins/examples", "docs/Lintel.docc", "python", "Resources/Icons", "data")


def unprivileged(stage, folder):
    """What to put before a command, and the stage and the sources as its user sees them; `folder` takes the copies."""
    if os.geteuid() != 0:
        return [], stage, ROOT
    try:
        pwd.getpwnam(NAME)
    except KeyError:
        subprocess.check_call(["useradd", "--create-home", "--shell", "/bin/sh", NAME])
    folder.chmod(0o755)
    shutil.copytree(stage, folder / "stage", symlinks=True)
    for part in SHARED:
        target = folder / "source" / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, target, ignore=shutil.ignore_patterns("__pycache__"))
        elif (ROOT / part).is_file():
            shutil.copy(ROOT / part, target)
    subprocess.check_call(["chmod", "-R", "go=rX", folder / "stage", folder / "source"])
    sockets = pathlib.Path("/tmp/.X11-unix")
    sockets.mkdir(exist_ok=True)
    sockets.chmod(0o1777)
    return ["runuser", "-u", NAME, "--"], folder / "stage", folder / "source"
