// SPDX-License-Identifier: GPL-3.0-or-later
// Menus of what one points at, the ways along the data flow, and that gains are remembered.
#include "app/desktop/panels/context_menus.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/edge_at.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/heatmap/heat_map.h"
#include "widgets/histogram/histogram_view.h"
#include "widgets/scaleplot/plot_canvas.h"
#include "widgets/table/node_table_view.h"
#include "widgets/waterfall/waterfall.h"
#include "widgets/waterfall/waterfall_plot.h"

#include <QAbstractScrollArea>
#include <QClipboard>
#include <QDockWidget>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>
#include <QTreeView>
#include <functional>

namespace scalescope::tests {

namespace {

/// A window that shows a run.
struct ContextMenusFixture : WindowFixture
{
    bool open()
    {
        const QString path = folder.filePath("sample.scales");
        writeRun(*sampleRun(), path);
        const bool shown = show();
        window.open(path);
        return shown && QTest::qWaitFor([&] { return !graph()->drawn().cards.empty(); }, patience);
    }
    [[nodiscard]] widgets::GraphView* graph() const
    {
        return window.findChild<widgets::GraphView*>("graphView");
    }
    [[nodiscard]] widgets::Waterfall* waterfall() const { return window.findChild<widgets::Waterfall*>(); }
    [[nodiscard]] graph::NodeId op(const char* module)
    {
        for (const graph::Node& node : window.document().run().graph.nodes)
            if (node.module == module && node.kind == graph::NodeKind::Op && node.floating)
                return node.id;
        return -1;
    }
    void trigger(const char* id) { window.commands()[id]->trigger(); }
};

/// The right button, as a desktop sends it.
void rightClick(QWidget* widget, const QPoint& place)
{
    QTest::mousePress(widget, Qt::RightButton, {}, place);
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, widget->mapToGlobal(place));
    QApplication::sendEvent(widget, &event);
    QTest::mouseRelease(widget, Qt::RightButton, {}, place);
}

/// Closes the menu that is open, and gives the names of its commands; "-" where there is none.
QString takeMenu()
{
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (menu == nullptr)
        return QStringLiteral("-");
    QStringList names;
    const std::function<void(const QMenu*)> collect = [&](const QMenu* from) {
        for (const QAction* action : from->actions()) {
            if (action->menu() != nullptr)
                collect(action->menu());
            else if (!action->isSeparator())
                names << action->objectName();
        }
    };
    collect(menu);
    menu->close();
    return names.join(' ');
}

/// An edge, and a place in the view where it is met; -1 where none is.
std::pair<int, QPoint> edgeOf(const widgets::GraphView& view)
{
    const widgets::GraphPicture& picture = view.picture();
    const QPointF origin = view.cardRect(picture.view.cards.front().node).topLeft() -
                           view.zoom() * picture.layout.cards.front().topLeft();
    for (std::size_t i = 0; i < picture.edgePaths.size(); ++i) {
        const QPoint place = (origin + view.zoom() * picture.edgePaths[i].pointAtPercent(0.5)).toPoint();
        if (view.edgeAt(place) == static_cast<int>(i))
            return {static_cast<int>(i), place};
    }
    return {-1, {}};
}

} // namespace

class TestContextMenus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void theRightButtonOnACardSelectsItAndOpensItsMenu();
    void theRightButtonOnAnEdgeOpensItsMenu();
    void keysOpenTheMenuOfTheFocusedView_data();
    void keysOpenTheMenuOfTheFocusedView();
    void everyTableAndTreeOfTensorsHasAMenu();
    void plotsAndHistogramsHaveAMenu();
    void whatAViewHasAlreadyIsInItsMenu();
    void pathsAreShownInTheWaterfall();
    void ctrlClickInTheGraphShowsThePath();
    void theProducerAndTheConsumerAreSelected();
    void aNameIsCopied();
    void gainsAreThereAgainAtTheNextStart();
};

