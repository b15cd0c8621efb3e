// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/whole_rows.h"

#include <QAbstractItemView>
#include <QEvent>
#include <algorithm>

namespace scalescope::widgets {

WholeRows::WholeRows(QAbstractItemView* list, int rowHeight, QWidget* parent)
    : QWidget(parent), m_list(list), m_rowHeight(rowHeight)
{
    list->setParent(this);
    list->viewport()->installEventFilter(this);
}

QSize WholeRows::minimumSizeHint() const
{
    return m_list->minimumSizeHint().expandedTo(m_list->minimumSize());
}

QSize WholeRows::sizeHint() const
{
    return m_list->sizeHint();
}

void WholeRows::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// A scroll bar beneath the rows comes and goes.
bool WholeRows::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_list->viewport())
        fit();
    return QWidget::eventFilter(watched, event);
}

void WholeRows::fit()
{
    const int besideRows = std::max(0, m_list->height() - m_list->viewport()->height());
    const int rows = std::max(1, (height() - besideRows) / m_rowHeight);
    m_list->setGeometry(0, 0, width(), rows * m_rowHeight + besideRows);
}

} // namespace scalescope::widgets
