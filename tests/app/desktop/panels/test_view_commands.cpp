// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/view_commands.h"
#include "tests/app/desktop/panels/views_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/codeview/code_view.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/heatmap/heat_canvas.h"
#include "widgets/heatmap/heat_map.h"
#include "widgets/modules/modules_view.h"
#include "widgets/scaleplot/plot_canvas.h"
#include "widgets/scaleplot/scale_plot.h"

#include <QSignalSpy>
#include <algorithm>

namespace scalescope::tests {

namespace {

using widgets::FoldState;

struct ViewCommandsFixture : OwnSettings, ViewsFixture
{
    ViewCommandsFixture() : ViewsFixture(own)
    {
        app::connectViewCommands(commands, views, centre, document);
        centre.showViews();
    }

    /// Shows a run, and waits for its graph.
    [[nodiscard]] bool showRun()
    {
        window.resize(1280, 800);
        centre.resize(window.size());
        window.show();
        QSignalSpy laidOut(views.graph, &widgets::GraphView::layoutFinished);
        document.setRun(sampleRun(2));
        return laidOut.wait(patience);
    }
    /// Of the module "layers.0.k".
    [[nodiscard]] graph::NodeId anyOperator() const
    {
        const auto& nodes = document.run().graph.nodes;
        return std::ranges::find(nodes, "layers.0.k", &graph::Node::module)->id;
    }
    void trigger(const char* id) const { commands[id]->trigger(); }
};

} // namespace

class TestViewCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aViewComesToTheFront();
    void theGraphIsZoomed();
    void theHeatMapInFrontIsZoomed();
    void modulesAreFoldedAndOpened();
    void theViewInFrontIsFitted();
    void theSelectedNodeComesToTheMiddle();
};

void TestViewCommands::aViewComesToTheFront()
{
    ViewCommandsFixture fixture;
    const std::vector<std::pair<const char*, QWidget*>> views = {
        {"view.plot", fixture.views.plot},       {"view.heatMap", fixture.views.heatMap},
        {"view.modules", fixture.views.modules}, {"view.code", fixture.views.code},
        {"view.compare", fixture.views.compare}, {"view.graph", fixture.views.graph}};
    for (const auto& [id, view] : views) {
        fixture.trigger(id);
        QVERIFY2(fixture.centre.currentView() == view, id);
    }
}

void TestViewCommands::theGraphIsZoomed()
{
    ViewCommandsFixture fixture;
    QVERIFY(fixture.showRun());
    const double before = fixture.views.graph->zoom();
    fixture.trigger("view.zoomOut");
    QVERIFY(fixture.views.graph->zoom() < before);
    fixture.trigger("view.zoomIn");
    fixture.trigger("view.zoomIn");
    QVERIFY(fixture.views.graph->zoom() > before);
}

void TestViewCommands::theHeatMapInFrontIsZoomed()
{
    ViewCommandsFixture fixture;
    QVERIFY(fixture.showRun());
    const double graph = fixture.views.graph->zoom();
    fixture.trigger("view.heatMap");
    const auto rowHeight = [&] { return fixture.views.heatMap->canvas().painter().rowHeight; };
    const double before = rowHeight();
    fixture.trigger("view.zoomOut");
    QVERIFY(rowHeight() < before);
    fixture.trigger("view.zoomIn");
    QCOMPARE(rowHeight(), before);
    fixture.trigger("view.zoomOut");
    fixture.trigger("view.fit");
    QCOMPARE(rowHeight(), before);
    QCOMPARE(fixture.views.graph->zoom(), graph);
}

void TestViewCommands::modulesAreFoldedAndOpened()
{
    ViewCommandsFixture fixture;
    QVERIFY(fixture.showRun());
    QSignalSpy laidOut(fixture.views.graph, &widgets::GraphView::layoutFinished);
    fixture.trigger("view.foldAll");
    QCOMPARE(fixture.views.graph->folding(), FoldState({0, {}}));
    QVERIFY(laidOut.wait(patience));
    fixture.document.select(fixture.anyOperator());
    fixture.trigger("view.openModule");
    QCOMPARE(fixture.views.graph->folding().byHand.size(), std::size_t(1));
    QVERIFY(fixture.views.graph->folding().byHand.begin()->second);
    QVERIFY(laidOut.wait(patience));
    fixture.trigger("view.foldModule");
    QVERIFY(!fixture.views.graph->folding().byHand.begin()->second);
    fixture.trigger("view.openAll");
    QCOMPARE(fixture.views.graph->folding(), FoldState({FoldState::allOpen, {}}));
}

void TestViewCommands::theViewInFrontIsFitted()
{
    ViewCommandsFixture fixture;
    QVERIFY(fixture.showRun());
    widgets::GraphView& graph = *fixture.views.graph;
    fixture.trigger("view.fit");
    const double whole = graph.zoom();
    graph.zoomIn();
    const double near = graph.zoom();
    fixture.trigger("view.plot");
    const auto* canvas = fixture.views.plot->findChild<widgets::PlotCanvas*>();
    const auto rows = static_cast<double>(canvas->scene().rows.size());
    QVERIFY(canvas->rowsInView() < rows);
    fixture.trigger("view.fit");
    QCOMPARE(canvas->rowsInView(), rows);
    QCOMPARE(graph.zoom(), near);
    fixture.trigger("view.code"); // has nothing to fit: the graph is
    fixture.trigger("view.fit");
    QCOMPARE(graph.zoom(), whole);
}

void TestViewCommands::theSelectedNodeComesToTheMiddle()
{
    ViewCommandsFixture fixture;
    QVERIFY(fixture.showRun());
    widgets::GraphView& graph = *fixture.views.graph;
    const double before = graph.zoom();
    fixture.trigger("view.centre"); // nothing is selected
    QCOMPARE(graph.zoom(), before);
    const graph::NodeId node = fixture.anyOperator();
    fixture.document.select(node);
    fixture.trigger("view.centre");
    const QPointF distance = graph.cardRect(node).center() - QRectF(graph.rect()).center();
    QVERIFY(distance.manhattanLength() < 4);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestViewCommands)
#include "test_view_commands.moc"
