// SPDX-License-Identifier: GPL-3.0-or-later
// A model's graph before it is run, and what becomes of it when it is.
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/top_bar.h"
#include "app/runs/files.h"
#include "core/graph/outline.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/models/outline_text.h"

#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProcess>
#include <algorithm>

namespace scalescope::tests {

namespace {

/// A window in which an example model was opened.
struct OutlineFixture : WindowFixture
{
    bool open(const QString& model = QStringLiteral("mlp.pt"))
    {
        const QString copy = folder.filePath(model);
        QFile::copy(examplePath(model), copy);
        const QString inputs = app::inputsBeside(examplePath(model));
        QFile::copy(inputs, folder.filePath(QFileInfo(inputs).fileName()));
        const bool shown = show();
        window.open(copy);
        return shown && QTest::qWaitFor([&] { return showsOutline(); }, patience);
    }

    /// Runs the model until nothing more comes.
    bool run()
    {
        window.commands()["run.start"]->trigger();
        return QTest::qWaitFor([&] { return window.document().run().status == graph::RunStatus::Done; },
                               patience);
    }

    /// A model compiled from a source text; its file.
    [[nodiscard]] QString build(const QByteArray& text) const
    {
        QFile::copy(sourcePath("resources/examples/nn.py"), folder.filePath("nn.py"));
        QFile source(folder.filePath("model.py"));
        const bool isWritten = source.open(QFile::WriteOnly) && source.write(text) == text.size();
        source.close();
        QString model = folder.filePath("model.pt");
        QProcess engine;
        engine.start(programPath("scalescope-engine"), {"--build-example", source.fileName(), model});
        const bool isBuilt = engine.waitForFinished(patience) && engine.exitCode() == 0;
        if (!isWritten || !isBuilt)
            qFatal("a model can't be built: %s", engine.readAllStandardError().constData());
        return model;
    }

    /// Whether the shown graph has an operator of this kind.
    [[nodiscard]] bool has(const std::string& target)
    {
        return std::ranges::find(window.document().run().graph.nodes, target, &graph::Node::target) !=
               window.document().run().graph.nodes.end();
    }

    [[nodiscard]] bool showsOutline() { return graph::isOutline(window.document().run()); }
    [[nodiscard]] QString activity() const { return window.findChild<app::TopBar*>()->progressText(); }
    /// Whether any label that can be seen says that the model was not run.
    [[nodiscard]] bool saysNotRun(const QString& view) const
    {
        const auto labels = window.findChild<QWidget*>(view)->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text() == widgets::notRunText();
        });
    }
};

} // namespace

class TestOutlines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void aModelsGraphIsThereBeforeItIsRun();
    void viewsSayThatItWasNotRun();
    void codeHasNoFiguresBeforeTheRun();
    void nothingOfItIsExportedOrSaved();
    void aRunTakesItsPlaceAndKeepsTheSelection();
    void aModelThatIsOpenedBesideARunIsShownToo();
    void anExportedModelHasOneToo();
    void itIsOfTheMethodThatIsToBeRun();
};

void TestOutlines::aModelsGraphIsThereBeforeItIsRun()
{
    OutlineFixture fixture;
    QVERIFY(fixture.open());
    QVERIFY(fixture.window.findChild<app::Centre*>()->showsViews());
    QVERIFY(!fixture.window.document().graph().nodes.empty());
    QVERIFY(!fixture.window.document().run().sources.empty());
    QVERIFY(fixture.window.document().problems() != nullptr);
    QVERIFY(fixture.window.workspace().runFile().isEmpty());
    QVERIFY(fixture.window.workspace().runs().all().empty());
    QVERIFY(fixture.window.commands()["run.start"]->isEnabled());
    QTRY_COMPARE_WITH_TIMEOUT(fixture.activity(), QString("not run yet"), patience);
}

void TestOutlines::viewsSayThatItWasNotRun()
{
    OutlineFixture fixture;
    QVERIFY(fixture.open());
    const auto& nodes = fixture.window.document().graph().nodes;
    fixture.window.document().select(nodes.back().id);
    QVERIFY(fixture.saysNotRun("inspector"));
    auto* plot = fixture.window.findChild<QWidget*>("scalePlot");
    fixture.window.findChild<app::Centre*>()->setCurrentView(plot);
    QVERIFY(fixture.saysNotRun("scalePlot"));
    fixture.window.findChild<QDockWidget*>("waterfallDock")->raise();
    QTRY_VERIFY(fixture.saysNotRun("waterfall"));
    QVERIFY(fixture.run());
    QVERIFY(!fixture.saysNotRun("waterfall"));
    QVERIFY(!fixture.saysNotRun("scalePlot"));
    QVERIFY(!fixture.saysNotRun("inspector"));
}

