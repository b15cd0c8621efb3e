// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/options.h"
#include "core/result.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace scalescope::app::cli {

enum class ProgressMode { Auto, Json, None };

/// Options of a job on the line of a command, which keeps what was written.
class JobOptions
{
public:
    CLI::Option* add(CLI::App& command, const job::Option& option);
    /// What is written for one of them ("--transform").
    [[nodiscard]] std::vector<std::string> given(std::string_view flag) const;
    /// The first thing that is wrong with what is written; all else is read.
    Result<void> readInto(job::Job& job) const;

private:
    std::vector<std::pair<const job::Option*, const CLI::Option*>> m_options;
};

/// The options of `scalescope run`, and of what else runs a model.
struct RunOptions
{
    std::string model;
    JobOptions ofJob;
    std::string inputsFile;
    std::string progress = "auto";
    std::optional<std::string> output;

    /// Those of what a run writes only where the command runs a model to write it.
    void addTo(CLI::App& app, job::Command command);
};

/// The job that these options ask for, or the first thing wrong with them: a SPEC, a missing file, options
/// that contradict each other. What only the model can tell is left to the engine.
Result<job::Job> toJob(const RunOptions& options, job::Command command);
/// What they have read, besides what is part of Scalescope: the job's files, those of inputs and of recipes.
std::vector<std::string> filesRead(const RunOptions& options, const job::Job& job);
ProgressMode progressMode(const RunOptions& options);

/// The run file's default name: the model's name in the current folder.
std::string defaultOutput(const std::string& model);

} // namespace scalescope::app::cli
