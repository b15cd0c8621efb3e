// SPDX-License-Identifier: GPL-3.0-or-later
// What was found in the tensors of a document's nodes, for the tests of how it is shown.
#pragma once

#include "core/sheet/module_findings.h"
#include "widgets/models/document.h"

namespace scalescope::tests {

inline sheet::Findings findingsOf(const widgets::Document& document, graph::NodeId node)
{
    return document.findings()->ofNode(*document.run().graph.find(node), *document.titles());
}

} // namespace scalescope::tests
