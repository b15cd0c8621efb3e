// SPDX-License-Identifier: GPL-3.0-or-later
// A model's graph before it is run, and what becomes of it when it is.
#include "app/desktop/centre.h"
#include "app/desktop/example_files.h"
#include "app/desktop/top_bar.h"
#include "core/graph/outline.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/sample_run.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/models/outline_text.h"

#include <QDir>
#include <QLabel>
#include <algorithm>

namespace scalescope::tests {

namespace {

constexpr int patience = 60'000;

/// A window in which an example model was opened.
struct OutlineFixture : WindowFixture
{
    bool open(const QString& model = QStringLiteral("mlp.pt"))
    {
        const QString copy = folder.filePath(model);
        QFile::copy(QDir(QStringLiteral(SCALESCOPE_EXAMPLES_DIR)).filePath(model), copy);
        const QString inputs =
            app::inputsBeside(QDir(QStringLiteral(SCALESCOPE_EXAMPLES_DIR)).filePath(model));
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
    void nothingOfItIsExportedOrSaved();
    void aRunTakesItsPlaceAndKeepsTheSelection();
    void aModelThatIsOpenedBesideARunIsShownToo();
    void anExportedModelHasOneToo();
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
    QVERIFY(fixture.run());
    QVERIFY(!fixture.saysNotRun("scalePlot"));
    QVERIFY(!fixture.saysNotRun("inspector"));
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
    QVERIFY(selected->forward != nullptr);
    QVERIFY(!fixture.window.workspace().runFile().isEmpty());
    QVERIFY(fixture.activity().startsWith("done in"));
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
    fixture.window.open(QStringLiteral(SCALESCOPE_SOURCE_DIR "/tests/data/exported/blocks.pt2"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.showsOutline(), patience);
    QVERIFY(!fixture.window.document().run().modules.empty());
}

} // namespace scalescope::tests

QTEST_MAIN(scalescope::tests::TestOutlines)
#include "test_outlines.moc"
