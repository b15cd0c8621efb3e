// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loops of finding the largest magnitudes, compiled for several instruction sets and chosen at run
// time.
#pragma once

#include <cstddef>
#include <cstdint>

namespace scalescope::formats {

/// The number of `run` neighbours each (fewer in the last) of `n` bit patterns, whose largest finite
/// magnitudes go into `maxima` where they are larger than what is there. Magnitudes are below
/// `infinity`, as bit patterns without their sign.
void maximaLoop(const std::uint16_t* x, std::size_t n, std::size_t run, std::uint16_t infinity,
                std::uint16_t* maxima);
/// The same of float32.
void maximaLoop(const std::uint32_t* x, std::size_t n, std::size_t run, std::uint32_t infinity,
                std::uint32_t* maxima);
/// The same of float64.
void maximaLoop(const std::uint64_t* x, std::size_t n, std::size_t run, std::uint64_t infinity,
                std::uint64_t* maxima);

} // namespace scalescope::formats
