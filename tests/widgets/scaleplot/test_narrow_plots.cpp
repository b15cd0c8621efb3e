// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures for a column of a page: all that is said stays inside, and the axis is of use.
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/models/document.h"
#include "widgets/scaleplot/plot_heading.h"
#include "widgets/scaleplot/tensor_plot.h"
#include "widgets/theme/picture_file.h"

#include <QFontMetricsF>
#include <QTest>
#include <algorithm>
#include <qcustomplot.h> // IWYU pragma: keep

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

constexpr int column = 320; ///< pixels, 8.5 cm

/// The first tensor has no gradient.
PlotScene sceneOf(const PlotOptions& options = {})
{
    const auto run = tests::sampleRun();
    std::ranges::find_if(run->graph.nodes, &graph::Node::floating)->backward.metric.reset();
    Document document;
    document.setRun(run);
    return PlotScene::of(document, options);
}

/// A plot with its picture.
struct Pictured
{
    explicit Pictured(int width, const PlotScene& scene = sceneOf())
    {
        plot.setScene(scene, Theme::light());
        picture = plot.picture(width);
    }
    TensorPlot plot;
    Picture picture;
};

} // namespace

class TestNarrowPlots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAxisHasRoom_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {320, 400, 480, 640, 1280})
            QTest::addRow("%d", width) << width;
    }

    void theAxisHasRoom()
    {
        QFETCH(const int, width);
        PlotScene scene = sceneOf();
        scene.rows.front().label = QString(20, u'w') + u'.' + QString(20, u'm');
        const Pictured pictured(width, scene);
        QCOMPARE(pictured.picture.size.width(), width);
        QVERIFY(pictured.plot.plotGeometry().plot.width() > 0.4 * width);
    }

    void labelsOfTicksAreApart_data() { theAxisHasRoom_data(); }

    void labelsOfTicksAreApart()
    {
        QFETCH(const int, width);
        Pictured pictured(width);
        QCPAxis* axis = pictured.plot.xAxis;
        QVector<double> ticks;
        QVector<QString> labels;
        axis->ticker()->generate(axis->range(), QLocale::c(), u'g', 6, ticks, nullptr, &labels);
        const QFontMetricsF metrics(axis->tickLabelFont());
        double last = -1;
        int shown = 0;
        for (qsizetype i = 0; i < ticks.size(); ++i) {
            if (!axis->range().contains(ticks[i]))
                continue;
            const double half = metrics.horizontalAdvance(labels[i]) / 2;
            const double middle = axis->coordToPixel(ticks[i]);
            QVERIFY2(middle - half > last, qPrintable(labels[i]));
            last = middle + half;
            ++shown;
        }
        QVERIFY(shown >= 2);
        QVERIFY(last <= width);
    }

    void theLegendGoesOnInTheNextLine()
    {
        const PlotScene scene = sceneOf();
        const std::vector<LegendEntry> entries = legendOf(scene, Theme::light());
        QVERIFY(legendWidth(entries, Theme::light()) > column);
        std::size_t count = 0;
        for (const auto& line : legendLines(entries, Theme::light(), column)) {
            QVERIFY(legendWidth(line, Theme::light()) <= column);
            count += line.size();
        }
        QCOMPARE(count, entries.size());
        QCOMPARE(legendLines(entries, Theme::light(), 2000).size(), std::size_t(1));
    }

    void theHeadingTakesTheLinesThatItNeeds()
    {
        PlotScene scene = sceneOf();
        QVERIFY(PlotHeading::isNeeded(scene, Theme::light(), 4, column));
        QVERIFY(!PlotHeading::isNeeded(scene, Theme::light(), 4, 2000));
        const double usual = PlotHeading(scene, Theme::light(), 4, column).height();
        scene.subtitle += QStringLiteral(" and more words than have room in the lines that there were");
        QVERIFY(PlotHeading(scene, Theme::light(), 4, column).height() > usual);
        scene = sceneOf();
        scene.title = QString(200, u'w'); // it is left out whole
        QVERIFY(PlotHeading(scene, Theme::light(), 4, column).height() < usual);
    }

    void theHeightFollowsTheRows()
    {
        PlotScene scene = sceneOf();
        const double all = Pictured(column, scene).picture.size.height();
        const std::size_t half = scene.rows.size() / 2;
        const auto gone = static_cast<double>(scene.rows.size() - half);
        scene.rows.resize(half);
        scene.brackets = bracketsOf(scene.rows);
        scene.links.clear();
        QVERIFY(all - Pictured(column, scene).picture.size.height() >= gone * 12);
    }

    void bracketsHaveWholePartsOfTheirPaths()
    {
        const QFontMetricsF metrics(Theme::light().detailFont);
        const auto textIn = [&](const char* room) {
            return bracketText(QStringLiteral("transformer.h.0.mlp.act"), metrics,
                               metrics.horizontalAdvance(QString::fromLatin1(room)));
        };
        QCOMPARE(textIn("transformer.h.0.mlp.act"), QString("transformer.h.0.mlp.act"));
        QCOMPARE(textIn("xtransformer.h.0.mlp."), QString("h.0.mlp.act"));
        QCOMPARE(textIn("x0.mlp.act"), QString("mlp.act")); // not "0.mlp.act"
        QCOMPARE(textIn("i"), QString());
    }

    void labelsLeaveToBracketsWhatTheseSay()
    {
        std::vector<PlotRow> rows(3);
        rows[0].label = QStringLiteral("h.0.mlp.c_fc.bias");
        rows[0].path = QStringLiteral("transformer.h.0.mlp.c_fc.bias");
        rows[1].label = QStringLiteral("act");
        rows[1].path = QStringLiteral("transformer.h.0.mlp.act");
        rows[2].label = rows[2].path = QStringLiteral("lm_head");
        leaveToBrackets(
            rows, {{QStringLiteral("transformer"), 0, 1, 0}, {QStringLiteral("transformer.h.0"), 0, 1, 1}});
        QCOMPARE(rows[0].label, QString("mlp.c_fc.bias"));
        QCOMPARE(rows[1].label, QString("act"));
        QCOMPARE(rows[2].label, QString("lm_head"));
    }

    void oneDirectionIsAlone()
    {
        PlotOptions options;
        options.direction = graph::Direction::Backward;
        const PlotScene scene = sceneOf(options);
        QVERIFY(!scene.rows.empty() && scene.rows.size() < sceneOf().rows.size());
        for (const PlotRow& row : scene.rows)
            QVERIFY(row.forward == nullptr && row.backward != nullptr);
        for (const PlotLimit& limit : scene.limits) // the other format's are nobody's
            QCOMPARE(limit.direction.has_value(), limit.label.startsWith("E5M2"));
        for (const LegendEntry& entry : legendOf(scene, Theme::light()))
            QVERIFY(entry.text != QString("forward"));
    }
};

SCALESCOPE_TEST(TestNarrowPlots)
#include "test_narrow_plots.moc"
