# SPDX-License-Identifier: GPL-3.0-or-later
"""What a hostile model may try, done by a library of operators: it fails in the sandbox, and without it succeeds.

The sandbox is left out from outside: a filter that this process puts on the engine answers its calls for Landlock,
seccomp and capabilities as a kernel does that has none. The product has no switch for it.
"""

import contextlib
import ctypes
import os
import platform
import re
import signal
import socket
import sqlite3
import struct
import subprocess
import sys

from bench import PATIENCE, Skip, fault, need, wait_until

SECRET = "the-secret-of-somebody"
SECCOMP = {"x86_64": 317, "aarch64": 277, "riscv64": 277}
CAPSET = {"x86_64": 126, "aarch64": 91, "riscv64": 91}
LANDLOCK = 444
PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS, SECCOMP_MODE_FILTER = 22, 38, 2


def instruction(code, value, if_equal=0, if_not=0):
    return struct.pack("=HBBI", code, if_equal, if_not, value)


def forget_sandboxes():
    """For the process and all that it starts there is neither Landlock nor seccomp, and no right is laid down."""
    code = b"".join([instruction(0x20, 0), instruction(0x15, LANDLOCK, 2, 0),
                     instruction(0x15, CAPSET[platform.machine()], 1, 0),
                     instruction(0x15, SECCOMP[platform.machine()], 0, 1), instruction(0x06, 0x00050000 | 38),
                     instruction(0x06, 0x7FFF0000)])
    kept = ctypes.create_string_buffer(code)
    program = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(code) // 8, ctypes.addressof(kept)))
    libc = ctypes.CDLL(None)
    libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, program, 0, 0)


class Letter(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_long), ("text", ctypes.c_char * 64)]


class Queues:
    """Queues and a semaphore of this process: what others find by their numbers, and one by its name."""

    def __init__(self):
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.queue = self.libc.msgget(0, 0o1600)
        self.semaphore = self.libc.semget(0, 1, 0o1600)
        self.name = b"/scalescope-%d" % os.getpid()
        self.mail = self.libc.mq_open(self.name, os.O_CREAT | os.O_RDWR, 0o600, None)

    def was_sent_to(self):
        letter = Letter()
        no_wait = 0o4000
        return self.libc.msgrcv(self.queue, ctypes.byref(letter), 64, 0, no_wait) >= 0 and letter.text == b"hostile"

    def was_set(self):
        get_value = 12
        return self.libc.semctl(self.semaphore, 0, get_value) == 77

    def was_removed(self):
        found = self.libc.mq_open(self.name, os.O_RDWR)
        if found >= 0:
            os.close(found)
        return found < 0

    def close(self):
        self.libc.msgctl(self.queue, 0, None)
        self.libc.semctl(self.semaphore, 0, 0)
        self.libc.mq_unlink(self.name)
        if self.mail >= 0:
            os.close(self.mail)


