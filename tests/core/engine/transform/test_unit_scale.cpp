// SPDX-License-Identifier: GPL-3.0-or-later
// Unit scaling of small models: what is recognised, what is left, and what is said.
#include "core/engine/transform/gradient_edges.h"
#include "core/engine/transform/unit_scale/emit.h"
#include "tests/core/engine/support/run_pair.h"
#include "tests/core/engine/support/unit_scaled.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <torch/csrc/jit/api/module.h>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

/// The residual adds that a run found, as "module: message".
QStringList residualAdds(const UnitScaledRun& run)
{
    QStringList found;
    for (const graph::TransformNote& note : run.said->notes) {
        if (note.action == "residual") {
            found << QString::fromStdString(note.message);
        }
    }
    return found;
}

} // namespace

class TestUnitScale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spellingsOfOneOperatorAreScaledAlike_data()
    {
        QTest::addColumn<QString>("spelling");
        QTest::addColumn<QString>("plain");
        const QString linear = "return torch.linear(x, self.weight, self.bias)";
        QTest::newRow("addmm with a transposed weight is linear")
            << "return torch.addmm(self.bias, x, torch.t(self.weight))" << linear;
        QTest::newRow("t, matmul and add are linear")
            << "return torch.add(torch.matmul(x, torch.t(self.weight)), self.bias)" << linear;
        QTest::newRow("transpose, matmul and add in place are linear")
            << "y = torch.matmul(x, torch.transpose(self.weight, 0, 1))\n    y += self.bias\n    return y"
            << linear;
        QTest::newRow("t and matmul are linear without a bias")
            << "return torch.matmul(x, torch.t(self.weight))"
            << "return torch.linear(x, self.weight)";
        QTest::newRow("addmm with a tensor is matmul and add")
            << "return torch.addmm(torch.relu(x), x, torch.relu(x))"
            << "return torch.relu(x) + torch.matmul(x, torch.relu(x))";
        QTest::newRow("addmm's factors stay")
            << "return torch.addmm(torch.relu(x), x, torch.relu(x), beta=0.5, alpha=3)"
            << "return torch.relu(x) * 0.5 + torch.matmul(x, torch.relu(x)) * 3";
        QTest::newRow("baddbmm is matmul and add")
            << "y = torch.unsqueeze(x, 0)\n    return torch.baddbmm(torch.sin(y), y, torch.cos(y))"
            << "y = torch.unsqueeze(x, 0)\n    return torch.sin(y) + torch.matmul(y, torch.cos(y))";
        QTest::newRow("baddbmm with beta 0 is matmul")
            << "y = torch.unsqueeze(x, 0)\n    return torch.baddbmm(torch.sin(y), y, torch.cos(y), beta=0)"
            << "y = torch.unsqueeze(x, 0)\n    return torch.matmul(y, torch.cos(y))";
        QTest::newRow("a traced convolution whose padding is a word is a convolution")
            << "return torch._convolution_mode(x.unsqueeze(0), self.weight.unsqueeze(2), None, [1], "
               "\"same\", [1], "
               "1)"
            << "return torch.conv1d(x.unsqueeze(0), self.weight.unsqueeze(2), None, [1], \"same\")";
        QTest::newRow("addmm with a weight that is not turned is linear with one that is")
            << "return torch.addmm(torch.zeros([8]), torch.narrow(x, 1, 0, 2), self.weight.view([2, 8]))"
            << "w = torch.t(self.weight.view([2, 8]))\n"
               "    return torch.linear(torch.narrow(x, 1, 0, 2), w, torch.zeros([8]))";
        QTest::newRow("a product with a parameter in another shape stays one")
            << "y = torch.narrow(x, 0, 0, 2)\n    return y + torch.matmul(torch.gelu(y), "
               "self.weight.view([4, 4]))"
            << "y = torch.narrow(x, 0, 0, 2)\n    return y + torch.matmul(torch.gelu(y), self.weight)";
        QTest::newRow("in-place activations are as the others")
            << "y = torch.linear(x, self.weight)\n    torch.silu_(y)\n    return torch.matmul(y, y)"
            << "y = torch.silu(torch.linear(x, self.weight))\n    return torch.matmul(y, y)";
        QTest::newRow("a residual add in place, its result not named, is one")
            << "y = torch.mul(x, 1.5)\n    y.add_(torch.linear(y, self.weight))\n    return torch.gelu(y)"
            << "y = torch.mul(x, 1.5)\n    z = y + torch.linear(y, self.weight)\n    return torch.gelu(z)";
        QTest::newRow("a skip that goes through a list is the tensor itself")
            << "y = torch.mul(x, 1.5)\n    kept = [y]\n    return torch.linear(y, self.weight) + kept[0]"
            << "y = torch.mul(x, 1.5)\n    return torch.linear(y, self.weight) + y";
        QTest::newRow("a loop is as its iterations written out")
            << "for i in range(3):\n        x = x + torch.linear(torch.gelu(x), self.weight)\n    return x"
            << "x = x + torch.linear(torch.gelu(x), self.weight)\n"
               "    x = x + torch.linear(torch.gelu(x), self.weight)\n"
               "    x = x + torch.linear(torch.gelu(x), self.weight)\n    return x";
    }

    void spellingsOfOneOperatorAreScaledAlike()
    {
        QFETCH(const QString, spelling);
        QFETCH(const QString, plain);
        const std::string head = "\ndef forward(self, x):\n    ";
        const auto a = runCode(head + spelling.toStdString() + "\n", {normalInput({4, 4})});
        const auto b = runCode(head + plain.toStdString() + "\n", {normalInput({4, 4})});
        QCOMPARE(QString::fromStdString(a.error + b.error), QString());
        QCOMPARE(difference(a, b), QString());
        QCOMPARE(residualAdds(a).size(), residualAdds(b).size());
        const auto unscaled = modelOf(head + plain.toStdString() + "\n");
        QVERIFY(!at::allclose(a.output, unscaled.get_method("forward")({normalInput({4, 4})}).toTensor()));
    }

    void residualAddsAreFound_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QStringList>("taus");
        QTest::newRow("with tau 0.5") << "return x + torch.linear(x, self.weight)" << QStringList{"0.5"};
        QTest::newRow("with the skip on the right")
            << "return torch.linear(x, self.weight) + x" << QStringList{"0.5"};
        QTest::newRow("with tau 0.01 around softmax")
            << "return x + torch.matmul(torch.softmax(x, -1), x)" << QStringList{"0.01"};
        QTest::newRow("with tau 0.01 where attention lies before, beside the skip")
            << "a = torch.softmax(x, -1)\n    y = torch.linear(x, self.weight)\n"
               "    return y + torch.matmul(torch.gelu(y), a)"
            << QStringList{"0.01"};
        QTest::newRow("with tau 0.5 where attention lies before the skip")
            << "y = torch.softmax(x, -1)\n    return y + torch.linear(y, self.weight)" << QStringList{"0.5"};
        QTest::newRow("nested, each") << "y = x + torch.linear(x, self.weight)\n"
                                         "    return x + torch.matmul(torch.softmax(y, -1), y)"
                                      << QStringList{"0.5", "0.01"};
        QTest::newRow("after a plain add too")
            << "y = torch.linear(x, self.weight) + torch.gelu(x)\n    return y + torch.silu(y)"
            << QStringList{"0.5"};
        QTest::newRow("through a write into a view")
            << "y = torch.zeros_like(self.weight)\n    torch.copy_(torch.select(y, 0, 1), torch.select(x, 0, "
               "1))\n"
               "    return x + torch.linear(y, self.weight)"
            << QStringList{"0.5"};
        QTest::newRow("not of a tensor with itself")
            << "y = torch.linear(x, self.weight)\n    return y + y" << QStringList{};
        QTest::newRow("not of two branches")
            << "return torch.linear(x, self.weight) + torch.gelu(x)" << QStringList{};
        QTest::newRow("not through sizes") << "y = torch.linear(x, self.weight)\n"
                                              "    return y + torch.expand(self.bias, [torch.size(y, 0), 4])"
                                           << QStringList{};
        QTest::newRow("not with a number") << "return torch.linear(x, self.weight) + 1" << QStringList{};
    }

    void residualAddsAreFound()
    {
        QFETCH(const QString, body);
        QFETCH(const QStringList, taus);
        const auto run =
            runCode("\ndef forward(self, x):\n    " + body.toStdString() + "\n", {normalInput({4, 4})});
        QCOMPARE(QString::fromStdString(run.error), QString());
        QStringList found;
        for (const QString& message : residualAdds(run)) {
            found << (message.contains("tau 0.01") ? "0.01" : "0.5");
        }
        QCOMPARE(found, taus);
    }

    void aResidualAddWeighsBranchAndSkip()
    {
        const auto run =
            runCode("\ndef forward(self, x):\n    return x + torch.sin(x) + 0\n", {normalInput({4, 4})});
        const double denominator = std::sqrt(1.25);
        const at::Tensor x = run.inputs[0].detach();
        QVERIFY(at::allclose(run.output, (x + 0.5 * at::sin(x)) / denominator));
        QVERIFY(at::allclose(run.inputs[0].grad(), (1 + 0.5 * at::cos(x)) / denominator));
    }

    void onlyWhatComesBeforeAResidualAddIsConstrained()
    {
        const auto run = runCode(R"(
def forward(self, x):
    y = torch.linear(x, torch.slice(self.weight, 0, 0, 2))
    z = torch.matmul(y, torch.t(y))
    return torch.gelu(z + torch.silu(z))
)",
                                 {normalInput({4, 4})});
        QCOMPARE(texts(run.said->with("unconstrained")), QStringList({"aten::gelu"}));
        QCOMPARE(texts(run.said->with("residual")), QStringList({"aten::add"}));
    }

    void notesAreInTheModelsOrderAndSayWhatComesAfterTheLastAdd()
    {
        job::Job job = unitScale();
        job.constraint = "none";
        job.replacements = {{"linear", "linear_readout"}};
        const auto run = runCode(R"(
def forward(self, x):
    y = x + torch.linear(torch.gelu(x), self.weight)
    z = torch.silu(y)
    return torch.linear(z, self.weight)
)",
                                 {normalInput({4, 4})}, job);
        QCOMPARE(QString::fromStdString(run.error), QString());
        QStringList lines;
        for (const graph::TransformNote& note : run.said->notes) {
            const bool after = note.message.find("comes after the last residual add") != std::string::npos;
            lines << QString::fromStdString(note.target + " " + note.action) + (after ? " after" : "");
        }
        QCOMPARE(lines,
                 QStringList({"aten::gelu replaced", "aten::gelu unconstrained", "aten::linear replaced",
                              "aten::linear unconstrained", "aten::add residual", "aten::silu replaced",
                              "aten::silu unconstrained after", "aten::linear replaced",
                              "aten::linear unconstrained after"}));
    }

    void aConstraintMakesFactorsOne_data()
    {
        QTest::addColumn<QString>("constraint");
        QTest::addColumn<double>("output");
        QTest::addColumn<double>("gradient");
        // linear with fan_in 4 and fan_out 2: 4^-0.5 and 2^-0.5
        const double out = 0.5;
        const double in = std::sqrt(0.5);
        QTest::newRow("to_output_scale") << "to_output_scale" << out << out;
        QTest::newRow("to_grad_input_scale") << "to_grad_input_scale" << in << in;
        QTest::newRow("gmean") << "gmean" << std::sqrt(out * in) << std::sqrt(out * in);
        QTest::newRow("hmean") << "hmean" << 2 / (1 / out + 1 / in) << 2 / (1 / out + 1 / in);
        QTest::newRow("amean") << "amean" << (out + in) / 2 << (out + in) / 2;
        QTest::newRow("none") << "none" << out << in;
        QTest::newRow("one that needs three factors gives way to the output's")
            << "to_left_grad_scale" << out << out;
    }

    void aConstraintMakesFactorsOne()
    {
        QFETCH(const QString, constraint);
        QFETCH(const double, output);
        QFETCH(const double, gradient);
        const unit_scaling::Factors factors{0.5, {{"input", std::sqrt(0.5), true}, {"weight", 0.25}}};
        const auto bound = unit_scaling::boundBy(*job::constraintFrom(constraint.toStdString()), factors);
        QCOMPARE(bound.output, output);
        QCOMPARE(bound.gradients[0].factor, gradient);
        QCOMPARE(bound.gradients[1].factor, 0.25);
    }

    void theConstraintIsTheUsers()
    {
        job::Job job = unitScale();
        job.constraint = "none";
        const std::string code = "\ndef forward(self, x):\n    return x + torch.gelu(x)\n";
        const auto free = runCode(code, {normalInput({4, 4})}, job);
        const auto bound = runCode(code, {normalInput({4, 4})});
        QVERIFY(sameBits(free.output, bound.output));
        QVERIFY(!at::allclose(free.inputs[0].grad(), bound.inputs[0].grad(), 1e-3));
    }

    void threeFactorsTakeTheirConstraints()
    {
        const unit_scaling::Factors factors{1, {{"self", 2, true}, {"other", 4, true}}};
        const auto bound = [&](const char* name) {
            return unit_scaling::boundBy(*job::constraintFrom(name), factors).output;
        };
        QCOMPARE(bound("to_left_grad_scale"), 2.0);
        QCOMPARE(bound("to_right_grad_scale"), 4.0);
        QCOMPARE(bound("to_grad_input_scale"), 1.0);
        QCOMPARE(bound("gmean"), 2.0);
    }

    void dropoutWithoutDroppingIsAsIfItWereNotThere()
    {
        const auto with = runCode(
            "\ndef forward(self, x):\n    return torch.linear(torch.dropout(x, 0., True), self.weight)\n",
            {normalInput({4, 4})});
        const auto without = runCode("\ndef forward(self, x):\n    return torch.linear(x, self.weight)\n",
                                     {normalInput({4, 4})});
        QVERIFY(sameBits(with.output, without.output));
        QVERIFY(sameBits(with.inputs[0].grad(), without.inputs[0].grad()));
    }

    void dropoutKeepsTheSpread_data()
    {
        QTest::addColumn<double>("p");
        QTest::newRow("with 0.1") << 0.1;
        QTest::newRow("with 0.5") << 0.5;
    }

    void dropoutKeepsTheSpread()
    {
        QFETCH(const double, p);
        const auto run =
            runCode("\ndef forward(self, x):\n    return torch.dropout(x, " + std::to_string(p) + ", True)\n",
                    {normalInput({400, 400})});
        // A dropped element is zero, a kept one is divided by (1 - p)^0.5; 160000 elements.
        QVERIFY(std::abs(run.output.std().item().toDouble() - 1) < 0.01);
        const double dropped = (run.output == 0).sum().item().toDouble() / 160000;
        QVERIFY(std::abs(dropped - p) < 4 * std::sqrt(p * (1 - p) / 160000));
        const at::Tensor kept = run.output.ne(0);
        QVERIFY(at::allclose(run.inputs[0].grad(), kept.to(at::kFloat) / std::sqrt(1 - p)));
    }

    void whatWritesIntoSharedMemoryStays()
    {
        const auto run = runCode(R"(
def forward(self, x):
    y = torch.linear(x, self.weight)
    row = torch.select(y, 0, 1)
    row.add_(self.bias)
    return torch.gelu(y)
)",
                                 {normalInput({4, 4})});
        QCOMPARE(texts(run.said->with("no-rule")), QStringList({"aten::add_"}));
        at::Tensor y = at::linear(run.inputs[0].detach(), run.module.attr("weight").toTensor().detach()) / 2;
        y.select(0, 1).add_(run.module.attr("bias").toTensor().detach());
        const double factor = std::exp(0.8 * std::log(std::sqrt(2 / (1 - 1 / M_PI))) +
                                       0.2 * std::log(2.0)); // gelu's with mult 1
        QVERIFY(at::allclose(run.output, at::gelu(y) * factor, 1e-5, 1e-6));
    }

    void operatorsWithoutARuleAreListed()
    {
        const auto run = runCode("\ndef forward(self, x):\n    return "
                                 "torch.sin(torch.t(torch.linear(torch.tanh(x), self.weight)))\n",
                                 {normalInput({4, 4})});
        QCOMPARE(texts(run.said->with("no-rule")), QStringList({"aten::tanh", "aten::sin"}));
    }

    void provenanceIsTheOriginals()
    {
        const std::string code =
            "\ndef forward(self, x):\n    return x + torch.linear(torch.gelu(x), self.weight)\n";
        const auto run = runCode(code, {normalInput({4, 4})});
        QStringList found;
        for (const graph::Node& node : run.graph.graph.nodes) {
            if (node.kind == graph::NodeKind::Op) {
                found << QString::fromStdString(node.target + " " + node.provenance.text());
            }
        }
        QCOMPARE(found,
                 QStringList({"unit_scaled::residual_split |aten::add|0|residual split|0",
                              "unit_scaled::residual_split |aten::add|0|residual split|1",
                              "unit_scaled::gelu |aten::gelu|0|0", "unit_scaled::linear |aten::linear|0|0",
                              "unit_scaled::residual_add |aten::add|0|0"}));
    }

    void formatsAreSimulatedInsideOfScaledOperators()
    {
        const std::string code = "\ndef forward(self, x):\n    return torch.gelu(torch.addmm(self.bias, x, "
                                 "torch.t(self.weight)))\n";
        job::Job job = unitScale();
        job.transforms = *job::transformsFrom({"format:e4m3fn,e5m2", "unit_scale"});
        const auto run = runCode(code, {normalInput({4, 4})}, job);
        QCOMPARE(QString::fromStdString(run.error), QString());
        QCOMPARE(texts(run.said->with("quantized")), QStringList({"unit_scaled::linear"}));
        QStringList targets;
        for (const graph::Node& node : run.graph.graph.nodes) {
            if (node.kind == graph::NodeKind::Op) {
                targets << QString::fromStdString(node.target);
            }
        }
        QCOMPARE(targets,
                 QStringList({"aten::t", "scalescope::quantize", "scalescope::quantize",
                              "unit_scaled::linear", "scalescope::quantize_gradient", "unit_scaled::gelu"}));
    }

    void gradientsOfGradientsAreScaledToo()
    {
        const at::Tensor x = at::full({1}, 3.0).requires_grad_();
        const at::Tensor y = unit_scaling::scaleForward(at::pow(unit_scaling::scaleBackward(x, 2), 2), 5);
        const at::Tensor first = torch::autograd::grad({y}, {x}, {}, true, true)[0];
        QCOMPARE(first.item().toDouble(), 12.0); // 2 (2 x), the 5 only forward
        const at::Tensor second = torch::autograd::grad({first}, {x})[0];
        QCOMPARE(second.item().toDouble(), 8.0); // 2 (2), once more by 2
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestUnitScale)
#include "test_unit_scale.moc"
