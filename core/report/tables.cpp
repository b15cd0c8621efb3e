// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables.h"

#include "core/report/csv_line.h"
#include "core/report/error_fields.h"
#include "core/report/json_number.h"
#include "core/report/shown_text.h"
#include "core/report/statistic_fields.h"
#include "core/text/number_text.h"

#include <nlohmann/json.hpp>
#include <ranges>

namespace scalescope::report {

namespace {

using graph::Direction;
using graph::Metric;
using graph::Node;
using graph::Statistics;
using nlohmann::ordered_json;

std::string fieldText(const Statistics& statistics, const StatisticField& field)
{
    if (const auto* member = std::get_if<double Statistics::*>(&field.member)) {
        const auto number = numberOf(statistics, *member);
        return number ? text::roundTripText(*number) : std::string();
    }
    return std::to_string(statistics.*std::get<std::int64_t Statistics::*>(field.member));
}

void appendStatistics(CsvLine& line, const Metric* metric)
{
    for (const StatisticField& field : statisticFields)
        line << (metric ? fieldText(metric->statistics, field) : std::string());
}

std::string_view text(bool value)
{
    return value ? "true" : "false";
}

void appendError(CsvLine& line, const graph::TensorError* error)
{
    for (const auto& [name, member] : errorFields) {
        const auto number = numberOf(error, member);
        line << (number ? text::roundTripText(*number) : std::string());
    }
    line << (error ? text(error->sampled) : std::string_view());
}

std::string statisticsHeader()
{
    std::string result;
    for (const StatisticField& field : statisticFields)
        (result += ',') += field.name;
    return result;
}

void appendNode(std::string& out, const Node& node, Direction direction, bool withErrors)
{
    CsvLine line;
    line << std::to_string(node.id) << node.name << toString(node.kind) << node.target << node.module
         << node.dtype << text::shapeText(node.shape) << text(node.requiresGrad) << toString(direction);
    appendStatistics(line, node.metric(direction));
    if (withErrors) {
        appendError(line, node.side(direction).error.get());
        line << text(node.side(direction).isNoise);
    }
    out += line.text();
}

void addError(ordered_json& row, const graph::TensorError* error)
{
    for (const auto& [name, member] : errorFields)
        row[std::string(name)] = jsonNumber(numberOf(error, member));
    row["sampled"] = error ? ordered_json(error->sampled) : ordered_json();
}

ordered_json jsonOf(const Node& node, Direction direction, bool withErrors)
{
    ordered_json row{{"id", node.id},
                     {"name", node.name},
                     {"kind", toString(node.kind)},
                     {"target", node.target},
                     {"module", node.module},
                     {"dtype", node.dtype},
                     {"shape", node.shape},
                     {"requires_grad", node.requiresGrad},
                     {"direction", toString(direction)}};
    const Metric* metric = node.metric(direction);
    for (const auto& [name, member] : statisticFields) {
        const std::string key(name);
        if (!metric)
            row[key] = nullptr;
        else if (const auto* real = std::get_if<double Statistics::*>(&member))
            row[key] = jsonNumber(numberOf(metric->statistics, *real));
        else
            row[key] = metric->statistics.*std::get<std::int64_t Statistics::*>(member);
    }
    if (withErrors) {
        addError(row, node.side(direction).error.get());
        row["zero_in_theory"] = node.side(direction).isNoise;
    }
    return row;
}

/// Calls `visit` for each row of a table of nodes.
template <typename Visit>
void forEachRow(const graph::Graph& graph, const Visit& visit)
{
    for (const Node& node : graph.nodes) {
        visit(node, Direction::Forward);
        if (node.backward.metric)
            visit(node, Direction::Backward);
    }
}

void appendModuleRow(std::string& out, const graph::ModuleCall& call, const graph::ModuleCall::Output& output,
                     const graph::Graph& graph, Direction direction)
{
    const Node* node = graph.find(output.node);
    const Metric* metric = node ? node->metric(direction) : nullptr;
    if (direction == Direction::Backward && !metric)
        return;
    CsvLine line;
    line << call.path << call.type << text(direction == Direction::Backward);
    appendStatistics(line, metric);
    line << output.path;
    out += line.text();
}

} // namespace

std::string nodesCsv(const graph::Graph& graph)
{
    const bool withErrors = hasErrors(graph);
    std::string out = "id,name,kind,target,module,dtype,shape,requires_grad,direction" + statisticsHeader() +
                      (withErrors ? errorHeader() : std::string()) + "\n";
    forEachRow(graph,
               [&](const Node& node, Direction direction) { appendNode(out, node, direction, withErrors); });
    return out;
}

std::string nodesJson(const graph::Graph& graph)
{
    const bool withErrors = hasErrors(graph);
    ordered_json nodes = ordered_json::array();
    forEachRow(graph, [&](const Node& node, Direction direction) {
        nodes.push_back(jsonOf(node, direction, withErrors));
    });
    ordered_json edges = ordered_json::array();
    for (const graph::Edge& edge : graph.edges)
        edges.push_back({{"source", edge.source}, {"target", edge.target}, {"argument", edge.argument}});
    const ordered_json document{{"nodes", std::move(nodes)}, {"edges", std::move(edges)}};
    return shownJson(document.dump(1, ' ', false, ordered_json::error_handler_t::replace)) + "\n";
}

Result<std::string> modulesCsv(const graph::Run& run, const ModuleFilter& filter)
{
    const auto patterns = ModulePatterns::from(filter);
    if (!patterns)
        return tl::unexpected(patterns.error());
    std::vector<std::pair<const graph::ModuleCall*, const graph::ModuleCall::Output*>> rows;
    for (const graph::ModuleCall& call : run.modules) {
        if (!patterns->names(call.path))
            continue;
        for (const auto& output : call.outputs)
            rows.emplace_back(&call, &output);
    }
    std::string out = "name,type,grad" + statisticsHeader() + ",output\n";
    for (const auto& [call, output] : rows)
        appendModuleRow(out, *call, *output, run.graph, Direction::Forward);
    for (const auto& [call, output] : std::views::reverse(rows))
        appendModuleRow(out, *call, *output, run.graph, Direction::Backward);
    return out;
}

} // namespace scalescope::report
