// SPDX-License-Identifier: GPL-3.0-or-later
// How the time and the memory of what a window does with a run grow with the number of nodes: the run file's
// write and open, the alignment of two runs, the fold of a graph with everything open, its layout in layers,
// its painting; fold and layout also with the depth of a graph and with its width.
//
// A window meets a run once, with nothing of it in the processor's caches. Measured over and over, a run of
// 1,000 nodes would stay there, and one of 100,000 could not, so that the growth would be that from the one
// memory to the other. So each size is measured over as many different runs, in turn, as have 100,000 nodes
// together: all sizes find the caches alike, and what grows is what the work does for each node. As in a
// window the runs come from files: what it takes to make one up leaves memory in pieces, over which all that
// is allocated later is scattered.
#include "core/compare/alignment.h"
#include "core/runfile/run_reader.h"
#include "tests/app/runs/written_runs.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/support/called_run.h"
#include "tests/support/sample_run.h"
#include "widgets/graphview/card_look.h"
#include "widgets/graphview/graph_painter.h"
#include "widgets/layout/layered_layout.h"

#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <algorithm>
#include <any>
#include <functional>
#include <malloc.h>
#include <memory>
#include <stdexcept>

namespace scalescope::bench {

namespace {

constexpr std::size_t nodesInTurn = 100000;

using RunPointer = std::shared_ptr<const graph::Run>;
/// What work leaves, so that its memory can be seen.
using Result = std::any;
using Work = std::function<Result()>;
/// What is measured, of a run; what it needs beside is made ready before.
using WorkOf = std::function<Work(const RunPointer&)>;
using RunOf = std::function<RunPointer(std::size_t)>;

/// Files of this process, gone at its end.
QString fileOf(const char* name)
{
    static const QTemporaryDir folder;
    return folder.filePath(QString::fromLatin1(name));
}

Work writing(const RunPointer& run)
{
    return [run] {
        tests::writeRun(*run, fileOf("written.scales"));
        return Result();
    };
}

graph::Run read(const QString& file)
{
    auto run = runfile::readRun(file.toStdString());
    if (!run)
        throw std::runtime_error("the run could not be read");
    return std::move(*run);
}

Work opening(const RunPointer& run)
{
    const QString file = fileOf("read.scales");
    tests::writeRun(*run, file);
    return [file]() -> Result { return read(file); };
}

Work aligning(const RunPointer& run)
{
    return [run, other = graph::Graph(run->graph)]() -> Result { return compare::align(run->graph, other); };
}

widgets::ViewGraph allOpen(const graph::Run& run)
{
    const graph::CallTree calls(run.graph, run.modules);
    return widgets::fold(run.graph, sheet::FoldTree(run.graph, run.graph, run.modules, calls), {});
}

Work folding(const RunPointer& run)
{
    return [run]() -> Result { return allOpen(*run); };
}

Work layingOut(const RunPointer& run)
{
    return [request = widgets::layoutRequestOf(allOpen(*run))]() -> Result {
        return widgets::layeredLayout(request);
    };
}

/// All of it on one picture.
Work painting(const RunPointer& run)
{
    auto document = std::make_shared<widgets::Document>();
    document->setRun(run);
    auto picture = std::make_shared<widgets::GraphPicture>();
    picture->view = allOpen(*run);
    picture->layout = widgets::layeredLayout(widgets::layoutRequestOf(picture->view));
    picture->looks = widgets::looksOf(picture->view, *document);
    return [document, picture]() -> Result {
        QImage image(1280, 800, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        widgets::GraphPainter cards;
        cards.zoom = 0.05;
        painter.scale(image.width() / picture->layout.bounds.width(),
                      image.height() / picture->layout.bounds.height());
        cards.paint(painter, *picture, picture->layout.bounds);
        return Result();
    };
}

/// Operators, each of which reads `from(place)`.
RunPointer operators(std::size_t count, const std::function<graph::NodeId(std::size_t)>& from)
{
    tests::CalledRun made;
    made.op("aten::randn", {});
    for (std::size_t i = 1; i < count; ++i)
        made.op("aten::tanh", {from(i)});
    made.finish();
    return std::make_shared<graph::Run>(std::move(made.run));
}

RunPointer deep(std::size_t nodes)
{
    return operators(nodes, [](std::size_t place) { return static_cast<graph::NodeId>(place - 1); });
}

/// Chains of ten beside each other.
RunPointer wide(std::size_t nodes)
{
    return operators(
        nodes, [](std::size_t place) { return static_cast<graph::NodeId>(place % 10 == 1 ? 0 : place - 1); });
}

std::size_t bytesInUse()
{
    const struct mallinfo2 info = ::mallinfo2();
    return info.uordblks + info.hblkhd;
}

double bytesLeftBy(const Work& work)
{
    const std::size_t before = bytesInUse();
    const Result result = work();
    return result.has_value() ? static_cast<double>(bytesInUse() - before) : 0;
}

/// Works on runs of a size, each another one, with together the same number of nodes whatever the size.
std::vector<Work> worksInTurn(const WorkOf& workOf, const RunOf& runOf, std::size_t nodes)
{
    const QString file = fileOf("run.scales");
    tests::writeRun(*runOf(nodes), file);
    std::vector<Work> works(nodesInTurn / nodes);
    std::ranges::generate(works, [&] { return workOf(std::make_shared<graph::Run>(read(file))); });
    return works;
}

Benchmark growth(const std::string& name, const WorkOf& workOf, const RunOf& runOf)
{
    return [name, workOf, runOf] {
        const std::vector<double> sizes{1000, 3000, 10000, 30000, 100000};
        std::vector<Rounds> seconds;
        std::vector<Rounds> bytes;
        for (const double nodes : sizes) {
            const auto works = worksInTurn(workOf, runOf, static_cast<std::size_t>(nodes));
            const auto all = [&works] { std::ranges::for_each(works, [](const Work& work) { work(); }); };
            seconds.push_back(secondsByRound({all}, 5, Clock::Cpu).front() /
                              static_cast<double>(works.size()));
            bytes.emplace_back(bytesLeftBy(works.front()));
        }
        std::vector<Measurement> rows{
            measured(name, growthOf(sizes, seconds), "exponent").withGoal(linearGrowthGoal),
            measured(name + "/100000_nodes", seconds.back() * 1000, "ms")};
        if (bytes.back().median() > 0)
            rows.push_back(measured(name + "/memory", growthOf(sizes, bytes), "exponent")
                               .withGoal(linearGrowthGoal)
                               .of(Kind::Memory));
        return rows;
    };
}

Register registerGrowth(const std::string& name, const WorkOf& workOf,
                        const RunOf& runOf = tests::sampleRunOfSize)
{
    return {name, growth(name, workOf, runOf)};
}

const Register growths[] = {
    registerGrowth("growth/write_run", writing),
    registerGrowth("growth/open_run", opening),
    registerGrowth("growth/alignment", aligning),
    registerGrowth("growth/fold", folding),
    registerGrowth("growth/fold/deep", folding, deep),
    registerGrowth("growth/fold/wide", folding, wide),
    registerGrowth("growth/layered_layout", layingOut),
    registerGrowth("growth/layered_layout/deep", layingOut, deep),
    registerGrowth("growth/layered_layout/wide", layingOut, wide),
    registerGrowth("growth/painting", painting),
};

} // namespace

} // namespace scalescope::bench
