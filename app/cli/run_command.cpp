// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engine_run.h"
#include "app/cli/event_printer.h"
#include "app/cli/run_options.h"
#include "app/cli/summaries.h"
#include "core/job/size.h"
#include "core/report/text/sanitized_text.h"
#include "core/runfile/run_reader.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <memory>

namespace scalescope::app::cli {

namespace {

/// Of a run that did not come to its end, and left the name that it was to have to one that did.
std::string keptRun(const Outcome& outcome, const std::string& output)
{
    return outcome.partial || outcome.runFile.toStdString() == output
               ? std::string()
               : fmt::format("; {} keeps the older run, which is complete", output);
}

/// What the error of a run with gradients is to be held against; docs/how-to.md says where it is from.
std::string measureLine(const graph::Run& run)
{
    const bool hasError = run.error && !std::isnan(run.error->gradients.relativeError);
    return hasError ? "as a measure: recipes that models are trained with (fp8_current, fp8_block, mxfp8) "
                      "leave gradients "
                      "of transformers off by some 3 to 12 %, and losses of whole trainings within 0.25 % of "
                      "BF16's\n"
                    : "";
}

std::string summary(const std::shared_ptr<const graph::Run>& run, const Outcome& outcome,
                    const std::string& output)
{
    const auto& nodes = run->graph.nodes;
    const auto forward =
        std::ranges::count_if(nodes, [](const auto& node) { return node.forward.metric != nullptr; });
    const auto backward =
        std::ranges::count_if(nodes, [](const auto& node) { return node.backward.metric != nullptr; });
    std::string text =
        fmt::format("{} {}, {} with forward scales, {} with gradients, in {:.1f} s\n", nodes.size(),
                    nodes.size() == 1 ? "node" : "nodes", forward, backward, outcome.seconds);
    for (const graph::Problem& problem : run->problems)
        if (problem.severity != graph::Severity::Error)
            text +=
                fmt::format("{}: {}\n", toString(problem.severity), report::sanitizedText(problem.message));
    return text + measureLine(*run) + problemLine(run) +
           fmt::format("written to {}{}\n", report::sanitizedText(outcome.runFile.toStdString()),
                       report::sanitizedText(keptRun(outcome, output)));
}

/// Reading takes a second for some 40 MB. Who had a run stopped does not wait for more than that.
bool isQuicklyRead(const std::string& file)
{
    constexpr std::uintmax_t most = 32 << 20;
    std::error_code none;
    return std::filesystem::file_size(file, none) <= most || none;
}

std::string unreadSummary(const Outcome& outcome, const std::string& output)
{
    const std::string file = outcome.runFile.toStdString();
    std::error_code none;
    const auto size = static_cast<std::int64_t>(std::filesystem::file_size(file, none));
    const std::string shown = report::sanitizedText(file);
    return fmt::format("written to {} ({}) in {:.1f} s{}; to look through it: scalescope export {} --report "
                       "FILE.html\n",
                       shown, job::sizeText(size), outcome.seconds,
                       report::sanitizedText(keptRun(outcome, output)), shown);
}

/// Fails where the run file can't be read.
Result<void> printSummary(const Outcome& outcome, const std::string& output)
{
    const std::string path = outcome.runFile.toStdString();
    if (path.empty())
        return {};
    if (outcome.status == ExitStatus::Stopped && !isQuicklyRead(path)) {
        fmt::print("{}", unreadSummary(outcome, output));
        return {};
    }
    auto read = runfile::readRun(path);
    if (!read)
        return tl::unexpected(read.error());
    const auto run = std::make_shared<const graph::Run>(std::move(*read));
    fmt::print("{}", summary(run, outcome, output));
    std::fflush(stdout);
    // Of a run that is done for all that: a backward pass that was not asked for and failed.
    for (const graph::Problem& problem : run->problems)
        if (problem.severity == graph::Severity::Error &&
            !graph::says(problem, outcome.said, outcome.sentence.toStdString()))
            printError(problem.message);
    return {};
}

ExitStatus run(const RunOptions& options)
{
    const auto job = toJob(options, job::Command::Run);
    if (!job)
        return report(job.error());
    const ProgressMode mode = progressMode(options);
    EventPrinter printer(mode);
    const Outcome outcome = runEngine(*job, [&printer](const job::Event& event) { printer.print(event); });
    printer.finish();
    const Result<void> summary =
        mode == ProgressMode::Json ? Result<void>() : printSummary(outcome, job->output);
    std::fflush(stdout);
    if (!outcome.sentence.isEmpty())
        printError(outcome.sentence.toStdString());
    if (summary || outcome.status != ExitStatus::Done)
        return outcome.status;
    printError(summary.error().message); // no run is done that nobody can read
    return ExitStatus::Stopped;
}

} // namespace

void addRunCommand(CLI::App& app, Action& action)
{
    CLI::App* command =
        app.add_subcommand("run", "Run a model and record the scales of its tensors and gradients");
    auto options = std::make_shared<RunOptions>();
    options->addTo(*command, job::Command::Run);
    command->callback([&action, options] { action = [options] { return run(*options); }; });
}

} // namespace scalescope::app::cli
