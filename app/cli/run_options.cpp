// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_options.h"

#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/help.h"
#include "core/formats/rounding.h"
#include "core/graph/mode.h"
#include "core/job/backward_seed.h"
#include "core/job/inputs_file.h"
#include "core/job/job_files.h"
#include "core/job/option_texts.h"
#include "core/job/spec.h"
#include "core/job/spec_check.h"
#include "core/job/text_file.h"
#include "core/job/transform.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>
#include <string_view>

namespace scalescope::app::cli {

namespace {

namespace fs = std::filesystem;

void addModelOptions(CLI::App& command, RunOptions& options)
{
    const std::string group = "Model and inputs";
    addRepeatable(
        command, "--input", options.inputs,
        "Repeatable; positional without NAME: randn:[8,128], uniform(0,1):[4], "
        "randint(0,1000):[8], ones:[2], zeros:[2], full(0.5):[2], arange:[9], data.npy, data.npz:key, "
        "data.pt:key, 3, 2.5, true, \"text\", null, [SPEC, SPEC], {\"key\": SPEC}; a dtype may follow: "
        "randn:[8,128]:bfloat16")
        ->option_text("[NAME=]SPEC")
        ->group(group);
    command
        .add_option("--inputs", options.inputsFile, "All inputs in one JSON file, with the same SPEC strings")
        ->option_text("FILE.json")
        ->group(group);
    command.add_option("--method", options.method, "The method to run; default: forward")
        ->option_text("NAME")
        ->group(group);
    command.add_option("--mode", options.mode, "train or eval; default: as saved")
        ->check(oneOf(graph::namesOf(graph::trainingNames)))
        ->option_text("train|eval")
        ->group(group);
    command
        .add_option("--seed", options.seed,
                    "Drives generated inputs, dropout and stochastic rounding; default: 0")
        ->option_text("N")
        ->group(group);
    addRepeatable(command, "--op-library", options.opLibraries, "Custom operators to load first; repeatable")
        ->option_text("FILE.so")
        ->group(group);
}

void addBackwardOptions(CLI::App& command, RunOptions& options)
{
    const std::string group = "Backward";
    command
        .add_option(
            "--backward", options.backward,
            "The seed gradient: " + job::seedList() +
                " or FILE.npy; default: output if it is a one-element float, a scalar loss, else randn")
        ->option_text("SEED")
        ->group(group);
    addRepeatable(
        command, "--output-index", options.outputIndices,
        "Which output to go backward from: 0, 1.2, key; repeatable; default: the only float output of one "
        "element, else the first, of those that require a gradient")
        ->option_text("PATH")
        ->group(group);
}

void addTransformOptions(CLI::App& command, RunOptions& options)
{
    const std::string group = "Transforms";
    addRepeatable(command, "--transform", options.transforms,
                  "unit_scale, fp8, format:FWD[,BWD] or recipe:NAME|FILE.json, each also with :extended; "
                  "repeatable; unit "
                  "scaling goes first")
        ->option_text("NAME")
        ->group(group);
    command
        .add_option("--rounding", options.rounding,
                    "Of the formats: " + graph::listOf(formats::roundingNames()))
        ->check(oneOf(formats::roundingNames()))
        ->option_text("NAME")
        ->group(group);
    addRepeatable(command, "--replace", options.replacements, "unit_scale's replacements; repeatable")
        ->option_text("FROM=TO")
        ->group(group);
    command.add_option("--constraint", options.constraint, "unit_scale's constraint")
        ->check(oneOf(job::constraintNames()))
        ->option_text("NAME")
        ->group(group);
}

void addRunningOptions(CLI::App& command, RunOptions& options)
{
    const std::string group = "Running";
    command.add_option("--device", options.device, "cpu (default), cuda or cuda:N")
        ->option_text("NAME")
        ->group(group);
    command.add_option("--threads", options.threads, "Of the engine; default: what libtorch would take")
        ->option_text("N")
        ->group(group);
    command.add_option("--memory-limit", options.memoryLimit, "Such as 2G; default: 80% of what is free")
        ->option_text("SIZE")
        ->group(group);
    command.add_option("--time-limit", options.timeLimit, "Seconds after which the run is stopped")
        ->option_text("SECONDS")
        ->group(group);
    command
        .add_flag("--without-sandbox", options.withoutSandbox,
                  "Load the model also where the kernel lacks what keeps it from files and network")
        ->group(group);
    command
        .add_option("--progress", options.progress,
                    "auto (default: a line on a terminal), json (the events) or none")
        ->check(oneOf({"auto", "json", "none"}))
        ->option_text("HOW")
        ->group(group);
}

void addFileOptions(CLI::App& command, RunOptions& options)
{
    const std::string group = "Running";
    command
        .add_option("--save-values", options.saveValues,
                    "Also save the tensors of matching nodes, as .npy, in a folder beside the run file")
        ->option_text("REGEX")
        ->group(group);
    command
        .add_option("--save-limit", options.saveLimit,
                    "Of what --save-values writes, such as 2G; default: half of what is free on the disk")
        ->option_text("SIZE")
        ->group(group);
    command
        .add_option("--output-limit", options.outputLimit,
                    "Of the run file, such as 512M; a run that writes more is stopped; default: 4G")
        ->option_text("SIZE")
        ->group(group);
    command
        .add_option("--node-limit", options.nodeLimit,
                    "Nodes after which the run is stopped; default: " + std::to_string(job::defaultNodeLimit))
        ->option_text("N")
        ->group(group);
    command
        .add_option("-o,--output", options.output,
                    "The run file; default: the model's name in the current folder")
        ->option_text("FILE")
        ->group(group);
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

Result<std::vector<job::Input>> readInputs(const RunOptions& options)
{
    if (!options.inputsFile.empty() && !options.inputs.empty())
        return usage("--inputs",
                     "--inputs and --input contradict each other; give all inputs in one of the two.");
    if (!options.inputsFile.empty())
        return inputsFromFile(options.inputsFile);
    std::vector<job::Input> inputs;
    std::ranges::transform(options.inputs, std::back_inserter(inputs), job::splitInput);
    return inputs;
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

Result<void> checkBackward(const RunOptions& options)
{
    const auto seed = job::parseBackward(options.backward);
    if (!seed)
        return tl::unexpected(seed.error());
    if (const auto file = job::fileOf(*seed))
        if (auto found = requireFile(file->path, "The file of --backward"); !found)
            return found;
    if (seed->kind == job::SeedKind::None && !options.outputIndices.empty())
        return usage("--output-index",
                     "--output-index and --backward none contradict each other; leave one out.");
    for (const std::string& path : options.outputIndices)
        if (auto fits = job::checkOutputIndex(path); !fits)
            return fits;
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
    for (const std::string& recipe : recipesNamed(options.transforms))
        if (fs::equivalent(output, recipe, ignored))
            return usage("-o", fmt::format("-o {} would overwrite the recipe; name another file.", output));
    return checkOutputFile("-o", output, defaultOutput(options.model));
}

Result<void> checkFiles(const RunOptions& options, const job::Job& job)
{
    if (auto model = requireFile(options.model, "The model"); !model)
        return model;
    for (const std::string& library : options.opLibraries) {
        if (auto file = requireFile(library, "The operator library"); !file)
            return file;
    }
    return job.command == job::Command::Run ? checkRunFile(options, job.output) : Result<void>();
}

Result<void> checkTransforms(const RunOptions& options)
{
    const std::pair<const char*, bool> needing[] = {{"--rounding", !options.rounding.empty()},
                                                    {"--replace", !options.replacements.empty()},
                                                    {"--constraint", !options.constraint.empty()}};
    for (const auto& [option, isGiven] : needing)
        if (isGiven && options.transforms.empty())
            return usage(option, fmt::format("{} does nothing without --transform; add one, or leave it out.",
                                             option));
    return {};
}

Result<void> checkWords(const RunOptions& options)
{
    if (!options.saveLimit.empty() && options.saveValues.empty())
        return usage("--save-limit",
                     "--save-limit does nothing without --save-values; add it, or leave --save-limit out.");
    return job::checkDevice(options.device)
        .and_then([&] { return job::checkSaveValues(options.saveValues); })
        .and_then([&] { return checkTransforms(options); })
        .and_then([&] { return checkBackward(options); });
}

Result<std::map<std::string, std::string>> readReplacements(const std::vector<std::string>& texts)
{
    std::map<std::string, std::string> replacements;
    for (const std::string& text : texts) {
        const auto equals = text.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
            return usage("--replace",
                         fmt::format("--replace {} is not of the form FROM=TO; write for instance "
                                     "--replace my::gelu=aten::gelu.",
                                     text));
        const auto [entry, isNew] = replacements.emplace(text.substr(0, equals), text.substr(equals + 1));
        if (!isNew)
            return usage("--replace", fmt::format("--replace is given twice for {}; leave one of them out.",
                                                  entry->first));
    }
    return replacements;
}

/// Takes the option's value where it was given.
template <typename T, typename Parse>
Result<void> readNumber(const std::string& option, const std::string& text, T& value, const Parse& parse)
{
    if (text.empty())
        return {};
    return parse(text, option).map([&value](auto number) { value = number; });
}

Result<void> readNumbers(const RunOptions& options, job::Job& job)
{
    const auto size = job::parseSizeOption;
    return readNumber("--seed", options.seed, job.seed, job::parseSeed)
        .and_then([&] { return readNumber("--threads", options.threads, job.threads, job::parseThreads); })
        .and_then(
            [&] { return readNumber("--time-limit", options.timeLimit, job.timeLimit, job::parseTimeLimit); })
        .and_then([&] { return readNumber("--memory-limit", options.memoryLimit, job.memoryLimit, size); })
        .and_then([&] { return readNumber("--save-limit", options.saveLimit, job.saveLimit, size); })
        .and_then([&] { return readNumber("--output-limit", options.outputLimit, job.outputLimit, size); })
        .and_then([&] {
            return readNumber("--node-limit", options.nodeLimit, job.nodeLimit, job::parseNodeLimit);
        });
}

/// What is copied or converted from the options word by word.
job::Job plainJob(const RunOptions& options, job::Command command)
{
    job::Job job;
    job.model = options.model;
    if (command == job::Command::Run)
        job.output = options.output.value_or(defaultOutput(options.model));
    job.command = command;
    job.method = options.method;
    job.training = graph::valueOf(graph::trainingNames, options.mode);
    job.device = options.device;
    job.opLibraries = options.opLibraries;
    job.backward = options.backward;
    job.outputIndices = options.outputIndices;
    job.rounding = options.rounding;
    job.constraint = options.constraint;
    job.saveValues = options.saveValues;
    job.withoutSandbox = options.withoutSandbox;
    return job;
}

} // namespace

void RunOptions::addTo(CLI::App& command)
{
    addWithoutOutput(command);
    addFileOptions(command, *this);
}

void RunOptions::addWithoutOutput(CLI::App& command)
{
    command.add_option("MODEL", model, "The model, as torch.jit.save or torch.export.save wrote it")
        ->option_text(" ");
    addModelOptions(command, *this);
    addBackwardOptions(command, *this);
    addTransformOptions(command, *this);
    addRunningOptions(command, *this);
}

Result<job::Job> toJob(const RunOptions& options, job::Command command)
{
    if (options.model.empty())
        return usage("MODEL",
                     fmt::format("No model is named; write scalescope {0} MODEL.pt, see scalescope {0} "
                                 "--help.",
                                 command == job::Command::Run ? "run" : "bisect"));
    job::Job job = plainJob(options, command);
    if (const auto files = checkFiles(options, job); !files)
        return tl::unexpected(files.error());
    if (const auto words = checkWords(options); !words)
        return tl::unexpected(words.error());
    auto inputs = readInputs(options);
    if (!inputs)
        return tl::unexpected(inputs.error());
    if (const auto checked = checkInputs(*inputs); !checked)
        return tl::unexpected(checked.error());
    job.inputs = std::move(*inputs);
    auto replacements = readReplacements(options.replacements);
    if (!replacements)
        return tl::unexpected(replacements.error());
    job.replacements = std::move(*replacements);
    auto transforms = job::transformsFrom(options.transforms);
    if (!transforms)
        return tl::unexpected(transforms.error());
    job.transforms = std::move(*transforms);
    if (const auto kept = command == job::Command::Run ? job::checkOverwrites(job) : Result<void>(); !kept)
        return tl::unexpected(kept.error());
    return readNumbers(options, job).map([&] { return std::move(job); });
}

std::vector<std::string> filesRead(const RunOptions& options, const job::Job& job)
{
    std::vector<std::string> files = recipesNamed(options.transforms);
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
