// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/job.h"

#include "core/job/document_reader.h"
#include "core/job/document_writer.h"
#include "core/message/say_job.h"
#include "core/text/json_text.h"

namespace scalescope::job {

namespace {

using nlohmann::json;

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
    return DocumentWriter::written(job);
}

namespace {

/// A run has to have an output, but one that is only set up.
Result<Job> readJob(const json& json, bool needsOutput)
{
    DocumentReader reader(json, say::theJob(), DocumentReader::Others::Refused);
    Job job;
    reader.document(job);
    if (needsOutput && job.command == Command::Run && job.output.empty())
        reader.failMissing("output");
    if (job.command == Command::Bisect && !job.target)
        reader.failMissing("target");
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return job;
}

} // namespace

Result<Job> jobFromJson(const json& json)
{
    return readJob(json, true);
}

Result<Job> jobFromText(const std::string& text)
{
    return readText(text, jobFromJson);
}

Result<Job> setUpFromText(const std::string& text)
{
    return readText(text, [](const json& json) { return readJob(json, false); });
}

} // namespace scalescope::job
