// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/histogram/histogram_view.h"

#include "tests/support/sample_run.h"
#include "widgets/histogram/histogram_export.h"

#include <QApplication>
#include <QFile>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

class TestHistogramView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void barsAreAsFineAsTheirWidthAllows_data()
    {
        QTest::addColumn<double>("pixelsPerBinade");
        QTest::addColumn<int>("bars");
        QTest::newRow("a narrow binade is one bar") << 6.0 << 2;
        QTest::newRow("a wider one is two") << 13.0 << 3;
        QTest::newRow("wide ones show each sixteenth") << 200.0 << 4;
    }

    void barsAreAsFineAsTheirWidthAllows()
    {
        QFETCH(double, pixelsPerBinade);
        QFETCH(int, bars);
        graph::Histogram histogram;
        for (const double value : {1.0, 1.1, 1.5, 0.25})
            histogram.add(graph::Histogram::binOf(value), 3);
        const auto shown = barsOf(histogram, 0, pixelsPerBinade);
        QCOMPARE(static_cast<int>(shown.size()), bars);
        std::int64_t total = 0;
        for (const HistogramBar& bar : shown)
            total += bar.count;
        QCOMPARE(total, 12);
        QCOMPARE(shown.front().lo, -2.0);
    }

    void negativeExponentsFallIntoTheirOwnBinade()
    {
        graph::Histogram histogram;
        histogram.add(graph::Histogram::binOf(0.9), 1);
        histogram.add(graph::Histogram::binOf(0.5), 1);
        const auto bars = barsOf(histogram, 0, 4);
        QCOMPARE(bars.size(), std::size_t{1});
        QCOMPARE(bars[0], (HistogramBar{-1, 0, 2}));
    }

    void aShiftMovesBarsByWholeBinades()
    {
        graph::Histogram histogram;
        histogram.add(graph::Histogram::binOf(1.0), 5);
        QCOMPARE(barsOf(histogram, 9, 4)[0], (HistogramBar{9, 10, 5}));
        QCOMPARE(barsOf(histogram, -20, 4)[0], (HistogramBar{-20, -19, 5}));
    }

    void zoomingMakesBarsFinerAndADoubleClickGoesBack()
    {
        HistogramView view;
        view.resize(340, 140);
        view.setMetric(tests::sampleMetric(1), graph::Direction::Forward);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const std::size_t coarse = view.bars().size();
        const sheet::ScaleAxis whole = view.shownAxis();
        const QPoint at(230, 60);
        for (int i = 0; i < 12; ++i) {
            QWheelEvent event(at, view.mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::ControlModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&view, &event);
        }
        QVERIFY(view.bars().size() > coarse);
        QTest::mouseDClick(&view, Qt::LeftButton, {}, at);
        QCOMPARE(view.shownAxis(), whole);
    }

    void keysZoomAndMove()
    {
        HistogramView view;
        const sheet::ScaleAxis whole = view.shownAxis();
        QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(view.shownAxis().hi - view.shownAxis().lo < whole.hi - whole.lo);
        const sheet::ScaleAxis zoomed = view.shownAxis();
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.shownAxis().lo > zoomed.lo);
        QTest::keyClick(&view, Qt::Key_0);
        QCOMPARE(view.shownAxis(), whole);
    }

    void theTooltipCountsTheElementsOfABar()
    {
        auto metric = std::make_shared<graph::Metric>();
        metric->statistics.numel = 10;
        metric->histogram.add(graph::Histogram::binOf(1.0), 4);
        HistogramView view;
        view.resize(541, 140);
        view.setAxis({-27, 27});
        view.setMetric(metric, graph::Direction::Forward);
        view.show();
        const QPoint at(271 + 5, 60); // half a binade right of 2^0
        QHelpEvent help(QEvent::ToolTip, at, view.mapToGlobal(at));
        QApplication::sendEvent(&view, &help);
        QCOMPARE(QToolTip::text(), QString("2^0 to 2^1: 4 elements, 40.0 %"));
        QToolTip::hideText();
    }

    void theWheelIsLeftToThePanelThoughTheHistogramHasTheFocus()
    {
        HistogramView view;
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.setFocus();
        QVERIFY(view.hasFocus());
        const sheet::ScaleAxis axis = view.shownAxis();
        const QPoint at(100, 60);
        QVERIFY(!view.testAttribute(Qt::WA_NoMousePropagation)); // else Qt does not offer it to the panel
        QWheelEvent event(at, view.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&view, &event);
        QVERIFY(!event.isAccepted()); // so that what it is in gets it
        QCOMPARE(view.shownAxis(), axis);
    }

    void barsLeaveRoomToWhatIsSaidInWords()
    {
        auto metric = std::make_shared<graph::Metric>();
        metric->statistics.numel = 10;
        metric->histogram.add(graph::Histogram::binOf(0x1p-26), 10); // the highest bar, below the words
        HistogramView view;
        view.resize(541, 140);
        view.setAxis({-27, 27});
        view.setMetric(metric, graph::Direction::Forward);
        const auto topOfBar = [&view] {
            const QImage image = view.grab().toImage();
            int y = 0;
            while (y < image.height() && image.pixelColor(18, y) != Theme::light().forward)
                ++y;
            return y;
        };
        const int alone = topOfBar();
        QVERIFY(alone < 20);
        auto withZeros = std::make_shared<graph::Metric>(*metric);
        withZeros->statistics.zeros = 4;
        view.setMetric(withZeros, graph::Direction::Forward);
        QVERIFY(topOfBar() >= alone + QFontMetrics(Theme::light().detailFont).height() - 1);
    }

    void thePictureNamesModelZonesAndLosses()
    {
        auto metric = std::make_shared<graph::Metric>();
        metric->statistics.numel = 8;
        metric->histogram.add(graph::Histogram::binOf(1.0), 6);
        metric->histogram.add(graph::Histogram::binOf(0x1p-30), 2);
        HistogramContent content;
        content.metric = metric;
        content.format = formats::findFormat("e4m3fn").value();
        const HistogramsShown shown{"layers.0.k", "aten::linear", "gpt.pt", {content}};
        QTemporaryDir folder;
        QFile file(folder.filePath("h.svg"));
        QVERIFY(histogramExport(shown, Theme::light(), file.fileName())->writeNow().has_value());
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray svg = file.readAll();
        for (const char* text : {"gpt.pt · aten::linear", "forward · E4M3FN · 25.0 % become zero",
                                 "E4M3FN normal", "subnormal", ">lost<"})
            QVERIFY2(svg.contains(text), text);
    }

    /// What the run says elsewhere goes whole, before anything is cut.
    void aLongSubtitleLosesItsDtypeAndShape()
    {
        HistogramContent content;
        const QString reader = QStringLiteral("read by aten::layer_norm, llm.py:61, and 12 more");
        const HistogramsShown shown{"block1.ln2.bias",
                                    QStringLiteral("parameter · float32 · 80 · ") + reader,
                                    "torchsharp_shakespeare_sdpa.pt",
                                    {content}};
        QTemporaryDir folder;
        QFile file(folder.filePath("h.svg"));
        QVERIFY(histogramExport(shown, Theme::light(), file.fileName())->writeNow().has_value());
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray svg = file.readAll();
        const auto subtitle = svg.mid(svg.indexOf(">torchsharp"), 200);
        QVERIFY2(subtitle.contains(reader.toUtf8()) && !subtitle.contains("float32") &&
                     !subtitle.contains("…"),
                 subtitle.constData());
    }

    void rangesAreShadedUnderTheBars()
    {
        HistogramView view;
        view.resize(541, 140);
        view.setAxis({-27, 27});
        view.setFormat(formats::findFormat("e5m2").value());
        const QImage image = view.grab().toImage();
        const Theme theme = Theme::light();
        const auto colourAt = [&](double exponent) {
            return image.pixelColor(static_cast<int>((exponent + 27) * 10), 60);
        };
        QCOMPARE(colourAt(0), theme.normal);
        QCOMPARE(colourAt(-15), theme.subnormal);
        QCOMPARE(colourAt(-16.5), theme.subnormal); // rounded to the smallest number
        QCOMPARE(colourAt(-17.5), theme.lost);
        QCOMPARE(colourAt(17), theme.lost);
    }
};

} // namespace

SCALESCOPE_TEST(TestHistogramView)
#include "test_histogram_view.moc"
