// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace scalescope::engine {

/// The array in the bytes of a .npy file, format versions 1 to 3: floats, complex numbers, whole numbers and
/// truth values of either byte order, in C or Fortran order. `name` is the file's in errors. Source:
/// numpy/lib/format.py's description of the format.
Result<at::Tensor> readNpy(std::string_view bytes, const std::string& name);

/// Bytes before the numbers in a file that writeNpy makes.
constexpr std::int64_t npyHeaderSize = 128;

/// Writes a contiguous tensor on the CPU, of a dtype that numpy has, as a .npy file of version 1.
Result<void> writeNpy(const at::Tensor& tensor, const std::filesystem::path& file);

} // namespace scalescope::engine
