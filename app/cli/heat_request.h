// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "widgets/heatmap/heat_options.h"
#include "widgets/models/document_state.h"

#include <CLI/CLI.hpp>
#include <string>

namespace scalescope::app::cli {

/// Which heat map is asked for, as it was written.
struct HeatRequest
{
    std::string metric; ///< a statistic, a loss or the error; empty: mean_abs
    std::string rows;   ///< "layers", "modules"; empty: "layers"
    bool isRelative = false;

    [[nodiscard]] bool isAny() const { return !metric.empty() || !rows.empty() || isRelative; }
};

void addHeatOptions(CLI::App& command, HeatRequest& request);

/// Whether these go together.
Result<void> check(const HeatRequest& request);
/// What the window would show after these choices, colours of `direction`.
void apply(const HeatRequest& request, graph::Direction direction, widgets::DocumentState& state);
widgets::HeatOptions heatOptions(const HeatRequest& request);
/// Whether it is coloured by the error of simulated formats.
bool asksForError(const HeatRequest& request);

} // namespace scalescope::app::cli
