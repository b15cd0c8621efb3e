// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/backward_plan.h"
#include "core/job/backward_seed.h"
#include "core/message/say_inputs.h"
#include "core/message/say_job.h"
#include "core/message/say_load.h"
#include "tests/support/compare_messages.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <torch/csrc/autograd/autograd.h>

using namespace scalescope;

class TestBackwardPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void seedsAreMadeAsAskedFor_data();
    void seedsAreMadeAsAskedFor();
    void lossesHaveTheirDefinitionsGradients_data();
    void lossesHaveTheirDefinitionsGradients();
    void wrongUsageIsNamed_data();
    void wrongUsageIsNamed();
    void outputsInsideObjectsAreFound();
    void whereItBegins_data();
    void whereItBegins();
    void noGradientGivesTheReason();
    void aDefaultThatDoesNotWorkIsNoOptionsFault();
    void crossEntropyTakesClassesAlongTheLastDimension();
    void theSameJobGivesTheSameSeeds();
};

namespace {

job::Job jobWith(const std::string& backward, std::vector<std::string> paths = {})
{
    job::Job job;
    job.backward = backward;
    job.outputIndices = std::move(paths);
    return job;
}

at::Tensor leaf()
{
    return torch::tensor({1.0, -2.0, 3.0, 0.5}, at::kDouble).reshape({2, 2}).requires_grad_(true);
}

/// (whole numbers, [loss, {"logits": ..., "detached": ...}])
c10::IValue nestedOutput(const at::Tensor& x)
{
    c10::Dict<std::string, at::Tensor> dict;
    dict.insert("logits", x * 2);
    dict.insert("detached", x.detach());
    return c10::ivalue::Tuple::create(
        {torch::arange(3), c10::ivalue::Tuple::create({c10::IValue(x.sum()), c10::IValue(dict)})});
}

at::Tensor gradient(const at::Tensor& x, const engine::BackwardPlan& plan)
{
    torch::autograd::backward(plan.roots, plan.seeds);
    return x.grad();
}

} // namespace

void TestBackwardPlan::seedsAreMadeAsAskedFor_data()
{
    QTest::addColumn<std::string>("backward");
    QTest::addColumn<std::string>("paths"); ///< separated by spaces
    QTest::addColumn<std::string>("description");
    const auto row = [](const char* name, const char* backward, const char* paths, const char* description) {
        QTest::newRow(name) << std::string(backward) << std::string(paths) << std::string(description);
    };
    row("the first that can, a loss as it is", "", "", "output at output 1.0");
    row("a tensor gets random numbers", "", "1.1.logits", "randn at output 1.1.logits");
    row("several outputs", "", "1.1.logits 1.0", "randn at output 1.1.logits, output at output 1.0");
    row("ones", "ones", "1.1.logits", "ones at output 1.1.logits");
    row("a sum", "sum", "1.1.logits", "sum at output 1.1.logits");
    row("none", "none", "", "none");
    row("a generator", "full(2.0):[2,2]", "1.1.logits", "full(2.0):[2,2] at output 1.1.logits");
}

void TestBackwardPlan::seedsAreMadeAsAskedFor()
{
    QFETCH(std::string, backward);
    QFETCH(std::string, paths);
    QFETCH(std::string, description);
    std::vector<std::string> indices;
    for (const QString& path : QString::fromStdString(paths).split(' ', Qt::SkipEmptyParts))
        indices.push_back(path.toStdString());
    const auto plan = engine::planBackward(nestedOutput(leaf()), jobWith(backward, indices), {});
    QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
    QCOMPARE(plan->description, description);
    QVERIFY(!plan->reason);
    QCOMPARE(plan->empty(), backward == "none");
    QCOMPARE(plan->roots.size(), plan->seeds.size());
    for (std::size_t i = 0; i < plan->roots.size(); ++i) {
        QCOMPARE(plan->seeds[i].sizes().vec(), plan->roots[i].sizes().vec());
        QCOMPARE(plan->seeds[i].scalar_type(), plan->roots[i].scalar_type());
    }
}

