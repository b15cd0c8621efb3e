// SPDX-License-Identifier: GPL-3.0-or-later
// Help lists every shortcut that there is: those of commands, of buttons, and the keys of views.
#include "app/desktop/help/help.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/histogram/histogram_view.h"
#include "widgets/scaleplot/plot_canvas.h"
#include "widgets/waterfall/waterfall_plot.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QShortcut>
#include <QTextBrowser>

namespace scalescope::tests {

namespace {

/// Keys that a view takes for itself, of all that are on keyboards, with nothing else or with Shift.
QSet<int> takenBy(QWidget* view)
{
    QSet<int> taken;
    const auto isTaken = [view](int key, Qt::KeyboardModifiers modifiers) {
        const QString text =
            key >= Qt::Key_Space && key <= Qt::Key_AsciiTilde ? QString(QChar(key)) : QString();
        QKeyEvent event(QEvent::KeyPress, key, modifiers, text);
        // Past filters, which open menus, and past parents, which take what is left.
        event.accept();
        static_cast<QObject*>(view)->event(&event);
        return event.isAccepted();
    };
    QList<int> keys;
    for (int key = Qt::Key_Space; key <= Qt::Key_AsciiTilde; ++key)
        keys << key;
    for (int key = Qt::Key_Escape; key <= Qt::Key_F12; ++key)
        if (key != Qt::Key_Tab && key != Qt::Key_Backtab) // move the focus, in every widget
            keys << key;
    for (const int key : keys)
        if (isTaken(key, {}))
            taken << key;
    return taken;
}

QSet<int> keysOf(const widgets::ViewKeys& view)
{
    QSet<int> keys;
    for (const widgets::KeyHint& hint : view.hints)
        for (const QKeySequence& sequence : hint.keys)
            keys << sequence[0].key();
    return keys;
}

} // namespace

class TestShortcutList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void everyShortcutOfTheWindowIsListed();
    void everyKeyOfAViewIsListed();
    void helpShowsThemAll();
};

void TestShortcutList::everyShortcutOfTheWindowIsListed()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QSet<QKeySequence> listed;
    for (const app::ShortcutGroup& group : app::shortcutGroups(fixture.window.commands()))
        for (const app::ShortcutRow& row : group.rows)
            for (const QKeySequence& key : row.keys)
                listed << key;
    QSet<QKeySequence> there;
    for (const QAction* action : fixture.window.findChildren<QAction*>())
        for (const QKeySequence& key : action->shortcuts())
            there << key;
    for (const QShortcut* shortcut : fixture.window.findChildren<QShortcut*>())
        there << shortcut->key();
    for (const QAbstractButton* button : fixture.window.findChildren<QAbstractButton*>())
        if (!button->shortcut().isEmpty() && !button->text().contains('&')) // mnemonics say themselves
            there << button->shortcut();
    QVERIFY(there.size() > 50);
    for (const QKeySequence& key : there)
        QVERIFY2(listed.contains(key), qPrintable(key.toString()));
}

void TestShortcutList::everyKeyOfAViewIsListed()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QSet<int> graph = keysOf(widgets::GraphView::keys());
    QVERIFY(graph.remove(Qt::Key_Escape)); // only while a layout is under way
    QCOMPARE(takenBy(fixture.window.findChild<widgets::GraphView*>("graphView")), graph);
    QCOMPARE(takenBy(fixture.window.findChild<widgets::PlotCanvas*>()), keysOf(widgets::RowCanvas::keys()));
    QCOMPARE(takenBy(fixture.window.findChild<widgets::WaterfallPlot*>()),
             keysOf(widgets::RowCanvas::keys()));
    QCOMPARE(takenBy(fixture.window.findChild<widgets::HistogramView*>()),
             keysOf(widgets::HistogramView::keys()));
}

void TestShortcutList::helpShowsThemAll()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QTest::keyClick(&fixture.window, Qt::Key_F1, Qt::ControlModifier);
    const auto* help = fixture.window.findChild<QDialog*>("shortcuts");
    QVERIFY(help != nullptr && help->isVisible());
    const QString text = help->findChild<QTextBrowser*>()->toPlainText();
    for (const app::ShortcutGroup& group : app::shortcutGroups(fixture.window.commands())) {
        QVERIFY2(text.contains(group.title), qPrintable(group.title));
        for (const app::ShortcutRow& row : group.rows)
            QVERIFY2(text.contains(row.text()) && text.contains(row.does), qPrintable(row.does));
    }
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestShortcutList)
#include "test_shortcut_list.moc"
