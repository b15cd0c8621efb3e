// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/sample_run.h"

#include <QtGlobal>
#include <string>

namespace scalescope::tests {

/// The sample run, and in one of its layers the tensors of a module 2^8 times as large.
inline std::shared_ptr<graph::Run> runWithAnOutlier(int layers, const std::string& module)
{
    auto run = sampleRun(layers);
    for (graph::Node& node : run->graph.nodes) {
        if (node.module == module && node.kind == graph::NodeKind::Op && node.floating)
            node.forward.metric = sampleMetric(256 * node.forward.metric->statistics.std);
    }
    return run;
}

/// The first floating operator of a module.
inline const graph::Node& operatorOf(const graph::Run& run, const std::string& module)
{
    for (const graph::Node& node : run.graph.nodes) {
        if (node.module == module && node.kind == graph::NodeKind::Op && node.floating)
            return node;
    }
    qFatal("no operator is of %s", module.c_str());
}

} // namespace scalescope::tests
