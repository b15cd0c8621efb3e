// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/job/bisect_events.h"
#include "core/job/model_info.h"
#include "core/result.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <variant>

namespace scalescope::job {

/// First event of every engine: who speaks.
struct Hello
{
    int protocol = 1;
    std::string engine; ///< version of this project
    std::string libtorch;
};

enum class Phase { Load, Inputs, Capture, Transform, Reference, Forward, Backward, Write, Bisect };
std::string_view toString(Phase phase); ///< "load", "inputs", ...

/// A phase begins.
struct PhaseStarted
{
    Phase phase = Phase::Load;
};

/// How far the phase is; total 0 where it can't be known (a model's loops are resolved by running it).
struct Progress
{
    Phase phase = Phase::Forward;
    std::int64_t done = 0;
    std::int64_t total = 0;
};

/// The run file at `path` holds its first committed nodes and can be opened while it grows.
struct FirstResults
{
    std::string path;
    std::int64_t nodes = 0;
};

/// Text that was printed by the model or by libtorch, or what the run has to say. Never mixed with the
/// events.
struct Log
{
    std::string source;         ///< "model", "engine" (what libtorch and other libraries print) or "run"
    std::string text;           ///< what the run has to say is in English
    message::Message said = {}; ///< the same as a value; nothing of what was printed
};

/// What the run has to say.
inline Log logOf(message::Message said, std::string source = "run")
{
    std::string text = message::english(said);
    return {std::move(source), std::move(text), std::move(said)};
}

struct ProblemFound
{
    graph::Problem problem;
};

/// Answer to Command::Info.
struct Info
{
    ModelInfo model;
};

/// Last event. `message` is empty on success, else the sentence for the user.
struct Done
{
    ExitStatus status = ExitStatus::Done;
    std::string message;
    std::string field; ///< the argument or option that caused it
    std::string path;  ///< of the finished run file, empty where there is none
    double seconds = 0;
    message::Message said = {}; ///< `message` as a value; nothing where there is only the English
};

/// The end that a sentence tells of, with its status; without a file.
inline Done endOf(const message::Sentence& said)
{
    return {said.status(), message::english(said), {}, {}, 0, said};
}

using Event = std::variant<Hello, PhaseStarted, Progress, FirstResults, Log, ProblemFound, Info,
                           BisectStarted, GroupMeasured, OperandKept, Done>;

/// One JSON object with a member "event": "hello", "phase", "progress", "first_results", "log", "problem",
/// "info", "bisect", "group", "kept", "done". Its schema is docs/event.schema.json.
nlohmann::json toJson(const Event& event);
Result<Event> eventFromJson(const nlohmann::json& json);
Result<Event> eventFromLine(const std::string& line);

} // namespace scalescope::job
