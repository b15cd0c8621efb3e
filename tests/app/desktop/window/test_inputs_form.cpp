// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/window/inputs_form.h"
#include "app/runs/workspace.h"
#include "app/settings/settings.h"
#include "tests/app/runner/fake_engine.h"
#include "tests/app/runs/own_folders.h"
#include "tests/support/test_class.h"
#include "widgets/runsetup/run_setup.h"
#include "widgets/runsetup/spec_editor.h"

#include <QFile>
#include <QLineEdit>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace scalescope::tests {

namespace {

/// What an engine answers: forward(x: Tensor), with a suggestion that was tried or not.
job::Event answer(const char* suggestion, bool tried = false)
{
    job::Info info;
    info.model.file = "net.pt";
    info.model.methods = {{"forward",
                           {{"x", {job::TypeKind::Tensor, "Tensor", {}, {}}, std::nullopt, suggestion}},
                           "Tensor",
                           {}}};
    if (tried)
        info.model.methods.front().trial = job::SuggestionTrial{true, {}};
    return info;
}

/// The form of a workspace whose model the test itself reads.
struct InputsFormFixture
{
    InputsFormFixture()
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    /// Opens the model as one that was read; with inputs that are known, or not.
    void openModel(bool knowsInputs = false)
    {
        auto read = std::make_unique<app::ModelReader>();
        reader = read.get();
        reader->take(answer("randn:[4]"));
        workspace.openModel().agreeToModel(path);
        workspace.openModel().open(path, std::move(read));
        if (knowsInputs)
            workspace.setJob(workspace.job());
        Q_EMIT workspace.infoReceived();
    }
    /// Null where it is not open.
    [[nodiscard]] widgets::RunSetup* shown() const { return window.findChild<widgets::RunSetup*>(); }
    [[nodiscard]] QString specOfX() const { return shown()->editor("x")->text(); }

    QTemporaryDir folder;
    QString path = folder.filePath("net.pt");
    app::Settings settings{folder.filePath("settings.ini")};
    widgets::Document document;
    app::Workspace workspace{document, settings};
    QWidget window;
    app::MessageBar messages{&window};
    app::InputsForm form{workspace, messages, &window};
    app::ModelReader* reader = nullptr; ///< that told about the model, which may go on
};

} // namespace

class TestInputsForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnFolders(); }
    void itOpensByItselfWhereNoInputsAreKnown();
    void itOpensWhenItIsWanted();
    void itWaitsForAModelThatMayNotBeReadYet();
    void itClosesWithTheModel();
    void betterSuggestionsComeWhileItIsOpen();
    void whatStandsInItIsTakenAndAgreedTo();
    void theFieldThatARunFailedByIsShown();
    void whatWasToggledStaysUntilItIsCancelled();
    void whatCannotBeRunNowIsSaid();
    void aRunThatIsUnderWayKeepsTheInputsForTheNext();
};

void TestInputsForm::itOpensByItselfWhereNoInputsAreKnown()
{
    InputsFormFixture fixture;
    fixture.window.resize(780, 780); // the screen has 800
    fixture.window.show();
    fixture.openModel();
    QVERIFY(fixture.shown() != nullptr && fixture.shown()->isVisible());
    QCOMPARE(fixture.specOfX(), "randn:[4]");
    const QRect form = fixture.shown()->geometry();
    QVERIFY(std::abs(form.center().x() - fixture.window.geometry().center().x()) <= 1);
    const auto* page = fixture.shown()->findChild<QScrollArea*>();
    const int room = fixture.window.screen()->availableGeometry().height();
    QVERIFY2(page->verticalScrollBar()->maximum() == 0 || form.height() >= room,
             qPrintable(QString::number(page->verticalScrollBar()->maximum())));
}

void TestInputsForm::itOpensWhenItIsWanted()
{
    InputsFormFixture fixture;
    fixture.form.show(); // of nothing
    QVERIFY(fixture.shown() == nullptr);
    fixture.openModel(true);
    QVERIFY(fixture.shown() == nullptr);
    fixture.form.show();
    fixture.form.show();
    QCOMPARE(fixture.window.findChildren<widgets::RunSetup*>().size(), 1);
}

void TestInputsForm::itWaitsForAModelThatMayNotBeReadYet()
{
    for (const bool isForgotten : {false, true}) {
        InputsFormFixture fixture;
        app::OpenModel& model = fixture.workspace.openModel();
        QSignalSpy asked(&model, &app::OpenModel::consentNeeded);
        model.open(fixture.path);
        fixture.form.show();
        QCOMPARE(asked.size(), 1);
        QVERIFY(fixture.shown() == nullptr);
        if (isForgotten)
            fixture.form.forget();
        fixture.openModel(true);
        QCOMPARE(fixture.shown() == nullptr, isForgotten);
    }
}

void TestInputsForm::itClosesWithTheModel()
{
    InputsFormFixture fixture;
    fixture.openModel();
    QVERIFY(fixture.shown() != nullptr);
    Q_EMIT fixture.workspace.closed();
    QVERIFY(fixture.shown() == nullptr);
}

