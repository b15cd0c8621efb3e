// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/run.h"

namespace scalescope::graph {

namespace {

constexpr Names<RunStatus, 4> statusNames{{{RunStatus::Incomplete, "incomplete"},
                                           {RunStatus::Done, "done"},
                                           {RunStatus::Stopped, "stopped"},
                                           {RunStatus::Failed, "failed"}}};

} // namespace

std::string_view toString(RunStatus status)
{
    return nameOf(statusNames, status);
}

std::optional<RunStatus> runStatusFrom(std::string_view text)
{
    return valueOf(statusNames, text);
}

std::optional<Severity> severityFrom(std::string_view text)
{
    return valueOf(severityNames, text);
}

Problem problemOf(message::Finding said, std::optional<NodeId> node, SourceLocation location)
{
    const message::Form& form = said.form();
    return problemOf(form.severity, std::string(form.problem), std::move(said), node, std::move(location));
}

Problem problemOf(Severity severity, std::string id, message::Message said, std::optional<NodeId> node,
                  SourceLocation location)
{
    Problem problem{severity, std::move(id), message::english(said), node, std::move(location)};
    problem.said = std::move(said);
    return problem;
}

bool says(const Problem& problem, const message::Message& said, std::string_view english)
{
    return problem.said || said ? problem.said == said : problem.message == english;
}

} // namespace scalescope::graph
