// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_options.h"

#include "app/cli/command.h"
#include "app/cli/help.h"
#include "core/job/inputs_file.h"
#include "core/job/size.h"
#include "core/job/spec.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace scalescope::app::cli {

namespace {

namespace fs = std::filesystem;

tl::unexpected<Error> usage(const std::string& option, std::string message)
{
    return fail(ExitStatus::Usage, std::move(message), option);
}

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
        ->check(oneOf({"train", "eval"}))
        ->option_text("train|eval")
        ->group(group);
    command
        .add_option("--seed", options.seed,
                    "Drives generated inputs, dropout and stochastic rounding; default: 0")
        ->check(notNegative())

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
            "The seed gradient: none, output (a scalar loss), ones, randn, sum, mean, mse:SPEC, "
            "cross_entropy:SPEC or FILE.npy; default: output if it is a one-element float, else randn")
        ->option_text("SEED")
        ->group(group);
    addRepeatable(
        command, "--output-index", options.outputIndices,
        "Which output to go backward from: 0, 1.2, key; repeatable; default: the first float output that "
        "requires a gradient")
        ->option_text("PATH")
        ->group(group);
}

void addTransformOptions(CLI::App& command, RunOptions& options)
{
    const std::string group = "Transforms";
    addRepeatable(
        command, "--transform", options.transforms,
        "unit_scale, fp8 or format:FWD[,BWD], each also with :extended; repeatable; unit scaling goes first")
        ->option_text("NAME")
        ->group(group);
    command.add_option("--rounding", options.rounding, "Of the formats: nearest-even, nearest or stochastic")
        ->check(oneOf({"nearest-even", "nearest", "stochastic"}))
        ->option_text("NAME")
        ->group(group);
    addRepeatable(command, "--replace", options.replacements, "unit_scale's replacements; repeatable")
        ->option_text("FROM=TO")
        ->group(group);
    command.add_option("--constraint", options.constraint, "unit_scale's constraint")
        ->option_text("NAME")
        ->group(group);
}

void addRunningOptions(CLI::App& command, RunOptions& options)
{
    const std::string group = "Running";
    command
        .add_option("--device", options.device, "cpu (default), cuda or cuda:N")

        ->option_text("NAME")
        ->group(group);
    command.add_option("--threads", options.threads, "Of the engine; default: what libtorch would take")
        ->check(aboveZero())
        ->option_text("N")
        ->group(group);
    command.add_option("--memory-limit", options.memoryLimit, "Such as 2G; default: 80% of what is free")
        ->option_text("SIZE")
        ->group(group);
    command.add_option("--time-limit", options.timeLimit, "Seconds after which the run is stopped")
        ->check(aboveZero())
        ->option_text("SECONDS")
        ->group(group);
    command
        .add_option("--progress", options.progress,
                    "auto (default: a line on a terminal), json (the events) or none")
        ->check(oneOf({"auto", "json", "none"}))

        ->option_text("HOW")
        ->group(group);
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
        .add_option("-o,--output", options.output,
                    "The run file; default: the model's name in the current folder")
        ->option_text("[NAME=]SPEC")
        ->option_text("FILE.json")
        ->option_text("SEED")
        ->option_text("PATH")
        ->option_text("FROM=TO")
        ->option_text("NAME")
        ->option_text("REGEX")
        ->option_text("FILE")
        ->group(group);
}

Result<std::vector<job::Input>> inputsFromFile(const std::string& path)
{
    if (const auto file = requireFile(path, "The inputs file"); !file)
        return tl::unexpected(file.error());
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    auto inputs = job::inputsFromText(text.str());
    if (!inputs)
        inputs.error().message = fmt::format("{}: {}", path, inputs.error().message);
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
            return usage("--input",
                         fmt::format("The input {} is given twice; keep one of them.", input.name));
        if (const auto spec = job::parseSpec(input.spec); !spec) {
            const std::string name = input.name.empty() ? "" : input.name + "=";
            return fail(spec.error().status,
                        fmt::format("--input {}{}: {}", name, input.spec, spec.error().message), "--input");
        }
    }
    return {};
}

Result<void> checkBackward(const std::string& seed)
{
    static const std::set<std::string> words = {"", "none", "output", "ones", "randn", "sum", "mean"};
    if (words.contains(seed))
        return {};
    for (const std::string loss : {"mse:", "cross_entropy:"}) {
        if (!seed.starts_with(loss))
            continue;
        if (const auto spec = job::parseSpec(seed.substr(loss.size())); !spec)
            return fail(spec.error().status, fmt::format("--backward {}: {}", seed, spec.error().message),
                        "--backward");
        return {};
    }
    if (seed.ends_with(".npy"))
        return requireFile(seed, "The seed gradient of --backward");
    return usage("--backward",
                 fmt::format("--backward {} is not known; take none, output, ones, randn, sum, mean, "
                             "mse:SPEC, cross_entropy:SPEC or a .npy file.",
                             seed));
}

