// SPDX-License-Identifier: GPL-3.0-or-later
// unit_scale:extended on what networks are written with: weights of any module, factors by hand, functions
// written out, branches that meet in other ways than residual adds.
#include "core/engine/transform/unit_scale/call.h"
#include "tests/core/engine/support/unit_scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <cmath>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

const std::string head = "\ndef forward(self, x):\n    ";

/// A wide model: a parameter `weight` of 96 x 32 with standard deviation 0.02, `bias` of 96, `table` of 32 x
/// 32 with 0.05, `gain` of 32 ones, and a buffer `fixed` like `table`.
torch::jit::Module wideModel(const std::string& body)
{
    at::manual_seed(5);
    torch::jit::Module model("Wide");
    model.register_attribute("training", c10::BoolType::get(), true);
    model.register_parameter("weight", (at::randn({96, 32}) * 0.02).requires_grad_(), false);
    model.register_parameter("bias", at::rand({96}).requires_grad_(), false);
    model.register_parameter("table", (at::randn({32, 32}) * 0.05).requires_grad_(), false);
    model.register_parameter("gain", at::ones({32}).requires_grad_(), false);
    model.register_buffer("fixed", at::randn({32, 32}) * 0.05);
    model.define(head + body + "\n");
    return model;
}

UnitScaledRun runWide(const std::string& body, const std::string& transform = "unit_scale:extended")
{
    const at::Tensor x = normalInput({64, 32});
    const auto shape = wideModel(body).get_method("forward")({x}).toTensor().sizes().vec();
    at::manual_seed(23);
    return runTransformed(wideModel(body), wideModel(body), unitScale(transform), {x}, at::randn(shape));
}

