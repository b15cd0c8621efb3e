// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/run_facts.h"

#include "core/engine/compat/libtorch.h"
#include "core/job/event.h"
#include "core/job/model_info.h"
#include "core/version.h"

#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>

namespace scalescope::engine {

namespace {

graph::Mode modeOf(const torch::jit::Module& module)
{
    return module.hasattr("training") ? graph::modeOf(module.attr("training").toBool())
                                      : graph::Mode::AsSaved;
}

std::string inputsOf(const job::Job& job)
{
    std::string text;
    for (const job::Input& input : job.inputs) {
        text += text.empty() ? "" : "; ";
        text += input.name.empty() ? input.spec : input.name + "=" + input.spec;
    }
    return text;
}

/// A file name that means the same file in every folder.
std::string absoluteName(const std::string& name)
{
    std::error_code failure;
    const auto absolute = std::filesystem::absolute(name.empty() ? "." : name, failure);
    return failure ? name : absolute.lexically_normal().string();
}

/// Who reads the run file is in another folder than who made it.
job::Job withAbsoluteNames(job::Job job)
{
    job.model = absoluteName(job.model);
    job.baseFolder = absoluteName(job.baseFolder);
    for (std::string& library : job.opLibraries) {
        library = absoluteName(library);
    }
    return job;
}

} // namespace

graph::RunFacts factsOf(const job::Job& job, const torch::jit::Module& module)
{
    graph::RunFacts facts;
    facts.model = absoluteName(job.model);
    facts.method = job.method;
    facts.mode = modeOf(module);
    facts.seed = job.seed;
    facts.device = job.device;
    facts.inputs = inputsOf(job);
    facts.job =
        job::toJson(withAbsoluteNames(job)).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    facts.engine = version();
    facts.torch = libtorchVersion();
    facts.started = currentTime();
    return facts;
}

graph::RunFacts::Time currentTime()
{
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

Error missingMethod(const torch::jit::Module& module, const std::string& method)
{
    std::vector<std::string> names;
    for (const auto& known : module.get_methods()) {
        names.push_back(known.name());
    }
    return job::missingMethod(names, method);
}

void WarningLog::add(const Warning& warning)
{
    const bool placed = !warning.file.empty() && warning.line > 0;
    const std::string place = placed ? warning.file + " line " + std::to_string(warning.line) : std::string();
    const std::string key = warning.byModel && placed ? place : place + '\n' + warning.text;
    if (!m_said.insert(key).second)
        return;
    // Where in libtorch's own sources a warning comes from says nothing to a user.
    const std::string ending = warning.byModel && placed ? " (" + place + ")" : std::string();
    m_events.emit(
        job::Log{warning.byModel ? "model" : "engine", "UserWarning: " + warning.text + ending, {}});
}

} // namespace scalescope::engine
