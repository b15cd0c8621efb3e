// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/bisect_target.h"
#include "core/job/transform.h"
#include "core/result.h"

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::job {

/// Version of the job document and of the events; a newer one is refused with a sentence.
inline constexpr int protocolVersion = 1;

/// What a run without limits of its own may make: a loop that does not end fills no disk.
inline constexpr std::int64_t defaultOutputLimit = std::int64_t{4} << 30;
inline constexpr std::int64_t defaultNodeLimit = 5'000'000;

/// One input of the method as the user wrote it: `--input [NAME=]SPEC`.
struct Input
{
    std::string name; ///< the argument's name; empty for the next positional one
    std::string spec; ///< in the SPEC grammar (core/job/spec.h)
    bool operator==(const Input&) const = default;
};

enum class Command {
    Info, ///< describe the model in one `info` event, run nothing
    Run,
    Bisect ///< find the rounded operands that cause an error: core/job/bisect_events.h
};

/// Operators, functions and types of modules by what takes their places: FROM, TO.
using Replacements = std::map<std::string, std::string>;

// By this name lupdate, which reads the table by itself, does not come across it here.
#define SCALESCOPE_OPTIONS "core/job/options.def"

/// What the engine is asked to do: one JSON document on its standard input, docs/protocol.md. Most members
/// are options, which core/job/options.def describes.
struct Job
{
    Command command = Command::Run;
    std::string model;      ///< path of the TorchScript file
    std::string output;     ///< path of the run file; empty where Run is not asked for
    std::string baseFolder; ///< where relative file names in SPECs start; empty: current folder
#define OPTION(Type, member, standard, ...) Type member standard;
#include SCALESCOPE_OPTIONS
#undef OPTION
    bool trySuggestions =
        false; ///< of Info: call the method with the suggested inputs, in a process of its own
    std::optional<BisectTarget> target; ///< of Bisect, which has to have one
    std::optional<double> bound;        ///< of Bisect: the most that the target's error may be
    bool operator==(const Job&) const = default;
};

nlohmann::json toJson(const Job& job);
/// Names the member that does not fit and what is expected. Unknown members are errors too.
Result<Job> jobFromJson(const nlohmann::json& json);
Result<Job> jobFromText(const std::string& text);
/// The same of a job that was only set up: what is remembered for later runs says no output yet.
Result<Job> setUpFromText(const std::string& text);

} // namespace scalescope::job
