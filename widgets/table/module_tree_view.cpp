// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/module_tree_view.h"

#include "widgets/models/module_tree_model.h"
#include "widgets/table/filter_field.h"
#include "widgets/table/row_delegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <iterator>
#include <set>

namespace scalescope::widgets {

namespace {

constexpr int barsWidth = 80;
constexpr int smallestBars = 38;
constexpr int smallestModuleName = 48;
/// A tree with so many rows is shown open; of a larger one the first of each set of repeated layers.
constexpr int mostOpenRows = 40;

CellStyle moduleStyle(const QModelIndex& index, const Theme& theme)
{
    CellStyle style{theme.textFont, index.data(HitRole).toBool() ? theme.accent : theme.text,
                    Qt::ElideMiddle};
    if (index.model()->rowCount(index) > 0)
        style.font.setWeight(QFont::DemiBold);
    return style;
}

int rowsBelow(const QAbstractItemModel& model, const QModelIndex& parent)
{
    int rows = model.rowCount(parent);
    for (int row = 0; row < model.rowCount(parent); ++row)
        rows += rowsBelow(model, model.index(row, 0, parent));
    return rows;
}

bool isRepeated(const QModelIndex& index)
{
    bool number = false;
    index.data().toString().toInt(&number);
    return number && index.row() > 0;
}

void forEachRow(const QAbstractItemModel& model, const QModelIndex& parent,
                const std::function<void(const QModelIndex&)>& visit)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        visit(index);
        forEachRow(model, index, visit);
    }
}

} // namespace

ModuleTreeView::ModuleTreeView(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_model(new ModuleTreeModel(document, this)),
      m_search(new FilterField(this)),
      m_tree(new QTreeView(this)),
      m_delegate(new RowDelegate(this, moduleStyle))
{
    setUpTree();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 0, 0);
    layout->setSpacing(8);
    auto* searchRow = new QHBoxLayout;
    searchRow->setContentsMargins(0, 0, 8, 0);
    searchRow->addWidget(m_search);
    layout->addLayout(searchRow);
    layout->addWidget(m_tree);
    m_search->line()->setAccessibleName(tr("Search nodes"));
    connect(m_search, &FilterField::filterChanged, this, &ModuleTreeView::search);
    connect(m_search, &FilterField::nextRequested, this, &ModuleTreeView::selectNextHit);
    connect(m_search, &FilterField::previousRequested, this, &ModuleTreeView::selectPreviousHit);
    connect(document, &Document::selectionChanged, this, &ModuleTreeView::followDocument);
    connect(document, &Document::selectionChanged, this, &ModuleTreeView::tellHits);
    connect(document, &Document::runChanged, this, &ModuleTreeView::takeRun);
    for (const auto signal : {&Document::graphChanged, &Document::formatsChanged})
        connect(document, signal, this, [this] {
            if (!m_search->filter().isEmpty())
                search();
        });
    connect(document, &Document::highlightChanged, m_tree->viewport(), qOverload<>(&QWidget::update));
    for (const auto signal : {&Document::graphChanged, &Document::formatsChanged, &Document::quantityChanged})
        connect(document, signal, this, &ModuleTreeView::updateBars);
    connect(new QShortcut(Qt::Key_F3, this), &QShortcut::activated, this, &ModuleTreeView::selectNextHit);
    connect(new QShortcut(Qt::SHIFT | Qt::Key_F3, this), &QShortcut::activated, this,
            &ModuleTreeView::selectPreviousHit);
    setTheme(Theme::light());
    restoreExpanded();
    followDocument();
}

void ModuleTreeView::setUpTree()
{
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(m_delegate);
    m_tree->setAccessibleName(tr("Modules"));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(10);
    m_tree->setAllColumnsShowFocus(true);
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(smallestBars);
    header->setSectionResizeMode(ModuleTreeModel::NameColumn, QHeaderView::Fixed);
    header->setSectionResizeMode(ModuleTreeModel::BarsColumn, QHeaderView::Fixed);
    header->resizeSection(ModuleTreeModel::BarsColumn, barsWidth);
    m_tree->viewport()->installEventFilter(this);
    connect(m_tree, &QTreeView::expanded, this, &ModuleTreeView::fitNames);
    connect(m_tree, &QTreeView::collapsed, this, &ModuleTreeView::fitNames);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ModuleTreeView::selectInDocument);
    // The row of a parameter's module is current already, and shows the module's output when it is clicked.
    connect(m_tree, &QTreeView::clicked, this, &ModuleTreeView::selectInDocument);
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &ModuleTreeView::keepExpanded);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        restoreExpanded();
        followDocument();
    });
}

void ModuleTreeView::setTheme(const Theme& theme)
{
    m_theme = theme;
    setPalette(theme.palette());
    m_search->setTheme(theme);
    m_tree->setFont(theme.textFont);
    m_delegate->setTheme(theme);
    updateBars();
    fitNames();
}

