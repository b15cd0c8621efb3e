// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::arrays {

/// What a .npy file says of its array. Source: numpy/lib/format.py's description of the format.
struct NpyHeader
{
    char byteOrder = '|'; ///< '<' little, '>' big, '|' single bytes, '=' the machine's
    char kind = 'f';      ///< numpy's: f float, i int, u unsigned, c complex, b bool
    std::size_t itemSize = 0;
    bool fortran = false; ///< the first index runs fastest
    std::vector<std::int64_t> shape;
    std::size_t dataStart = 0;  ///< bytes before the numbers
    std::uint64_t dataSize = 0; ///< bytes of the numbers, which are there
};

/// Reads the header of a file of format version 1 to 3; `name` is the file's in errors. `size` of the whole
/// file, where the bytes are only its beginning.
Result<NpyHeader> readNpyHeader(std::string_view bytes, const std::string& name,
                                std::optional<std::uint64_t> size = {});

/// The bytes before the numbers, as numpy.save writes them in version 1, a multiple of 64 (128 for all but
/// arrays of very many dimensions). Numbers are little endian.
std::string npyHeaderText(const NpyHeader& header);

} // namespace scalescope::arrays
