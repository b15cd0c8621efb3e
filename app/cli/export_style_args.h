// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"
#include "core/result.h"
#include "widgets/heatmap/heat_options.h"
#include "widgets/models/export_style.h"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace scalescope::app::cli {

/// How pictures are asked to look, as it was written.
struct ExportStyleArgs
{
    std::string metric;
    std::string formats;
    std::string xmin;
    std::string xmax;
    bool keepsAll = false;
    std::string targets;
    std::string width;
    std::string theme;
    std::string direction; ///< "fwd", "bwd"; empty: "fwd", of plots both
    report::ModuleFilter modules;
    std::string limits;
};

/// "mean_abs (default), abs_mean, ...".
std::string statisticsText();

/// Which of these go with some of the outputs that there are.
void addLookOptions(CLI::App& command, ExportStyleArgs& request, const std::vector<OutputOption>& outputs);

/// What it asks for. An error where none of the outputs that are written has a use for one of its options,
/// and for what is no format, no number, and the like.
Result<widgets::ExportStyle> lookOf(const ExportStyleArgs& request,
                                    const std::vector<RequestedOutput>& outputs);

/// Says of e4m3, which many write for e4m3fn, what it is, where these names with commas have it.
void noteFormats(const std::string& names);

/// Adds what is left out of a graph. An error where `--prune-targets` names what is no target in it, and
/// finds none either.
Result<void> addPruning(const ExportStyleArgs& request, const graph::Graph& graph,
                        widgets::ExportStyle& look);

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
