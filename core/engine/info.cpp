// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"
#include "core/engine/open_model.h"
#include "core/engine/outline/outline.h"
#include "core/engine/run_facts.h"
#include "core/engine/suggest/first_guess.h"
#include "core/engine/suggest/search.h"
#include "core/engine/values/errors.h"
#include "core/graph/outline.h"
#include "core/job/event.h"
#include "core/job/event_sink.h"
#include "core/job/job.h"
#include "core/job/job_files.h"
#include "core/message/say_load.h"
#include "core/runfile/output_claims.h"
#include "core/runfile/run_writer.h"

#include <algorithm>
#include <string>

namespace scalescope::engine {

namespace {

/// Nothing where the model has no method.
std::optional<std::string> methodOf(const torch::jit::Module& module, const std::string& wanted)
{
    if (module.find_method(wanted))
        return wanted;
    const auto methods = module.get_methods();
    return methods.empty() ? std::nullopt : std::optional(methods.front().name());
}

std::optional<graph::Run> outlineIn(const torch::jit::Module& module, const std::string& wanted)
{
    try {
        const auto method = methodOf(module, wanted);
        return method ? std::optional(outline::outlineOf(module, *method)) : std::nullopt;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

/// What is known of a run that is still to be made: not how.
graph::RunFacts factsOfOutline(const job::Job& job, const OpenedModel& opened, const std::string& method)
{
    const graph::RunFacts all = factsOf(job, opened.module);
    graph::RunFacts facts;
    facts.model = all.model;
    facts.method = method;
    facts.mode = all.mode;
    facts.engine = all.engine;
    facts.torch = all.torch;
    graph::markOutline(facts);
    return facts;
}

void write(const graph::Run& run, runfile::RunWriter& writer)
{
    for (const graph::Node& node : run.graph.nodes)
        writer.addNode(node);
    for (const graph::ModuleCall& call : run.modules)
        writer.addModuleCall(call);
    for (const auto& [file, text] : run.sources)
        writer.addSource(file, text);
    for (const graph::Problem& problem : run.problems)
        writer.addProblem(problem);
}

/// Writes the outline of the job's method, or of the model's first where it has none of that name, to the
/// job's output, and says so by job::FirstResults. Gives the file's path, empty where libtorch can't make
/// sense of the code: a run will say why. Fails where the file can't be written.
Result<std::string> writeOutline(const job::Job& job, const OpenedModel& opened, job::EventSink& events,
                                 runfile::OutputClaims& claims)
{
    if (auto kept = job::checkOverwrites(job); !kept)
        return tl::unexpected(kept.error());
    const auto run = outlineIn(opened.module, job.method);
    if (!run)
        return std::string();
    auto writer = claims.claim(job.output).and_then([](runfile::PartialFile&& claimed) {
        return runfile::RunWriter::create(std::move(claimed));
    });
    if (!writer)
        return tl::unexpected(writer.error());
    writer->setFacts(factsOfOutline(job, opened, run->facts.method));
    write(*run, *writer);
    return writer->finish(graph::RunStatus::Incomplete).map([&](const std::filesystem::path& file) {
        events.emit(job::FirstResults{file.string(), static_cast<std::int64_t>(run->graph.nodes.size())});
        return file.string();
    });
}

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

Result<std::string> runInfo(const job::Job& job, job::EventSink& events, const InheritedFiles& files)
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
