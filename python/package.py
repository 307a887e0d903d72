# SPDX-License-Identifier: Apache-2.0
"""Builds the package for pip (PEP 517) with nothing but the standard library: a device without a network installs it too."""
import base64
import hashlib
import io
import pathlib
import tarfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent
NAME, VERSION = "lintel", "1.0.0"
METADATA = f"""\
Metadata-Version: 2.1
Name: {NAME}
Version: {VERSION}
Summary: Tabs for the Lintel shell, written in Python
License: Apache-2.0
Requires-Python: >=3.9
"""
WHEEL = "Wheel-Version: 1.0\nGenerator: lintel\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def sources():
    folder = ROOT / NAME
    return sorted([*folder.glob("*.py"), folder / "py.typed"])


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    info = f"{NAME}-{VERSION}.dist-info"
    files = {f"{NAME}/{path.name}": path.read_bytes() for path in sources()}
    files |= {f"{info}/METADATA": METADATA.encode(), f"{info}/WHEEL": WHEEL.encode()}
    record = "".join(f"{name},sha256={digest(data)},{len(data)}\n" for name, data in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    wheel = f"{NAME}-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return wheel


def digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def build_sdist(sdist_directory, config_settings=None):
    base = f"{NAME}-{VERSION}"
    with tarfile.open(pathlib.Path(sdist_directory) / f"{base}.tar.gz", "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for path in [ROOT / "pyproject.toml", ROOT / "package.py", *sources()]:
            archive.add(path, f"{base}/{path.relative_to(ROOT)}")
        entry = tarfile.TarInfo(f"{base}/PKG-INFO")
        entry.size = len(METADATA.encode())
        archive.addfile(entry, io.BytesIO(METADATA.encode()))
    return f"{base}.tar.gz"
