// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/view_state.h"
#include "widgets/heatmap/heat_options.h"
#include "widgets/theme/staged_export.h"
#include "widgets/theme/theme.h"

#include <QString>
#include <memory>
#include <optional>

namespace scalescope::widgets {

/// Writes the whole heat map, all rows and columns, with its legend, and the histograms of one column where
/// the options say which, as the file's suffix says: svg, png or pdf. Rows are thinner where there are many.
/// The same run and options give the same bytes. Needs a QGuiApplication (any platform), because fonts do.
/// Larger or smaller where it is to have another `width`, in logical pixels.
std::unique_ptr<StagedExport> heatMapExport(const sheet::ViewState& state, const HeatOptions& options,
                                            const Theme& theme, const QString& path,
                                            std::optional<int> width = {});

} // namespace scalescope::widgets
