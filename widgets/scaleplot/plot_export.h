// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/view_state.h"
#include "widgets/scaleplot/plot_options.h"
#include "widgets/theme/staged_export.h"
#include "widgets/theme/theme.h"

#include <QString>
#include <memory>
#include <optional>

namespace scalescope::widgets {

/// Writes the whole scale plot, all rows, as the file's suffix says: svg, png (twice the pixels) or pdf. Text
/// stays text in SVG and PDF; the same run and options give the same bytes. Needs a QApplication (any
/// platform, "offscreen" too), because fonts and plots do. Rows get thinner where the picture would grow
/// beyond what image viewers open. `width` in logical pixels.
std::unique_ptr<StagedExport> plotExport(const sheet::ViewState& state, const PlotOptions& options,
                                         const Theme& theme, const QString& path,
                                         std::optional<int> width = {});

} // namespace scalescope::widgets
