#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the .npy and .npz files of this folder with numpy. Run it here; the files are committed.

Every array holds 0, 1, ..., 5 in the shape [2, 3] (truth values: whether odd), unless its name says otherwise.
"""
import numpy as np

plain = np.arange(6).reshape(2, 3)
for name in ("float16", "float32", "float64", "int8", "int16", "int32", "int64", "uint8", "complex64"):
    np.save(f"{name}.npy", plain.astype(name))
np.save("bool.npy", plain % 2 == 1)
np.save("big_endian.npy", plain.astype(">f8"))
np.save("big_endian_complex.npy", plain.astype(">c8"))
np.save("fortran.npy", np.asfortranarray(plain.astype("float32")))
np.save("scalar.npy", np.float64(2.5))
np.save("empty.npy", np.zeros((0, 4), "float32"))
for version in ((2, 0), (3, 0)):
    with open(f"version_{version[0]}.npy", "wb") as file:
        np.lib.format.write_array(file, plain.astype("float32"), version=version)
np.save("structured.npy", np.zeros(2, dtype=[("a", "f4"), ("b", "i4")]))
np.save("text.npy", np.array(["a", "b"]))
np.savez("stored.npz", x=plain.astype("float32"), y=plain.astype("int64"))
np.savez_compressed("deflated.npz", x=np.arange(6000).reshape(2, 3000).astype("float32"))
