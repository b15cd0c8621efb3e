// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/outline_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace scalescope::widgets {

namespace {

/// The translation context of this file's words.
struct Outline
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Outline)
};

} // namespace

QString notRunText()
{
    return Outline::tr("The model was not run yet: Run (F5) measures its tensors.");
}

QString whyNoScalesText(const graph::Run& run)
{
    if (graph::isOutline(run))
        return notRunText();
    const auto& nodes = run.graph.nodes;
    const bool isKnown = run.status == graph::RunStatus::Done && !nodes.empty();
    return isKnown && std::ranges::none_of(nodes, &graph::Node::floating)
               ? Outline::tr(
                     "No tensor of this run is floating-point: there are no scales to look at, and number "
                     "formats do not matter to it.")
               : QString();
}

QString aroundText(const graph::Node& node)
{
    const graph::Argument* around = graph::around(node);
    if (around == nullptr)
        return {};
    const auto& place = std::get<std::string>(around->value);
    return QString::fromStdString(place.empty() ? around->name : around->name + ' ' + place);
}

} // namespace scalescope::widgets
