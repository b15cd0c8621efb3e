// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"

#include "core/engine/load/info.h"

namespace scalescope::engine {

Result<std::string> runJob(const job::Job& job, job::EventSink& events,
                           const std::function<void(std::shared_ptr<runfile::RunWriter>)>& /*started*/)
{
    if (job.command == job::Command::Info)
        return runInfo(job, events).map([] { return std::string(); });
    return fail(ExitStatus::Usage, "This engine can describe models, but not run them yet.");
}

} // namespace scalescope::engine
