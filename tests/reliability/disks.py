# SPDX-License-Identifier: GPL-3.0-or-later
"""Disks that are full, limited, read-only or gone: a sentence, a documented exit status, and nothing older is lost."""

import os
import resource
import signal
import time

from bench import MEBIBYTE, Failed, digest, fault, is_one_sentence, need, wait_until
from kills import Output
from mounts import SmallDisk



class Writer:
    """A command that writes these files."""

    def __init__(self, name, names, *words):
        self.name, self.names, self.words = name, names, words

    def command(self, bench, folder):
        return [bench.scalescope] + [str(folder / word[1:]) if word.startswith("@") else
                                     str(bench.folder / word[1:]) if word.startswith("~") else word
                                     for word in self.words]


def export(option, name):
    return Writer("export " + option, {name}, "export", "~rounded.scales", option, "@" + name)


WRITERS = [
    export("--table", "nodes.csv"), export("--table", "nodes.json"), export("--modules", "modules.csv"),
    export("--plot", "plot.svg"), export("--plot", "plot.png"), export("--plot", "plot.pdf"),
    export("--error-plot", "error.svg"), export("--heat-map", "heat.png"), export("--graph", "graph.svg"),
    export("--graph", "graph.pdf"), export("--graph", "graph.dot"), export("--waterfall", "waterfall.svg"),
    export("--code", "code.txt"), export("--transforms", "transforms.csv"), export("--quantization", "rounded.csv"),
    export("--proposals", "proposals.csv"), export("--recipe", "recipe.json"), export("--theory", "theory.csv"),
    export("--report", "report.html"),
    Writer("compare", {"changes.csv"}, "compare", "~small.scales", "~rounded.scales", "--table", "@changes.csv"),
    Writer("compare", {"changes.svg"}, "compare", "~small.scales", "~rounded.scales", "--plot", "@changes.svg"),
    Writer("compare", {"changes.html"}, "compare", "~small.scales", "~rounded.scales", "--report", "@changes.html"),
    Writer("bisect", {"causes.csv"}, "bisect", "~small.pt", "--input", "randn:[4,64]", "--transform", "fp8", "--target",
           "gradients", "--progress", "none", "--table", "@causes.csv"),
    Writer("quantize", {"out.npy"}, "quantize", "e4m3fn", "~in.npy", "@out.npy"),
]


def npy(count):
    header = b"{'descr': '<f4', 'fortran_order': False, 'shape': (%d,), }" % count
    header += b" " * (63 - (10 + len(header)) % 64) + b"\n"
    return b"\x93NUMPY\1\0" + len(header).to_bytes(2, "little") + header + bytes(4 * count)


def prepare(bench):
    """The files that the writers read."""
    if (bench.folder / "rounded.scales").exists():
        return
    small = bench.model(60, "small.pt")
    for name, more in (("small", ()), ("rounded", ("--transform", "fp8"))):
        ended = bench.run(bench.scalescope, "run", small, "--input", "randn:[4,64]", *more, "-o",
                          bench.folder / (name + ".scales"))
        need(ended.status == 0, "a run that others are made from fails", ended)
    (bench.folder / "in.npy").write_bytes(npy(3 * MEBIBYTE))


def need_refused(bench, ended, writer, statuses=(2,)):
    said = [line for line in ended.errors.strip().splitlines() if not line.startswith("Note")]
    need(ended.status in statuses, "%s has another exit status" % writer, ended)
    need(bool(said) and is_one_sentence(said[-1]), "%s says no sentence" % writer, ended)
    bench.need_no_process()


def all_writers(bench, fault_of, tried=None):
    """Does a fault to each writer, where files of before lie; gives how many and with which results."""
    prepare(bench)
    results = {}
    for writer in tried or WRITERS:
        result = fault_of(writer)
        results[result] = results.get(result, 0) + 1
    return sum(results.values()), results


def older_files(folder, writer):
    for name in writer.names:
        (folder / name).write_text("older")


def need_older(bench, folder, writer, besides=()):
    left = bench.names(folder)
    need(left == writer.names | set(besides), "%s leaves %s" % (writer.name, sorted(left)))
    need(all((folder / name).read_text() == "older" for name in writer.names), "%s: the older file is lost" % writer.name)


