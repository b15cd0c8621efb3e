# SPDX-License-Identifier: GPL-3.0-or-later
"""What the trials of faults share: the programs, a folder of their own, and how to see what they left."""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "hostile"))

MEBIBYTE = 1 << 20
PATIENCE = 180  # seconds for what must happen: a busy machine is no fault
FAULTS = []


class Failed(Exception):
    """What must not happen has happened."""


class Skip(Exception):
    """This machine can't make the fault."""


class Missed(Exception):
    """What was to be hit had ended before, or had not begun: that does not count."""


def fault(name, sentence, few=2, whole=False):
    """Registers a function that does a fault once and gives, in a few words, what came of it. `few` is how often it is
    done in the ordinary tests. A function of a `whole` one gives (how many, of what, with which result) itself."""

    def register(function):
        FAULTS.append((name, sentence, few, whole, function))
        return function

    return register


def need(is_right, what, ended=None):
    if not is_right:
        raise Failed(what if ended is None else "%s (status %s): %s" % (what, ended.status, ended.errors.strip()))


def wait_until(is_so, seconds=PATIENCE):
    """Whether it came to be so in time."""
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(0.002)
    return True


class Ended:
    def __init__(self, status, output, errors):
        self.status, self.output, self.errors = status, output, errors


class Bench:
    """A folder of its own with a model, and the programs."""

    def __init__(self, programs, folder=None):
        self.programs = Path(programs).resolve()
        self.scalescope = str(self.programs / "scalescope")
        self.engine = str(self.programs / "scalescope-engine")
        self.folder = Path(tempfile.mkdtemp(prefix="scalescope-fault-", dir=folder))
        self.mark = uuid.uuid4().hex
        self.durations = {}
        self.home = self.folder / "home"
        self.home.mkdir()
        temporary = self.folder / "temporary"  # of what is killed before it can clear up
        temporary.mkdir()
        self.environment = dict(os.environ, SCALESCOPE_TRIAL=self.mark, QT_QPA_PLATFORM="offscreen",
                                TMPDIR=str(temporary), OMP_NUM_THREADS="1", XDG_DATA_HOME=str(self.home / "data"),
                                XDG_CONFIG_HOME=str(self.home / "config"), HOME=str(self.home))

    def close(self):
        self.end_all()
        shutil.rmtree(self.folder, ignore_errors=True)

    # --- models

    def model(self, steps=4000, name="loop.pt"):
        """A model whose run writes rows for a while: a loop of so many operators on a small tensor."""
        from hostile_parts import CODE, with_code

        body = "y = torch.linear(x, self.weight)\n    for i in range(%d):\n      y = torch.tanh(y)\n    return y"
        code = CODE.replace("weight = self.weight\n    return torch.linear(x, weight)", body % steps)
        path = self.folder / name
        path.write_bytes(with_code(code))
        return path

    # --- processes

    def start(self, *command, **options):
        """Starts a program, marked so that all that comes of it is found."""
        options.setdefault("env", self.environment)
        options.setdefault("cwd", self.folder)
        return subprocess.Popen([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, start_new_session=True, **options)

    def end_of(self, process):
        try:
            texts = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            left = ["%d %s (%s)" % (number, name, self.state_of(number)) for number, name in self.marked()]
            self.end_all()
            process.communicate()
            raise Failed("%s did not end; left: %s" % (" ".join(process.args[:2]), ", ".join(left) or "none")) from None
        return Ended(process.returncode, *(text.decode(errors="replace") for text in texts))

    def run(self, *command, **options):
        return self.end_of(self.start(*command, **options))

    def marked(self):
        """(number, name) of each process that a start left, by what it inherited. One that has ended has no environment."""
        found = []
        mark = ("SCALESCOPE_TRIAL=" + self.mark).encode()
        for entry in os.listdir("/proc"):
            if not entry.isdigit():
                continue
            try:
                with open("/proc/%s/environ" % entry, "rb") as stream:
                    if mark not in stream.read().split(b"\0"):
                        continue
                with open("/proc/%s/comm" % entry) as stream:
                    found.append((int(entry), stream.read().strip()))
            except OSError:
                pass  # it has ended meanwhile, or is somebody else's
        return found

    def state_of(self, number):
        """What a process does: its words, and the call in which the kernel has it, where these can be read."""
        texts = []
        for name in ("cmdline", "wchan", "syscall"):
            try:
                with open("/proc/%d/%s" % (number, name), "rb") as stream:
                    texts.append(stream.read().replace(b"\0", b" ").decode(errors="replace").strip())
            except OSError:
                texts.append("?")
        return "; ".join(texts)

    def engines(self):
        return [number for number, name in self.marked() if name.startswith("scalescope-engi")]

    def end_all(self):
        for number, _ in self.marked():
            kill(number)

    def need_no_process(self):
        need(wait_until(lambda: not self.marked(), 20), "a process is left: %s" % self.marked())

    def timed_run(self, *command):
        began = time.monotonic()
        ended = self.run(*command)
        self.durations[command] = time.monotonic() - began
        return ended

    def seconds_of(self, *command):
        """How long the last unharmed start of this command took."""
        if command not in self.durations:
            ended = self.timed_run(*command)
            need(ended.status == 0, "the unharmed command failed", ended)
        return self.durations[command]

    # --- files

    def names(self, folder):
        return {entry.name for entry in Path(folder).iterdir()}

    def remove(self, path):
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)

    def remove_while_written(self, folder):
        """Somebody may put files there as fast as they are removed."""
        need(wait_until(lambda: shutil.rmtree(folder, ignore_errors=True) or not folder.exists()), "a folder stays")

    def clear(self, folder):
        for entry in Path(folder).iterdir():
            self.remove(entry)


def kill(number, signal=9):
    try:
        os.kill(number, signal)
    except ProcessLookupError:
        pass


def digest(path):
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def is_one_sentence(text):
    """What went wrong is said in one line that ends as a sentence does."""
    lines = [line for line in text.strip().splitlines() if line.strip()]
    return len(lines) == 1 and lines[0].rstrip().endswith((".", "?")) and len(lines[0]) < 1500
