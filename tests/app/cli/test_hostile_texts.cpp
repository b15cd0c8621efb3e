// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that want to be more than texts: nothing that the commands print or write for people acts.
#include "core/runfile/run_writer.h"
#include "tests/app/cli/program.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>
#include <QXmlStreamReader>
#include <sys/stat.h>

using namespace scalescope;
using tests::Ended;
using tests::isOneSentence;
using tests::Program;

namespace {

const std::string escape = "\x1b[31m\x07\x01\xc2\x9b\u202e\u2066";
const std::string markup = "</title><script>alert(1)</script><img src='/etc/hostname'>]]>-->\"\\";

/// A run whose names, facts and sentences are all of that kind.
std::shared_ptr<graph::Run> hostileRun()
{
    auto run = tests::sampleRun(1);
    run->facts.model = "/tmp/" + escape + markup + ".pt";
    for (graph::Node& node : run->graph.nodes) {
        node.name.insert(0, "=").append(escape).append(markup);
        node.target += escape;
        node.location.file = "model.py";
    }
    for (graph::ModuleCall& call : run->modules)
        call.type += escape + markup;
    run->sources["model.py"] += "\n# " + escape + "\n";
    run->problems.push_back({graph::Severity::Warning, "odd", "Something " + escape + " is odd.", {}, {}});
    return run;
}

QString writeHostileRun(const Program& program, const QString& name,
                        const std::shared_ptr<graph::Run>& run = hostileRun())
{
    const QString path = program.folder.filePath(name);
    auto writer = runfile::RunWriter::create(path.toStdString());
    if (!writer)
        qFatal("the run can't be written");
    writer->setFacts(run->facts);
    for (const graph::Node& node : run->graph.nodes)
        writer->addNode(node);
    for (const graph::ModuleCall& call : run->modules)
        writer->addModuleCall(call);
    for (const auto& [file, text] : run->sources)
        writer->addSource(file, text);
    for (const graph::Problem& problem : run->problems)
        writer->addProblem(problem);
    const std::string text = "=" + escape + markup;
    graph::TransformNote note;
    note.transform = note.action = note.target = note.location.file = note.message = text;
    writer->addTransformNote(note);
    graph::QuantizedTensor tensor;
    tensor.provenance = run->graph.nodes.back().provenance;
    tensor.role = graph::RoundingRole(text);
    tensor.target = tensor.format = tensor.rounding = tensor.scaling = text;
    writer->addQuantized(tensor);
    if (!writer->finish(graph::RunStatus::Done))
        qFatal("the run can't be finished");
    return path;
}

/// Control characters other than line ends and tabs, and those that change the direction of writing.
bool acts(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        const bool isPlain = c == u'\n' || c == u'\t';
        if (c == QChar(0x202e) || c == QChar(0x2066))
            return true;
        return (c < u' ' && !isPlain) || (c >= QChar(0x7f) && c < QChar(0xa0));
    });
}

bool isXmlWithoutScript(const QByteArray& text)
{
    QXmlStreamReader reader(text);
    bool hasScript = false;
    while (!reader.atEnd())
        hasScript =
            hasScript || (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"script");
    return !reader.hasError() && !hasScript;
}

/// As Graphviz reads it; true where that is not there.
bool isDot(const QString& file)
{
    const QString dot = QStandardPaths::findExecutable("dot");
    return dot.isEmpty() || QProcess::execute(dot, {"-Tcanon", "-o", file + ".canon", file}) == 0;
}

} // namespace

