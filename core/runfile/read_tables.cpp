// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/read_tables.h"

#include "core/graph/figures.h"
#include "core/graph/masks.h"
#include "core/graph/roundings.h"
#include "core/graph/zero_gradients.h"
#include "core/message/message_json.h"
#include "core/message/say_runfile.h"
#include "core/runfile/bounds.h"
#include "core/runfile/encoding.h"
#include "core/runfile/schema.h"
#include "core/runfile/table_checks.h"
#include "core/text/json_text.h"

#include <set>
#include <string_view>
#include <utility>

namespace scalescope::runfile {

namespace {

void readFacts(Reading& reading, graph::Run& run)
{
    Rows row(reading, "run", "SELECT key, value FROM run", mostFacts);
    std::set<std::string> keys;
    while (row.next()) {
        const std::string key = row.name(0);
        if (!keys.insert(key).second)
            throw Damaged(say::rowTwice("run"));
        if (key == "status")
            run.status = orDamaged(graph::runStatusFrom(row.text(1)), "run");
        else
            run.facts.set(key, row.text(1));
    }
}

/// Arguments refer to nodes that come before theirs, as they do in the order of execution.
void checkReferences(const std::vector<graph::Argument>& arguments, graph::NodeId node, const Nodes& nodes)
{
    for (const graph::Argument& argument : arguments) {
        if (const auto* list = std::get_if<graph::Argument::List>(&argument.value))
            checkReferences(*list, node, nodes);
        const auto* source = std::get_if<graph::NodeId>(&argument.value);
        if (source != nullptr && *source >= node)
            throw Damaged(say::laterNode());
        if (source != nullptr)
            nodes.check(*source, "node");
    }
}

graph::Node nodeFrom(Reading& reading, Rows& row, bool hasCaller)
{
    graph::Node node;
    node.id = row.count(0);
    node.name = row.name(1);
    node.kind = orDamaged(graph::nodeKindFrom(row.bytes(2)), "node", "kind");
    node.target = reading.ownWord(row.name(3));
    node.module = row.modulePath(4);
    node.moduleType = row.name(5);
    node.location = {row.name(6), row.smallNumber(7)};
    node.provenance = graph::Provenance(reading.ownWord(row.text(8)));
    node.arguments = orDamaged(decodeArguments(row.bytes(9)), "node", "arguments");
    node.shape = orDamaged(decodeShape(row.bytes(10)), "node", "shape");
    node.dtype = row.name(11);
    node.device = row.name(12);
    node.contiguous = row.integer(13) != 0;
    node.floating = row.integer(14) != 0;
    node.requiresGrad = row.integer(15) != 0;
    node.outputIndex = row.smallNumber(16);
    if (hasCaller)
        node.caller = {row.name(17), row.smallNumber(18)};
    return node;
}

void readNodes(Reading& reading, graph::Graph& graph)
{
    const bool hasCaller = reading.hasColumn("node", "caller_file"); // not in files of older releases
    Rows row(reading, "node",
             "SELECT id, name, kind, target, module, module_type, file, line, provenance, "
             "arguments, shape, dtype, device, contiguous, floating, requires_grad, "
             "output_index" +
                 std::string(hasCaller ? ", caller_file, caller_line" : "") + " FROM node ORDER BY id");
    while (row.next()) {
        graph::Node node = nodeFrom(reading, row, hasCaller);
        // Nodes are looked up in the order of their ids, which SQLite takes from its pages as they are.
        if (!graph.nodes.empty() && graph.nodes.back().id >= node.id)
            throw Damaged(say::nodesNotOrdered());
        graph.nodes.push_back(std::move(node));
    }
    const Nodes nodes(graph);
    for (const graph::Node& node : graph.nodes)
        checkReferences(node.arguments, node.id, nodes);
}

void readEdges(Reading& reading, graph::Graph& graph)
{
    const Nodes nodes(graph);
    Rows row(reading, "edge", "SELECT target, argument, source FROM edge ORDER BY target, argument");
    Ascending order("edge");
    while (row.next()) {
        const graph::Edge edge{row.integer(2), row.integer(0), row.smallNumber(1)};
        order.check(edge.target, edge.argument);
        if (edge.source >= edge.target)
            throw Damaged(say::edgeLeadsBack());
        for (const graph::NodeId end : {edge.source, edge.target})
            nodes.check(end, "edge");
        graph.edges.push_back(edge);
    }
}

/// The statistics that a file has; older ones lack the latest.
std::vector<graph::StatisticColumn> statisticColumnsOf(Reading& reading)
{
    std::vector<graph::StatisticColumn> columns;
    for (const graph::StatisticColumn& column : graph::statisticColumns)
        if (reading.hasColumn("metric", std::string(column.name).c_str()))
            columns.push_back(column);
    return columns;
}

/// `first`: where they begin in the row.
graph::Statistics statisticsFrom(const Rows& row, const std::vector<graph::StatisticColumn>& columns,
                                 int first)
{
    graph::Statistics statistics;
    for (const graph::StatisticColumn& column : columns) {
        if (const auto* real = std::get_if<double graph::Statistics::*>(&column.member))
            statistics.** real = row.real(first++);
        else
            statistics.*std::get<std::int64_t graph::Statistics::*>(column.member) = row.count(first++);
    }
    return statistics;
}

graph::TensorError errorFrom(const Rows& row, int first)
{
    graph::TensorError error;
    for (const graph::ErrorColumn& column : graph::errorColumns)
        error.*column.member = row.real(first++);
    return error;
}

/// The metrics of a graph's tensors while they are read.
struct Metrics
{
    struct Slot
    {
        std::shared_ptr<graph::Metric> metric;
        bool hasHistogram = false;
    };