@fault("full-writers", "a full disk, for export of every kind, compare, bisect and quantize", whole=True)
def full_writers(bench, rounds):
    def one(writer):
        with SmallDisk(bench.folder / "disk", 8 * MEBIBYTE) as disk:
            older_files(disk.folder, writer)
            disk.fill()
            ended = bench.run(*writer.command(bench, disk.folder))
            need_refused(bench, ended, writer.name)
            need_older(bench, disk.folder, writer, {"filler"})
        return "a sentence, status 2, the older file whole"

    return all_writers(bench, one)


@fault("read-only-writers", "a folder that is read-only, for the same", whole=True)
def read_only_writers(bench, rounds):
    def one(writer):
        with SmallDisk(bench.folder / "disk", 8 * MEBIBYTE) as disk:
            older_files(disk.folder, writer)
            disk.make_read_only()
            ended = bench.run(*writer.command(bench, disk.folder))
            need_refused(bench, ended, writer.name)
            need_older(bench, disk.folder, writer)
        return "a sentence, status 2, the older file whole"

    return all_writers(bench, one)


def limit_files(size):
    """As a quota, or `ulimit -f`, of a user: a file of more bytes is refused."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


@fault("limited-writers", "a limit on the size of a file (RLIMIT_FSIZE), for the same", whole=True)
def limited_writers(bench, rounds):
    def one(writer):
        folder = bench.folder / "limited"
        folder.mkdir(exist_ok=True)
        bench.clear(folder)
        older_files(folder, writer)
        ended = bench.run(*writer.command(bench, folder), preexec_fn=limit_files(100))
        need_refused(bench, ended, writer.name)
        need_older(bench, folder, writer)
        return "a sentence, status 2, the older file whole"

    return all_writers(bench, one)


@fault("taken-writers", "a folder that has the output's name, and one that is not there, for the same", whole=True)
def taken_writers(bench, rounds):
    def one(writer):
        folder = bench.folder / "taken"
        for name in writer.names:
            (folder / name).mkdir(parents=True)
        need_refused(bench, bench.run(*writer.command(bench, folder)), writer.name)
        need(bench.names(folder) == writer.names, "%s leaves something" % writer.name)
        bench.remove(folder)
        need_refused(bench, bench.run(*writer.command(bench, folder)), writer.name)
        return "a sentence, status 2"

    return all_writers(bench, one)


class DiskOutput(Output):
    """The folder of a run's output on a small disk, with a complete run of before."""

    def __init__(self, bench, disk):
        self.disk = disk
        super().__init__(bench)
        need(bench.run(*self.command).status == 0, "the older run fails")
        self.older = digest(self.file)

    def place(self):
        return self.disk.folder

    def need_refused(self, ended, statuses=(2, 5)):
        """Gives what is left, in a word."""
        need_refused(self.bench, ended, "run", statuses)
        need(self.file.exists() and digest(self.file) == self.older, "the older run is lost")
        need(not self.partial.exists() or self.need_opens(self.partial), "the partial file does not open")
        return "status %d, the older run whole, %s" % (
            ended.status, "a partial file, which opens" if self.partial.exists() else "no partial file")


@fault("full-run", "a disk that becomes full at a random moment of a run", few=3)
def full_run(bench, random):
    with SmallDisk(bench.folder / "disk", 64 * MEBIBYTE) as disk:
        output = DiskOutput(bench, disk)
        needed = output.file.stat().st_size
        disk.fill(int(random.random() * needed))
        ended = bench.run(*output.command)
        if ended.status == 0:
            return "there was room enough"
        disk.make_room()
        result = output.need_refused(ended)
        output.need_next_run_replaces()
        return result


@fault("limited-run", "a limit on the size of a file that a run reaches at a random moment", few=3)
def limited_run(bench, random):
    output = Output(bench)
    bench.clear(output.folder)
    need(bench.run(*output.command).status == 0, "the older run fails")
    older, needed = digest(output.file), output.file.stat().st_size
    ended = bench.run(*output.command, preexec_fn=limit_files(int(random.random() * needed)))
    if ended.status == 0:
        return "there was room enough"
    need_refused(bench, ended, "run", (2, 5))
    need(digest(output.file) == older, "the older run is lost")
    result = output.need_opens(output.partial) if output.partial.exists() else "no partial file"
    output.need_next_run_replaces()
    return "status %d, the older run whole, %s" % (ended.status, result)


