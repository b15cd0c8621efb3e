// SPDX-License-Identifier: GPL-3.0-or-later
// From a finished run of 1,000 nodes to the drawn graph, and how long the window was deaf on the way: the
// longest time in which the event loop handled nothing.
#include "tests/app/desktop/window_fixture.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/window/heartbeat.h"
#include "tests/support/sample_run.h"
#include "widgets/graphview/graph_view.h"

namespace scalescope::bench {

namespace {

constexpr std::size_t nodes = 1000;
constexpr double longestDeafGoal = 50; // ms

/// Starts something and runs the event loop until the graph view shows a new picture and has painted it.
Waited untilDrawn(widgets::GraphView& view, const std::function<void()>& start)
{
    Heartbeat heartbeat;
    const auto connection = QObject::connect(&view, &widgets::GraphView::layoutFinished, [&] {
        view.repaint();
        heartbeat.stop();
    });
    const Waited waited = heartbeat.run(start);
    QObject::disconnect(connection);
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