void TestContextMenus::theRightButtonOnACardSelectsItAndOpensItsMenu()
{
    ContextMenusFixture fixture;
    QVERIFY(fixture.open());
    const graph::NodeId node = fixture.graph()->drawn().cards.front().node;
    fixture.graph()->centreOn(node);
    rightClick(fixture.graph(), fixture.graph()->cardRect(node).center().toPoint());
    QCOMPARE(fixture.window.document().selected(), std::optional(node));
    const QString commands = takeMenu();
    for (const char* id :
         {"view.openModule", "view.foldModule", "edit.producer", "edit.consumer", "path.toLoss",
          "path.fromInput", "prune.hideTarget", "edit.copyName", "edit.copyPicture", "export.graph"})
        QVERIFY2(commands.contains(id), id);
}

void TestContextMenus::theRightButtonOnAnEdgeOpensItsMenu()
{
    ContextMenusFixture fixture;
    QVERIFY(fixture.open());
    fixture.graph()->fit();
    const auto [edge, place] = edgeOf(*fixture.graph());
    QVERIFY(edge >= 0);
    const widgets::GraphPicture& picture = fixture.graph()->picture();
    const widgets::ViewEdge along = picture.view.edges.at(static_cast<std::size_t>(edge));
    const graph::NodeId source = picture.view.cards.at(static_cast<std::size_t>(along.source)).node;
    const graph::NodeId target = picture.view.cards.at(static_cast<std::size_t>(along.target)).node;
    const auto choose = [&fixture, place = place](const char* name) {
        rightClick(fixture.graph(), place);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QAction* action = menu == nullptr ? nullptr : menu->findChild<QAction*>(name);
        if (action != nullptr)
            action->trigger();
        takeMenu();
        return action != nullptr;
    };
    QVERIFY(choose("edge.source"));
    QCOMPARE(fixture.window.document().selected(), std::optional(source));
    QVERIFY(choose("edge.target"));
    QCOMPARE(fixture.window.document().selected(), std::optional(target));
    QVERIFY(choose("edge.copy"));
    QCOMPARE(QApplication::clipboard()->text(),
             widgets::edgeFacts(picture, edge, fixture.window.document().quantity()));
    QVERIFY(QApplication::clipboard()->text().contains(" → "));
    QVERIFY(choose("edge.waterfall"));
    QVERIFY(fixture.waterfall()->options().first == source || fixture.waterfall()->options().last == source);
    QVERIFY(fixture.waterfall()->isVisible());
    rightClick(fixture.graph(), place);
    const QString commands = takeMenu();
    QVERIFY2(commands.contains("view.gains") && !commands.contains("prune."), qPrintable(commands));
}

void TestContextMenus::keysOpenTheMenuOfTheFocusedView_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("menu key") << int(Qt::Key_Menu) << Qt::KeyboardModifiers();
    QTest::newRow("Shift+F10") << int(Qt::Key_F10) << Qt::KeyboardModifiers(Qt::ShiftModifier);
}

void TestContextMenus::keysOpenTheMenuOfTheFocusedView()
{
    QFETCH(const int, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    ContextMenusFixture fixture;
    QVERIFY(fixture.open());
    const graph::NodeId node = fixture.graph()->drawn().cards.front().node;
    fixture.window.document().select(node);
    fixture.graph()->centreOn(node);
    fixture.graph()->setFocus();
    QTest::keyClick(fixture.graph(), Qt::Key(key), modifiers);
    QVERIFY(QApplication::activePopupWidget() != nullptr);
    const QRect card = fixture.graph()->cardRect(node).toRect();
    const QPoint corner = fixture.graph()->mapFromGlobal(QApplication::activePopupWidget()->pos());
    // Where there is room it opens at the card.
    QVERIFY(card.adjusted(-600, -600, 2, 2).contains(corner));
    QVERIFY(takeMenu().contains("path.toLoss"));
    auto* tree = fixture.window.findChild<widgets::NodeTableView*>()->findChild<QTableView*>();
    tree->window()->findChild<QDockWidget*>("nodesDock")->raise();
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key(key), modifiers);
    QVERIFY(takeMenu().contains("view.showInGraph"));
}

