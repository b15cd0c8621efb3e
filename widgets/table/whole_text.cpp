// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/whole_text.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QLayout>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr int textMargin = 6;
constexpr int leastList = 48; ///< so that there is room for both in a low panel

} // namespace

WholeText::WholeText(QAbstractItemView* view, QHeaderView* header, TextOf textOf, QWidget* parent)
    : QLabel(parent), m_view(view), m_textOf(std::move(textOf))
{
    setObjectName(QStringLiteral("wholeText"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setMargin(textMargin);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    // What can't be broken must not widen the panel.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    hide();
    view->setMinimumHeight(leastList);
    connect(view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &WholeText::tell);
    connect(view->model(), &QAbstractItemModel::modelReset, this, &WholeText::tell);
    connect(header, &QHeaderView::sectionResized, this, &WholeText::tell);
    view->installEventFilter(this);
}

void WholeText::setTheme(const Theme& theme)
{
    setPalette(theme.palette());
    setFont(theme.textFont);
    tell();
}

/// A column that has the rest of the room does not tell of its new width.
bool WholeText::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &WholeText::tell, Qt::QueuedConnection); // once columns have theirs
    return QLabel::eventFilter(watched, event);
}

void WholeText::tell()
{
    const QModelIndex current = m_view->currentIndex();
    QString text = current.isValid() ? m_textOf(current) : QString();
    if (!text.isEmpty() && !hasRoomFor(text))
        text.clear();
    if (text == this->text() && isHidden() == text.isEmpty())
        return;
    setText(text);
    setVisible(!text.isEmpty());
    if (text.isEmpty() || parentWidget()->layout() == nullptr)
        return;
    parentWidget()->layout()->activate(); // it takes room from the list
    m_view->scrollTo(current);
}

/// Below a row at least of the list: in a lower panel the tool tip tells it.
bool WholeText::hasRoomFor(const QString& text) const
{
    const int room = m_view->height() + (isHidden() ? 0 : height());
    const int width = m_view->width() - 2 * textMargin;
    const QRect needed = fontMetrics().boundingRect(0, 0, width, 0, Qt::TextWordWrap, text);
    return room >= leastList + needed.height() + 2 * textMargin;
}

/// None, so that it keeps no window from getting smaller.
QSize WholeText::minimumSizeHint() const
{
    return {0, 0};
}

} // namespace scalescope::widgets
