// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/fold_tree.h"

#include "core/graph/stored.h"
#include "widgets/graphview/fold_rows.h"

#include <algorithm>

namespace scalescope::widgets {

namespace {

std::string lastPart(const std::string& path)
{
    return path.substr(path.rfind('.') + 1); // npos + 1 is 0
}

} // namespace

/// Makes a FoldTree from the outside in.
class FoldTreeBuilder
{
public:
    FoldTreeBuilder(const graph::Graph& graph, const std::vector<graph::ModuleCall>& calls,
                    const graph::CallTree& callTree, FoldTree& tree)
        : m_graph(graph), m_calls(calls), m_callTree(callTree), m_rows(graph, callTree), m_tree(tree)
    {
    }

    void build()
    {
        const auto& operators = m_rows.operators();
        addRow(-1, -1, m_rows.row(-1, 0, operators.size()));
        for (const graph::Node* node : operators) {
            const int span = m_callTree.of(node->id);
            if (span >= 0 && m_rows.aloneIn(*node, spanAt(span).parent) == span)
                m_tree.m_aloneTitles.set(node->id, titleOf(spanAt(span)));
        }
        addStored();
    }

private:
    [[nodiscard]] std::string keyOf(const graph::CallSpan& span) const
    {
        return m_callTree.countOf(span.path) < 2 ? span.path
                                                 : span.path + '#' + std::to_string(span.number + 1);
    }

    [[nodiscard]] std::string titleOf(const graph::CallSpan& span) const
    {
        const std::string name = shortModuleName(span.path);
        return m_callTree.countOf(span.path) < 2 ? name : name + " #" + std::to_string(span.number + 1);
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
        for (const Repeats& repeats : m_rows.repeatsOf(row)) {
            for (; next < repeats.first; ++next)
                addItem(parent, -1, row[next]);
            addRepeats(parent, span, row, repeats, ++number);
            next = repeats.first + repeats.period * repeats.count;
        }
        for (; next < row.size(); ++next)
            addItem(parent, -1, row[next]);
    }

    /// A call with all that it does, or an operator.
    int addItem(int parent, int unit, const FoldItem& item)
    {
        if (item.span < 0) {
            m_tree.m_foldOfNode.set(m_rows.operators()[item.first]->id, parent);
            return -1;
        }
        const graph::CallSpan& span = spanAt(item.span);
        Fold call;
        call.key = keyOf(span);
        call.path = span.path;
        call.type = span.type;
        call.title = titleOf(span);
        call.unit = unit;
        call.first = span.first;
        call.last = span.last;
        call.result = resultOf(item);
        const int fold = add(std::move(call), parent);
        addRow(fold, item.span, m_rows.row(item.span, item.first, item.end));
        return fold;
    }

    void addRepeats(int parent, int span, const std::vector<FoldItem>& row, const Repeats& repeats,
                    int number)
    {
        Fold all;
        all.kind = Fold::Kind::Repeats;
        all.key = (parent < 0 ? std::string() : m_tree.at(parent).key) + "*" + std::to_string(number);
        const int fold = add(std::move(all), parent);
        for (std::size_t turn = 0; turn < repeats.count; ++turn) {
            const auto first =
                row.begin() + static_cast<std::ptrdiff_t>(repeats.first + turn * repeats.period);
            const std::vector<FoldItem> items(first, first + static_cast<std::ptrdiff_t>(repeats.period));
            const int unit = addUnit(fold, span, items, static_cast<int>(turn));
            m_tree.m_folds[static_cast<std::size_t>(fold)].units.push_back(unit);
        }
        const std::vector<int>& units = m_tree.at(fold).units;
        describeRepeats(m_tree.m_folds[static_cast<std::size_t>(fold)], units.size(),
                        m_tree.at(units.front()), m_tree.at(units.back()));
    }

