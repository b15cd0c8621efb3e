// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_table.h"

#include "core/text/number_text.h"
#include "widgets/compare/compare_delegate.h"
#include "widgets/compare/plot_header.h"
#include "widgets/models/compare_table_model.h"
#include "widgets/models/item_roles.h"
#include "widgets/theme/names.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr int heightOfRows = 18;
constexpr int nameWidth = 188;
constexpr int narrowestName = 112;
constexpr int ratioWidth = 140;
constexpr int errorWidth = 84;
constexpr int narrowestRatio = ratioNumberWidth + 4;
constexpr int narrowestPlot = 160;
constexpr int readablePlot = 220; ///< names leave it so much
constexpr int namePadding = 40;   ///< margins and the badge

/// A cell as text: numbers so that they read back to the same value.
QString copyText(const QModelIndex& index)
{
    if (!index.data(DirectionRole).isValid())
        return index.data().toString();
    return index.data().toString().isEmpty()
               ? QString()
               : QString::fromStdString(text::roundTripText(index.data(SortRole).toDouble()));
}

} // namespace

CompareTable::CompareTable(CompareDocument* document, QWidget* parent)
    : QTableView(parent),
      m_document(document),
      m_model(new CompareTableModel(document, this)),
      m_proxy(new CompareTableProxy(document, this)),
      m_delegate(new CompareDelegate(document, this))
{
    setObjectName(QStringLiteral("compareTable"));
    setAccessibleName(tr("Compared tensors"));
    setHorizontalHeader(new PlotHeader(CompareTableModel::PlotColumn, this));
    m_proxy->setSourceModel(m_model);
    setModel(m_proxy);
    setItemDelegate(m_delegate);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(heightOfRows);
    verticalHeader()->setDefaultSectionSize(heightOfRows);
    setUpColumns();
    connect(document, &CompareDocument::selectionChanged, this, &CompareTable::followDocument);
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &CompareTable::followDocument);
    connect(m_proxy, &QAbstractItemModel::layoutChanged, this, &CompareTable::followDocument);
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &CompareTable::countChanged);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CompareTable::fitNames);
    setTheme(Theme::light());
}

void CompareTable::setUpColumns()
{
    QHeaderView* header = horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsClickable(true);
    header->setSortIndicatorClearable(true); // back to the order of execution
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setStretchLastSection(false);
    setSortingEnabled(true);
    header->resizeSection(CompareTableModel::NameColumn, nameWidth);
    for (const int column : {CompareTableModel::ForwardColumn, CompareTableModel::GradientColumn})
        header->resizeSection(column, ratioWidth);
    m_fittedRatio = ratioWidth;
    for (const int column : {CompareTableModel::ForwardErrorColumn, CompareTableModel::GradientErrorColumn})
        header->resizeSection(column, errorWidth);
    header->resizeSection(CompareTableModel::StatusColumn, 80);
    header->resizeSection(CompareTableModel::OperatorColumn, 140);
    header->resizeSection(CompareTableModel::ModuleColumn, 140);
    // There when asked for: the name has the module in it, and badges the status.
    for (const int column :
         {CompareTableModel::StatusColumn, CompareTableModel::OperatorColumn, CompareTableModel::ModuleColumn,
          CompareTableModel::ForwardErrorColumn, CompareTableModel::GradientErrorColumn})
        header->setSectionHidden(column, true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, &CompareTable::showColumnMenu);
    connect(header, &QHeaderView::sectionResized, this, [this](int column) {
        if (column != CompareTableModel::PlotColumn)
            fitPlot();
    });
}

void CompareTable::setTheme(const Theme& theme)
{
    setFont(theme.textFont);
    static_cast<PlotHeader*>(horizontalHeader())->setTheme(theme);
    m_delegate->setTheme(theme);
    fitNames();
    viewport()->update();
}

void CompareTable::setScene(const ComparisonScene& scene)
{
    std::vector<std::size_t> rows;
    rows.reserve(scene.rows.size());
    for (const ComparisonRow& row : scene.rows)
        rows.push_back(row.row);
    const PlotSides sides{scene.hasZeros ? edgeWidth : 0.0, scene.hasNonFinites ? edgeWidth : 0.0};
    m_delegate->setAxis(scene.axis, sides, m_model->largest());
    showErrors(scene.hasErrors);
    static_cast<PlotHeader*>(horizontalHeader())->setAxis(scene.axis, sides);
    {
        // Rows that go away move the current row: that is not the user's choice.
        const QScopedValueRollback guard(m_following, true);
        m_proxy->setShownRows(std::move(rows));
    }
    Q_EMIT countChanged();
    followDocument();
    viewport()->update();
}

/// What formats cost each tensor, where either run simulates any; then the user's choice of columns is left
/// alone.
void CompareTable::showErrors(bool shown)
{
    if (std::exchange(m_showsErrors, shown) == shown)
        return;
    for (const int column : {CompareTableModel::ForwardErrorColumn, CompareTableModel::GradientErrorColumn})
        horizontalHeader()->setSectionHidden(column, !shown);
    fitNames();
    fitRatios();
    fitPlot();
}

/// What the columns of errors take.
int CompareTable::errorsWidth() const
{
    const QHeaderView* header = horizontalHeader();
    return header->sectionSize(CompareTableModel::ForwardErrorColumn) +
           header->sectionSize(CompareTableModel::GradientErrorColumn);
}

