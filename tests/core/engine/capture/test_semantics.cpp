// SPDX-License-Identifier: GPL-3.0-or-later
// What TorchScript can say beyond operators, and what the run says of it. That values are those of the stock
// interpreter is test_bit_equality's and test_stock_observer's business.
#include "core/engine/values/errors.h"
#include "core/message/say_program.h"
#include "tests/core/engine/support/archive_cases.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/core/engine/support/run_pair.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

/// A tracked forward run.
struct Tracked
{
    explicit Tracked(const torch::jit::Module& module, std::vector<c10::IValue> inputs = {at::ones({4, 4})})
        : tracker(module, sink)
    {
        at::manual_seed(1);
        Interpreter interpreter(module, sources, &tracker);
        try {
            result = interpreter.run("forward", std::move(inputs));
            tracker.addOutputs(result);
        } catch (const RunFailure& failure) {
            error = failure;
        }
        tracker.finish();
    }

    /// "first:Scale", in order of completion.
    [[nodiscard]] QStringList calls() const
    {
        QStringList list;
        for (const graph::ModuleCall& call : sink.calls) {
            list << QString::fromStdString(call.path + ":" + call.type);
        }
        return list;
    }

    GraphSink sink;
    SourceBook sources;
    Tracker tracker;
    c10::IValue result;
    std::optional<RunFailure> error;
};

torch::jit::Module caseNamed(const std::string& name)
{
    const std::vector<Case> cases = languageCases();
    return std::find_if(cases.begin(), cases.end(), [&](const Case& model) { return model.name == name; })
        ->build();
}

/// Submodules with hooks of their own inside a module with hooks.
torch::jit::Module hookedModel()
{
    const auto scaled = [](const std::string& name, const std::string& forward) {
        return "class " + name + R"((Module):
  __parameters__ = []
  __buffers__ = []
  __forward_pre_hooks__ = ["before", ]
  __forward_hooks__ = ["after", ]
  training : bool
)" + forward + R"(
  def before(self: __torch__.)" +
               name + R"(, input: Tuple[Tensor]) -> Tuple[Tensor]:
    return (torch.mul((input)[0], 2),)
  def after(self: __torch__.)" +
               name + R"(, input: Tuple[Tensor], output: Tensor) -> Tensor:
    return torch.add(output, torch.sin((input)[0]))
)";
    };
    const std::string inner = scaled("Inner", R"(
  def forward(self: __torch__.Inner, x: Tensor) -> Tensor:
    return torch.exp(x)
)");
    const std::string model = scaled("Model", R"(
  inner : __torch__.Inner
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    _0 = __torch__.Inner.before
    _1 = __torch__.Inner.after
    inner = self.inner
    _2 = _0(inner, (torch.cos(x),), )
    _3, = _2
    return _1(inner, _2, (inner).forward(_3, ), )
  def twice(self: __torch__.Model, x: Tensor) -> Tensor:
    return torch.mul(x, 2)
)");
    return modelFromArchiveCode({{"__torch__", inner + model}, {"__torch__.Inner", R"(
def before(self: __torch__.Inner, input: Tuple[Tensor]) -> Tuple[Tensor]:
  return (torch.mul((input)[0], 2),)
def after(self: __torch__.Inner, input: Tuple[Tensor], output: Tensor) -> Tensor:
  return torch.add(output, torch.sin((input)[0]))
)"}});
}

} // namespace

