// SPDX-License-Identifier: GPL-3.0-or-later
// Several open runs in one window, what a window remembers of them, and models that change meanwhile.
#include "app/desktop/export/exporter.h"
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/top_bar.h"
#include "app/runs/files.h"
#include "core/compare/comparison.h"
#include "core/sheet/opened_state.h"
#include "core/sheet/run_analysis.h"
#include "core/sheet/tables.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "widgets/codeview/code_view.h"
#include "widgets/compare/compare_graphs.h"
#include "widgets/compare/compare_table.h"
#include "widgets/compare/compare_view.h"
#include "widgets/compare/comparison_export.h"
#include "widgets/graphview/graph_view.h"

#include <QComboBox>
#include <QDateTime>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>
#include <QTranslator>
#include <algorithm>

namespace scalescope::tests {

namespace {

} // namespace

class TestSessions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void severalRunsAreOpenAndKeysWalkThroughThem();
    void theListOfRunsShowsAnother();
    void aClosedRunGivesWayToAnother();
    void anyTwoOpenRunsAreCompared();
    void theSelectionIsTheSameInTheComparison();
    void theComparisonSharesItsSelectionBesideAnotherRun();
    void aSessionIsRestored();
    void theCodeOfASessionBeginsInTheModelsOwnFile();
    void aSessionIsWrittenDownBeforeTheWindowIsClosed();
    void whatIsGoneIsLeftOutOfASession();
    void withoutASessionThereIsNothingToRestore();
    void aChangedModelOffersToRunAgain();
    void noTextOfTheComparisonIsCut_data();
    void noTextOfTheComparisonIsCut();
    void theBarShowsWhatTheModelIsRunWith();
    void jsonHoldsNamesAsTheyAre();
    void exportsOfTheComparisonAreTheBytesOfItsFunctions();
};

void TestSessions::severalRunsAreOpenAndKeysWalkThroughThem()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const QString one = runFile(fixture.folder, "one.scales", 1);
    const QString two = runFile(fixture.folder, "two.scales", 2);
    QVERIFY(openRun(fixture.window, one));
    QVERIFY(!fixture.window.commands()["file.nextRun"]->isEnabled());
    QVERIFY(openRun(fixture.window, two));
    QCOMPARE(filesOf(fixture.window), QStringList({one, two}));
    QTest::keyClick(&fixture.window, Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(fixture.window.workspace().runFile(), one);
    QCOMPARE(fixture.window.document().run().graph.nodes.size(), sampleRun(1)->graph.nodes.size());
    QTest::keyClick(&fixture.window, Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(fixture.window.workspace().runFile(), two);
    QCOMPARE(fixture.window.document().run().graph.nodes.size(), sampleRun(2)->graph.nodes.size());
}

void TestSessions::theListOfRunsShowsAnother()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const QString one = runFile(fixture.folder, "one.scales", 1);
    QVERIFY(openRun(fixture.window, one));
    QVERIFY(openRun(fixture.window, runFile(fixture.folder, "two.scales", 2)));
    auto* button = fixture.window.findChild<QToolButton*>("modelName");
    QVERIFY(button->text().startsWith("two.scales"));
    Q_EMIT button->menu()->aboutToShow();
    QAction* entry = button->menu()->actions().first();
    QCOMPARE(entry->text(), QString("one.scales"));
    entry->trigger();
    QCOMPARE(fixture.window.workspace().runFile(), one);
    QVERIFY(button->text().startsWith("one.scales"));
}

void TestSessions::aClosedRunGivesWayToAnother()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const QString one = runFile(fixture.folder, "one.scales", 1);
    QVERIFY(openRun(fixture.window, one));
    QVERIFY(openRun(fixture.window, runFile(fixture.folder, "two.scales", 2)));
    QTest::keyClick(&fixture.window, Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(fixture.window.workspace().runFile(), one);
    QTest::keyClick(&fixture.window, Qt::Key_W, Qt::ControlModifier);
    QVERIFY(fixture.window.workspace().runFile().isEmpty());
    QVERIFY(fixture.window.document().run().graph.nodes.empty());
    QVERIFY(!fixture.window.commands()["file.closeRun"]->isEnabled());
    QVERIFY(QFile::exists(one));
}