void TestBackwardPlan::lossesHaveTheirDefinitionsGradients_data()
{
    QTest::addColumn<std::string>("backward");
    QTest::addColumn<std::vector<double>>("expected");
    // Of y = x with x = [[1, -2], [3, 0.5]].
    QTest::newRow("sum") << std::string("sum") << std::vector<double>{1, 1, 1, 1};
    QTest::newRow("mean") << std::string("mean") << std::vector<double>{0.25, 0.25, 0.25, 0.25};
    QTest::newRow("mse against ones: 2 (x - 1) / 4")
        << std::string("mse:ones:[2,2]") << std::vector<double>{0, -1.5, 1, -0.25};
    const double p = 1 / (1 + std::exp(-3.0));
    const double q = 1 / (1 + std::exp(-2.5));
    QTest::newRow("cross entropy against class 1: (softmax - one hot) / 2")
        << std::string("cross_entropy:full(1):[2]") << std::vector<double>{p / 2, -p / 2, q / 2, -q / 2};
    QTest::newRow("a tensor of one's own")
        << std::string("full(0.5):[2,2]") << std::vector<double>{0.5, 0.5, 0.5, 0.5};
}

void TestBackwardPlan::lossesHaveTheirDefinitionsGradients()
{
    QFETCH(std::string, backward);
    QFETCH(std::vector<double>, expected);
    const at::Tensor x = leaf();
    const auto plan = engine::planBackward(x.clone(), jobWith(backward), {});
    QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
    const at::Tensor result = gradient(x, *plan).reshape(-1);
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY(std::abs(result[static_cast<std::int64_t>(i)].item<double>() - expected[i]) < 1e-12);
}

void TestBackwardPlan::wrongUsageIsNamed_data()
{
    QTest::addColumn<std::string>("backward");
    QTest::addColumn<std::string>("path");
    QTest::addColumn<message::Message>("said");
    const auto row = [](const char* name, const char* backward, const char* path,
                        const message::Message& said) {
        QTest::newRow(name) << std::string(backward) << std::string(path) << said;
    };
    row("an unknown word", "maximum", "1.0", say::seedNotKnown("--backward maximum", job::seedList()));
    row("no such output", "", "2", say::noSuchOutput("2", say::verbatim("1.0, 1.1.logits")));
    row("whole numbers", "", "0",
        say::outputWithoutGradient("0", "int64[3]", say::verbatim("1.0, 1.1.logits")));
    row("no gradient", "", "1.1.detached",
        say::outputWithoutGradient("1.1.detached", "float64[2, 2]", say::verbatim("1.0, 1.1.logits")));
    row("not one element", "output", "1.1.logits",
        say::outputSeedNeedsOneElement(say::outputOf("1.1.logits"), "[2, 2]"));
    row("a target of another shape", "mse:ones:[3]", "1.1.logits",
        say::shapesDiffer(say::theTargetOf("mse"), "[3]", say::outputOf("1.1.logits"), "[2, 2]"));
    row("classes that are fractions", "cross_entropy:ones:[2]", "1.1.logits",
        say::targetNotClasses("float32"));
    row("a class that is not there", "cross_entropy:full(9):[2]", "1.1.logits",
        say::seedDoesNotWork("cross_entropy:full(9):[2]", say::verbatim("Target 9 is out of bounds")));
    row("a file that is not there", "none.npy", "1.0",
        say::argumentWrong("--backward", say::fileUnreadable("none.npy", say::noSuchFile())));
    row("a seed of another shape", "ones:[3]", "1.1.logits",
        say::shapesDiffer(say::theGradient("ones:[3]"), "[3]", say::outputOf("1.1.logits"), "[2, 2]"));
}

void TestBackwardPlan::wrongUsageIsNamed()
{
    QFETCH(std::string, backward);
    QFETCH(std::string, path);
    QFETCH(message::Message, said);
    const auto plan = engine::planBackward(nestedOutput(leaf()), jobWith(backward, {path}), {});
    QVERIFY(!plan);
    QCOMPARE(plan.error().status, backward == "none.npy" ? ExitStatus::Unreadable : ExitStatus::Usage);
    QCOMPARE(plan.error().said, said);
}

void TestBackwardPlan::outputsInsideObjectsAreFound()
{
    torch::jit::Module object("Result");
    object.register_attribute("hidden", c10::TensorType::get(), leaf() * 3);
    object.register_attribute("count", c10::IntType::get(), 3);
    const c10::IValue output = c10::ivalue::Tuple::create({object._ivalue()});
    const auto found = engine::namedTensors(output);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].path, std::string("0.hidden"));
    const auto plan = engine::planBackward(output, jobWith("ones"), {});
    QCOMPARE(plan->description, std::string("ones at output 0.hidden"));
}

