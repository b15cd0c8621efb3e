// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/kernel_moments.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>
#include <vector>

namespace scalescope::engine {

namespace {

/// Elements; a block stays in the first-level cache.
constexpr std::size_t blockSize = scan::WindowBlock::length;

template <typename T>
constexpr auto infinityBits = scan::Format<T>::infinity;

template <typename T>
int keyOf(typename scan::Format<T>::Bits magnitude)
{
    return static_cast<int>(magnitude >> scan::Format<T>::keyShift);
}

/// The thread's counters; all zero between finish() and the next add().
template <typename T>
std::uint32_t* counters()
{
    thread_local std::vector<std::uint32_t> counters(std::size_t{scan::tables} * scan::Format<T>::keys);
    return counters.data();
}

/// Takes what was counted for a key.
template <typename T>
std::int64_t takeCount(std::uint32_t* counts, int key)
{
    std::int64_t count = 0;
    for (int table = 0; table < scan::tables; ++table) {
        count += counts[table * scan::Format<T>::keys + key];
    }
    for (int table = 0; count != 0 && table < scan::tables; ++table) { // most keys have nothing to clear
        counts[table * scan::Format<T>::keys + key] = 0;
    }
    return count;
}

/// So many bins hold anything, or it grows from there.
std::size_t expectedBins(int keys, double elements)
{
    constexpr int most = 256; // memory that a histogram of few bins would keep
    return static_cast<std::size_t>(std::min<double>(std::clamp(keys, 0, most), elements));
}

} // namespace

template <typename T>
void Moments<T>::add(const T* x, std::size_t n)
{
    while (n > 0) {
        const std::size_t count = std::min(blockSize, m_blocks ? m_blocks->piece(n) : n);
        addBlock(x, count);
        x += count;
        n -= count;
    }
}

template <typename T>
void Moments<T>::addBlock(const T* x, std::size_t n)
{
    scan::BlockSums<T> block;
    const bool inPairs = scanPairs(x, n, block);
    if (!inPairs) {
        scan::scanBlock(x, n, counters<T>(), block);
    }
    m_sum += block.sum;
    m_sumAbs += block.sumAbs;
    m_sumSquares += block.sumSquares;
    m_largest = std::max(m_largest, block.largest);
    m_smallestNonzero = std::min(m_smallestNonzero, block.smallestNonzero);
    if (block.largest >= infinityBits<T>) {
        countNonFinite(x, n);
    }
    if (block.smallestNonzero < scan::Format<T>::smallestNormal) {
        countSubnormals(x, n);
    }
    if (m_blocks) {
        addMaxima(x, n, inPairs);
    }
    const auto numel = static_cast<double>(n);
    const double mean = block.sum / numel;
    double deviations = block.sumSquares - block.sum * mean;
    // The difference of two large numbers has lost three digits or more: take the deviations one by one.
    if (std::isfinite(block.sumSquares) && deviations < 1e-3 * block.sumSquares) {
        deviations = scan::squaredDeviations(x, n, mean);
    }
    addDeviations(numel, mean, deviations);
}

/// False where scan::scanBlock is to read the block.
template <typename T>
bool Moments<T>::scanPairs(const T* x, std::size_t n, scan::BlockSums<T>& sums)
{
    if constexpr (std::is_same_v<T, float>) {
        return m_pairs.scan(x, n, counters<T>(), sums);
    } else {
        return false;
    }
}

template <typename T>
void Moments<T>::addMaxima(const T* x, std::size_t n, bool areKnown)
{
    if constexpr (std::is_same_v<T, float>) {
        if (areKnown && m_blocks->beginsBlocks(n)) {
            m_blocks->add(x, n, PairScan::maxima(n));
            return;
        }
    }
    m_blocks->add(x, n);
}

/// Chan, Golub and LeVeque's pairwise update of mean and sum of squared deviations (1979, equation 2.1).
template <typename T>
void Moments<T>::addDeviations(double n, double mean, double squaredDeviations)
{
    const double total = m_numel + n;
    const double difference = mean - m_mean;
    m_squaredDeviations += squaredDeviations + difference * difference * (m_numel * n / total);
    m_mean += difference * (n / total);
    m_numel = total;
}

template <typename T>
void Moments<T>::countNonFinite(const T* x, std::size_t n)
{
    for (std::size_t i = 0; i < n; ++i) {
        m_nans += std::isnan(x[i]);
        m_posInfs += x[i] == std::numeric_limits<T>::infinity();
        m_negInfs += x[i] == -std::numeric_limits<T>::infinity();
    }
}

/// Their true bins.
template <typename T>
void Moments<T>::countSubnormals(const T* x, std::size_t n)
{
    for (std::size_t i = 0; i < n; ++i) {
        const Bits bits = scan::finiteMagnitude(x[i]);
        if (bits != 0 && bits < scan::Format<T>::smallestNormal) {
            m_histogram.add(scan::subnormalBin<T>(bits), 1);
            ++m_subnormals;
        }
    }
}

template <typename T>
void Moments<T>::finish()
{
    std::uint32_t* counts = counters<T>();
    m_pairs.finish(counts);
    const int firstInfinite = keyOf<T>(infinityBits<T>);
    for (int key = 0; key < 16; ++key) {
        m_zeros += takeCount<T>(counts, key);
    }
    m_zeros -= m_subnormals;
    m_subnormals = 0;
    const int lowest = keyOf<T>(std::min(m_smallestNonzero, infinityBits<T>));
    const int highest = keyOf<T>(m_largest);
    m_histogram.reserve(expectedBins(highest - lowest + 1, m_numel));
    for (int key = std::max(lowest, 16); key <= std::min(highest, firstInfinite - 1); ++key) {
        if (const std::int64_t count = takeCount<T>(counts, key)) {
            m_histogram.add(key - scan::Format<T>::bias * 16, count);
        }
    }
    for (int key = firstInfinite; key <= highest; ++key) {
        takeCount<T>(counts, key); // NaN and Inf were counted one by one
    }
    if (m_blocks) {
        m_blocks->finish();
    }
}

template <typename T>
void Moments<T>::merge(const Moments& other)
{
    if (other.m_numel == 0) {
        return;
    }
    addDeviations(other.m_numel, other.m_mean, other.m_squaredDeviations);
    m_sum += other.m_sum;
    m_sumAbs += other.m_sumAbs;
    m_sumSquares += other.m_sumSquares;
    m_largest = std::max(m_largest, other.m_largest);
    m_smallestNonzero = std::min(m_smallestNonzero, other.m_smallestNonzero);
    m_zeros += other.m_zeros;
    m_nans += other.m_nans;
    m_posInfs += other.m_posInfs;
    m_negInfs += other.m_negInfs;
    m_histogram.add(other.m_histogram);
    if (m_blocks && other.m_blocks) {
        m_blocks->merge(*other.m_blocks);
    }
}

template <typename T>
graph::Metric Moments<T>::metric(std::int64_t factor) &&
{
    constexpr double unavailable = graph::Statistics::unavailable;
    graph::Metric metric;
    graph::Statistics& s = metric.statistics;
    const auto times = static_cast<double>(factor);
    s.numel = static_cast<std::int64_t>(m_numel) * factor;
    if (s.numel == 0) {
        return metric;
    }
    s.meanAbs = m_sumAbs / m_numel;
    s.absMean = std::abs(m_sum / m_numel);
    s.rms = std::sqrt(m_sumSquares / m_numel);
    s.std =
        s.numel > 1 ? std::sqrt(times * m_squaredDeviations / static_cast<double>(s.numel - 1)) : unavailable;
    s.zeros = m_zeros * factor;
    s.nans = m_nans * factor;
    s.posInfs = m_posInfs * factor;
    s.negInfs = m_negInfs * factor;
    const bool hasNonzero = m_smallestNonzero <= infinityBits<T>;
    s.absMinNonzero = hasNonzero ? std::bit_cast<T>(m_smallestNonzero) : unavailable;
    s.absMax = m_nans > 0 ? unavailable : std::bit_cast<T>(m_largest);
    s.absMin = m_nans > 0 ? unavailable : m_zeros > 0 ? 0 : s.absMinNonzero;
    metric.histogram = factor == 1 ? std::move(m_histogram) : m_histogram.times(factor);
    if (m_blocks) {
        metric.blockMaxima =
            factor == 1 ? std::move(*m_blocks).histogram() : m_blocks->histogram().times(factor);
    }
    return metric;
}

template <typename T>
bool Moments<T>::squaresLeftRange() const
{
    if (!std::is_same_v<T, double> || m_largest == 0 || m_largest >= infinityBits<T>) {
        return false;
    }
    const double largest = std::bit_cast<T>(m_largest);
    return largest > 1e140 || largest < 1e-140;
}

template class Moments<float>;
template class Moments<double>;

} // namespace scalescope::engine
