// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/event.h"

#include "core/job/job.h"
#include "core/job/json_members.h"
#include "core/text/json_text.h"

#include <array>
#include <utility>

namespace scalescope::job {

namespace {

using nlohmann::json;

constexpr std::array<std::pair<Phase, std::string_view>, 7> phaseNames{{{Phase::Load, "load"},
                                                                        {Phase::Inputs, "inputs"},
                                                                        {Phase::Capture, "capture"},
                                                                        {Phase::Transform, "transform"},
                                                                        {Phase::Forward, "forward"},
                                                                        {Phase::Backward, "backward"},
                                                                        {Phase::Write, "write"}}};

void readPhase(MemberReader& reader, Phase& phase)
{
    std::string text;
    reader.require("phase", text);
    for (const auto& [value, name] : phaseNames)
        if (name == text) {
            phase = value;
            return;
        }
    reader.fail("phase", "is unknown: " + shortText(text));
}

json toJson(const graph::Problem& problem)
{
    json result{{"event", "problem"},
                {"severity", graph::toString(problem.severity)},
                {"id", problem.id},
                {"message", problem.message}};
    if (problem.node)
        result["node"] = *problem.node;
    if (!problem.location.file.empty())
        result["location"] = {{"file", problem.location.file}, {"line", problem.location.line}};
    return result;
}

graph::Problem readProblem(MemberReader& reader)
{
    graph::Problem problem;
    std::string severity;
    reader.require("severity", severity);
    if (const auto known = graph::severityFrom(severity))
        problem.severity = *known;
    else
        reader.fail("severity", "is unknown: " + shortText(severity));
    reader.require("id", problem.id);
    reader.require("message", problem.message);
    reader.read("node", problem.node);
    if (const json* location = reader.find("location")) {
        MemberReader inner(*location, "the problem's location");
        inner.require("file", problem.location.file);
        inner.require("line", problem.location.line);
        if (!inner.ok())
            reader.fail("location", "must have a file and a line");
    }
    return problem;
}

/// Each kind of event as JSON, without its common member.
struct Writer
{
    json operator()(const Hello& e) const
    {
        return {{"event", "hello"}, {"protocol", e.protocol}, {"engine", e.engine}, {"libtorch", e.libtorch}};
    }
    json operator()(const PhaseStarted& e) const
    {
        return {{"event", "phase"}, {"phase", toString(e.phase)}};
    }
    json operator()(const Progress& e) const
    {
        return {{"event", "progress"}, {"phase", toString(e.phase)}, {"done", e.done}, {"total", e.total}};
    }
    json operator()(const FirstResults& e) const
    {
        return {{"event", "first_results"}, {"path", e.path}, {"nodes", e.nodes}};
    }
    json operator()(const Log& e) const { return {{"event", "log"}, {"source", e.source}, {"text", e.text}}; }
    json operator()(const ProblemFound& e) const { return toJson(e.problem); }
    json operator()(const Info& e) const { return {{"event", "info"}, {"model", job::toJson(e.model)}}; }
    json operator()(const Done& e) const
    {
        return {{"event", "done"},      {"status", static_cast<int>(e.status)},
                {"message", e.message}, {"field", e.field},
                {"path", e.path},       {"seconds", e.seconds}};
    }
};

Event readHello(MemberReader& reader)
{
    Hello event;
    reader.require("protocol", event.protocol);
    reader.read("engine", event.engine);
    reader.read("libtorch", event.libtorch);
    if (reader.ok() && event.protocol > protocolVersion)
        reader.fail("protocol", "is " + std::to_string(event.protocol) + ", newer than this program's " +
                                    std::to_string(protocolVersion) + "; use an engine of the same release");
    return event;
}

Event readProgress(MemberReader& reader)
{
    Progress event;
    readPhase(reader, event.phase);
    reader.require("done", event.done);
    reader.require("total", event.total);
    return event;
}

Event readDone(MemberReader& reader)
{
    Done event;
    int status = 0;
    reader.require("status", status);
    if (status < 0 || status > static_cast<int>(ExitStatus::Stopped))
        reader.fail("status", "must be from 0 to 5, but is " + std::to_string(status));
    event.status = static_cast<ExitStatus>(status);
    reader.read("message", event.message);
    reader.read("field", event.field);
    reader.read("path", event.path);
    reader.read("seconds", event.seconds);
    return event;
}

Event readInfo(MemberReader& reader)
{
    Info event;
    const json* model = reader.find("model");
    if (!model) {
        reader.fail("model", "is missing");
        return event;
    }
    try {
        event.model = modelInfoFromJson(*model);
    } catch (const json::exception&) {
        reader.fail("model", "does not fit the schema docs/event.schema.json");
    }
    return event;
}

Event readByKind(MemberReader& reader, const std::string& kind)
{
    if (kind == "hello")
        return readHello(reader);
    if (kind == "progress")
        return readProgress(reader);
    if (kind == "problem")
        return ProblemFound{readProblem(reader)};
    if (kind == "info")
        return readInfo(reader);
    if (kind == "done")
        return readDone(reader);
    if (kind == "phase") {
        PhaseStarted event;
        readPhase(reader, event.phase);
        return event;
    }
    if (kind == "first_results") {
        FirstResults event;
        reader.require("path", event.path);
        reader.require("nodes", event.nodes);
        return event;
    }
    if (kind == "log") {
        Log event;
        reader.require("source", event.source);
        reader.require("text", event.text);
        return event;
    }
    reader.fail("event", "is unknown: " + shortText(kind));
    return {};
}

} // namespace

std::string_view toString(Phase phase)
{
    for (const auto& [value, name] : phaseNames)
        if (value == phase)
            return name;
    return "load";
}

json toJson(const Event& event)
{
    return std::visit(Writer{}, event);
}

Result<Event> eventFromJson(const json& json)
{
    MemberReader reader(json, "the engine's event");
    std::string kind;
    reader.require("event", kind);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    Event event = readByKind(reader, kind);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return event;
}

Result<Event> eventFromLine(const std::string& line)
{
    const auto document = text::parseJson(line);
    if (!document)
        return fail(ExitStatus::Unreadable,
                    "The engine wrote a line that is no event: " + shortText(line) + ".");
    return eventFromJson(*document);
}

} // namespace scalescope::job
