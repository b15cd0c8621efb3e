# SPDX-License-Identifier: GPL-3.0-or-later
"""The window is killed at a random moment: its engine ends, its runs open, and the next start finds the session.

The window is window_trial, which makes it as main() does and starts runs as a user does who does not wait.
"""

import re
import time

from bench import MEBIBYTE, Missed, Skip, fault, kill, need, wait_until
from mounts import SmallDisk

OF_RUNS = re.compile(r".*\.scales(\.partial(-journal)?)?")
OF_SETTINGS = {"Scalescope.conf"}


class Window:
    def __init__(self, bench):
        self.bench = bench
        self.program = bench.programs.parent / "tests" / "window_trial"
        if not self.program.exists():
            raise Skip("the program window_trial is not built.")
        self.runs = bench.home / "data" / "Scalescope" / "Scalescope" / "runs"
        self.settings = bench.home / "config" / "Scalescope"
        self.kept = bench.folder / "kept.scales"
        if not self.kept.exists():
            self.prepare()

    def prepare(self):
        """A session with a run in it, which every later start must find."""
        bench = self.bench
        self.model = bench.model(1500)
        ended = bench.run(bench.scalescope, "run", self.model, "--input", "randn:[4,64]", "-o", self.kept)
        need(ended.status == 0, "a run fails", ended)
        (bench.folder / "loop.inputs.json").write_text('{"x": "randn:[4,64]"}')
        self.look(self.kept)

    def environment(self):
        return dict(self.bench.environment, SCALESCOPE_ENGINE=self.bench.engine)

    def start(self):
        return self.bench.start(self.program, "run", self.bench.folder / "loop.pt", self.bench.folder / "loop.inputs.json",
                                env=self.environment())

    def look(self, *files):
        """What a start finds that was open before: (kind, name)."""
        ended = self.bench.run(self.program, "look", *files, env=self.environment())
        need(ended.status == 0, "the next window does not start", ended)
        found = [tuple(line.split("\t", 1)) for line in ended.output.splitlines() if "\t" in line]
        self.need_clean()
        return found

    def need_clean(self):
        self.bench.need_no_process()
        left = self.bench.names(self.settings)
        need(left <= OF_SETTINGS, "beside the settings is left: %s" % sorted(left - OF_SETTINGS))

    def need_session(self):
        found = self.look()
        need(("run", str(self.kept)) in found, "the session is lost: %s" % found)

    def need_runs_open(self):
        """Gives how many are partial; all can be read."""
        partial = 0
        for file in sorted(self.runs.iterdir()) if self.runs.exists() else []:
            need(OF_RUNS.fullmatch(file.name), "a file is left that must not be: " + file.name)
            if file.name.endswith("-journal"):
                continue
            partial += file.name.endswith(".partial")
            ended = self.bench.run(self.bench.scalescope, "export", file, "--table", self.bench.folder / "table.csv")
            need(ended.status == 0 or (ended.status == 3 and "nothing was written" in ended.errors),
                 "a run of the window does not open", ended)
        return partial


@fault("kill-window", "kill -9 of the window at a random moment, while it opens, runs and shows runs", few=4)
def kill_window(bench, random):
    window = Window(bench)
    if window.runs.exists():
        bench.clear(window.runs)
    began = time.monotonic()
    process = window.start()
    # A third while it starts; the others from the first run on, which takes a second.
    if random.random() < 0.33:
        time.sleep(random.random() * 0.5)
    else:
        wait_until(lambda: window.runs.exists() and any(window.runs.iterdir()) or process.poll() is not None)
        time.sleep(random.random() * 1.5)
    had_engine = bool(bench.engines())
    if process.poll() is not None:
        bench.end_of(process)
        raise Missed
    kill(process.pid)
    bench.end_of(process)
    bench.need_no_process()
    partial = window.need_runs_open()
    window.need_session()
    return "%s, %s" % ("its engine ended too" if had_engine else "no engine was there",
                       "a partial run, which opens" if partial else "no partial run")


@fault("kill-window-engine", "kill -9 of the engine of a window at a random moment", few=2)
def kill_window_engine(bench, random):
    window = Window(bench)
    if window.runs.exists():
        bench.clear(window.runs)
    process = window.start()
    wait_until(lambda: bench.engines() or process.poll() is not None)
    time.sleep(random.random())
    engines = bench.engines()
    for engine in engines:
        kill(engine)
    need(process.poll() is None, "the window dies with its engine")
    kill(process.pid, 15)
    bench.end_of(process)
    bench.need_no_process()
    if not engines:
        raise Missed
    window.need_runs_open()
    window.need_session()
    return "the window went on"


@fault("full-window", "a disk with the settings and runs of a window is full, or nearly, while it runs and is killed", few=3)
def full_window(bench, random):
    with SmallDisk(bench.home / "config", MEBIBYTE) as settings, SmallDisk(bench.home / "data", 4 * MEBIBYTE) as data:
        bench.remove(bench.folder / "kept.scales")
        window = Window(bench)
        settings.fill(4096 * random.randrange(4))
        data.fill(4096 * random.randrange(8))
        process = window.start()
        time.sleep(1 + random.random() * 2)
        need(process.poll() is None, "the window dies on a full disk")
        kill(process.pid, random.choice((9, 15)))
        bench.end_of(process)
        bench.need_no_process()  # its engine may still give a run its name
        settings.make_room()
        data.make_room()
        window.need_runs_open()
        window.need_session()
        return "the session of before is found"
