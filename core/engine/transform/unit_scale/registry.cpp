// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/registry.h"

#include <algorithm>
#include <map>

namespace scalescope::engine::unit_scaling {

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
