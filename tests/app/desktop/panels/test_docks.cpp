// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/docks.h"
#include "app/desktop/panels/panel_hiding.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"
#include "widgets/table/problem_tree.h"
#include "widgets/table/problems_view.h"
#include "widgets/waterfall/waterfall_plot.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QStyle>
#include <QTabBar>
#include <QTest>
#include <memory>

namespace scalescope::tests {

namespace {

void clickTab(WindowFixture& fixture, const QString& title)
{
    for (auto* bar : fixture.window.findChildren<QTabBar*>())
        for (int i = 0; i < bar->count(); ++i)
            if (bar->tabText(i).startsWith(title))
                QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(i).center());
}

/// As its keys and the palette do.
void showPanel(WindowFixture& fixture, const char* name)
{
    fixture.window.commands()[name]->trigger();
}

/// A window of 1280 by 800 with so many layers in it.
bool openSample(WindowFixture& fixture, int layers)
{
    fixture.window.resize(1280, 800);
    const QString path = fixture.folder.filePath("sample.scales");
    writeRun(*sampleRun(layers), path);
    if (!fixture.show())
        return false;
    fixture.window.open(path);
    return QTest::qWaitFor([&] { return !fixture.window.document().run().graph.nodes.empty(); }, 60000);
}

/// After what is asked for later, and its layout after that.
void settle()
{
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
}

/// The divider above the panels goes down so far, and the button stays pressed until the release at its end.
QPoint dragDivider(WindowFixture& fixture, int down)
{
    const QRect above = fixture.window.centralWidget()->geometry();
    const QPoint divider(above.center().x(), above.bottom() + 2);
    QTest::mousePress(&fixture.window, Qt::LeftButton, {}, divider);
    QTest::mouseMove(&fixture.window, divider + QPoint(0, down / 2));
    QTest::mouseMove(&fixture.window, divider + QPoint(0, down));
    return divider + QPoint(0, down);
}

bool isSeen(const QWidget* widget)
{
    return !widget->visibleRegion().isEmpty();
}

} // namespace

class TestDocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void theCommandOfAPanelOnlyShowsIt();
    void panelsBelowAreHiddenAndComeBackTogether();
    void aTabAndAGripHideTheirPanel();
    void theWaterfallOpensWithSomeSteps();
    void aHeightThatWasDraggedStays();
    void whatAPanelTookByItselfGoesBackToTheViews();
    void whoClicksAlongTheTabsFindsThemWhereTheyWere();
    void theViewsKeepHalfOfTheWindow();
    void sixProblemsAreSeenAtFirst();
    void choosingTensorsMovesNoDivider_data();
    void choosingTensorsMovesNoDivider();
    void countsOfTabsAreSaidInWords();
    void theKeysOfAPanelLeadThere();
    void aPathOpensAsHighAsItNeedsWithTheKeyboardInIt();
    void whatDividesPanelsCanBeGrasped();
};

void TestDocks::theCommandOfAPanelOnlyShowsIt()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    auto* problems = fixture.window.findChild<QDockWidget*>("problemsDock");
    auto* causes = fixture.window.findChild<QDockWidget*>("causesDock");
    QAction* command = fixture.window.findChild<QAction*>("view.causesDock");
    QVERIFY(problems != nullptr && causes != nullptr && command != nullptr);
    const auto isOnTop = [](const QDockWidget* dock) { return !dock->visibleRegion().isEmpty(); };
    QVERIFY(!command->isCheckable());
    QTRY_VERIFY(isOnTop(problems) && !isOnTop(causes));
    command->trigger();
    QTRY_VERIFY(isOnTop(causes));
    command->trigger();
    QTRY_VERIFY(isOnTop(causes));
    causes->hide();
    command->trigger();
    QTRY_VERIFY(isOnTop(causes));
}

