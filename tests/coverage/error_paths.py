# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the lines that tell of an error and that no test reached.

    python3 error_paths.py BUILD_FOLDER [FOLDER]...

BUILD_FOLDER was built with --coverage, and its tests were run. FOLDERs of the tree (default: core) are looked at.
Gives 1 where there are such lines, but for those whose line says `// unreached: WHY`.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ERROR = re.compile(r"\b(fail|failAt|errorOf|unexpected|brokenPickle)\(|\bthrow\b|\bsay::")


def reports(build):
    for data in sorted(build.rglob("*.gcda")):
        said = subprocess.run(["gcov", "--json-format", "--stdout", str(data)], capture_output=True, check=True,
                              cwd=data.parent)
        for line in said.stdout.splitlines():
            yield json.loads(line)


def counts_of(build):
    """How often each line ran, by file; a line without code has none."""
    counts = collections.defaultdict(lambda: collections.defaultdict(int))
    for report in reports(build):
        for part in report["files"]:
            path = pathlib.Path(report["current_working_directory"], part["file"]).resolve()
            if path.is_relative_to(ROOT):
                for line in part["lines"]:
                    counts[path.relative_to(ROOT)][line["line_number"]] += line["count"]
    return counts


def main():
    build, folders = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:] or ["core"]
    found = known = 0
    for path, lines in sorted(counts_of(build).items()):
        if not any(path.is_relative_to(folder) for folder in folders):
            continue
        text = (ROOT / path).read_text().splitlines()
        for number, count in sorted(lines.items()):
            line = text[number - 1].strip()
            if not ERROR.search(line):
                continue
            known += 1
            if count == 0 and "// unreached: " not in line:
                found += 1
                print(f"{path}:{number}: {line}")
    print(f"{found} of {known} lines that tell of an error were not reached", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
