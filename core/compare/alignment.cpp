// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/alignment.h"

#include "core/compare/matching.h"
#include "core/graph/names.h"

#include <functional>

namespace scalescope::compare {

std::string_view toString(Status status)
{
    static constexpr graph::Names<Status, 3> names{
        {{Status::Matched, "matched"}, {Status::Added, "added"}, {Status::Removed, "removed"}}};
    return graph::nameOf(names, status);
}

Alignment align(const graph::Graph& a, const graph::Graph& b)
{
    return align(a, {}, b, {});
}

Alignment align(const graph::Graph& a, const std::vector<graph::ModuleCall>& callsA, const graph::Graph& b,
                const std::vector<graph::ModuleCall>& callsB)
{
    Matching matching(a, b);
    matchProvenance(matching);
    const auto matchResults = [&](Matching& of) { matchModuleResults(of, callsA, callsB); };
    const std::function<void(Matching&)> rules[] = {matchOrder,        matchPlaceInModules, matchResults,
                                                    matchPlaceInGraph, matchArguments,      matchConstants};
    for (const auto& rule : rules)
        if (!matching.isComplete())
            rule(matching);
    return matching.take();
}

} // namespace scalescope::compare
