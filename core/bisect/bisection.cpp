// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bisect/bisection.h"

#include "core/bisect/search.h"

#include <algorithm>
#include <cctype>
#include <limits>
#include <optional>
#include <tuple>

namespace scalescope::bisect {

namespace {

/// A regular expression for exactly that text.
std::string exactly(const std::string& text)
{
    std::string expression = "^";
    for (const char c : text) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || (c & 0x80) != 0;
        expression += isPlain ? std::string{c} : std::string{'\\', c};
    }
    return expression + "$";
}

bool isBelow(const std::string& inner, const std::string& outer)
{
    return !inner.empty() && (outer.empty() || inner.starts_with(outer + "."));
}

} // namespace

bool Bisection::add(const job::Event& event)
{
    if (const auto* started = std::get_if<job::BisectStarted>(&event); started != nullptr)
        *this = {*started, {}, {}, true};
    else if (const auto* measured = std::get_if<job::GroupMeasured>(&event); measured != nullptr)
        groups.push_back(*measured);
    else if (const auto* kept = std::get_if<job::OperandKept>(&event); kept != nullptr)
        steps.push_back(*kept);
    else
        return false;
    return true;
}

double errorOf(const std::optional<double>& error)
{
    return error.value_or(std::numeric_limits<double>::infinity());
}

bool isInside(const job::GroupMeasured& inner, const job::GroupMeasured& outer)
{
    if (!outer.op.empty())
        return false;
    return isBelow(inner.module, outer.module) || (inner.module == outer.module && !inner.op.empty());
}

namespace {

/// Whether parts of a group were measured that hold all of its operands.
bool isOpened(const job::GroupMeasured& group, const std::vector<job::GroupMeasured>& all)
{
    std::vector<const job::GroupMeasured*> parts;
    for (const job::GroupMeasured& other : all)
        if (isInside(other, group))
            parts.push_back(&other);
    const auto isPartOfPart = [&parts](const job::GroupMeasured& part) {
        return std::ranges::any_of(parts, [&part](const auto* other) { return isInside(part, *other); });
    };
    std::int64_t operands = 0;
    for (const job::GroupMeasured* part : parts)
        operands += isPartOfPart(*part) ? 0 : part->operands;
    return !parts.empty() && operands >= group.operands;
}

} // namespace

std::vector<RankedGroup> ranked(const Bisection& bisection)
{
    const double whole = errorOf(bisection.start.error);
    std::vector<RankedGroup> result;
    for (const job::GroupMeasured& group : bisection.groups)
        result.push_back({group, shareOf(errorOf(group.alone), errorOf(group.without), whole),
                          isOpened(group, bisection.groups)});
    std::ranges::stable_sort(result, [](const RankedGroup& a, const RankedGroup& b) {
        return std::tuple(a.isOpened, -a.share) < std::tuple(b.isOpened, -b.share);
    });
    return result;
}

std::vector<RoundedOperand> keptOperands(const Bisection& bisection)
{
    std::vector<RoundedOperand> kept;
    for (const job::OperandKept& step : bisection.steps) {
        const RoundedOperand operand{step.module, step.op, step.operand};
        if (step.released)
            std::erase(kept, operand);
        else
            kept.push_back(operand);
    }
    return kept;
}

std::optional<double> errorAfter(const Bisection& bisection, const RoundedOperand& operand)
{
    const std::vector<RoundedOperand> kept = keptOperands(bisection);
    for (const job::OperandKept& step : bisection.steps) {
        const RoundedOperand its{step.module, step.op, step.operand};
        if (std::ranges::find(kept, its) == kept.end())
            return std::nullopt; // from here on an operand was kept that is not in the end
        if (its == operand)
            return errorOf(step.error);
    }
    return std::nullopt;
}

double errorLeft(const Bisection& bisection)
{
    return errorOf(bisection.steps.empty() ? bisection.start.error : bisection.steps.back().error);
}

namespace {

bool isOf(const RoundedOperand& operand, const job::GroupMeasured& group)
{
    return operand.module == group.module && operand.op == group.op && group.operand == operand.role;
}

job::GroupMeasured unmeasured(const RoundedOperand& operand)
{
    job::GroupMeasured group;
    group.module = operand.module;
    group.op = operand.op;
    group.operand = operand.role;
    return group;
}

} // namespace

std::vector<BisectionRow> bisectionRows(const Bisection& bisection)
{
    std::vector<BisectionRow> rows;
    for (const RankedGroup& group : ranked(bisection))
        rows.push_back({group});
    int step = 0;
    for (const RoundedOperand& operand : keptOperands(bisection)) {
        auto row = std::ranges::find_if(
            rows, [&operand](const BisectionRow& each) { return isOf(operand, each.ranked.group); });
        if (row == rows.end())
            row = rows.insert(row, {{unmeasured(operand)}, false});
        row->step = ++step;
        row->error = errorAfter(bisection, operand);
    }
    return rows;
}

job::Recipe withKept(job::Recipe recipe, const std::vector<RoundedOperand>& kept)
{
    if (!recipe.name.ends_with("_kept"))
        recipe.name += "_kept";
    for (const RoundedOperand& operand : kept) {
        job::RecipeRule& rule = recipe.rules.emplace_back();
        rule.module = exactly(operand.module);
        rule.op = operand.op;
        rule.operand = operand.role;
        rule.settings.keep = true;
    }
    return recipe;
}

} // namespace scalescope::bisect
