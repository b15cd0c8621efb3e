// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"

#include "core/engine/tracked_run.h"
#include "core/engine/values/errors.h"
#include "core/message/say_run.h"

namespace scalescope::engine {

Result<std::string> runJob(const job::Job& job, job::EventSink& events,
                           const std::function<void(std::shared_ptr<runfile::RunWriter>)>& started,
                           const InheritedFiles& files)
{
    try {
        if (job.command == job::Command::Info) {
            return runInfo(job, events, files);
        }
        if (job.command == job::Command::Bisect) {
            return runBisect(job, events, files).map([] { return std::string(); });
        }
        return TrackedRun(job, events, started, files).run();
    } catch (const std::exception& error) {
        Error failed = errorOf(say::runFailed(job.model, errorClause(error)));
        if (isOutOfMemory(error)) {
            failed.status = ExitStatus::Stopped;
        }
        return tl::unexpected(std::move(failed));
    } catch (...) {
        return fail(say::runFailed(job.model, say::unknownException()));
    }
}

} // namespace scalescope::engine
