// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/groups.h"

#include <algorithm>

namespace scalescope::formats {

namespace {

/// Elements of a row where all elements are one group, so that threads can share the work.
constexpr std::int64_t rowOfOneGroup = std::int64_t{1} << 16;

std::int64_t parts(std::int64_t whole, std::int64_t part)
{
    return whole / part + static_cast<std::int64_t>(whole % part != 0);
}

constexpr std::int64_t sixteen = 16;

} // namespace

AxisView alongAxis(std::span<const std::int64_t> shape, std::size_t axis)
{
    AxisView view{1, 1, 1};
    for (std::size_t i = 0; i < shape.size(); ++i)
        (i < axis ? view.outer : i == axis ? view.length : view.inner) *= shape[i];
    return view;
}

Groups::Groups(const Scaling& scaling, const AxisView& view) : m_elements(view.elements())
{
    if (m_elements == 0)
        return;
    if (scaling.grouping == Grouping::Tensor) {
        makeOneGroup();
        return;
    }
    const bool isChannel = scaling.grouping == Grouping::Channel;
    const std::int64_t length = isChannel ? view.length : std::min(scaling.length, view.length);
    const std::int64_t others = scaling.grouping == Grouping::Tile ? scaling.rows : 1;
    if (view.inner == 1) { // the axis itself lies along memory
        m_rows = m_period = view.outer;
        m_rowLength = view.length;
        m_run = length;
        m_rowsPerBand = std::min(others, view.outer);
    } else {
        m_rows = view.outer * view.length;
        m_period = view.length;
        m_rowLength = view.inner;
        m_run = std::min(others, view.inner);
        m_rowsPerBand = length;
    }
    m_runsPerRow = parts(m_rowLength, m_run);
    m_bandsPerPeriod = parts(m_period, m_rowsPerBand);
    m_bands = m_rows / m_period * m_bandsPerPeriod;
}

void Groups::makeOneGroup()
{
    m_rowLength = m_run = std::min(m_elements, rowOfOneGroup);
    m_rows = m_period = m_rowsPerBand = parts(m_elements, m_rowLength);
    m_bands = 1;
}

void Groups::spread(const float* ofGroups, std::int64_t first, std::size_t n, float* out) const
{
    spreadTo(1, ofGroups, first, static_cast<std::int64_t>(n), out);
}

bool Groups::holdSixteens() const
{
    return count() == 1 || (m_run % sixteen == 0 && m_rowLength % sixteen == 0);
}

void Groups::spreadToSixteens(const float* ofGroups, std::int64_t first, std::size_t n, float* out) const
{
    const auto elements = static_cast<std::int64_t>(n);
    spreadTo(sixteen, ofGroups, first / sixteen, (elements + sixteen - 1) / sixteen, out);
}

/// For `n` units of elements that are of one group each.
void Groups::spreadTo(std::int64_t unit, const float* ofGroups, std::int64_t first, std::int64_t n,
                      float* out) const
{
    const float* const end = out + n;
    if (count() == 1) {
        std::fill(out, out + n, ofGroups[0]);
        return;
    }
    const std::int64_t rowLength = m_rowLength / unit;
    const std::int64_t run = m_run / unit;
    std::int64_t row = first / rowLength;
    for (std::int64_t column = first % rowLength; out < end; column = 0, ++row) {
        const float* of = ofGroups + firstGroup(row) + column / run;
        const std::int64_t columns = std::min<std::int64_t>(rowLength - column, end - out);
        if (run == 1) {
            out = std::copy_n(of, columns, out);
            continue;
        }
        const float* const rowEnd = out + columns;
        for (std::int64_t left = run - column % run; out < rowEnd; left = run, ++of)
            out = std::fill_n(out, std::min<std::int64_t>(left, rowEnd - out), *of);
    }
}

} // namespace scalescope::formats
