// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/layers/layer_table.h"

#include <list>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace scalescope::report {

/// Finds the columns of a table of layers, one layer after the other, and in which order they come: as
/// operators ran, what only a later layer has after what it follows there.
class LayerColumns
{
public:
    /// Adds a layer whose module has this path: its tensors in order of execution. The cells, by the columns
    /// as they are numbered for now. Layers of different kinds share no column; what is of a negative kind is
    /// outside all layers.
    std::vector<LayerTable::Cell> add(const std::string& path, const std::vector<const graph::Node*>& nodes,
                                      int kind = 0);

    /// The columns in their order.
    [[nodiscard]] std::vector<LayerTable::Column> columns() const;
    /// The place of each column in that order, by its number.
    [[nodiscard]] std::vector<std::size_t> places() const;

private:
    /// A column, and the line of source of the operator that was its first.
    struct Slot
    {
        int line = 0;
        std::size_t column = 0;
    };
    using Slots = std::vector<Slot>;
    using Members = std::vector<std::size_t>; ///< places in a layer

    void findNames(const std::string& path, const std::vector<const graph::Node*>& nodes);
    void pair(const std::string& name, const Members& members, const std::vector<const graph::Node*>& nodes);
    [[nodiscard]] std::string titleOf(const graph::Node& node, std::size_t place, std::size_t number) const;
    std::size_t addColumn(const graph::Node& node, std::size_t place, std::size_t number);
    void order(const std::vector<const graph::Node*>& nodes);

    std::map<std::string, Slots> m_slots; ///< by what tensors are told by: kind, module, operator
    std::vector<LayerTable::Column> m_columns;
    std::set<std::string> m_titles; ///< of these
    std::list<std::size_t> m_order;
    std::vector<std::list<std::size_t>::iterator> m_inOrder; ///< of each column that is ordered yet

    // Of the layer that is being added:
    int m_kind = 0;
    std::vector<std::string> m_modules;            ///< of each node, relative to the layer's
    std::map<std::string, std::size_t> m_ownCount; ///< operators of each of these
    std::vector<std::size_t> m_columnOf;           ///< of each node
};

} // namespace scalescope::report
