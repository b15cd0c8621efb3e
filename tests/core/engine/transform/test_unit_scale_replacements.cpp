// SPDX-License-Identifier: GPL-3.0-or-later
// The user's dictionary for unit scaling, and what unit scaling refuses.
#include "tests/core/engine/support/unit_scaled.h"

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
        const auto a = runCode(head + body.toStdString() + "\n", {normal({4, 4})}, job);
        const auto b = runCode(head + same.toStdString() + "\n", {normal({4, 4})});
        QCOMPARE(QString::fromStdString(a.error + b.error), QString());
        QCOMPARE(difference(a, b), QString());
    }

    void whatCantBeIsSaid_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("replace");
        QTest::addColumn<QString>("constraint");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no operator with a rule")
            << "return torch.sin(x)"
            << ""
            << ""
            << "The transform unit_scale can't be applied: none of the model's operators has a rule; it runs "
               "aten::sin.";
        QTest::newRow("an operator that only the extended rules know")
            << "return torch.tanh_(torch.sin(x))"
            << ""
            << ""
            << "The transform unit_scale can't be applied: none of the model's operators has a rule; it runs "
               "aten::sin, aten::tanh_: unit_scale:extended knows more operators.";
        QTest::newRow("whole numbers only")
            << "return torch.to(torch.floor(x), 4) + 1"
            << ""
            << ""
            << "The transform unit_scale can't be applied: none of the model's operators has a rule; it runs "
               "aten::floor.";
        QTest::newRow("an unknown unit-scaled operator")
            << "return torch.gelu(x)"
            << "aten::tanh=swish"
            << ""
            << "--replace aten::tanh=swish: there is no unit-scaled operator swish; choose one of: linear, "
               "linear_readout, matmul, conv1d, gelu, silu, softmax, dropout, layer_norm, rms_norm, "
               "embedding, "
               "scaled_dot_product_attention, cross_entropy, mse_loss, add, conv2d, conv3d, conv_transpose, "
               "bmm, relu, leaky_relu, tanh, sigmoid, max_pool, avg_pool, batch_norm, group_norm, "
               "instance_norm, mul, cat, mean, sum, lstm_cell, gru_cell.";
        QTest::newRow("an option that the operator lacks")
            << "return torch.gelu(x)"
            << "aten::tanh=matmul(mult=2)"
            << ""
            << "--replace aten::tanh=matmul(mult=2): matmul has no option mult; it has constraint.";
        QTest::newRow("a multiplier that is no number")
            << "return torch.gelu(x)"
            << "aten::tanh=gelu(mult=big)"
            << ""
            << "--replace aten::tanh=gelu(mult=big): mult must be a number above 0, not big.";
        QTest::newRow("options that can't be read")
            << "return torch.gelu(x)"
            << "aten::tanh=gelu(2)"
            << ""
            << "--replace aten::tanh=gelu(2): options are written as gelu(mult=2,constraint=gmean).";
        QTest::newRow("an unknown constraint")
            << "return torch.gelu(x)"
            << ""
            << "to_nothing"
            << "There is no constraint to_nothing; choose one of: to_output_scale, to_grad_input_scale, "
               "to_left_grad_scale, to_right_grad_scale, gmean, hmean, amean, none.";
        QTest::newRow("options for an operator without a rule")
            << "return torch.gelu(x)"
            << "aten::tanh=aten::sin(mult=2)"
            << ""
            << "--replace aten::tanh=aten::sin(mult=2): only unit-scaled operators have options.";
        QTest::newRow("arguments that do not fit") << "return torch.tanh(x)"
                                                   << "aten::tanh=matmul"
                                                   << ""
                                                   << "The transform unit_scale can't be applied: the "
                                                      "arguments of aten::tanh do not fit aten::matmul, "
                                                      "to which --replace aten::tanh=matmul maps it.";
        QTest::newRow("an operator that is not loaded")
            << "return torch.tanh(x)"
            << "aten::tanh=mine::tanh"
            << ""
            << "The transform unit_scale can't be applied: there is no operator mine::tanh for --replace "
               "aten::tanh=mine::tanh; load the library that has it with --op-library.";
    }

    void whatCantBeIsSaid()
    {
        QFETCH(const QString, body);
        QFETCH(const QString, replace);
        QFETCH(const QString, constraint);
        QFETCH(const QString, sentence);
        job::Job job = unitScale();
        job.constraint = constraint.toStdString();
        if (const auto parts = replace.split('='); parts.size() > 1) {
            job.replacements = {{parts[0].toStdString(), replace.mid(parts[0].size() + 1).toStdString()}};
        }
        const auto run =
            runCode("\ndef forward(self, x):\n    " + body.toStdString() + "\n", {normal({4, 4})}, job);
        QCOMPARE(QString::fromStdString(run.error), sentence);
    }

    void anEntryThatNamesNothingIsSaid()
    {
        job::Job job = unitScale();
        job.replacements = {{"swish", "silu"}};
        const auto run =
            runCode("\ndef forward(self, x):\n    return torch.gelu(x)\n", {normal({4, 4})}, job);
        QCOMPARE(QString::fromStdString(run.error), QString());
        QCOMPARE(
            QString::fromStdString(run.said->problems.at(0).message),
            QString("--replace swish=silu replaced nothing: the model runs no operator, function or module "
                    "of that name; check it against what scalescope info shows."));
    }

    void aFrozenModelIsRefused()
    {
        const std::string code = "\ndef forward(self, x):\n    return torch.linear(x, self.weight)\n";
        auto model = modelOf(code);
        model.eval();
        const auto frozen = torch::jit::freeze(model);
        const auto run = runTransformed(frozen, frozen.copy(), unitScale(), {normal({4, 4})});
        QCOMPARE(
            QString::fromStdString(run.error),
            QString("The transform unit_scale can't be applied: the model was frozen when it was saved, so "
                    "that its weights can't be rescaled; save it without torch.jit.freeze."));
    }

    void aQuantisedModelIsRefused()
    {
        const auto run = runCode(R"(
def forward(self, x):
    q = torch.quantize_per_tensor(x, 0.1, 0, 12)
    return torch.linear(torch.dequantize(q), self.weight)
)",
                                 {normal({4, 4})});
        QVERIFY2(run.error.find("the model is quantised (aten::quantize_per_tensor)") != std::string::npos,
                 run.error.c_str());
    }

    void aModelOfWholeNumbersIsRefused()
    {
        const auto run =
            runCode("\ndef forward(self, x):\n    return x + 1\n", {at::ones({4, 4}, at::kLong)});
        QCOMPARE(
            QString::fromStdString(run.error),
            QString("The transform unit_scale can't be applied: the model computes no floating-point tensors "
                    "from others."));
    }
};

QTEST_GUILESS_MAIN(TestUnitScaleReplacements)
#include "test_unit_scale_replacements.moc"
