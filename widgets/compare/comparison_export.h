// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "widgets/compare/comparison_scene.h"
#include "widgets/theme/theme.h"

#include <QString>

namespace scalescope::widgets {

/// Writes the picture of a comparison, all rows, as the file's suffix says: svg, png (twice the pixels) or
/// pdf. The same runs and options give the same bytes. Needs a QGuiApplication (any platform), because fonts
/// do.
Result<void> exportComparisonPlot(const compare::Comparison& comparison, const ComparisonOptions& options,
                                  const Theme& theme, const QString& path);

/// Writes one HTML file that needs nothing else and no network: what was compared, the summary in words and
/// numbers, the pictures, and a table of the changes, the largest first. Light colours; the same bytes as
/// above.
Result<void> exportComparisonReport(const compare::Comparison& comparison, const ComparisonOptions& options,
                                    const QString& path);

} // namespace scalescope::widgets
