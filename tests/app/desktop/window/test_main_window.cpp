// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commands/command_palette.h"
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/panels/top_bar.h"
#include "app/desktop/window/style.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/table/module_tree_view.h"
#include "widgets/table/problem_tree.h"
#include "widgets/table/problems_view.h"

#include <QDialog>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <algorithm>

namespace scalescope::tests {

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void everyCommandHasATextAndAShortcutOfItsOwn();
    void opensARunFile();
    void opensAPartialRunAndSaysSo();
    void aFileThatIsNothingIsSaidOnTheBar();
    void aWrongFileLeavesWhatIsOpen_data();
    void aWrongFileLeavesWhatIsOpen();
    void aDroppedFileIsOpened();
    void thePaletteFindsAndDoesACommand();
    void thePaletteShowsAPanelThatIsShownAlready();
    void buttonsOfTheInspectorLookLikeButtons();
    void thePaletteKnowsOtherWords();
    void aMessageLeavesPanelsWhereTheyAre();
    void theListOfProblemsNamesItsRun();
    void theKeyOfTheNextProblemSaysThatThereIsNone();
    void theThemeChangesWhileTheWindowIsOpen();
    void pruningCanBeUndoneAndRedone();
    void theSelectionGoesBackAndForward();
    void theSearchIsReachedByKeyboard();
    void hiddenPanelsStayHiddenAtTheNextStart();
    void panelsHaveTheSameWidthsAtTheNextStart();
    void longWordsBesideTheTabsDoNotWidenTheMiddle();
    void theTabsAreReachedAtEveryWidth();
    void hidingTheSelectedNodeSelectsAShownOne();
    void aButtonLooksReleasedAfterItsMenu();
    void theModelsNameIsReadAtEveryWidth();
    void panelsGetTheirWidthBack();
    void wordsOfProgressAreNotCut();
    void aPanelComesBackByItsCommand();
    void defaultsAreNotWritten();
    void hiddenNodesWithProblemsAreShownOnRequest();
    void theFormatPairIsRemembered();
    void openingAnotherFileForgetsTheUndoHistory();

private:
    static bool openSample(WindowFixture& fixture);
};

bool TestMainWindow::openSample(WindowFixture& fixture)
{
    const QString path = fixture.folder.filePath("sample.scales");
    writeRun(*sampleRun(), path);
    const bool shown = fixture.show();
    fixture.window.open(path);
    return shown && QTest::qWaitFor([&] { return !fixture.window.document().run().graph.nodes.empty(); });
}

void TestMainWindow::everyCommandHasATextAndAShortcutOfItsOwn()
{
    WindowFixture fixture;
    QSet<QString> shortcuts;
    for (const QAction* action : fixture.window.commands().all()) {
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        const QString keys = action->shortcut().toString();
        QVERIFY2(keys.isEmpty() || !shortcuts.contains(keys), qPrintable(action->objectName()));
        shortcuts.insert(keys);
    }
}

void TestMainWindow::opensARunFile()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    QCOMPARE(fixture.window.document().run().graph.nodes.size(), sampleRun()->graph.nodes.size());
    QVERIFY(fixture.window.message().isEmpty());
    QVERIFY(fixture.window.windowTitle().startsWith("sample.scales"));
    QVERIFY(fixture.window.findChild<app::Centre*>()->showsViews());
    QVERIFY(fixture.settings.recentFiles().contains(fixture.window.workspace().runFile()));
}

void TestMainWindow::opensAPartialRunAndSaysSo()
{
    WindowFixture fixture;
    const QString path = fixture.folder.filePath("killed.scales");
    writeRun(*sampleRun(), path, false);
    QVERIFY(fixture.show());
    fixture.window.open(path + ".partial");
    QTRY_VERIFY(!fixture.window.document().run().graph.nodes.empty());
    QTRY_VERIFY2(fixture.window.message().contains("incomplete"), qPrintable(fixture.window.message()));
}

void TestMainWindow::aFileThatIsNothingIsSaidOnTheBar()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.open(fixture.folder.filePath("missing.scales"));
    QTRY_VERIFY(fixture.window.message().contains("missing.scales"));
    QFile broken(fixture.folder.filePath("broken.scales"));
    QVERIFY(broken.open(QFile::WriteOnly));
    broken.write(QByteArray("SQLite format 3") + QByteArray(100, 'x'));
    broken.close();
    fixture.window.open(broken.fileName());
    QTRY_VERIFY(fixture.window.message().contains("broken.scales"));
    QVERIFY(fixture.window.isVisible());
}

