// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/spec.h"
#include "core/result.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace scalescope::job {

/// Where a parser of SPECs is in its text. The first error is kept; whoever steps on checks failed() where it
/// matters.
class SpecScanner
{
public:
    explicit SpecScanner(std::string_view text) : m_text(text) {}

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    [[nodiscard]] bool atOneOf(std::string_view characters) const
    {
        return !atEnd() && characters.find(peek()) != std::string_view::npos;
    }
    [[nodiscard]] std::size_t position() const { return m_at; }
    /// Not beyond the end, where a backslash may stand last.
    void setPosition(std::size_t at) { m_at = std::min(at, m_text.size()); }
    void advance() { setPosition(m_at + 1); }
    void skipSpaces();
    /// Takes that character, after spaces, if it is the next one.
    bool take(char c);
    /// Text from a position to the current one, without spaces at its end.
    [[nodiscard]] std::string since(std::size_t start) const;
    [[nodiscard]] std::string rest() const;

    /// The character here, with all of its bytes.
    [[nodiscard]] std::string character() const;
    /// Keeps the problem unless there is one already.
    void fail(std::size_t at, message::Clause what);
    /// Fails here because `what` is missing.
    void expect(message::Clause what);
    [[nodiscard]] bool failed() const { return m_problem.has_value(); }
    [[nodiscard]] const std::optional<SpecProblem>& problem() const { return m_problem; }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    std::optional<SpecProblem> m_problem;
};

/// `true`, `false`, `null` or a number; nothing else.
std::optional<Spec> scalarFrom(const std::string& word);
/// A whole number of 64 bits; nothing where there is more or less than that.
std::optional<std::int64_t> wholeNumberFrom(std::string_view text);
/// The kind of generator of that name.
std::optional<Generated::Kind> generatorFrom(std::string_view name);
/// What follows a generator's name: bounds, shape, dtype.
Generated parseGenerator(Generated::Kind kind, SpecScanner& scanner);

} // namespace scalescope::job
