// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/masks.h"
#include "core/graph/roundings.h"
#include "core/graph/zero_gradients.h"
#include "core/runfile/records.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>
#include <utility>

namespace scalescope::runfile {

namespace {

/// The records of a table, as core/runfile/records.h describes them, in the order of their keys.
template <typename Record>
class Records
{
public:
    /// `most` is the number that no run has more of.
    explicit Records(Reading& reading, std::int64_t most = std::numeric_limits<std::int64_t>::max())
        : m_rows(reading, reading.nameOf(tableOf<Record>().name).c_str(), query(reading, tableOf<Record>()),
                 most)
    {
    }

    /// The next one; nothing behind the last.
    std::optional<Record> next()
    {
        std::optional<Record> record;
        if (m_rows.next()) {
            m_column = m_isThere.begin();
            m_at = 0;
            describe(*this, record.emplace());
        }
        return record;
    }

    void table(const char* /*name*/) {}
    void column(const char* /*name*/, auto& value, const auto& kind, Trait /*trait*/ = Trait::None)
    {
        if (*m_column++)
            value = std::invoke(kind.read, m_rows, m_at++);
    }

private:
    /// All of today's columns that the file has.
    std::string query(Reading& reading, const Table& table)
    {
        std::vector<std::string> names;
        for (const Table::Column& column : table.columns) {
            m_isThere.push_back(column.trait != Trait::Later ||
                                reading.hasColumn(reading.nameOf(table.name).c_str(), column.name.c_str()));
            if (m_isThere.back())
                names.push_back(column.name);
        }
        return fmt::format("SELECT {} FROM {}{}{}", fmt::join(names, ", "), reading.nameOf(table.name),
                           table.keys.empty() ? "" : " ORDER BY ", fmt::join(table.keys, ", "));
    }