void TestSessions::anyTwoOpenRunsAreCompared()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    for (int layers = 1; layers <= 3; ++layers)
        QVERIFY(openRun(fixture.window, runFile(fixture.folder, QString("%1.scales").arg(layers), layers)));
    auto* view = fixture.window.findChild<widgets::CompareView*>();
    QTest::keyClick(&fixture.window, Qt::Key_5, Qt::ControlModifier);
    QCOMPARE(fixture.window.findChild<app::Centre*>()->currentView(), view);
    // At first the two that were opened last.
    QTRY_VERIFY(fixture.window.compared().comparison() != nullptr);
    QTRY_COMPARE(fixture.window.compared().titleA(), QString("2.scales"));
    QCOMPARE(fixture.window.compared().titleB(), QString("3.scales"));
    auto* first = view->findChild<QComboBox*>("compareA");
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Up);
    QCOMPARE(first->currentText(), QString("1.scales"));
    const auto size = sampleRun(1)->graph.nodes.size();
    QTRY_COMPARE(fixture.window.compared().comparison()->a->graph.nodes.size(), size);
    fixture.window.commands()["run.swapCompared"]->trigger();
    QTRY_COMPARE(fixture.window.compared().comparison()->b->graph.nodes.size(), size);
    QCOMPARE(first->currentText(), QString("3.scales"));
}

void TestSessions::theSelectionIsTheSameInTheComparison()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(openRun(fixture.window, runFile(fixture.folder, "one.scales", 2)));
    QVERIFY(openRun(fixture.window, runFile(fixture.folder, "two.scales", 2)));
    QTRY_VERIFY(fixture.window.compared().comparison() != nullptr);
    const graph::Node* wanted = fixture.window.document().run().graph.findByName("softmax_1");
    QVERIFY(wanted != nullptr);
    fixture.window.document().select(wanted->id);
    const auto row = fixture.window.compared().selected();
    QVERIFY(row.has_value());
    QCOMPARE(fixture.window.compared().comparison()->nodeA(*row)->name, std::string("softmax_1"));
    fixture.window.commands()["view.compareTable"]->trigger();
    auto* table = fixture.window.findChild<widgets::CompareTable*>();
    QVERIFY(table->currentIndex().isValid());
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Down);
    QVERIFY(fixture.window.document().selected() != std::optional(wanted->id));
}

void TestSessions::theComparisonSharesItsSelectionBesideAnotherRun()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const QString one = runFile(fixture.folder, "one.scales", 2);
    const QString two = runFile(fixture.folder, "two.scales", 2);
    for (const QString& file : {one, two, runFile(fixture.folder, "three.scales", 1)})
        QVERIFY(openRun(fixture.window, file)); // the last one is shown
    fixture.window.compare(one, two);
    QTRY_VERIFY(fixture.window.compared().comparison() != nullptr);
    QTRY_COMPARE(fixture.window.compared().titleA(), QString("one.scales"));
    fixture.window.commands()["view.compareTable"]->trigger();
    auto* view = fixture.window.findChild<widgets::CompareView*>();
    auto* table = view->table();
    table->setCurrentIndex(table->model()->index(3, 0));
    QTest::keyClick(table, Qt::Key_Down);
    const auto row = fixture.window.compared().selected();
    const auto selectedIn = [view](int side) { return view->graphs()->view(side)->accessibleDescription(); };
    fixture.window.commands()["view.compareGraphs"]->trigger();
    const auto isLaidOut = [view](int side) {
        return !view->graphs()->view(side)->isLayingOut() &&
               !view->graphs()->view(side)->drawn().cards.empty();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isLaidOut(0) && isLaidOut(1), enginePatience);
    const QString name = table->currentIndex().siblingAtColumn(0).data().toString().section('.', -1);
    for (const int side : {0, 1})
        QVERIFY2(selectedIn(side).contains(name), qPrintable(selectedIn(side) + " / " + name));
    // And back: a card that is clicked is the table's row.
    const graph::Run& run = *fixture.window.compared().comparison()->b;
    const graph::NodeId other = run.graph.findByName("softmax_1")->id;
    auto* right = view->graphs()->view(1);
    right->centreOn(other);
    QTest::mouseClick(right, Qt::LeftButton, Qt::NoModifier, right->cardRect(other).center().toPoint());
    QVERIFY(fixture.window.compared().selected() != row);
    QVERIFY(selectedIn(0).contains("softmax"));
    QVERIFY(table->currentIndex().siblingAtColumn(0).data().toString().contains("softmax"));
}

