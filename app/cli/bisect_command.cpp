// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engine_run.h"
#include "app/cli/event_printer.h"
#include "app/cli/files.h"
#include "app/cli/run_options.h"
#include "app/cli/summaries.h"
#include "core/bisect/bisection.h"
#include "core/message/say_run.h"
#include "core/report/text/sanitized_text.h"

#include <charconv>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <memory>

namespace scalescope::app::cli {

namespace {

struct BisectOptions
{
    RunOptions run;
    std::string target;
    std::string bound;
    std::string table;
    std::string recipe;
};

const OutputOption groupTableOption{
    "--table", {"csv", "json"}, "One row for each group, the largest share first"};
const OutputOption recipeOption{
    "--recipe", {"json"}, "The formats with a rule for each operand that is kept"};

Result<double> boundFrom(const std::string& text)
{
    double bound = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), bound);
    if (error == std::errc() && end == text.data() + text.size() && bound >= 0 && std::isfinite(bound))
        return bound;
    return usage("--bound",
                 fmt::format("--bound {} is not an error; give a number from 0, such as 0.01.", text));
}

/// What the job rounds, as a recipe.
const job::Transform* simulationOf(const job::Job& job)
{
    const auto found = std::ranges::find_if(job.transforms, job::simulatesFormats);
    return found == job.transforms.end() ? nullptr : &*found;
}

Result<job::Job> toJob(const BisectOptions& options)
{
    auto job = cli::toJob(options.run, job::Command::Bisect);
    if (!job)
        return job;
    if (simulationOf(*job) == nullptr)
        return fail(say::bisectWithoutFormats(), "--transform");
    auto target = job::bisectTargetFrom(options.target);
    if (!target)
        return tl::unexpected(target.error());
    if (!options.recipe.empty() && options.bound.empty())
        return usage("--recipe", "--recipe does nothing without --bound; add it, or leave --recipe out.");
    job->target = std::move(*target);
    if (!options.bound.empty()) {
        const auto bound = boundFrom(options.bound);
        if (!bound)
            return tl::unexpected(bound.error());
        job->bound = *bound;
    }
    return checkOutputs({{groupTableOption, options.table}, {recipeOption, options.recipe}},
                        filesRead(options.run, *job), "causes")
        .map([&job] { return std::move(*job); });
}

/// Where an output goes. One that was cut short leaves an older file alone, as a run does: "causes.csv"
/// becomes "causes.incomplete.csv", which an earlier cut may have left, and a note says so.
std::string placeOf(const std::string& file, bool isWhole)
{
    namespace fs = std::filesystem;
    std::error_code ignored;
    if (isWhole || !fs::exists(file, ignored))
        return file;
    const fs::path name(file);
    const fs::path beside = name.stem().string() + ".incomplete" + name.extension().string();
    std::string place = (name.parent_path() / beside).string();
    printError(fmt::format("Note: What is known so far is in {}; {} keeps what it had.", place, file));
    return place;
}

Result<void> writeGroupTable(const std::string& file, const bisect::Bisection& bisection, bool isWhole)
{
    if (file.empty())
        return {};
    return writeOutputFile(placeOf(file, isWhole), file.ends_with(".json") ? bisect::bisectionJson(bisection)
                                                                           : bisect::bisectionCsv(bisection));
}

/// What a search found.
struct Found
{
    bisect::Bisection bisection;
    bool isWhole = false; ///< it came to its end
    bool isQuiet = false; ///< standard output is for events alone
};

/// Written where it does what it is for; says which.
Result<void> writeKeptRecipe(const std::string& file, const Found& found, const job::Job& job)
{
    if (file.empty())
        return {};
    if (bisect::errorLeft(found.bisection) > *job.bound) {
        if (!found.isQuiet)
            fmt::print("{} is not written, because the bound is not met\n", report::sanitizedText(file));
        return {};
    }
    const job::Transform& simulation = *simulationOf(job);
    job::Recipe recipe = bisect::withKept(*job::recipeOf(simulation), bisect::keptOperands(found.bisection));
    recipe.name = std::filesystem::path(file).stem().string();
    if (job::isNameOfAnother(recipe))
        recipe.name += "_kept";
    const std::string place = placeOf(file, found.isWhole);
    auto written = writeOutputFile(place, report::shownJson(job::toText(recipe)));
    if (written && !found.isQuiet)
        fmt::print("to run it: --transform recipe:{}{}\n", report::sanitizedText(place),
                   job::isExtended(simulation) ? ":extended" : "");
    return written;
}

/// The search printed and written, as far as it came.
Result<void> tell(const Found& found, const BisectOptions& options, const job::Job& job)
{
    if (!found.isQuiet)
        fmt::print("{}", bisectionText(found.bisection, job.bound, found.isWhole));
    return writeGroupTable(options.table, found.bisection, found.isWhole).and_then([&] {
        return writeKeptRecipe(options.recipe, found, job);
    });
}

ExitStatus bisect(const BisectOptions& options)
{
    const auto job = toJob(options);
    if (!job)
        return report(job.error());
    const ProgressMode mode = progressMode(options.run);
    EventPrinter printer(mode);
    Found found{{}, false, mode == ProgressMode::Json};
    const Outcome outcome = runEngine(*job, [&](const job::Event& event) {
        found.bisection.add(event);
        printer.print(event);
    });
    printer.finish();
    found.isWhole = outcome.status == ExitStatus::Done;
    if (found.bisection.isBegun) {
        if (const auto told = tell(found, options, *job); !told)
            return report(told.error());
    }
    if (!outcome.sentence.isEmpty())
        printError(outcome.sentence.toStdString());
    return outcome.status;
}

} // namespace

void addBisectCommand(CLI::App& app, Action& action)
{
    CLI::App* command = app.add_subcommand("bisect", "Find the rounded operands that cause an error");
    auto options = std::make_shared<BisectOptions>();
    options->run.addTo(*command, job::Command::Bisect);
    command
        ->add_option(
            "--target", options->target,
            "What the error is of: loss, gradients (of all parameters), a tensor's name, or NAME:bwd for "
            "its gradient")
        ->option_text("loss|gradients|NAME");
    command
        ->add_option(
            "--bound", options->bound,
            "Also find operands to keep in full precision, so that the error is at most this: of the loss "
            "relative to it, of gradients 1 - cosine, of a tensor its relative error")
        ->option_text("X");
    addOutputOption(*command, groupTableOption, options->table);
    addOutputOption(*command, recipeOption, options->recipe);
    command->callback([&action, options] { action = [options] { return bisect(*options); }; });
}

} // namespace scalescope::app::cli
