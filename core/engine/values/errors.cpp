// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/values/errors.h"

#include "core/job/size.h"
#include "core/message/say_common.h"
#include "core/message/say_run.h"

#include <c10/util/Exception.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <new>
#include <optional>
#include <stdexcept>
#include <string_view>

namespace scalescope::engine {

namespace {

constexpr std::size_t longestLine = 400;

/// "map::at": names of the standard library, in its exceptions.
bool saysOnlyWhere(std::string_view text)
{
    constexpr auto starts = std::to_array<std::string_view>(
        {"map::", "_Map_base::", "vector::", "array::", "deque::", "basic_string::", "stoi", "stol", "stod"});
    return std::ranges::any_of(starts, [text](std::string_view start) { return text.starts_with(start); });
}

std::string plainText(const std::exception& error)
{
    if (const auto* c10Error = dynamic_cast<const c10::Error*>(&error))
        return c10Error->what_without_backtrace();
    return error.what();
}

/// What follows the last traceback: "RuntimeError: sizes differ".
std::string_view afterTraceback(std::string_view text)
{
    if (text.find("Traceback of TorchScript") == std::string_view::npos)
        return text;
    std::size_t at = std::string_view::npos;
    for (const std::string_view kind : {"Error: ", "Exception: "}) {
        const auto found = text.rfind(kind);
        if (found != std::string_view::npos && (at == std::string_view::npos || found > at))
            at = found;
    }
    if (at == std::string_view::npos)
        return text;
    const auto lineStart = text.rfind('\n', at);
    return text.substr(lineStart == std::string_view::npos ? 0 : lineStart + 1);
}

/// What follows the place in libtorch's own sources that an internal check names.
std::string_view withoutPrefixes(std::string_view text)
{
    if (text.starts_with("RuntimeError: "))
        text.remove_prefix(std::string_view("RuntimeError: ").size());
    if (const auto end = text.find("] ");
        text.starts_with("[enforce fail at ") && end != std::string_view::npos)
        text.remove_prefix(end + 2);
    constexpr std::string_view report = "please report a bug to PyTorch";
    if (const auto at = text.find(report); text.find("INTERNAL ASSERT FAILED") < at)
        text.remove_prefix(std::min(at + report.size(), text.size()));
    return text.substr(std::min(text.find_first_not_of(". "), text.size()));
}

std::string_view firstLine(std::string_view text)
{
    const auto start = text.find_first_not_of(" \n\r\t");
    if (start == std::string_view::npos)
        return {};
    text.remove_prefix(start);
    return text.substr(0, text.find('\n'));
}

/// White space, line ends among it, as single spaces.
std::string oneLine(std::string_view text)
{
    std::string line;
    for (const char c : text)
        if (std::isspace(static_cast<unsigned char>(c)) == 0)
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    return line;
}

/// Without what libtorch adds to its errors and says nothing here: hints at functions of Python, lists of all
/// backends, who has how much of a card's memory.
std::string ownWords(std::string_view text)
{
    for (const std::string_view addition : {"Hint:", " This could be because the operator doesn't exist"})
        if (const auto at = text.find(addition); at != std::string_view::npos && at > 0)
            text = text.substr(0, at);
    constexpr std::string_view free = " is free.";
    if (const auto at = text.find(free);
        at != std::string_view::npos && text.starts_with("CUDA out of memory."))
        text = text.substr(0, at + free.size());
    return std::string(text);
}

/// The bytes of "DefaultCPUAllocator: can't allocate memory: you tried to allocate 4096 bytes. Error code
/// 12".
std::optional<std::int64_t> bytesAskedFor(std::string_view text)
{
    constexpr std::string_view before = "you tried to allocate ";
    const auto at = text.find(before);
    if (at == std::string_view::npos)
        return std::nullopt;
    text.remove_prefix(at + before.size());
    std::int64_t bytes = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), bytes);
    return failed == std::errc() ? std::optional(bytes) : std::nullopt;
}

/// Of std::bad_alloc, which the interpreter makes an exception of its own of: a list, text or dictionary that
/// grows.
constexpr std::string_view wordsOfNoMemory = "std::bad_alloc";

/// Bytes of the UTF-8 character that starts there; 0 where none does.
std::size_t characterLength(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80)
        return first < 0x20 || first == 0x7f ? 0 : 1;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < length)
        return 0;
    const auto follows = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; };
    return std::ranges::all_of(text.substr(1, length - 1), follows) ? length : 0;
}

/// Without what ends a sentence, and no longer than one should be.
std::string sentencePart(std::string line)
{
    while (!line.empty() && (std::isspace(static_cast<unsigned char>(line.back())) != 0 ||
                             line.back() == '.' || line.back() == ':'))
        line.pop_back();
    const bool isLong = line.size() > longestLine;
    return printable(std::string_view(line).substr(0, longestLine)) + (isLong ? "..." : "");
}

} // namespace

std::string printable(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        result += length == 0 ? "?" : std::string(text.substr(0, length));
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

message::Clause errorClause(const std::exception& error)
{
    if (const auto* own = dynamic_cast<const ClauseError*>(&error))
        return own->why();
    if (dynamic_cast<const std::logic_error*>(&error) != nullptr && saysOnlyWhere(error.what()))
        return say::libtorchCheckFailed();
    const std::string whole = plainText(error);
    if (const auto bytes = bytesAskedFor(whole))
        return say::memoryNotAvailable(job::sizeText(*bytes));
    const std::string_view first = firstLine(afterTraceback(whole));
    std::string line(firstLine(withoutPrefixes(first)));
    if (line.empty() && !first.empty())
        return say::libtorchCheckFailed();
    // Where a class is in memory says nothing.
    constexpr std::string_view place = " (of Python compilation unit at: ";
    for (auto at = line.find(place); at != std::string::npos; at = line.find(place, at))
        line.erase(at, line.find(')', at) - at + 1);
    if (line.find("was not in the map") != std::string::npos)
        return say::objectLacksAttribute();
    line = sentencePart(ownWords(line));
    if (line == wordsOfNoMemory)
        return say::neededTooMuchMemory();
    return line.empty() ? say::errorWithoutText() : say::verbatim(line);
}

std::string errorText(const std::exception& error)
{
    return message::english(errorClause(error));
}

std::string raisedText(std::string_view message)
{
    return sentencePart(oneLine(message));
}

bool isOutOfMemory(const std::exception& error)
{
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr)
        return true;
    if (dynamic_cast<const ClauseError*>(&error) != nullptr) // which may quote a file that says so
        return false;
    const std::string text = error.what();
    return bytesAskedFor(text) || errorClause(error) == say::neededTooMuchMemory() ||
           text.find("not enough memory") != std::string::npos ||
           text.find("out of memory") != std::string::npos;
}

} // namespace scalescope::engine
