// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/run.h"

#include "core/graph/names.h"

namespace scalescope::graph {

namespace {

constexpr Names<RunStatus, 4> statusNames{{{RunStatus::Incomplete, "incomplete"},
                                           {RunStatus::Done, "done"},
                                           {RunStatus::Stopped, "stopped"},
                                           {RunStatus::Failed, "failed"}}};

constexpr Names<Severity, 3> severityNames{
    {{Severity::Info, "info"}, {Severity::Warning, "warning"}, {Severity::Error, "error"}}};

} // namespace

std::string_view toString(RunStatus status)
{
    return nameOf(statusNames, status);
}

std::optional<RunStatus> runStatusFrom(std::string_view text)
{
    return valueOf(statusNames, text);
}

std::string_view toString(Severity severity)
{
    return nameOf(severityNames, severity);
}

std::optional<Severity> severityFrom(std::string_view text)
{
    return valueOf(severityNames, text);
}

} // namespace scalescope::graph
