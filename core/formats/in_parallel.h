// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace scalescope::formats {

/// Does `work` for each part from 0 to `parts` - 1, in any order and from any threads, and returns when all
/// are done: how work is spread is decided by who has threads.
using InParallel =
    std::function<void(std::int64_t parts, const std::function<void(std::int64_t part)>& work)>;

/// One part after the other.
inline void oneAfterTheOther(std::int64_t parts, const std::function<void(std::int64_t part)>& work)
{
    for (std::int64_t part = 0; part < parts; ++part)
        work(part);
}

} // namespace scalescope::formats
