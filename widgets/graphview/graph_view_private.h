// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_navigation.h"
#include "widgets/graphview/graph_overlays.h"
#include "widgets/graphview/graph_painter.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/graphview/layout_hint.h"
#include "widgets/graphview/viewport.h"
#include "widgets/layout/dot_process.h"

#include <QPointer>
#include <QTimer>

namespace scalescope::widgets {

/// What GraphView holds: the picture that is shown, the one that is being laid out, and where one looks.
class GraphView::Private
{
public:
    Private(GraphView* view, Document* document);

    // graph_view_layout.cpp: from the document to a picture
    void runChanged();
    void graphChanged();
    void changeFolding(const FoldState& state, bool byUser);
    void toggleModule(const std::string& path, bool open);
    void layOutNow();
    void layOutSoon(); ///< for a run that grows: no more often than now and then
    void pictureArrived(const LayoutResult& layout);
    void layoutEnded();
    void updateLooks();

    // graph_view_viewport.cpp: where one looks
    void showStart();
    void fit();
    void zoomAt(const QPointF& fixed, double factor);
    void centreOnCard(int card);
    void ensureVisible(int card);
    void bringIntoView(const QRectF& inLayout); ///< moves no further than it has to
    void viewportChanged();
    void movedByHand(); ///< the same while one drags or zooms: the panels stay where they are
    void placePanels(); ///< legend and map, where they hide least
    [[nodiscard]] QRectF freeArea() const; ///< of the widget, with a margin
    [[nodiscard]] QSizeF size() const { return view->size(); }
    /// How much of the cards a panel of the widget lies over, in the layout's units squared.
    [[nodiscard]] double hiddenBy(const QRectF& panel) const;
    [[nodiscard]] bool legendIsOverCards() const; ///< in its corner, the best of the four
    [[nodiscard]] bool showsLegend() const;       ///< not over a card, nor under the mouse
    [[nodiscard]] bool showsMinimap() const;

    // graph_view.cpp: the selection
    void selectionChanged();
    void updateMarks();
    void updateTags();
    void announce();
    [[nodiscard]] int selectedCard() const;
    void selectCard(int card);
    void step(Step step);

    /// What stays in its place when a new picture comes.
    struct Anchor
    {
        std::string module; ///< of an opened or closed module; else a node's card
        std::optional<graph::NodeId> node;
        QRectF before; ///< where it was, in the widget
    };
    void anchorModule(const std::string& path);
    void anchorMiddle();
    void keepAnchor();
    /// Of an opened or closed module in the layout: its card, or its frame's title.
    [[nodiscard]] QRectF toBeSeen(const Anchor& anchor, const QRectF& rect) const;
    [[nodiscard]] std::optional<QRectF> rectOf(const Anchor& anchor) const; ///< in the layout

    GraphView* view;
    QPointer<Document> document;
    Theme theme = Theme::light();
    GraphPicture picture;
    GraphPainter painter;
    GraphLegend legend;
    Minimap minimap;
    Viewport viewport;
    DotProcess dot;
    LayoutHint* hint;

    FoldState folding;
    FoldState drawnFolding;         ///< of the picture that is shown
    bool foldsAutomatically = true; ///< until the user opens or closes something
    FoldOptions options;
    std::set<graph::NodeId> highlighted;
    std::set<graph::NodeId> tagged;
    QString tagWord;
    std::optional<graph::NodeId> centreWhenLaidOut;
    std::optional<Anchor> anchor;
    ViewGraph pending;    ///< being laid out
    bool isNewRun = true; ///< the next picture starts at its beginning
    bool runIsGrowing = false;
    bool hasGrown = false;    ///< since the picture that is shown
    bool noteClosed = false;  ///< by the user, for this run
    bool layOutAgain = false; ///< something changed while a layout was going on
    QTimer throttle;
    /// Of the run shown: the last node, by which a longer version of the same run is known.
    std::optional<graph::NodeId> lastNode;
    std::string lastName;
    std::string model;
    std::string started; ///< when, which tells two runs of one model apart

    bool legendShown = true;
    bool minimapShown = true;
    bool placedByUser = false;      ///< until then a resized view starts again at the beginning
    std::optional<QPointF> pressed; ///< where the mouse went down
    QPointF dragFrom;               ///< the viewport's origin then
    bool dragging = false;
    bool onMinimap = false;
    QPointF mouse{-1, -1};
};

} // namespace scalescope::widgets
