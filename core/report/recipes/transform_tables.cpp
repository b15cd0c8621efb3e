// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/transform_tables.h"

#include "core/report/text/table.h"

#include <cmath>
#include <string_view>
#include <unordered_map>

namespace scalescope::report {

namespace {

using graph::QuantizedTensor;
using graph::TransformNote;
using nlohmann::ordered_json;

/// A rounded tensor and the node that holds it, null where there is none.
struct Rounded
{
    const QuantizedTensor& tensor;
    const graph::Node* node;
};

auto note(std::string TransformNote::*member)
{
    return [member](const TransformNote& each) { return each.*member; };
}

template <typename Value>
auto rounded(Value QuantizedTensor::*member)
{
    return [member](const Rounded& each) { return each.tensor.*member; };
}

template <typename Value>
auto holder(Value graph::Node::*member)
{
    return [member](const Rounded& each) {
        return each.node ? ordered_json(each.node->*member) : ordered_json();
    };
}

} // namespace

std::string transformsCsv(const graph::TransformRecords& records)
{
    const Columns<TransformNote> columns = {
        {"transform", note(&TransformNote::transform)},
        {"action", note(&TransformNote::action)},
        {"target", note(&TransformNote::target)},
        {"module", note(&TransformNote::module)},
        {"provenance", [](const TransformNote& each) { return each.provenance.text(); }},
        {"file", [](const TransformNote& each) { return each.location.file; }},
        {"line", [](const TransformNote& each) { return each.location.line; }},
        {"message", note(&TransformNote::message)}};
    return csvOf(columns, records.notes);
}

std::string quantizationCsv(const graph::TransformRecords& records, const graph::Graph& graph)
{
    std::unordered_map<std::string_view, const graph::Node*> nodes;
    for (const graph::Node& node : graph.nodes)
        nodes.emplace(node.provenance.text(), &node);
    std::vector<Rounded> rows;
    for (const QuantizedTensor& tensor : records.quantized) {
        const auto found = nodes.find(tensor.provenance.text());
        rows.push_back({tensor, found == nodes.end() ? nullptr : found->second});
    }
    const Columns<Rounded> columns = {
        {"id", holder(&graph::Node::id)},
        {"name", holder(&graph::Node::name)},
        {"direction", [](const Rounded& each) { return toString(each.tensor.direction); }},
        {"role", [](const Rounded& each) { return each.tensor.role.text(); }},
        {"target", rounded(&QuantizedTensor::target)},
        {"module", rounded(&QuantizedTensor::module)},
        {"format", rounded(&QuantizedTensor::format)},
        {"rounding", rounded(&QuantizedTensor::rounding)},
        {"numel", rounded(&QuantizedTensor::numel)},
        {"saturated", rounded(&QuantizedTensor::saturated)},
        {"flushed", rounded(&QuantizedTensor::flushed)},
        {"subnormal", rounded(&QuantizedTensor::subnormal)},
        {"nans", rounded(&QuantizedTensor::nans)},
        {"sqnr",
         [](const Rounded& each) {
             const double sqnr = each.tensor.signalToNoise;
             return jsonNumber(std::isnan(sqnr) ? std::nullopt : std::optional(sqnr));
         }},
        {"scaling", rounded(&QuantizedTensor::scaling)}};
    return csvOf(columns, rows);
}

} // namespace scalescope::report
