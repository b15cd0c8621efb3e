// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_progress.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scalescope::tests {

class TestRunProgress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBarOfARunNeverFalls();
};

void TestRunProgress::theBarOfARunNeverFalls()
{
    app::RunProgress progress;
    progress.setStage(0, 1);
    progress.enter(job::Phase::Forward);
    const double start = progress.fraction();
    progress.advance({job::Phase::Forward, 50, 0}); // no total is known
    const double middle = progress.fraction();
    QVERIFY(middle > start);
    progress.setStage(0, 2); // a variant is wanted since
    QCOMPARE(progress.fraction(), middle);
    progress.advance({job::Phase::Backward, 10, 10});
    QVERIFY(progress.fraction() < 0.5 || progress.fraction() == middle);
    progress.setStage(1, 2);
    QVERIFY(progress.fraction() >= 0.5);
    progress.advance({job::Phase::Write, 1, 1});
    QCOMPARE(progress.fraction(), 1.0);
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestRunProgress)
#include "test_run_progress.moc"
