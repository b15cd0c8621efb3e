// SPDX-License-Identifier: GPL-3.0-or-later
// The rules beyond the Python library's: with unit normal inputs, weights and gradients, results and
// gradients have a standard deviation within 10% of 1.
#include "core/engine/transform/unit_scale/emit.h"
#include "core/engine/transform/unit_scale/rule.h"
#include "core/message/say_transforms.h"
#include "tests/core/engine/support/unit_scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;
using namespace scalescope::engine::unit_scaling;

namespace {

using Values = std::vector<c10::IValue>;
using Ints = std::vector<std::int64_t>;

/// One call to be tried.
struct TriedCall
{
    const char* name;
    const char* target;
    const char* overload;
    Values arguments;
};

at::Tensor normal(at::IntArrayRef shape)
{
    return at::randn(shape).requires_grad_();
}

c10::IValue list(const Ints& values)
{
    return c10::List<std::int64_t>(values);
}

c10::IValue none()
{
    return {};
}

c10::IValue pair(const at::Tensor& a, const at::Tensor& b)
{
    return c10::List<at::Tensor>({a, b});
}

std::vector<TriedCall> trials()
{
    at::manual_seed(17);
    const auto ones = [](std::int64_t size) { return at::ones({size}).requires_grad_(); };
    return {
        {"conv2d",
         "aten::conv2d",
         "",
         {normal({8, 12, 24, 24}), normal({64, 12, 3, 3}), normal({64}), list({1, 1}), list({1, 1}),
          list({1, 1}), 1}},
        {"conv2d with stride and groups",
         "aten::conv2d",
         "",
         {normal({8, 12, 24, 24}), normal({24, 6, 4, 4}), none(), list({2, 2}), list({1, 1}), list({1, 1}),
          2}},
        {"conv2d, traced with padding as a word",
         "aten::_convolution_mode",
         "",
         {normal({4, 8, 20, 20}), normal({12, 8, 3, 3}), at::zeros({12}).requires_grad_(), list({1, 1}),
          "valid", list({1, 1}), 1}},
        {"conv3d",
         "aten::conv3d",
         "",
         {normal({4, 8, 12, 12, 12}), normal({64, 8, 2, 2, 2}), normal({64}), list({2, 2, 2}),
          list({0, 0, 0}), list({1, 1, 1}), 1}},
        {"conv_transpose1d",
         "aten::conv_transpose1d",
         "",
         {normal({16, 12, 40}), normal({12, 64, 4}), normal({64}), list({2}), list({1}), list({0}), 1,
          list({1})}},
        {"conv_transpose2d",
         "aten::conv_transpose2d",
         "input",
         {normal({6, 12, 16, 16}), normal({12, 64, 4, 4}), normal({64}), list({2, 2}), list({1, 1}),
          list({0, 0}), 1, list({1, 1})}},
        {"conv_transpose3d with groups",
         "aten::conv_transpose3d",
         "input",
         {normal({4, 12, 8, 8, 8}), normal({12, 5, 2, 2, 2}), none(), list({2, 2, 2}), list({0, 0, 0}),
          list({0, 0, 0}), 2, list({1, 1, 1})}},
        {"bmm", "aten::bmm", "", {normal({10, 20, 30}), normal({10, 30, 40})}},
        {"mm", "aten::mm", "", {normal({60, 30}), normal({30, 80})}},
        {"relu", "aten::relu", "", {normal({100, 100})}},
        {"leaky_relu", "aten::leaky_relu", "", {normal({100, 100}), 0.2}},
        {"tanh", "aten::tanh", "", {normal({100, 100})}},
        {"sigmoid", "aten::sigmoid", "", {normal({100, 100})}},
        {"max_pool1d",
         "aten::max_pool1d",
         "",
         {normal({10, 10, 120}), list({3}), list({3}), list({0}), list({1}), false}},
        {"max_pool2d",
         "aten::max_pool2d",
         "",
         {normal({10, 10, 40, 40}), list({2, 2}), list({2, 2}), list({0, 0}), list({1, 1}), false}},
        {"max_pool2d whose windows overlap",
         "aten::max_pool2d",
         "",
         {normal({10, 10, 64, 64}), list({3, 3}), list({2, 2}), list({1, 1}), list({1, 1}), false}},
        {"max_pool3d",
         "aten::max_pool3d",
         "",
         {normal({4, 4, 24, 24, 24}), list({2, 2, 2}), list({2, 2, 2}), list({0, 0, 0}), list({1, 1, 1}),
          false}},
        {"avg_pool1d",
         "aten::avg_pool1d",
         "",
         {normal({10, 10, 120}), list({4}), list({4}), list({0}), false, true}},
        {"avg_pool2d",
         "aten::avg_pool2d",
         "",
         {normal({10, 10, 40, 40}), list({2, 2}), list({2, 2}), list({0, 0}), false, true, none()}},
        {"avg_pool2d whose windows overlap",
         "aten::avg_pool2d",
         "",
         {normal({10, 10, 65, 65}), list({3, 3}), list({2, 2}), list({0, 0}), false, true, none()}},
        {"avg_pool2d that divides by something else",
         "aten::avg_pool2d",
         "",
         {normal({10, 10, 60, 60}), list({3, 3}), list({3, 3}), list({0, 0}), false, true, 2}},
        {"avg_pool3d",
         "aten::avg_pool3d",
         "",
         {normal({6, 6, 24, 24, 24}), list({2, 2, 2}), list({2, 2, 2}), list({0, 0, 0}), false, true,
          none()}},
        {"adaptive_avg_pool2d", "aten::adaptive_avg_pool2d", "", {normal({30, 20, 12, 12}), list({3, 3})}},
        {"adaptive_avg_pool1d whose windows overlap",
         "aten::adaptive_avg_pool1d",
         "",
         {normal({60, 60, 17}), list({4})}},
        {"adaptive_avg_pool2d to one row and more columns than there are",
         "aten::adaptive_avg_pool2d",
         "",
         {normal({60, 40, 7, 3}), list({1, 5})}},
        {"adaptive_avg_pool3d whose windows overlap",
         "aten::adaptive_avg_pool3d",
         "",
         {normal({40, 20, 5, 7, 9}), list({3, 4, 2})}},
        {"adaptive_max_pool2d whose windows overlap",
         "aten::adaptive_max_pool2d",
         "",
         {normal({40, 20, 11, 7}), list({4, 3})}},
        {"batch_norm",
         "aten::batch_norm",
         "",
         {normal({16, 200, 10}), ones(200), at::zeros({200}).requires_grad_(), none(), none(), true, 0.1,
          1e-5, false}},
        {"group_norm",
         "aten::group_norm",
         "",
         {normal({16, 200, 10}), 10, ones(200), at::zeros({200}).requires_grad_(), 1e-5, false}},
        {"instance_norm",
         "aten::instance_norm",
         "",
         {normal({16, 200, 40}), ones(200), at::zeros({200}).requires_grad_(), none(), none(), true, 0.1,
          1e-5, false}},
        {"mul", "aten::mul", "Tensor", {normal({100, 100}), normal({100, 100})}},
        {"mul that broadcasts", "aten::mul", "Tensor", {normal({100, 200}), normal({200})}},
        {"mul by a number", "aten::mul", "Scalar", {normal({100, 100}), 0.125}},
        {"div by a number", "aten::div", "Scalar", {normal({100, 100}), 8.0}},
        {"sub that broadcasts", "aten::sub", "Tensor", {normal({100, 200}), normal({200}), 1}},
        {"gather of some", "aten::index_select", "", {normal({400, 20}), 0, at::randint(0, 400, {200})}},
        {"gather of many", "aten::index_select", "", {normal({400, 20}), 0, at::randint(0, 400, {4000})}},
        {"scatter_add",
         "aten::index_add",
         "",
         {normal({400, 50}), 0, at::randint(0, 400, {1600}), normal({1600, 50}), 1}},
        {"elementwise", "aten::hardswish", "", {normal({100, 100})}},
        {"elementwise with arguments", "aten::elu", "", {normal({100, 100}), 1.0, 1.0, 1.0}},
        {"cat", "aten::cat", "", {pair(normal({50, 100}), normal({50, 100})), 0}},
        {"mean", "aten::mean", "dim", {normal({100, 100, 9}), list({2}), false, none()}},
        {"sum", "aten::sum", "dim_IntList", {normal({100, 100, 9}), list({2}), false, none()}},
        {"lstm_cell",
         "aten::lstm_cell",
         "",
         {normal({200, 60}), pair(normal({200, 80}), normal({200, 80})), normal({320, 60}), normal({320, 80}),
          at::zeros({320}).requires_grad_(), at::zeros({320}).requires_grad_()}},
        {"gru_cell",
         "aten::gru_cell",
         "",
         {normal({200, 60}), normal({200, 80}), normal({240, 60}), normal({240, 80}),
          at::zeros({240}).requires_grad_(), at::zeros({240}).requires_grad_()}},
    };
}

/// Tensors that require gradients, in arguments and lists of them.
std::vector<std::pair<std::string, at::Tensor>> leavesOf(const c10::FunctionSchema& schema,
                                                         const Values& arguments)
{
    std::vector<std::pair<std::string, at::Tensor>> leaves;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string name = schema.arguments()[i].name();
        if (arguments[i].isTensor() && arguments[i].toTensor().requires_grad()) {
            leaves.emplace_back(name, arguments[i].toTensor());
        } else if (arguments[i].isTensorList()) {
            for (const at::Tensor& tensor : arguments[i].toTensorVector()) {
                leaves.emplace_back(name, tensor);
            }
        }
    }
    return leaves;
}

