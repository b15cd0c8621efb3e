// SPDX-License-Identifier: GPL-3.0-or-later
// How long a picture of 10,000 cards takes to paint while one drags and zooms it: the time of the 99th of a
// hundred frames.
#include "tests/benchmarks/benchmark.h"
#include "tests/support/sample_run.h"
#include "widgets/graphview/graph_view.h"

#include <QEventLoop>
#include <QTest>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace scalescope::bench {

namespace {

constexpr std::size_t nodes = 18'000; ///< parameters have no cards
constexpr std::size_t leastCards = 10'000;
constexpr double frameGoal = 1000.0 / 60; // ms
constexpr int frames = 200;
constexpr QSize viewSize{1280, 800};

/// All of a run's cards, none of them folded or pruned, in a view where all are seen.
class OpenView
{
public:
    OpenView()
    {
        m_document.setRun(tests::sampleRunOfSize(nodes));
        m_document.setPruning({.nonFloat = false, .sameScale = {}, .targets = {}, .nodes = {}});
        m_view.resize(viewSize);
        m_view.show();
        QEventLoop loop;
        QObject::connect(&m_view, &widgets::GraphView::layoutFinished, &loop, [&] {
            if (m_view.drawn().cards.size() >= leastCards)
                loop.quit();
        });
        m_view.openAll();
        loop.exec();
        m_view.fit();
    }

    [[nodiscard]] widgets::GraphView& view() { return m_view; }
    [[nodiscard]] std::size_t cards() const { return m_view.drawn().cards.size(); }

private:
    widgets::Document m_document;
    widgets::GraphView m_view{&m_document};
};

/// Milliseconds.
double slowest(widgets::GraphView& view, const std::function<void(int)>& change)
{
    std::vector<double> times;
    for (int frame = 0; frame < frames; ++frame)
        times.push_back(1e3 * secondsOf([&] {
                            change(frame);
                            view.repaint();
                        }));
    std::ranges::sort(times);
    return times[static_cast<std::size_t>(std::floor(0.99 * (frames - 1)))];
}

double slowestDragged(widgets::GraphView& view)
{
    const QPoint middle = view.rect().center();
    QTest::mousePress(&view, Qt::LeftButton, {}, middle);
    const double time = slowest(
        view, [&](int frame) { QTest::mouseMove(&view, middle + QPoint(frame % 40 - 20, frame % 30 - 15)); });
    QTest::mouseRelease(&view, Qt::LeftButton, {}, middle);
    return time;
}

double slowestZoomed(widgets::GraphView& view)
{
    return slowest(view, [&](int frame) {
        const QPoint turn(0, frame % 40 < 20 ? 20 : -20);
        const QPointF place = view.rect().center();
        QWheelEvent wheel(place, view.mapToGlobal(place), {}, turn, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &wheel);
    });
}

std::vector<Measurement> paintFrames()
{
    OpenView open;
    std::vector<double> dragged, zoomed;
    for (int round = 0; round < roundsOr(5); ++round) {
        dragged.push_back(slowestDragged(open.view()));
        zoomed.push_back(slowestZoomed(open.view()));
    }
    return {{"window/frame/cards", static_cast<double>(open.cards()), "cards", {}, {}, {}},
            measured("window/frame/dragging", Rounds(dragged), "ms").withGoal(frameGoal),
            measured("window/frame/zooming", Rounds(zoomed), "ms").withGoal(frameGoal)};
}

const Register framesRegistered("window/frame", paintFrames);

} // namespace

} // namespace scalescope::bench
