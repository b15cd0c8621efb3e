// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bisect/bisection.h"

#include <QAbstractTableModel>

namespace scalescope::widgets {

/// "weight of aten::linear in encoder.fc", or the module's path; "the model" for its own.
QString groupText(const job::GroupMeasured& group);

/// The groups of a bisection, the largest share first, with the step at which each was kept. Groups that were
/// opened are left out: their parts are rows.
class CausesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        ShareColumn,
        WhereColumn,
        OperandsColumn,
        AloneColumn,
        WithoutColumn,
        KeptColumn,
        ColumnCount
    };

    explicit CausesModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void setBisection(const bisect::Bisection& bisection);
    [[nodiscard]] const job::GroupMeasured& group(int row) const;
    /// Of the rows that were measured; above 1 where errors cancel each other.
    [[nodiscard]] double sumOfShares() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const bisect::BisectionRow& row, int column) const;

    std::vector<bisect::BisectionRow> m_rows;
};

} // namespace scalescope::widgets
