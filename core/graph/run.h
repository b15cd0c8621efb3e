// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "core/graph/names.h"
#include "core/graph/run_error.h"
#include "core/graph/run_facts.h"
#include "core/message/message.h"

#include <map>

namespace scalescope::graph {

/// How a run ended, or that it has not.
enum class RunStatus {
    Incomplete, ///< the file was left while the run was going: the engine was killed, or is still at work
    Done,
    Stopped, ///< by the user or a limit; what there is was kept
    Failed   ///< the model failed; what there is was kept
};

std::string_view toString(RunStatus status);
std::optional<RunStatus> runStatusFrom(std::string_view text);

using message::Severity;
inline constexpr Names<Severity, 3> severityNames{{{Severity::Info, toString(Severity::Info)},
                                                   {Severity::Warning, toString(Severity::Warning)},
                                                   {Severity::Error, toString(Severity::Error)}}};

std::optional<Severity> severityFrom(std::string_view text);

/// Something the user should know about the run: a value with a severity, an id and a place.
struct Problem
{
    Severity severity = Severity::Info;
    std::string id;      ///< stable, for scripts: "backward-failed", "nan", "input-without-gradient"
    std::string message; ///< one plain sentence, in English
    std::optional<NodeId> node;
    SourceLocation location;
    message::Message said = {}; ///< the sentence as a value; nothing where there is only the English
};

/// The problem that a sentence tells of.
Problem problemOf(message::Finding said, std::optional<NodeId> node = {}, SourceLocation location = {});
/// One whose severity and kind its message does not say: an error, a tensor's scale in a format.
Problem problemOf(Severity severity, std::string id, message::Message said, std::optional<NodeId> node = {},
                  SourceLocation location = {});

/// Whether the problem's sentence is that one: by its value, and by its English where neither has a value.
bool says(const Problem& problem, const message::Message& said, std::string_view english);

/// Everything a run file holds.
struct Run
{
    RunStatus status = RunStatus::Incomplete;
    RunFacts facts;
    Graph graph;
    std::vector<ModuleCall> modules;
    std::map<std::string, std::string> sources; ///< file name to text
    std::vector<Problem> problems;
    std::optional<RunError> error; ///< of a simulated run that went backward
};

} // namespace scalescope::graph
