// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/scaling.h"

#include <cstddef>
#include <span>

namespace scalescope::formats {

/// A dense operand as the axis that its product sums over cuts it: element (o, a, i) stands at
/// (o length + a) inner + i in memory. Axes that lie beside each other can be taken as one.
struct AxisView
{
    std::int64_t outer = 1;
    std::int64_t length = 0; ///< of the axis
    std::int64_t inner = 1;

    [[nodiscard]] std::int64_t elements() const { return outer * length * inner; }
};

/// The view along one axis of a contiguous array, whose last index runs fastest. Of a number alone there is
/// one element.
AxisView alongAxis(std::span<const std::int64_t> shape, std::size_t axis);

/// Which elements share a scale, in order of memory: memory is cut into rows, a row into runs, and as many
/// neighbouring rows as the scaling says share the scales of their runs. The other axis of a tile is
/// the inner one where there is one, else the outer one.
class Groups
{
public:
    /// Of any grouping but None.
    Groups(const Scaling& scaling, const AxisView& view);

    [[nodiscard]] std::int64_t count() const { return m_bands * m_runsPerRow; }
    [[nodiscard]] std::int64_t elements() const { return m_elements; }

    [[nodiscard]] std::int64_t rows() const { return m_rows; }
    /// Elements from one row to the next; the last may have fewer.
    [[nodiscard]] std::int64_t rowLength() const { return m_rowLength; }
    /// Elements in a run; the last of a row may have fewer.
    [[nodiscard]] std::int64_t run() const { return m_run; }
    /// The number of the group of the first run of a row; those of its other runs follow.
    [[nodiscard]] std::int64_t firstGroup(std::int64_t row) const
    {
        return (row / m_period * m_bandsPerPeriod + row % m_period / m_rowsPerBand) * m_runsPerRow;
    }

    /// Writes to `out` what each of `n` elements from number `first` on has of its group's.
    void spread(const float* ofGroups, std::int64_t first, std::size_t n, float* out) const;

    /// Whether each 16 elements from a multiple of 16 on are of one group, and what of each group they have.
    [[nodiscard]] bool holdSixteens() const;
    void spreadToSixteens(const float* ofGroups, std::int64_t first, std::size_t n, float* out) const;

private:
    void makeOneGroup();
    void spreadTo(std::int64_t unit, const float* ofGroups, std::int64_t first, std::int64_t n,
                  float* out) const;

    std::int64_t m_elements;
    std::int64_t m_rows = 0;
    std::int64_t m_rowLength = 1;
    std::int64_t m_run = 1;
    std::int64_t m_runsPerRow = 1;
    std::int64_t m_period = 1; ///< rows after which bands start anew
    std::int64_t m_rowsPerBand = 1;
    std::int64_t m_bandsPerPeriod = 1;
    std::int64_t m_bands = 0;
};

} // namespace scalescope::formats
