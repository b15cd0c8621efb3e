// SPDX-License-Identifier: GPL-3.0-or-later
// The user's dictionary for unit scaling, and what unit scaling refuses.
#include "core/message/say_transforms.h"
#include "tests/core/engine/support/unit_scaled.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <torch/csrc/jit/api/module.h>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

class TestUnitScaleReplacements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replacementsGoFirst_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("same");
        QTest::newRow("an operator") << "aten::tanh"
                                     << "gelu"
                                     << "return torch.tanh(x)"
                                     << "return torch.gelu(x)";
        QTest::newRow("an operator by its short name") << "tanh"
                                                       << "silu"
                                                       << "return torch.tanh(x)"
                                                       << "return torch.silu(x)";
        QTest::newRow("an operator with a rule, by another") << "aten::gelu"
                                                             << "silu"
                                                             << "return torch.gelu(x)"
                                                             << "return torch.silu(x)";
        QTest::newRow("an operator by an unscaled one") << "aten::gelu"
                                                        << "aten::tanh"
                                                        << "return torch.linear(torch.gelu(x), self.weight)"
                                                        << "return torch.linear(torch.tanh(x), self.weight)";
        QTest::newRow("an operator with other arguments") << "aten::log_softmax"
                                                          << "softmax"
                                                          << "return torch.log_softmax(x, 1)"
                                                          << "return torch.softmax(x, 1)";
        const auto activation = [](const char* name, const char* from, const char* to) {
            QTest::newRow(name) << from << to << "return torch.linear(torch.tanh(x), self.weight)"
                                << "return torch.linear(torch.gelu(x), self.weight)";
        };
        activation("an operator as Python names it", "torch.tanh", "F.gelu");
        activation("an operator of the functional module", "torch.nn.functional.tanh",
                   "torch.nn.functional.gelu");
        activation("an operator by one with its namespace, which has a rule", "aten::tanh", "aten::gelu");
        activation("an operator by the name that scaled nodes have", "aten::tanh", "unit_scaled::gelu");
        QTest::newRow("an operator by itself, which stays unscaled")
            << "aten::gelu"
            << "aten::gelu"
            << "return torch.linear(torch.gelu(x), self.weight)"
            << "return torch.linear(torch.mul(torch.erf(x * 0.7071067811865476) + 1, x) * 0.5, self.weight)";
        QTest::newRow("an operator in place") << "tanh"
                                              << "gelu"
                                              << "return torch.linear((x * 1.0).tanh_(), self.weight)"
                                              << "return torch.linear(torch.gelu(x * 1.0), self.weight)";
        QTest::newRow("a type of module") << "Scale"
                                          << "gelu"
                                          << "return torch.linear(self.first.forward(x), self.weight)"
                                          << "return torch.linear(torch.gelu(x), self.weight)";
    }

    void replacementsGoFirst()
    {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        QFETCH(const QString, body);
        QFETCH(const QString, same);
        job::Job job = unitScale();
        job.replacements = {{from.toStdString(), to.toStdString()}};
        const std::string head = "\ndef forward(self, x):\n    ";
        const auto a = runCode(head + body.toStdString() + "\n", {normalInput({4, 4})}, job);
        const auto b = runCode(head + same.toStdString() + "\n", {normalInput({4, 4})});
        QCOMPARE(QString::fromStdString(a.error + b.error), QString());
        QCOMPARE(difference(a, b), QString());
    }

    void whatCantBeIsSaid_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("replace");
        QTest::addColumn<QString>("constraint");
        QTest::addColumn<message::Message>("said");
        const auto row = [](const char* name, const char* body, const char* replace, const char* constraint,
                            const message::Message& said) {
            QTest::newRow(name) << QString(body) << QString(replace) << QString(constraint) << said;
        };
        const auto refused = [](const message::Clause& why) {
            return say::transformNotApplied(say::transformNamed("unit_scale"), why);
        };
        const auto wrong = [](const char* to, const message::Clause& what) {
            return say::replacementWrong("aten::tanh", to, what);
        };
        const char* gelu = "return torch.gelu(x)";
        const char* tanh = "return torch.tanh(x)";
        row("no operator with a rule", "return torch.sin(x)", "", "", refused(say::noneHasRule("aten::sin")));
        row("an operator that only the extended rules know", "return torch.tanh_(torch.sin(x))", "", "",
            refused(say::noneHasPlainRule("aten::sin, aten::tanh_")));
        row("whole numbers only", "return torch.to(torch.floor(x), 4) + 1", "", "",
            refused(say::noneHasRule("aten::floor")));
        row("an unknown unit-scaled operator", gelu, "aten::tanh=swish", "",
            wrong("swish",
                  say::noScaledOperator(
                      "swish", "linear, linear_readout, matmul, conv1d, gelu, silu, softmax, dropout, "
                               "layer_norm, rms_norm, embedding, scaled_dot_product_attention, "
                               "cross_entropy, mse_loss, add, conv2d, conv3d, conv_transpose, bmm, relu, "
                               "leaky_relu, tanh, sigmoid, max_pool, avg_pool, batch_norm, group_norm, "
                               "instance_norm, mul, cat, mean, sum, lstm_cell, gru_cell")));
        row("an option that the operator lacks", gelu, "aten::tanh=matmul(mult=2)", "",
            wrong("matmul(mult=2)", say::hasOnlyConstraint("matmul", "mult")));
        row("an option that no operator has", gelu, "aten::tanh=gelu(size=2)", "",
            wrong("gelu(size=2)", say::hasMultAndConstraint("gelu", "size")));
        row("a multiplier that is no number", gelu, "aten::tanh=gelu(mult=big)", "",
            wrong("gelu(mult=big)", say::multNotAboveZero("big")));
        row("options that can't be read", gelu, "aten::tanh=gelu(2)", "",
            wrong("gelu(2)", say::optionsMalformed()));
        row("an unknown constraint", gelu, "", "to_nothing",
            say::noSuchConstraint("to_nothing", "to_output_scale, to_grad_input_scale, to_left_grad_scale, "
                                                "to_right_grad_scale, gmean, hmean, amean, none"));
        row("a constraint of an operator that is unknown", gelu, "aten::tanh=gelu(constraint=no)", "",
            wrong("gelu(constraint=no)",
                  say::noConstraintForIt("no", "to_output_scale, to_grad_input_scale, to_left_grad_scale, "
                                               "to_right_grad_scale, gmean, hmean, amean, none")));
        row("options for an operator without a rule", gelu, "aten::tanh=aten::sin(mult=2)", "",
            wrong("aten::sin(mult=2)", say::onlyScaledHasOptions()));
        row("arguments that do not fit", tanh, "aten::tanh=matmul", "",
            refused(say::argumentsDoNotFit("aten::tanh", "aten::matmul", "matmul")));
        row("an operator that is not loaded", tanh, "aten::tanh=mine::tanh", "",
            refused(say::noOperatorToReplace("mine::tanh", "aten::tanh", "mine::tanh")));
    }

    void whatCantBeIsSaid()
    {
        QFETCH(const QString, body);
        QFETCH(const QString, replace);
        QFETCH(const QString, constraint);
        QFETCH(const message::Message, said);
        job::Job job = unitScale();
        job.constraint = constraint.toStdString();
        if (const auto parts = replace.split('='); parts.size() > 1) {
            job.replacements = {{parts[0].toStdString(), replace.mid(parts[0].size() + 1).toStdString()}};
        }
        const auto run =
            runCode("\ndef forward(self, x):\n    " + body.toStdString() + "\n", {normalInput({4, 4})}, job);
        QVERIFY2(run.refusal == said, run.error.c_str());
    }

    void anEntryThatNamesNothingIsSaid()
    {
        job::Job job = unitScale();
        job.replacements = {{"swish", "silu"}};
        const auto run =
            runCode("\ndef forward(self, x):\n    return torch.gelu(x)\n", {normalInput({4, 4})}, job);
        QCOMPARE(QString::fromStdString(run.error), QString());
        QVERIFY(run.said->problems.at(0).said == say::replacementWithoutEffect("swish", "silu"));
    }

    void aFrozenModelIsRefused()
    {
        const std::string code = "\ndef forward(self, x):\n    return torch.linear(x, self.weight)\n";
        auto model = modelOf(code);
        model.eval();
        const auto frozen = torch::jit::freeze(model);
        const auto run = runTransformed(frozen, frozen.copy(), unitScale(), {normalInput({4, 4})});
        QVERIFY(run.refusal ==
                say::transformNotApplied(say::transformNamed("unit_scale"), say::weightsAreFrozen()));
    }

    void aQuantizedModelIsRefused()
    {
        const auto run = runCode(R"(
def forward(self, x):
    q = torch.quantize_per_tensor(x, 0.1, 0, 12)
    return torch.linear(torch.dequantize(q), self.weight)
)",
                                 {normalInput({4, 4})});
        QVERIFY2(run.refusal == say::transformNotApplied(say::transformNamed("unit_scale"),
                                                         say::modelIsQuantized("aten::quantize_per_tensor")),
                 run.error.c_str());
    }

    void aModelOfWholeNumbersIsRefused()
    {
        const auto run =
            runCode("\ndef forward(self, x):\n    return x + 1\n", {at::ones({4, 4}, at::kLong)});
        QVERIFY2(run.refusal ==
                     say::transformNotApplied(say::transformNamed("unit_scale"), say::computesNothing()),
                 run.error.c_str());
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestUnitScaleReplacements)
#include "test_unit_scale_replacements.moc"
