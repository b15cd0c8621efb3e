// SPDX-License-Identifier: GPL-3.0-or-later
// The toggles, the formats beside them and the views say the same of the variant that is shown, whoever chose
// it.
#include "app/desktop/panels/centre.h"
#include "app/runs/files.h"
#include "tests/app/desktop/compare/toggled_window.h"
#include "tests/app/runs/patience.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "widgets/compare/compare_view.h"

#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

namespace {

/// What the toggle, the formats beside it and their menu say: "on Simulate BF16 | BF16".
QString controlWords(app::MainWindow& window)
{
    const auto* simulate = window.findChild<QToolButton*>("simulate");
    const auto* formats = window.findChild<QToolButton*>("formatPair");
    QString checked;
    for (const QAction* action : formats->menu()->actions())
        if (action->isChecked())
            checked = action->text().remove(QRegularExpression("FP\\d (?=E)")); // the widths
    const QString said = formats->text().chopped(2);
    return (simulate->isChecked() ? "on " : "") + simulate->text() + " | " + said +
           (checked.endsWith(said) ? "" : " but " + checked);
}

/// What the views count and shade.
QString formatsOf(app::MainWindow& window)
{
    const auto name = [&window](graph::Direction direction) {
        return QString::fromStdString(window.document().format(direction).name);
    };
    return name(graph::Direction::Forward) + ',' + name(graph::Direction::Backward);
}

/// The text of the comparison's cards.
QString cardsOf(const app::MainWindow& window)
{
    QStringList texts;
    for (const QLabel* label : window.findChildren<QLabel*>("cardLabel"))
        texts << label->text();
    return texts.join("; ");
}

} // namespace

class TestShownVariants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void offAndOnAgainIsTheVariantThatWasShown();
    void aPairOfFormatsIsSimulatedAsChosen();
    void anotherPairMakesItsOwnVariant();
    void aPairWhoseVariantIsStoppedGivesWayToWhatIsShown();
    void theControlsFollowTheRunThatIsShown();
    void theControlsFollowWhatIsInFront();
    void takingTheToggleBackShowsTheOriginal();
    void aRunOfOtherFormatsBringsThem();
    void afterARestartTheControlsSayWhatIsShown();
};

void TestShownVariants::initTestCase()
{
    prepareApplication();
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
}

void TestShownVariants::offAndOnAgainIsTheVariantThatWasShown()
{
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    toggles.window.commands()["format.bf16.bf16"]->trigger();
    QVERIFY(toggles.hasEnded(2));
    const auto& runs = toggles.window.workspace().runs().all();
    QTRY_COMPARE_WITH_TIMEOUT(runs.size(), std::size_t(3), enginePatience);
    toggles.window.commands()["view.graph"]->trigger();
    toggles.window.workspace().show(runs[1].file);
    QCOMPARE(toggles.simulate->text(), QString("Simulate FP8"));
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(!toggles.simulate->isChecked());
    QCOMPARE(toggles.simulate->text(), QString("Simulate FP8")); // not BF16, which was chosen last
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.simulate->isChecked());
    QVERIFY(!toggles.window.workspace().isRunning());
    QCOMPARE(toggles.ended.count(), 2);
}

void TestShownVariants::aPairOfFormatsIsSimulatedAsChosen()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    QCOMPARE(toggles.simulate->text(), QString("Simulate FP8"));
    toggles.window.commands()["format.bf16.bf16"]->trigger();
    QCOMPARE(toggles.simulate->text(), QString("Simulate BF16"));
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.compares());
    QCOMPARE(transformsOf(*toggles.window.compared().comparison()->b), QString("format:bf16,bf16"));
}

