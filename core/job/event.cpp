// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/event.h"

#include "core/job/job.h"
#include "core/job/json_members.h"
#include "core/message/message_json.h"
#include "core/message/say_job.h"
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
    reader.fail("phase", say::memberOfUnknownValue("phase", shortText(text)));
}

json toJson(const graph::Problem& problem)
{
    json result{{"event", "problem"},
                {"severity", graph::toString(problem.severity)},
                {"id", problem.id},
                {"message", problem.message}};
    if (problem.said)
        result["said"] = message::toJson(problem.said);
    if (problem.node)
        result["node"] = *problem.node;
    if (!problem.location.file.empty())
        result["location"] = {{"file", problem.location.file}, {"line", problem.location.line}};
    return result;
}

message::Message readSaid(const MemberReader& reader)
{
    const json* said = reader.find("said");
    return said != nullptr ? message::messageFromJson(*said) : message::Message();
}

graph::Problem readProblem(MemberReader& reader)
{
    graph::Problem problem;
    std::string severity;
    reader.require("severity", severity);
    if (const auto known = graph::severityFrom(severity))
        problem.severity = *known;
    else
        reader.fail("severity", say::memberOfUnknownValue("severity", shortText(severity)));
    reader.require("id", problem.id);
    reader.require("message", problem.message);
    problem.said = readSaid(reader);
    reader.read("node", problem.node);
    if (const json* location = reader.find("location")) {
        MemberReader inner(*location, say::theLocation());
        inner.require("file", problem.location.file);
        inner.require("line", problem.location.line);
        if (!inner.ok())
            reader.fail("location", inner.problem());
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
        json result{{"event", "done"},      {"status", static_cast<int>(e.status)},
                    {"message", e.message}, {"field", e.field},
                    {"path", e.path},       {"seconds", e.seconds}};
        if (e.said)
            result["said"] = message::toJson(e.said);
        return result;
    }
};

Event readHello(MemberReader& reader)
{
    Hello event;
    reader.require("protocol", event.protocol);
    reader.read("engine", event.engine);
    reader.read("libtorch", event.libtorch);
    if (reader.ok() && event.protocol > protocolVersion)
        reader.fail("protocol", say::newerThanProgram("protocol", event.protocol, protocolVersion));
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
        reader.expected("status", say::numberFromTo(0, static_cast<int>(ExitStatus::Stopped)));
    event.status = static_cast<ExitStatus>(status);
    reader.read("message", event.message);
    event.said = readSaid(reader);
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
        reader.failMissing("model");
        return event;
    }
    try {
        event.model = modelInfoFromJson(*model);
    } catch (const json::exception&) {
        reader.expected("model", say::modelOfSchema());
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
    reader.fail("event", say::memberOfUnknownValue("event", shortText(kind)));
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
    MemberReader reader(json, say::theEvent());
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
        return fail(say::lineNotAnEvent(shortText(line)));
    return eventFromJson(*document);
}

} // namespace scalescope::job
