// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/heat_request.h"

#include "app/cli/help.h"
#include "app/cli/metric_names.h"

#include <fmt/format.h>

namespace scalescope::app::cli {

namespace {

using widgets::ColourBy;

/// What colours beside statistics. The ratio needs another run, shares need a search for causes.
constexpr graph::Names<ColourBy, 4> colourNames{{{ColourBy::Underflow, "underflow"},
                                                 {ColourBy::Overflow, "overflow"},
                                                 {ColourBy::Subnormal, "subnormal"},
                                                 {ColourBy::Error, "error"}}};
constexpr const char* modulesName = "modules";

std::vector<std::string> allMetrics()
{
    std::vector<std::string> all = graph::namesOf(metricNames);
    std::ranges::copy(graph::namesOf(colourNames), std::back_inserter(all));
    return all;
}

} // namespace

void addHeatOptions(CLI::App& command, HeatRequest& request)
{
    command
        .add_option("--metric", request.metric,
                    "Of --heat-map: mean_abs (default), abs_mean, std, abs_max, abs_min, rms; underflow, "
                    "overflow or subnormal, the part of the elements in the run's formats; or error, in dB")
        ->option_text("NAME")
        ->check(oneOf(allMetrics()));
    command
        .add_option("--rows", request.rows, "Of --heat-map: layers that come again (default), or all modules")
        ->option_text("layers|modules")
        ->check(oneOf({"layers", modulesName}));
    command.add_flag("--relative", request.isRelative,
                     "Of --heat-map: colours say how far a tensor is from the median of its column");
}

Result<void> check(const HeatRequest& request)
{
    const auto colour = graph::valueOf(colourNames, request.metric);
    if (request.isRelative && colour)
        return fail(
            ExitStatus::Usage,
            fmt::format("--relative is for statistics, which --metric {} is not; leave one of them out.",
                        request.metric),
            "--relative");
    return {};
}

void apply(const HeatRequest& request, graph::Direction direction, widgets::DocumentState& state)
{
    state.quantity = graph::valueOf(metricNames, request.metric).value_or(state.quantity);
    state.colouring = {graph::valueOf(colourNames, request.metric).value_or(ColourBy::Scale), direction};
}

widgets::HeatOptions heatOptions(const HeatRequest& request)
{
    widgets::HeatOptions options;
    options.rows = request.rows == modulesName ? report::LayerRows::Modules : report::LayerRows::Repeated;
    options.isRelative = request.isRelative;
    return options;
}

bool asksForError(const HeatRequest& request)
{
    return graph::valueOf(colourNames, request.metric) == ColourBy::Error;
}

} // namespace scalescope::app::cli