void TestMainWindow::aWrongFileLeavesWhatIsOpen_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("neither model nor run") << QByteArray("root:x:0:0:root:/root:/bin/bash\n");
    QTest::newRow("a broken run file") << QByteArray("SQLite format 3") + QByteArray(100, 'x');
}

void TestMainWindow::aWrongFileLeavesWhatIsOpen()
{
    QFETCH(QByteArray, content);
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    widgets::Document& document = fixture.window.document();
    document.select(document.graph().nodes[2].id);
    fixture.window.commands()["prune.nonFloat"]->trigger();
    const auto pruning = document.pruning();
    const QStringList recent = fixture.settings.recentFiles();
    QFile wrong(fixture.folder.filePath("wrong"));
    QVERIFY(wrong.open(QFile::WriteOnly));
    wrong.write(content);
    wrong.close();
    fixture.window.open(wrong.fileName());
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.message().isEmpty(), 60000);
    QCOMPARE(document.run().graph.nodes.size(), sampleRun()->graph.nodes.size());
    QVERIFY(document.selected().has_value());
    QVERIFY(document.pruning() == pruning);
    QVERIFY(fixture.window.commands()["edit.undo"]->isEnabled());
    QVERIFY(fixture.window.windowTitle().startsWith("sample.scales"));
    QVERIFY(!fixture.window.commands()["run.start"]->isEnabled()); // the sample's model is no file
    QCOMPARE(fixture.settings.recentFiles(), recent);
}

void TestMainWindow::aDroppedFileIsOpened()
{
    WindowFixture fixture;
    const QString path = fixture.folder.filePath("dropped.scales");
    writeRun(*sampleRun(), path);
    QVERIFY(fixture.show());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({400, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({400, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.window, &drop);
    QTRY_VERIFY(!fixture.window.document().run().graph.nodes.empty());
    QCOMPARE(fixture.window.workspace().runFile(), path);
}

void TestMainWindow::thePaletteFindsAndDoesACommand()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QTest::keyClick(&fixture.window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto* palette = fixture.window.findChild<QDialog*>("commandPalette");
    QVERIFY(palette != nullptr);
    auto* field = palette->findChild<QLineEdit*>();
    auto* list = palette->findChild<QListWidget*>();
    const int all = list->count();
    QTest::keyClicks(field, "colours dark");
    QVERIFY(list->count() < all);
    QCOMPARE(list->count(), 1);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(fixture.settings.theme(), app::ThemeChoice::Dark);
    QTRY_VERIFY(fixture.window.findChild<QDialog*>("commandPalette") == nullptr);
}

void TestMainWindow::thePaletteShowsAPanelThatIsShownAlready()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const auto* dock = fixture.window.findChild<QDockWidget*>("waterfallDock");
    for (int times = 0; times < 2; ++times) {
        fixture.window.findChild<QWidget*>("graphView")->setFocus();
        app::CommandPalette palette(fixture.window.commands(), &fixture.window);
        palette.setAttribute(Qt::WA_DeleteOnClose, false);
        palette.show();
        QTest::keyClicks(palette.findChild<QLineEdit*>(), "show waterfall");
        QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_VERIFY(!dock->visibleRegion().isEmpty());
        QTRY_VERIFY(dock->isAncestorOf(fixture.window.focusWidget()));
    }
}

void TestMainWindow::buttonsOfTheInspectorLookLikeButtons()
{
    const widgets::Theme theme = widgets::Theme::light();
    app::applyTheme(theme);
    QWidget panel;
    panel.setObjectName("inspectorDock");
    QToolButton button(&panel);
    button.setObjectName("quiet");
    button.setText("All statistics");
    button.resize(button.sizeHint());
    const QImage image = button.grab().toImage();
    QCOMPARE(image.pixelColor(0, image.height() / 2), theme.line); // a frame
}

void TestMainWindow::thePaletteKnowsOtherWords()
{
    WindowFixture fixture;
    app::CommandPalette palette(fixture.window.commands(), &fixture.window);
    palette.setAttribute(Qt::WA_DeleteOnClose, false);
    auto* field = palette.findChild<QLineEdit*>();
    const auto* list = palette.findChild<QListWidget*>();
    const auto found = [&](const char* typed) {
        field->setText(typed);
        QStringList commands;
        for (int row = 0; row < list->count(); ++row)
            commands << list->item(row)->data(Qt::AccessibleTextRole).toString();
        return commands;
    };
    const QStringList gradients = found("gradient");
    QVERIFY(!gradients.isEmpty());
    QCOMPARE(found("backward"), gradients);
    QVERIFY(!found("network").isEmpty());
    QCOMPARE(found("blah"), QStringList(""));
    QCOMPARE(list->item(0)->text(), QString("Nothing found"));
    QTest::keyClick(field, Qt::Key_Return); // does nothing
}

void TestMainWindow::aMessageLeavesPanelsWhereTheyAre()
{
    WindowFixture fixture;
    fixture.window.resize(1280, 800);
    QVERIFY(fixture.show());
    QVERIFY(openSample(fixture));
    const auto* problems = fixture.window.findChild<QDockWidget*>("problemsDock");
    fixture.window.resizeDocks({fixture.window.findChild<QDockWidget*>("problemsDock")}, {2000},
                               Qt::Vertical);
    QTest::qWait(0);
    const int before = problems->y();
    auto& messages = *fixture.window.findChild<app::MessageBar*>();
    messages.showNote("Written: /a.svg");
    QTest::qWait(0);
    QCOMPARE(problems->y(), before);
    messages.showNote({});
    QTest::qWait(0);
    QCOMPARE(problems->y(), before);
}

void TestMainWindow::theListOfProblemsNamesItsRun()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    const auto* order = fixture.window.findChild<QLabel*>("order");
    QVERIFY2(order->text().contains(" error"), qPrintable(order->text()));
    const QString other = fixture.folder.filePath("other.scales");
    writeRun(*sampleRun(1), other);
    fixture.window.open(other);
    QTRY_VERIFY2(order->toolTip().contains("(other.scales)."), qPrintable(order->toolTip()));
    QVERIFY2(order->text().endsWith("F8: next"), qPrintable(order->text()));
    fixture.window.workspace().close(fixture.window.workspace().runs().all().front().file);
    QVERIFY2(!order->toolTip().contains("other.scales"), qPrintable(order->toolTip()));
}

void TestMainWindow::theKeyOfTheNextProblemSaysThatThereIsNone()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    const auto* problems = fixture.window.findChild<widgets::ProblemsView*>();
    for (int i = 0; i < problems->tree()->model()->rowCount(); ++i) {
        QTest::keyClick(&fixture.window, Qt::Key_F8);
        QVERIFY2(fixture.window.message().isEmpty(), qPrintable(fixture.window.message()));
    }
    QCOMPARE(QApplication::focusWidget(), problems->tree()); // whose arrow keys open a row
    QTest::keyClick(&fixture.window, Qt::Key_F8);
    QCOMPARE(fixture.window.message(), QString("This is the last problem."));
}

