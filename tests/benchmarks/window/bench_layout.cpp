// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window is deaf while a graph without any folding is laid out, and when that is called off.
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/window/heartbeat.h"
#include "tests/support/sample_run.h"
#include "widgets/graphview/graph_view.h"

#include <QTest>

namespace scalescope::bench {

namespace {

constexpr std::size_t nodes = 18'000; ///< more than 10,000 cards: parameters have none
constexpr std::size_t manyNodes = 90'000;
constexpr double layoutGoal = 5000;    // ms
constexpr double longestDeafGoal = 50; // ms
constexpr double cancelGoal = 100;     // ms

/// A run whose graph is folded as it comes.
struct FoldedRun
{
    explicit FoldedRun(std::size_t size)
    {
        document.setRun(tests::sampleRunOfSize(size));
        document.setPruning({.nonFloat = false, .sameScale = {}, .targets = {}, .nodes = {}});
        view.resize(1280, 800);
        view.show();
        if (!QTest::qWaitFor([this] { return !view.drawn().cards.empty(); }, 60'000))
            throw std::runtime_error("the folded graph was not drawn");
    }

    widgets::Document document;
    widgets::GraphView view{&document};
};

std::vector<Measurement> layOut()
{
    FoldedRun run(nodes);
    const std::size_t folded = run.view.drawn().cards.size();
    Heartbeat heartbeat;
    QObject::connect(&run.view, &widgets::GraphView::layoutFinished, [&] {
        if (run.view.drawn().cards.size() > folded) {
            run.view.repaint();
            heartbeat.stop();
        }
    });
    const Waited waited = heartbeat.run([&] { run.view.openAll(); });
    return {{"window/layout/cards", static_cast<double>(run.view.drawn().cards.size()), "cards", {}, {}, {}},
            {"window/layout/time", waited.total, "ms", {}, layoutGoal, {}},
            {"window/layout/longest_deaf", waited.deaf, "ms", {}, longestDeafGoal, {}}};
}

/// From the wish to the next turn of the event loop, while the layout is being made.
std::vector<Measurement> cancelLayout()
{
    FoldedRun run(manyNodes);
    Heartbeat heartbeat;
    QElapsedTimer sinceWish;
    double taken = 0;
    bool hasEnded = false;
    QObject::connect(&run.view, &widgets::GraphView::layoutFinished, [&] { hasEnded = true; });
    heartbeat.run([&] {
        run.view.openAll();
        sinceWish.start();
        run.view.cancelLayout();
        QTimer::singleShot(0, &run.view, [&] {
            taken = static_cast<double>(sinceWish.nsecsElapsed()) / 1e6;
            heartbeat.stop();
        });
    });
    if (hasEnded)
        throw std::runtime_error("the layout was not cancelled");
    return {{"window/layout/cancel_of_50000_cards", taken, "ms", {}, cancelGoal, {}}};
}

const Register laidOut("window/layout", layOut);
const Register cancelled("window/layout/cancel", cancelLayout);

} // namespace

} // namespace scalescope::bench
