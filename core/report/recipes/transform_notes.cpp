// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/transform_notes.h"

namespace scalescope::report {

namespace {

/// Whether a node's provenance is of a result of that call.
bool isOfCall(std::string_view node, std::string_view call)
{
    return !call.empty() && node.starts_with(call) &&
           (node.size() == call.size() || node[call.size()] == '|');
}

} // namespace

CallRecords CallRecords::of(const graph::Node& node, const graph::TransformRecords& records)
{
    CallRecords found;
    if (node.kind != graph::NodeKind::Op)
        return found;
    const std::string own = node.provenance.withoutRole().text();
    for (const graph::TransformNote& note : records.notes)
        if (isOfCall(own, note.provenance.text()))
            found.notes.push_back(&note);
    for (const graph::QuantizedTensor& tensor : records.quantized)
        if (tensor.provenance.withoutRole().text() == own)
            found.quantized.push_back(&tensor);
    return found;
}

} // namespace scalescope::report
