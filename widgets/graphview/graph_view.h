// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_folding.h"
#include "widgets/graphview/graph_keys.h"
#include "widgets/graphview/graph_looks.h"
#include "widgets/graphview/graph_pointer.h"

#include <QWidget>
#include <functional>
#include <optional>
#include <set>

namespace scalescope::widgets {

class LayoutHint;
class PanelButtons;

/// The document's graph as cards with scale bars, laid out top to bottom in a child process. Shares the
/// document's selection in both directions.
class GraphView : public QWidget
{
    Q_OBJECT

public:
    explicit GraphView(Document* document, QWidget* parent = nullptr);
    /// Its keys, for help.
    static ViewKeys keys() { return graphKeys(); }

    void setTheme(const Theme& theme);

    /// Brings a node's card to the middle, at a zoom where it can be read; once it is laid out where it is
    /// not yet.
    void centreOn(graph::NodeId node);
    /// Marks the hits of a search.
    void setHighlighted(const std::set<graph::NodeId>& nodes);
    /// Gives the cards of these nodes a dashed outline and a word; a stack says how many it holds.
    void setTagged(const std::set<graph::NodeId>& nodes, const QString& word);

    /// Which modules are open: to be kept for undo and given back.
    [[nodiscard]] const FoldState& folding() const { return m_maker.folding(); }
    void setFolding(const FoldState& state) { m_folding.set(state); }
    [[nodiscard]] const FoldOptions& options() const { return m_maker.options(); }
    void setOptions(const FoldOptions& options) { m_folding.setOptions(options); }
    /// Whether there is one at all.
    void setPanelWanted(GraphPanel panel, bool wanted);
    /// What the user chose, for views with room for it.
    void setPanelOpen(GraphPanel panel, bool open);
    [[nodiscard]] bool isPanelOpen(GraphPanel panel) const { return m_panels.isOpen(panel); }
    /// What happens to the scale along each edge, written beside it.
    void setGains(const GainsShown& gains);
    [[nodiscard]] const GainsShown& gains() const { return m_looks.gains(); }

    /// Device-independent pixels per pixel of the layout.
    [[nodiscard]] double zoom() const { return m_camera.viewport().zoom; }
    [[nodiscard]] bool isLayingOut() const { return m_maker.isBusy(); }
    /// The program to run instead of Graphviz's `dot`.
    void setLayoutProgram(const QString& program) { m_maker.setLayoutProgram(program); }
    /// What is drawn now; the old picture while a new one is laid out.
    [[nodiscard]] const ViewGraph& drawn() const { return m_picture.view; }
    [[nodiscard]] const GraphPicture& picture() const { return m_picture; }
    /// The card that is framed, and that under a point of this widget; -1 where there is none.
    [[nodiscard]] int selectedCard() const { return m_selection.card(); }
    [[nodiscard]] int cardAt(const QPointF& point) const { return m_pointer.cardAt(point); }
    /// The edge under a point that is beside all cards, -1 where there is none.
    [[nodiscard]] int edgeAt(const QPointF& point) const { return m_pointer.edgeAt(point); }
    /// The one that is shown.
    [[nodiscard]] sheet::FieldId quantity() const { return m_document->quantity(); }
    void selectCard(int card) { m_selection.select(card); }
    /// Of the cards whose node is accepted, the node of the one nearest to the middle.
    [[nodiscard]] std::optional<graph::NodeId>
    middleNode(const std::function<bool(graph::NodeId)>& accept) const;
    /// Shows the card of a node with its middle at a point of this widget, at a zoom.
    void showAt(graph::NodeId node, const QPointF& middle, double zoom);
    /// Where the card that shows a node is in this widget, empty where there is none.
    [[nodiscard]] QRectF cardRect(graph::NodeId node) const;

    [[nodiscard]] QSize sizeHint() const override { return {800, 600}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 180}; }
    [[nodiscard]] QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

public Q_SLOTS:
    void fit() { m_camera.fit(); }
    void zoomIn() { m_camera.zoomBy(GraphCamera::zoomStep); }
    void zoomOut() { m_camera.zoomBy(1 / GraphCamera::zoomStep); }
    void resetZoom() { m_camera.zoomBy(1 / zoom()); } ///< one to one
    void openAll() { m_folding.openAll(); }
    void foldAll() { m_folding.foldAll(); }
    void foldAutomatically() { m_folding.foldAutomatically(); } ///< as a new run opens
    void openModule() { m_folding.openModule(); }               ///< the folded module of the selection
    void foldModule() { m_folding.foldModule(); }               ///< the open module around the selection
    void cancelLayout();                                        ///< keeps the picture that there is

Q_SIGNALS:
    void layoutStarted();
    void layoutFinished(); ///< the new picture is shown
    void layoutCancelled();
    void layoutFailed(const QString& sentence);
    void foldingChanged(); ///< by the user
    /// The user asked for the path between the selected tensor and another.
    void pathWanted(scalescope::graph::NodeId selected, scalescope::graph::NodeId other);
    void zoomChanged();
    void panelsChanged(); ///< by the user: another is open
    /// Screen readers were told that this card has the focus.
    void cardFocused(int card);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectDocument();
    void connectParts();
    void takePicture(bool isFirst, bool hasGrown);
    void showLayoutNote();
    void forgetPicture();
    void updateLooks();
    void takeLooks();
    void selectionChanged();
    void announce();
    void tellFocus();
    void go(Step direction);
    void act(GraphAction action);
    void paintEmpty(QPainter& painter);
    void paintPicture(QPainter& painter, const QRect& part);
    [[nodiscard]] QString textAt(const QPointF& point) const;

    Document* m_document;
    PictureMaker m_maker;
    const GraphPicture& m_picture;
    GraphPanels m_panels;
    GraphCamera m_camera;
    PictureAnchor m_anchor;
    GraphPointer m_pointer;
    GraphSelection m_selection;
    GraphFolding m_folding;
    GraphLooks m_looks;
    LayoutHint* m_hint;
    PanelButtons* m_buttons;
    std::optional<graph::NodeId> m_centreWhenLaidOut;
    bool m_isSelectedSince = false; ///< since the graph changed, whose picture is still to come
    bool m_noteClosed = false;      ///< by the user, for this run
};

} // namespace scalescope::widgets