Result<void> checkFiles(const RunOptions& options, const std::string& output)
{
    if (const auto model = requireFile(options.model, "The model"); !model)
        return model;
    for (const std::string& library : options.opLibraries) {
        if (const auto file = requireFile(library, "The operator library"); !file)
            return file;
    }
    std::error_code ignored;
    if (fs::is_directory(output, ignored))
        return usage("-o", fmt::format("-o {} is a folder; name a file in it, such as {}.", output,
                                       (fs::path(output) / defaultOutput(options.model)).string()));
    if (fs::equivalent(output, options.model, ignored))
        return usage("-o", fmt::format("-o {} would overwrite the model; name another file.", output));
    const fs::path folder = fs::path(output).parent_path();
    if (!folder.empty() && !fs::is_directory(folder, ignored))
        return usage("-o",
                     fmt::format("The folder {} of -o does not exist; make it first.", folder.string()));
    return {};
}

Result<void> checkWords(const RunOptions& options)
{
    static const std::regex device("cpu|cuda(:[0-9]+)?");
    if (!std::regex_match(options.device, device))
        return usage("--device",
                     fmt::format("--device {} is not known; take cpu, cuda or cuda:N.", options.device));
    if (options.backward == "none" && !options.outputIndices.empty())
        return usage("--output-index",
                     "--output-index and --backward none contradict each other; leave one out.");
    try {
        std::regex checked(options.saveValues);
    } catch (const std::regex_error&) {
        return usage("--save-values",
                     fmt::format("--save-values {} is no regular expression.", options.saveValues));
    }
    return checkBackward(options.backward);
}

Result<std::map<std::string, std::string>> readReplacements(const std::vector<std::string>& texts)
{
    std::map<std::string, std::string> replacements;
    for (const std::string& text : texts) {
        const auto equals = text.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
            return usage("--replace", fmt::format("--replace {} is not of the form FROM=TO.", text));
        replacements[text.substr(0, equals)] = text.substr(equals + 1);
    }
    return replacements;
}

Result<void> readSize(const std::string& option, const std::string& text, std::optional<std::int64_t>& size)
{
    if (text.empty())
        return {};
    const auto bytes = job::parseSize(text);
    if (!bytes)
        return usage(option, fmt::format("{} {}: {}", option, text, bytes.error().message));
    size = *bytes;
    return {};
}

/// What is copied or converted from the options word by word.
job::Job plainJob(const RunOptions& options)
{
    job::Job job;
    job.model = options.model;
    job.output = options.output.empty() ? defaultOutput(options.model) : options.output;
    job.method = options.method;
    if (!options.mode.empty())
        job.training = options.mode == "train";
    job.device = options.device;
    job.seed = options.seed;
    job.threads = options.threads;
    job.opLibraries = options.opLibraries;
    job.backward = options.backward;
    job.outputIndices = options.outputIndices;
    job.transforms = options.transforms;
    job.rounding = options.rounding;
    job.constraint = options.constraint;
    job.saveValues = options.saveValues;
    job.timeLimit = options.timeLimit;
    return job;
}

} // namespace

void RunOptions::addTo(CLI::App& command)
{
    command.add_option("MODEL", model, "The TorchScript file")->required()->option_text(" ");
    addModelOptions(command, *this);
    addBackwardOptions(command, *this);
    addTransformOptions(command, *this);
    addRunningOptions(command, *this);
}

Result<job::Job> toJob(const RunOptions& options)
{
    job::Job job = plainJob(options);
    if (const auto files = checkFiles(options, job.output); !files)
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
    return readSize("--memory-limit", options.memoryLimit, job.memoryLimit)
        .and_then([&] { return readSize("--save-limit", options.saveLimit, job.saveLimit); })
        .map([&] { return std::move(job); });
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

Result<void> requireFile(const std::string& path, const std::string& what)
{
    std::error_code ignored;
    if (!fs::exists(path, ignored))
        return fail(ExitStatus::Unreadable, fmt::format("{} {} does not exist.", what, path));
    if (fs::is_directory(path, ignored))
        return fail(ExitStatus::Unreadable, fmt::format("{} {} is a folder; a file is needed.", what, path));
    return {};
}

} // namespace scalescope::app::cli
