#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes run files that nobody's engine wrote, each wrong in one way.

    make_hostile_run_files.py GOOD.scales FOLDER

Most are made by statements (run_file_traps.py) that are done to GOOD.scales, the others by changes of its bytes,
which are here, or by a journal beside them. FOLDER/list.tsv has one line a file: name, and the sentence that says what is wrong. Checksums of
tables are left out, as in files of older releases, so that they are not all that is tried.

Standard library only.
"""

import contextlib
import os
import shutil
import sqlite3
import struct
import sys
from pathlib import Path

from run_file_traps import SQL_TRAPS

PAGE = 8192
BYTE_TRAPS = []


def trap(sentence):
    def register(function):
        BYTE_TRAPS.append((sentence, function))
        return function

    return register


for part in (0, 1, 15, 16, 99, 100, 512, PAGE - 1, PAGE, PAGE + 1):
    trap("it was cut after %d bytes" % part)(lambda good, part=part: good[:part])
for tenth in range(1, 10):
    trap("it was cut after %d tenths" % tenth)(lambda good, tenth=tenth: good[:len(good) * tenth // 10])
for tenth in range(1, 10):
    trap("a page at %d tenths is zero" % tenth)(lambda good, tenth=tenth: zeroed(good, len(good) // PAGE * tenth // 10))


def zeroed(good, page):
    return good[:page * PAGE] + bytes(PAGE) + good[(page + 1) * PAGE:]


def with_header(good, place, value):
    return good[:place] + value + good[place + len(value):]


for name, place, value in (("the size of its pages is 1", 16, b"\0\1"), ("the size of its pages is 3", 16, b"\0\3"),
                           ("the size of its pages is 32768", 16, b"\x80\0"),
                           ("its pages have 255 bytes reserved", 20, b"\xff"),
                           ("it has four billion pages", 28, b"\xff\xff\xff\xff"), ("it has no pages", 28, b"\0\0\0\0"),
                           ("its free pages begin in the middle", 32, struct.pack(">II", 3, 1000)),
                           ("its schema is of format 255", 44, struct.pack(">I", 255)),
                           ("its texts are in no known code", 56, struct.pack(">I", 9)),
                           ("it is written by a later SQLite only", 18, b"\x09\x09"),
                           ("it is a file of WAL without one", 18, b"\2\2")):
    trap(name)(lambda good, place=place, value=value: with_header(good, place, value))


def cells(page):
    """(kind, offset of the list of cells, count) of a page of a tree."""
    kind = page[0]
    return kind, 12 if kind in (2, 5) else 8, struct.unpack(">H", page[3:5])[0]


def is_of_tree(page):
    """What overflows from a row is on pages that begin with anything."""
    _, at, count = cells(page)
    return 0 < count and at + 2 * count < PAGE and all(
        at + 2 * count <= struct.unpack(">H", page[at + 2 * cell:at + 2 * cell + 2])[0] < PAGE for cell in range(count))


def each_page(good, kinds, change):
    pages = [bytearray(good[at:at + PAGE]) for at in range(0, len(good), PAGE)]
    for number, page in enumerate(pages):
        if number and page[0] in kinds and is_of_tree(page):
            change(number, page)
    return b"".join(bytes(page) for page in pages)


@trap("all inner pages name one page below")
def one_page_below(good):
    def change(_, page):
        _, at, count = cells(page)
        first = struct.unpack(">H", page[at:at + 2])[0]
        for cell in range(count):
            place = struct.unpack(">H", page[at + 2 * cell:at + 2 * cell + 2])[0]
            page[place:place + 4] = page[first:first + 4]

    return each_page(good, (2, 5), change)


@trap("inner pages name themselves")
def own_page_below(good):
    def change(number, page):
        page[8:12] = struct.pack(">I", number + 1)

    return each_page(good, (2, 5), change)


@trap("pages have more cells than fit")
def too_many_cells(good):
    return each_page(good, (10, 13), lambda _, page: page.__setitem__(slice(3, 5), b"\xff\xff"))


@trap("all cells of a page are one")
def one_cell(good):
    def change(_, page):
        _, at, count = cells(page)
        for cell in range(1, count):
            page[at + 2 * cell:at + 2 * cell + 2] = page[at:at + 2]

    return each_page(good, (10, 13), change)


@trap("cells reach beyond their page")
def beyond_page(good):
    def change(_, page):
        _, at, count = cells(page)
        for cell in range(count):
            page[at + 2 * cell:at + 2 * cell + 2] = struct.pack(">H", PAGE - 1)

    return each_page(good, (10, 13), change)


@trap("pages change their kind")
def other_kind(good):
    return each_page(good, (13,), lambda _, page: page.__setitem__(0, 10))


@trap("it is another database with its mark")
def other_database(good):
    return good[:100] + bytes(len(good) - 100)


@trap("it is a text with its first bytes")
def text_after_mark(good):
    return good[:16] + b"once upon a time " * 1000


JOURNAL_MARK = bytes.fromhex("d9d505f920a163d7")


def journal(good, named):
    """What undoes a batch: the second page is to be zero, the file to have two, and a file of this name to go."""
    nonce = 7
    sum_of_page = nonce  # and of every 200th byte, all zero
    header = JOURNAL_MARK + struct.pack(">IIIII", 1, nonce, 2, 512, PAGE)
    bytes_ = header.ljust(512, b"\0") + struct.pack(">I", 2) + bytes(PAGE) + struct.pack(">I", sum_of_page)
    if named is None:
        return bytes_
    name = str(named).encode()
    return bytes_ + struct.pack(">I", 0x40000000 // PAGE + 1) + name + struct.pack(">II", len(name), sum(name)) + JOURNAL_MARK


# (sentence, how the run file's name ends, which file the journal beside it names)
JOURNAL_TRAPS = [("a journal of another write lies beside it", "", None),
                 ("a journal that names a file lies beside it", "", "theirs.txt"),
                 ("a journal that names a folder lies beside it", "", ""),
                 ("a journal that names a file lies beside a partial one", ".partial", "theirs.txt"),
                 ("a journal that names no file lies beside a partial one", ".partial", "nowhere.txt"),
                 ("a journal is a name of another file", "", "link"),
                 ("a journal is noise", "", "noise"), ("a journal is a pipe", "", "pipe"),
                 ("a journal is a folder", "", "folder"), ("a partial one's journal is a pipe", ".partial", "pipe")]


def lay_journal(folder, file, good, named):
    """folder/theirs/theirs.txt stands for what is the user's."""
    theirs = folder / "theirs"
    theirs.mkdir(exist_ok=True)
    (theirs / "theirs.txt").write_text("ten years of work\n")
    beside = Path(str(file) + "-journal")
    if named == "link":
        (theirs / "theirs-journal").write_bytes(journal(good, None))
        beside.symlink_to(theirs / "theirs-journal")
    elif named == "pipe":
        os.mkfifo(beside)
    elif named == "folder":
        beside.mkdir()
    else:
        beside.write_bytes(b"\xa7" * 5000 if named == "noise" else
                           journal(good, None if named is None else theirs / named))


