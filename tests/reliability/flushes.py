# SPDX-License-Identifier: GPL-3.0-or-later
"""What a cut of the power may not find: a name that leads to what is not on the disk yet. strace sees the order."""

import re
import shutil

from bench import Skip, fault, need
from kills import Output

FLUSH = re.compile(r"f(?:data)?sync\((\d+)<([^>]*)>(?:\(deleted\))?\) += 0")
# A file that was made without a name: strace goes on calling it by its number.
LINK = re.compile(r'linkat\([^"]*"/proc/self/fd/(\d+)", [^"]*"([^"]*)"')
RENAME = re.compile(r"rename(?:at2?)?\(.*\) += 0")


class Trace:
    """The calls of a trace in their order: ("flush", path) and ("rename", path, new path)."""

    def __init__(self, text):
        self.calls = []
        named = {}
        for line in text.splitlines():
            if link := LINK.search(line):
                named[link.group(1)] = link.group(2)
            elif flush := FLUSH.search(line):
                descriptor, path = flush.groups()
                self.calls.append(("flush", named.get(descriptor, path) if "/#" in path else path))
            elif RENAME.search(line):
                self.calls.append(("rename", *re.findall(r'"([^"]*)"', line)))

    def first(self, *call, after=-1):
        for place in range(after + 1, len(self.calls)):
            if self.calls[place] == call:
                return place
        return -1


@fault("flush-order", "the calls of a run: content is on the disk before its name, and the name before the end", few=1)
def flush_order(bench, random):
    if shutil.which("strace") is None:
        raise Skip("strace is not installed, which sees what is flushed.")
    output = Output(bench)
    bench.clear(output.folder)
    need(bench.run(*output.command).status == 0, "the run before fails")
    log = bench.folder / "trace.txt"
    ended = bench.run("strace", "-f", "-y", "-qq", "-o", log, "-e", "trace=fsync,fdatasync,rename,renameat,renameat2,linkat",
                      *output.command)
    if "ptrace" in ended.errors and ended.status != 0:
        raise Skip("this machine does not let strace watch: " + ended.errors.strip()[:100])
    need(ended.status == 0, "the traced run fails", ended)
    trace = Trace(log.read_text(errors="replace"))
    partial, values = str(output.partial), str(output.partial) + ".values"
    renamed = trace.first("rename", partial, str(output.file))
    need(renamed >= 0, "no rename of the partial file is seen")
    need(0 <= trace.first("flush", partial) < renamed, "the partial file is not flushed before it is renamed")
    saved = [call[1] for call in trace.calls[:renamed] if call[0] == "flush" and call[1].startswith(values + "/")]
    need(any(name.endswith(".npy") for name in saved), "saved values are not flushed before the file is renamed")
    place = str(output.folder / "out.values")
    need(0 <= trace.first("rename", place, partial + ".older") < renamed, "older values are not set aside before")
    moved = trace.first("rename", values, place)
    need(moved == renamed + 1, "the values are not moved at once after the run file")
    need(trace.first("flush", str(output.folder), after=moved) >= 0, "the folder is not flushed after the names")
    bench.clear(output.folder)
    return "flush of content, rename, flush of the folder"
