// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/transform_tables.h"

#include "core/report/csv_line.h"
#include "core/text/number_text.h"

#include <cmath>
#include <unordered_map>

namespace scalescope::report {

std::string transformsCsv(const graph::TransformRecords& records)
{
    std::string out = "transform,action,target,module,provenance,file,line,message\n";
    for (const graph::TransformNote& note : records.notes) {
        CsvLine line;
        line << note.transform << note.action << note.target << note.module << note.provenance.text()
             << note.location.file << std::to_string(note.location.line) << note.message;
        out += line.text();
    }
    return out;
}

std::string quantisationCsv(const graph::TransformRecords& records, const graph::Graph& graph)
{
    std::unordered_map<std::string_view, const graph::Node*> nodes;
    for (const graph::Node& node : graph.nodes)
        nodes.emplace(node.provenance.text(), &node);
    std::string out = "id,name,direction,role,target,module,format,rounding,numel,saturated,flushed,"
                      "subnormal,nans,sqnr,scaling\n";
    for (const graph::QuantisedTensor& tensor : records.quantised) {
        const auto found = nodes.find(tensor.provenance.text());
        const graph::Node* node = found == nodes.end() ? nullptr : found->second;
        CsvLine line;
        line << (node ? std::to_string(node->id) : std::string()) << (node ? node->name : std::string())
             << toString(tensor.direction) << tensor.role.text() << tensor.target << tensor.module
             << tensor.format << tensor.rounding;
        for (const std::int64_t count :
             {tensor.numel, tensor.saturated, tensor.flushed, tensor.subnormal, tensor.nans})
            line << std::to_string(count);
        line << (std::isnan(tensor.signalToNoise) ? std::string() : text::roundTripText(tensor.signalToNoise))
             << tensor.scaling;
        out += line.text();
    }
    return out;
}

} // namespace scalescope::report
