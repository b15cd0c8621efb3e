# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes core/engine/load/operator_releases.cpp: which PyTorch first declared an operator that 1.13 lacks.

    python3 tests/reference/operator_releases.py > core/engine/load/operator_releases.cpp
    ./dev format

Every wheel of torch brings the declarations of its operators (native_functions.yaml). Of each minor release's wheel on
PyPI only that member is read, by HTTP ranges, so that a few megabytes are downloaded.
"""

import io
import re
import urllib.request
import zipfile

PROJECT = "https://pypi.org/simple/torch/"
OLDEST = (1, 13)


class RemoteFile(io.RawIOBase):
    """A file on a web server that is read in parts."""

    def __init__(self, url):
        self.url = url
        self.at = 0
        with urllib.request.urlopen(urllib.request.Request(url, method="HEAD")) as answer:
            self.size = int(answer.headers["Content-Length"])

    def seekable(self):
        return True

    def readable(self):
        return True

    def tell(self):
        return self.at

    def seek(self, offset, whence=io.SEEK_SET):
        self.at = offset + {io.SEEK_SET: 0, io.SEEK_CUR: self.at, io.SEEK_END: self.size}[whence]
        return self.at

    def read(self, count=-1):
        end = self.size if count < 0 else min(self.at + count, self.size)
        if end <= self.at:
            return b""
        request = urllib.request.Request(self.url, headers={"Range": f"bytes={self.at}-{end - 1}"})
        with urllib.request.urlopen(request) as answer:
            if answer.status != 206:
                raise RuntimeError(f"{self.url} can't be read in parts")
            data = answer.read()
        self.at += len(data)
        return data


def wheels():
    """One wheel's address of each minor release, oldest first."""
    with urllib.request.urlopen(PROJECT) as answer:
        page = answer.read().decode()
    found = {}
    for url, major, minor in re.findall(r'href="([^"#]*/torch-(\d+)\.(\d+)\.\d+-[^"#]*\.whl)', page):
        release = (int(major), int(minor))
        if release >= OLDEST and ("macosx" in url or release not in found):
            found[release] = url
    return sorted(found.items())


def operators(url):
    with zipfile.ZipFile(RemoteFile(url)) as wheel:
        member = next(name for name in wheel.namelist() if name.endswith("ATen/native/native_functions.yaml"))
        text = wheel.read(member).decode()
    return set(re.findall(r"^- func: (\w+)", text, re.MULTILINE))


def first_releases():
    known, first = set(), {}
    for index, (release, url) in enumerate(wheels()):
        here = operators(url)
        if index:
            first |= {name: release for name in here - known}
        known |= here
    return first


HEAD = """// SPDX-License-Identifier: GPL-3.0-or-later
// Made by tests/reference/operator_releases.py from the wheels of torch, {oldest} to {newest}.
#include "core/engine/load/loader.h"

#include <algorithm>
#include <array>
#include <utility>

namespace scalescope::engine {{

namespace {{

using Row = std::pair<std::string_view, std::string_view>;

constexpr std::array firstReleases{{
"""

TAIL = """};

static_assert(std::ranges::is_sorted(firstReleases, {}, &Row::first));

} // namespace

std::string_view firstReleaseWith(std::string_view operatorName)
{
    const auto* const row = std::ranges::lower_bound(firstReleases, operatorName, {}, &Row::first);
    return row != firstReleases.end() && row->first == operatorName ? row->second : std::string_view();
}

} // namespace scalescope::engine
"""


def main():
    first = first_releases()
    newest = wheels()[-1][0]
    print(HEAD.format(oldest="%d.%d" % OLDEST, newest="%d.%d" % newest), end="")
    for name in sorted(first):
        print('    Row{"aten::%s", "%d.%d"},' % (name, *first[name]))
    print(TAIL, end="")


if __name__ == "__main__":
    main()
