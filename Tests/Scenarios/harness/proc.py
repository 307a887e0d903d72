# SPDX-License-Identifier: Apache-2.0
"""What /proc says of a process."""
import os
import pathlib


def alive(pid):
    """Whether it runs; one that ended and was not collected does not."""
    try:
        status = pathlib.Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False
    return not any(line.startswith("State:") and line.split()[1] in "ZX" for line in status.splitlines())


def own_memory(pid):
    """kB that the process alone answers for. Pages of libraries are left out: how many others share them changes with
    whatever else runs, and by more than a leak would."""
    lines = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(("Pss_Anon:", "Pss_Shmem:")))


def pss(pid):
    """Proportional memory in kB."""
    for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    raise OSError(f"no Pss for {pid}")


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
