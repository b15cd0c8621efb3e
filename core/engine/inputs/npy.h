// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <string_view>

namespace scalescope::engine {

/// The array in the bytes of a .npy file, format versions 1 to 3: floats, complex numbers, whole numbers and
/// truth values of either byte order, in C or Fortran order. `name` is the file's in errors. Source:
/// numpy/lib/format.py's description of the format.
Result<at::Tensor> readNpy(std::string_view bytes, const std::string& name);

} // namespace scalescope::engine
