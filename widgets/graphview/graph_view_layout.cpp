// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_view_private.h"

namespace scalescope::widgets {

namespace {

constexpr int growthInterval = 700;  // ms between two layouts of a run that is being written
constexpr QSizeF titleSize(200, 28); // of a module's frame, about

std::string factOf(const graph::Run& run, const char* key)
{
    const auto fact = run.facts.find(key);
    return fact != run.facts.end() ? fact->second : std::string();
}

QPointF topCentre(const QRectF& rect)
{
    return {rect.center().x(), rect.top()};
}

} // namespace

void GraphView::Private::runChanged()
{
    const graph::Run& run = document->run();
    const graph::Node* last = lastNode ? run.graph.find(*lastNode) : nullptr;
    const std::string newModel = factOf(run, "model");
    const std::string newStarted = factOf(run, "started");
    // A failed run leaves its first nodes, which the next run has as well without being a longer version.
    runIsGrowing = last != nullptr && last->name == lastName && newModel == model && newStarted == started;
    if (runIsGrowing) {
        hasGrown = true;
    } else {
        isNewRun = true;
        noteClosed = false;
        hasGrown = false;
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
    started = newStarted;
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
    placedByUser = true;
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
    updateTags();
    announce();
    // Until one looks elsewhere, a run that grows is seen from its beginning.
    const bool isUntouched = std::exchange(hasGrown, false) && !placedByUser && painter.selected < 0;
    if (std::exchange(isNewRun, false) || isUntouched)
        showStart();
    else
        keepAnchor();
    anchor.reset();
    const int centred =
        centreWhenLaidOut ? cardShowing(picture.view, document->run().graph, *centreWhenLaidOut) : -1;
    centreWhenLaidOut.reset();
    if (centred >= 0)
        centreOnCard(centred);
    placePanels();
    layoutEnded();
    if (const QString note = layoutNote(picture.layout); !note.isEmpty() && !noteClosed)
        hint->showNote(note);
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
    if (const auto rect = rectOf(next)) {
        next.before = viewport.toView(*rect);
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
    next.before = viewport.toView(picture.layout.cards[static_cast<std::size_t>(nearest)]);
    anchor = next;
}

std::optional<QRectF> GraphView::Private::rectOf(const Anchor& wanted) const
{
    if (wanted.node) {
        const int card = cardShowing(picture.view, document->run().graph, *wanted.node);
        if (card < 0)
            return std::nullopt;
        return picture.layout.cards[static_cast<std::size_t>(card)];
    }
    for (std::size_t i = 0; i < picture.view.modules.size(); ++i) {
        if (picture.view.modules[i].path == wanted.module)
            return picture.layout.clusters[i];
    }
    for (std::size_t i = 0; i < picture.view.cards.size(); ++i) {
        if (picture.view.cards[i].foldedModule == wanted.module)
            return picture.layout.cards[i];
    }
    return std::nullopt;
}

QRectF GraphView::Private::toBeSeen(const Anchor& wanted, const QRectF& rect) const
{
    const auto isWanted = [&](const ViewModule& module) { return module.path == wanted.module; };
    if (std::none_of(picture.view.modules.begin(), picture.view.modules.end(), isWanted))
        return rect;
    const bool fits = rect.width() * viewport.zoom <= freeArea().width();
    return {rect.topLeft(), QSizeF(fits ? rect.width() : titleSize.width(), titleSize.height())};
}

void GraphView::Private::keepAnchor()
{
    const QRectF widget(QPointF(), size());
    const auto rect = anchor ? rectOf(*anchor) : std::nullopt;
    if (!rect) {
        // A picture that went out of sight altogether would look like an empty one.
        if (!viewport.toLayout(widget).intersects(picture.layout.bounds))
            showStart();
    } else if (anchor->node) {
        viewport.put(rect->topLeft(), anchor->before.topLeft());
        if (widget.intersects(anchor->before) && !widget.intersects(viewport.toView(*rect)))
            bringIntoView(*rect);
    } else {
        viewport.put(topCentre(*rect), topCentre(anchor->before));
        // A frame's middle may be far from the part of it that was seen.
        bringIntoView(toBeSeen(*anchor, *rect));
    }
    viewportChanged();
}

} // namespace scalescope::widgets
