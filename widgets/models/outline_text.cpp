// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/outline_text.h"

#include <QCoreApplication>

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

QString aroundText(const graph::Node& node)
{
    const graph::Argument* around = graph::around(node);
    if (around == nullptr)
        return {};
    const auto& place = std::get<std::string>(around->value);
    return QString::fromStdString(place.empty() ? around->name : around->name + ' ' + place);
}

} // namespace scalescope::widgets
