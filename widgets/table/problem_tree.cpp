// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/problem_tree.h"

#include "widgets/models/problem_model.h"
#include "widgets/table/row_delegate.h"
#include "widgets/table/row_sign.h"
#include "widgets/theme/names.h"

#include <QPainter>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int badgeHeight = 18;
constexpr int smallestSection = 24; ///< of the header

CellStyle styleOf(const QModelIndex& index, const Theme& theme)
{
    switch (index.column()) {
    case ProblemModel::NodeColumn: {
        CellStyle style{theme.textFont, index.data(HiddenRole).toBool() ? theme.muted : theme.text,
                        Qt::ElideMiddle};
        style.font.setWeight(QFont::Medium);
        style.font.setItalic(index.data(HiddenRole).toBool());
        return style;
    }
    case ProblemModel::OperatorColumn:
        return {theme.numberFont, theme.muted};
    case ProblemModel::BadgeColumn:
        return {theme.detailFont, theme.muted};
    case ProblemModel::FixColumn:
        return {theme.textFont, index.data(FixRole).toBool() ? theme.text : theme.muted};
    default:
        return {theme.textFont, index.data(SparedRole).toBool() ? theme.muted : theme.text};
    }
}

int pillWidth(const QString& text, const Theme& theme)
{
    return QFontMetrics(theme.detailFont).horizontalAdvance(text) + 2 * cellMargin + 2;
}

/// A quiet pill, so that it is no part of the sentence, at the right: what a short one leaves is the
/// message's.
void paintBadge(QPainter& painter, const QRect& cell, const QModelIndex& index, const QString& text,
                const Theme& theme)
{
    if (text.isEmpty())
        return;
    const QFontMetrics metrics(theme.detailFont);
    const int width = std::min(cell.width() - cellMargin, pillWidth(text, theme));
    const QRect pill(cell.right() + 1 - cellMargin - width, cell.center().y() - badgeHeight / 2, width,
                     badgeHeight);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.rail);
    painter.drawRoundedRect(pill, badgeHeight / 2.0, badgeHeight / 2.0);
    painter.setFont(theme.detailFont);
    painter.setPen(index.data(ConsequenceRole).toBool() ? theme.muted : theme.text);
    painter.drawText(pill, Qt::AlignCenter, metrics.elidedText(text, Qt::ElideRight, width - 2 * cellMargin));
}

bool paintCell(QPainter& painter, const QRect& cell, const QModelIndex& index, const Theme& theme)
{
    switch (index.column()) {
    case ProblemModel::SeverityColumn:
        RowSign::of(index).paint(painter, QRectF(cell).center(), theme);
        return true;
    case ProblemModel::MessageColumn: // the row paints it over all cells that are empty
        return true;
    default:
        return false;
    }
}

} // namespace

ProblemTree::ProblemTree(QWidget* parent) : QTreeView(parent), m_delegate(new RowDelegate(this, styleOf))
{
    m_delegate->setPainter(
        [this](QPainter& painter, const QRect& cell, const QModelIndex& index, const Theme& theme) {
            if (index.column() == ProblemModel::BadgeColumn) {
                paintBadge(painter, cell, index, badgeOf(index), theme);
                return true;
            }
            if (index.column() != ProblemModel::FixColumn || !m_hasBriefFixes)
                return paintCell(painter, cell, index, theme);
            const CellStyle style = styleOf(index, theme);
            painter.setFont(style.font);
            painter.setPen(style.colour);
            painter.drawText(cell.adjusted(cellMargin, 0, -cellMargin, 0), Qt::AlignRight | Qt::AlignVCenter,
                             index.data(BriefTextRole).toString());
            return true;
        });
    setItemDelegate(m_delegate);
    setTreePosition(ProblemModel::NodeColumn);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setExpandsOnDoubleClick(false); // which takes a fix into the recipe
    setIndentation(16);
    setFrameShape(QFrame::NoFrame);
}

void ProblemTree::setTheme(const Theme& theme)
{
    m_theme = theme;
    setFont(theme.textFont);
    m_delegate->setTheme(theme);
    viewport()->update();
}

int ProblemTree::fixRole() const
{
    return m_hasBriefFixes ? int(BriefTextRole) : int(Qt::DisplayRole);
}

void ProblemTree::setBriefFixes(bool areBrief)
{
    if (areBrief == m_hasBriefFixes)
        return;
    m_hasBriefFixes = areBrief;
    viewport()->update();
}

/// In brief where a whole one would cut into what the message says first.
QString ProblemTree::badgeOf(const QModelIndex& index) const
{
    const QModelIndex cell = index.siblingAtColumn(ProblemModel::BadgeColumn);
    const QModelIndex message = index.siblingAtColumn(ProblemModel::MessageColumn);
    const QString whole = cell.data().toString();
    const int clause = QFontMetrics(styleOf(message, m_theme).font)
                           .horizontalAdvance(firstClause(message.data().toString()));
    return clause <= messageArea(index, whole).width() ? whole : cell.data(BriefTextRole).toString();
}

