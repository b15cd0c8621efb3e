// SPDX-License-Identifier: GPL-3.0-or-later
// Which rounded operands cause an error: models with one planted culprit, a layer whose weights are scaled by
// 2^12 in front of a norm, which takes the scale away where nothing is rounded.
#include "core/bisect/bisection.h"
#include "core/engine/compat/libtorch.h"
#include "core/engine/format_trials.h"
#include "core/message/say_run.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace scalescope::engine {

namespace {

using bisect::Bisection;
using testing::JobRun;
using testing::NoEvents;

/// A module with a parameter `weight` of normal values of deviation 0.2.
torch::jit::Module layer(const std::string& name, at::IntArrayRef weight, const std::string& body)
{
    torch::jit::Module module(name);
    module.register_parameter("weight", (at::randn(weight) * 0.2).requires_grad_(), false);
    module.define("\ndef forward(self, x):\n    return " + body + "\n");
    return module;
}

torch::jit::Module assembled(const std::vector<std::pair<std::string, torch::jit::Module>>& parts,
                             const std::string& body)
{
    torch::jit::Module model("Net");
    for (const auto& [name, part] : parts) {
        model.register_module(name, part);
    }
    model.define("\ndef forward(self, x):\n" + body + "\n");
    return model;
}

torch::jit::Module scaled(torch::jit::Module model, const std::string& culprit)
{
    for (const auto& parameter : model.named_parameters()) {
        if (parameter.name == culprit + ".weight") {
            const at::NoGradGuard noGradients;
            at::Tensor weight = parameter.value;
            weight.mul_(4096);
        }
    }
    return model;
}

torch::jit::Module mlp()
{
    at::manual_seed(1);
    const std::string body = "torch.layer_norm(torch.linear(x, self.weight), [32])";
    return scaled(assembled({{"fc0", layer("Fc0", {32, 32}, body)},
                             {"fc1", layer("Fc1", {32, 32}, body)},
                             {"fc2", layer("Fc2", {32, 32}, body)}},
                            "    x = self.fc2.forward(self.fc1.forward(self.fc0.forward(x)))\n"
                            "    return (x * torch.arange(32)).pow(2).mean()"),
                  "fc1");
}

torch::jit::Module transformerBlock(const std::string& name)
{
    const auto attention = assembled({{"q", layer(name + "Q", {32, 32}, "torch.linear(x, self.weight)")},
                                      {"k", layer(name + "K", {32, 32}, "torch.linear(x, self.weight)")},
                                      {"v", layer(name + "V", {32, 32}, "torch.linear(x, self.weight)")}},
                                     "    w = torch.softmax(torch.matmul(self.q.forward(x), "
                                     "self.k.forward(x).t()) / 32., -1)\n"
                                     "    return torch.matmul(w, self.v.forward(x))");
    return assembled({{"attention", attention},
                      {"fc1", layer(name + "Fc1", {64, 32},
                                    "torch.gelu(torch.layer_norm(torch.linear(x, self.weight), [64]))")},
                      {"fc2", layer(name + "Fc2", {32, 64}, "torch.linear(x, self.weight)")}},
                     "    x = torch.layer_norm(x + self.attention.forward(x), [32])\n"
                     "    return torch.layer_norm(x + self.fc2.forward(self.fc1.forward(x)), [32])");
}

torch::jit::Module transformer()
{
    at::manual_seed(2);
    return scaled(assembled({{"block0", transformerBlock("A")},
                             {"block1", transformerBlock("B")},
                             {"block2", transformerBlock("C")}},
                            "    x = self.block2.forward(self.block1.forward(self.block0.forward(x)))\n"
                            "    return (x * torch.arange(32)).sum(-1).pow(2).mean()"),
                  "block1.fc1");
}

torch::jit::Module convolutions()
{
    at::manual_seed(3);
    const std::string body = "torch.relu(torch.group_norm(torch.conv2d(x, self.weight, None, 1, 1), 4))";
    return scaled(assembled({{"conv0", layer("Conv0", {8, 3, 3, 3}, body)},
                             {"conv1", layer("Conv1", {8, 8, 3, 3}, body)},
                             {"conv2", layer("Conv2", {8, 8, 3, 3}, body)}},
                            "    x = self.conv2.forward(self.conv1.forward(self.conv0.forward(x)))\n"
                            "    return x.pow(3).mean()"),
                  "conv2");
}

torch::jit::Module modelNamed(const QString& name)
{
    if (name == "transformer") {
        return transformer();
    }
    return name == "mlp" ? mlp() : convolutions();
}

/// The same job, as a bisection.
std::function<void(job::Job&)> asked(const std::string& target, const std::vector<std::string>& transforms,
                                     const std::string& input, std::optional<double> bound = {})
{
    return [=](job::Job& job) {
        job.command = job::Command::Bisect;
        job.output.clear();
        job.target = job::bisectTargetFrom(target).value();
        job.bound = bound;
        job.inputs = {{"", input}};
        job.transforms = job::transformsFrom(transforms).value();
    };
}

std::function<void(job::Job&)> run(const std::vector<std::string>& transforms, const std::string& input)
{
    return [=](job::Job& job) {
        job.inputs = {{"", input}};
        job.transforms = job::transformsFrom(transforms).value();
    };
}

Bisection bisectionOf(const JobRun& run)
{
    Bisection bisection;
    for (const job::Event& event : run.events.list) {
        bisection.add(event);
    }
    return bisection;
}

/// Trials of a model, as a bisection makes them.
struct BisectTrial
{
    explicit BisectTrial(const torch::jit::Module& module, const std::string& target,
                         const std::vector<std::string>& transforms, const std::string& input)
        : file(module, asked(target, transforms, input)),
          model(file.job, events),
          switches(std::make_shared<RoundingSwitches>())
    {
        const auto captured = [this] { model.capture(); };
        if (!model.choose() || !model.load().map(captured) || !model.transform(switches)) {
            throw std::runtime_error("the model could not be prepared");
        }
        trials.emplace(file.job, model, *switches, job::bisectTargetFrom(target).value(), events);
        reference = trials->runReference();
    }

