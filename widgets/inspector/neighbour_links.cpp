// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/neighbour_links.h"

#include "widgets/inspector/node_texts.h"
#include "widgets/models/field_text.h"

#include <cmath>

namespace scalescope::widgets {

namespace {

/// " · mean |x| ×0.57": how much larger the mean magnitude of `to` is than that of `from`. Of parameters it
/// means nothing.
QString ratioSuffix(const graph::Node& from, const graph::Node& to)
{
    const bool isComputed = from.kind == graph::NodeKind::Op || from.kind == graph::NodeKind::Input;
    if (!isComputed || !from.forward.metric || !to.forward.metric)
        return {};
    const double ratio = to.forward.metric->statistics.meanAbs / from.forward.metric->statistics.meanAbs;
    return ratio > 0 && std::isfinite(ratio)
               ? QStringLiteral(" · %1 ×").arg(fieldTitle(sheet::FieldId::MeanAbs)) +
                     QString::number(ratio, 'g', 2)
               : QString();
}

NodeLinks::Link linkTo(const graph::Node& other, QString text, const QString& ratio)
{
    if (other.kind == graph::NodeKind::Parameter)
        text += InspectorWords::tr(" ◆ parameter");
    else if (other.kind == graph::NodeKind::Buffer)
        text += InspectorWords::tr(" ◆ buffer");
    else
        text += ratio;
    return {other.id, text};
}

} // namespace

NeighbourLinks NeighbourLinks::of(const graph::Node& node, const Document& document,
                                  const sheet::NodeTitles& titles)
{
    const graph::Graph& pruned = document.graph();
    const graph::Graph& graph = pruned.find(node.id) != nullptr ? pruned : document.run().graph;
    NeighbourLinks links;
    for (const graph::NodeId id : graph.inputsOf(node.id)) {
        if (const graph::Node* input = graph.find(id))
            links.inputs.push_back(linkTo(*input, pathText(titles, *input), ratioSuffix(*input, node)));
    }
    for (const graph::NodeId id : graph.usersOf(node.id)) {
        if (const graph::Node* user = graph.find(id))
            links.users.push_back(linkTo(*user, titleText(titles, *user), ratioSuffix(node, *user)));
    }
    return links;
}

} // namespace scalescope::widgets
