// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace scalescope::widgets {

struct PlotRow;

/// Consecutive rows of one module, drawn as a bracket at the left; inner modules have level 1.
struct PlotBracket
{
    QString path;
    int first = 0; ///< row
    int last = 0;  ///< row, included
    int level = 0;
};

/// The brackets of the modules that hold others or made several operators, as far as they have more than one
/// row.
std::vector<PlotBracket> bracketsOf(const std::vector<PlotRow>& rows);

} // namespace scalescope::widgets
