// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job.h"
#include "core/result.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::app::cli {

enum class ProgressMode { Auto, Json, None };

/// The options of `scalescope run`, and of what else runs a model, as they were typed.
struct RunOptions
{
    std::string model;
    std::vector<std::string> inputs;
    std::string inputsFile;
    std::string method = "forward";
    std::string mode;
    std::string device = "cpu";
    std::string seed;
    std::string threads;
    std::vector<std::string> opLibraries;
    std::string backward;
    std::vector<std::string> outputIndices;
    std::vector<std::string> transforms;
    std::string rounding;
    std::vector<std::string> replacements;
    std::string constraint;
    std::string saveValues;
    std::string saveLimit;
    std::string memoryLimit;
    std::string timeLimit;
    std::string outputLimit;
    std::string nodeLimit;
    bool withoutSandbox = false;
    std::string progress = "auto";
    std::optional<std::string> output;

    void addTo(CLI::App& command);
    /// Without those of what a run writes.
    void addWithoutOutput(CLI::App& command);
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
