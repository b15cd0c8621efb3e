// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layout/layered_frame.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr double columnGap = 24;
constexpr double widestRow = 3000;    // a longer one is broken, as lines of text are
constexpr double leastColumn = 16000; // some 150 rows of cards
constexpr double columnsApart = 160;
constexpr int sweeps = 6;

/// Where items of the row should be next to each other, nearest to where they would like to be.
void packRow(std::vector<LayeredItem>& items, const std::vector<int>& row, const std::vector<double>& wanted)
{
    double end = -std::numeric_limits<double>::infinity();
    double moved = 0;
    for (const int index : row) {
        LayeredItem& item = items[static_cast<std::size_t>(index)];
        const double want = wanted[static_cast<std::size_t>(index)];
        item.x = std::max(want, end + columnGap + item.size.width() / 2);
        end = item.x + item.size.width() / 2;
        moved += item.x - want;
    }
    for (const int index : row)
        items[static_cast<std::size_t>(index)].x -= moved / static_cast<double>(row.size());
}

/// The mean place of the neighbours on one side; its own place where there are none.
double meanPlace(const std::vector<LayeredItem>& items, const LayeredItem& item,
                 std::span<const int> neighbours)
{
    if (neighbours.empty())
        return item.x;
    double sum = 0;
    for (const int other : neighbours)
        sum += items[static_cast<std::size_t>(other)].x;
    return sum / static_cast<double>(neighbours.size());
}

} // namespace

LayeredFrame::LayeredFrame(std::vector<LayeredItem> items, const std::vector<LayoutRequest::Edge>& edges)
    : m_items(std::move(items)),
      m_above(m_items.size(), edges, [](const auto& edge) { return std::max(edge.source, edge.target); }),
      m_below(m_items.size(), edges, [](const auto& edge) { return std::min(edge.source, edge.target); })
{
    rank(edges);
    pullDown();
    breakIntoRows();
    for (int number = 0; number < sweeps; ++number)
        sweep(number % 2 == 0);
    stackRows();
    breakIntoColumns();
}

void LayeredFrame::rank(const std::vector<LayoutRequest::Edge>& edges)
{
    for (const auto& [source, target] : edges)
        if (source < target) // else it leads back, in a cycle
            at(target).rank = std::max(at(target).rank, at(source).rank + 1);
}

QRectF LayeredFrame::bounds() const
{
    QRectF all;
    for (const LayeredItem& item : m_items)
        all |= QRectF({item.x - item.size.width() / 2, item.y}, item.size);
    return all;
}

void LayeredFrame::pullDown()
{
    for (int index = 0; index < static_cast<int>(m_items.size()); ++index) {
        if (!m_above.of(index).empty() || m_below.of(index).empty())
            continue;
        int first = std::numeric_limits<int>::max();
        for (const int other : m_below.of(index))
            first = std::min(first, at(other).rank);
        at(index).rank = std::max(at(index).rank, first - 1);
    }
}

void LayeredFrame::breakIntoRows()
{
    std::vector<int> order(m_items.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [this](int index) { return at(index).rank; });
    double width = 0;
    int rank = -1;
    for (const int index : order) {
        const double needed = at(index).size.width() + columnGap;
        if (at(index).rank != rank || width + needed > widestRow) {
            m_rows.emplace_back();
            width = 0;
        }
        rank = at(index).rank;
        at(index).x = width + needed / 2;
        width += needed;
        m_rows.back().push_back(index);
    }
}

void LayeredFrame::sweep(bool downwards)
{
    std::vector<double> wanted(m_items.size());
    const auto settle = [&](std::vector<int>& row) {
        for (const int index : row)
            wanted[static_cast<std::size_t>(index)] =
                meanPlace(m_items, at(index), downwards ? m_above.of(index) : m_below.of(index));
        std::ranges::stable_sort(row, {}, [&](int index) { return wanted[static_cast<std::size_t>(index)]; });
        packRow(m_items, row, wanted);
    };
    if (downwards)
        std::ranges::for_each(m_rows, settle);
    else
        std::for_each(m_rows.rbegin(), m_rows.rend(), settle);
}

void LayeredFrame::stackRows()
{
    double y = 0;
    for (const auto& row : m_rows) {
        double height = 0;
        for (const int index : row) {
            at(index).y = y;
            height = std::max(height, at(index).size.height());
        }
        y += height + rowGap;
    }
}

/// So that all columns together are about as wide as they are tall.
void LayeredFrame::breakIntoColumns()
{
    const QSizeF size = bounds().size();
    const double tallest = std::max(leastColumn, std::sqrt(size.height() * (size.width() + columnsApart)));
    if (size.height() <= 1.5 * tallest)
        return;
    std::vector<int> column;
    double left = 0;
    for (const auto& row : m_rows) {
        if (!column.empty() && at(row.front()).y - at(column.front()).y > tallest)
            left = moveColumn(std::exchange(column, {}), left);
        column.insert(column.end(), row.begin(), row.end());
    }
    moveColumn(column, left);
}

/// To the top, and to the right of `left`. Returns where the next one goes.
double LayeredFrame::moveColumn(const std::vector<int>& column, double left)
{
    const auto leftOf = [this](int index) { return at(index).x - at(index).size.width() / 2; };
    const double first = leftOf(*std::ranges::min_element(column, {}, leftOf));
    const double top = at(column.front()).y;
    double right = left;
    for (const int index : column) {
        at(index).x += left - first;
        at(index).y -= top;
        right = std::max(right, leftOf(index) + at(index).size.width());
    }
    return right + columnsApart;
}

} // namespace scalescope::widgets
