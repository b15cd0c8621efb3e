// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace scalescope::widgets {

/// Sorts rows by SortRole: numbers by size, those that are NaN last in either order, and texts by the user's
/// language.
class NumberSortProxy : public QSortFilterProxyModel
{
public:
    explicit NumberSortProxy(QObject* parent = nullptr);

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace scalescope::widgets