class Machine:
    """What there is to be harmed: files, a port, other programs and their sockets, queues, this process."""

    def __init__(self, bench, effect):
        self.bench, self.effect = bench, effect
        self.outside = bench.folder / "outside"
        self.results = bench.folder / "results"
        for folder in (self.outside, self.results):
            folder.mkdir(exist_ok=True)
            bench.clear(folder)
        (self.outside / "secret").write_text(SECRET)
        (self.outside / "victim").write_text("mine")
        self.heard = b""
        self.was_signalled = False
        self.port = self.listener(socket.AF_INET, ("127.0.0.1", 0))
        self.program = self.listener(socket.AF_UNIX, str(bench.folder / "program"))
        self.datagrams = self.listener(socket.AF_UNIX, str(bench.folder / "datagrams"), socket.SOCK_DGRAM)
        self.queues = Queues()
        self.other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", SECRET], env={"KEY": SECRET})
        self.environment = dict(bench.environment, SCALESCOPE_EFFECT=effect, SCALESCOPE_EFFECT_OUTSIDE=str(self.outside),
                                SCALESCOPE_EFFECT_RESULTS=str(self.results), SCALESCOPE_EFFECT_VICTIM=str(os.getpid()),
                                SCALESCOPE_EFFECT_PORT=str(self.port.getsockname()[1]),
                                SCALESCOPE_EFFECT_SOCKET=str(bench.folder / "program"),
                                SCALESCOPE_EFFECT_DATAGRAM=str(bench.folder / "datagrams"),
                                SCALESCOPE_EFFECT_QUEUE=str(self.queues.queue),
                                SCALESCOPE_EFFECT_SEMAPHORE=str(self.queues.semaphore),
                                SCALESCOPE_EFFECT_POSIX_QUEUE=self.queues.name.decode(),
                                SCALESCOPE_EFFECT_OTHER=str(self.other.pid))

    def listener(self, family, address, kind=socket.SOCK_STREAM):
        if family == socket.AF_UNIX and os.path.exists(address):
            os.unlink(address)
        listening = socket.socket(family, kind)
        listening.bind(address)
        if kind == socket.SOCK_STREAM:
            listening.listen()
        listening.setblocking(False)
        return listening

    def hear(self):
        for listening in (self.port, self.program):
            with contextlib.suppress(BlockingIOError):
                while True:
                    caller = listening.accept()[0]
                    caller.settimeout(5)
                    self.heard += caller.recv(1000) or b"somebody called"
        with contextlib.suppress(BlockingIOError):
            self.heard += self.datagrams.recv(1000)
        return self.heard

    def run(self, with_sandbox):
        def signalled(*_):
            self.was_signalled = True

        before = [(number, signal.signal(number, signalled)) for number in (signal.SIGUSR1, signal.SIGIO)]
        model = self.bench.folder / "small.pt"
        command = [self.bench.scalescope, "run", model if model.exists() else self.bench.model(20, "small.pt"), "--input",
                   "randn:[4,64]", "--op-library", self.bench.programs.parent / "tests" / "hostile_effects.so",
                   "--progress", "json", "-o", self.results / "out.scales"]
        if not with_sandbox:
            command += ["--without-sandbox"]
        if self.effect == "hide":
            command += ["--memory-limit", "600MiB"]
        try:
            process = self.bench.start(*command, env=self.environment,
                                       preexec_fn=None if with_sandbox else forget_sandboxes)
            # What the effect left may hold the streams, so that their end is not waited for.
            self.has_ended = wait_until(lambda: process.poll() is not None, PATIENCE)
            self.left = self.bench.marked()
            self.bench.end_all()
            self.ended = self.bench.end_of(process)
        finally:
            for number, handler in before:
                signal.signal(number, handler)

    def fact(self):
        run = self.results / "out.scales"
        if not run.exists():
            return ""
        with contextlib.closing(sqlite3.connect("file:%s?mode=rw" % run, uri=True)) as database:
            return dict(database.execute("SELECT key, value FROM run")).get("sandbox", "")

    def came_to_be(self):
        """What is seen from outside."""
        outside, results = self.bench.names(self.outside), self.bench.names(self.results)
        said = self.ended.output + self.ended.errors
        in_results = any(SECRET.encode() in (self.results / name).read_bytes() for name in results)
        filled = sum((folder / "filled").stat().st_size for folder in (self.outside, self.results)
                     if (folder / "filled").exists())
        seen = {
            "write": "written" in outside,
            "overwrite": "victim" not in outside or (self.outside / "victim").read_text() != "mine",
            "remove": "victim" not in outside,
            "leak": SECRET in said or in_results or SECRET.encode() in self.hear(),
            "exec": bool(outside & {"executed-by-child", "executed-in-place"}),
            "connect": b"hostile" in self.hear(),
            "program": b"hostile" in self.hear(),
            "datagram": b"hostile" in self.hear(),
            "queue": self.queues.was_sent_to(),
            "semaphore": self.queues.was_set(),
            "posix-queue": self.queues.was_removed(),
            "fork": bool(self.left) or not self.has_ended or re.search("forks: [1-9]", said) is not None,
            "signal": self.was_signalled,
            "owner": self.was_signalled,
            "environment": SECRET in said,
            "words": SECRET in said,
            # More than the limit, and the run went on.
            "hide": re.search("hidden: [1-9]", said) is not None and self.ended.status == 0,
            "fill": filled >= 1 << 20,
        }
        return seen[self.effect]

    def close(self):
        for listening in (self.port, self.program, self.datagrams):
            listening.close()
        self.queues.close()
        self.other.kill()
        self.other.wait()


def try_effect(bench, effect):
    if platform.machine() not in SECCOMP:
        raise Skip("the numbers of this machine's calls are not known here.")
    if not (bench.programs.parent / "tests" / "hostile_effects.so").exists():
        raise Skip("the library hostile_effects is not built.")
    facts = []
    for with_sandbox in (False, True):
        machine = Machine(bench, effect)
        try:
            machine.run(with_sandbox)
            fact, happened = machine.fact(), machine.came_to_be()
        finally:
            machine.close()
        need("effect " in machine.ended.output + machine.ended.errors or effect in ("exec", "fork"),
             "the library did nothing", machine.ended)
        facts.append(fact)
        if not with_sandbox:
            need(fact in ("none", "") or "landlock" not in fact, "the sandbox was not left out: " + fact)
            need(happened, "the effect fails without the sandbox too, so that nothing is shown", machine.ended)
        elif happened and "landlock" not in fact:
            raise Skip("this kernel has no Landlock, so that %s is not kept from a model." % effect)
        elif happened and effect == "signal" and landlock_version(fact) < 6:
            raise Skip("this kernel's Landlock (%s) does not refuse signals." % fact)
        else:
            need(not happened, "the effect succeeds in the sandbox (%s)" % fact)
    return "fails in the sandbox (%s), succeeds without (%s)" % (facts[1] or "no run", facts[0] or "no run")


def landlock_version(fact):
    words = fact.replace(",", " ").split()
    return int(words[words.index("landlock") + 1]) if "landlock" in words else 0


SENTENCES = {
    "write": "writes a new file in a folder of the user's",
    "overwrite": "overwrites a file of the user's",
    "remove": "removes a file of the user's",
    "leak": "reads a secret and gives it to what it prints, to its results and to the network",
    "exec": "executes a program, in a child and in its own place",
    "connect": "connects to a port",
    "program": "connects to the socket of another program",
    "datagram": "sends to the socket of another program, by a pair of its own",
    "queue": "sends to the queue of another program, by its number",
    "semaphore": "sets the semaphore of another program, by its number",
    "posix-queue": "removes the queue of another program, by its name",
    "fork": "forks children without end",
    "signal": "signals a process of the user's",
    "owner": "has the kernel signal a process of the user's, as the owner of a pipe",
    "environment": "reads the environment that another program was started with",
    "words": "reads the words that another program was started with",
    "hide": "has more memory than the run's limit, where it does not count",
    "fill": "fills the disk with files of its own",
}

for name, sentence in SENTENCES.items():
    fault("effect-" + name, "a hostile library " + sentence + ": refused in the sandbox, and not without it", few=1)(
        lambda bench, random, name=name: try_effect(bench, name))
