// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/node_table_view.h"

#include "core/text/number_text.h"
#include "widgets/models/node_table_model.h"
#include "widgets/models/node_table_proxy.h"
#include "widgets/table/filter_field.h"
#include "widgets/table/row_delegate.h"
#include "widgets/theme/names.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

using Column = NodeTableModel::Column;

constexpr int smallestTensorName = 170;
constexpr int tensorNamePadding = 14;
constexpr int errorWidth = 84;

/// Columns from left to right, with their widths; those of error stand between them.
constexpr std::array<std::pair<Column, int>, NodeTableModel::FirstErrorColumn> layoutOfColumns{
    {{NodeTableModel::NameColumn, smallestTensorName},
     {NodeTableModel::ForwardLossColumn, 110},
     {NodeTableModel::GradientLossColumn, 110},
     {NodeTableModel::BarsColumn, 120},
     {NodeTableModel::ForwardColumn, 120},
     {NodeTableModel::GradientColumn, 120},
     {NodeTableModel::OperatorColumn, 140},
     {NodeTableModel::ShapeColumn, 90},
     {NodeTableModel::DtypeColumn, 70},
     {NodeTableModel::ModuleColumn, 160}}};

/// Those of error: what accumulated and what enters beside the name, the rest beside the scale.
std::vector<std::pair<Column, int>> columnsInOrder()
{
    std::vector<std::pair<Column, int>> columns;
    const auto addErrors = [&columns](std::initializer_list<sheet::FieldId> figures) {
        for (const sheet::FieldId figure : figures)
            for (const auto direction : directions)
                columns.emplace_back(NodeTableModel::errorColumn(figure, direction), errorWidth);
    };
    for (const auto& [column, width] : layoutOfColumns) {
        columns.emplace_back(column, width);
        if (column == NodeTableModel::NameColumn)
            addErrors({sheet::FieldId::Sqnr, sheet::FieldId::LocalSqnr});
        else if (column == NodeTableModel::BarsColumn)
            addErrors({sheet::FieldId::RelativeError, sheet::FieldId::Cosine});
    }
    return columns;
}

CellStyle tensorStyle(const QModelIndex& index, const Theme& theme)
{
    if (index.column() == NodeTableModel::NameColumn)
        return {theme.textFont, theme.text, Qt::ElideMiddle};
    if (index.data(SeverityRole).isValid())
        return {theme.numberFont, theme.error};
    if (index.data(LossRole).toBool()) { // to look at, but within the limits of problems
        QFont bold = theme.numberFont;
        bold.setBold(true);
        return {bold, theme.text};
    }
    if (const QVariant direction = index.data(DirectionRole); direction.isValid())
        return {theme.numberFont, theme.of(static_cast<graph::Direction>(direction.toInt()))};
    return {theme.numberFont, theme.muted};
}

/// A cell as text: numbers so that they read back to the same value.
QString copyText(const QModelIndex& index)
{
    const QVariant value = index.data(SortRole);
    if (index.data(DirectionRole).isValid() && value.typeId() == QMetaType::Double &&
        !std::isnan(value.toDouble()))
        return index.data().toString().isEmpty()
                   ? QString()
                   : QString::fromStdString(text::roundTripText(value.toDouble()));
    return index.data().toString();
}

} // namespace

NodeTableView::NodeTableView(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_model(new NodeTableModel(document, this)),
      m_proxy(new NodeTableProxy(this)),
      m_filter(new FilterField(this)),
      m_table(new QTableView(this)),
      m_delegate(new RowDelegate(this, tensorStyle))
{
    m_proxy->setDocument(document);
    m_proxy->setSourceModel(m_model);
    setUpTable();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 0);
    layout->setSpacing(8);
    layout->addWidget(m_filter);
    layout->addWidget(m_table);
    connect(m_filter, &FilterField::filterChanged, this, &NodeTableView::applyFilter);
    connect(m_filter, &FilterField::nextRequested, m_table, qOverload<>(&QWidget::setFocus));
    connect(document, &Document::selectionChanged, this, &NodeTableView::followDocument);
    for (const auto signal : {&Document::graphChanged, &Document::formatsChanged, &Document::quantityChanged})
        connect(document, signal, this, &NodeTableView::updateBars);
    connect(document, &Document::quantityChanged, this, &NodeTableView::fitHeader);
    connect(document, &Document::formatsChanged, this, &NodeTableView::fitHeader);
    connect(m_proxy, &QAbstractItemModel::modelReset, this, [this] {
        updateCount();
        showErrors();
        fitNames();
        followDocument();
    });
    setTheme(Theme::light());
    showErrors();
    updateCount();
    followDocument();
}

