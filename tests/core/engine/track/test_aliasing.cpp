// SPDX-License-Identifier: GPL-3.0-or-later
// Tensors that share memory: what the rows mean after somebody has written to it.
#include "tests/core/engine/support/alias_cases.h"
#include "tests/core/engine/support/run_pair.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

/// A tracked run from ones at every output; `x` is its input.
struct TrackedRun
{
    explicit TrackedRun(const std::string& code, const at::Tensor& x = at::ones({4, 4}) * 0.5)
        : module(modelOf(code)), tracker(module, sink)
    {
        outcome = outcomeOf(
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
        tracker.finish();
    }

    static double mean(const std::shared_ptr<const graph::Metric>& metric)
    {
        return metric ? metric->statistics.meanAbs : -1;
    }
    [[nodiscard]] double forward(const std::string& name) const
    {
        return mean(sink.node(name).forward.metric);
    }
    [[nodiscard]] double backward(const std::string& name) const
    {
        return mean(sink.node(name).backward.metric);
    }

    /// "mul_=4": names of operators' rows with the mean magnitude, in order.
    [[nodiscard]] QStringList rows() const
    {
        QStringList list;
        for (const graph::Node& node : sink.graph.nodes) {
            if (node.kind == graph::NodeKind::Op && node.floating) {
                list << QString::fromStdString(node.name) + "=" +
                            (node.forward.metric ? QString::number(mean(node.forward.metric)) : QString("?"));
            }
        }
        return list;
    }
    /// The names of the nodes that a node reads, with the names of the arguments.
    [[nodiscard]] QString reads(const std::string& name) const
    {
        QStringList list;
        for (const graph::Argument& argument : sink.node(name).arguments) {
            if (const auto* node = std::get_if<graph::NodeId>(&argument.value)) {
                list << QString::fromStdString(argument.name + "=" +
                                               sink.graph.nodes.at(static_cast<std::size_t>(*node)).name);
            }
        }
        return list.join(' ');
    }

    torch::jit::Module module;
    GraphSink sink;
    SourceBook sources;
    Tracker tracker;
    Outcome outcome;
};

} // namespace

