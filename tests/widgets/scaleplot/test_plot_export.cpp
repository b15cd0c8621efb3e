// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/file_content.h"
#include "tests/support/test_class.h"
#include "widgets/models/document.h"
#include "widgets/scaleplot/plot_export.h"

#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace scalescope;
using namespace scalescope::widgets;
using tests::contentOf;

namespace {

/// The words of an SVG, in order.
QStringList textsOf(const QByteArray& svg)
{
    QStringList texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            texts << reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
    }
    return texts;
}

class TestPlotExport : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    Document m_document;

    QByteArray exported(const QString& name, const PlotOptions& options = {})
    {
        const QString path = m_folder.filePath(name);
        const auto result = plotExport(m_document.state(), options, Theme::light(), path)->writeNow();
        if (!result)
            qWarning("%s", result.error().message.c_str());
        return contentOf(path);
    }

private Q_SLOTS:
    void init() { m_document.setRun(tests::sampleRun()); }

    void theSuffixChoosesTheFormat_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("svg is an XML document") << "plot.svg" << QByteArray("<?xml");
        QTest::newRow("png has its signature") << "plot.PNG" << QByteArray("\x89PNG");
        QTest::newRow("pdf has its signature") << "plot.pdf" << QByteArray("%PDF-");
    }

    void theSuffixChoosesTheFormat()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, start);
        const QByteArray bytes = exported(name);
        QVERIFY(bytes.startsWith(start));
        QCOMPARE(exported("again-" + name), bytes);
        QVERIFY(!bytes.contains("CreationDate") || bytes.contains("(D:20000101000000"));
    }

    void theErrorIsExportedAsOtherPlotsAre()
    {
        m_document.setRun(tests::simulatedRun());
        PlotOptions options;
        options.quantity = sheet::FieldId::Sqnr;
        const QStringList texts = textsOf(exported("error.svg", options));
        for (const char* expected : {"SQNR in dB", "exact", "local: of the rounding itself", "matmul_1"})
            QVERIFY2(texts.contains(QString::fromUtf8(expected)), expected);
        QVERIFY(!texts.contains("limit") && !texts.contains("E4M3FN max"));
    }

    void anSvgHoldsItsTextAsText()
    {
        const QByteArray svg = exported("plot.svg");
        QVERIFY(QSvgRenderer(svg).isValid());
        const QStringList texts = textsOf(svg);
        for (const char* expected : {"transformer_lm.pt", "E5M2 min subnormal", "E4M3FN max", "matmul_1",
                                     "layers.0", "forward", "gradient", "2^0"})
            QVERIFY2(texts.contains(QString::fromLatin1(expected)), expected);
    }

    void optionsAreFollowed()
    {
        PlotOptions options;
        options.title = "A title";
        options.modules = "layers.1";
        options.parameters = false;
        options.quantity = sheet::FieldId::AbsMax;
        const QStringList texts = textsOf(exported("plot.svg", options));
        QVERIFY(texts.contains("A title"));
        QVERIFY(texts.contains("max |x|"));
        QVERIFY(texts.contains("softmax_1"));
        QVERIFY(!texts.contains("softmax"));
        QVERIFY(!texts.contains("layers.0"));
        QVERIFY(!texts.contains("q.weight"));
    }

    void aBadPathFailsWithASentence_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("words");
        QTest::newRow("an unknown suffix names the three") << "plot.jpeg"
                                                           << ".svg, .png or .pdf";
        QTest::newRow("a missing folder is named") << "missing/plot.svg"
                                                   << "missing/plot.svg";
    }

    void aBadPathFailsWithASentence()
    {
        QFETCH(QString, path);
        QFETCH(QString, words);
        const auto result =
            plotExport(m_document.state(), {}, Theme::light(), m_folder.filePath(path))->writeNow();
        QVERIFY(!result);
        QVERIFY(QString::fromStdString(result.error().message).contains(words));
    }

    void thousandsOfRowsStayWithinWhatViewersOpen()
    {
        m_document.setRun(tests::sampleRunOfSize(5000));
        const QImage image = QImage::fromData(exported("plot.png"), "PNG");
        QVERIFY(!image.isNull());
        QVERIFY(image.height() < 32767);
    }

    void anEmptyRunGivesAnEmptyPlot()
    {
        m_document.setRun(std::make_shared<graph::Run>());
        QVERIFY(QSvgRenderer(exported("plot.svg")).isValid());
    }
};

} // namespace

SCALESCOPE_TEST(TestPlotExport)
#include "test_plot_export.moc"
