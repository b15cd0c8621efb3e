# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what the fuzzers start from, made of the tests' data: FOLDER/TARGET/NAME, and of each target the words in it,
FOLDER/TARGET.dict.

    python3 make_seeds.py FOLDER
"""

import collections
import hashlib
import json
import pathlib
import re
import sqlite3
import sys
import tempfile
import zipfile

DATA = pathlib.Path(__file__).resolve().parent.parent / "data"
LARGEST = 36 * 1024  # larger inputs make a fuzzer slow
MOST_WORDS = 300

SPECS = ["randn:[2,3]:bfloat16", "uniform(-1,1):[4]", "randint(0,1000):[2,8]:int64", "full(0.5):[]", "arange:[9]",
         "ones:[2]", "zeros:[0]", "data.npz:key", "data.pt", "[1, 2.5, true, null]", '{"a": [randn:[1]], 3: "b\\n"}',
         '"a \\u00e9 text"', "x=1e-3", "sample", "-9223372036854775808", "nan"]

JOB = {"version": 1, "command": "run", "model": "/m.pt", "output": "o.scales", "method": "forward",
       "inputs": [{"name": "x", "spec": "randn:[2,3]"}, {"spec": "data.npz:x"}], "base_folder": "/tmp", "mode": "train",
       "device": "cpu", "seed": 3, "threads": 2, "op_libraries": ["lib.so"], "backward": "output",
       "output_indices": ["0"], "transforms": ["unit_scale", "format:e4m3fn,e5m2", "recipe:mxfp8:extended"],
       "rounding": "nearest", "replacements": {"a": "b"}, "constraint": "gmean", "save_values": "^a", "save_limit": 10,
       "memory_limit": 1000000, "time_limit": 2.5}

EVENTS = [
    {"event": "hello", "protocol": 1, "engine": "0.1.0", "libtorch": "2.13.0"},
    {"event": "phase", "phase": "load"},
    {"event": "progress", "phase": "forward", "done": 1, "total": 2},
    {"event": "first_results", "path": "o.scales.partial", "nodes": 5},
    {"event": "log", "source": "model", "text": "printed\n"},
    {"event": "problem", "problem": {"kind": "underflow", "severity": "warning", "text": "a"}},
    {"event": "info", "model": {
        "buffers": [], "file": "m.pt", "methods": [{"arguments": [{
            "name": "x", "suggestion": "randn:[8,8]", "type": {"kind": "Tensor", "text": "Tensor"}}],
            "name": "forward", "returns": "Tensor"}], "mode": "train", "modules": [{"path": "", "type": "Net"}],
        "operators": {"aten::add": 1},
        "parameters": [{"dtype": "float32", "name": "w", "requires_grad": True, "shape": [8, 8]}]}},
    {"event": "done", "field": "", "message": "", "path": "o.scales", "seconds": 0.2, "status": 0},
]

RECIPE = {"version": 1, "name": "mine", "default": {"format": "mxe4m3", "rule": "rceil"},
          "rules": [{"operand": "gradient", "format": "mxe5m2"}, {"module": "^(embed|head)", "keep": True},
                    {"operator": "conv2d", "operand": "weight", "format": "e4m3fn", "scaling": "channel"},
                    {"format": "nvfp4", "levels": 1, "rounding": "stochastic"},
                    {"format": "e5m2", "scaling": "none", "scale": 0.25},
                    {"format": "e3m4", "scaling": "tile:4x8"}]}


def parts_of(path):
    with zipfile.ZipFile(path) as archive:
        return [(part.filename, archive.read(part)) for part in archive.infolist()]


def of_parts(parts):
    return b"".join(f"{name} {len(content)}\n".encode() + content for name, content in parts)


COMPUTED = """DROP TABLE source; CREATE TABLE source (text TEXT, file TEXT AS (instr(hex(zeroblob(9)), text)));
INSERT INTO source (text) VALUES ('1')"""


def small_run(path, statements=""):
    """The run file with small pages, to which these statements were done."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "run"
        copy.write_bytes(path.read_bytes())
        database = sqlite3.connect(copy)
        database.executescript(statements)
        database.execute("PRAGMA page_size = 512")
        database.execute("VACUUM")
        database.close()
        return copy.read_bytes()


