// SPDX-License-Identifier: GPL-3.0-or-later
// One rule for what leaves its format in layers that repeat.
#include "core/report/problems/layer_fixes.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>

namespace scalescope::tests {

using graph::Direction;

namespace {

/// Layers whose keys' gradients are so many binades smaller than usual.
struct Fixture
{
    explicit Fixture(const std::vector<int>& binades) : run(sampleRun(static_cast<int>(binades.size())))
    {
        for (graph::Node& node : run->graph.nodes)
            for (std::size_t layer = 0; layer < binades.size(); ++layer)
                if (node.module == "layers." + std::to_string(layer) + ".k" && node.target == "aten::linear")
                    node.backward.metric = sampleMetric(std::ldexp(1.0, -binades[layer]));
    }
    /// Of the layers from `first` to `last`.
    [[nodiscard]] std::vector<report::Fix> fixes(int first, int last) const
    {
        std::set<graph::NodeId> nodes;
        for (const graph::Node& node : run->graph.nodes)
            for (int layer = first; layer <= last; ++layer)
                if (node.module.starts_with("layers." + std::to_string(layer) + "."))
                    nodes.insert(node.id);
        auto all = report::fixesOfLayers(run->graph, report::productOperands(run->graph), nodes,
                                         formats::usualFormats());
        std::erase_if(all, [](const report::Fix& fix) {
            return fix.key.operand != job::Operand::Gradient || !fix.key.module.ends_with(".k");
        });
        return all;
    }

    std::shared_ptr<graph::Run> run;
};

} // namespace

class TestLayerFixes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layersThatLoseNothingNeedNoRule();
    void oneRuleHoldsForAllLayers();
    void itIsOfTheTensorThatLosesMost();
    void whereNoPowerOfTwoIsRightForAllTheTensorsAreScaled();
    void otherLayersAreLeftAlone();
    void whatAProblemStandsForHasOneRule();
};

void TestLayerFixes::layersThatLoseNothingNeedNoRule()
{
    QVERIFY(Fixture({0, 0, 0, 0}).fixes(0, 3).empty());
}

void TestLayerFixes::oneRuleHoldsForAllLayers()
{
    const auto fixes = Fixture({0, 18, 0, 18}).fixes(0, 3);
    QCOMPARE(fixes.size(), std::size_t(2)); // that are mended
    QVERIFY(fixes[0].rule == fixes[1].rule);
    QCOMPARE(fixes[0].rule.module, std::string("^layers\\.[0-9]+\\.k$"));
    QCOMPARE(fixes[0].rule.op, std::string("linear"));
    QVERIFY(fixes[0].rule.operand == job::Operand::Gradient);
    QVERIFY(fixes[0].rule.settings.scale && *fixes[0].rule.settings.scale < 1);
    QCOMPARE(fixes[0].key.module, std::string("layers.1.k"));
    QVERIFY(fixes[0].lost > 0.1);
}

void TestLayerFixes::itIsOfTheTensorThatLosesMost()
{
    const auto scaleOf = [](const std::vector<int>& binades, int first, int last) {
        return Fixture(binades).fixes(first, last).at(0).rule.settings.scale;
    };
    QCOMPARE(scaleOf({18, 20, 19, 18}, 0, 3), scaleOf({20, 20, 20, 20}, 0, 3));
    QVERIFY(scaleOf({18, 20, 19, 18}, 0, 3) < scaleOf({18, 18, 18, 18}, 0, 3));
}

/// With what mends the smallest the largest would overflow.
void TestLayerFixes::whereNoPowerOfTwoIsRightForAllTheTensorsAreScaled()
{
    const auto fixes = Fixture({40, 0, 0, 0}).fixes(0, 3);
    QCOMPARE(fixes.size(), std::size_t(1));
    QCOMPARE(fixes[0].rule.settings.scaling, std::string("tensor"));
    QVERIFY(!fixes[0].rule.settings.scale);
}

void TestLayerFixes::otherLayersAreLeftAlone()
{
    const auto fixes = Fixture({18, 18, 18, 18, 18, 18}).fixes(1, 4);
    QCOMPARE(fixes.size(), std::size_t(4));
    QCOMPARE(fixes[0].rule.module, std::string("^layers\\.(1|2|3|4)\\.k$"));
}

/// Of the tensors alone, whatever else their layers have.
void TestLayerFixes::whatAProblemStandsForHasOneRule()
{
    const Fixture fixture({18, 0, 20, 18});
    std::set<graph::TensorId> tensors;
    for (const graph::Node& node : fixture.run->graph.nodes)
        if (node.target == "aten::linear" && (node.module == "layers.0.k" || node.module == "layers.2.k"))
            tensors.emplace(node.id, Direction::Backward);
    const auto fixes = report::fixesOfRepeats(fixture.run->graph, report::productOperands(fixture.run->graph),
                                              tensors, formats::usualFormats());
    QCOMPARE(fixes.size(), std::size_t(2));
    QVERIFY(fixes[0].rule == fixes[1].rule);
    QCOMPARE(fixes[0].key.module, std::string("layers.2.k")); // which loses most
    QCOMPARE(fixes[0].rule.module, std::string("^layers\\.(0|2)\\.k$"));
    QVERIFY(fixes[0].rule.operand == job::Operand::Gradient);
    QVERIFY(report::fixesOfRepeats(fixture.run->graph, {}, tensors, formats::usualFormats()).empty());
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestLayerFixes)
#include "test_layer_fixes.moc"
