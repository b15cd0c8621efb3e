// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <regex>
#include <string>
#include <string_view>

namespace scalescope::text {

/// A regular expression that is looked for in names. The standard library's matcher calls itself for each
/// character, so that a long name from a file would overflow the stack: of a name its first 4,096 bytes
/// count, which is all of any that a run file may hold.
class NamePattern
{
public:
    /// The error's message is a clause: what is wrong with the expression.
    static Result<NamePattern> from(const std::string& expression);

    [[nodiscard]] bool findsIn(std::string_view name) const;

private:
    explicit NamePattern(std::regex expression) : m_expression(std::move(expression)) {}
    std::regex m_expression;
};

} // namespace scalescope::text
