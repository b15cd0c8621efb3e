// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theory/theory_view.h"

#include "widgets/models/item_roles.h"
#include "widgets/table/filter_field.h"
#include "widgets/table/row_delegate.h"
#include "widgets/table/whole_text.h"
#include "widgets/theme/names.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace scalescope::widgets {

namespace {

constexpr int rowHeight = 24;
constexpr int margin = 8;
constexpr int aroundName = 14;
constexpr int narrowestName = 150;
constexpr std::array widths = {narrowestName, 72, 80, 80, 64}; ///< the last column has the rest

CellStyle styleOfCell(const QModelIndex& index, const Theme& theme)
{
    const bool isInherited = index.data(ConsequenceRole).toBool();
    if (index.column() == TheoryModel::NameColumn)
        return {theme.textFont, isInherited ? theme.muted : theme.text, Qt::ElideMiddle};
    if (index.column() == TheoryModel::ReasonColumn)
        return {theme.textFont, isInherited ? theme.muted : theme.text};
    if (const QVariant direction = index.data(DirectionRole); direction.isValid() && !isInherited)
        return {index.column() == TheoryModel::DirectionColumn ? theme.textFont : theme.numberFont,
                theme.of(static_cast<graph::Direction>(direction.toInt()))};
    return {index.column() == TheoryModel::DirectionColumn ? theme.textFont : theme.numberFont, theme.muted};
}

} // namespace

void TheoryProxy::setOnlyOrigins(bool only)
{
    m_onlyOrigins = only;
    invalidateFilter();
}

bool TheoryProxy::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_onlyOrigins && sourceModel()->index(row, 0, parent).data(ConsequenceRole).toBool())
        return false;
    return NodeTableProxy::filterAcceptsRow(row, parent);
}

