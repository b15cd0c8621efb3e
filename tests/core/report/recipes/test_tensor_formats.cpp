// SPDX-License-Identifier: GPL-3.0-or-later
// What a run's tensors are held against where a recipe rounds them, and which of them it rounds.
#include "core/job/transform.h"
#include "core/report/problems/fixes.h"
#include "core/report/problems/problems.h"
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>
#include <cmath>

using namespace scalescope;
using namespace scalescope::graph;
using tests::fp8Formats;

namespace {

/// So many elements of each of these magnitudes.
std::shared_ptr<const Metric> metricOfMagnitudes(const std::vector<double>& magnitudes)
{
    auto metric = std::make_shared<Metric>();
    metric->statistics.numel = static_cast<std::int64_t>(magnitudes.size());
    metric->statistics.absMax = 0;
    for (const double magnitude : magnitudes) {
        metric->statistics.absMax = std::max(metric->statistics.absMax, magnitude);
        metric->histogram.add(Histogram::binOf(magnitude), 1);
    }
    return metric;
}

Node floatNode(NodeId id, NodeKind kind, const char* target, const std::vector<NodeId>& inputs = {})
{
    Node made;
    made.id = id;
    made.name = "n" + std::to_string(id);
    made.kind = kind;
    made.target = target;
    made.module = "layer";
    made.floating = true;
    for (const NodeId input : inputs)
        made.arguments.push_back({{}, input});
    return made;
}

/// A simulated run: x (0), its view (1) and w (2), rounded (3, 4), a linear (5), its gradient's rounding (6),
/// and a product of that with x (7).
Graph simulated()
{
    Graph graph;
    graph.nodes = {floatNode(0, NodeKind::Input, "x"),
                   floatNode(1, NodeKind::Op, "aten::view", {0}),
                   floatNode(2, NodeKind::Parameter, "w"),
                   floatNode(3, NodeKind::Op, "scalescope::quantize", {1}),
                   floatNode(4, NodeKind::Op, "scalescope::quantize", {2}),
                   floatNode(5, NodeKind::Op, "aten::linear", {3, 4}),
                   floatNode(6, NodeKind::Op, "scalescope::quantize_gradient", {5}),
                   floatNode(7, NodeKind::Op, "aten::bmm", {6, 0})};
    for (Node& node : graph.nodes)
        node.forward.metric = node.backward.metric = metricOfMagnitudes({1, 2});
    graph.edges = edgesFromArguments(graph.nodes);
    return graph;
}

/// The pair, with rules on top.
job::Recipe recipeWith(const std::vector<job::RecipeRule>& rules)
{
    job::Recipe recipe;
    recipe.name = "mine";
    recipe.standard.format = "e4m3fn";
    recipe.rules.emplace_back().operand = job::Operand::Gradient;
    recipe.rules.back().settings.format = "e5m2";
    recipe.rules.insert(recipe.rules.end(), rules.begin(), rules.end());
    return recipe;
}

job::RecipeRule ruleOf(job::Operand operand, const job::OperandSettings& settings)
{
    return {{}, {}, operand, settings};
}

job::OperandSettings scaledBy(double scale)
{
    job::OperandSettings settings;
    settings.scale = scale;
    return settings;
}

report::TensorFormats formatsOf(const Graph& graph, const job::Recipe& recipe, bool extended = false)
{
    return {fp8Formats, graph, report::productOperands(graph), recipe, extended};
}

QStringList formatProblems(const Graph& graph, const report::TensorFormats& formats)
{
    QStringList texts;
    for (const report::ScaleProblem& found : report::scaleProblems(graph, formats))
        texts
            << QString("n%1 %2").arg(*found.problem.node).arg(QString::fromStdString(found.problem.message));
    return texts;
}

} // namespace

