// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/pending_selection.h"

#include <algorithm>

namespace scalescope::widgets {

PendingSelection::PendingSelection(Document& document) : m_document(document), m_run(document.sharedRun())
{
    connect(&document, &Document::selectionChanged, this, &PendingSelection::follow);
    connect(&document, &Document::runChanged, this, &PendingSelection::find);
}

void PendingSelection::follow()
{
    const graph::Node* node = m_document.selectedNode();
    // Where the run is another one the selection went with it, and nobody took it back.
    if (node != nullptr || m_run == m_document.sharedRun())
        m_selected = node == nullptr ? std::string() : node->provenance.text();
}

void PendingSelection::find(RunChange change)
{
    m_run = m_document.sharedRun();
    if (change == RunChange::Another)
        m_selected.clear();
    if (m_selected.empty() || m_document.selected())
        return;
    const auto& nodes = m_run->graph.nodes;
    const auto found = std::ranges::find_if(
        nodes, [this](const graph::Node& node) { return node.provenance.text() == m_selected; });
    if (found != nodes.end())
        m_document.select(found->id);
}

} // namespace scalescope::widgets
