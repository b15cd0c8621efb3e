// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "tests/widgets/graphview/shown_graph_view.h"

#include <QStandardPaths>

using scalescope::tests::Shown;
using scalescope::widgets::FoldState;
using scalescope::widgets::GraphView;

namespace graph = scalescope::graph;

class TestGraphViewFolding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("dot").isEmpty())
            SKIP_WHERE_NOT_CI("Graphviz's dot is not installed.");
    }

    void aDoubleClickOpensAndClosesAModule()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        QSignalSpy changed(&shown.view, &GraphView::foldingChanged);
        shown.view.foldAll();
        QVERIFY(shown.laidOut(2));
        const std::size_t folded = shown.view.drawn().cards.size();
        shown.view.fit();
        const QPointF before = shown.view.cardRect(shown.id("softmax")).center();
        shown.doubleClick(shown.id("softmax"));
        QVERIFY(shown.laidOut(3));
        QVERIFY(shown.view.drawn().cards.size() > folded);
        QCOMPARE(shown.view.drawn().modules.size(), std::size_t{1});
        // The frame is where the stack was: its first card is about there.
        QVERIFY(std::abs(shown.view.cardRect(shown.op("layers.0.norm1")).center().y() - before.y()) < 150);
        shown.document.select(shown.id("softmax"));
        shown.view.foldModule();
        QVERIFY(shown.laidOut(4));
        QCOMPARE(shown.view.drawn().cards.size(), folded);
        QCOMPARE(shown.view.cardRect(shown.id("softmax")).center().toPoint(), before.toPoint());
        QCOMPARE(changed.size(), 3);
    }

    /// Seen from a corner of its frame, a module's middle is far away.
    void aFoldedModuleComesIntoView_data()
    {
        QTest::addColumn<QString>("corner");
        QTest::newRow("from its first card") << "layers.0.norm1";
        QTest::newRow("from its last card") << "layers.0.down";
    }
    void aFoldedModuleComesIntoView()
    {
        QFETCH(QString, corner);
        Shown shown(2, {360, 300});
        QVERIFY(shown.laidOut());
        shown.document.select(shown.op(qPrintable(corner)));
        shown.view.resetZoom();
        shown.view.centreOn(*shown.document.selected());
        shown.view.foldModule();
        QVERIFY(shown.laidOut(2));
        const QRectF card = shown.view.cardRect(*shown.document.selected());
        QVERIFY(shown.view.accessibleDescription().startsWith("layers.0\n")); // its card now
        QVERIFY(QRectF(shown.view.rect()).contains(card));
    }

    void theKeyboardOpensAndClosesModules()
    {
        Shown shown;
        shown.view.foldAll();
        QVERIFY(shown.laidOut());
        shown.document.select(shown.id("softmax"));
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QVERIFY(shown.laidOut(2));
        QCOMPARE(shown.view.drawn().modules.size(), std::size_t{1});
        QTest::keyClick(&shown.view, Qt::Key_Backspace);
        QVERIFY(shown.laidOut(3));
        QCOMPARE(shown.view.drawn().modules.size(), std::size_t{0});
    }

    void foldingCanBeKeptAndGivenBack()
    {
        Shown shown;
        QVERIFY(shown.laidOut());
        const FoldState state = shown.view.folding();
        const std::size_t cards = shown.view.drawn().cards.size();
        QSignalSpy changed(&shown.view, &GraphView::foldingChanged);
        shown.view.foldAll();
        QVERIFY(shown.laidOut(2));
        QCOMPARE(changed.size(), 1);
        shown.view.setFolding(state);
        QVERIFY(shown.laidOut(3));
        QCOMPARE(changed.size(), 1); // by the user only
        QCOMPARE(shown.view.drawn().cards.size(), cards);
    }
};

SCALESCOPE_TEST(TestGraphViewFolding)
#include "test_graph_view_folding.moc"
