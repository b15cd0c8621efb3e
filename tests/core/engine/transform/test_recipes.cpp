// SPDX-License-Identifier: GPL-3.0-or-later
// Models run by recipes: blocks along the axis that each of the three products sums over (golden data by
// tests/reference/products.py), which operands a rule reaches, and what is said of it.
#include "core/engine/compat/libtorch.h"
#include "core/engine/transform/operand_axes.h"
#include "core/message/say_transforms.h"
#include "tests/core/engine/support/transformed_run.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

QString viewText(const formats::AxisView& view)
{
    return QStringLiteral("%1 %2 %3").arg(view.outer).arg(view.length).arg(view.inner);
}

torch::jit::Module productModel(const at::Tensor& weight, const std::string& product)
{
    torch::jit::Module model("Model");
    model.register_parameter("weight", weight.clone().requires_grad_(), false);
    model.define("\ndef forward(self, x):\n    return " + product + "\n");
    return model;
}

std::string recipe(const std::string& members)
{
    return R"(recipe:{"version": 1, )" + members + "}";
}

} // namespace

Q_DECLARE_METATYPE(ProductForm)

class TestRecipes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpLibtorch(); }

    void eachProductHasBlocksAlongItsOwnAxis_data()
    {
        QTest::addColumn<QString>("golden");
        QTest::addColumn<QString>("product");
        QTest::addColumn<QString>("recipe");
        const auto row = [](const char* name, const char* golden, const char* product, const char* recipe) {
            QTest::newRow(name) << golden << product << recipe;
        };
        row("mxfp8", "mxfp8", "torch.linear(x, self.weight)", "recipe:mxfp8");
        row("mxfp8, written as t and matmul", "mxfp8", "torch.matmul(x, self.weight.t())", "recipe:mxfp8");
        row("mxfp8, batches", "mxfp8 batches", "torch.linear(x, self.weight)", "recipe:mxfp8");
        row("nvfp4", "nvfp4", "torch.linear(x, self.weight)",
            R"(recipe:{"version": 1, "default": {"format": "nvfp4"}})");
        row("fp8_block", "fp8_block", "torch.linear(x, self.weight)", "recipe:fp8_block");
        row("mxfp8, matmul", "mxfp8 matmul", "torch.matmul(x, self.weight)", "recipe:mxfp8:extended");
        row("mxfp8, bmm", "mxfp8 matmul", "torch.bmm(x, self.weight)", "recipe:mxfp8:extended");
        row("mxfp8, convolution", "mxfp8 convolution", "torch.conv2d(x, self.weight)",
            "recipe:mxfp8:extended");
    }

    void eachProductHasBlocksAlongItsOwnAxis()
    {
        QFETCH(const QString, golden);
        QFETCH(const QString, product);
        QFETCH(const QString, recipe);
        const auto tensors = goldenCase("products.txt", golden.toStdString());
        QVERIFY(!tensors.empty());
        const TransformedRun run(productModel(tensors.at("w"), product.toStdString()), {tensors.at("x")},
                                 {recipe.toStdString()}, "", tensors.at("seed"));
        QCOMPARE(difference(run.output.detach(), tensors.at("output")), QString());
        QCOMPARE(difference(run.leaves[0].grad(), tensors.at("grad/x")), QString());
        QCOMPARE(difference(run.module.attr("weight").toTensor().grad(), tensors.at("grad/w")), QString());
    }

    void theBiasGetsTheGradientAsItComes()
    {
        const TransformedRun run(
            modelOf("\ndef forward(self, x):\n    return torch.linear(x, self.weight, self.bias)\n"),
            {normalNumbers({3, 4})}, {"recipe:mxfp4"}, "", normalNumbers({3, 4}));
        QVERIFY(at::allclose(run.module.attr("bias").toTensor().grad(), normalNumbers({3, 4}).sum(0)));
    }

    void blocksThatHoldEveryValueChangeNothing()
    {
        const char* code = R"(
def forward(self, x):
    y = torch.linear(x, self.weight, self.bias)
    return self.first.forward(y.relu_()) + torch.matmul(x, y)
)";
        const auto with = [code](const std::vector<std::string>& transforms) {
            return TransformedRun(modelOf(code), {normalNumbers({4, 4})}, transforms, "");
        };
        const std::string exact =
            recipe(R"("default": {"format": "e8m23", "scaling": "block:2", "rule": "floor"})") + ":extended";
        for (const bool scaled : {false, true}) {
            const TransformedRun plain =
                with(scaled ? std::vector<std::string>{"unit_scale"} : std::vector<std::string>{});
            const TransformedRun rounded = with(scaled ? std::vector<std::string>{"unit_scale", exact}
                                                       : std::vector<std::string>{exact});
            QCOMPARE(difference(rounded.output.detach(), plain.output.detach()), QString());
            QCOMPARE(difference(rounded.leaves[0].grad(), plain.leaves[0].grad()), QString());
            for (const char* name : {"weight", "bias"}) {
                QCOMPARE(difference(rounded.module.attr(name).toTensor().grad(),
                                    plain.module.attr(name).toTensor().grad()),
                         QString());
            }
        }
    }

    void scalesOfTensorsAreRoundedOnce()
    {
        const TransformedRun run(
            modelOf("\ndef forward(self, x):\n    return torch.linear(x, self.weight, self.bias)\n"),
            {normalNumbers({3, 4}) * 1e6}, {"recipe:fp8_current"});
        QCOMPARE(run.records.tensors.size(), std::size_t{3});
        QCOMPARE(run.records.tensors[0].scaling, std::string("tensor"));
        QCOMPARE(run.records.tensors[0].saturated, 0);
        QVERIFY(run.text.find("scalescope::quantize_gradient") != std::string::npos);
    }

    void eachRoundingOfBackwardIsReported()
    {
        const TransformedRun run(
            modelOf("\ndef forward(self, x):\n    return torch.linear(x, self.weight, self.bias)\n"),
            {normalNumbers({3, 4})}, {"recipe:mxfp8"});
        QStringList roles;
        for (const graph::QuantizedTensor& tensor : run.records.tensors) {
            roles << QString::fromStdString(tensor.role.text());
            const bool isBackward = tensor.direction == graph::Direction::Backward;
            QCOMPARE(isBackward, roles.size() > 2);
            QCOMPARE(tensor.provenance,
                     isBackward ? run.sink.node("linear").provenance
                                : run.sink.node(roles.size() == 1 ? "quantize" : "quantize_1").provenance);
        }
        QCOMPARE(roles, QStringList({"input", "weight", "weight for input", "gradient for input",
                                     "input for weight", "gradient for weight"}));
    }

    void aFixedScaleMovesTheRange()
    {
        const auto with = [](const char* scale) {
            return TransformedRun(
                modelOf("\ndef forward(self, x):\n    return torch.linear(x, self.weight)\n"),
                {at::full({2, 4}, 6000.0F)},
                {recipe(
                    R"("default": {"keep": true}, "rules": [{"operand": "input", "format": "e2m1fn", "scale": )" +
                    std::string(scale) + "}]")});
        };
        QCOMPARE(with("1").records.tensors.at(0).saturated, 8);
        const TransformedRun scaled = with("1024");
        QCOMPARE(scaled.records.tensors.at(0).saturated, 0);
        QCOMPARE(scaled.records.tensors.size(), std::size_t{1});
        const at::Tensor weight = scaled.module.attr("weight").toTensor().detach();
        QCOMPARE(difference(scaled.output.detach(), at::full({2, 4}, 6144.0F).matmul(weight.t())), QString());
    }

    void rulesReachTheOperandsTheyName()
    {
        const TransformedRun run(
            modelOf("\ndef forward(self, x):\n    return torch.matmul(torch.linear(x, self.weight), x)\n"),
            {normalNumbers({4, 4})}, {recipe(R"("name": "parts", "default": {"keep": true}, "rules": [
                {"operator": "matmul", "operand": "gradient", "format": "e5m2"},
                {"operand": "weight", "format": "e4m3fn"}, {"module": "head", "format": "bf16"}])")});
        QStringList found;
        for (const graph::QuantizedTensor& tensor : run.records.tensors) {
            found << QString::fromStdString(tensor.target + " " + tensor.role.text() + " " + tensor.format);
        }
        QCOMPARE(found, QStringList({"aten::linear weight e4m3fn", "aten::matmul gradient e5m2"}));
        QVERIFY(run.records.says(say::ruleWithoutEffect(3, "parts")));
        QCOMPARE(run.records.saying("ruleWithoutEffect"), 1);
        QVERIFY(run.records.says(
            say::productsQuantized(say::transformNamed("recipe:parts"),
                                   say::thisAndThat(say::linearsCounted({1}), say::matmulsCounted({1})))));
        QVERIFY(std::ranges::any_of(run.records.notes, [](const graph::TransformNote& note) {
            return note.message ==
                   "aten::linear has its input in full precision, its weight in e4m3fn and the "
                   "gradient of its result in full precision.";
        }));
    }

    void fp8IsTheTransformOfThatName()
    {
        const auto with = [](const char* transform) {
            return TransformedRun(
                modelOf("\ndef forward(self, x):\n    return torch.linear(x, self.weight, self.bias)\n"),
                {normalNumbers({3, 4})}, {transform}, "", normalNumbers({3, 4}));
        };
        const TransformedRun named = with("recipe:fp8");
        const TransformedRun fp8 = with("fp8");
        QVERIFY(at::equal(named.output, fp8.output));
        QVERIFY(at::equal(named.leaves[0].grad(), fp8.leaves[0].grad()));
    }

    void axesAreThoseThatAProductSumsOver_data()
    {
        using enum ProductUse;
        using enum ProductSide;
        QTest::addColumn<ProductForm>("form");
        QTest::addColumn<QVector<int>>("left");
        QTest::addColumn<QVector<int>>("right");
        QTest::addColumn<QVector<int>>("result");
        QTest::addColumn<QStringList>("views");
        const auto row = [](const char* name, const ProductForm& form, const QVector<int>& left,
                            const QVector<int>& right, const QVector<int>& result, const QStringList& views) {
            QTest::newRow(name) << form << left << right << result << views;
        };
        // Forward left, right; for the left one the gradient, right; for the right one the gradient, left.
        const ProductForm linear{job::ProductKind::Linear, true, false};
        const ProductForm matmul{job::ProductKind::Matmul, false, false};
        const ProductForm convolution{job::ProductKind::Convolution, false, false};
        row("linear", linear, {2, 3, 4}, {5, 4}, {2, 3, 5},
            {"6 4 1", "5 4 1", "6 5 1", "1 5 4", "1 6 5", "1 6 4"});
        row("linear of a vector", linear, {4}, {5, 4}, {5},
            {"1 4 1", "5 4 1", "1 5 1", "1 5 4", "1 1 5", "1 1 4"});
        row("matmul", matmul, {3, 4}, {4, 5}, {3, 5}, {"3 4 1", "1 4 5", "3 5 1", "4 5 1", "1 3 5", "1 3 4"});
        row("matmul of batches", matmul, {2, 3, 4}, {2, 4, 5}, {2, 3, 5},
            {"6 4 1", "2 4 5", "6 5 1", "8 5 1", "2 3 5", "2 3 4"});
        row("matmul with one right operand", matmul, {2, 3, 4}, {4, 5}, {2, 3, 5},
            {"6 4 1", "1 4 5", "6 5 1", "4 5 1", "1 6 5", "1 6 4"});
        row("matrix and vector", matmul, {3, 4}, {4}, {3},
            {"3 4 1", "1 4 1", "1 1 3", "1 1 4", "1 3 1", "1 3 4"});
        row("convolution", convolution, {2, 3, 8, 9}, {5, 3, 2, 2}, {2, 5, 7, 8},
            {"2 3 72", "5 12 1", "2 5 56", "1 5 12", "10 56 1", "6 72 1"});
        row("convolution of one image", convolution, {3, 8, 9}, {5, 3, 2, 2}, {5, 7, 8},
            {"1 3 72", "5 12 1", "1 5 56", "1 5 12", "5 56 1", "3 72 1"});
        row("transposed convolution", {job::ProductKind::Convolution, false, true}, {2, 3, 7, 8},
            {3, 5, 2, 2}, {2, 5, 8, 9}, {"2 3 56", "1 3 20", "2 5 72", "3 20 1", "10 72 1", "6 56 1"});
    }

    void axesAreThoseThatAProductSumsOver()
    {
        using enum ProductUse;
        using enum ProductSide;
        QFETCH(const ProductForm, form);
        QFETCH(const QVector<int>, left);
        QFETCH(const QVector<int>, right);
        QFETCH(const QVector<int>, result);
        const auto view = [&](ProductUse use, ProductSide side) {
            const QVector<int>& shape = side == Left ? left : side == Right ? right : result;
            const std::vector<std::int64_t> sizes(shape.begin(), shape.end());
            return viewText(summedAxis(form, use, side, sizes, static_cast<std::size_t>(left.size()),
                                       static_cast<std::size_t>(right.size())));
        };
        QTEST(
            QStringList({view(Forward, Left), view(Forward, Right), view(LeftGradient, Result),
                         view(LeftGradient, Right), view(RightGradient, Result), view(RightGradient, Left)}),
            "views");
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestRecipes)
#include "test_recipes.moc"