/// A trace of a product of x (64 x 32) with itself, `s`, with the size 32 as a tensor, `d`, as traces have
/// it.
torch::jit::Module traceReturning(const std::string& result)
{
    return modelFromArchiveCode({{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    d = ops.prim.NumToTensor(torch.size(x, 1))
    s = torch.matmul(x, torch.t(x))
    return )" + result + "\n"}});
}

double spread(const at::Tensor& tensor)
{
    return tensor.detach().std().item().toDouble();
}

bool isNear(double value, double expected, double tolerance)
{
    return std::abs(value - expected) <= tolerance * expected;
}

QStringList problemsOf(const UnitScaledRun& run, const std::string& id)
{
    QStringList found;
    for (const graph::Problem& problem : run.said->problems) {
        if (problem.id == id) {
            found << QString::fromStdString(problem.message);
        }
    }
    return found;
}

} // namespace

class TestUnitScaleNetworks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parametersOfProductsBecomeUnit_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("parameter");
        QTest::newRow("an own linear") << "return torch.linear(x, self.weight)"
                                       << "weight";
        QTest::newRow("Conv1D of transformers") << "return torch.addmm(self.gain, x, self.table)"
                                                << "table";
        QTest::newRow("a product") << "return torch.matmul(x, self.table)"
                                   << "table";
        QTest::newRow("chunks of one weight, as in multi-head attention")
            << "a, b, c = torch.chunk(self.weight, 3)\n    return torch.linear(x, a) + torch.linear(x, b)"
            << "weight";
        QTest::newRow("a slice that is turned")
            << "return torch.matmul(x, torch.t(torch.slice(self.weight, 0, 0, 32)))"
            << "weight";
        QTest::newRow("a convolution") << "w = torch.reshape(self.weight, [96, 32, 1])\n"
                                          "    return torch.conv1d(torch.unsqueeze(torch.t(x), 0), w)"
                                       << "weight";
        QTest::newRow("a convolution in two dimensions")
            << "w = torch.reshape(self.weight, [96, 8, 2, 2])\n"
               "    return torch.conv2d(torch.reshape(x, [4, 8, 8, 8]), w)"
            << "weight";
        QTest::newRow("learned positions")
            << "return torch.linear(x, self.table) + torch.repeat(self.table, [2, 1])"
            << "table";
    }

    void parametersOfProductsBecomeUnit()
    {
        QFETCH(const QString, body);
        QFETCH(const QString, parameter);
        const auto run = runWide(body.toStdString());
        QCOMPARE(QString::fromStdString(run.error), QString());
        const at::Tensor before = wideModel(body.toStdString()).attr(parameter.toStdString()).toTensor();
        const at::Tensor after = run.module.attr(parameter.toStdString()).toTensor();
        QVERIFY(at::allclose(after, before / before.std()));
        QVERIFY2(isNear(spread(run.output), 1, 0.35), qPrintable(QString::number(spread(run.output))));
        const double gradient = spread(run.inputs.front().grad());
        QVERIFY2(isNear(gradient, 1, 0.5), qPrintable(QString::number(gradient)));
    }

    void byDefaultTheyStay()
    {
        const auto run = runWide("return torch.linear(x, self.weight, self.bias)", "unit_scale");
        const auto model = wideModel("return x");
        QVERIFY(at::equal(run.module.attr("weight").toTensor(), model.attr("weight").toTensor()));
        QVERIFY(at::equal(run.module.attr("bias").toTensor(), model.attr("bias").toTensor()));
    }

    void biasesBecomeZeroAndGainsStay()
    {
        const auto run = runWide("y = torch.layer_norm(x, [32], self.gain)\n"
                                 "    return torch.linear(y, self.weight, self.bias)");
        QVERIFY(at::equal(run.module.attr("bias").toTensor(), at::zeros({96})));
        QVERIFY(at::equal(run.module.attr("gain").toTensor(), at::ones({32})));
    }

    void aWeightOfSeveralProductsIsDividedOnce()
    {
        const auto run =
            runWide("y = torch.matmul(x, self.table)\n    return torch.matmul(y, torch.t(self.table))");
        QVERIFY(isNear(spread(run.module.attr("table").toTensor()), 1, 1e-5));
    }

    void theDefaultSaysWhichWeightsAreNotUnit()
    {
        const std::string body =
            "return torch.linear(x, self.weight) * torch.sum(torch.matmul(x, self.table))";
        const auto plain = problemsOf(runWide(body, "unit_scale"), "weights-not-unit");
        QCOMPARE(plain.size(), 1);
        QVERIFY2(plain.front().contains("2 weights") && plain.front().contains("weight") &&
                     plain.front().contains("unit_scale:extended"),
                 qPrintable(plain.front()));
        QCOMPARE(problemsOf(runWide(body), "weights-not-unit"), QStringList());
    }

    void whatCannotBeRescaledIsSaidWithoutTheHint()
    {
        for (const char* transform : {"unit_scale", "unit_scale:extended"}) {
            const auto said =
                problemsOf(runWide("return torch.matmul(x, self.fixed)", transform), "weights-not-unit");
            QCOMPARE(said.size(), 1);
            QVERIFY2(!said.front().contains("rescales"), qPrintable(said.front()));
        }
    }

    void weightsOfUnitVarianceAreNotSaid()
    {
        const auto run = runCode(head + "return torch.linear(x, self.weight)\n", {normalInput({4, 4})});
        QCOMPARE(problemsOf(run, "weights-not-unit"), QStringList());
    }

    void aFactorByHandIsNotAppliedTwice_data()
    {
        QTest::addColumn<QString>("body");
        const QString scores = "torch.matmul(q, torch.t(x))";
        QTest::newRow("the query is divided") << "q = x / 5.656854\n    return " + scores;
        QTest::newRow("the query is multiplied") << "q = x * 0.17677669\n    return " + scores;
        QTest::newRow("the scores are divided") << "q = x\n    return " + scores + " / 5.656854";
        QTest::newRow("by a number that is computed")
            << "q = x\n    return " + scores + " / torch.sqrt(torch.tensor(32.))";
        QTest::newRow("addmm's factor")
            << "return torch.addmm(torch.zeros([64, 64]), x, torch.t(x), beta=0, alpha=0.17677669)";
    }

    void aFactorByHandIsNotAppliedTwice()
    {
        QFETCH(const QString, body);
        const auto run = runWide(body.toStdString());
        const auto plain = runWide("return torch.matmul(x, torch.t(x))");
        QCOMPARE(QString::fromStdString(run.error), QString());
        QVERIFY(at::allclose(run.output, plain.output, 1e-4, 1e-4));
        QVERIFY(at::allclose(run.inputs.front().grad(), plain.inputs.front().grad(), 1e-3, 1e-3));
    }

    void aFactorOfASizeIsNotAppliedTwiceInATrace_data()
    {
        QTest::addColumn<QString>("result");
        QTest::newRow("divided by") << "torch.div(s, torch.pow(d, 0.5))";
        QTest::newRow("multiplied with") << "torch.mul(s, torch.pow(d, -0.5))";
        QTest::newRow("in front") << "torch.mul(torch.pow(d, -0.5), s)";
        QTest::newRow("its root") << "torch.div(s, torch.sqrt(torch.detach(d)))";
        QTest::newRow("an inverse") << "torch.mul(s, torch.reciprocal(torch.pow(d, 0.5)))";
        QTest::newRow("the size of a head") << "torch.div(s, torch.pow(torch.floor_divide(d, 4), 0.5))";
        QTest::newRow("the size itself") << "torch.div(s, d)";
    }

    void aFactorOfASizeIsNotAppliedTwiceInATrace()
    {
        QFETCH(const QString, result);
        const auto runOf = [](const std::string& result) {
            return runTransformed(traceReturning(result), traceReturning(result),
                                  unitScale("unit_scale:extended"), {normalInput({64, 32})},
                                  normalInput({64, 64}));
        };
        const auto run = runOf(result.toStdString());
        const auto plain = runOf("s");
        QCOMPARE(QString::fromStdString(run.error), QString());
        QVERIFY(at::allclose(run.output, plain.output, 1e-4, 1e-4));
        QVERIFY(at::allclose(run.inputs.front().grad(), plain.inputs.front().grad(), 1e-3, 1e-3));
    }

    void aMasksNumberStays()
    {
        const auto run = runWide("m = 1.0 - (torch.sum(x, [1], True) > 0).float()\n"
                                 "    return torch.softmax(torch.matmul(x, self.table) + m * -10000.0, -1)");
        const auto& nodes = run.graph.graph.nodes;
        const bool isScaled = std::any_of(nodes.begin(), nodes.end(), [](const graph::Node& node) {
            return node.target == "unit_scaled::mul";
        });
        QVERIFY(!isScaled);
    }

    void aWrittenOutFunctionIsOne_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("operators");
        QTest::newRow("gelu with tanh")
            << "return 0.5 * y * (1.0 + torch.tanh(0.7978846 * (y + 0.044715 * torch.pow(y, 3.0))))"
            << "scalescope::activation";
        QTest::newRow("silu") << "return y * torch.sigmoid(y)"
                              << "scalescope::activation";
        QTest::newRow("a root mean square norm")
            << "return y * torch.rsqrt(torch.mean(torch.pow(y, 2), [-1], True) + 1e-6)"
            << "rms_norm";
        QTest::newRow("a softmax") << "e = torch.exp(y)\n    return e / torch.sum(e, [-1], True)"
                                   << "scalescope::share";
        QTest::newRow("a vector of length one") << "return y / torch.norm(y, 2, [-1], True)"
                                                << "rms_norm";
        QTest::newRow("a gate of another tensor is none") << "return y * torch.sigmoid(x)"
                                                          << "mul";
    }

    void aWrittenOutFunctionIsOne()
    {
        QFETCH(const QString, written);
        QFETCH(const QString, operators);
        if (operators == "rms_norm" && !unit_scaling::findFunction("aten::rms_norm", "").schema) {
            QSKIP("This libtorch does not have aten::rms_norm, which came with PyTorch 2.4.");
        }
        const auto run = runWide("y = torch.matmul(x, self.table)\n    " + written.toStdString());
        QCOMPARE(QString::fromStdString(run.error), QString());
        const auto& nodes = run.graph.graph.nodes;
        const bool isThere = std::any_of(nodes.begin(), nodes.end(), [&](const graph::Node& node) {
            return QString::fromStdString(node.target).endsWith(operators.section("::", -1));
        });
        QVERIFY(isThere);
        QVERIFY2(isNear(spread(run.output), 1, 0.2), qPrintable(QString::number(spread(run.output))));
    }

    void aMeanOfANormStays()
    {
        const auto run = runWide("y = torch.matmul(x, self.table)\n    return y - torch.mean(y, [-1], True)");
        const auto plain = runWide("return torch.matmul(x, self.table)");
        const at::Tensor centred = plain.output - plain.output.mean({-1}, true);
        QVERIFY(isNear(spread(run.output), spread(centred), 0.5));
        QVERIFY(run.output.mean({-1}).abs().max().item().toDouble() < 1e-4);
    }

    void aMaskIsNoSkip()
    {
        const std::string layer = "torch.matmul(torch.softmax(torch.matmul(y, torch.t(y)) + m, -1), y)";
        const auto run = runWide("y = x\n    m = torch.zeros([64, 64])\n    y = " + layer +
                                 "\n    y = " + layer + "\n    return y");
        QCOMPARE(run.said->with("residual"), std::vector<std::string>());
    }

    void gradientsOfBranchesAreSummedToUnit()
    {
        const auto run = runWide("y = torch.matmul(x, self.table)\n"
                                 "    a = torch.linear(y, self.weight)\n    b = torch.tanh(y)\n"
                                 "    return torch.cat([a, b, torch.sigmoid(y), torch.relu(y)], 1)");
        const double gradient = spread(run.inputs.front().grad());
        QVERIFY2(isNear(gradient, 1, 0.25), qPrintable(QString::number(gradient)));
    }

    void aChainOfActivationsStaysUnit()
    {
        // relu's mean of 0.68 makes the next product 1.21 times as large: 3.8 after seven.
        std::string body = "a, b, c = torch.chunk(self.weight, 3)\n    y = x";
        for (const char* weight : {"a", "b", "c", "torch.t(a)", "torch.t(b)", "torch.t(c)", "self.table"}) {
            body += std::string("\n    y = torch.relu(torch.matmul(y, ") + weight + "))";
        }
        const double found = spread(runWide(body + "\n    return y").output);
        QVERIFY2(found > 0.4 && found < 2.2, qPrintable(QString::number(found)));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestUnitScaleNetworks)
#include "test_unit_scale_networks.moc"