TheoryView::TheoryView(TheoryDocument* theory, QWidget* parent)
    : QWidget(parent),
      m_theory(theory),
      m_model(new TheoryModel(theory, this)),
      m_proxy(new TheoryProxy(this)),
      m_filter(new FilterField(this)),
      m_origins(new QToolButton(this)),
      m_table(new QTableView(this)),
      m_nothing(new QLabel(this)),
      m_delegate(new RowDelegate(styleOfCell, this))
{
    m_proxy->setDocument(&theory->document());
    m_proxy->setSourceModel(m_model);
    m_origins->setText(tr("Only where it arises"));
    m_origins->setCheckable(true);
    m_origins->setToolTip(
        tr("Hides what deviates because an operand, or the gradient of a reader, does already"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    setUpTable();
    const auto textOf = [this](const QModelIndex& current) { return wholeText(current); };
    m_whole = new WholeText(m_table, m_table->horizontalHeader(), textOf, this);
    auto* bar = new QHBoxLayout;
    bar->setSpacing(margin);
    bar->addWidget(m_filter, 1);
    bar->addWidget(m_origins, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(margin, margin, margin, 0);
    layout->setSpacing(margin);
    layout->addLayout(bar);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_whole);
    layout->addWidget(m_nothing, 1);
    connect(m_filter, &FilterField::filterChanged, this, &TheoryView::applyFilter);
    connect(m_filter, &FilterField::nextRequested, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_origins, &QToolButton::toggled, this, &TheoryView::applyFilter);
    connect(&theory->document(), &Document::selectionChanged, this, &TheoryView::followDocument);
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &TheoryView::showRun);
    setTheme(Theme::light());
    showRun();
}

void TheoryView::setUpTable()
{
    m_table->setModel(m_proxy);
    m_table->setItemDelegate(m_delegate);
    m_table->setAccessibleName(tr("Deviations from theory"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    header->setSortIndicatorClearable(true); // back to the order of execution
    header->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    for (std::size_t column = 0; column < widths.size(); ++column)
        header->resizeSection(static_cast<int>(column), widths[column]);
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TheoryView::selectInDocument);
}

void TheoryView::setTheme(const Theme& theme)
{
    m_theme = theme;
    setPalette(theme.palette());
    m_filter->setTheme(theme);
    m_origins->setFont(theme.textFont);
    m_table->setFont(theme.textFont);
    m_table->horizontalHeader()->setFont(theme.detailFont);
    m_delegate->setTheme(theme);
    m_whole->setTheme(theme);
    QPalette muted = theme.palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    m_nothing->setPalette(muted);
    m_nothing->setFont(theme.textFont);
    fitColumns();
}

/// Names are as wide as they are, up to a part of the table.
void TheoryView::fitColumns()
{
    QHeaderView* header = m_table->horizontalHeader();
    for (int column = 0; column + 1 < header->count(); ++column)
        header->resizeSection(column, std::max(header->sectionSize(column), header->sectionSizeHint(column)));
    const int wanted =
        widestText(*m_model, TheoryModel::NameColumn, QFontMetrics(m_theme.textFont)) + aroundName;
    header->resizeSection(TheoryModel::NameColumn,
                          std::clamp(wanted, narrowestName, std::max(narrowestName, width() / 4)));
}

/// Why a row deviates, where there is no room for it in the row.
QString TheoryView::wholeText(const QModelIndex& row) const
{
    const auto text = [&row](int column) { return row.siblingAtColumn(column).data().toString(); };
    const auto isCut = [&](int column) {
        return m_delegate->sizeHint({}, row.siblingAtColumn(column)).width() > m_table->columnWidth(column);
    };
    if (!isCut(TheoryModel::NameColumn) && !isCut(TheoryModel::ReasonColumn))
        return {};
    return QStringLiteral("%1, %2: %3")
        .arg(text(TheoryModel::NameColumn), text(TheoryModel::DirectionColumn),
             text(TheoryModel::ReasonColumn));
}

void TheoryView::showRun()
{
    const bool isKnown = m_theory->shown() != nullptr && !m_theory->shown()->theory.all().empty();
    const bool isOfRun = m_theory->shown() != nullptr;
    m_nothing->setText(
        isKnown   ? tr("Nothing deviates from unit scaling's theory by more than a factor of two.")
        : isOfRun ? tr("Unit scaling's theory predicts none of this run's scales.")
                  : tr("What deviates from unit scaling's theory is listed here after a run."));
    m_table->setVisible(count() > 0);
    m_nothing->setVisible(count() == 0);
    fitColumns();
    applyFilter();
    Q_EMIT countChanged(count());
}

void TheoryView::applyFilter()
{
    {
        // Rows that go away move the current row: that is not the user's choice.
        const QScopedValueRollback guard(m_isFollowing, true);
        m_proxy->setNodeFilter(m_filter->filter());
        m_proxy->setOnlyOrigins(m_origins->isChecked());
    }
    const bool isFiltered = m_proxy->rowCount() < count();
    m_filter->setCount(isFiltered ? tr("shows %1 of %2").arg(m_proxy->rowCount()).arg(count()) : QString());
    followDocument();
}

void TheoryView::followDocument()
{
    const QScopedValueRollback guard(m_isFollowing, true);
    const auto selected = m_theory->document().selected();
    const QModelIndex current = m_table->currentIndex();
    if (selected && current.isValid() && current.data(NodeIdRole).toLongLong() == *selected)
        return; // its tensor and its gradient have rows of their own
    const QModelIndex row = selected ? m_proxy->mapFromSource(m_model->indexOf(*selected)) : QModelIndex();
    if (!row.isValid()) {
        m_table->clearSelection();
        m_table->setCurrentIndex({});
        return;
    }
    m_table->setCurrentIndex(row);
    m_table->scrollTo(row);
}

void TheoryView::selectInDocument(const QModelIndex& current)
{
    if (!m_isFollowing && current.isValid())
        m_theory->document().select(current.data(NodeIdRole).toLongLong());
}

void TheoryView::copy() const
{
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex& row : rows) {
        QStringList cells;
        for (int column = 0; column < TheoryModel::ColumnCount; ++column)
            cells << row.siblingAtColumn(column).data().toString();
        lines << cells.join(u'\t');
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

bool TheoryView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        copy();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace scalescope::widgets
