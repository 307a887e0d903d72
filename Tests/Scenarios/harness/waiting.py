# SPDX-License-Identifier: Apache-2.0
"""Waiting for something to be so, never for time to pass."""
import time

from gi.repository import GLib


def wait_until(condition, what, timeout=10):
    """The first true value of condition(), which is asked every 20 ms while events are served.

    An exception of condition() counts as not yet; the last one is told when the time is up.
    """
    context = GLib.MainContext.default()
    end = time.monotonic() + timeout
    reason = ""
    while True:
        try:
            value = condition()
            if value:
                return value
            reason = f"last value {value!r}"
        except Exception as error:  # whatever the tree or a vanishing process throws
            reason = f"{type(error).__name__}: {error}"
        if time.monotonic() > end:
            raise AssertionError(f"{what}: not so after {timeout} s ({reason})")
        tick = GLib.timeout_source_new(20)
        tick.set_callback(lambda *_: GLib.SOURCE_REMOVE)
        tick.attach(context)
        while not tick.is_destroyed():
            context.iteration(True)
