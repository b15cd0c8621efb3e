// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/result_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

namespace scalescope::widgets {

namespace {

/// The translation context of this file's words.
struct ResultText
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ResultText)
};

} // namespace

/// The provenance without the number of the result.
std::string_view callOf(const graph::Node& node)
{
    if (node.kind != graph::NodeKind::Op || node.provenance.isWrite())
        return {};
    const std::string_view text = node.provenance.text();
    return text.substr(0, std::min(text.rfind('|'), text.size()));
}

QString resultText(const graph::Node& node, const graph::Graph& graph)
{
    if (callOf(node).empty())
        return {};
    const auto isOther = [&node](const graph::Node& other) { return callOf(other) != callOf(node); };
    // They are beside each other.
    const auto own = std::ranges::lower_bound(graph.nodes, node.id, {}, &graph::Node::id);
    const auto before = std::find_if(std::reverse_iterator(own), graph.nodes.rend(), isOther).base();
    const auto count = std::distance(before, std::find_if(own, graph.nodes.end(), isOther));
    return count < 2
               ? QString()
               : ResultText::tr("output %1 of %2", "of an operator").arg(node.outputIndex + 1).arg(count);
}

} // namespace scalescope::widgets
