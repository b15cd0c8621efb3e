// SPDX-License-Identifier: GPL-3.0-or-later
// The toggles that run a variant of the model, driven by the mouse and the keyboard: what is run, stopped and
// told of it.
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/top_bar.h"
#include "app/runs/files.h"
#include "tests/app/desktop/compare/toggled_window.h"
#include "tests/app/runs/patience.h"
#include "tests/support/places.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "widgets/compare/compare_table.h"
#include "widgets/compare/compare_view.h"
#include "widgets/inspector/inspector.h"

#include <QDialog>
#include <QLabel>
#include <QProcess>
#include <QProgressBar>

namespace scalescope::tests {

class TestVariants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aClickRunsAModelThatIsOpenAndItsVariant();
    void afterARunTheVariantAloneIsRun();
    void theProgressOfBothIsOneThatNeverFalls();
    void stopInTheMiddleLeavesTheOriginal_data();
    void stopInTheMiddleLeavesTheOriginal();
    void aVariantWithoutARoundedProductOffersToRoundAll();
    void theFocusStaysWhereItWas();
    void aStoppedVariantIsMarkedAsSuch();
    void aTransformThatFailsSaysSoAndTheOriginalStays();
    void whatWasRunOnceIsComparedAtOnce();
    void aToggleDuringTheRunIsHeard();
    void takingTheToggleBackEndsTheVariant();
    void aVariantThatIsThereTakesThePlaceOfOneThatIsRun();
    void otherInputsRunBothAgain();

private:
    /// One of tests/data/models, with its inputs beside it; empty where that fails.
    QString builtModel(const QString& name);

    QTemporaryDir m_models;
    QString m_fragile;
    QString m_patient;
};

void TestVariants::initTestCase()
{
    prepareApplication();
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    // The layers that a source uses are looked for beside it.
    QVERIFY(QFile::copy(sourcePath("resources/examples/nn.py"), m_models.filePath("nn.py")));
    m_fragile = builtModel("fragile");
    m_patient = builtModel("patient");
    QVERIFY(!m_fragile.isEmpty() && !m_patient.isEmpty());
}

QString TestVariants::builtModel(const QString& name)
{
    const QString source = m_models.filePath(name + ".py");
    const QString model = m_models.filePath(name + ".pt");
    QProcess build;
    QFile inputs(m_models.filePath(name + ".inputs.json"));
    if (!QFile::copy(sourcePath("tests/data/models/") + name + ".py", source) ||
        !inputs.open(QFile::WriteOnly))
        return {};
    const QString shape = name == "fragile" ? "4,8" : name == "patient" ? "64,64" : "2,3,8,8";
    inputs.write(QStringLiteral("{\"x\": \"randn:[%1]\"}").arg(shape).toUtf8());
    build.start(programPath("scalescope-engine"), {"--build-example", source, model});
    return build.waitForFinished(enginePatience) && build.exitCode() == 0 ? model : QString();
}

void TestVariants::aClickRunsAModelThatIsOpenAndItsVariant()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    QVERIFY(!toggles.simulate->isEnabled()); // nothing is open
    toggles.window.openExample();
    const auto inputs = toggles.window.workspace().job().inputs;
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.simulate->isChecked());
    QVERIFY(toggles.window.workspace().isRunning());
    QVERIFY(toggles.hasEnded(1));
    QVERIFY2(toggles.window.message().isEmpty(), qPrintable(toggles.window.message()));
    QVERIFY(toggles.compares());
    QCOMPARE(toggles.stages.count(), 2);
    const compare::Comparison& comparison = *toggles.window.compared().comparison();
    QCOMPARE(transformsOf(*comparison.a), QString());
    QCOMPARE(transformsOf(*comparison.b), QString("format:e4m3fn,e5m2"));
    QCOMPARE(comparison.a->facts.inputs, comparison.b->facts.inputs);
    QVERIFY(toggles.window.workspace().job().inputs == inputs);
    QVERIFY(toggles.window.findChild<QDialog*>("runSetup") == nullptr);
    // It appears by itself, and the original stays what the other views show.
    auto* view = toggles.window.findChild<widgets::CompareView*>();
    QCOMPARE(toggles.window.findChild<app::Centre*>()->currentView(), view);
    QVERIFY(view->table()->model()->rowCount() > 20);
    QCOMPARE(&toggles.window.document().run(), comparison.a.get());
    QCOMPARE(toggles.window.workspace().runs().all().size(), std::size_t(2));
    QVERIFY(toggles.simulate->isChecked());
    // Another model begins with its graph and without a variant, not on a comparison of the one before.
    toggles.window.open(m_fragile);
    QTRY_COMPARE_WITH_TIMEOUT(toggles.window.workspace().model(), m_fragile, enginePatience);
    QVERIFY(toggles.window.findChild<app::Centre*>()->currentView() != view);
    QVERIFY(!toggles.simulate->isChecked());
}

