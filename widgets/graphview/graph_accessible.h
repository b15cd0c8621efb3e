// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of a graph for screen readers, which see a list of what is painted.
#pragma once

#include <QAccessibleWidget>
#include <unordered_map>

namespace scalescope::widgets {

class GraphView;

/// A graph view whose children are its cards, in execution order, and then its child widgets. A card is made
/// when somebody asks for it, however many there are.
class GraphAccessible : public QAccessibleWidget
{
public:
    explicit GraphAccessible(GraphView* view);
    ~GraphAccessible() override;
    GraphAccessible(const GraphAccessible&) = delete;
    GraphAccessible& operator=(const GraphAccessible&) = delete;

    /// Has screen readers ask here about graph views.
    static void install();
    /// Tells them that the selected card has the focus, where the view has it.
    static void tellFocus(GraphView& view);
    /// Tells them that the cards are others, after which those that they knew are gone.
    static void tellCards(GraphView& view);

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    /// How many cards were asked for since the last change.
    [[nodiscard]] std::size_t madeCards() const { return m_cards.size(); }

private:
    [[nodiscard]] GraphView& view() const;
    [[nodiscard]] QAccessibleInterface* card(int index) const;
    void forgetCards();

    mutable std::unordered_map<int, QAccessible::Id> m_cards; ///< by their index
};

} // namespace scalescope::widgets
