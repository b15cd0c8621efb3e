# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine, the command, or both are killed at a random moment: what is left is whole, or is not there."""

import contextlib
import os
import sqlite3
import time

from bench import Missed, digest, fault, is_one_sentence, kill, need, wait_until

MAY_BE_LEFT = {"out.scales.partial", "out.scales.partial-journal", "out.scales.partial.values", "out.scales",
               "out.values", "out.incomplete.scales", "out.incomplete.values", "out.scales.partial.older",
               "out.incomplete.scales.partial.older"}


class Output:
    """The folder that runs write to, and what must hold in it after a kill."""

    def __init__(self, bench):
        self.bench = bench
        self.folder = self.place()
        self.folder.mkdir(exist_ok=True)
        self.file = self.folder / "out.scales"
        self.partial = self.folder / "out.scales.partial"
        self.command = (bench.scalescope, "run", self.model(), "--input", "randn:[4,64]", "--progress", "json",
                        "--save-values", "tanh_7$", "-o", self.file)
        self.older = None

    def place(self):
        return self.bench.folder / "results"

    def model(self):
        path = self.bench.folder / "loop.pt"
        return path if path.exists() else self.bench.model()

    def begin(self, random):
        """Every second time a complete run is there already, which nothing may harm."""
        seconds = self.bench.seconds_of(*self.command)
        if random.random() < 0.5:
            if not self.file.exists() or self.partial.exists():
                need(self.bench.run(*self.command).status == 0, "a run fails after %s seconds" % seconds)
            self.older = digest(self.file)
        else:
            self.bench.clear(self.folder)

    def random_moment(self, random):
        """Late ones more often: the first half of a run goes by before it writes."""
        time.sleep(random.random() ** 0.5 * 1.05 * self.bench.seconds_of(*self.command))

    def need_whole(self, ended):
        """Gives what is left, in a word."""
        bench = self.bench
        bench.need_no_process()
        left = bench.names(self.folder)
        need(left <= MAY_BE_LEFT, "a file is left that must not be: %s" % sorted(left - MAY_BE_LEFT))
        if self.file.exists() and digest(self.file) != self.older:
            status = self.says("status", self.file)
            need(status == "done" or (status == "stopped" and self.older is None), "the run's status is " + str(status))
            result = "it had ended" if status == "done" else "stopped in order"
        elif self.partial.exists():
            result = self.need_opens(self.partial)
        else:
            incomplete = self.folder / "out.incomplete.scales"
            result = "stopped in order" if incomplete.exists() else "nothing was written yet"
            if incomplete.exists():
                need(self.says("status", incomplete) == "stopped", "a stopped run does not say so")
        need(self.older is None or self.file.exists(), "the older run is gone")
        self.need_next_run_replaces()
        return result

    def export(self, file):
        return self.bench.run(self.bench.scalescope, "export", file, "--table", self.bench.folder / "table.csv")

    def says(self, fact, file):
        """A fact of a run, as the table run has it."""
        # Not only to read: what undoes a batch may be beside it.
        with contextlib.closing(sqlite3.connect("file:%s?mode=rw" % file, uri=True)) as database:
            return dict(database.execute("SELECT key, value FROM run")).get(fact)

    def need_opens(self, file):
        ended = self.export(file)
        if ended.status == 3:
            need(is_one_sentence(ended.errors), "a partial file can't be read, and no sentence says so", ended)
            need("nothing was written" in ended.errors, "a partial file does not open", ended)
            return "an empty partial file, which says so"
        need(ended.status == 0, "a partial file does not open", ended)
        status = self.says("status", file)
        if status in ("done", "stopped"):  # killed, or out of time, between the last batch and the new name
            need(status == "done" or "is stopped" in ended.errors, "a stopped run does not say so", ended)
            return "a %s partial file, which opens: it only lacked its name" % status
        need("incomplete" in ended.errors or "interrupted" in ended.errors, "a partial file does not say what it is", ended)
        need(self.says("status", file) == "incomplete", "the partial file's status is not incomplete")
        return "a partial file, which opens"

    def need_next_run_replaces(self):
        ended = self.bench.timed_run(*self.command)
        need(ended.status == 0, "the next run fails", ended)
        left = self.bench.names(self.folder) - {"out.incomplete.scales", "out.incomplete.values"}
        need(left == {"out.scales", "out.values"}, "the next run leaves %s" % sorted(left))
        need(self.says("status", self.file) == "done", "the next run is not complete")
        for name in ("out.incomplete.scales", "out.incomplete.values"):
            self.bench.remove(self.folder / name)


