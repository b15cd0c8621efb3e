// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_view.h"

#include "widgets/graphview/graph_view_private.h"

#include <QAccessible>

namespace scalescope::widgets {

namespace {

constexpr double zoomStep = 1.25;

} // namespace

GraphView::Private::Private(GraphView* owner, Document* shown)
    : view(owner), document(shown), hint(new LayoutHint(owner))
{
    throttle.setSingleShot(true);
    hint->setTheme(theme);
    painter.bars.theme = theme;
}

GraphView::GraphView(Document* document, QWidget* parent)
    : QWidget(parent), m_d(std::make_unique<Private>(this, document))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    grabGesture(Qt::PinchGesture);
    setAccessibleName(tr("Graph of the run"));
    connect(document, &Document::runChanged, this, [this] { m_d->runChanged(); });
    connect(document, &Document::graphChanged, this, [this] { m_d->graphChanged(); });
    connect(document, &Document::selectionChanged, this, [this] { m_d->selectionChanged(); });
    connect(document, &Document::formatsChanged, this, [this] { m_d->updateLooks(); });
    connect(document, &Document::quantityChanged, this, [this] { m_d->updateLooks(); });
    connect(&m_d->dot, &DotProcess::finished, this,
            [this](const LayoutResult& layout) { m_d->pictureArrived(layout); });
    connect(&m_d->dot, &DotProcess::failed, this, [this](const QString& sentence) {
        m_d->hint->showFailure(sentence);
        Q_EMIT layoutFailed(sentence);
    });
    connect(&m_d->throttle, &QTimer::timeout, this, [this] {
        if (m_d->layOutAgain && !m_d->dot.isBusy())
            m_d->layOutNow();
    });
    connect(m_d->hint, &LayoutHint::cancelRequested, this, &GraphView::cancelLayout);
    connect(m_d->hint, &LayoutHint::retryRequested, this, [this] { m_d->layOutNow(); });
    connect(m_d->hint, &LayoutHint::noteClosed, this, [this] { m_d->noteClosed = true; });
    m_d->legend.setContent(*document);
    m_d->runChanged();
    if (!document->graph().nodes.empty())
        m_d->graphChanged();
}

GraphView::~GraphView() = default;

void GraphView::setTheme(const Theme& theme)
{
    m_d->theme = theme;
    m_d->hint->setTheme(theme);
    m_d->painter.bars.theme = theme;
    update();
}

void GraphView::centreOn(graph::NodeId node)
{
    const int card = cardShowing(m_d->picture.view, m_d->document->run().graph, node);
    if (card >= 0)
        m_d->centreOnCard(card);
    if (card < 0 || isLayingOut())
        m_d->centreWhenLaidOut = node;
}

void GraphView::setHighlighted(const std::set<graph::NodeId>& nodes)
{
    m_d->highlighted = nodes;
    m_d->updateMarks();
}

const FoldState& GraphView::folding() const
{
    return m_d->folding;
}

void GraphView::setFolding(const FoldState& state)
{
    if (!m_d->picture.empty())
        m_d->anchorMiddle();
    m_d->changeFolding(state, false);
}

const FoldOptions& GraphView::options() const
{
    return m_d->options;
}

void GraphView::setOptions(const FoldOptions& options)
{
    if (options == m_d->options)
        return;
    m_d->options = options;
    if (!m_d->picture.empty())
        m_d->anchorMiddle();
    m_d->layOutNow();
}

void GraphView::setTagged(const std::set<graph::NodeId>& nodes, const QString& word)
{
    m_d->tagged = nodes;
    m_d->tagWord = word;
    m_d->updateTags();
}

void GraphView::setLegendShown(bool shown)
{
    m_d->legendShown = shown;
    update();
}

void GraphView::setMinimapShown(bool shown)
{
    m_d->minimapShown = shown;
    update();
}

double GraphView::zoom() const
{
    return m_d->viewport.zoom;
}

bool GraphView::isLayingOut() const
{
    return m_d->dot.isBusy();
}

void GraphView::setLayoutProgram(const QString& program)
{
    m_d->dot.setProgram(program);
}

const ViewGraph& GraphView::drawn() const
{
    return m_d->picture.view;
}

QRectF GraphView::cardRect(graph::NodeId node) const
{
    const int card = cardShowing(m_d->picture.view, m_d->document->run().graph, node);
    return card < 0 ? QRectF()
                    : m_d->viewport.toView(m_d->picture.layout.cards[static_cast<std::size_t>(card)]);
}

std::optional<graph::NodeId> GraphView::middleNode(const std::function<bool(graph::NodeId)>& accept) const
{
    const QPointF middle = m_d->viewport.toLayout(QRectF(rect()).center());
    std::optional<graph::NodeId> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < m_d->picture.view.cards.size(); ++i) {
        const graph::NodeId node = m_d->picture.view.cards[i].node;
        const double away = (m_d->picture.layout.cards[i].center() - middle).manhattanLength();
        if (away < least && accept(node)) {
            least = away;
            nearest = node;
        }
    }
    return nearest;
}

