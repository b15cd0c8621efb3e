// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/info.h"

#include "core/engine/describe.h"
#include "core/engine/open_model.h"
#include "core/engine/suggest/search.h"
#include "core/engine/values/error_text.h"
#include "core/job/event.h"
#include "core/message/say_load.h"

#include <algorithm>

namespace scalescope::engine {

namespace {

/// The method that is asked for has more time than the others, which a form may offer too.
constexpr SearchLimits forOthers{60, std::chrono::milliseconds{1000}, std::chrono::milliseconds{1500}};

/// Whether any method was tried.
bool trySuggestions(const torch::jit::Module& module, job::ModelInfo& info, const job::Job& job)
{
    for (job::MethodInfo& method : info.methods) {
        SearchLimits limits = method.name == job.method ? SearchLimits{} : forOthers;
        limits.memory = job.memoryLimit.value_or(limits.memory);
        searchInputs(module, method, limits);
    }
    return std::ranges::any_of(info.methods, [](const auto& method) { return method.trial.has_value(); });
}

} // namespace

Result<void> runInfo(const job::Job& job, job::EventSink& events)
{
    events.emit(job::PhaseStarted{job::Phase::Load});
    for (const std::string& library : job.opLibraries)
        if (auto loaded = loadOperatorLibrary(library); !loaded)
            return loaded;
    const auto opened = openModel(job.model);
    if (!opened)
        return tl::unexpected(opened.error());
    const torch::jit::Module& module = opened->module;
    try {
        job::Info info{describe(module, job.model)};
        events.emit(info);
        if (job.trySuggestions) {
            events.emit(job::PhaseStarted{job::Phase::Inputs});
            if (trySuggestions(module, info.model, job))
                events.emit(info);
        }
        return {};
    } catch (const std::exception& error) {
        return fail(say::modelNotDescribed(job.model, errorClause(error)));
    }
}

} // namespace scalescope::engine
