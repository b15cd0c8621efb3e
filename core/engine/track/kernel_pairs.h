// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/track/kernel_blocks.h"
#include "core/engine/track/kernel_window.h"

namespace scalescope::engine {

/// Reads blocks of float32 as scan::scanBlock does, faster: two elements are counted with one increment,
/// which needs that most magnitudes are within sixteen binades. It follows the data, and leaves a block to
/// scanBlock where such a window does not hold it and where one value is so frequent that increments would
/// wait for each other.
class PairScan
{
public:
    using Bits = scan::Format<float>::Bits;

    PairScan() = default; ///< never scans
    /// Of that many elements in all: for few it does not pay.
    explicit PairScan(std::int64_t elements);

    /// What scan::scanBlock gives, but that extremes may be missing which are none of all blocks read so far.
    /// At most scan::WindowBlock::length elements. False where scanBlock is to read the block.
    bool scan(const float* x, std::size_t n, std::uint32_t* counts, scan::BlockSums<float>& sums);
    /// The largest of each `blockLength` of the n elements that scan() read last.
    [[nodiscard]] static WindowMaxima<float> maxima(std::size_t n);
    /// Puts what is counted into `counts`; on the thread that scanned.
    void finish(std::uint32_t* counts);

private:
    void chooseTop(const float* x, std::size_t n);
    [[nodiscard]] bool isUniform() const;
    void countUniform(std::size_t n, std::uint32_t* counts) const;
    void findExtremes(const float* x, std::size_t n, scan::BlockSums<float>& sums);
    void addOutsiders(const float* x, std::size_t n, std::uint32_t* counts, scan::BlockSums<float>& sums);
    void decideOnNext(std::size_t n, std::uint32_t* counts);

    bool m_scans = false;
    int m_top = 0;             ///< the window's; 0 where it is to be chosen
    int m_left = 0;            ///< blocks to leave to scanBlock
    bool m_isUniform = false;  ///< the last block had one magnitude
    bool m_hasFailed = false;  ///< the last block was not within its window
    std::size_t m_counted = 0; ///< elements since the pairs were added up
    std::size_t m_strays = 0;  ///< of the last block: elements outside, not zero
    std::size_t m_zeros = 0;   ///< of the last block
    Bits m_largest = 0;        ///< so far
    Bits m_smallestNonzero = std::numeric_limits<Bits>::max();
};

} // namespace scalescope::engine
