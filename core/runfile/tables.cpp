// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/tables.h"

#include "core/graph/figures.h"
#include "core/message/message_json.h"
#include "core/runfile/bounds.h"
#include "core/runfile/encoding.h"
#include "core/runfile/row.h"
#include "core/runfile/run_reader.h"
#include "core/runfile/schema.h"
#include "core/runfile/table_checks.h"

#include <array>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

namespace scalescope::runfile {

namespace {

/// Milliseconds for whoever opens a file that has just been made.
constexpr int patienceWithFirstReaders = 5000;

/// Of a table that has few rows.
void checkRoom(const Filled& table, std::int64_t most)
{
    if (table.sum.rows() >= most)
        throw Damaged(say::tooManyRows(table.table, most));
}

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

Image::Image(SQLite::Database& database) : m_bytes(nullptr, sqlite3_free)
{
    sqlite3_int64 size = 0;
    m_bytes.reset(sqlite3_serialize(database.getHandle(), "main", &size, 0));
    if (!m_bytes)
        throw SQLite::Exception(database.getHandle(), SQLITE_NOMEM);
    m_size = static_cast<std::size_t>(size);
}

std::span<const std::byte> Image::bytes() const
{
    return std::as_bytes(std::span(m_bytes.get(), m_size));
}

struct Tables::Statements
{
    explicit Statements(SQLite::Database& db)
        : fact(db, "run", 2),
          node(db, "node", 19),
          edge(db, "edge", 3),
          module(db, "module", 9),
          metric(db, "metric", 2 + graph::statisticColumns.size()),
          histogram(db, "histogram", 4),
          error(db, "error", 3 + graph::errorColumns.size()),
          runError(db, "run_error", 2 + graph::errorColumns.size()),
          source(db, "source", 2),
          problem(db, "problem", 8),
          transform(db, "transform", 9),
          quantization(db, "quantization", 15)
    {
    }

    [[nodiscard]] std::array<Filled*, 12> all()
    {
        return {&fact,  &node,     &edge,   &module,  &metric,    &histogram,
                &error, &runError, &source, &problem, &transform, &quantization};
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
    Filled quantization;
    Elements measured{"metric"};
    Elements rounded{"quantization"};
    std::int64_t problems = 0; ///< numbers of the last row of each of these
    std::int64_t transforms = 0;
    std::int64_t quantized = 0;
};

Tables::Tables(const std::filesystem::path& file)
    : m_files(std::make_unique<OwnFiles>()),
      m_database(std::make_unique<SQLite::Database>(
          file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX,
          patienceWithFirstReaders, m_files->name()))
{
    prepare(*m_database);
    m_database->exec("BEGIN");
    m_database->exec("PRAGMA application_id = " + std::to_string(applicationId));
    m_database->exec("PRAGMA user_version = " + std::to_string(formatVersion));
    m_database->exec(schema());
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
    checkRoom(m_statements->fact, mostFacts);
    (Row(m_statements->fact).name(key) << value).run();
}

void Tables::addNode(const graph::Node& node)
{
    const std::string arguments = encodeArguments(node.arguments);
    const std::string shape = encodeShape(node.shape);
    Row row(m_statements->node);
    (row << node.id).name(node.name) << toString(node.kind);
    row.name(node.target).path(node.module).name(node.moduleType).place(node.location);
    (row << node.provenance.text() << arguments << shape).name(node.dtype).name(node.device);
    row << node.contiguous << node.floating << node.requiresGrad << node.outputIndex;
    row.place(node.caller).run();
    addEdges(node);
    for (const auto direction : {graph::Direction::Forward, graph::Direction::Backward}) {
        if (const graph::Metric* metric = node.metric(direction))
            setMetric(node.id, direction, *metric);
        if (const graph::TensorError* error = node.side(direction).error.get())
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
    checkCounts(metric);
    m_statements->measured.add(metric.statistics.numel);
    Row row(m_statements->metric);
    row << toString(direction) << node;
    for (const graph::StatisticColumn& column : graph::statisticColumns)
        std::visit([&](auto member) { row << metric.statistics.*member; }, column.member);
    row.run();
    const std::string bins = encodeHistogram(metric.histogram);
    const std::string maxima = encodeHistogram(metric.blockMaxima);
    (Row(m_statements->histogram) << toString(direction) << node).blob(bins).blob(maxima).run();
}

void Tables::setError(graph::NodeId node, graph::Direction direction, const graph::TensorError& error)
{
    Row row(m_statements->error);
    row << toString(direction) << node;
    for (const graph::ErrorColumn& column : graph::errorColumns)
        row << error.*column.member;
    (row << error.sampled).run();
}

void Tables::setRunError(const graph::RunError& error)
{
    empty(m_statements->runError);
    Row row(m_statements->runError);
    row << error.referenceLoss << error.loss;
    for (const graph::ErrorColumn& column : graph::errorColumns)
        row << error.gradients.*column.member;
    row.run();
}

void Tables::addModuleCall(const graph::ModuleCall& call)
{
    const auto add = [&](int number, const graph::ModuleCall::Output* output) {
        Row row(m_statements->module);
        (row << call.order << number).path(call.path).name(call.type);
        if (output != nullptr)
            row.name(output->path) << output->node;
        else
            row << nullptr << nullptr;
        row.path(call.caller).place(call.location).run();
    };
    if (call.outputs.empty())
        add(0, nullptr);
    int number = 0;
    for (const auto& output : call.outputs)
        add(number++, &output);
}

void Tables::addSource(const std::string& file, const std::string& text)
{
    checkRoom(m_statements->source, mostSources);
    (Row(m_statements->source).name(file) << text).run();
}

void Tables::addProblem(const graph::Problem& problem)
{
    checkRoom(m_statements->problem, mostProblems);
    Row row(m_statements->problem);
    (row << ++m_statements->problems << toString(problem.severity)).name(problem.id) << problem.message;
    if (problem.node)
        row << *problem.node;
    else
        row << nullptr;
    row.place(problem.location);
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
    Row row(m_statements->transform);
    (row << ++m_statements->transforms).name(note.transform).name(note.action).name(note.target);
    (row.path(note.module) << note.provenance.text()).place(note.location) << note.message;
    row.run();
}

void Tables::addQuantized(const graph::QuantizedTensor& tensor)
{
    m_statements->rounded.add(tensor.numel);
    Row row(m_statements->quantization);
    row << ++m_statements->quantized << tensor.provenance.text() << toString(tensor.direction);
    row.name(tensor.role.text()).name(tensor.target).path(tensor.module).name(tensor.format);
    row.name(tensor.rounding) << tensor.numel << tensor.saturated << tensor.flushed << tensor.subnormal;
    (row << tensor.nans << tensor.signalToNoise).name(tensor.scaling).run();
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
                          &all.transform, &all.quantization})
        empty(*table);
    all.transforms = all.quantized = 0;
    all.measured = Elements("metric");
    all.rounded = Elements("quantization");
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