void TestVariants::afterARunTheVariantAloneIsRun()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    QTest::keyClick(&toggles.window, Qt::Key_F5);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.hasRun());
    const graph::Run* original = &toggles.window.document().run();
    toggles.simulate->setFocus();
    QTest::keyClick(toggles.simulate, Qt::Key_Space);
    QVERIFY(toggles.hasEnded(2));
    QVERIFY(toggles.compares());
    QCOMPARE(toggles.stages.count(), 2);
    QCOMPARE(toggles.stages.last().first().toInt(), 1);
    QCOMPARE(toggles.window.compared().comparison()->a.get(), original);
}

void TestVariants::theProgressOfBothIsOneThatNeverFalls()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    const auto* bar = toggles.window.findChild<QProgressBar*>();
    QVector<int> seen;
    QStringList words;
    const auto look = [&] {
        seen << bar->value();
        words << toggles.window.findChild<app::TopBar*>()->progressText();
    };
    connect(&toggles.window.workspace().controller().session(), &app::RunSession::phaseStarted, this, look);
    connect(&toggles.window.workspace().controller().session(), &app::RunSession::progressed, this, look);
    QTest::keyClick(&toggles.window, Qt::Key_8, Qt::ControlModifier);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(seen.size() > 8);
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    QCOMPARE(bar->maximum(), bar->value()); // the end fills it
    QVERIFY(words.first().startsWith("original: "));
    QVERIFY(words.last().startsWith("variant: "));
}

void TestVariants::stopInTheMiddleLeavesTheOriginal_data()
{
    QTest::addColumn<int>("stage");
    QTest::addColumn<bool>("byKey");
    QTest::newRow("Stop clicked while the original runs") << 0 << false;
    QTest::newRow("Stop clicked while the variant runs") << 1 << false;
    QTest::newRow("Esc pressed while the variant runs") << 1 << true;
}

void TestVariants::stopInTheMiddleLeavesTheOriginal()
{
    QFETCH(int, stage);
    QFETCH(bool, byKey);
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.open(m_patient);
    bool stopped = false;
    connect(&toggles.window.workspace().controller().session(), &app::RunSession::phaseStarted, this,
            [&](job::Phase phase) {
                if (stopped || toggles.stages.last().first().toInt() != stage || phase != job::Phase::Inputs)
                    return;
                stopped = true;
                if (byKey)
                    QTest::keyClick(&toggles.window, Qt::Key_Escape);
                else
                    QTest::mouseClick(toggles.stop, Qt::LeftButton);
            });
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.stop->isVisible());
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(stopped);
    QCOMPARE(toggles.ended.first().first().value<app::Outcome>().status, ExitStatus::Stopped);
    QVERIFY(!toggles.window.workspace().isRunning());
    QVERIFY(!toggles.simulate->isChecked()); // there is no variant
    QVERIFY(toggles.simulate->isEnabled());
    if (stage == 0)
        return;
    // It may still be read.
    QTRY_VERIFY_WITH_TIMEOUT(toggles.window.document().run().status == graph::RunStatus::Done,
                             enginePatience);
    QCOMPARE(transformsOf(toggles.window.document().run()), QString());
    QVERIFY(toggles.window.findChild<app::Centre*>()->currentView() !=
            toggles.window.findChild<widgets::CompareView*>());
    // What was stopped can be done again.
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(2));
    QVERIFY(toggles.simulate->isChecked());
    QVERIFY(toggles.compares());
}

