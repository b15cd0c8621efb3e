// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/theory/rules.h"

#include "core/graph/scaled_target.h"

#include <string>
#include <unordered_map>

namespace scalescope::report {

namespace {

using Table = std::unordered_map<std::string_view, const TheoryRule*>;

Table tableOf()
{
    Table table;
    for (const auto rules : {productRules(), elementwiseRules(), sumRules(), normRules(), moveRules()})
        for (const TheoryRule& rule : rules)
            for (const std::string_view target : rule.targets)
                table.emplace(target, &rule);
    return table;
}

} // namespace

const TheoryRule* theoryRuleOf(std::string_view target)
{
    static const Table table = tableOf();
    const std::string unscaled = graph::unscaledName(std::string(target));
    std::string_view name = unscaled;
    if (name.ends_with('_') && !name.ends_with("__"))
        name.remove_suffix(1);
    const auto found = table.find(name);
    return found == table.end() ? nullptr : found->second;
}

bool isUnitScaled(const graph::Graph& graph, const graph::Node& node)
{
    if (!graph::isScaledTarget(node.target))
        return false;
    const OperatorCall call(graph, node, OperatorCall::Operands::Measured);
    const bool isAddition = node.target == "unit_scaled::add" || node.target == "unit_scaled::sub";
    return !isAddition || (call.numel("self") > 1 && call.numel("other") > 1);
}

} // namespace scalescope::report
