// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every view, light and dark, for people to look at and for the documentation (./dev pictures).
// They go into SCALESCOPE_SCREENSHOTS, else into screenshots/ of the build. SCALESCOPE_LANGUAGE=de makes them
// in German, SCALESCOPE_SIZE=820x640 of another size than 1280x800. On each no text may be cut.
#include "app/desktop/desktop.h"
#include "app/runs/files.h"
#include "tests/app/desktop/cut_texts.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"
#include "widgets/compare/compare_graphs.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/scaleplot/plot_export.h"
#include "widgets/scaleplot/scale_plot.h"
#include "widgets/theme/own_fonts.h"

#include <QDir>
#include <QDockWidget>
#include <QPainter>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

namespace scalescope::tests {

namespace {

/// SCALESCOPE_SIZE, as "820x640".
QSize wantedSize()
{
    const QStringList parts = qEnvironmentVariable("SCALESCOPE_SIZE", "1280x800").split('x');
    return {parts.first().toInt(), parts.last().toInt()};
}

} // namespace

class TestScreenshots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theWindowAfterARun_data();
    void theWindowAfterARun();
    void theComparison_data();
    void theComparison();
    void theErrors();
    void theOtherPanels();
    void theDialogs_data();
    void theDialogs();
    void largeModels_data();
    void largeModels();

private:
    void keep(QWidget& widget, const QString& name);
    void keepPlots(const compare::Comparison& comparison, const QString& name);
    void shoot(WindowFixture& fixture, const QString& name, const QString& view);
    static bool layOut(WindowFixture& fixture);

    QDir m_folder;
};

void TestScreenshots::initTestCase()
{
    prepareApplication();
    QLocale::setDefault(QLocale(qEnvironmentVariable("SCALESCOPE_LANGUAGE", "en")));
    app::installTranslations(QLocale());
    widgets::setTextScale(qEnvironmentVariable("SCALESCOPE_TEXT_SCALE", "1").toDouble());
    m_folder = QDir(qEnvironmentVariable("SCALESCOPE_SCREENSHOTS", programPath("../screenshots")));
    QVERIFY(m_folder.mkpath("."));
}

void TestScreenshots::theWindowAfterARun_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QStringList>("inputs");
    QTest::addColumn<QString>("selected");
    QTest::addColumn<QString>("name");
    QTest::newRow("the transformer example") << app::exampleModel() << QStringList() << "layers.0.k"
                                             << "window";
    QTest::newRow("a model from the wild") << sourcePath("../shared/models/silero_vad.jit")
                                           << QStringList{"randn:[1,512]", "16000"} << "_model.encoder"
                                           << "silero";
}

void TestScreenshots::theWindowAfterARun()
{
    QFETCH(QString, model);
    QFETCH(QStringList, inputs);
    QFETCH(QString, selected);
    QFETCH(QString, name);
    QVERIFY2(!model.isEmpty(), "the example models are not built");
    if (!QFile::exists(model))
        QSKIP("The folder ../shared/models is not here.");
    WindowFixture fixture;
    fixture.window.resize(wantedSize());
    QVERIFY(fixture.show());
    fixture.window.open(model);
    if (!inputs.isEmpty()) {
        job::Job job = fixture.window.workspace().job();
        job.inputs.clear();
        for (const QString& input : inputs)
            job.inputs.push_back({"", input.toStdString()});
        fixture.window.workspace().setJob(job);
    }
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    auto* graph = fixture.window.findChild<widgets::GraphView*>();
    QSignalSpy shown(&fixture.window.workspace(), &app::Workspace::resultsShown);
    // A picture of what was there before the end may still come in between.
    bool drawn = false;
    connect(&fixture.window.workspace(), &app::Workspace::resultsShown, graph, [&](bool last) {
        if (last)
            connect(graph, &widgets::GraphView::layoutFinished, graph, [&] { drawn = true; });
    });
    fixture.window.workspace().controller().run();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
    QTRY_VERIFY_WITH_TIMEOUT(!shown.isEmpty() && shown.last().first().toBool(), enginePatience);
    QVERIFY2(fixture.window.message().isEmpty(), qPrintable(fixture.window.message()));
    for (const graph::Node& node : fixture.window.document().graph().nodes)
        if (node.kind == graph::NodeKind::Op && node.module.rfind(selected.toStdString(), 0) == 0) {
            fixture.window.document().select(node.id);
            break;
        }
    QTRY_VERIFY_WITH_TIMEOUT(drawn && !graph->isLayingOut(), enginePatience);
    for (const char* view : {"graph", "plot", "modules", "code"})
        shoot(fixture, name, QString::fromLatin1(view));
}

void TestScreenshots::theComparison_data()
{
    QTest::addColumn<QStringList>("toggles");
    QTest::addColumn<QString>("name");
    QTest::newRow("FP8") << QStringList{"simulate"} << "compare-fp8";
    QTest::newRow("unit scaling") << QStringList{"unitScale"} << "compare-unit-scaling";
    QTest::newRow("both") << QStringList{"unitScale", "simulate"} << "compare-both";
}

