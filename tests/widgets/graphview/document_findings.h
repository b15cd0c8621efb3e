// SPDX-License-Identifier: GPL-3.0-or-later
// What was found in the tensors of a document's nodes, for the tests of how it is shown.
#pragma once

#include "widgets/models/document.h"
#include "widgets/models/module_findings.h"

namespace scalescope::tests {

inline widgets::Findings findingsOf(const widgets::Document& document, graph::NodeId node)
{
    return document.findings()->ofNode(*document.run().graph.find(node), *document.titles());
}

} // namespace scalescope::tests
