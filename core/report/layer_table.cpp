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

/// The tensors of each row, one for each span, each step and one for the model itself; the tensors of no row
/// are counted.
class Rows
{
public:
    Rows(const Graph& graph, const CallTree& callTree, LayerRows wanted, const std::vector<LoopStep>& steps)
        : m_callTree(callTree), m_isLayer(repeatedLayers(graph, callTree)), m_loops(steps), m_kind(wanted)
    {
        m_nodes.resize(callTree.spans().size() + 1);
        for (const Node& node : graph.nodes) {
            if (isInLayers(node))
                add(node);
        }
        m_outside += m_loops.leaveThoseOfLayers();
    }

    [[nodiscard]] LayerRows kind() const { return m_kind; }
    [[nodiscard]] std::size_t outside() const { return m_outside; }
    [[nodiscard]] const std::vector<const Node*>& ofModel() const { return m_nodes.back(); }
    [[nodiscard]] const std::vector<const Node*>& of(std::size_t span) const { return m_nodes[span]; }
    [[nodiscard]] const LoopRows& loops() const { return m_loops; }
    [[nodiscard]] bool areEmpty() const
    {
        return m_loops.areEmpty() && std::ranges::all_of(m_nodes, &std::vector<const Node*>::empty);
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
            ++m_outside;
    }

    const CallTree& m_callTree;
    std::vector<bool> m_isLayer;
    LoopRows m_loops;
    LayerRows m_kind;
    std::vector<std::vector<const Node*>> m_nodes;
    std::size_t m_outside = 0;
};

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
    table.outside = rows.outside();
    LayerColumns columns;
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
    putInOrder(table, columns);
    return table;
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
