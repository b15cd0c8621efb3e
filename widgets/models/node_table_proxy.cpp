// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/node_table_proxy.h"

#include "widgets/models/item_roles.h"

#include <cmath>

namespace scalescope::widgets {

NodeTableProxy::NodeTableProxy(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(SortRole);
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
    return node && m_filter.matches(*node);
}

bool NodeTableProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(SortRole);
    const QVariant b = right.data(SortRole);
    if (a.typeId() != QMetaType::Double || b.typeId() != QMetaType::Double)
        return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
    const double x = a.toDouble();
    const double y = b.toDouble();
    if (std::isnan(x) || std::isnan(y)) // a descending sort asks the other way round
        return std::isnan(x) != std::isnan(y) && std::isnan(sortOrder() == Qt::AscendingOrder ? y : x);
    return x < y;
}

} // namespace scalescope::widgets