class TestHostileTexts : public QObject
{
    Q_OBJECT

private:
    QByteArray contentOf(const QString& name) const
    {
        QFile file(m_program.folder.filePath(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    Program m_program;

private Q_SLOTS:
    void initTestCase()
    {
        writeHostileRun(m_program, "a.scales");
        writeHostileRun(m_program, "b.scales");
        const auto modules = tests::sampleRun(1);
        for (graph::Node& node : modules->graph.nodes)
            node.module = escape + node.module;
        writeHostileRun(m_program, "modules.scales", modules);
    }

    void exportsHoldPlainText_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("file");
        QTest::newRow("table") << QStringList{"export", "a.scales", "--table"} << "t.csv";
        QTest::newRow("modules") << QStringList{"export", "a.scales", "--modules"} << "m.csv";
        QTest::newRow("plot") << QStringList{"export", "a.scales", "--plot"} << "p.svg";
        QTest::newRow("graph") << QStringList{"export", "a.scales", "--graph"} << "g.svg";
        QTest::newRow("graph in DOT") << QStringList{"export", "a.scales", "--graph"} << "g.dot";
        QTest::newRow("table in JSON") << QStringList{"export", "a.scales", "--table"} << "t.json";
        QTest::newRow("recipe of modules")
            << QStringList{"export", "modules.scales", "--recipe"} << "rec.json";
        QTest::newRow("heat map") << QStringList{"export", "a.scales", "--rows", "modules", "--heat-map"}
                                  << "h.svg";
        QTest::newRow("waterfall") << QStringList{"export", "a.scales", "--waterfall"} << "w.svg";
        QTest::newRow("theory") << QStringList{"export", "a.scales", "--theory"} << "theory.csv";
        QTest::newRow("theory in JSON") << QStringList{"export", "a.scales", "--theory"} << "theory.json";
        QTest::newRow("proposals") << QStringList{"export", "a.scales", "--proposals"} << "p.csv";
        QTest::newRow("recipe") << QStringList{"export", "a.scales", "--recipe"} << "r.json";
        QTest::newRow("transforms") << QStringList{"export", "a.scales", "--transforms"} << "tr.csv";
        QTest::newRow("rounded tensors") << QStringList{"export", "a.scales", "--quantization"} << "q.csv";
        QTest::newRow("code") << QStringList{"export", "a.scales", "--code"} << "c.txt";
        QTest::newRow("report") << QStringList{"export", "a.scales", "--report"} << "report.html";
        QTest::newRow("comparison") << QStringList{"compare", "a.scales", "b.scales", "--table"} << "ct.csv";
        QTest::newRow("comparison plot")
            << QStringList{"compare", "a.scales", "b.scales", "--plot"} << "cp.svg";
        QTest::newRow("comparison report")
            << QStringList{"compare", "a.scales", "b.scales", "--report"} << "r.html";
    }

    void exportsHoldPlainText()
    {
        QFETCH(QStringList, arguments);
        QFETCH(const QString, file);
        const Ended ended = m_program.run(arguments << file);
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        QVERIFY2(!acts(ended.output + ended.errors), qPrintable(ended.output));
        const QByteArray content = contentOf(file);
        QVERIFY(!content.isEmpty());
        QVERIFY(!acts(QString::fromUtf8(content)));
        if (file == "rec.json")
            QVERIFY2(content.contains("\\u202e"), content.constData());
        if (file.endsWith(".svg"))
            QVERIFY(isXmlWithoutScript(content));
        if (file.endsWith(".dot"))
            QVERIFY(isDot(m_program.folder.filePath(file)));
        if (file.endsWith(".html"))
            QVERIFY(!content.contains("<script") && !content.contains("<img src='"));
        for (const QByteArray& line : content.split('\n')) {
            for (const QByteArray& cell : file.endsWith(".csv") ? line.split(',') : QList<QByteArray>())
                QVERIFY2(!cell.startsWith('=') && !cell.startsWith("\"="), line.constData());
        }
    }

    void jsonHoldsTheTextsAsTheyAre()
    {
        QCOMPARE(m_program.run({"export", "a.scales", "--table", "t.json"}).status, 0);
        const auto nodes = QJsonDocument::fromJson(contentOf("t.json")).object()["nodes"].toArray();
        const QString name = QString::fromStdString(hostileRun()->graph.nodes.front().name);
        QCOMPARE(nodes.first().toObject()["name"].toString(), name);
        QCOMPARE(m_program.run({"compare", "a.scales", "b.scales", "--table", "c.json"}).status, 0);
        const auto rows = QJsonDocument::fromJson(contentOf("c.json")).object()["rows"].toArray();
        QCOMPARE(rows.first().toObject()["name"].toString(), name);
    }

    /// What JSON itself does not escape: delete, C1 controls, directions of writing.
    void jsonDoesNotReachTheTerminalAsMoreThanText_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString model = QString::fromUtf8("m\x7f\u009b\u202e.pt");
        QVERIFY(QFile::copy(scalescope::tests::examplePath("mlp.pt"), m_program.folder.filePath(model)));
        const QString inputs = scalescope::tests::examplePath("mlp.inputs.json");
        QTest::newRow("events") << QStringList{"run", model, "--inputs", inputs, "--progress", "json"};
        QTest::newRow("a description") << QStringList{"info", model, "--json"};
    }

    void jsonDoesNotReachTheTerminalAsMoreThanText()
    {
        QFETCH(const QStringList, arguments);
        const Ended ended = m_program.run(arguments);
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        QVERIFY2(!acts(ended.output) && !ended.output.contains(QChar(0x202e)), qPrintable(ended.output));
        QVERIFY2(ended.output.contains("m\\u007f\\u009b\\u202e."), qPrintable(ended.output));
    }

    void sentencesDoNotReachTheTerminalAsMoreThanText_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::newRow("a file") << QStringList{"export", "\x1b[31m.scales", "--table", "t.csv"} << 3;
        QTest::newRow("a model") << QStringList{"run", "\x1b]0;title\x07.pt"} << 3;
        QTest::newRow("a command") << QStringList{"--\x1b[31m"} << 2;
        QTest::newRow("a format") << QStringList{"formats", "\x1b[31m"} << 2;
    }

