// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fold_rows.h"

#include "core/sheet/fold_kinds.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace scalescope::sheet {

namespace {

/// So few operators are read faster one by one: "linear, relu" four times.
constexpr int fewestOfSmallLayers = 12;

} // namespace

FoldRows::FoldRows(const graph::Graph& all, const graph::Graph& shown, const graph::CallTree& callTree)
    : m_callTree(callTree),
      m_operators(all),
      m_sizes(callTree.spans().size()),
      m_shown(callTree.spans().size())
{
    const graph::NodePlaces places(shown);
    for (const graph::Node* node : operators()) {
        const bool isShown = places.of(node->id) != graph::NodePlaces::none;
        m_isShown.push_back(isShown);
        for (int span = callTree.of(node->id); span >= 0;
             span = callTree.spans()[static_cast<std::size_t>(span)].parent) {
            ++m_sizes[static_cast<std::size_t>(span)];
            m_shown[static_cast<std::size_t>(span)] += isShown ? 1 : 0;
        }
    }
}

int FoldRows::shownOf(const FoldItem& item) const
{
    return item.span >= 0 ? shownOf(item.span) : static_cast<int>(isShown(item.first));
}

/// The outermost call inside a span that has not all that the span shows.
int FoldRows::callIn(const graph::Node& node, int span) const
{
    const int all = span < 0 ? -1 : shownOf(span);
    int outermost = -1;
    for (int inner = m_callTree.of(node.id); inner != span && inner >= 0;
         inner = m_callTree.spans()[static_cast<std::size_t>(inner)].parent) {
        if (shownOf(inner) != all || all < 2)
            outermost = inner;
    }
    return outermost;
}

std::vector<FoldItem> FoldRows::row(int span, std::size_t first, std::size_t end) const
{
    std::vector<FoldItem> items;
    for (std::size_t i = first; i < end;) {
        FoldItem item{callIn(*operators()[i], span), i, i + 1};
        if (item.span >= 0)
            item.end += static_cast<std::size_t>(m_sizes[static_cast<std::size_t>(item.span)]) - 1;
        i = item.end;
        items.push_back(item);
    }
    return items;
}

std::vector<RowRepeats> FoldRows::repeatsOf(const std::vector<FoldItem>& row) const
{
    std::vector<RowRepeats> all;
    std::size_t next = 0;
    const auto addLayers = [&](std::size_t end) {
        std::ranges::copy(layersIn(row, next, end), std::back_inserter(all));
    };
    const auto again =
        repeatsIn(kindsOf(row, m_operators, m_callTree, Alike::SameModule), [&](const Repeats& repeats) {
            return isLoop(row, repeats) ? chained(row, repeats) : std::size_t{1};
        });
    for (const Repeats& repeats : again) {
        addLayers(repeats.first);
        all.push_back({repeats, false});
        next = repeats.first + repeats.period * repeats.count;
    }
    addLayers(row.size());
    return all;
}

std::vector<RowRepeats> FoldRows::layersIn(const std::vector<FoldItem>& row, std::size_t first,
                                           std::size_t end) const
{
    const Row part = Row(row).subspan(first, end - first);
    const auto found = repeatsIn(kindsOf(part, m_operators, m_callTree, Alike::SameLayer),
                                 [&](const Repeats& repeats) -> std::size_t {
                                     if (!isLoop(part, repeats))
                                         return 1;
                                     Repeats layers = repeats;
                                     layers.count = chainedLayers(part, layers);
                                     return isWorthACard(part, layers) ? layers.count : 1;
                                 });
    std::vector<RowRepeats> layers;
    for (Repeats repeats : found) {
        repeats.first += first;
        layers.push_back({repeats, true});
    }
    return layers;
}

/// Several operators on one line may be alike ("a + b + c + d"); a loop's body has a call or more lines than
/// one.
bool FoldRows::isLoop(Row row, const Repeats& repeats) const
{
    const graph::Node& firstOperator = *operators()[row[repeats.first].first];
    return std::ranges::any_of(row.subspan(repeats.first, repeats.period), [&](const FoldItem& item) {
        return item.span >= 0 || operators()[item.first]->location.line != firstOperator.location.line;
    });
}

std::size_t FoldRows::chained(Row row, const Repeats& repeats) const
{
    std::size_t times = 1;
    while (times < repeats.count && readsTheOneBefore(row, repeats, times))
        ++times;
    return times;
}

/// Not looked further than that: thousands of modules that are alike may follow, at each place of the row
/// anew.
std::size_t FoldRows::chainedLayers(Row row, const Repeats& repeats) const
{
    std::size_t times = 1;
    while (times < repeats.count && readsTheOneBefore(row, repeats, times) &&
           !callsTheFirstAgain(row, repeats, times))
        ++times;
    return times;
}

bool FoldRows::readsTheOneBefore(Row row, const Repeats& repeats, std::size_t times) const
{
    const std::size_t next = repeats.first + times * repeats.period;
    const std::size_t before = next - repeats.period;
    return reads(row[next], row[next + repeats.period - 1], row[before].first, row[next].first);
}

/// Layers that are called all over again are as many cards.
bool FoldRows::callsTheFirstAgain(Row row, const Repeats& repeats, std::size_t times) const
{
    const auto path = [&](int span) -> const std::string& {
        return m_callTree.spans()[static_cast<std::size_t>(span)].path;
    };
    const Row first = row.subspan(repeats.first, repeats.period);
    const Row later = row.subspan(repeats.first + times * repeats.period, repeats.period);
    return std::ranges::mismatch(first, later, [&](const FoldItem& a, const FoldItem& b) {
               return a.span < 0 || path(a.span) != path(b.span);
           }).in1 != first.end();
}

/// Whether these layers are modules with something in them, or more operators than one takes in at a glance.
bool FoldRows::isWorthACard(Row row, const Repeats& repeats) const
{
    const Row all = row.subspan(repeats.first, repeats.period * repeats.count);
    const int shown = std::accumulate(all.begin(), all.end(), 0,
                                      [&](int sum, const FoldItem& item) { return sum + shownOf(item); });
    const bool areModules = repeats.period == 1 && shown >= 2 * static_cast<int>(repeats.count);
    return areModules || shown >= fewestOfSmallLayers;
}

/// Whether an operator of these items reads one between the other two.
bool FoldRows::reads(const FoldItem& from, const FoldItem& to, std::size_t first, std::size_t end) const
{
    for (std::size_t reader = from.first; reader < to.end; ++reader) {
        if (std::ranges::any_of(m_operators.sourcesOf(reader), [&](int source) {
                return source >= static_cast<int>(first) && source < static_cast<int>(end) &&
                       operators()[static_cast<std::size_t>(source)]->floating;
            }))
            return true;
    }
    return false;
}

} // namespace scalescope::sheet
