# SPDX-License-Identifier: GPL-3.0-or-later
"""Pickles that libtorch must not see, and records of version and byte order that say nothing."""

from hostile_parts import CODE, Part, module, name, number, small, storage, tensor, text, trap, with_pickle, with_weight


# --- pickles ------------------------------------------------------------------------------------------------------


@trap("it has no data.pkl")
def _(good):
    return small(without=["data.pkl"])


@trap("its pickle is empty")
def _(good):
    return with_pickle(b"")


@trap("its pickle is a number")
def _(good):
    return with_pickle(b"\x80\x02K\x05.")


@trap("its pickle is a tensor")
def _(good):
    return with_pickle(b"\x80\x02" + tensor() + b".")


@trap("its pickle nests a hundred thousand tuples")
def _(good):
    return with_pickle(b"\x80\x02N" + b"\x85" * 100_000 + b".")


@trap("its pickle is a list in itself")
def _(good):
    return with_pickle(b"\x80\x02]q\x00(h\x00e.")


@trap("its pickle takes a value that it does not have")
def _(good):
    return with_pickle(b"\x80\x02\x86.")


@trap("its pickle takes values below a mark")
def _(good):
    return with_pickle(b"\x80\x02K\x01(\x85t.")


@trap("its pickle has no mark")
def _(good):
    return with_pickle(b"\x80\x02]K\x01e.")


@trap("its pickle puts a key without a value into a dictionary")
def _(good):
    return with_pickle(b"\x80\x02}(K\x01u.")


@trap("its pickle recalls a value that it never kept")
def _(good):
    return with_pickle(b"\x80\x02j\xff\xff\xff\x7f.")


@trap("its pickle keeps a value as number four billion")
def _(good):
    return with_pickle(b"\x80\x02Nr\xff\xff\xff\xff.")


@trap("its pickle calls os.system")
def _(good):
    return with_pickle(b"\x80\x02" + name("os", "system") + text("touch hostile") + b"\x85R.")


@trap("its pickle calls a number")
def _(good):
    return with_pickle(b"\x80\x02" + name("torch._utils", "_rebuild_tensor_v2") + b"0K\x00)R.")


@trap("its pickle calls a type of storage")
def _(good):
    return with_pickle(b"\x80\x02" + name("torch", "FloatStorage") + b")R.")


@trap("its pickle has a persistent id of nothing")
def _(good):
    return with_weight(b"NQ")


@trap("its pickle has a text of four gibibytes")
def _(good):
    return with_pickle(b"\x80\x02X\xff\xff\xff\xffabc.")


@trap("its pickle has a text with a 64-bit length")
def _(good):
    return with_pickle(b"\x80\x02\x8d\xff\xff\xff\xff\xff\xff\xff\x7fabc.")


@trap("its pickle has a whole number of two gibibytes")
def _(good):
    return with_pickle(b"\x80\x02\x8b\xff\xff\xff\x7fabc.")


@trap("its pickle has no end")
def _(good):
    return with_pickle(module()[:-1])


@trap("its pickle is of a later protocol")
def _(good):
    return with_pickle(b"\x80\x04\x95\x03\0\0\0\0\0\0\0}\x94.")


@trap("its pickle leaves values over")
def _(good):
    return with_pickle(b"\x80\x02NNN.")


@trap("a list of whole numbers holds texts")
def _(good):
    numbers_ = name("torch.jit._pickle", "build_intlist") + b"](" + text("a") + text("b") + b"e\x85R"
    return small({"data.pkl": module({"training": b"\x88", "weight": tensor(), "shape": numbers_}),
                  "code/__torch__.py": CODE.replace("  weight : Tensor\n",
                                                    "  weight : Tensor\n  shape : List[int]\n")})


@trap("a type in its pickle nests ten thousand lists")
def _(good):
    tag = "List[" * 10_000 + "int" + "]" * 10_000
    return with_weight(name("torch.jit._pickle", "restore_type_tag") + b"]" + text(tag) + b"\x86R")


@trap("its module is of a class that it does not have")
def _(good):
    return with_pickle(module(kind="Nope"))


@trap("its module lacks an attribute")
def _(good):
    return with_pickle(module({"training": b"\x88"}))


@trap("its module has a number where a tensor belongs")
def _(good):
    return with_weight(number(5))


@trap("its module has a tensor where a flag belongs")
def _(good):
    return with_pickle(module({"training": tensor(), "weight": tensor()}))


@trap("it has no constants.pkl")
def _(good):
    return small(without=["constants.pkl"])


@trap("its constants are no tuple")
def _(good):
    return small({"constants.pkl": b"\x80\x02}."})


@trap("its constants nest ten thousand tuples")
def _(good):
    return small({"constants.pkl": b"\x80\x02N" + b"\x85" * 10_000 + b"."})


@trap("its source ranges name lines that are not there")
def _(good):
    lines = name("torch.jit._pickle", "build_intlist") + b"](" + number(1 << 40) + b"e\x85R"
    source = lines + number(7) + number(0) + b"\x87"
    row = b"(" + number(0) + source + number(0) + number(3) + b"\x87" + number(-1) + b"t"
    ranges = b"\x80\x02" + text("FORMAT_WITH_STRING_TABLE") + b"(" + text("") + b"t(" + row + b"t\x87."
    return small(added=[Part("small/code/__torch__.py.debug_pkl", ranges, packed=True)])


@trap("its source ranges are empty")
def _(good):
    return small(added=[Part("small/code/__torch__.py.debug_pkl", b"\x80\x02).")])


@trap("its source ranges nest ten thousand tuples")
def _(good):
    return small(added=[Part("small/code/__torch__.py.debug_pkl", b"\x80\x02N" + b"\x85" * 10_000 + b".")])


# --- versions and byte order --------------------------------------------------------------------------------------


for version, how in (("", "empty"), ("abc\n", "no number"), ("99999\n", "of the far future"), ("0\n", "zero"),
                     ("9" * 40, "longer than any number")):
    @trap("its version is " + how)
    def _(good, value=version):
        return small({"version": value})


@trap("its version is missing")
def _(good):
    return small(without=["version"])


@trap("it was written on a big-endian machine")
def _(good):
    return small({"byteorder": "big"})


@trap("its byte order is nonsense")
def _(good):
    return small({"byteorder": "\0\0\0\0"})
