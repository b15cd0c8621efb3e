// SPDX-License-Identifier: GPL-3.0-or-later
#include "layered_run.h"
#include "tests/support/called_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"
#include "widgets/heatmap/heat_maker.h"
#include "widgets/heatmap/heat_painter.h"
#include "widgets/heatmap/layer_lanes.h"
#include "widgets/models/display.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

using namespace scalescope;
using namespace scalescope::widgets;
using report::LayerRows;

namespace {

HeatScene::Place placeOf(const HeatScene& scene, const std::string& module)
{
    return scene.table->placeOf(tests::operatorOf(*scene.run, module).id).value();
}

QImage cellsImage(const HeatPainter& map, const QRectF& exposed)
{
    QImage image(map.cellsSize().toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    map.paintCells(painter, exposed);
    return image;
}

} // namespace

class TestHeatScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cellsHaveTheNumberThatColours()
    {
        Document document;
        document.setRun(tests::sampleRun(4));
        document.setQuantity(sheet::FieldId::AbsMax);
        document.setColouring({std::nullopt, graph::Direction::Backward});
        const HeatScene scene = HeatScene::of(document, LayerRows::Repeated);
        const graph::Node& k = tests::operatorOf(*scene.run, "layers.2.k");
        QCOMPARE(scene.at(placeOf(scene, "layers.2.k"))->value,
                 std::log2(k.backward.metric->statistics.absMax));
        QCOMPARE(scene.ramp.title, QStringLiteral("max |x|, gradient"));
        document.setColouring({sheet::FieldId::Underflow, graph::Direction::Backward});
        const HeatScene losses = HeatScene::of(document, LayerRows::Repeated, scene.table);
        QVERIFY(losses.at(placeOf(losses, "layers.0.k"))->value > 0.1);
        QCOMPARE(losses.ramp.title, QStringLiteral("underflow in E5M2, gradient, in %"));
    }

    void aTensorIsCalledAsInOtherViews()
    {
        Document document;
        document.setRun(tests::sampleRun(2));
        const HeatScene scene = HeatScene::of(document, LayerRows::Repeated);
        int ofSeveral = 0;
        for (std::size_t row = 0; row < scene.table->rows.size(); ++row)
            for (const auto& cell : scene.table->rows[row].cells) {
                const HeatScene::Place place{row, cell.column};
                if (!scene.columnName(cell.column).contains('#'))
                    continue;
                ++ofSeveral;
                const QString path = pathText(*scene.titles, *scene.node(place));
                QCOMPARE(scene.rowName(row) + '.' + scene.tensorName(place), path);
                QVERIFY2(scene.descriptionOf(place).startsWith(scene.rowName(row) + ": " +
                                                               scene.tensorName(place) + '\n'),
                         qPrintable(scene.descriptionOf(place)));
            }
        QVERIFY(ofSeveral >= 4); // two products and two sums in each of two layers
    }

    void aColumnOfOneTensorIsCalledLikeIt()
    {
        Document document;
        document.setRun(tests::sampleRun(1));
        const HeatScene scene = HeatScene::of(document, LayerRows::Modules);
        const graph::Node* second = scene.run->graph.findByName("matmul_1");
        QVERIFY(second != nullptr);
        const auto place = scene.table->placeOf(second->id).value();
        QVERIFY2(scene.table->columns[place.column].name.ends_with("matmul #2"),
                 scene.table->columns[place.column].name.c_str());
        QVERIFY2(scene.columnName(place.column).endsWith("matmul_1"),
                 qPrintable(scene.columnName(place.column)));
    }

    void theLayerThatIsAnotherStandsOut()
    {
        Document document;
        document.setRun(tests::runWithAnOutlier(6, "layers.4.v"));
        const HeatScene scene = HeatScene::of(document, LayerRows::Repeated);
        QVERIFY(scene.at(placeOf(scene, "layers.4.v"))->standsOut);
        QVERIFY(!scene.at(placeOf(scene, "layers.3.v"))->standsOut);
        QVERIFY(!scene.at(placeOf(scene, "layers.4.q"))->standsOut);
        QCOMPARE(scene.strangest(), std::optional<std::size_t>{4});
        QVERIFY2(scene.standing(false).contains("layers.4 stands out most"),
                 qPrintable(scene.standing(false)));
        QVERIFY(scene.descriptionOf(placeOf(scene, "layers.4.v")).contains("It stands out"));
        const HeatCell& cell = *scene.at(placeOf(scene, "layers.4.v"));
        const double far = scene.shown(cell, placeOf(scene, "layers.4.v").column, true);
        QVERIFY2(std::abs(far - 8) < 1, qPrintable(QString::number(far)));
        QCOMPARE(scene.shown(cell, placeOf(scene, "layers.4.v").column, false), cell.value);
    }

