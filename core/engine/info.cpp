// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/info.h"

#include "core/engine/describe.h"
#include "core/engine/open_model.h"
#include "core/engine/outline_file.h"
#include "core/engine/suggest/first_guess.h"
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

/// An exported model has one method.
void describeTaken(const exported::InputRules& rules, job::ModelInfo& info)
{
    for (const auto& rule : rules.tensors()) {
        job::ArgumentInfo& argument = info.methods.front().arguments.at(rule.number);
        argument.tensors.push_back(takenTensor(rule, rules));
    }
    for (std::size_t i = 0; i < info.methods.front().arguments.size(); ++i) {
        std::string& suggestion = info.methods.front().arguments[i].suggestion;
        suggestion = fittedSuggestion(std::move(suggestion), i, rules);
    }
}

} // namespace

Result<std::string> runInfo(const job::Job& job, job::EventSink& events, const HandedFiles& files)
{
    events.emit(job::PhaseStarted{job::Phase::Load});
    for (const std::string& library : job.opLibraries)
        if (auto loaded = loadOperatorLibrary(library); !loaded)
            return tl::unexpected(loaded.error());
    const auto opened = openModel({job.model, files.model});
    if (!opened)
        return tl::unexpected(opened.error());
    const torch::jit::Module& module = opened->module;
    try {
        job::Info info{describe(module, job.model)};
        info.model.exportedBy = opened->exportedBy;
        info.model.isDecomposed = opened->isDecomposed;
        if (opened->rules)
            describeTaken(*opened->rules, info.model);
        events.emit(info);
        Result<std::string> file =
            job.output.empty() ? std::string() : writeOutline(job, *opened, events, *files.output);
        if (job.trySuggestions) {
            events.emit(job::PhaseStarted{job::Phase::Inputs});
            if (trySuggestions(module, info.model, job))
                events.emit(info);
        }
        return file;
    } catch (const std::exception& error) {
        return fail(say::modelNotDescribed(job.model, errorClause(error)));
    }
}

} // namespace scalescope::engine
