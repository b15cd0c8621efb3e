// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/panels/views_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/test_class.h"
#include "widgets/compare/compare_table.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"

#include <QSignalSpy>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

namespace {

using job::Transforms;

/// A model file, and runs of it.
struct Files : OwnSettings
{
    Files()
    {
        QFile model(folder.filePath("net.pt"));
        QVERIFY(model.open(QIODevice::WriteOnly));
    }

    /// The file of a run of the model with these transforms.
    QString runWith(const char* name, const Transforms& transforms) const
    {
        job::Job job;
        job.model = folder.filePath("net.pt").toStdString();
        job.output = "net.scales";
        job.transforms = transforms;
        const auto run = sampleRun(1);
        run->facts.job = job::toJson(job).dump();
        const QString path = folder.filePath(name);
        writeRun(*run, path);
        return path;
    }

    QString original = runWith("original.scales", {});
    QString variant = runWith("variant.scales", *job::transformsFrom({"format:bf16,bf16"}));
    QString other = runWith("other.scales", {job::UnitScaling{}});
};

/// The control with all that it works on.
struct CompareControlFixture : Files, ComparingFixture
{
    CompareControlFixture() : ComparingFixture(own) {}

    /// Opens an original, its variant in BF16 and another run, and shows the original.
    [[nodiscard]] bool openThree()
    {
        workspace.openTogether({original, variant, other}, original);
        return hasRead() && workspace.runFile() == original;
    }
    [[nodiscard]] bool compares(const QString& a, const QString& b) const
    {
        const auto runOf = [&](const QString& file) { return workspace.runs().find(file)->run; };
        return QTest::qWaitFor(
            [&] {
                const compare::Comparison* made = compared.comparison();
                return made != nullptr && made->a == runOf(a) && made->b == runOf(b);
            },
            patience);
    }
    [[nodiscard]] QString forwardFormat() const
    {
        return QString::fromStdString(document.format(graph::Direction::Forward).name);
    }
};

} // namespace

class TestCompareControl : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsAreComparedAsSoonAsBothAreOpen();
    void commandsChooseWhatIsCompared();
    void togglesAndFormatsAreThoseOfWhatIsShown();
    void theVariantInFrontSpeaksForItsOriginal();
    void anotherRunOfTheListLeavesTheControlsOfThePair();
    void extendedUnitScalingIsChosen();
    void formatsAreChosenForTheViewsWhereNoneAreSimulated();
    void aRecipeForModulesIsOfItsModel();
    void whatWouldRoundNothingIsSaidBefore();
    void whatCannotBeRunIsNotToggled();
    void ordersBringTheTableToTheFront();
    void aModelThatIsOpenedIsInTheGraph();
};

void TestCompareControl::runsAreComparedAsSoonAsBothAreOpen()
{
    CompareControlFixture fixture;
    QSignalSpy changed(&fixture.comparing, &app::CompareControl::pairChanged);
    fixture.comparing.expect(fixture.other, fixture.original);
    QVERIFY(fixture.openThree());
    QVERIFY(!changed.isEmpty());
    QVERIFY(fixture.compares(fixture.other, fixture.original));
    fixture.workspace.close(fixture.other); // until others are chosen the last two are compared
    QVERIFY(fixture.compares(fixture.original, fixture.variant));
}

void TestCompareControl::commandsChooseWhatIsCompared()
{
    CompareControlFixture fixture;
    QVERIFY(fixture.openThree());
    fixture.comparing.compare(fixture.original, fixture.variant);
    QVERIFY(fixture.compares(fixture.original, fixture.variant));
    fixture.commands["run.swapCompared"]->trigger();
    QVERIFY(fixture.compares(fixture.variant, fixture.original));
    QVERIFY(fixture.centre.currentView() != fixture.views.compare);
    fixture.commands["run.compareLast"]->trigger();
    QVERIFY(fixture.compares(fixture.variant, fixture.other));
    QCOMPARE(fixture.centre.currentView(), fixture.views.compare);
}

void TestCompareControl::togglesAndFormatsAreThoseOfWhatIsShown()
{
    CompareControlFixture fixture;
    QVERIFY(fixture.openThree());
    fixture.comparing.update();
    const QAction* simulate = fixture.commands["run.simulate"];
    const QAction* unitScale = fixture.commands["run.unitScale"];
    QVERIFY(!simulate->isChecked() && !unitScale->isChecked());
    QCOMPARE(fixture.forwardFormat(), "e4m3fn");
    fixture.workspace.show(fixture.variant);
    fixture.comparing.update();
    QVERIFY(simulate->isChecked() && simulate->text().contains("BF16"));
    QCOMPARE(fixture.forwardFormat(), "bf16");
    fixture.workspace.show(fixture.other);
    fixture.comparing.update();
    QVERIFY(!simulate->isChecked() && unitScale->isChecked());
    QCOMPARE(fixture.forwardFormat(), "e4m3fn"); // those that were chosen last
}

