#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes faults happen to the programs and says what came of each.

    faults.py [--programs FOLDER] [--seed N] [NAME [COUNT]]

NAME is one of the names that --list prints, or a regular expression that the beginning of several fits. COUNT is how
often; without it as often as the ordinary tests do. Exit status 1 where something happened that must not, 77 where
nothing could be tried.
Standard library only. The counts of docs/reliability.md are made with it.
"""

import argparse
import collections
import random
import re
import sys
import time

from bench import FAULTS, ROOT, Bench, Failed, Missed, Skip
import archives  # noqa: F401, each registers its faults
import disks  # noqa: F401
import effects  # noqa: F401
import flushes  # noqa: F401
import kills  # noqa: F401
import readers  # noqa: F401
import run_files  # noqa: F401
import window_kills  # noqa: F401


MOST_MISSES = 20  # for each that hits


def try_once(bench, fault, seed, number):
    name, _, _, _, function = fault
    for again in range(MOST_MISSES):
        try:
            return function(bench, random.Random("%s %s %s %s" % (name, seed, number, again)))
        except Missed:
            bench.need_no_process()
            bench.durations.clear()  # the machine has become faster or slower since they were measured
        except Failed as failure:
            raise Failed("%s, number %s of seed %s: %s" % (name, number, seed, failure)) from failure
    raise Failed("%s: nothing was there to be hit" % name)


def told(results):
    return "; ".join("%s: %d" % pair for pair in sorted(results.items(), key=lambda pair: -pair[1]))


def try_fault(fault, count, options):
    """Whether all went as it must; None where this machine can't try it."""
    name, _, few, whole, function = fault
    bench = Bench(options.programs)
    results, began, tried, wrong = collections.Counter(), time.monotonic(), 0, []
    try:
        if whole:
            tried, results = function(bench, count or few)
        for number in range(0 if whole else count or few):
            try:
                results[try_once(bench, fault, options.seed, number)] += 1
            except Failed as failure:
                wrong.append(str(failure))
                bench.end_all()
            tried += 1
    except Skip as reason:
        print("SKIP   : Faults::%s() %s" % (name, reason), flush=True)
        return None
    except Failed as failure:
        wrong.append(str(failure))
    finally:
        bench.close()
    print("%s: %d tried in %.0f s, %d wrong; %s" % (name, tried, time.monotonic() - began, len(wrong), told(results)))
    for line in wrong[:20]:
        print("  WRONG: " + line)
    sys.stdout.flush()
    return not wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", default=str(ROOT / "build" / "release" / "bin"), help="where the programs are")
    parser.add_argument("--seed", default="1", help="of the random moments")
    parser.add_argument("--list", action="store_true", help="print the names")
    parser.add_argument("name", nargs="?", default="")
    parser.add_argument("count", nargs="?", type=int, default=0)
    options = parser.parse_args()
    faults = [fault for fault in FAULTS if re.match(options.name, fault[0])]
    if options.list:
        for name, sentence, *_ in faults:
            print("%-24s %s" % (name, sentence))
        return 0
    if not faults:
        sys.exit("There is no fault %s; --list prints the names." % options.name)
    outcomes = [try_fault(fault, options.count, options) for fault in faults]
    if False in outcomes:
        return 1
    return 77 if all(outcome is None for outcome in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
