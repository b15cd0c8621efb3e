// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/product_kinds.h"
#include "core/job/recipe.h"
#include "core/message/say_report.h"
#include "core/message/say_transforms.h"
#include "core/text/name_pattern.h"

#include <algorithm>
#include <cctype>

namespace scalescope::job {

namespace {

Result<void> checkConditions(const RecipeRule& rule)
{
    if (!rule.op.empty() && !isProductName(rule.op))
        return fail(say::noSuchProduct(rule.op, productNames()), "operator");
    if (rule.module.empty())
        return {};
    if (const auto pattern = text::NamePattern::from(rule.module); !pattern)
        return fail(say::notRegularExpression(rule.module, pattern.error()), "module");
    return {};
}

/// What is wrong with a recipe, all of it.
class WrongMembers
{
public:
    WrongMembers(const std::string& name, bool lacksMembers) : m_name(name), m_lacksMembers(lacksMembers) {}

    /// A member of the default or of a rule.
    void add(const message::Clause& where, const Error& error)
    {
        if (!m_lacksMembers || error.said.id() != say::formatOfRuleMissing.form.id)
            add(say::recipeMemberWrong(m_name, error.field, where, clauseOf(error)));
    }
    void add(const message::Sentence& sentence)
    {
        m_said = m_said ? say::moreWrongThanOne(*m_said, sentence) : sentence;
    }
    void addEmptyRule(const message::Clause& where)
    {
        if (!m_lacksMembers)
            add(say::ruleSaysNothing(m_name, where));
    }
    [[nodiscard]] Result<void> result() const
    {
        return m_said ? Result<void>(fail(*m_said, "--transform")) : Result<void>();
    }

private:
    const std::string& m_name;
    bool m_lacksMembers;
    std::optional<message::Sentence> m_said;
};

/// `standard` is that of the recipe, or one in its place.
void checkRule(const RecipeRule& rule, const OperandSettings& standard, bool isRecipes,
               const message::Clause& where, WrongMembers& wrong)
{
    if (rule.settings == OperandSettings{})
        wrong.addEmptyRule(where);
    else if (const auto format = formatOf(rule.settings, standard); !format) {
        const std::string& member = format.error().field;
        if (isRecipes || (member != "rule" && member != "levels")) // these depend on the default's format
            wrong.add(where, format.error());
    }
    if (const auto conditions = checkConditions(rule); !conditions)
        wrong.add(where, conditions.error());
}

std::string lowerCase(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
}

/// The recipe that has this name, or is shown under it.
const Recipe* recipeCalled(const std::string& name)
{
    const std::string lower = lowerCase(name);
    if (lower == "fp8, current scaling")
        return findRecipe("fp8_current");
    return findRecipe(lower == "fp8, scales of blocks" ? "fp8_block" : lower);
}

} // namespace

Result<void> check(const Recipe& recipe)
{
    return check(recipe, recipe.name, false);
}

Result<void> check(const Recipe& recipe, const std::string& shown, bool lacksMembers)
{
    WrongMembers wrong(shown, lacksMembers);
    if (isNameOfAnother(recipe) && !lacksMembers)
        wrong.add(say::nameOfAnotherRecipe(recipe.name));
    const auto standard = formatOf(recipe.standard, {});
    if (!standard)
        wrong.add(say::theDefault(), standard.error());
    // A rule that takes a wrong default's format is not wrong itself.
    OperandSettings base = recipe.standard;
    if (!standard) {
        base = {};
        base.format = "e4m3fn";
    }
    for (std::size_t i = 0; i < recipe.rules.size(); ++i)
        checkRule(recipe.rules[i], base, standard.has_value(),
                  say::ruleOfNumber(static_cast<std::int64_t>(i) + 1), wrong);
    return wrong.result();
}

bool isNameOfAnother(const Recipe& recipe)
{
    const Recipe* known = recipeCalled(recipe.name);
    return known != nullptr && (known->standard != recipe.standard || known->rules != recipe.rules);
}

} // namespace scalescope::job
