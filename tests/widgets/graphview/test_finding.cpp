// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "widgets/graphview/finding.h"

#include <QTest>

using scalescope::formats::findFormat;
using scalescope::tests::sampleMetric;
using scalescope::widgets::Finding;
using scalescope::widgets::findingOf;
using scalescope::widgets::findingText;

namespace graph = scalescope::graph;

Q_DECLARE_METATYPE(scalescope::widgets::Finding)

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
        QTest::addColumn<Finding>("expected");
        QTest::newRow("nothing where both are in range") << 1.0 << 0x1p-8 << 0 << 0 << Finding::None;
        QTest::newRow("nothing without statistics") << 0.0 << 0.0 << 0 << 0 << Finding::None;
        QTest::newRow("overflow forward") << 300.0 << 1.0 << 0 << 0 << Finding::Overflow;
        QTest::newRow("underflow of the gradient") << 1.0 << 0x1p-17 << 0 << 0 << Finding::Underflow;
        QTest::newRow("a little underflow is usual") << 1.0 << 0x1p-12 << 0 << 0 << Finding::None;
        QTest::newRow("overflow is worse than underflow") << 300.0 << 0x1p-17 << 0 << 0 << Finding::Overflow;
        QTest::newRow("inf is worse than overflow") << 300.0 << 1.0 << 0 << 1 << Finding::Infinity;
        QTest::newRow("nan is the worst") << 300.0 << 1.0 << 1 << 1 << Finding::NotANumber;
    }
    void saysTheWorstOfBothDirections()
    {
        QFETCH(double, forward);
        QFETCH(double, backward);
        QFETCH(int, nans);
        QFETCH(int, infs);
        QFETCH(Finding, expected);
        graph::Node node;
        if (forward > 0) {
            auto metric = std::make_shared<graph::Metric>(*sampleMetric(forward));
            metric->statistics.nans = nans;
            metric->statistics.negInfs = infs;
            node.forward = metric;
        }
        if (backward > 0)
            node.backward = sampleMetric(backward);
        QCOMPARE(findingOf(node, findFormat("e4m3fn").value(), findFormat("e5m2").value()), expected);
        QCOMPARE(findingText(expected).isEmpty(), expected == Finding::None);
    }
};

QTEST_GUILESS_MAIN(TestFinding)
#include "test_finding.moc"
