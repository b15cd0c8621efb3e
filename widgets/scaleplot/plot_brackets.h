// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
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

/// What stands along a bracket of that length: as many parts of its path as fit, from the end and none of
/// them cut, and no number without what it counts: "h.0.mlp.act" of "transformer.h.0.mlp.act". Empty where
/// not even its last part fits.
QString bracketText(const QString& path, const QFontMetricsF& metrics, double length);

/// For narrow plots: labels without what the brackets around their rows say, where that makes them shorter:
/// "attn.c_proj.bias" of "h.0.attn.c_proj.bias" in "transformer.h.0".
void leaveToBrackets(std::vector<PlotRow>& rows, const std::vector<PlotBracket>& brackets);

} // namespace scalescope::widgets