class TestAliasing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gradientsAreThoseOfPython_data()
    {
        QTest::addColumn<std::string>("code");
        QTest::addColumn<std::vector<double>>("gradient");
        for (const AliasCase& model : aliasCases()) {
            QTest::newRow(model.name.c_str()) << model.code << model.gradient;
        }
    }

    void gradientsAreThoseOfPython()
    {
        QFETCH(std::string, code);
        QFETCH(std::vector<double>, gradient);
        const TrackedRun run(code, sharedInput());
        const at::Tensor found = run.outcome.tensors.at("gradient of input 0").to(at::kDouble).flatten();
        const at::Tensor expected = at::tensor(gradient, at::kDouble);
        QVERIFY(at::allclose(found, expected, 1e-5, 1e-6));
        QVERIFY(std::abs(run.backward("x") - expected.abs().mean().item<double>()) <=
                1e-5 * run.backward("x"));
    }

    void aViewThatIsReadAfterItsBaseWasWrittenIsANewRow()
    {
        const TrackedRun run(R"(
def forward(self, x):
    y = x * 2.0
    v = y[0]
    y.mul_(4.0)
    return v * 3.0
)");
        QCOMPARE(run.rows(), QStringList({"mul=1", "select=1", "mul_=4", "mul__1=4", "mul_1=12"}));
        QCOMPARE(run.reads("mul__1"), QString("self=select written=mul_"));
        QCOMPARE(run.reads("mul_1"), QString("self=mul__1"));
    }

    void theGradientOfARowIsThatOfItsOwnContent()
    {
        const TrackedRun run(R"(
def forward(self, x):
    y = x * 2.0
    v = y[0]
    y.mul_(4.0)
    return v * 3.0
)");
        QCOMPARE(run.backward("mul__1"), 3.0); // what is read later
        QCOMPARE(run.backward("mul_"), 0.75);  // a quarter of the base
        QCOMPARE(run.backward("mul"), 3.0);    // before it was multiplied by 4
    }

    void aVersionThatIsReadTwiceIsOneRow()
    {
        const TrackedRun run(R"(
def forward(self, x):
    z = torch.zeros([4, 4])
    z[0] = x[0]
    return z * 2.0 + z.exp()
)");
        QCOMPARE(run.rows().filter("copy_").size(), 2); // the write itself, and the base once
        QCOMPARE(run.reads("exp"), QString("self=copy__1"));
        QVERIFY(std::abs(run.backward("copy__1") - (2.0 + (12 + 4 * std::exp(0.5)) / 16)) < 1e-6);
    }

    void aTensorThatNobodyReadsAgainHasNoNewRow()
    {
        const TrackedRun run(R"(
def forward(self, x):
    y = x * 2.0
    v = y[0] * 5.0
    y.mul_(4.0)
    return y * 3.0 + v
)");
        QCOMPARE(run.rows(), QStringList({"mul=1", "select=1", "mul_1=5", "mul_=4", "mul_2=12", "add=17"}));
    }

    void viewsOfViewsSeeWritesFromEverySide()
    {
        const TrackedRun run(R"(
def forward(self, x):
    y = x * 2.0
    flat = y.view([16])
    part = flat[0:8]
    part.mul_(3.0)
    return y * 1.0, flat * 1.0
)");
        QCOMPARE(run.rows(), QStringList({"mul=1", "view=1", "slice=1", "mul_=3", "mul__1=2", "mul_1=2",
                                          "mul__2=2", "mul_2=2"}));
        QCOMPARE(run.reads("mul__2"), QString("self=view written=mul_"));
        QCOMPARE(run.backward("mul"), 4.0); // 1 + 1 in one half, (1 + 1) * 3 in the other
    }

    void aDetachedViewThatIsWrittenChangesItsBase()
    {
        const TrackedRun run(R"(
def forward(self, x):
    y = x * 2.0
    d = y.detach()
    d += 2.0
    return y * x
)");
        QCOMPARE(run.forward("add__1"), 3.0);
        QCOMPARE(run.reads("add__1"), QString("self=mul written=add_"));
        QCOMPARE(run.forward("mul_1"), 1.5);
        QCOMPARE(run.backward("x"), 1.0 + 3.0); // through y, and y's new content through x
    }

    void whatAModuleGaveBackIsReadWhereItIsUsed()
    {
        const TrackedRun run(R"(
def fill(self, x):
    z = torch.zeros([4, 4])
    z[0] = x[0]
    return z
def forward(self, x):
    return self.fill(x) * 4.0
)");
        QCOMPARE(run.reads("mul"), QString("self=copy__1"));
        QCOMPARE(run.forward("copy__1"), 0.125);
    }

    void aModulesResultThatIsOnlyReturnedIsTheOutput()
    {
        const auto model = [](const std::string& use) {
            return modelFromArchiveCode({{"__torch__", R"(
class Part(Module):
  __parameters__ = []
  __buffers__ = []
  training : bool
  def forward(self: __torch__.Part, x: Tensor) -> Tensor:
    z = torch.zeros([4, 4])
    _0 = torch.copy_(torch.select(z, 0, 0), torch.select(x, 0, 0))
    return z
class Model(Module):
  __parameters__ = []
  __buffers__ = []
  training : bool
  first : __torch__.Part
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    z = (self.first).forward(x, )
)" + use}});
        };
        const auto calls = [](const torch::jit::Module& module, GraphSink& sink) {
            SourceBook sources;
            Tracker tracker(module, sink);
            Interpreter interpreter(module, sources, &tracker);
            tracker.addOutputs(interpreter.run("forward", {at::ones({4, 4})}));
            tracker.finish();
            QStringList list;
            for (const graph::ModuleCall& call : sink.calls) {
                const graph::Node& node =
                    sink.graph.nodes.at(static_cast<std::size_t>(call.outputs.at(0).node));
                list << QString::fromStdString(call.path + ":" + node.name) + "=" +
                            QString::number(mean(node));
            }
            return list;
        };
        GraphSink returned;
        QCOMPARE(calls(model("    return z\n"), returned),
                 QStringList({"first:output=0.25", ":output=0.25"}));
        GraphSink used;
        QCOMPARE(calls(model("    return torch.mul(z, 2)\n"), used),
                 QStringList({"first:copy__1=0.25", ":mul=0.5"}));
        GraphSink written; // read before another write changes it
        QCOMPARE(calls(model("    _1 = torch.fill_(torch.select(z, 0, 1), 1)\n    return z\n"), written),
                 QStringList({"first:copy__1=0.25", ":output=0.5"}));
        GraphSink dropped; // nobody reads it: its row comes at the end
        QCOMPARE(calls(model("    return torch.mul(x, 2)\n"), dropped),
                 QStringList({"first:copy__1=0.25", ":mul=2"}));
    }

    void memoryThatNothingWasWrittenToHasNoStatistics()
    {
        const TrackedRun run(R"(
def forward(self, x):
    out = torch.empty([4, 4])
    out[0:2] = x[0:2] * 2.0
    out[2:4] = x[2:4] * 6.0
    return out * 1.0
)");
        QCOMPARE(run.rows(),
                 QStringList({"empty=?", "slice=0.5", "mul=1", "slice_1=?", "copy_=1", "slice_2=0.5",
                              "mul_1=3", "copy__1=?", "slice_3=?", "copy__2=3", "copy__3=2", "mul_2=2"}));
        QCOMPARE(run.backward("copy__3"), 1.0);
        QVERIFY(run.sink.problems.empty()); // whatever the memory held
    }

    void memoryOfWhichAPartIsWrittenHasNoStatistics_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("part");  ///< the node after one half is written
        QTest::addColumn<QString>("whole"); ///< after both
        QTest::newRow("by indices") << "out = torch.empty([4, 4])\n    out[torch.tensor([0, 2])] = x[0:2]\n"
                                       "    out[torch.tensor([1, 3])] = x[2:4]"
                                    << "index_put_"
                                    << "index_put__1";
        QTest::newRow("by a mask")
            << "m = torch.ones([4, 4]).triu() > 0.0\n    out = torch.empty([4, 4])\n"
               "    out.masked_fill_(m, 1.0)\n    out.masked_fill_(torch.logical_not(m), 2.0)"
            << "masked_fill_"
            << "masked_fill__1";
        QTest::newRow("in copies") << "out = torch.slice_scatter(torch.empty([4, 4]), x[0:2], 0, 0, 2, 1)\n"
                                      "    out = torch.slice_scatter(out, x[2:4], 0, 2, 4, 1)"
                                   << "slice_scatter"
                                   << "slice_scatter_1";
    }

    void memoryOfWhichAPartIsWrittenHasNoStatistics()
    {
        QFETCH(const QString, code);
        QFETCH(const QString, part);
        QFETCH(const QString, whole);
        const TrackedRun run("\ndef forward(self, x):\n    " + code.toStdString() +
                             "\n    return out * 1.0\n");
        QVERIFY(run.sink.node(part.toStdString()).name != "missing");
        QVERIFY(run.sink.node(part.toStdString()).forward.metric == nullptr);
        QVERIFY(run.sink.node(whole.toStdString()).forward.metric != nullptr);
    }

    void filledMemoryIsAsAnyOther()
    {
        const TrackedRun run(R"(
def forward(self, x):
    out = torch.empty([4, 4])
    out.fill_(3.0)
    return out[0] * x
)");
        QCOMPARE(run.rows(), QStringList({"empty=?", "fill_=3", "select=3", "mul=1.5"}));
    }

    void aViewThatIsWrittenToInPlaceHasTheGradientOfWhatItHeld_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("plain"); ///< the same without writing in place
        QTest::addColumn<QStringList>("names");
        QTest::newRow("the view that linear gives back")
            << "y = h.relu_()"
            << "y = h.relu()" << QStringList({"linear", "x", "weight"});
        QTest::newRow("read before it is written")
            << "z = h.exp()\n    y = h.relu_() * z"
            << "z = h.exp()\n    y = h.relu() * z" << QStringList({"linear", "exp", "x"});
        QTest::newRow("a turned view of it")
            << "t = h.transpose(1, 2)\n    y = t.mul_(3.0)"
            << "t = h.transpose(1, 2)\n    y = t.mul(3.0)" << QStringList({"linear", "transpose", "x"});
        QTest::newRow("written to twice") << "y = h.mul_(3.0).sin_()"
                                          << "y = h.mul(3.0).sin()" << QStringList({"linear", "x"});
        QTest::newRow("given back by contiguous before")
            << "y = h.contiguous().relu_()"
            << "y = h.contiguous().relu()" << QStringList({"linear", "contiguous", "x"});
        QTest::newRow("a part of it")
            << "t = h[0]\n    y = t.mul_(3.0)"
            << "t = h[0]\n    y = t.mul(3.0)" << QStringList({"linear", "select", "x"});
        QTest::newRow("a part of it, the rest is read before")
            << "z = h.exp()\n    t = h[0]\n    t.mul_(3.0)\n    y = t + z"
            << "z = h.exp()\n    t = h[0]\n    y = t.mul(3.0) + z"
            << QStringList({"linear", "select", "exp", "x"});
        QTest::newRow("a part of it, then all of it is read")
            << "h[0].mul_(3.0)\n    y = h.exp()"
            << "y = torch.cat([h[:1].mul(3.0), h[1:]]).exp()" << QStringList({"linear", "x", "weight"});
        QTest::newRow("two views that were taken before")
            << "t = h[0]\n    u = h[1]\n    z = u.exp()\n    t.mul_(3.0)\n    u.mul_(2.0)\n    y = h + z"
            << "u = h[1]\n    z = u.exp()\n    y = torch.cat([h[:1].mul(3.0), u.mul(2.0).unsqueeze(0)]) + z"
            << QStringList({"linear", "x", "weight"});
    }
    void aViewThatIsWrittenToInPlaceHasTheGradientOfWhatItHeld()
    {
        QFETCH(const QString, written);
        QFETCH(const QString, plain);
        QFETCH(const QStringList, names);
        const auto run = [](const QString& lines) {
            at::manual_seed(11);
            return TrackedRun("def forward(self, x):\n    h = torch.linear(x, self.weight, self.bias)\n    " +
                                  lines.toStdString() + "\n    return y * 0.5\n",
                              at::randn({2, 3, 4}));
        };
        const TrackedRun own = run(written);
        const TrackedRun expected = run(plain);
        for (const QString& name : names) {
            const double wanted = expected.backward(name.toStdString());
            QVERIFY(wanted > 0);
            QVERIFY2(std::abs(own.backward(name.toStdString()) - wanted) < 1e-6 * wanted,
                     qPrintable(QString("%1: %2 and not %3")
                                    .arg(name)
                                    .arg(own.backward(name.toStdString()))
                                    .arg(wanted)));
        }
    }

private:
    static double mean(const graph::Node& node) { return TrackedRun::mean(node.forward.metric); }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestAliasing)
#include "test_aliasing.moc"
