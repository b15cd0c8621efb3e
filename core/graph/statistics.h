// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace scalescope::graph {

/// Where a quantity belongs: the tensor itself, or the gradient of the chosen output with respect to it.
enum class Direction { Forward, Backward };

inline constexpr std::array directions{Direction::Forward, Direction::Backward};

/// Statistics of all elements of one tensor x, accumulated in double precision whatever its dtype.
/// A value that is not available (empty tensor; std of one element) is NaN. NaN and Inf elements are never
/// dropped: they poison the moments and are counted.
struct Statistics
{
    static constexpr double unavailable = std::numeric_limits<double>::quiet_NaN();

    std::int64_t numel = 0;             ///< number of elements
    double meanAbs = unavailable;       ///< mean of |x|
    double absMean = unavailable;       ///< |mean of x|
    double std = unavailable;           ///< unbiased standard deviation, divisor n-1
    double absMax = unavailable;        ///< largest |x|
    double absMin = unavailable;        ///< smallest |x|
    double rms = unavailable;           ///< root of the mean of x squared
    double absMinNonzero = unavailable; ///< smallest |x| > 0, NaN where all elements are zero
    std::int64_t zeros = 0;
    std::int64_t nans = 0;
    std::int64_t posInfs = 0;
    std::int64_t negInfs = 0;
};

/// Parts of a tensor's elements whose loss in a format changes nothing.
struct MeaninglessParts
{
    double smallest = 0; ///< the noise of what is zero in theory
    double largest = 0;  ///< a mask's numbers
};

/// Histogram of finite non-zero magnitudes by binary exponent and the top four mantissa bits.
///
/// Bin k holds the values in [2^e (1 + m/16), 2^e (1 + (m+1)/16)) with e = floor(k / 16), m = k mod 16; e is
/// the true exponent, for the subnormals of the tensor's dtype too. Zeros, NaN and Inf are in Statistics.
/// Sub-bins are needed because limits such as 448 and 57344 sit inside a binade.
class Histogram
{
public:
    static constexpr int binsPerBinade = 16;
    using Bin = std::pair<int, std::int64_t>; ///< which, and its count

    /// The bin of a finite magnitude > 0.
    static int binOf(double magnitude);
    /// Lower edge of a bin; its upper edge is the next bin's lower edge.
    static double lowerEdge(int bin);

    /// Bins mostly come in ascending order, which takes constant time.
    void add(int bin, std::int64_t count);
    void add(const Histogram& other);
    /// Before so many bins come in ascending order.
    void reserve(std::size_t bins) { m_counts.reserve(bins); }
    /// Each bin that holds anything with its count, ascending.
    [[nodiscard]] const std::vector<Bin>& counts() const { return m_counts; }
    /// 0 where the bin holds nothing.
    [[nodiscard]] std::int64_t countOf(int bin) const;
    [[nodiscard]] std::int64_t total() const;
    /// Each count times a factor.
    [[nodiscard]] Histogram times(std::int64_t factor) const;
    [[nodiscard]] bool empty() const { return m_counts.empty(); }
    bool operator==(const Histogram&) const = default;

private:
    /// Ascending. Every tensor has two histograms, and the nodes of a map took longer than counting a small
    /// one.
    std::vector<Bin> m_counts;
};

/// Elements of the blocks whose largest magnitudes are recorded: those of the microscaling formats.
inline constexpr std::int64_t blockLength = 32;

/// What tracking records of one tensor in one direction.
struct Metric
{
    Statistics statistics;
    Histogram histogram;
    /// The largest finite magnitude of each block of `blockLength` neighbours along the last dimension, in
    /// the same bins; the last block of a row may be shorter, blocks without a finite non-zero element are
    /// left out. Empty where it was not recorded, as in files of older releases.
    Histogram blockMaxima;
};

} // namespace scalescope::graph
