// SPDX-License-Identifier: GPL-3.0-or-later
// One HTML file of a run: what it says, that nothing in it acts, and that it stays small.
#include "tests/support/test_class.h"
#include "widgets/report/run_report.h"

#include "core/report/text/sanitized_text.h"
#include "core/runfile/run_writer.h"
#include "core/sheet/opened_state.h"
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

graph::Node& nodeNamed(graph::Run& run, const std::string& module)
{
    return *std::ranges::find_if(run.graph.nodes, [&module](const graph::Node& node) {
        return node.module == module && node.kind == graph::NodeKind::Op;
    });
}

QString bytesAsText(const QByteArray& bytes)
{
    static const QRegularExpression pictures(QStringLiteral("data:image/[^\"]*"));
    return QString::fromUtf8(bytes).remove(pictures);
}

/// What stands between two marks, the first time.
QString between(const QString& text, const QString& from, const QString& to)
{
    const auto begin = text.indexOf(from);
    const auto end = text.indexOf(to, begin);
    return begin < 0 || end < 0 ? QString() : text.mid(begin + from.size(), end - begin - from.size());
}

std::shared_ptr<graph::Run> hostileRun()
{
    const std::string hostile =
        "</title><script>alert(1)</script><img src='x'>\"&amp;\x1b[31m\x07\n\u202etxt";
    auto run = tests::simulatedRun(1);
    run->facts.model = "/tmp/" + hostile + ".pt";
    run->facts.inputs = hostile;
    run->facts.others["own"] = hostile;
    for (graph::Node& node : run->graph.nodes) {
        node.name += hostile;
        node.target += hostile;
        node.module += hostile;
        node.dtype += hostile;
        node.location = {hostile, 3};
    }
    for (graph::ModuleCall& call : run->modules)
        call.path += hostile;
    run->problems.push_back({graph::Severity::Error, "odd", "Odd: " + hostile, {}, {}});
    return run;
}

} // namespace