void TestSessions::aSessionIsRestored()
{
    QTemporaryDir folder;
    app::Settings settings(folder.filePath("settings.ini"));
    const QString one = runFile(folder, "one.scales", 1);
    const QString two = runFile(folder, "two.scales", 2);
    const QString three = runFile(folder, "three.scales", 3);
    {
        app::MainWindow window(settings);
        window.show();
        for (const QString& file : {one, two, three})
            QVERIFY(openRun(window, file));
        window.compare(three, one);
        window.commands()["file.previousRun"]->trigger();
        window.commands()["view.compareGraphs"]->trigger();
        window.close();
    }
    app::MainWindow window(settings);
    window.show();
    QVERIFY(window.restoreSession());
    QTRY_COMPARE(filesOf(window), QStringList({one, two, three})); // they are read one after another
    QTRY_COMPARE(window.workspace().runFile(), two);
    QTRY_VERIFY(window.compared().comparison() != nullptr);
    QTRY_COMPARE(window.compared().titleA(), QString("three.scales"));
    QCOMPARE(window.compared().titleB(), QString("one.scales"));
    auto* view = window.findChild<widgets::CompareView*>();
    QCOMPARE(window.findChild<app::Centre*>()->currentView(), view);
    QVERIFY(view->showsGraphs());
}

/// Nothing is selected then, and PyTorch's own file is the first that was executed.
void TestSessions::theCodeOfASessionBeginsInTheModelsOwnFile()
{
    QTemporaryDir folder;
    app::Settings settings(folder.filePath("settings.ini"));
    const auto run = sampleRun(1);
    const std::string ofPyTorch = "/usr/lib/python3/dist-packages/torch/nn/functional.py";
    graph::Node& first = *std::ranges::find(run->graph.nodes, "embedding", &graph::Node::name);
    const QString own = QString::fromStdString(first.location.file);
    run->sources[ofPyTorch] = "def embedding(x, weight):\n  return torch.embedding(weight, x)\n";
    first.location = {ofPyTorch, 2};
    const QString file = folder.filePath("one.scales");
    writeRun(*run, file);
    {
        app::MainWindow window(settings);
        window.show();
        QVERIFY(openRun(window, file));
        window.commands()["view.code"]->trigger();
        window.close();
    }
    app::MainWindow window(settings);
    window.show();
    QVERIFY(window.restoreSession());
    const auto* code = window.findChild<widgets::CodeView*>();
    QTRY_VERIFY(code->isVisible() && !window.document().run().graph.nodes.empty());
    QVERIFY(!window.document().selected());
    const auto* files = code->findChild<QComboBox*>();
    QTRY_COMPARE(files->count(), 2);
    QCOMPARE(files->itemData(0).toString().toStdString(), ofPyTorch);
    QCOMPARE(files->currentData().toString(), own);
}

void TestSessions::aSessionIsWrittenDownBeforeTheWindowIsClosed()
{
    QTemporaryDir folder;
    app::Settings settings(folder.filePath("settings.ini"));
    const QString one = runFile(folder, "one.scales", 1);
    const QString two = runFile(folder, "two.scales", 2);
    app::MainWindow window(settings);
    window.show();
    QVERIFY(openRun(window, one));
    QVERIFY(openRun(window, two));
    window.compare(two, one);
    QTRY_COMPARE(settings.session().comparedA, two);
    QCOMPARE(settings.session().runs, QStringList({one, two}));
    QCOMPARE(settings.session().shown, two);
}

