// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/whole_text.h"

#include "widgets/models/plain_text.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QScrollBar>
#include <QTreeView>
#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr int labelMargin = 6;
constexpr int leastList = 48; ///< so that there is room for both in a low panel
constexpr int mostLines = 3;  ///< of which the others are scrolled to
constexpr int topMargin = 4;  ///< outside what scrolls, so that no line is seen in part
constexpr int bottomMargin = 4;
// Of a list that shows whole rows:
constexpr int leastRows = 2;
constexpr int linesBelowLeast = 2; ///< of those that fit
constexpr int enoughRows = 5;
constexpr int linesBelowEnough = 4; ///< likewise

/// The view, or what holds it beside what has that parent.
QWidget* childAround(QWidget* view, const QWidget* parent)
{
    while (view->parentWidget() != nullptr && view->parentWidget() != parent)
        view = view->parentWidget();
    return view;
}

} // namespace

WholeText::WholeText(QAbstractItemView* view, QHeaderView* header, TextOf textOf, QWidget* parent)
    : QScrollArea(parent),
      m_view(view),
      m_list(childAround(view, parent)),
      m_label(new QLabel),
      m_textOf(std::move(textOf))
{
    m_label->setObjectName(QStringLiteral("wholeText"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setContentsMargins(labelMargin, 0, labelMargin, 0);
    setViewportMargins(0, topMargin, 0, bottomMargin);
    m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    // What can't be broken must not widen the panel.
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setWidget(m_label);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    hide();
    m_list->setMinimumHeight(leastList);
    connect(view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &WholeText::tell);
    const QAbstractItemModel* model = view->model();
    connect(model, &QAbstractItemModel::modelReset, this, &WholeText::tell);
    connect(model, &QAbstractItemModel::rowsInserted, this, &WholeText::takeRoom);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &WholeText::takeRoom);
    connect(header, &QHeaderView::sectionResized, this, &WholeText::tell);
    if (const auto* tree = qobject_cast<QTreeView*>(view))
        for (const auto signal : {&QTreeView::expanded, &QTreeView::collapsed})
            connect(tree, signal, this, &WholeText::takeRoom);
    m_list->installEventFilter(this);
}

void WholeText::setRowHeight(int height)
{
    m_rowHeight = height;
    takeRoom();
}

void WholeText::setTheme(const Theme& theme)
{
    setPalette(theme.palette());
    m_label->setFont(theme.textFont);
    verticalScrollBar()->setSingleStep(m_label->fontMetrics().lineSpacing());
    tell();
}

/// A column that has the rest of the room does not tell of its new width.
bool WholeText::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &WholeText::tell, Qt::QueuedConnection); // once columns have theirs
    return QScrollArea::eventFilter(watched, event);
}

void WholeText::tell()
{
    takeRoom();
    const QModelIndex current = m_view->currentIndex();
    const QString text = current.isValid() ? m_textOf(current) : QString();
    if (text == m_label->text())
        return;
    m_label->setText(text);
    m_label->setToolTip(plainToolTip(text));
    ensureVisible(0, 0);
}

/// By the panel's height and the number of rows alone: below two rows of the list, as many lines as fit. In a
/// lower panel the tool tip tells it.
void WholeText::takeRoom()
{
    const QLayout* layout = parentWidget() ? parentWidget()->layout() : nullptr;
    const int taken = isHidden() || !layout ? 0 : height() + layout->spacing();
    const int room = m_list->height() + taken - (layout ? layout->spacing() : 0) - leastList;
    m_lines = m_view->model()->rowCount() == 0 ? 0 : linesIn(room);
    setMaximumHeight(heightOf(m_lines));
    updateGeometry();
    setVisible(m_lines > 0);
}

int WholeText::linesIn(int room) const
{
    if (m_rowHeight > 0)
        return linesBesideRows(leastList + room - (m_view->height() - m_view->viewport()->height()));
    int lines = mostLines;
    while (lines > 0 && heightOf(lines) > room)
        --lines;
    return lines;
}

/// Those that all rows leave, or a few where there are many rows. What is left of the last row is another
/// one.
int WholeText::linesBesideRows(int room) const
{
    const int line = m_label->fontMetrics().lineSpacing();
    const auto beside = [&](int rows) {
        return std::max(0, (room - rows * m_rowHeight - heightOf(0)) / line);
    };
    const int lines =
        std::max({std::min(beside(leastRows), linesBelowLeast),
                  std::min(beside(enoughRows), linesBelowEnough), beside(rowsUpTo(room / m_rowHeight + 1))});
    return lines == 0 ? 0 : lines + (room - heightOf(lines)) % m_rowHeight / line;
}

/// That are open, in a tree.
int WholeText::rowsUpTo(int most) const
{
    const auto* tree = qobject_cast<const QTreeView*>(m_view);
    if (tree == nullptr)
        return std::min(most, m_view->model()->rowCount());
    int rows = 0;
    for (QModelIndex row = m_view->model()->index(0, 0); row.isValid() && rows < most; ++rows)
        row = tree->indexBelow(row);
    return rows;
}

int WholeText::heightOf(int lines) const
{
    return lines * m_label->fontMetrics().lineSpacing() + topMargin + bottomMargin;
}

/// None, so that it keeps no window from getting smaller.
QSize WholeText::minimumSizeHint() const
{
    return {0, 0};
}

QSize WholeText::sizeHint() const
{
    return {0, heightOf(m_lines)};
}

} // namespace scalescope::widgets