void TestShownVariants::anotherPairMakesItsOwnVariant()
{
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    QCOMPARE(controlWords(toggles.window), QString("on Simulate FP8 | E4M3FN / E5M2"));
    QSignalSpy ready(&toggles.window.workspace().controller(), &app::RunController::variantReady);
    toggles.window.commands()["format.e2m1fn.e5m2"]->trigger();
    // While it is made the controls say so; what the views count is still what is shown.
    QVERIFY(toggles.window.workspace().isRunning());
    QCOMPARE(controlWords(toggles.window), QString("on Simulate E2M1FN | E2M1FN / E5M2"));
    QCOMPARE(formatsOf(toggles.window), QString("e4m3fn,e5m2"));
    QVERIFY(toggles.hasEnded(2));
    QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, enginePatience);
    QCOMPARE(toggles.stages.count(), 3); // the original was there
    QCOMPARE(controlWords(toggles.window), QString("on Simulate E2M1FN | E2M1FN / E5M2"));
    QCOMPARE(formatsOf(toggles.window), QString("e2m1fn,e5m2"));
    QTRY_COMPARE(transformsOf(*toggles.window.compared().comparison()->b), QString("format:e2m1fn,e5m2"));
    QTRY_VERIFY2(cardsOf(toggles.window).contains("problems in E2M1FN"), qPrintable(cardsOf(toggles.window)));
    // And back: the first variant is there.
    toggles.window.commands()["format.e4m3fn.e5m2"]->trigger();
    QVERIFY(!toggles.window.workspace().isRunning());
    QCOMPARE(ready.count(), 2);
    QCOMPARE(controlWords(toggles.window), QString("on Simulate FP8 | E4M3FN / E5M2"));
    QTRY_COMPARE(transformsOf(*toggles.window.compared().comparison()->b), QString("format:e4m3fn,e5m2"));
}

void TestShownVariants::aPairWhoseVariantIsStoppedGivesWayToWhatIsShown()
{
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    toggles.window.commands()["format.bf16.bf16"]->trigger();
    QCOMPARE(controlWords(toggles.window), QString("on Simulate BF16 | BF16"));
    toggles.window.workspace().controller().stop();
    QVERIFY(toggles.hasEnded(2));
    // The comparison with the first variant is still in front.
    QCOMPARE(controlWords(toggles.window), QString("on Simulate FP8 | E4M3FN / E5M2"));
    QCOMPARE(toggles.settings.simulation(), QString("format:e4m3fn,e5m2"));
    toggles.window.commands()["view.graph"]->trigger();
    QCOMPARE(controlWords(toggles.window), QString("Simulate FP8 | E4M3FN / E5M2"));
}

void TestShownVariants::theControlsFollowTheRunThatIsShown()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    toggles.window.commands()["format.e2m1fn.e5m2"]->trigger();
    QCOMPARE(controlWords(toggles.window), QString("Simulate E2M1FN | E2M1FN / E5M2"));
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.compares());
    toggles.window.commands()["view.graph"]->trigger();
    toggles.window.commands()["file.nextRun"]->trigger(); // the variant
    QCOMPARE(transformsOf(toggles.window.document().run()), QString("format:e2m1fn,e5m2"));
    QCOMPARE(controlWords(toggles.window), QString("on Simulate E2M1FN | E2M1FN / E5M2"));
    toggles.window.commands()["file.nextRun"]->trigger(); // the original
    QCOMPARE(transformsOf(toggles.window.document().run()), QString());
    QCOMPARE(controlWords(toggles.window), QString("Simulate E2M1FN | E2M1FN / E5M2"));
    // Other formats are now those of the views alone.
    toggles.window.commands()["format.fp16.fp16"]->trigger();
    QVERIFY(!toggles.window.workspace().isRunning());
    QCOMPARE(controlWords(toggles.window), QString("Simulate FP16 | FP16"));
    QCOMPARE(formatsOf(toggles.window), QString("fp16,fp16"));
    toggles.window.commands()["file.nextRun"]->trigger();
    QCOMPARE(controlWords(toggles.window), QString("on Simulate E2M1FN | E2M1FN / E5M2"));
    QCOMPARE(formatsOf(toggles.window), QString("e2m1fn,e5m2"));
}

