// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/layers/layer_table.h"

#include "core/graph/call_tree.h"
#include "core/report/layers/layer_columns.h"
#include "core/text/path_pattern.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace scalescope::report {

namespace {

/// Which operators are in which step of a loop, of a table of layers.
class LoopRows
{
public:
    explicit LoopRows(const std::vector<LoopStep>& steps);

    /// Gives an operator to the step that it runs in; whether it has one. One of a layer stays the layer's,
    /// and its loop has no rows.
    bool take(const graph::Node& node, bool isOfLayer);
    /// Gives up the loops in which layers run: the operators that are in no step by that.
    std::vector<const graph::Node*> leaveThoseOfLayers();

    [[nodiscard]] bool areEmpty() const { return m_loopsOf.empty(); }
    /// By the place of a step.
    [[nodiscard]] const std::vector<const graph::Node*>& of(std::size_t step) const { return m_nodes[step]; }
    /// Which of the loops of its module that have rows a step is of, from 1; 0 where that is one.
    [[nodiscard]] int numberOf(const LoopStep& step) const;

private:
    const std::vector<LoopStep>& m_steps;
    std::vector<std::vector<const graph::Node*>> m_nodes;
    std::set<int> m_ofLayers;                          ///< loops in which layers run
    std::map<std::string, std::vector<int>> m_loopsOf; ///< with rows, by their modules
};

LoopRows::LoopRows(const std::vector<LoopStep>& steps) : m_steps(steps), m_nodes(steps.size()) {}

bool LoopRows::take(const graph::Node& node, bool isOfLayer)
{
    if (node.kind != graph::NodeKind::Op)
        return false;
    const auto after = std::ranges::upper_bound(m_steps, node.id, {}, &LoopStep::first);
    if (after == m_steps.begin() || std::prev(after)->last < node.id)
        return false;
    const auto step = std::prev(after);
    if (isOfLayer)
        m_ofLayers.insert(step->loop);
    else
        m_nodes[static_cast<std::size_t>(step - m_steps.begin())].push_back(&node);
    return !isOfLayer;
}

std::vector<const graph::Node*> LoopRows::leaveThoseOfLayers()
{
    std::vector<const graph::Node*> left;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (m_ofLayers.contains(m_steps[i].loop)) {
            left.insert(left.end(), m_nodes[i].begin(), m_nodes[i].end());
            m_nodes[i].clear();
        }
        if (m_nodes[i].empty())
            continue;
        std::vector<int>& loops = m_loopsOf[m_steps[i].path];
        if (loops.empty() || loops.back() != m_steps[i].loop)
            loops.push_back(m_steps[i].loop);
    }
    return left;
}

int LoopRows::numberOf(const LoopStep& step) const
{
    const auto loops = m_loopsOf.find(step.path);
    if (loops == m_loopsOf.end() || loops->second.size() < 2)
        return 0;
    return static_cast<int>(std::ranges::find(loops->second, step.loop) - loops->second.begin()) + 1;
}

/// Whether a node is one that tables of layers are of: a floating-point operator, parameter or buffer.
bool isInLayers(const graph::Node& node);

using graph::CallSpan;

constexpr std::size_t enoughLayers = 4; ///< so many are not given up for what is inside them

/// Calls of modules with one path but for numbers.
struct LayerKind
{
    std::size_t calls = 0;
    std::size_t operators = 0;       ///< in all of them
    std::map<int, std::size_t> held; ///< calls of other kinds that are inside, by kind
};

class Kinds
{
public:
    Kinds(const graph::Graph& graph, const graph::CallTree& callTree)
        : m_spans(callTree.spans()), m_sizes(m_spans.size()), m_kindOf(m_spans.size(), -1)
    {
        for (const graph::Node& node : graph.nodes) {
            if (node.kind != graph::NodeKind::Op || !isInLayers(node))
                continue;
            for (int span = callTree.of(node.id); span >= 0; span = parentOf(span))
                ++m_sizes[static_cast<std::size_t>(span)];
        }
        for (std::size_t span = 0; span < m_spans.size(); ++span)
            add(span);
    }

    [[nodiscard]] std::vector<bool> layers() const
    {
        std::vector<bool> isLayer(m_spans.size());
        std::vector<bool> isInside(m_spans.size()); ///< a layer, or in one
        for (std::size_t span = 0; span < m_spans.size(); ++span) {
            const int parent = m_spans[span].parent;
            isInside[span] = parent >= 0 && isInside[static_cast<std::size_t>(parent)];
            if (isInside[span] || m_kindOf[span] < 0 || !comesAgain(m_kindOf[span]))
                continue;
            isLayer[span] = true;
            isInside[span] = true;
        }
        return isLayer;
    }

private:
    [[nodiscard]] int parentOf(int span) const { return m_spans[static_cast<std::size_t>(span)].parent; }
    [[nodiscard]] const LayerKind& at(int kind) const { return m_kinds[static_cast<std::size_t>(kind)]; }