void TestContextMenus::everyTableAndTreeOfTensorsHasAMenu()
{
    ContextMenusFixture fixture;
    QVERIFY(fixture.open());
    int count = 0;
    for (const char* name : {"treeDock", "problemsDock", "nodesDock", "causesDock"}) {
        const auto views = fixture.window.findChild<QDockWidget*>(name)->findChildren<QAbstractItemView*>();
        for (QAbstractItemView* view : views) {
            if (qobject_cast<QHeaderView*>(view) != nullptr || view->window() != &fixture.window)
                continue;
            fixture.window.findChild<QDockWidget*>(name)->raise();
            const QModelIndex row = view->model()->index(0, 0);
            rightClick(view->viewport(), view->visualRect(row).center());
            const QString commands = takeMenu();
            QVERIFY2(commands.contains("path.toLoss") && commands.contains("edit.copyName"), name);
            ++count;
        }
    }
    QCOMPARE(count, 4);
}

void TestContextMenus::plotsAndHistogramsHaveAMenu()
{
    ContextMenusFixture fixture;
    QVERIFY(fixture.open());
    fixture.trigger("view.plot");
    auto* canvas = fixture.window.findChild<widgets::PlotCanvas*>();
    QTRY_VERIFY(canvas->rowCount() > 0);
    rightClick(canvas, canvas->rect().center());
    QVERIFY(fixture.window.document().selected());
    QVERIFY(takeMenu().contains("export.plot"));
    fixture.trigger("path.whole");
    auto* steps = fixture.window.findChild<widgets::WaterfallPlot*>();
    rightClick(steps, steps->rect().center());
    QVERIFY(takeMenu().contains("export.waterfall"));
    fixture.trigger("view.heatMap");
    const auto* heatMap = fixture.window.findChild<widgets::HeatMap*>();
    const auto parts = heatMap->findChildren<QAbstractScrollArea*>();
    QVERIFY(!parts.isEmpty());
    for (auto* part : parts) {
        if (!part->isVisible())
            continue;
        rightClick(part->viewport(), part->viewport()->rect().center());
        QVERIFY(takeMenu().contains("export.heatMap"));
    }
    for (auto* histogram : fixture.window.findChildren<widgets::HistogramView*>()) {
        rightClick(histogram, histogram->rect().center());
        QVERIFY(takeMenu().contains("edit.copyPicture"));
        fixture.trigger("edit.copyPicture"); // of what has the focus
        QCOMPARE(QApplication::clipboard()->image().size(), histogram->size());
    }
}

void TestContextMenus::whatAViewHasAlreadyIsInItsMenu()
{
    ContextMenusFixture fixture;
    QVERIFY(fixture.open());
    auto* tree = fixture.window.findChild<QDockWidget*>("problemsDock")->findChild<QTreeView*>();
    QVERIFY(!tree->actions().isEmpty());
    const auto* menus = fixture.window.findChild<app::ContextMenus*>();
    const QMenu* menu = menus->menuOf(tree, &fixture.window);
    for (QAction* action : tree->actions())
        QVERIFY(menu->actions().contains(action));
}

void TestContextMenus::pathsAreShownInTheWaterfall()
{
    ContextMenusFixture fixture;
    QVERIFY(fixture.open());
    QVERIFY(!fixture.window.commands()["path.toLoss"]->isEnabled());
    const graph::NodeId key = fixture.op("layers.0.k");
    fixture.window.document().select(key);
    QVERIFY(fixture.window.commands()["path.toLoss"]->isEnabled());
    fixture.graph()->setFocus();
    QTest::keyClick(fixture.graph(), Qt::Key_L);
    QVERIFY(fixture.waterfall()->isVisible());
    QTRY_VERIFY(fixture.waterfall()->height() >= 200);
    QCOMPARE(fixture.waterfall()->options().last, std::optional(key));
    const auto* plot = fixture.window.findChild<widgets::WaterfallPlot*>();
    QVERIFY(plot->scene().direction == graph::Direction::Backward); // that of the key's problem: to it
    QCOMPARE(plot->scene().rows.front().id, key);                   // what its gradient affects
    QTest::keyClick(fixture.graph(), Qt::Key_L, Qt::ShiftModifier);
    QCOMPARE(plot->scene().rows.back().id, key);
    QVERIFY(plot->scene().rows.size() > 10);
    fixture.trigger("path.toHere"); // pins it
    fixture.window.document().select(fixture.op("layers.0.out"));
    fixture.trigger("path.fromHere");
    QCOMPARE(plot->scene().rows.back().id, key);
    QCOMPARE(plot->scene().rows.front().id, fixture.op("layers.0.out"));
}