void TestDocks::panelsBelowAreHiddenAndComeBackTogether()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const auto panel = [&](const char* name) {
        return fixture.window.findChild<QDockWidget*>(QLatin1String(name));
    };
    const QAction* hide = fixture.window.commands()["view.hideBelow"];
    QTRY_VERIFY(isSeen(panel("problemsDock")));
    const int views = fixture.window.centralWidget()->height();
    QTest::keyClick(&fixture.window, Qt::Key_0, Qt::AltModifier);
    for (const char* name : {"problemsDock", "nodesDock", "waterfallDock", "logDock"})
        QVERIFY2(panel(name)->isHidden(), name);
    QVERIFY(!panel("treeDock")->isHidden() && !panel("inspectorDock")->isHidden());
    QTRY_VERIFY(fixture.window.centralWidget()->height() > views + 100);
    QVERIFY(!hide->isEnabled() && !hide->statusTip().isEmpty());
    QTest::keyClick(&fixture.window, Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(isSeen(panel("nodesDock")));
    for (const char* name : {"problemsDock", "waterfallDock", "logDock"})
        QVERIFY2(!panel(name)->isHidden() && !isSeen(panel(name)), name);
    QVERIFY(hide->isEnabled());
}

void TestDocks::aTabAndAGripHideTheirPanel()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    auto* nodes = fixture.window.findChild<QDockWidget*>("nodesDock");
    auto* tree = fixture.window.findChild<QDockWidget*>("treeDock");
    auto* hiding = fixture.window.findChild<app::PanelHiding*>();
    QTRY_VERIFY(isSeen(fixture.window.findChild<QDockWidget*>("problemsDock")));
    const auto chooseFirst = [&](const QPoint& point) {
        const std::unique_ptr<QMenu> menu(hiding->menuAt(point));
        if (menu == nullptr)
            return false;
        menu->actions().first()->trigger();
        return true;
    };
    QPoint tab;
    for (auto* bar : fixture.window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
        for (int i = 0; i < bar->count(); ++i)
            if (bar->tabText(i) == nodes->windowTitle())
                tab = bar->mapTo(&fixture.window, bar->tabRect(i).center());
    QVERIFY(chooseFirst(tab));
    QVERIFY(nodes->isHidden() && !tree->isHidden());
    const QWidget* grip = tree->titleBarWidget();
    QVERIFY(chooseFirst(grip->mapTo(&fixture.window, grip->rect().center())));
    QVERIFY(tree->isHidden());
    QVERIFY(hiding->menuAt(fixture.window.centralWidget()->geometry().center()) == nullptr);
}

void TestDocks::theWaterfallOpensWithSomeSteps()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture, 3));
    const auto* problems = fixture.window.findChild<QDockWidget*>("problemsDock");
    const auto* waterfall = fixture.window.findChild<QDockWidget*>("waterfallDock");
    QTRY_VERIFY(isSeen(problems));
    const int before = problems->height();
    showPanel(fixture, "view.waterfallDock");
    QTRY_VERIFY(waterfall->height() >= 260);
    showPanel(fixture, "view.problemsDock");
    QTRY_VERIFY(isSeen(problems) && problems->height() == before);
}

void TestDocks::aHeightThatWasDraggedStays()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture, 3));
    const auto* problems = fixture.window.findChild<QDockWidget*>("problemsDock");
    const auto* waterfall = fixture.window.findChild<QDockWidget*>("waterfallDock");
    QTRY_VERIFY(isSeen(problems));
    const int whole = problems->height();
    const QPoint end = dragDivider(fixture, 120);
    QTRY_VERIFY(problems->height() < whole - 20);
    const int dragged = problems->height();
    QTest::mouseRelease(&fixture.window, Qt::LeftButton, {}, end);
    showPanel(fixture, "view.waterfallDock");
    QTRY_VERIFY(isSeen(waterfall));
    settle();
    QVERIFY2(waterfall->height() <= dragged + 2, qPrintable(QString::number(waterfall->height())));
    showPanel(fixture, "view.problemsDock");
    auto* docks = fixture.window.findChild<app::Docks*>(); // another start remembers it
    const QByteArray state = docks->state();
    docks->reset();
    docks->restore(state);
    QTRY_VERIFY(isSeen(problems));
    showPanel(fixture, "view.waterfallDock");
    QTRY_VERIFY(isSeen(waterfall));
    settle();
    QVERIFY2(waterfall->height() <= dragged + 2, qPrintable(QString::number(waterfall->height())));
}

