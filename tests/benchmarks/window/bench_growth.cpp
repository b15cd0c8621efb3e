// SPDX-License-Identifier: GPL-3.0-or-later
// How the time of what a window does with a run grows with the number of nodes:
// the run file's write and open, the alignment of two runs, the fold of a graph
// with everything open, its layout in layers.
#include "core/compare/alignment.h"
#include "core/runfile/run_reader.h"
#include "tests/app/desktop/written_runs.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/support/sample_run.h"
#include "widgets/graphview/graph_picture.h"
#include "widgets/layout/layered_layout.h"

#include <QTemporaryDir>
#include <functional>
#include <memory>
#include <stdexcept>

namespace scalescope::bench {

namespace {

constexpr double goalOfGrowth = 1.1; // linear, with what no longer fits into the caches

using RunPointer = std::shared_ptr<const graph::Run>;
/// What is measured, of a run; what it needs beside is made ready before.
using WorkOf = std::function<std::function<void()>(const RunPointer&)>;

/// Files of this process, gone at its end.
QString fileOf(const char* name)
{
    static const QTemporaryDir folder;
    return folder.filePath(QString::fromLatin1(name));
}

std::function<void()> writing(const RunPointer& run)
{
    return [run] { tests::writeRun(*run, fileOf("written.scales")); };
}

std::function<void()> opening(const RunPointer& run)
{
    const QString file = fileOf("read.scales");
    tests::writeRun(*run, file);
    return [file] {
        if (!runfile::readRun(file.toStdString()))
            throw std::runtime_error("the run could not be read");
    };
}

std::function<void()> aligning(const RunPointer& run)
{
    return [run, other = graph::Graph(run->graph)] { compare::align(run->graph, other); };
}

widgets::ViewGraph allOpen(const graph::Run& run)
{
    const graph::CallTree calls(run.graph, run.modules);
    return widgets::fold(run.graph, widgets::FoldTree(run.graph, run.graph, run.modules, calls), {});
}

std::function<void()> folding(const RunPointer& run)
{
    return [run] { allOpen(*run); };
}

std::function<void()> layingOut(const RunPointer& run)
{
    return [request = widgets::layoutRequestOf(allOpen(*run))] { widgets::layeredLayout(request); };
}

Benchmark growth(const std::string& name, const WorkOf& workOf)
{
    return [name, workOf] {
        const std::vector<double> sizes{1000, 3000, 10000, 30000, 100000};
        std::vector<Rounds> seconds;
        for (const double nodes : sizes) {
            const auto run = tests::sampleRunOfSize(static_cast<std::size_t>(nodes));
            seconds.push_back(secondsByRound({workOf(run)}, 5, Clock::Cpu).front());
        }
        return std::vector<Measurement>{
            measured(name, growthOf(sizes, seconds), "exponent").withGoal(goalOfGrowth),
            measured(name + "/100000_nodes", seconds.back() * 1000, "ms")};
    };
}

Register registered(const std::string& name, const WorkOf& workOf)
{
    return {name, growth(name, workOf)};
}

const Register all[] = {
    registered("growth/write_run", writing),        registered("growth/open_run", opening),
    registered("growth/alignment", aligning),       registered("growth/fold", folding),
    registered("growth/layered_layout", layingOut),
};

} // namespace

} // namespace scalescope::bench
