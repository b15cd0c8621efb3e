#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the tests in this folder against the program that the variable SCALESCOPE names.

What is skipped is printed as Qt's tests print it, so that ./dev test sums it up; status 77 says that everything was.
With CI=true a test that lacks what ./dev test installs fails.
"""
import os
import pathlib
import sys
import unittest

here = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here.parents[2] / "app" / "python" / "src")]


class Result(unittest.TextTestResult):
    def addSkip(self, test, reason):
        if os.environ.get("CI") == "true" and not reason.startswith("elsewhere: "):
            self.addFailure(test, (AssertionError, AssertionError(reason), None))
            return
        super().addSkip(test, reason)
        print(f"SKIP   : {type(test).__name__}::{test._testMethodName}() {reason.removeprefix('elsewhere: ')}", flush=True)


def main():
    tests = unittest.defaultTestLoader.discover(str(here))
    result = unittest.TextTestRunner(resultclass=Result, verbosity=2).run(tests)
    if not result.wasSuccessful():
        return 1
    return 77 if result.testsRun == len(result.skipped) else 0


if __name__ == "__main__":
    sys.exit(main())
