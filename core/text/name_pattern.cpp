// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/name_pattern.h"

#include <utility>

namespace scalescope::text {

namespace {

constexpr std::size_t longestName = 4096;
constexpr std::size_t longestExpression = 1000; ///< its compiler calls itself for each bracket

} // namespace

Result<NamePattern> NamePattern::from(const std::string& expression)
{
    if (expression.size() > longestExpression)
        return fail(ExitStatus::Usage, "it is longer than " + std::to_string(longestExpression) + " bytes");
    try {
        return NamePattern(std::regex(expression));
    } catch (const std::regex_error& error) {
        return fail(ExitStatus::Usage, error.what());
    }
}

bool NamePattern::findsIn(std::string_view name) const
{
    name = name.substr(0, longestName);
    try {
        return std::regex_search(name.begin(), name.end(), m_expression);
    } catch (const std::regex_error&) { // too many ways to try
        return false;
    }
}

} // namespace scalescope::text
