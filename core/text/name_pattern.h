// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"

#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace re2 {
class RE2;
} // namespace re2

namespace scalescope::text {

/// A regular expression of the user in RE2's syntax, which is looked for in names and other texts of a run.
/// It takes time in proportion to the text and memory within a bound, whatever the expression is; so it has
/// no backreferences and no assertions about what comes before or after.
class NamePattern
{
public:
    /// The error is what is wrong with the expression.
    static tl::expected<NamePattern, message::Clause> from(const std::string& expression);

    [[nodiscard]] bool findsIn(std::string_view text) const;

private:
    explicit NamePattern(std::shared_ptr<const re2::RE2> expression) : m_expression(std::move(expression)) {}
    std::shared_ptr<const re2::RE2> m_expression;
};

} // namespace scalescope::text
