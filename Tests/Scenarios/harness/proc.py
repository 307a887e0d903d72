# SPDX-License-Identifier: Apache-2.0
"""What /proc says of a process."""
import ctypes
import mmap
import os
import pathlib


def alive(pid):
    """Whether it runs; one that ended and was not collected does not."""
    try:
        status = pathlib.Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False
    return not any(line.startswith("State:") and line.split()[1] in "ZX" for line in status.splitlines())


def memory(pid):
    """kB by kind, as smaps_rollup names them."""
    lines = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    return {line.split(":")[0]: int(line.split()[1]) for line in lines}


def pss(pid):
    """Proportional memory in kB."""
    return memory(pid)["Pss"]


def own(pid):
    """kB that it takes itself; how pages of files are shared changes with whoever else runs."""
    found = memory(pid)
    return found["Pss_Anon"] + found["Pss_Shmem"]


class SharedPages:
    """Maps the files that a process maps, many times over, until this process ends. A page of a file counts in PSS by
    how many map it: with this, whoever else starts or ends changes next to nothing, and PSS says what the process does."""

    TIMES = 15

    def __init__(self, pid):
        lines = pathlib.Path(f"/proc/{pid}/maps").read_text().splitlines()
        paths = {line.split(maxsplit=5)[5] for line in lines if len(line.split(maxsplit=5)) == 6}
        libc = ctypes.CDLL(None, use_errno=True)
        libc.mmap.restype = ctypes.c_void_p
        libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
        self.maps = 0
        for path in sorted(path for path in paths if path.startswith("/") and os.path.isfile(path)):
            # Python's own maps would each hold a descriptor.
            with open(path, "rb") as file:
                for _ in range(self.TIMES if os.path.getsize(path) else 0):
                    place = libc.mmap(None, os.path.getsize(path), mmap.PROT_READ, mmap.MAP_SHARED | mmap.MAP_POPULATE,
                                      file.fileno(), 0)
                    if place == ctypes.c_void_p(-1).value:
                        raise OSError(ctypes.get_errno(), path)
                    self.maps += 1


def private(pid):
    """kB that nobody shares."""
    found = memory(pid)
    return found["Private_Clean"] + found["Private_Dirty"]


def cpu(pid):
    """Seconds of processor time so far, of all threads."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def precise_cpu(pid):
    """Seconds of processor time so far, of the threads alive, to the nanosecond."""
    total = 0
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        total += int((task / "schedstat").read_text().split()[0])
    return total / 1e9


def switches(pid):
    """Voluntary switches so far, a thread each: {thread: count}."""
    result = {}
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        for line in (task / "status").read_text().splitlines():
            if line.startswith("voluntary_ctxt_switches:"):
                result[int(task.name)] = int(line.split()[1])
    return result


def switches_between(before, after):
    """Of the threads that lived all the time."""
    return sum(after[thread] - count for thread, count in before.items() if thread in after)


def descriptors(pid):
    return len(os.listdir(f"/proc/{pid}/fd"))


def children(pid):
    """Processes whose parent it is."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] not in "ZX":
            found.append(int(entry.name))
    return found
