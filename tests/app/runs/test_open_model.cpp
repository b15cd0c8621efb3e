// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/open_model.h"
#include "app/settings/settings.h"
#include "core/job/inputs_file.h"
#include "core/message/say_run.h"
#include "tests/app/runs/model_answer.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace scalescope::tests {

namespace {

using app::ModelReader;
using app::OpenModel;

/// A file net.pt, and a model that is open or not, whose questions no engine answers.
struct OpenModelFixture
{
    OpenModelFixture() { write("net.pt", "a model"); }

    [[nodiscard]] QString path(const char* name = "net.pt") const { return folder.filePath(name); }
    void write(const char* name, const char* text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    [[nodiscard]] job::Job jobOf(const char* name = "net.pt") const
    {
        job::Job job;
        job.model = path(name).toStdString();
        return job;
    }

    QTemporaryDir folder;
    app::Settings settings{folder.filePath("settings.ini")};
    std::vector<job::Job> questions;
    ModelReader* asked = nullptr; ///< the last one
    OpenModel model{settings, [this](ModelReader& reader, const job::Job& question) {
                        questions.push_back(question);
                        asked = &reader;
                    }};
    QSignalSpy info{&model, &OpenModel::infoReceived};
    QSignalSpy suggestions{&model, &OpenModel::suggestionsReceived};
    QSignalSpy message{&model, &OpenModel::message};
    QSignalSpy wanted{&model, &OpenModel::consentNeeded};
};

} // namespace

class TestOpenModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inputsBesideAModelAreTaken();
    void inputsThatAreNoneAreTold();
    void aModelIsOpenedAsItWasLastRun();
    void nothingIsReadThatNobodyAgreedTo();
    void aQuestionNamesNoLibraryThatNobodyAgreedTo();
    void inputsAreTriedWhereNoneAreKnown();
    void betterSuggestionsAreToldAsSuch();
    void whoHasReadAModelGoesOnToAnswer();
    void whatItIsNotKeptFromIsToldWithTheAnswer();
    void theModelOfARunMayBeGone();
    void aModelThatIsClosedIsForgotten();
};

void TestOpenModel::inputsBesideAModelAreTaken()
{
    OpenModelFixture fixture;
    fixture.model.open(fixture.path());
    QVERIFY(!fixture.model.knowsInputs());
    fixture.write("net.inputs.json", R"({"inputs": ["1.5"]
})");
    fixture.model.open(fixture.path());
    QVERIFY(fixture.model.knowsInputs());
    QCOMPARE(fixture.model.job().inputs.size(), std::size_t(1));
    QCOMPARE(fixture.model.job().model, fixture.path().toStdString());
    QVERIFY(fixture.message.isEmpty());
}

void TestOpenModel::inputsThatAreNoneAreTold()
{
    OpenModelFixture fixture;
    fixture.write("net.inputs.json", "{");
    fixture.model.open(fixture.path());
    QVERIFY(!fixture.model.knowsInputs());
    QCOMPARE(fixture.message.size(), 1);
    QVERIFY(fixture.message.first().first().toString().startsWith("net.inputs.json: "));
}

void TestOpenModel::aModelIsOpenedAsItWasLastRun()
{
    OpenModelFixture fixture;
    fixture.model.open(fixture.path());
    job::Job job = fixture.model.job();
    job.seed = 7;
    job.model = "elsewhere.pt";
    fixture.model.setJob(job);
    QCOMPARE(fixture.model.job().model, fixture.path().toStdString());
    fixture.model.close();
    const QSignalSpy note(&fixture.model, &OpenModel::note);
    fixture.model.open(fixture.path());
    QVERIFY(fixture.model.knowsInputs());
    QCOMPARE(fixture.model.job().seed, std::uint64_t(7));
    QVERIFY(note.isEmpty()); // it has no inputs
    job.inputs = job::inputsFromText(R"({"inputs": ["1.5"]})").value();
    fixture.model.setJob(job);
    fixture.model.open(fixture.path());
    QCOMPARE(note.size(), 1); // in the place of the form, which does not open
    QCOMPARE(note.first().first().toString(), QString("Inputs as last time; Ctrl+I changes them."));
}

void TestOpenModel::nothingIsReadThatNobodyAgreedTo()
{
    OpenModelFixture fixture;
    fixture.model.open(fixture.path());
    fixture.model.read();
    QVERIFY(!fixture.model.mayBeRead() && fixture.questions.empty());
    int continued = 0;
    QVERIFY(fixture.model.asksFirst([&] { ++continued; }));
    QCOMPARE(fixture.wanted.size(), 1);
    fixture.model.takeConsent(false);
    QVERIFY(fixture.questions.empty() && continued == 0);
    QVERIFY(fixture.model.asksFirst([&] { ++continued; }));
    fixture.model.takeConsent(true);
    QCOMPARE(fixture.questions.size(), std::size_t(1));
    QCOMPARE(continued, 1);
    QVERIFY(fixture.model.mayBeRead());
    QVERIFY(!fixture.model.asksFirst([&] { ++continued; }));
    QVERIFY(!fixture.model.asksToBeRead());
    QCOMPARE(continued, 1);
}