void TestCompareControl::theVariantInFrontSpeaksForItsOriginal()
{
    CompareControlFixture fixture;
    QVERIFY(fixture.openThree());
    fixture.comparing.compare(fixture.original, fixture.variant);
    QVERIFY(!fixture.commands["run.simulate"]->isChecked());
    fixture.centre.setCurrentView(fixture.views.compare);
    QVERIFY(fixture.commands["run.simulate"]->isChecked());
    QCOMPARE(fixture.forwardFormat(), "bf16");
    fixture.comparing.compare(fixture.original, fixture.other); // which is of other transforms
    QVERIFY(fixture.commands["run.unitScale"]->isChecked());
    fixture.centre.setCurrentView(fixture.views.graph);
    QVERIFY(!fixture.commands["run.unitScale"]->isChecked());
}

void TestCompareControl::anotherRunOfTheListLeavesTheControlsOfThePair()
{
    CompareControlFixture fixture;
    QVERIFY(fixture.openThree());
    fixture.comparing.compare(fixture.original, fixture.variant);
    fixture.centre.setCurrentView(fixture.views.compare);
    fixture.workspace.show(fixture.other); // which is of neither, and in unit scaling
    fixture.comparing.update();
    const QAction* simulate = fixture.commands["run.simulate"];
    QVERIFY(simulate->isChecked() && simulate->text().contains("BF16"));
    QVERIFY(!fixture.commands["run.unitScale"]->isChecked());
    QCOMPARE(fixture.forwardFormat(), "bf16");
    fixture.centre.setCurrentView(fixture.views.graph); // of the run that was chosen
    QVERIFY(!simulate->isChecked() && fixture.commands["run.unitScale"]->isChecked());
}

void TestCompareControl::extendedUnitScalingIsChosen()
{
    CompareControlFixture fixture;
    QVERIFY(fixture.openThree());
    fixture.comparing.update();
    QAction* unitScale = fixture.commands["run.unitScale"];
    QAction* extended = fixture.commands["run.extendedScaling"];
    QVERIFY(extended->isEnabled() && !extended->isChecked());
    QCOMPARE(unitScale->text(), "&Unit scaling");
    extended->trigger(); // of an original: it is what the toggle makes
    fixture.comparing.update();
    QVERIFY(extended->isChecked() && !unitScale->isChecked());
    QCOMPARE(unitScale->text(), "&Unit scaling (extended)");
    QVERIFY(fixture.workspace.transforms().empty());
    fixture.workspace.show(fixture.other); // the library's
    fixture.comparing.update();
    QVERIFY(unitScale->isChecked() && !extended->isChecked());
    QCOMPARE(unitScale->text(), "&Unit scaling");
    fixture.workspace.openModel().agreeToModel(fixture.folder.filePath("net.pt"));
    QSignalSpy ready(&fixture.workspace.controller(), &app::RunController::variantReady);
    const QString variant = fixture.runWith("extended.scales", {job::UnitScaling{true}});
    fixture.workspace.openTogether({variant}, {});
    QVERIFY(fixture.hasRead());
    extended->trigger(); // its variant is there
    QCOMPARE(ready.size(), 1);
    QCOMPARE(ready.first().last().toString(), variant);
    QVERIFY(unitScale->isChecked() && extended->isChecked());
    QCOMPARE(unitScale->text(), "&Unit scaling (extended)");
}

void TestCompareControl::formatsAreChosenForTheViewsWhereNoneAreSimulated()
{
    CompareControlFixture fixture;
    QVERIFY(fixture.openThree());
    QSignalSpy chosen(&fixture.comparing, &app::CompareControl::chosen);
    Q_EMIT fixture.formats.chosen(app::simulationOf(pairOf("fp16", "fp16")));
    QCOMPARE(chosen.size(), 1);
    fixture.comparing.update(); // as the window does when it hears that
    QCOMPARE(fixture.forwardFormat(), "fp16");
    QCOMPARE(fixture.settings.simulation(), "format:fp16,fp16");
    QVERIFY(fixture.workspace.transforms().empty());
}