void TestMainWindow::theThemeChangesWhileTheWindowIsOpen()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const auto corner = [&] { return fixture.window.grab().toImage().pixelColor(3, 3).name(); };
    fixture.window.commands()["theme.light"]->trigger();
    QCOMPARE(corner(), widgets::Theme::light().window.name());
    fixture.window.commands()["theme.dark"]->trigger();
    QCOMPARE(corner(), widgets::Theme::dark().window.name());
    QVERIFY(fixture.window.commands()["theme.dark"]->isChecked());
    QVERIFY(!fixture.window.commands()["theme.light"]->isChecked());
    fixture.window.commands()["theme.light"]->trigger();
    QCOMPARE(corner(), widgets::Theme::light().window.name());
}

void TestMainWindow::pruningCanBeUndoneAndRedone()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    widgets::Document& document = fixture.window.document();
    const graph::NodeId victim = document.graph().nodes[document.graph().nodes.size() / 2].id;
    document.select(victim);
    const auto whole = document.graph().nodes.size();
    fixture.window.setFocus();
    QTest::keyClick(&fixture.window, Qt::Key_H);
    QCOMPARE(document.graph().nodes.size(), whole - 1);
    QVERIFY(document.graph().find(victim) == nullptr);
    fixture.window.commands()["prune.sameScale"]->trigger();
    QVERIFY(document.graph().nodes.size() > whole - 1);
    QTest::keyClick(&fixture.window, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&fixture.window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document.graph().nodes.size(), whole);
    QTest::keyClick(&fixture.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document.graph().nodes.size(), whole - 1);
}

