# SPDX-License-Identifier: GPL-3.0-or-later
"""What hostile files are made of: zip archives and pickles that are written by hand, so that they can lie."""

import struct
import zlib

TRAPS = []


def trap(sentence):
    """Registers a function that gives the bytes of one file; `sentence` says what is wrong with it."""

    def register(function):
        TRAPS.append((sentence, function))
        return function

    return register


# --- zip archives, written by hand so that they can lie -----------------------------------------------------------


class Part:
    """One part of an archive. What is None is told truly."""

    def __init__(self, name, data, packed=False, **lies):
        self.name = name if isinstance(name, bytes) else name.encode()
        self.data = data if isinstance(data, bytes) else data.encode()
        self.content = zlib.compress(self.data, 9)[2:-4] if packed else self.data
        self.method = 8 if packed else 0
        self.flags = 0
        self.crc = zlib.crc32(self.data)
        self.size = len(self.data)
        self.packed_size = None
        self.offset = None  # in the directory
        self.directory_name = None
        self.extra = b""  # in the directory
        self.__dict__.update(lies)


def archive(parts, count=None, directory_offset=None, comment=b""):
    body, directory = b"", b""
    for part in parts:
        packed = len(part.content) if part.packed_size is None else part.packed_size
        offset = len(body) if part.offset is None else part.offset
        name = part.name if part.directory_name is None else part.directory_name
        common = (part.flags, part.method, 0, 0, part.crc, packed, part.size)
        small = [min(number, 0xFFFFFFFF) for number in common]
        body += struct.pack("<4sHHHHHIIIHH", b"PK\3\4", 20, *small, len(part.name), 0)
        body += part.name + part.content
        directory += struct.pack("<4sHHHHHHIIIHHHHHII", b"PK\1\2", 20, 20, *small, len(name), len(part.extra),
                                 0, 0, 0, 0, min(offset, 0xFFFFFFFF))
        directory += name + part.extra
    count = len(parts) if count is None else count
    at = len(body) if directory_offset is None else directory_offset
    return body + directory + struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, count, count, len(directory), at,
                                          len(comment)) + comment


# --- pickles, as PyTorch writes them ------------------------------------------------------------------------------


def text(value):
    value = value.encode()
    return b"X" + struct.pack("<I", len(value)) + value


def number(value):
    return b"K" + bytes([value]) if 0 <= value < 256 else b"\x8a\x08" + struct.pack("<q", value)


def numbers(values):
    return b"(" + b"".join(number(value) for value in values) + b"t"


def name(module, attribute):
    return b"c" + module.encode() + b"\n" + attribute.encode() + b"\n"


def storage(key="0", kind="FloatStorage", device="cpu", elements=256):
    return b"(" + text("storage") + name("torch", kind) + text(key) + text(device) + number(elements) + b"tQ"


def tensor(data=None, offset=0, sizes=(4, 64), strides=(64, 1)):
    hooks = name("collections", "OrderedDict") + b")R"
    data = storage() if data is None else data
    return (name("torch._utils", "_rebuild_tensor_v2") + b"(" + data + number(offset) + numbers(sizes) +
            numbers(strides) + b"\x89" + hooks + b"tR")


def module(attributes=None, kind="Net"):
    attributes = {"training": b"\x88", "weight": tensor()} if attributes is None else attributes
    items = b"".join(text(key) + value for key, value in attributes.items())
    return b"\x80\x02" + name("__torch__", kind) + b")\x81}(" + items + b"ub."


CODE = """class Net(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  training : bool
  weight : Tensor
  def forward(self: __torch__.Net,
    x: Tensor) -> Tensor:
    weight = self.weight
    return torch.linear(x, weight)
"""


def code(statement):
    """A forward method with this statement before its end."""
    return CODE.replace("    weight = self.weight\n", "    weight = self.weight\n    " + statement + "\n")


def expression(value):
    return CODE.replace("torch.linear(x, weight)", value)


def small(replaced=None, added=(), without=()):
    """The small model, with some of its parts replaced by others, or left out, or with parts added."""
    parts = {
        "data.pkl": module(),
        "code/__torch__.py": CODE,
        "constants.pkl": b"\x80\x02).",
        "data/0": bytes(1024),
        "version": "3\n",
    }
    parts.update(replaced or {})
    kept = {key: value for key, value in parts.items() if key not in without}
    return archive([value if isinstance(value, Part) else Part("small/" + key, value, packed=key.endswith(".py"))
                    for key, value in kept.items()] + list(added))


def with_pickle(pickle):
    return small({"data.pkl": pickle})


def with_weight(value):
    return with_pickle(module({"training": b"\x88", "weight": value}))


def with_code(value):
    return small({"code/__torch__.py": value})
