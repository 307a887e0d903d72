# SPDX-License-Identifier: Apache-2.0
"""What scenarios use: a running shell, its accessibility tree, a pointer, pictures, and a look into /proc."""
from .case import ShellCase
from .pictures import Picture
from .pointer import Pointer
from .shell import Shell
from .waiting import wait_until

__all__ = ["Picture", "Pointer", "Shell", "ShellCase", "wait_until"]
