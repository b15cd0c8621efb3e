# SPDX-License-Identifier: GPL-3.0-or-later
"""A run is stopped, ends or fails while others read its file without pause: it keeps its status, its name and its time."""

import contextlib
import os
import signal
import sqlite3
import sys
import time

from bench import Missed, fault, need, wait_until

MOST_SECONDS = 5  # that readers may cost a run

# As pandas.read_sql_query reads a table, again and again; with "keep" one that never ends its read.
READER = """
import sqlite3, sys, time
file, table, keeps = sys.argv[1], sys.argv[2], sys.argv[3] == "keep"
kept = []
while True:
    try:
        database = sqlite3.connect("file:%s?mode=rw" % file, uri=True)  # which makes no file
        rows = database.execute("SELECT * FROM %s" % table)
        if keeps and rows.fetchone():
            kept.append((database, rows))
            time.sleep(1000)
        rows.fetchall()
        database.close()
    except sqlite3.Error:
        pass
"""

EXPORTER = 'while :; do "$0" export "$1" --table "$2" >/dev/null 2>&1; done'

ENDS = {  # what the model does, what its run's status is, the exit status
    "ends": ("return y", "done", 0),
    "fails": ("return torch.linear(y, torch.ones([3, 5]))", "failed", 4),
    "is stopped": (None, "stopped", 5),
}


def make_model(bench, end):
    from hostile_parts import CODE, with_code

    path = bench.folder / ("%s.pt" % end.replace(" ", "-"))
    if not path.exists():
        last = ENDS[end][0]
        steps = 2000 if last else 10_000_000
        body = "y = torch.linear(x, self.weight)\n    for i in range(%d):\n      y = torch.tanh(y)\n    %s" % (
            steps, last or "return y")
        path.write_bytes(with_code(CODE.replace("weight = self.weight\n    return torch.linear(x, weight)", body)))
    return path


def read_beside(bench, partial, keeps):
    """Starts all that read the file, which go on when it has another name."""
    readers = [bench.start(sys.executable, "-c", READER, partial, table, "keep" if keeps and table == "node" else "")
               for table in ("node", "metric")]
    readers.append(bench.start("sh", "-c", EXPORTER, bench.scalescope, partial, bench.folder / "table.csv"))
    readers.append(bench.start(bench.scalescope, partial))
    return readers


def status_in(file):
    with contextlib.closing(sqlite3.connect("file:%s?mode=ro" % file, uri=True)) as database:
        return dict(database.execute("SELECT key, value FROM run")).get("status")


@fault("readers", "a run is stopped, ends or fails beside the window, export, and two programs that read its tables", few=6)
def beside_readers(bench, random):
    folder = bench.folder / "read"
    folder.mkdir(exist_ok=True)
    bench.clear(folder)
    file, partial = folder / "out.scales", folder / "out.scales.partial"
    end = random.choice(sorted(ENDS))
    keeps = random.random() < 0.3
    _, status, exit_status = ENDS[end]
    command = (bench.scalescope, "run", make_model(bench, end), "--input", "randn:[4,64]", "--progress", "none", "-o", file)
    process = bench.start(*command)
    readers = []
    try:
        wait_until(lambda: partial.exists() or process.poll() is not None)
        readers = read_beside(bench, partial, keeps)
        if end == "is stopped":
            time.sleep(random.random() * 3)
            process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        ended = bench.end_of(process)
        seconds = time.monotonic() - began
        window = readers[-1].poll()
    finally:
        for reader in readers:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(reader.pid, signal.SIGKILL)
            said = reader.communicate()[1]  # at last the window's
        bench.end_all()
    if not file.exists() and not partial.exists() and end == "is stopped":
        raise Missed  # before anything was written
    left = bench.names(folder)
    need(left == {"out.scales"}, "a run that %s leaves %s after %.1f s%s" % (
        end, sorted(left), seconds, ", a reader keeps it" if keeps else ""), ended)
    need(status_in(file) == status, "a run that %s says that it is %s" % (end, status_in(file)), ended)
    need(ended.status == exit_status, "a run that %s has another exit status" % end, ended)
    need(window is None or b"does not exist" in said, "the window ended")  # a run may end before the window looks for it
    if end == "is stopped":
        need(seconds < MOST_SECONDS + 2, "a stop takes %.1f s" % seconds)
    return "%s%s" % (end, ", a reader keeps it" if keeps else "")
