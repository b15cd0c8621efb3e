// SPDX-License-Identifier: GPL-3.0-or-later
// Warnings: one of the operators that libtorch's interpreter does itself.
#include "tests/core/engine/support/job_run.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

QStringList logged(const JobRun& run, const std::string& source)
{
    QStringList texts;
    for (const job::Event& event : run.events.list) {
        const auto* log = std::get_if<job::Log>(&event);
        if (log && log->source == source) {
            texts << QString::fromStdString(log->text);
        }
    }
    return texts;
}

} // namespace

class TestWarnings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWarningInALoopIsLoggedOnce_data()
    {
        QTest::addColumn<QString>("transform");
        QTest::addColumn<QString>("values");
        QTest::newRow("as it is") << ""
                                  << "";
        QTest::newRow("run a second time with a transform") << "fp8"
                                                            << "";
        QTest::newRow("run a second time to save values") << ""
                                                          << "matmul";
    }
    void aWarningInALoopIsLoggedOnce()
    {
        QFETCH(const QString, transform);
        QFETCH(const QString, values);
        const JobRun run(R"(
def forward(self, x):
    for i in range(3):
        x = torch.matmul(x, self.weight)
        torch.warn("round {} is slow".format(i), 2)
    return x
)",
                         [&](job::Job& job) {
                             if (!transform.isEmpty()) {
                                 job.transforms = *job::transformsFrom({transform.toStdString()});
                             }
                             job.saveValues = values.toStdString();
                         });
        QCOMPARE(run.message(), QString());
        const QStringList texts = logged(run, "model");
        QCOMPARE(texts.size(), 1);
        QVERIFY2(texts.front().startsWith("UserWarning: round 0 is slow"), qPrintable(texts.front()));
    }
    void warningsOfTwoPlacesAreTwo()
    {
        const JobRun run(R"(
def forward(self, x):
    torch.warn("the same")
    y = x * 2
    torch.warn("the same")
    return y
)");
        QCOMPARE(run.message(), QString());
        QCOMPARE(logged(run, "model").size(), 2);
    }
    void aForkedCallsWarningIsLoggedToo()
    {
        const JobRun run(modelFromArchiveCode({{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def inner(self: __torch__.Model, x: Tensor) -> Tensor:
    torch.warn("forked", 2)
    return torch.mul(x, self.weight)
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    return torch.wait(fork(self.inner, x))
)"}}));
        QCOMPARE(run.message(), QString());
        QCOMPARE(logged(run, "model").size(), 1);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestWarnings)
#include "test_warnings.moc"
