// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/tables.h"

#include "core/message/message_json.h"
#include "core/runfile/checksum.h"
#include "core/runfile/encoding.h"
#include "core/runfile/run_reader.h"
#include "core/runfile/schema.h"

#include <array>
#include <nlohmann/json.hpp>
#include <sqlite3.h>
#include <string_view>

namespace scalescope::runfile {

/// A table that rows come into, and what they sum up to: while none is replaced or taken away that is the
/// table's checksum.
struct Filled
{
    Filled(SQLite::Database& database, const char* table, int columns)
        : table(table), insert(database, "INSERT OR REPLACE INTO " + (table + valuesOf(columns)))
    {
    }

    static std::string valuesOf(int columns)
    {
        std::string text = " VALUES (?";
        for (int i = 1; i < columns; ++i)
            text += ", ?";
        return text + ")";
    }

    const char* table;
    SQLite::Statement insert;
    Checksum sum;
};

namespace {

/// Binds values to the columns of a table one after the other and inserts the row. Texts are not copied: they
/// must outlive run().
class Row
{
public:
    explicit Row(Filled& table) : m_statement(table.insert), m_sum(table.sum) {}

    Row& operator<<(const std::string& text)
    {
        m_statement.bindNoCopy(++m_position, text);
        m_sum.addBytes(text);
        return *this;
    }
    Row& operator<<(std::string_view text) // of static storage or longer life; may lack an end mark
    {
        m_statement.bind(++m_position, std::string(text));
        m_sum.addBytes(text);
        return *this;
    }
    Row& operator<<(std::int64_t value)
    {
        m_statement.bind(++m_position, value);
        m_sum.addInteger(value);
        return *this;
    }
    Row& operator<<(int value) { return *this << std::int64_t{value}; }
    Row& operator<<(bool value) { return *this << std::int64_t{value}; }
    Row& operator<<(double value) // NaN is NULL in SQLite
    {
        m_statement.bind(++m_position, value);
        m_sum.addReal(value);
        return *this;
    }
    Row& operator<<(std::nullptr_t)
    {
        m_statement.bind(++m_position);
        m_sum.addNull();
        return *this;
    }
    Row& blob(const std::string& bytes)
    {
        m_statement.bindNoCopy(++m_position, bytes.data(), static_cast<int>(bytes.size()));
        m_sum.addBytes(bytes);
        return *this;
    }
    void run()
    {
        m_statement.exec();
        m_statement.reset();
        m_sum.endRow();
    }

private:
    SQLite::Statement& m_statement;
    Checksum& m_sum;
    int m_position = 0;
};

void prepare(SQLite::Database& database)
{
    // A rollback journal leaves one file behind, where WAL would leave three. It is emptied and not removed
    // after each batch: the engine can make no files in the folder. It is enough against a killed process, so
    // nothing waits for the disk here; finish() does once.
    database.exec("PRAGMA journal_mode = TRUNCATE");
    database.exec("PRAGMA synchronous = OFF");
    database.exec("PRAGMA temp_store = MEMORY"); // the engine can make no files
    // A spilled cache would lock readers out in the middle of a batch.
    database.exec("PRAGMA cache_spill = OFF");
    database.exec("PRAGMA page_size = 8192");
}

} // namespace

struct Tables::Statements
{
    explicit Statements(SQLite::Database& db)
        : fact(db, "run", 2),
          node(db, "node", 19),
          edge(db, "edge", 3),
          module(db, "module", 9),
          metric(db, "metric", 14),
          histogram(db, "histogram", 4),
          error(db, "error", 7),
          runError(db, "run_error", 6),
          source(db, "source", 2),
          problem(db, "problem", 8),
          transform(db, "transform", 9),
          quantisation(db, "quantisation", 15)
    {
    }

    [[nodiscard]] std::array<Filled*, 12> all()
    {
        return {&fact,  &node,     &edge,   &module,  &metric,    &histogram,
                &error, &runError, &source, &problem, &transform, &quantisation};
    }