void TestMainWindow::theSelectionGoesBackAndForward()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    widgets::Document& document = fixture.window.document();
    const graph::NodeId first = document.graph().nodes[1].id;
    const graph::NodeId second = document.graph().nodes[2].id;
    document.select(first);
    document.select(second);
    QTest::keyClick(&fixture.window, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(document.selected(), std::optional(first));
    QTest::keyClick(&fixture.window, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(document.selected(), std::optional(second));
}

void TestMainWindow::theSearchIsReachedByKeyboard()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    fixture.window.commands()["view.hideTree"]->trigger();
    QTest::keyClick(&fixture.window, Qt::Key_F, Qt::ControlModifier);
    auto* tree = fixture.window.findChild<widgets::ModuleTreeView*>();
    QTRY_VERIFY(tree->isVisible());
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(field != nullptr);
    QTest::keyClicks(field, "softmax");
    QVERIFY(!fixture.window.document().highlighted().empty());
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(fixture.window.document().selectedNode() != nullptr);
    QVERIFY(fixture.window.document().selectedNode()->target.find("softmax") != std::string::npos);
}

void TestMainWindow::hiddenPanelsStayHiddenAtTheNextStart()
{
    QTemporaryDir folder;
    app::Settings settings(folder.filePath("settings.ini"));
    {
        app::MainWindow window(settings);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.commands()["view.hideInspector"]->trigger();
        window.close();
    }
    app::MainWindow window(settings);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(window.findChild<QDockWidget*>("inspectorDock")->isHidden());
    QVERIFY(!window.commands()["view.hideInspector"]->isEnabled());
    QVERIFY(!window.findChild<QDockWidget*>("treeDock")->isHidden());
    window.commands()["view.resetLayout"]->trigger();
    QVERIFY(!window.findChild<QDockWidget*>("inspectorDock")->isHidden());
    QVERIFY(window.commands()["view.hideInspector"]->isEnabled());
}

void TestMainWindow::panelsHaveTheSameWidthsAtTheNextStart()
{
    QTemporaryDir folder;
    app::Settings settings(folder.filePath("settings.ini"));
    const auto widths = [&settings] {
        app::MainWindow window(settings);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            return std::pair(0, 0);
        const std::pair result(window.findChild<QDockWidget*>("treeDock")->width(),
                               window.findChild<QDockWidget*>("inspectorDock")->width());
        window.close();
        return result;
    };
    const auto first = widths();
    QVERIFY(first.first > 0);
    QVERIFY(widths() == first);
    QVERIFY(widths() == first);
}

void TestMainWindow::longWordsBesideTheTabsDoNotWidenTheMiddle()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    auto* centre = fixture.window.findChild<app::Centre*>();
    const QWidget* corner = centre->findChild<QTabWidget*>("centreTabs")->cornerWidget();
    const auto width = [centre, corner](int words) {
        centre->setPruning(QString("same scale, ").repeated(words));
        QCoreApplication::sendPostedEvents(); // among them those that tell the layouts
        return corner->sizeHint().width();
    };
    // Else the panels beside it would be pushed together; where the words are cut is a matter of letters.
    QVERIFY(std::abs(width(50) - width(20)) < 12);
}

void TestMainWindow::theTabsAreReachedAtEveryWidth()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    auto* tabs = fixture.window.findChild<QTabWidget*>("centreTabs");
    const QWidget* corner = tabs->cornerWidget();
    for (int width = 1600; width >= fixture.window.minimumSizeHint().width(); width -= 40) {
        fixture.window.resize(width, 700);
        QCoreApplication::sendPostedEvents();
        const QTabBar* bar = tabs->tabBar();
        const int last = bar->mapTo(tabs, bar->tabRect(bar->count() - 1).topRight()).x();
        QVERIFY2(bar->tabRect(bar->count() - 1).right() <= bar->width(), qPrintable(QString::number(width)));
        QVERIFY2(last < corner->geometry().left(), qPrintable(QString::number(width)));
        QVERIFY2(corner->geometry().right() <= tabs->width(), qPrintable(QString::number(width)));
        if (width >= 1280) {
            const auto buttons = corner->findChildren<QToolButton*>();
            QVERIFY(std::ranges::any_of(buttons, [](const QToolButton* button) {
                return button->text().startsWith("prune: ") && !button->text().contains(u'…');
            }));
        }
    }
}