void TestVariants::aVariantWithoutARoundedProductOffersToRoundAll()
{
    const QString model = builtModel("convolutions");
    QVERIFY(!model.isEmpty());
    Toggles toggles;
    QVERIFY(toggles.show());
    auto* offer = toggles.window.findChild<QToolButton*>("offer");
    toggles.window.open(model);
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    QTRY_VERIFY_WITH_TIMEOUT(offer->isVisible(), enginePatience);
    QCOMPARE(toggles.window.message(),
             QString("Nothing was rounded. The transform FP8 E4M3FN / E5M2 left out 2 convolutions; with "
                     "\"☰ > Formats > Round all products, convolutions too\" it takes them too."));
    QVERIFY(toggles.compares());
    const auto* warnings = toggles.window.findChild<QLabel*>("comparisonWarnings");
    QTRY_VERIFY(warnings->accessibleName().contains(
        "with \"☰ > Formats > Round all products, convolutions too\" it takes"));
    QCOMPARE(offer->text(), QString("Round all products, convolutions too"));
    QTest::mouseClick(offer, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(2));
    QVERIFY(toggles.window.message().isEmpty());
    QTRY_COMPARE(transformsOf(*toggles.window.compared().comparison()->b),
                 QString("format:e4m3fn,e5m2:extended"));
    QVERIFY(toggles.simulate->isChecked());
    // It is said of a variant that is there, too, as long as that is shown.
    toggles.window.commands()["format.extended"]->trigger();
    QVERIFY(offer->isVisible());
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(!toggles.simulate->isChecked());
    QVERIFY(!offer->isVisible());
    QVERIFY(toggles.window.message().isEmpty());
}

void TestVariants::theFocusStaysWhereItWas()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    QTest::keyClick(&toggles.window, Qt::Key_F5);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.hasRun());
    toggles.simulate->setFocus();
    QTest::keyClick(&toggles.window, Qt::Key_8, Qt::ControlModifier);
    QVERIFY(toggles.hasEnded(2));
    QVERIFY(toggles.compares());
    QCOMPARE(QApplication::focusWidget(), toggles.simulate);
    QTest::keyClick(&toggles.window, Qt::Key_8, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), toggles.simulate);
    // A link of the inspector, which is made anew.
    const auto& nodes = toggles.window.document().graph().nodes;
    toggles.window.document().select(nodes[nodes.size() / 2].id);
    auto* inspector = toggles.window.findChild<widgets::Inspector*>();
    const auto links = [inspector] { return inspector->findChildren<widgets::LinkButton*>(); };
    QTRY_VERIFY(!links().isEmpty() && links().last()->isVisible());
    links().last()->setFocus();
    QTest::keyClick(&toggles.window, Qt::Key_8, Qt::ControlModifier);
    QVERIFY(toggles.compares());
    QTRY_VERIFY(qobject_cast<widgets::LinkButton*>(QApplication::focusWidget()) != nullptr);
    // What can't have it any more gives it to what is beside it.
    toggles.simulate->setFocus();
    toggles.simulate->hide();
    const QString beside = QApplication::focusWidget()->objectName();
    QVERIFY2(beside == "unitScale" || beside == "formatPair", qPrintable(beside));
}