class TestSemantics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hooksThatWereSavedRunAroundTheModel()
    {
        auto module = hookedModel();
        const at::Tensor x = at::randn({4, 4});
        const Tracked run(module, {x});
        QVERIFY2(!run.error, run.error ? run.error->what() : "");
        QVERIFY(sameBits(run.result.toTensor(), module({x}).toTensor())); // as module(x) in Python
        QVERIFY(!sameBits(run.result.toTensor(), module.get_method("forward")({x}).toTensor()));
        QCOMPARE(run.calls(), QStringList({"inner:Inner", ":Model"}));
    }

    void hooksBelongToTheirModules()
    {
        const Tracked run(hookedModel());
        QStringList modules;
        for (const graph::Node& node : run.sink.graph.nodes) {
            if (node.target == "aten::mul" || node.target == "aten::sin") {
                modules << QString::fromStdString(node.name + ":" + node.module);
            }
        }
        QCOMPARE(modules, QStringList({"mul:", "mul_1:inner", "sin:inner", "sin_1:"}));
    }

    void otherMethodsRunWithoutTheHooks()
    {
        const auto module = hookedModel();
        SourceBook sources;
        Interpreter interpreter(module, sources);
        QCOMPARE(interpreter.run("twice", {at::ones({1})}).toTensor().item<double>(), 2.0);
    }

    void forkedSubmodulesKeepTheirPaths()
    {
        const Tracked run(caseNamed("submodules in forked calls"));
        QCOMPARE(run.calls(), QStringList({"first:Scale", "second:Scale", ":Model"}));
        QCOMPARE(run.sink.node("mul_1").module, std::string("second"));
    }

    void aModuleBehindAnInterfaceKeepsItsPath()
    {
        const Tracked run(caseNamed("a module behind an interface"));
        QCOMPARE(run.calls(), QStringList({"first:Scale", ":Model"}));
        QVERIFY(run.sink.node("first.weight").kind == graph::NodeKind::Parameter);
    }

    void tensorsOfAnObjectThatIsReturnedAreOutputs()
    {
        const Tracked run(caseNamed("a class with state, methods and a property"));
        QStringList outputs;
        for (const graph::Node& node : run.sink.graph.nodes) {
            if (node.kind == graph::NodeKind::Output) {
                outputs << QString::fromStdString(node.name);
            }
        }
        QCOMPARE(outputs, QStringList({"output.x", "output.seen.0", "output.seen.1", "output.seen.2"}));
    }

    void whatTheModelRaisesHasItsClassPlaceAndMessage_data()
    {
        QTest::addColumn<QString>("raise");
        QTest::addColumn<message::Message>("said");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* raise, const message::Message& said,
                            const char* words) {
            QTest::newRow(name) << QString(raise) << said << QString(words);
        };
        const auto at = [](const message::Clause& kind) {
            return say::exceptionAt(kind, say::inModuleAtLine("first", "code/__torch__.py", 6));
        };
        const message::Clause valueError = at(say::verbatim("ValueError"));
        row("with a class", R"(ops.prim.RaiseException("three rows", "builtins.ValueError"))",
            say::modelRaisedSaying(valueError, "three rows"), "three rows");
        row("without a class", R"(ops.prim.RaiseException("three rows"))",
            say::modelRaisedSaying(at(say::anException()), "three rows"), "three rows");
        row("without a message", R"(ops.prim.RaiseException("", "builtins.KeyError"))",
            say::modelRaised(at(say::verbatim("KeyError"))), "KeyError");
        row("with a message of two lines",
            R"(ops.prim.RaiseException("three rows:\n\n  use\tfour.\n", "builtins.ValueError"))",
            say::modelRaisedSaying(valueError, "three rows: use four"), "three rows: use four");
        row("with a message that was computed",
            R"(ops.prim.RaiseException(torch.format("{} rows", torch.size(x, 0)), "my.errors.Bad"))",
            say::modelRaisedSaying(at(say::verbatim("Bad")), "4 rows"), "4 rows");
    }

    void whatTheModelRaisesHasItsClassPlaceAndMessage()
    {
        QFETCH(QString, raise);
        QFETCH(message::Message, said);
        QFETCH(QString, words);
        const std::string code = R"(class Part(Module):
  __parameters__ = []
  __buffers__ = []
  training : bool
  def forward(self: __torch__.Part, x: Tensor) -> Tensor:
    )" + raise.toStdString() + R"(
    return x
class Model(Module):
  __parameters__ = []
  __buffers__ = []
  training : bool
  first : __torch__.Part
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    return (self.first).forward(torch.neg(x), )
)";
        const Tracked run(modelFromArchiveCode({{"__torch__", code}}));
        QVERIFY(run.error);
        QVERIFY2(run.error->error().said == said, run.error->what());
        QCOMPARE(QString::fromStdString(message::english(run.error->words())), words);
        QVERIFY(run.error->cause() == RunFailure::Cause::RaisedByModel);
        QVERIFY(run.sink.node("neg").forward.metric); // what was done before stays
    }

    void aJobSaysWhatTheModelRaised()
    {
        const JobRun run("def forward(self, x):\n    assert x.size(0) != 4, \"four rows\"\n    return x\n");
        QCOMPARE(run.status(), 4);
        QVERIFY2(run.message().startsWith("The model raised ") && run.message().contains("four rows"),
                 qPrintable(run.message()));
        QCOMPARE(run.problems(), QStringList({"forward-failed"}));
        const graph::SourceLocation& place = run.run.problems.front().location;
        QVERIFY(run.run.sources.at(place.file).find("four rows") != std::string::npos);
    }

    void aModelWithoutTensorsRuns()
    {
        const JobRun run("def forward(self, a: int, b: List[str]) -> str:\n    return b[a]\n",
                         [](job::Job& job) {
                             job.inputs = {{"", "1"}, {"", "[\"x\", \"y\"]"}};
                         });
        QCOMPARE(run.message(), QString());
        QVERIFY(run.run.graph.nodes.empty());
        QCOMPARE(run.problems(), QStringList({"no-backward"}));
        QVERIFY(run.run.status == graph::RunStatus::Done);
    }

    void aModelWithoutParametersHasTheGradientsOfItsInputs()
    {
        torch::jit::Module module("Plain");
        module.define("def forward(self, x):\n    return torch.tanh(x)\n");
        const JobRun run(module);
        QCOMPARE(run.message(), QString());
        QVERIFY(run.run.graph.findByName("x")->backward.metric);
    }

    void withoutForwardTheOtherMethodsAreNamed()
    {
        const JobRun run("def encode(self, x):\n    return x\ndef decode(self, x):\n    return x * 2\n");
        QCOMPARE(run.status(), 2);
        QVERIFY2(run.message().contains("no method forward") && run.message().contains("decode") &&
                     run.message().contains("encode"),
                 qPrintable(run.message()));
        const JobRun chosen("def encode(self, x):\n    return x\ndef decode(self, x):\n    return x * 2\n",
                            [](job::Job& job) { job.method = "decode"; });
        QCOMPARE(chosen.message(), QString());
        QVERIFY(chosen.run.graph.findByName("mul"));
    }

    void aFrozenModuleRunsAndSaysThatItsModeIsFixed()
    {
        auto model = modelOf("def forward(self, x):\n    return torch.matmul(x, self.weight)\n");
        model.eval();
        const JobRun run(torch::jit::freeze(model), [](job::Job& job) { job.training = true; });
        QCOMPARE(run.message(), QString());
        QCOMPARE(run.problems(), QStringList({"mode-not-changed"}));
        QVERIFY(run.run.graph.findByName("constant")->kind == graph::NodeKind::Constant);
    }

    void autocastActsOnlyWhereLibtorchKnowsItsClass_data()
    {
        QTest::addColumn<QString>("module");
        QTest::addColumn<QString>("dtype");
        QTest::newRow("on the CPU") << "torch.cpu.amp.autocast_mode"
                                    << "bfloat16";
        QTest::newRow("a class of the same name elsewhere") << "my.autocast_mode"
                                                            << "float32";
    }

    void autocastActsOnlyWhereLibtorchKnowsItsClass()
    {
        QFETCH(QString, module);
        QFETCH(QString, dtype);
        std::string folder = "__torch__." + module.toStdString();
        const std::string type = folder + ".autocast";
        const auto model = modelFromArchiveCode({{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    _0 = )" + type + ".__new__(" + type + R"()
    _1 = (_0).__init__(True, )
    with _0:
      y = (self).product(x, )
    return y
  def product(self: __torch__.Model, x: Tensor) -> Tensor:
    return torch.matmul(x, self.weight)
)"},
                                                 {folder, R"(
class autocast:
  fast_dtype : int
  _enabled : bool
  device : str
  def __enter__(self: )" + type + ") -> " + type + R"(:
    return self
  def __exit__(self: )" + type + R"(, exc_type: Any, exc_val: Any, exc_tb: Any) -> NoneType:
    return None
  def __init__(self: )" + type + R"(, enabled: bool) -> NoneType:
    self.fast_dtype = 15
    self._enabled = enabled
    self.device = "cpu"
    return None
)"}});
        const Tracked run(model);
        QVERIFY2(!run.error, run.error ? run.error->what() : "");
        QCOMPARE(QString::fromStdString(run.sink.node("matmul").dtype), dtype);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestSemantics)
#include "test_semantics.moc"
