// SPDX-License-Identifier: GPL-3.0-or-later
// From a finished run of 1,000 nodes to the drawn graph, and how long the window was deaf on the way: the
// longest time in which the event loop handled nothing.
#include "tests/app/desktop/window_fixture.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/support/sample_run.h"
#include "widgets/graphview/graph_view.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>
#include <algorithm>

namespace scalescope::bench {

namespace {

constexpr std::size_t nodes = 1000;
constexpr double longestDeafGoal = 100; // ms

/// Milliseconds.
struct Waited
{
    double total = 0;
    double deaf = 0; ///< the longest time between two turns of the event loop
};

/// Starts something and runs the event loop until the graph view shows a new picture and has painted it.
Waited untilDrawn(widgets::GraphView& view, const std::function<void()>& start)
{
    QEventLoop loop;
    Waited waited;
    QElapsedTimer sinceStart, sinceTurn;
    QTimer turns;
    turns.setTimerType(Qt::PreciseTimer);
    QObject::connect(&turns, &QTimer::timeout, [&] {
        waited.deaf = std::max(waited.deaf, static_cast<double>(sinceTurn.nsecsElapsed()) / 1e6);
        sinceTurn.start();
    });
    QObject::connect(&view, &widgets::GraphView::layoutFinished, &loop, [&] {
        view.repaint();
        QTimer::singleShot(50, &loop, &QEventLoop::quit); // what it leaves for later counts as deaf time too
        waited.total = static_cast<double>(sinceStart.nsecsElapsed()) / 1e6;
    });
    sinceStart.start();
    sinceTurn.start();
    turns.start(1);
    QTimer::singleShot(0, &loop, start);
    loop.exec();
    return waited;
}

std::vector<Measurement> openRun()
{
    constexpr int rounds = 5;
    std::vector<double> opened, openedDeaf, unfolded, unfoldedDeaf;
    for (int round = 0; round < rounds; ++round) {
        tests::WindowFixture fixture;
        const QString file = fixture.folder.filePath(QStringLiteral("thousand.scales"));
        tests::writeRun(*tests::sampleRunOfSize(nodes), file);
        fixture.window.resize(1280, 800);
        fixture.show();
        auto* view = fixture.window.findChild<widgets::GraphView*>();
        const Waited open = untilDrawn(*view, [&] { fixture.window.open(file); });
        const Waited all = untilDrawn(*view, [&] { view->openAll(); });
        opened.push_back(open.total);
        openedDeaf.push_back(open.deaf);
        unfolded.push_back(all.total);
        unfoldedDeaf.push_back(all.deaf);
    }
    return {measured("window/open_run_of_1000_nodes", Rounds(opened), "ms"),
            measured("window/open_run_of_1000_nodes/longest_deaf", Rounds(openedDeaf), "ms")
                .withGoal(longestDeafGoal),
            measured("window/unfold_1000_nodes", Rounds(unfolded), "ms"),
            measured("window/unfold_1000_nodes/longest_deaf", Rounds(unfoldedDeaf), "ms")
                .withGoal(longestDeafGoal)};
}

const Register registered("window/open_run", openRun);

} // namespace

} // namespace scalescope::bench
