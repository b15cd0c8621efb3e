// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_accessible.h"

#include "widgets/graphview/graph_view.h"
#include "widgets/models/joined_words.h"

#include <QPointer>
#include <QWindow>

namespace scalescope::widgets {

namespace {

/// One card; the view owns it through QAccessible, which knows it by an id.
class CardAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    CardAccessible(GraphView* view, int card) : m_view(view), m_card(card) {}

    [[nodiscard]] int card() const { return m_card; }

    [[nodiscard]] bool isValid() const override
    {
        return m_view != nullptr && static_cast<std::size_t>(m_card) < m_view->drawn().cards.size();
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override
    {
        return m_view == nullptr ? nullptr : m_view->window()->windowHandle();
    }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view.data());
    }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text /*which*/, const QString& /*text*/) override {}

    /// The name has all that the card shows, the description the place of what it stands for.
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        if (!isValid())
            return {};
        const QString all = m_view->picture().descriptionOf(m_card);
        if (which == QAccessible::Description)
            return all.section(QLatin1Char('\n'), 0, 0);
        if (which != QAccessible::Name)
            return {};
        QStringList parts{m_view->picture().looks[static_cast<std::size_t>(m_card)].title};
        parts << all.section(QLatin1Char('\n'), 1).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        return clauses(parts);
    }

    /// On the screen, also where it is outside the view.
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inView = m_view->cardRect(shown().node).toRect();
        return {m_view->mapToGlobal(inView.topLeft()), inView.size()};
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        const bool isSelected = m_view->selectedCard() == m_card;
        state.focusable = true;
        state.selectable = true;
        state.selected = isSelected;
        state.active = isSelected;
        state.focused = isSelected && m_view->hasFocus();
        state.expandable = shown().isStack();
        state.collapsed = shown().isStack();
        state.offscreen = !m_view->cardRect(shown().node).intersects(QRectF(m_view->rect()));
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        QStringList names{pressAction()};
        if (isValid() && shown().isStack())
            names << toggleAction();
        return names;
    }
    void doAction(const QString& name) override
    {
        if (!isValid() || !actionNames().contains(name))
            return;
        m_view->selectCard(m_card);
        if (name == toggleAction())
            m_view->openModule();
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

private:
    [[nodiscard]] const ViewCard& shown() const
    {
        return m_view->drawn().cards[static_cast<std::size_t>(m_card)];
    }

    QPointer<GraphView> m_view;
    int m_card;
};

QAccessibleInterface* makeInterface(const QString& /*key*/, QObject* object)
{
    auto* view = qobject_cast<GraphView*>(object);
    return view == nullptr ? nullptr : new GraphAccessible(view);
}

GraphAccessible* accessibleOf(GraphView& view)
{
    return dynamic_cast<GraphAccessible*>(QAccessible::queryAccessibleInterface(&view));
}

} // namespace

GraphAccessible::GraphAccessible(GraphView* view) : QAccessibleWidget(view, QAccessible::List) {}

GraphAccessible::~GraphAccessible()
{
    forgetCards();
}

void GraphAccessible::install()
{
    QAccessible::installFactory(makeInterface); // once, however often it is asked for
}

void GraphAccessible::tellFocus(GraphView& view)
{
    const GraphAccessible* known = view.hasFocus() ? accessibleOf(view) : nullptr;
    QAccessibleInterface* focused = known == nullptr ? nullptr : known->focusChild();
    if (focused == nullptr)
        return;
    QAccessibleEvent event(focused, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void GraphAccessible::tellCards(GraphView& view)
{
    GraphAccessible* known = accessibleOf(view);
    if (known == nullptr)
        return;
    known->forgetCards();
    QAccessibleEvent event(&view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

GraphView& GraphAccessible::view() const
{
    return static_cast<GraphView&>(*widget());
}

void GraphAccessible::forgetCards()
{
    for (const auto& [index, id] : m_cards)
        QAccessible::deleteAccessibleInterface(id);
    m_cards.clear();
}

int GraphAccessible::childCount() const
{
    return static_cast<int>(view().drawn().cards.size()) + QAccessibleWidget::childCount();
}

QAccessibleInterface* GraphAccessible::card(int index) const
{
    if (const auto known = m_cards.find(index); known != m_cards.end())
        return QAccessible::accessibleInterface(known->second);
    auto* made = new CardAccessible(&view(), index);
    m_cards[index] = QAccessible::registerAccessibleInterface(made);
    return made;
}

QAccessibleInterface* GraphAccessible::child(int index) const
{
    const auto cards = static_cast<int>(view().drawn().cards.size());
    if (index < 0)
        return nullptr;
    return index < cards ? card(index) : QAccessibleWidget::child(index - cards);
}

QAccessibleInterface* GraphAccessible::childAt(int x, int y) const
{
    const int index = view().cardAt(view().mapFromGlobal(QPoint(x, y)));
    return index >= 0 ? card(index) : QAccessibleWidget::childAt(x, y);
}

int GraphAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    if (const auto* card = dynamic_cast<const CardAccessible*>(child))
        return card->isValid() ? card->card() : -1;
    const int index = QAccessibleWidget::indexOfChild(child);
    return index < 0 ? -1 : index + static_cast<int>(view().drawn().cards.size());
}

QAccessibleInterface* GraphAccessible::focusChild() const
{
    const int selected = view().hasFocus() ? view().selectedCard() : -1;
    const bool isThere = selected >= 0 && static_cast<std::size_t>(selected) < view().drawn().cards.size();
    return isThere ? card(selected) : QAccessibleWidget::focusChild();
}

} // namespace scalescope::widgets