    explicit Metrics(graph::Graph& graph) : nodes(graph), forward(nodes.size()), backward(nodes.size()) {}

    Slot& of(std::string_view direction, graph::NodeId node, const char* table)
    {
        auto& slots = directionFrom(direction) == graph::Direction::Forward ? forward : backward;
        return slots[nodes.placeOf(node, table)];
    }

    Nodes nodes;
    std::vector<Slot> forward;
    std::vector<Slot> backward;
};

void readStatistics(Reading& reading, Metrics& metrics)
{
    const std::vector<graph::StatisticColumn> columns = statisticColumnsOf(reading);
    std::string names;
    for (const graph::StatisticColumn& column : columns)
        (names += ", ") += column.name;
    Rows row(reading, "metric", "SELECT direction, node" + names + " FROM metric");
    Elements elements("metric");
    while (row.next()) {
        Metrics::Slot& slot = metrics.of(row.bytes(0), row.integer(1), "metric");
        if (slot.metric)
            throw Damaged(say::rowTwice("metric"));
        slot.metric = std::make_shared<graph::Metric>();
        slot.metric->statistics = statisticsFrom(row, columns, 2);
        elements.add(slot.metric->statistics.numel);
    }
}

void readHistograms(Reading& reading, Metrics& metrics)
{
    const bool hasMaxima = reading.hasColumn("histogram", "block_maxima"); // not in files of older releases
    Rows row(reading, "histogram",
             "SELECT direction, node, bins" + std::string(hasMaxima ? ", block_maxima" : "") +
                 " FROM histogram");
    while (row.next()) {
        Metrics::Slot& slot = metrics.of(row.bytes(0), row.integer(1), "histogram");
        if (std::exchange(slot.hasHistogram, true))
            throw Damaged(say::rowTwice("histogram"));
        if (!slot.metric) // of a tensor without one nothing is shown
            continue;
        slot.metric->histogram = orDamaged(decodeHistogram(row.bytes(2)), "histogram");
        if (hasMaxima)
            slot.metric->blockMaxima = orDamaged(decodeHistogram(row.bytes(3)), "histogram");
    }
}

void readMetrics(Reading& reading, graph::Graph& graph)
{
    Metrics metrics(graph);
    readStatistics(reading, metrics);
    readHistograms(reading, metrics);
    for (const auto* slots : {&metrics.forward, &metrics.backward})
        for (const Metrics::Slot& slot : *slots)
            if (slot.metric)
                checkCounts(*slot.metric);
    for (std::size_t place = 0; place < metrics.nodes.size(); ++place) {
        graph::Node& node = metrics.nodes.at(place);
        node.forward.metric = std::move(metrics.forward[place].metric);
        node.backward.metric = std::move(metrics.backward[place].metric);
    }
}

/// Files of older releases have no errors.
void readErrors(Reading& reading, graph::Run& run)
{
    if (!reading.hasTable("error") || !reading.hasTable("run_error"))
        return;
    const Nodes nodes(run.graph);
    Rows row(reading, "error", "SELECT direction, node, " + errorColumnNames() + ", sampled FROM error");
    while (row.next()) {
        graph::Node& node = nodes.at(nodes.placeOf(row.integer(1), "error"));
        auto& error = node.side(directionFrom(row.bytes(0))).error;
        if (error)
            throw Damaged(say::rowTwice("error"));
        graph::TensorError read = errorFrom(row, 2);
        read.sampled = row.integer(2 + static_cast<int>(graph::errorColumns.size())) != 0;
        error = std::make_shared<const graph::TensorError>(read);
    }
    Rows whole(reading, "run_error", "SELECT reference_loss, loss, " + errorColumnNames() + " FROM run_error",
               1);
    while (whole.next())
        run.error = {whole.real(0), whole.real(1), errorFrom(whole, 2)};
}

void readModules(Reading& reading, graph::Run& run)
{
    const Nodes nodes(run.graph);
    const bool withPlaces = reading.number("user_version") >= 3;
    Rows row(reading, "module",
             "SELECT call, output_number, path, type, output, node" +
                 std::string(withPlaces ? ", caller, file, line" : "") +
                 " FROM module ORDER BY call, output_number");
    Ascending order("module");
    while (row.next()) {
        const std::int64_t call = row.integer(0);
        order.check(call, row.integer(1));
        if (run.modules.empty() || run.modules.back().order != call)
            run.modules.push_back({call, row.modulePath(2), row.name(3), {}});
        graph::ModuleCall& read = run.modules.back();
        if (withPlaces) {
            read.caller = row.modulePath(6);
            read.location = {row.name(7), row.smallNumber(8)};
        }
        if (row.isNull(5))
            continue;
        read.outputs.push_back({row.name(4), row.integer(5)});
        nodes.check(read.outputs.back().node, "module");
    }
}

/// What does not fit is left: its English stands beside it.
message::Message saidIn(const std::string& text)
{
    constexpr std::size_t longest = std::size_t{64} << 10;
    const auto document = text::parseJson(text, {longest});
    return document ? message::messageFromJson(*document) : message::Message();
}

void readSources(Reading& reading, graph::Run& run)
{
    Rows row(reading, "source", "SELECT file, text FROM source", mostSources);
    while (row.next())
        if (!run.sources.emplace(row.name(0), row.text(1)).second)
            throw Damaged(say::rowTwice("source"));
}

void readProblems(Reading& reading, graph::Run& run)
{
    const Nodes nodes(run.graph);
    const bool saysWhat = reading.hasColumn("problem", "said");
    Rows row(reading, "problem",
             "SELECT number, severity, id, message, node, file, line" +
                 std::string(saysWhat ? ", said" : "") + " FROM problem ORDER BY number",
             mostProblems);
    Ascending order("problem");
    while (row.next()) {
        order.check(row.integer(0));
        graph::Problem problem;
        problem.severity = orDamaged(graph::severityFrom(row.bytes(1)), "problem", "severity");
        problem.id = reading.ownWord(row.name(2));
        problem.message = row.text(3);
        if (!row.isNull(4)) {
            problem.node = row.integer(4);
            nodes.check(*problem.node, "problem");
        }
        problem.location = {row.name(5), row.smallNumber(6)};
        if (saysWhat && !row.isNull(7))
            problem.said = saidIn(reading.ownWord(row.text(7)));
        run.problems.push_back(std::move(problem));
    }
}

} // namespace

graph::Run readTables(Reading& reading)
{
    graph::Run run;
    readFacts(reading, run);
    readNodes(reading, run.graph);
    readEdges(reading, run.graph);
    readMetrics(reading, run.graph);
    readErrors(reading, run);
    graph::addRoundings(run.graph, readRoundings(reading));
    graph::markUnrounded(run.graph);
    graph::markZeroGradients(run.graph);
    graph::markMasks(run.graph);
    readModules(reading, run);
    readSources(reading, run);
    readProblems(reading, run);
    return run;
}

} // namespace scalescope::runfile
