// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall_folds.h"

#include "core/sheet/fold_titles.h"
#include "widgets/graphview/card_texts.h"
#include "widgets/waterfall/waterfall_words.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace scalescope::widgets {

namespace {

constexpr std::size_t fewestLayers = 3;

/// Where a node is among layers that come again, by places in the tree; -1 where it is in none.
struct Place
{
    int repeats = -1; ///< the outermost
    int layer = -1;
};

Place placeOf(const sheet::FoldTree& folds, graph::NodeId node)
{
    Place place;
    int inner = -1;
    for (int fold = folds.of(node); fold >= 0; inner = fold, fold = folds.at(fold).parent)
        if (inner >= 0 && folds.at(fold).isRepeats())
            place = {fold, inner};
    return place;
}

/// "h.0–11 ×12" of those from one layer to another, in either order.
QString titleOfLayers(const sheet::FoldTree& folds, int repeats, int a, int b)
{
    const auto [first, last] = std::minmax(
        a, b, [&folds](int left, int right) { return folds.at(left).turn < folds.at(right).turn; });
    sheet::Fold fold = folds.at(repeats);
    sheet::describeRepeats(fold, folds.at(first), folds.at(last));
    return titleOf(fold.kind, fold.title);
}

using Rows = std::vector<WaterfallRow>;

WaterfallRow rowOfLayers(Rows::const_iterator first, Rows::const_iterator last, std::size_t count)
{
    WaterfallRow row;
    row.before = first->before;
    row.layers.emplace().count = static_cast<int>(count);
    for (auto step = first; step != last; ++step) {
        row.id = step->id;
        row.layers->nodes.push_back(step->id);
        if (!step->level)
            continue;
        row.level = step->level;
        row.layers->low = std::min(row.layers->low, *step->level);
        row.layers->high = std::max(row.layers->high, *step->level);
    }
    if (!row.level)
        row.mark = std::prev(last)->mark;
    row.detail = WaterfallWords::tr("%1 in a row, %2 steps", "how many layers")
                     .arg(count)
                     .arg(row.layers->nodes.size());
    return row;
}

} // namespace

bool foldLayers(Rows& rows, const sheet::FoldTree& folds, std::optional<graph::NodeId> shown)
{
    if (rows.empty())
        return false;
    std::set<int> open{placeOf(folds, rows.front().id).layer, placeOf(folds, rows.back().id).layer};
    if (shown)
        open.insert(placeOf(folds, *shown).layer);
    Rows folded;
    for (auto first = rows.cbegin(); first != rows.cend();) {
        const Place place = placeOf(folds, first->id);
        std::vector<int> layers;
        auto last = first;
        for (; last != rows.cend() && place.repeats >= 0; ++last) {
            const Place next = placeOf(folds, last->id);
            if (next.repeats != place.repeats || open.contains(next.layer))
                break;
            if (layers.empty() || layers.back() != next.layer)
                layers.push_back(next.layer);
        }
        if (layers.size() < fewestLayers) {
            last = std::max(last, std::next(first));
            folded.insert(folded.end(), first, last);
        } else {
            folded.push_back(rowOfLayers(first, last, layers.size()));
            folded.back().label = titleOfLayers(folds, place.repeats, layers.front(), layers.back());
            folded.back().path = folded.back().label;
        }
        first = last;
    }
    const bool isFolded = folded.size() < rows.size();
    rows = std::move(folded);
    return isFolded;
}

} // namespace scalescope::widgets
