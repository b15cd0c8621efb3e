// SPDX-License-Identifier: GPL-3.0-or-later
// What screen readers find in a graph: its cards, with what is wrong with them, and which one has the focus.
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "tests/widgets/graphview/shown_graph_view.h"
#include "widgets/graphview/graph_accessible.h"

#include <QAccessible>
#include <QStandardPaths>
#include <algorithm>

namespace scalescope::tests {

using widgets::GraphAccessible;

namespace {

/// A shown graph as a screen reader has it.
struct Read : Shown
{
    using Shown::Shown;

    [[nodiscard]] QAccessibleInterface* all() { return QAccessible::queryAccessibleInterface(&view); }
    [[nodiscard]] QAccessibleInterface* card(graph::NodeId node)
    {
        return all()->child(view.drawn().cardOf(node));
    }
    [[nodiscard]] std::size_t made() { return static_cast<GraphAccessible*>(all())->madeCards(); }
    [[nodiscard]] QString name(graph::NodeId node) { return card(node)->text(QAccessible::Name); }
    [[nodiscard]] bool takesKeys()
    {
        view.activateWindow();
        view.setFocus();
        return QTest::qWaitFor([&] { return view.hasFocus(); });
    }
};

} // namespace

class TestGraphAccessible : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("dot").isEmpty())
            SKIP_WHERE_NOT_CI("Graphviz's dot is not installed.");
    }
    void cardsAreTheChildren();
    void aCardSaysWhatItShows();
    void aStackCanBeOpened();
    void cardsAreWhereTheyArePainted();
    void theSelectedCardHasTheFocusOfTheView();
    void arrowKeysMoveTheFocus();
    void anotherPictureHasOtherCards();
    void cardsAreMadeWhenTheyAreAskedFor();
};

void TestGraphAccessible::cardsAreTheChildren()
{
    Read read;
    QVERIFY(read.laidOut());
    const auto cards = static_cast<int>(read.view.drawn().cards.size());
    QVERIFY(cards > 10);
    QVERIFY(read.all()->childCount() >= cards);
    for (int i = 0; i < read.all()->childCount(); ++i) {
        QAccessibleInterface* child = read.all()->child(i);
        QVERIFY(child != nullptr && child->isValid());
        QCOMPARE(read.all()->indexOfChild(child), i);
        QCOMPARE(child->parent(), read.all());
        QVERIFY(i >= cards || child->role() == QAccessible::ListItem);
    }
    QCOMPARE(read.all()->child(-1), nullptr);
    QCOMPARE(read.all()->child(read.all()->childCount()), nullptr);
    QCOMPARE(read.all()->text(QAccessible::Name), QString("Graph of the run"));
}

void TestGraphAccessible::aCardSaysWhatItShows()
{
    Read read;
    QVERIFY(read.laidOut());
    const graph::NodeId node = read.op("layers.0.k");
    const QString name = read.name(node);
    for (const char* part : {"k; linear · ", "forward: mean |x| ", "gradient: mean |x| ", "underflow"})
        QVERIFY2(name.contains(part), qPrintable(name));
    QCOMPARE(read.card(node)->text(QAccessible::Description), QString("layers.0.k"));
    read.document.setQuantity(sheet::FieldId::Rms);
    QVERIFY2(read.name(node).contains("forward: RMS ", Qt::CaseInsensitive), qPrintable(read.name(node)));
}

void TestGraphAccessible::aStackCanBeOpened()
{
    Read read;
    QVERIFY(read.laidOut());
    read.view.foldAll();
    QVERIFY(read.laidOut(2));
    const auto& cards = read.view.drawn().cards;
    const auto stack = std::ranges::find_if(cards, &widgets::ViewCard::isStack);
    QVERIFY(stack != cards.end());
    const std::string key = stack->folded();
    QAccessibleInterface* card = read.card(stack->node);
    QVERIFY(card->state().collapsed && card->state().expandable);
    QVERIFY(card->actionInterface()->actionNames().contains(QAccessibleActionInterface::toggleAction()));
    card->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QVERIFY(read.laidOut(3));
    QVERIFY(std::ranges::find(read.view.drawn().cards, key, &widgets::ViewCard::folded) ==
            read.view.drawn().cards.end());
    const graph::NodeId alone = read.op("layers.0.k");
    QVERIFY(!read.card(alone)->state().expandable);
    read.card(alone)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(read.document.selected(), std::optional(alone));
}