    Filled fact;
    Filled node;
    Filled edge;
    Filled module;
    Filled metric;
    Filled histogram;
    Filled error;
    Filled runError;
    Filled source;
    Filled problem;
    Filled transform;
    Filled quantisation;
    std::int64_t problems = 0; ///< numbers of the last row of each of these
    std::int64_t transforms = 0;
    std::int64_t quantised = 0;
};

Tables::Tables(const std::filesystem::path& file)
    : m_files(std::make_unique<OwnFiles>()),
      m_database(std::make_unique<SQLite::Database>(
          file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX, 0,
          m_files->name()))
{
    prepare(*m_database);
    m_database->exec("BEGIN");
    m_database->exec("PRAGMA application_id = " + std::to_string(applicationId));
    m_database->exec("PRAGMA user_version = " + std::to_string(formatVersion));
    m_database->exec(schema);
    m_statements = std::make_shared<Statements>(*m_database);
    setFact("status", std::string(toString(graph::RunStatus::Incomplete)));
    m_database->exec("COMMIT");
}

void Tables::begin()
{
    m_database->exec("BEGIN");
}

bool Tables::commit(int patienceMilliseconds)
{
    m_database->setBusyTimeout(patienceMilliseconds);
    const int code = m_database->tryExec("COMMIT");
    if (code == SQLITE_BUSY)
        return false;
    if (code != SQLITE_OK)
        throw SQLite::Exception(m_database->getHandle(), code);
    return true;
}

void Tables::setFact(const std::string& key, const std::string& value)
{
    (Row(m_statements->fact) << key << value).run();
}

void Tables::addNode(const graph::Node& node)
{
    const std::string arguments = encodeArguments(node.arguments);
    const std::string shape = encodeShape(node.shape);
    (Row(m_statements->node) << node.id << node.name << toString(node.kind) << node.target << node.module
                             << node.moduleType << node.location.file << node.location.line
                             << node.provenance.text() << arguments << shape << node.dtype << node.device
                             << node.contiguous << node.floating << node.requiresGrad << node.outputIndex
                             << node.caller.file << node.caller.line)
        .run();
    addEdges(node);
    for (const auto direction : {graph::Direction::Forward, graph::Direction::Backward}) {
        if (const graph::Metric* metric = node.metric(direction))
            setMetric(node.id, direction, *metric);
        if (const graph::TensorError* error = node.error(direction))
            setError(node.id, direction, *error);
    }
}

void Tables::addEdges(const graph::Node& node)
{
    int position = 0;
    for (const graph::NodeId source : referencesOf(node))
        (Row(m_statements->edge) << node.id << position++ << source).run();
}

void Tables::setMetric(graph::NodeId node, graph::Direction direction, const graph::Metric& metric)
{
    const graph::Statistics& s = metric.statistics;
    (Row(m_statements->metric) << toString(direction) << node << s.meanAbs << s.absMean << s.std << s.absMax
                               << s.absMin << s.numel << s.rms << s.absMinNonzero << s.zeros << s.nans
                               << s.posInfs << s.negInfs)
        .run();
    const std::string bins = encodeHistogram(metric.histogram);
    const std::string maxima = encodeHistogram(metric.blockMaxima);
    (Row(m_statements->histogram) << toString(direction) << node).blob(bins).blob(maxima).run();
}

void Tables::setError(graph::NodeId node, graph::Direction direction, const graph::TensorError& error)
{
    (Row(m_statements->error) << toString(direction) << node << error.sqnr << error.cosine
                              << error.relativeError << error.normRatio << error.sampled)
        .run();
}

void Tables::setRunError(const graph::RunError& error)
{
    empty(m_statements->runError);
    const graph::TensorError& gradients = error.gradients;
    (Row(m_statements->runError) << error.referenceLoss << error.loss << gradients.sqnr << gradients.cosine
                                 << gradients.relativeError << gradients.normRatio)
        .run();
}

void Tables::addModuleCall(const graph::ModuleCall& call)
{
    if (call.outputs.empty())
        (Row(m_statements->module) << call.order << 0 << call.path << call.type << nullptr << nullptr
                                   << call.caller << call.location.file << call.location.line)
            .run();
    int number = 0;
    for (const auto& output : call.outputs)
        (Row(m_statements->module) << call.order << number++ << call.path << call.type << output.path
                                   << output.node << call.caller << call.location.file << call.location.line)
            .run();
}

void Tables::addSource(const std::string& file, const std::string& text)
{
    (Row(m_statements->source) << file << text).run();
}

void Tables::addProblem(const graph::Problem& problem)
{
    Row row(m_statements->problem);
    row << ++m_statements->problems << toString(problem.severity) << problem.id << problem.message;
    if (problem.node)
        row << *problem.node;
    else
        row << nullptr;
    row << problem.location.file << problem.location.line;
    // A message may hold words of the model: bytes that are no UTF-8 must not make the run fail.
    const std::string said =
        message::toJson(problem.said).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    if (problem.said)
        row << said;
    else
        row << nullptr;
    row.run();
}

void Tables::addTransformNote(const graph::TransformNote& note)
{
    (Row(m_statements->transform) << ++m_statements->transforms << note.transform << note.action
                                  << note.target << note.module << note.provenance.text()
                                  << note.location.file << note.location.line << note.message)
        .run();
}

void Tables::addQuantised(const graph::QuantisedTensor& tensor)
{
    (Row(m_statements->quantisation) << ++m_statements->quantised << tensor.provenance.text()
                                     << toString(tensor.direction) << tensor.role.text() << tensor.target
                                     << tensor.module << tensor.format << tensor.rounding << tensor.numel
                                     << tensor.saturated << tensor.flushed << tensor.subnormal << tensor.nans
                                     << tensor.signalToNoise << tensor.scaling)
        .run();
}

void Tables::empty(Filled& table)
{
    m_database->exec(std::string("DELETE FROM ") + table.table);
    table.sum = Checksum();
}

void Tables::discardNodes()
{
    Statements& all = *m_statements;
    for (Filled* table : {&all.node, &all.edge, &all.module, &all.metric, &all.histogram, &all.error,
                          &all.transform, &all.quantisation})
        empty(*table);
    all.transforms = all.quantised = 0;
    m_database->exec("DELETE FROM problem WHERE node IS NOT NULL");
}

void Tables::end(graph::RunStatus status)
{
    setFact("status", std::string(toString(status)));
    SQLite::Statement row(*m_database, "INSERT OR REPLACE INTO checksum VALUES (?, ?, ?)");
    for (const Filled* table : m_statements->all()) {
        const Checksum sum = sumOf(*table);
        row.bind(1, table->table);
        row.bind(2, sum.rows());
        row.bind(3, sum.sum());
        row.exec();
        row.reset();
    }
}

/// Each row adds one to a table, but where it takes the place of another.
Checksum Tables::sumOf(const Filled& table) const
{
    const std::string name = table.table;
    if (m_database->execAndGet("SELECT count(*) FROM " + name).getInt64() == table.sum.rows())
        return table.sum;
    Checksum sum;
    SQLite::Statement row(*m_database, "SELECT * FROM " + name);
    while (row.executeStep())
        sum.addRow(row);
    return sum;
}

} // namespace scalescope::runfile