void TestBackwardPlan::whereItBegins_data()
{
    QTest::addColumn<c10::IValue>("output");
    QTest::addColumn<std::string>("backward");
    QTest::addColumn<std::string>("description");
    QTest::addColumn<message::Message>("choice");
    const at::Tensor x = leaf();
    const at::Tensor logits = x * 2;
    const auto tuple = [](std::vector<c10::IValue> values) {
        return c10::ivalue::Tuple::create(std::move(values));
    };
    const auto row = [](const char* name, const c10::IValue& output, const char* backward,
                        const char* description, const message::Message& choice) {
        QTest::newRow(name) << output << std::string(backward) << std::string(description) << choice;
    };
    const auto begins = [](const char* path, const char* others) {
        return say::backwardBegins(say::outputOf(path), say::verbatim(others));
    };
    row("logits and loss", tuple({logits, x.sum()}), "", "output at output 1", begins("1", "0"));
    row("a loss of two dimensions", tuple({logits, x.sum().reshape({1, 1})}), "", "output at output 1",
        begins("1", "0"));
    row("two losses", tuple({logits, x.sum(), x.mean()}), "", "randn at output 0", begins("0", "1, 2"));
    row("a target's shape is that of the logits", tuple({logits, x.sum()}), "mse:ones:[2,2]",
        "mse at output 0", begins("0", "1"));
    row("an input that is handed through", tuple({x, logits}), "", "randn at output 1", {});
    row("a loss that is an input", tuple({logits, torch::ones({1}).requires_grad_(true)}), "",
        "randn at output 0", {});
    row("a number without a gradient", tuple({logits, x.sum().detach()}), "", "randn at output 0", {});
    row("nothing but inputs", tuple({x}), "", "none", {});
}

void TestBackwardPlan::whereItBegins()
{
    QFETCH(c10::IValue, output);
    QFETCH(std::string, backward);
    QFETCH(std::string, description);
    QFETCH(message::Message, choice);
    const auto plan = engine::planBackward(output, jobWith(backward), {});
    QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
    QCOMPARE(plan->description, description);
    QCOMPARE(plan->choice, choice);
}

void TestBackwardPlan::noGradientGivesTheReason()
{
    const auto plan = engine::planBackward(torch::arange(3), jobWith(""), {});
    QVERIFY(plan);
    QVERIFY(plan->empty());
    QVERIFY(plan->reason == say::noOutputForBackward());
}

void TestBackwardPlan::aDefaultThatDoesNotWorkIsNoOptionsFault()
{
    // A gradient of its shape has more numbers than fit into memory.
    const at::Tensor large = (leaf().sum() * 1).expand({std::int64_t{1} << 46});
    const auto plan = engine::planBackward(large, jobWith(""), {});
    QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
    QVERIFY(plan->empty());
    QCOMPARE(plan->reason.id(), say::defaultSeedDoesNotWork.form.id);
    const auto asked = engine::planBackward(large, jobWith("randn"), {});
    QVERIFY(!asked);
    QVERIFY2(asked.error().message.starts_with("--backward randn does not work here: "),
             asked.error().message.c_str());
}

void TestBackwardPlan::crossEntropyTakesClassesAlongTheLastDimension()
{
    const at::Tensor x = torch::randn({2, 5, 7}).requires_grad_(true);
    const auto plan = engine::planBackward(x * 1, jobWith("cross_entropy:zeros:[2,5]:int64"), {});
    QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
    const at::Tensor expected = -x.detach().log_softmax(-1).select(-1, 0).mean();
    QVERIFY(at::allclose(plan->roots[0].detach(), expected));
}

void TestBackwardPlan::theSameJobGivesTheSameSeeds()
{
    const at::Tensor x = leaf();
    const auto first = engine::planBackward(x * 1, jobWith("randn"), {3, {}, "cpu"});
    const auto again = engine::planBackward(x * 1, jobWith("randn"), {3, {}, "cpu"});
    const auto other = engine::planBackward(x * 1, jobWith("randn"), {4, {}, "cpu"});
    QVERIFY(first->seeds[0].equal(again->seeds[0]));
    QVERIFY(!first->seeds[0].equal(other->seeds[0]));
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestBackwardPlan)
#include "test_backward_plan.moc"
