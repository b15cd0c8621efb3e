// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/spec_scanner.h"

#include "core/message/say_job.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace scalescope::job {

namespace {

template <typename T>
std::optional<T> numberFrom(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

bool isSpace(char c)
{
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

/// As much of a text as a sentence bears.
std::string shortened(std::string_view text)
{
    constexpr std::size_t longest = 160;
    if (text.size() <= longest)
        return std::string(text);
    std::string cut(text.substr(0, longest));
    while (!cut.empty() && (static_cast<unsigned char>(cut.back()) & 0x80) != 0) // no half character
        cut.pop_back();
    return cut + "...";
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

} // namespace

void SpecScanner::skipSpaces()
{
    while (!atEnd() && isSpace(peek()))
        ++m_at;
}

bool SpecScanner::take(char c)
{
    skipSpaces();
    if (m_problem || peek() != c)
        return false;
    ++m_at;
    return true;
}

std::string SpecScanner::since(std::size_t start) const
{
    return std::string(trimmed(m_text.substr(start, m_at - start)));
}

std::string SpecScanner::rest() const
{
    return std::string(trimmed(m_text.substr(m_at)));
}

void SpecScanner::fail(std::size_t at, message::Clause what)
{
    if (!m_problem)
        m_problem = SpecProblem{at, std::move(what)};
}

std::string SpecScanner::character() const
{
    std::size_t end = m_at + 1;
    while (end < m_text.size() && (static_cast<unsigned char>(m_text[end]) & 0xC0) == 0x80)
        ++end;
    return std::string(m_text.substr(m_at, end - m_at));
}

void SpecScanner::expect(message::Clause what)
{
    skipSpaces();
    fail(m_at,
         say::expectedBut(std::move(what), atEnd() ? say::textEnds() : say::charactersStand(character())));
}

Error noSpec(std::string_view text, const SpecProblem& problem)
{
    // Characters, not bytes: continuation bytes of UTF-8 don't count.
    const auto character = 1 + std::ranges::count_if(text.substr(0, problem.at), [](char c) {
                               return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
                           });
    return errorOf(say::notAnInput(shortened(text), character, problem.what));
}

std::optional<Spec> scalarFrom(const std::string& text)
{
    if (text == "true" || text == "True")
        return Spec{true};
    if (text == "false" || text == "False")
        return Spec{false};
    if (text == "null" || text == "None")
        return Spec{std::monostate{}};
    if (const auto whole = numberFrom<std::int64_t>(text))
        return Spec{*whole};
    if (text.find_first_not_of("+-0123456789") == std::string::npos)
        return std::nullopt;
    if (const auto number = numberFrom<double>(text))
        return Spec{*number};
    return std::nullopt;
}

std::optional<std::int64_t> wholeNumberFrom(std::string_view text)
{
    return numberFrom<std::int64_t>(text);
}

} // namespace scalescope::job