def during_run(bench, random, change):
    """Starts a run and changes something at a random moment after its partial file has come to be."""
    output = Output(bench)
    bench.clear(output.folder)
    need(bench.run(*output.command).status == 0, "the older run fails")
    seconds = bench.seconds_of(*output.command)
    output.older = digest(output.file)
    process = bench.start(*output.command)
    if not wait_until(lambda: output.partial.exists() or process.poll() is not None):
        raise Failed("a run has no partial file")
    time.sleep(random.random() * seconds / 3)
    change(output)
    ended = bench.end_of(process)
    bench.need_no_process()
    return output, ended


@fault("read-only-run", "a folder that is read-only when a run begins", few=1)
def read_only_run(bench, random):
    with SmallDisk(bench.folder / "disk", 64 * MEBIBYTE) as disk:
        output = DiskOutput(bench, disk)
        disk.make_read_only()
        return output.need_refused(bench.run(*output.command), (2,))


@fault("folder-vanishes", "the folder of the output is removed in a run", few=2)
def folder_vanishes(bench, random):
    output, ended = during_run(bench, random, lambda output: bench.remove_while_written(output.folder))
    if ended.status == 0:
        return "it had ended"
    need_refused(bench, ended, "run", (2, 5))
    return "a sentence, status %d" % ended.status


@fault("output-taken", "a folder takes the name of the output in a run", few=2)
def output_taken(bench, random):
    def take(output):
        output.file.unlink(missing_ok=True)
        output.file.mkdir()
        (output.file / "mine").write_text("mine")

    output, ended = during_run(bench, random, take)
    if ended.status == 0:
        need((output.file / "mine").exists() or output.file.is_file(), "the folder is lost")
        bench.remove(output.file)
        return "it had ended, or found another name"
    need_refused(bench, ended, "run", (2, 5))
    need((output.file / "mine").read_text() == "mine", "the folder is lost")
    result = output.need_opens(output.partial) if output.partial.exists() else "no partial file"
    bench.clear(output.folder)
    return "a sentence, status %d, %s" % (ended.status, result)


@fault("partial-removed", "somebody removes the partial file in a run", few=2)
def partial_removed(bench, random):
    output, ended = during_run(bench, random, lambda output: output.partial.unlink(missing_ok=True))
    if ended.status == 0:
        return "it had ended"
    need_refused(bench, ended, "run", (2, 5))
    need(digest(output.file) == output.older, "the older run is lost")
    output.need_next_run_replaces()
    return "a sentence, status %d, the older run whole" % ended.status


@fault("partial-replaced", "somebody puts a file of his own in the partial file's place", few=2)
def partial_replaced(bench, random):
    def replace(output):
        mine = output.folder / "mine"
        mine.write_text("mine")
        os.rename(mine, output.partial)

    output, ended = during_run(bench, random, replace)
    if ended.status == 0:
        return "it had ended"
    need_refused(bench, ended, "run", (2, 5))
    need(digest(output.file) == output.older, "the older run is lost")
    need(output.partial.read_text() == "mine", "somebody's file is lost")
    again = bench.run(*output.command)
    need_refused(bench, again, "the next run", (2,))
    need(output.partial.read_text() == "mine", "the next run loses somebody's file")
    return "a sentence, status %d, both files whole" % ended.status


@fault("stopped-run", "a signal stops the command at a random moment of a run", few=2)
def stopped_run(bench, random):
    output = Output(bench)
    output.begin(random)
    process = bench.start(*output.command)
    output.random_moment(random)
    sent = random.choice((signal.SIGINT, signal.SIGTERM, signal.SIGHUP))
    process.send_signal(sent)
    ended = bench.end_of(process)
    began = output.partial.exists() or output.file.exists()
    need(ended.status in (0, 5) or (ended.status == -sent and not began), "another exit status", ended)
    return output.need_whole(ended)
