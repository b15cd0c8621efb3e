// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/value_grid.h"

#include "widgets/models/plain_text.h"

#include <QGridLayout>
#include <QLabel>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr qsizetype longestUnbroken = 24; ///< characters

} // namespace

ValueGrid::ValueGrid(QWidget* parent) : QWidget(parent), m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(12);
    m_layout->setVerticalSpacing(6);
    m_layout->setColumnStretch(0, 1);
}

QLabel* ValueGrid::label(std::size_t row, std::size_t column)
{
    auto& cells = m_labels[row];
    while (cells.size() <= column) {
        auto* cell = new QLabel(this);
        const int at = static_cast<int>(cells.size());
        cell->setTextFormat(Qt::PlainText);
        cell->setAlignment((at == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        cells.push_back(cell);
    }
    return cells[column];
}

void ValueGrid::setRows(const std::vector<Row>& rows)
{
    while (m_labels.size() > rows.size()) {
        for (QLabel* cell : m_labels.back())
            delete cell;
        m_labels.pop_back();
    }
    m_labels.resize(rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        while (m_labels[row].size() > rows[row].size()) {
            delete m_labels[row].back();
            m_labels[row].pop_back();
        }
        const bool isHeading = rows[row].size() == 1;
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const Cell& cell = rows[row][column];
            QLabel* shown = label(row, column);
            shown->setText(cell.text);
            shown->setWordWrap((column > 0 || isHeading) && cell.text.size() > longestUnbroken);
            shown->setFont(cell.font);
            shown->setToolTip(plainToolTip(cell.toolTip));
            QPalette palette = shown->palette();
            palette.setColor(QPalette::WindowText, cell.colour);
            shown->setPalette(palette);
        }
    }
    measure();
    arrange();
}

void ValueGrid::measure()
{
    std::vector<int> widths;
    int heading = 0;
    for (const auto& cells : m_labels) {
        widths.resize(std::max(widths.size(), cells.size()));
        for (std::size_t column = 0; column < cells.size(); ++column) {
            int& width = cells.size() == 1 ? heading : widths[column];
            width = std::max(width, cells[column]->minimumSizeHint().width());
        }
    }
    const int first = widths.empty() ? 0 : widths.front();
    const int gap = m_layout->horizontalSpacing();
    int others = -gap;
    for (std::size_t column = 1; column < widths.size(); ++column)
        others += widths[column] + gap;
    m_wide = std::max(heading, others < 0 ? first : first + gap + others);
    m_narrow = std::max({heading, first, others});
}

void ValueGrid::arrange()
{
    const bool isStacked = width() < m_wide && m_narrow < m_wide;
    for (std::size_t row = 0; row < m_labels.size(); ++row) {
        const auto& cells = m_labels[row];
        const int top = 2 * static_cast<int>(row); // and the next one for what stands below
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const bool isBelow = isStacked && column > 0;
            put(cells[column], isBelow ? top + 1 : top, static_cast<int>(column),
                column == 0 && (isStacked || cells.size() == 1));
        }
        if (!cells.empty()) // above a table's titles there is nothing
            cells.front()->setVisible(!isStacked || !cells.front()->text().isEmpty());
    }
}

/// Adds a label to the layout only where it is not there yet: rows are set while a slider moves.
void ValueGrid::put(QLabel* label, int row, int column, bool goesOverAll)
{
    const int index = m_layout->indexOf(label);
    if (index >= 0) {
        int rowNow = 0;
        int columnNow = 0;
        int rowSpan = 0;
        int columnSpan = 0;
        m_layout->getItemPosition(index, &rowNow, &columnNow, &rowSpan, &columnSpan);
        if (rowNow == row && columnNow == column && !goesOverAll && columnSpan == 1)
            return;
    }
    m_layout->addWidget(label, row, column, 1, goesOverAll ? -1 : 1);
}

QSize ValueGrid::minimumSizeHint() const
{
    return {m_narrow, QWidget::minimumSizeHint().height()};
}

void ValueGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

QColor ValueGrid::colour(int row, int column) const
{
    const QLabel* shown = m_labels[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    return shown->palette().color(QPalette::WindowText);
}

QString ValueGrid::text(int row, int column) const
{
    if (row < 0 || row >= rowCount() || column < 0)
        return {};
    const auto& cells = m_labels[static_cast<std::size_t>(row)];
    return static_cast<std::size_t>(column) < cells.size() ? cells[static_cast<std::size_t>(column)]->text()
                                                           : QString();
}

} // namespace scalescope::widgets
