// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/bounds.h"

#include <algorithm>
#include <fmt/format.h>
#include <zlib.h>

namespace scalescope::runfile {

namespace {

/// Stands for so many bytes, of which the sum tells it from others.
std::string ellipsisFor(const std::string& whole)
{
    const auto sum = ::crc32_z(0, reinterpret_cast<const Bytef*>(whole.data()), whole.size());
    return fmt::format("… ({} bytes, {:08x})", whole.size(), sum);
}

/// So many bytes of its start at most, and no part of a letter.
std::string startOf(const std::string& text, std::size_t bytes)
{
    constexpr unsigned firstBits = 0xc0;
    constexpr unsigned ofContinuation = 0x80;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & firstBits) == ofContinuation)
        --bytes;
    return text.substr(0, bytes);
}

} // namespace

std::string shortName(const std::string& name)
{
    if (name.size() <= longestName)
        return name;
    const std::string ellipsis = ellipsisFor(name);
    return startOf(name, longestName - ellipsis.size()) + ellipsis;
}

std::string shortPath(const std::string& path)
{
    if (std::ranges::count(path, '.') < mostLevels)
        return shortName(path);
    std::size_t end = 0;
    for (std::ptrdiff_t level = 1; level < mostLevels; ++level)
        end = path.find('.', end) + 1;
    const std::string ellipsis = ellipsisFor(path);
    return startOf(path, std::min(end, longestName - ellipsis.size())) + ellipsis;
}

} // namespace scalescope::runfile
