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
/// one cell goes over all columns. Where there is no room for all columns side by side the first one's cells
/// stand above the others. Labels are reused, so that setting new rows while a slider moves is cheap.
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
    /// Of a text that is there.
    [[nodiscard]] QColor colour(int row, int column) const;
    [[nodiscard]] int rowCount() const { return static_cast<int>(m_labels.size()); }
    /// That of the columns without the first one.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLabel* label(std::size_t row, std::size_t column);
    void measure();
    void arrange();
    void put(QLabel* label, int row, int column, bool goesOverAll);

    QGridLayout* m_layout;
    std::vector<std::vector<QLabel*>> m_labels;
    int m_wide = 0;   ///< what all columns need beside each other
    int m_narrow = 0; ///< and where the first one stands above
};

} // namespace scalescope::widgets
