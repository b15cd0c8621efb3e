// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace scalescope::sheet {

/// Some items of a row that come several times, one time after the other.
struct Repeats
{
    std::size_t first = 0;  ///< the first item
    std::size_t period = 1; ///< how many items come again
    std::size_t count = 1;  ///< how often they come
    bool operator==(const Repeats&) const = default;
};

/// So few times are read faster one by one than as one card.
inline constexpr std::size_t fewestRepeats = 4;

/// What repeats in a row of items, each given by its kind, a number from 0 on; in order, without overlap. Of
/// several that begin at an item the one that covers most is taken. `holds` says how many times of a
/// candidate really belong together, from the first one on.
std::vector<Repeats> repeatsIn(const std::vector<int>& kinds,
                               const std::function<std::size_t(const Repeats&)>& holds);

} // namespace scalescope::sheet
