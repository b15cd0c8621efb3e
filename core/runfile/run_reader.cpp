// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/run_reader.h"

#include "core/runfile/encoding.h"
#include "core/runfile/reading.h"

#include <SQLiteCpp/SQLiteCpp.h>
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
T orDamaged(std::optional<T> value, const char* where)
{
    if (!value)
        throw Damaged(std::string(where) + " holds a value that is not allowed there");
    return std::move(*value);
}

void readFacts(Reading& reading, graph::Run& run)
{
    Rows row(reading, "run", mostFacts, "SELECT key, value FROM run");
    while (row.next())
        run.facts[row.name(0)] = row.text(1);
    const auto status = run.facts.extract("status");
    if (!status.empty())
        run.status = orDamaged(graph::runStatusFrom(status.mapped()), "table run");
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

graph::Node nodeFrom(Rows& row)
{
    graph::Node node;
    node.id = row.integer(0);
    node.name = row.name(1);
    node.kind = orDamaged(graph::nodeKindFrom(row.bytes(2)), "table node, column kind");
    node.target = row.name(3);
    node.module = row.modulePath(4);
    node.moduleType = row.name(5);
    node.location = {row.name(6), row.smallNumber(7)};
    node.provenance = graph::Provenance(row.text(8));
    node.arguments = orDamaged(decodeArguments(row.bytes(9)), "table node, column arguments");
    node.shape = orDamaged(decodeShape(row.bytes(10)), "table node, column shape");
    node.dtype = row.name(11);
    node.device = row.name(12);
    node.contiguous = row.integer(13) != 0;
    node.floating = row.integer(14) != 0;
    node.requiresGrad = row.integer(15) != 0;
    node.outputIndex = row.smallNumber(16);
    if (!referToEarlier(node.arguments, node.id))
        throw Damaged("table node, column arguments refers to a later node");
    return node;
}

void readNodes(Reading& reading, graph::Graph& graph)
{
    Rows row(reading, {"node"},
             "SELECT id, name, kind, target, module, module_type, file, line, provenance, "
             "arguments, shape, dtype, device, contiguous, floating, requires_grad, "
             "output_index FROM node ORDER BY id");
    while (row.next()) {
        graph::Node node = nodeFrom(row);
        // Nodes are looked up in the order of their ids, which SQLite takes from its pages as they are.
        if (!graph.nodes.empty() && graph.nodes.back().id >= node.id)
            throw Damaged("table node is not in the order of its ids");
        graph.nodes.push_back(std::move(node));
    }
}

void readEdges(Reading& reading, graph::Graph& graph)
{
    Rows row(reading, {"edge"}, "SELECT source, target, argument FROM edge ORDER BY target, argument");
    while (row.next()) {
        const graph::Edge edge{row.integer(0), row.integer(1), row.smallNumber(2)};
        if (edge.source >= edge.target)
            throw Damaged("table edge leads back in the order of execution");
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
    throw Damaged("column direction holds a value that is not allowed there");
}

void readMetrics(Reading& reading, graph::Graph& graph)
{
    std::unordered_map<graph::NodeId, graph::Node*> nodes;
    for (graph::Node& node : graph.nodes)
        nodes.emplace(node.id, &node);
    Rows row(reading, {"metric", "histogram"},
             "SELECT direction, node, mean_abs, abs_mean, std, abs_max, abs_min, numel, rms, "
             "abs_min_nonzero, zeros, nans, pos_infs, neg_infs, bins "
             "FROM metric LEFT JOIN histogram USING (direction, node)");
    while (row.next()) {
        const auto node = nodes.find(row.integer(1));
        if (node == nodes.end())
            continue;
        auto metric = std::make_shared<graph::Metric>();
        metric->statistics = statisticsFrom(row);
        metric->histogram = orDamaged(decodeHistogram(row.bytes(14)), "table histogram");
        (directionFrom(row.bytes(0)) == graph::Direction::Forward ? node->second->forward
                                                                  : node->second->backward) =
            std::move(metric);
    }
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

void readTexts(Reading& reading, graph::Run& run)
{
    Rows source(reading, "source", mostSources, "SELECT file, text FROM source");
    while (source.next())
        run.sources[source.name(0)] = source.text(1);
    Rows row(reading, "problem", mostProblems,
             "SELECT severity, id, message, node, file, line FROM problem ORDER BY number");
    while (row.next()) {
        graph::Problem problem;
        problem.severity = orDamaged(graph::severityFrom(row.bytes(0)), "table problem, column severity");
        problem.id = row.name(1);
        problem.message = row.text(2);
        if (!row.isNull(3))
            problem.node = row.integer(3);
        problem.location = {row.name(4), row.smallNumber(5)};
        run.problems.push_back(std::move(problem));
    }
}

graph::Run readTables(Reading& reading)
{
    graph::Run run;
    readFacts(reading, run);
    readNodes(reading, run.graph);
    readEdges(reading, run.graph);
    readMetrics(reading, run.graph);
    readModules(reading, run);
    readTexts(reading, run);
    return run;
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

void readQuantised(Reading& reading, graph::TransformRecords& records)
{
    Rows row(reading, {"quantisation"},
             "SELECT provenance, direction, role, target, module, format, rounding, numel, "
             "saturated, flushed, subnormal, nans, sqnr FROM quantisation ORDER BY number");
    while (row.next())
        records.quantised.push_back({graph::Provenance(row.text(0)), directionFrom(row.bytes(1)), row.name(2),
                                     row.name(3), row.modulePath(4), row.name(5), row.name(6), row.count(7),
                                     row.count(8), row.count(9), row.count(10), row.count(11), row.real(12)});
}

graph::TransformRecords readRecords(Reading& reading)
{
    graph::TransformRecords records;
    if (!reading.hasTable("transform") || !reading.hasTable("quantisation")) // of version 1
        return records;
    readNotes(reading, records);
    readQuantised(reading, records);
    return records;
}

Error unreadable(const fs::path& file, const std::string& sentenceEnd)
{
    return Error{ExitStatus::Unreadable, file.string() + " " + sentenceEnd, {}};
}

Error damaged(const fs::path& file, const std::string& what)
{
    return unreadable(file, "is damaged (" + what + "); take another copy, or run the model again.");
}

/// What can be told before SQLite opens the file.
std::optional<Error> checkFile(const fs::path& file)
{
    std::error_code failed;
    const auto status = fs::status(file, failed);
    if (!fs::exists(status))
        return Error{ExitStatus::Unreadable, "There is no file " + file.string() + "; check the name.", {}};
    if (fs::is_directory(status))
        return unreadable(file, "is a folder; name a run file (.scales) in it.");
    if (!fs::is_regular_file(status)) // opening a pipe would wait for somebody to write into it
        return unreadable(file, "is no regular file; name a run file (.scales).");
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return unreadable(file, "can't be opened; check that you may read it.");
    std::array<char, 16> start{};
    stream.read(start.data(), start.size());
    if (stream.gcount() == 0)
        return unreadable(file, "is empty: nothing was written before the run ended; run it again.");
    if (std::string_view(start.data(), start.size()) != std::string_view("SQLite format 3\0", 16))
        return unreadable(file,
                          "is not a run file; run files end in .scales and are made by scalescope run.");
    return std::nullopt;
}

std::optional<Error> checkMarks(const fs::path& file, Reading& reading)
{
    if (reading.number("application_id") != applicationId)
        return unreadable(file, "is a database of another program, not a run file; open a .scales file.");
    const int version = reading.number("user_version");
    if (version > formatVersion)
        return unreadable(file, "has run file version " + std::to_string(version) +
                                    ", but this program reads versions up to " +
                                    std::to_string(formatVersion) + "; update Scalescope to open it.");
    if (version < 1)
        return damaged(file, "its version is " + std::to_string(version));
    return std::nullopt;
}

Error databaseError(const fs::path& file, const SQLite::Exception& exception)
{
    switch (exception.getErrorCode()) {
    case SQLITE_BUSY:
        return unreadable(file, "is locked by another program; try again when that is done.");
    case SQLITE_CANTOPEN:
    case SQLITE_READONLY:
        return unreadable(file, "can't be opened (" + std::string(exception.what()) +
                                    "); copy it to a folder that you may write to and open it there.");
    case SQLITE_INTERRUPT:
        return damaged(file, "reading it does not end");
    case SQLITE_TOOBIG:
        return damaged(file, "it holds a value larger than any of a run");
    default:
        return damaged(file, exception.what());
    }
}

/// Opens a run file, and reads from it with `read`.
template <typename Content, typename Read>
Result<Content> readFrom(const fs::path& file, std::stop_token stop, const Read& read)
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
            return fail(ExitStatus::Stopped, "Reading " + file.string() + " was broken off.");
        return tl::unexpected(databaseError(file, exception));
    } catch (const std::bad_alloc&) {
        return tl::unexpected(unreadable(
            file, "needs more memory than there is; close other programs, or open it on a larger machine."));
    } catch (const std::exception& exception) {
        return tl::unexpected(damaged(file, exception.what()));
    }
}

} // namespace

Result<graph::Run> readRun(const fs::path& file, std::stop_token stop)
{
    return readFrom<graph::Run>(file, std::move(stop), readTables);
}

Result<graph::TransformRecords> readTransforms(const fs::path& file, std::stop_token stop)
{
    return readFrom<graph::TransformRecords>(file, std::move(stop), readRecords);
}

} // namespace scalescope::runfile
