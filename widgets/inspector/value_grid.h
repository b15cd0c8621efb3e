// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>
#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;

namespace scalescope::widgets {

/// A small table without lines: the first column at the left, numbers right-aligned in the others; a row of
/// one cell goes over all columns. Labels are reused, so that setting new rows while a slider moves is cheap.
class ValueGrid : public QWidget
{
    Q_OBJECT

public:
    struct Cell
    {
        QString text;
        QColor colour;
        QFont font;
        QString toolTip = {}; ///< plain
    };
    using Row = std::vector<Cell>;

    explicit ValueGrid(QWidget* parent = nullptr);

    void setRows(const std::vector<Row>& rows);
    /// The text of a cell, empty where there is none.
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] int rowCount() const { return static_cast<int>(m_labels.size()); }

private:
    QLabel* label(std::size_t row, std::size_t column);

    QGridLayout* m_layout;
    std::vector<std::vector<QLabel*>> m_labels;
};

} // namespace scalescope::widgets