def try_kill(bench, random, victims):
    output = Output(bench)
    output.begin(random)
    process = bench.start(*output.command)
    output.random_moment(random)
    hit = victims(process) if process.poll() is None else []
    for number in hit:
        kill(number)
    ended = bench.end_of(process)
    if not hit:
        raise Missed
    result = output.need_whole(ended)
    if process.pid in hit:
        need(ended.status in (-9, 0), "the killed command ended otherwise", ended)
    elif ended.status != 0:
        need(ended.status == 4, "the death of the engine has another exit status", ended)
        need("killed" in ended.errors or "signal" in ended.errors, "the death of the engine is not said", ended)
    return result


def one_of(random, numbers):
    return [random.choice(numbers)] if numbers else []


@fault("kill-engine", "kill -9 of the engine at a random moment of a run", few=6)
def kill_engine(bench, random):
    return try_kill(bench, random, lambda process: one_of(random, bench.engines()))


@fault("kill-command", "kill -9 of scalescope run at a random moment", few=6)
def kill_command(bench, random):
    return try_kill(bench, random, lambda process: [process.pid])


@fault("kill-both", "kill -9 of scalescope run and all that it started, at once", few=6)
def kill_both(bench, random):
    return try_kill(bench, random, lambda process: [number for number, _ in bench.marked()])


def is_committing(journal):
    try:
        return os.stat(journal).st_size > 0
    except OSError:
        return False


@fault("kill-commit", "kill -9 of all while SQLite has a batch open: its journal is there", few=6)
def kill_commit(bench, random):
    output = Output(bench)
    output.begin(random)
    batches = random.randrange(1, 5)
    process = bench.start(*output.command)
    journal = output.folder / "out.scales.partial-journal"
    for _ in range(batches):
        if not wait_until(lambda: is_committing(journal) or process.poll() is not None):
            break
        wait_until(lambda: random.random() < 0.3 or process.poll() is not None)
    for number, _ in bench.marked():
        kill(number)
    is_in_batch = is_committing(journal)
    ended = bench.end_of(process)
    if not is_in_batch:
        raise Missed
    return output.need_whole(ended)


@fault("kill-suggestions", "kill -9 of a process of scalescope info --suggest-inputs, which tries them in children", few=4)
def kill_suggestions(bench, random):
    model = bench.folder / "loop.pt"
    command = (bench.scalescope, "info", model if model.exists() else bench.model(), "--suggest-inputs")
    seconds = bench.seconds_of(*command)
    before = bench.names(bench.folder)
    process = bench.start(*command)
    time.sleep(random.random() * seconds)
    hit = one_of(random, [number for number, _ in bench.marked()])
    for number in hit:
        kill(number)
    ended = bench.end_of(process)
    if not hit:
        raise Missed
    bench.need_no_process()
    need(bench.names(bench.folder) == before, "a file is left")
    if ended.status not in (0, -9):
        need(is_one_sentence(ended.errors), "what happened is not said in a sentence", ended)
    return "it had ended, or tried on" if ended.status == 0 else "killed" if ended.status == -9 else "said so"


def is_report(file):
    text = file.read_text()
    return text.rstrip().endswith("</html>") and "dot ended early" in text


EXPORTED = ["nodes.csv", "plot.pdf", "graph.svg", "report.html"]


@fault("kill-export", "kill -9 of scalescope export, or of its dot, while files of before are there", few=4)
def kill_export(bench, random):
    output = Output(bench)
    folder = bench.folder / "exports"
    folder.mkdir(exist_ok=True)
    command = [bench.scalescope, "export", bench.folder / "small.scales"]
    for option, name in zip(("--table", "--plot", "--graph", "--report"), EXPORTED):
        command += [option, folder / name]
    if not (bench.folder / "small.scales").exists():
        small = bench.model(100, "small.pt")
        bench.seconds_of(bench.scalescope, "run", small, "--input", "randn:[4,64]", "-o", bench.folder / "small.scales")
    seconds = bench.seconds_of(*command)
    older = {name: digest(folder / name) for name in EXPORTED}
    process = bench.start(*command)
    time.sleep(random.random() * seconds)
    hit = one_of(random, [number for number, _ in bench.marked()])
    for number in hit:
        kill(number)
    ended = bench.end_of(process)
    if not hit:
        raise Missed
    bench.need_no_process()
    need(bench.names(folder) == set(EXPORTED), "other files are left: %s" % sorted(bench.names(folder)))
    # The same run gives the same bytes, so that an older file and a new one are equal; but for a report whose dot was
    # killed, which says that instead of the graph.
    changed = [name for name in EXPORTED if digest(folder / name) != older[name]]
    need(not changed or (changed == ["report.html"] and ended.status == 0 and is_report(folder / "report.html")),
         "an export is not whole: %s" % changed)
    if ended.status not in (0, -9):
        need(is_one_sentence(ended.errors.splitlines()[-1]), "what happened is not said in a sentence", ended)
    return "it had ended" if ended.status == 0 else "killed" if ended.status == -9 else "said so"
