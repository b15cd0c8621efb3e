// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/repeated_layers.h"

#include "core/text/path_pattern.h"

#include <algorithm>
#include <map>
#include <string>

namespace scalescope::report {

namespace {

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

} // namespace

bool isInLayers(const graph::Node& node)
{
    const bool isOfLayer = node.kind == graph::NodeKind::Op || node.kind == graph::NodeKind::Parameter ||
                           node.kind == graph::NodeKind::Buffer;
    return isOfLayer && node.floating;
}

std::vector<bool> repeatedLayers(const graph::Graph& graph, const graph::CallTree& callTree)
{
    return Kinds(graph, callTree).layers();
}

} // namespace scalescope::report
