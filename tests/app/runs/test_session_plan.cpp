// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/session_plan.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace scalescope::tests {

class TestSessionPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nothingIsPlannedOfNothing();
    void whatWasOpenIsOpenedAgain();
    void whatIsGoneIsLeftOut();
    void aModelWithoutARunComesBack();
    void whatIsNamedIsShown();
    void twoNamedRunsAreCompared();
    void aNamedModelIsInFront();

private:
    [[nodiscard]] QString at(const char* name) const { return m_folder.filePath(name); }
    /// Two runs were open, the second in front.
    [[nodiscard]] app::Session session() const;

    QTemporaryDir m_folder;
};

void TestSessionPlan::initTestCase()
{
    for (const char* name : {"a.scales", "b.scales", "c.scales", "d.scales", "net.pt"}) {
        QFile file(at(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QByteArray(name).endsWith(".pt") ? "PK" : "SQLite format 3");
    }
}

app::Session TestSessionPlan::session() const
{
    app::Session session;
    session.runs = {at("a.scales"), at("b.scales")};
    session.shown = at("b.scales");
    session.model = at("net.pt");
    session.comparedA = at("b.scales");
    session.comparedB = at("a.scales");
    session.view = "plot";
    session.comparesGraphs = true;
    return session;
}

void TestSessionPlan::nothingIsPlannedOfNothing()
{
    QVERIFY(app::sessionPlan({}, {}).isEmpty());
}

void TestSessionPlan::whatWasOpenIsOpenedAgain()
{
    const app::SessionPlan plan = app::sessionPlan(session(), {});
    QCOMPARE(plan.runs, session().runs);
    QCOMPARE(plan.shown, at("b.scales"));
    QCOMPARE(plan.comparedA, at("b.scales"));
    QCOMPARE(plan.comparedB, at("a.scales"));
    QCOMPARE(plan.view, "plot");
    QVERIFY(plan.comparesGraphs);
    QVERIFY(plan.model.isEmpty()); // the run says which it is of
}

void TestSessionPlan::whatIsGoneIsLeftOut()
{
    app::Session session;
    session.runs = {at("a.scales.partial"), at("nowhere.scales")};
    session.shown = at("a.scales.partial");
    session.comparedA = at("a.scales.partial");
    const app::SessionPlan plan = app::sessionPlan(session, {});
    QCOMPARE(plan.runs, QStringList(at("a.scales"))); // its run has ended since
    QCOMPARE(plan.shown, at("a.scales"));
    QCOMPARE(plan.comparedA, at("a.scales"));
    session.runs = {at("nowhere.scales")};
    QVERIFY(app::sessionPlan(session, {}).isEmpty());
}

void TestSessionPlan::aModelWithoutARunComesBack()
{
    app::Session session;
    session.model = at("net.pt");
    QCOMPARE(app::sessionPlan(session, {}).model, at("net.pt"));
    session.model = at("nowhere.pt");
    QVERIFY(app::sessionPlan(session, {}).isEmpty());
    session = this->session();
    session.shown.clear(); // runs were open behind a model that was not run yet
    const app::SessionPlan plan = app::sessionPlan(session, {});
    QCOMPARE(plan.model, at("net.pt"));
    QCOMPARE(plan.runs, session.runs);
    QVERIFY(plan.shown.isEmpty());
}

void TestSessionPlan::whatIsNamedIsShown()
{
    const app::SessionPlan plan = app::sessionPlan(session(), {at("c.scales")});
    QCOMPARE(plan.shown, at("c.scales"));
    QCOMPARE(plan.named, QStringList(at("c.scales")));
    QCOMPARE(plan.runs, QStringList({at("c.scales"), at("a.scales"), at("b.scales")}));
    QCOMPARE(plan.comparedA, at("b.scales"));
    QVERIFY(plan.view.isEmpty());
    const app::SessionPlan again = app::sessionPlan(session(), {at("b.scales")});
    QCOMPARE(again.runs, QStringList({at("b.scales"), at("a.scales")}));
}

void TestSessionPlan::twoNamedRunsAreCompared()
{
    const app::SessionPlan plan = app::sessionPlan(session(), {at("c.scales"), at("d.scales")});
    QCOMPARE(plan.shown, at("c.scales"));
    QCOMPARE(plan.comparedA, at("c.scales"));
    QCOMPARE(plan.comparedB, at("d.scales"));
}

void TestSessionPlan::aNamedModelIsInFront()
{
    const app::SessionPlan plan = app::sessionPlan(session(), {at("net.pt")});
    QCOMPARE(plan.model, at("net.pt"));
    QVERIFY(plan.shown.isEmpty() && plan.named.isEmpty());
    QCOMPARE(plan.runs, session().runs);
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestSessionPlan)
#include "test_session_plan.moc"
