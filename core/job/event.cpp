// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/event.h"

#include "core/job/document_reader.h"
#include "core/job/document_writer.h"
#include "core/text/json_text.h"

namespace scalescope::job {

namespace {

using nlohmann::json;

/// Reads the alternative of that name; nothing where there is none.
template <std::size_t index = 0>
std::optional<Event> readByName(DocumentReader& reader, const std::string& name)
{
    if constexpr (index == std::variant_size_v<Event>) {
        return std::nullopt;
    } else {
        using Kind = std::variant_alternative_t<index, Event>;
        if (name != documentName<Kind>)
            return readByName<index + 1>(reader, name);
        Kind event;
        reader.document(event);
        return event;
    }
}

} // namespace

std::string_view toString(Phase phase)
{
    return graph::nameOf(phaseNames, phase);
}

json toJson(const Event& event)
{
    return std::visit(
        []<typename Kind>(const Kind& kind) {
            json result = DocumentWriter::written(kind);
            result["event"] = documentName<Kind>;
            return result;
        },
        event);
}

Result<Event> eventFromJson(const json& json)
{
    DocumentReader reader(json, say::theEvent(), DocumentReader::Others::Ignored);
    std::string name;
    reader.member("event", name, Presence::Required);
    std::optional<Event> event;
    if (reader.ok()) {
        event = readByName(reader, name);
        if (!event)
            reader.fail("event", say::memberOfUnknownValue("event", shortText(name)));
    }
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return std::move(*event);
}

Result<Event> eventFromLine(const std::string& line)
{
    const auto document = text::parseJson(line);
    if (!document)
        return fail(say::lineNotAnEvent(shortText(line)));
    return eventFromJson(*document);
}

} // namespace scalescope::job
