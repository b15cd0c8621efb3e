// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "widgets/heatmap/heat_options.h"

#include <CLI/CLI.hpp>
#include <string>

namespace scalescope::app::cli {

/// Which heat map is asked for, as it was written.
struct HeatRequest
{
    std::string rows; ///< "layers", "modules"; empty: "layers"
    bool isRelative = false;

    [[nodiscard]] bool isAny() const { return !rows.empty() || isRelative; }
};

void addHeatOptions(CLI::App& command, HeatRequest& request);

/// Whether these go together with a metric.
Result<void> check(const HeatRequest& request, const std::string& metric);
widgets::HeatOptions heatOptions(const HeatRequest& request);

} // namespace scalescope::app::cli
