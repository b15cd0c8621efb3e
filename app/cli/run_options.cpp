// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_options.h"

#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/help.h"
#include "core/job/backward_seed.h"
#include "core/job/inputs_file.h"
#include "core/job/job_files.h"
#include "core/job/spec.h"
#include "core/job/spec_check.h"
#include "core/job/text_file.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>

namespace scalescope::app::cli {

namespace {

namespace fs = std::filesystem;

const char* titleOf(job::Group group)
{
    switch (group) {
    case job::Group::Model:
        return "Model and inputs";
    case job::Group::Backward:
        return "Backward";
    case job::Group::Transforms:
        return "Transforms";
    default:
        return "Running";
    }
}

/// What a command has beside the options of the job, each behind the one that it is like.
void addBeside(const job::Option& option, RunOptions& options, CLI::App& command)
{
    CLI::Option* added = nullptr;
    if (option.flag == "--input")
        added = command
                    .add_option("--inputs", options.inputsFile,
                                "All inputs in one JSON file, with the same SPEC strings")
                    ->option_text("FILE.json");
    if (option.flag == "--without-sandbox")
        added = command
                    .add_option("--progress", options.progress,
                                "auto (default: a line on a terminal), json (the events) or none")
                    ->check(oneOf({"auto", "json", "none"}))
                    ->option_text("HOW");
    if (added != nullptr)
        added->group(titleOf(option.group));
}

Result<std::vector<job::Input>> inputsFromFile(const std::string& path)
{
    if (const auto file = requireFile(path, "The inputs file"); !file)
        return tl::unexpected(file.error());
    const auto text = job::readFile(path, job::largestInputsFile);
    if (!text)
        return tl::unexpected(text.error());
    auto inputs = job::inputsFromText(*text);
    if (!inputs)
        return fail(inputs.error().status, fmt::format("{}: {}", path, inputs.error().message),
                    inputs.error().field);
    return inputs;
}

Result<void> readInputsFile(const RunOptions& options, job::Job& job)
{
    if (options.inputsFile.empty())
        return {};
    if (!job.inputs.empty())
        return usage("--inputs",
                     "--inputs and --input contradict each other; give all inputs in one of the two.");
    return inputsFromFile(options.inputsFile).map([&job](std::vector<job::Input> inputs) {
        job.inputs = std::move(inputs);
    });
}

Result<void> checkInputs(const std::vector<job::Input>& inputs)
{
    std::set<std::string> names;
    for (const job::Input& input : inputs) {
        if (!input.name.empty() && !names.insert(input.name).second)
            return tl::unexpected(job::inputGivenTwice(input.name));
        const auto spec = job::parseSpec(input.spec);
        if (!spec && input.spec != job::sampleSpec)
            return failAt(spec.error(), "--input");
    }
    return {};
}

/// What has been read as a seed.
Result<void> checkBackward(const job::Job& job)
{
    const job::BackwardSeed seed = *job::parseBackward(job.backward);
    if (const auto file = job::fileOf(seed))
        if (auto found = requireFile(file->path, "The file of --backward"); !found)
            return found;
    if (seed.kind == job::SeedKind::None && !job.outputIndices.empty())
        return usage("--output-index",
                     "--output-index and --backward none contradict each other; leave one out.");
    return {};
}

/// What `recipe:` names: a file, or a recipe that comes with Scalescope.
std::vector<std::string> recipesNamed(const std::vector<std::string>& transforms)
{
    constexpr std::string_view recipe = "recipe:";
    constexpr std::string_view extended = ":extended";
    std::vector<std::string> names;
    for (std::string_view transform : transforms) {
        if (!transform.starts_with(recipe))
            continue;
        transform.remove_prefix(recipe.size());
        if (transform.ends_with(extended))
            transform.remove_suffix(extended.size());
        names.emplace_back(transform);
    }
    return names;
}

Result<void> checkRunFile(const RunOptions& options, const std::string& output)
{
    std::error_code ignored;
    if (fs::equivalent(output, options.model, ignored))
        return usage("-o", fmt::format("-o {} would overwrite the model; name another file.", output));
    if (!options.inputsFile.empty() && fs::equivalent(output, options.inputsFile, ignored))
        return usage("-o", fmt::format("-o {} would overwrite the inputs file; name another file.", output));
    for (const std::string& recipe : recipesNamed(options.ofJob.given("--transform")))
        if (fs::equivalent(output, recipe, ignored))
            return usage("-o", fmt::format("-o {} would overwrite the recipe; name another file.", output));
    return checkOutputFile("-o", output, defaultOutput(options.model));
}

Result<void> checkFiles(const RunOptions& options, const job::Job& job)
{
    if (auto model = requireFile(options.model, "The model"); !model)
        return model;
    for (const std::string& library : job.opLibraries) {
        if (auto file = requireFile(library, "The operator library"); !file)
            return file;
    }
    return job.command == job::Command::Run ? checkRunFile(options, job.output) : Result<void>();
}

/// Options that do nothing without another.
Result<void> checkNeeds(const job::Job& job)
{
    const std::pair<const char*, bool> needing[] = {{"--rounding", !job.rounding.empty()},
                                                    {"--replace", !job.replacements.empty()},
                                                    {"--constraint", !job.constraint.empty()}};
    for (const auto& [option, isGiven] : needing)
        if (isGiven && job.transforms.empty())
            return usage(option, fmt::format("{} does nothing without --transform; add one, or leave it out.",
                                             option));
    if (job.saveLimit && job.saveValues.empty())
        return usage("--save-limit",
                     "--save-limit does nothing without --save-values; add it, or leave --save-limit out.");
    return {};
}

} // namespace

CLI::Option* JobOptions::add(CLI::App& command, const job::Option& option)
{
    const auto keep = [](const CLI::results_t& /*texts*/) { return true; };
    CLI::Option* added =
        option.argument.empty()
            ? command.add_flag(option.flag, option.help)
            : command.add_option(option.flag, keep, option.help)->option_text(option.argument);
    if (option.isRepeatable) // one value at a time: CLI11 would take [1,2] apart, which is a SPEC here
        added->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)->allow_extra_args(false);
    if (!option.words.empty())
        added->check(oneOf(option.words));
    m_options.emplace_back(&option, added);
    return added;
}

