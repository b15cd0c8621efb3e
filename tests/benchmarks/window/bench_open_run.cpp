// SPDX-License-Identifier: GPL-3.0-or-later
// From a finished run to the drawn graph, and how long the window was deaf on the way: the
// longest time in which the event loop handled nothing.
#include "tests/app/desktop/window_fixture.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/window/heartbeat.h"
#include "tests/support/sample_run.h"
#include "widgets/graphview/graph_view.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace scalescope::bench {

namespace {

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

/// What was waited for, by round.
struct Times
{
    std::vector<double> total, deaf;
    void add(const Waited& waited)
    {
        total.push_back(waited.total);
        deaf.push_back(waited.deaf);
    }
};

std::vector<Measurement> measuredTimes(const std::string& name, const Times& times,
                                       std::optional<double> goal)
{
    Measurement total = measured(name, Rounds(times.total), "ms");
    total.goal = goal;
    return {total, measured(name + "/longest_deaf", Rounds(times.deaf), "ms").withGoal(longestDeafGoal)};
}

/// Opens a run as it comes, folded, and then all of it where that is asked for.
struct Opened
{
    Times folded, unfolded;

    void open(std::size_t nodes, bool opensAll)
    {
        tests::WindowFixture fixture;
        const QString file = fixture.folder.filePath(QStringLiteral("run.scales"));
        tests::writeRun(*tests::sampleRunOfSize(nodes), file);
        fixture.window.resize(1280, 800);
        fixture.show();
        auto* view = fixture.window.findChild<widgets::GraphView*>();
        folded.add(untilDrawn(*view, [&] { fixture.window.open(file); }));
        if (opensAll)
            unfolded.add(untilDrawn(*view, [&] { view->openAll(); }));
    }
};

Benchmark openRun(std::size_t nodes, std::optional<double> goal, bool opensAll = false)
{
    return [=] {
        constexpr int rounds = 5;
        Opened opened;
        for (int round = 0; round < rounds; ++round)
            opened.open(nodes, opensAll);
        const std::string size = std::to_string(nodes) + "_nodes";
        auto rows = measuredTimes("window/open_run_of_" + size, opened.folded, goal);
        if (opensAll)
            std::ranges::copy(measuredTimes("window/unfold_" + size, opened.unfolded, {}),
                              std::back_inserter(rows));
        return rows;
    };
}

const Register usual("window/open_run/1000", openRun(1000, {}, true));
const Register large("window/open_run/10000", openRun(10'000, 500));
const Register largest("window/open_run/50000", openRun(50'000, 1500));

} // namespace

} // namespace scalescope::bench
