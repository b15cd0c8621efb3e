// SPDX-License-Identifier: GPL-3.0-or-later
// Unit scaling against the Python library's results: tests/reference/make_unit_scaling_golden.py.
#include "core/engine/compat/libtorch.h"
#include "core/engine/inputs/value_files.h"
#include "tests/core/engine/support/unit_scaled.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

const std::string goldenFolder = tests::sourcePath("tests/data/unit_scaling/").toStdString();

/// Relative to the tensor's size; two tensors of rounding noise are equal.
constexpr double goldenTolerance = 1e-5;
constexpr double noise = 1e-6;

const nlohmann::json& cases()
{
    static const nlohmann::json all = [] {
        std::ifstream file(goldenFolder + "cases.json");
        return nlohmann::json::parse(file).at("cases");
    }();
    return all;
}

at::Tensor array(const std::string& name, const std::string& key)
{
    const auto value = readValueFile({goldenFolder + name + ".npz", key}, {});
    return value ? value->toTensor() : at::Tensor();
}

std::vector<c10::IValue> goldenInputs(const std::string& name)
{
    std::vector<c10::IValue> inputs;
    for (int i = 0;; ++i) {
        const at::Tensor input = array(name, "in." + std::to_string(i));
        if (!input.defined()) {
            return inputs;
        }
        inputs.emplace_back(input);
    }
}

/// Empty where two tensors agree.
QString goldenDifference(const at::Tensor& own, const at::Tensor& expected)
{
    if (!own.defined() || own.sizes() != expected.sizes()) {
        return QStringLiteral("missing, or of another shape");
    }
    const double apart = at::sub(own, expected).abs().max().item().toDouble();
    const double size = expected.abs().max().item().toDouble();
    return apart <= goldenTolerance * size || (apart < noise && size < noise)
               ? QString()
               : QString("%1 apart, where the largest is %2").arg(apart).arg(size);
}

double numberIn(const nlohmann::json& metric, const char* name)
{
    const nlohmann::json& value = metric.at(name);
    return value.is_string() ? std::stod(value.get<std::string>()) : value.get<double>();
}

bool isClose(double own, double expected, double size)
{
    if (std::isnan(expected) || std::isinf(expected)) {
        return std::isnan(expected) ? std::isnan(own) : own == expected;
    }
    const double apart = std::abs(own - expected);
    return apart <= goldenTolerance * std::max(std::abs(expected), size) || (apart < noise && size < noise);
}

/// Empty where the six metrics agree.
QString goldenDifference(const graph::Metric* own, const nlohmann::json& expected)
{
    if (!own) {
        return QStringLiteral("no metric");
    }
    const double size = numberIn(expected, "mean_abs");
    const std::pair<const char*, double> metrics[] = {{"mean_abs", own->statistics.meanAbs},
                                                      {"abs_mean", own->statistics.absMean},
                                                      {"std", own->statistics.std},
                                                      {"abs_max", own->statistics.absMax},
                                                      {"abs_min", own->statistics.absMin}};
    for (const auto& [name, value] : metrics) {
        if (!isClose(value, numberIn(expected, name), size)) {
            return QString("%1 is %2, not %3").arg(name).arg(value).arg(numberIn(expected, name));
        }
    }
    return {};
}

/// What the library's graph calls an operator of ours.
std::string nameInGolden(const graph::Node& node)
{
    static const std::map<std::string, std::string> names = {
        {"cross_entropy_loss", "cross_entropy"},
        {"div", "truediv"},
        {"_convolution", "conv1d"},
        // One node there; here the gradient before rounding is that of a node of its own.
        {"quantize_gradient", "quantised"}};
    std::string name = node.target.substr(node.target.rfind(':') + 1);
    if (name == "residual_split") {
        return name + "." + std::to_string(node.outputIndex);
    }
    if (name.back() == '_') {
        name.pop_back();
    }
    const auto found = names.find(name);
    return found == names.end() ? name : found->second;
}

/// The library's name of a function that a replacement made, without what tells it apart.
std::string withoutVariant(const std::string& name)
{
    static const std::map<std::string, std::string> names = {
        {"gelu2", "gelu"},
        {"silu_half", "silu"},
        {"softmax3", "softmax"},
        {"gelu_gmean", "gelu"},
        {"cross_entropy2", "cross_entropy"},
        {"summed_cross_entropy", "cross_entropy"},
        {"summed_mse_loss", "mse_loss"},
        {"attention2", "scaled_dot_product_attention"},
        {"imul", "mul"},
        {"_quantised_u_linear", "quantised"},
        {"_quantised_u_scaled_dot_product_attention", "quantised"}};
    const auto found = names.find(name);
    return found == names.end() ? name : found->second;
}

