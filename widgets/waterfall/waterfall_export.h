// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/view_state.h"
#include "widgets/theme/staged_export.h"
#include "widgets/theme/theme.h"
#include "widgets/waterfall/waterfall_options.h"

#include <QString>
#include <memory>
#include <optional>

namespace scalescope::widgets {

/// Writes a waterfall, all rows, as the file's suffix says: svg, png (twice the pixels) or pdf. Text stays
/// text in SVG and PDF; the same run and options give the same bytes. Needs a QApplication (any platform,
/// "offscreen" too), because fonts and plots do. Where there is no such path, it says so and writes nothing.
/// `width` in logical pixels.
std::unique_ptr<StagedExport> waterfallExport(const sheet::ViewState& state, const WaterfallOptions& options,
                                              const Theme& theme, const QString& path,
                                              std::optional<int> width = {});

} // namespace scalescope::widgets
