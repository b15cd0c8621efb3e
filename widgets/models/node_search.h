// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/node_filter.h"

#include <set>

namespace scalescope::widgets {

/// A search over nodes as one types it, in the language of NodeFilter. Nothing typed, and what can't be read,
/// finds nothing.
class NodeSearch
{
public:
    NodeSearch() = default;
    explicit NodeSearch(const QString& text);

    [[nodiscard]] bool isEmpty() const { return m_filter.isEmpty() && m_error.isEmpty(); }
    /// What is wrong with the text, a sentence; empty where it can be read.
    [[nodiscard]] const QString& error() const { return m_error; }
    [[nodiscard]] bool matches(const graph::Node& node) const;
    /// The nodes of a graph that match.
    [[nodiscard]] std::set<graph::NodeId> hitsIn(const graph::Graph& graph) const;

private:
    NodeFilter m_filter;
    QString m_error;
};

} // namespace scalescope::widgets