    void aTensorWithNaNStandsOutUnlessAllHaveThem()
    {
        const auto run = tests::sampleRun(4);
        for (graph::Node& node : run->graph.nodes) {
            const bool isOfOne = node.module == "layers.1.q";
            if (isOfOne || (node.module.ends_with(".v") && node.forward.metric)) {
                auto metric = std::make_shared<graph::Metric>(*node.forward.metric);
                metric->statistics.nans = 3;
                metric->statistics.meanAbs = graph::Statistics::unavailable;
                node.forward.metric = metric;
            }
        }
        Document document;
        document.setRun(run);
        const HeatScene scene = HeatScene::of(document, LayerRows::Repeated);
        QVERIFY(scene.at(placeOf(scene, "layers.1.q"))->standsOut);
        QVERIFY(scene.at(placeOf(scene, "layers.1.q"))->hasNaN);
        QVERIFY(!scene.at(placeOf(scene, "layers.1.v"))->standsOut);
        const Theme theme = Theme::light();
        HeatPainter map;
        map.setTheme(theme);
        map.setScene(std::make_shared<const HeatScene>(scene));
        const QImage image = cellsImage(map, QRectF(QPointF(), map.cellsSize()));
        const auto colourAt = [&](const std::string& module) {
            return image.pixelColor(map.cellRect(placeOf(scene, module)).center().toPoint());
        };
        QCOMPARE(colourAt("layers.1.q"), theme.error);
        QVERIFY(colourAt("layers.2.q") != theme.error);
    }

