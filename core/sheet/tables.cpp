// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/tables.h"

#include "core/graph/figures.h"
#include "core/report/text/table.h"
#include "core/sheet/opened_state.h"
#include "core/sheet/run_analysis.h"

#include <cmath>

namespace scalescope::sheet {

namespace {

using graph::Direction;
using graph::Metric;
using graph::Node;
using nlohmann::ordered_json;
using report::Column;
using report::Columns;

/// What a statistic is of a tensor without one: null.
ordered_json statisticOf(const Metric* metric, const graph::StatisticColumn& column)
{
    if (metric == nullptr)
        return nullptr;
    if (const auto* real = std::get_if<double graph::Statistics::*>(&column.member))
        return report::jsonNumber(graph::numberOf(metric->statistics, *real));
    return metric->statistics.*std::get<std::int64_t graph::Statistics::*>(column.member);
}

template <typename Row>
void addStatistics(Columns<Row>& columns, const Metric* (*metricOf)(const Row&))
{
    for (const graph::StatisticColumn& column : graph::statisticColumns)
        columns.push_back({std::string(column.name), [&column, metricOf](const Row& row) {
                               return statisticOf(metricOf(row), column);
                           }});
}

/// The columns of a simulated run.
template <typename Row, typename ErrorOf, typename IsNoise>
void addErrors(Columns<Row>& columns, ErrorOf errorOf, IsNoise isNoise)
{
    for (const graph::ErrorColumn& column : graph::errorColumns)
        columns.push_back({std::string(column.name), [&column, errorOf](const Row& row) {
                               return report::jsonNumber(graph::numberOf(errorOf(row), column.member));
                           }});
    columns.push_back({"sampled", [errorOf](const Row& row) {
                           const graph::TensorError* error = errorOf(row);
                           return error ? ordered_json(error->sampled) : ordered_json();
                       }});
    columns.push_back({"zero_in_theory", isNoise});
}

/// What is not known is null.
ordered_json numberIn(const Field& field, const Node* node, Direction direction, const Sources& sources)
{
    const double value = node ? field.of(*node, direction, sources) : graph::Statistics::unavailable;
    return std::isnan(value) ? ordered_json() : report::jsonNumber(value);
}

// ---- nodes --------------------------------------------------------------------------------------------

struct NodeRow
{
    const Node& node;
    Direction direction;
};

Columns<NodeRow> nodeColumns(const graph::Graph& graph, const Sources& sources)
{
    const auto text = [](std::string Node::*member) {
        return [member](const NodeRow& row) { return row.node.*member; };
    };
    Columns<NodeRow> columns = {{"id", [](const NodeRow& row) { return row.node.id; }},
                                {"name", text(&Node::name)},
                                {"kind", [](const NodeRow& row) { return toString(row.node.kind); }},
                                {"target", text(&Node::target)},
                                {"module", text(&Node::module)},
                                {"dtype", text(&Node::dtype)},
                                {"shape", [](const NodeRow& row) { return row.node.shape; }},
                                {"requires_grad", [](const NodeRow& row) { return row.node.requiresGrad; }},
                                {"direction", [](const NodeRow& row) { return toString(row.direction); }}};
    addStatistics<NodeRow>(columns, [](const NodeRow& row) { return row.node.metric(row.direction); });
    if (graph::hasErrors(graph))
        addErrors(
            columns, [](const NodeRow& row) { return row.node.side(row.direction).error.get(); },
            [](const NodeRow& row) { return row.node.side(row.direction).isNoise; });
    if (sources.formats == nullptr)
        return columns;
    for (const Field* field : fieldsFor(Use::Column))
        columns.push_back({std::string(field->id), [field, &sources](const NodeRow& row) {
                               return numberIn(*field, &row.node, row.direction, sources);
                           }});
    return columns;
}

std::vector<NodeRow> nodeRows(const graph::Graph& graph)
{
    std::vector<NodeRow> rows;
    for (const Node& node : graph.nodes) {
        rows.push_back({node, Direction::Forward});
        if (node.backward.metric)
            rows.push_back({node, Direction::Backward});
    }
    return rows;
}

// ---- modules ------------------------------------------------------------------------------------------

struct ModuleRow
{
    const graph::ModuleCall* call = nullptr;
    const graph::ModuleCall::Output* output = nullptr;
    Direction direction = Direction::Forward;
    const Metric* metric = nullptr;
};

Columns<ModuleRow> moduleColumns()
{
    Columns<ModuleRow> columns = {
        {"name", [](const ModuleRow& row) { return row.call->path; }},
        {"type", [](const ModuleRow& row) { return row.call->type; }},
        {"grad", [](const ModuleRow& row) { return row.direction == Direction::Backward; }}};
    addStatistics<ModuleRow>(columns, [](const ModuleRow& row) { return row.metric; });
    columns.push_back({"output", [](const ModuleRow& row) { return row.output->path; }});
    return columns;
}

// ---- pairs of a comparison ----------------------------------------------------------------------------

struct PairRow
{
    std::size_t number = 0; ///< in the alignment
    const Node* a = nullptr;
    const Node* b = nullptr;
    const compare::Comparison* comparison = nullptr;
    Direction direction = Direction::Forward;

