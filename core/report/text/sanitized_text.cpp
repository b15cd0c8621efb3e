// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text/sanitized_text.h"

#include "core/message/texts.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <utility>

namespace scalescope::report {

namespace {

struct Character
{
    char32_t code = 0;
    std::size_t length = 0; ///< bytes; 0 where there is none in UTF-8
};

/// The character that a text begins with (RFC 3629).
Character firstOf(std::string_view text)
{
    const auto byte = [&text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    if (byte(0) < 0x80)
        return {byte(0), 1};
    const std::size_t length = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : 2;
    if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < length)
        return {};
    char32_t code = byte(0) & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return {};
        code = code << 6 | (byte(i) & 0x3fu);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = code >= 0xd800 && code <= 0xdfff;
    return code < least[length] || code > 0x10ffff || isSurrogate ? Character{} : Character{code, length};
}

/// Not seen themselves, but they change what is: all that Unicode has for the property
/// Default_Ignorable_Code_Point (DerivedCoreProperties.txt, 14.0 and later: directions, marks of no width,
/// fillers, variation selectors, tags), the C1 controls, line ends that are no line ends elsewhere,
/// annotations, and what is no character at all. Blanks that take room, as U+2800 of Braille, are seen as a
/// gap.
bool isUnseen(char32_t code)
{
    constexpr std::pair<char32_t, char32_t> ignorable[] = {
        {0xad, 0xad},       {0x34f, 0x34f},    {0x61c, 0x61c},   {0x115f, 0x1160}, {0x17b4, 0x17b5},
        {0x180b, 0x180f},   {0x200b, 0x200f},  {0x202a, 0x202e}, {0x2060, 0x206f}, {0x3164, 0x3164},
        {0xfe00, 0xfe0f},   {0xfeff, 0xfeff},  {0xffa0, 0xffa0}, {0xfff0, 0xfff8}, {0x1bca0, 0x1bca3},
        {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff}};
    constexpr std::pair<char32_t, char32_t> others[] = {
        {0x80, 0x9f}, {0x2028, 0x2029}, {0xfdd0, 0xfdef}, {0xfff9, 0xfffb}};
    const auto holds = [code](const auto& range) { return range.first <= code && code <= range.second; };
    return (code & 0xfffe) == 0xfffe || std::ranges::any_of(ignorable, holds) ||
           std::ranges::any_of(others, holds);
}

void append(std::string& out, Character character, std::string_view bytes)
{
    constexpr char32_t deletion = 0x7f;
    if (character.length == 0)
        out += fmt::format("\\x{:02x}", static_cast<unsigned char>(bytes[0]));
    else if (character.code < 0x20) // U+2400 and on, three bytes each
        out += {'\xe2', '\x90', static_cast<char>(0x80 + character.code)};
    else if (character.code == deletion)
        out += "\xe2\x90\xa1";
    else if (isUnseen(character.code))
        out += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(character.code));
    else
        out += bytes.substr(0, character.length);
}

bool isPlain(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c >= 0x20 && c < 0x7f; });
}

std::string shown(std::string_view text, bool lines)
{
    if (isPlain(text))
        return std::string(text);
    std::string result;
    result.reserve(text.size() + text.size() / 8);
    while (!text.empty()) {
        if (lines && text.starts_with("\r\n"))
            text.remove_prefix(1);
        const Character character = firstOf(text);
        if (lines && (character.code == '\n' || character.code == '\t'))
            result += text[0];
        else
            append(result, character, text);
        text.remove_prefix(std::max<std::size_t>(character.length, 1));
    }
    return result;
}

/// Calls `visit` for each text of a run that somebody may see, but its arguments and sources.
template <typename Run, typename Visit>
void forEachText(Run& run, const Visit& visit)
{
    graph::forEachFact(run.facts, [&visit](std::string_view key, auto& fact) {
        if constexpr (requires { visit(fact); }) {
            if (key != "job")
                visit(fact);
        }
    });
    for (auto& name : run.facts.transforms)
        visit(name);
    for (auto& [key, value] : run.facts.others)
        visit(value);
    for (auto& node : run.graph.nodes) {
        for (auto* text : {&node.name, &node.target, &node.module, &node.moduleType, &node.location.file,
                           &node.caller.file, &node.dtype, &node.device})
            visit(*text);
    }
    for (auto& call : run.modules) {
        for (auto* text : {&call.path, &call.type, &call.caller, &call.location.file})
            visit(*text);
        for (auto& output : call.outputs)
            visit(output.path);
    }
    for (auto& problem : run.problems)
        for (auto* text : {&problem.id, &problem.message, &problem.location.file})
            visit(*text);
}