/// Both graphs of a comparison.
bool TestScreenshots::layOut(WindowFixture& fixture)
{
    const auto* graphs = fixture.window.findChild<widgets::CompareGraphs*>();
    const auto isThere = [graphs](int side) {
        const widgets::GraphView* view = graphs->view(side);
        return !view->isLayingOut() && !view->drawn().cards.empty();
    };
    return QTest::qWaitFor([&] { return isThere(0) && isThere(1); }, enginePatience);
}

void TestScreenshots::theComparison()
{
    QFETCH(QStringList, toggles);
    QFETCH(QString, name);
    WindowFixture fixture;
    fixture.window.resize(wantedSize());
    QVERIFY(fixture.show());
    fixture.window.openExample();
    fixture.window.document().setQuantity(sheet::FieldId::Std);
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    for (const QString& toggle : toggles)
        QTest::mouseClick(fixture.window.findChild<QToolButton*>(toggle), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
    const auto outcome = ended.first().first().value<app::Outcome>();
    QVERIFY2(outcome.status == ExitStatus::Done, qPrintable(outcome.sentence));
    QVERIFY2(fixture.window.message().isEmpty(), qPrintable(fixture.window.message()));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.compared().comparison() != nullptr, enginePatience);
    const graph::Run& run = fixture.window.document().run();
    for (const graph::Node& node : run.graph.nodes) {
        if (node.kind == graph::NodeKind::Op && node.module.rfind("layers.0.k", 0) == 0)
            fixture.window.document().select(node.id);
    }
    shoot(fixture, name, "compareTable");
    fixture.window.commands()["view.compareGraphs"]->trigger();
    QVERIFY(layOut(fixture));
    shoot(fixture, name, "compareGraphs");
    if (name == "compare-unit-scaling")
        keepPlots(*fixture.window.compared().comparison(), "unit-scaling");
}

/// The scale plots of both runs beside each other.
void TestScreenshots::keepPlots(const compare::Comparison& comparison, const QString& name)
{
    constexpr int wholeWidth = 2200; ///< in which numbers can be read
    const QTemporaryDir folder;
    QVector<QImage> plots;
    for (const auto& run : {comparison.a, comparison.b}) {
        sheet::ViewState state;
        state.run = run;
        const QString file = folder.filePath("plot.png");
        const auto written = widgets::plotExport(state, {}, widgets::Theme::light(), file)->writeNow();
        QVERIFY2(written, written ? "" : written.error().message.c_str());
        plots.append(QImage(file).scaledToWidth(wholeWidth / 2, Qt::SmoothTransformation));
    }
    QImage both(wholeWidth, std::max(plots[0].height(), plots[1].height()), QImage::Format_RGB32);
    both.fill(plots[0].pixelColor(0, 0));
    QPainter painter(&both);
    painter.drawImage(0, 0, plots[0]);
    painter.drawImage(wholeWidth / 2, 0, plots[1]);
    painter.end();
    QVERIFY(both.save(m_folder.filePath(name + ".png")));
}

