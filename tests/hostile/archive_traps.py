# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that are something else, archives whose directory lies, and records that do not fit."""

import io
import struct
import zipfile
import zlib

from hostile_parts import (CODE, Part, archive, module, name, number, numbers, small, storage, tensor, trap,
                           with_code, with_weight)


# --- files that are something else, or nothing --------------------------------------------------------------------


@trap("nothing is in it")
def _(good):
    return b""


@trap("it is an archive of no parts")
def _(good):
    return archive([])


for bytes_kept, where in ((10, "inside its first header"), (-1, "before its last byte"), (-22, "before its end record"),
                          (-200, "inside its directory")):
    @trap("it was cut " + where)
    def _(good, kept=bytes_kept):
        return good[:kept]


@trap("it was cut in the middle")
def _(good):
    return good[: len(good) // 2]


@trap("its first half is missing")
def _(good):
    return good[len(good) // 2:]


@trap("it is an archive around a model")
def _(good):
    return archive([Part("outer/model.pt", good)])


@trap("something comes before the archive")
def _(good):
    return b"#!/bin/sh\nexit 1\n" + good


@trap("it ends like one archive and holds another in its comment")
def _(good):
    inner = archive([])
    return small()[:-2] + struct.pack("<H", len(inner)) + inner


@trap("random bytes follow a zip archive's first four")
def _(good):
    state, noise = 1, bytearray()
    for _ in range(4096):
        state = state * 1103515245 + 12345 & 0x7FFFFFFF
        noise.append(state >> 16 & 255)
    return b"PK\3\4" + bytes(noise)


# --- archives whose directory lies --------------------------------------------------------------------------------


@trap("a byte of its weights is flipped")
def _(good):
    at = good.index(b"data/0") + 2000
    return good[:at] + bytes([good[at] ^ 0x10]) + good[at + 1:]


@trap("a byte of its packed code is flipped")
def _(good):
    packed = next(part for part in zipfile.ZipFile(io.BytesIO(good)).infolist() if part.compress_type)
    name_length, extra_length = struct.unpack("<HH", good[packed.header_offset + 26:packed.header_offset + 30])
    at = packed.header_offset + 30 + name_length + extra_length + packed.compress_size // 2
    return good[:at] + bytes([good[at] ^ 0x10]) + good[at + 1:]


@trap("a checksum is wrong")
def _(good):
    return small({"data/0": Part("small/data/0", bytes(1024), crc=1)})


@trap("the directory is said to lie beyond the end")
def _(good):
    return archive([Part("small/data.pkl", module())], directory_offset=1 << 30)


@trap("the directory is said to hold more parts than it does")
def _(good):
    return archive([Part("small/data.pkl", module())], count=65535)


@trap("a part is said to lie inside another")
def _(good):
    return small({"version": Part("small/version", "3\n", offset=40)})


@trap("two parts share their bytes")
def _(good):
    return small(added=[Part("small/data/1", bytes(1024), offset=0, directory_name=b"small/data.pkl2")])


@trap("a part reaches into the next one")
def _(good):
    return small({"data/0": Part("small/data/0", bytes(1024), packed_size=1100, size=1100)})


@trap("a part is called otherwise in its own header")
def _(good):
    return small({"version": Part("small/version", "3\n", directory_name=b"small/Version")})


@trap("a part is there twice")
def _(good):
    return small(added=[Part("small/data.pkl", b"\x80\x02N" + b"\x85" * 100_000 + b".")])


@trap("a part is there twice, once in capitals")
def _(good):
    return small(added=[Part("small/DATA.PKL", b"\x80\x02N" + b"\x85" * 100_000 + b".")])


for bad_name, how in ((b"/etc/passwd", "starts at the root"), (b"small/../../out", "leads out of the archive"),
                      (b"C:/windows/out", "names a drive"), (b"small/a\0b", "holds a zero byte"),
                      (b"small/a\nb\x1b[31m", "holds line breaks and escapes"), (b"", "is empty")):
    @trap("a part's name " + how)
    def _(good, bad=bad_name):
        return small(added=[Part(bad, b"x")])


@trap("a part's size is a 64-bit lie")
def _(good):
    wide = struct.pack("<HHQQ", 1, 16, 1 << 62, 1 << 62)
    return small({"data/0": Part("small/data/0", bytes(1024), size=0xFFFFFFFF, packed_size=0xFFFFFFFF, extra=wide)})


@trap("a part's 64-bit size is missing")
def _(good):
    return small({"data/0": Part("small/data/0", bytes(1024), size=0xFFFFFFFF, packed_size=0xFFFFFFFF)})


@trap("a part is encrypted")
def _(good):
    return small({"data/0": Part("small/data/0", bytes(1024), flags=1)})


for method, how in ((12, "with bzip2"), (14, "with LZMA"), (99, "in no known way")):
    @trap("a part is packed " + how)
    def _(good, kind=method):
        return small({"data/0": Part("small/data/0", bytes(1024), method=kind)})


@trap("packed code is noise")
def _(good):
    return small({"code/__torch__.py": Part("small/code/__torch__.py", CODE, method=8)})


@trap("two gibibytes of zeros are packed into its weights")
def _(good):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    mebibyte = packer.compress(bytes(1 << 20)) + packer.flush(zlib.Z_FULL_FLUSH)
    content = mebibyte * 2047 + mebibyte + zlib.compressobj(9, zlib.DEFLATED, -15).flush()
    return small({"data/0": Part("small/data/0", b"", content=content, method=8, size=1 << 31)})


@trap("its code is a hundred megabytes of blanks")
def _(good):
    return with_code(CODE + " " * 100_000_000)


@trap("many of its parts are large and packed")
def _(good):
    bomb = Part("", bytes(30_000_000), packed=True)
    return small(added=[Part("small/data/%d" % i, b"", content=bomb.content, method=8, size=bomb.size, crc=bomb.crc)
                        for i in range(1, 40)])


@trap("one record is asked for ten thousand times")
def _(good):
    wide = storage("0", elements=64_000)
    lists = b"](" + wide * 10_000 + b"e"
    return small({"data.pkl": module({"training": b"\x88", "weight": tensor(), "extra": lists}),
                  "code/__torch__.py": CODE.replace("  weight : Tensor\n",
                                                    "  weight : Tensor\n  extra : List[Tensor]\n"),
                  "data/0": bytes(256_000)})


# --- records that do not fit --------------------------------------------------------------------------------------


@trap("the record of its weights is too short")
def _(good):
    return small({"data/0": bytes(1000)})


@trap("the record of its weights is missing")
def _(good):
    return small(without=["data/0"])


@trap("its weights' record is named as a path out of the archive")
def _(good):
    return with_weight(tensor(storage("../../../etc/passwd")))


@trap("its weights are of a wider type than their record")
def _(good):
    return with_weight(tensor(storage(kind="DoubleStorage")))


@trap("its weights are of a type that does not exist")
def _(good):
    return with_weight(tensor(storage(kind="NopeStorage")))


@trap("its weights are on a device that does not exist")
def _(good):
    return with_weight(tensor(storage(device="warp:0")))


@trap("its weights' storage has a negative length")
def _(good):
    return with_weight(tensor(storage(elements=-1)))


for sizes, strides, offset, how in (((4, 65), (64, 1), 0, "has a size beyond its storage"),
                                    ((4, 64), (65, 1), 0, "has a stride beyond its storage"),
                                    ((4, 64), (64, 1), 1, "has an offset beyond its storage"),
                                    ((-4, 64), (64, 1), 0, "has a negative size"),
                                    ((4, 64), (-64, 1), 192, "has a negative stride"),
                                    ((4, 64), (64, 1), -1, "has a negative offset"),
                                    ((1 << 62, 4), (0, 0), 0, "has more elements than can be counted"),
                                    ((4, 64), (1 << 62, 1), 0, "has a stride that overflows"),
                                    ((4, 64), (64,), 0, "has fewer strides than sizes")):
    @trap("a tensor " + how)
    def _(good, sizes=sizes, strides=strides, offset=offset):
        return with_weight(tensor(offset=offset, sizes=sizes, strides=strides))


@trap("a tensor is made of two arguments")
def _(good):
    return with_weight(name("torch._utils", "_rebuild_tensor_v2") + storage() + number(0) + b"\x86R")


@trap("a tensor is quantized by more channels than it has scales")
def _(good):
    scales = tensor(storage("1", "DoubleStorage", elements=1), sizes=(1,), strides=(1,))
    zeros = tensor(storage("2", "LongStorage", elements=1), sizes=(1,), strides=(1,))
    parameters = b"(" + name("torch", "per_channel_affine") + scales + zeros + number(0) + b"t"
    weight = (name("torch._utils", "_rebuild_qtensor") + b"(" + storage(kind="QInt8Storage") + number(0) +
              numbers((4, 64)) + numbers((64, 1)) + parameters + b"\x89" + name("collections", "OrderedDict") +
              b")RtR")
    return small({"data.pkl": module({"training": b"\x88", "weight": weight}), "data/1": bytes(8),
                  "data/2": bytes(8)})


# --- names that libtorch finds, because it looks without regard to case, and that exact names do not --------------


for known, other in (("code/__torch__.py", "code/__torch__.PY"), ("code/__torch__.py", "Code/__torch__.py"),
                     ("code/__torch__.py", "code/__Torch__.py"), ("data.pkl", "Data.pkl"),
                     ("constants.pkl", "constants.PKL"), ("data/0", "DATA/0"), ("version", "Version")):
    @trap("its part %s is called %s" % (known, other))
    def _(good, known=known, other=other):
        parts = {"code/__torch__.py": CODE, "data.pkl": module(), "constants.pkl": b"\x80\x02).", "data/0": bytes(1024),
                 "version": "3\n"}
        return small(added=[Part("small/" + other, parts[known])], without=(known,))


@trap("its source ranges are empty, and called .Debug_pkl")
def _(good):
    return small(added=[Part("small/code/__torch__.py.Debug_pkl", b"\x80\x02).")])


@trap("its code is in a folder that is called like the others' in another case")
def _(good):
    return small(added=[Part("Small/code/__torch__.py", CODE)], without=("code/__torch__.py",))


for older in ("model.json", "Model.json", "attributes.pkl", "Attributes.pkl"):
    @trap("it has a part %s of an older PyTorch's models too" % older)
    def _(good, older=older):
        return small(added=[Part("small/" + older, b"{}")])
