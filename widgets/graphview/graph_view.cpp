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
    : QWidget(parent), d(std::make_unique<Private>(this, document))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    grabGesture(Qt::PinchGesture);
    setAccessibleName(tr("Graph of the run"));
    connect(document, &Document::runChanged, this, [this] { d->runChanged(); });
    connect(document, &Document::graphChanged, this, [this] { d->graphChanged(); });
    connect(document, &Document::selectionChanged, this, [this] { d->selectionChanged(); });
    connect(document, &Document::formatsChanged, this, [this] { d->updateLooks(); });
    connect(document, &Document::quantityChanged, this, [this] { d->updateLooks(); });
    connect(&d->dot, &DotProcess::finished, this,
            [this](const LayoutResult& layout) { d->pictureArrived(layout); });
    connect(&d->dot, &DotProcess::failed, this, [this](const QString& sentence) {
        d->hint->showFailure(sentence);
        Q_EMIT layoutFailed(sentence);
    });
    connect(&d->throttle, &QTimer::timeout, this, [this] {
        if (d->layOutAgain && !d->dot.isBusy())
            d->layOutNow();
    });
    connect(d->hint, &LayoutHint::cancelRequested, this, &GraphView::cancelLayout);
    connect(d->hint, &LayoutHint::retryRequested, this, [this] { d->layOutNow(); });
    d->legend.setContent(*document);
    d->runChanged();
    if (!document->graph().nodes.empty())
        d->graphChanged();
}

GraphView::~GraphView() = default;

void GraphView::setTheme(const Theme& theme)
{
    d->theme = theme;
    d->hint->setTheme(theme);
    d->painter.bars.theme = theme;
    update();
}

void GraphView::centreOn(graph::NodeId node)
{
    const int card = cardShowing(d->picture.view, d->document->run().graph, node);
    if (card >= 0)
        d->centreOnCard(card);
    if (card < 0 || isLayingOut())
        d->centreWhenLaidOut = node;
}

void GraphView::setHighlighted(const std::set<graph::NodeId>& nodes)
{
    d->highlighted = nodes;
    d->updateMarks();
}

const FoldState& GraphView::folding() const
{
    return d->folding;
}

void GraphView::setFolding(const FoldState& state)
{
    if (!d->picture.empty())
        d->anchorMiddle();
    d->changeFolding(state, false);
}

const FoldOptions& GraphView::options() const
{
    return d->options;
}

void GraphView::setOptions(const FoldOptions& options)
{
    if (options == d->options)
        return;
    d->options = options;
    if (!d->picture.empty())
        d->anchorMiddle();
    d->layOutNow();
}

void GraphView::setLegendShown(bool shown)
{
    d->legendShown = shown;
    update();
}

void GraphView::setMinimapShown(bool shown)
{
    d->minimapShown = shown;
    update();
}

double GraphView::zoom() const
{
    return d->viewport.zoom;
}

bool GraphView::isLayingOut() const
{
    return d->dot.isBusy();
}

void GraphView::setLayoutProgram(const QString& program)
{
    d->dot.setProgram(program);
}

const ViewGraph& GraphView::drawn() const
{
    return d->picture.view;
}

QRectF GraphView::cardRect(graph::NodeId node) const
{
    const int card = cardShowing(d->picture.view, d->document->run().graph, node);
    return card < 0 ? QRectF() : d->viewport.toView(d->picture.layout.cards[static_cast<std::size_t>(card)]);
}

void GraphView::fit()
{
    d->placedByUser = true;
    d->fit();
}

void GraphView::zoomIn()
{
    d->zoomAt(rect().center(), zoomStep);
}

void GraphView::zoomOut()
{
    d->zoomAt(rect().center(), 1 / zoomStep);
}

void GraphView::resetZoom()
{
    d->zoomAt(rect().center(), 1 / d->viewport.zoom);
}

void GraphView::openAll()
{
    if (!d->picture.empty())
        d->anchorMiddle();
    d->changeFolding({FoldState::allOpen, {}}, true);
}

void GraphView::foldAll()
{
    if (!d->picture.empty())
        d->anchorMiddle();
    d->changeFolding({0, {}}, true);
}

void GraphView::foldAutomatically()
{
    if (!d->picture.empty())
        d->anchorMiddle();
    d->changeFolding({automaticDepth(d->document->graph(), d->document->run().modules), {}}, true);
    d->foldsAutomatically = true;
}

void GraphView::openModule()
{
    if (d->painter.selected < 0)
        return;
    const ViewCard& card = d->picture.view.cards[static_cast<std::size_t>(d->painter.selected)];
    if (card.isStack())
        d->toggleModule(std::string(card.foldedModule), true);
}

void GraphView::foldModule()
{
    if (d->painter.selected < 0)
        return;
    const int frame = d->picture.view.cards[static_cast<std::size_t>(d->painter.selected)].cluster;
    if (frame >= 0)
        d->toggleModule(std::string(d->picture.view.modules[static_cast<std::size_t>(frame)].path), false);
}

void GraphView::cancelLayout()
{
    if (!d->dot.isBusy())
        return;
    d->dot.cancel();
    d->layOutAgain = false;
    d->anchor.reset();
    d->layoutEnded();
    Q_EMIT layoutCancelled();
    if (d->folding != d->drawnFolding && !d->picture.empty()) {
        d->folding = d->drawnFolding;
        Q_EMIT foldingChanged();
    }
}

int GraphView::Private::selectedCard() const
{
    const auto node = document->selected();
    return node ? cardShowing(picture.view, document->run().graph, *node) : -1;
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