using Leaves = std::vector<std::pair<std::string, at::Tensor>>;

std::vector<at::Tensor> tensorsOf(const Leaves& leaves)
{
    std::vector<at::Tensor> tensors;
    for (const auto& [name, leaf] : leaves) {
        tensors.push_back(leaf);
    }
    return tensors;
}

std::int64_t roundsFor(const Leaves& leaves)
{
    std::int64_t smallest = 2000;
    for (const auto& [name, leaf] : leaves) {
        smallest = std::min(smallest, leaf.numel());
    }
    return std::min<std::int64_t>(2000 / smallest, 30);
}

bool isUnit(const at::Tensor& tensor)
{
    return std::abs(tensor.std().item().toDouble() - 1) < 0.1;
}

} // namespace

class TestUnitScaleExtended : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unitNormalStaysUnit_data()
    {
        QTest::addColumn<int>("index");
        const auto all = trials();
        for (std::size_t i = 0; i < all.size(); ++i) {
            QTest::newRow(all[i].name) << static_cast<int>(i);
        }
    }

    void unitNormalStaysUnit()
    {
        QFETCH(const int, index);
        static const auto all = trials();
        const TriedCall& trial = all[static_cast<std::size_t>(index)];
        const Function function = findFunction(trial.target, trial.overload);
        QVERIFY(function.schema);
        QCOMPARE(trial.arguments.size(), function.schema->arguments().size());
        std::vector<at::Tensor> plain;
        for (const c10::IValue& result : Call(function, trial.arguments).run()) {
            plain.push_back(result.toTensor());
        }
        const CallFacts facts{Call(function, trial.arguments), plain};
        QVERIFY(!ruleFor(trial.target, facts, false));
        const Rule* rule = ruleFor(trial.target, facts, true);
        QVERIFY(rule && rule->extended);
        Plan plan{rule, {}, function, {}, false};
        plan.factors = rule->factors(facts, plan.options);
        const auto leaves = leavesOf(*function.schema, trial.arguments);
        std::vector<std::vector<at::Tensor>> found(leaves.size());
        // A few elements say little of a deviation: small tensors get gradients several times.
        for (std::int64_t round = 0; round < roundsFor(leaves); ++round) {
            std::vector<at::Tensor> outputs;
            std::vector<at::Tensor> gradients;
            for (const c10::IValue& result : callScaled(plan, plan.factors, trial.arguments)) {
                if (!result.toTensor().is_floating_point()) {
                    continue; // which element won
                }
                outputs.push_back(result.toTensor());
                gradients.push_back(at::randn_like(outputs.back()));
                const double spread = outputs.back().std().item().toDouble();
                QVERIFY2(isUnit(outputs.back()), qPrintable(QString("output %1").arg(spread)));
            }
            const auto arrived = torch::autograd::grad(outputs, tensorsOf(leaves), gradients);
            for (std::size_t i = 0; i < leaves.size(); ++i) {
                found[i].push_back(arrived[i].flatten());
            }
        }
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            const at::Tensor all = at::cat(found[i]);
            const QString name = QString::fromStdString(leaves[i].first);
            QVERIFY2(isUnit(all),
                     qPrintable(name + QString(": gradient %1").arg(all.std().item().toDouble())));
        }
    }

    /// What torch.jit.trace writes down of a cell, as libtorch takes it apart.
    void tracedCellsAreCells_data()
    {
        QTest::addColumn<QString>("traced");
        QTest::addColumn<QString>("cell");
        QTest::addColumn<bool>("isRecognised");
        const QString gates = "w = self.weight.repeat([4, 1])\n    v = w * 1.0\n"
                              "    g = torch.add_(torch.linear(h, w), torch.linear(x, v))\n"
                              "    i, f, n, o = torch.unsafe_chunk(g, 4, 1)\n"
                              "    i = torch.sigmoid_(i)\n"
                              "    f = torch.sigmoid_(f)\n"
                              "    n = torch.tanh_(n)\n"
                              "    o = torch.sigmoid_(o)\n";
        const QString state = "    c = torch.add_(torch.mul(f, h), torch.mul(i, n))\n";
        const QString lstm = "w = self.weight.repeat([4, 1])\n    v = w * 1.0\n"
                             "    h, c = torch.lstm_cell(x, [h, h], w * 1.0, w)\n";
        QTest::newRow("an LSTM cell") << gates + state + "    return torch.mul(o, torch.tanh(c)) + 2.0 * c"
                                      << lstm + "    return h + 2.0 * c" << true;
        QTest::newRow("no LSTM cell where the gates are used in another way")
            << gates + "    c = torch.add_(torch.mul(i, h), torch.mul(f, n))\n    return torch.mul(o, "
                       "torch.tanh(c))"
            << lstm + "    return h" << false;
        QTest::newRow("no LSTM cell where a gate is read elsewhere")
            << gates + state + "    return torch.mul(o, torch.tanh(c)) + f" << lstm + "    return h" << false;
        const QString chunks = "w = self.weight.repeat([3, 1])\n    v = w * 1.0\n"
                               "    xr, xz, xn = torch.unsafe_chunk(torch.linear(x, w), 3, 1)\n"
                               "    hr, hz, hn = torch.unsafe_chunk(torch.linear(h, v), 3, 1)\n"
                               "    r = torch.sigmoid_(torch.add_(hr, xr))\n"
                               "    z = torch.sigmoid_(torch.add_(hz, xz))\n"
                               "    n = torch.tanh_(torch.add(xn, torch.mul_(hn, r)))\n";
        const QString gru = "w = self.weight.repeat([3, 1])\n    return torch.gru_cell(x, h, w, w * 1.0)";
        QTest::newRow("a GRU cell") << chunks + "    return torch.add_(torch.mul_(torch.sub(h, n), z), n)"
                                    << gru << true;
        QTest::newRow("no GRU cell where the gates are used in another way")
            << chunks + "    return torch.add_(torch.mul_(torch.sub(h, n), r), n)" << gru << false;
    }

    void tracedCellsAreCells()
    {
        QFETCH(const QString, traced);
        QFETCH(const QString, cell);
        QFETCH(const bool, isRecognised);
        const std::string head = "\ndef forward(self, x, h):\n    ";
        const std::vector<c10::IValue> inputs = {at::randn({5, 4}), at::randn({5, 4})};
        const job::Job job = unitScale("unit_scale:extended");
        const auto a = runCode(head + traced.toStdString() + "\n", inputs, job);
        const auto b = runCode(head + cell.toStdString() + "\n", inputs, job);
        QCOMPARE(QString::fromStdString(a.error + b.error), QString());
        QCOMPARE(difference(a, b).isEmpty(), isRecognised);
    }

    void partsOfAListCarryTheInput_data()
    {
        QTest::addColumn<QString>("parts");
        QTest::newRow("slices") << "q = p[:, :4]\n    k = p[:, 4:8]\n    v = p[:, 8:]";
        QTest::newRow("split") << "a = p.split(4, -1)\n    q = a[0]\n    k = a[1]\n    v = a[2]";
        QTest::newRow("chunk") << "q, k, v = torch.chunk(p, 3, -1)";
        QTest::newRow("unbind") << "q, k, v = torch.unbind(p.view([-1, 3, 4]), 1)";
    }

    /// Query, key and value of one product: the add behind the attention is a residual one.
    void partsOfAListCarryTheInput()
    {
        QFETCH(const QString, parts);
        const std::string code =
            "\ndef forward(self, x):\n    p = torch.linear(x, self.weight.repeat([3, 1]))\n    " +
            parts.toStdString() +
            "\n    y = torch.matmul(torch.softmax(torch.matmul(q, k.t()), -1), v)\n"
            "    return x + torch.linear(y, self.weight)\n";
        job::Job job;
        job.transforms = *job::transformsFrom({"unit_scale:extended"});
        const UnitScaledRun run = runTransformed(modelOf(code), modelOf(code), job, {at::randn({6, 4})});
        const auto& problems = run.said->problems;
        QVERIFY(std::ranges::any_of(problems, [](const graph::Problem& problem) {
            const message::Message& said = problem.said;
            return said.id() == "scaledOperators" &&
                   said.arguments()[3] == message::Argument{say::residualAdds({1})} &&
                   said.arguments()[4] == message::Argument{message::Number{1}}; // around attention
        }));
    }

    void theyAreSwitchedOnSeparately()
    {
        const std::string code =
            "\ndef forward(self, x):\n    return torch.tanh(torch.linear(x, self.weight))\n";
        job::Job job;
        job.transforms = *job::transformsFrom({"unit_scale"});
        const auto plain = runTransformed(modelOf(code), modelOf(code), job, {at::ones({4, 4})});
        QCOMPARE(plain.said->with("no-rule"), std::vector<std::string>({"aten::tanh"}));
        job.transforms = *job::transformsFrom({"unit_scale:extended"});
        const auto extended = runTransformed(modelOf(code), modelOf(code), job, {at::ones({4, 4})});
        QVERIFY(extended.said->with("no-rule").empty());
        // The weight is divided by its standard deviation, the product by the root of what its mean adds.
        const at::Tensor weight = modelOf(code).attr("weight").toTensor().detach();
        const at::Tensor square = (weight.mean() / weight.std(false)).square() + 1;
        const at::Tensor argument = plain.output.detach().atanh() / (weight.std() * square.sqrt());
        QVERIFY(at::allclose(extended.output, at::tanh(argument) / std::sqrt(0.3942945), 1e-3));
    }

    void everyRuleHasATrial()
    {
        QStringList missing;
        for (const Rule* rule : rules()) {
            const auto all = trials();
            const auto tries = [&](const TriedCall& trial) {
                return std::find(rule->targets.begin(), rule->targets.end(), trial.target) !=
                       rule->targets.end();
            };
            // What the transform writes itself is tried on networks: test_unit_scale_networks.cpp.
            const bool isOwn = rule->targets.size() == 1 && rule->targets.front().starts_with("scalescope::");
            if (rule->extended && !isOwn && std::none_of(all.begin(), all.end(), tries)) {
                missing << QString::fromStdString(std::string(rule->name));
            }
        }
        QCOMPARE(missing, QStringList());
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestUnitScaleExtended)
#include "test_unit_scale_extended.moc"
