// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/replay.h"
#include "core/engine/track/kernel.h"
#include "core/message/say_run.h"
#include "tests/core/engine/support/run_pair.h"
#include "tests/support/test_class.h"

#include <ATen/Parallel.h>
#include <QRegularExpression>
#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

/// A tracked run of `forward` on one 4x4 input, with backward from ones at every float output.
struct TrackedModel
{
    explicit TrackedModel(const std::string& code, const at::Tensor& x = at::ones({4, 4}) * 0.5)
        : module(modelOf(code)), tracker(module, sink)
    {
        const Outcome outcome = outcomeOf(
            module, {x},
            [this](const torch::jit::Module& model, std::vector<c10::IValue> arguments) {
                tracker.addInput("x", arguments.front().toTensor());
                Interpreter interpreter(model, sources, &tracker);
                return interpreter.run("forward", std::move(arguments));
            },
            [this](const c10::IValue& result) {
                tracker.addOutputs(result);
                tracker.startBackward();
            });
        error = outcome.forwardError;
        tracker.finish();
    }

    [[nodiscard]] double forward(const std::string& node) const
    {
        return meanAbs(sink.node(node).forward.metric);
    }
    [[nodiscard]] double backward(const std::string& node) const
    {
        return meanAbs(sink.node(node).backward.metric);
    }
    static double meanAbs(const std::shared_ptr<const graph::Metric>& metric)
    {
        return metric ? metric->statistics.meanAbs : -1;
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList list;
        for (const graph::Node& node : sink.graph.nodes) {
            list << QString::fromStdString(node.name);
        }
        return list;
    }

    torch::jit::Module module;
    GraphSink sink;
    SourceBook sources;
    Tracker tracker;
    std::string error;
};

QString textOf(const graph::Argument& argument)
{
    const QString name = argument.name.empty() ? QString() : QString::fromStdString(argument.name) + "=";
    if (const auto* node = std::get_if<graph::NodeId>(&argument.value)) {
        return name + "%" + QString::number(*node);
    }
    if (const auto* text = std::get_if<std::string>(&argument.value)) {
        return name + QString::fromStdString(*text);
    }
    QStringList parts;
    for (const graph::Argument& element : std::get<graph::Argument::List>(argument.value)) {
        parts << textOf(element);
    }
    return name + "[" + parts.join(", ") + "]";
}

QString argumentsOf(const graph::Node& node)
{
    QStringList parts;
    for (const graph::Argument& argument : node.arguments) {
        parts << textOf(argument);
    }
    return parts.join(", ");
}

/// Counts, before each step, the results of earlier operators that are still alive.
class Lifetimes : public StepObserver
{
public:
    void beforeStep(const Step& /*step*/, c10::ArrayRef<c10::IValue> /*inputs*/) override
    {
        const auto alive = std::count_if(m_results.begin(), m_results.end(),
                                         [](const auto& result) { return !result.expired(); });
        most = std::max<std::int64_t>(most, alive);
    }
    void afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs) override
    {
        for (const c10::IValue& output : outputs) {
            if (output.isTensor() && step.instruction->kind == StepKind::Operator) {
                m_results.emplace_back(output.toTensor().getIntrusivePtr());
            }
        }
    }
    std::int64_t most = 0;

private:
    std::vector<c10::weak_intrusive_ptr<c10::TensorImpl, c10::UndefinedTensorImpl>> m_results;
};

