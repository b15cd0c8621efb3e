// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/models/node_filter.h"
#include "widgets/models/number_sort_proxy.h"

namespace scalescope::widgets {

/// Sorts a table of nodes and filters its rows.
class NodeTableProxy : public NumberSortProxy
{
    Q_OBJECT

public:
    using NumberSortProxy::NumberSortProxy;
    /// Whose formats a filter may speak of.
    void setDocument(const Document* document);
    void setNodeFilter(const NodeFilter& filter);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    const Document* m_document = nullptr;
    NodeFilter m_filter;
};

} // namespace scalescope::widgets
