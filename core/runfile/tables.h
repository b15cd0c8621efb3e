// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/graph/transform_records.h"
#include "core/runfile/checksum.h"
#include "core/runfile/own_files.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

namespace scalescope::runfile {

struct Filled;

/// A database as a file of its own would hold it.
class Image
{
public:
    /// Of all that this connection has written, the open batch too. Throws SQLite::Exception.
    explicit Image(SQLite::Database& database);
    [[nodiscard]] std::span<const std::byte> bytes() const;

private:
    std::unique_ptr<unsigned char, void (*)(void*)> m_bytes;
    std::size_t m_size = 0;
};

/// A new run file's tables, with a prepared statement for each kind of row. Throws SQLite::Exception.
class Tables
{
public:
    /// Makes the file, with its tables and marks, and nothing in them.
    explicit Tables(const std::filesystem::path& file);

    void begin();
    /// False where readers hold the file for longer than `patienceMilliseconds`; the batch then stays open.
    bool commit(int patienceMilliseconds);
    /// What the file would hold if commit() succeeded now.
    [[nodiscard]] Image image() { return Image(*m_database); }

    void setFact(const std::string& key, const std::string& value);
    void addNode(const graph::Node& node);
    void setMetric(graph::NodeId node, graph::Direction direction, const graph::Metric& metric);
    void setError(graph::NodeId node, graph::Direction direction, const graph::TensorError& error);
    void setRunError(const graph::RunError& error);
    void addModuleCall(const graph::ModuleCall& call);
    void addSource(const std::string& file, const std::string& text);
    void addProblem(const graph::Problem& problem);
    void addTransformNote(const graph::TransformNote& note);
    void addQuantized(const graph::QuantizedTensor& tensor);
    void discardNodes();
    /// Records how the run ended, and the checksum of each table, behind which no more rows may come.
    void end(graph::RunStatus status);

private:
    void empty(Filled& table);
    [[nodiscard]] Checksum sumOf(const Filled& table) const;

    std::unique_ptr<OwnFiles> m_files; ///< goes after the database
    std::unique_ptr<SQLite::Database> m_database;
    struct Statements;
    std::shared_ptr<Statements> m_statements; ///< goes before the database
};

} // namespace scalescope::runfile
