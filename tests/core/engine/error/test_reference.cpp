// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/error/reference_values.h"
#include "core/engine/error/sampled_elements.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <cmath>

namespace scalescope::engine {

namespace {

using graph::Direction;
using testing::JobRun;

constexpr double infinity = std::numeric_limits<double>::infinity();

const char* const net = R"(
def forward(self, x):
    self.state = self.state + torch.dropout(x, 0.5, True).mean(0)
    y = torch.linear(torch.dropout(x, 0.5, True), self.weight)
    return (y * self.state).sum()
)";

std::function<void(job::Job&)> withTransforms(const std::vector<std::string>& transforms)
{
    return [transforms](job::Job& job) { job.transforms = job::transformsFrom(transforms).value(); };
}

const graph::TensorError* errorOf(const JobRun& run, const char* name, Direction direction)
{
    const graph::Node* node = run.run.graph.findByName(name);
    return node == nullptr ? nullptr : node->side(direction).error.get();
}

} // namespace

class TestReference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The weights, inputs, buffers and random masks are the same.
    void aFormatThatHoldsEverythingCostsNothing()
    {
        const JobRun run(net, withTransforms({"format:e8m23"}));
        QCOMPARE(run.message(), QString());
        int errors = 0;
        for (const graph::Node& node : run.run.graph.nodes) {
            for (const auto direction : {Direction::Forward, Direction::Backward}) {
                if (const auto* error = node.side(direction).error.get()) {
                    ++errors;
                    QVERIFY2(error->sqnr == infinity || std::isnan(error->sqnr), node.name.c_str());
                }
            }
        }
        QVERIFY(errors > 10);
        QVERIFY(run.run.error.has_value());
        QCOMPARE(run.run.error->loss, run.run.error->referenceLoss);
        QCOMPARE(run.run.error->gradients.relativeError, 0.0);
        QVERIFY(run.problems().contains("error-of-run"));
    }

    void theFormatsCostIsMeasured()
    {
        const JobRun run(net, withTransforms({"format:e2m1fn"}));
        QCOMPARE(run.message(), QString());
        const auto* error = errorOf(run, "linear", Direction::Forward);
        QVERIFY(error != nullptr);
        QVERIFY2(error->sqnr > 5 && error->sqnr < 30, qPrintable(QString::number(error->sqnr)));
        QCOMPARE(error->relativeError, std::pow(10, -error->sqnr / 20));
        QVERIFY(error->cosine > 0.9 && error->cosine < 1);
        QVERIFY(!error->sampled);
        QVERIFY(run.run.error->loss != run.run.error->referenceLoss);
        QVERIFY(run.run.error->gradients.relativeError > 0.01);
        QVERIFY(errorOf(run, "x", Direction::Forward)->sqnr == infinity);
    }

    void onlySimulatedRunsHaveErrors()
    {
        for (const auto& transforms : {std::vector<std::string>{}, std::vector<std::string>{"unit_scale"}}) {
            const JobRun run(net, withTransforms(transforms));
            QCOMPARE(run.message(), QString());
            QVERIFY(!run.run.error && errorOf(run, "linear", Direction::Forward) == nullptr);
            QVERIFY(!run.events.phases().contains("reference"));
        }
    }

    /// A run that captures the program is the reference too, unless the two differ.
    void theModelRunsOnceMoreOnlyWhereItHasTo_data()
    {
        QTest::addColumn<QString>("transforms");
        QTest::addColumn<QString>("code");
        QTest::addColumn<bool>("again");
        QTest::newRow("formats alone") << "format:e8m23" << net << false;
        QTest::newRow("after unit scaling") << "unit_scale format:e8m23" << net << true;
    }

    void theModelRunsOnceMoreOnlyWhereItHasTo()
    {
        QFETCH(const QString, transforms);
        QFETCH(const QString, code);
        std::vector<std::string> names;
        for (const QString& name : transforms.split(' ')) {
            names.push_back(name.toStdString());
        }
        const JobRun run(code.toStdString(), withTransforms(names));
        QCOMPARE(run.message(), QString());
        QTEST(run.events.phases().contains("reference"), "again");
        QCOMPARE(run.run.error->gradients.relativeError, 0.0);
        QCOMPARE(run.run.error->loss, run.run.error->referenceLoss);
    }

    void forkedCallsAreReplayedForIt()
    {
        const JobRun run(testing::modelFromArchiveCode({{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def inner(self: __torch__.Model, x: Tensor) -> Tensor:
    return torch.mul(torch.tanh(torch.linear(x, self.weight)), 3.)
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    first = fork(self.inner, x)
    second = fork(self.inner, torch.mul(x, 0.3))
    y = torch.add(torch.wait(first), torch.wait(second))
    return torch.sum(torch.add(y, (self).inner(torch.mul(x, 0.7))))
)"}}),
                         withTransforms({"format:e8m23"}));
        QCOMPARE(run.message(), QString());
        QVERIFY(run.events.phases().contains("reference"));
        QCOMPARE(run.run.error->gradients.relativeError, 0.0);
        QCOMPARE(run.run.error->loss, run.run.error->referenceLoss);
    }

    void whatGoesForwardAloneHasTheErrorOfItsResults()
    {
        const JobRun run("def forward(self, x):\n    return torch.linear(x, self.weight)\n",
                         [](job::Job& job) {
                             job.transforms = job::transformsFrom({"format:e4m3fn"}).value();
                             job.backward = "none";
                         });
        QCOMPARE(run.message(), QString());
        const auto said = std::ranges::find(run.run.problems, "error-of-run", &graph::Problem::id);
        QVERIFY(said != run.run.problems.end());
        const auto& arguments = said->said.arguments();
        QVERIFY2(std::get<message::Message>(arguments.at(0).value).id() == "resultsAgainst",
                 said->message.c_str());
    }

    void whereBackwardFailsThereAreErrorsOfForward()
    {
        const JobRun run("def forward(self, x):\n    y = torch.exp(torch.linear(x, self.weight))\n"
                         "    return y.mul_(2).sum()\n",
                         withTransforms({"format:e4m3fn"}));
        QVERIFY(run.problems().contains("backward-failed") && !run.problems().contains("no-reference"));
        QVERIFY(errorOf(run, "linear", Direction::Forward) != nullptr);
    }

    void unitScalingStaysInTheReference()
    {
        const JobRun run(net, withTransforms({"unit_scale", "format:e8m23"}));
        QCOMPARE(run.message(), QString());
        QVERIFY(errorOf(run, "linear", Direction::Forward)->sqnr == infinity);
        QCOMPARE(run.run.error->gradients.relativeError, 0.0);
    }

    void ofLargeTensorsAPartIsCompared()
    {
        const JobRun run("def forward(self, x):\n    return torch.linear(x, self.weight)\n",
                         [](job::Job& job) {
                             job.transforms = job::transformsFrom({"format:e4m3fn"}).value();
                             job.inputs = {{"", "randn:[65536,4]"}};
                         });
        QCOMPARE(run.message(), QString());
        QVERIFY(errorOf(run, "linear", Direction::Forward)->sampled);
        QVERIFY(!errorOf(run, "weight", Direction::Backward)->sampled);
        QVERIFY(std::isnan(run.run.error->loss));
    }

    void ofLargeTensorsOutliersAreCounted_data()
    {
        at::manual_seed(5);
        const at::Tensor usual = at::randn({1000, 1000});
        const at::Tensor few = usual.clone();
        few.view(-1).slice(0, 77'777, 1'000'000, 200'003).fill_(3000);
        const at::Tensor infinite = few.clone();
        infinite.view(-1).slice(0, 5, 1'000'000, 300'007).fill_(infinity);
        QTest::addColumn<at::Tensor>("numbers");
        QTest::newRow("none") << usual;
        QTest::newRow("five") << few;
        QTest::newRow("five, of columns") << few.t();
        QTest::newRow("five, of a part") << few.narrow(1, 100, 800);
        QTest::newRow("five, in bfloat16") << few.to(at::kBFloat16);
        QTest::newRow("five, in float64") << few.to(at::kDouble);
        QTest::newRow("infinities in both") << infinite;
        QTest::newRow("heavy tails") << usual.pow(9);
        QTest::newRow("heavier tails") << usual / at::randn({1000, 1000});
        QTest::newRow("one row") << few.reshape({1, 1, -1});
        QTest::newRow("one number") << at::ones({1000, 1000});
    }

    /// Noise is the largest where numbers are: a sample without the few that make the sums is far off.
    void ofLargeTensorsOutliersAreCounted()
    {
        QFETCH(const at::Tensor, numbers);
        at::manual_seed(7);
        const at::Tensor noise = at::rand(numbers.sizes()).sub(0.5).mul(0.1);
        const at::Tensor own = numbers + (numbers * noise).nan_to_num(0, 0, 0).to(numbers.scalar_type());
        const QTemporaryDir folder;
        const auto estimate = [&] {
            ReferenceValues values{SpillFile(folder.path().toStdString())};
            values.see({}, numbers, Direction::Forward);
            return values.errorOf({}, own, Direction::Forward).value();
        };
        graph::ErrorSums sums;
        addPairs(flatElements(numbers), flatElements(own), sums);
        const graph::TensorError exact = sums.error();
        const graph::TensorError error = estimate();
        QVERIFY(error.sampled);
        QVERIFY2(std::abs(error.sqnr - exact.sqnr) < 0.1,
                 qPrintable(QStringLiteral("%1 dB instead of %2").arg(error.sqnr).arg(exact.sqnr)));
        QVERIFY(std::abs(error.cosine - exact.cosine) < 1e-4);
        QVERIFY(std::abs(error.normRatio - exact.normRatio) < 1e-3);
        QCOMPARE(error.sqnr, estimate().sqnr);
    }

    void aModelThatFailsSaysSoOnce()
    {
        const JobRun run("def forward(self, x):\n    y = torch.linear(x, self.weight)\n"
                         "    return torch.linalg_cholesky(y - y)\n",
                         withTransforms({"format:e4m3fn"}));
        QCOMPARE(run.status(), 4);
        QVERIFY(!run.run.error);
        QCOMPARE(run.problems().count("forward-failed"), 1);
    }

    void positionsAreThoseOfTheSize()
    {
        const at::Tensor numbers = at::arange(400'000, at::kDouble).reshape({400, 1000});
        const at::Tensor sample = sampledElements(numbers);
        QCOMPARE(sample.numel(), mostSampledElements);
        QVERIFY(sample.equal(sampledElements(numbers.t().contiguous().t())));
        QVERIFY((sample.slice(0, 1) >= sample.slice(0, 0, -1)).all().item<bool>());
        // Evenly spread: the mean of so many draws is within four deviations of the middle.
        QVERIFY(std::abs(sample.mean().item<double>() - 199'999.5) < 4 * 400'000 / std::sqrt(12.0 * 65'536));
        QVERIFY(sampledElements(numbers.narrow(0, 0, 3)).equal(at::arange(3000, at::kDouble)));
        QVERIFY(sampledElements(at::ones({3}, at::kBFloat16)).scalar_type() == at::kFloat);
    }
};

} // namespace scalescope::engine

SCALESCOPE_TEST(scalescope::engine::TestReference)
#include "test_reference.moc"
