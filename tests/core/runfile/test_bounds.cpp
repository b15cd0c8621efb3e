// SPDX-License-Identifier: GPL-3.0-or-later
// What is written can be read: names are cut, and a run that its file can't hold is stopped before it can't.
#include "core/message/say_runfile.h"
#include "core/runfile/bounds.h"
#include "core/runfile/reading.h"
#include "core/runfile/run_reader.h"
#include "core/runfile/run_writer.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace scalescope {

using runfile::RunWriter;

namespace fs = std::filesystem;

namespace {

graph::Node nodeWith(graph::NodeId id, std::int64_t elements)
{
    graph::Node node;
    node.id = id;
    node.name = "node_" + std::to_string(id);
    node.kind = graph::NodeKind::Op;
    auto metric = std::make_shared<graph::Metric>();
    metric->statistics.numel = elements;
    node.forward.metric = metric;
    return node;
}

/// A path of so many modules in one another.
std::string pathOf(int levels, const std::string& last)
{
    std::string path;
    for (int level = 1; level < levels; ++level)
        path += "inner.";
    return path + last;
}

} // namespace

class TestBounds : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

    /// What is read of a run that was written so, and how it ended.
    template <typename Write>
    Result<graph::Run> written(const Write& write, Result<fs::path>* finished = nullptr)
    {
        auto writer = RunWriter::create(path("run.scales")).value();
        write(writer);
        const auto file = writer.finish(graph::RunStatus::Done);
        if (finished != nullptr)
            *finished = file;
        return runfile::readRun(path("run.scales"));
    }

    /// The run that is stopped because of what is refused, with what came before.
    template <typename Write>
    void checkStopped(const Write& write, const message::Message& refused)
    {
        Result<fs::path> finished;
        const auto run = written(write, &finished);
        QVERIFY2(run.has_value(), run ? "" : run.error().message.c_str());
        QVERIFY(run->status == graph::RunStatus::Stopped);
        QVERIFY(!finished);
        const message::Sentence said = say::runFileFull(message::Clause(refused));
        QVERIFY2(finished.error().said == said, finished.error().message.c_str());
        QVERIFY(finished.error().status == ExitStatus::Stopped);
        QVERIFY(run->problems.back().said == said);
    }

