// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/say_job.h"
#include "core/runfile/partial_file.h"
#include "core/runfile/run_reader.h"
#include "core/runfile/run_writer.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <cmath>
#include <thread>

namespace scalescope {

using graph::Argument;
using graph::Direction;
using graph::Node;
using graph::Run;
using runfile::readRun;
using runfile::RunWriter;
using tests::putBytes;
using tests::writeAll;

namespace fs = std::filesystem;

namespace {

bool same(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

bool sameMetric(const graph::Metric* a, const graph::Metric* b)
{
    if (!a || !b)
        return a == b;
    const graph::Statistics& x = a->statistics;
    const graph::Statistics& y = b->statistics;
    return x.numel == y.numel && same(x.meanAbs, y.meanAbs) && same(x.absMean, y.absMean) &&
           same(x.std, y.std) && same(x.absMax, y.absMax) && same(x.absMin, y.absMin) && same(x.rms, y.rms) &&
           same(x.absMinNonzero, y.absMinNonzero) && x.zeros == y.zeros && x.nans == y.nans &&
           x.posInfs == y.posInfs && x.negInfs == y.negInfs && a->histogram == b->histogram &&
           a->blockMaxima == b->blockMaxima;
}

bool sameArguments(const std::vector<Argument>& a, const std::vector<Argument>& b)
{
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].name != b[i].name || a[i].value.index() != b[i].value.index())
            return false;
        if (const auto* list = std::get_if<Argument::List>(&a[i].value)) {
            if (!sameArguments(*list, std::get<Argument::List>(b[i].value)))
                return false;
        } else if (const auto* id = std::get_if<graph::NodeId>(&a[i].value)) {
            if (*id != std::get<graph::NodeId>(b[i].value))
                return false;
        } else if (std::get<std::string>(a[i].value) != std::get<std::string>(b[i].value)) {
            return false;
        }
    }
    return true;
}

bool sameNode(const Node& a, const Node& b)
{
    return a.id == b.id && a.name == b.name && a.kind == b.kind && a.target == b.target &&
           a.module == b.module && a.moduleType == b.moduleType && a.location == b.location &&
           a.caller == b.caller && a.provenance == b.provenance && sameArguments(a.arguments, b.arguments) &&
           a.shape == b.shape && a.dtype == b.dtype && a.device == b.device && a.contiguous == b.contiguous &&
           a.floating == b.floating && a.requiresGrad == b.requiresGrad && a.outputIndex == b.outputIndex &&
           sameMetric(a.forward.metric.get(), b.forward.metric.get()) &&
           sameMetric(a.backward.metric.get(), b.backward.metric.get());
}

[[noreturn]] void writeUntilKilled(const fs::path& file)
{
    const Run run = *tests::sampleRun(30);
    auto writer = RunWriter::create(file).value();
    for (int round = 0;; ++round)
        for (Node node : run.graph.nodes) {
            node.id += round * static_cast<graph::NodeId>(run.graph.nodes.size());
            writer.addNode(node);
        }
}

/// The name by which this program is a writer that never ends.
constexpr const char* writeForEver = "write_for_ever";
const tests::RegisteredTest writer(writeForEver,
                                   [](int, char** arguments) -> int { writeUntilKilled(arguments[1]); });

/// A node with everything that a node can have.
Node richNode()
{
    Node node;
    node.id = 500;
    node.name = "cat_1";
    node.target = "aten::cat";
    node.arguments = {{"tensors", Argument::List{{"", graph::NodeId{3}}, {"", graph::NodeId{5}}}},
                      {"dim", std::string("1")},
                      {"text", std::string("\"quoted\" \\ ünï\n")}};
    node.caller = {"model.py", 33};
    node.shape = {2, 0, 7};
    node.contiguous = false;
    node.floating = true;
    node.outputIndex = 2;
    auto metric = std::make_shared<graph::Metric>();
    metric->statistics.numel = (std::int64_t{1} << 40) + 5;
    metric->statistics.absMax = std::numeric_limits<double>::infinity();
    metric->statistics.meanAbs = 0.1;
    metric->statistics.posInfs = 3;
    metric->statistics.nans = 1;
    metric->histogram.add(graph::Histogram::binOf(0x1p-1074), 1);
    metric->histogram.add(graph::Histogram::binOf(0x1.fp1023), std::int64_t{1} << 40);
    node.backward.metric = metric;
    return node;
}

} // namespace