    void sentencesDoNotReachTheTerminalAsMoreThanText()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, status);
        const Ended ended = m_program.run(arguments);
        QCOMPARE(ended.status, status);
        QVERIFY2(isOneSentence(ended.errors), qPrintable(ended.errors));
        QVERIFY2(!acts(ended.errors), qPrintable(ended.errors));
        QVERIFY(ended.errors.contains(u'␛'));
    }

    void namesThatAreNoUtf8AreRefused()
    {
        m_program.process.setProgram("sh");
        const Ended ended = m_program.run({"-c", "exec " + scalescope::tests::programPath("scalescope") +
                                                     " run \"$(printf 'm\\377.pt')\""});
        m_program.process.setProgram(scalescope::tests::programPath("scalescope"));
        QCOMPARE(ended.status, 2);
        QCOMPARE(ended.errors,
                 QString("m\\xff.pt is not text in UTF-8; rename the file, or call it by a link that is.\n"));
    }

    void aPipeIsNotWaitedFor_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString model = scalescope::tests::examplePath("mlp.pt");
        QTest::newRow("inputs") << QStringList{"run", model, "--inputs", "pipe"};
        QTest::newRow("an array") << QStringList{"quantize", "e4m3fn", "pipe", "out.npy"};
        QTest::newRow("a model") << QStringList{"info", "pipe"};
        QTest::newRow("a library") << QStringList{"info", model, "--op-library", "pipe"};
        QTest::newRow("a run") << QStringList{"export", "pipe", "--table", "t.csv"};
    }

    void aPipeIsNotWaitedFor()
    {
        QFETCH(const QStringList, arguments);
        ::mkfifo(m_program.folder.filePath("pipe").toUtf8().constData(), 0600);
        const Ended ended = m_program.run(arguments);
        QCOMPARE(ended.status, 3);
        QVERIFY2(isOneSentence(ended.errors) && ended.errors.contains("not a regular file"),
                 qPrintable(ended.errors));
    }

    void inputsThatAreTooMuchAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a number that no double holds") << QByteArray("{\"x\": 1e309}");
        QTest::newRow("200,000 levels")
            << "{\"x\": " + QByteArray(200'000, '[') + QByteArray(200'000, ']') + "}";
    }

    void inputsThatAreTooMuchAreRefused()
    {
        QFETCH(const QByteArray, text);
        m_program.file("inputs.json", text);
        const Ended ended =
            m_program.run({"run", scalescope::tests::examplePath("mlp.pt"), "--inputs", "inputs.json"});
        QCOMPARE(ended.status, 3);
        QVERIFY2(isOneSentence(ended.errors), qPrintable(ended.errors));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestHostileTexts)
#include "test_hostile_texts.moc"
