// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engine_run.h"
#include "app/cli/files.h"
#include "app/cli/run_options.h"
#include "app/cli/summaries.h"
#include "core/job/inputs_file.h"
#include "core/report/text/sanitized_text.h"

#include <fmt/format.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

namespace scalescope::app::cli {

namespace {

struct InfoOptions
{
    std::string model;
    JobOptions ofJob;
    std::string method;
    bool json = false;
    bool suggestInputs = false;
};

/// The model's description, or the engine's sentence.
Result<job::ModelInfo> askEngine(const InfoOptions& options)
{
    if (options.model.empty())
        return fail(ExitStatus::Usage,
                    "No model is named; write scalescope info MODEL.pt, see scalescope info --help.",
                    "MODEL");
    if (!options.method.empty() && !options.suggestInputs)
        return fail(ExitStatus::Usage,
                    "--method does nothing without --suggest-inputs; add it, or leave --method out.",
                    "--method");
    if (options.json && options.suggestInputs)
        return fail(ExitStatus::Usage, "--json and --suggest-inputs contradict each other; leave one out.",
                    "--json");
    if (const auto file = requireFile(options.model, "The model"); !file)
        return tl::unexpected(file.error());
    job::Job job;
    if (const auto read = options.ofJob.readInto(job); !read)
        return tl::unexpected(read.error());
    for (const std::string& library : job.opLibraries)
        if (const auto file = requireFile(library, "The operator library"); !file)
            return tl::unexpected(file.error());
    job.command = job::Command::Info;
    job.model = options.model;
    if (!options.method.empty())
        job.method = options.method;
    job.trySuggestions = options.suggestInputs;
    std::optional<job::ModelInfo> info;
    const Outcome outcome = runEngine(job, [&info](const job::Event& event) {
        if (const auto* found = std::get_if<job::Info>(&event))
            info = found->model;
        if (const auto* found = std::get_if<job::ProblemFound>(&event))
            printError("Note: " + found->problem.message);
    });
    if (outcome.status != ExitStatus::Done || !info) {
        const std::string sentence = outcome.sentence.isEmpty() ? "The engine did not describe the model."
                                                                : outcome.sentence.toStdString();
        const bool silent = outcome.status == ExitStatus::Done;
        return fail(silent ? ExitStatus::ModelFailed : outcome.status, sentence);
    }
    return *info;
}

/// Guesses for what a method must be given, as a document for `run --inputs`.
Result<nlohmann::json> suggestedInputs(const job::ModelInfo& info, const std::string& methodName)
{
    const auto method = std::ranges::find(info.methods, methodName, &job::MethodInfo::name);
    if (method == info.methods.end()) {
        std::vector<std::string> names;
        std::ranges::transform(info.methods, std::back_inserter(names), &job::MethodInfo::name);
        return tl::unexpected(job::missingMethod(names, methodName));
    }
    std::vector<job::Input> inputs;
    for (const job::ArgumentInfo& argument : method->arguments) {
        if (argument.defaultValue)
            continue;
        if (argument.suggestion.empty())
            return fail(
                ExitStatus::Usage,
                fmt::format(
                    "Nothing can be guessed for the input {} of type {}; give it with --input {}=SPEC.",
                    argument.name, argument.type.text, argument.name),
                argument.name);
        inputs.push_back({argument.name, argument.suggestion});
    }
    return job::inputsToJson(inputs);
}

ExitStatus printSuggestions(const job::ModelInfo& model, const std::string& method)
{
    const auto inputs = suggestedInputs(model, method);
    if (!inputs)
        return report(inputs.error());
    fmt::print("{}\n", report::shownJson(inputs->dump(2)));
    const auto& trial = std::ranges::find(model.methods, method, &job::MethodInfo::name)->trial;
    if (trial && trial->ran)
        printError(fmt::format("Note: {} was tried with these inputs, and ran.", method));
    else if (trial)
        printError(
            fmt::format("Note: {} was tried with these inputs, but does not run with them ({}); edit them.",
                        method, trial->problem));
    return ExitStatus::Done;
}

ExitStatus info(const InfoOptions& options)
{
    const auto model = askEngine(options);
    if (!model)
        return report(model.error());
    if (options.suggestInputs) {
        return printSuggestions(*model, options.method.empty() ? "forward" : options.method);
    } else if (options.json) {
        fmt::print("{}\n", report::shownJson(job::toJson(*model).dump(
                               2, ' ', false, nlohmann::json::error_handler_t::replace)));
    } else {
        fmt::print("{}", infoText(*model));
    }
    return ExitStatus::Done;
}

} // namespace

void addInfoCommand(CLI::App& app, Action& action)
{
    CLI::App* command =
        app.add_subcommand("info", "Describe a model: methods, inputs, modules, parameters, operators");
    auto options = std::make_shared<InfoOptions>();
    command->add_option("MODEL", options->model, "The model, as torch.jit.save or torch.export.save wrote it")
        ->option_text(" ");
    command->add_flag("--json", options->json, "As JSON");
    command->add_flag("--suggest-inputs", options->suggestInputs,
                      "A guess at the inputs instead, as a JSON file for scalescope run --inputs");
    command->add_option("--method", options->method, "The method of --suggest-inputs; default: forward")
        ->option_text("NAME");
    for (const char* flag : {"--op-library", "--without-sandbox"})
        options->ofJob.add(*command, job::optionOf(flag));
    command->callback([&action, options] { action = [options] { return info(*options); }; });
}

} // namespace scalescope::app::cli
