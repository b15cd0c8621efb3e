// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/recipe_rules.h"

#include <ranges>

namespace scalescope::job {

namespace {

bool isOperator(std::string_view name, const OperandPlace& place)
{
    return name == toString(place.kind) || name == place.target || name == withoutSpace(place.target);
}

} // namespace

Result<RecipeRules> RecipeRules::from(const Recipe& recipe, const std::string& rounding)
{
    if (const auto checked = check(recipe); !checked)
        return tl::unexpected(checked.error());
    RecipeRules rules;
    auto standard = job::formatOf(recipe.standard, {}, rounding);
    if (!standard)
        return tl::unexpected(standard.error());
    rules.m_standard = std::move(*standard);
    for (const RecipeRule& given : recipe.rules) {
        auto format = job::formatOf(given.settings, recipe.standard, rounding);
        if (!format)
            return tl::unexpected(format.error());
        Rule& rule = rules.m_rules.emplace_back();
        if (!given.module.empty())
            rule.module = text::NamePattern::from(given.module).value();
        rule.op = given.op;
        rule.operand = given.operand;
        rule.format = std::move(*format);
    }
    return rules;
}

bool RecipeRules::fits(const Rule& rule, const OperandPlace& place)
{
    if (rule.op.empty() ? !place.isUsual : !isOperator(rule.op, place))
        return false;
    return (!rule.operand || *rule.operand == place.operand) &&
           (!rule.module || rule.module->findsIn(place.module));
}

std::vector<std::size_t> RecipeRules::fitting(const OperandPlace& place) const
{
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < m_rules.size(); ++i)
        if (fits(m_rules[i], place))
            numbers.push_back(i);
    return numbers;
}

const OperandFormat* RecipeRules::formatFor(const OperandPlace& place) const
{
    for (const auto& rule : m_rules | std::views::reverse)
        if (fits(rule, place))
            return rule.format ? &*rule.format : nullptr;
    return place.isUsual && m_standard ? &*m_standard : nullptr;
}

} // namespace scalescope::job
