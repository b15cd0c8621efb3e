// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace scalescope::text {

/// "q" of "layers.0.q", "linear" of "aten::linear" with a colon as separator. `parts` says how many of the
/// last ones: "0.q" are two. All of a path that has no more.
inline std::string lastPart(std::string_view path, char separator = '.', int parts = 1)
{
    std::size_t begin = path.size() + 1; // behind the separator that would follow
    for (; parts > 0 && begin > 0; --parts)
        begin = begin < 2 ? 0 : path.rfind(separator, begin - 2) + 1; // npos + 1 is 0
    return std::string(path.substr(begin));
}

} // namespace scalescope::text