def do_statements(file, statements):
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
        if database.execute("SELECT 1 FROM sqlite_schema WHERE name = 'checksum'").fetchone():
            database.execute("DELETE FROM checksum")
        if statements == "SCRIPT UTF-16":
            copy_as_utf16(database, file)
            return
        database.execute("PRAGMA synchronous = OFF")
        database.executescript("BEGIN;" + statements.removeprefix("SCRIPT ") + ";COMMIT" if "PRAGMA" not in statements
                               else statements)


def copy_as_utf16(database, file):
    """Row by row: the text form of a database has no infinities."""
    marks = [database.execute("PRAGMA " + mark).fetchone()[0] for mark in ("user_version", "application_id")]
    tables = database.execute("SELECT name, sql FROM sqlite_schema WHERE sql LIKE 'CREATE TABLE%'").fetchall()
    rows = {name: database.execute("SELECT * FROM " + name).fetchall() for name, _ in tables}
    file.unlink()
    with contextlib.closing(sqlite3.connect(file)) as other:
        other.executescript("PRAGMA encoding = 'UTF-16'; PRAGMA user_version = %d; PRAGMA application_id = %d;" % tuple(marks))
        for name, sql in tables:
            other.execute(sql)
            if rows[name]:
                other.executemany("INSERT INTO %s VALUES (%s)" % (name, ", ".join("?" * len(rows[name][0]))), rows[name])
        other.commit()


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    good, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for sentence, statements in SQL_TRAPS:
        file = folder / ("%03d.scales" % len(lines))
        shutil.copy(good, file)
        try:
            do_statements(file, statements)
        except sqlite3.Error as error:
            sys.exit("%s can't be made: %s" % (sentence, error))
        lines.append("%s\t%s\n" % (file.name, sentence))
    for sentence, change in BYTE_TRAPS:
        file = folder / ("%03d.scales" % len(lines))
        file.write_bytes(change(good.read_bytes()))
        lines.append("%s\t%s\n" % (file.name, sentence))
    for sentence, ending, named in JOURNAL_TRAPS:
        file = folder / ("%03d.scales%s" % (len(lines), ending))
        shutil.copy(good, file)
        lay_journal(folder, file, good.read_bytes(), named)
        lines.append("%s\t%s\n" % (file.name, sentence))
    (folder / "list.tsv").write_text("".join(lines))


if __name__ == "__main__":
    main()
