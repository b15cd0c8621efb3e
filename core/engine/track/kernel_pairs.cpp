// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/kernel_pairs.h"

#include "core/graph/statistics.h"

#include <algorithm>
#include <memory>

namespace scalescope::engine {

namespace {

using scan::Window;
using scan::WindowBlock;
using Bits = PairScan::Bits;
constexpr int keyShift = scan::Format<float>::keyShift;

/// Fewer elements don't pay for adding the pairs up.
constexpr std::int64_t fewestElements = std::int64_t{1} << 15;

/// Fewer elements of a block say nothing about the next.
constexpr std::size_t tooFewToTell = 512;

/// What a thread scans with.
struct Workspace
{
    /// All zero between finish() and the next block.
    alignas(64) std::array<std::uint16_t, Window::counters> pairs{};
    WindowBlock block;
    int top = 0; ///< of the block's window
    /// The largest of its blocks that are outside the window.
    std::array<Bits, WindowBlock::length / scan::blockLength> maxima{};
};

Workspace& workspace()
{
    thread_local const auto workspace = std::make_unique<Workspace>();
    return *workspace;
}

int keyOf(Bits magnitude)
{
    return static_cast<int>(magnitude >> keyShift);
}

Bits magnitudeOf(float x)
{
    return std::bit_cast<Bits>(x) & (std::numeric_limits<Bits>::max() >> 1);
}

Bits largestFinite(const float* x, std::size_t n)
{
    Bits largest = 0;
    for (std::size_t i = 0; i < n; ++i) {
        largest = std::max(largest, scan::finiteMagnitude(x[i]));
    }
    return largest;
}

std::size_t blocksOf(std::size_t n)
{
    return (n + scan::blockLength - 1) / scan::blockLength;
}

std::size_t groupsOf(std::size_t n)
{
    return (n + WindowBlock::group - 1) / WindowBlock::group;
}

/// Adds the pairs up.
void takePairs(int top, std::uint32_t* counts)
{
    std::array<std::uint32_t, Window::outside> byDistance;
    scan::takePairs(workspace().pairs.data(), byDistance);
    for (int distance = 0; distance < Window::outside; ++distance) {
        counts[top - distance] += byDistance[static_cast<std::size_t>(distance)];
    }
}

/// Counts the strays of a group one by one; the largest.
Bits addStrays(const float* x, std::uint64_t strays, std::uint32_t* counts, scan::BlockSums<float>& sums)
{
    Bits largest = 0;
    for (; strays != 0; strays &= strays - 1) {
        const Bits magnitude = magnitudeOf(x[std::countr_zero(strays)]);
        ++counts[keyOf(magnitude)];
        largest = std::max(largest, magnitude);
        sums.smallestNonzero = std::min(sums.smallestNonzero, magnitude);
    }
    sums.largest = std::max(sums.largest, largest);
    return largest;
}

/// The largest magnitudes of a group's blocks that the window does not have, which is so for all where some
/// may be above it.
void findMaximaAgain(const float* x, std::size_t n, bool mayBeAbove, std::size_t firstBlock)
{
    Workspace& own = workspace();
    for (std::size_t i = 0; i < blocksOf(n); ++i) {
        std::uint8_t& distance = own.block.nearest[firstBlock + i];
        if (mayBeAbove || distance == Window::outside) {
            const std::size_t begin = i * scan::blockLength;
            distance = Window::outside;
            own.maxima[firstBlock + i] = largestFinite(x + begin, std::min(scan::blockLength, n - begin));
        }
    }
}

} // namespace

PairScan::PairScan(std::int64_t elements) : m_scans(elements >= fewestElements && scan::hasWindows()) {}

bool PairScan::scan(const float* x, std::size_t n, std::uint32_t* counts, scan::BlockSums<float>& sums)
{
    if (!m_scans) {
        return false;
    }
    if (m_left > 0) {
        --m_left;
        return false;
    }
    if (m_top == 0) {
        chooseTop(x, n);
    }
    const std::size_t counted = (groupsOf(n) + 1) * WindowBlock::group; // and a first group of nothing
    if (m_counted + counted > Window::mostElements) {
        finish(counts);
    }
    // Equal pairs in a row would wait for each other: of uniform blocks it is enough to know that they are.
    const bool countsPairs = !m_isUniform;
    WindowBlock& block = workspace().block;
    scan::scanWindow(x, n, m_top, countsPairs ? workspace().pairs.data() : nullptr, block);
    m_counted += countsPairs ? counted : 0;
    m_isUniform = n >= tooFewToTell && isUniform();
    if (!countsPairs && !m_isUniform) {
        return false;
    }
    sums.sum = block.sum;
    sums.sumAbs = block.sumAbs;
    sums.sumSquares = block.sumSquares;
    workspace().top = m_top;
    std::fill_n(workspace().maxima.begin(), blocksOf(n), 0);
    if (countsPairs) {
        addOutsiders(x, n, counts, sums);
    } else {
        countUniform(n, counts);
    }
    findExtremes(x, n, sums);
    if (countsPairs && n >= tooFewToTell) {
        decideOnNext(n, counts);
    }
    return true;
}

WindowMaxima<float> PairScan::maxima(std::size_t n)
{
    const Workspace& own = workspace();
    const std::size_t blocks = blocksOf(n);
    return {own.top, {own.block.nearest.data(), blocks}, {own.maxima.data(), blocks}};
}

void PairScan::finish(std::uint32_t* counts)
{
    if (m_counted > 0) {
        takePairs(m_top, counts);
        m_counted = 0;
    }
}

/// One binade above the largest magnitude, so that a larger one does not soon need another window.
void PairScan::chooseTop(const float* x, std::size_t n)
{
    std::array<Bits, WindowBlock::length / scan::blockLength> maxima;
    const std::size_t whole = n / scan::blockLength;
    scan::blockMaxima(x, whole, maxima.data());
    Bits largest = largestFinite(x + whole * scan::blockLength, n % scan::blockLength);
    for (std::size_t i = 0; i < whole; ++i) {
        largest = std::max(largest, maxima[i]);
    }
    const int top = keyOf(largest == 0 ? magnitudeOf(1) : largest) + graph::Histogram::binsPerBinade;
    m_top = std::clamp(top, Window::lowestTop, Window::highestTop);
}

/// Whether all elements have one key.
bool PairScan::isUniform() const
{
    const WindowBlock& block = workspace().block;
    return block.sumAbs == 0 || (block.farthest == block.nearestOfAll && block.hasOutsiders == 0);
}

void PairScan::countUniform(std::size_t n, std::uint32_t* counts) const
{
    const WindowBlock& block = workspace().block;
    counts[block.sumAbs == 0 ? 0 : m_top - block.farthest] += static_cast<std::uint32_t>(n);
}

void PairScan::addOutsiders(const float* x, std::size_t n, std::uint32_t* counts,
                            scan::BlockSums<float>& sums)
{
    m_strays = m_zeros = 0;
    Workspace& own = workspace();
    for (std::uint64_t groups = own.block.hasOutsiders; groups != 0; groups &= groups - 1) {
        const std::size_t begin = static_cast<std::size_t>(std::countr_zero(groups)) * WindowBlock::group;
        const std::size_t length = std::min(WindowBlock::group, n - begin);
        const scan::Outsiders found = scan::outsidersOf(x + begin, length, m_top);
        m_zeros += static_cast<std::size_t>(found.zeros);
        if (found.strays != 0) {
            m_strays += static_cast<std::size_t>(std::popcount(found.strays));
            const Bits largest = addStrays(x + begin, found.strays, counts, sums);
            findMaximaAgain(x + begin, length, keyOf(largest) > m_top, begin / scan::blockLength);
        }
    }
    counts[0] += static_cast<std::uint32_t>(m_zeros);
}

/// Looks for them only where the block reaches the bins of those known.
void PairScan::findExtremes(const float* x, std::size_t n, scan::BlockSums<float>& sums)
{
    const WindowBlock& block = workspace().block;
    const bool hasInsiders = block.nearestOfAll != Window::outside;
    if (hasInsiders && m_top - block.nearestOfAll >= keyOf(m_largest)) {
        sums.largest = std::max(sums.largest, scan::largestMagnitude(x, n));
    }
    if (hasInsiders && m_top - block.farthest <= keyOf(m_smallestNonzero)) {
        sums.smallestNonzero = std::min(sums.smallestNonzero, scan::smallestMagnitude(x, n));
    }
    m_largest = std::max(m_largest, sums.largest);
    m_smallestNonzero = std::min(m_smallestNonzero, sums.smallestNonzero);
}

/// Follows the data: another window where many elements were outside, and none where that did not help.
void PairScan::decideOnNext(std::size_t n, std::uint32_t* counts)
{
    constexpr int rest = 64; // blocks until the next attempt
    const bool fails = m_strays > n / 64;
    if (fails) {
        finish(counts);
        m_top = 0;
    }
    if ((fails && m_hasFailed) || (!m_isUniform && m_zeros > n / 4 * 3)) {
        m_left = rest;
    }
    m_hasFailed = fails;
}

} // namespace scalescope::engine