void TestOutlines::codeHasNoFiguresBeforeTheRun()
{
    OutlineFixture fixture;
    QVERIFY(fixture.open());
    auto* code = fixture.window.findChild<QWidget*>("codeView");
    fixture.window.findChild<app::Centre*>()->setCurrentView(code);
    const auto* text = code->findChild<QPlainTextEdit*>();
    QVERIFY(fixture.saysNotRun("codeView"));
    QVERIFY(text->toPlainText().contains("forward"));
    QVERIFY2(!text->toPlainText().contains("n/a"), qPrintable(text->toPlainText()));
    QVERIFY(fixture.run());
    QVERIFY(text->toPlainText().contains("(-> "));
}

void TestOutlines::nothingOfItIsExportedOrSaved()
{
    OutlineFixture fixture;
    QVERIFY(fixture.open());
    int exports = 0;
    for (const QAction* action : fixture.window.commands().all()) {
        if (!action->objectName().startsWith("export.") && action->objectName() != "file.save")
            continue;
        ++exports;
        QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
    }
    QVERIFY(exports > 5);
    QVERIFY(fixture.run());
    QTRY_VERIFY(fixture.window.commands()["file.save"]->isEnabled());
}

void TestOutlines::aRunTakesItsPlaceAndKeepsTheSelection()
{
    OutlineFixture fixture;
    QVERIFY(fixture.open());
    const auto& nodes = fixture.window.document().run().graph.nodes;
    const auto chosen = std::ranges::find_if(nodes.rbegin(), nodes.rend(), [](const graph::Node& node) {
        return node.kind == graph::NodeKind::Op && node.floating;
    });
    QVERIFY(chosen != nodes.rend());
    const graph::Provenance provenance = chosen->provenance;
    fixture.window.document().select(chosen->id);
    QVERIFY(fixture.run());
    QVERIFY(!fixture.showsOutline());
    const graph::Node* selected = fixture.window.document().selectedNode();
    QVERIFY(selected != nullptr && selected->provenance == provenance);
    QVERIFY(selected->forward.metric != nullptr);
    QVERIFY(!fixture.window.workspace().runFile().isEmpty());
    QTRY_VERIFY(fixture.activity().startsWith("done in")); // the bar hears of it after the document
}

void TestOutlines::aModelThatIsOpenedBesideARunIsShownToo()
{
    OutlineFixture fixture;
    const QString file = fixture.folder.filePath("sample.scales");
    writeRun(*sampleRun(), file);
    fixture.window.open(file);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.window.workspace().runFile(), file, patience);
    QVERIFY(fixture.open());
    QVERIFY(fixture.window.workspace().runFile().isEmpty());
    QCOMPARE(fixture.window.workspace().runs().all().size(), std::size_t(1));
    fixture.window.workspace().show(file);
    QVERIFY(!fixture.showsOutline());
}

void TestOutlines::anExportedModelHasOneToo()
{
    OutlineFixture fixture;
    fixture.window.open(sourcePath("tests/data/exported/blocks.pt2"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.showsOutline(), patience);
    QVERIFY(!fixture.window.document().run().modules.empty());
}

void TestOutlines::itIsOfTheMethodThatIsToBeRun()
{
    OutlineFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.open(fixture.build("class Two:\n"
                                      "    def forward(self, x: Tensor):\n        return torch.relu(x)\n"
                                      "    def decode(self, x: Tensor):\n        return torch.tanh(x)\n"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.has("aten::relu"), patience);
    job::Job job = fixture.window.workspace().job();
    job.inputs = {{"", "randn:[4]"}};
    job.method = "decode";
    fixture.window.workspace().setJob(job);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.has("aten::tanh") && !fixture.has("aten::relu"), patience);
    QVERIFY(fixture.showsOutline());
    QVERIFY(fixture.run());
    QVERIFY(fixture.has("aten::tanh"));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestOutlines)
#include "test_outlines.moc"
