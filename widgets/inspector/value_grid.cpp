// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/value_grid.h"

#include "widgets/models/plain_text.h"

#include <QGridLayout>
#include <QLabel>

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
        m_layout->addWidget(cell, static_cast<int>(row), at);
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
        if (!rows[row].empty()) // a heading goes over all columns
            m_layout->addWidget(m_labels[row].front(), static_cast<int>(row), 0, 1, isHeading ? -1 : 1);
    }
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
