# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the files of this folder: values that torch.save wrote. Run here with PyTorch 2.13."""
import collections

import torch


class Thing:
    pass


def main():
    torch.save(torch.arange(6.0).reshape(2, 3), "tensor.pt")
    inner = {"x": torch.ones(2, dtype=torch.int64)}
    torch.save({"a": torch.arange(3.0), "b": [1, 2], "c": (1, 2.5), "n": inner}, "dict.pt")
    torch.save((torch.zeros(2, 4), torch.ones(2, 4)), "tuple.pt")
    torch.save([torch.zeros(2), torch.ones(3)], "list.pt")
    torch.save(collections.OrderedDict(w=torch.ones(2, 2)), "state_dict.pt")
    torch.save(torch.nn.Parameter(torch.ones(2)), "parameter.pt")
    for name, value in {"int": 3, "float": 2.5, "text": "text", "none": None, "bool": True}.items():
        torch.save(value, name + ".pt")
    torch.save(torch.tensor(7), "scalar.pt")
    torch.save(torch.zeros(0, 3), "empty.pt")
    for name in "bfloat16 float16 float64 complex64 complex128 float8_e4m3fn float8_e5m2".split():
        torch.save(torch.tensor([0.5, 1.0, 2.0]).to(getattr(torch, name)), name + ".pt")
    for name in "int8 uint8 int16 int32 uint16".split():
        torch.save(torch.tensor([0, 1, 2]).to(getattr(torch, name)), name + ".pt")
    torch.save(torch.zeros(2), "old_format.pt", _use_new_zipfile_serialization=False)
    torch.save(Thing(), "object.pt")
    torch.save(torch.eye(3).to_sparse(), "sparse.pt")
    torch.save(torch.arange(12.0).reshape(3, 4)[:, 1:3].t(), "strided.pt")


if __name__ == "__main__":
    main()