void TestMainWindow::hidingTheSelectedNodeSelectsAShownOne()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    auto& document = fixture.window.document();
    const graph::Graph& all = document.run().graph;
    const auto node = std::ranges::find_if(all.nodes, [](const graph::Node& candidate) {
        return candidate.module == "layers.0.k" && candidate.kind == graph::NodeKind::Op;
    });
    const auto* prune = fixture.window.findChild<app::Centre*>()->findChild<QWidget*>("tabCorner");
    const auto summary = [&] { return prune->findChildren<QToolButton*>().last()->accessibleName(); };
    const QString before = summary();
    const auto hidden = [&] { return all.nodes.size() - document.graph().nodes.size(); };
    QCOMPARE(before, QString("prune: %1 hidden").arg(hidden()));
    document.select(node->id);
    fixture.window.commands()["prune.hideNode"]->trigger();
    QVERIFY(document.graph().find(node->id) == nullptr);
    QVERIFY(document.selectedNode() != nullptr);
    QVERIFY(document.graph().find(*document.selected()) != nullptr);
    QVERIFY(document.selectedNode()->kind == graph::NodeKind::Op);
    QCOMPARE(summary(), QString("prune: %1 hidden").arg(hidden()));
    QVERIFY(summary() != before);
}

void TestMainWindow::aButtonLooksReleasedAfterItsMenu()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    int buttons = 0;
    for (auto* button : fixture.window.findChildren<QToolButton*>()) {
        if (button->menu() == nullptr || !button->isVisible() || button->window() != &fixture.window)
            continue;
        ++buttons;
        QCursor::setPos(fixture.window.mapToGlobal(fixture.window.rect().bottomRight() + QPoint(20, 20)));
        button->setAttribute(Qt::WA_UnderMouse); // as when the pointer left it for its menu
        button->setDown(true);
        Q_EMIT button->menu()->aboutToHide();
        QVERIFY2(!button->underMouse() && !button->isDown(), qPrintable(button->text()));
    }
    QVERIFY(buttons >= 5);
}

void TestMainWindow::theModelsNameIsReadAtEveryWidth()
{
    WindowFixture fixture;
    const int smallest = fixture.window.minimumWidth();
    QVERIFY(openSample(fixture));
    const auto* name = fixture.window.findChild<QToolButton*>("modelName");
    const auto* compare = fixture.window.findChild<QToolButton*>("compare");
    auto* bar = fixture.window.findChild<app::TopBar*>();
    bar->setModel("transformer_lm.pt", "tokens 8×16 · train", "/models/transformer_lm.pt");
    for (const char* formats : {"E4M3FN / E5M2", "E4M3FNUZ / E5M2FNUZ"}) {
        bar->setFormats(formats);
        for (const int width : {1600, 1280, smallest}) {
            fixture.window.resize(width, 700);
            bar->showEnd("done in 1.2 s", true);
            QCoreApplication::sendPostedEvents();
            QCOMPARE(name->text(), QString("transformer_lm.pt ▾"));
            QVERIFY2(name->width() >= name->sizeHint().width(), qPrintable(QString::number(width)));
            QCOMPARE(compare->isVisible(), width > smallest);
        }
    }
    // A recipe's name is cut before Compare goes.
    bar->setFormats("the formats of the last run but with the ends kept");
    fixture.window.resize(1280, 700);
    QCoreApplication::sendPostedEvents();
    QVERIFY(compare->isVisible());
    QVERIFY(fixture.window.findChild<QToolButton*>("formatPair")->text().contains(QChar(0x2026)));
}

void TestMainWindow::panelsGetTheirWidthBack()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    auto* tree = fixture.window.findChild<QDockWidget*>("treeDock");
    const auto* inspector = fixture.window.findChild<QDockWidget*>("inspectorDock");
    const auto resize = [&fixture](int width) {
        fixture.window.resize(width, 700);
        QCoreApplication::sendPostedEvents();
        QTest::qWait(0);
    };
    resize(1400);
    const int before = tree->width();
    const int inspectorBefore = inspector->width();
    for (const int width : {1200, 1100, fixture.window.minimumWidth()})
        resize(width);
    QVERIFY(tree->width() < before);
    for (const int width : {1150, 1300, 1400})
        resize(width);
    QCOMPARE(tree->width(), before);
    QCOMPARE(inspector->width(), inspectorBefore);
    // Nor does another height, between narrower and wider, change what they get back.
    const auto resizeBoth = [&fixture](int width, int height) {
        fixture.window.resize(width, height);
        QCoreApplication::sendPostedEvents();
        QTest::qWait(0);
    };
    resizeBoth(fixture.window.minimumWidth(), 500);
    resizeBoth(fixture.window.minimumWidth(), 800);
    resizeBoth(1400, 800);
    QCOMPARE(tree->width(), before);
    QCOMPARE(inspector->width(), inspectorBefore);
    // What the user makes smaller stays so.
    fixture.window.resizeDocks({tree}, {before - 30}, Qt::Horizontal);
    QCoreApplication::sendPostedEvents();
    resize(1500);
    QCOMPARE(tree->width(), before - 30);
}

