// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/say_report.h"
#include "core/report/theory/theory.h"
#include "tests/support/compare_messages.h"
#include "tests/support/test_class.h"
#include "tests/support/theory_run.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace scalescope {

using graph::Direction;
using graph::NodeId;
using report::Prediction;
using report::Theory;
using tests::TheoryRun;
using Reasons = std::vector<message::Clause>;

namespace {

double predicted(const Theory& theory, NodeId node, Direction direction)
{
    const Prediction* found = theory.of(node, direction);
    return found == nullptr ? 0 : found->predicted;
}

QStringList reasonsOf(const Theory& theory, NodeId node, Direction direction)
{
    QStringList texts;
    if (const Prediction* found = theory.of(node, direction))
        for (const message::Clause& reason : found->reasons)
            texts << QString::fromStdString(message::english(reason));
    return texts;
}

/// A linear layer of 64 inputs and 16 outputs on 32 rows.
struct Linear : TheoryRun
{
    explicit Linear(const std::string& target = "aten::linear", double inputStd = 1, double weightStd = 1,
                    double outputStd = 1)
        : input(tensor("x", {32, 64}, inputStd)),
          weight(tensor("w", {16, 64}, weightStd)),
          output(call(target, {{"input", input}, {"weight", weight}, {"bias", "None"}}, {32, 16}, outputStd))
    {
    }
    NodeId input;
    NodeId weight;
    NodeId output;
};

/// Magnitudes of which one in a hundred is a hundred times the others.
graph::Histogram heavyTails(double small)
{
    graph::Histogram histogram;
    histogram.add(graph::Histogram::binOf(small), 990);
    histogram.add(graph::Histogram::binOf(100 * small), 10);
    return histogram;
}

} // namespace

