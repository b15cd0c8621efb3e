// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/node_filter.h"
#include "widgets/models/number_sort_proxy.h"

namespace scalescope::widgets {

/// Sorts a table of nodes and filters its rows.
class NodeTableProxy : public NumberSortProxy
{
    Q_OBJECT

public:
    using NumberSortProxy::NumberSortProxy;
    void setNodeFilter(const NodeFilter& filter);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    NodeFilter m_filter;
};

} // namespace scalescope::widgets
