// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/group_maxima.h"

#include "core/formats/maxima_loops.h"
#include "core/formats/small_floats.h"
#include "core/formats/standard_arithmetic.h"

#include <algorithm>
#include <bit>
#include <mutex>

namespace scalescope::formats {

namespace {

/// Elements that one thread takes at a time, about.
constexpr std::int64_t elementsOfPart = std::int64_t{1} << 18;

/// Takes over what is larger in `from`.
template <typename Bits>
void merge(const std::vector<Bits>& from, std::int64_t firstGroup, std::vector<Bits>& to)
{
    for (std::size_t i = 0; i < from.size(); ++i) {
        Bits& maximum = to[static_cast<std::size_t>(firstGroup) + i];
        maximum = std::max(maximum, from[i]);
    }
}

/// Bit patterns of the maxima. Each part has some rows, and maxima of its own, because rows of one group may
/// be in several parts.
template <typename Bits>
std::vector<Bits> maximaOf(const Bits* in, const Groups& groups, Bits infinity, const InParallel& inParallel)
{
    std::vector<Bits> maxima(static_cast<std::size_t>(groups.count()));
    if (maxima.empty())
        return maxima;
    const std::int64_t rowsPerPart = std::max<std::int64_t>(elementsOfPart / groups.rowLength(), 1);
    const std::int64_t runsPerRow = (groups.rowLength() + groups.run() - 1) / groups.run();
    std::mutex mutex;
    inParallel((groups.rows() + rowsPerPart - 1) / rowsPerPart, [&](std::int64_t part) {
        const std::int64_t firstRow = part * rowsPerPart;
        const std::int64_t lastRow = std::min(firstRow + rowsPerPart, groups.rows()) - 1;
        const std::int64_t firstGroup = groups.firstGroup(firstRow);
        std::vector<Bits> own(static_cast<std::size_t>(groups.firstGroup(lastRow) + runsPerRow - firstGroup));
        for (std::int64_t row = firstRow; row <= lastRow; ++row) {
            const std::int64_t start = row * groups.rowLength();
            const std::int64_t length = std::min(groups.rowLength(), groups.elements() - start);
            maximaLoop(in + start, static_cast<std::size_t>(length), static_cast<std::size_t>(groups.run()),
                       infinity, own.data() + (groups.firstGroup(row) - firstGroup));
        }
        const std::scoped_lock lock(mutex);
        merge(own, firstGroup, maxima);
    });
    return maxima;
}

/// Those of 16-bit types are widened as the elements are.
template <typename Widen>
std::vector<double> widened(const std::vector<std::uint16_t>& bits, Widen widen)
{
    const StandardArithmetic guard;
    std::vector<float> floats(bits.size());
    widen(bits.data(), bits.size(), floats.data());
    return {floats.begin(), floats.end()};
}

template <typename Number, typename Bits>
std::vector<double> numbersOf(const std::vector<Bits>& bits)
{
    const StandardArithmetic guard;
    std::vector<double> numbers(bits.size());
    std::ranges::transform(bits, numbers.begin(), [](Bits b) { return double{std::bit_cast<Number>(b)}; });
    return numbers;
}

} // namespace

std::vector<double> groupMaxima(const float* in, const Groups& groups, const InParallel& inParallel)
{
    const auto* bits = reinterpret_cast<const std::uint32_t*>(in);
    return numbersOf<float>(maximaOf<std::uint32_t>(bits, groups, 0x7f800000U, inParallel));
}

std::vector<double> groupMaxima(const double* in, const Groups& groups, const InParallel& inParallel)
{
    const auto* bits = reinterpret_cast<const std::uint64_t*>(in);
    return numbersOf<double>(maximaOf<std::uint64_t>(bits, groups, 0x7ff0000000000000U, inParallel));
}

std::vector<double> groupMaxima(const Bfloat16* in, const Groups& groups, const InParallel& inParallel)
{
    const auto* bits = reinterpret_cast<const std::uint16_t*>(in);
    return widened(maximaOf<std::uint16_t>(bits, groups, 0x7f80, inParallel),
                   [](const auto* x, std::size_t n, float* wide) { widenBfloat16(x, n, wide); });
}

std::vector<double> groupMaxima(const Half* in, const Groups& groups, const InParallel& inParallel)
{
    const auto* bits = reinterpret_cast<const std::uint16_t*>(in);
    return widened(maximaOf<std::uint16_t>(bits, groups, 0x7c00, inParallel),
                   [](const auto* x, std::size_t n, float* wide) { widenHalf(x, n, wide); });
}

} // namespace scalescope::formats
