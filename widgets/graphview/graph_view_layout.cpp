// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_view_private.h"

namespace scalescope::widgets {

namespace {

constexpr int growthInterval = 700; // ms between two layouts of a run that is being written

} // namespace

void GraphView::Private::runChanged()
{
    const graph::Run& run = document->run();
    const graph::Node* last = lastNode ? run.graph.find(*lastNode) : nullptr;
    runIsGrowing = last != nullptr && last->name == lastName;
    const auto name = run.facts.find("model");
    const std::string newModel = name != run.facts.end() ? name->second : std::string();
    if (!runIsGrowing) {
        isNewRun = true;
        placedByUser = false;
        painter.selected = -1;
        picture = {};
        anchor.reset();
        centreWhenLaidOut.reset();
        view->update();
    }
    if (newModel != model) {
        foldsAutomatically = true;
        folding = {};
    }
    model = newModel;
    lastNode.reset();
    if (!run.graph.nodes.empty()) {
        lastNode = run.graph.nodes.back().id;
        lastName = run.graph.nodes.back().name;
    }
}

void GraphView::Private::graphChanged()
{
    if (foldsAutomatically)
        folding.depth = automaticDepth(document->graph(), document->run().modules);
    if (!picture.empty() && !anchor)
        anchorMiddle();
    if (std::exchange(runIsGrowing, false))
        layOutSoon();
    else
        layOutNow();
}

void GraphView::Private::changeFolding(const FoldState& state, bool byUser)
{
    if (state == folding)
        return;
    folding = state;
    foldsAutomatically = false;
    layOutNow();
    if (byUser)
        Q_EMIT view->foldingChanged();
}

void GraphView::Private::toggleModule(const std::string& path, bool open)
{
    FoldState state = folding;
    state.byHand[path] = open;
    anchorModule(path);
    changeFolding(state, true);
}

void GraphView::Private::layOutNow()
{
    throttle.stop();
    layOutAgain = false;
    pending = fold(document->graph(), document->run().modules, folding, options);
    if (pending.cards.empty()) {
        dot.cancel();
        picture = {};
        painter.selected = -1;
        layoutEnded();
        view->update();
        return;
    }
    Q_EMIT view->layoutStarted();
    hint->showBusy();
    dot.start(layoutRequestOf(pending));
}

void GraphView::Private::layOutSoon()
{
    if (dot.isBusy() || throttle.isActive())
        layOutAgain = true;
    else
        layOutNow();
}

void GraphView::Private::pictureArrived(const LayoutResult& layout)
{
    picture = GraphPicture::of(std::move(pending), layout);
    pending = {};
    painter.selected = -1;
    updateLooks();
    painter.selected = selectedCard();
    drawnFolding = folding;
    updateMarks();
    announce();
    if (std::exchange(isNewRun, false))
        showStart();
    else
        keepAnchor();
    anchor.reset();
    const int centred =
        centreWhenLaidOut ? cardShowing(picture.view, document->run().graph, *centreWhenLaidOut) : -1;
    centreWhenLaidOut.reset();
    if (centred >= 0)
        centreOnCard(centred);
    layoutEnded();
    throttle.start(growthInterval);
    view->update();
    Q_EMIT view->layoutFinished();
}

void GraphView::Private::layoutEnded()
{
    hint->dismiss();
}

void GraphView::Private::updateLooks()
{
    picture.looks = looksOf(picture.view, *document);
    painter.bars = ScaleBar::of(*document, theme);
    legend.setContent(*document);
    view->update();
}

void GraphView::Private::anchorModule(const std::string& path)
{
    Anchor next;
    next.module = path;
    if (const auto place = placeOf(next)) {
        next.place = viewport.toView(*place);
        anchor = next;
    }
}

void GraphView::Private::anchorMiddle()
{
    const QPointF middle = viewport.toLayout(QRectF(QPointF(), size()).center());
    int nearest = painter.selected;
    const QRectF seen = viewport.toLayout(QRectF(QPointF(), size()));
    if (nearest < 0 || !picture.layout.cards[static_cast<std::size_t>(nearest)].intersects(seen)) {
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t card = 0; card < picture.layout.cards.size(); ++card) {
            const double away = (picture.layout.cards[card].center() - middle).manhattanLength();
            if (away < least) {
                least = away;
                nearest = static_cast<int>(card);
            }
        }
    }
    Anchor next;
    next.node = picture.view.cards[static_cast<std::size_t>(nearest)].node;
    next.place = viewport.toView(picture.layout.cards[static_cast<std::size_t>(nearest)].topLeft());
    anchor = next;
}

std::optional<QPointF> GraphView::Private::placeOf(const Anchor& wanted) const
{
    if (wanted.node) {
        const int card = cardShowing(picture.view, document->run().graph, *wanted.node);
        if (card < 0)
            return std::nullopt;
        return picture.layout.cards[static_cast<std::size_t>(card)].topLeft();
    }
    for (std::size_t i = 0; i < picture.view.modules.size(); ++i) {
        if (picture.view.modules[i].path == wanted.module)
            return QPointF(picture.layout.clusters[i].center().x(), picture.layout.clusters[i].top());
    }
    for (std::size_t i = 0; i < picture.view.cards.size(); ++i) {
        if (picture.view.cards[i].foldedModule == wanted.module)
            return QPointF(picture.layout.cards[i].center().x(), picture.layout.cards[i].top());
    }
    return std::nullopt;
}

void GraphView::Private::keepAnchor()
{
    const auto place = anchor ? placeOf(*anchor) : std::nullopt;
    if (place)
        viewport.put(*place, anchor->place);
    // A picture that went out of sight altogether would look like an empty one.
    else if (!viewport.toLayout(QRectF(QPointF(), size())).intersects(picture.layout.bounds))
        showStart();
    viewportChanged();
}

} // namespace scalescope::widgets
