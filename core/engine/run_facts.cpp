// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/run_facts.h"

#include "core/engine/compat/libtorch_version.h"
#include "core/job/model_info.h"
#include "core/version.h"

#include <nlohmann/json.hpp>

#include <array>
#include <ctime>
#include <filesystem>
#include <system_error>

namespace scalescope::engine {

namespace {

std::string modeOf(const torch::jit::Module& module)
{
    if (!module.hasattr("training")) {
        return "as saved";
    }
    return module.attr("training").toBool() ? "train" : "eval";
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
    return {
        {"model", absoluteName(job.model)},
        {"method", job.method},
        {"mode", modeOf(module)},
        {"seed", std::to_string(job.seed)},
        {"device", job.device},
        {"inputs", inputsOf(job)},
        {"job",
         job::toJson(withAbsoluteNames(job)).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)},
        {"engine", std::string(version())},
        {"torch", libtorchVersion()},
        {"started", currentTime()}};
}

std::string currentTime()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

Error missingMethod(const torch::jit::Module& module, const std::string& method)
{
    std::vector<std::string> names;
    for (const auto& known : module.get_methods()) {
        names.push_back(known.name());
    }
    return job::missingMethod(names, method);
}

} // namespace scalescope::engine