void TestGraphAccessible::cardsAreWhereTheyArePainted()
{
    Read read;
    QVERIFY(read.laidOut());
    const graph::NodeId node = read.op("layers.0.k");
    read.view.centreOn(node);
    const QRect inView = read.view.cardRect(node).toRect();
    QCOMPARE(read.card(node)->rect(), QRect(read.view.mapToGlobal(inView.topLeft()), inView.size()));
    QVERIFY(!read.card(node)->state().offscreen);
    const QPoint middle = read.card(node)->rect().center();
    QCOMPARE(read.all()->childAt(middle.x(), middle.y()), read.card(node));
    read.view.resetZoom();
    read.view.centreOn(read.view.drawn().cards.back().node);
    QVERIFY(read.card(read.view.drawn().cards.front().node)->state().offscreen);
}

void TestGraphAccessible::theSelectedCardHasTheFocusOfTheView()
{
    Read read;
    QVERIFY(read.laidOut());
    const graph::NodeId node = read.op("layers.0.k");
    QVERIFY(read.takesKeys());
    read.view.clearFocus();
    QSignalSpy told(&read.view, &widgets::GraphView::cardFocused);
    read.document.select(node);
    QVERIFY(read.card(node)->state().selected);
    QVERIFY(!read.card(node)->state().focused);
    QCOMPARE(told.size(), 0);
    QVERIFY(read.takesKeys());
    QTRY_COMPARE(told.size(), 1);
    QVERIFY(read.card(node)->state().focused);
    QCOMPARE(read.all()->focusChild(), read.card(node));
    read.document.select({});
    QVERIFY(!read.card(node)->state().selected && !read.card(node)->state().focused);
}

/// Qt itself sends the event only where a screen reader runs.
void TestGraphAccessible::arrowKeysMoveTheFocus()
{
    Read read;
    QVERIFY(read.laidOut());
    QVERIFY(read.takesKeys());
    read.document.select(read.op("layers.0.k"));
    QSignalSpy told(&read.view, &widgets::GraphView::cardFocused);
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right}) {
        const auto before = read.document.selected();
        told.clear();
        QTest::keyClick(&read.view, key);
        if (read.document.selected() == before)
            continue; // nothing beside
        QCOMPARE(told.size(), 1);
        QCOMPARE(read.all()->focusChild(), read.all()->child(told.front().front().toInt()));
        QCOMPARE(read.all()->focusChild(), read.card(*read.document.selected()));
    }
    QVERIFY(read.document.selected() != std::optional(read.op("layers.0.k")));
}

void TestGraphAccessible::anotherPictureHasOtherCards()
{
    Read read;
    QVERIFY(read.laidOut());
    const QAccessible::Id last =
        QAccessible::uniqueId(read.all()->child(static_cast<int>(read.view.drawn().cards.size()) - 1));
    read.view.foldAll();
    QVERIFY(read.laidOut(2));
    QCOMPARE(QAccessible::accessibleInterface(last), nullptr);
    QCOMPARE(read.made(), std::size_t(0));
    QVERIFY(read.all()->child(0)->isValid());
    read.document.setRun(std::make_shared<const graph::Run>());
    QVERIFY(read.view.drawn().cards.empty());
    QCOMPARE(read.made(), std::size_t(0));
}

/// However many there are: no list of them is made to move among them.
void TestGraphAccessible::cardsAreMadeWhenTheyAreAskedFor()
{
    Read read(60);
    read.view.openAll();
    QTRY_VERIFY(!read.view.isLayingOut() && read.view.drawn().cards.size() > 500);
    QVERIFY(read.takesKeys());
    read.document.select(read.op("layers.30.k"));
    for (int i = 0; i < 10; ++i)
        QTest::keyClick(&read.view, Qt::Key_Down);
    QVERIFY(read.all()->focusChild() != nullptr);
    QVERIFY2(read.made() > 1 && read.made() < 13, qPrintable(QString::number(read.made())));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestGraphAccessible)
#include "test_graph_accessible.moc"