void TestDocks::whatAPanelTookByItselfGoesBackToTheViews()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture, 3));
    auto* problems = fixture.window.findChild<QDockWidget*>("problemsDock");
    auto* waterfall = fixture.window.findChild<QDockWidget*>("waterfallDock");
    auto* nodes = fixture.window.findChild<QDockWidget*>("nodesDock");
    QTRY_VERIFY(isSeen(problems));
    const int before = problems->height();
    showPanel(fixture, "view.nodesDock");
    QTRY_VERIFY(isSeen(nodes));
    QCOMPARE(nodes->height(), before);
    showPanel(fixture, "view.waterfallDock");
    QTRY_VERIFY(waterfall->height() > before);
    showPanel(fixture, "view.nodesDock");
    QTRY_VERIFY(isSeen(nodes));
    QTRY_COMPARE(nodes->height(), before);
}

void TestDocks::whoClicksAlongTheTabsFindsThemWhereTheyWere()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture, 3));
    auto* problems = fixture.window.findChild<QDockWidget*>("problemsDock");
    auto* waterfall = fixture.window.findChild<QDockWidget*>("waterfallDock");
    QTRY_VERIFY(isSeen(problems));
    const int before = problems->height();
    auto* tabs = fixture.window.findChild<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(tabs != nullptr);
    tabs->setAttribute(Qt::WA_UnderMouse); // sent clicks move no pointer
    clickTab(fixture, "Waterfall");
    QTRY_VERIFY(isSeen(waterfall));
    settle();
    QCOMPARE(waterfall->height(), before);
}

/// Whole ones, with up to four lines of the current one's sentence below them.
void TestDocks::sixProblemsAreSeenAtFirst()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture, 2));
    auto* tree = fixture.window.findChild<widgets::ProblemTree*>();
    tree->expandAll();
    QTRY_VERIFY(tree->verticalScrollBar()->maximum() > 0);
    const int row = tree->visualRect(tree->model()->index(0, 0)).height();
    QTRY_COMPARE(tree->viewport()->height(), 6 * row);
    const auto* whole = fixture.window.findChild<widgets::ProblemsView*>()->findChild<QLabel*>("wholeText");
    QVERIFY(whole->isVisible());
    QVERIFY(whole->parentWidget()->height() >= 4 * whole->fontMetrics().lineSpacing());
}

void TestDocks::theViewsKeepHalfOfTheWindow()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture, 3));
    const QWidget* views = fixture.window.centralWidget();
    QVERIFY2(views->height() >= 400, qPrintable(QString::number(views->height())));
    auto& document = fixture.window.document();
    document.select(document.run().graph.nodes.back().id);
    fixture.window.findChild<QAction*>("path.fromInput")->trigger();
    auto* plot = fixture.window.findChild<widgets::WaterfallPlot*>();
    QTRY_VERIFY(plot->hasFocus() && plot->rowCount() > 6);
    settle();
    QVERIFY2(views->height() >= 400, qPrintable(QString::number(views->height())));
}

void TestDocks::choosingTensorsMovesNoDivider_data()
{
    QTest::addColumn<bool>("isSimulated");
    QTest::newRow("an original") << false;
    QTest::newRow("a simulated one, with errors") << true;
}