void TestContextMenus::ctrlClickInTheGraphShowsThePath()
{
    ContextMenusFixture fixture;
    QVERIFY(fixture.open());
    const auto cards = fixture.graph()->drawn().cards;
    const graph::NodeId first = cards.front().node;
    const graph::NodeId last = cards.back().node;
    fixture.graph()->fit();
    fixture.window.document().select(first);
    QTest::mouseClick(fixture.graph(), Qt::LeftButton, Qt::ControlModifier,
                      fixture.graph()->cardRect(last).center().toPoint());
    QCOMPARE(fixture.window.document().selected(), std::optional(first));
    QCOMPARE(fixture.waterfall()->options().first, std::optional(std::min(first, last)));
    QCOMPARE(fixture.waterfall()->options().last, std::optional(std::max(first, last)));
    QVERIFY(fixture.waterfall()->isVisible());
}

void TestContextMenus::theProducerAndTheConsumerAreSelected()
{
    ContextMenusFixture fixture;
    QVERIFY(fixture.open());
    widgets::Document& document = fixture.window.document();
    document.select(fixture.op("layers.0.up"));
    fixture.trigger("edit.producer");
    QCOMPARE(document.selected(), std::optional(fixture.op("layers.0.norm2")));
    fixture.trigger("edit.consumer");
    QCOMPARE(document.selected(), std::optional(fixture.op("layers.0.up")));
    document.select(document.run().graph.nodes.front().id);
    QVERIFY(!fixture.window.commands()["edit.producer"]->isEnabled());
}

void TestContextMenus::aNameIsCopied()
{
    ContextMenusFixture fixture;
    QVERIFY(fixture.open());
    const graph::NodeId node = fixture.op("layers.0.up");
    fixture.window.document().select(node);
    fixture.trigger("edit.copyName");
    QCOMPARE(QApplication::clipboard()->text(),
             QString::fromStdString(fixture.window.document().run().graph.find(node)->name));
}

void TestContextMenus::gainsAreThereAgainAtTheNextStart()
{
    QTemporaryDir folder;
    app::Settings settings(folder.filePath("settings.ini"));
    const auto shown = [](app::MainWindow& window) {
        return window.findChild<widgets::GraphView*>("graphView")->gains();
    };
    using widgets::GainsShown;
    {
        app::MainWindow window(settings);
        QCOMPARE(shown(window), GainsShown{});
        window.commands()["view.gains"]->trigger();
        QCOMPARE(shown(window), (GainsShown{true, true}));
        window.commands()["view.gainsForward"]->trigger();
        QCOMPARE(shown(window), (GainsShown{false, true}));
    }
    {
        app::MainWindow window(settings);
        QCOMPARE(shown(window), (GainsShown{false, true}));
        QVERIFY(window.commands()["view.gains"]->isChecked());
        QVERIFY(!window.commands()["view.gainsForward"]->isChecked());
        window.commands()["view.gains"]->trigger();
        QCOMPARE(shown(window), GainsShown{});
    }
    app::MainWindow window(settings);
    QCOMPARE(shown(window), GainsShown{});
    window.commands()["view.gains"]->trigger(); // those that were chosen last
    QCOMPARE(shown(window), (GainsShown{false, true}));
    window.commands()["view.gainsGradient"]->trigger(); // the last one takes all away
    QVERIFY(!window.commands()["view.gains"]->isChecked());
    window.commands()["view.gainsForward"]->trigger(); // and one comes alone
    QCOMPARE(shown(window), (GainsShown{true, false}));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestContextMenus)
#include "test_context_menus.moc"
