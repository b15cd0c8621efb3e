// SPDX-License-Identifier: GPL-3.0-or-later
// The transformer example at its start, as it is and unit-scaled.
#include "core/engine/examples/example.h"
#include "tests/core/engine/support/unit_scaled.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

constexpr double nearOne = 4; ///< factor by which a spread may differ from 1

UnitScaledRun runExample(const job::Job& job, std::uint64_t seed)
{
    const std::filesystem::path source =
        tests::sourcePath("resources/examples/transformer_lm.py").toStdString();
    at::manual_seed(seed);
    const at::Tensor tokens = at::randint(0, 256, {8, 16}, at::kLong);
    const at::Tensor targets = at::randint(0, 256, {8, 16}, at::kLong);
    return runTransformed(buildModule(source, seed), buildModule(source, seed), job, {tokens, targets});
}

bool endsWith(const std::string& text, const std::string& end)
{
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

/// "softmax forward: 0.1" of each activation, and each gradient of a parameter, whose spread is far from 1.
QStringList farFromOne(const UnitScaledRun& run)
{
    QStringList found;
    const auto look = [&](const graph::Node& node, const char* direction, const graph::Metric* metric) {
        const double spread = metric ? metric->statistics.std : 0;
        // One element, the loss, has no spread.
        if (!std::isnan(spread) && (spread < 1 / nearOne || spread > nearOne)) {
            found << QString("%1 %2: %3").arg(QString::fromStdString(node.name), direction).arg(spread);
        }
    };
    for (const graph::Node& node : run.graph.graph.nodes) {
        if (node.kind == graph::NodeKind::Op && node.floating) {
            look(node, "forward", node.forward.metric.get());
        }
        // The gradient of a key's bias is zero but for rounding: softmax takes it away.
        if (node.kind == graph::NodeKind::Parameter && !endsWith(node.name, "k.bias")) {
            look(node, "gradient", node.backward.metric.get());
        }
    }
    return found;
}

} // namespace

class TestUnitScaledExample : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void activationsAndWeightGradientsAreNearOne_data()
    {
        QTest::addColumn<int>("seed");
        QTest::newRow("with the weights of the example") << 0;
        QTest::newRow("with other weights") << 1;
        QTest::newRow("with others again") << 2;
    }

    void activationsAndWeightGradientsAreNearOne()
    {
        QFETCH(const int, seed);
        const UnitScaledRun run = runExample(unitScale(), static_cast<std::uint64_t>(seed));
        QCOMPARE(QString::fromStdString(run.error), QString());
        QVERIFY(run.graph.graph.nodes.size() > 80);
        QCOMPARE(farFromOne(run).join(", "), QString());
    }

    void withoutUnitScalingMostGradientsAreFarFromOne()
    {
        QVERIFY(farFromOne(runExample({}, 0)).size() > 30);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestUnitScaledExample)
#include "test_unit_scaled_example.moc"
