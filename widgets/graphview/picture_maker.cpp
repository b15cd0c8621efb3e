// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/picture_maker.h"

#include <utility>

namespace scalescope::widgets {

namespace {

constexpr int growthInterval = 700; // ms between two layouts of a run that is being written

std::string factOf(const graph::Run& run, const char* key)
{
    const auto fact = run.facts.find(key);
    return fact != run.facts.end() ? fact->second : std::string();
}

} // namespace

PictureMaker::PictureMaker(const Document& document) : m_document(document)
{
    m_throttle.setSingleShot(true);
    connect(&m_dot, &DotProcess::finished, this, &PictureMaker::take);
    connect(&m_dot, &DotProcess::failed, this, &PictureMaker::failed);
    connect(&m_throttle, &QTimer::timeout, this, [this] {
        if (m_layOutAgain && !m_dot.isBusy())
            layOut();
    });
}

bool PictureMaker::isLongerVersion(const graph::Run& run) const
{
    const graph::Node* last = m_lastNode ? run.graph.find(*m_lastNode) : nullptr;
    // A failed run leaves its first nodes, which the next run has as well without being a longer version.
    return last != nullptr && last->name == m_lastName && factOf(run, "model") == m_model &&
           factOf(run, "started") == m_started;
}

void PictureMaker::takeRun()
{
    const graph::Run& run = m_document.run();
    m_runIsGrowing = isLongerVersion(run);
    m_hasGrown = m_runIsGrowing;
    if (!m_runIsGrowing) {
        m_isNewRun = true;
        m_picture = {};
        Q_EMIT runReplaced();
    }
    const std::string model = factOf(run, "model");
    if (model != m_model) {
        m_foldsAutomatically = true;
        m_folding = {};
    }
    m_model = model;
    m_started = factOf(run, "started");
    m_lastNode.reset();
    if (!run.graph.nodes.empty()) {
        m_lastNode = run.graph.nodes.back().id;
        m_lastName = run.graph.nodes.back().name;
    }
}

FoldState PictureMaker::automaticFolding() const
{
    return {automaticDepth(m_document.graph(), m_document.run().modules), {}};
}

void PictureMaker::takeGraph()
{
    if (m_foldsAutomatically)
        m_folding.depth = automaticFolding().depth;
    if (std::exchange(m_runIsGrowing, false))
        layOutSoon();
    else
        layOut();
}

bool PictureMaker::setFolding(const FoldState& state)
{
    if (state == m_folding)
        return false;
    m_folding = state;
    m_foldsAutomatically = false;
    layOut();
    return true;
}

void PictureMaker::setOptions(const FoldOptions& options)
{
    m_options = options;
    layOut();
}

void PictureMaker::layOut()
{
    m_throttle.stop();
    m_layOutAgain = false;
    m_pending = fold(m_document.graph(), m_document.run().modules, m_folding, m_options);
    if (m_pending.cards.empty()) {
        m_dot.cancel();
        m_picture = {};
        Q_EMIT emptied();
        return;
    }
    Q_EMIT started();
    m_dot.start(layoutRequestOf(m_pending));
}

void PictureMaker::layOutSoon()
{
    if (m_dot.isBusy() || m_throttle.isActive())
        m_layOutAgain = true;
    else
        layOut();
}

bool PictureMaker::cancel()
{
    m_dot.cancel();
    m_layOutAgain = false;
    if (m_folding == m_drawnFolding || m_picture.empty())
        return false;
    m_folding = m_drawnFolding;
    return true;
}

void PictureMaker::updateLooks()
{
    m_picture.looks = looksOf(m_picture.view, m_document);
}

void PictureMaker::take(const LayoutResult& layout)
{
    m_picture = GraphPicture::of(std::exchange(m_pending, {}), layout);
    updateLooks();
    m_drawnFolding = m_folding;
    m_throttle.start(growthInterval);
    const bool isFirst = std::exchange(m_isNewRun, false);
    Q_EMIT made(isFirst, std::exchange(m_hasGrown, false));
}

} // namespace scalescope::widgets