void TestSessions::whatIsGoneIsLeftOutOfASession()
{
    QTemporaryDir folder;
    app::Settings settings(folder.filePath("settings.ini"));
    const QString one = runFile(folder, "one.scales", 1);
    const QString two = runFile(folder, "two.scales", 2);
    {
        app::MainWindow window(settings);
        window.show();
        QVERIFY(openRun(window, one));
        QVERIFY(openRun(window, two));
        window.close();
    }
    QVERIFY(QFile::remove(two));
    app::MainWindow window(settings);
    QVERIFY(window.restoreSession());
    QTRY_COMPARE(window.workspace().runFile(), one);
    QCOMPARE(filesOf(window), QStringList({one}));
}

void TestSessions::withoutASessionThereIsNothingToRestore()
{
    WindowFixture fixture;
    QVERIFY(!fixture.window.restoreSession());
    const QString one = runFile(fixture.folder, "one.scales", 1);
    fixture.settings.setSession({{one}, one, {}, {}, {}, {}, false});
    QVERIFY(QFile::remove(one));
    QVERIFY(!fixture.window.restoreSession());
}

void TestSessions::aChangedModelOffersToRunAgain()
{
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    WindowFixture fixture;
    const QString model = fixture.folder.filePath("model.pt");
    const QString inputs = fixture.folder.filePath("model.inputs.json");
    QVERIFY(QFile::copy(examplePath("mlp.pt"), model));
    QVERIFY(QFile::copy(examplePath("mlp.inputs.json"), inputs));
    QVERIFY(fixture.show());
    fixture.window.open(model);
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    QTest::keyClick(&fixture.window, Qt::Key_F5);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
    QTRY_VERIFY(fixture.window.document().run().status == graph::RunStatus::Done);
    QVERIFY(fixture.window.message().isEmpty());
    QFile file(model);
    QVERIFY(file.open(QFile::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
    file.close();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.message().contains("model.pt"), enginePatience);
    auto* offer = fixture.window.findChild<QToolButton*>("offer");
    QVERIFY(offer->isVisible());
    QTest::mouseClick(offer, Qt::LeftButton);
    QVERIFY(fixture.window.workspace().isRunning());
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, enginePatience);
}

void TestSessions::noTextOfTheComparisonIsCut_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestSessions::noTextOfTheComparisonIsCut()
{
    QFETCH(QString, language);
    QTranslator translator;
    if (translator.load(":/i18n/scalescope_" + language + ".qm"))
        QCoreApplication::installTranslator(&translator);
    QCOMPARE(translator.isEmpty(), language == "en");
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.resize(1280, 800);
    QVERIFY(openRun(fixture.window, runFile(fixture.folder, "transformer_lm.pt", 2)));
    QVERIFY(openRun(fixture.window, runFile(fixture.folder, "transformer_lm.pt · Unit scaling", 3)));
    fixture.window.commands()["view.compareTable"]->trigger();
    QTRY_VERIFY(fixture.window.compared().comparison() != nullptr);
    const auto* view = fixture.window.findChild<widgets::CompareView*>();
    const auto fits = [](const QWidget* widget, const QString& text, int room) {
        return widget->fontMetrics().horizontalAdvance(text) <= room;
    };
    const auto labels = view->findChildren<QLabel*>("cardLabel");
    QCOMPARE(labels.size(), 4);
    for (const QLabel* label : labels)
        QTRY_VERIFY2(fits(label, label->text(), label->contentsRect().width()), qPrintable(label->text()));
    for (const char* name : {"compareA", "compareB"}) {
        const auto* box = view->findChild<QComboBox*>(name);
        constexpr int arrowAndPadding = 38;
        QVERIFY2(fits(box, box->currentText(), box->width() - arrowAndPadding),
                 qPrintable(box->currentText()));
    }
    for (const QToolButton* button : view->findChildren<QToolButton*>())
        QVERIFY2(!button->isVisible() || button->width() >= button->sizeHint().width(),
                 qPrintable(button->text()));
    const widgets::CompareTable* table = view->table();
    for (int column = 0; column < table->model()->columnCount(); ++column) {
        const QString title = table->model()->headerData(column, Qt::Horizontal).toString();
        if (!table->isColumnHidden(column))
            QVERIFY2(fits(table, title, table->columnWidth(column) - 8), qPrintable(title));
    }
    const int rows = table->viewport()->height() / table->rowHeight(0);
    QVERIFY2(rows >= 12, qPrintable(QString("%1 rows").arg(rows)));
    QCoreApplication::removeTranslator(&translator);
}

