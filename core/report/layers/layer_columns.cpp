// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/layers/layer_columns.h"

#include "core/graph/stored.h"
#include "core/text/last_part.h"

#include <algorithm>
#include <utility>

namespace scalescope::report {

namespace {

using graph::Node;

constexpr std::size_t noColumn = static_cast<std::size_t>(-1);

/// "attn.q" of "layers.0.attn.q" in "layers.0"; all of a path that lies elsewhere.
std::string relativeTo(const std::string& base, const std::string& path)
{
    if (base.empty() || path == base)
        return base.empty() ? path : std::string();
    return path.starts_with(base + '.') ? path.substr(base.size() + 1) : path;
}

const std::string& storedName(const Node& node)
{
    return node.target.empty() ? node.name : node.target;
}

std::string joined(const std::string& module, const std::string& name)
{
    return module.empty() ? name : module + '.' + name;
}

} // namespace

std::vector<LayerTable::Cell> LayerColumns::add(const std::string& path,
                                                const std::vector<const Node*>& nodes, int kind)
{
    m_kind = kind;
    findNames(path, nodes);
    std::map<std::string, Members> members;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        members[std::to_string(kind) + '|' + m_modules[i] + '|' +
                (graph::isStored(*nodes[i]) ? std::string() : nodes[i]->target)]
            .push_back(i);
    m_columnOf.assign(nodes.size(), noColumn);
    for (const auto& [name, places] : members)
        pair(name, places, nodes);
    order(nodes);
    std::vector<LayerTable::Cell> cells;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        cells.push_back({m_columnOf[i], nodes[i]->id});
    return cells;
}

/// Of stored tensors the relative name takes the module's place.
void LayerColumns::findNames(const std::string& path, const std::vector<const Node*>& nodes)
{
    m_modules.clear();
    m_ownCount.clear();
    for (const Node* node : nodes) {
        const bool isStored = graph::isStored(*node);
        m_modules.push_back(relativeTo(path, isStored ? storedName(*node) : node->module));
        if (!isStored)
            ++m_ownCount[m_modules.back()];
    }
}

void LayerColumns::pair(const std::string& name, const Members& members,
                        const std::vector<const Node*>& nodes)
{
    Slots& slots = m_slots[name];
    const auto lineOf = [&](std::size_t place) { return nodes[place]->location.line; };
    const bool byLine = std::ranges::any_of(members, [&](std::size_t place) {
        return lineOf(place) > 0 && std::ranges::find(slots, lineOf(place), &Slot::line) != slots.end();
    });
    const std::size_t known = slots.size();
    std::map<int, std::size_t> next; // by line, or of all: the slot that is looked at next
    for (const std::size_t place : members) {
        std::size_t& slot = next[byLine ? lineOf(place) : 0];
        while (byLine && slot < known && slots[slot].line != lineOf(place))
            ++slot;
        if (slot >= known)
            slots.push_back({lineOf(place), addColumn(*nodes[place], place, slots.size() + 1)});
        m_columnOf[place] = slot < known ? slots[slot++].column : slots.back().column;
    }
}

/// An operator that is all its module does goes by the module's name, as in the views; a container whose
/// children do the work keeps its name for itself.
std::string LayerColumns::titleOf(const Node& node, std::size_t place, std::size_t number) const
{
    const std::string& module = m_modules[place];
    if (graph::isStored(node))
        return module;
    const auto own = m_ownCount.find(module);
    const auto child = m_ownCount.lower_bound(module + '.');
    const bool isContainer = child != m_ownCount.end() && child->first.starts_with(module + '.');
    // In another layer the module may have another operator.
    const bool isAlone = own->second == 1 && !isContainer && number == 1;
    if (!module.empty() && isAlone && !m_titles.contains(module))
        return module;
    return joined(module, text::lastPart(node.target, ':')) +
           (number > 1 ? " #" + std::to_string(number) : "");
}

std::size_t LayerColumns::addColumn(const Node& node, std::size_t place, std::size_t number)
{
    m_columns.push_back({titleOf(node, place, number), graph::isStored(node), m_kind < 0});
    m_titles.insert(m_columns.back().name);
    return m_columns.size() - 1;
}

void LayerColumns::order(const std::vector<const Node*>& nodes)
{
    m_inOrder.resize(m_columns.size(), m_order.end());
    std::size_t before = noColumn;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const std::size_t column = m_columnOf[i];
        if (m_inOrder[column] == m_order.end())
            m_inOrder[column] =
                m_order.insert(before == noColumn ? m_order.end() : std::next(m_inOrder[before]), column);
        before = column;
    }
}

std::vector<std::size_t> LayerColumns::places() const
{
    std::vector<std::size_t> places(m_columns.size());
    std::size_t next = 0;
    for (const auto& [isOutside, isStored] :
         {std::pair{false, false}, {false, true}, {true, false}, {true, true}}) {
        for (const std::size_t column : m_order) {
            if (m_columns[column].isOutside == isOutside && m_columns[column].isStored == isStored)
                places[column] = next++;
        }
    }
    return places;
}

std::vector<LayerTable::Column> LayerColumns::columns() const
{
    const std::vector<std::size_t> to = places();
    std::vector<LayerTable::Column> ordered(m_columns.size());
    for (std::size_t column = 0; column < m_columns.size(); ++column)
        ordered[to[column]] = m_columns[column];
    return ordered;
}

} // namespace scalescope::report
