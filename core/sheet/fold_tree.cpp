// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fold_tree.h"

#include "core/graph/stored.h"
#include "core/sheet/fold_rows.h"
#include "core/sheet/fold_titles.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace scalescope::sheet {

namespace {

/// Whether a place is in PyTorch's own code, which says nothing of a model's loop.
bool isInTorch(const graph::SourceLocation& place)
{
    return place.file.starts_with("torch/") || place.file.find("/torch/") != std::string::npos;
}

} // namespace

/// Makes a FoldTree from the outside in.
class FoldTreeBuilder
{
public:
    FoldTreeBuilder(const graph::Graph& all, const graph::Graph& shown,
                    const std::vector<graph::ModuleCall>& calls, const graph::CallTree& callTree,
                    FoldTree& tree)
        : m_graph(shown), m_calls(calls), m_callTree(callTree), m_rows(all, shown, callTree), m_tree(tree)
    {
    }

    void build()
    {
        const auto& operators = m_rows.operators();
        addRow(-1, -1, m_rows.row(-1, 0, operators.size()));
        for (const graph::Node* node : operators) {
            const int span = m_callTree.of(node->id);
            if (span >= 0 && m_rows.shownOf(span) == 1)
                m_tree.m_aloneTitles.set(node->id, titleOf(spanAt(span)));
        }
        addStored();
    }

private:
    [[nodiscard]] static std::string keyOf(const graph::CallSpan& span)
    {
        return span.count < 2 ? span.path : span.path + '#' + std::to_string(span.number + 1);
    }

    [[nodiscard]] static std::string titleOf(const graph::CallSpan& span)
    {
        const std::string name = shortModuleName(span.path);
        return span.count < 2 ? name : name + " #" + std::to_string(span.number + 1);
    }

    [[nodiscard]] const graph::CallSpan& spanAt(int span) const
    {
        return m_callTree.spans()[static_cast<std::size_t>(span)];
    }

    int add(Fold fold, int parent)
    {
        fold.parent = parent;
        if (parent >= 0)
            fold.depth = m_tree.at(parent).depth + (m_tree.at(parent).kind == Fold::Kind::Call ? 1 : 0);
        m_tree.m_folds.push_back(std::move(fold));
        return static_cast<int>(m_tree.m_folds.size()) - 1;
    }

    /// What a call or a step does, where what repeats becomes one.
    void addRow(int parent, int span, const std::vector<FoldItem>& row)
    {
        std::size_t next = 0;
        int number = 0;
        for (const RowRepeats& repeats : m_rows.repeatsOf(row)) {
            if (shownTurns(row, repeats) < fewestRepeats)
                continue;
            for (; next < repeats.first; ++next)
                addItem(parent, row[next]);
            addRepeats(parent, span, row, repeats, ++number);
            next = repeats.first + repeats.period * repeats.count;
        }
        for (; next < row.size(); ++next)
            addItem(parent, row[next]);
    }

    using Row = std::span<const FoldItem>;

    static Row turnOf(Row row, const Repeats& repeats, std::size_t turn)
    {
        return row.subspan(repeats.first + turn * repeats.period, repeats.period);
    }

    [[nodiscard]] int shownOf(Row items) const
    {
        return std::accumulate(items.begin(), items.end(), 0,
                               [&](int sum, const FoldItem& item) { return sum + m_rows.shownOf(item); });
    }

    /// In how many turns something is shown.
    [[nodiscard]] std::size_t shownTurns(Row row, const Repeats& repeats) const
    {
        std::size_t turns = 0;
        for (std::size_t turn = 0; turn < repeats.count; ++turn)
            turns += shownOf(turnOf(row, repeats, turn)) > 0 ? 1U : 0U;
        return turns;
    }

    /// Operators that belong to a fold and to nothing inside it.
    void setFold(const FoldItem& item, int fold)
    {
        for (std::size_t i = item.first; i < item.end; ++i)
            m_tree.m_foldOfNode.set(m_rows.operators()[i]->id, fold);
    }

    /// A call with all that it does, or an operator.
    void addItem(int parent, const FoldItem& item)
    {
        if (item.span < 0 || m_rows.shownOf(item) < 2) {
            setFold(item, parent);
            return;
        }
        const int fold = add(callOf(item), parent);
        addRow(fold, item.span, m_rows.row(item.span, item.first, item.end));
    }

    [[nodiscard]] Fold callOf(const FoldItem& item) const
    {
        const graph::CallSpan& span = spanAt(item.span);
        Fold call;
        call.key = keyOf(span);
        call.path = span.path;
        call.type = span.type;
        call.title = titleOf(span);
        call.first = span.first;
        call.last = span.last;
        call.result = resultOf(item);
        return call;
    }

    void addRepeats(int parent, int span, Row row, const RowRepeats& repeats, int number)
    {
        Fold all;
        all.kind = Fold::Kind::Repeats;
        all.key = (parent < 0 ? std::string() : m_tree.at(parent).key) + "*" + std::to_string(number);
        const int fold = add(std::move(all), parent);
        for (std::size_t turn = 0; turn < repeats.count; ++turn) {
            const Row items = turnOf(row, repeats, turn);
            if (shownOf(items) == 0)
                continue;
            const int unit = addUnit(fold, span, items, static_cast<int>(turn), repeats.areLayers);
            m_tree.m_folds[static_cast<std::size_t>(fold)].units.push_back(unit);
        }
        const std::vector<int>& units = m_tree.at(fold).units;
        describeRepeats(m_tree.m_folds[static_cast<std::size_t>(fold)], m_tree.at(units.front()),
                        m_tree.at(units.back()));
    }

