# SPDX-License-Identifier: GPL-3.0-or-later
"""Code that libtorch must not parse, and models that load and then fail."""

from hostile_parts import CODE, code, expression, module, name, small, tensor, text, trap, with_code


# --- code ---------------------------------------------------------------------------------------------------------


for statement, how in (("x = )(", "has a syntax error"),
                       ("y = self.nope", "reads an attribute that is not there"),
                       ("y = torch.nope(x)", "calls an operator that does not exist"),
                       ("y = ops.nope.nope(x)", "calls an operator of a library that is not there"),
                       ("y = CONSTANTS.c7", "names a constant that is not there"),
                       ("y = CONSTANTS.c-1", "names a constant before the first"),
                       ("y = CONSTANTS.c99999999999999999999", "names a constant beyond all numbers"),
                       ("y = (self).forward(x, )", "calls itself"),
                       ("y : Nope = x", "names a type that does not exist"),
                       ("y = __torch__.nope.nope(x)", "calls a function that is not there"),
                       ("y = \"" + "a" * 1_000_000, "has a text of a megabyte without an end"),
                       ("y = " + "\\'" * 200_000, "has two hundred thousand quotes"),
                       ("y = \"\"\"" * 3, "has a text of three quotes without an end"),
                       ("\0\0\0\0", "holds zero bytes"),
                       ("y = x # type: " + "List[" * 50_000, "has a deep type in a comment")):
    @trap("its code " + how)
    def _(good, line=statement):
        return with_code(code(line))


@trap("its code is no UTF-8")
def _(good):
    return with_code(code("y = ").encode() + b"\xff\xfe\xc3\x28\n")


@trap("its code is empty")
def _(good):
    return with_code("")


@trap("its code has one line of ten megabytes")
def _(good):
    return with_code(code("y = [" + "1, " * 3_300_000 + "]"))


for value, how in (("(" * 50_000 + "x" + ")" * 50_000, "brackets"),
                   ("[" * 50_000 + "x" + "]" * 50_000, "lists"),
                   ("not " * 50_000 + "x", "negations"),
                   ("-" * 50_000 + "x", "minus signs"),
                   ("x" + " + x" * 50_000, "sums"),
                   ("x" + " ** x" * 50_000, "powers"),
                   ("x" + ".T" * 50_000, "attributes"),
                   ("x" + "[0]" * 50_000, "subscripts"),
                   ("x" + "()" * 50_000, "calls"),
                   ("x if x else " * 50_000 + "x", "choices"),
                   ("\"'\" if x else " + "(" * 50_000 + "x" + ")" * 50_000, "brackets behind a quoted quote")):
    @trap("its code nests fifty thousand " + how)
    def _(good, value=value):
        return with_code(expression(value))


@trap("its code has fifty thousand elifs")
def _(good):
    branches = "".join("    elif bool(x):\n      y = x\n" for _ in range(50_000))
    return with_code(code("if bool(x):\n      y = x\n" + branches + "    else:\n      y = x"))


@trap("its code has ten thousand blocks in each other")
def _(good):
    lines = "\n".join("  " * depth + "    if bool(x):" for depth in range(3_000))
    return with_code(code(lines.lstrip() + "\n" + "  " * 3_000 + "    y = x"))


@trap("a class has itself as an attribute")
def _(good):
    return with_code(CODE.replace("  weight : Tensor\n", "  weight : Tensor\n  me : __torch__.Net\n"))


@trap("a class has its optional self as an attribute")
def _(good):
    return with_code(CODE.replace("  weight : Tensor\n", "  weight : Tensor\n  me : Optional[__torch__.Net]\n"))


@trap("two classes have each other as attributes")
def _(good):
    def both(own, other):
        return "class %s(Module):\n  training : bool\n  other : __torch__.%s.%s\n" % (own.upper(), other, other.upper())

    return small({"code/__torch__.py": CODE.replace("  weight : Tensor\n", "  weight : Tensor\n  a : __torch__.a.A\n"),
                  "code/__torch__/a.py": both("a", "b"), "code/__torch__/b.py": both("b", "a")})


