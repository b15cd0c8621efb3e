// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/say_report.h"
#include "core/report/problems/problems.h"
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scalescope {

using graph::Direction;
using graph::Graph;
using graph::Node;
using graph::Severity;
using report::ScaleProblem;
using report::ScaleProblemKind;

namespace {

using tests::fp8Formats;
using tests::metricOf;
using tests::smallNode;

QStringList problemLines(const std::vector<ScaleProblem>& problems)
{
    QStringList result;
    for (const ScaleProblem& found : problems)
        result << QString("%1 n%2 %3")
                      .arg(QString::fromUtf8(toString(found.problem.severity).data()))
                      .arg(found.problem.node.value())
                      .arg(QString::fromStdString(found.problem.message));
    return result;
}

} // namespace

class TestProblems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tensorsThatFitHaveNoProblem()
    {
        Graph graph;
        graph.nodes = {smallNode(0, metricOf({1, 2, 3}), metricOf({1, 0.1})), smallNode(1, nullptr)};
        QVERIFY(report::scaleProblems(graph, fp8Formats).empty());
    }

    void whatLeavesTheRangeIsToldWithThePartAndTheLimit()
    {
        Graph graph;
        graph.nodes = {smallNode(0, metricOf({0x1p-8, 0x1p-8, 1, 1, 1})),
                       smallNode(1, metricOf({1, 1, 1, 1000})),
                       smallNode(2, metricOf({1}), metricOf({0x1p-20, 1, 1}))};
        QCOMPARE(problemLines(report::scaleProblems(graph, fp8Formats)),
                 (QStringList{"error n2 gradient: 33 % become zero in E5M2 (≤ 2^-17)",
                              "error n1 forward: 25 % above 448, the largest of E4M3FN",
                              "warning n0 forward: 40 % keep fewer bits in E4M3FN (subnormal)"}));
    }

    /// What becomes zero and what keeps fewer bits are parts of one whole.
    void whatElseHoldsLessIsToldBesideIt()
    {
        std::vector<double> values(11, 0x1p-8);
        values.insert(values.end(), {0x1p-20, 1, 1, 1, 1, 1, 1, 1, 1});
        std::vector<double> smaller(3, 0x1p-20);
        smaller.insert(smaller.end(), {0x1p-8, 1, 1, 1, 1, 1, 1});
        Graph graph;
        graph.nodes = {smallNode(0, metricOf(values)), smallNode(1, metricOf(smaller))};
        QCOMPARE(problemLines(report::scaleProblems(graph, fp8Formats)),
                 (QStringList{"error n1 forward: 30 % become zero in E4M3FN (≤ 2^-10), 10 % more keep fewer "
                              "bits (subnormal)",
                              "warning n0 forward: 55 % keep fewer bits in E4M3FN (subnormal), 5.0 % more "
                              "become zero"}));
    }

    void zerosHideNothingOfTheOthers()
    {
        const auto withZeros = [](std::int64_t zeros) {
            auto metric = std::make_shared<graph::Metric>(*metricOf({0x1p-20, 0x1p-20, 0x1p-20, 1}));
            metric->statistics.zeros = zeros;
            metric->statistics.numel += zeros;
            return metric;
        };
        Graph graph;
        graph.nodes = {smallNode(0, withZeros(16))};
        QCOMPARE(problemLines(report::scaleProblems(graph, fp8Formats)),
                 (QStringList{"error n0 forward: 15 % (75 % of those not zero) become zero in E4M3FN (≤ "
                              "2^-10)"}));
        // The limits are parts of all elements, as what is listed is.
        graph.nodes = {smallNode(0, withZeros(96))};
        QVERIFY(report::scaleProblems(graph, fp8Formats).empty());
        // A few zeros hide nothing.
        QVERIFY(!formats::partNotZero(*withZeros(0)));
        auto few = std::make_shared<graph::Metric>(*metricOf(std::vector<double>(18, 0x1p-20)));
        few->statistics.numel = 20;
        few->statistics.zeros = 2;
        graph.nodes = {smallNode(0, few)};
        QCOMPARE(problemLines(report::scaleProblems(graph, fp8Formats)),
                 (QStringList{"error n0 forward: 90 % become zero in E4M3FN (≤ 2^-10)"}));
    }

    void theLimitsCount()
    {
        Graph graph;
        graph.nodes = {smallNode(0, metricOf({0x1p-20, 1, 1, 1, 1, 1, 1, 1000}))};
        QCOMPARE(report::scaleProblems(graph, fp8Formats).size(), std::size_t{2});
        QCOMPARE(report::scaleProblems(graph, fp8Formats, {0.2, 0.1, 0.1}).size(), std::size_t{1});
        QCOMPARE(report::scaleProblems(graph, fp8Formats, {0.2, 0.2, 0.2}).size(), std::size_t{0});
    }

    void forwardNaNIsToldWhereItArises()
    {
        Graph graph;
        graph.nodes = {smallNode(0, metricOf({1})), smallNode(1, metricOf({1, 1}, 2)),
                       smallNode(2, metricOf({1}, 1)), smallNode(3, metricOf({}, 2)),
                       smallNode(4, metricOf({1}))};
        graph.edges = {{0, 1, 0}, {1, 2, 0}, {2, 3, 0}, {0, 4, 0}};
        QCOMPARE(problemLines(report::scaleProblems(graph, fp8Formats)),
                 QStringList{
                     "error n1 forward: NaN arises here, in 50 % of the elements, and spreads to 2 tensors"});
    }

    void gradientNaNArisesAtTheEnd()
    {
        Graph graph;
        graph.nodes = {smallNode(0, metricOf({1}), metricOf({1}, 1)),
                       smallNode(1, metricOf({1}), metricOf({1}, 1)),
                       smallNode(2, metricOf({1}), metricOf({1}))};
        graph.edges = {{0, 1, 0}, {1, 2, 0}};
        const auto problems = report::scaleProblems(graph, fp8Formats);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].problem.node.value(), graph::NodeId{1});
        QVERIFY(problems[0].problem.said ==
                say::spreadsTo(say::nanArises(say::itsGradient(), say::percentage("50")),
                               say::gradientsCounted({1})));
    }

    void infinitiesAreToldOnceAndNotAsOverflow()
    {
        Graph graph;
        graph.nodes = {smallNode(0, metricOf({1, 1, 1}, 0, 7))};
        QCOMPARE(problemLines(report::scaleProblems(graph, fp8Formats)),
                 QStringList{"error n0 forward: infinity arises here, in 70 % of the elements"});
    }

    void aPowerOfTwoThatFixesItIsTheNearest_data()
    {
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<int>("exponent");
        QTest::addColumn<bool>("whole");
        QTest::newRow("overflow") << QList<double>{1000, 1000} << -2 << true;
        QTest::newRow("underflow, until the values are normal")
            << QList<double>{0x1p-12, 0x1p-12} << 6 << true;
        QTest::newRow("subnormal") << QList<double>{0x1p-8, 0x1p-8} << 2 << true;
        QTest::newRow("too wide, so that something is always lost")
            << QList<double>{0x1.8p-20, 0x1.8p-14, 0x1.8p-14, 1} << 4 << false;
    }

    void aPowerOfTwoThatFixesItIsTheNearest()
    {
        QFETCH(const QList<double>, values);
        QFETCH(const int, exponent);
        QFETCH(const bool, whole);
        Graph graph;
        graph.nodes = {smallNode(0, metricOf({values.begin(), values.end()}))};
        const auto problems = report::scaleProblems(graph, fp8Formats);
        QCOMPARE(problems.size(), std::size_t{1});
        const auto fix = report::fixOf(problems[0], *graph.nodes[0].forward.metric);
        QVERIFY(fix.has_value());
        QCOMPARE(fix->exponent, exponent);
        QCOMPARE(fix->whole, whole);
    }

    /// It is told by the measure of its problem, with the other one beside it.
    void adviceSaysWhatItLessens()
    {
        std::vector<double> values(11, 0x1p-8);
        values.insert(values.end(), {0x1p-11, 1, 1, 1, 1, 1, 1, 1, 1});
        Graph graph;
        graph.nodes = {smallNode(0, metricOf(values))};
        const auto fix =
            report::fixOf(report::scaleProblems(graph, fp8Formats).at(0), *graph.nodes[0].forward.metric);
        QVERIFY(fix && fix->ofSubnormal);
        QCOMPARE(fix->exponent, 2);
        QCOMPARE(fix->before, (formats::RangeLoss{0.05, 0.55, 0}));
        QCOMPARE(fix->left, (formats::RangeLoss{0, 0.05, 0}));
        QCOMPARE(fix->partBefore(), 0.55);
        QCOMPARE(fix->partLeft(), 0.05);
    }

    void adviceAboutAnOverflowMakesTheTensorSmaller()
    {
        // 60 % above the largest: 2^4 would lose fewer elements, all of them to the overflow.
        std::vector<double> values(60, 0x1.8p9);
        values.insert(values.end(), 40, 0x1.8p-13);
        Graph graph;
        graph.nodes = {smallNode(0, metricOf(values))};
        const auto problems = report::scaleProblems(graph, fp8Formats);
        QCOMPARE(problems.size(), std::size_t{2});
        for (const ScaleProblem& problem : problems) {
            const auto fix = report::fixOf(problem, *graph.nodes[0].forward.metric);
            const auto scale = report::scaleFor(graph.nodes[0], Direction::Forward, fp8Formats);
            QVERIFY(scale && scale->exponent < 0);
            // The one number of the tensor stands beside the problem that it lessens, and not beside the
            // other.
            QCOMPARE(fix, problem.kind == ScaleProblemKind::Overflow ? scale : std::nullopt);
        }
    }

    void whatNoScaleHoldsSaysHowWideItIs()
    {
        Graph graph;
        graph.nodes = {smallNode(0, metricOf({0x1.8p-60, 0x1.8p-60, 1}), metricOf({0x1p-20, 0x1p-20}))};
        for (const ScaleProblem& problem : report::scaleProblems(graph, fp8Formats)) {
            const auto& metric = *graph.nodes[0].metric(problem.direction);
            const bool isWide = problem.direction == Direction::Forward;
            QCOMPARE(report::tooWideOf(problem, metric), isWide ? std::optional(60) : std::nullopt);
            QCOMPARE(report::tooWideFor(graph.nodes[0], problem.direction, fp8Formats),
                     report::tooWideOf(problem, metric));
            QCOMPARE(report::fixOf(problem, metric).has_value(), !isWide);
        }
    }

    void eachDirectionHasANumberOfItsOwn()
    {
        const Node both = smallNode(0, metricOf({1000, 1000}), metricOf({0x1p-20, 0x1p-20}));
        QCOMPARE(report::scaleFor(both, Direction::Forward, fp8Formats)->exponent, -2);
        QVERIFY(report::scaleFor(both, Direction::Backward, fp8Formats)->exponent > 0);
        QVERIFY(!report::scaleFor(smallNode(0, metricOf({1000})), Direction::Backward, fp8Formats));
    }

    void gradientsOfWhatIsNaNForwardAreNoOrigins()
    {
        // x -> log -> mul(log, w) -> sum; log is NaN, w is read beside it.
        Graph graph;
        graph.nodes = {
            smallNode(0, metricOf({1}), metricOf({}, 1)), smallNode(1, metricOf({}, 1), metricOf({}, 1)),
            smallNode(2, metricOf({1}), metricOf({}, 1)), smallNode(3, metricOf({}, 1), metricOf({1})),
            smallNode(4, metricOf({}, 1), metricOf({1}))};
        graph.edges = {{0, 1, 0}, {1, 3, 0}, {2, 3, 1}, {3, 4, 0}};
        QCOMPARE(problemLines(report::scaleProblems(graph, fp8Formats)),
                 QStringList{
                     "error n1 forward: NaN arises here, in 100 % of the elements, and spreads to 2 tensors "
                     "and 3 gradients"});
    }

    void aGradientThatBreaksOnItsOwnIsAnOrigin()
    {
        // A NaN of another branch is no reason for it.
        Graph graph;
        graph.nodes = {smallNode(0, metricOf({}, 1)), smallNode(1, metricOf({1}), metricOf({}, 1)),
                       smallNode(2, metricOf({1}), metricOf({1}, 0, 1)),
                       smallNode(3, metricOf({1}), metricOf({1}))};
        graph.edges = {{1, 2, 0}, {2, 3, 0}};
        QCOMPARE(
            problemLines(report::scaleProblems(graph, fp8Formats)),
            (QStringList{"error n0 forward: NaN arises here, in 100 % of the elements",
                         "error n2 gradient: infinity arises here, in 50 % of the elements, and spreads to 1 "
                         "gradient"}));
    }

    void infinitiesThatLeadToNaNAreTheOrigin()
    {
        Graph graph;
        graph.nodes = {smallNode(0, metricOf({1}, 0, 1)), smallNode(1, metricOf({1}, 1), metricOf({}, 1))};
        graph.edges = {{0, 1, 0}};
        QCOMPARE(
            problemLines(report::scaleProblems(graph, fp8Formats)),
            QStringList{"error n0 forward: infinity arises here, in 50 % of the elements, and spreads to 1 "
                        "tensor and 1 gradient"});
    }

    void aMaskOfInfinitiesIsANoteAndNaNThatComesOfItIsAnOrigin()
    {
        Graph graph;
        graph.nodes = {smallNode(0, metricOf({1})), smallNode(1, metricOf({1}, 0, 1)),
                       smallNode(2, metricOf({1}, 1))};
        graph.nodes[1].arguments = {{"self", graph::NodeId{0}}, {"value", std::string("-inf")}};
        graph.edges = {{0, 1, 0}, {1, 2, 0}};
        QCOMPARE(problemLines(report::scaleProblems(graph, fp8Formats)),
                 (QStringList{"error n2 forward: NaN arises here, in 50 % of the elements",
                              "info n1 forward: infinity arises here, in 50 % of the elements"}));
    }

    void whatTheEngineSaidOfNaNIsNotSaidTwice()
    {
        Graph graph;
        graph.nodes = {smallNode(0, metricOf({1})), smallNode(1, metricOf({}, 1), metricOf({}, 1))};
        graph.edges = {{0, 1, 0}};
        const std::vector<graph::Problem> said{
            {Severity::Warning, "nan", "n1 holds NaN.", graph::NodeId{1}, {}},
            {Severity::Warning, "nan", "The gradient of n1 is the first.", graph::NodeId{1}, {}},
            {Severity::Info, "nan-propagated", "3 tensors.", {}, {}},
            {Severity::Warning, "nan", "n0 holds NaN, of which there are no metrics.", graph::NodeId{0}, {}},
            {Severity::Error, "backward-failed", "It failed.", {}, {}}};
        const auto left = report::problemsBesideScales(said, graph);
        QCOMPARE(left.size(), std::size_t{2});
        QCOMPARE(left[0].node, std::optional(graph::NodeId{0}));
        QCOMPARE(left[1].id, std::string("backward-failed"));
        QCOMPARE(report::problemsBesideScales(said, Graph{}).size(), said.size());
    }

    void theSampleRunsUnderflowIsFound()
    {
        const auto run = tests::sampleRun(2);
        bool found = false;
        for (const ScaleProblem& problem : report::scaleProblems(run->graph, fp8Formats)) {
            const Node& node = *run->graph.find(problem.problem.node.value());
            found = found || (node.module == "layers.0.k" && problem.kind == ScaleProblemKind::Underflow &&
                              problem.direction == Direction::Backward);
        }
        QVERIFY(found);
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestProblems)
#include "test_problems.moc"
