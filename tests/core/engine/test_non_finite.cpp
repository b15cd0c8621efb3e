// SPDX-License-Identifier: GPL-3.0-or-later
// Where NaN and infinities arise in runs of models, and which infinities are those of a mask.
#include "core/message/say_report.h"
#include "core/report/problems/causes.h"
#include "core/report/problems/non_finite.h"
#include "core/report/problems/problems.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

/// "log", "mask masked_fill" of what is intended, "backward of sqrt" of a gradient that an operator made.
QStringList sourcesOf(const JobRun& run)
{
    QStringList names;
    for (const report::NonFiniteSource& source : report::nonFiniteSources(run.run.graph)) {
        const QString name = QString::fromStdString(source.place().name);
        names << (source.intended                                  ? "mask " + name
                  : source.maker != nullptr                        ? "backward of " + name
                  : source.direction == graph::Direction::Backward ? "gradient of " + name
                                                                   : name);
    }
    return names;
}

std::string method(const std::string& body)
{
    return "\ndef forward(self, x):\n    " + body + "\n";
}

void inFloat16(job::Job& job)
{
    job.inputs = {{"", "randn:[4,4]:float16"}};
}

} // namespace

class TestNonFinite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void masksAreKnownByWhatTheyFeed_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* body, const char* expected) {
            QTest::newRow(name) << QString(body).replace("\n", "\n    ") << QString(expected);
        };
        row("masked_fill", "return torch.softmax(x.masked_fill(x > 1.0, float('-inf')), 1)",
            "mask masked_fill");
        row("a tensor of zeros that is filled and added",
            "m = torch.zeros_like(x).masked_fill_(x > 1.0, float('-inf'))\nreturn torch.softmax(x + m, 1)",
            "mask masked_fill_");
        row("where", "return torch.softmax(torch.where(x > 1.0, torch.full_like(x, float('-inf')), x), 1)",
            "mask full_like");
        row("the logarithm of a truth value", "return torch.softmax(x + torch.log((x < 1.0).float()), 1)",
            "mask log");
        row("written into",
            "m = torch.zeros([4])\nm[x[0] > 0.0] = float('-inf')\nreturn torch.softmax(x + m, 1)",
            "mask tensor");
        row("a triangle", "return torch.softmax(x + torch.full([4, 4], float('-inf')).triu(1), 1)",
            "mask full");
        row("a buffer", "return torch.softmax(x + self.infinite, 1)", "mask infinite");
        row("the largest of what is left", "return torch.amax(x + self.infinite, 1)", "mask infinite");
        row("what is subtracted", "return torch.softmax(x - self.infinite, 1)", "infinite");
        row("the logarithm of a factor", "return torch.relu(x * torch.exp(self.infinite))", "mask infinite");
        row("a variance",
            "return torch.batch_norm(x, None, None, torch.zeros([4]), -self.infinite, False, 0.1, "
            "1e-5, False)",
            "infinite");
        row("a bias", "return torch.linear(x, self.weight, self.infinite)", "infinite");
        row("what no operator takes away", "return x + self.infinite", "infinite");
    }

    void masksAreKnownByWhatTheyFeed()
    {
        QFETCH(const QString, body);
        QFETCH(const QString, expected);
        torch::jit::Module model = modelOf("\ndef other(self, x):\n    return x\n");
        at::Tensor infinite = at::zeros({4});
        infinite[3] = -std::numeric_limits<float>::infinity();
        model.register_buffer("infinite", infinite);
        model.define(method(body.toStdString()));
        const JobRun run(model);
        QCOMPARE(run.message(), QString());
        const QStringList sources = sourcesOf(run);
        QCOMPARE(sources.isEmpty() ? QString() : sources.first(), expected);
    }

    void theSmallestNumberTwiceIsAMask()
    {
        if (!computesInFloat16())
            QSKIP("This libtorch does not compute in float16.");
        const JobRun run(
            method("m = torch.full_like(x, -65504.).triu(1)\n    w = torch.softmax(x + m + m, 1)\n"
                   "    return w"),
            inFloat16);
        QCOMPARE(run.message(), QString());
        QCOMPARE(sourcesOf(run), QStringList("mask add_1"));
    }

    void whatAMaskIsAddedToIsANote()
    {
        const JobRun run(method("return torch.softmax(x.masked_fill(x > 1.0, float('-inf')) + x, 1)"));
        const auto causes = report::causesOf(
            report::scaleProblems(run.run.graph, formats::FormatPair{*formats::findFormat("fp16"),
                                                                     *formats::findFormat("fp16")}),
            run.run.graph);
        QVERIFY(!causes.empty());
        QVERIFY(causes.front().severity() == graph::Severity::Info);
        QCOMPARE(causes.front().consequences.size(), std::size_t{1});
    }

    void aGradientIsToldAtTheBackwardThatMadeIt_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* body, const char* expected) {
            QTest::newRow(name) << QString(body) << QString(expected);
        };
        row("sqrt", "return torch.where(x > 0.0, torch.sqrt(torch.relu(x)), x).sum()", "backward of sqrt");
        row("acos", "return torch.acos(torch.clamp(x, -1.0, 1.0) * 2.0 / 2.0).sum()", "backward of acos");
        row("a power", "return torch.pow(torch.relu(x), 0.5).sum()", "backward of pow");
        row("several results",
            "z = x @ x.t() * 0.0\n    w, v = torch.linalg_eigh(z)\n    return w.sum() + v.sum()",
            "backward of linalg_eigh");
        row("read twice", "z = x * 0.0\n    return torch.hypot(z, z).sum()", "backward of hypot");
        row("of complex numbers", "return torch.fft_irfft(torch.sqrt(torch.fft_rfft(x * 0.0))).sum()",
            "backward of sqrt");
        row("NaN in complex numbers",
            "z = torch.fft_rfft(x * 0.0)\n    return torch.fft_irfft(z / torch.abs(z)).sum()", "div");
        row("what is NaN forward", "return torch.log(x - 10.0).sum()", "log");
    }

    void aGradientIsToldAtTheBackwardThatMadeIt()
    {
        QFETCH(const QString, body);
        QFETCH(const QString, expected);
        const JobRun run(method(body.toStdString()));
        QCOMPARE(run.message(), QString());
        const QStringList sources = sourcesOf(run);
        QVERIFY2(sources == QStringList(expected), qPrintable(sources.join(", ")));
    }

    void nanThatComesOfAMaskIsAnOrigin()
    {
        const JobRun run(method("return torch.softmax(x.masked_fill(x == x, float('-inf')), 0)"));
        QCOMPARE(sourcesOf(run), QStringList({"mask masked_fill", "softmax"}));
    }

    void whereNoGradientPassesIsToldAlone_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* body, const char* expected) {
            QTest::newRow(name) << "y = torch.linear(x, self.weight)\n    " + QString(body)
                                << QString(expected);
        };
        row("relu", "return (torch.relu(y - 100.0) + y).sum()", "relu");
        row("a normalisation of one number, beside a bias of zeros",
            "z = torch.layer_norm((y * 0.0 + 2.0).reshape([-1, 1]), [1], torch.ones([1]), torch.zeros([1]))\n"
            "    return (z + 1.0).sum()",
            "layer_norm");
        row("a difference", "z = y - y.detach()\n    return torch.cos(z + 1.0).sum()", "");
        row("a difference of what else is read", "z = y - y.detach()\n    return torch.cos(z + y).sum()", "");
        row("a product with zeros", "return torch.cos(y * torch.zeros_like(y) + 1.0).sum()", "");
    }

    void whereNoGradientPassesIsToldAlone()
    {
        QFETCH(const QString, body);
        const JobRun run(method(body.toStdString()));
        QCOMPARE(run.message(), QString());
        const formats::NumberFormat fp16 = *formats::findFormat("fp16");
        QStringList dead;
        for (const report::ScaleProblem& problem :
             report::scaleProblems(run.run.graph, formats::FormatPair{fp16, fp16}))
            if (problem.kind == report::ScaleProblemKind::Dead)
                dead << QString::fromStdString(run.run.graph.find(*problem.problem.node)->name);
        QTEST(dead.join(' '), "expected");
    }

    void anOverflowNamesItsType()
    {
        if (!computesInFloat16())
            QSKIP("This libtorch does not compute in float16.");
        const JobRun run(
            method("y = torch.pow(x.float() * 0.0 + 1000.0, 1).half()\n    return torch.rsqrt(y * y).sum()"),
            inFloat16);
        QCOMPARE(run.message(), QString());
        const formats::NumberFormat fp16 = *formats::findFormat("fp16");
        const auto causes = report::causesOf(
            report::scaleProblems(run.run.graph, formats::FormatPair{fp16, fp16}), run.run.graph);
        QVERIFY(!causes.empty());
        const report::ProblemCause& first = causes.front();
        QVERIFY(first.origin.problem.severity == graph::Severity::Error);
        QVERIFY(first.origin.problem.said ==
                say::computeWider(
                    say::overflowsTo(say::goingForward(), say::percentage("100"), "FP16", "65,504")));
        // What is made of it is zero, and that is told beneath it.
        QVERIFY(std::ranges::any_of(first.consequences, [](const report::ScaleProblem& problem) {
            return problem.kind == report::ScaleProblemKind::Dead;
        }));
    }

    void aBaselineThatIsNotFiniteIsComparedWithNothing()
    {
        const JobRun run(method("return torch.linear(x, self.weight).log().sum()"),
                         [](job::Job& job) { job.transforms = job::transformsFrom({"fp8"}).value(); });
        const auto isTold = [](const graph::Problem& problem) {
            return problem.said == say::baselineNotFinite("NaN") &&
                   problem.severity == graph::Severity::Error;
        };
        QVERIFY(std::ranges::any_of(run.run.problems, isTold));
        // The run is whole, but not what was asked for.
        QVERIFY(run.run.status == graph::RunStatus::Done && !run.run.error);
        QVERIFY(!run.result && run.result.error().said == say::baselineNotFinite("NaN"));
        QCOMPARE(run.status(), static_cast<int>(ExitStatus::ModelFailed));
    }

    void aDivisionByZeroIsNoOverflow()
    {
        const JobRun run(method("return (x / (x * 0.0).abs()).sum()"));
        const auto sources = report::nonFiniteSources(run.run.graph);
        QVERIFY(!sources.empty());
        QCOMPARE(QString::fromStdString(sources.front().node->name), QString("div"));
        QVERIFY(!sources.front().overflows && !sources.front().intended);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestNonFinite)
#include "test_non_finite.moc"
