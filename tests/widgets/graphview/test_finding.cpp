// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/problems.h"
#include "core/sheet/finding.h"
#include "core/sheet/module_findings.h"
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/finding_badge.h"
#include "widgets/models/display.h"

#include <QTest>

using scalescope::formats::findFormat;
using scalescope::sheet::findingOf;
using scalescope::tests::sampleMetric;
using scalescope::widgets::findingText;
using sheet::Finding;

namespace graph = scalescope::graph;

Q_DECLARE_METATYPE(sheet::Finding)

class TestFinding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheWorstOfBothDirections_data()
    {
        QTest::addColumn<double>("forward"); // scales; 0 is none
        QTest::addColumn<double>("backward");
        QTest::addColumn<int>("nans");
        QTest::addColumn<int>("infs");
        QTest::addColumn<sheet::Finding>("expected");
        QTest::newRow("nothing where both are in range") << 1.0 << 0x1p-8 << 0 << 0 << sheet::Finding::None;
        QTest::newRow("nothing without statistics") << 0.0 << 0.0 << 0 << 0 << sheet::Finding::None;
        QTest::newRow("overflow forward") << 300.0 << 1.0 << 0 << 0 << sheet::Finding::Overflow;
        QTest::newRow("underflow of the gradient") << 1.0 << 0x1p-17 << 0 << 0 << sheet::Finding::Underflow;
        QTest::newRow("a little underflow is usual") << 1.0 << 0x1p-12 << 0 << 0 << sheet::Finding::None;
        QTest::newRow("overflow is worse than underflow")
            << 300.0 << 0x1p-17 << 0 << 0 << sheet::Finding::Overflow;
        QTest::newRow("inf is worse than overflow") << 300.0 << 1.0 << 0 << 1 << sheet::Finding::Infinity;
        QTest::newRow("nan is the worst") << 300.0 << 1.0 << 1 << 1 << sheet::Finding::NotANumber;
    }
    void saysTheWorstOfBothDirections()
    {
        QFETCH(double, forward);
        QFETCH(double, backward);
        QFETCH(int, nans);
        QFETCH(int, infs);
        QFETCH(sheet::Finding, expected);
        graph::Node node;
        if (forward > 0) {
            auto metric = std::make_shared<graph::Metric>(*sampleMetric(forward));
            metric->statistics.nans = nans;
            metric->statistics.negInfs = infs;
            node.forward.metric = metric;
        }
        if (backward > 0)
            node.backward.metric = sampleMetric(backward);
        QCOMPARE(sheet::findingOf(node, scalescope::formats::usualFormats(), {}), expected);
        QCOMPARE(findingText(expected).isEmpty(), expected == sheet::Finding::None);
    }

    /// Of ten elements so many become zero in E4M3FN: the badge and the problem are of one limit.
    void underflowIsABadgeWhereItIsAProblem_data()
    {
        QTest::addColumn<int>("lost");
        QTest::newRow("a tenth") << 1;
        QTest::newRow("two tenths") << 2;
    }
    void underflowIsABadgeWhereItIsAProblem()
    {
        QFETCH(int, lost);
        graph::Metric metric;
        metric.statistics.numel = 10;
        metric.histogram.add(graph::Histogram::binOf(0x1p-20), lost);
        metric.histogram.add(graph::Histogram::binOf(1), 10 - lost);
        graph::Graph graph;
        graph.nodes.emplace_back();
        graph.nodes[0].kind = graph::NodeKind::Op;
        graph.nodes[0].forward.metric = std::make_shared<graph::Metric>(metric);
        const scalescope::report::FormatPair formats{findFormat("e4m3fn").value(),
                                                     findFormat("e5m2").value()};
        const auto problems = scalescope::report::scaleProblems(graph, formats);
        const sheet::Finding finding = sheet::findingOf(graph.nodes[0], formats, {});
        QCOMPARE(finding, problems.empty() ? sheet::Finding::None : sheet::Finding::Underflow);
        QCOMPARE(problems.empty(), lost == 1);
    }

    void whatStartsInAParameterIsABadgeOfWhatReadsIt()
    {
        auto run = std::make_shared<graph::Run>();
        auto& nodes = run->graph.nodes;
        nodes.resize(3);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            nodes[i].id = static_cast<graph::NodeId>(i);
            nodes[i].kind = i == 0 ? graph::NodeKind::Parameter : graph::NodeKind::Op;
            nodes[i].target = i == 0 ? "embedding.weight" : "aten::embedding";
            nodes[i].name = "n" + std::to_string(i);
            nodes[i].floating = true;
            nodes[i].forward.metric = sampleMetric(0x1p-20); // underflows in all
        }
        run->graph.edges = {{0, 1, 0}, {1, 2, 0}};
        scalescope::widgets::Document document;
        document.setRun(run);
        const sheet::ModuleFindings& findings = *document.findings();
        const sheet::NodeTitles titles(run->graph);
        const auto reader = findings.ofNode(nodes[1], titles).forward;
        QVERIFY(reader.startsHere());
        QCOMPARE(reader.node, 0);
        const auto next = findings.ofNode(nodes[2], titles).forward;
        QVERIFY(next.any() && !next.startsHere());
        using scalescope::widgets::findingInStored;
        QCOMPARE(findingInStored(reader, graph::Direction::Forward,
                                 scalescope::widgets::pathText(titles, nodes[0]), {}),
                 "underflow starts in embedding.weight, which it reads, forward; 100.0 % become zero");
    }

    /// It is the tensor that is NaN because of another, and nothing arises there.
    void anOutputHasNoBadgeOfItsTensorsOwn()
    {
        const auto run = std::make_shared<graph::Run>();
        auto& nodes = run->graph.nodes;
        const auto bad = scalescope::tests::metricOf({1}, 1);
        nodes = {scalescope::tests::smallNode(0, scalescope::tests::metricOf({1, 2})),
                 scalescope::tests::smallNode(1, bad),
                 scalescope::tests::smallNode(2, scalescope::tests::metricOf({}, 1)),
                 scalescope::tests::smallNode(3, scalescope::tests::metricOf({}, 1))};
        for (graph::Node& node : nodes) {
            node.kind = graph::NodeKind::Op;
            node.target = "aten::log";
            auto metric = std::make_shared<graph::Metric>(*node.forward.metric);
            metric->statistics.meanAbs = metric->statistics.nans > 0 ? std::nan("") : 1;
            node.forward.metric = metric;
        }
        nodes[3].kind = graph::NodeKind::Output;
        run->graph.edges = {{0, 1, 0}, {1, 2, 0}, {2, 3, 0}};
        scalescope::widgets::Document document;
        document.setRun(run);
        const sheet::NodeTitles titles(run->graph);
        QVERIFY(document.findings()->ofNode(nodes[1], titles).forward.startsHere());
        const auto next = document.findings()->ofNode(nodes[2], titles).forward;
        QVERIFY(next.any() && !next.startsHere());
        QVERIFY(!document.findings()->ofNode(nodes[3], titles).any()); // which its tensor's card has
    }

    /// A weight that recipes leave alone, of which only a warning is listed, is no less than nothing.
    void aWarningOfAStoredTensorIsShownWhereItIsRead()
    {
        const auto run = scalescope::tests::sampleRun(1);
        auto& weight = *std::ranges::find(run->graph.nodes, "layers.0.norm1.weight", &graph::Node::target);
        weight.forward.metric = scalescope::tests::metricOf({0x1p-8, 0x1p-8});
        scalescope::widgets::Document document;
        document.setRun(run);
        const auto& reader = *std::ranges::find(run->graph.nodes, "aten::layer_norm", &graph::Node::target);
        const auto mark = document.findings()->ofNode(reader, sheet::NodeTitles(run->graph)).forward;
        QVERIFY(mark.finding == sheet::Finding::Subnormal);
        QVERIFY(mark.isWarning && mark.givesWay);
        QCOMPARE(mark.node, weight.id);
    }

    void infinitiesThatWereAskedForAreNoBadge()
    {
        auto run = std::make_shared<graph::Run>();
        auto& nodes = run->graph.nodes;
        nodes.resize(3);
        const auto infinite = [] {
            auto metric = std::make_shared<graph::Metric>(*sampleMetric(1));
            metric->statistics.negInfs = 3;
            return metric;
        };
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            nodes[i].id = static_cast<graph::NodeId>(i);
            nodes[i].kind = graph::NodeKind::Op;
            nodes[i].name = "n" + std::to_string(i);
            nodes[i].forward.metric = infinite();
        }
        nodes[0].arguments = {{"value", std::string("-inf")}}; // a mask
        run->graph.edges = {{0, 1, 0}};                        // what reads it; the last has its own
        scalescope::widgets::Document document;
        document.setRun(run);
        const sheet::ModuleFindings& findings = *document.findings();
        const sheet::NodeTitles titles(run->graph);
        QCOMPARE(findings.ofNode(nodes[0], titles).worst().finding, sheet::Finding::None);
        QCOMPARE(findings.ofNode(nodes[1], titles).worst().finding, sheet::Finding::None);
        QCOMPARE(findings.ofNode(nodes[2], titles).worst().finding, sheet::Finding::Infinity);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestFinding)
#include "test_finding.moc"
