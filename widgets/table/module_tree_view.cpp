// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/module_tree_view.h"

#include "core/text/last_part.h"
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
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr int nameColumn = 0;
constexpr int barsColumn = 1;
constexpr int barsWidth = 80;
constexpr int smallestBars = 38;
constexpr int smallestModuleName = 48;
/// A tree with so many rows is shown open; of a larger one the first of each set of repeated layers.
constexpr int mostOpenRows = 40;

std::string parentPath(const std::string& path)
{
    const auto dot = path.rfind('.');
    return dot == std::string::npos ? std::string() : path.substr(0, dot);
}

class ModuleTreeSheet : public SheetModel
{
public:
    explicit ModuleTreeSheet(const Document* document) : m_document(document)
    {
        setColumns({{.id = "module",
                     .title = ModuleTreeView::tr("Module"),
                     .text = [this](int row) { return nameOf(row); },
                     .look = CellLook::Name},
                    {.id = "bars", .title = ModuleTreeView::tr("Scale"), .look = CellLook::Bars}});
        connect(document, &Document::runChanged, this, &ModuleTreeSheet::reload);
        connect(document, &Document::highlightChanged, this, &ModuleTreeSheet::showHits);
        reload();
    }

    /// The same tensor can be the output of a module and of its parents: the module that made it is meant.
    [[nodiscard]] QModelIndex indexOf(qint64 id) const override
    {
        const graph::Node* found = m_document->run().graph.find(id);
        if (!found)
            return {};
        for (std::string path = found->module;;
             path = parentPath(path)) { // no row of its own: the one around it
            if (const auto own = m_byPath.find(path); own != m_byPath.end())
                return indexOfRow(own->second);
            if (path.empty())
                return {};
        }
    }

private:
    struct Item
    {
        std::string path;
        std::string type;
        std::optional<graph::NodeId> output; ///< of the last call
        std::optional<graph::NodeId> last;   ///< that it or its children made, for modules without output
    };

    [[nodiscard]] const Item& at(int row) const { return m_items[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const graph::Node* node(int row) const override
    {
        const auto& id = at(row).output ? at(row).output : at(row).last;
        return id ? m_document->run().graph.find(*id) : nullptr;
    }
    [[nodiscard]] QString nameOf(int row) const
    {
        if (!at(row).path.empty())
            return QString::fromStdString(text::lastPart(at(row).path));
        return at(row).type.empty() ? ModuleTreeView::tr("model") : QString::fromStdString(at(row).type);
    }
    [[nodiscard]] QVariant other(int row, int column, int role) const override;

    void reload();
    int rowOfPath(const std::string& path);
    std::vector<int> addModulesOf(bool operators);
    void noteOutputs(const std::vector<int>& ofOperators);
    [[nodiscard]] QSet<int> rowsOfHits() const;
    void showHits();

    const Document* m_document;
    std::vector<Item> m_items;  ///< the root first, parents before their children
    std::vector<int> m_parents; ///< of each, -1 of the root
    std::unordered_map<std::string, int> m_byPath;
    QSet<int> m_hits;
};

QVariant ModuleTreeSheet::other(int row, int /*column*/, int role) const
{
    const QString path = QString::fromStdString(at(row).path);
    const QString type = QString::fromStdString(at(row).type);
    switch (role) {
    case Qt::ToolTipRole:
        return path.isEmpty() || type.isEmpty()
                   ? path + type
                   : ModuleTreeView::tr("%1: %2", "module path and type").arg(path, type);
    case ModulePathRole:
        return path;
    case HitRole:
        return m_hits.contains(row);
    default:
        return {};
    }
}

int ModuleTreeSheet::rowOfPath(const std::string& path)
{
    if (const auto known = m_byPath.find(path); known != m_byPath.end())
        return known->second;
    const int parent = path.empty() ? -1 : rowOfPath(parentPath(path));
    m_items.push_back({path, {}, {}, {}});
    m_parents.push_back(parent);
    return m_byPath[path] = static_cast<int>(m_items.size()) - 1;
}

void ModuleTreeSheet::reload()
{
    beginResetModel();
    m_items.clear();
    m_parents.clear();
    m_byPath.clear();
    const graph::Run& run = m_document->run();
    if (!run.graph.nodes.empty() || !run.modules.empty()) {
        rowOfPath({});
        // Parameters come before what uses them: operators alone say the order of execution.
        const std::vector<int> ofOperators = addModulesOf(true);
        addModulesOf(false);
        noteOutputs(ofOperators);
    }
    setTree(m_parents);
    m_hits = rowsOfHits();
    endResetModel();
}

/// Rows of the modules of all operators, or of all other nodes, by node in their order.
std::vector<int> ModuleTreeSheet::addModulesOf(bool operators)
{
    std::vector<int> rows;
    const std::string* module = nullptr; // of the node before, which is most often the same
    for (const graph::Node& node : m_document->run().graph.nodes) {
        if ((node.kind == graph::NodeKind::Op) != operators)
            continue;
        rows.push_back(module != nullptr && *module == node.module ? rows.back() : rowOfPath(node.module));
        module = &node.module;
    }
    return rows;
}

void ModuleTreeSheet::noteOutputs(const std::vector<int>& ofOperators)
{
    const graph::Run& run = m_document->run();
    auto own = ofOperators.begin();
    for (const graph::Node& node : run.graph.nodes) {
        if (node.kind != graph::NodeKind::Op)
            continue;
        const int row = *own++;
        for (int up = node.floating ? row : -1; up >= 0; up = m_parents[static_cast<std::size_t>(up)])
            m_items[static_cast<std::size_t>(up)].last = node.id;
    }
    for (const graph::ModuleCall& call : run.modules) {
        const int row = rowOfPath(call.path);
        Item& item = m_items[static_cast<std::size_t>(row)];
        item.type = call.type;
        if (const graph::Node* node = graph::mainOutput(run.graph, call))
            item.output = node->id;
    }
}

QSet<int> ModuleTreeSheet::rowsOfHits() const
{
    QSet<int> rows;
    for (const graph::NodeId id : m_document->highlighted())
        if (const QModelIndex index = indexOf(id); index.isValid())
            rows.insert(rowOf(index));
    return rows;
}

void ModuleTreeSheet::showHits()
{
    QSet<int> hits = rowsOfHits();
    std::swap(hits, m_hits);
    hits.unite(m_hits);
    for (const int row : std::as_const(hits)) {
        const QModelIndex index = indexOfRow(row);
        Q_EMIT dataChanged(index, index.siblingAtColumn(columnCount() - 1), {HitRole});
    }
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

std::unique_ptr<SheetModel> moduleTreeSheet(const Document* document)
{
    return std::make_unique<ModuleTreeSheet>(document);
}

ModuleTreeView::ModuleTreeView(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_model(moduleTreeSheet(document).release()),
      m_search(new FilterField(this)),
      m_tree(new QTreeView(this)),
      m_delegate(new RowDelegate(this))
{
    m_model->setParent(this);
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
    header->setSectionResizeMode(nameColumn, QHeaderView::Fixed);
    header->setSectionResizeMode(barsColumn, QHeaderView::Fixed);
    header->resizeSection(barsColumn, barsWidth);
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
    const int wanted = view->sizeHintForColumn(nameColumn);
    const int bars = std::clamp(room - wanted, smallestBars, barsWidth);
    const int least = std::min(wanted, deepestShown() * m_tree->indentation() + smallestModuleName);
    m_tree->header()->resizeSection(barsColumn, bars);
    m_tree->header()->resizeSection(nameColumn, std::max(room - bars, least));
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
    m_delegate->setBars(barsColumn, bar);
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
