// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/track/kernel_window.h"
#include "core/graph/statistics.h"

#include <span>

namespace scalescope::engine {

/// Largest finite magnitudes of blocks as a window has them (kernel_window.h).
template <typename T>
struct WindowMaxima
{
    using Bits = scan::Format<T>::Bits;

    int top = 0;                             ///< the window's key
    std::span<const std::uint8_t> distances; ///< of keys below it; Window::outside where `bits` has it
    std::span<const Bits> bits;              ///< of as many blocks; without meaning beside a distance
};

/// The histogram of the largest finite magnitudes of blocks (graph::Metric::blockMaxima), for one thread.
/// After the last element of a thread call finish() there; finished ones merge.
template <typename T>
class BlockMaxima
{
public:
    using Bits = scan::Format<T>::Bits;

    /// Of a stream of rows of that many elements; blocks end with their row. The first element begins a
    /// block, `start` elements after the beginning of its row.
    explicit BlockMaxima(std::int64_t rowLength, std::int64_t start = 0);

    /// How many of the next n elements are best added together: rows that are long are parted at their ends.
    [[nodiscard]] std::size_t piece(std::size_t n) const;
    /// The next elements.
    void add(const T* x, std::size_t n);
    /// The next n elements begin with a block and are of one row.
    [[nodiscard]] bool beginsBlocks(std::size_t n) const;
    /// Such elements, with what is known of them.
    void add(const T* x, std::size_t n, const WindowMaxima<T>& maxima);
    /// Blocks of their own, by the bits of their largest finite magnitudes.
    void addMaxima(const Bits* maxima, std::size_t blocks);

    void finish();
    void merge(const BlockMaxima& other);
    [[nodiscard]] const graph::Histogram& histogram() const& { return m_histogram; }
    [[nodiscard]] graph::Histogram histogram() && { return std::move(m_histogram); }

private:
    std::size_t begin(const T* x, std::size_t n);
    std::size_t fill(const T* x, std::size_t n);
    void pass(std::size_t n);
    void addDistances(const WindowMaxima<T>& maxima, std::size_t blocks);

    std::int64_t m_rowLength;     ///< 0 where every row is whole blocks, so that ends of rows don't matter
    std::int64_t m_rowLeft;       ///< elements to come in this row
    std::int64_t m_blockLeft = 0; ///< elements to come in a block that has begun
    Bits m_largest = 0;           ///< of those of it that came
    Bits m_least = std::numeric_limits<Bits>::max(); ///< of the maxima
    Bits m_most = 0;
    graph::Histogram m_histogram;
};

extern template class BlockMaxima<float>;
extern template class BlockMaxima<double>;

} // namespace scalescope::engine