void GraphView::showAt(graph::NodeId node, const QPointF& middle, double zoom)
{
    const int card = cardShowing(m_d->picture.view, m_d->document->run().graph, node);
    if (card < 0)
        return;
    m_d->placedByUser = true;
    m_d->viewport.zoom = std::clamp(zoom, Viewport::smallest, Viewport::largest);
    m_d->viewport.put(m_d->picture.layout.cards[static_cast<std::size_t>(card)].center(), middle);
    m_d->viewportChanged();
}

void GraphView::fit()
{
    m_d->placedByUser = true;
    m_d->fit();
}

void GraphView::zoomIn()
{
    m_d->zoomAt(rect().center(), zoomStep);
}

void GraphView::zoomOut()
{
    m_d->zoomAt(rect().center(), 1 / zoomStep);
}

void GraphView::resetZoom()
{
    m_d->zoomAt(rect().center(), 1 / m_d->viewport.zoom);
}

void GraphView::openAll()
{
    if (!m_d->picture.empty())
        m_d->anchorMiddle();
    m_d->changeFolding({FoldState::allOpen, {}}, true);
}

void GraphView::foldAll()
{
    if (!m_d->picture.empty())
        m_d->anchorMiddle();
    m_d->changeFolding({0, {}}, true);
}

void GraphView::foldAutomatically()
{
    if (!m_d->picture.empty())
        m_d->anchorMiddle();
    m_d->changeFolding({automaticDepth(m_d->document->graph(), m_d->document->run().modules), {}}, true);
    m_d->foldsAutomatically = true;
}

void GraphView::openModule()
{
    if (m_d->painter.selected < 0)
        return;
    const ViewCard& card = m_d->picture.view.cards[static_cast<std::size_t>(m_d->painter.selected)];
    if (card.isStack())
        m_d->toggleModule(std::string(card.foldedModule), true);
}

void GraphView::foldModule()
{
    if (m_d->painter.selected < 0)
        return;
    const int frame = m_d->picture.view.cards[static_cast<std::size_t>(m_d->painter.selected)].cluster;
    if (frame >= 0)
        m_d->toggleModule(std::string(m_d->picture.view.modules[static_cast<std::size_t>(frame)].path),
                          false);
}

void GraphView::cancelLayout()
{
    if (!m_d->dot.isBusy())
        return;
    m_d->dot.cancel();
    m_d->layOutAgain = false;
    m_d->anchor.reset();
    m_d->layoutEnded();
    Q_EMIT layoutCancelled();
    if (m_d->folding != m_d->drawnFolding && !m_d->picture.empty()) {
        m_d->folding = m_d->drawnFolding;
        Q_EMIT foldingChanged();
    }
}

int GraphView::Private::selectedCard() const
{
    const auto node = document->selected();
    // A card of another node is not framed for one that is hidden: the inspector shows that one.
    if (!node || (document->graph().find(*node) == nullptr && document->run().graph.find(*node) != nullptr))
        return -1;
    return cardShowing(picture.view, document->run().graph, *node);
}

void GraphView::Private::selectionChanged()
{
    const int before = std::exchange(painter.selected, selectedCard());
    if (painter.selected >= 0 && painter.selected != before && !isNewRun) {
        const QRectF shown =
            viewport.toView(picture.layout.cards[static_cast<std::size_t>(painter.selected)]);
        if (!QRectF(QPointF(), size()).contains(shown))
            ensureVisible(painter.selected);
    }
    announce();
    view->update();
}

void GraphView::Private::updateMarks()
{
    painter.marked.clear();
    for (const graph::NodeId node : highlighted) {
        const int card = picture.view.cardOf(node);
        if (card >= 0)
            painter.marked.insert(card);
    }
    view->update();
}

void GraphView::Private::updateTags()
{
    painter.tags = tagsOf(picture.view, tagged, tagWord);
    view->update();
}

void GraphView::Private::announce()
{
    const QString text = painter.selected < 0
                             ? GraphView::tr("Nothing is selected")
                             : picture.looks[static_cast<std::size_t>(painter.selected)].description;
    if (text == view->accessibleDescription())
        return;
    view->setAccessibleDescription(text);
    QAccessibleEvent event(view, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void GraphView::Private::selectCard(int card)
{
    if (card < 0)
        document->select(std::nullopt);
    else
        document->select(picture.view.cards[static_cast<std::size_t>(card)].node);
}

void GraphView::Private::step(Step direction)
{
    if (picture.empty())
        return;
    const int next = painter.selected < 0 ? 0 : neighbourOf(picture, painter.selected, direction);
    if (next < 0)
        return;
    selectCard(next);
    ensureVisible(next);
}

} // namespace scalescope::widgets
