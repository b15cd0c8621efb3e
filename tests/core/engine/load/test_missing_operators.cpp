// SPDX-License-Identifier: GPL-3.0-or-later
// The operators that the engine brings for older libtorch give the numbers and gradients of PyTorch 2.13,
// which tests/reference/operators.py wrote down. Where libtorch has an operator, its own is held against them
// too.
#include "core/engine/compat/dtypes.h"
#include "core/engine/compat/libtorch.h"
#include "tests/core/engine/support/models.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <ATen/Context.h>
#include <QTest>
#include <fstream>
#include <nlohmann/json.hpp>
#include <torch/csrc/jit/runtime/operator.h>
#include <torch/version.h>

using namespace scalescope::engine;
using nlohmann::json;

namespace {

const char* const ownNamespace = "scalescope_polyfill";

at::Tensor tensorFrom(const json& value)
{
    std::vector<double> numbers;
    for (const json& item : value.at("values")) {
        numbers.push_back(item.is_string()    ? std::stod(item.get<std::string>())
                          : item.is_boolean() ? static_cast<double>(item.get<bool>())
                                              : item.get<double>());
    }
    return at::tensor(numbers)
        .reshape(value.at("shape").get<std::vector<std::int64_t>>())
        .to(*dtypeFrom(value.at("dtype")));
}

c10::IValue valueList(const json& items)
{
    if (!items.empty() && items.front().is_number_float()) {
        return items.get<std::vector<double>>();
    }
    return items.get<std::vector<std::int64_t>>();
}

c10::IValue valueFrom(const json& value, std::vector<at::Tensor>& leaves)
{
    if (value.is_object()) {
        leaves.push_back(tensorFrom(value));
        leaves.back().set_requires_grad(at::isFloatingType(leaves.back().scalar_type()));
        // What is written in place must be no leaf.
        return leaves.back().clone();
    }
    if (value.is_array()) {
        return valueList(value);
    }
    if (value.is_boolean()) {
        return value.get<bool>();
    }
    if (value.is_null()) {
        return {};
    }
    return value.is_number_integer() ? c10::IValue(value.get<std::int64_t>())
                                     : c10::IValue(value.get<double>());
}

c10::IValue callOperator(const std::string& name, const std::string& overload,
                         std::vector<c10::IValue> arguments,
                         const std::unordered_map<std::string, c10::IValue>& named)
{
    for (const auto& candidate : torch::jit::getAllOperatorsFor(c10::Symbol::fromQualString(name))) {
        if (candidate->schema().overload_name() == overload) {
            candidate->schema().checkAndNormalizeInputs(arguments, named);
            candidate->getOperation()(arguments);
            return arguments.front();
        }
    }
    throw std::runtime_error("there is no " + name + "." + overload);
}

/// How far numbers of a dtype may be from each other, relative to the largest: some units in the last place.
double toleranceOf(at::ScalarType type)
{
    switch (type) {
    case at::kDouble:
        return 1e-14;
    case at::kFloat:
        return 2e-6;
    case at::kHalf:
        return 2e-3;
    case at::kBFloat16:
        return 2e-2;
    default:
        return 0;
    }
}

QString operatorDifference(const at::Tensor& actual, const json& expected)
{
    if (expected.is_null() != !actual.defined()) {
        return actual.defined() ? "it has a gradient" : "it has no gradient";
    }
    if (expected.is_null()) {
        return {};
    }
    const at::Tensor reference = tensorFrom(expected);
    if (actual.scalar_type() != reference.scalar_type() || actual.sizes() != reference.sizes()) {
        return QString::fromStdString("it is " + dtypeName(actual.scalar_type()) + " of " +
                                      c10::str(actual.sizes()));
    }
    const at::Tensor a = actual.to(at::kDouble);
    const at::Tensor b = reference.to(at::kDouble);
    const double largest = b.numel() == 0 ? 0 : b.abs().max().item<double>();
    if (at::allclose(a, b, 0, toleranceOf(reference.scalar_type()) * largest, /*equal_nan=*/true)) {
        return {};
    }
    return QString("it is off by %1, the largest is %2").arg((a - b).abs().max().item<double>()).arg(largest);
}

} // namespace

