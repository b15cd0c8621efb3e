// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/track/kernel_blocks.h"
#include "core/engine/track/kernel_pairs.h"
#include "core/engine/track/kernel_scan.h"
#include "core/graph/statistics.h"

#include <optional>

namespace scalescope::engine {

/// Statistics of elements that come in blocks, for one thread. After the last block of a thread call finish()
/// there; finished moments of several threads merge.
template <typename T>
class Moments
{
public:
    /// Counts the largest magnitudes of blocks too, of rows as BlockMaxima takes them; before the first
    /// add().
    void countBlocks(std::int64_t rowLength, std::int64_t start) { m_blocks.emplace(rowLength, start); }
    /// So many elements will come, which decides how they are best read; before the first add().
    void expect(std::int64_t elements) { m_pairs = PairScan(elements); }
    void add(const T* x, std::size_t n);
    void finish();
    void merge(const Moments& other);

    /// What was added, each element counted `factor` times.
    [[nodiscard]] graph::Metric metric(std::int64_t factor = 1) &&;
    /// Some magnitudes are so large or small that their squares left the range of double.
    [[nodiscard]] bool squaresLeftRange() const;

private:
    using Bits = scan::Format<T>::Bits;

    void addBlock(const T* x, std::size_t n);
    bool scanPairs(const T* x, std::size_t n, scan::BlockSums<T>& sums);
    void addMaxima(const T* x, std::size_t n, bool areKnown);
    void addDeviations(double n, double mean, double squaredDeviations);
    void countNonFinite(const T* x, std::size_t n);
    void countSubnormals(const T* x, std::size_t n);

    double m_numel = 0;
    double m_sum = 0;
    double m_sumAbs = 0;
    double m_sumSquares = 0;
    double m_mean = 0;              ///< of what m_squaredDeviations is around
    double m_squaredDeviations = 0; ///< from the mean, combined block by block
    Bits m_largest = 0;
    Bits m_smallestNonzero = std::numeric_limits<Bits>::max();
    std::int64_t m_zeros = 0;
    std::int64_t m_subnormals = 0;
    std::int64_t m_nans = 0;
    std::int64_t m_posInfs = 0;
    std::int64_t m_negInfs = 0;
    graph::Histogram m_histogram;
    std::optional<BlockMaxima<T>> m_blocks;
    PairScan m_pairs;
};

extern template class Moments<float>;
extern template class Moments<double>;

} // namespace scalescope::engine
