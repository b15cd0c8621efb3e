// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/load/zip_file.h"

#include <torch/script.h>

namespace scalescope::engine {

/// The largest part that is read into memory.
inline constexpr std::uint64_t largestPart = std::uint64_t{1} << 40;

/// The value that torch.save wrote into an archive (saved_pickle.h says what it may be). Throws BrokenPickle.
c10::IValue readSavedArchive(const ZipFile& zip);

/// So many elements of bytes from a file. Throws BrokenPickle where there are too few.
at::Tensor elementsFrom(std::string_view bytes, at::ScalarType type, std::int64_t count);

} // namespace scalescope::engine
