// SPDX-License-Identifier: GPL-3.0-or-later
// What gives way where the window is narrow, and comes back where it is not.
#include "app/desktop/panels/top_bar.h"
#include "tests/app/desktop/cut_texts.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"

#include <QDockWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

namespace scalescope::tests {

class TestNarrowWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }

    void theTreeAndButtonsGiveWayAndComeBack()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        fixture.window.openExample();
        const auto* tree = fixture.window.findChild<QDockWidget*>("treeDock");
        const auto* formats = fixture.window.findChild<QToolButton*>("formatPair");
        resize(fixture, 1280);
        QVERIFY(tree->isVisible() && formats->isVisible());
        resize(fixture, 820);
        QCOMPARE(fixture.window.width(), 820);
        QVERIFY(!tree->isVisible() && !formats->isVisible());
        QCOMPARE(cutTexts(*fixture.window.findChild<QWidget*>("topBar")), QStringList());
        resize(fixture, 1280);
        QVERIFY(tree->isVisible() && formats->isVisible());
    }

    void longNamesLoseTheirMiddleAndPushNothingOut()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        fixture.window.openExample();
        resize(fixture, 1280);
        auto* bar = fixture.window.findChild<app::TopBar*>();
        const auto* compare = bar->findChild<QToolButton*>("compare");
        const auto* formats = bar->findChild<QToolButton*>("formatPair");
        const auto* simulate = bar->findChild<QToolButton*>("simulate");
        QVERIFY(compare->isVisible());
        const QString recipe = "attention in e5m2 and all linear layers in e4m3fn with scales, third try";
        bar->setFormats(recipe);
        fixture.window.commands()["run.simulate"]->setText("Simulate " + recipe);
        QCoreApplication::sendPostedEvents();
        for (const auto* button : {compare, formats, simulate})
            QVERIFY2(button->isVisible() && bar->rect().contains(button->geometry()),
                     qPrintable(button->objectName()));
        QVERIFY2(formats->text().startsWith("att") && formats->text().contains(QStringLiteral("…")) &&
                     formats->text().endsWith(QStringLiteral("try ▾")),
                 qPrintable(formats->text()));
        QVERIFY(formats->toolTip().contains(recipe) && simulate->toolTip().contains(recipe));
        QVERIFY2(simulate->text().endsWith("try"), qPrintable(simulate->text()));
        bar->setFormats("E4M3FN / E5M2");
        fixture.window.commands()["run.simulate"]->setText("Simulate FP8");
        QCoreApplication::sendPostedEvents();
        QCOMPARE(formats->text(), QStringLiteral("E4M3FN / E5M2 ▾"));
        QCOMPARE(simulate->text(), QString("Simulate FP8"));
    }

    void titleAndInputsKeepWhatIsBehindTheirNames()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        fixture.window.openExample();
        resize(fixture, 1280);
        auto* bar = fixture.window.findChild<app::TopBar*>();
        const auto* name = bar->findChild<QToolButton*>("modelName");
        const auto* summary = bar->findChild<QToolButton*>("summary");
        const QString title = "a_model_whose_name_is_longer_than_the_bar_has_room_for.pt · FP8 E4M3FN / E5M2";
        const QString inputs = "tokens 8×16, targets 8×16, mask 8×16, weights 8×16, positions 8×16";
        bar->setModel(title, inputs + " · train · seed 0", "Model: a.pt");
        QCoreApplication::sendPostedEvents();
        QVERIFY2(name->text().startsWith("a_m") && name->text().contains(QStringLiteral("…")) &&
                     name->text().endsWith(QStringLiteral(" · FP8 E4M3FN / E5M2 ▾")),
                 qPrintable(name->text()));
        QVERIFY2(summary->text().startsWith("tok") && summary->text().endsWith(" · train · seed 0") &&
                     summary->text().contains(QStringLiteral("…")),
                 qPrintable(summary->text()));
        QVERIFY(name->toolTip().contains(title) && summary->toolTip().contains(inputs));
    }

    void buttonsOfTheTopBarNameTheirKeys()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        fixture.window.openExample();
        resize(fixture, 1600);
        const auto* bar = fixture.window.findChild<app::TopBar*>();
        QAction* inputs = fixture.window.commands()["run.inputs"];
        QTRY_VERIFY_WITH_TIMEOUT(inputs->isEnabled(), 30000);
        QStringList toolTips;
        for (const QToolButton* button : bar->findChildren<QToolButton*>())
            toolTips << button->toolTip();
        const QString all = toolTips.join(u'\n');
        for (const char* keys : {"Open… (Ctrl+O)", "Inputs… (Ctrl+I)", "Unit scaling (Ctrl+U)",
                                 "Simulate FP8 (Ctrl+8)", "Compare (Ctrl+5)", "Run (F5)", "(F10)"})
            QVERIFY2(all.contains(QString(keys)), qPrintable(QString(keys) + " is not in " + all));
    }

    /// Whoever shows or hides the tree decides.
    void aTreeThatWasHiddenStaysHidden()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        resize(fixture, 1280);
        fixture.window.commands()["view.hideTree"]->trigger();
        auto* tree = fixture.window.findChild<QDockWidget*>("treeDock");
        QVERIFY(!tree->isVisible());
        resize(fixture, 820);
        resize(fixture, 1280);
        QVERIFY(!tree->isVisible());
        resize(fixture, 820);
        fixture.window.commands()["view.treeDock"]->trigger();
        QVERIFY(tree->isVisible());
    }

    void aTreeThatOnlyGaveWayIsThereAfterARestart()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        resize(fixture, 820);
        QVERIFY(fixture.window.close());
        app::MainWindow again(fixture.settings);
        again.show();
        QVERIFY(QTest::qWaitForWindowExposed(&again));
        auto* tree = again.findChild<QDockWidget*>("treeDock");
        QCOMPARE(again.width(), 820);
        QVERIFY(!tree->isVisible());
        again.resize(1280, 800);
        QCoreApplication::sendPostedEvents();
        QVERIFY(tree->isVisible());
    }

    void noViewAndNoPanelMakesALowWindowHigher()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        const QString file = fixture.folder.filePath("one.scales");
        writeRun(*sampleRun(3), file);
        fixture.window.open(file);
        QTRY_COMPARE(fixture.window.workspace().runFile(), file);
        fixture.window.compared().setRuns({sampleRun(), "a"}, {sampleRun(3), "b"});
        QTRY_VERIFY(fixture.window.compared().comparison() != nullptr);
        fixture.window.document().select(fixture.window.document().run().graph.findByName("softmax")->id);
        for (const char* panel : {"problemsDock", "nodesDock", "waterfallDock", "causesDock", "theoryDock"})
            fixture.window.findChild<QDockWidget*>(panel)->raise();
        for (const char* view :
             {"view.graph", "view.plot", "view.heatMap", "view.modules", "view.code", "view.compareTable"}) {
            fixture.window.commands()[view]->trigger();
            fixture.window.resize(800, 600);
            QCoreApplication::sendPostedEvents();
            QTRY_COMPARE(fixture.window.size(), QSize(800, 600));
            QTRY_COMPARE(cutTexts(fixture.window).join("|"), QString());
        }
    }

    void inspectorAndComparisonHaveRoomForTheirWords()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        resize(fixture, 820);
        for (const char* name : {"one.scales", "two.scales"}) {
            const QString file = fixture.folder.filePath(name);
            writeRun(*simulatedRun(), file);
            fixture.window.open(file);
            QTRY_COMPARE(fixture.window.workspace().runFile(), file);
        }
        QTRY_VERIFY(fixture.window.compared().comparison() != nullptr);
        fixture.window.commands()["view.compareTable"]->trigger();
        const auto* area = fixture.window.findChild<QWidget*>("inspector")->findChild<QScrollArea*>();
        for (const char* name : {"softmax_1", "linear_1", "cross_entropy_loss"}) {
            const graph::Node* node = fixture.window.document().run().graph.findByName(name);
            QVERIFY2(node != nullptr, name);
            fixture.window.document().select(node->id);
            QCoreApplication::sendPostedEvents();
            QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
            QTRY_COMPARE(cutTexts(fixture.window).join("|"), QString());
            QCOMPARE(fixture.window.width(), 820);
        }
        const auto* toggle = fixture.window.findChild<QToolButton*>("compareChanges");
        const auto* first = fixture.window.findChild<QToolButton*>("compareAsTable");
        QVERIFY(toggle->isVisible() && toggle->y() > first->y());
        resize(fixture, 1600);
        QCOMPARE(toggle->y(), first->y());
    }

private:
    static void resize(WindowFixture& fixture, int width)
    {
        fixture.window.resize(width, 800);
        QCoreApplication::sendPostedEvents();
    }
};

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestNarrowWindow)
#include "test_narrow_window.moc"