/// The bars are what one looks for down the tree: they give names some of their width, but then names are
/// cut. Where a deep tree leaves next to nothing for these the bars go out to the right, and the tree
/// scrolls.
void ModuleTreeView::fitNames()
{
    const QAbstractItemView* view = m_tree; // where the hint is public
    const int room = m_tree->viewport()->width();
    const int wanted = view->sizeHintForColumn(ModuleTreeModel::NameColumn);
    const int bars = std::clamp(room - wanted, smallestBars, barsWidth);
    const int least = std::min(wanted, deepestShown() * m_tree->indentation() + smallestModuleName);
    m_tree->header()->resizeSection(ModuleTreeModel::BarsColumn, bars);
    m_tree->header()->resizeSection(ModuleTreeModel::NameColumn, std::max(room - bars, least));
}

/// How many triangles stand before the name of the row that is deepest among those shown.
int ModuleTreeView::deepestShown() const
{
    int deepest = 0;
    for (QModelIndex row = m_model->index(0, 0); row.isValid(); row = m_tree->indexBelow(row)) {
        int depth = 0;
        for (QModelIndex at = row; at.isValid(); at = at.parent())
            ++depth;
        deepest = std::max(deepest, depth);
    }
    return deepest;
}

bool ModuleTreeView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize)
        fitNames();
    return QWidget::eventFilter(watched, event);
}

void ModuleTreeView::updateBars()
{
    ScaleBar bar = ScaleBar::of(*m_document, m_theme);
    bar.showDot = false;
    bar.showRanges = false;
    m_delegate->setBars(ModuleTreeModel::BarsColumn, bar);
    m_tree->viewport()->update();
}

void ModuleTreeView::search()
{
    const NodeFilter& filter = m_search->filter();
    std::set<graph::NodeId> hits;
    const auto& nodes = m_document->graph().nodes;
    if (!filter.isEmpty())
        for (const graph::Node& node : nodes)
            if (filter.matches(node, m_document->sources()))
                hits.insert(node.id);
    m_document->setHighlighted(hits);
    tellHits();
}

/// Which of the hits is selected, or else how many there are.
void ModuleTreeView::tellHits()
{
    const std::set<graph::NodeId>& hits = m_document->highlighted();
    const auto selected = m_document->selected();
    const auto place = selected ? hits.find(*selected) : hits.end();
    QString told;
    if (m_search->filter().isEmpty())
        told.clear();
    else if (hits.empty())
        told = tr("none found");
    else if (place == hits.end())
        told = tr("%1 found").arg(hits.size());
    else
        told = tr("hit %1 of %2").arg(std::distance(hits.begin(), place) + 1).arg(hits.size());
    m_search->setCount(told);
}

void ModuleTreeView::focusSearch()
{
    m_search->line()->setFocus(Qt::ShortcutFocusReason);
    m_search->line()->selectAll();
}

void ModuleTreeView::selectNextHit()
{
    selectHit(1);
}

void ModuleTreeView::selectPreviousHit()
{
    selectHit(-1);
}

void ModuleTreeView::selectHit(int step)
{
    const std::set<graph::NodeId>& hits = m_document->highlighted();
    if (hits.empty())
        return;
    const graph::NodeId from = m_document->selected().value_or(-1);
    if (step > 0) {
        const auto next = hits.upper_bound(from);
        m_document->select(next != hits.end() ? *next : *hits.begin());
    } else {
        const auto here = hits.lower_bound(from);
        m_document->select(here != hits.begin() ? *std::prev(here) : *hits.rbegin());
    }
}

void ModuleTreeView::followDocument()
{
    const QScopedValueRollback guard(m_following, true);
    const auto selected = m_document->selected();
    const QVariant current = m_tree->currentIndex().data(NodeIdRole);
    if (selected && current.isValid() && current.toLongLong() == *selected)
        return; // the row that was chosen, though a module inside it made its tensor
    const QModelIndex index = selected ? m_model->indexOf(*selected) : QModelIndex();
    m_tree->setCurrentIndex(index);
    if (index.isValid())
        m_tree->scrollTo(index);
    else
        m_tree->clearSelection();
}

void ModuleTreeView::selectInDocument(const QModelIndex& current)
{
    const QVariant node = current.data(NodeIdRole);
    if (!m_following && node.isValid())
        m_document->select(node.toLongLong());
}

void ModuleTreeView::keepExpanded()
{
    m_expanded.clear();
    forEachRow(*m_model, {}, [this](const QModelIndex& index) {
        if (m_tree->isExpanded(index))
            m_expanded.insert(index.data(ModulePathRole).toString());
    });
}

void ModuleTreeView::restoreExpanded()
{
    {
        const QSignalBlocker once(m_tree); // the names are fitted at the end, not for each row
        if (m_expanded.isEmpty())
            expandAtFirst();
        else
            forEachRow(*m_model, {}, [this](const QModelIndex& index) {
                if (m_expanded.contains(index.data(ModulePathRole).toString()))
                    m_tree->expand(index);
            });
    }
    fitNames();
}

/// The model has its rows already, open as those of the same names were.
void ModuleTreeView::takeRun(RunChange change)
{
    if (change != RunChange::Another || m_expanded.isEmpty())
        return;
    m_expanded.clear();
    m_tree->collapseAll();
    restoreExpanded();
}

void ModuleTreeView::expandAtFirst()
{
    const bool small = rowsBelow(*m_model, {}) <= mostOpenRows;
    forEachRow(*m_model, {}, [this, small](const QModelIndex& index) {
        if (small || !isRepeated(index))
            m_tree->expand(index);
    });
}

} // namespace scalescope::widgets
