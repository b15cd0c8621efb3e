// SPDX-License-Identifier: GPL-3.0-or-later
// How long a graph without any folding takes to be laid out, how long the window is deaf meanwhile, and when
// that is called off; how long it takes to open one module.
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/window/heartbeat.h"
#include "tests/support/sample_run.h"
#include "widgets/graphview/graph_view.h"

#include <QTest>

namespace scalescope::bench {

namespace {

constexpr std::size_t usualNodes = 18'000; ///< more than 10,000 cards: parameters have none
constexpr std::size_t manyNodes = 90'000;
constexpr std::size_t expandedNodes = 710; ///< some 400 cards
constexpr double layoutGoal = 5000;        // ms
constexpr double manyGoal = 30'000;        // ms
constexpr double expandGoal = 200;         // ms
constexpr double cancelGoal = 100;         // ms

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

/// Lays out all cards of a run at once.
std::vector<Measurement> layOut(std::size_t nodes, const std::string& name, double goal)
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
    return {{name + "/cards", static_cast<double>(run.view.drawn().cards.size()), "cards", {}, {}, {}},
            {name + "/time", waited.total, "ms", {}, goal, {}},
            {name + "/longest_deaf", waited.deaf, "ms", {}, longestDeafGoal, {}}};
}

/// One layer of a picture of some 400 cards is opened and folded again, until it is painted.
std::vector<Measurement> expand()
{
    FoldedRun run(expandedNodes);
    const auto change = [&](const std::function<void()>& start) {
        Heartbeat heartbeat;
        const auto connection = QObject::connect(&run.view, &widgets::GraphView::layoutFinished, [&] {
            run.view.repaint();
            heartbeat.stop();
        });
        const Waited waited = heartbeat.run(start);
        QObject::disconnect(connection);
        return waited.total;
    };
    change([&] { run.view.openAll(); });
    const std::size_t cards = run.view.drawn().cards.size();
    const widgets::FoldState oneFolded = {widgets::FoldState::allOpen,
                                          {{run.view.drawn().modules.front().key, false}}};
    std::vector<double> folded, expanded;
    for (int round = 0; round < 7; ++round) {
        folded.push_back(change([&] { run.view.setFolding(oneFolded); }));
        expanded.push_back(change([&] { run.view.setFolding({widgets::FoldState::allOpen, {}}); }));
    }
    return {{"window/expand/cards", static_cast<double>(cards), "cards", {}, {}, {}},
            measured("window/expand/fold", Rounds(folded), "ms").withGoal(expandGoal),
            measured("window/expand/expand", Rounds(expanded), "ms").withGoal(expandGoal)};
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

const Register laidOut("window/layout", [] { return layOut(usualNodes, "window/layout", layoutGoal); });
const Register many("window/layout/50000_cards",
                    [] { return layOut(manyNodes, "window/layout/50000_cards", manyGoal); });
const Register expanded("window/expand", expand);
const Register cancelled("window/layout/cancel", cancelLayout);

} // namespace

} // namespace scalescope::bench
