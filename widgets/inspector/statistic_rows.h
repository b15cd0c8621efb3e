// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/display.h"

#include <array>
#include <vector>

namespace scalescope::widgets {

/// What stands where there is no figure.
inline const QString missingFigure = QStringLiteral("–");

/// The fields of a unit: those that say most first.
std::vector<const sheet::Field*> fieldsOf(sheet::Unit unit);

/// One statistic of a node in both directions, as text.
struct StatisticRow
{
    QString name;
    QString forward;    ///< "–" where it is not available
    QString gradient;   ///< likewise
    QString ratio;      ///< gradient over forward as "2^-14.9"; empty for counts
    bool main = false;  ///< shown without asking
    bool wrong = false; ///< counts elements that should not be there
};

/// All statistics of semantics' list: the four that say most first, then the rest, then the counts.
std::vector<StatisticRow> statisticRows(const graph::Node& node, const sheet::Sources& sources = {});

/// The node and its statistics as tab-separated lines, with all digits, for the clipboard.
QString statisticsAsText(const graph::Node& node, const sheet::NodeTitles& titles,
                         const sheet::Sources& sources);

} // namespace scalescope::widgets