class TestRunFile : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

    static std::string messageOf(const Result<Run>& result)
    {
        return result ? "read without complaint" : result.error().message;
    }

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        Run run = *tests::sampleRun(2);
        run.graph.nodes.push_back(richNode());
        run.graph.edges = graph::edgesFromArguments(run.graph.nodes);
        run.modules.push_back({static_cast<std::int64_t>(run.modules.size()), "silent", "Identity", {}});
        run.problems.push_back({graph::Severity::Warning, "nan", "A NaN.", 4, {"model.py", 9}});
        run.problems.push_back({graph::Severity::Error, "backward-failed", "It failed.", {}, {}});
        auto writer = RunWriter::create(path("all.scales"));
        QVERIFY(writer.has_value());
        writeAll(*writer, run);
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        QVERIFY(!fs::exists(writer->partialPath()));

        const auto read = readRun(path("all.scales"));
        QVERIFY2(read.has_value(), messageOf(read).c_str());
        QVERIFY(read->status == graph::RunStatus::Done);
        QVERIFY(read->facts == run.facts);
        QCOMPARE(read->graph.nodes.size(), run.graph.nodes.size());
        for (std::size_t i = 0; i < run.graph.nodes.size(); ++i)
            QVERIFY2(sameNode(read->graph.nodes[i], run.graph.nodes[i]), run.graph.nodes[i].name.c_str());
        QVERIFY(read->graph.edges == run.graph.edges);
        QVERIFY(read->sources == run.sources);
        QCOMPARE(read->modules.size(), run.modules.size());
        QCOMPARE(read->modules[2].path, run.modules[2].path);
        QCOMPARE(read->modules[2].caller, run.modules[2].caller);
        QCOMPARE(read->modules[2].location, run.modules[2].location);
        QCOMPARE(read->modules[2].outputs.front().node, run.modules[2].outputs.front().node);
        QVERIFY(read->modules.back().outputs.empty());
        QCOMPARE(read->problems.size(), std::size_t{2});
        QCOMPARE(read->problems[0].node, std::optional<graph::NodeId>(4));
        QCOMPARE(read->problems[1].id, std::string("backward-failed"));
    }

    void everyColumnIsInTheDocs()
    {
        auto writer = RunWriter::create(path("columns.scales"));
        QVERIFY(writer.has_value() && writer->finish(graph::RunStatus::Done));
        QFile page(tests::sourcePath("docs/run-file.md"));
        QVERIFY(page.open(QFile::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        SQLite::Database database(path("columns.scales").string());
        SQLite::Statement column(database, "SELECT t.name, c.name FROM sqlite_master t, "
                                           "pragma_table_info(t.name) c WHERE t.type = 'table'");
        int columns = 0;
        for (; column.executeStep(); ++columns) {
            const QString table = QString::fromStdString(column.getColumn(0).getString());
            const QString name = QString::fromStdString(column.getColumn(1).getString());
            const QString section = text.section("\n### " + table + '\n', 1).section("\n### ", 0, 0);
            QVERIFY2(section.contains(QRegularExpression("\\b" + name + "\\b")),
                     qPrintable(table + '.' + name));
        }
        QVERIFY(columns > 90);
    }

    void metricsMayComeAfterTheirNodesAndFromSeveralThreads()
    {
        const Run run = *tests::sampleRun(4);
        auto writer = RunWriter::create(path("late.scales"));
        QVERIFY(writer.has_value());
        std::vector<std::thread> threads;
        for (std::size_t part = 0; part < 4; ++part)
            threads.emplace_back([&, part] {
                for (std::size_t i = part; i < run.graph.nodes.size(); i += 4) {
                    Node bare = run.graph.nodes[i];
                    bare.backward.metric = nullptr;
                    writer->addNode(bare);
                    if (run.graph.nodes[i].backward.metric)
                        writer->setMetric(bare.id, Direction::Backward, *run.graph.nodes[i].backward.metric);
                }
            });
        for (std::thread& thread : threads)
            thread.join();
        QVERIFY(writer->finish(graph::RunStatus::Stopped).has_value());
        const auto read = readRun(path("late.scales"));
        QVERIFY2(read.has_value(), messageOf(read).c_str());
        QVERIFY(read->status == graph::RunStatus::Stopped);
        for (std::size_t i = 0; i < run.graph.nodes.size(); ++i)
            QVERIFY2(sameNode(read->graph.nodes[i], run.graph.nodes[i]), run.graph.nodes[i].name.c_str());
    }

    void anOlderFileStaysUntilTheNewOneIsFinished()
    {
        const fs::path file = path("older.scales");
        putBytes(file, "old");
        auto writer = RunWriter::create(file);
        QVERIFY(writer.has_value());
        writer->addNode(tests::sampleRun(1)->graph.nodes.front());
        writer->flush();
        QCOMPARE(fs::file_size(file), std::uintmax_t{3});
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        QVERIFY(readRun(file).has_value());
    }

    void aFileThatIsBeingWrittenReadsAsIncomplete()
    {
        auto writer = RunWriter::create(path("growing.scales"));
        QVERIFY(writer.has_value());
        const Run run = *tests::sampleRun(1);
        writer->addNode(run.graph.nodes[0]);
        writer->flush();
        writer->addNode(run.graph.nodes[1]); // in a batch that is still open
        const auto read = readRun(writer->partialPath());
        QVERIFY2(read.has_value(), messageOf(read).c_str());
        QVERIFY(read->status == graph::RunStatus::Incomplete);
        QCOMPARE(read->graph.nodes.size(), std::size_t{1});
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        QCOMPARE(readRun(path("growing.scales"))->graph.nodes.size(), std::size_t{2});
    }

    void aBatchThatNothingFollowsIsCommittedByItself()
    {
        auto writer = RunWriter::create(path("alone.scales"));
        QVERIFY(writer.has_value());
        writer->addNode(tests::sampleRun(1)->graph.nodes.front());
        QTRY_VERIFY(readRun(writer->partialPath()).value().graph.nodes.size() == 1);
    }

    void aKilledWriterLeavesOneFileThatOpens()
    {
        const fs::path file = path("killed.scales");
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {writeForEver, QString::fromStdString(file.string())});
        QVERIFY(child.waitForStarted());
        fs::path partial = file;
        partial += ".partial";
        const auto nodes = [&partial] {
            const auto read = readRun(partial);
            return read ? read->graph.nodes.size() : 0;
        };
        QTRY_VERIFY(nodes() >= 400);
        child.kill();
        QVERIFY(child.waitForFinished());
        const auto read = readRun(partial);
        QVERIFY2(read.has_value(), messageOf(read).c_str());
        QVERIFY(read->status == graph::RunStatus::Incomplete);
        QVERIFY(read->graph.nodes.size() >= 400);
        QVERIFY(read->graph.nodes.back().forward.metric || !read->graph.nodes.back().floating);
        // Killed in a batch, its journal was played back by the reader and removed; killed between two, it is
        // empty.
        QVERIFY(!fs::exists(runfile::journalOf(partial)) || fs::file_size(runfile::journalOf(partial)) == 0);
        for (const auto& entry : fs::directory_iterator(partial.parent_path()))
            QVERIFY(entry.path() == partial || entry.path() == runfile::journalOf(partial) ||
                    !entry.path().filename().string().starts_with("killed"));
    }

    void aRunThatStartsAgainForgetsItsNodes()
    {
        auto writer = RunWriter::create(path("again.scales"));
        QVERIFY(writer.has_value());
        Run run = *tests::sampleRun(2);
        run.problems.push_back({graph::Severity::Info, "input-without-gradient", "Again.", 3, {}});
        run.problems.push_back({graph::Severity::Info, "input-without-gradient", "Why.", {}, {}});
        writeAll(*writer, run);
        writer->discardNodes();
        for (std::size_t i = 0; i < 4; ++i)
            writer->addNode(run.graph.nodes[i]);
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        const auto read = readRun(path("again.scales"));
        QVERIFY2(read.has_value(), messageOf(read).c_str());
        QCOMPARE(read->graph.nodes.size(), std::size_t{4});
        QVERIFY(read->modules.empty());
        QCOMPARE(read->graph.edges.size(), std::size_t{2});
        QCOMPARE(read->facts.seed, std::optional<std::uint64_t>(0));
        QCOMPARE(read->problems.size(), std::size_t{1});
        QCOMPARE(read->problems[0].message, std::string("Why."));
    }

    void recordsOfTransformsAreReadBack()
    {
        graph::TransformNote note;
        note.transform = "fp8";
        note.action = "quantized";
        note.target = "aten::linear";
        note.module = "layers.0";
        note.provenance = graph::Provenance("layers.0|aten::linear|1");
        note.location.file = "model.py";
        note.location.line = 7;
        note.message = "It was.";
        graph::QuantizedTensor tensor{graph::Provenance("a|aten::linear|0|quantized input|0"),
                                      graph::Direction::Backward,
                                      graph::ProductTensor::Gradient,
                                      "aten::linear",
                                      "a",
                                      "e5m2us",
                                      "stochastic",
                                      100,
                                      1,
                                      2,
                                      3,
                                      4,
                                      31.5};
        auto writer = RunWriter::create(path("transforms.scales"));
        writer->addTransformNote(note);
        writer->addQuantized(tensor);
        tensor.signalToNoise = std::numeric_limits<double>::infinity();
        writer->addQuantized(tensor);
        tensor.signalToNoise = graph::Statistics::unavailable;
        writer->addQuantized(tensor);
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        const auto read = runfile::readTransforms(path("transforms.scales"));
        QVERIFY(read.has_value());
        QCOMPARE(read->notes.size(), std::size_t{1});
        QVERIFY(read->notes.front() == note);
        QCOMPARE(read->quantized.size(), std::size_t{3});
        const graph::QuantizedTensor& first = read->quantized[0];
        QCOMPARE(first.provenance, tensor.provenance);
        QVERIFY(first.direction == graph::Direction::Backward);
        QCOMPARE(first.role.text() + first.target + first.module + first.format + first.rounding,
                 std::string("gradientaten::linearae5m2usstochastic"));
        QCOMPARE(first.numel * 10000 + first.saturated * 1000 + first.flushed * 100 + first.subnormal * 10 +
                     first.nans,
                 1001234);
        QCOMPARE(first.signalToNoise, 31.5);
        QVERIFY(std::isinf(read->quantized[1].signalToNoise));
        QVERIFY(std::isnan(read->quantized[2].signalToNoise));
    }

    void errorsOfASimulatedRunAreRead()
    {
        Run run;
        Node node;
        node.forward.error =
            std::make_shared<const graph::TensorError>(graph::TensorError{12.5, 0.9, 0.25, 1.5, true});
        node.backward.error = std::make_shared<const graph::TensorError>(
            graph::TensorError{std::numeric_limits<double>::infinity(), 1, 0, 1, false});
        run.graph.nodes = {node};
        run.error = {2, 3, {20, 0.99, 0.1, 0.5, false}};
        auto writer = RunWriter::create(path("errors.scales"));
        writeAll(*writer, run);
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        const auto read = readRun(path("errors.scales"));
        QVERIFY2(read.has_value(), messageOf(read).c_str());
        const graph::TensorError* forward = read->graph.nodes.front().forward.error.get();
        QVERIFY(forward->sqnr == 12.5 && forward->cosine == 0.9 && forward->relativeError == 0.25 &&
                forward->normRatio == 1.5 && forward->sampled);
        const graph::TensorError* backward = read->graph.nodes.front().backward.error.get();
        QVERIFY(std::isinf(backward->sqnr) && !backward->sampled);
        QVERIFY(read->error && read->error->referenceLoss == 2 && read->error->loss == 3 &&
                read->error->gradients.sqnr == 20 && read->error->gradients.normRatio == 0.5);
    }

    void aProblemIsReadAsTheMessageThatItWas()
    {
        const message::Message said = say::inputDoesNotFit("x", "int", say::theText("a"));
        auto writer = RunWriter::create(path("said.scales"));
        graph::Problem wrong{graph::Severity::Error, "wrong", message::english(said), {}, {}};
        wrong.said = said;
        writer->addProblem(wrong);
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        const auto problems = [&] {
            const auto read = readRun(path("said.scales"));
            return read ? read->problems : std::vector<graph::Problem>();
        };
        QCOMPARE(problems().size(), std::size_t{1});
        QVERIFY(problems()[0].said == said);

        SQLite::Database database(path("said.scales").string(), SQLite::OPEN_READWRITE);
        database.exec("DELETE FROM checksum");
        for (const char* other : {"'no JSON'", "'{\"id\":\"newThing\"}'", "zeroblob(100000)", "NULL"}) {
            database.exec("UPDATE problem SET said = " + std::string(other));
            QCOMPARE(problems().size(), std::size_t{1});
            QVERIFY(!problems()[0].said);
        }
        database.exec("ALTER TABLE problem DROP COLUMN said"); // as files of older engines are
        QCOMPARE(problems().size(), std::size_t{1});
        QCOMPARE(problems()[0].message, message::english(said));
    }

    void aMessageWithBytesThatAreNoUtf8IsWritten()
    {
        auto writer = RunWriter::create(path("bytes.scales"));
        graph::Problem wrong{graph::Severity::Error, "wrong", "the text \xff", {}, {}};
        wrong.said = say::theText("\xff");
        writer->addProblem(wrong);
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        const auto read = readRun(path("bytes.scales"));
        QVERIFY(read && read->problems.size() == 1);
        QVERIFY(read->problems[0].said == say::theText("\xef\xbf\xbd"));
    }

    void anOlderFileHasNoBlockMaxima()
    {
        const auto run = tests::sampleRun(1);
        auto writer = RunWriter::create(path("maxima.scales"));
        writeAll(*writer, *run);
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        const auto same = [&](const graph::Metric& read, const graph::Metric& written) {
            return read.histogram == written.histogram && read.statistics.rms == written.statistics.rms;
        };
        const auto before = readRun(path("maxima.scales"));
        SQLite::Database(path("maxima.scales").string(), SQLite::OPEN_READWRITE)
            .exec("DROP TABLE checksum; ALTER TABLE histogram DROP COLUMN block_maxima");
        const auto after = readRun(path("maxima.scales"));
        QVERIFY(before && after);
        for (std::size_t i = 0; i < run->graph.nodes.size(); ++i) {
            const graph::Metric* written = run->graph.nodes[i].forward.metric.get();
            if (written == nullptr)
                continue;
            QVERIFY(before->graph.nodes[i].forward.metric->blockMaxima == written->blockMaxima);
            QVERIFY(!written->blockMaxima.empty());
            QVERIFY(same(*after->graph.nodes[i].forward.metric, *written));
            QVERIFY(after->graph.nodes[i].forward.metric->blockMaxima.empty());
        }
    }

    void aFileOfVersionOneHasNoTransforms()
    {
        auto writer = RunWriter::create(path("old.scales"));
        writeAll(*writer, *tests::sampleRun(1));
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        SQLite::Database(path("old.scales").string(), SQLite::OPEN_READWRITE)
            .exec("DROP TABLE checksum; DROP TABLE transform; DROP TABLE quantization; PRAGMA user_version = "
                  "1");
        QVERIFY(readRun(path("old.scales")).has_value());
        const auto read = runfile::readTransforms(path("old.scales"));
        QVERIFY(read.has_value());
        QVERIFY(read->notes.empty() && read->quantized.empty());
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestRunFile)
#include "test_run_file.moc"