void NodeTableView::setUpTable()
{
    m_table->setModel(m_proxy);
    m_table->setItemDelegate(m_delegate);
    m_table->setAccessibleName(tr("Nodes"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(24);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionsMovable(true);
    header->setHighlightSections(false);
    header->setSortIndicatorClearable(true); // back to the order of execution
    header->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    connect(header, &QHeaderView::sortIndicatorChanged, m_table, &QAbstractItemView::scrollToTop);
    int place = 0;
    for (const auto& [column, width] : columnsInOrder()) {
        header->moveSection(header->visualIndex(column), place++);
        header->resizeSection(column, width);
    }
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, &NodeTableView::showColumnMenu);
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &NodeTableView::selectInDocument);
}

void NodeTableView::setTheme(const Theme& theme)
{
    m_theme = theme;
    setPalette(theme.palette());
    m_filter->setTheme(theme);
    m_table->setFont(theme.textFont);
    m_table->horizontalHeader()->setFont(theme.detailFont);
    m_delegate->setTheme(theme);
    fitHeader();
    fitNames();
    updateBars();
}

void NodeTableView::fitHeader()
{
    QHeaderView* header = m_table->horizontalHeader();
    for (int column = 0; column < header->count(); ++column)
        if (!header->isSectionHidden(column))
            header->resizeSection(column,
                                  std::max(header->sectionSize(column), header->sectionSizeHint(column)));
}

/// A run that has errors shows them, another has no columns for them; between runs of one kind those that the
/// user hid stay hidden.
void NodeTableView::showErrors()
{
    if (m_showsErrors == m_model->hasErrors())
        return;
    m_showsErrors = m_model->hasErrors();
    for (int column = NodeTableModel::FirstErrorColumn; column < NodeTableModel::ColumnCount; ++column)
        m_table->setColumnHidden(column, !*m_showsErrors);
    fitHeader();
}

/// Names are as wide as they are, up to a part of the table: the other columns can be scrolled to. A width
/// that the user has set stays.
void NodeTableView::fitNames()
{
    QHeaderView* header = m_table->horizontalHeader();
    const int now = header->sectionSize(NodeTableModel::NameColumn);
    if (m_fittedName != 0 && now != m_fittedName)
        return;
    const int wanted =
        widestText(*m_model, NodeTableModel::NameColumn, QFontMetrics(m_theme.textFont)) + tensorNamePadding;
    m_fittedName = std::clamp(wanted, smallestTensorName, std::max(smallestTensorName, width() * 2 / 5));
    header->resizeSection(NodeTableModel::NameColumn, m_fittedName);
}

void NodeTableView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNames();
}

void NodeTableView::updateBars()
{
    m_delegate->setBars(NodeTableModel::BarsColumn, ScaleBar::of(*m_document, m_theme));
    m_table->viewport()->update();
}

void NodeTableView::updateCount()
{
    m_filter->setCount(m_filter->filter().isEmpty()
                           ? QString()
                           : tr("shows %1 of %2").arg(m_proxy->rowCount()).arg(m_model->rowCount()));
}

void NodeTableView::applyFilter()
{
    {
        // Rows that go away move the current row: that is not the user's choice.
        const QScopedValueRollback guard(m_following, true);
        m_proxy->setNodeFilter(m_filter->filter());
    }
    updateCount();
    followDocument();
}

void NodeTableView::followDocument()
{
    const QScopedValueRollback guard(m_following, true);
    const auto selected = m_document->selected();
    const QModelIndex row = selected ? m_proxy->mapFromSource(m_model->indexOf(*selected)) : QModelIndex();
    if (!row.isValid()) {
        m_table->clearSelection();
        m_table->setCurrentIndex({});
        return;
    }
    if (m_table->currentIndex().row() == row.row() && m_table->selectionModel()->isRowSelected(row.row()))
        return;
    m_table->setCurrentIndex(row);
    m_table->scrollTo(row);
}

void NodeTableView::selectInDocument(const QModelIndex& current)
{
    if (m_following || !current.isValid())
        return;
    m_document->select(current.data(NodeIdRole).toLongLong());
}

QString NodeTableView::selectedText() const
{
    const QHeaderView* header = m_table->horizontalHeader();
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.row() < b.row(); });
    QStringList lines;
    for (const QModelIndex& row : rows) {
        QStringList cells;
        for (int visual = 0; visual < header->count(); ++visual)
            if (const int column = header->logicalIndex(visual);
                column != NodeTableModel::BarsColumn && !header->isSectionHidden(column))
                cells << copyText(row.siblingAtColumn(column));
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n');
}

bool NodeTableView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(selectedText());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void NodeTableView::showColumnMenu(const QPoint& position)
{
    QMenu menu;
    QHeaderView* header = m_table->horizontalHeader();
    const int columns = m_model->hasErrors() ? NodeTableModel::ColumnCount : NodeTableModel::FirstErrorColumn;
    for (int column = 1; column < columns; ++column) {
        QAction* action =
            menu.addAction(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(!header->isSectionHidden(column));
        connect(action, &QAction::toggled, header,
                [=](bool shown) { header->setSectionHidden(column, !shown); });
    }
    menu.exec(header->mapToGlobal(position));
}

} // namespace scalescope::widgets
