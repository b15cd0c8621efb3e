// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/picture_maker.h"

#include <algorithm>
#include <span>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr int growthInterval = 700; // ms between two layouts of a run that is being written
/// Whose looks are made in one go: some ten milliseconds.
constexpr std::size_t cardsAtOnce = 8000;

} // namespace

PictureMaker::PictureMaker(const Document& document) : m_document(document)
{
    m_throttle.setSingleShot(true);
    connect(&m_dot, &DotProcess::finished, this, &PictureMaker::take);
    connect(&m_dot, &DotProcess::failed, this, &PictureMaker::failed);
    m_looking.setInterval(0);
    connect(&m_throttle, &QTimer::timeout, this, [this] {
        if (m_layOutAgain && !isBusy())
            layOut();
    });
    connect(&m_looking, &QTimer::timeout, this, &PictureMaker::addLooks);
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
    stop();
    m_picture = {};
    Q_EMIT runReplaced();
}

FoldState PictureMaker::automaticFolding() const
{
    return widgets::automaticFolding(m_document.graph(), *m_document.foldTree());
}

void PictureMaker::takeGraph()
{
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
    stop();
    m_pending = fold(m_document.graph(), *m_document.foldTree(), m_folding, m_options);
    if (m_pending.cards.empty()) {
        m_picture = {};
        Q_EMIT emptied();
        return;
    }
    Q_EMIT started();
    m_dot.start(layoutRequestOf(m_pending));
}

void PictureMaker::layOutSoon()
{
    if (isBusy() || m_throttle.isActive())
        m_layOutAgain = true;
    else
        layOut();
}

void PictureMaker::stop()
{
    m_dot.cancel();
    m_looking.stop();
    m_next = {};
}

bool PictureMaker::cancel()
{
    stop();
    m_layOutAgain = false;
    if (m_folding == m_drawnFolding || m_picture.empty())
        return false;
    m_folding = m_drawnFolding;
    return true;
}

void PictureMaker::updateLooks()
{
    if (!m_next.empty())
        m_next.looks.clear();
    if (m_picture.empty())
        return;
    m_picture.looks = looksOf(m_picture.view, m_document);
    m_picture.descriptions.emplace(m_document);
}

void PictureMaker::take(const LayoutResult& layout)
{
    m_next = GraphPicture::of(std::exchange(m_pending, {}), layout);
    addLooks();
    if (!m_next.empty())
        m_looking.start();
}

void PictureMaker::addLooks()
{
    const std::span cards(m_next.view.cards);
    std::vector<CardLook>& looks = m_next.looks;
    looks.reserve(cards.size());
    widgets::addLooks(looks,
                      cards.subspan(looks.size()).first(std::min(cardsAtOnce, cards.size() - looks.size())),
                      m_document);
    if (looks.size() == cards.size())
        finish();
}

void PictureMaker::finish()
{
    m_looking.stop();
    m_picture = std::exchange(m_next, {});
    m_picture.descriptions.emplace(m_document);
    m_drawnFolding = m_folding;
    m_throttle.start(growthInterval);
    const bool isFirst = std::exchange(m_isNewRun, false);
    Q_EMIT made(isFirst, std::exchange(m_hasGrown, false));
}

} // namespace scalescope::widgets
