// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/spec.h"
#include "core/result.h"

#include <ATen/core/Tensor.h>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <torch/script.h>

namespace scalescope::engine {

/// The array in the bytes of a .npy file, format versions 1 to 3: floats, complex numbers, whole numbers and
/// truth values of either byte order, in C or Fortran order. `name` is the file's in errors. Source:
/// numpy/lib/format.py's description of the format.
Result<at::Tensor> readNpy(std::string_view bytes, const std::string& name);

/// Bytes before the numbers in a file that writeNpy makes.
constexpr std::int64_t npyHeaderSize = 128;

/// Writes a contiguous tensor on the CPU, of a dtype that numpy has, as a .npy file of version 1.
Result<void> writeNpy(const at::Tensor& tensor, const std::filesystem::path& file);

/// What a file of a SPEC holds: the array of a .npy, one array of a .npz (all of them, by name, where there
/// is no key and several), the value of a .pt that torch.save wrote or one entry of it. Relative names start
/// at `baseFolder`.
Result<c10::IValue> readValueFile(const job::FileReference& file, const std::string& baseFolder);

} // namespace scalescope::engine