QRect ProblemTree::messageArea(const QModelIndex& index) const
{
    return messageArea(index, badgeOf(index));
}

QRect ProblemTree::messageArea(const QModelIndex& index, const QString& badge) const
{
    QRect area = visualRect(index.siblingAtColumn(ProblemModel::MessageColumn));
    const QModelIndex name = index.siblingAtColumn(ProblemModel::NodeColumn);
    if (name.data().toString().isEmpty() && model()->rowCount(index.siblingAtColumn(0)) == 0)
        area.setLeft(visualRect(name).left());
    area.setRight(viewport()->width() - 1);
    for (const int column :
         {ProblemModel::BadgeColumn, ProblemModel::OperatorColumn, ProblemModel::FixColumn}) {
        const QModelIndex cell = index.siblingAtColumn(column);
        const int role = column == ProblemModel::FixColumn ? fixRole() : int(Qt::DisplayRole);
        const QString text = isColumnHidden(column)                ? QString()
                             : column == ProblemModel::BadgeColumn ? badge
                                                                   : cell.data(role).toString();
        if (text.isEmpty())
            continue;
        const QRect place = visualRect(cell); // fixes and badges are at its right
        const int taken = column == ProblemModel::FixColumn
                              ? QFontMetrics(m_theme.textFont).horizontalAdvance(text) + 2 * cellMargin
                          : column == ProblemModel::BadgeColumn ? pillWidth(text, m_theme) + cellMargin
                                                                : place.width();
        area.setRight(std::max(place.left(), place.left() + place.width() - taken) - 1);
        break;
    }
    return area.adjusted(cellMargin, 0, -cellMargin, 0);
}

QString ProblemTree::shownMessage(const QModelIndex& index) const
{
    const QModelIndex message = index.siblingAtColumn(ProblemModel::MessageColumn);
    return elidedSentence(message.data().toString(), QFontMetricsF(styleOf(message, m_theme).font),
                          messageArea(index).width());
}

bool ProblemTree::isNameCut(const QModelIndex& index) const
{
    const QModelIndex name = index.siblingAtColumn(ProblemModel::NodeColumn);
    return QFontMetrics(styleOf(name, m_theme).font).horizontalAdvance(name.data().toString()) >
           visualRect(name).width() - 2 * cellMargin;
}

int ProblemTree::widthOfBadge(int text)
{
    return text == 0 ? smallestSection : text + 3 * cellMargin + 2;
}

int ProblemTree::widestOf(int column, const std::function<QString(const QModelIndex&)>& textOf) const
{
    // Some texts are worked out as they are painted: of many rows the first ones tell.
    constexpr int mostAsked = 32;
    const QFontMetrics metrics(m_theme.textFont);
    int widest = 0;
    int left = mostAsked;
    const auto ask = [&](const auto& self, const QModelIndex& parent) -> void {
        for (int row = 0; row < model()->rowCount(parent) && left-- > 0; ++row) {
            widest = std::max(widest, metrics.horizontalAdvance(textOf(model()->index(row, column, parent))));
            if (const QModelIndex one = model()->index(row, 0, parent); isExpanded(one))
                self(self, one);
        }
    };
    ask(ask, {});
    return widest;
}

int ProblemTree::widthOfClauses() const
{
    return 2 * cellMargin + widestOf(ProblemModel::MessageColumn, [](const QModelIndex& index) {
               return firstClause(index.data().toString());
           });
}

int ProblemTree::widthOfFixes(bool areBrief) const
{
    const int role = areBrief ? int(BriefTextRole) : int(Qt::DisplayRole);
    const int widest = widestOf(ProblemModel::FixColumn,
                                [role](const QModelIndex& index) { return index.data(role).toString(); });
    return std::max(smallestSection, widest + 16);
}

void ProblemTree::setSelection(const QRect& /*rect*/, QItemSelectionModel::SelectionFlags command)
{
    selectionModel()->select(currentIndex(), command);
}

QItemSelectionModel::SelectionFlags ProblemTree::selectionCommand(const QModelIndex& /*index*/,
                                                                  const QEvent* /*event*/) const
{
    return QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
}

void ProblemTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    QTreeView::drawRow(painter, option, index);
    const QModelIndex message = index.siblingAtColumn(ProblemModel::MessageColumn);
    const QRect area = messageArea(index);
    const CellStyle style = styleOf(message, m_theme);
    painter->setFont(style.font);
    painter->setPen(style.colour);
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, shownMessage(index));
}

} // namespace scalescope::widgets
