// SPDX-License-Identifier: GPL-3.0-or-later
#include "layered_run.h"
#include "tests/support/file_content.h"
#include "tests/support/test_class.h"
#include "widgets/heatmap/heat_canvas.h"
#include "widgets/heatmap/heat_export.h"
#include "widgets/heatmap/heat_map.h"
#include "widgets/heatmap/lanes_view.h"
#include "widgets/heatmap/ramp_legend.h"
#include "widgets/models/outline_text.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace scalescope;
using namespace scalescope::widgets;
using tests::contentOf;

class TestHeatMap : public QObject
{
    Q_OBJECT

private:
    Document m_document;
    std::unique_ptr<HeatMap> m_map;

    HeatCanvas& canvas() { return m_map->canvas(); }

    HeatScene::Place placeOf(const std::string& module)
    {
        return m_map->scene().table->placeOf(tests::operatorOf(m_document.run(), module).id).value();
    }

    void click(const HeatScene::Place& place)
    {
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {},
                          canvas().cellRect(place).center().toPoint());
    }

    QString words() { return m_map->findChild<QLabel*>(QStringLiteral("muted"))->text(); }

private Q_SLOTS:
    void init()
    {
        m_document.select(std::nullopt);
        m_document.setColouring({});
        m_document.setPruning({});
        m_document.setRun(tests::runWithAnOutlier(8, "layers.4.v"));
        m_map = std::make_unique<HeatMap>(&m_document);
        m_map->resize(900, 640);
        m_map->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_map.get()));
    }
    void cleanup() { m_map.reset(); }

    void aClickSelectsTheTensor()
    {
        click(placeOf("layers.3.q"));
        QCOMPARE(m_document.selected(), std::optional(tests::operatorOf(m_document.run(), "layers.3.q").id));
        QCOMPARE(canvas().painter().selected, std::optional(placeOf("layers.3.q")));
        QVERIFY2(canvas().accessibleDescription().startsWith("layers.3: q"),
                 qPrintable(canvas().accessibleDescription()));
    }

    void whatIsSelectedElsewhereIsSeen()
    {
        m_map->resize(420, 420);
        for (int i = 0; i < 20; ++i) // rows of which few are seen
            QTest::keyClick(&canvas(), Qt::Key_Plus);
        m_document.select(tests::operatorOf(m_document.run(), "layers.7.down").id);
        const QRectF rect = canvas().cellRect(placeOf("layers.7.down"));
        QVERIFY(QRectF(canvas().viewport()->rect()).contains(rect));
        m_document.select(m_document.run().graph.findByName("output")->id); // in no cell
        QVERIFY(!canvas().painter().selected);
    }

    void arrowKeysMoveFromCellToCell()
    {
        click(placeOf("layers.3.q"));
        QTest::keyClick(&canvas(), Qt::Key_Down);
        QCOMPARE(m_document.selectedNode()->module, std::string("layers.4.q"));
        QTest::keyClick(&canvas(), Qt::Key_Right);
        QCOMPARE(m_document.selectedNode()->module, std::string("layers.4.k"));
        QTest::keyClick(&canvas(), Qt::Key_Up);
        QTest::keyClick(&canvas(), Qt::Key_Left);
        QCOMPARE(m_document.selectedNode()->module, std::string("layers.3.q"));
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&canvas(), Qt::Key_Up);
        QCOMPARE(m_document.selectedNode()->module, std::string("layers.0.q"));
    }

    void arrowKeysPassOverEmptyCells()
    {
        const graph::NodeId hidden = tests::operatorOf(m_document.run(), "layers.4.q").id;
        prune::Options pruning;
        pruning.nodes.insert(hidden);
        m_document.setPruning(pruning);
        QVERIFY(!m_map->scene().table->placeOf(hidden));
        click(placeOf("layers.3.q"));
        QTest::keyClick(&canvas(), Qt::Key_Down);
        QCOMPARE(m_document.selectedNode()->module, std::string("layers.5.q"));
    }

    void theLegendAndTheWordsFollowTheColours()
    {
        const auto* legend = m_map->findChild<RampLegend*>();
        QCOMPARE(legend->ramp().title, QStringLiteral("mean |x|, forward"));
        QVERIFY2(words().startsWith("Layers: 8. "), qPrintable(words()));
        QVERIFY2(words().contains("layers.4 stands out most"), qPrintable(words()));
        auto* relative = m_map->findChild<QToolButton*>();
        relative->click();
        QCOMPARE(legend->ramp().title, QStringLiteral("mean |x|, forward, over the median of the column"));
        QVERIFY(canvas().painter().isRelative);
        m_document.setColouring({sheet::FieldId::Underflow});
        QCOMPARE(legend->ramp().title, QStringLiteral("underflow in E4M3FN, forward, in %"));
        QVERIFY(!relative->isEnabled());
    }

    void oneGoesToTheTensorThatIsMostOutOfLine()
    {
        auto run = tests::runWithAnOutlier(8, "layers.4.v");
        for (graph::Node& node : run->graph.nodes)
            if (node.module == "head" && node.forward.metric)
                node.forward.metric = tests::sampleMetric(0x1p-40);
        m_document.setRun(run);
        auto* furthest = m_map->findChild<QToolButton*>("furthestCell");
        QVERIFY(words().contains("(marked corner) is head, linear, forward: 2^-40."));
        QTest::mouseClick(furthest, Qt::LeftButton);
        QCOMPARE(m_document.selectedNode()->module, std::string("head"));
        QVERIFY(QRectF(canvas().viewport()->rect()).contains(canvas().cellRect(placeOf("head"))));
        m_map->findChild<QToolButton*>()->click(); // against the medians
        QTest::mouseClick(furthest, Qt::LeftButton);
        QCOMPARE(m_document.selectedNode()->module, std::string("layers.4.v"));
    }

    void itOpensAtTheTopWithTheSelectionBelow()
    {
        m_map->resize(900, 300);
        const auto run = tests::sampleRun(12);
        const graph::NodeId last = tests::operatorOf(*run, "layers.11.down").id;
        m_map->hide();
        m_document.setRun(run);
        m_document.select(last);
        m_map->show();
        QTRY_COMPARE(m_map->scene().table->layers(), std::size_t{12});
        QVERIFY(canvas().painter().selected && canvas().verticalScrollBar()->maximum() > 0);
        QCOMPARE(canvas().verticalScrollBar()->value(), 0);
        m_map->resize(900, 310);
        QCOMPARE(canvas().verticalScrollBar()->value(), 0);
    }

    void theRowsCanBeAllModules()
    {
        auto* kind = m_map->findChild<QComboBox*>();
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_Down);
        QVERIFY(m_map->scene().table->kind == report::LayerRows::Modules);
        QVERIFY2(words().startsWith("Modules: "), qPrintable(words()));
        QVERIFY(m_map->options().rows == report::LayerRows::Modules);
    }

    void theHistogramsAreThoseOfTheSelectedColumn()
    {
        LanesView& lanes = m_map->lanes();
        QCOMPARE(lanes.lanes().count(), std::size_t{0});
        click(placeOf("layers.3.v"));
        QCOMPARE(lanes.lanes().count(), std::size_t{8});
        QCOMPARE(lanes.accessibleDescription(), QStringLiteral("Magnitudes of v, forward"));
        QTest::mouseClick(lanes.viewport(), Qt::LeftButton, {}, lanes.laneRect(5).center().toPoint());
        QCOMPARE(m_document.selectedNode()->module, std::string("layers.5.v"));
        QTest::keyClick(&lanes, Qt::Key_Left);
        QCOMPARE(m_document.selectedNode()->module, std::string("layers.4.v"));
        m_document.setColouring({std::nullopt, graph::Direction::Backward});
        QCOMPARE(lanes.accessibleDescription(), QStringLiteral("Magnitudes of v, gradient"));
    }

    void anotherRunStartsAfreshAndAGrownOneStays()
    {
        click(placeOf("layers.3.v"));
        m_document.setRun(tests::sampleRun(9), RunChange::Grown);
        QCOMPARE(m_map->lanes().lanes().count(), std::size_t{9});
        m_document.setRun(tests::sampleRun(5));
        QCOMPARE(m_map->lanes().lanes().count(), std::size_t{0});
        m_document.setRun(std::make_shared<graph::Run>());
        QVERIFY(m_map->scene().empty());
        QVERIFY(!words().contains("Layers"));
    }

    void aModelThatWasNotRunHasNoRows()
    {
        const auto outline = tests::sampleRun(3);
        outline->status = graph::RunStatus::Incomplete;
        graph::markOutline(outline->facts);
        m_document.setRun(outline);
        QVERIFY(m_map->scene().empty());
        QCOMPARE(canvas().hint(), notRunText());
        m_document.setRun(tests::sampleRun(3), RunChange::Rerun);
        QCOMPARE(m_map->scene().table->layers(), std::size_t{3});
    }

    void whatNobodySeesIsNotMade()
    {
        m_map->hide();
        m_document.setRun(tests::sampleRun(3));
        QCOMPARE(m_map->scene().table->layers(), std::size_t{8});
        m_map->show();
        QCOMPARE(m_map->scene().table->layers(), std::size_t{3});
    }

    void rowsAreHighEnoughToBeReadAndScroll()
    {
        m_map->resize(900, 300);
        m_document.setRun(tests::sampleRun(40)); // on another thread
        QTRY_COMPARE(m_map->scene().table->layers(), std::size_t{40});
        QCOMPARE(canvas().painter().rowHeight, HeatPainter::readableRow);
        QVERIFY(canvas().verticalScrollBar()->maximum() > 0);
        const QRectF seen(canvas().viewport()->rect());
        QVERIFY(seen.contains(canvas().cellRect({3, 0})));
        QVERIFY(canvas().painter().nameHeight() < seen.height() / 2);
        m_document.select(tests::operatorOf(m_document.run(), "layers.30.q").id); // and histograms appear
        QTRY_VERIFY(m_map->lanes().isVisible());
        QTRY_VERIFY(QRectF(canvas().viewport()->rect()).contains(canvas().cellRect(placeOf("layers.30.q"))));
    }

    void noRowIsMissingHoweverFarItIsScrolled()
    {
        const HeatPainter& map = canvas().painter();
        const QSize size = map.cellsSize().toSize();
        const auto painted = [&](int top, int height) {
            QImage image(size.width(), height, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.translate(0, -top);
            map.paintCells(painter, QRectF(0, top, size.width(), height));
            return image;
        };
        QVERIFY(map.gapHeight() > 2 * map.rowHeight); // names of a second block, through which one scrolls
        const QImage whole = painted(0, size.height());
        constexpr int seen = 60;
        for (int top = 0; top + seen <= size.height(); top += 5)
            QVERIFY2(painted(top, seen) == whole.copy(0, top, size.width(), seen),
                     qPrintable(QString::number(top)));
    }

    void theHistogramsAppearWithAChosenCell()
    {
        QVERIFY(!m_map->lanes().isVisible());
        click(placeOf("layers.3.v"));
        QVERIFY(m_map->lanes().isVisible());
        m_document.setRun(tests::sampleRun(5));
        QVERIFY(!m_map->lanes().isVisible());
    }

    void theMedianNeedsRowsToCompareWith()
    {
        auto* relative = m_map->findChild<QToolButton*>();
        relative->click();
        QVERIFY(m_map->options().isRelative);
        auto run = tests::sampleRun(1);
        for (graph::Node& node : run->graph.nodes)
            node.module = "layers.0";
        for (graph::Node& node : run->graph.nodes)
            node.moduleType = "Layer";
        m_document.setRun(run);
        QCOMPARE(m_map->scene().table->layers(), std::size_t{1});
        QVERIFY(!relative->isEnabled());
        QCOMPARE(relative->toolTip(), QStringLiteral("One row has nothing to be compared with"));
        QVERIFY(!m_map->options().isRelative && !canvas().painter().isRelative);
        m_document.setRun(tests::sampleRun(2));
        QVERIFY(relative->isEnabled() && canvas().painter().isRelative);
    }

    void allRowsFitAndKeysMakeThemHigher()
    {
        m_document.setRun(tests::sampleRun(40)); // on another thread
        QTRY_COMPARE(m_map->scene().table->layers(), std::size_t{40});
        QTest::keyClick(&canvas(), Qt::Key_0);
        const double fitted = canvas().painter().rowHeight;
        QVERIFY(fitted < HeatPainter::highestRow);
        QCOMPARE(canvas().verticalScrollBar()->maximum(), 0);
        QTest::keyClick(&canvas(), Qt::Key_Plus);
        QVERIFY(canvas().painter().rowHeight > fitted);
        QTest::keyClick(&canvas(), Qt::Key_0);
        QCOMPARE(canvas().painter().rowHeight, fitted);
    }

    void picturesAreTheSameEachTimeAndHoldTheirText()
    {
        QTemporaryDir folder;
        click(placeOf("layers.3.v"));
        const auto exported = [&](const QString& name) {
            const QString path = folder.filePath(name);
            const auto result =
                heatMapExport(m_document.state(), m_map->options(), Theme::light(), path)->writeNow();
            return result ? contentOf(path) : QByteArray();
        };
        const QByteArray svg = exported("a.svg");
        QVERIFY(QSvgRenderer(svg).isValid());
        QCOMPARE(exported("b.svg"), svg);
        for (const char* text : {"layers.4", "softmax", "mean |x|, forward", "2^-8",
                                 "Magnitudes of v, forward", "layers.4 stands out most"})
            QVERIFY2(svg.contains(text), text);
        QVERIFY(exported("a.png").startsWith("\x89PNG"));
        QVERIFY(exported("a.pdf").startsWith("%PDF-"));
        QVERIFY(!heatMapExport(m_document.state(), {}, Theme::light(), folder.filePath("a.doc"))->writeNow());
    }
};

SCALESCOPE_TEST(TestHeatMap)
#include "test_heat_map.moc"