void TestSessions::theBarShowsWhatTheModelIsRunWith()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.resize(1280, 800);
    auto* bar = fixture.window.findChild<app::TopBar*>();
    const QString summary = "tokens 8×16, targets 8×16 · train · seed 0";
    bar->setModel("transformer_lm.pt · Unit scaling", summary, {});
    QCoreApplication::processEvents();
    const auto* shown = bar->findChild<QToolButton*>("summary");
    QVERIFY2(shown->text().size() >= 20, qPrintable(shown->text()));
    QVERIFY2(shown->toolTip().startsWith(summary), qPrintable(shown->toolTip()));
    QVERIFY(bar->findChild<QToolButton*>("modelName")->text().size() >= 16);
}

void TestSessions::jsonHoldsNamesAsTheyAre()
{
    auto run = sampleRun(1);
    for (graph::Node& node : run->graph.nodes)
        node.name += "\x1b[31m\u202e";
    WindowFixture fixture;
    QVERIFY(fixture.show());
    for (const char* name : {"one.scales", "two.scales"}) {
        writeRun(*run, fixture.folder.filePath(name));
        QVERIFY(openRun(fixture.window, fixture.folder.filePath(name)));
    }
    QTRY_VERIFY(fixture.window.compared().comparison() != nullptr);
    const auto* exporter = fixture.window.findChild<app::Exporter*>();
    const auto bytes = [&](app::Exporter::Kind kind) {
        const QString path = fixture.folder.filePath("a.json");
        QFile file(path);
        return exporter->write(kind, path) && file.open(QFile::ReadOnly) ? file.readAll().toStdString()
                                                                         : std::string();
    };
    QCOMPARE(bytes(&widgets::exports::tableJson),
             sheet::nodesJson(run->graph, sheet::RunAnalysis(sheet::openedState(run)).sources()));
    QCOMPARE(bytes(&widgets::exports::comparisonJson), sheet::comparisonJson(compare::compare(run, run)));
}

void TestSessions::exportsOfTheComparisonAreTheBytesOfItsFunctions()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(openRun(fixture.window, runFile(fixture.folder, "one.scales", 1)));
    QVERIFY(openRun(fixture.window, runFile(fixture.folder, "two.scales", 2)));
    QTRY_VERIFY(fixture.window.compared().comparison() != nullptr);
    const auto shared = fixture.window.compared().sharedComparison();
    const compare::Comparison& comparison = *shared;
    const auto* exporter = fixture.window.findChild<app::Exporter*>();
    using Kind = app::Exporter::Kind;
    const auto bytes = [&](Kind kind, const QString& name) {
        const QString path = fixture.folder.filePath(name);
        const auto written = exporter->write(kind, path);
        QFile file(path);
        return written && file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    };
    QCOMPARE(bytes(&widgets::exports::comparisonCsv, "a.csv").toStdString(),
             sheet::comparisonCsv(comparison));
    QCOMPARE(bytes(&widgets::exports::comparisonJson, "a.json").toStdString(),
             sheet::comparisonJson(comparison));
    const auto options = widgets::ComparisonOptions::of(widgets::Document());
    for (const char* suffix : {"svg", "png", "pdf"}) {
        const QString path = fixture.folder.filePath(QString("direct.%1").arg(suffix));
        QVERIFY(widgets::comparisonPlotExport(shared, options, widgets::Theme::light(), path)->writeNow());
        QFile direct(path);
        QVERIFY(direct.open(QFile::ReadOnly));
        const QByteArray own = bytes(&widgets::exports::comparisonPlot, QString("own.%1").arg(suffix));
        QVERIFY2(!own.isEmpty() && own == direct.readAll(), suffix);
    }
    const QString report = fixture.folder.filePath("direct.html");
    QVERIFY(widgets::comparisonReportExport(shared, options, report)->writeNow());
    QFile direct(report);
    QVERIFY(direct.open(QFile::ReadOnly));
    QCOMPARE(bytes(&widgets::exports::comparisonReport, "own.html"), direct.readAll());
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestSessions)
#include "test_sessions.moc"
