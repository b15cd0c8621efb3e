// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/picture_maker.h"

#include <utility>

namespace scalescope::widgets {

namespace {

constexpr int growthInterval = 700; // ms between two layouts of a run that is being written

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

void PictureMaker::takeRun(RunChange change)
{
    m_runIsGrowing = change == RunChange::Grown;
    m_hasGrown = m_runIsGrowing;
    if (m_runIsGrowing)
        return;
    if (change == RunChange::Another) {
        m_foldsAutomatically = true;
        m_folding = {};
    }
    m_isNewRun = true;
    m_tree.reset();
    m_lookSources.reset();
    m_picture = {};
    Q_EMIT runReplaced();
}

FoldState PictureMaker::automaticFolding() const
{
    return widgets::automaticFolding(m_document.graph(), tree());
}

void PictureMaker::takeGraph()
{
    m_tree.reset();
    m_lookSources.reset();
    if (m_foldsAutomatically) {
        const FoldState automatic = automaticFolding();
        m_folding.depth = automatic.depth;
        m_folding.foldsRepeats = automatic.foldsRepeats;
    }
    if (std::exchange(m_runIsGrowing, false))
        layOutSoon();
    else
        layOut();
}

const FoldTree& PictureMaker::tree() const
{
    if (!m_tree)
        m_tree = foldTreeOf(m_document);
    return *m_tree;
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
    m_pending = fold(m_document.graph(), tree(), m_folding, m_options);
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
    m_lookSources.reset();
    makeLooks();
}

void PictureMaker::makeLooks()
{
    if (m_picture.empty())
        return;
    if (!m_lookSources)
        m_lookSources = std::make_shared<const LookSources>(m_document);
    m_picture.looks = looksOf(m_picture.view, m_document, *m_lookSources);
    m_picture.descriptions.emplace(m_document, m_lookSources);
}

void PictureMaker::take(const LayoutResult& layout)
{
    m_picture = GraphPicture::of(std::exchange(m_pending, {}), layout);
    makeLooks();
    m_drawnFolding = m_folding;
    m_throttle.start(growthInterval);
    const bool isFirst = std::exchange(m_isNewRun, false);
    Q_EMIT made(isFirst, std::exchange(m_hasGrown, false));
}

} // namespace scalescope::widgets
