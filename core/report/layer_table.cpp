// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/layer_table.h"

#include "core/report/layer_columns.h"
#include "core/report/loop_rows.h"
#include "core/report/repeated_layers.h"

#include <algorithm>
#include <limits>

namespace scalescope::report {

namespace {

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