/// Python's `x[...]` and `1 - x` are several operators in TorchScript, and the parts of a split are no nodes
/// of their own.
bool isWrittenOtherwise(const std::string& name)
{
    return name == "getitem" || name == "sub";
}

} // namespace

class TestUnitScalingGolden : public QObject
{
    Q_OBJECT

private:
    /// Each case runs once.
    static const UnitScaledRun& run(const nlohmann::json& golden)
    {
        static std::map<std::string, UnitScaledRun> done;
        const std::string name = golden.at("name");
        if (const auto found = done.find(name); found != done.end()) {
            return found->second;
        }
        job::Job job;
        job.transforms = *job::transformsFrom({"unit_scale"});
        if (golden.at("fp8").get<bool>()) {
            job.transforms = *job::transformsFrom({"fp8", "unit_scale"});
            job.rounding = "nearest";
        }
        job.seed = golden.at("seed");
        job.replacements = golden.at("replacements").get<std::map<std::string, std::string>>();
        const auto load = [&name] { return torch::jit::load(goldenFolder + name + ".pt"); };
        return done[name] = runTransformed(load(), load(), job, goldenInputs(name), array(name, "seed"));
    }

private Q_SLOTS:
    void initTestCase() { setUpLibtorch(); } // operators that an older libtorch lacks

    void resultsAreTheLibrarys_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases().size(); ++i) {
            QTest::newRow(cases()[i].at("name").get<std::string>().c_str()) << static_cast<int>(i);
        }
    }

    void resultsAreTheLibrarys()
    {
        QFETCH(const int, index);
        const nlohmann::json& golden = cases()[static_cast<std::size_t>(index)];
        const std::string name = golden.at("name");
        const UnitScaledRun& own = run(golden);
        QCOMPARE(QString::fromStdString(own.error), QString());
        QCOMPARE(goldenDifference(own.output, array(name, "out")), QString());
        for (const auto& parameter : own.module.named_parameters()) {
            const std::string& path = parameter.name;
            if (!array(name, "weight." + path).defined()) {
                continue; // a tied weight, which Python lists once
            }
            QVERIFY2(goldenDifference(parameter.value.detach(), array(name, "weight." + path)).isEmpty(),
                     path.c_str());
            const at::Tensor expected = array(name, "grad." + path);
            if (!expected.defined()) { // of a parameter that takes no gradient
                QVERIFY2(!parameter.value.grad().defined(), path.c_str());
                continue;
            }
            const QString apart = goldenDifference(parameter.value.grad(), expected);
            QVERIFY2(apart.isEmpty(), qPrintable(QString::fromStdString(path) + ": " + apart));
        }
        std::size_t leaf = 0;
        const auto inputs = goldenInputs(name);
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            if (inputs[i].toTensor().is_floating_point()) {
                const at::Tensor gradient = own.inputs.at(leaf++).grad();
                QCOMPARE(goldenDifference(gradient, array(name, "grad.in." + std::to_string(i))), QString());
            }
        }
    }

    void metricsOfEveryNodeAreTheLibrarys_data() { resultsAreTheLibrarys_data(); }

    void metricsOfEveryNodeAreTheLibrarys()
    {
        QFETCH(const int, index);
        const nlohmann::json& golden = cases()[static_cast<std::size_t>(index)];
        const UnitScaledRun& own = run(golden);
        std::map<std::string, std::vector<const graph::Node*>> ours;
        for (const graph::Node& node : own.graph.graph.nodes) {
            if (node.kind == graph::NodeKind::Op && node.floating) {
                ours[nameInGolden(node)].push_back(&node);
            }
        }
        std::map<std::string, std::vector<const nlohmann::json*>> theirs;
        for (const nlohmann::json& node : golden.at("nodes")) {
            theirs[withoutVariant(node.at("op"))].push_back(&node);
        }
        for (const auto& [name, nodes] : theirs) {
            if (isWrittenOtherwise(name)) {
                continue;
            }
            QVERIFY2(ours[name].size() == nodes.size(), name.c_str());
            for (std::size_t i = 0; i < nodes.size(); ++i) {
                const graph::Node& node = *ours[name][i];
                const QString forward = goldenDifference(node.forward.metric.get(), nodes[i]->at("fwd"));
                QVERIFY2(forward.isEmpty(),
                         qPrintable(QString::fromStdString(node.name) + ", forward: " + forward));
                if (nodes[i]->contains("bwd")) {
                    const QString backward =
                        goldenDifference(node.backward.metric.get(), nodes[i]->at("bwd"));
                    QVERIFY2(backward.isEmpty(),
                             qPrintable(QString::fromStdString(node.name) + ", backward: " + backward));
                }
            }
        }
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestUnitScalingGolden)
#include "test_unit_scaling_golden.moc"
