// SPDX-License-Identifier: GPL-3.0-or-later
// The fast loop of the statistics kernel for float32: sums, and counts of two elements with one increment.
// Plain memory in, plain numbers out. Only for processors with AVX-512; kernel_scan.h has loops for all.
#pragma once

#include "core/engine/track/kernel_scan.h"

#include <array>
#include <cstdint>

namespace scalescope::engine::scan {

/// Keys (Format<float>) are counted by their distance from the top of a window: 0 for the top's own, up to
/// 254. What lies above or below, zero, NaN and infinities have the distance `outside`.
struct Window
{
    static constexpr int outside = 255;
    /// Elements i and i + 16 of 32 are counted together, by the pair of their distances: one increment
    /// of a counter in 16 bits instead of two. The first one's distance is a place in a row, the other's is
    /// the row.
    static constexpr int rowLength = 256;
    static constexpr int counters = rowLength * (outside + 1);
    /// So many elements may be counted before a counter can be full.
    static constexpr std::size_t mostElements = std::size_t{2} * 0xffff;

    static constexpr int lowestTop = outside + 16; ///< zero and subnormals stay outside
    static constexpr int highestTop = int{Format<float>::infinity >> Format<float>::keyShift} - 1;
};

/// What a pass over a block finds.
struct WindowBlock
{
    static constexpr std::size_t length = 4096; ///< elements at most
    static constexpr std::size_t group = 64;

    /// The least distance in each block of `blockLength`; of the last one, of the elements there are.
    alignas(64) std::array<std::uint8_t, length / blockLength> nearest;
    double sum = 0;
    double sumAbs = 0;
    double sumSquares = 0;
    int nearestOfAll = Window::outside;
    int farthest = 0; ///< the greatest distance of those inside
    /// Of each group a bit, the first one's the lowest: whether any element is outside.
    std::uint64_t hasOutsiders = 0;
};

/// Those of up to 64 elements that are outside the window.
struct Outsiders
{
    std::uint64_t strays = 0; ///< a bit for each that is not zero
    int zeros = 0;
};

/// Whether this processor runs these loops.
bool hasWindows();

/// Sums of a block; its elements are counted in `counters` (Window::counters of them) unless that is null.
/// Elements outside are counted in counters that mean nothing.
void scanWindow(const float* x, std::size_t n, int top, std::uint16_t* counters, WindowBlock& block);

Outsiders outsidersOf(const float* x, std::size_t n, int top);

/// The bits of the largest magnitude.
std::uint32_t largestMagnitude(const float* x, std::size_t n);
/// The bits of the smallest magnitude that is not zero; the largest number where there is none.
std::uint32_t smallestMagnitude(const float* x, std::size_t n);

/// Adds the counts of pairs up: `counts[d]` becomes the number of elements of distance d. All counters are
/// zero afterwards.
void takePairs(std::uint16_t* counters, std::array<std::uint32_t, Window::outside>& counts);

} // namespace scalescope::engine::scan