std::vector<std::string> JobOptions::given(std::string_view flag) const
{
    const auto found = std::ranges::find(m_options, flag, [](const auto& each) { return each.first->flag; });
    return found == m_options.end() ? std::vector<std::string>() : found->second->results();
}

Result<void> JobOptions::readInto(job::Job& job) const
{
    Result<void> result;
    for (const auto& [option, given] : m_options)
        if (given->count() > 0)
            if (auto taken = option->take(job, given->results(), option->flag); !taken && result)
                result = std::move(taken);
    return result;
}

void RunOptions::addTo(CLI::App& app, job::Command command)
{
    app.add_option("MODEL", model, "The model, as torch.jit.save or torch.export.save wrote it")
        ->option_text(" ");
    for (const job::Option& option : job::options()) {
        if (option.group == job::Group::RunFile && command != job::Command::Run)
            continue;
        ofJob.add(app, option)->group(titleOf(option.group));
        addBeside(option, *this, app);
    }
    if (command == job::Command::Run)
        app.add_option("-o,--output", output, "The run file; default: the model's name in the current folder")
            ->option_text("FILE")
            ->group(titleOf(job::Group::RunFile));
}

Result<job::Job> toJob(const RunOptions& options, job::Command command)
{
    if (options.model.empty())
        return usage("MODEL",
                     fmt::format("No model is named; write scalescope {0} MODEL.pt, see scalescope {0} "
                                 "--help.",
                                 command == job::Command::Run ? "run" : "bisect"));
    job::Job job;
    job.command = command;
    job.model = options.model;
    if (command == job::Command::Run)
        job.output = options.output.value_or(defaultOutput(options.model));
    const Result<void> read = options.ofJob.readInto(job);
    return checkFiles(options, job)
        .and_then([&] { return read; })
        .and_then([&] { return checkNeeds(job); })
        .and_then([&] { return checkBackward(job); })
        .and_then([&] { return readInputsFile(options, job); })
        .and_then([&] { return checkInputs(job.inputs); })
        .and_then([&] { return command == job::Command::Run ? job::checkOverwrites(job) : Result<void>(); })
        .map([&] { return std::move(job); });
}

std::vector<std::string> filesRead(const RunOptions& options, const job::Job& job)
{
    std::vector<std::string> files = recipesNamed(options.ofJob.given("--transform"));
    for (const fs::path& file : job::filesRead(job))
        files.push_back(file.string());
    if (!options.inputsFile.empty())
        files.push_back(options.inputsFile);
    return files;
}

ProgressMode progressMode(const RunOptions& options)
{
    if (options.progress == "json")
        return ProgressMode::Json;
    return options.progress == "none" ? ProgressMode::None : ProgressMode::Auto;
}

std::string defaultOutput(const std::string& model)
{
    return fs::path(model).stem().string() + ".scales";
}

} // namespace scalescope::app::cli