void TestDocks::choosingTensorsMovesNoDivider()
{
    QFETCH(const bool, isSimulated);
    WindowFixture fixture;
    QVERIFY(openSample(fixture, 2));
    if (isSimulated) {
        const QString path = fixture.folder.filePath("simulated.scales");
        writeRun(*simulatedRun(2), path);
        fixture.window.open(path);
        QTRY_COMPARE(fixture.window.workspace().runFile(), path);
        QTRY_VERIFY(fixture.window.document().hasErrors());
    }
    QCoreApplication::processEvents();
    const QRect views = fixture.window.centralWidget()->geometry();
    for (const graph::Node& node : fixture.window.document().run().graph.nodes) {
        fixture.window.document().select(node.id);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        const QRect now = fixture.window.centralWidget()->geometry();
        QVERIFY2(now == views, node.name.c_str());
    }
}

void TestDocks::countsOfTabsAreSaidInWords()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture, 1));
    const auto tellsOf = [&](const QString& title) {
        QStringList told;
        for (auto* bar : fixture.window.findChildren<QTabBar*>())
            for (int i = 0; i < bar->count(); ++i)
                if (bar->tabText(i).startsWith(title))
                    told << bar->tabToolTip(i) << bar->accessibleTabName(i);
        told.removeDuplicates();
        return told.join('|');
    };
    const QString nodes = QString("Tensors in graph and table, without those that are hidden by pruning: %1")
                              .arg(fixture.window.document().graph().nodes.size());
    QTRY_COMPARE(tellsOf("Nodes"), nodes + " (Alt+2)|" + nodes); // to be seen, and to be heard
    QVERIFY2(tellsOf("Problems").startsWith("Problems that follow from no other: "),
             qPrintable(tellsOf("Problems")));
    clickTab(fixture, "Nodes");
    QTRY_VERIFY(isSeen(fixture.window.findChild<QDockWidget*>("nodesDock")));
    QVERIFY(tellsOf("Nodes").startsWith("Tensors in graph"));
}

void TestDocks::theKeysOfAPanelLeadThere()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
    auto* waterfall = fixture.window.findChild<QDockWidget*>("waterfallDock");
    const auto isOnTop = [&] { return !waterfall->visibleRegion().isEmpty(); };
    const auto hasKeyboard = [&] { return waterfall->isAncestorOf(QApplication::focusWidget()); };
    QTest::keyClick(&fixture.window, Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(isOnTop() && hasKeyboard());
    fixture.window.findChild<QWidget*>("graphView")->setFocus();
    QVERIFY(!hasKeyboard());
    QTest::keyClick(&fixture.window, Qt::Key_3, Qt::AltModifier); // shown, with the keyboard elsewhere
    QTRY_VERIFY(isOnTop() && hasKeyboard());
    QTest::keyClick(&fixture.window, Qt::Key_3, Qt::AltModifier); // with the keyboard in it
    QTRY_VERIFY(isOnTop() && hasKeyboard());
}

void TestDocks::aPathOpensAsHighAsItNeedsWithTheKeyboardInIt()
{
    WindowFixture fixture;
    fixture.window.resize(1280, 1300);
    const QString path = fixture.folder.filePath("sample.scales");
    writeRun(*sampleRun(1), path);
    QVERIFY(fixture.show());
    QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
    fixture.window.open(path);
    auto& document = fixture.window.document();
    QTRY_VERIFY(!document.run().graph.nodes.empty());
    document.select(document.run().graph.nodes.back().id);
    fixture.window.findChild<QAction*>("path.fromInput")->trigger();
    auto* plot = fixture.window.findChild<widgets::WaterfallPlot*>();
    QTRY_VERIFY(plot->hasFocus());
    QVERIFY(plot->rowCount() > 6);
    QTRY_VERIFY2(plot->rowsInView() >= plot->rowCount(), qPrintable(QString::number(plot->rowsInView())));
}

void TestDocks::whatDividesPanelsCanBeGrasped()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const auto& window = fixture.window;
    QVERIFY(window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &window) >= 6);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestDocks)
#include "test_docks.moc"
