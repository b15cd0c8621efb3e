// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/schema.h"

#include "core/graph/figures.h"

namespace scalescope::runfile {

namespace {

/// In place of @statistics and @errors stand the columns of graph::statisticColumns and graph::errorColumns.
constexpr const char* tables = R"(
CREATE TABLE run (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE node (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    module TEXT NOT NULL,
    module_type TEXT NOT NULL,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    provenance TEXT NOT NULL,
    arguments TEXT NOT NULL,
    shape TEXT NOT NULL,
    dtype TEXT NOT NULL,
    device TEXT NOT NULL,
    contiguous INTEGER NOT NULL,
    floating INTEGER NOT NULL,
    requires_grad INTEGER NOT NULL,
    output_index INTEGER NOT NULL,
    caller_file TEXT NOT NULL,
    caller_line INTEGER NOT NULL
);
CREATE TABLE edge (
    target INTEGER NOT NULL,
    argument INTEGER NOT NULL,
    source INTEGER NOT NULL,
    PRIMARY KEY (target, argument)
) WITHOUT ROWID;
CREATE TABLE module (
    call INTEGER NOT NULL,
    output_number INTEGER NOT NULL,
    path TEXT NOT NULL,
    type TEXT NOT NULL,
    output TEXT,
    node INTEGER,
    caller TEXT NOT NULL,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    PRIMARY KEY (call, output_number)
) WITHOUT ROWID;
CREATE TABLE metric (
    direction TEXT NOT NULL,
    node INTEGER NOT NULL,
    @statistics,
    PRIMARY KEY (direction, node)
) WITHOUT ROWID;
CREATE TABLE histogram (
    direction TEXT NOT NULL,
    node INTEGER NOT NULL,
    bins BLOB NOT NULL,
    block_maxima BLOB NOT NULL,
    PRIMARY KEY (direction, node)
) WITHOUT ROWID;
CREATE TABLE error (
    direction TEXT NOT NULL,
    node INTEGER NOT NULL,
    @errors,
    sampled INTEGER NOT NULL,
    PRIMARY KEY (direction, node)
) WITHOUT ROWID;
CREATE TABLE run_error (
    reference_loss REAL,
    loss REAL,
    @errors
);
CREATE TABLE source (file TEXT PRIMARY KEY NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE problem (
    number INTEGER PRIMARY KEY,
    severity TEXT NOT NULL,
    id TEXT NOT NULL,
    message TEXT NOT NULL,
    node INTEGER,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    said TEXT
);
CREATE TABLE transform (
    number INTEGER PRIMARY KEY,
    transform TEXT NOT NULL,
    action TEXT NOT NULL,
    target TEXT NOT NULL,
    module TEXT NOT NULL,
    provenance TEXT NOT NULL,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    message TEXT NOT NULL
);
CREATE TABLE quantization (
    number INTEGER PRIMARY KEY,
    provenance TEXT NOT NULL,
    direction TEXT NOT NULL,
    role TEXT NOT NULL,
    target TEXT NOT NULL,
    module TEXT NOT NULL,
    format TEXT NOT NULL,
    rounding TEXT NOT NULL,
    numel INTEGER NOT NULL,
    saturated INTEGER NOT NULL,
    flushed INTEGER NOT NULL,
    subnormal INTEGER NOT NULL,
    nans INTEGER NOT NULL,
    sqnr REAL,
    scaling TEXT NOT NULL
);
CREATE TABLE checksum (name TEXT PRIMARY KEY NOT NULL, rows INTEGER NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID;
)";

void replaceAll(std::string& text, std::string_view what, const std::string& by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

template <typename Columns, typename TypeOf>
std::string declared(const Columns& columns, TypeOf typeOf)
{
    std::string text;
    for (const auto& column : columns)
        text += (text.empty() ? "" : ",\n    ") + std::string(column.name) + typeOf(column);
    return text;
}

} // namespace

std::string schema()
{
    std::string text = tables;
    replaceAll(
        text, "@statistics", declared(graph::statisticColumns, [](const graph::StatisticColumn& column) {
            return std::holds_alternative<double graph::Statistics::*>(column.member) ? " REAL"
                                                                                      : " INTEGER NOT NULL";
        }));
    replaceAll(text, "@errors",
               declared(graph::errorColumns, [](const graph::ErrorColumn&) { return " REAL"; }));
    return text;
}

std::string errorColumnNames()
{
    std::string text;
    for (const graph::ErrorColumn& column : graph::errorColumns)
        text += (text.empty() ? "" : ", ") + std::string(column.name);
    return text;
}

} // namespace scalescope::runfile