void CompareTable::setNodeFilter(const NodeFilter& filter)
{
    {
        const QScopedValueRollback guard(m_following, true);
        m_proxy->setNodeFilter(filter);
    }
    Q_EMIT countChanged();
    followDocument();
}

void CompareTable::setChangesOnly(bool only)
{
    {
        const QScopedValueRollback guard(m_following, true);
        m_proxy->setChangesOnly(only);
    }
    Q_EMIT countChanged();
    followDocument();
}

void CompareTable::sortBy(std::optional<graph::Direction> direction)
{
    if (direction)
        sortByColumn(*direction == graph::Direction::Forward ? CompareTableModel::ForwardColumn
                                                             : CompareTableModel::GradientColumn,
                     Qt::DescendingOrder);
    else
        sortByColumn(-1, Qt::AscendingOrder);
}

void CompareTable::sortByAmount(bool largestFirst)
{
    if (largestFirst)
        sortByColumn(CompareTableModel::PlotColumn, Qt::DescendingOrder);
    else
        sortBy(std::nullopt);
    scrollToTop();
}

bool CompareTable::isSortedByAmount() const
{
    const QHeaderView* header = horizontalHeader();
    return header->sortIndicatorSection() == CompareTableModel::PlotColumn &&
           header->sortIndicatorOrder() == Qt::DescendingOrder;
}

void CompareTable::showColumnMenu(const QPoint& position)
{
    QMenu menu;
    QHeaderView* header = horizontalHeader();
    for (int column = 1; column < CompareTableModel::ColumnCount; ++column) {
        QAction* action =
            menu.addAction(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(!header->isSectionHidden(column));
        connect(action, &QAction::toggled, header,
                [header, column](bool shown) { header->setSectionHidden(column, !shown); });
    }
    menu.exec(header->mapToGlobal(position));
}

void CompareTable::fitPlot()
{
    QHeaderView* header = horizontalHeader();
    const int others = errorsWidth() + header->sectionSize(CompareTableModel::NameColumn) +
                       header->sectionSize(CompareTableModel::ForwardColumn) +
                       header->sectionSize(CompareTableModel::GradientColumn);
    header->resizeSection(CompareTableModel::PlotColumn,
                          std::max(narrowestPlot, viewport()->width() - others));
}

/// Ratios give up their bars before the plot goes out of sight; a width that the user chose stays.
void CompareTable::fitRatios()
{
    QHeaderView* header = horizontalHeader();
    const int room = viewport()->width() - errorsWidth() -
                     header->sectionSize(CompareTableModel::NameColumn) - narrowestPlot;
    const int fitted = std::clamp(room / 2, narrowestRatio, ratioWidth);
    const int before = std::exchange(m_fittedRatio, fitted);
    for (const int column : {CompareTableModel::ForwardColumn, CompareTableModel::GradientColumn})
        if (header->sectionSize(column) == before)
            header->resizeSection(column, fitted);
}

void CompareTable::fitNames()
{
    QHeaderView* header = horizontalHeader();
    const int now = header->sectionSize(CompareTableModel::NameColumn);
    if (m_fittedName != 0 && now != m_fittedName)
        return;
    const int wanted = widestText(*m_model, CompareTableModel::NameColumn, fontMetrics()) + namePadding;
    int others = readablePlot + errorsWidth();
    for (const int column : {CompareTableModel::ForwardColumn, CompareTableModel::GradientColumn})
        others += std::max(header->sectionSize(column), ratioWidth);
    // Short names leave the room to the plot, and all give way before a column goes out of sight.
    const int room = viewport()->width() - errorsWidth() - 2 * narrowestRatio - narrowestPlot;
    const int least = std::clamp(wanted, narrowestName, std::clamp(room, narrowestName, nameWidth));
    m_fittedName = std::clamp(std::max(wanted, least), least, std::max(least, viewport()->width() - others));
    header->resizeSection(CompareTableModel::NameColumn, m_fittedName);
}

void CompareTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitNames();
    fitRatios();
    fitPlot();
}

void CompareTable::followDocument()
{
    const QScopedValueRollback guard(m_following, true);
    const auto selected = m_document->selected();
    const QModelIndex row = selected ? m_proxy->mapFromSource(m_model->indexOf(*selected)) : QModelIndex();
    if (!row.isValid()) {
        clearSelection();
        setCurrentIndex({});
        return;
    }
    if (currentIndex().row() == row.row() && selectionModel()->isRowSelected(row.row()))
        return;
    setCurrentIndex(row);
    scrollTo(row);
}

void CompareTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (!m_following && current.isValid())
        m_document->select(m_model->alignedRow(m_proxy->mapToSource(current).row()));
}

QString CompareTable::selectedText() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.row() < b.row(); });
    QStringList lines;
    for (const QModelIndex& row : rows) {
        QStringList cells;
        for (int column = 0; column < CompareTableModel::ColumnCount; ++column) {
            if (column != CompareTableModel::PlotColumn)
                cells << copyText(row.siblingAtColumn(column));
        }
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n');
}

void CompareTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(selectedText());
    else
        QTableView::keyPressEvent(event);
}

} // namespace scalescope::widgets
