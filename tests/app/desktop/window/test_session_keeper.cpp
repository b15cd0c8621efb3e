// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/window/session_keeper.h"
#include "tests/app/desktop/panels/views_fixture.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h" // IWYU pragma: keep, as the widget that it is
#include "widgets/inspector/inspector.h"
#include "widgets/scaleplot/scale_plot.h" // IWYU pragma: keep, as the widget that it is

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

namespace {

/// What a start has, but for a window.
struct Started : ComparingFixture
{
    using ComparingFixture::ComparingFixture;

    app::SessionKeeper keeper{{settings, workspace, comparing, centre, views}};
};

} // namespace

class TestSessionKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatIsOpenIsFoundAgain();
    void whatIsNamedIsShownBesideIt();
    void whatIsOpenAgainIsToldAndCanBeClosed();
    void howToChangeTheInputsOfARunIsToldWithIt();
    void whatIsOpenAgainIsNotCompared();
    void aModelThatIsNamedIsOpenedByTheWindow();
    void ofSeveralWindowsOneKeepsTheSession();

private:
    QTemporaryDir m_folder;
    QString m_a = m_folder.filePath("a.scales");
    QString m_b = m_folder.filePath("b.scales");
    std::unique_ptr<app::Settings> m_settings;
};

void TestSessionKeeper::init()
{
    for (const QString& file : {m_a, m_b})
        if (!QFile::exists(file))
            writeRun(*sampleRun(1), file);
    m_settings = std::make_unique<app::Settings>(m_folder.filePath("settings.ini"));
    m_settings->setSession({});
}

void TestSessionKeeper::whatIsOpenIsFoundAgain()
{
    {
        Started first(*m_settings);
        QVERIFY(!first.keeper.restore({}));
        first.workspace.openTogether({m_a, m_b}, m_a);
        QVERIFY(first.hasRead());
        first.comparing.compare(m_b, m_a);
        first.centre.setCurrentView(first.views.plot);
        first.views.compare->showGraphs();
        QTRY_COMPARE(m_settings->session().comparedA, m_b); // by itself
        first.keeper.save();
    }
    Started next(*m_settings);
    QVERIFY(next.keeper.restore({}));
    QVERIFY(next.hasRead());
    QCOMPARE(next.workspace.runFile(), m_a);
    QCOMPARE(next.workspace.runs().all().size(), std::size_t(2));
    QCOMPARE(next.comparing.pair().chosenA(), m_b);
    QCOMPARE(next.centre.currentView(), next.views.plot);
    QVERIFY(next.views.compare->showsGraphs());
}

void TestSessionKeeper::whatIsNamedIsShownBesideIt()
{
    app::Session session;
    session.runs = {m_a};
    session.shown = m_a;
    m_settings->setSession(session);
    Started next(*m_settings);
    QVERIFY(next.keeper.restore({m_b}));
    QVERIFY(next.hasRead());
    QCOMPARE(next.workspace.runFile(), m_b);
    QCOMPARE(next.workspace.runs().all().size(), std::size_t(2));
    QCOMPARE(m_settings->lastFolder(), m_folder.path());
}

void TestSessionKeeper::whatIsOpenAgainIsToldAndCanBeClosed()
{
    app::Session session;
    session.runs = {m_a, m_b};
    session.shown = m_a;
    m_settings->setSession(session);
    const QString c = m_folder.filePath("c.scales");
    writeRun(*sampleRun(1), c);
    {
        Started next(*m_settings);
        QVERIFY(next.keeper.restore({c, m_b}));
        QTRY_COMPARE(next.centre.messages().message(), "Opened again, as last time: a.scales.");
        auto* close = next.centre.messages().findChild<QToolButton*>("offer");
        QCOMPARE(close->text(), "Close it");
        close->click();
        QCOMPARE(next.workspace.runs().all().size(), std::size_t(2));
        QVERIFY(next.workspace.runs().find(m_a) == nullptr);
        next.workspace.openTogether({m_a}, m_a);
        QVERIFY(next.hasRead());
        QCoreApplication::processEvents();
        QVERIFY(next.centre.messages().message().isEmpty()); // it is told once
    }
    Started again(*m_settings);
    QVERIFY(again.keeper.restore({}));
    QTRY_COMPARE(again.centre.messages().message(), "Opened again, as last time: a.scales, b.scales.");
}

void TestSessionKeeper::howToChangeTheInputsOfARunIsToldWithIt()
{
    job::Job job;
    job.model = examplePath("mlp.pt").toStdString();
    job.output = "mlp.scales";
    job.inputs = {{"x", "randn:[4]"}}; // known, so that the model need not be read first
    const auto run = sampleRun(1);
    run->facts.model = job.model;
    run->facts.job = job::toJson(job).dump();
    app::Session session;
    session.shown = m_folder.filePath("mlp.scales");
    session.runs = {session.shown};
    writeRun(*run, session.shown);
    m_settings->setSession(session);
    Started next(*m_settings);
    QVERIFY(next.keeper.restore({}));
    QTRY_COMPARE(next.centre.messages().message(),
                 "Opened again, as last time: mlp.scales. Ctrl+I shows and changes the inputs.");
}

void TestSessionKeeper::whatIsOpenAgainIsNotCompared()
{
    app::Session session;
    session.runs = {m_a};
    session.shown = m_a;
    m_settings->setSession(session);
    Started next(*m_settings);
    QVERIFY(next.keeper.restore({m_b}));
    QVERIFY(next.hasRead());
    QTRY_VERIFY(next.compared.comparison() != nullptr);
    QVERIFY(!next.views.inspector->isComparing());
    next.centre.setCurrentView(next.views.compare);
    QVERIFY(next.views.inspector->isComparing());
    next.centre.setCurrentView(next.views.graph);
    QVERIFY(next.views.inspector->isComparing()); // who has asked goes on
}

void TestSessionKeeper::aModelThatIsNamedIsOpenedByTheWindow()
{
    const QString model = m_folder.filePath("net.pt");
    QVERIFY(QFile(model).open(QIODevice::WriteOnly));
    Started next(*m_settings);
    QSignalSpy named(&next.keeper, &app::SessionKeeper::modelNamed);
    QVERIFY(next.keeper.restore({model}));
    QCOMPARE(named.size(), 1);
    QCOMPARE(named.first().first().toString(), model);
    QVERIFY(next.workspace.model().isEmpty());
}

void TestSessionKeeper::ofSeveralWindowsOneKeepsTheSession()
{
    Started second(*m_settings);
    second.keeper.setKeeps(false);
    second.workspace.openTogether({m_a}, m_a);
    QVERIFY(second.hasRead());
    second.keeper.save();
    QVERIFY(m_settings->session().runs.isEmpty());
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestSessionKeeper)
#include "test_session_keeper.moc"