class TestMissingOperators : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setUpLibtorch();
        registerPolyfills(ownNamespace);
    }

    void numbersAndGradientsAreThoseOfTheReference_data()
    {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<std::string>("space");
        std::ifstream file(
            scalescope::tests::sourcePath("tests/data/reference/operators.jsonl").toStdString());
        for (std::string line; std::getline(file, line);) {
            const std::string name = json::parse(line).at("name");
            QTest::addRow("%s, as models call it", name.c_str()) << line << std::string("aten");
            QTest::addRow("%s, the engine's own", name.c_str()) << line << std::string(ownNamespace);
        }
    }

    void numbersAndGradientsAreThoseOfTheReference()
    {
        QFETCH(std::string, line);
        QFETCH(std::string, space);
        const json reference = json::parse(line);
        // Those of 2.6, for one, take another epsilon for rms_norm of small numbers.
        if (space == "aten" && TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR < 13)
            QSKIP("This libtorch has operators of its own, of another release than the reference.");
        std::vector<at::Tensor> leaves;
        std::vector<c10::IValue> arguments;
        for (const json& argument : reference.at("arguments")) {
            arguments.push_back(valueFrom(argument, leaves));
        }
        std::unordered_map<std::string, c10::IValue> named;
        for (const auto& [key, value] : reference.at("named").items()) {
            named[key] = valueFrom(value, leaves);
        }
        const std::string name = reference.at("operator");
        const c10::IValue result =
            callOperator(space + "::" + name, reference.at("overload"), arguments, named);
        if (!result.isTensor()) {
            QVERIFY(result.toIntVector() == reference.at("result").get<std::vector<std::int64_t>>());
            return;
        }
        const at::Tensor& output = result.toTensor();
        QCOMPARE(operatorDifference(output.detach(), reference.at("result")), QString());
        if (output.requires_grad()) {
            const at::Tensor weights = at::arange(output.numel()).remainder(7).sub(3).reshape(output.sizes());
            (output * weights.to(output.scalar_type())).sum().backward();
        }
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            const QString found = operatorDifference(leaves[i].grad(), reference.at("gradients").at(i));
            QVERIFY2(found.isEmpty(), qPrintable(QString("gradient %1: %2").arg(i).arg(found)));
        }
    }

    void dropoutZeroesWeightsAndScalesTheRest()
    {
        // With the identity for value the weights themselves come out.
        at::manual_seed(2);
        const at::Tensor x = at::randn({1, 2, 20, 4});
        const at::Tensor identity = at::eye(20).expand({1, 2, 20, 20});
        const std::string name = std::string(ownNamespace) + "::scaled_dot_product_attention";
        const auto all = callOperator(name, "", {x, x, identity}, {}).toTensor();
        const auto some = callOperator(name, "", {x, x, identity}, {{"dropout_p", 0.25}}).toTensor();
        const at::Tensor kept = some != 0;
        QVERIFY(at::allclose(some, at::where(kept, all / 0.75, at::zeros_like(all))));
        const double share = kept.to(at::kDouble).mean().item<double>();
        QVERIFY2(share > 0.65 && share < 0.85, qPrintable(QString::number(share)));
    }

    void whatDoesNotFitIsRefused()
    {
        const std::string attention = std::string(ownNamespace) + "::scaled_dot_product_attention";
        const at::Tensor x = at::ones({2, 3, 4});
        QVERIFY_THROWS_EXCEPTION(c10::Error, callOperator(attention, "", {x, x, x, x, 0.0, true}, {}));
        QVERIFY_THROWS_EXCEPTION(c10::Error, callOperator(attention, "", {x, x, x.to(at::kDouble)}, {}));
        QVERIFY_THROWS_EXCEPTION(c10::Error, callOperator(std::string(ownNamespace) + "::rms_norm", "",
                                                          {x, std::vector<std::int64_t>{3}}, {}));
    }

    void oneDnnIsOffWhereItsGradientsAreWrong()
    {
        QCOMPARE(at::globalContext().userEnabledMkldnn(), !libtorchVersion().starts_with("1."));
    }

    void modelsThatNameThemLoad()
    {
        const auto model = testing::modelOf(R"(
def forward(self, x):
    y = torch.rms_norm(x, [4], self.bias, 1e-5).unsqueeze(0)
    return torch.scaled_dot_product_attention(y, y, y, is_causal=True).squeeze([0])
)");
        const at::Tensor x = at::randn({4, 4});
        QCOMPARE(model.get_method("forward")({x}).toTensor().dim(), 2);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestMissingOperators)
#include "test_missing_operators.moc"