void TestInputsForm::betterSuggestionsComeWhileItIsOpen()
{
    InputsFormFixture fixture;
    fixture.openModel();
    QVERIFY(fixture.shown() != nullptr);
    fixture.reader->take(answer("randn:[4,8]", true));
    QCOMPARE(fixture.specOfX(), "randn:[4,8]");
    delete fixture.shown();
    fixture.reader->take(answer("randn:[4,9]", true)); // nobody looks
    QVERIFY(fixture.shown() == nullptr);
}

void TestInputsForm::whatStandsInItIsTakenAndAgreedTo()
{
    InputsFormFixture fixture;
    fixture.openModel();
    QVERIFY(fixture.shown() != nullptr);
    const QString values = fixture.folder.filePath("x.npy");
    fixture.shown()->editor("x")->setText(values);
    Q_EMIT fixture.shown()->jobAccepted(fixture.shown()->job());
    QCOMPARE(QString::fromStdString(fixture.workspace.job().inputs.at(0).spec), values);
    QVERIFY(fixture.workspace.knowsInputs());
    QVERIFY(!fixture.workspace.openModel().asksFirst({})); // it was written by hand
}

void TestInputsForm::theFieldThatARunFailedByIsShown()
{
    InputsFormFixture fixture;
    fixture.openModel(true);
    app::Outcome outcome;
    outcome.status = ExitStatus::Usage;
    outcome.sentence = "x is too small.";
    Q_EMIT fixture.workspace.controller().runEnded(outcome); // by no field of the form
    QVERIFY(fixture.shown() == nullptr);
    outcome.field = "x";
    Q_EMIT fixture.workspace.controller().runEnded(outcome);
    QVERIFY(fixture.shown() != nullptr);
    QCOMPARE(fixture.shown()->editor("x")->error(), "x is too small.");
    QStringList wrong; // the shape alone, where the keyboard is
    for (const auto* field : fixture.shown()->editor("x")->findChildren<QLineEdit*>())
        if (field->property("invalid").toBool())
            wrong << field->objectName();
    QCOMPARE(wrong.size(), 1);
    QCOMPARE(fixture.shown()->focusWidget()->objectName(), wrong.first());
}

void TestInputsForm::whatWasToggledStaysUntilItIsCancelled()
{
    const FakeEngine engine("exec cat"); // waits for what is never written
    qputenv("SCALESCOPE_ENGINE", engine.path().toLocal8Bit());
    InputsFormFixture fixture;
    fixture.openModel();
    QVERIFY(fixture.shown() != nullptr);
    fixture.shown()->reject(); // of a new model, whose inputs nobody has given
    const job::Transforms fp8{job::SimulateFp8{}};
    fixture.workspace.controller().setTransforms(fp8);
    QVERIFY(fixture.workspace.isRunning());
    app::Outcome failed;
    failed.status = ExitStatus::Usage;
    failed.sentence = "There is no value for x.";
    failed.field = "x";
    const auto fail = [&] { Q_EMIT fixture.workspace.controller().session().ended(failed); };
    fail();
    QVERIFY(!fixture.workspace.isRunning() && fixture.shown() != nullptr);
    QCOMPARE(fixture.workspace.transforms(), fp8);
    Q_EMIT fixture.shown()->runRequested({});
    QVERIFY(fixture.workspace.isRunning());
    QCOMPARE(fixture.workspace.transforms(), fp8);
    fail();
    QCOMPARE(fixture.workspace.transforms(), fp8);
    fixture.shown()->reject();
    QVERIFY(fixture.workspace.transforms().empty());
}

void TestInputsForm::whatCannotBeRunNowIsSaid()
{
    InputsFormFixture fixture;
    fixture.openModel();
    QVERIFY(fixture.shown() != nullptr);
    QFile run(fixture.folder.filePath("run.scales"));
    QVERIFY(run.open(QIODevice::WriteOnly));
    fixture.workspace.open(run.fileName());
    QVERIFY(!fixture.workspace.canRun());
    Q_EMIT fixture.shown()->runRequested({});
    QCOMPARE(fixture.messages.message(), fixture.workspace.whyNoRun());
    QVERIFY(!fixture.workspace.isRunning());
}

void TestInputsForm::aRunThatIsUnderWayKeepsTheInputsForTheNext()
{
    const FakeEngine engine("exec cat"); // waits for what is never written
    qputenv("SCALESCOPE_ENGINE", engine.path().toLocal8Bit());
    InputsFormFixture fixture;
    fixture.openModel();
    QVERIFY(fixture.shown() != nullptr);
    Q_EMIT fixture.shown()->runRequested({});
    QVERIFY(fixture.workspace.isRunning());
    QVERIFY(fixture.messages.message().isEmpty());
    fixture.form.show();
    Q_EMIT fixture.shown()->runRequested({});
    QVERIFY(fixture.messages.message().contains("kept for the next run"));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestInputsForm)
#include "test_inputs_form.moc"
