// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/alignment.h"

#include "core/compare/matching.h"
#include "core/graph/names.h"

namespace scalescope::compare {

std::string_view toString(Status status)
{
    static constexpr graph::Names<Status, 3> names{
        {{Status::Matched, "matched"}, {Status::Added, "added"}, {Status::Removed, "removed"}}};
    return graph::nameOf(names, status);
}

Alignment align(const graph::Graph& a, const graph::Graph& b)
{
    Matching matching(a, b);
    matchProvenance(matching);
    matchOrder(matching);
    matchPlaceInModules(matching);
    matchPlaceInGraph(matching);
    matchArguments(matching);
    matchConstants(matching);
    return matching.take();
}

} // namespace scalescope::compare
