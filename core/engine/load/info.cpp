// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/info.h"

#include "core/engine/load/error_text.h"
#include "core/engine/load/loader.h"
#include "core/job/event.h"

namespace scalescope::engine {

Result<void> runInfo(const job::Job& job, job::EventSink& events)
{
    events.emit(job::PhaseStarted{job::Phase::Load});
    for (const std::string& library : job.opLibraries)
        if (auto loaded = loadOperatorLibrary(library); !loaded)
            return loaded;
    const auto module = loadModel(job.model);
    if (!module)
        return tl::unexpected(module.error());
    try {
        events.emit(job::Info{describe(*module, job.model)});
        return {};
    } catch (const std::exception& error) {
        return fail(ExitStatus::Unreadable, job.model + " can't be described: " + errorText(error) + ".");
    }
}

} // namespace scalescope::engine