class TestTensorFormats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatTheRecipeRoundsIsAnOperandOfIt()
    {
        const Graph graph = simulated();
        const auto rounded = [&graph](const job::Recipe& recipe, bool extended) {
            QStringList all;
            for (const auto& operand :
                 report::roundedOperands(report::productOperands(graph), recipe, extended))
                all << QString("%1 %2").arg(operand.node).arg(static_cast<int>(operand.operand));
            return all;
        };
        job::OperandSettings keep;
        keep.keep = true;
        QCOMPARE(rounded(recipeWith({}), false), QStringList({"5 0", "5 1", "5 2"}));
        QCOMPARE(rounded(recipeWith({}), true), QStringList({"5 0", "5 1", "5 2", "7 0", "7 0", "7 2"}));
        QCOMPARE(rounded(recipeWith({ruleOf(job::Operand::Input, keep)}), false),
                 QStringList({"5 1", "5 2"}));
        job::RecipeRule matmul = ruleOf(job::Operand::Gradient, scaledBy(2));
        matmul.op = "matmul";
        QCOMPARE(rounded(recipeWith({matmul}), false), QStringList({"5 0", "5 1", "5 2", "7 2"}));
    }

    /// A rule for it would have the product rounded that the recipe leaves alone.
    void noRuleIsOfferedForAProductThatIsNotRounded()
    {
        Graph graph = simulated();
        graph.nodes[7].backward.metric = metricOfMagnitudes({0x1p-20, 0x1p-20});
        const auto operands = report::productOperands(graph);
        const auto fixes = [&](bool extended) {
            return report::fixesOf(graph, report::roundedOperands(operands, recipeWith({}), extended), 7,
                                   Direction::Backward, fp8Formats)
                .size();
        };
        QCOMPARE(fixes(false), std::size_t{0});
        QCOMPARE(fixes(true), std::size_t{1});
    }

    /// Before and after it is rounded; of another product's nothing.
    void aGradientIsAnOperandBehindItsRoundingToo()
    {
        const Graph graph = simulated();
        const auto operands = report::productOperands(graph);
        const auto products = [&](NodeId node) {
            QStringList all;
            for (const auto& operand : report::operandsOf(operands, graph, node, Direction::Backward))
                all << QString::number(operand.node);
            return all;
        };
        QCOMPARE(products(5), QStringList("5"));
        QCOMPARE(products(6), QStringList("5"));
        QCOMPARE(products(7), QStringList("7"));
        QCOMPARE(products(3), QStringList());
    }

    /// The tensor itself, what it is a view of, and what it is rounded to.
    void aFixedScaleMovesTheLimits()
    {
        Graph graph = simulated();
        for (const NodeId id : {0, 1, 3})
            graph.nodes[static_cast<std::size_t>(id)].forward.metric = metricOfMagnitudes({0x1p-12, 0x1p-12});
        QCOMPARE(formatProblems(graph, {fp8Formats}).size(), 3);
        QCOMPARE(formatProblems(graph, formatsOf(graph, recipeWith({}))),
                 formatProblems(graph, {fp8Formats}));
        const auto raised =
            recipeWith({ruleOf(job::Operand::Input, scaledBy(0x1p-7))}); // of the linear, beside the bmm's x
        QCOMPARE(formatProblems(graph, formatsOf(graph, raised)), QStringList());
        const auto lowered = recipeWith({ruleOf(job::Operand::Input, scaledBy(4))});
        const QString label = QString::fromStdString(fp8Formats.forward.label);
        QVERIFY2(formatProblems(graph, formatsOf(graph, lowered))
                     .contains("n3 forward: 100 % become zero in " + label + " × 2^2 (≤ 2^-8)"),
                 qPrintable(formatProblems(graph, formatsOf(graph, lowered)).join('\n')));
    }

    void gradientsAreHeldAgainstTheirsBeforeAndAfterTheyAreRounded()
    {
        Graph graph = simulated();
        for (const NodeId id : {5, 6, 7})
            graph.nodes[static_cast<std::size_t>(id)].backward.metric =
                metricOfMagnitudes({0x1p-20, 0x1p-20});
        QCOMPARE(formatProblems(graph, {fp8Formats}).size(), 3);
        job::OperandSettings settings = scaledBy(0x1p-7);
        settings.format = "e5m2"; // what a rule leaves out is the default's
        const auto raised = recipeWith({ruleOf(job::Operand::Gradient, settings)});
        const QStringList left = formatProblems(graph, formatsOf(graph, raised));
        QVERIFY2(left.size() == 1 && left[0].startsWith("n7 "), qPrintable(left.join('\n')));
    }

    /// With its own largest magnitude as the largest of the format.
    void aScaleOfTheTensorIsThatOfItsElements()
    {
        Graph graph = simulated();
        job::OperandSettings current;
        current.scaling = "tensor";
        const auto recipe = recipeWith({ruleOf(job::Operand::Weight, current)});
        const auto problems = [&](const std::vector<double>& magnitudes) {
            graph.nodes[2].forward.metric = metricOfMagnitudes(magnitudes);
            return report::scaleProblems(graph, formatsOf(graph, recipe));
        };
        QVERIFY(problems({0x1p-40, 0x1p-44}).empty()); // none of it in the format without a scale
        const auto found = problems({0x1p-40, 0x1p-60});
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].fraction, 0.5);
        QVERIFY(found[0].problem.message.find("(tensor)") != std::string::npos);
        QVERIFY(!report::fixOf(found[0], *graph.nodes[2].forward.metric)); // a power of two does no better
    }

    /// A block of large magnitudes, in which the small ones become zero, and one of small ones.
    void blocksLoseWhatTheirScalesLose()
    {
        Graph graph = simulated();
        Metric metric;
        metric.statistics.numel = 64;
        metric.statistics.absMax = 1;
        metric.histogram.add(Histogram::binOf(1), 1);
        metric.histogram.add(Histogram::binOf(0x1p-40), 63);
        metric.blockMaxima.add(Histogram::binOf(1), 1);
        metric.blockMaxima.add(Histogram::binOf(0x1p-40), 1);
        graph.nodes[2].forward.metric = std::make_shared<Metric>(metric);
        job::OperandSettings block;
        block.format = "mxe2m1";
        const auto recipe = recipeWith({ruleOf(job::Operand::Weight, block)});
        const auto told = [&graph, &recipe] {
            return report::scaleProblems(graph, formatsOf(graph, recipe));
        };
        QCOMPARE(told().size(), std::size_t{1});
        QVERIFY(std::abs(told()[0].fraction - 31.0 / 64) < 1e-9);
        QCOMPARE(told()[0].problem.message, std::string("forward: 48 % lost in the blocks of MXE2M1"));
        QVERIFY(!report::fixOf(told()[0], *graph.nodes[2].forward.metric)); // scales follow the tensor
        metric.blockMaxima = {};
        graph.nodes[2].forward.metric = std::make_shared<Metric>(metric);
        QVERIFY(told().empty());
        QCOMPARE(formatsOf(graph, recipe).untold(graph), std::size_t{2}); // w, and w rounded
        QCOMPARE(report::TensorFormats(fp8Formats).untold(graph), std::size_t{0});
    }

    /// So that a run without products of its own is told as one that has them.
    void whatTheRecipeDoesNotSpeakOfIsHeldAgainstMostOperands()
    {
        Graph graph = simulated();
        for (const char* name : {"fp8_current", "fp8_block"}) {
            const auto usual = job::usualOperands(job::SimulateRecipe{*job::findRecipe(name)});
            const report::TensorFormats formats(*usual);
            graph.nodes[0].forward.metric = metricOfMagnitudes({0x1p-40, 0x1p-60});
            const auto held = formats.of(graph.nodes[0], Direction::Forward);
            const bool isTensor = std::string(name) == "fp8_current";
            QCOMPARE(held.losses.has_value(), isTensor); // nothing was recorded of tiles
            QCOMPARE(held.range.max > 0, isTensor);
            QVERIFY(!isTensor || held.losses->underflow == 0.5);
        }
    }

    void whatIsKeptInFullPrecisionLosesNothing()
    {
        Graph graph = simulated();
        graph.nodes[2].forward.metric = metricOfMagnitudes({0x1p-300, 0x1p300});
        QVERIFY(!formatProblems(graph, {fp8Formats}).empty());
        job::OperandSettings keep;
        keep.keep = true;
        const auto recipe = recipeWith({ruleOf(job::Operand::Weight, keep)});
        QCOMPARE(formatProblems(graph, formatsOf(graph, recipe)), QStringList());
    }

    /// x goes into both products, and one of them has no scale for it.
    void theWorstOfSeveralFormatsCounts()
    {
        Graph graph = simulated();
        graph.nodes[0].forward.metric = metricOfMagnitudes({0x1p-12, 0x1p-12});
        job::RecipeRule ofLinear = ruleOf(job::Operand::Input, scaledBy(0x1p-7));
        ofLinear.op = "linear";
        QCOMPARE(formatProblems(graph, formatsOf(graph, recipeWith({ofLinear}), false)), QStringList());
        QCOMPARE(formatProblems(graph, formatsOf(graph, recipeWith({ofLinear}), true)).size(), 1);
    }

    /// The rule that a problem suggests takes the problem away, and is suggested no more.
    void theSuggestedRuleMendsWhatItIsFor()
    {
        const auto run = tests::sampleRun();
        const auto operands = report::productOperands(run->graph);
        const auto problemAt = [&](const job::Recipe& recipe, NodeId node) {
            for (report::ScaleProblem& found :
                 report::scaleProblems(run->graph, formatsOf(run->graph, recipe)))
                if (found.problem.node == node && found.direction == Direction::Backward)
                    return std::optional(std::move(found));
            return std::optional<report::ScaleProblem>();
        };
        int mended = 0;
        for (const Node& node : run->graph.nodes) {
            const auto problem =
                node.target == "aten::linear" ? problemAt(recipeWith({}), node.id) : std::nullopt;
            const auto fix = problem ? report::fixOf(*problem, *node.backward.metric) : std::nullopt;
            if (!fix || !fix->whole)
                continue;
            ++mended;
            const auto fixes =
                report::fixesOf(run->graph, operands, node.id, Direction::Backward, fp8Formats);
            QCOMPARE(fixes.size(), std::size_t{1});
            QVERIFY(!problemAt(recipeWith({fixes[0].rule}), node.id));
            auto half = fixes[0].rule; // not enough
            half.settings.scale = 0.5;
            const auto left = problemAt(recipeWith({half}), node.id);
            QVERIFY(left && report::fixOf(*left, *node.backward.metric) == fix);
        }
        QVERIFY(mended > 0);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestTensorFormats)
#include "test_tensor_formats.moc"