for hooks in ("__forward_hooks__", "__forward_pre_hooks__"):
    @trap("its class lacks one of its " + hooks)
    def _(good, hooks=hooks):
        return with_code(CODE.replace("  training", '  %s = ["nothere", ]\n  training' % hooks, 1))


@trap("its class has twenty thousand methods")
def _(good):
    methods = "  def m%d(self: __torch__.Net) -> int:\n    return 1\n"
    return with_code(CODE + "".join(methods % number for number in range(20_000)))


@trap("a named tuple is a part of itself")
def _(good):
    pair = "class Pair(NamedTuple):\n  left : __torch__.Pair\n"
    return with_code(CODE.replace("  weight : Tensor\n", "  weight : Tensor\n  pair : __torch__.Pair\n") + pair)


@trap("two functions call each other")
def _(good):
    functions = "".join("def %s(x: Tensor) -> Tensor:\n  return __torch__.%s(x, )\n" % tuple(pair) for pair in ("ab", "ba"))
    return with_code(expression("__torch__.a(x, )") + functions)


@trap("thirty classes hold each other twice")
def _(good):
    """As a pickle it is small; as modules it is a thousand millions."""
    classes, value = "", b"\x89"
    for level in range(30):
        kind = "bool" if level == 0 else "__torch__.L%d" % (level - 1)
        classes += "class L%d(Module):\n  training : bool\n  a : %s\n  b : %s\n" % (level, kind, kind)
        value = (name("__torch__", "L%d" % level) + b")\x81}(" + text("training") + b"\x89" + text("a") + value +
                 b"q" + bytes([level]) + text("b") + b"h" + bytes([level]) + b"ub")
    attributes = {"training": b"\x88", "weight": tensor(), "top": value}
    return small({"data.pkl": module(attributes), "code/__torch__.py": classes + CODE.replace(
        "  weight : Tensor\n", "  weight : Tensor\n  top : __torch__.L29\n")})


@trap("a class is derived from another")
def _(good):
    return with_code(CODE.replace("(Module)", "(Other)"))


@trap("a class has a statement that is none of a class")
def _(good):
    return with_code(CODE.replace("  __buffers__ = []\n", "  return 5\n"))


@trap("a class has its parameters as a number")
def _(good):
    return with_code(CODE.replace('["weight", ]', "5"))


@trap("a method is defined twice")
def _(good):
    return with_code(CODE + CODE[CODE.index("  def forward"):])


@trap("a method takes no self")
def _(good):
    return with_code(CODE.replace("self: __torch__.Net,\n    ", ""))


@trap("its code is not in its archive")
def _(good):
    return small({"other/readme": "no code"}, without=["code/__torch__.py"])


# --- models that load and then fail -------------------------------------------------------------------------------


@trap("its forward raises an exception of several lines")
def _(good):
    return with_code(code("ops.prim.RaiseException(\"line\\nbreaks \\033[31m and escapes\")"))


for value, how in (("torch.reshape(x, [7, 7, 7])", "reshapes to what does not fit"),
                   ("torch.mul(x, [1, 2][5])", "reads beyond the end of a list"),
                   ("torch.zeros([4611686018427387904])", "asks for more memory than there are addresses"),
                   ("torch.mul(x, torch.floordiv(1, 0))", "divides by zero"),
                   ("torch.mul(x, torch.floordiv(torch.size(x, 0), torch.sub(torch.size(x, 0), 2)))",
                    "divides by what becomes zero"),
                   ("torch.mul(x, torch.remainder(torch.size(x, 0), torch.sub(torch.size(x, 0), 2)))",
                    "takes a remainder by what becomes zero"),
                   ("torch.as_strided(x, [1073741824], [1], 0)", "looks beyond a tensor's storage"),
                   ("torch.select(x, 0, 1099511627776)", "selects what is not there"),
                   ("torch.linear(x, torch.slice(weight, 1, 0, 3))", "multiplies what does not fit"),
                   ("torch.embedding(weight, torch.to(torch.mul(x, 1000000.), 4))", "looks up what is not there"),
                   ("torch.linear(x, torch.conv2d(x, weight))", "convolves what has no channels")):
    @trap("its forward " + how)
    def _(good, value=value):
        return with_code(expression(value))