    int addUnit(int parent, int span, const std::vector<FoldItem>& items, int turn)
    {
        if (items.size() == 1 && items.front().span >= 0)
            return addItem(parent, turn, items.front());
        Fold step = items.size() == 1 ? aloneUnit(items.front()) : stepOf(items, span);
        if (step.kind == Fold::Kind::Step) {
            step.title = std::to_string(turn + 1);
            step.key = m_tree.at(parent).key + '/' + step.title;
        }
        step.unit = turn;
        const int fold = add(std::move(step), parent);
        addRow(fold, span, items);
        return fold;
    }

    /// A module of one operator that is called again.
    [[nodiscard]] Fold aloneUnit(const FoldItem& item) const
    {
        const graph::Node& node = *m_rows.operators()[item.first];
        Fold unit;
        unit.isAlone = true;
        unit.first = unit.last = unit.result = node.id;
        unit.key = keyOf(spanAt(item.alone));
        unit.path = spanAt(item.alone).path;
        unit.type = spanAt(item.alone).type;
        unit.title = titleOf(spanAt(item.alone));
        return unit;
    }

    [[nodiscard]] Fold stepOf(const std::vector<FoldItem>& items, int span) const
    {
        const auto& operators = m_rows.operators();
        Fold step;
        step.kind = Fold::Kind::Step;
        step.path = span < 0 ? std::string() : spanAt(span).path;
        step.first = operators[items.front().first]->id;
        step.last = operators[items.back().end - 1]->id;
        step.result = resultOf({-1, -1, items.front().first, items.back().end});
        for (const FoldItem& item : items) {
            const graph::SourceLocation& place = operators[item.first]->location;
            if (item.span >= 0 || place.line == 0)
                continue;
            if (step.begin.line == 0 || (place.file == step.begin.file && place.line < step.begin.line))
                step.begin = place;
            if (place.file == step.begin.file)
                step.lastLine = std::max(step.lastLine, place.line);
        }
        return step;
    }

    /// What the call returned, or else the last tensor.
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
        for (std::size_t i = item.end; i > item.first; --i) {
            if (operators[i - 1]->floating)
                return operators[i - 1]->id;
        }
        return last;
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

FoldTree::FoldTree(const graph::Graph& graph, const std::vector<graph::ModuleCall>& calls,
                   const graph::CallTree& callTree)
    : m_foldOfNode(graph::NodePlaces(graph), -1), m_aloneTitles(graph::NodePlaces(graph), {})
{
    FoldTreeBuilder(graph, calls, callTree, *this).build();
}

int FoldTree::of(graph::NodeId node) const
{
    return m_foldOfNode.of(node);
}

std::string FoldTree::aloneTitle(const graph::Node& node) const
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

void describeRepeats(Fold& repeats, std::size_t units, const Fold& first, const Fold& last)
{
    const std::string times = "×" + std::to_string(units);
    std::string name = shortModuleName(first.path);
    if (first.path != last.path)
        name += "–" + lastPart(last.path);
    repeats.title = first.kind == Fold::Kind::Step ? times : name + ' ' + times;
    repeats.path = first.path;
    repeats.type = first.type;
    repeats.first = first.first;
    repeats.last = last.last;
    repeats.result = last.result;
    repeats.begin = first.begin;
    repeats.lastLine = first.lastLine;
}

std::string shortModuleName(const std::string& path)
{
    std::size_t start = path.rfind('.');
    const auto isNumber = [](const std::string& text) {
        return !text.empty() &&
               std::all_of(text.begin(), text.end(), [](unsigned char c) { return c >= '0' && c <= '9'; });
    };
    std::size_t end = path.size();
    while (start != std::string::npos && isNumber(path.substr(start + 1, end - start - 1))) {
        end = start;
        start = start == 0 ? std::string::npos : path.rfind('.', start - 1);
    }
    return start == std::string::npos ? path : path.substr(start + 1);
}

} // namespace scalescope::widgets