    void add(std::size_t span)
    {
        if (m_sizes[span] < 2)
            return;
        const int kind =
            m_byPattern.emplace(text::withoutNumbers(m_spans[span].path), static_cast<int>(m_kinds.size()))
                .first->second;
        if (kind == static_cast<int>(m_kinds.size()))
            m_kinds.emplace_back();
        m_kindOf[span] = kind;
        ++m_kinds[static_cast<std::size_t>(kind)].calls;
        m_kinds[static_cast<std::size_t>(kind)].operators += m_sizes[span];
        for (int outer = m_spans[span].parent; outer >= 0; outer = parentOf(outer)) {
            if (const int around = m_kindOf[static_cast<std::size_t>(outer)]; around >= 0 && around != kind)
                ++m_kinds[static_cast<std::size_t>(around)].held[kind];
        }
    }

    [[nodiscard]] bool comesAgain(int kind) const
    {
        if (at(kind).calls < 2)
            return false;
        return at(kind).calls >= enoughLayers || std::ranges::none_of(at(kind).held, [&](const auto& held) {
                   return held.second > at(kind).calls && 2 * at(held.first).operators >= at(kind).operators;
               });
    }

    const std::vector<CallSpan>& m_spans;
    std::vector<std::size_t> m_sizes; ///< operators of each span
    std::vector<int> m_kindOf;        ///< each span's, -1 of those with fewer than two operators
    std::vector<LayerKind> m_kinds;
    std::map<std::string, int> m_byPattern;
};

bool isInLayers(const graph::Node& node)
{
    const bool isOfLayer = node.kind == graph::NodeKind::Op || node.kind == graph::NodeKind::Parameter ||
                           node.kind == graph::NodeKind::Buffer;
    return isOfLayer && node.floating;
}

/// For each span of the calls whether it is a layer that comes again, as layerTable() has it.
std::vector<bool> repeatedLayers(const graph::Graph& graph, const graph::CallTree& callTree)
{
    return Kinds(graph, callTree).layers();
}

using graph::CallSpan;
using graph::CallTree;
using graph::Graph;
using graph::Node;

std::string nameOf(const CallSpan& span)
{
    return span.count > 1 ? span.path + " #" + std::to_string(span.number + 1) : span.path;
}

using Nodes = std::vector<const Node*>;

/// The tensors of each row: one for each span, each step and one for the model itself, and what is outside
/// the layers by itself.
class Rows
{
public:
    Rows(const Graph& graph, const CallTree& callTree, LayerRows wanted, const std::vector<LoopStep>& steps)
        : m_callTree(callTree), m_isLayer(repeatedLayers(graph, callTree)), m_loops(steps), m_kind(wanted)
    {
        m_nodes.resize(callTree.spans().size() + 1);
        m_outside.resize(m_nodes.size());
        findHolders();
        for (const Node& node : graph.nodes) {
            if (node.floating && node.kind != graph::NodeKind::Output)
                add(node);
        }
        for (const Node* node : m_loops.leaveThoseOfLayers())
            addOutside(*node);
        for (auto& nodes : m_outside)
            std::ranges::sort(nodes, {}, &Node::id);
    }

    [[nodiscard]] LayerRows kind() const { return m_kind; }
    [[nodiscard]] const Nodes& ofModel() const { return m_nodes.back(); }
    [[nodiscard]] const Nodes& of(std::size_t span) const { return m_nodes[span]; }
    [[nodiscard]] const Nodes& outsideOfModel() const { return m_outside.back(); }
    [[nodiscard]] const Nodes& outsideOf(std::size_t span) const { return m_outside[span]; }
    [[nodiscard]] const LoopRows& loops() const { return m_loops; }
    [[nodiscard]] bool areEmpty() const
    {
        return m_loops.areEmpty() && std::ranges::all_of(m_nodes, &Nodes::empty);
    }

private:
    void add(const Node& node)
    {
        int span = m_callTree.of(node.id);
        while (m_kind == LayerRows::Repeated && span >= 0 && !m_isLayer[static_cast<std::size_t>(span)])
            span = m_callTree.spans()[static_cast<std::size_t>(span)].parent;
        if (m_kind == LayerRows::Repeated && m_loops.take(node, span >= 0))
            return;
        if (span >= 0)
            m_nodes[static_cast<std::size_t>(span)].push_back(&node);
        else if (m_kind == LayerRows::Modules)
            m_nodes.back().push_back(&node);
        else
            addOutside(node);
    }