void TestCompareControl::aRecipeForModulesIsOfItsModel()
{
    CompareControlFixture fixture;
    QVERIFY(QFile::copy(fixture.folder.filePath("net.pt"), fixture.folder.filePath("other.pt")));
    const auto opens = [&fixture](const char* name) {
        job::Job job;
        job.model = fixture.folder.filePath(name).toStdString();
        fixture.workspace.openModel().openOf(job);
        fixture.comparing.update();
        return fixture.commands["run.simulate"]->text();
    };
    const auto choose = [&fixture](const char* module) {
        job::RecipeRule rule;
        rule.module = module;
        rule.settings.keep = true;
        job::Recipe recipe = *job::findRecipe("fp8_current");
        recipe.name = "proposals";
        recipe.rules = {rule};
        Q_EMIT fixture.formats.chosen(job::SimulateRecipe{recipe});
    };
    QVERIFY(opens("net.pt").contains("FP8"));
    choose("^head$");
    QVERIFY(opens("net.pt").contains("proposals"));
    QVERIFY(opens("other.pt").contains("FP8"));
    QVERIFY(opens("net.pt").contains("proposals")); // which has it again
    choose("");
    QVERIFY(opens("other.pt").contains("proposals")); // it does for any
}

void TestCompareControl::whatWouldRoundNothingIsSaidBefore()
{
    CompareControlFixture fixture;
    QVERIFY(fixture.openThree()); // so that there is a model to run
    const auto toolTip = [&](const std::shared_ptr<graph::Run>& run) {
        fixture.document.setRun(run);
        fixture.comparing.update();
        return fixture.commands["run.simulate"]->toolTip();
    };
    QVERIFY2(!toolTip(sampleRun(1)).contains("nothing"), qPrintable(toolTip(sampleRun(1))));
    auto convolutions = sampleRun(1);
    for (graph::Node& node : convolutions->graph.nodes)
        if (node.target == "aten::linear")
            node.target = "aten::conv1d";
    QVERIFY2(toolTip(convolutions).contains("it would round nothing: its products are convolutions"),
             qPrintable(toolTip(convolutions)));
    auto sums = sampleRun(1);
    for (graph::Node& node : sums->graph.nodes)
        if (node.target == "aten::linear" || node.target == "aten::matmul")
            node.target = "aten::add";
    QVERIFY2(toolTip(sums).contains("it would round nothing: there is no product of matrices"),
             qPrintable(toolTip(sums)));
}

void TestCompareControl::whatCannotBeRunIsNotToggled()
{
    CompareControlFixture fixture;
    fixture.comparing.update();
    const QAction* simulate = fixture.commands["run.simulate"];
    QVERIFY(!simulate->isEnabled() && !simulate->statusTip().isEmpty());
    QVERIFY(fixture.openThree());
    QVERIFY(fixture.commands["run.simulate"]->isEnabled());
    QSignalSpy wanted(&fixture.workspace.openModel(), &app::OpenModel::consentNeeded);
    fixture.commands["run.unitScale"]->trigger(); // of a model that only the run file names
    QCOMPARE(wanted.size(), 1);
    QVERIFY(!fixture.commands["run.unitScale"]->isChecked());
    QVERIFY(!fixture.workspace.isRunning());
}

void TestCompareControl::ordersBringTheTableToTheFront()
{
    CompareControlFixture fixture;
    QVERIFY(fixture.openThree());
    fixture.comparing.compare(fixture.original, fixture.other);
    QVERIFY(fixture.compares(fixture.original, fixture.other));
    fixture.commands["view.compareGraphs"]->trigger();
    QVERIFY(fixture.views.compare->showsGraphs());
    fixture.centre.setCurrentView(fixture.views.graph);
    fixture.commands["view.sortAmount"]->trigger();
    QCOMPARE(fixture.centre.currentView(), fixture.views.compare);
    QVERIFY(!fixture.views.compare->showsGraphs());
    QVERIFY(fixture.views.compare->table()->isSortedByAmount());
    fixture.commands["view.sortOrder"]->trigger();
    QVERIFY(!fixture.views.compare->table()->isSortedByAmount());
}

void TestCompareControl::aModelThatIsOpenedIsInTheGraph()
{
    CompareControlFixture fixture;
    QVERIFY(fixture.openThree());
    fixture.commands["view.compareGraphs"]->trigger();
    for (const QString& file : {fixture.original, fixture.variant, fixture.other})
        fixture.workspace.close(file);
    QCOMPARE(fixture.centre.currentView(), fixture.views.compare);
    fixture.workspace.open(fixture.folder.filePath("net.pt"));
    QCOMPARE(fixture.centre.currentView(), fixture.views.graph);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestCompareControl)
#include "test_compare_control.moc"
