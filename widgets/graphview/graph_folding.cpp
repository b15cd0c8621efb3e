// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_folding.h"

#include <algorithm>

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
    const ViewCard* card = m_parts.selection.viewCard();
    if (card == nullptr || !card->isStack())
        return;
    const auto node = m_parts.selection.node();
    const auto holds = [&](const sheet::Fold& unit) {
        return node && *node >= unit.first && *node <= unit.last;
    };
    const auto unit = std::ranges::find_if(card->repeats(), holds);
    const bool isOne = unit != card->repeats().end() && *node != card->node && !unit->isAlone;
    toggle(std::string(isOne ? unit->key : card->folded()), true);
}

void GraphFolding::foldModule()
{
    const ViewCard* card = m_parts.selection.viewCard();
    if (card == nullptr || card->cluster < 0)
        return;
    const auto& modules = m_parts.maker.picture().view.modules;
    toggle(std::string(modules[static_cast<std::size_t>(card->cluster)].key), false);
}

void GraphFolding::toggle(const std::string& key, bool open)
{
    m_parts.camera.takeForUser();
    FoldState state = m_parts.maker.folding();
    state.byHand[key] = open;
    m_parts.anchor.holdModule(key);
    if (m_parts.maker.setFolding(state))
        Q_EMIT changed();
}

} // namespace scalescope::widgets