    /// To the outermost module that holds no layer, or the one of its own.
    void addOutside(const Node& node)
    {
        int span = m_callTree.of(node.id);
        const auto parentOf = [this](int inner) {
            return m_callTree.spans()[static_cast<std::size_t>(inner)].parent;
        };
        while (span >= 0 && parentOf(span) >= 0 && !m_holdsLayers[static_cast<std::size_t>(parentOf(span))])
            span = parentOf(span);
        (span < 0 ? m_outside.back() : m_outside[static_cast<std::size_t>(span)]).push_back(&node);
    }

    void findHolders()
    {
        m_holdsLayers.resize(m_isLayer.size());
        for (std::size_t layer = 0; layer < m_isLayer.size(); ++layer) {
            if (!m_isLayer[layer])
                continue;
            for (int span = m_callTree.spans()[layer].parent; span >= 0;
                 span = m_callTree.spans()[static_cast<std::size_t>(span)].parent)
                m_holdsLayers[static_cast<std::size_t>(span)] = true;
        }
    }

    const CallTree& m_callTree;
    std::vector<bool> m_isLayer;
    std::vector<bool> m_holdsLayers;
    LoopRows m_loops;
    LayerRows m_kind;
    std::vector<Nodes> m_nodes;
    std::vector<Nodes> m_outside; ///< of no layer and no step
};

/// What has a row outside the layers; kinds from 0 on are those of layers and loops.
constexpr int outsideKind = -1;

void putInOrder(LayerTable& table, const LayerColumns& columns)
{
    const std::vector<std::size_t> places = columns.places();
    table.columns = columns.columns();
    for (LayerTable::Row& row : table.rows) {
        for (LayerTable::Cell& cell : row.cells)
            cell.column = places[cell.column];
        std::ranges::sort(row.cells, {}, &LayerTable::Cell::column);
    }
}

} // namespace

LayerTable layerTable(const Graph& graph, const CallTree& callTree, LayerRows wanted,
                      const std::vector<LoopStep>& steps)
{
    const Rows rows(graph, callTree, wanted, steps);
    if (rows.kind() == LayerRows::Repeated && rows.areEmpty())
        return layerTable(graph, callTree, LayerRows::Modules);
    LayerTable table;
    table.kind = rows.kind();
    LayerColumns columns;
    const auto addOutside = [&](const std::string& name, const std::string& type, const std::string& path,
                                const Nodes& nodes) {
        if (nodes.empty())
            return;
        table.outside += nodes.size();
        table.rows.push_back({name, type, columns.add(path, nodes, outsideKind), 0, 0, true});
    };
    if (!rows.ofModel().empty())
        table.rows.push_back({{}, {}, columns.add({}, rows.ofModel())});
    std::size_t nextStep = 0;
    const auto addSteps = [&](graph::NodeId before) {
        for (; nextStep < steps.size() && steps[nextStep].first < before; ++nextStep) {
            const LoopStep& step = steps[nextStep];
            if (const auto& nodes = rows.loops().of(nextStep); !nodes.empty())
                table.rows.push_back({step.path,
                                      {},
                                      columns.add(step.path, nodes, step.loop + 1),
                                      step.number,
                                      rows.loops().numberOf(step)});
        }
    };
    for (std::size_t i = 0; i < callTree.spans().size(); ++i) {
        const CallSpan& span = callTree.spans()[i];
        if (rows.of(i).empty())
            continue;
        addSteps(span.first);
        table.rows.push_back({nameOf(span), span.type, columns.add(span.path, rows.of(i))});
    }
    addSteps(std::numeric_limits<graph::NodeId>::max());
    addOutside({}, {}, {}, rows.outsideOfModel());
    for (std::size_t i = 0; i < callTree.spans().size(); ++i) {
        const CallSpan& span = callTree.spans()[i];
        addOutside(nameOf(span), span.type, span.path, rows.outsideOf(i));
    }
    putInOrder(table, columns);
    return table;
}

std::size_t LayerTable::layers() const
{
    return static_cast<std::size_t>(std::ranges::count(rows, false, &Row::isOutside));
}

std::optional<graph::NodeId> LayerTable::at(Place place) const
{
    if (place.row >= rows.size())
        return std::nullopt;
    const std::vector<Cell>& cells = rows[place.row].cells;
    const auto cell = std::ranges::lower_bound(cells, place.column, {}, &Cell::column);
    if (cell == cells.end() || cell->column != place.column)
        return std::nullopt;
    return cell->node;
}

std::optional<LayerTable::Place> LayerTable::placeOf(graph::NodeId node) const
{
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (const Cell& cell : rows[row].cells) {
            if (cell.node == node)
                return Place{row, cell.column};
        }
    }
    return std::nullopt;
}

} // namespace scalescope::report
