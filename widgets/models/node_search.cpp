// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/node_search.h"

namespace scalescope::widgets {

NodeSearch::NodeSearch(const QString& text)
{
    if (auto filter = NodeFilter::parse(text))
        m_filter = std::move(*filter);
    else
        m_error = QString::fromStdString(filter.error().message);
}

bool NodeSearch::matches(const graph::Node& node) const
{
    return !m_filter.isEmpty() && m_filter.matches(node);
}

std::set<graph::NodeId> NodeSearch::hitsIn(const graph::Graph& graph) const
{
    std::set<graph::NodeId> hits;
    for (const graph::Node& node : graph.nodes)
        if (matches(node))
            hits.insert(node.id);
    return hits;
}

} // namespace scalescope::widgets
