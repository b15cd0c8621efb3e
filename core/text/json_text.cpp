// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/json_text.h"

#include "core/message/say_text.h"

#include <new>

namespace scalescope::text {

namespace {

using nlohmann::json;

/// Where brackets first nest deeper than allowed, counted from 1; 0 where they never do. Of what is no JSON
/// the answer does not matter, as long as the parser is not asked to go deeper.
std::size_t tooDeepAt(std::string_view text, std::size_t deepest)
{
    std::size_t depth = 0;
    bool inString = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (inString) {
            if (c == '\\')
                ++at;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > deepest)
                return at + 1;
        } else if ((c == ']' || c == '}') && depth > 0) {
            --depth;
        }
    }
    return 0;
}

tl::unexpected<JsonProblem> problem(std::size_t byte, message::Clause what)
{
    return tl::unexpected(JsonProblem{byte, std::move(what)});
}

} // namespace

tl::expected<json, JsonProblem> parseJson(std::string_view text, const JsonBounds& bounds,
                                          const json::parser_callback_t& callback)
{
    if (text.size() > bounds.bytes)
        return problem(0, say::jsonTooLong(static_cast<std::int64_t>(bounds.bytes)));
    if (const std::size_t byte = tooDeepAt(text, bounds.depth); byte != 0)
        return problem(byte, say::jsonTooDeep(static_cast<std::int64_t>(bounds.depth)));
    try {
        return json::parse(text, callback);
    } catch (const json::parse_error& error) {
        return problem(error.byte, say::jsonMalformedAt(static_cast<std::int64_t>(error.byte)));
    } catch (const json::exception&) { // the only other one of a parser: out_of_range
        return problem(0, say::jsonNumberTooLarge());
    } catch (const std::bad_alloc&) {
        return problem(0, say::jsonWithoutMemory());
    }
}

} // namespace scalescope::text
