// SPDX-License-Identifier: GPL-3.0-or-later
// Operators through which no gradient passes, though nobody meant so.
#include "core/engine/load/loader.h"
#include "core/message/say_inputs.h"
#include "core/message/say_run.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

/// A model with 4x4 parameters `weight` and `other` whose forward is `lines`.
torch::jit::Module modelWith(const std::string& lines)
{
    return modelFromArchiveCode({{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", "other", ]
  __buffers__ = []
  weight : Tensor
  other : Tensor
  training : bool
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
)" + lines}});
}

std::vector<message::Message> cuts(const JobRun& run)
{
    std::vector<message::Message> said;
    for (const graph::Problem& problem : run.run.problems) {
        if (problem.id == "gradient-cut") {
            said.push_back(problem.said);
        }
    }
    return said;
}

const std::vector<message::Message> noCuts;

} // namespace

class TestGradientCuts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(loadOperatorLibrary(tests::testLibraryPath("libscalescope_test_operators.so").toStdString()));
    }

    void anOperatorWithoutAGradientIsNamedWithWhatItCutsOff_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a kernel for the processor alone") << "halve";
        QTest::newRow("a function for everything that reads memory itself") << "halve_everywhere";
    }
    void anOperatorWithoutAGradientIsNamedWithWhatItCutsOff()
    {
        QFETCH(const QString, name);
        const JobRun run(modelWith("    y = ops.scalescope_test_operators." + name.toStdString() +
                                   "(torch.matmul(x, self.weight))\n"
                                   "    return torch.matmul(y, self.other)\n"));
        QCOMPARE(run.status(), 0);
        QCOMPARE(cuts(run), std::vector<message::Message>{say::gradientsStop(
                                "scalescope_test_operators::" + name.toStdString(), 3, 1)});
    }
    void aModelWhoseOnlyWayIsCutIsNotSaidToDependOnNothing()
    {
        const JobRun run(modelWith("    y = torch.matmul(torch.matmul(x, self.weight), self.other)\n"
                                   "    return ops.scalescope_test_operators.halve(y)\n"));
        QCOMPARE(run.problems(), QStringList({"gradient-cut", "no-backward"}));
        QVERIFY(run.run.problems.back().said == say::noOutputForBackward());
        QCOMPARE(cuts(run),
                 std::vector<message::Message>{say::gradientsStop("scalescope_test_operators::halve", 5, 2)});
    }
    void whatHasGradientsByOtherWaysIsNotLost()
    {
        const JobRun run(modelWith("    y = torch.matmul(x, self.weight)\n"
                                   "    z = ops.scalescope_test_operators.halve(y)\n"
                                   "    return torch.add(torch.matmul(y, self.other), z)\n"));
        QCOMPARE(cuts(run),
                 std::vector<message::Message>{say::gradientsGoAround("scalescope_test_operators::halve")});
    }
    void whatIsMeantToHaveNoneIsNoCut_data()
    {
        QTest::addColumn<QString>("value");
        QTest::newRow("an operator made of PyTorch's own") << "ops.scalescope_test_operators.twice(x)";
        QTest::newRow("a position") << "torch.mul(x, torch.to(ops.scalescope_test_operators.largest(x), 6))";
        QTest::newRow("detach") << "torch.detach(x)";
        QTest::newRow("zeros like it") << "torch.zeros_like(x)";
        QTest::newRow("a comparison") << "torch.to(torch.gt(x, 0), 6)";
        QTest::newRow("its shape") << "torch.expand_as(torch.ones([4]), x)";
    }
    void whatIsMeantToHaveNoneIsNoCut()
    {
        QFETCH(const QString, value);
        const JobRun run(modelWith("    y = " + value.toStdString() +
                                   "\n    return torch.add(torch.matmul(x, self.weight), y)\n"));
        QCOMPARE(run.message(), QString());
        QCOMPARE(cuts(run), noCuts);
    }
    void anOperatorThatWritesUnseenIsNamed()
    {
        const JobRun run(modelWith("    y = torch.matmul(x, self.weight)\n"
                                   "    z = ops.scalescope_test_operators.halve_(y)\n"
                                   "    return torch.matmul(z, self.other)\n"));
        QCOMPARE(cuts(run), std::vector<message::Message>{
                                say::gradientsPassUnseen("scalescope_test_operators::halve_")});
        const graph::Node* before = run.run.graph.findByName("matmul");
        const graph::Node* after = run.run.graph.findByName("halve_");
        QVERIFY(before && after && before->forward.metric && after->forward.metric);
        QCOMPARE(after->forward.metric->statistics.meanAbs, before->forward.metric->statistics.meanAbs / 2);
    }
    void whatAutogradKnowsOrLeavesItsOperandIsNoUnseenWrite_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("made of PyTorch's own operators") << "twice_";
        QTest::newRow("writes nothing") << "leave_";
    }
    void whatAutogradKnowsOrLeavesItsOperandIsNoUnseenWrite()
    {
        QFETCH(const QString, name);
        const JobRun run(modelWith("    y = torch.matmul(x, self.weight)\n"
                                   "    z = ops.scalescope_test_operators." +
                                   name.toStdString() + "(y)\n    return torch.matmul(z, self.other)\n"));
        QCOMPARE(run.message(), QString());
        QCOMPARE(cuts(run), noCuts);
    }
    void whereNoBackwardWasAskedForNothingIsSaid()
    {
        const JobRun run(modelWith("    return ops.scalescope_test_operators.halve(self.weight)\n"),
                         [](job::Job& job) { job.backward = "none"; });
        QCOMPARE(run.problems(), QStringList());
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestGradientCuts)
#include "test_gradient_cuts.moc"
