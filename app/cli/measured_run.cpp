// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/measured_run.h"

#include "core/graph/outline.h"
#include "core/runfile/run_reader.h"

#include <fmt/format.h>

namespace scalescope::app {

Result<graph::Run> readMeasuredRun(const std::string& file)
{
    auto run = runfile::readRun(file);
    if (run && graph::isOutline(*run))
        return tl::unexpected(Error{ExitStatus::Usage,
                                    fmt::format("{} holds the graph of a model that was not run, without "
                                                "figures; run the model first.",
                                                file),
                                    "RUN"});
    return run;
}

} // namespace scalescope::app
