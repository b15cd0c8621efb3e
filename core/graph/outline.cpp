// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/outline.h"

#include <algorithm>
#include <string_view>

namespace scalescope::graph {

void markOutline(RunFacts& facts)
{
    facts.set(outlineFact, "1");
}

bool isOutline(const Run& run)
{
    return run.status == RunStatus::Incomplete && run.facts.others.contains(outlineFact);
}

const Argument* around(const Node& node)
{
    if (!isUnmade(node) || node.arguments.empty())
        return nullptr;
    const Argument& last = node.arguments.back();
    const std::string_view name = last.name;
    const bool isAround = name == inBranch || name == inOtherBranch || name == inLoop;
    return isAround && std::holds_alternative<std::string>(last.value) ? &last : nullptr;
}

std::optional<std::int64_t> tensorsOfRun(const Run& outline)
{
    const auto& nodes = outline.graph.nodes;
    // One that was cut short has a problem that says so.
    const bool isStraight =
        isOutline(outline) && outline.problems.empty() &&
        std::ranges::none_of(nodes, [](const Node& node) { return around(node) != nullptr; });
    return isStraight && !nodes.empty() ? std::optional(static_cast<std::int64_t>(nodes.size()))
                                        : std::nullopt;
}

} // namespace scalescope::graph
