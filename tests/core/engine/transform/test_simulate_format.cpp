// SPDX-License-Identifier: GPL-3.0-or-later
// Simulated formats: the same numbers as the Python library unit-scaling (golden data by
// tests/reference/simulate_fp8.py), whatever way a model is written; what they report, and what they leave
// alone.
#include "core/engine/compat/libtorch.h"
#include "core/message/say_transforms.h"
#include "tests/core/engine/support/models.h"
#include "tests/core/engine/support/transformed_run.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

constexpr const char* mlpCode = R"(
def forward(self, x):
    return torch.linear(torch.gelu(torch.linear(x, self.up_weight, self.up_bias)), self.down_weight)
)";

constexpr const char* attention = R"(
def forward(self, x):
    a = torch.linear(x, self.qkv_weight, self.qkv_bias).split(8, -1)
    q = a[0].view([2, 4, 2, 4]).transpose(1, 2)
    k = a[1].view([2, 4, 2, 4]).transpose(1, 2)
    v = a[2].view([2, 4, 2, 4]).transpose(1, 2)
    y = torch.scaled_dot_product_attention(q, k, v, None, 0.0, True)
    y = y.transpose(1, 2).reshape([2, 4, 8])
    return x + torch.linear(y, self.out_weight, self.out_bias)
)";

/// The golden case's parameters as those of a model with this code.
torch::jit::Module goldenModel(const std::map<std::string, at::Tensor>& golden, const std::string& code)
{
    torch::jit::Module model("Model");
    for (const auto& [name, tensor] : golden) {
        if (name.find('.') == std::string::npos || name.starts_with("grad/")) {
            continue;
        }
        std::string attribute = name;
        std::replace(attribute.begin(), attribute.end(), '.', '_');
        model.register_parameter(attribute, tensor.clone().requires_grad_(), false);
    }
    model.define(code);
    return model;
}

} // namespace

class TestSimulateFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpLibtorch(); } // operators that an older libtorch lacks

    void fp8IsThatOfThePythonLibrary_data()
    {
        QTest::addColumn<QString>("golden");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const char* golden, const std::string& code) {
            QTest::newRow(name) << QString(golden) << QString::fromStdString(code);
        };
        const auto up = [](const std::string& product) {
            return "\ndef forward(self, x):\n    h = " + product +
                   "\n    return torch.linear(torch.gelu(h), self.down_weight)\n";
        };
        row("linear and gelu", "mlp", mlpCode);
        row("subnormal gradients", "mlp_small", mlpCode);
        row("values and gradients that saturate", "mlp_large", mlpCode);
        row("fused attention and a residual", "attention", attention);
        row("linear written as addmm", "mlp", up("torch.addmm(self.up_bias, x, self.up_weight.t())"));
        row("linear written as t, matmul, add", "mlp",
            up("torch.matmul(x, self.up_weight.t()) + self.up_bias"));
        row("linear written as t, matmul, add_", "mlp",
            up("torch.matmul(x, self.up_weight.t()).add_(self.up_bias)"));
        row("linear written as transpose and mm", "mlp",
            up("torch.add(self.up_bias, torch.mm(x, self.up_weight.transpose(0, 1)))"));
    }

    void fp8IsThatOfThePythonLibrary()
    {
        QFETCH(const QString, golden);
        QFETCH(const QString, code);
        const auto tensors = goldenCase("fp8.txt", golden.toStdString());
        QVERIFY(!tensors.empty());
        const TransformedRun run(goldenModel(tensors, code.toStdString()), {tensors.at("x")}, {"fp8"},
                                 "nearest", tensors.at("seed"));
        QCOMPARE(difference(run.output.detach(), tensors.at("output")), QString());
        QCOMPARE(difference(run.leaves.at(0).grad(), tensors.at("grad/x")), QString());
        int checked = 0;
        for (const auto& parameter : run.module.named_parameters()) {
            std::string name = parameter.name;
            name.replace(name.find('_'), 1, ".");
            QVERIFY2(difference(parameter.value.grad(), tensors.at("grad/" + name)).isEmpty(),
                     qPrintable(QString::fromStdString(name) + " " +
                                difference(parameter.value.grad(), tensors.at("grad/" + name))));
            ++checked;
        }
        QVERIFY(checked >= 3);
    }

    void aResultThatIsWrittenToInPlaceHasItsGradientRoundedToo()
    {
        const auto run = [](const std::string& activation) {
            return TransformedRun(
                modelOf("\ndef forward(self, x):\n    y = torch.linear(x, self.weight)\n    return " +
                        activation + "\n"),
                {normalNumbers({2, 3, 4})}, {"fp8"}, "nearest", normalNumbers({2, 3, 4}) * 0.37);
        };
        const TransformedRun apart = run("torch.relu(y)");
        for (const char* activation : {"torch.relu_(y)", "torch.relu_(y.view([6, 4])).view([2, 3, 4])"}) {
            const TransformedRun inPlace = run(activation);
            QVERIFY(at::equal(inPlace.output, apart.output));
            QVERIFY(at::equal(inPlace.leaves[0].grad(), apart.leaves[0].grad()));
            QVERIFY(at::equal(inPlace.module.attr("weight").toTensor().grad(),
                              apart.module.attr("weight").toTensor().grad()));
        }
    }

    void recipesGiveABiasTheGradientAsItComes_data()
    {
        QTest::addColumn<QString>("product");
        QTest::addColumn<QString>("before"); ///< another transform, or none
        const auto row = [](const char* name, const char* product, const char* before = "") {
            QTest::newRow(name) << QString(product) << QString(before);
        };
        row("linear", "torch.linear(x, self.weight, self.bias)");
        row("addmm", "torch.addmm(self.bias, x[0], self.weight.t())");
        row("t, matmul, add", "torch.matmul(x, self.weight.t()) + self.bias");
        row("t, matmul, add_", "torch.matmul(x, self.weight.t()).add_(self.bias)");
        row("convolution", "torch.conv1d(x, self.weight.unsqueeze(2), self.bias)");
        row("convolution of one image", "torch.conv1d(x[0], self.weight.unsqueeze(2), self.bias)");
        row("unit-scaled", "torch.linear(x, self.weight, self.bias)", "unit_scale");
    }

    void recipesGiveABiasTheGradientAsItComes()
    {
        QFETCH(const QString, product);
        QFETCH(const QString, before);
        const std::string code =
            "\ndef forward(self, x):\n    y = " + product.toStdString() + "\n    return (y * y).sum()\n";
        const auto run = [&](const char* simulation) {
            std::vector<std::string> transforms;
            if (!before.isEmpty())
                transforms.push_back(before.toStdString());
            transforms.emplace_back(simulation);
            return TransformedRun(modelOf(code), {normalNumbers({3, 4, 4})}, transforms, "nearest-even");
        };
        const auto gradientOf = [](const TransformedRun& of, const char* name) {
            return of.module.attr(name).toTensor().grad();
        };
        // Of 23 bits of mantissa every gradient is as it comes, for the same values forward.
        const TransformedRun recipe = run(
            R"(recipe:{"version": 1, "default": {"format": "e4m3fn"}, "rules": [{"operand": "gradient", "format": "e5m2"}]}:extended)");
        const TransformedRun whole = run("format:e4m3fn,e8m23:extended");
        const TransformedRun rounded = run("format:e4m3fn,e5m2:extended");
        QCOMPARE(difference(gradientOf(recipe, "bias"), gradientOf(whole, "bias")), QString());
        QVERIFY(!difference(gradientOf(rounded, "bias"), gradientOf(whole, "bias")).isEmpty());
        QCOMPARE(difference(gradientOf(recipe, "weight"), gradientOf(rounded, "weight")), QString());
        QCOMPARE(difference(recipe.leaves[0].grad(), rounded.leaves[0].grad()), QString());
    }

    void formatsThatHoldEveryValueChangeNothing()
    {
        const char* code = R"(
def forward(self, x):
    y = torch.linear(x, self.weight, self.bias)
    return self.first.forward(y.relu_()) + torch.matmul(x, y)
)";
        const TransformedRun plain(modelOf(code), {normalNumbers({4, 4})}, {});
        const TransformedRun exact(modelOf(code), {normalNumbers({4, 4})}, {"format:e8m23:extended"},
                                   "nearest-even");
        QVERIFY(exact.text.find("scalescope::quantize_gradient") != std::string::npos);
        QVERIFY(at::equal(plain.output, exact.output));
        QVERIFY(at::equal(plain.leaves[0].grad(), exact.leaves[0].grad()));
        for (const char* name : {"weight", "bias"}) {
            QVERIFY(at::equal(plain.module.attr(name).toTensor().grad(),
                              exact.module.attr(name).toTensor().grad()));
        }
    }

    void operandsGoForwardRoundedAndGradientsGoStraightThrough()
    {
        const TransformedRun run(
            modelOf("\ndef forward(self, x):\n    return torch.linear(x, self.weight)\n"),
            {normalNumbers({3, 4}) * 100}, {"format:e2m1fn,e8m23"}, "nearest-even");
        const at::Tensor x = at::clamp(normalNumbers({3, 4}) * 100, -6, 6);
        QVERIFY(run.output.abs().max().item<double>() > 0);
        // The gradient of x is of the rounded weight, and passes even where x was cut to the largest.
        const at::Tensor weight = run.module.attr("weight").toTensor();
        const at::Tensor gradient = run.leaves[0].grad();
        QVERIFY(at::equal(gradient[0], gradient[1]));
        QVERIFY((gradient != 0).all().item<bool>());
        QVERIFY((x.abs() == 6).any().item<bool>());
        QVERIFY(!at::allclose(gradient[0], weight.detach().sum(0)));
    }

    void theProgramSaysWhatIsRounded()
    {
        const TransformedRun run(
            modelOf("\ndef forward(self, x):\n    return torch.linear(x, self.weight, self.bias)\n"),
            {normalNumbers({3, 4})}, {"fp8"});
        QStringList targets;
        for (const graph::Node& node : run.sink.graph.nodes) {
            if (node.kind == graph::NodeKind::Op) {
                targets << QString::fromStdString(node.name + " " + node.provenance.text());
            }
        }
        QCOMPARE(targets,
                 QStringList({"quantize |aten::linear|0|quantized input|0",
                              "quantize_1 |aten::linear|0|quantized weight|0", "linear |aten::linear|0|0",
                              "quantize_gradient |aten::linear|0|quantized gradient|0"}));
    }

    void eachRoundedTensorIsReported()
    {
        const TransformedRun run(
            modelOf("\ndef forward(self, x):\n    return torch.linear(x, self.weight, self.bias)\n"),
            {at::full({2, 4}, 1000.0F)}, {"fp8"}, "nearest", at::full({2, 4}, 0x1p-20F));
        QCOMPARE(run.records.tensors.size(), std::size_t{3});
        const graph::QuantizedTensor& input = run.records.tensors[0];
        QCOMPARE(input.provenance, run.sink.node("quantize").provenance);
        QCOMPARE(input.role.text() + " " + input.format + " " + input.rounding,
                 std::string("input e4m3us nearest"));
        QCOMPARE(input.numel, 8);
        QCOMPARE(input.saturated, 8);
        const graph::QuantizedTensor& gradient = run.records.tensors[2];
        QCOMPARE(gradient.provenance, run.sink.node("quantize_gradient").provenance);
        QVERIFY(gradient.direction == graph::Direction::Backward);
        QCOMPARE(gradient.flushed, 8);
        QCOMPARE(run.leaves[0].grad().abs().max().item<double>(), 0.);
        QCOMPARE(run.summary.size(), std::size_t{2});
        QVERIFY(
            run.records.says(say::productsQuantized(say::transformNamed("fp8"), say::linearsCounted({1}))));
    }

    void onlyQuantizedProductsAreSaidToHideOne()
    {
        const auto model = modelFromArchiveCode({{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    weight = torch.quantize_per_tensor(torch.detach(self.weight), 0.02, 0, 12)
    packed = ops.quantized.linear_prepack(weight, None)
    q = torch.quantize_per_tensor(x, 0.05, 64, 13)
    y = ops.quantized.linear(q, packed, 0.1, 64)
    return torch.dequantize(ops.quantized.add(y, y, 0.1, 64))
)"}});
        const TransformedRun run(model, {normalNumbers({4, 4})}, {"fp8"});
        QVERIFY(run.records.says(say::hiddenNotQuantized(say::transformNamed("fp8"), "quantized::linear")));
        QCOMPARE(run.records.saying("hiddenNotQuantized"), 1);
        for (const graph::TransformNote& note : run.records.notes) {
            QCOMPARE(note.target, std::string("quantized::linear"));
        }
    }

    void onlyTheExtendedFormTakesOtherProducts()
    {
        const char* code = R"(
def forward(self, x):
    y = torch.matmul(x, x)
    z = torch.bmm(y.unsqueeze(0), x.unsqueeze(0)).squeeze(0)
    w = torch.addmm(y, x, z)
    v = torch.conv1d(w.unsqueeze(0), self.weight.unsqueeze(2))
    return torch._convolution_mode(v, self.weight.unsqueeze(2), None, [1], "same", [1], 1).squeeze(0)
)";
        const TransformedRun plain(modelOf(code), {normalNumbers({4, 4})}, {"fp8"});
        QVERIFY(plain.records.tensors.empty());
        const auto some = say::thisAndThat(say::matmulsCounted({3}), say::convolutionsCounted({2}));
        QVERIFY(
            plain.records.says(say::quantizedNothing(say::transformNamed("fp8"), say::linearOrAttention())));
        QVERIFY(plain.records.says(say::productsSkipped(say::transformNamed("fp8"), some)));
        const TransformedRun extended(modelOf(code), {normalNumbers({4, 4})}, {"fp8:extended"});
        QCOMPARE(extended.records.tensors.size(), std::size_t{15});
        QVERIFY(extended.records.says(say::productsQuantized(say::transformNamed("fp8:extended"), some)));
    }

    void scaledCellsHideTheirProductsToo()
    {
        const char* code = R"(
def forward(self, x):
    return torch.gru_cell(x, x, self.weight.repeat([3, 1]), self.weight.repeat([3, 1]))
)";
        const TransformedRun run(modelOf(code), {normalNumbers({4, 4})},
                                 {"unit_scale:extended", "fp8:extended"});
        QVERIFY(run.records.says(
            say::hiddenNotQuantized(say::transformNamed("fp8:extended"), "unit_scaled::gru_cell")));
    }

    void whatCannotBeQuantizedIsSaid()
    {
        const char* code = R"(
def forward(self, x):
    return torch.einsum("ij,jk->ik", [x, self.weight]) + torch.matmul(self.count.view([1, 1]), self.count.view([1, 1]))
)";
        const TransformedRun run(modelOf(code), {normalNumbers({4, 4})}, {"fp8:extended"});
        const auto name = say::transformNamed("fp8:extended");
        QVERIFY(run.records.says(say::hiddenNotQuantized(name, "aten::einsum")));
        QVERIFY(run.records.says(say::typeNotQuantized(name, "aten::matmul", "int64")));
        QVERIFY(run.records.notes.at(0).message.find("works on int64") != std::string::npos);
    }

    void otherFloatsAreRoundedInTheirOwnType()
    {
        for (const at::ScalarType type : {at::kDouble, at::kBFloat16}) {
            torch::jit::Module model =
                modelOf("\ndef forward(self, x):\n    return torch.linear(x, self.weight)\n");
            model.to(type);
            const TransformedRun run(model, {normalNumbers({3, 4}).to(type)}, {"format:e4m3fn"},
                                     "nearest-even");
            QVERIFY(run.output.scalar_type() == type);
            QCOMPARE(run.records.tensors.size(), std::size_t{3});
            QVERIFY(run.leaves[0].grad().scalar_type() == type);
        }
    }

    void stochasticRoundingIsTheSameFromRunToRunAndAnotherForAnotherTensor()
    {
        const char* code = "\ndef forward(self, x):\n    return torch.linear(x, self.weight) + "
                           "torch.linear(x, self.weight)\n";
        const TransformedRun first(modelOf(code), {normalNumbers({64, 4})}, {"fp8"}, "");
        const TransformedRun second(modelOf(code), {normalNumbers({64, 4})}, {"fp8"}, "");
        QCOMPARE(first.records.tensors[0].rounding, std::string("stochastic"));
        QVERIFY(at::equal(first.output, second.output));
        QVERIFY(at::equal(first.leaves[0].grad(), second.leaves[0].grad()));
        const auto sum = [&first](const char* name) {
            return first.sink.node(name).forward.metric->statistics.meanAbs;
        };
        QVERIFY(sum("quantize") != sum("quantize_2"));
    }

    void aWeightRoundedAtRandomIsTheSameInTheBackwardPass()
    {
        const char* code = "\ndef forward(self, x):\n    return torch.linear(x, self.weight)\n";
        const TransformedRun run(modelOf(code), {at::eye(4)}, {"fp8"}, "stochastic");
        QVERIFY(!at::equal(run.output.t(), run.module.attr("weight").toTensor()));
        const at::Tensor& gradient = run.leaves[0].grad(); // ones times the rounded weight
        QCOMPARE(difference(gradient, run.output.sum(1).expand({4, 4})), QString());
    }

    void whatIsWrittenToLaterIsRoundedAsItWas()
    {
        const char* code = R"(
def forward(self, x):
    a = self.state.expand([2, 4]) + 1
    y = torch.linear(a, self.weight)
    a.add_(100)
    return y + a.sum() + x
)";
        const TransformedRun run(modelOf(code), {at::zeros({2, 4})}, {"fp8"}, "stochastic");
        const at::Tensor gradient = run.module.attr("weight").toTensor().grad();
        QCOMPARE(difference(gradient, at::full({4, 4}, 2)), QString()); // two rows of ones
    }

    void aWeightThatIsWrittenToLaterIsRoundedAsItWas()
    {
        const char* code = R"(
def forward(self, x):
    y = torch.linear(x, self.weight)
    self.weight.detach().add_(100)
    return y
)";
        const TransformedRun run(modelOf(code), {at::eye(4)}, {"fp8"}, "stochastic");
        const at::Tensor& gradient = run.leaves[0].grad();
        QCOMPARE(difference(gradient, run.output.sum(1).expand({4, 4})), QString());
    }

    void productsWithOneOperandAreRoundedAsEachByItself()
    {
        const auto run = [](const std::string& second) {
            return TransformedRun(
                modelOf("\ndef forward(self, x):\n    return torch.linear(x, self.weight) + " + second +
                        "\n"),
                {normalNumbers({64, 4})}, {"format:e4m3fn"}, "nearest-even");
        };
        const TransformedRun shared = run("torch.linear(x, self.weight)");
        const TransformedRun apart = run("torch.linear(x.clone(), self.weight.clone())");
        QVERIFY(at::equal(shared.output, apart.output));
        QVERIFY(at::equal(shared.leaves[0].grad(), apart.leaves[0].grad()));
        QVERIFY(at::equal(shared.module.attr("weight").toTensor().grad(),
                          apart.module.attr("weight").toTensor().grad()));
        QCOMPARE(shared.records.tensors.size(), apart.records.tensors.size());
        for (std::size_t i = 0; i < shared.records.tensors.size(); ++i) {
            QVERIFY(shared.records.tensors[i].role == apart.records.tensors[i].role);
            QCOMPARE(shared.records.tensors[i].subnormal, apart.records.tensors[i].subnormal);
            QCOMPARE(shared.records.tensors[i].signalToNoise, apart.records.tensors[i].signalToNoise);
        }
    }

    void whatIsWrittenToBetweenItsProductsIsRoundedAgain_data()
    {
        QTest::addColumn<QString>("write");
        QTest::newRow("in place") << "y.add_(1)";
        QTest::newRow("through a view") << "y.view([16]).add_(1)";
        QTest::newRow("unseen by autograd") << "y.data.add_(1)";
    }

    void whatIsWrittenToBetweenItsProductsIsRoundedAgain()
    {
        QFETCH(const QString, write);
        const auto run = [](const std::string& change) {
            return TransformedRun(modelOf("\ndef forward(self, x):\n    y = x * 1\n"
                                          "    a = torch.linear(y, self.weight)\n    " +
                                          change + "\n    return a + torch.linear(y, self.weight)\n"),
                                  {normalNumbers({4, 4})}, {"format:e4m3fn"}, "nearest-even");
        };
        QVERIFY(at::equal(run(write.toStdString()).output, run("y = y + 1").output));
    }

    void wrongTransformsAreUsageErrors_data()
    {
        QTest::addColumn<QStringList>("transforms");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QStringList& transforms, const char* says) {
            QTest::newRow(name) << transforms << QString(says);
        };
        row("an unknown one", {"int8"}, "There is no transform \"int8\"; choose ");
        row("an unknown form of fp8", {"fp8:more"}, "write fp8 or fp8:extended");
        row("no format", {"format"}, "format:FORWARD");
        row("an unknown format", {"format:e4m3fn,e9"}, "There is no number format \"e9\"");
        row("two of one kind", {"fp8", "format:e4m3fn"}, "are of the same kind");
    }

    void wrongTransformsAreUsageErrors()
    {
        QFETCH(const QStringList, transforms);
        QFETCH(const QString, says);
        std::vector<std::string> names;
        for (const QString& transform : transforms) {
            names.push_back(transform.toStdString());
        }
        const auto chosen = job::transformsFrom(names).and_then([](const job::Transforms& wanted) {
            job::Job job;
            job.transforms = wanted;
            return chooseTransforms(job);
        });
        QVERIFY(!chosen);
        QVERIFY(chosen.error().status == ExitStatus::Usage);
        QVERIFY2(chosen.error().message.find(says.toStdString()) != std::string::npos,
                 chosen.error().message.c_str());
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestSimulateFormat)
#include "test_simulate_format.moc"
