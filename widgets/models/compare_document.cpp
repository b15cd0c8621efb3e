// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/compare_document.h"

#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

/// Where a node is in its graph; ids grow with the position.
std::optional<std::size_t> positionOf(const graph::Graph& graph, graph::NodeId id)
{
    const graph::Node* node = graph.find(id);
    return node == nullptr ? std::nullopt
                           : std::optional(static_cast<std::size_t>(node - graph.nodes.data()));
}

} // namespace

CompareDocument::CompareDocument(Document* document, QObject* parent) : QObject(parent), m_document(document)
{
    m_pool.setMaxThreadCount(1);
    connect(document, &Document::selectionChanged, this, &CompareDocument::followDocument);
    connect(document, &Document::runChanged, this, &CompareDocument::followDocument);
}

CompareDocument::~CompareDocument()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void CompareDocument::setRuns(const Side& a, const Side& b)
{
    const bool sameRuns = a.run == m_a.run && b.run == m_b.run;
    const bool sameTitles = a.title == m_a.title && b.title == m_b.title;
    const auto changeOf = [](const Side& before, const Side& now) {
        return before.run == now.run ? RunChange::Grown : now.change;
    };
    m_changes = {std::max(m_changes[0], changeOf(m_a, a)), std::max(m_changes[1], changeOf(m_b, b))};
    m_a = a;
    m_b = b;
    if (!sameRuns)
        align();
    else if (!sameTitles)
        Q_EMIT changed(unchanged);
}

void CompareDocument::align()
{
    const int request = ++m_request;
    if (!m_a.run || !m_b.run) {
        take(request, nullptr);
        return;
    }
    m_pool.start([this, request, a = m_a.run, b = m_b.run] {
        auto made = std::make_shared<const compare::Comparison>(compare::compare(a, b));
        QMetaObject::invokeMethod(
            this, [this, request, made] { take(request, made); }, Qt::QueuedConnection);
    });
}

void CompareDocument::take(int request, std::shared_ptr<const compare::Comparison> comparison)
{
    if (request != m_request || (!comparison && !m_comparison))
        return;
    m_comparison = std::move(comparison);
    m_selected.reset();
    m_titlesA = m_comparison ? sheet::NodeTitles(m_comparison->a->graph) : sheet::NodeTitles();
    m_titlesB = m_comparison ? sheet::NodeTitles(m_comparison->b->graph) : sheet::NodeTitles();
    Q_EMIT changed(std::exchange(m_changes, unchanged));
    followDocument();
}

QString CompareDocument::path(std::size_t row) const
{
    const graph::Node* a = m_comparison->nodeA(row);
    return a != nullptr ? pathText(m_titlesA, *a) : pathText(m_titlesB, *m_comparison->nodeB(row));
}

std::optional<std::size_t> CompareDocument::rowOf(const graph::Run& run, graph::NodeId node) const
{
    if (!m_comparison)
        return std::nullopt;
    const bool isA = &run == m_comparison->a.get();
    if (!isA && &run != m_comparison->b.get())
        return std::nullopt;
    const auto position = positionOf(run.graph, node);
    if (!position)
        return std::nullopt;
    return (isA ? m_comparison->alignment.rowOfA : m_comparison->alignment.rowOfB)[*position];
}

void CompareDocument::select(std::optional<std::size_t> row)
{
    if (!m_comparison || row == m_selected)
        return;
    m_selected = row;
    const bool showsA = &m_document->run() == m_comparison->a.get();
    const bool showsB = &m_document->run() == m_comparison->b.get();
    if (row && (showsA || showsB)) {
        const graph::Node* node = showsA ? m_comparison->nodeA(*row) : m_comparison->nodeB(*row);
        m_document->select(node != nullptr ? std::optional(node->id) : std::nullopt);
    }
    Q_EMIT selectionChanged();
}

void CompareDocument::selectNode(const graph::Run& run, graph::NodeId node)
{
    if (const auto row = rowOf(run, node))
        select(row);
}

void CompareDocument::followDocument()
{
    if (const auto node = m_document->selected())
        selectNode(m_document->run(), *node);
}

} // namespace scalescope::widgets
