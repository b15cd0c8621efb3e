// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/job.h"

#include "core/job/json_members.h"
#include "core/job/option_texts.h"
#include "core/message/say_job.h"
#include "core/text/json_text.h"

namespace scalescope::job {

namespace {

using nlohmann::json;

json toJson(const std::vector<Input>& inputs)
{
    json list = json::array();
    for (const Input& input : inputs) {
        json item{{"spec", input.spec}};
        if (!input.name.empty())
            item["name"] = input.name;
        list.push_back(std::move(item));
    }
    return list;
}

void readVersion(MemberReader& reader)
{
    int version = 0;
    reader.require("version", version);
    if (reader.ok() && version > protocolVersion)
        reader.fail("version", say::newerThanEngine("version", version, protocolVersion));
    else if (reader.ok() && version < 1)
        reader.expected("version", say::numberOrMore(1));
}

void readCommand(MemberReader& reader, Command& command)
{
    std::string text = "run";
    reader.read("command", text);
    if (text != "run" && text != "info")
        reader.expected("command", say::eitherText("run", "info"));
    command = text == "info" ? Command::Info : Command::Run;
}

void readMode(MemberReader& reader, std::optional<bool>& training)
{
    std::optional<std::string> mode;
    reader.read("mode", mode);
    if (!mode)
        return;
    if (*mode != "train" && *mode != "eval")
        reader.expected("mode", say::eitherText("train", "eval"));
    training = *mode == "train";
}

void readInputs(MemberReader& reader, std::vector<Input>& inputs)
{
    const json* list = reader.find("inputs");
    if (!list)
        return;
    if (!list->is_array())
        return reader.expected("inputs", say::aList());
    for (std::size_t i = 0; i < list->size(); ++i) {
        MemberReader item((*list)[i], say::theInput(static_cast<std::int64_t>(i) + 1));
        Input input;
        item.allowOnly({"name", "spec"});
        item.read("name", input.name);
        item.require("spec", input.spec);
        if (!item.ok())
            return reader.fail("inputs", item.problem());
        inputs.push_back(std::move(input));
    }
}

void readReplacements(MemberReader& reader, std::map<std::string, std::string>& replacements)
{
    const json* object = reader.find("replacements");
    if (!object)
        return;
    if (!object->is_object())
        return reader.expected("replacements", say::anObject());
    for (const auto& item : object->items()) {
        if (!item.value().is_string())
            return reader.fail("replacements", say::replacementIsNoName(item.key(), shortText(item.value())));
        replacements[item.key()] = item.value().get<std::string>();
    }
}

void checkRanges(MemberReader& reader, const Job& job)
{
    if (job.model.empty())
        reader.expected("model", say::pathOfModel());
    if (job.threads && *job.threads < 1)
        reader.expected("threads", say::numberOrMore(1));
    if (job.threads && *job.threads > mostThreads)
        reader.expected("threads", say::numberOrLess(mostThreads));
    if (job.memoryLimit && *job.memoryLimit < 1)
        reader.expected("memory_limit", say::bytesFromOne());
    if (job.saveLimit && *job.saveLimit < 1)
        reader.expected("save_limit", say::bytesFromOne());
    if (job.timeLimit && !(*job.timeLimit > 0))
        reader.expected("time_limit", say::secondsAboveZero());
}

template <typename Read>
Result<Job> readText(const std::string& text, const Read& read)
{
    const auto document = text::parseJson(text);
    if (!document)
        return fail(say::jobNotJson(document.error().what));
    return read(*document);
}

} // namespace

json toJson(const Job& job)
{
    json result{{"version", protocolVersion},
                {"command", job.command == Command::Info ? "info" : "run"},
                {"model", job.model},
                {"output", job.output},
                {"method", job.method},
                {"inputs", toJson(job.inputs)},
                {"base_folder", job.baseFolder},
                {"device", job.device},
                {"seed", job.seed},
                {"op_libraries", job.opLibraries},
                {"backward", job.backward},
                {"output_indices", job.outputIndices},
                {"transforms", job.transforms},
                {"rounding", job.rounding},
                {"replacements", job.replacements},
                {"constraint", job.constraint},
                {"save_values", job.saveValues}};
    if (job.trySuggestions)
        result["try_suggestions"] = true;
    if (job.training)
        result["mode"] = *job.training ? "train" : "eval";
    if (job.threads)
        result["threads"] = *job.threads;
    if (job.memoryLimit)
        result["memory_limit"] = *job.memoryLimit;
    if (job.saveLimit)
        result["save_limit"] = *job.saveLimit;
    if (job.timeLimit)
        result["time_limit"] = *job.timeLimit;
    return result;
}

namespace {

Result<Job> setUpFromJson(const json& json)
{
    MemberReader reader(json, say::theJob());
    Job job;
    readVersion(reader);
    reader.allowOnly({"version",      "command",      "model",          "output",         "method",
                      "inputs",       "base_folder",  "mode",           "device",         "seed",
                      "threads",      "op_libraries", "backward",       "output_indices", "transforms",
                      "rounding",     "replacements", "constraint",     "save_values",    "save_limit",
                      "memory_limit", "time_limit",   "try_suggestions"});
    readCommand(reader, job.command);
    reader.require("model", job.model);
    reader.read("output", job.output);
    reader.read("method", job.method);
    readInputs(reader, job.inputs);
    reader.read("base_folder", job.baseFolder);
    readMode(reader, job.training);
    reader.read("device", job.device);
    reader.read("seed", job.seed);
    reader.read("threads", job.threads);
    reader.read("op_libraries", job.opLibraries);
    reader.read("backward", job.backward);
    reader.read("output_indices", job.outputIndices);
    reader.read("transforms", job.transforms);
    reader.read("rounding", job.rounding);
    readReplacements(reader, job.replacements);
    reader.read("constraint", job.constraint);
    reader.read("save_values", job.saveValues);
    reader.read("save_limit", job.saveLimit);
    reader.read("memory_limit", job.memoryLimit);
    reader.read("time_limit", job.timeLimit);
    reader.read("try_suggestions", job.trySuggestions);
    checkRanges(reader, job);
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return job;
}

} // namespace

Result<Job> jobFromJson(const json& json)
{
    auto job = setUpFromJson(json);
    if (job && job->command == Command::Run && job->output.empty()) {
        MemberReader reader(json, say::theJob());
        reader.failMissing("output");
        return tl::unexpected(reader.error());
    }
    return job;
}

Result<Job> jobFromText(const std::string& text)
{
    return readText(text, jobFromJson);
}

Result<Job> setUpFromText(const std::string& text)
{
    return readText(text, setUpFromJson);
}

} // namespace scalescope::job
