// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/say_run.h"
#include "tests/support/file_content.h"
#include "tests/support/sample_run.h"
#include "tests/support/skip.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/graph_export.h"

#include <QColor>
#include <QDate>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cstdlib>

using scalescope::tests::contentOf;
using scalescope::tests::sampleRun;
using scalescope::tests::sampleRunOfSize;
using scalescope::widgets::automaticFolding;
using scalescope::widgets::Document;
using scalescope::widgets::exportGraph;
using scalescope::widgets::FoldState;
using scalescope::widgets::GainsShown;
using scalescope::widgets::GraphLook;
using scalescope::widgets::Theme;

namespace {

QImage pictureImage(const scalescope::widgets::Picture& picture)
{
    return QImage::fromData(scalescope::widgets::pngOf(picture, 1));
}

/// Of two pictures of one size: between the same pixels, in red, green or blue.
int largestDifference(const QImage& a, const QImage& b)
{
    int largest = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            largest = std::max({largest, std::abs(one.red() - other.red()),
                                std::abs(one.green() - other.green()), std::abs(one.blue() - other.blue())});
        }
    }
    return largest;
}

} // namespace

class TestGraphExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("dot").isEmpty())
            SKIP_WHERE_NOT_CI("Graphviz's dot is not installed.");
        m_document.setRun(sampleRun());
    }

    void writesTheSameBytesAgain_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("SVG") << "svg" << QByteArray("<?xml");
        QTest::newRow("PNG") << "png" << QByteArray("\x89PNG");
        QTest::newRow("PDF") << "pdf" << QByteArray("%PDF");
        QTest::newRow("DOT") << "dot" << QByteArray("digraph");
        QTest::newRow("a suffix in capitals") << "SVG" << QByteArray("<?xml");
    }
    void writesTheSameBytesAgain()
    {
        QFETCH(QString, suffix);
        QFETCH(QByteArray, start);
        const QString first = m_folder.filePath("first." + suffix);
        const QString second = m_folder.filePath("second." + suffix);
        QVERIFY(exportGraph(m_document, Theme::light(), first).has_value());
        QVERIFY(exportGraph(m_document, Theme::light(), second).has_value());
        QVERIFY(contentOf(first).startsWith(start));
        QVERIFY(contentOf(first) == contentOf(second));
        for (const char* date : {"yyyyMMdd", "yyyy-MM-dd"})
            QVERIFY(!contentOf(first).contains(QDate::currentDate().toString(date).toLatin1()));
        const QString pictures = qEnvironmentVariable("SCALESCOPE_PICTURES");
        if (!pictures.isEmpty())
            QFile::copy(first, pictures + "/export." + suffix);
    }

    void keepsTextAsTextInSvg()
    {
        const QString path = m_folder.filePath("text.svg");
        QVERIFY(exportGraph(m_document, Theme::light(), path).has_value());
        const QByteArray svg = contentOf(path);
        for (const char* text :
             {">softmax<", "linear · 4×32×64", "layers.0 TransformerBlock", "forward ↓ in E4M3FN"})
            QVERIFY2(svg.contains(text), text);
    }

    void theTitleSaysWhatItIsOf()
    {
        const QString path = m_folder.filePath("titled.svg");
        QVERIFY(exportGraph(m_document, Theme::light(), path).has_value());
        const QByteArray svg = contentOf(path);
        const QByteArray model =
            QFileInfo(QString::fromStdString(m_document.run().facts.model)).fileName().toLatin1();
        QVERIFY(!model.isEmpty());
        QVERIFY2(svg.contains('>' + model + '<'), model.constData());
        const auto found = svg.indexOf(">E4M3FN / E5M2");
        QVERIFY(found > 0);
        QVERIFY2(svg.mid(found, 60).contains("seed "), svg.mid(found, 60).constData());
    }

    void followsThemeAndFolding()
    {
        const QString path = m_folder.filePath("dark.svg");
        QVERIFY(exportGraph(m_document, Theme::dark(), path, GraphLook{{0, {}}}).has_value());
        const QByteArray svg = contentOf(path);
        QVERIFY(svg.contains(Theme::dark().canvas.name().toLatin1()));
        QVERIFY(!svg.contains(">softmax<"));
        QVERIFY(svg.contains(">layers.0<"));
    }

    void aWidthThatMakesWordsTooSmallIsTold()
    {
        const QString path = m_folder.filePath("small.svg");
        const auto noteAt = [&](std::optional<int> width) {
            return exportGraph(m_document, Theme::light(), path, GraphLook{{0, {}}, {}, {}, width})
                .value_or("failed");
        };
        QCOMPARE(noteAt({}), QString());
        QCOMPARE(noteAt(5000), QString());
        const QString note = noteAt(150);
        static const QRegularExpression said("smallest text is ([0-9.]+) pt. It is 6 pt at ([0-9.]+) cm");
        const auto match = said.match(note);
        QVERIFY2(match.hasMatch(), qPrintable(note));
        QVERIFY(match.captured(1).toDouble() < 6);
        const int enough = qCeil(match.captured(2).toDouble() / 2.54 * 96);
        QCOMPARE(noteAt(enough), QString());
    }

    void theSelectedCardIsFramed()
    {
        const FoldState folding = automaticFolding(m_document.graph(), *m_document.foldTree());
        const auto svgOf = [&](std::optional<scalescope::graph::NodeId> selected) {
            const QString path = m_folder.filePath("selected.svg");
            if (!exportGraph(m_document, Theme::light(), path, GraphLook{folding, {}, selected}))
                return QByteArray("failed");
            return contentOf(path);
        };
        const QByteArray accent = Theme::light().accent.name().toLatin1();
        const auto first = m_document.graph().nodes.front().id;
        QVERIFY(svgOf(first).count(accent) > svgOf({}).count(accent));
        QVERIFY(svgOf(first).contains(">selected<")); // the legend says what the frame is
        QVERIFY(!svgOf({}).contains(">selected<"));
    }

    void aPictureForWhichThereIsNoMemoryLeavesTheOlderOne()
    {
        using scalescope::widgets::writePicture;
        const QString path = m_folder.filePath("older.png");
        const auto why = [](const QString& reason) { return reason; };
        QVERIFY(writePicture(path, "older", why));
        const auto none = writePicture(path, {}, why);
        QVERIFY(!none && none.error().message.starts_with("There is not enough memory for the picture"));
        QCOMPARE(contentOf(path), QByteArray("older"));
    }

    void theFirstProblemIsTold()
    {
        const auto svgOf = [&](const std::shared_ptr<scalescope::graph::Run>& run, const QString& name) {
            Document document;
            document.setRun(run);
            const QString path = m_folder.filePath(name);
            return exportGraph(document, Theme::light(), path).has_value() ? contentOf(path) : QByteArray();
        };
        const auto quiet = scalescope::tests::sampleMetric(1);
        const auto tiny = scalescope::tests::sampleMetric(0x1p-20);
        auto run = sampleRun();
        for (scalescope::graph::Node& node : run->graph.nodes)
            node.forward.metric = node.backward.metric = quiet;
        const auto of = [&run](const char* module, const char* target) -> scalescope::graph::Node& {
            return *std::ranges::find_if(run->graph.nodes, [&](const scalescope::graph::Node& node) {
                return node.module == module && node.target == target;
            });
        };
        of("layers.0.k", "aten::linear").backward.metric = tiny;
        const QByteArray told = svgOf(run, "told.svg");
        QVERIFY2(told.contains(">First error: layers.0.k: gradient: "),
                 told.mid(told.indexOf("First error"), 200).constData());
        of("layers.0.k", "aten::linear").backward.metric = quiet;
        of("layers.0.norm1", "aten::layer_norm").backward.metric = tiny;
        const QByteArray ifStored = svgOf(run, "if-stored.svg");
        QVERIFY2(ifStored.contains(">First error, only if it is stored so: layers.0.norm1: gradient: "),
                 ifStored.mid(ifStored.indexOf("First error"), 200).constData());
        QVERIFY(!ifStored.contains("recipes meet"));
        of("layers.0.k", "aten::linear").backward.metric = tiny; // from the loss back it comes before
        of("layers.1.norm1", "aten::layer_norm").backward.metric = tiny;
        const QByteArray met = svgOf(run, "met.svg");
        QVERIFY2(met.contains(">First error, only if it is stored so: layers.1.norm1: gradient: ") &&
                     met.contains(">First error that usual FP8 recipes meet: layers.0.k: gradient: "),
                 met.mid(met.indexOf("First error"), 400).constData());
        of("layers.1.norm1", "aten::layer_norm").backward.metric = quiet;
        of("layers.0.k", "aten::linear").backward.metric = quiet;
        of("layers.0.norm1", "aten::layer_norm").backward.metric = quiet;
        // They keep the first one's gradient, but not that of the product from whose result it is computed.
        auto& gelu = *std::ranges::find(run->graph.nodes, "aten::gelu", &scalescope::graph::Node::target);
        gelu.backward.metric =
            scalescope::tests::sampleMetric(0x1p-24); // of another scale, so that it is not pruned
        of("layers.0.up", "aten::linear").backward.metric = tiny;
        const QByteArray follows = svgOf(run, "follows.svg");
        QVERIFY2(follows.contains(">First error: layers.0.gelu: gradient: ") &&
                     follows.contains(">First error that usual FP8 recipes meet: layers.0.up: gradient: "),
                 follows.mid(follows.indexOf("First error"), 400).constData());
        gelu.backward.metric = of("layers.0.up", "aten::linear").backward.metric = quiet;
        // Of two layers the first has its own figures, not those of the worst.
        const auto half = scalescope::tests::metricOf({0x1p-20, 1});
        of("layers.1.up", "aten::linear").backward.metric = half; // from the loss back it is the first
        of("layers.0.up", "aten::linear").backward.metric = tiny;
        const QByteArray several = svgOf(run, "several.svg");
        QVERIFY2(several.contains(">First error: layers.1.up, first of 2: gradient: 50 % become zero"),
                 several.mid(several.indexOf("First error"), 400).constData());
        of("layers.0.up", "aten::linear").backward.metric = quiet;
        of("layers.1.up", "aten::linear").backward.metric = quiet;
        // NaN is no matter of formats, which recipes would meet or not.
        const auto infinite = scalescope::tests::metricOf({1}, 1);
        of("layers.0.norm1", "aten::layer_norm").forward.metric = infinite;
        of("layers.0.up", "aten::linear").forward.metric = infinite;
        const QByteArray nan = svgOf(run, "nan.svg");
        QVERIFY2(nan.contains("First error: ") && !nan.contains("recipes meet"),
                 nan.mid(nan.indexOf("First error"), 400).constData());
        of("layers.0.norm1", "aten::layer_norm").forward.metric = quiet;
        of("layers.0.up", "aten::linear").forward.metric = quiet;
        const QByteArray silent = svgOf(run, "silent.svg");
        QVERIFY(!silent.isEmpty());
        QVERIFY(!silent.contains("First error"));
    }

    void aBackwardThatStoppedIsToldWhereBarsOfGradientsAreMissing_data()
    {
        using scalescope::graph::problemOf;
        QTest::addColumn<scalescope::graph::Problem>("problem");
        QTest::addColumn<QString>("said");
        QTest::newRow("nothing") << scalescope::graph::Problem{} << QString();
        QTest::newRow("at a place") << problemOf(scalescope::say::backwardStopped("memory.lstm", {}))
                                    << "Backward stopped at memory.lstm: gradients before it are missing";
        QTest::newRow("somewhere") << problemOf(scalescope::say::backwardFailed({}))
                                   << "Backward failed: gradients are missing";
    }
    void aBackwardThatStoppedIsToldWhereBarsOfGradientsAreMissing()
    {
        QFETCH(scalescope::graph::Problem, problem);
        QFETCH(QString, said);
        auto run = sampleRun();
        run->problems.push_back(problem);
        Document document;
        document.setRun(run);
        const QString path = m_folder.filePath("stopped.svg");
        QVERIFY(exportGraph(document, Theme::light(), path, GraphLook{{0, {}}}).has_value());
        const QByteArray svg = contentOf(path);
        QVERIFY2(svg.contains("seed 0" + (said.isEmpty() ? "<" : (" · " + said + '<').toUtf8())),
                 svg.mid(svg.indexOf("seed "), 120).constData());
    }

    void limitsThatAreNotTheUsualOnesAreTold()
    {
        Document document;
        document.setRun(sampleRun());
        const QString path = m_folder.filePath("limits.svg");
        QVERIFY(exportGraph(document, Theme::light(), path, GraphLook{{0, {}}}).has_value());
        QVERIFY(!contentOf(path).contains("Limits"));
        document.setRangeThresholds({0, 0.01, 0.25});
        QVERIFY(exportGraph(document, Theme::light(), path, GraphLook{{0, {}}}).has_value());
        QVERIFY(contentOf(path).contains(
            "seed 0 · Limits: any overflow · underflow &gt; 1 % · subnormal &gt; 25 %"));
    }

    void gainsArePartOfThePictureWhereTheyAreShown()
    {
        const FoldState folding = automaticFolding(m_document.graph(), *m_document.foldTree());
        const auto colours = [&](const GainsShown& gains) {
            const QString path = m_folder.filePath("gains.svg");
            if (!exportGraph(m_document, Theme::light(), path, GraphLook{folding, gains}))
                return QString("failed");
            const QString svg = QString::fromUtf8(contentOf(path));
            static const QRegularExpression gain(">[+−][0-9]");
            return QString::number(svg.count(gain));
        };
        QCOMPARE(colours({}), "0");
        const int both = colours({true, true}).toInt();
        const int forward = colours({true, false}).toInt();
        const int backward = colours({false, true}).toInt();
        QVERIFY(forward > 0 && backward > 0);
        QCOMPARE(both, forward + backward);
    }

    void writesDotThatGraphvizReads()
    {
        const QString path = m_folder.filePath("graph.dot");
        QVERIFY(exportGraph(m_document, Theme::light(), path).has_value());
        QVERIFY(contentOf(path).contains("layers.0 TransformerBlock"));
        QProcess dot;
        dot.start("dot", {"-Tsvg", path});
        QVERIFY(dot.waitForFinished());
        QCOMPARE(dot.exitCode(), 0);
        QCOMPARE(dot.readAllStandardError(), QByteArray());
        QVERIFY(dot.readAllStandardOutput().contains(">softmax<"));
    }

    void aBadgeNamesTheWeightInWhichItStarts()
    {
        auto run = std::make_shared<scalescope::graph::Run>(*sampleRun());
        auto& weight =
            *std::ranges::find(run->graph.nodes, "layers.1.v.weight", &scalescope::graph::Node::target);
        auto metric = std::make_shared<scalescope::graph::Metric>(*weight.forward.metric);
        metric->statistics.nans = 3;
        weight.forward.metric = metric;
        Document document;
        document.setRun(run);
        for (const auto& [suffix, badge] : {std::pair("dot", "weight: nan"), {"svg", "first: weight nan"}}) {
            const QString path = m_folder.filePath("weight." + QString(suffix));
            QVERIFY(exportGraph(document, Theme::light(), path).has_value());
            QVERIFY2(contentOf(path).contains(badge), suffix);
        }
    }

    void aWarningIsABadgeWithASmallArrow()
    {
        auto run = std::make_shared<scalescope::graph::Run>(*sampleRun());
        auto& softmax = *std::ranges::find(run->graph.nodes, "softmax", &scalescope::graph::Node::name);
        softmax.forward.metric = scalescope::tests::sampleMetric(0x1.6p-7); // subnormal in E4M3FN
        Document document;
        document.setRun(run);
        const QString dot = m_folder.filePath("warning.dot");
        QVERIFY(exportGraph(document, Theme::light(), dot).has_value());
        QVERIFY(QString::fromUtf8(contentOf(dot)).contains(QStringLiteral("▾ subnormal")));
        const QString svg = m_folder.filePath("warning.svg");
        QVERIFY(exportGraph(document, Theme::light(), svg).has_value());
        QVERIFY(contentOf(svg).contains(">subnormal<"));
    }

    /// The signs of the graph, in words where form does not tell them apart.
    void dotSaysWhatIsAnErrorOnlyIfStored()
    {
        auto run = std::make_shared<scalescope::graph::Run>(*sampleRun(1));
        auto& weight =
            *std::ranges::find(run->graph.nodes, "layers.0.norm1.weight", &scalescope::graph::Node::target);
        weight.forward.metric = scalescope::tests::sampleMetric(0x1p-24);
        Document document;
        document.setRun(run);
        const QString path = m_folder.filePath("stored.dot");
        QVERIFY(exportGraph(document, Theme::light(), path).has_value());
        const QString text = QString::fromUtf8(contentOf(path));
        QVERIFY(text.contains(QStringLiteral("▼ weight: underflow, only if stored in E4M3FN")));
        QVERIFY(text.contains(
            "underflow starts in layers.0.norm1.weight, which it reads, forward; 100.0 % become "
            "zero; an error only if it is stored in E4M3FN"));
    }

    void quotesNamesInDot()
    {
        auto run = sampleRun(1);
        run->graph.nodes[3].kind = scalescope::graph::NodeKind::Input;
        run->graph.nodes[3].target = R"(a "b" \ %1 <c>)";
        Document document;
        document.setRun(run);
        const QString path = m_folder.filePath("quoted.dot");
        QVERIFY(exportGraph(document, Theme::light(), path).has_value());
        QProcess dot;
        dot.start("dot", {"-Tsvg", path});
        QVERIFY(dot.waitForFinished());
        QCOMPARE(dot.exitCode(), 0);
        QVERIFY(dot.readAllStandardOutput().contains(R"(a &quot;b&quot; \ %1 &lt;c&gt;)"));
    }

    void writesAnEmptyGraph_data()
    {
        QTest::addColumn<QString>("suffix");
        for (const char* suffix : {"svg", "png", "pdf", "dot"})
            QTest::newRow(suffix) << QString(suffix);
    }
    void writesAnEmptyGraph()
    {
        QFETCH(QString, suffix);
        const Document empty;
        const QString path = m_folder.filePath("empty." + suffix);
        QVERIFY(exportGraph(empty, Theme::light(), path).has_value());
        QVERIFY(!contentOf(path).isEmpty());
    }

    void keepsVeryTallImagesReadableForViewers()
    {
        Document document;
        document.setRun(sampleRunOfSize(1500));
        const QString path = m_folder.filePath("tall.png");
        QVERIFY(exportGraph(document, Theme::light(), path, GraphLook{}).has_value());
        const QImage image(path);
        QVERIFY(!image.isNull());
        QVERIFY(image.height() <= 16000);
    }

    /// It would take 1 GB.
    void aPictureOfTensOfThousandsOfNodesIsRefused()
    {
        Document document;
        document.setRun(sampleRunOfSize(40'000));
        const QString picture = m_folder.filePath("large.svg");
        const auto refused = exportGraph(document, Theme::light(), picture, GraphLook{});
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.find("more than the 10000 ") != std::string::npos,
                 refused.error().message.c_str());
        QVERIFY(!QFile::exists(picture));
        QVERIFY(exportGraph(document, Theme::light(), m_folder.filePath("large.dot"), GraphLook{}));
    }

    /// Put below each other again they are the picture, in either theme; each has room on a page as wide as
    /// it.
    void piecesForPagesAreThePicture()
    {
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            const auto graph = scalescope::widgets::graphForReport(m_document, FoldState{}, {});
            QVERIFY(graph.has_value());
            const auto pieces = graph->pieces(theme);
            QVERIFY(pieces.size() > 2);
            const QImage whole = pictureImage(graph->picture(theme));
            QImage stacked(whole.size(), whole.format());
            QPainter painter(&stacked);
            int top = 0;
            for (const auto& piece : pieces) {
                const QImage image = pictureImage(piece);
                QCOMPARE(image.width(), whole.width());
                QVERIFY(image.height() <= std::max(880.0, 1.25 * whole.width()) + 1);
                painter.drawImage(0, top, image);
                top += image.height();
            }
            painter.end();
            QCOMPARE(top, whole.height());
            // Qt 6.11 rounds colours otherwise at other places.
            QVERIFY(largestDifference(stacked, whole) < 16);
        }
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("expected");
        QTest::newRow("another suffix") << "graph.txt"
                                        << ".svg, .png, .pdf or .dot";
        QTest::newRow("no suffix") << "graph"
                                   << ".svg, .png, .pdf or .dot";
        QTest::newRow("a folder that is not there") << "/nowhere/graph.dot"
                                                    << "/nowhere/graph.dot";
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, path);
        QFETCH(QString, expected);
        const auto result = exportGraph(m_document, Theme::light(), path);
        QVERIFY(!result);
        QVERIFY2(QString::fromStdString(result.error().message).contains(expected),
                 result.error().message.c_str());
    }

    void saysThatGraphvizIsMissing()
    {
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nowhere");
        const auto result = exportGraph(m_document, Theme::light(), m_folder.filePath("missing.svg"));
        qputenv("PATH", path);
        QVERIFY(!result);
        QVERIFY(result.error().message.find("install Graphviz") != std::string::npos);
        QVERIFY(!QFile::exists(m_folder.filePath("missing.svg")));
    }

private:
    Document m_document;
    QTemporaryDir m_folder;
};

SCALESCOPE_TEST(TestGraphExport)
#include "test_graph_export.moc"
