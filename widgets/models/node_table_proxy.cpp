// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/node_table_proxy.h"

#include "widgets/models/item_roles.h"

namespace scalescope::widgets {

void NodeTableProxy::setDocument(const Document* document)
{
    m_document = document;
    connect(document, &Document::formatsChanged, this, [this] {
        if (!m_filter.isEmpty()) // it may speak of losses
            invalidateFilter();
    });
}

void NodeTableProxy::setNodeFilter(const NodeFilter& filter)
{
    m_filter = filter;
    invalidateFilter();
}

bool NodeTableProxy::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_filter.isEmpty())
        return true;
    const auto* node = sourceModel()->index(row, 0, parent).data(NodeRole).value<const graph::Node*>();
    return node && m_filter.matches(*node, m_document ? m_document->sources() : sheet::Sources());
}

} // namespace scalescope::widgets
