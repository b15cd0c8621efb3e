// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/run_reader.h"

#include "core/graph/roundings.h"
#include "core/graph/zero_gradients.h"
#include "core/message/message_json.h"
#include "core/message/say_runfile.h"
#include "core/runfile/encoding.h"
#include "core/runfile/reading.h"
#include "core/text/json_text.h"

#include <SQLiteCpp/Exception.h>
#include <algorithm>
#include <array>
#include <fstream>
#include <sqlite3.h>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace scalescope::runfile {

namespace {

namespace fs = std::filesystem;

// What a row takes in memory is many times what it takes in the file, and of these a run has few: problems
// are listed up to 50 of a kind, sources are the files of a model's code.
constexpr std::int64_t mostFacts = 10'000;
constexpr std::int64_t mostProblems = 10'000;
constexpr std::int64_t mostSources = 100'000;

template <typename T>
T orDamaged(std::optional<T> value, const char* table)
{
    if (!value)
        throw Damaged(say::valueNotAllowed(table));
    return std::move(*value);
}

template <typename T>
T orDamaged(std::optional<T> value, const char* table, const char* column)
{
    if (!value)
        throw Damaged(say::columnNotAllowed(table, column));
    return std::move(*value);
}

void readFacts(Reading& reading, graph::Run& run)
{
    Rows row(reading, "run", mostFacts, "SELECT key, value FROM run");
    while (row.next())
        if (std::string key = row.name(0); key == "status")
            run.status = orDamaged(graph::runStatusFrom(row.text(1)), "run");
        else
            run.facts.set(key, row.text(1));
}

/// Whether all nodes that arguments refer to come before that one, as they do in the order of execution.
bool referToEarlier(const std::vector<graph::Argument>& arguments, graph::NodeId node)
{
    return std::ranges::all_of(arguments, [node](const graph::Argument& argument) {
        if (const auto* list = std::get_if<graph::Argument::List>(&argument.value))
            return referToEarlier(*list, node);
        const auto* source = std::get_if<graph::NodeId>(&argument.value);
        return source == nullptr || *source < node;
    });
}

graph::Node nodeFrom(Rows& row, bool hasCaller)
{
    graph::Node node;
    node.id = row.integer(0);
    node.name = row.name(1);
    node.kind = orDamaged(graph::nodeKindFrom(row.bytes(2)), "node", "kind");
    node.target = row.name(3);
    node.module = row.modulePath(4);
    node.moduleType = row.name(5);
    node.location = {row.name(6), row.smallNumber(7)};
    node.provenance = graph::Provenance(row.text(8));
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
    if (!referToEarlier(node.arguments, node.id))
        throw Damaged(say::laterNode());
    return node;
}

void readNodes(Reading& reading, graph::Graph& graph)
{
    const bool hasCaller = reading.hasColumn("node", "caller_file"); // not in files of older releases
    Rows row(reading, {"node"},
             "SELECT id, name, kind, target, module, module_type, file, line, provenance, "
             "arguments, shape, dtype, device, contiguous, floating, requires_grad, "
             "output_index" +
                 std::string(hasCaller ? ", caller_file, caller_line" : "") + " FROM node ORDER BY id");
    while (row.next()) {
        graph::Node node = nodeFrom(row, hasCaller);
        // Nodes are looked up in the order of their ids, which SQLite takes from its pages as they are.
        if (!graph.nodes.empty() && graph.nodes.back().id >= node.id)
            throw Damaged(say::nodesNotOrdered());
        graph.nodes.push_back(std::move(node));
    }
}

void readEdges(Reading& reading, graph::Graph& graph)
{
    Rows row(reading, {"edge"}, "SELECT source, target, argument FROM edge ORDER BY target, argument");
    while (row.next()) {
        const graph::Edge edge{row.integer(0), row.integer(1), row.smallNumber(2)};
        if (edge.source >= edge.target)
            throw Damaged(say::edgeLeadsBack());
        graph.edges.push_back(edge); // pruning leaves out those of nodes that are not there
    }
}

graph::Statistics statisticsFrom(const Rows& row)
{
    graph::Statistics statistics;
    statistics.meanAbs = row.real(2);
    statistics.absMean = row.real(3);
    statistics.std = row.real(4);
    statistics.absMax = row.real(5);
    statistics.absMin = row.real(6);
    statistics.numel = row.count(7);
    statistics.rms = row.real(8);
    statistics.absMinNonzero = row.real(9);
    statistics.zeros = row.count(10);
    statistics.nans = row.count(11);
    statistics.posInfs = row.count(12);
    statistics.negInfs = row.count(13);
    return statistics;
}

graph::Direction directionFrom(std::string_view text)
{
    for (const auto direction : {graph::Direction::Forward, graph::Direction::Backward})
        if (text == toString(direction))
            return direction;
    throw Damaged(say::directionNotAllowed());
}

std::unordered_map<graph::NodeId, graph::Node*> nodesById(graph::Graph& graph)
{
    std::unordered_map<graph::NodeId, graph::Node*> nodes;
    for (graph::Node& node : graph.nodes)
        nodes.emplace(node.id, &node);
    return nodes;
}

void readMetrics(Reading& reading, graph::Graph& graph)
{
    const auto nodes = nodesById(graph);
    const bool hasMaxima = reading.hasColumn("histogram", "block_maxima"); // not in files of older releases
    Rows row(reading, {"metric", "histogram"},
             "SELECT direction, node, mean_abs, abs_mean, std, abs_max, abs_min, numel, rms, "
             "abs_min_nonzero, zeros, nans, pos_infs, neg_infs, bins" +
                 std::string(hasMaxima ? ", block_maxima" : "") +
                 " FROM metric LEFT JOIN histogram USING (direction, node)");
    while (row.next()) {
        const auto node = nodes.find(row.integer(1));
        if (node == nodes.end())
            continue;
        auto metric = std::make_shared<graph::Metric>();
        metric->statistics = statisticsFrom(row);
        metric->histogram = orDamaged(decodeHistogram(row.bytes(14)), "histogram");
        if (hasMaxima)
            metric->blockMaxima = orDamaged(decodeHistogram(row.bytes(15)), "histogram");
        (directionFrom(row.bytes(0)) == graph::Direction::Forward ? node->second->forward
                                                                  : node->second->backward) =
            std::move(metric);
    }
}

/// Files of older releases have no errors.
void readErrors(Reading& reading, graph::Run& run)
{
    if (!reading.hasTable("error") || !reading.hasTable("run_error"))
        return;
    const auto nodes = nodesById(run.graph);
    Rows row(reading, {"error"},
             "SELECT direction, node, sqnr_db, cosine, relative_error, norm_ratio, sampled FROM error");
    while (row.next()) {
        const auto direction = directionFrom(row.bytes(0));
        const auto node = nodes.find(row.integer(1));
        if (node == nodes.end())
            continue;
        auto error = std::make_shared<const graph::TensorError>(
            graph::TensorError{row.real(2), row.real(3), row.real(4), row.real(5), row.integer(6) != 0});
        (direction == graph::Direction::Forward ? node->second->forwardError : node->second->backwardError) =
            std::move(error);
    }
    Rows whole(reading, "run_error", 1,
               "SELECT reference_loss, loss, sqnr_db, cosine, relative_error, norm_ratio FROM run_error");
    while (whole.next())
        run.error = {whole.real(0),
                     whole.real(1),
                     {whole.real(2), whole.real(3), whole.real(4), whole.real(5), false}};
}

void readModules(Reading& reading, graph::Run& run)
{
    const bool withPlaces = reading.number("user_version") >= 3;
    Rows row(reading, {"module"},
             "SELECT call, path, type, output, node" + std::string(withPlaces ? ", caller, file, line" : "") +
                 " FROM module ORDER BY call, output_number");
    while (row.next()) {
        const std::int64_t call = row.integer(0);
        if (run.modules.empty() || run.modules.back().order != call)
            run.modules.push_back({call, row.modulePath(1), row.name(2), {}});
        graph::ModuleCall& read = run.modules.back();
        if (withPlaces) {
            read.caller = row.modulePath(5);
            read.location = {row.name(6), row.smallNumber(7)};
        }
        if (!row.isNull(4))
            read.outputs.push_back({row.name(3), row.integer(4)});
    }
}

/// What does not fit is left: its English stands beside it.
message::Message saidIn(const std::string& text)
{
    constexpr std::size_t longest = std::size_t{64} << 10;
    const auto document = text::parseJson(text, {longest});
    return document ? message::messageFromJson(*document) : message::Message();
}

void readTexts(Reading& reading, graph::Run& run)
{
    Rows source(reading, "source", mostSources, "SELECT file, text FROM source");
    while (source.next())
        run.sources[source.name(0)] = source.text(1);
    const bool saysWhat = reading.hasColumn("problem", "said");
    Rows row(reading, "problem", mostProblems,
             "SELECT severity, id, message, node, file, line" + std::string(saysWhat ? ", said" : "") +
                 " FROM problem ORDER BY number");
    while (row.next()) {
        graph::Problem problem;
        problem.severity = orDamaged(graph::severityFrom(row.bytes(0)), "problem", "severity");
        problem.id = row.name(1);
        problem.message = row.text(2);
        if (!row.isNull(3))
            problem.node = row.integer(3);
        problem.location = {row.name(4), row.smallNumber(5)};
        if (saysWhat && !row.isNull(6))
            problem.said = saidIn(row.text(6));
        run.problems.push_back(std::move(problem));
    }
}

void readNotes(Reading& reading, graph::TransformRecords& records)
{
    Rows row(reading, {"transform"},
             "SELECT transform, action, target, module, provenance, file, line, message "
             "FROM transform ORDER BY number");
    while (row.next())
        records.notes.push_back({row.name(0),
                                 row.name(1),
                                 row.name(2),
                                 row.modulePath(3),
                                 graph::Provenance(row.text(4)),
                                 {row.name(5), row.smallNumber(6)},
                                 row.text(7)});
}

std::vector<graph::QuantisedTensor> readRoundings(Reading& reading)
{
    std::vector<graph::QuantisedTensor> rounded;
    if (!reading.hasTable("quantisation")) // version 1 has none
        return rounded;
    const bool hasScaling = reading.hasColumn("quantisation", "scaling"); // not before there were recipes
    Rows row(reading, {"quantisation"},
             "SELECT provenance, direction, role, target, module, format, rounding, numel, "
             "saturated, flushed, subnormal, nans, sqnr" +
                 std::string(hasScaling ? ", scaling" : "") + " FROM quantisation ORDER BY number");
    while (row.next()) {
        rounded.push_back({graph::Provenance(row.text(0)), directionFrom(row.bytes(1)),
                           graph::RoundingRole(row.name(2)), row.name(3), row.modulePath(4), row.name(5),
                           row.name(6), row.count(7), row.count(8), row.count(9), row.count(10),
                           row.count(11), row.real(12)});
        if (hasScaling)
            rounded.back().scaling = row.name(13);
    }
    return rounded;
}

graph::TransformRecords readRecords(Reading& reading)
{
    graph::TransformRecords records;
    if (reading.hasTable("transform")) // not in version 1
        readNotes(reading, records);
    records.quantised = readRoundings(reading);
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
    readModules(reading, run);
    readTexts(reading, run);
    return run;
}

Error damaged(const fs::path& file, message::Clause what)
{
    return errorOf(say::runFileDamaged(file.string(), std::move(what)));
}

/// What can be told before SQLite opens the file.
std::optional<Error> checkFile(const fs::path& file)
{
    std::error_code failed;
    const auto status = fs::status(file, failed);
    if (!fs::exists(status))
        return errorOf(say::runFileMissing(file.string()));
    if (fs::is_directory(status))
        return errorOf(say::runFileIsFolder(file.string()));
    if (!fs::is_regular_file(status)) // opening a pipe would wait for somebody to write into it
        return errorOf(say::runFileNotRegular(file.string()));
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return errorOf(say::runFileNotPermitted(file.string()));
    std::array<char, 16> start{};
    stream.read(start.data(), start.size());
    if (stream.gcount() == 0)
        return errorOf(say::runFileEmpty(file.string()));
    if (std::string_view(start.data(), start.size()) != std::string_view("SQLite format 3\0", 16))
        return errorOf(say::notRunFile(file.string()));
    return std::nullopt;
}

std::optional<Error> checkMarks(const fs::path& file, Reading& reading)
{
    if (reading.number("page_count") == 0) // a run was killed in its first batch, which was undone just now
        return errorOf(say::runFileEmpty(file.string()));
    if (reading.number("application_id") != applicationId)
        return errorOf(say::foreignDatabase(file.string()));
    const int version = reading.number("user_version");
    if (version > formatVersion)
        return errorOf(say::runFileTooNew(file.string(), version, formatVersion));
    if (version < 1)
        return damaged(file, say::runFileVersionIs(version));
    return std::nullopt;
}

Error databaseError(const fs::path& file, const SQLite::Exception& exception)
{
    switch (exception.getErrorCode()) {
    case SQLITE_BUSY:
        return errorOf(say::runFileLocked(file.string()));
    case SQLITE_CANTOPEN:
    case SQLITE_READONLY:
        return errorOf(say::runFileNotOpened(file.string(), exception.what()));
    case SQLITE_INTERRUPT:
        return damaged(file, say::readingDoesNotEnd());
    case SQLITE_TOOBIG:
        return damaged(file, say::valueTooLarge());
    default:
        return damaged(file, say::verbatim(exception.what()));
    }
}

/// Opens a run file, and reads from it with `read`.
template <typename Content, typename Read>
Result<Content> readFrom(const fs::path& file, const std::stop_token& stop, const Read& read)
{
    if (auto error = checkFile(file))
        return tl::unexpected(std::move(*error));
    try {
        Reading reading(file, stop);
        if (auto error = checkMarks(file, reading))
            return tl::unexpected(std::move(*error));
        Content content = read(reading);
        reading.finish();
        return content;
    } catch (const SQLite::Exception& exception) {
        if (stop.stop_requested())
            return fail(say::readingInterrupted(file.string()));
        return tl::unexpected(databaseError(file, exception));
    } catch (const std::bad_alloc&) {
        return fail(say::runFileTooLarge(file.string()));
    } catch (const Damaged& found) {
        return tl::unexpected(damaged(file, found.where));
    } catch (const std::exception& exception) {
        return tl::unexpected(damaged(file, say::verbatim(exception.what())));
    }
}

} // namespace

Result<graph::Run> readRun(const fs::path& file, const std::stop_token& stop)
{
    return readFrom<graph::Run>(file, stop, readTables);
}

Result<graph::TransformRecords> readTransforms(const fs::path& file, const std::stop_token& stop)
{
    return readFrom<graph::TransformRecords>(file, stop, readRecords);
}

} // namespace scalescope::runfile