class TestTheory : public QObject
{
    Q_OBJECT

private:
    using Arguments = TheoryRun::Arguments;
    using Shape = TheoryRun::Shape;

private Q_SLOTS:
    void operatorsAreWhatTheirRulesSay_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<std::vector<Shape>>("operands");
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QStringList>("numbers"); ///< "p=0.5"
        QTest::addColumn<Shape>("result");
        QTest::addColumn<double>("output");           ///< of operands of standard deviation 2, 3 and 0.5
        QTest::addColumn<QList<double>>("gradients"); ///< of a gradient of 5
        const Shape x{32, 64};
        const auto row = [](const char* target, const std::vector<Shape>& operands, const QStringList& names,
                            const QStringList& numbers, const Shape& result, double output,
                            const QList<double>& gradients) {
            QStringList given = numbers;
            for (const Shape& shape : operands) {
                QStringList sizes;
                for (const auto size : shape)
                    sizes << QString::number(size);
                given << sizes.join('x');
            }
            QTest::addRow("%s of %s", target, qPrintable(given.join(", ")))
                << QString(target) << operands << names << numbers << result << output << gradients;
        };
        row("linear", {x, {16, 64}, {16}}, {"input", "weight", "bias"}, {}, {32, 16},
            std::sqrt(64 * 4 * 9 + 0.25), {5 * 4 * 3.0, 5 * std::sqrt(32) * 2, 5 * std::sqrt(32)});
        row("matmul", {{8, 32, 64}, {8, 64, 16}}, {"self", "other"}, {}, {8, 32, 16}, 8 * 2 * 3.0,
            {5 * 4 * 3.0, 5 * std::sqrt(32) * 2});
        // What is broadcast over a batch of 8 sums over it.
        row("matmul", {{8, 32, 64}, {64, 16}}, {"self", "other"}, {}, {8, 32, 16}, 8 * 2 * 3.0,
            {5 * 4 * 3.0, 5 * std::sqrt(8 * 32) * 2});
        row("matmul", {x, {8, 64, 16}}, {"self", "other"}, {}, {8, 32, 16}, 8 * 2 * 3.0,
            {5 * std::sqrt(8 * 16) * 3, 5 * std::sqrt(32) * 2});
        row("addmm", {{16}, x, {64, 16}}, {"self", "mat1", "mat2"}, {"alpha=2", "beta=3"}, {32, 16},
            std::sqrt(std::pow(2 * 8 * 3 * 0.5, 2) + 9 * 4),
            {3 * 5 * std::sqrt(32), 2 * 5 * 4 * 0.5, 2 * 5 * std::sqrt(32) * 3});
        row("conv1d", {{4, 8, 100}, {16, 8, 5}, {16}}, {"input", "weight", "bias"}, {"groups=1"}, {4, 16, 96},
            std::sqrt(40 * 4 * 9 + 0.25),
            {5 * std::sqrt(16 * 5) * 3, 5 * std::sqrt(4 * 96) * 2, 5 * std::sqrt(4 * 96)});
        row("relu", {x}, {"self"}, {}, x, 2 * 0.5838194, {5 * std::sqrt(0.5)});
        row("leaky_relu", {x}, {"self"}, {"negative_slope=0.1"}, x, 2 * std::sqrt(0.505 - 0.81 / (2 * M_PI)),
            {5 * std::sqrt(0.505)});
        row("add", {x, x}, {"self", "other"}, {"alpha=2"}, x, std::sqrt(4 + 4 * 9), {5, 10});
        row("add", {x, {64}}, {"self", "other"}, {"alpha=1"}, x, std::sqrt(13), {5, 5 * std::sqrt(32)});
        row("mul", {x, {64}}, {"self", "other"}, {}, x, 6, {15, 10 * std::sqrt(32)});
        row("mul", {x}, {"self"}, {"other=0.25"}, x, 0.5, {1.25});
        row("div", {x}, {"self"}, {"other=4"}, x, 0.5, {1.25});
        row("dropout", {x}, {"input"}, {"p=0.75", "train=True"}, x, 4, {10});
        row("dropout", {x}, {"input"}, {"p=0.75", "train=False"}, x, 2, {5});
        row("sum", {x}, {"self"}, {}, {32}, 16, {5});
        row("mean", {x}, {"self"}, {}, {32}, 0.25, {5.0 / 64});
        row("layer_norm", {x, {64}, {64}}, {"input", "weight", "bias"}, {}, x, std::sqrt(9.25),
            {5 * 3 / 2.0, 5 * std::sqrt(32), 5 * std::sqrt(32)});
        row("embedding", {{100, 64}}, {"weight"}, {}, {32, 64}, 2, {5 * std::sqrt(0.32)});
        row("transpose", {x}, {"self"}, {}, {64, 32}, 2, {5});
        row("slice", {x}, {"self"}, {}, {8, 64}, 2, {2.5});
        row("expand", {{1, 64}}, {"self"}, {}, {16, 64}, 2, {20});
        row("mse_loss", {x, x}, {"self", "target"}, {"reduction=2"}, {}, 0,
            {5 * 2 * std::sqrt(13), 5 * 2 * std::sqrt(13)});
    }
    void operatorsAreWhatTheirRulesSay()
    {
        QFETCH(QString, target);
        QFETCH(std::vector<Shape>, operands);
        QFETCH(QStringList, names);
        QFETCH(QStringList, numbers);
        QFETCH(Shape, result);
        QFETCH(double, output);
        QFETCH(QList<double>, gradients);
        TheoryRun run;
        Arguments arguments;
        for (std::size_t i = 0; i < operands.size(); ++i) {
            const NodeId node =
                run.tensor("p" + std::to_string(i), operands[i], std::array{2.0, 3.0, 0.5}[i]);
            run.gradient(node, 1);
            arguments.emplace_back(names[static_cast<qsizetype>(i)].toStdString(), node);
        }
        for (const QString& number : numbers)
            arguments.emplace_back(number.section('=', 0, 0).toStdString(),
                                   number.section('=', 1).toStdString());
        const NodeId node = run.call("aten::" + target.toStdString(), arguments, result, 1, 1);
        run.gradient(node, result.empty() ? 0 : 5, result.empty() ? 5 : 0);
        const Theory theory(run.run);
        QVERIFY(std::abs(predicted(theory, node, Direction::Forward) - output) < 1e-4);
        for (qsizetype i = 0; i < gradients.size(); ++i)
            QVERIFY2(std::abs(predicted(theory, i, Direction::Backward) - gradients[i]) < 1e-4,
                     qPrintable(QString::number(predicted(theory, i, Direction::Backward))));
    }

    void gradientsOfReadersAddUpBySquares()
    {
        TheoryRun run;
        const NodeId x = run.tensor("x", {32, 64}, 1);
        run.gradient(x, 5);
        run.gradient(run.call("aten::transpose", {{"self", x}}, {64, 32}), 3);
        run.gradient(run.call("aten::neg", {{"self", x}}, {32, 64}), 4);
        QCOMPARE(predicted(Theory(run.run), x, Direction::Backward), 5.0);
    }

    void whatAReaderWithoutARuleGivesIsNotKnown()
    {
        TheoryRun run;
        const NodeId x = run.tensor("x", {32, 64}, 1);
        run.gradient(x, 5);
        run.gradient(run.call("aten::neg", {{"self", x}}, {32, 64}), 3);
        QVERIFY(Theory(run.run).of(x, Direction::Backward) != nullptr);
        run.gradient(run.call("aten::cumsum", {{"self", x}}, {32, 64}), 3);
        QCOMPARE(Theory(run.run).of(x, Direction::Backward), nullptr);
    }

    void whatAMaskOrNaNSpoilsIsLeftOut()
    {
        for (const bool isMask : {true, false}) {
            TheoryRun run;
            const NodeId x = run.tensor("x", {32, 64}, 1);
            auto spoilt = std::make_shared<graph::Metric>(*run.node(x).forward.metric);
            (isMask ? spoilt->statistics.absMax : spoilt->statistics.rms) = 1e38;
            spoilt->statistics.nans = isMask ? 0 : 1;
            const NodeId y = run.call("aten::neg", {{"self", x}}, {32, 64});
            QVERIFY(Theory(run.run).of(y, Direction::Forward) != nullptr);
            run.node(x).forward.metric = spoilt;
            QCOMPARE(Theory(run.run).of(y, Direction::Forward), nullptr);
        }
    }

    void moreThanABinadeIsListed_data()
    {
        QTest::addColumn<double>("measured");
        QTest::addColumn<int>("rows");
        QTest::addColumn<bool>("isListed");
        QTest::newRow("just below") << 8 * 1.99 << 32 << false;
        QTest::newRow("above") << 8 * 2.01 << 32 << true;
        QTest::newRow("below one half") << 8 / 2.01 << 32 << true;
        QTest::newRow("of few elements") << 8 * 2.01 << 0 << false;
    }
    void moreThanABinadeIsListed()
    {
        QFETCH(double, measured);
        QFETCH(int, rows);
        QFETCH(bool, isListed);
        Linear run("aten::linear", 1, 1, measured);
        if (rows == 0)
            run.node(run.output).forward.metric = tests::momentsMetric(15, measured);
        const auto deviating = Theory(run.run).deviating();
        QCOMPARE(deviating.size() == 1, isListed);
    }

    void aMeanIsTold()
    {
        TheoryRun run;
        const NodeId x = run.tensor("x", {32, 64}, 1, 3);
        const NodeId y = run.call("aten::gelu", {{"self", x}}, {32, 64}, 1, 3);
        QCOMPARE(Theory(run.run).of(y, Direction::Forward)->reasons,
                 Reasons{say::meanIsNotZero(say::theTensor("x"), "3", "1")});
    }

    void aSquareIsTold()
    {
        TheoryRun run;
        const NodeId x = run.tensor("x", {32, 64}, 1);
        const NodeId view = run.call("aten::view", {{"self", x}}, {64, 32});
        const NodeId y = run.call("aten::mul", {{"self", view}, {"other", x}}, {32, 64}, std::sqrt(2), 1);
        const Theory theory(run.run);
        QCOMPARE(theory.of(y, Direction::Forward)->predicted, 1.0);
        QCOMPARE(theory.of(y, Direction::Forward)->reasons, Reasons{say::readsItTwice("x")});
    }

    void heavyTailsAreTold()
    {
        TheoryRun run;
        const NodeId x = run.tensor("x", {50, 20}, 1);
        run.node(x).forward.metric = tests::momentsMetric(1000, 1, 0, heavyTails(0.1));
        const NodeId y = run.call("aten::tanh", {{"self", x}}, {50, 20}, 0.14);
        const QStringList reasons = reasonsOf(Theory(run.run), y, Direction::Forward);
        QCOMPARE(reasons.size(), 1);
        QVERIFY2(reasons.front().startsWith("x is not normally distributed: kurtosis 9"),
                 qPrintable(reasons.front()));
    }

    void anOperandThatIsComputedFromTheOtherIsTold()
    {
        TheoryRun run;
        const NodeId x = run.call("aten::randn", {}, {32, 64});
        const NodeId branch = run.call("aten::tanh", {{"self", x}}, {32, 64}, 0.63);
        const NodeId y = run.call("aten::add", {{"self", x}, {"other", branch}}, {32, 64}, 1.6);
        QCOMPARE(Theory(run.run).of(y, Direction::Forward)->reasons,
                 Reasons{say::readsItsOwnSource("n1", "n0")});
    }

    void termsThatAddUpAreToldWhereNothingElseShows()
    {
        QCOMPARE(Theory(Linear("aten::linear", 1, 1, 20).run).deviating().front()->reasons,
                 Reasons{say::termsAddUp()});
        QCOMPARE(Theory(Linear("aten::linear", 1, 1, 2).run).deviating().front()->reasons,
                 Reasons{say::termsCancel()});
    }

    void whatIsAsTheTheorySaysNeedsNoReason()
    {
        TheoryRun run;
        const NodeId x = run.tensor("x", {32, 64}, 1, 0.5); // a mean, which relu's spread does not mind
        const NodeId y = run.call("aten::relu", {{"self", x}}, {32, 64}, 0.6, 0.5);
        QVERIFY(Theory(run.run).of(y, Direction::Forward)->reasons.empty());
    }

    void scaledOperatorsHaveOne()
    {
        Linear run("unit_scaled::linear", 1, 1, 0.9);
        const Theory theory(run.run);
        const Prediction* output = theory.of(run.output, Direction::Forward);
        QCOMPARE(output->predicted, 1.0);
        QCOMPARE(output->fromOperands, 1.0);
        QVERIFY(output->isScaled && !output->isInherited);
    }

    void aScaledOperatorMayHaveItFromItsOperand()
    {
        Linear run("unit_scaled::linear", 1, 1 / 8.0, 1 / 8.0);
        const NodeId next = run.call("unit_scaled::relu", {{"self", run.output}}, {32, 16}, 1 / 8.0);
        const Theory theory(run.run);
        const Prediction* output = theory.of(run.output, Direction::Forward);
        QVERIFY(!output->isInherited); // the weight's own scale is told nowhere else
        QCOMPARE(output->reasons, Reasons{say::isNotUnit(say::theTensor("w"), "0.125")});
        QVERIFY(theory.of(next, Direction::Forward)->isInherited);
        QCOMPARE(theory.of(next, Direction::Forward)->reasons,
                 Reasons{say::isNotUnit(say::theTensor("n2"), "0.125")});
        // One that is off by itself is not.
        QVERIFY(!Theory(Linear("unit_scaled::linear", 1, 1, 1 / 8.0).run)
                     .of(run.output, Direction::Forward)
                     ->isInherited);
    }

    void whatUnitScalingHasLeftIsTold()
    {
        TheoryRun run;
        const NodeId x = run.call("aten::cumsum", {}, {32, 64}, 8);
        const NodeId y = run.call("unit_scaled::gelu", {{"self", x}}, {32, 64}, 8);
        QCOMPARE(
            Theory(run.run).of(y, Direction::Forward)->reasons,
            (Reasons{say::isNotUnit(say::theTensor("n0"), "8"), say::isNotUnitScaled(say::theTensor("n0"))}));
    }

    void aSumWithANumberIsNotScaled()
    {
        TheoryRun run;
        const NodeId x = run.tensor("x", {32, 64}, 1.0 / 16);
        const NodeId y = run.call("unit_scaled::add", {{"self", x}, {"other", "1"}}, {32, 64}, 1.0 / 16);
        QCOMPARE(Theory(run.run).of(y, Direction::Forward)->predicted, 1.0 / 16);
    }

    void theConstraintIsTold()
    {
        // 64 inputs and 16 outputs: bound to 1/8 in place of 1/4, the gradient is half as large.
        Linear run("unit_scaled::linear");
        run.gradient(run.output, 1);
        run.gradient(run.input, 0.5);
        run.gradient(run.weight, 1);
        const Theory bound(run.run);
        QCOMPARE(bound.of(run.input, Direction::Backward)->predicted, 1.0);
        QCOMPARE(bound.of(run.input, Direction::Backward)->fromOperands, 0.5);
        QCOMPARE(bound.of(run.input, Direction::Backward)->reasons, Reasons{say::isBoundToOutput("0.5")});
        QVERIFY(bound.of(run.weight, Direction::Backward)->reasons.empty());
        run.gradient(run.input, 1);
        QVERIFY(Theory(run.run).of(run.input, Direction::Backward)->reasons.empty());
    }

    void theGradientOfAReaderIsTold()
    {
        Linear run("unit_scaled::linear");
        run.gradient(run.output, 8);
        run.gradient(run.weight, 8);
        const Theory theory(run.run);
        const Prediction* found = theory.of(run.weight, Direction::Backward);
        QVERIFY(found->isInherited);
        QCOMPARE(found->reasons, Reasons{say::isNotUnit(say::theGradientOf("n2"), "8")});
    }

    void aSkipAndItsBranchCountAsTheirAddSaysIt()
    {
        TheoryRun run;
        const NodeId skip = run.tensor("skip", {32, 64}, 1);
        const NodeId branch = run.call("unit_scaled::linear", {}, {32, 64}, 8);
        // tau 0.5: (1 + 16)/1.25
        const NodeId sum =
            run.call("unit_scaled::residual_add", {{"self", skip}, {"other", branch}, {"alpha", "1"}},
                     {32, 64}, std::sqrt(17 / 1.25));
        const Theory theory(run.run);
        QCOMPARE(theory.of(sum, Direction::Forward)->fromOperands, std::sqrt(17 / 1.25));
        QVERIFY(theory.of(sum, Direction::Forward)->isInherited);
    }

    void theTableHasARowForEach()
    {
        Linear run("aten::linear", 1, 1, 32);
        run.gradient(run.output, 1);
        run.gradient(run.weight, std::sqrt(32));
        QCOMPARE(QString::fromStdString(theoryCsv(Theory(run.run), run.run.graph)),
                 "id,name,target,module,direction,quantity,predicted,measured,log2_ratio,scaled,inherited,"
                 "deviates,reasons\n"
                 "1,w,w,,bwd,rms,5.656854249492381,5.656854249492381,0,false,false,false,\n"
                 "2,n2,aten::linear,,fwd,std,8,32,2,false,false,true,"
                 "the terms of the sums are correlated: they add up instead of averaging out\n");
        const auto json = nlohmann::json::parse(theoryJson(Theory(run.run), run.run.graph));
        QCOMPARE(json["predictions"].size(), 2U);
        QCOMPARE(json["predictions"][1]["predicted"].get<double>(), 8.0);
        QVERIFY(json["predictions"][1]["deviates"].get<bool>());
        QCOMPARE(json["predictions"][1]["reasons"].size(), 1U);
    }
};

} // namespace scalescope

using scalescope::TestTheory;
SCALESCOPE_TEST_WITHOUT_WINDOWS(TestTheory)
#include "test_theory.moc"