void TestMainWindow::wordsOfProgressAreNotCut()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    auto* bar = fixture.window.findChild<app::TopBar*>();
    const auto* label = fixture.window.findChild<QLabel*>("progressLabel");
    for (const int width : {1600, 1280, fixture.window.minimumSizeHint().width()}) {
        fixture.window.resize(width, 700);
        for (const char* words : {"done in 1.2 s", "original: transforms · 1234 of 12345",
                                  "Original: Rückwärtsdurchlauf · 1234 von 12345"}) {
            bar->showProgress(QString::fromUtf8(words), 0.5);
            QCoreApplication::sendPostedEvents();
            QCOMPARE(label->text().simplified(), QString::fromUtf8(words));
            const QSize needed = label->fontMetrics().size(0, label->text());
            QVERIFY2(label->width() >= needed.width() && label->height() >= needed.height(), words);
            QVERIFY2(label->mapTo(bar, label->rect().bottomRight()).x() <= bar->width(), words);
        }
    }
}

void TestMainWindow::aPanelComesBackByItsCommand()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    auto* dock = fixture.window.findChild<QDockWidget*>("problemsDock");
    QVERIFY(!dock->isHidden());
    dock->hide();
    fixture.window.commands()["view.problemsDock"]->trigger();
    QVERIFY(!dock->isHidden());
}

void TestMainWindow::defaultsAreNotWritten()
{
    QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    {
        app::Settings settings(file);
        settings.setTheme(app::ThemeChoice::Dark);
        settings.setTheme(app::ThemeChoice::System);
        settings.setSimulation("format:fp16,bf16");
        settings.setSimulation("format:e4m3fn,e5m2");
        settings.setQuantity(sheet::FieldId::MeanAbs);
    }
    QCOMPARE(QSettings(file, QSettings::IniFormat).allKeys(), QStringList());
}

void TestMainWindow::hiddenNodesWithProblemsAreShownOnRequest()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    auto& document = fixture.window.document();
    const auto& nodes = document.run().graph.nodes;
    const auto found = std::ranges::find_if(nodes, [](const graph::Node& node) {
        return node.module == "layers.0.k" && node.target == "aten::linear";
    });
    QVERIFY(found != nodes.end());
    const graph::NodeId k = found->id;
    document.setPruning({.nonFloat = true, .sameScale = 1, .targets = {"aten::linear"}, .nodes = {k}});
    QVERIFY(document.graph().find(k) == nullptr);
    auto* button = fixture.window.findChild<QPushButton*>("showHidden");
    QVERIFY(button != nullptr && !button->isHidden());
    button->click();
    QVERIFY(document.graph().find(k) != nullptr);
    QVERIFY(document.pruning().nonFloat); // none of them is hidden by that
    QVERIFY(button->isHidden());
    fixture.window.commands()["edit.undo"]->trigger();
    QVERIFY(document.graph().find(k) == nullptr);
}

void TestMainWindow::theFormatPairIsRemembered()
{
    QTemporaryDir folder;
    app::Settings settings(folder.filePath("settings.ini"));
    {
        app::MainWindow window(settings);
        window.commands()["format.bf16.bf16"]->trigger();
        QCOMPARE(window.document().format(graph::Direction::Backward).name, std::string("bf16"));
    }
    app::MainWindow window(settings);
    QCOMPARE(window.document().format(graph::Direction::Forward).name, std::string("bf16"));
    QVERIFY(window.commands()["format.bf16.bf16"]->isChecked());
}

void TestMainWindow::openingAnotherFileForgetsTheUndoHistory()
{
    WindowFixture fixture;
    QVERIFY(openSample(fixture));
    const auto text = [&fixture] { return fixture.window.commands()["edit.undo"]->text(); };
    QCOMPARE(text(), QString("&Undo"));
    fixture.window.commands()["prune.nonFloat"]->trigger();
    QVERIFY(fixture.window.commands()["edit.undo"]->isEnabled());
    QVERIFY(text().startsWith("&Undo "));
    fixture.window.open(fixture.folder.filePath("sample.scales"));
    QTRY_VERIFY(!fixture.window.commands()["edit.undo"]->isEnabled());
    QCOMPARE(text(), QString("&Undo"));
    QVERIFY(fixture.window.document().pruning() == prune::Options());
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestMainWindow)
#include "test_main_window.moc"