    [[nodiscard]] const compare::AlignedNode& aligned() const { return comparison->alignment.rows[number]; }
    [[nodiscard]] const Metric* metricA() const { return a ? a->metric(direction) : nullptr; }
    [[nodiscard]] const Metric* metricB() const { return b ? b->metric(direction) : nullptr; }
    /// That of the second run, or of the first where only that simulates formats.
    [[nodiscard]] const graph::TensorError* error() const
    {
        const auto* second = b ? b->side(direction).error.get() : nullptr;
        return second || !a ? second : a->side(direction).error.get();
    }
};

bool hasErrors(const compare::Comparison& comparison)
{
    return graph::hasErrors(comparison.a->graph) || graph::hasErrors(comparison.b->graph);
}

/// Id or target of a node that a run may lack.
template <typename Value>
auto ofOne(const Node* PairRow::*which, Value Node::*member)
{
    return [which, member](const PairRow& row) {
        const Node* node = row.*which;
        return node ? ordered_json(node->*member) : ordered_json();
    };
}

/// Of both runs, each held against its own formats, and how much more the second has.
void addDifference(Columns<PairRow>& columns, const Field& field, const Sources& ofA, const Sources& ofB)
{
    const std::string name(field.id);
    const auto inA = [&field, ofA](const PairRow& row) { return numberIn(field, row.a, row.direction, ofA); };
    const auto inB = [&field, ofB](const PairRow& row) { return numberIn(field, row.b, row.direction, ofB); };
    columns.push_back({name + "_a", inA});
    columns.push_back({name + "_b", inB});
    columns.push_back({name + "_change", [inA, inB](const PairRow& row) {
                           const ordered_json a = inA(row);
                           const ordered_json b = inB(row);
                           return a.is_number() && b.is_number()
                                      ? report::jsonNumber(b.get<double>() - a.get<double>())
                                      : ordered_json();
                       }});
}

void addCompared(Columns<PairRow>& columns, const Field& field)
{
    const compare::Statistic statistic = memberOf(field.fieldId);
    const std::string name(field.id);
    const auto numberOf = [statistic](const Metric* metric) {
        return report::jsonNumber(metric ? graph::numberOf(metric->statistics, statistic) : std::nullopt);
    };
    columns.push_back({name + "_a", [numberOf](const PairRow& row) { return numberOf(row.metricA()); }});
    columns.push_back({name + "_b", [numberOf](const PairRow& row) { return numberOf(row.metricB()); }});
    columns.push_back({name + "_log2", [statistic](const PairRow& row) {
                           return report::jsonNumber(
                               row.comparison->log2(row.number, row.direction, statistic));
                       }});
}

Columns<PairRow> pairColumns(const compare::Comparison& comparison)
{
    const auto ofNamed = [](std::string Node::*member) {
        return [member](const PairRow& row) { return row.comparison->node(row.number).*member; };
    };
    Columns<PairRow> columns = {
        {"id_a", ofOne(&PairRow::a, &Node::id)},
        {"id_b", ofOne(&PairRow::b, &Node::id)},
        {"status", [](const PairRow& row) { return toString(row.aligned().status()); }},
        {"name", ofNamed(&Node::name)},
        {"kind", [](const PairRow& row) { return toString(row.comparison->node(row.number).kind); }},
        {"target_a", ofOne(&PairRow::a, &Node::target)},
        {"target_b", ofOne(&PairRow::b, &Node::target)},
        {"module", ofNamed(&Node::module)},
        {"direction", [](const PairRow& row) { return toString(row.direction); }}};
    for (const Field* field : fieldsFor(Compared))
        if (field->unit == Unit::Magnitude)
            addCompared(columns, *field);
    if (hasErrors(comparison))
        addErrors(
            columns, [](const PairRow& row) { return row.error(); },
            [](const PairRow& row) { return row.comparison->isZeroInTheory(row.number, row.direction); });
    const Sources ofA = RunAnalysis(openedState(comparison.a)).sources();
    const Sources ofB = RunAnalysis(openedState(comparison.b)).sources();
    for (const Field* field : fieldsFor(Compared))
        if (field->unit != Unit::Magnitude)
            addDifference(columns, *field, ofA, ofB);
    return columns;
}

std::vector<PairRow> pairRows(const compare::Comparison& comparison)
{
    std::vector<PairRow> rows;
    for (std::size_t i = 0; i < comparison.alignment.rows.size(); ++i) {
        PairRow row{i, comparison.nodeA(i), comparison.nodeB(i), &comparison};
        rows.push_back(row);
        row.direction = Direction::Backward;
        if (row.metricA() || row.metricB())
            rows.push_back(row);
    }
    return rows;
}

std::string_view toString(compare::MatchedBy by)
{
    switch (by) {
    case compare::MatchedBy::Provenance:
        return "provenance";
    case compare::MatchedBy::Order:
        return "order";
    case compare::MatchedBy::Place:
        return "place";
    case compare::MatchedBy::Graph:
        return "graph";
    }
    return {};
}

} // namespace

std::string nodesCsv(const graph::Graph& graph, const Sources& sources)
{
    return report::csvOf(nodeColumns(graph, sources), nodeRows(graph));
}

std::string nodesJson(const graph::Graph& graph, const Sources& sources)
{
    ordered_json edges = ordered_json::array();
    for (const graph::Edge& edge : graph.edges)
        edges.push_back({{"source", edge.source}, {"target", edge.target}, {"argument", edge.argument}});
    return report::jsonText({{"nodes", report::jsonOf(nodeColumns(graph, sources), nodeRows(graph))},
                             {"edges", std::move(edges)}});
}

Result<std::string> modulesCsv(const graph::Run& run, const report::ModuleFilter& filter)
{
    const auto patterns = report::ModulePatterns::from(filter);
    if (!patterns)
        return tl::unexpected(patterns.error());
    std::vector<ModuleRow> rows;
    for (const graph::ModuleCall& call : run.modules) {
        if (!patterns->names(call.path))
            continue;
        for (const auto& output : call.outputs) {
            const Node* node = run.graph.find(output.node);
            rows.push_back({&call, &output, Direction::Forward, node ? node->forward.metric.get() : nullptr});
        }
    }
    const std::size_t outputs = rows.size();
    for (std::size_t i = outputs; i-- > 0;) {
        const Node* node = run.graph.find(rows[i].output->node);
        if (const Metric* gradient = node ? node->backward.metric.get() : nullptr)
            rows.push_back({rows[i].call, rows[i].output, Direction::Backward, gradient});
    }
    return report::csvOf(moduleColumns(), rows);
}

std::string comparisonCsv(const compare::Comparison& comparison)
{
    return report::csvOf(pairColumns(comparison), pairRows(comparison));
}

std::string comparisonJson(const compare::Comparison& comparison)
{
    std::array<std::size_t, 3> counts{};
    for (const compare::AlignedNode& row : comparison.alignment.rows)
        ++counts[static_cast<std::size_t>(row.status())];
    Columns<PairRow> columns = pairColumns(comparison);
    columns.push_back({"matched_by", [](const PairRow& row) {
                           return row.a && row.b ? ordered_json(toString(row.aligned().by)) : ordered_json();
                       }});
    return report::jsonText({{"matched", counts[0]},
                             {"added", counts[1]},
                             {"removed", counts[2]},
                             {"rows", report::jsonOf(columns, pairRows(comparison))}});
}

} // namespace scalescope::sheet
