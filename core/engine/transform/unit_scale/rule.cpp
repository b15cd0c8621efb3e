// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include "core/graph/names.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace scalescope::engine::unit_scaling {

std::string constraintList()
{
    return graph::listOf(job::constraintNames());
}

bool fits(Constraint constraint, std::size_t factors)
{
    switch (constraint) {
    case Constraint::ToGradInputScale:
        return factors == 2;
    case Constraint::ToLeftGradScale:
    case Constraint::ToRightGradScale:
        return factors == 3;
    default:
        return true;
    }
}

std::optional<double> constrained(Constraint constraint, const std::vector<double>& factors)
{
    const auto count = static_cast<double>(factors.size());
    switch (constraint) {
    case Constraint::None:
        return std::nullopt;
    case Constraint::ToOutputScale:
        return factors.at(0);
    case Constraint::ToGradInputScale:
    case Constraint::ToLeftGradScale:
        return factors.at(1);
    case Constraint::ToRightGradScale:
        return factors.at(2);
    case Constraint::GeometricMean:
        return std::pow(std::accumulate(factors.begin(), factors.end(), 1.0, std::multiplies<>()), 1 / count);
    case Constraint::HarmonicMean:
        return count / std::accumulate(factors.begin(), factors.end(), 0.0,
                                       [](double sum, double factor) { return sum + 1 / factor; });
    case Constraint::ArithmeticMean:
        return std::accumulate(factors.begin(), factors.end(), 0.0) / count;
    }
    return std::nullopt;
}

std::optional<double> CallFacts::number(std::string_view argument) const
{
    if (!call.has(argument)) {
        return std::nullopt;
    }
    if (const c10::IValue& value = call.value(argument); value.isScalar()) {
        return value.toScalar().isComplex() ? std::nullopt : std::optional(value.toScalar().toDouble());
    }
    const auto found = moments.find(argument);
    const bool isNumber = found != moments.end() && found->second.variance == 0 && call.isTensor(argument) &&
                          call.tensor(argument).numel() == 1;
    return isNumber ? std::optional(found->second.mean) : std::nullopt;
}

Factors inverse(const theory::Spreads& spreads)
{
    return {1 / spreads.output, {{"self", 1 / spreads.gradient, true}}};
}

double squareOf(const CallFacts& facts, std::string_view argument)
{
    const double square = facts.momentsOf(argument).square();
    return std::isfinite(square) && square > 0 ? square : 1;
}

double elements(const at::Tensor& tensor)
{
    return static_cast<double>(std::max<std::int64_t>(tensor.numel(), 1));
}

double product(c10::IntArrayRef sizes)
{
    return std::max(1.0, std::accumulate(sizes.begin(), sizes.end(), 1.0, std::multiplies<>()));
}

#define RULE(name) const Rule& name##Rule();
#include "core/engine/transform/unit_scale/rules.def"
#undef RULE

namespace {

/// Whether the rule knows this call.
bool knows(const Rule& rule, const CallFacts& facts)
{
    if (rule.fits) {
        return rule.fits(facts);
    }
    const auto& arguments = facts.call.schema().arguments();
    return !arguments.empty() && facts.call.isFloating(arguments[0].name());
}

std::multimap<std::string, const Rule*, std::less<>> rulesByTarget()
{
    std::multimap<std::string, const Rule*, std::less<>> byTarget;
    for (const Rule* rule : rules()) {
        for (const std::string_view target : rule->targets) {
            byTarget.emplace(target, rule);
        }
    }
    return byTarget;
}

} // namespace

const std::vector<const Rule*>& rules()
{
    static const std::vector<const Rule*> all = {
#define RULE(name) &name##Rule(),
#include "core/engine/transform/unit_scale/rules.def"
#undef RULE
    };
    return all;
}

std::string outOfPlaceName(const std::string& target)
{
    const bool inPlace = target.size() > 2 && target.back() == '_' && target[target.size() - 2] != '_';
    return inPlace ? target.substr(0, target.size() - 1) : target;
}

const Rule* ruleFor(const std::string& target, const CallFacts& facts, bool extended)
{
    static const auto byTarget = rulesByTarget();
    const auto [first, last] = byTarget.equal_range(outOfPlaceName(target));
    const auto found = std::find_if(first, last, [&](const auto& entry) {
        return (extended || !entry.second->extended) && knows(*entry.second, facts);
    });
    return found == last ? nullptr : found->second;
}

const Rule* ruleNamed(std::string_view name)
{
    for (const Rule* rule : rules()) {
        if (rule->name == name && rule->isOffered) {
            return rule;
        }
    }
    return nullptr;
}

} // namespace scalescope::engine::unit_scaling