void showArguments(std::vector<graph::Argument>& arguments)
{
    for (graph::Argument& argument : arguments) {
        argument.name = sanitizedText(argument.name);
        if (auto* text = std::get_if<std::string>(&argument.value))
            *text = sanitizedText(*text);
        else if (auto* list = std::get_if<graph::Argument::List>(&argument.value))
            showArguments(*list);
    }
}

bool arePlain(const std::vector<graph::Argument>& arguments)
{
    return std::ranges::all_of(arguments, [](const graph::Argument& argument) {
        const auto* text = std::get_if<std::string>(&argument.value);
        const auto* list = std::get_if<graph::Argument::List>(&argument.value);
        return isPlain(argument.name) && (!text || isPlain(*text)) && (!list || arePlain(*list));
    });
}

void appendEscaped(std::string& out, char32_t code)
{
    constexpr char32_t beyondOne = 0x10000;
    const auto unit = [&out](char32_t value) {
        out += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(value));
    };
    if (code < beyondOne)
        return unit(code);
    unit(0xd800 + ((code - beyondOne) >> 10));
    unit(0xdc00 + ((code - beyondOne) & 0x3ff));
}

/// Lets go of a run that was made to be shown, and of the one that it was made of.
struct ShownRunDeleter
{
    void operator()(const graph::Run* run) const { delete run; }
    std::shared_ptr<const graph::Run> exact;
};

/// Whether that is a run whose texts are all in ASCII, which are quick to look through.
bool isPlainRun(const graph::Run& run)
{
    bool plain = std::ranges::all_of(run.graph.nodes,
                                     [](const graph::Node& node) { return arePlain(node.arguments); });
    forEachText(run, [&plain](const std::string& text) { plain = plain && isPlain(text); });
    for (const graph::Problem& problem : run.problems)
        plain = plain && isPlain(message::english(problem.said));
    for (const auto& [file, text] : run.sources)
        plain = plain && isPlain(file) && shownLines(text) == text;
    return plain;
}

} // namespace

std::string sanitizedText(std::string_view text)
{
    return shown(text, false);
}

message::Message shownMessage(const message::Message& said)
{
    return message::withTexts(
        said, [](const message::Form&, const std::string& text) { return sanitizedText(text); });
}

std::string shownLines(std::string_view text)
{
    return shown(text, true);
}

/// In JSON there are none of these characters but in its strings.
std::string shownJson(std::string document)
{
    constexpr char32_t deletion = 0x7f;
    if (std::ranges::all_of(document, [](char c) { return static_cast<unsigned char>(c) < deletion; }))
        return document;
    std::string result;
    result.reserve(document.size() + document.size() / 8);
    for (std::string_view rest = document; !rest.empty();) {
        const Character character = firstOf(rest);
        const std::size_t length = std::max<std::size_t>(character.length, 1);
        if (character.code == deletion || isUnseen(character.code))
            appendEscaped(result, character.code);
        else
            result += rest.substr(0, length);
        rest.remove_prefix(length);
    }
    return result;
}

std::shared_ptr<const graph::Run> shownRun(std::shared_ptr<const graph::Run> run)
{
    if (isPlainRun(*run))
        return run;
    auto result = std::make_unique<graph::Run>(*run);
    forEachText(*result, [](std::string& text) { text = sanitizedText(text); });
    for (graph::Node& node : result->graph.nodes)
        showArguments(node.arguments);
    for (graph::Problem& problem : result->problems)
        problem.said = shownMessage(problem.said);
    result->sources.clear();
    for (const auto& [file, text] : run->sources)
        result->sources[sanitizedText(file)] = shownLines(text);
    return {result.release(), ShownRunDeleter{std::move(run)}};
}

std::shared_ptr<const graph::Run> exactRun(const std::shared_ptr<const graph::Run>& shown)
{
    const auto* deleter = std::get_deleter<ShownRunDeleter>(shown);
    return deleter == nullptr ? shown : deleter->exact;
}

} // namespace scalescope::report
