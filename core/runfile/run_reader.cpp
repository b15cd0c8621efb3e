// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/run_reader.h"

#include "core/runfile/encoding.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <algorithm>
#include <array>
#include <fstream>
#include <sqlite3.h>
#include <stdexcept>
#include <string_view>
#include <unordered_map>

namespace scalescope::runfile {

namespace {

namespace fs = std::filesystem;

/// A writer holds the file only while it commits a batch.
constexpr int patienceMilliseconds = 5000;

/// A value that no writer of this format leaves; what() says where.
struct Damaged : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

std::string_view bytesOf(const SQLite::Column& column)
{
    const auto* data = static_cast<const char*>(column.getBlob()); // null where it is empty
    return {data ? data : "", static_cast<std::size_t>(data ? column.getBytes() : 0)};
}

std::string text(const SQLite::Statement& row, int column)
{
    return std::string(bytesOf(row.getColumn(column)));
}

std::int64_t integer(const SQLite::Statement& row, int column)
{
    return row.getColumn(column).getInt64();
}

double real(const SQLite::Statement& row, int column)
{
    const SQLite::Column value = row.getColumn(column);
    return value.isNull() ? graph::Statistics::unavailable : value.getDouble();
}

template <typename T>
T orDamaged(std::optional<T> value, const char* where)
{
    if (!value)
        throw Damaged(std::string(where) + " holds a value that is not allowed there");
    return std::move(*value);
}

void readFacts(SQLite::Database& database, graph::Run& run)
{
    SQLite::Statement row(database, "SELECT key, value FROM run");
    while (row.executeStep())
        run.facts[text(row, 0)] = text(row, 1);
    const auto status = run.facts.extract("status");
    if (!status.empty())
        run.status = orDamaged(graph::runStatusFrom(status.mapped()), "table run");
}

graph::Node nodeFrom(const SQLite::Statement& row)
{
    graph::Node node;
    node.id = integer(row, 0);
    node.name = text(row, 1);
    node.kind = orDamaged(graph::nodeKindFrom(bytesOf(row.getColumn(2))), "table node, column kind");
    node.target = text(row, 3);
    node.module = text(row, 4);
    node.moduleType = text(row, 5);
    node.location = {text(row, 6), static_cast<int>(integer(row, 7))};
    node.provenance = text(row, 8);
    node.arguments = orDamaged(decodeArguments(text(row, 9)), "table node, column arguments");
    node.shape = orDamaged(decodeShape(bytesOf(row.getColumn(10))), "table node, column shape");
    node.dtype = text(row, 11);
    node.device = text(row, 12);
    node.contiguous = integer(row, 13) != 0;
    node.floating = integer(row, 14) != 0;
    node.requiresGrad = integer(row, 15) != 0;
    node.outputIndex = static_cast<int>(integer(row, 16));
    return node;
}

void readGraph(SQLite::Database& database, graph::Graph& graph)
{
    SQLite::Statement node(database,
                           "SELECT id, name, kind, target, module, module_type, file, line, provenance, "
                           "arguments, shape, dtype, device, contiguous, floating, requires_grad, "
                           "output_index FROM node ORDER BY id");
    while (node.executeStep())
        graph.nodes.push_back(nodeFrom(node));
    SQLite::Statement edge(database, "SELECT source, target, argument FROM edge ORDER BY target, argument");
    while (edge.executeStep())
        graph.edges.push_back({integer(edge, 0), integer(edge, 1), static_cast<int>(integer(edge, 2))});
}

graph::Statistics statisticsFrom(const SQLite::Statement& row)
{
    graph::Statistics statistics;
    statistics.meanAbs = real(row, 2);
    statistics.absMean = real(row, 3);
    statistics.std = real(row, 4);
    statistics.absMax = real(row, 5);
    statistics.absMin = real(row, 6);
    statistics.numel = integer(row, 7);
    statistics.rms = real(row, 8);
    statistics.absMinNonzero = real(row, 9);
    statistics.zeros = integer(row, 10);
    statistics.nans = integer(row, 11);
    statistics.posInfs = integer(row, 12);
    statistics.negInfs = integer(row, 13);
    return statistics;
}

void readMetrics(SQLite::Database& database, graph::Graph& graph)
{
    std::unordered_map<graph::NodeId, graph::Node*> nodes;
    for (graph::Node& node : graph.nodes)
        nodes.emplace(node.id, &node);
    SQLite::Statement row(database,
                          "SELECT direction, node, mean_abs, abs_mean, std, abs_max, abs_min, numel, rms, "
                          "abs_min_nonzero, zeros, nans, pos_infs, neg_infs, bins "
                          "FROM metric LEFT JOIN histogram USING (direction, node)");
    while (row.executeStep()) {
        const auto node = nodes.find(integer(row, 1));
        const std::string_view direction = bytesOf(row.getColumn(0));
        if (node == nodes.end())
            continue;
        auto metric = std::make_shared<graph::Metric>();
        metric->statistics = statisticsFrom(row);
        metric->histogram = orDamaged(decodeHistogram(bytesOf(row.getColumn(14))), "table histogram");
        if (direction == toString(graph::Direction::Forward))
            node->second->forward = std::move(metric);
        else if (direction == toString(graph::Direction::Backward))
            node->second->backward = std::move(metric);
        else
            throw Damaged("table metric, column direction holds a value that is not allowed there");
    }
}

void readModules(SQLite::Database& database, graph::Run& run)
{
    const bool withPlaces = database.execAndGet("PRAGMA user_version").getInt() >= 3;
    SQLite::Statement row(database, "SELECT call, path, type, output, node" +
                                        std::string(withPlaces ? ", caller, file, line" : "") +
                                        " FROM module ORDER BY call, output_number");
    while (row.executeStep()) {
        const std::int64_t call = integer(row, 0);
        if (run.modules.empty() || run.modules.back().order != call)
            run.modules.push_back({call, text(row, 1), text(row, 2), {}});
        graph::ModuleCall& read = run.modules.back();
        if (withPlaces) {
            read.caller = text(row, 5);
            read.location = {text(row, 6), static_cast<int>(integer(row, 7))};
        }
        if (!row.getColumn(4).isNull())
            read.outputs.push_back({text(row, 3), integer(row, 4)});
    }
}

void readTexts(SQLite::Database& database, graph::Run& run)
{
    SQLite::Statement source(database, "SELECT file, text FROM source");
    while (source.executeStep())
        run.sources[text(source, 0)] = text(source, 1);
    SQLite::Statement row(database,
                          "SELECT severity, id, message, node, file, line FROM problem ORDER BY number");
    while (row.executeStep()) {
        graph::Problem problem;
        problem.severity = orDamaged(graph::severityFrom(text(row, 0)), "table problem, column severity");
        problem.id = text(row, 1);
        problem.message = text(row, 2);
        if (!row.getColumn(3).isNull())
            problem.node = integer(row, 3);
        problem.location = {text(row, 4), static_cast<int>(integer(row, 5))};
        run.problems.push_back(std::move(problem));
    }
}

graph::Run readTables(SQLite::Database& database)
{
    graph::Run run;
    database.exec("BEGIN"); // one state of the file for all tables, also while it is being written
    readFacts(database, run);
    readGraph(database, run.graph);
    readMetrics(database, run.graph);
    readModules(database, run);
    readTexts(database, run);
    database.exec("COMMIT");
    return run;
}

graph::Direction directionFrom(const SQLite::Statement& row, int column)
{
    const std::string_view direction = bytesOf(row.getColumn(column));
    if (direction == toString(graph::Direction::Forward))
        return graph::Direction::Forward;
    if (direction == toString(graph::Direction::Backward))
        return graph::Direction::Backward;
    throw Damaged("column direction holds a value that is not allowed there");
}

graph::TransformRecords readRecords(SQLite::Database& database)
{
    graph::TransformRecords records;
    if (!database.tableExists("transform") || !database.tableExists("quantisation"))
        return records;
    SQLite::Statement note(database,
                           "SELECT transform, action, target, module, provenance, file, line, message "
                           "FROM transform ORDER BY number");
    while (note.executeStep())
        records.notes.push_back({text(note, 0),
                                 text(note, 1),
                                 text(note, 2),
                                 text(note, 3),
                                 text(note, 4),
                                 {text(note, 5), static_cast<int>(integer(note, 6))},
                                 text(note, 7)});
    SQLite::Statement row(database,
                          "SELECT provenance, direction, role, target, module, format, rounding, numel, "
                          "saturated, flushed, subnormal, nans, sqnr FROM quantisation ORDER BY number");
    while (row.executeStep())
        records.quantised.push_back({text(row, 0), directionFrom(row, 1), text(row, 2), text(row, 3),
                                     text(row, 4), text(row, 5), text(row, 6), integer(row, 7),
                                     integer(row, 8), integer(row, 9), integer(row, 10), integer(row, 11),
                                     real(row, 12)});
    return records;
}

std::optional<Error> unreadable(const fs::path& file, const std::string& sentenceEnd)
{
    return Error{ExitStatus::Unreadable, file.string() + " " + sentenceEnd, {}};
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

std::optional<Error> checkMarks(const fs::path& file, SQLite::Database& database)
{
    if (database.execAndGet("PRAGMA application_id").getInt() != applicationId)
        return unreadable(file, "is a database of another program, not a run file; open a .scales file.");
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    if (version > formatVersion)
        return unreadable(file, "has run file version " + std::to_string(version) +
                                    ", but this program reads versions up to " +
                                    std::to_string(formatVersion) + "; update Scalescope to open it.");
    return std::nullopt;
}

Error databaseError(const fs::path& file, const SQLite::Exception& exception)
{
    if (exception.getErrorCode() == SQLITE_BUSY)
        return *unreadable(file, "is locked by another program; try again when that is done.");
    if (exception.getErrorCode() == SQLITE_CANTOPEN || exception.getErrorCode() == SQLITE_READONLY)
        return *unreadable(file, "can't be opened (" + std::string(exception.what()) +
                                     "); copy it to a folder that you may write to and open it there.");
    return *unreadable(file, "is damaged (" + std::string(exception.what()) +
                                 "); take another copy, or run the model again.");
}

/// Opens a run file, and reads from it with `read`.
template <typename Content, typename Read>
Result<Content> readFrom(const fs::path& file, const Read& read)
{
    if (auto error = checkFile(file))
        return tl::unexpected(std::move(*error));
    try {
        // Writable where possible: SQLite then undoes the batch in which a writer was killed.
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE, patienceMilliseconds);
        if (auto error = checkMarks(file, database))
            return tl::unexpected(std::move(*error));
        return read(database);
    } catch (const SQLite::Exception& exception) {
        return tl::unexpected(databaseError(file, exception));
    } catch (const Damaged& damaged) {
        return tl::unexpected(*unreadable(file, "is damaged (" + std::string(damaged.what()) +
                                                    "); take another copy, or run the model again."));
    }
}

} // namespace

Result<graph::Run> readRun(const fs::path& file)
{
    return readFrom<graph::Run>(file, readTables);
}

Result<graph::TransformRecords> readTransforms(const fs::path& file)
{
    return readFrom<graph::TransformRecords>(file, readRecords);
}

} // namespace scalescope::runfile
