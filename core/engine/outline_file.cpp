// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline_file.h"

#include "core/engine/outline/outline.h"
#include "core/engine/run_facts.h"
#include "core/graph/outline.h"
#include "core/job/overwrite_check.h"
#include "core/runfile/run_writer.h"

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

} // namespace

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

} // namespace scalescope::engine
