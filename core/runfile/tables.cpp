// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/tables.h"

#include "core/runfile/records.h"
#include "core/runfile/run_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>
#include <map>
#include <sqlite3.h>
#include <vector>

namespace scalescope::runfile {

namespace {

/// Milliseconds for whoever opens a file that has just been made.
constexpr int patienceWithFirstReaders = 5000;

/// All that have a checksum.
std::vector<const Table*> allTables()
{
    return {&tableOf<Fact>(),
            &tableOf<graph::Node>(),
            &tableOf<graph::Edge>(),
            &tableOf<OutputOfCall>(),
            &tableOf<OfTensor<graph::Statistics>>(),
            &tableOf<OfTensor<Histograms>>(),
            &tableOf<OfTensor<graph::TensorError>>(),
            &tableOf<graph::RunError>(),
            &tableOf<Source>(),
            &tableOf<Numbered<graph::Problem>>(),
            &tableOf<Numbered<graph::TransformNote>>(),
            &tableOf<Numbered<graph::QuantizedTensor>>()};
}

/// The SQL that makes a table of version 4; docs/run-file.md says what it holds.
std::string creation(const Table& table)
{
    std::vector<std::string> parts;
    for (const Table::Column& column : table.columns)
        parts.push_back(column.name + ' ' + column.type);
    const bool hasOneKey = table.keys.size() == 1;
    const bool isOfTexts = hasOneKey && table.columns.front().type == kind::aText;
    if (hasOneKey) // SQLite takes a whole number for that of the row itself
        parts.front() =
            table.keys.front() + (isOfTexts ? " TEXT PRIMARY KEY NOT NULL" : " INTEGER PRIMARY KEY");
    else if (!table.keys.empty())
        parts.push_back(fmt::format("PRIMARY KEY ({})", fmt::join(table.keys, ", ")));
    const std::string list = isOfTexts ? fmt::format("{}", fmt::join(parts, ", "))
                                       : fmt::format("\n    {}\n", fmt::join(parts, ",\n    "));
    const bool hasRowNumbers = table.keys.empty() || (hasOneKey && !isOfTexts);
    return fmt::format("CREATE TABLE {} ({}){};\n", table.name, list, hasRowNumbers ? "" : " WITHOUT ROWID");
}

Filled filled(SQLite::Database& database, const Table& table)
{
    const std::vector<std::string> places(table.columns.size(), "?");
    return {
        table.name,
        {database, fmt::format("INSERT OR REPLACE INTO {} VALUES ({})", table.name, fmt::join(places, ", "))},
        {}};
}

template <typename Record>
void add(Filled& table, const Record& record)
{
    Row row(table);
    describe(row, record);
    row.run();
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
    explicit Statements(SQLite::Database& database)
    {
        for (const Table* table : allTables())
            tables.emplace(table, filled(database, *table));
    }

    template <typename Record>
    Filled& of()
    {
        return tables.at(&tableOf<Record>());
    }
    /// Into a table that may have few rows: `most` of them.
    template <typename Record>
    void add(const Record& record, std::int64_t most = std::numeric_limits<std::int64_t>::max())
    {
        Filled& table = of<Record>();
        if (table.sum.rows() >= most)
            throw Damaged(say::tooManyRows(table.table, most));
        runfile::add(table, record);
    }

    std::map<const Table*, Filled> tables;
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
    for (const Table* table : allTables())
        m_database->exec(creation(*table));
    m_database->exec(creation(tableOf<TableSum>()));
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
    m_statements->add(Fact{key, value}, mostFacts);
}

void Tables::addNode(const graph::Node& node)
{
    m_statements->add(node);
    int position = 0;
    for (const graph::NodeId source : referencesOf(node))
        m_statements->add(graph::Edge{source, node.id, position++});
    for (const auto direction : {graph::Direction::Forward, graph::Direction::Backward}) {
        if (const graph::Metric* metric = node.metric(direction))
            setMetric(node.id, direction, *metric);
        if (const graph::TensorError* error = node.side(direction).error.get())
            setError(node.id, direction, *error);
    }
}

void Tables::setMetric(graph::NodeId node, graph::Direction direction, const graph::Metric& metric)
{
    checkCounts(metric);
    m_statements->measured.add(metric.statistics.numel);
    const graph::TensorId tensor{node, direction};
    m_statements->add(OfTensor<graph::Statistics>{tensor, metric.statistics});
    m_statements->add(OfTensor<Histograms>{
        tensor, {encodeHistogram(metric.histogram), encodeHistogram(metric.blockMaxima)}});
}

void Tables::setError(graph::NodeId node, graph::Direction direction, const graph::TensorError& error)
{
    m_statements->add(OfTensor<graph::TensorError>{{node, direction}, error});
}

void Tables::setRunError(const graph::RunError& error)
{
    empty(m_statements->of<graph::RunError>());
    m_statements->add(error);
}

void Tables::addModuleCall(const graph::ModuleCall& call)
{
    OutputOfCall row{call.order, 0, call.path, call.type, {}, {}, call.caller, call.location};
    if (call.outputs.empty())
        m_statements->add(row);
    for (const auto& output : call.outputs) {
        row.output = output.path;
        row.node = output.node;
        m_statements->add(row);
        ++row.number;
    }
}

void Tables::addSource(const std::string& file, const std::string& text)
{
    m_statements->add(Source{file, text}, mostSources);
}

void Tables::addProblem(const graph::Problem& problem)
{
    m_statements->add(Numbered<graph::Problem>{m_statements->problems + 1, problem}, mostProblems);
    ++m_statements->problems;
}

void Tables::addTransformNote(const graph::TransformNote& note)
{
    m_statements->add(Numbered<graph::TransformNote>{++m_statements->transforms, note});
}

void Tables::addQuantized(const graph::QuantizedTensor& tensor)
{
    m_statements->rounded.add(tensor.numel);
    m_statements->add(Numbered<graph::QuantizedTensor>{++m_statements->quantized, tensor});
}

void Tables::empty(Filled& table)
{
    m_database->exec("DELETE FROM " + table.table);
    table.sum = Checksum();
}

void Tables::discardNodes()
{
    Statements& all = *m_statements;
    for (Filled* table : {&all.of<graph::Node>(), &all.of<graph::Edge>(), &all.of<OutputOfCall>(),
                          &all.of<OfTensor<graph::Statistics>>(), &all.of<OfTensor<Histograms>>(),
                          &all.of<OfTensor<graph::TensorError>>(), &all.of<Numbered<graph::TransformNote>>(),
                          &all.of<Numbered<graph::QuantizedTensor>>()})
        empty(*table);
    all.transforms = all.quantized = 0;
    all.measured = Elements("metric");
    all.rounded = Elements("quantization");
    m_database->exec("DELETE FROM problem WHERE node IS NOT NULL");
}

void Tables::end(graph::RunStatus status)
{
    setFact("status", std::string(toString(status)));
    Filled sums = filled(*m_database, tableOf<TableSum>());
    for (const auto& [described, table] : m_statements->tables) {
        const Checksum sum = sumOf(table);
        add(sums, TableSum{table.table, sum.rows(), sum.sum()});
    }
}

/// Each row adds one to a table, but where it takes the place of another.
Checksum Tables::sumOf(const Filled& table) const
{
    if (m_database->execAndGet("SELECT count(*) FROM " + table.table).getInt64() == table.sum.rows())
        return table.sum;
    Checksum sum;
    SQLite::Statement row(*m_database, "SELECT * FROM " + table.table);
    while (row.executeStep())
        sum.addRow(row);
    return sum;
}

} // namespace scalescope::runfile
