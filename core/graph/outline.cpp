// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/outline.h"

namespace scalescope::graph {

void markOutline(RunFacts& facts)
{
    facts.set(outlineFact, "1");
}

bool isOutline(const Run& run)
{
    return run.status == RunStatus::Incomplete && run.facts.others.contains(outlineFact);
}

} // namespace scalescope::graph
