# SPDX-License-Identifier: GPL-3.0-or-later
"""Models that reach for what is not theirs: files of the machine, and memory beside their tensors. Those that write
do so to victim.txt in the current folder."""

from hostile_parts import CODE, code, expression, name, small, trap, with_code


@trap("its forward saves over a file")
def _(good):
    return with_code(code("torch.save(x, \"victim.txt\")"))


def written(call):
    return "torch.fill_(%s(\"victim.txt\", True, 16), 1.)" % call


for value, how in ((written("torch.from_file"), "writes to a file"),
                   (written("torch . from_file"), "writes to a file, by a name with spaces"),
                   (written("ops.aten.from_file"), "writes to a file, by the operator's full name"),
                   ("torch.from_file(\"/etc/passwd\", False, 16)", "reads a file of this machine"),
                   ("ops.inductor._reinterpret_tensor(x, [16], [-1000], 0)", "looks beside a tensor"),
                   ("ops.inductor._alloc_from_pool(x, 0, 6, [16], [-1000])", "takes memory beside a tensor"),
                   ("torch._reshape_alias(x, [16], [-1000])", "has a view that begins before its tensor")):
    @trap("its forward " + how)
    def _(good, value=value):
        return with_code(expression("torch.add(torch.linear(x, weight), torch.sum(" + value + "))"))


@trap("it writes to a file while it is loaded")
def _(good):
    methods = """  def __getstate__(self: __torch__.Net) -> bool:
    return self.training
  def __setstate__(self: __torch__.Net,
    state: bool) -> NoneType:
    self.training = state
    self.weight = torch.fill_(torch.from_file("victim.txt", True, 256), 1.)
    return None
"""
    state = b"\x80\x02" + name("__torch__", "Net") + b")\x81\x88b."
    return small({"data.pkl": state, "code/__torch__.py": CODE + methods})


COORDINATES = "torch.sparse_coo_tensor(indices, torch.ones([2]), [4, 4])"
ROWS = ("torch.sparse_csr_tensor(torch.tensor([0, 1, 2]), torch.tensor([0, 1]), torch.ones([2]), [2, 4], dtype=None, "
        "layout=None, device=None)")


def moved(make, change, use):
    """A forward that makes the sparse tensor s, writes to its indices, and then uses it."""
    lines = ["indices = torch.tensor([[0, 1], [0, 1]])", "s = " + make, change, "used = " + use]
    return with_code(code("\n    ".join(lines)).replace("torch.linear(x, weight)",
                                                        "torch.add(torch.linear(x, weight), torch.sum(used))"))


for make, change, use, how in (
        (COORDINATES, "moved = torch.add_(torch._indices(s), 3000)", "torch.to_dense(s)", "coordinates"),
        (ROWS, "moved = torch.add_(torch.col_indices(s), 100000)", "torch.mm(s, torch.ones([4, 2]))", "columns"),
        (ROWS, "moved = torch.add_(torch.crow_indices(s), 100000)", "torch.mm(s, torch.ones([4, 2]))", "rows")):
    @trap("its forward moves the " + how + " of a sparse tensor beyond its sizes")
    def _(good, make=make, change=change, use=use):
        return moved(make, change, use)
