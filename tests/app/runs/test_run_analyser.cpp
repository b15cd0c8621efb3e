// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_analyser.h"
#include "tests/app/runs/patience.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <QThread>
#include <vector>

namespace scalescope::tests {

namespace {

sheet::ViewState stateOf(const std::shared_ptr<graph::Run>& run)
{
    sheet::ViewState state;
    state.run = run;
    return state;
}

} // namespace

class TestRunAnalyser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSmallRunIsTakenAtOnce();
    void aLargeRunComesLaterAndOnThisThread();
    void onlyTheLastRequestIsAnswered();
    void whatWasCalledOffIsNotAnswered();
};

void TestRunAnalyser::aSmallRunIsTakenAtOnce()
{
    app::RunAnalyser analyser;
    const auto run = sampleRun();
    std::shared_ptr<const graph::Run> taken;
    analyser.analyse(stateOf(run), [&](sheet::RunAnalysis&& analysis) { taken = analysis.state().run; });
    QVERIFY(taken == run);
    QVERIFY(!analyser.isBusy());
}

void TestRunAnalyser::aLargeRunComesLaterAndOnThisThread()
{
    app::RunAnalyser analyser;
    const auto run = sampleRunOfSize(3000);
    std::size_t problems = 0;
    const QThread* thread = nullptr;
    analyser.analyse(stateOf(run), [&](sheet::RunAnalysis&& analysis) {
        thread = QThread::currentThread();
        problems = analysis.problems()->top().size();
    });
    QVERIFY(analyser.isBusy());
    QVERIFY(thread == nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(thread != nullptr, patience);
    QVERIFY(thread == QThread::currentThread());
    QVERIFY(!analyser.isBusy());
    QCOMPARE(problems, sheet::RunAnalysis(stateOf(run)).problems()->top().size());
    QVERIFY(problems > 0);
}

void TestRunAnalyser::onlyTheLastRequestIsAnswered()
{
    app::RunAnalyser analyser;
    const auto first = sampleRunOfSize(3000);
    const auto last = sampleRunOfSize(4000);
    std::vector<std::shared_ptr<const graph::Run>> taken;
    const auto take = [&](sheet::RunAnalysis&& analysis) { taken.push_back(analysis.state().run); };
    analyser.analyse(stateOf(first), take);
    analyser.analyse(stateOf(last), take);
    QTRY_VERIFY_WITH_TIMEOUT(!taken.empty(), patience);
    QCOMPARE(taken.size(), std::size_t(1));
    QVERIFY(taken.front() == last);
    QVERIFY(!analyser.isBusy());
}

void TestRunAnalyser::whatWasCalledOffIsNotAnswered()
{
    app::RunAnalyser analyser;
    bool isTaken = false;
    analyser.analyse(stateOf(sampleRunOfSize(3000)), [&](sheet::RunAnalysis&&) { isTaken = true; });
    analyser.cancel();
    QVERIFY(!analyser.isBusy());
    // What comes after it in the same thread is answered alone.
    bool isNextTaken = false;
    analyser.analyse(stateOf(sampleRunOfSize(3000)), [&](sheet::RunAnalysis&&) { isNextTaken = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isNextTaken, patience);
    QVERIFY(!isTaken);
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestRunAnalyser)
#include "test_run_analyser.moc"
