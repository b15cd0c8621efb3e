// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/node_filter.h"

#include <QSortFilterProxyModel>

namespace scalescope::widgets {

/// Sorts a table of nodes by SortRole, rows without a value last in either order, and filters its rows.
class NodeTableProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit NodeTableProxy(QObject* parent = nullptr);
    void setNodeFilter(const NodeFilter& filter);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    NodeFilter m_filter;
};

} // namespace scalescope::widgets
