// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_panels.h"
#include "widgets/graphview/viewport.h"

#include <QObject>
#include <functional>
#include <optional>

namespace scalescope::widgets {

/// Where one looks at a picture, and from how far: shows its start, all of it, or a card, and keeps what is
/// looked for out from under the panels.
class GraphCamera : public QObject
{
    Q_OBJECT

public:
    /// `size` tells how large the view is: one that is hidden has its new size before it hears of it.
    GraphCamera(const GraphPicture& picture, GraphPanels& panels, std::function<QSizeF()> size);

    [[nodiscard]] const Viewport& viewport() const { return m_viewport; }
    [[nodiscard]] QSizeF size() const { return m_size(); }
    /// All of the view, and its part inside the margins.
    [[nodiscard]] QRectF area() const { return {QPointF(), m_size()}; }
    [[nodiscard]] QRectF freeArea() const;
    /// Of the view's upper edge so many pixels are covered by what is said there; 0 for none.
    void setCovered(double pixels) { m_covered = pixels; }
    /// Where a card is in the view.
    [[nodiscard]] QRectF cardRect(int card) const;

    /// All of a small picture, and of a wider one while its cards are told apart; the first cards of a large
    /// one.
    void showStart();
    void showAll();
    /// Puts the legend where it hides least of what is seen now.
    void placeLegend();
    /// Shows a point of the layout at a point of the view.
    void put(const QPointF& inLayout, const QPointF& inView);
    /// Moves no further than it has to.
    void bringIntoView(const QRectF& inLayout);
    /// Whether a card is in view and not at its edge, and under no panel.
    [[nodiscard]] bool isSeen(int card) const;
    /// The picture may be another one.
    void settle() { Q_EMIT moved(); }
    /// After the view was as wide as `before`, or had no width yet.
    void resize(std::optional<int> before);

    /// Whether the user chose where he looks, until startAgain(); a picture that grows is not moved then.
    [[nodiscard]] bool isUsers() const { return m_isUsers; }
    void takeForUser() { m_isUsers = true; }
    void startAgain() { m_isUsers = false; }

    // What follows is done for the user.
    static constexpr double zoomStep = 1.25; ///< of a key or a button
    void fit();
    void zoomAt(const QPointF& fixed, double factor);
    /// What is in the middle stays there.
    void zoomBy(double factor) { zoomAt(area().toRect().center(), factor); }
    /// In the middle, large enough to be read.
    void centreOn(int card);
    /// With what is around it; in the middle where it was out of view.
    void ensureVisible(int card);
    void showAt(int card, const QPointF& inView, double zoom);
    void scroll(double pixels);
    /// The layout's origin goes to a point of the view.
    void dragTo(const QPointF& origin);
    /// To what the map shows at a point of the view.
    void goToOnMinimap(const QPointF& point);

Q_SIGNALS:
    void moved();

private:
    void keepOffMapButton();
    void placeButtons();
    void keepLegendOff(const QRectF& inLayout);
    void uncover(const QRectF& inLayout);
    void keepOffLegend();
    [[nodiscard]] bool isUnderLegend() const;
    void fitBesideLegend();
    void bringInto(const QRectF& part, const QRectF& inLayout);
    void comeOutFromUnderPanels(const QRectF& inLayout);

    const GraphPicture& m_picture;
    GraphPanels& m_panels;
    std::function<QSizeF()> m_size;
    Viewport m_viewport;
    double m_covered = 0;
    bool m_isUsers = false;
};

} // namespace scalescope::widgets
