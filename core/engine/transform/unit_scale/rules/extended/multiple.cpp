// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rule.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

namespace {

// Beyond them a number is no scale but a mask's.
constexpr double smallestFactor = 1e-4;
constexpr double largestFactor = 1e4;

bool isTrained(const CallFacts& facts, std::string_view argument)
{
    return facts.call.isFloating(argument) && facts.call.tensor(argument).requires_grad();
}

/// The tensor that a number is multiplied with, or empty: traces have the number on either side.
std::string_view tensorOf(const CallFacts& facts)
{
    if (isTrained(facts, "self") && facts.number("other")) {
        return "self";
    }
    const bool multiplies = facts.call.schema().name() == "aten::mul";
    return multiplies && isTrained(facts, "other") && !isTrained(facts, "self") && facts.number("self")
               ? "other"
               : std::string_view();
}

/// The number by which a tensor that is trained is multiplied.
double scaleOf(const CallFacts& facts)
{
    const double number = std::abs(facts.number(tensorOf(facts) == "self" ? "other" : "self").value_or(1));
    const bool divides = facts.call.schema().name() == "aten::div";
    return divides && number != 0 ? 1 / number : number;
}

} // namespace

/// A tensor times a number, or divided by one: whoever wrote it gave the tensor a scale by hand, as in
/// q / sqrt(d). Each scaled operator sees to that itself, so that the number goes out again, forward and
/// backward.
const Rule& multipleRule()
{
    static const Rule rule = {
        .name = "multiple",
        .targets = {"aten::mul", "aten::div"},
        .extended = true,
        .isOffered = false,
        .fits =
            [](const CallFacts& facts) {
                const double scale = scaleOf(facts);
                return !tensorOf(facts).empty() && scale >= smallestFactor && scale <= largestFactor &&
                       !(facts.call.has("rounding_mode") && !facts.call.value("rounding_mode").isNone());
            },
        .factors =
            [](const CallFacts& facts, const Options&) {
                const double factor = 1 / scaleOf(facts);
                return Factors{factor, {{tensorOf(facts), factor}}};
            },
    };
    return rule;
}

} // namespace scalescope::engine::unit_scaling
