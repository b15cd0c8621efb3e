// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/module_tree_model.h"

#include "core/text/last_part.h"
#include "widgets/models/plain_text.h"

#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

std::string parentPath(const std::string& path)
{
    const auto dot = path.rfind('.');
    return dot == std::string::npos ? std::string() : path.substr(0, dot);
}

} // namespace

ModuleTreeModel::ModuleTreeModel(Document* document, QObject* parent)
    : QAbstractItemModel(parent), m_document(document)
{
    connect(document, &Document::runChanged, this, &ModuleTreeModel::reload);
    connect(document, &Document::highlightChanged, this, &ModuleTreeModel::showHits);
    reload();
}

int ModuleTreeModel::itemOf(const std::string& path)
{
    if (const auto known = m_byPath.find(path); known != m_byPath.end())
        return known->second;
    Item item;
    item.path = path;
    if (!path.empty()) {
        item.parent = itemOf(parentPath(path));
        auto& siblings = m_items[static_cast<std::size_t>(item.parent)].children;
        item.row = static_cast<int>(siblings.size());
        siblings.push_back(static_cast<int>(m_items.size()));
    }
    m_items.push_back(std::move(item));
    return m_byPath[path] = static_cast<int>(m_items.size()) - 1;
}

void ModuleTreeModel::reload()
{
    beginResetModel();
    m_items.clear();
    m_byPath.clear();
    const graph::Run& run = m_document->run();
    if (!run.graph.nodes.empty() || !run.modules.empty()) {
        itemOf({});
        // Parameters come before what uses them: operators alone say the order of execution.
        const std::vector<int> ofOperators = addModulesOf(true);
        addModulesOf(false);
        noteOutputs(ofOperators);
    }
    m_hits = itemsOfHits();
    endResetModel();
}

/// Items of the modules of all operators, or of all other nodes, by node in their order.
std::vector<int> ModuleTreeModel::addModulesOf(bool operators)
{
    std::vector<int> items;
    const std::string* module = nullptr; // of the node before, which is most often the same
    for (const graph::Node& node : m_document->run().graph.nodes) {
        if ((node.kind == graph::NodeKind::Op) != operators)
            continue;
        items.push_back(module != nullptr && *module == node.module ? items.back() : itemOf(node.module));
        module = &node.module;
    }
    return items;
}

void ModuleTreeModel::noteOutputs(const std::vector<int>& ofOperators)
{
    const graph::Run& run = m_document->run();
    auto own = ofOperators.begin();
    for (const graph::Node& node : run.graph.nodes) {
        if (node.kind != graph::NodeKind::Op)
            continue;
        const int item = *own++;
        for (int at = node.floating ? item : -1; at >= 0; at = m_items[static_cast<std::size_t>(at)].parent)
            m_items[static_cast<std::size_t>(at)].last = node.id;
    }
    for (const graph::ModuleCall& call : run.modules) {
        const int position = itemOf(call.path);
        Item& item = m_items[static_cast<std::size_t>(position)];
        item.type = call.type;
        if (const graph::Node* node = graph::mainOutput(run.graph, call))
            item.output = node->id;
    }
}

std::optional<graph::NodeId> ModuleTreeModel::nodeOf(const Item& item) const
{
    return item.output ? item.output : item.last;
}

const ModuleTreeModel::Item& ModuleTreeModel::item(const QModelIndex& index) const
{
    return m_items[static_cast<std::size_t>(index.internalId())];
}

QModelIndex ModuleTreeModel::indexOfItem(int position) const
{
    if (position < 0 || static_cast<std::size_t>(position) >= m_items.size())
        return {};
    return createIndex(m_items[static_cast<std::size_t>(position)].row, 0, static_cast<quintptr>(position));
}

QModelIndex ModuleTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const int position = parent.isValid() ? item(parent).children[static_cast<std::size_t>(row)] : 0;
    return createIndex(row, column, static_cast<quintptr>(position));
}

QModelIndex ModuleTreeModel::parent(const QModelIndex& child) const
{
    return child.isValid() ? indexOfItem(item(child).parent) : QModelIndex();
}

int ModuleTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return m_items.empty() ? 0 : 1;
    return parent.column() == 0 ? static_cast<int>(item(parent).children.size()) : 0;
}

int ModuleTreeModel::columnCount(const QModelIndex& /*parent*/) const
{
    return ColumnCount;
}

QVariant ModuleTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Item& at = item(index);
    const auto id = nodeOf(at);
    const QString type = QString::fromStdString(at.type);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() != NameColumn)
            return {};
        if (at.path.empty())
            return type.isEmpty() ? tr("model") : type;
        return QString::fromStdString(text::lastPart(at.path));
    case Qt::ToolTipRole:
        return plainToolTip(
            at.path.empty() || type.isEmpty()
                ? QString::fromStdString(at.path) + type
                : tr("%1: %2", "module path and type").arg(QString::fromStdString(at.path), type));
    case ModulePathRole:
        return QString::fromStdString(at.path);
    case HitRole:
        return m_hits.contains(static_cast<int>(index.internalId()));
    case NodeIdRole:
        return id ? QVariant::fromValue<qint64>(*id) : QVariant();
    case NodeRole:
        return id ? QVariant::fromValue(m_document->run().graph.find(*id)) : QVariant();
    default:
        return {};
    }
}

QVariant ModuleTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Module") : tr("Scale");
}

QModelIndex ModuleTreeModel::indexOf(graph::NodeId node) const
{
    const graph::Node* found = m_document->run().graph.find(node);
    if (!found)
        return {};
    // The same tensor can be the output of a module and of its parents: the module that made it is meant.
    for (std::string path = found->module;;) {
        if (const auto own = m_byPath.find(path); own != m_byPath.end())
            return indexOfItem(own->second);
        if (path.empty())
            return {};
        const std::size_t dot = path.rfind('.'); // no row of its own: the one around it
        path.resize(dot == std::string::npos ? 0 : dot);
    }
}

QModelIndex ModuleTreeModel::indexOfPath(const std::string& path) const
{
    const auto found = m_byPath.find(path);
    return found != m_byPath.end() ? indexOfItem(found->second) : QModelIndex();
}

QSet<int> ModuleTreeModel::itemsOfHits() const
{
    QSet<int> items;
    for (const graph::NodeId id : m_document->highlighted())
        if (const QModelIndex index = indexOf(id); index.isValid())
            items.insert(static_cast<int>(index.internalId()));
    return items;
}

void ModuleTreeModel::showHits()
{
    QSet<int> hits = itemsOfHits();
    std::swap(hits, m_hits);
    hits.unite(m_hits);
    for (const int position : std::as_const(hits)) {
        const QModelIndex index = indexOfItem(position);
        Q_EMIT dataChanged(index, index.siblingAtColumn(ColumnCount - 1), {HitRole});
    }
}

} // namespace scalescope::widgets