private Q_SLOTS:
    /// However the pages of a file refer to each other.
    void moreThanAFileHoldsIsNotRead()
    {
        QVERIFY(written([](RunWriter& writer) { writer.addNode(nodeWith(1, 1)); }));
        runfile::Reading reading(path("run.scales"), {});
        bool isRefused = false;
        for (int again = 0; again < 100'000 && !isRefused; ++again) {
            try {
                runfile::Rows rows(reading, "node", "SELECT name FROM node");
                while (rows.next())
                    QCOMPARE(rows.text(0), std::string("node_1"));
            } catch (const runfile::Damaged& damaged) {
                isRefused = damaged.where == say::tablesTooLarge();
                QVERIFY(isRefused);
            }
        }
        QVERIFY(isRefused);
    }

    void cleanup() { fs::remove(path("run.scales")); }

    void shortNamesStayWhatTheyAre()
    {
        const std::string longest(runfile::longestName, 'x');
        for (const std::string& name : {std::string(), std::string("a.b"), longest})
            QCOMPARE(runfile::shortName(name), name);
        QCOMPARE(runfile::shortPath(pathOf(100, "x")), pathOf(100, "x"));
    }

    void longNamesAreCutAndStayDifferent()
    {
        const std::string a = std::string(5000, 'x') + "a";
        const std::string b = std::string(5000, 'x') + "b";
        QVERIFY(runfile::shortName(a) != runfile::shortName(b));
        QCOMPARE(runfile::shortName(a), runfile::shortName(a));
        for (const std::string& name : {a, b}) {
            QVERIFY(runfile::shortName(name).size() <= runfile::longestName);
            QVERIFY(runfile::shortName(name).starts_with(std::string(4000, 'x')));
            QVERIFY(runfile::shortName(name).find("… (5001 bytes, ") != std::string::npos);
        }
    }

    void noLetterIsCut()
    {
        for (int before = 0; before < 4; ++before) {
            std::string name(static_cast<std::size_t>(before), 'x');
            for (int i = 0; i < 2000; ++i)
                name += "層";
            const QString cut = QString::fromStdString(runfile::shortName(name));
            QVERIFY(!cut.contains(QChar::ReplacementCharacter));
        }
    }

    void deepModulesAreOneInTheLastThatMayBe()
    {
        const std::string deep = runfile::shortPath(pathOf(150, "x"));
        QCOMPARE(std::ranges::count(deep, '.'), 99);
        QVERIFY(deep.starts_with(pathOf(100, "… (")));
        QVERIFY(deep != runfile::shortPath(pathOf(150, "y")));
        QVERIFY(runfile::shortPath(pathOf(150, std::string(9000, 'x'))).size() <= runfile::longestName);
        std::string wide = std::string(5000, 'w') + "." + pathOf(150, "x");
        QVERIFY(runfile::shortPath(wide).size() <= runfile::longestName);
    }

    void namesOfAllTablesAreCut()
    {
        const std::string name(5000, 'n');
        const auto run = written([&](RunWriter& writer) {
            graph::Node node = nodeWith(0, 4);
            node.name = node.target = node.module = node.moduleType = node.dtype = node.device = name;
            node.location = node.caller = {name, -7};
            writer.addNode(node);
            graph::ModuleCall call{0, pathOf(150, name), name, {{name, 0}}};
            call.caller = pathOf(150, name);
            call.location = {name, -1};
            writer.addModuleCall(call);
            writer.addSource(name, "text");
            writer.addProblem({graph::Severity::Info, name, "m", 0, {name, 3}});
            graph::RunFacts facts;
            facts.others[name] = "fact";
            writer.setFacts(facts);
            graph::TransformNote note;
            note.transform = note.action = note.target = note.module = note.location.file = name;
            writer.addTransformNote(note);
            graph::QuantizedTensor tensor;
            tensor.role = graph::ProductTensor::Input;
            tensor.target = tensor.module = tensor.format = tensor.rounding = tensor.scaling = name;
            writer.addQuantized(tensor);
        });
        QVERIFY2(run.has_value(), run ? "" : run.error().message.c_str());
        QVERIFY(run->status == graph::RunStatus::Done);
        const std::string cut = runfile::shortName(name);
        QCOMPARE(run->graph.nodes[0].name, cut);
        QCOMPARE(run->graph.nodes[0].location.line, 0);
        QVERIFY(run->sources.contains(run->graph.nodes[0].location.file));
        QCOMPARE(run->modules[0].type, cut);
        const auto records = runfile::readTransforms(path("run.scales"));
        QVERIFY2(records.has_value(), records ? "" : records.error().message.c_str());
        QCOMPARE(records->notes[0].target, cut);
    }

    void shapesMayHaveManySizes()
    {
        const auto run = written([](RunWriter& writer) {
            graph::Node node = nodeWith(0, 1);
            node.shape.assign(5000, 1);
            writer.addNode(node);
        });
        QVERIFY2(run.has_value(), run ? "" : run.error().message.c_str());
        QCOMPARE(run->graph.nodes[0].shape.size(), 5000U);
    }

    void moreElementsThanCanBeCountedStopTheRun()
    {
        constexpr std::int64_t half = runfile::mostElements / 2;
        const auto write = [](RunWriter& writer) {
            writer.addNode(nodeWith(0, half));
            writer.addNode(nodeWith(1, half));
            QVERIFY(!writer.refusal());
            writer.addNode(nodeWith(2, 1));
            QVERIFY(writer.refusal());
            writer.addNode(nodeWith(3, 0));
            writer.addModuleCall({0, "m", "M", {{"", 3}}});
            writer.addProblem({graph::Severity::Info, "odd", "It is odd.", 3, {}});
        };
        checkStopped(write, say::tooManyElements("metric", runfile::mostElements));
        const auto run = runfile::readRun(path("run.scales"));
        QCOMPARE(run->graph.nodes.size(), 3U);
        QVERIFY(!run->problems[0].node); // of a node that is not there
    }

    void moreRoundedElementsThanCanBeCountedStopTheRun()
    {
        checkStopped(
            [](RunWriter& writer) {
                graph::QuantizedTensor tensor;
                tensor.role = graph::ProductTensor::Input;
                tensor.numel = runfile::mostElements + 1;
                writer.addQuantized(tensor);
            },
            say::tooManyElements("quantization", runfile::mostElements));
        QVERIFY(runfile::readTransforms(path("run.scales")).has_value());
    }

    void aRowThatIsTooLargeStopsTheRun()
    {
        checkStopped(
            [](RunWriter& writer) {
                writer.addNode(nodeWith(0, 1));
                graph::Node node = nodeWith(1, 1);
                node.arguments.push_back({"text", std::string(runfile::longestValue, 'x')});
                writer.addNode(node);
                writer.addSource("fine.py", "text"); // of the same connection, after one that failed
            },
            say::rowTooLarge("node", runfile::longestValue));
        const auto run = runfile::readRun(path("run.scales"));
        QCOMPARE(run->graph.nodes.size(), 1U);
        QCOMPARE(run->sources.at("fine.py"), std::string("text"));
    }

    void moreProblemsThanAreReadStopTheRun()
    {
        Result<fs::path> finished;
        const auto run = written(
            [](RunWriter& writer) {
                for (int i = 0; i <= runfile::mostProblems; ++i)
                    writer.addProblem({graph::Severity::Info, "odd", "It is odd.", {}, {}});
            },
            &finished);
        QVERIFY2(run.has_value(), run ? "" : run.error().message.c_str());
        QCOMPARE(run->problems.size(), std::size_t(runfile::mostProblems));
        QVERIFY(!finished);
        QVERIFY(finished.error().said ==
                say::runFileFull(say::tooManyRows("problem", runfile::mostProblems)));
    }

    void aRunThatIsStoppedAnywayIsFinished()
    {
        auto writer = RunWriter::create(path("run.scales")).value();
        writer.addNode(nodeWith(0, runfile::mostElements + 1));
        QVERIFY(writer.finish(graph::RunStatus::Stopped).has_value());
        QVERIFY(runfile::readRun(path("run.scales")).has_value());
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestBounds)
#include "test_bounds.moc"
