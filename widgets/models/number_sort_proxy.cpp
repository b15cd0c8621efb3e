// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/number_sort_proxy.h"

#include "widgets/models/item_roles.h"

#include <cmath>

namespace scalescope::widgets {

NumberSortProxy::NumberSortProxy(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(SortRole);
}

bool NumberSortProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const
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