class TestTracker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Views share what was measured of their elements, but blocks along the last dimension are their own.
    void viewsHaveBlocksOfTheirOwn()
    {
        const at::Tensor x = at::randn({6, 96}) * at::exp2(at::arange(6).to(at::kFloat) * 2).unsqueeze(1);
        const TrackedModel tracked("def forward(self, x):\n"
                                   "    turned = x.t()\n"
                                   "    back = turned.contiguous()\n"
                                   "    flat = x.reshape(-1)\n"
                                   "    heads = x.view(6, 3, 32).transpose(0, 1)\n"
                                   "    narrow = x.view(48, 12)\n"
                                   "    return (back * back, flat * 2, heads * 3, narrow * 4)\n",
                                   x);
        const auto maxima = [&tracked](const char* node) {
            return tracked.sink.node(node).forward.metric->blockMaxima;
        };
        QVERIFY(maxima("t") == observe(x.t()).blockMaxima);
        QVERIFY(maxima("contiguous") == observe(x.t().contiguous()).blockMaxima);
        QVERIFY(maxima("reshape") == observe(x.reshape({-1})).blockMaxima);
        QVERIFY(maxima("transpose") == observe(x.view({6, 3, 32}).transpose(0, 1)).blockMaxima);
        QVERIFY(maxima("view_1") == observe(x.view({48, 12})).blockMaxima);
        QVERIFY(!(maxima("t") == observe(x).blockMaxima)); // that would be no test of it
        const auto total = [&tracked](const char* node) {
            return tracked.sink.node(node).backward.metric->blockMaxima.total();
        };
        QCOMPARE(total("t"), 96);       // rows of 6: a block each
        QCOMPARE(total("view_1"), 48);  // rows of 12
        QCOMPARE(total("reshape"), 18); // whole blocks
        QCOMPARE(total("transpose"), 18);
    }

    static void initTestCase() { at::set_num_interop_threads(2); }

    void complexTensorsAreNotMeasuredAndThatIsSaid()
    {
        const TrackedModel run("def forward(self, x):\n"
                               "    z = torch.complex(x * 6, x * 8)\n"
                               "    return torch.abs(z * z)\n");
        QCOMPARE(run.error, std::string());
        QVERIFY(!run.sink.node("complex").floating);
        QVERIFY(run.sink.node("complex").forward.metric == nullptr);
        QVERIFY(run.sink.node("abs").forward.metric != nullptr);
        QCOMPARE(run.sink.problems.size(), std::size_t(1));
        QVERIFY(run.sink.problems[0].said == say::complexNotMeasured({2}));
    }

    void everyNodeKnowsItsModuleTypeAndLine()
    {
        const TrackedModel run(R"(
def forward(self, x):
    return self.second.forward(self.first.forward(x))
)");
        const graph::Node& node = run.sink.node("tanh_1");
        QCOMPARE(node.module, std::string("second"));
        QCOMPARE(node.moduleType, std::string("Scale2"));
        QCOMPARE(node.target, std::string("aten::tanh"));
        QCOMPARE(node.provenance.text(), std::string("second|aten::tanh|0|0"));
        QCOMPARE(run.names(), QStringList({"x", "first.factor", "mul", "tanh", "second.factor", "mul_1",
                                           "tanh_1", "output"}));
    }

    void moduleCallsComeInTheOrderOfTheirCompletion()
    {
        const TrackedModel run(R"(
def helper(self, x):
    return self.first.forward(x)
def forward(self, x):
    return self.second.forward(self.helper(x)), x
)");
        QStringList calls;
        for (const graph::ModuleCall& call : run.sink.calls) {
            QString line = QString::fromStdString(call.path + ":" + call.type);
            for (const auto& output : call.outputs) {
                line += " " + QString::fromStdString(output.path) + "=" +
                        QString::fromStdString(
                            run.sink.graph.nodes.at(static_cast<std::size_t>(output.node)).name);
            }
            calls << line;
        }
        QCOMPARE(calls, QStringList({"first:Scale =tanh", "second:Scale2 =tanh_1", ":Model 0=tanh_1 1=x"}));
    }

    void argumentsAreNodesListsAndConstants()
    {
        const TrackedModel run(R"(
def forward(self, x):
    y = torch.cat([x, x * 2.5], 1)
    return y.to(7).sum([0, 1], keepdim=True)
)");
        QCOMPARE(argumentsOf(run.sink.node("cat")), QString("tensors=[%0, %1], dim=1"));
        QCOMPARE(argumentsOf(run.sink.node("mul")), QString("self=%0, other=2.5"));
        QVERIFY(argumentsOf(run.sink.node("to")).contains("dtype=torch.float64"));
        QCOMPARE(argumentsOf(run.sink.node("sum")), QString("self=%3, dim=[0, 1], keepdim=True, dtype=None"));
    }

    void aParameterIsOneNodeWithItsTotalGradient()
    {
        const TrackedModel run(R"(
def forward(self, x):
    return torch.matmul(torch.matmul(x, self.weight), self.weight) * self.weight
)");
        QCOMPARE(run.names().count("weight"), 1);
        const graph::Node& weight = run.sink.node("weight");
        QVERIFY(weight.requiresGrad);
        QVERIFY(weight.kind == graph::NodeKind::Parameter);
        QCOMPARE(weight.backward.metric->statistics.meanAbs,
                 observe(run.module.attr("weight").toTensor().grad()).statistics.meanAbs);
    }

    void everyRowSaysWhetherAGradientCanReachIt()
    {
        const TrackedModel run(R"(
def forward(self, x):
    y = torch.matmul(x, self.weight)
    z = y.detach().exp()
    n = y.argmax()
    return y * z + self.state
)");
        QCOMPARE(run.error, std::string());
        for (const char* name : {"x", "weight", "matmul", "mul", "add"}) {
            QVERIFY2(run.sink.node(name).requiresGrad, name);
        }
        for (const char* name : {"detach", "exp", "argmax", "state"}) {
            QVERIFY2(!run.sink.node(name).requiresGrad, name);
        }
    }

    /// Answers of tests/reference/forked_calls.py: PyTorch's, with two threads for forked calls.
    void forkedCallsSumGradientsOfSharedWeightsInPyTorchsOrder_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<float>("gradient");
        QTest::newRow("One") << R"(
    y = torch.add(self.use(torch.mul(x, -1e8)), self.use(torch.mul(x, 1e8)))
    f = fork(self.use, torch.mul(x, 3.))
    return torch.add(torch.wait(f), y))"
                             << 3.0F;
        QTest::newRow("Two") << R"(
    f = fork(self.use, torch.mul(x, -1e8))
    g = fork(self.use, torch.mul(x, 3.))
    y = self.use(torch.mul(x, 1e8))
    return torch.add(torch.add(torch.wait(f), torch.wait(g)), y))"
                             << 3.0F;
        QTest::newRow("Before") << R"(
    y = torch.add(self.use(x), self.use(torch.mul(x, 1e8)))
    f = fork(self.use, torch.mul(x, -1e8))
    g = fork(self.use, torch.mul(x, 3.))
    return torch.add(torch.add(torch.wait(f), torch.wait(g)), y))"
                                << 0.0F;
        QTest::newRow("After") << R"(
    f = fork(self.use, torch.mul(x, 3.))
    g = fork(self.use, torch.mul(x, -1e8))
    y = self.use(torch.add(torch.mul(torch.sum(self.use(torch.mul(x, 0.5))), 0.), torch.mul(x, 1e8)))
    z = torch.add(torch.wait(f), torch.wait(g))
    return torch.add(torch.add(z, y), self.use(torch.mul(x, 5.))))"
                               << 8.0F;
    }

    void forkedCallsSumGradientsOfSharedWeightsInPyTorchsOrder()
    {
        QFETCH(QString, body);
        const auto unit = modelFromArchiveCode({{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def use(self: __torch__.Model, x: Tensor) -> Tensor:
    return torch.linear(x, self.weight)
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:)" + body.toStdString() +
                                                                  "\n"}});
        SourceBook sources;
        for (int run = 0; run < 2; ++run) { // whatever the thread has counted until then
            Interpreter interpreter(unit, sources);
            for (const auto& parameter : unit.parameters()) {
                parameter.mutable_grad() = at::Tensor();
            }
            Outcome outcome = outcomeOf(unit, {at::eye(4)},
                                        [&](const torch::jit::Module&, std::vector<c10::IValue> arguments) {
                                            return interpreter.run("forward", std::move(arguments));
                                        });
            QTEST(outcome.tensors["gradient of weight"].abs().max().item<float>(), "gradient");
        }
    }

    void loopsAreUnrolledAndCounted()
    {
        const TrackedModel run(R"(
def forward(self, x):
    for i in range(3):
        x = torch.sin(x)
    return x
)");
        QCOMPARE(run.names(), QStringList({"x", "sin", "sin_1", "sin_2", "output"}));
        QCOMPARE(run.sink.node("sin_2").provenance.text(), std::string("|aten::sin|2|0"));
    }

    void anInPlaceOperatorMakesANewNodeAndLeavesTheOldOnesValue()
    {
        const TrackedModel run(R"(
def forward(self, x):
    y = x - 1.0
    y.mul_(4.0)
    return y
)");
        QCOMPARE(run.forward("sub"), 0.5);
        QCOMPARE(run.forward("mul_"), 2.0);
        QCOMPARE(run.backward("mul_"), 1.0);
        QCOMPARE(run.backward("sub"), 4.0);
        QCOMPARE(argumentsOf(run.sink.node("output")), QString("%2"));
    }

    void aBaseThatWasWrittenThroughAViewIsObservedAgain()
    {
        const TrackedModel run(R"(
def forward(self, x):
    z = torch.zeros([4, 4])
    z[0] = x[0] * 8.0
    return z * 2.0
)");
        const graph::Node& again = run.sink.node("copy__1");
        QCOMPARE(again.forward.metric->statistics.meanAbs, 1.0);
        QCOMPARE(again.backward.metric->statistics.meanAbs, 2.0);
        QCOMPARE(run.forward("zeros"), 0.0);
        QVERIFY(argumentsOf(again).startsWith("self=%1, written="));
        QCOMPARE(run.forward("mul_1"), 2.0);
    }

    void anOutputThatWasWrittenThroughAViewIsObservedAgain()
    {
        const TrackedModel run(R"(
def forward(self, x):
    z = torch.zeros([4, 4])
    z[0] = x[0] * 8.0
    return z
)");
        QCOMPARE(run.forward("output"), 1.0);
        QCOMPARE(run.backward("output"), 1.0);
    }

    void anOperatorThatGivesBackItsInputHasAGradientOfItsOwn()
    {
        const TrackedModel run(R"(
def forward(self, x):
    h = x * 2.0
    e = h * 5.0
    y = h.contiguous()
    return y * 3.0 + e
)");
        QCOMPARE(run.backward("contiguous"), 3.0);
        QCOMPARE(run.backward("mul"), 8.0);
        QCOMPARE(run.forward("contiguous"), run.forward("mul"));
    }

    void operatorsThatOnlyRearrangeShareTheirInputsRecord()
    {
        const TrackedModel run(R"(
def forward(self, x):
    y = x * 2.0
    return y.reshape([2, 2, 4]).transpose(0, 1).unsqueeze(0)[0].contiguous().view([4, 4]).t()
)");
        const auto& record = run.sink.node("mul").forward.metric;
        for (const char* name : {"reshape", "transpose", "unsqueeze", "select", "contiguous", "view"}) {
            QVERIFY2(run.sink.node(name).forward.metric == record, name);
        }
        // Other rows, and thus other blocks; the rest is not measured again.
        const auto& turned = run.sink.node("t").forward.metric;
        QVERIFY(turned != record);
        QVERIFY(turned->histogram == record->histogram);
        QCOMPARE(turned->statistics.std, record->statistics.std);
    }

    void aPartOfATensorHasARecordOfItsOwn()
    {
        const TrackedModel run(R"(
def forward(self, x):
    y = torch.cat([x, x * 3.0], 1)
    return y[:, 4:]
)");
        QCOMPARE(run.forward("cat"), 1.0);
        QCOMPARE(run.forward("slice_1"), 1.5);
    }

    void tensorsThatAreNotFloatingHaveNodesWithoutMetrics()
    {
        const TrackedModel run(R"(
def forward(self, x):
    i = x.argmax(1)
    n = x.size(0) + 1
    return x.index_select(0, i) * n
)");
        const graph::Node& node = run.sink.node("argmax");
        QCOMPARE(node.dtype, std::string("int64"));
        QVERIFY(!node.floating && !node.forward.metric && !node.backward.metric);
        QVERIFY(!run.names().contains("size"));
        QVERIFY(argumentsOf(run.sink.node("mul")).endsWith("other=5"));
    }

    void nestedOutputsHaveTheirPathsAndTheMetricsOfTheirSources()
    {
        const TrackedModel run(R"(
def forward(self, x):
    return {"a": x * 2.0}, [x * 3.0, x]
)");
        QCOMPARE(run.sink.node("output.1.0").target, std::string("1.0"));
        QVERIFY(run.sink.node("output.0.a").forward.metric == run.sink.node("mul").forward.metric);
        QCOMPARE(run.backward("output.1.1"), run.backward("x"));
        QCOMPARE(run.backward("x"), 6.0);
    }

    void gradientsThatTheModelTakesItselfAreNotThoseOfTheRun()
    {
        const TrackedModel run(R"(
def forward(self, x):
    y = x * 2.0
    g = torch.autograd.grad([y.sum() * 100.0], [x])[0]
    assert g is not None
    return y + g
)");
        QCOMPARE(run.backward("mul"), 1.0);
    }

    void whatTheModelRaisesIsOneSentenceWithItsPlace()
    {
        const TrackedModel run(R"(
def forward(self, x):
    assert x.size(0) != 4, "four rows are too many"
    return x
)");
        QCOMPARE(QString::fromStdString(run.error).contains("four rows are too many"), true);
        QVERIFY(QString::fromStdString(run.error).startsWith("The model raised"));
        QVERIFY(!QString::fromStdString(run.error).contains('\n'));
    }

    void anOperatorThatFailsSaysWhichAndWhere()
    {
        const TrackedModel run(R"(
def forward(self, x):
    return torch.matmul(self.first.forward(x), torch.ones([3, 3]))
)");
        const QString error = QString::fromStdString(run.error);
        QVERIFY2(error.contains("aten::matmul") && error.contains("4x4 and 3x3"), qPrintable(error));
        QVERIFY(!run.sink.node("tanh").name.empty() && run.sink.node("tanh").forward.metric);
    }

    void valuesAreFreedAfterTheirLastUse()
    {
        const at::NoGradGuard noGradients;
        SourceBook sources;
        Lifetimes lifetimes;
        Interpreter interpreter(modelOf(R"(
def forward(self, x):
    a = x * 2.0
    for i in range(5):
        a = torch.sin(a)
        b = torch.cos(a)
        if i > 2:
            a = b + 1.0
        else:
            a = b - 1.0
    c = torch.exp(a)
    return torch.log(c)
)"),
                                sources, &lifetimes);
        interpreter.run("forward", {at::ones({4, 4})});
        QCOMPARE(lifetimes.most, 1); // each value dies with its last reader
    }

    void aProgramHasACanonicalText()
    {
        const auto module = modelOf(R"(
def forward(self, x):
    y = self.first.forward(x)
    if bool(y.sum() < 1000.0):
        y = torch.relu(y)
    return y, 2
)");
        SourceBook sources;
        ProgramRecorder recorder;
        Interpreter interpreter(module, sources, &recorder);
        interpreter.run("forward", {at::ones({4, 4})});
        const Program program = recorder.take(interpreter.inputs(), interpreter.result());
        QStringList lines;
        for (const QString& line : QString::fromStdString(toText(program)).split('\n')) {
            if (line.contains("aten::") || line.contains("module::") || line.contains("GetAttr")) {
                lines << QString(line).remove(QRegularExpression("%[0-9]+(, )?")).remove(" = ");
            }
        }
        QCOMPARE(lines, QStringList({"module::enter()", "prim::GetAttr[first]()", "module::enter()  # first",
                                     "prim::GetAttr[factor]()  # first", "aten::mul()  # first",
                                     "aten::tanh()  # first", "module::leave()  # first", "aten::sum()",
                                     "aten::lt()", "aten::Bool()", "aten::relu()", "module::leave()"}));
    }
};

} // namespace

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestTracker)
#include "test_tracker.moc"