void TestVariants::aStoppedVariantIsMarkedAsSuch()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.open(m_patient);
    bool stopped = false;
    connect(&toggles.window.workspace().controller().session(), &app::RunSession::phaseStarted, this,
            [&](job::Phase phase) {
                if (stopped || toggles.stages.last().first().toInt() != 1 || phase != job::Phase::Forward)
                    return;
                stopped = true;
                QTest::mouseClick(toggles.stop, Qt::LeftButton);
            });
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    const auto& runs = toggles.window.workspace().runs().all();
    QTRY_COMPARE_WITH_TIMEOUT(runs.size(), std::size_t(2), enginePatience);
    QVERIFY(runs[1].run->status == graph::RunStatus::Stopped);
    QVERIFY2(runs[1].title.endsWith("FP8 E4M3FN / E5M2 · stopped"), qPrintable(runs[1].title));
    QVERIFY(!runs[0].title.contains("stopped"));
    toggles.window.commands()["view.compare"]->trigger();
    QVERIFY(toggles.compares());
    const auto* warnings = toggles.window.findChild<QLabel*>("comparisonWarnings");
    // Runs are aligned in the background: the variant may be compared as it was before its end.
    QTRY_VERIFY_WITH_TIMEOUT(warnings->isVisible(), enginePatience);
    QVERIFY2(warnings->text().contains("FP8 E4M3FN / E5M2 was stopped"), qPrintable(warnings->text()));
}

void TestVariants::aTransformThatFailsSaysSoAndTheOriginalStays()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.open(m_fragile);
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    QCOMPARE(toggles.stages.count(), 2); // the original did not fail
    QCOMPARE(toggles.ended.first().first().value<app::Outcome>().status, ExitStatus::ModelFailed);
    QVERIFY2(toggles.window.message().contains("embedding"), qPrintable(toggles.window.message()));
    QVERIFY(!toggles.simulate->isChecked());
    // It may still be read.
    QTRY_VERIFY_WITH_TIMEOUT(toggles.window.document().run().status == graph::RunStatus::Done,
                             enginePatience);
    QCOMPARE(transformsOf(toggles.window.document().run()), QString());
    QVERIFY(toggles.window.findChild<QDialog*>("runSetup") == nullptr);
    QVERIFY(toggles.window.commands()["run.start"]->isEnabled());
}

void TestVariants::whatWasRunOnceIsComparedAtOnce()
{
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(!toggles.simulate->isChecked());
    QSignalSpy ready(&toggles.window.workspace().controller(), &app::RunController::variantReady);
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QCOMPARE(ready.count(), 1);
    QVERIFY(!toggles.window.workspace().isRunning());
    QCOMPARE(toggles.ended.count(), 1);
}

void TestVariants::aToggleDuringTheRunIsHeard()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    QTest::keyClick(&toggles.window, Qt::Key_F5);
    QVERIFY(toggles.window.workspace().isRunning());
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.compares());
}

void TestVariants::takingTheToggleBackEndsTheVariant()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return toggles.stages.last().first().toInt() == 1; }, enginePatience));
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(!toggles.window.workspace().isRunning());
    QCOMPARE(toggles.ended.count(), 1);
    QCOMPARE(toggles.ended.first().first().value<app::Outcome>().status, ExitStatus::Done);
    QVERIFY(toggles.window.compared().comparison() == nullptr);
}

void TestVariants::aVariantThatIsThereTakesThePlaceOfOneThatIsRun()
{
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    toggles.window.commands()["run.unitScale"]->trigger();
    QVERIFY(toggles.window.workspace().isRunning());
    QSignalSpy ready(&toggles.window.workspace().controller(), &app::RunController::variantReady);
    toggles.window.commands()["run.unitScale"]->trigger();
    QCOMPARE(ready.count(), 1);
    QVERIFY(!toggles.window.workspace().isRunning());
    QCOMPARE(toggles.ended.count(), 2); // the bar is told that nothing goes on
    QCOMPARE(toggles.ended.last().first().value<app::Outcome>().status, ExitStatus::Done);
}

void TestVariants::otherInputsRunBothAgain()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    QTest::keyClick(&toggles.window, Qt::Key_F5);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.hasRun());
    job::Job job = toggles.window.workspace().job();
    job.seed = 7;
    toggles.window.workspace().setJob(job);
    toggles.stages.clear();
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(2));
    QVERIFY(toggles.compares());
    QCOMPARE(toggles.stages.count(), 2);
    QTRY_COMPARE(toggles.window.compared().comparison()->a->facts.seed, std::optional<std::uint64_t>(7));
    QCOMPARE(toggles.window.compared().comparison()->b->facts.seed, std::optional<std::uint64_t>(7));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestVariants)
#include "test_variants.moc"
