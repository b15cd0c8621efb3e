// SPDX-License-Identifier: GPL-3.0-or-later
// From two runs that are read to the painted comparison: how long, how long the window is deaf meanwhile, and
// how that grows with the number of nodes.
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/window/heartbeat.h"
#include "tests/support/sample_run.h"
#include "widgets/compare/compare_view.h"

#include <QTest>

namespace scalescope::bench {

namespace {

constexpr double shownGoal = 1000; // ms, of 10,000 nodes
/// Of the time for ten times the nodes, where work grows with n log n.
constexpr double growthGoal = 15;

Waited untilCompared(widgets::CompareDocument& compared, widgets::CompareView& view, std::size_t nodes)
{
    // Two runs of the same sizes, so that all of it is aligned.
    const auto a = tests::sampleRunOfSize(nodes);
    const auto b = std::make_shared<graph::Run>(*a);
    Heartbeat heartbeat;
    const auto connection = QObject::connect(&view, &widgets::CompareView::rebuilt, [&] {
        view.repaint();
        heartbeat.stop();
    });
    const Waited waited = heartbeat.run([&] {
        compared.setRuns({a, QStringLiteral("a")}, {b, QStringLiteral("b")});
    });
    QObject::disconnect(connection);
    return waited;
}

/// By round.
struct WaitedRounds
{
    Rounds total;
    Rounds deaf;
};

WaitedRounds waitedFor(std::size_t nodes)
{
    constexpr int rounds = 5;
    std::vector<double> totals, deaf;
    for (int round = 0; round < rounds; ++round) {
        widgets::Document document;
        widgets::CompareDocument compared(&document);
        widgets::CompareView view(&compared);
        view.resize(1280, 800);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            throw std::runtime_error("the view was not shown");
        const Waited waited = untilCompared(compared, view, nodes);
        totals.push_back(waited.total);
        deaf.push_back(waited.deaf);
    }
    return {Rounds(totals), Rounds(deaf)};
}

std::vector<Measurement> showComparison()
{
    const WaitedRounds small = waitedFor(1000);
    const WaitedRounds usual = waitedFor(10000);
    const WaitedRounds large = waitedFor(100000);
    return {measured("window/show_comparison_of_10000_nodes", usual.total, "ms").withGoal(shownGoal),
            measured("window/show_comparison_of_10000_nodes/longest_deaf", usual.deaf, "ms")
                .withGoal(longestDeafGoal),
            measured("window/show_comparison/growth_from_1000_to_10000", usual.total / small.total, "x")
                .withGoal(growthGoal),
            measured("window/show_comparison/growth_from_10000_to_100000", large.total / usual.total, "x")
                .withGoal(growthGoal)};
}

const Register comparisonRegistered("window/show_comparison", showComparison);

} // namespace

} // namespace scalescope::bench
