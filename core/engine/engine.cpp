// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"

#include "core/engine/info.h"
#include "core/engine/tracked_run.h"
#include "core/engine/values/error_text.h"

namespace scalescope::engine {

Result<std::string> runJob(const job::Job& job, job::EventSink& events,
                           const std::function<void(std::shared_ptr<runfile::RunWriter>)>& started)
{
    try {
        if (job.command == job::Command::Info) {
            return runInfo(job, events).map([] { return std::string(); });
        }
        return TrackedRun(job, events, started).run();
    } catch (const std::exception& error) {
        return fail(isOutOfMemory(error) ? ExitStatus::Stopped : ExitStatus::ModelFailed,
                    "The run of " + job.model + " failed: " + errorText(error) + ".");
    } catch (...) {
        return fail(ExitStatus::ModelFailed,
                    "The run of " + job.model + " failed with an exception of an unknown kind.");
    }
}

} // namespace scalescope::engine
