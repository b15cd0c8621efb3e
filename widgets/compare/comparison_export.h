// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_scene.h"
#include "widgets/theme/staged_export.h"
#include "widgets/theme/theme.h"

#include <QString>
#include <memory>

namespace scalescope::widgets {

/// Writes the picture of a comparison, all rows, as the file's suffix says: svg, png (twice the pixels) or
/// pdf. The same runs and options give the same bytes. Needs a QGuiApplication (any platform), because fonts
/// do.
std::unique_ptr<StagedExport> comparisonPlotExport(std::shared_ptr<const compare::Comparison> comparison,
                                                   const ComparisonOptions& options, const Theme& theme,
                                                   const QString& path);

/// Writes one HTML file that needs nothing else and no network: what was compared, the summary in words and
/// numbers, the pictures, and a table of the changes, the largest first. Light or dark as the reader's
/// system; the same bytes as above.
std::unique_ptr<StagedExport> comparisonReportExport(std::shared_ptr<const compare::Comparison> comparison,
                                                     const ComparisonOptions& options, const QString& path);

} // namespace scalescope::widgets