void TestOpenModel::aQuestionNamesNoLibraryThatNobodyAgreedTo()
{
    OpenModelFixture fixture;
    fixture.model.agreeToModel(fixture.path());
    job::Job job = fixture.jobOf();
    job.opLibraries = {fixture.path("a.so").toStdString(), fixture.path("b.so").toStdString()};
    job::JobFiles agreed;
    agreed.libraries = {job.opLibraries[1]};
    fixture.model.agreeTo(agreed);
    fixture.model.openOf(job);
    QCOMPARE(fixture.questions.size(), std::size_t(1));
    QCOMPARE(fixture.questions.front().opLibraries, agreed.libraries);
}

void TestOpenModel::inputsAreTriedWhereNoneAreKnown()
{
    OpenModelFixture fixture;
    fixture.model.agreeToModel(fixture.path());
    fixture.model.open(fixture.path());
    fixture.model.read();
    QVERIFY(fixture.questions.back().trySuggestions);
    QVERIFY(fixture.questions.back().command == job::Command::Info);
    job::Job job = fixture.model.job();
    job.inputs = {{"", "randn(1)"}};
    fixture.model.setJob(job);
    fixture.model.read();
    QVERIFY(!fixture.questions.back().trySuggestions);
    const auto reader = fixture.model.readerOf(fixture.path());
    QVERIFY(reader != nullptr && !fixture.questions.back().trySuggestions); // it was run so before
}

void TestOpenModel::betterSuggestionsAreToldAsSuch()
{
    OpenModelFixture fixture;
    fixture.model.agreeToModel(fixture.path());
    fixture.model.open(fixture.path());
    fixture.model.read();
    fixture.asked->take(modelAnswer(false));
    QCOMPARE(fixture.info.size(), 1);
    QVERIFY(fixture.model.info() && !fixture.model.info()->methods.front().trial);
    fixture.asked->take(modelAnswer(true));
    QCOMPARE(fixture.info.size(), 1);
    QCOMPARE(fixture.suggestions.size(), 1);
    QVERIFY(fixture.model.info()->methods.front().trial.has_value());
}

void TestOpenModel::whoHasReadAModelGoesOnToAnswer()
{
    OpenModelFixture fixture;
    auto reader = std::make_unique<ModelReader>();
    ModelReader* made = reader.get();
    made->take(modelAnswer(false));
    fixture.model.open(fixture.path(), std::move(reader));
    QVERIFY(fixture.model.info().has_value());
    QVERIFY(fixture.questions.empty());
    made->take(modelAnswer(true));
    QCOMPARE(fixture.suggestions.size(), 1);
}

void TestOpenModel::whatItIsNotKeptFromIsToldWithTheAnswer()
{
    OpenModelFixture fixture;
    QSignalSpy told(&fixture.model, &OpenModel::unguarded);
    fixture.model.agreeToModel(fixture.path());
    fixture.model.open(fixture.path());
    fixture.model.read();
    fixture.asked->take(job::ProblemFound{graph::problemOf(say::modelChanged("net.pt"))});
    fixture.asked->take(modelAnswer(false));
    QVERIFY(told.isEmpty());
    fixture.model.read();
    fixture.asked->take(job::ProblemFound{graph::problemOf(say::notKeptFromFiles())});
    QVERIFY(told.isEmpty());
    fixture.asked->take(modelAnswer(false));
    QCOMPARE(told.size(), 1);
    QVERIFY(told.first().first().toString().contains("no Landlock"));
    auto reader = fixture.model.readerOf(fixture.path());
    reader->take(job::ProblemFound{graph::problemOf(say::notKeptFromNetwork())});
    reader->take(modelAnswer(false));
    fixture.model.open(fixture.path(), std::move(reader));
    QCOMPARE(told.size(), 2);
    QVERIFY(told.last().first().toString().contains("no seccomp"));
}

void TestOpenModel::theModelOfARunMayBeGone()
{
    OpenModelFixture fixture;
    job::Job job = fixture.jobOf("gone.pt");
    job.transforms = *job::transformsFrom({"fp8"});
    job.output = "a.scales";
    fixture.model.agreeToModel(fixture.path());
    fixture.model.openOf(job);
    QVERIFY(fixture.model.path().isEmpty() && fixture.questions.empty());
    QCOMPARE(fixture.model.missing(), fixture.path("gone.pt"));
    QVERIFY(fixture.model.knowsInputs());
    QVERIFY(fixture.model.job().transforms.empty() && fixture.model.job().output.empty());
    fixture.model.openOf(fixture.jobOf());
    QCOMPARE(fixture.model.path(), fixture.path());
    QVERIFY(fixture.model.missing().isEmpty());
    QCOMPARE(fixture.questions.size(), std::size_t(1));
    fixture.model.openOf(fixture.jobOf()); // is open
    QCOMPARE(fixture.questions.size(), std::size_t(1));
}

void TestOpenModel::aModelThatIsClosedIsForgotten()
{
    OpenModelFixture fixture;
    fixture.model.agreeToModel(fixture.path());
    fixture.model.openOf(fixture.jobOf());
    fixture.asked->take(modelAnswer(false));
    ModelReader* asked = fixture.asked;
    fixture.model.close();
    QVERIFY(fixture.model.path().isEmpty() && !fixture.model.info() && !fixture.model.knowsInputs());
    QVERIFY(fixture.model.job() == job::Job());
    asked->take(modelAnswer(true)); // too late
    QVERIFY(!fixture.model.info() && fixture.suggestions.isEmpty());
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestOpenModel)
#include "test_open_model.moc"