    int addUnit(int parent, int span, Row items, int turn, bool areLayers)
    {
        const bool isCall = items.size() == 1 && items.front().span >= 0;
        Fold unit = isCall ? callOf(items.front()) : stepOf(items, span);
        if (!isCall) {
            unit.title = std::to_string(turn + 1);
            unit.key = m_tree.at(parent).key + '/' + unit.title;
            nameAfterModules(unit, pathsOf(items), areLayers);
            unit.isLoop = !areLayers;
        }
        unit.unit = static_cast<int>(m_tree.at(parent).units.size());
        unit.turn = turn;
        unit.isAlone = shownOf(items) == 1;
        if (unit.isAlone)
            unit.first = unit.last = unit.result;
        const bool isFoldable = !unit.isAlone;
        const int fold = add(std::move(unit), parent);
        if (!isFoldable)
            std::ranges::for_each(items, [&](const FoldItem& item) { setFold(item, fold); });
        else if (isCall)
            addRow(fold, items.front().span,
                   m_rows.row(items.front().span, items.front().first, items.front().end));
        else
            addRow(fold, span, {items.begin(), items.end()});
        return fold;
    }

    /// Of the calls that make up most of a step; none where most of it is the caller's own.
    [[nodiscard]] std::vector<std::string> pathsOf(Row items) const
    {
        std::vector<std::string> paths;
        int shown = 0;
        for (const FoldItem& item : items) {
            if (item.span < 0 || m_rows.shownOf(item) == 0)
                continue;
            paths.push_back(spanAt(item.span).path);
            shown += m_rows.shownOf(item);
        }
        return 2 * shown < shownOf(items) ? std::vector<std::string>() : paths;
    }

    [[nodiscard]] Fold stepOf(Row items, int span) const
    {
        const auto& operators = m_rows.operators();
        Fold step;
        step.kind = Fold::Kind::Step;
        step.path = span < 0 ? std::string() : spanAt(span).path;
        step.first = operators[items.front().first]->id;
        step.last = operators[items.back().end - 1]->id;
        step.result = resultOf({-1, items.front().first, items.back().end});
        for (const FoldItem& item : items) {
            const graph::SourceLocation& place = operators[item.first]->location;
            if (item.span >= 0 || place.line == 0 || isInTorch(place))
                continue;
            if (step.begin.line == 0 || (place.file == step.begin.file && place.line < step.begin.line))
                step.begin = place;
            if (place.file == step.begin.file)
                step.lastLine = std::max(step.lastLine, place.line);
        }
        return step;
    }

    /// What the call returned, or else the last tensor, of those that are shown.
    [[nodiscard]] graph::NodeId resultOf(const FoldItem& item) const
    {
        const auto& operators = m_rows.operators();
        const graph::NodeId first = operators[item.first]->id;
        const graph::NodeId last = operators[item.end - 1]->id;
        const int call = item.span < 0 ? -1 : spanAt(item.span).call;
        const graph::Node* output =
            call < 0 ? nullptr : graph::mainOutput(m_graph, m_calls[static_cast<std::size_t>(call)]);
        if (output != nullptr && output->id >= first && output->id <= last)
            return output->id;
        graph::NodeId result = -1;
        for (std::size_t i = item.end; i > item.first; --i) {
            if (!m_rows.isShown(i - 1))
                continue;
            if (operators[i - 1]->floating)
                return operators[i - 1]->id;
            result = result < 0 ? operators[i - 1]->id : result;
        }
        return result;
    }

    void addStored()
    {
        const auto readers = graph::firstReaders(m_graph);
        for (const graph::Node& node : m_graph.nodes) {
            if (graph::isStored(node))
                m_tree.m_foldOfNode.set(node.id, m_tree.of(readers.of(node.id)));
        }
    }

    const graph::Graph& m_graph;
    const std::vector<graph::ModuleCall>& m_calls;
    const graph::CallTree& m_callTree;
    const FoldRows m_rows;
    FoldTree& m_tree;
};

FoldTree::FoldTree(const graph::Graph& all, const graph::Graph& shown,
                   const std::vector<graph::ModuleCall>& calls, const graph::CallTree& callTree)
    : m_foldOfNode(graph::NodePlaces(shown), -1), m_aloneTitles(graph::NodePlaces(shown), {})
{
    FoldTreeBuilder(all, shown, calls, callTree, *this).build();
}

int FoldTree::of(graph::NodeId node) const
{
    return m_foldOfNode.of(node);
}

const std::string& FoldTree::aloneTitle(const graph::Node& node) const
{
    return m_aloneTitles.of(node.id);
}

int FoldTree::deepest() const
{
    int depth = -1;
    for (const Fold& fold : m_folds)
        depth = std::max(depth, fold.depth);
    return depth;
}

} // namespace scalescope::sheet