    double error(bool rounded)
    {
        return trials->error(std::vector<bool>(trials->operands().size(), rounded));
    }

    JobRun file; ///< has the model saved
    NoEvents events;
    PreparedModel model;
    std::shared_ptr<RoundingSwitches> switches;
    std::optional<FormatTrials> trials;
    Result<void> reference;
};

} // namespace

class TestBisectRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpLibtorch(); }

    void thePlantedCulpritIsNamedFirst_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("transform");
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("culprit");
        QTest::addColumn<double>("bound");
        const auto row = [](const char* model, const char* target, const char* transform, const char* input,
                            const char* culprit, double bound) {
            QTest::addRow("%s, %s, %s", model, target, transform)
                << model << target << transform << input << culprit << bound;
        };
        row("mlp", "loss", "format:e4m3fn", "randn:[16,32]", "fc1", 0.02);
        row("mlp", "gradients", "format:e4m3fn", "randn:[16,32]", "fc1", 0.05);
        row("transformer", "loss", "format:e4m3fn", "randn:[16,32]", "block1.fc1", 0.02);
        row("transformer", "gradients", "fp8", "randn:[16,32]", "block1.fc1", 0.03);
        row("convolutions", "loss", "format:e4m3fn:extended", "randn:[2,3,8,8]", "conv2", 0.02);
        row("convolutions", "gradients", "format:e4m3fn,e5m2:extended", "randn:[2,3,8,8]", "conv2", 0.2);
    }

    void thePlantedCulpritIsNamedFirst()
    {
        QFETCH(const QString, model);
        QFETCH(const QString, target);
        QFETCH(const QString, transform);
        QFETCH(const QString, input);
        QFETCH(const QString, culprit);
        QFETCH(const double, bound);
        const JobRun job(modelNamed(model),
                         asked(target.toStdString(), {transform.toStdString()}, input.toStdString(), bound));
        QCOMPARE(job.message(), QString());
        const Bisection bisection = bisectionOf(job);
        QVERIFY2(bisect::errorOf(bisection.start.error) > bound,
                 qPrintable(QString::number(bisect::errorOf(bisection.start.error))));
        const auto ranked = bisect::ranked(bisection);
        QCOMPARE(QString::fromStdString(ranked.front().group.module), culprit);
        // Behind the norm the gradients of scaled outputs are as much too small as the outputs are too large.
        QVERIFY(target == "gradients" || ranked.front().group.operand == job::Operand::Weight);
        const auto kept = bisect::keptOperands(bisection);
        QCOMPARE(QString::fromStdString(kept.front().module), culprit);
        QVERIFY(bisect::errorLeft(bisection) <= bound);
    }

    /// A run with the recipe has exactly the error that the bisection promised.
    void theRecipeMeetsTheBound_data() { thePlantedCulpritIsNamedFirst_data(); }

    void theRecipeMeetsTheBound()
    {
        QFETCH(const QString, model);
        QFETCH(const QString, target);
        QFETCH(const QString, transform);
        QFETCH(const QString, input);
        QFETCH(const double, bound);
        const auto module = modelNamed(model);
        const JobRun job(module,
                         asked(target.toStdString(), {transform.toStdString()}, input.toStdString(), bound));
        const Bisection bisection = bisectionOf(job);
        const job::Transform asked = job.job.transforms.front();
        const auto recipe = bisect::withKept(*job::recipeOf(asked), bisect::keptOperands(bisection));
        const std::string name =
            "recipe:" + toJson(recipe).dump() + (job::isExtended(asked) ? ":extended" : "");
        const JobRun again(module, run({name}, input.toStdString()));
        QCOMPARE(again.message(), QString());
        const graph::RunError& error = again.run.error.value();
        const double left = target == "loss"
                                ? std::abs(error.loss - error.referenceLoss) / std::abs(error.referenceLoss)
                                : 1 - error.gradients.cosine;
        QVERIFY2(std::abs(left - bisect::errorLeft(bisection)) <= 1e-9,
                 qPrintable(QString("%1 and %2").arg(left).arg(bisect::errorLeft(bisection))));
        QVERIFY(left <= bound);
    }

    void theWholeErrorIsThatOfARun_data()
    {
        QTest::addColumn<QString>("transform");
        for (const char* transform : {"fp8", "format:e4m3fn,e5m2", "recipe:mxfp8", "recipe:fp8_current"}) {
            QTest::newRow(transform) << transform;
        }
    }

    void theWholeErrorIsThatOfARun()
    {
        QFETCH(const QString, transform);
        const std::string input = "randn:[16,32]";
        const JobRun whole(transformer(), run({transform.toStdString()}, input));
        const graph::Node* node = whole.run.graph.findByName("gelu_1");
        QVERIFY(node != nullptr);
        const auto errorFor = [&](const std::string& target) {
            return bisect::errorOf(
                bisectionOf(JobRun(transformer(), asked(target, {transform.toStdString()}, input)))
                    .start.error);
        };
        const graph::RunError& error = whole.run.error.value();
        QCOMPARE(errorFor("loss"),
                 std::abs(error.loss - error.referenceLoss) / std::abs(error.referenceLoss));
        QVERIFY(std::abs(errorFor("gradients") - (1 - error.gradients.cosine)) < 1e-12);
        QCOMPARE(errorFor("gelu_1"), node->forward.error->relativeError);
        QCOMPARE(errorFor("gelu_1:bwd"), node->backward.error->relativeError);
    }

    void withNothingRoundedThereIsNoError_data() { theWholeErrorIsThatOfARun_data(); }

    void withNothingRoundedThereIsNoError()
    {
        QFETCH(const QString, transform);
        for (const char* target : {"loss", "gradients", "gelu_1:bwd"}) {
            BisectTrial trial(transformer(), target, {transform.toStdString()}, "randn:[16,32]");
            QVERIFY(trial.reference);
            QVERIFY(trial.error(true) > 1e-6);
            QVERIFY2(trial.error(false) < 1e-12, qPrintable(QString::number(trial.error(false))));
        }
    }

    /// Buffers, random masks and gradients are those of a first run each time.
    void trialsDoNotDependOnWhatWasTriedBefore()
    {
        torch::jit::Module model = testing::modelOf(R"(
def forward(self, x):
    self.state.add_(1)
    y = torch.linear(torch.dropout(x, 0.5, True), self.weight)
    return (y * self.state).pow(2).sum()
)");
        BisectTrial trial(model, "gradients", {"format:e5m2"}, "randn:[4,4]");
        QVERIFY(trial.reference);
        const double first = trial.error(true);
        QVERIFY(first > 0);
        QVERIFY(trial.error(false) < 1e-12);
        QCOMPARE(trial.error(true), first);
    }

    void onlyOperandsThatTheTargetDependsOnAreLookedAt()
    {
        const auto operands = [](const char* target) {
            return BisectTrial(mlp(), target, {"fp8"}, "randn:[16,32]").trials->operands().size();
        };
        QCOMPARE(operands("loss"), 6U);
        QCOMPARE(operands("gradients"), 9U);
        QCOMPARE(operands("linear"), 6U);
        QCOMPARE(operands("linear:bwd"), 9U);
    }

    /// That of a key's bias: a softmax does not change with what is added to all of its inputs.
    void aGradientThatIsZeroInTheoryHasNoCauses()
    {
        const auto sentenceFor = [](const std::string& target) {
            const auto model = testing::modelOf(R"(
def forward(self, x):
    k = torch.linear(x, self.weight, self.bias)
    w = torch.softmax(torch.matmul(x, k.t()), -1)
    return torch.matmul(w, x * self.first.factor).pow(2).sum()
)");
            return JobRun(model, asked(target, {"fp8"}, "randn:[16,4]")).message();
        };
        QCOMPARE(
            sentenceFor("bias:bwd"),
            QString("The gradient of bias is zero in theory, and only the noise of rounding is there, so "
                    "there is no error to look into; choose another target."));
        QCOMPARE(sentenceFor("bias"), QString());
        QCOMPARE(sentenceFor("linear:bwd"), QString());
        QCOMPARE(sentenceFor("weight:bwd"), QString());
    }

    void whatIsNotThereIsSaid_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("transform");
        QTest::addColumn<QString>("backward");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no tensor")
            << "nowhere"
            << "fp8"
            << ""
            << "The run without formats has no tensor nowhere; scalescope export --table lists "
               "the names.";
        QTest::newRow("no gradient")
            << "nowhere:bwd"
            << "fp8"
            << ""
            << "In the run without formats no gradient arrives at nowhere; scalescope export "
               "--table lists the tensors that have one.";
        QTest::newRow("no loss")
            << "loss"
            << "fp8"
            << "none"
            << "There is no loss to look at, because backward does not start at one number; "
               "choose another target, or set --backward to mean, mse:SPEC or "
               "cross_entropy:SPEC.";
        QTest::newRow("no gradients")
            << "gradients"
            << "fp8"
            << "none"
            << "No parameter has a gradient in this run; choose another target, or go "
               "backward from an output that depends on parameters.";
        QTest::newRow("no formats")
            << "loss"
            << "unit_scale"
            << ""
            << "No number format is simulated, so there is no error to look into; give "
               "--transform fp8, format:FWD,BWD or recipe:NAME.";
    }

    void whatIsNotThereIsSaid()
    {
        QFETCH(const QString, target);
        QFETCH(const QString, transform);
        QFETCH(const QString, backward);
        QFETCH(const QString, sentence);
        const JobRun job(mlp(), [&](job::Job& job) {
            asked(target.toStdString(), {transform.toStdString()}, "randn:[16,32]")(job);
            job.backward = backward.toStdString();
        });
        QCOMPARE(job.message(), sentence);
    }

    void aTargetThatIsNotFiniteHasNoCauses()
    {
        const auto said = [](const std::string& target) {
            const auto model = testing::modelOf(R"(
def forward(self, x):
    y = torch.linear(x, self.weight)
    return y.abs().neg().log().sum() + y.sum()
)");
            const JobRun run(model, asked(target, {"fp8"}, "randn:[16,4]"));
            return run.result ? message::Message() : run.result.error().said;
        };
        QVERIFY(said("loss") == say::targetNotFinite());
        QVERIFY(said("log") == say::targetNotFinite());
        QVERIFY(said("linear") == message::Message());
    }

    void aModelThatFailsSaysSo()
    {
        const JobRun job(mlp(), asked("loss", {"fp8"}, "randn:[16,31]"));
        QVERIFY(!job.result && job.result.error().status == ExitStatus::ModelFailed);
    }
};

} // namespace scalescope::engine

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::engine::TestBisectRun)
#include "test_bisect_run.moc"
