// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"

#include <QString>
#include <optional>

namespace scalescope::widgets {

/// One figure that stands above everything else.
struct FigureCard
{
    QString label;
    QString value;
    std::optional<graph::Direction> direction; ///< whose colour it has
    QString place = {};                        ///< where it is, or what it means, below it
    QString rule = {};                         ///< by which it is counted, in a sentence, for a tool tip
};

} // namespace scalescope::widgets
