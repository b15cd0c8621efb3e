// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/display.h"
#include "widgets/models/theory_document.h"

#include <QAbstractTableModel>
#include <vector>

namespace scalescope::widgets {

/// Why a tensor is not what the theory says, each reason a line.
QStringList reasonTexts(const report::Prediction& prediction);
/// "2^1.3": measured over predicted.
QString deviationText(const report::Prediction& prediction);
/// "standard deviation", "root mean square": what is compared.
QString theoryQuantityText(const report::Prediction& prediction);

/// The tensors and gradients of the document's run that deviate from the theory by more than a binade, in
/// execution order.
class TheoryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        DirectionColumn,
        PredictedColumn,
        MeasuredColumn,
        RatioColumn, ///< sorts by its distance from 1
        ReasonColumn,
        ColumnCount
    };

    explicit TheoryModel(TheoryDocument* theory, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The first row of a node, or an invalid index where it does not deviate.
    [[nodiscard]] QModelIndex indexOf(graph::NodeId node) const;

private:
    struct Row
    {
        const report::Prediction* prediction;
        const graph::Node* node;
    };

    void reload();
    [[nodiscard]] QString text(const Row& row, int column) const;
    [[nodiscard]] QVariant sortValue(const Row& row, int column) const;

    TheoryDocument* m_theory;
    sheet::NodeTitles m_titles;
    std::shared_ptr<const RunTheory> m_shown; ///< whose rows these are
    std::vector<Row> m_rows;
};

} // namespace scalescope::widgets
