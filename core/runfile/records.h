// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables of a run file hold, each described once: a function for each kind of record names its table
// and its columns, in their order, to a visitor: Table declares them, Row writes a record, Records reads one.
#pragma once

#include "core/graph/figures.h"
#include "core/graph/run.h"
#include "core/graph/transform_records.h"
#include "core/message/message_json.h"
#include "core/runfile/row.h"
#include "core/runfile/table_checks.h"
#include "core/text/json_text.h"

#include <concepts>
#include <functional>
#include <nlohmann/json.hpp>
#include <type_traits>

namespace scalescope::runfile {

// How values that are no SQL type are stored; docs/run-file.md describes each.

/// Pairs of LEB128 numbers in ascending order of the bins: the distance from the bin before (from 0 for the
/// first) in zigzag form, and the count.
std::string encodeHistogram(const graph::Histogram& histogram);
/// Nothing where the bytes are no such blob.
std::optional<graph::Histogram> decodeHistogram(std::string_view bytes);

/// JSON: [{"name": "input", "node": 3}, {"name": "dim", "constant": "1"}, {"list": [{"node": 1}, {"node":
/// 2}]}]
std::string encodeArguments(const std::vector<graph::Argument>& arguments);
std::optional<std::vector<graph::Argument>> decodeArguments(std::string_view text);

/// JSON: [4,32,64]
std::string encodeShape(const std::vector<std::int64_t>& shape);
std::optional<std::vector<std::int64_t>> decodeShape(std::string_view text);

/// How values stand in a column: what SQL says of it, and what writes a value into a row and reads one from
/// it.
template <typename Write, typename Read>
struct Kind
{
    const char* type;
    Write write; ///< (Row&, value)
    Read read;   ///< (Rows&, column)
};

namespace kind {

inline constexpr const char* aText = "TEXT NOT NULL";
inline constexpr const char* anInteger = "INTEGER NOT NULL";
inline constexpr Kind text{aText, &Row::text, &Rows::text};
inline constexpr Kind name{aText, &Row::name, &Rows::name};
inline constexpr Kind ownName{aText, &Row::name,
                              &Rows::ownName}; ///< one of the program's words, or a model's
inline constexpr Kind ownText{aText, &Row::text, &Rows::ownText};
inline constexpr Kind path{aText, &Row::path, &Rows::modulePath};
inline constexpr Kind blob{"BLOB NOT NULL", &Row::blob, &Rows::text};
inline constexpr Kind real{"REAL", &Row::real, &Rows::real};
inline constexpr Kind integer{anInteger, &Row::integer, &Rows::integer};
inline constexpr Kind count{anInteger, &Row::integer, &Rows::count};           ///< from 0 on
inline constexpr Kind position{anInteger, &Row::position, &Rows::smallNumber}; ///< the same of an int
inline constexpr Kind flag{anInteger, &Row::integer, &Rows::integer};

/// What `toText` writes and `from` reads, which has nothing where the text is none.
template <auto toText, auto from>
constexpr auto coded(const char* table, const char* column)
{
    return Kind{aText, [](Row& row, const auto& value) { row.word(toText(value)); },
                [table, column](Rows& row, int at) { return orDamaged(from(row.bytes(at)), table, column); }};
}

/// What has a text, of that kind.
template <typename T>
constexpr auto textOf(auto kind)
{
    return Kind{aText, [kind](Row& row, const T& value) { std::invoke(kind.write, row, value.text()); },
                [kind](Rows& row, int at) { return T(std::invoke(kind.read, row, at)); }};
}

/// What may be missing.
template <typename T>
constexpr auto orNone(const char* type, auto kind)
{
    return Kind{type,
                [kind](Row& row, const std::optional<T>& value) {
                    value ? std::invoke(kind.write, row, *value) : row.null();
                },
                [kind](Rows& row, int at) {
                    return row.isNull(at) ? std::optional<T>() : std::invoke(kind.read, row, at);
                }};
}

inline constexpr Kind direction{aText, [](Row& row, graph::Direction value) { row.word(toString(value)); },
                                [](Rows& row, int at) { return directionFrom(row.bytes(at)); }};

/// A message as JSON. What is none is left: its English stands beside it.
inline constexpr Kind messageJson{
    "TEXT",
    [](Row& row, const message::Message& said) {
        // A message may hold words of the model: bytes that are no UTF-8 must not make the run fail.
        constexpr auto replace = nlohmann::json::error_handler_t::replace;
        said ? row.word(message::toJson(said).dump(-1, ' ', false, replace)) : row.null();
    },
    [](Rows& row, int at) {
        constexpr std::size_t longest = std::size_t{64} << 10;
        const auto document = text::parseJson(row.ownText(at), {longest});
        return document ? message::messageFromJson(*document) : message::Message();
    }};

} // namespace kind

enum class Trait {
    None,
    Key,
    Later ///< files of older releases lack the column: what it is of keeps its default
};

/// T, or T that is only read.
template <typename T, typename Wanted>
concept Of = std::same_as<std::remove_const_t<T>, Wanted>;

struct Fact
{
    std::string key;
    std::string value;
};

void describe(auto& row, Of<Fact> auto& fact)
{
    row.table("run");
    row.column("key", fact.key, kind::name, Trait::Key);
    row.column("value", fact.value, kind::text);
}

struct Source
{
    std::string file;
    std::string content;
};

void describe(auto& row, Of<Source> auto& source)
{
    row.table("source");
    row.column("file", source.file, kind::name, Trait::Key);
    row.column("text", source.content, kind::text);
}

void describe(auto& row, Of<graph::SourceLocation> auto& place, const char* file = "file",
              const char* line = "line", Trait trait = Trait::None)
{
    row.column(file, place.file, kind::name, trait);
    row.column(line, place.line, kind::position, trait);
}

void describe(auto& row, Of<graph::Node> auto& node)
{
    row.table("node");
    row.column("id", node.id, kind::count, Trait::Key);
    row.column("name", node.name, kind::name);
    row.column("kind", node.kind,
               kind::coded<[](auto kind) { return toString(kind); }, graph::nodeKindFrom>("node", "kind"));
    row.column("target", node.target, kind::ownName);
    row.column("module", node.module, kind::path);
    row.column("module_type", node.moduleType, kind::name);
    describe(row, node.location);
    row.column("provenance", node.provenance, kind::textOf<graph::Provenance>(kind::ownText));
    row.column("arguments", node.arguments,
               kind::coded<encodeArguments, decodeArguments>("node", "arguments"));
    row.column("shape", node.shape, kind::coded<encodeShape, decodeShape>("node", "shape"));
    row.column("dtype", node.dtype, kind::name);
    row.column("device", node.device, kind::name);
    row.column("contiguous", node.contiguous, kind::flag);
    row.column("floating", node.floating, kind::flag);
    row.column("requires_grad", node.requiresGrad, kind::flag);
    row.column("output_index", node.outputIndex, kind::position);
    describe(row, node.caller, "caller_file", "caller_line", Trait::Later);
}

void describe(auto& row, Of<graph::Edge> auto& edge)
{
    row.table("edge");
    row.column("target", edge.target, kind::integer, Trait::Key);
    row.column("argument", edge.argument, kind::position, Trait::Key);
    row.column("source", edge.source, kind::integer);
}

/// A tensor that a call of a module returned; none of a call that returned none.
struct OutputOfCall
{
    std::int64_t call = 0;
    std::int64_t number = 0;
    std::string module;
    std::string type;
    std::optional<std::string> output;
    std::optional<graph::NodeId> node;
    std::string caller;
    graph::SourceLocation location;
};

void describe(auto& row, Of<OutputOfCall> auto& output)
{
    row.table("module");
    row.column("call", output.call, kind::integer, Trait::Key);
    row.column("output_number", output.number, kind::integer, Trait::Key);
    row.column("path", output.module, kind::path);
    row.column("type", output.type, kind::name);
    row.column("output", output.output, kind::orNone<std::string>("TEXT", kind::name));
    row.column("node", output.node, kind::orNone<graph::NodeId>("INTEGER", kind::integer));
    row.column("caller", output.caller, kind::path, Trait::Later);
    describe(row, output.location, "file", "line", Trait::Later);
}

/// Of a tensor or its gradient.
template <typename Record>
struct OfTensor
{
    graph::TensorId tensor;
    Record record;
};

void describe(auto& row, Of<graph::TensorId> auto& tensor)
{
    row.column("direction", tensor.direction, kind::direction, Trait::Key);
    row.column("node", tensor.node, kind::integer, Trait::Key);
}

void describe(auto& row, Of<OfTensor<graph::Statistics>> auto& metric)
{
    row.table("metric");
    describe(row, metric.tensor);
    for (const graph::StatisticColumn& column : graph::statisticColumns)
        if (const auto* number = std::get_if<double graph::Statistics::*>(&column.member))
            row.column(column.name.data(), metric.record.**number, kind::real, Trait::Later);
        else
            row.column(column.name.data(),
                       metric.record.*std::get<std::int64_t graph::Statistics::*>(column.member), kind::count,
                       Trait::Later);
}

/// As encodeHistogram() has them.
struct Histograms
{
    std::string bins;
    std::string blockMaxima;
};

void describe(auto& row, Of<OfTensor<Histograms>> auto& histograms)
{
    row.table("histogram");
    describe(row, histograms.tensor);
    row.column("bins", histograms.record.bins, kind::blob);
    row.column("block_maxima", histograms.record.blockMaxima, kind::blob, Trait::Later);
}

void describe(auto& row, Of<graph::TensorError> auto& error)
{
    for (const graph::ErrorColumn& column : graph::errorColumns)
        row.column(column.name.data(), error.*column.member, kind::real);
}

void describe(auto& row, Of<OfTensor<graph::TensorError>> auto& error)
{
    row.table("error");
    describe(row, error.tensor);
    describe(row, error.record);
    row.column("sampled", error.record.sampled, kind::flag);
}

void describe(auto& row, Of<graph::RunError> auto& error)
{
    row.table("run_error");
    row.column("reference_loss", error.referenceLoss, kind::real);
    row.column("loss", error.loss, kind::real);
    describe(row, error.gradients);
}

/// What keeps the order that it came in.
template <typename Record>
struct Numbered
{
    std::int64_t number = 0;
    Record record;
};

void describe(auto& row, Of<Numbered<graph::Problem>> auto& problem)
{
    row.table("problem");
    row.column("number", problem.number, kind::integer, Trait::Key);
    row.column("severity", problem.record.severity,
               kind::coded<[](auto severity) { return toString(severity); }, graph::severityFrom>(
                   "problem", "severity"));
    row.column("id", problem.record.id, kind::ownName);
    row.column("message", problem.record.message, kind::text);
    row.column("node", problem.record.node, kind::orNone<graph::NodeId>("INTEGER", kind::integer));
    describe(row, problem.record.location);
    row.column("said", problem.record.said, kind::messageJson, Trait::Later);
}

void describe(auto& row, Of<Numbered<graph::TransformNote>> auto& note)
{
    row.table("transform");
    row.column("number", note.number, kind::integer, Trait::Key);
    row.column("transform", note.record.transform, kind::name);
    row.column("action", note.record.action, kind::ownName);
    row.column("target", note.record.target, kind::name);
    row.column("module", note.record.module, kind::path);
    row.column("provenance", note.record.provenance, kind::textOf<graph::Provenance>(kind::ownText));
    describe(row, note.record.location);
    row.column("message", note.record.message, kind::text);
}

void describe(auto& row, Of<Numbered<graph::QuantizedTensor>> auto& tensor)
{
    row.table("quantization");
    row.column("number", tensor.number, kind::integer, Trait::Key);
    row.column("provenance", tensor.record.provenance, kind::textOf<graph::Provenance>(kind::ownText));
    row.column("direction", tensor.record.direction, kind::direction);
    row.column("role", tensor.record.role, kind::textOf<graph::RoundingRole>(kind::name));
    row.column("target", tensor.record.target, kind::name);
    row.column("module", tensor.record.module, kind::path);
    row.column("format", tensor.record.format, kind::name);
    row.column("rounding", tensor.record.rounding, kind::name);
    row.column("numel", tensor.record.numel, kind::count);
    row.column("saturated", tensor.record.saturated, kind::count);
    row.column("flushed", tensor.record.flushed, kind::count);
    row.column("subnormal", tensor.record.subnormal, kind::count);
    row.column("nans", tensor.record.nans, kind::count);
    row.column("sqnr", tensor.record.signalToNoise, kind::real);
    row.column("scaling", tensor.record.scaling, kind::name, Trait::Later);
}

/// The checksum of a table.
struct TableSum
{
    std::string table;
    std::int64_t rows = 0;
    std::int64_t sum = 0;
};

void describe(auto& row, Of<TableSum> auto& sum)
{
    row.table("checksum");
    row.column("name", sum.table, kind::text, Trait::Key);
    row.column("rows", sum.rows, kind::integer);
    row.column("sum", sum.sum, kind::integer);
}

/// A table as it is described.
struct Table
{
    struct Column
    {
        std::string name;
        std::string type;
        Trait trait;
    };

    std::string name;
    std::vector<Column> columns;
    std::vector<std::string> keys; ///< those of their names

    void table(const char* called) { name = called; }
    void column(const char* called, const auto& /*value*/, const auto& kind, Trait trait = Trait::None)
    {
        columns.push_back({called, kind.type, trait});
        if (trait == Trait::Key)
            keys.emplace_back(called);
    }
};

template <typename Record>
const Table& tableOf()
{
    static const Table table = [] {
        Table described;
        const Record record{};
        describe(described, record);
        return described;
    }();
    return table;
}

/// All of a run but the records of its transforms. Throws SQLite::Exception and Damaged, as the next.
graph::Run readTables(Reading& reading);
/// What the transforms of a run did.
graph::TransformRecords readRecords(Reading& reading);

} // namespace scalescope::runfile