    void aCellHasTheColourThatTheGraphHas()
    {
        Document document;
        document.setRun(tests::simulatedRun(3));
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            for (const sheet::Colouring& colouring :
                 {sheet::Colouring{}, sheet::Colouring{sheet::FieldId::Sqnr},
                  sheet::Colouring{sheet::FieldId::Overflow}}) {
                document.setColouring(colouring);
                HeatPainter map;
                map.setTheme(theme);
                map.setScene(std::make_shared<const HeatScene>(HeatScene::of(document, LayerRows::Repeated)));
                const auto place = placeOf(map.scene(), "layers.1.up");
                const QImage image = cellsImage(map, QRectF(QPointF(), map.cellsSize()));
                QCOMPARE(image.pixelColor(map.cellRect(place).center().toPoint()),
                         colourFor(colouring, map.scene().at(place)->value, theme, map.scene().reach));
            }
        }
    }

    void theColoursFollowTheData()
    {
        Document document;
        auto run = tests::sampleRun(4);
        for (graph::Node& node : run->graph.nodes)
            if (node.forward.metric)
                node.forward.metric = tests::sampleMetric(node.module == "layers.1.q" ? 6 : 1);
        document.setRun(run);
        const HeatScene near = HeatScene::of(document, LayerRows::Repeated);
        QCOMPARE(near.reach, 4.0);
        QCOMPARE(near.shownRamp(false).reach, 4.0);
        const auto place = placeOf(near, "layers.1.q");
        const Theme theme = Theme::light();
        const double value = near.at(place)->value;
        QCOMPARE(near.colourOf(*near.at(place), place.column, false, theme), theme.scaleColour(4 * value));
        for (graph::Node& node : run->graph.nodes)
            if (node.forward.metric && node.module == "layers.1.q")
                node.forward.metric = tests::sampleMetric(0x1p30);
        document.setRun(std::make_shared<graph::Run>(*run));
        QCOMPARE(HeatScene::of(document, LayerRows::Repeated).reach, 16.0);
    }

    void cutNamesOfColumnsAreToldApart()
    {
        Document document;
        document.setRun(tests::sampleRun(2));
        auto scene = std::make_shared<HeatScene>(HeatScene::of(document, LayerRows::Repeated));
        for (std::size_t i = 0; i < scene->names.size(); ++i)
            scene->names[i] = QString("n%1").arg(i);
        scene->names[0] = "query_projection.attention.output.weight";
        scene->names[1] = "value_projection.attention.output.weight";
        HeatPainter painter;
        painter.setTheme(Theme::light());
        painter.setScene(scene);
        QCOMPARE(painter.shownColumnName(0, 400), scene->names[0]); // where there is room, all of it
        QVERIFY(painter.shownColumnName(0, 120) != painter.shownColumnName(1, 120));
        QVERIFY2(painter.shownColumnName(0, 120).startsWith("que"),
                 qPrintable(painter.shownColumnName(0, 120)));
    }

    /// Of names in other letters too, which take more bytes than room.
    void theWidestNameOfARowIsShownWhole()
    {
        Document document;
        document.setRun(tests::sampleRun(2));
        auto scene = std::make_shared<HeatScene>(HeatScene::of(document, LayerRows::Repeated));
        auto table = std::make_shared<report::LayerTable>(*scene->table);
        table->rows.resize(2);
        table->rows[0].name = "encoder.layers.0";
        table->rows[1].name = "エンコーダー";
        scene->table = table;
        HeatPainter painter;
        painter.setTheme(Theme::light());
        painter.setScene(scene);
        for (const std::size_t row : {0, 1})
            QVERIFY(painter.nameWidth() >
                    QFontMetricsF(Theme::light().detailFont).horizontalAdvance(scene->rowName(row)));
    }

    void namesOfTheSecondBlockStayAboveIt()
    {
        Document document;
        document.setRun(tests::sampleRun(2));
        HeatPainter heat;
        heat.setTheme(Theme::light());
        heat.setScene(std::make_shared<HeatScene>(HeatScene::of(document, LayerRows::Repeated)));
        QVERIFY(heat.gapHeight() > 0);
        const auto namesAt = [&](double scrolled) {
            QImage image(400, 200, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.translate(0, 180);
            heat.paintColumnNames(painter, {0, scrolled, 400, 100});
            return image;
        };
        QCOMPARE(namesAt(10), namesAt(0));
        QVERIFY(namesAt(heat.cellsSize().height() - heat.rowHeight) != namesAt(0));
    }

    void ofTwoRowsTheMedianIsTheirMiddle()
    {
        Document document;
        document.setRun(tests::runWithAnOutlier(2, "layers.1.v"));
        const HeatScene scene = HeatScene::of(document, LayerRows::Repeated);
        const auto place = placeOf(scene, "layers.0.v");
        const double first = scene.shown(*scene.at(place), place.column, true);
        const double second = scene.shown(*scene.at({1, place.column}), place.column, true);
        QVERIFY(first < -3);
        QCOMPARE(second, -first);
        QVERIFY2(scene.standing(false).startsWith(
                     "Too few rows to compare, at least 4 are needed; furthest from 1"),
                 qPrintable(scene.summary()));
        document.setRun(tests::sampleRun(6));
        QVERIFY2(HeatScene::of(document, LayerRows::Repeated)
                     .standing(false)
                     .startsWith("No row stands out of its columns; furthest from 1"),
                 qPrintable(HeatScene::of(document, LayerRows::Repeated).summary()));
    }

    void lanesSayWhatLiesBelowTheAxis()
    {
        auto run = tests::sampleRun(4);
        for (graph::Node& node : run->graph.nodes) {
            if (node.module != "layers.2.q" || node.kind != graph::NodeKind::Op || !node.forward.metric)
                continue;
            auto metric = std::make_shared<graph::Metric>(*node.forward.metric);
            metric->statistics.absMinNonzero = 0x1p-130;
            metric->histogram.add(graph::Histogram::binOf(0x1p-130), metric->statistics.numel / 4);
            node.forward.metric = metric;
        }
        Document document;
        document.setRun(run);
        const auto scene = std::make_shared<const HeatScene>(HeatScene::of(document, LayerRows::Repeated));
        const LayerLanes lanes(document, scene, placeOf(*scene, "layers.2.q").column);
        QVERIFY(lanes.axis().lo > -70);
        QVERIFY2(lanes.descriptionOf(2).contains("25.0 % of the elements lie below the axis, down to 2^-130"),
                 qPrintable(lanes.descriptionOf(2)));
        QVERIFY(!lanes.descriptionOf(1).contains("below the axis"));
        const QRectF area(0, 0, 240, 200);
        QImage image(area.size().toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const Theme theme = Theme::light();
        lanes.paint(painter, area, 0, 4, 60, theme);
        const int y = static_cast<int>(area.height() - LayerLanes::nameHeight) - 5;
        QCOMPARE(image.pixelColor(2 * 60 + 30, y), theme.forward);
        QVERIFY(image.pixelColor(60 + 30, y) != theme.forward);
    }

    void onlyWhatIsSeenIsPainted()
    {
        Document document;
        document.setRun(tests::sampleRun(20));
        HeatPainter map;
        map.setScene(std::make_shared<const HeatScene>(HeatScene::of(document, LayerRows::Repeated)));
        const QImage image = cellsImage(map, map.cellRect({3, 2}).adjusted(1, 1, -1, -1));
        QVERIFY(image.pixelColor(map.cellRect({3, 2}).center().toPoint()) != QColor(Qt::magenta));
        for (const HeatScene::Place place : {HeatScene::Place{2, 2}, {4, 2}, {3, 1}, {3, 3}, {19, 2}})
            QCOMPARE(image.pixelColor(map.cellRect(place).center().toPoint()), QColor(Qt::magenta));
    }

    /// Of all tensors, those outside the layers too.
    void theCellThatIsMostOutOfLineIsTold()
    {
        auto run = tests::runWithAnOutlier(5, "layers.2.v");
        Document document;
        document.setRun(run);
        HeatScene scene = HeatScene::of(document, LayerRows::Repeated);
        QCOMPARE(scene.furthest(true), std::optional(placeOf(scene, "layers.2.v")));
        for (graph::Node& node : run->graph.nodes)
            if (node.module == "head" && node.forward.metric)
                node.forward.metric = tests::sampleMetric(0x1p-40);
        document.setRun(std::make_shared<graph::Run>(*run));
        scene = HeatScene::of(document, LayerRows::Repeated);
        const auto head = placeOf(scene, "head");
        QVERIFY(scene.table->rows[head.row].isOutside);
        QCOMPARE(scene.furthest(false), std::optional(head));
        QVERIFY2(scene.furthestText(false).contains("head, linear, forward: 2^-40"),
                 qPrintable(scene.furthestText(false)));
        QCOMPARE(scene.furthest(true),
                 std::optional(placeOf(scene, "layers.2.v"))); // nothing is like the head
        QVERIFY(!scene.descriptionOf(head).contains("median") && !scene.at(head)->standsOut);
        QVERIFY(scene.isApart(*scene.at(head), head.column, true));
        QVERIFY(!scene.isApart(*scene.at(head), head.column, false));
        QCOMPARE(scene.shownRamp(true).apart, QStringLiteral("nothing to compare with"));
        QVERIFY(scene.shownRamp(false).apart.isEmpty());
        HeatPainter map;
        map.setScene(std::make_shared<const HeatScene>(scene));
        map.isRelative = true;
        const QImage striped = cellsImage(map, map.cellRect(head)).copy(map.cellRect(head).toRect());
        int muted = 0;
        for (int x = 0; x < striped.width(); ++x)
            for (int y = 0; y < striped.height(); ++y)
                muted += striped.pixelColor(x, y) == map.theme().muted ? 1 : 0;
        QVERIFY(muted > 10);
        map.isRelative = false;
        const QRectF whole(QPointF(), map.cellsSize());
        const QImage before = cellsImage(map, whole);
        map.furthest = head;
        QVERIFY(cellsImage(map, whole) != before);
        QCOMPARE(cellsImage(map, whole).copy(map.cellRect({0, 0}).toRect()),
                 before.copy(map.cellRect({0, 0}).toRect()));
    }

    void nanAreTheMostOutOfLine()
    {
        auto run = tests::runWithAnOutlier(5, "layers.2.v");
        for (graph::Node& node : run->graph.nodes) {
            if (node.module != "layers.3.q" || !node.forward.metric)
                continue;
            auto metric = std::make_shared<graph::Metric>(*node.forward.metric);
            metric->statistics.nans = 1;
            node.forward.metric = metric;
        }
        Document document;
        document.setRun(run);
        const HeatScene scene = HeatScene::of(document, LayerRows::Repeated);
        QCOMPARE(scene.furthest(false), std::optional(placeOf(scene, "layers.3.q")));
        QVERIFY(scene.furthestText(false).endsWith(": NaN"));
    }

    void everyPointIsInTheCellThatIsPaintedThere()
    {
        Document document;
        document.setRun(tests::sampleRun(5));
        HeatPainter map;
        map.setScene(std::make_shared<const HeatScene>(HeatScene::of(document, LayerRows::Repeated)));
        const auto& columns = map.scene().table->columns;
        QVERIFY(columns.back().isOutside && !columns.front().isOutside);
        for (std::size_t column = 0; column < columns.size(); ++column) {
            const std::size_t row = columns[column].isOutside ? map.scene().table->rows.size() - 1 : 2;
            const HeatScene::Place place{row, column};
            QCOMPARE(map.placeAt(map.cellRect(place).center()), std::optional(place));
        }
        QVERIFY(!map.placeAt({-1, 5}));
        QVERIFY(!map.placeAt({5, map.cellsSize().height() + 1}));
    }

    void withoutLayersTheModulesAreTold()
    {
        tests::CalledRun made;
        graph::NodeId value = made.op("aten::randn", {});
        value = made.layer("features.0", "aten::conv2d", value);
        made.layer("features.1", "aten::relu", value);
        made.finish();
        Document document;
        prune::Options pruning;
        pruning.sameScale.reset();
        document.setPruning(pruning);
        document.setRun(std::make_shared<graph::Run>(made.run));
        const HeatScene scene = HeatScene::of(document, LayerRows::Repeated);
        QCOMPARE(scene.rowName(0), QStringLiteral("model"));
        QCOMPARE(scene.rowName(1), QStringLiteral("features.0"));
        QCOMPARE(scene.summary(), QStringLiteral("Modules: 3. Tensors of their own: at most 1 each."));
        const HeatScene::Place first{0, scene.table->rows.front().cells.front().column}; // of one row
        QVERIFY(scene.isApart(*scene.at(first), first.column, true));
        QVERIFY(!scene.shownRamp(true).apart.isEmpty());
    }

    void theStepsOfLoopsThatTheGraphFoldsAreRows()
    {
        tests::CalledRun made;
        graph::NodeId value = made.op("aten::randn", {});
        for (const int line : {10, 20}) {
            for (int turn = 0; turn < 12; ++turn)
                value = made.op("aten::tanh", {made.op("aten::mul", {value}, line)}, line + 1);
            value = made.op("aten::exp", {value}, line + 2);
        }
        made.finish();
        Document document;
        prune::Options pruning;
        pruning.sameScale.reset();
        document.setPruning(pruning);
        document.setRun(std::make_shared<graph::Run>(made.run));
        const HeatScene scene = HeatScene::of(document, LayerRows::Repeated);
        QCOMPARE(scene.table->layers(), std::size_t{24});
        QCOMPARE(scene.rowName(0), QStringLiteral("loop 1, step 1"));
        QCOMPARE(scene.rowName(23), QStringLiteral("loop 2, step 12"));
        QCOMPARE(scene.summary(), QStringLiteral("Steps of loops: 24. Tensors: at most 2 each. "
                                                 "Outside these, in rows of their own: 3."));
        QVERIFY(scene.descriptionOf({12, 2}).startsWith("loop 2, step 1: mul, loop 2\n"));
        QCOMPARE(scene.columnName(0), QStringLiteral("mul, loop 1")); // told apart
        QVERIFY(HeatScene::of(document, LayerRows::Modules).table->kind == LayerRows::Modules);
    }

    void histogramsOfAColumnShareAnAxisThatHoldsThemAll()
    {
        Document document;
        const formats::NumberFormat wide = formats::findFormat("bf16").value(); // no limit of it is near
        document.setFormats(wide, wide);
        document.setRun(tests::runWithAnOutlier(6, "layers.4.v"));
        const auto scene = std::make_shared<const HeatScene>(HeatScene::of(document, LayerRows::Repeated));
        const LayerLanes lanes(document, scene, placeOf(*scene, "layers.0.v").column);
        QCOMPARE(lanes.count(), std::size_t{6});
        QCOMPARE(lanes.title(), QStringLiteral("Magnitudes of v, forward"));
        QCOMPARE(lanes.node(4).id, tests::operatorOf(*scene->run, "layers.4.v").id);
        QCOMPARE(lanes.laneOf(4), std::optional<std::size_t>{4});
        for (std::size_t lane = 0; lane < lanes.count(); ++lane) {
            const auto range = sheet::magnitudeRange(*lanes.node(lane).forward.metric).value();
            QVERIFY(lanes.axis().lo < range.lo && range.hi < lanes.axis().hi);
        }
    }

    void aLargeRunIsMadeOnAnotherThread()
    {
        Document document;
        document.setRun(tests::sampleRunOfSize(2000));
        HeatMaker maker;
        QSignalSpy made(&maker, &HeatMaker::made);
        maker.make(document, LayerRows::Modules);
        maker.make(document, LayerRows::Repeated); // what was asked for before is given up
        QCOMPARE(made.size(), 0);
        QVERIFY(made.wait());
        QCOMPARE(made.size(), 1);
        const auto scene = made.at(0).at(0).value<std::shared_ptr<const HeatScene>>();
        QVERIFY(scene->table->kind == LayerRows::Repeated);
        document.setQuantity(sheet::FieldId::Std);
        maker.make(document, LayerRows::Repeated);
        QVERIFY(made.wait());
        QCOMPARE(made.at(1).at(0).value<std::shared_ptr<const HeatScene>>()->table, scene->table);
    }
};

SCALESCOPE_TEST(TestHeatScene)
#include "test_heat_scene.moc"
