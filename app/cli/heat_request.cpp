// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/heat_request.h"

#include "app/cli/help.h"
#include "core/sheet/fields.h"

#include <fmt/format.h>

namespace scalescope::app::cli {

namespace {

constexpr const char* modulesName = "modules";

} // namespace

void addHeatOptions(CLI::App& command, HeatRequest& request)
{
    command
        .add_option("--rows", request.rows, "Of --heat-map: layers that come again (default), or all modules")
        ->option_text("layers|modules")
        ->check(oneOf({"layers", modulesName}));
    command.add_flag("--relative", request.isRelative,
                     "Of --heat-map: colours say how far a tensor is from the median of its column");
}

Result<void> check(const HeatRequest& request, const std::string& metric)
{
    const sheet::Field* field = sheet::findMetric(metric);
    if (request.isRelative && field && !field->is(sheet::Axis))
        return fail(
            ExitStatus::Usage,
            fmt::format("--relative is for statistics, which --metric {} is not; leave one of them out.",
                        metric),
            "--relative");
    return {};
}

widgets::HeatOptions heatOptions(const HeatRequest& request)
{
    widgets::HeatOptions options;
    options.rows = request.rows == modulesName ? report::LayerRows::Modules : report::LayerRows::Repeated;
    options.isRelative = request.isRelative;
    return options;
}

} // namespace scalescope::app::cli