void TestShownVariants::theControlsFollowWhatIsInFront()
{
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    toggles.window.commands()["view.graph"]->trigger(); // of the original
    QCOMPARE(controlWords(toggles.window), QString("Simulate FP8 | E4M3FN / E5M2"));
    QSignalSpy ready(&toggles.window.workspace().controller(), &app::RunController::variantReady);
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QCOMPARE(ready.count(), 1);
    QCOMPARE(controlWords(toggles.window), QString("on Simulate FP8 | E4M3FN / E5M2"));
    QCOMPARE(toggles.window.findChild<app::Centre*>()->currentView(),
             toggles.window.findChild<widgets::CompareView*>());
    toggles.window.commands()["view.plot"]->trigger();
    QVERIFY(!toggles.simulate->isChecked());
    toggles.window.commands()["view.compare"]->trigger();
    QVERIFY(toggles.simulate->isChecked());
}

void TestShownVariants::takingTheToggleBackShowsTheOriginal()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    toggles.window.commands()["view.modules"]->trigger();
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.compares());
    QWidget* comparison = toggles.window.findChild<app::Centre*>()->currentView();
    QTest::mouseClick(toggles.simulate, Qt::LeftButton); // the comparison goes as it came
    QVERIFY(toggles.window.findChild<app::Centre*>()->currentView() != comparison);
    QVERIFY(!toggles.simulate->isChecked());
    toggles.window.commands()["file.nextRun"]->trigger(); // the variant itself
    QVERIFY(toggles.simulate->isChecked());
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(!toggles.simulate->isChecked());
    QCOMPARE(transformsOf(toggles.window.document().run()), QString());
    QVERIFY(!toggles.window.workspace().isRunning());
}

void TestShownVariants::aRunOfOtherFormatsBringsThem()
{
    job::Job job;
    job.model = "elsewhere.pt"; // is not there
    job.output = "bf16.scales";
    job.transforms = *job::transformsFrom({"format:bf16,bf16"});
    const auto run = sampleRun(1);
    run->facts.job = job::toJson(job).dump();
    Toggles toggles;
    const QString path = toggles.folder.filePath("bf16.scales");
    writeRun(*run, path);
    QVERIFY(toggles.show());
    toggles.window.open(path);
    QTRY_COMPARE_WITH_TIMEOUT(toggles.window.workspace().runFile(), path, enginePatience);
    QCOMPARE(controlWords(toggles.window), QString("on Simulate BF16 | BF16"));
    QCOMPARE(formatsOf(toggles.window), QString("bf16,bf16"));
    // Its model is missing, so that no other variant can be made: the controls stay, and it is said why.
    toggles.window.commands()["format.e4m3fn.e5m2"]->trigger();
    QCOMPARE(controlWords(toggles.window), QString("on Simulate BF16 | BF16"));
    QVERIFY2(toggles.window.message().contains("elsewhere.pt"), qPrintable(toggles.window.message()));
    QCOMPARE(toggles.settings.simulation(), QString("format:e4m3fn,e5m2"));
}

void TestShownVariants::afterARestartTheControlsSayWhatIsShown()
{
    QTemporaryDir folder;
    app::Settings settings(folder.filePath("settings.ini"));
    QString variant;
    {
        app::MainWindow window(settings);
        window.show();
        QSignalSpy ready(&window.workspace().controller(), &app::RunController::variantReady);
        window.openExample();
        window.commands()["format.e2m1fn.e5m2"]->trigger();
        window.commands()["run.simulate"]->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, enginePatience);
        variant = ready.first().last().toString();
        window.commands()["view.graph"]->trigger();
        window.workspace().show(variant);
        window.close();
    }
    settings.setSimulation("format:bf16,bf16"); // what was chosen last is another pair
    app::MainWindow window(settings);
    window.show();
    QVERIFY(window.restoreSession());
    QTRY_COMPARE_WITH_TIMEOUT(window.workspace().runFile(), variant, enginePatience);
    QCOMPARE(controlWords(window), QString("on Simulate E2M1FN | E2M1FN / E5M2"));
    QCOMPARE(formatsOf(window), QString("e2m1fn,e5m2"));
    window.commands()["file.nextRun"]->trigger();
    QCOMPARE(transformsOf(window.document().run()), QString());
    QCOMPARE(controlWords(window), QString("Simulate BF16 | BF16"));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestShownVariants)
#include "test_shown_variants.moc"
