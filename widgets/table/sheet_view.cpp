// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/sheet_view.h"

#include "widgets/table/filter_field.h"
#include "widgets/table/row_delegate.h"
#include "widgets/theme/names.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int aroundName = 14;

} // namespace

SheetView::SheetView(SheetModel* sheet, QWidget* parent, QHeaderView* header)
    : QTableView(parent),
      m_sheet(sheet),
      m_proxy(new SheetProxy(sheet, this)),
      m_delegate(new RowDelegate(this))
{
    sheet->setParent(this);
    if (header != nullptr)
        setHorizontalHeader(header);
    setModel(m_proxy);
    setItemDelegate(m_delegate);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(RowDelegate::rowHeight);
    setUpHeader();
    connect(
        selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
            if (const auto key = m_sheet->key(rowOf(current)); key && !m_isFollowing && m_selection.select)
                m_selection.select(*key);
        });
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &SheetView::takeRows);
    connect(m_proxy, &QAbstractItemModel::layoutChanged, this, &SheetView::followSelection);
}

void SheetView::setUpHeader()
{
    QHeaderView* header = horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsClickable(true);
    header->setSortIndicatorClearable(true); // back to the order of rows
    header->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    int place = 0;
    for (const SheetModel::Column& column : m_sheet->columns())
        if (const int at = place++; column.width > 0)
            header->resizeSection(at, column.width);
}

void SheetView::setTheme(const Theme& theme)
{
    m_theme = theme;
    setFont(theme.textFont);
    horizontalHeader()->setFont(theme.detailFont);
    m_delegate->setTheme(theme);
    updateBars();
}

int SheetView::rowOf(const QModelIndex& index) const
{
    return SheetModel::rowOf(m_proxy->mapToSource(index));
}

void SheetView::setSelection(Selection selection)
{
    m_selection = std::move(selection);
    followSelection();
}

void SheetView::follow(Document* document)
{
    m_document = document;
    connect(document, &Document::selectionChanged, this, &SheetView::followSelection);
    for (const auto signal : {&Document::graphChanged, &Document::formatsChanged, &Document::quantityChanged})
        connect(document, signal, this, &SheetView::updateBars);
    setSelection(
        {[document] { return document->selected(); }, [document](qint64 node) { document->select(node); }});
}

void SheetView::followSelection()
{
    if (!m_selection.selected)
        return;
    const QScopedValueRollback guard(m_isFollowing, true);
    const std::optional<qint64> selected = m_selection.selected();
    const QModelIndex current = currentIndex();
    // Several rows may have one key: the one that is there already is as good as the first.
    if (selected && current.isValid() && m_sheet->key(rowOf(current)) == selected)
        return;
    const QModelIndex row = selected ? m_proxy->mapFromSource(m_sheet->indexOf(*selected)) : QModelIndex();
    if (!row.isValid()) {
        clearSelection();
        setCurrentIndex({});
        return;
    }
    setCurrentIndex(row);
    scrollTo(row);
}

void SheetView::updateBars()
{
    if (const int column = m_sheet->column(CellLook::Bars); m_document != nullptr && column >= 0)
        m_delegate->setBars(column, ScaleBar::of(*m_document, m_theme));
    viewport()->update();
}

void SheetView::setCondition(SheetProxy::Condition condition)
{
    {
        const QScopedValueRollback guard(m_isFollowing, true);
        m_proxy->setCondition(std::move(condition));
    }
    takeRows();
}

void SheetView::takeRows()
{
    if (m_field != nullptr) {
        const int shown = m_proxy->rowCount();
        const int all = m_sheet->rowCount();
        const bool isFiltered = shown < all || !m_field->filter().isEmpty();
        m_field->setCount(isFiltered ? tr("shows %1 of %2").arg(shown).arg(all) : QString());
    }
    Q_EMIT countChanged();
    followSelection();
}

void SheetView::filterBy(FilterField* field, Document* document, SheetProxy::Condition also)
{
    m_field = field;
    m_also = std::move(also);
    connect(field, &FilterField::filterChanged, this, &SheetView::applyFilter);
    connect(field, &FilterField::nextRequested, this, qOverload<>(&QWidget::setFocus));
    connect(document, &Document::formatsChanged, this, [this] {
        if (!m_field->filter().isEmpty()) // it may speak of losses
            applyFilter();
    });
    follow(document);
}

void SheetView::applyFilter()
{
    setCondition([this, filter = m_field->filter()](const QModelIndex& row) {
        if (m_also && !m_also(row))
            return false;
        const auto* node = filter.isEmpty() ? nullptr : row.data(NodeRole).value<const graph::Node*>();
        return filter.isEmpty() || (node != nullptr && filter.matches(*node, m_document->sources()));
    });
}

void SheetView::fitTitles()
{
    QHeaderView* header = horizontalHeader();
    for (int column = 0; column < header->count(); ++column)
        if (!header->isSectionHidden(column))
            header->resizeSection(column,
                                  std::max(header->sectionSize(column), header->sectionSizeHint(column)));
}

void SheetView::fitNames(double mostOfAll)
{
    const int column = m_sheet->column(CellLook::Name);
    const int now = horizontalHeader()->sectionSize(column);
    if (m_fittedName != 0 && now != m_fittedName)
        return;
    const int least = m_sheet->columns()[static_cast<std::size_t>(column)].width;
    const int wanted = widestText(*m_sheet, column, QFontMetrics(m_theme.textFont)) + aroundName;
    const int most = static_cast<int>(parentWidget()->width() * mostOfAll);
    m_fittedName = std::clamp(wanted, least, std::max(least, most));
    horizontalHeader()->resizeSection(column, m_fittedName);
}

void SheetView::offerColumns(std::function<bool(int column)> isOffered)
{
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this,
            [this, isOffered = std::move(isOffered)](const QPoint& position) {
                showColumnMenu(position, isOffered);
            });
}

void SheetView::showColumnMenu(const QPoint& position, const std::function<bool(int column)>& isOffered)
{
    QMenu menu;
    QHeaderView* header = horizontalHeader();
    for (int column = 1; column < header->count(); ++column) {
        if (isOffered && !isOffered(column))
            continue;
        QAction* action = menu.addAction(m_sheet->columns()[static_cast<std::size_t>(column)].title);
        action->setCheckable(true);
        action->setChecked(!header->isSectionHidden(column));
        connect(action, &QAction::toggled, header,
                [=](bool shown) { header->setSectionHidden(column, !shown); });
    }
    menu.exec(header->mapToGlobal(position));
}

QString SheetView::selectedText() const
{
    const QHeaderView* header = horizontalHeader();
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex& row : rows) {
        QStringList cells;
        for (int visual = 0; visual < header->count(); ++visual) {
            const int column = header->logicalIndex(visual);
            const QVariant cell = row.siblingAtColumn(column).data(CopiedRole);
            if (cell.isValid() && (m_copiesHidden || !header->isSectionHidden(column)))
                cells << cell.toString();
        }
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n');
}

void SheetView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(selectedText());
    else
        QTableView::keyPressEvent(event);
}

} // namespace scalescope::widgets