    std::vector<bool> m_isThere; ///< for each column of today's
    Rows m_rows;
    std::vector<bool>::const_iterator m_column; ///< of today's
    int m_at = 0;                               ///< of the file's
};

void readFacts(Reading& reading, graph::Run& run)
{
    Records<Fact> facts(reading, mostFacts);
    std::set<std::string> keys;
    while (const auto fact = facts.next()) {
        if (!keys.insert(fact->key).second)
            throw Damaged(say::rowTwice("run"));
        if (fact->key == "status")
            run.status = orDamaged(graph::runStatusFrom(fact->value), "run");
        else
            run.facts.set(fact->key, fact->value);
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

void readNodes(Reading& reading, graph::Graph& graph)
{
    Records<graph::Node> records(reading);
    while (auto node = records.next()) {
        // Nodes are looked up in the order of their ids, which SQLite takes from its pages as they are.
        if (!graph.nodes.empty() && graph.nodes.back().id >= node->id)
            throw Damaged(say::nodesNotOrdered());
        graph.nodes.push_back(std::move(*node));
    }
    const Nodes nodes(graph);
    for (const graph::Node& node : graph.nodes)
        checkReferences(node.arguments, node.id, nodes);
}

void readEdges(Reading& reading, graph::Graph& graph)
{
    const Nodes nodes(graph);
    Records<graph::Edge> edges(reading);
    Ascending order("edge");
    while (const auto edge = edges.next()) {
        order.check(edge->target, edge->argument);
        if (edge->source >= edge->target)
            throw Damaged(say::edgeLeadsBack());
        for (const graph::NodeId end : {edge->source, edge->target})
            nodes.check(end, "edge");
        graph.edges.push_back(*edge);
    }
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

    Slot& of(const graph::TensorId& tensor, const char* table)
    {
        auto& slots = tensor.direction == graph::Direction::Forward ? forward : backward;
        return slots[nodes.placeOf(tensor.node, table)];
    }

    Nodes nodes;
    std::vector<Slot> forward;
    std::vector<Slot> backward;
};

void readStatistics(Reading& reading, Metrics& metrics)
{
    Records<OfTensor<graph::Statistics>> records(reading);
    Elements elements("metric");
    while (const auto read = records.next()) {
        Metrics::Slot& slot = metrics.of(read->tensor, "metric");
        if (slot.metric)
            throw Damaged(say::rowTwice("metric"));
        slot.metric = std::make_shared<graph::Metric>();
        slot.metric->statistics = read->record;
        elements.add(read->record.numel);
    }
}

void readHistograms(Reading& reading, Metrics& metrics)
{
    Records<OfTensor<Histograms>> records(reading);
    while (const auto read = records.next()) {
        Metrics::Slot& slot = metrics.of(read->tensor, "histogram");
        if (std::exchange(slot.hasHistogram, true))
            throw Damaged(say::rowTwice("histogram"));
        if (!slot.metric) // of a tensor without one nothing is shown
            continue;
        slot.metric->histogram = orDamaged(decodeHistogram(read->record.bins), "histogram");
        slot.metric->blockMaxima = orDamaged(decodeHistogram(read->record.blockMaxima), "histogram");
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
    Records<OfTensor<graph::TensorError>> records(reading);
    while (const auto read = records.next()) {
        graph::Node& node = nodes.at(nodes.placeOf(read->tensor.node, "error"));
        auto& error = node.side(read->tensor.direction).error;
        if (error)
            throw Damaged(say::rowTwice("error"));
        error = std::make_shared<const graph::TensorError>(read->record);
    }
    Records<graph::RunError> whole(reading, 1);
    while (const auto error = whole.next())
        run.error = *error;
}

void readModules(Reading& reading, graph::Run& run)
{
    const Nodes nodes(run.graph);
    Records<OutputOfCall> records(reading);
    Ascending order("module");
    while (const auto read = records.next()) {
        order.check(read->call, read->number);
        if (run.modules.empty() || run.modules.back().order != read->call)
            run.modules.push_back({read->call, read->module, read->type, {}, read->caller, read->location});
        if (!read->node)
            continue;
        run.modules.back().outputs.push_back({read->output.value_or(""), *read->node});
        nodes.check(*read->node, "module");
    }
}

void readSources(Reading& reading, graph::Run& run)
{
    Records<Source> sources(reading, mostSources);
    while (auto source = sources.next())
        if (!run.sources.emplace(std::move(source->file), std::move(source->content)).second)
            throw Damaged(say::rowTwice("source"));
}

void readProblems(Reading& reading, graph::Run& run)
{
    const Nodes nodes(run.graph);
    Records<Numbered<graph::Problem>> problems(reading, mostProblems);
    Ascending order("problem");
    while (auto problem = problems.next()) {
        order.check(problem->number);
        if (problem->record.node)
            nodes.check(*problem->record.node, "problem");
        run.problems.push_back(std::move(problem->record));
    }
}

void readNotes(Reading& reading, graph::TransformRecords& records)
{
    Records<Numbered<graph::TransformNote>> notes(reading);
    Ascending order("transform");
    while (auto note = notes.next()) {
        order.check(note->number);
        records.notes.push_back(std::move(note->record));
    }
}

/// The tensors that transforms rounded; none in files of version 1.
std::vector<graph::QuantizedTensor> readRoundings(Reading& reading)
{
    std::vector<graph::QuantizedTensor> rounded;
    if (!reading.hasTable(reading.nameOf("quantization").c_str())) // version 1 has none
        return rounded;
    Records<Numbered<graph::QuantizedTensor>> records(reading);
    Ascending order("quantization");
    Elements elements("quantization");
    while (auto read = records.next()) {
        order.check(read->number);
        const graph::QuantizedTensor& tensor = read->record;
        elements.add(tensor.numel);
        for (const std::int64_t part : {tensor.saturated, tensor.flushed, tensor.subnormal, tensor.nans})
            elements.checkParts(tensor.numel, {part});
        rounded.push_back(std::move(read->record));
    }
    return rounded;
}

} // namespace

graph::TransformRecords readRecords(Reading& reading)
{
    graph::TransformRecords records;
    if (reading.hasTable("transform")) // not in version 1
        readNotes(reading, records);
    records.quantized = readRoundings(reading);
    return records;
}

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
