// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_folding.h"

namespace scalescope::widgets {

void GraphFolding::set(const FoldState& state)
{
    holdMiddle();
    m_parts.maker.setFolding(state);
}

void GraphFolding::setOptions(const FoldOptions& options)
{
    if (options == m_parts.maker.options())
        return;
    holdMiddle();
    m_parts.maker.setOptions(options);
}

void GraphFolding::change(const FoldState& state)
{
    holdMiddle();
    if (m_parts.maker.setFolding(state))
        Q_EMIT changed();
}

void GraphFolding::foldAutomatically()
{
    change(m_parts.maker.automaticFolding());
    m_parts.maker.foldAutomatically();
}

void GraphFolding::openModule()
{
    if (const ViewCard* card = m_parts.selection.viewCard(); card != nullptr && card->isStack())
        toggle(std::string(card->foldedModule), true);
}

void GraphFolding::foldModule()
{
    const ViewCard* card = m_parts.selection.viewCard();
    if (card == nullptr || card->cluster < 0)
        return;
    const auto& modules = m_parts.maker.picture().view.modules;
    toggle(std::string(modules[static_cast<std::size_t>(card->cluster)].path), false);
}

void GraphFolding::toggle(const std::string& path, bool open)
{
    m_parts.camera.takeForUser();
    FoldState state = m_parts.maker.folding();
    state.byHand[path] = open;
    m_parts.anchor.holdModule(path);
    if (m_parts.maker.setFolding(state))
        Q_EMIT changed();
}

} // namespace scalescope::widgets