def session():
    digest = hashlib.sha1(b"/model.pt").hexdigest()
    job = json.dumps(dict(JOB, output="")).replace("\\", "\\\\").replace('"', '\\"')
    return f"""[window]
theme=dark
geometry=@ByteArray(\\x1\\xd9\\0\\x3)
[view]
quantity=1
colouring=scale
gainsOf=forward
[limits]
overflow=0.5
[files]
recent=/a.scales, /b.scales
agreed=model /model.pt
[session]
runs=/a.scales, /b.scales
shown=/a.scales
model=/model.pt
comparedA=/a.scales
comparedB=/b.scales
view=table
comparesGraphs=true
[models]
{digest}="{job}"
""".encode()


def seeds():
    """(target, name, bytes) of each."""
    models = sorted((DATA / "unit_scaling").glob("*.pt"), key=lambda path: path.stat().st_size)
    exports = sorted((DATA / "exported").glob("**/*.pt2"), key=lambda path: path.stat().st_size)
    for number, spec in enumerate(SPECS):
        yield "spec", str(number), spec.encode()
        yield "inputs", str(number), json.dumps({"x": spec, "y": [1, 2.5, None, {"a": True}]}).encode()
    yield "job", "run", json.dumps(JOB).encode()
    yield "job", "recipe", json.dumps(dict(JOB, transforms=["recipe:" + json.dumps(RECIPE)])).encode()
    for event in EVENTS:
        yield "events", event["event"], json.dumps(event).encode() + b"\n"
    yield "recipe", "rules", json.dumps(RECIPE, indent=2).encode()
    yield "session", "session", session()
    for path in (DATA / "runs").glob("*.scales"):
        yield "runfile", path.stem, small_run(path)
        yield "runfile", path.stem + ".computed", small_run(path, COMPUTED)
    for path in (DATA / "npy").glob("*.np?"):
        yield path.suffix[1:], path.stem, path.read_bytes()
    for path in (DATA / "pt").glob("*.pt"):
        yield "pt", path.stem, path.read_bytes()
        yield "archive", path.stem, path.read_bytes()
        if zipfile.is_zipfile(path):
            yield "parts", path.stem, of_parts(parts_of(path))
            for name, content in parts_of(path):
                if name.endswith("pkl"):
                    yield "saved", path.stem, content
                    yield "pickle", path.stem, content
    for path in models[:12]:
        yield "archive", path.stem, path.read_bytes()
        yield "parts", path.stem, of_parts(parts_of(path))
        for name, content in parts_of(path):
            if name.endswith("pkl"):
                yield "pickle", path.stem + "." + name.replace("/", "."), content
            if name.endswith(".py"):
                yield "code", path.stem + "." + name.replace("/", "."), content
    for path in exports:
        yield "archive", path.stem, path.read_bytes()
        for name, content in parts_of(path):
            if name.endswith(".json") and content.startswith(b"{"):
                yield "program", path.stem + "." + name.replace("/", "."), json.dumps(
                    json.loads(content), separators=(",", ":")).encode()


def main():
    folder = pathlib.Path(sys.argv[1])
    words = collections.defaultdict(collections.Counter)
    for target, name, content in seeds():
        if len(content) <= LARGEST:
            (folder / target).mkdir(parents=True, exist_ok=True)
            (folder / target / name).write_bytes(content)
            words[target].update(set(re.findall(rb"[A-Za-z_.][A-Za-z_.0-9]{2,24}", content)))
    for target, counted in words.items():
        lines = [f'"{word.decode()}"\n' for word, _ in counted.most_common(MOST_WORDS)]
        (folder / f"{target}.dict").write_text("".join(sorted(lines)))


if __name__ == "__main__":
    main()
