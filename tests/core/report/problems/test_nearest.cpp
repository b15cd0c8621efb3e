// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/nearest.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scalescope {

using graph::Direction;
using report::LossKind;
using tests::fp8Formats;
using tests::metricOf;
using tests::smallNode;

namespace {

/// So many of twenty elements that become zero in either format, or that are subnormal in E4M3FN.
std::shared_ptr<const graph::Metric> metricWith(int zero, int subnormal)
{
    std::vector<double> values(static_cast<std::size_t>(zero), 0x1.8p-30);
    values.insert(values.end(), static_cast<std::size_t>(subnormal), 0x1.8p-8);
    values.resize(20, 1);
    return metricOf(values);
}

} // namespace

class TestNearest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNearestToItsLimitIsFound()
    {
        graph::Graph graph;
        graph.nodes = {smallNode(0, metricWith(0, 2)), smallNode(1, metricWith(1, 0)),
                       smallNode(2, metricWith(3, 0)), smallNode(3, metricWith(0, 0), metricWith(0, 0))};
        // A twentieth of the allowed tenth, before a tenth of the allowed quarter; a problem is none.
        const auto nearest = report::nearestToLimits(graph, fp8Formats);
        QVERIFY(nearest.has_value());
        QCOMPARE(nearest->node, graph::NodeId{1});
        QVERIFY(nearest->direction == Direction::Forward);
        QVERIFY(nearest->kind == LossKind::Underflow);
        QCOMPARE(nearest->part, 0.05);
        QCOMPARE(nearest->losing, std::size_t(1));
        // With other limits another one is.
        const auto other = report::nearestToLimits(graph, fp8Formats, {0, 0.5, 0.1, 0});
        QVERIFY(other && other->kind == LossKind::Subnormal && other->node == 0);
    }

    /// Of a simulated run that rounded nothing here.
    void whatASimulationLeftAloneIsNotNear()
    {
        graph::Graph graph;
        graph.nodes = {smallNode(0, metricWith(2, 0))};
        QVERIFY(report::nearestToLimits(graph, fp8Formats).has_value());
        graph::TensorError none;
        none.relativeError = 0;
        graph.nodes[0].forward.error = std::make_shared<const graph::TensorError>(none);
        QVERIFY(!report::nearestToLimits(graph, fp8Formats));
    }

    void whereNothingIsLostNothingIsNear()
    {
        graph::Graph graph;
        graph.nodes = {smallNode(0, metricWith(0, 0), metricWith(2, 0))};
        QVERIFY(report::nearestToLimits(graph, fp8Formats).has_value());
        graph.nodes[0].backward.isNoise = true;
        QVERIFY(!report::nearestToLimits(graph, fp8Formats));
        QVERIFY(!report::nearestToLimits(graph::Graph(), fp8Formats));
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestNearest)
#include "test_nearest.moc"