/// The simulated run in the views: cards in the colours of the error, the node table, and the error over
/// depth.
void TestScreenshots::theErrors()
{
    WindowFixture fixture;
    fixture.window.resize(wantedSize());
    QVERIFY(fixture.show());
    fixture.window.openExample();
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    QTest::mouseClick(fixture.window.findChild<QToolButton*>("simulate"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.compared().comparison() != nullptr, enginePatience);
    fixture.window.workspace().show(fixture.window.workspace().runs().all().back().file);
    widgets::Document& document = fixture.window.document();
    QTRY_VERIFY_WITH_TIMEOUT(document.hasErrors(), enginePatience);
    fixture.window.commands()["colour.sqnr_db"]->trigger();
    for (const graph::Node& node : document.run().graph.nodes)
        if (node.module == "layers.1.down" && node.target == "aten::linear")
            document.select(node.id);
    fixture.window.findChild<QDockWidget*>("nodesDock")->raise();
    auto* graph = fixture.window.findChild<widgets::GraphView*>();
    QTRY_VERIFY_WITH_TIMEOUT(!graph->isLayingOut() && !graph->drawn().cards.empty(), enginePatience);
    shoot(fixture, "errors", "graph");
    for (const char* dock : {"view.problemsDock", "view.nodesDock", "view.logDock"})
        fixture.window.commands()[dock]->trigger(); // away: the legend has room beside a whole graph
    QTest::qWait(100);
    graph->fit();
    shoot(fixture, "errors-whole", "graph");
    auto* plot = fixture.window.findChild<widgets::ScalePlot*>();
    widgets::PlotOptions options = plot->options();
    options.quantity = sheet::FieldId::Sqnr;
    plot->setOptions(options);
    shoot(fixture, "errors", "plot");
}

/// What a comparison with the unit-scaled variant fills.
void TestScreenshots::theOtherPanels()
{
    WindowFixture fixture;
    fixture.window.resize(wantedSize());
    QVERIFY(fixture.show());
    fixture.window.openExample();
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    QTest::mouseClick(fixture.window.findChild<QToolButton*>("unitScale"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.compared().comparison() != nullptr, enginePatience);
    for (const graph::Node& node : fixture.window.document().run().graph.nodes)
        if (node.target == "aten::softmax")
            fixture.window.document().select(node.id);
    auto* graph = fixture.window.findChild<widgets::GraphView*>();
    QTRY_VERIFY_WITH_TIMEOUT(!graph->isLayingOut() && !graph->drawn().cards.empty(), enginePatience);
    shoot(fixture, "panels", "heatMap");
    for (const char* dock : {"nodesDock", "waterfallDock", "theoryDock", "causesDock", "logDock"}) {
        fixture.window.findChild<QDockWidget*>(dock)->raise();
        shoot(fixture, QLatin1String("panels-") + dock, "graph");
    }
}

void TestScreenshots::theDialogs_data()
{
    QTest::addColumn<QString>("command");
    for (const char* command : {"run.inputs", "edit.palette", "help.guide", "help.shortcuts", "help.about"})
        QTest::newRow(command) << command;
}

void TestScreenshots::theDialogs()
{
    QFETCH(QString, command);
    WindowFixture fixture;
    fixture.window.resize(wantedSize());
    QVERIFY(fixture.show());
    fixture.window.openExample();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.workspace().job().model.empty(), enginePatience);
    const QWidgetList before = QApplication::topLevelWidgets();
    QTimer::singleShot(1000, this, [&] { // also where it is a dialog that waits for an answer
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (!widget->isVisible() || before.contains(widget) || widget == &fixture.window)
                continue;
            keep(*widget, "dialog-" + QString(command).replace('.', '-'));
            widget->close();
        }
    });
    fixture.window.commands()[qPrintable(command)]->trigger();
    QTest::qWait(1500);
}

void TestScreenshots::largeModels_data()
{
    QTest::addColumn<QString>("run");
    QTest::addColumn<QString>("opened");
    QTest::newRow("layers") << "layers"
                            << "layers.2";
    QTest::newRow("shared") << "shared"
                            << "*1";
    QTest::newRow("loop") << "loop"
                          << "";
    QTest::newRow("raft") << "raft"
                          << "";
    QTest::newRow("flat") << "flat"
                          << "";
}

/// SCALESCOPE_LARGE_RUNS is a folder with runs of what tests/reference/make_large_models.py makes.
void TestScreenshots::largeModels()
{
    QFETCH(QString, run);
    QFETCH(QString, opened);
    const QString file = QDir(qEnvironmentVariable("SCALESCOPE_LARGE_RUNS", "/")).filePath(run + ".scales");
    if (!QFile::exists(file))
        QSKIP("SCALESCOPE_LARGE_RUNS names no folder with this run.");
    WindowFixture fixture;
    fixture.window.resize(wantedSize());
    QVERIFY(fixture.show());
    fixture.window.open(file);
    auto* graph = fixture.window.findChild<widgets::GraphView*>();
    const auto isDrawn = [&] { return !graph->isLayingOut() && !graph->drawn().cards.empty(); };
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(), enginePatience);
    if (!opened.isEmpty()) {
        widgets::FoldState state = graph->folding();
        state.byHand[opened.toStdString()] = true;
        graph->setFolding(state);
        QTest::qWait(100);
        QTRY_VERIFY_WITH_TIMEOUT(isDrawn(), enginePatience);
    }
    for (const widgets::ViewCard& card : graph->drawn().cards) {
        if (run == "raft" && card.fold().isRepeats())
            graph->centreOn(card.node);
    }
    shoot(fixture, "large-" + run, "graph");
}

void TestScreenshots::shoot(WindowFixture& fixture, const QString& name, const QString& view)
{
    fixture.window.commands()[qPrintable("view." + view)]->trigger();
    for (const auto choice : {app::ThemeChoice::Light, app::ThemeChoice::Dark}) {
        fixture.window.applyTheme(choice);
        QTest::qWait(100); // for what is painted later than the event that asks for it
        QString part = view == "graph" || view == "compareTable" ? QString() : "-" + view;
        part.replace("-compareGraphs", "-graphs");
        keep(fixture.window, name + part + (choice == app::ThemeChoice::Light ? "-light" : "-dark"));
        QCOMPARE(fixture.window.size(), wantedSize());
    }
}

void TestScreenshots::keep(QWidget& widget, const QString& name)
{
    // What is told late, such as a tensor's theory, is laid out by the event loop.
    QTRY_VERIFY2(cutTexts(widget).isEmpty(), qPrintable(name + ": cut: " + cutTexts(widget).join(" | ")));
    const QString file = m_folder.filePath(name + ".png");
    QVERIFY2(widget.grab().save(file), qPrintable(file));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestScreenshots)
#include "test_screenshots.moc"
