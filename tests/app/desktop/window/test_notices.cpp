// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export/exporter.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/window/notices.h"
#include "tests/app/desktop/panels/views_fixture.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QLabel>

namespace scalescope::tests {

namespace {

/// The middle of a window, and a workspace in whose place the test speaks.
struct NoticesFixture : OwnSettings, ViewsFixture
{
    NoticesFixture() : ViewsFixture(own) {}

    [[nodiscard]] QString message() { return centre.messages().message(); }
    /// What stands in the place of the views.
    [[nodiscard]] bool hints(const char* words) const
    {
        const auto labels = centre.findChildren<QLabel*>();
        return !centre.showsViews() && std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->text().contains(QLatin1String(words));
        });
    }

    app::Exporter exporter{document, [] { return nullptr; }, compared, views, settings, commands, &window};
    app::Notices* notices = new app::Notices({commands, workspace, document, exporter, centre});
};

} // namespace

class TestNotices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatToDoFirstStandsInThePlaceOfTheViews();
    void sentencesStayUntilARunBegins();
    void howAWantedEndCameIsNoAlarm();
    void whatCanBeDoneIsOffered();
    void aLesserSandboxIsToldOnce();
    void exportsAreTold();
};

void TestNotices::whatToDoFirstStandsInThePlaceOfTheViews()
{
    NoticesFixture fixture;
    QVERIFY(fixture.hints("Open a model or a run"));
    fixture.workspace.open(fixture.folder.filePath("nowhere.scales"));
    QVERIFY(fixture.hints("Open a model or a run"));
    fixture.document.setRun(sampleRun(1));
    Q_EMIT fixture.workspace.resultsShown(true);
    QVERIFY(fixture.centre.showsViews());
    fixture.document.setRun(std::make_shared<graph::Run>());
    Q_EMIT fixture.workspace.changed();
    QVERIFY(fixture.hints("Open a model or a run"));
}

void TestNotices::sentencesStayUntilARunBegins()
{
    NoticesFixture fixture;
    app::Workspace& workspace = fixture.workspace;
    const std::vector<std::function<void(const QString&)>> said = {
        [&](const QString& text) { Q_EMIT workspace.message(text); },
        [&](const QString& text) { Q_EMIT workspace.openModel().note(text); },
        [&](const QString& text) { Q_EMIT workspace.controller().note(text); },
        [&](const QString& text) { Q_EMIT workspace.runFiles().note(text); },
        [&](const QString& text) { Q_EMIT workspace.runFiles().state(text); }};
    for (const auto& say : said) {
        say("It is so.");
        QCOMPARE(fixture.message(), "It is so.");
        Q_EMIT fixture.workspace.controller().runStarted();
        QCOMPARE(fixture.message(), "");
    }
}

void TestNotices::howAWantedEndCameIsNoAlarm()
{
    NoticesFixture fixture;
    app::Outcome outcome;
    outcome.status = ExitStatus::Stopped;
    outcome.sentence = "It was stopped.";
    Q_EMIT fixture.workspace.controller().runEnded(outcome); // whose sentence the workspace tells
    QCOMPARE(fixture.message(), "");
    outcome.byUser = true;
    Q_EMIT fixture.workspace.controller().runEnded(outcome);
    QCOMPARE(fixture.message(), "It was stopped.");
}

void TestNotices::whatCanBeDoneIsOffered()
{
    NoticesFixture fixture;
    Q_EMIT fixture.workspace.modelChanged();
    QVERIFY(fixture.message().contains("was changed after this run"));
    job::Job job;
    job.model = "/nowhere/net.pt";
    fixture.workspace.openModel().openOf(job);
    Q_EMIT fixture.workspace.modelMissed();
    QVERIFY(fixture.message().contains("/nowhere/net.pt, was not found"));
}

void TestNotices::aLesserSandboxIsToldOnce()
{
    NoticesFixture fixture;
    Q_EMIT fixture.workspace.openModel().unguarded("The model was not kept from it.");
    QCOMPARE(fixture.message(), "The model was not kept from it.");
    Q_EMIT fixture.workspace.controller().runStarted();
    QCOMPARE(fixture.message(), "The model was not kept from it."); // until it was read
    fixture.centre.messages().showMessage({});
    Q_EMIT fixture.workspace.controller().session().unguarded("The model was not kept from it.");
    QCOMPARE(fixture.message(), "");
}

void TestNotices::exportsAreTold()
{
    NoticesFixture fixture;
    Q_EMIT fixture.exporter.written("/a.svg");
    QCOMPARE(fixture.message(), "Written: /a.svg");
    Q_EMIT fixture.exporter.written("/a.svg", "It is small.");
    QCOMPARE(fixture.message(), "Written: /a.svg. It is small.");
    Q_EMIT fixture.exporter.failed("The disk is full.");
    QCOMPARE(fixture.message(), "The disk is full.");
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestNotices)
#include "test_notices.moc"
