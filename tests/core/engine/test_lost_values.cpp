// SPDX-License-Identifier: GPL-3.0-or-later
// Zeros that FP16 made are told apart from those that there are in exact arithmetic.
#include "core/report/problems/causes.h"
#include "core/report/problems/lost_values.h"
#include "core/report/problems/problems.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

JobRun narrowRun(const QString& body, const char* dtype = "float16")
{
    torch::jit::Module model = modelOf("\ndef other(self, x):\n    return x\n");
    model.register_parameter("zero", at::zeros({4, 4}).requires_grad_(), false);
    model.define("\ndef forward(self, x):\n    " + body.toStdString() + "\n");
    model.to(at::kHalf);
    return JobRun(model, [dtype](job::Job& job) {
        job.inputs = {{"", std::string("randn:[64,4]:") + dtype}};
    });
}

} // namespace

class TestLostValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!computesInFloat16())
            QSKIP("This libtorch does not compute in float16.");
    }
    void whatTheTypeMadeZeroIsTold_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("expected"); ///< where, and forward or gradient; empty for nothing
        const auto row = [](const char* name, const char* body, const char* expected) {
            QTest::newRow(name) << QString(body) << QString(expected);
        };
        row("a gradient in a cast", "return (torch.tanh(torch.linear(x, self.weight)).float() * 1e-8).sum()",
            "to gradient");
        row("half of a gradient", "return (torch.tanh(x).float() * 5e-8 * x.float()).sum()", "to gradient");
        row("a product", "y = x * 1e-5\n    return (y * torch.tanh(y)).sum()", "mul_1 fwdmul gradient");
        row("a product with a number", "return (x * 1e-8).float().sum()", "mul fwdmul gradient");
        row("a quotient", "return (x / 1e9).float().sum()", "div fwddiv gradient");
        row("a power", "return (x * 1e-4).pow(2).float().sum()", "pow fwdmul gradient");
        row("a mask", "return (x * (x > 1.0)).float().mean()", "");
        row("relu", "return torch.relu(torch.linear(x, self.weight) - 100.0).float().mean()", "");
        row("dropout", "return torch.dropout(x, 0.5, True).float().mean()", "");
        row("a second matrix of zeros",
            "return torch.linear(torch.linear(x, self.weight), self.zero).float().mean()", "");
        row("a sum that does not depend on it", "return torch.softmax(x, 1).float().sum()", "");
        row("large enough", "return torch.tanh(torch.linear(x, self.weight)).float().mean()", "");
    }

    void whatTheTypeMadeZeroIsTold()
    {
        QFETCH(const QString, body);
        QFETCH(const QString, expected);
        const JobRun run = narrowRun(body);
        QCOMPARE(run.message(), QString());
        const auto lost = report::lostValues(run.run.graph, {});
        QString found;
        for (const report::LostValues& values : lost)
            found += QString::fromStdString(values.place().name) +
                     (values.direction == graph::Direction::Forward ? " fwd" : " gradient");
        QCOMPARE(found, expected);
    }

    void parametersBehindItAreCountedAndTheLossScaled()
    {
        const JobRun run =
            narrowRun("return (torch.tanh(torch.linear(x, self.weight, self.bias)).float() * 1e-8).sum()");
        const auto lost = report::lostValues(run.run.graph, {});
        QCOMPARE(lost.size(), std::size_t{1});
        QCOMPARE(lost.front().parameters, std::int64_t{2});
        QCOMPARE(lost.front().lossScale, std::optional(16));
        const formats::NumberFormat fp16 = *formats::findFormat("fp16");
        const auto causes = report::causesOf(
            report::scaleProblems(run.run.graph, formats::FormatPair{fp16, fp16}), run.run.graph);
        QVERIFY(causes.front().origin.kind == report::ScaleProblemKind::Lost);
        QVERIFY(causes.front().origin.problem.severity == graph::Severity::Error);
        QVERIFY(causes.front().consequences.size() >= 3);
    }

    void inFloat32NothingIs()
    {
        torch::jit::Module model =
            modelOf("\ndef forward(self, x):\n    return (torch.tanh(x) * 1e-8).sum() * 1e-38\n");
        const JobRun run(model);
        QVERIFY(report::lostValues(run.run.graph, {}).empty());
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestLostValues)
#include "test_lost_values.moc"