class TestRunReport : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QByteArray write(const std::shared_ptr<const graph::Run>& run,
                                   const QString& file = {}) const
    {
        const QString path = m_folder.filePath("report.html");
        QFile::remove(path);
        const auto written =
            runReportExport({sheet::openedState(report::shownRun(run)), {}, file}, path)->writeNow();
        QFile report(path);
        return written && report.open(QFile::ReadOnly) ? report.readAll() : QByteArray();
    }
    [[nodiscard]] QString textOf(const std::shared_ptr<const graph::Run>& run, const QString& file = {}) const
    {
        return bytesAsText(write(run, file));
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void theFirstSentenceNamesTheFirstCause()
    {
        auto run = tests::sampleRun();
        graph::Node& planted = nodeNamed(*run, "layers.1.up");
        planted.forward.metric = tests::sampleMetric(0x1p14);
        for (graph::Node& node : run->graph.nodes)
            node.backward.metric = nullptr; // errors that recipes meet come first
        const QString lead = between(textOf(run), "<p class=\"lead text\">", "</p>");
        QVERIFY2(
            lead.startsWith(QString("The first error is layers.1.up (aten::linear, model.py:%1) – forward: ")
                                .arg(planted.location.line)),
            qPrintable(lead));
        QVERIFY2(lead.contains("above 448, the largest of E4M3FN; not an input of a matrix product"),
                 qPrintable(lead));
        QVERIFY2(lead.contains("Multiplied by 2^-") &&
                     lead.contains("would be within the limits: nothing leaves the normal range."),
                 qPrintable(lead));
    }

    void aRunWithoutProblemsSaysSo()
    {
        auto run = tests::sampleRun();
        for (graph::Node& node : run->graph.nodes)
            if (node.forward.metric) {
                node.forward.metric = tests::sampleMetric(1);
                node.backward.metric = node.backward.metric ? node.forward.metric : nullptr;
            }
        run->problems.clear();
        const QString text = textOf(run);
        QCOMPARE(between(text, "<p class=\"lead text\">", "</p>"),
                 QString("Nothing goes wrong in E4M3FN forward or in E5M2 backward."));
        QVERIFY(text.contains("<p class=\"text\">There are none.</p>"));
    }

    void whatComesOfACauseIsFoldedBeneathIt()
    {
        auto run = tests::sampleRun();
        for (graph::Node& node : run->graph.nodes)
            if (node.forward.metric && node.module.starts_with("layers.1"))
                node.forward.metric = tests::sampleMetric(0x1p14);
        const QString tree = between(textOf(run), "<h2>Problems by cause</h2>", "<h2>");
        QVERIFY(tree.contains("<summary>"));
        QVERIFY(tree.contains("<span class=\"badge\">consequence</span>"));
        QVERIFY(tree.indexOf(" follow") < tree.indexOf("consequence<"));
        // With the signs of the list.
        QVERIFY(
            tree.contains("<span class=\"tag error tinted\">error only if it is stored in E4M3FN</span>"));
        QVERIFY(tree.contains("<span class=\"tag error follows\">error, follows from another</span>"));
    }

    void aPartialRunSaysSo()
    {
        auto run = tests::sampleRun();
        run->status = graph::RunStatus::Stopped;
        QVERIFY(textOf(run).contains("<p class=\"warning\">The run was stopped before its end: "));
        run->status = graph::RunStatus::Done;
        QVERIFY(!textOf(run).contains("<p class=\"warning\">"));
    }

    void aSimulatedRunSaysWhatItCost()
    {
        const QString text = textOf(tests::simulatedRun());
        QVERIFY(text.contains("Against the same run without number formats, "));
        QVERIFY(text.contains("<th class=\"number gradient\">SQNR</th>"));
        QVERIFY(!textOf(tests::sampleRun()).contains("SQNR"));
    }

    void recordsOfTransformsComeFromTheRunFile()
    {
        const auto run = tests::simulatedRun(1);
        run->facts.transforms = {"fp8"};
        const QString file = m_folder.filePath("simulated.scales");
        auto writer = runfile::RunWriter::create(file.toStdString());
        QVERIFY(writer.has_value());
        graph::TransformNote note;
        note.transform = "fp8";
        note.message = "It was <rounded>.";
        writer->addTransformNote(note);
        graph::QuantizedTensor rounded;
        rounded.module = "layers.0.q";
        rounded.format = "e4m3fn";
        rounded.role = graph::ProductTensor::Weight;
        rounded.numel = 8;
        rounded.flushed = 2;
        rounded.signalToNoise = 25.5;
        writer->addQuantized(rounded);
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        const QString text = textOf(run, file);
        QVERIFY(text.contains("It was &lt;rounded&gt;."));
        QVERIFY(text.contains("25.0 %</td>") && text.contains("25.5 dB</td>"));
        QVERIFY(textOf(run, m_folder.filePath("gone.scales")).contains("gone.scales"));
    }

    void nothingInItActs()
    {
        const QByteArray bytes = write(hostileRun());
        QVERIFY(bytes.contains("script-src") || bytes.contains("default-src 'none'"));
        QVERIFY(!bytes.contains("<script") && !bytes.contains("<img src='") && !bytes.contains("</title><"));
        const QString text = QString::fromUtf8(bytes);
        QVERIFY(!text.contains(QChar(0x202e)) && text.contains("\\u202e"));
        QVERIFY(std::ranges::none_of(text, [](QChar c) { return c < u' ' && c != u'\n'; }));
        QVERIFY(text.contains(QString::fromUtf8("␛")) && text.contains(QString::fromUtf8("␊")));
    }

    void isWellFormed_data()
    {
        QTest::addColumn<std::shared_ptr<const graph::Run>>("run");
        const auto row = [](const char* name, const std::shared_ptr<const graph::Run>& run) {
            QTest::newRow(name) << run;
        };
        row("of a usual run", tests::sampleRun());
        row("of a simulated run", tests::simulatedRun());
        row("of hostile names", hostileRun());
        row("of nothing", std::make_shared<graph::Run>());
    }
    void isWellFormed()
    {
        QFETCH(std::shared_ptr<const graph::Run>, run);
        QXmlStreamReader reader(write(run));
        while (!reader.atEnd()) {
            reader.readNext();
            for (const QXmlStreamAttribute& attribute : reader.attributes())
                if (attribute.name() == u"src" || attribute.name() == u"srcset" ||
                    attribute.name() == u"href")
                    QVERIFY(attribute.value().startsWith(u"data:image/"));
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }

    void picturesAreThereInBothColours()
    {
        const QByteArray bytes = write(tests::sampleRun());
        const auto images = bytes.count("<img ");
        QVERIFY(images >= 2);
        QCOMPARE(bytes.count("<source media=\"screen and (prefers-color-scheme: dark)\""), images);
    }

    void theSameRunGivesTheSameBytes()
    {
        const QByteArray bytes = write(tests::simulatedRun());
        QVERIFY(!bytes.isEmpty());
        QVERIFY(bytes == write(tests::simulatedRun()));
    }

    void aLargeRunIsBoundedAndSaysWhatIsLeftOut()
    {
        auto run = tests::sampleRunOfSize(10'000);
        graph::Node& planted = nodeNamed(*run, "layers.150.up");
        planted.forward.metric = tests::sampleMetric(0x1p14);
        const QByteArray bytes = write(run);
        QVERIFY2(bytes.size() < 6'000'000, qPrintable(QString::number(bytes.size())));
        const QString text = bytesAsText(bytes);
        QVERIFY(text.contains("and those that lose most; scalescope export --table writes all."));
        QVERIFY(text.contains("scalescope export --plot draws all."));
        QVERIFY(text.contains("These are the first 300 of "));
        QVERIFY(text.count("<tr>") < 1000);
        // What goes wrong is among what is shown.
        QVERIFY(between(text, "<h2>Tensors</h2>", "<h2>").contains("layers.150.up<"));
    }

    void whereItCannotBeWrittenIsSaid()
    {
        const QString path = m_folder.filePath("nowhere/report.html");
        const auto written =
            runReportExport({sheet::openedState(tests::sampleRun()), {}, {}}, path)->writeNow();
        QVERIFY(!written.has_value());
        QVERIFY(written.error().status == ExitStatus::Usage);
        QVERIFY(QString::fromStdString(written.error().message)
                    .startsWith("The report can't be written to '" + path));
    }
};

SCALESCOPE_TEST(TestRunReport)
#include "test_run_report.moc"
