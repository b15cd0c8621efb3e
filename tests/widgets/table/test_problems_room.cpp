// SPDX-License-Identifier: GPL-3.0-or-later
// How the list of problems shares its height and width.
#include "core/message/say_run.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/models/document.h"
#include "widgets/models/plain_text.h"
#include "widgets/models/problem_model.h"
#include "widgets/table/problem_tree.h"
#include "widgets/table/problems_view.h"
#include "widgets/theme/names.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <algorithm>

namespace scalescope::widgets {

class TestProblemsRoom : public QObject
{
    Q_OBJECT

private:
    static int linesOf(const QLabel& whole)
    {
        return whole.parentWidget()->height() / whole.fontMetrics().lineSpacing();
    }

    Document m_document;

private Q_SLOTS:
    void init()
    {
        m_document.setRangeThresholds({});
        m_document.setRun(tests::sampleRun(2));
    }

    void noRowIsCutInAListOfAnyHeight()
    {
        ProblemsView view(&m_document);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.tree()->expandAll();
        auto* whole = view.findChild<QLabel*>("wholeText");
        const QWidget* lines = whole->parentWidget();
        const int row = view.tree()->visualRect(view.tree()->model()->index(0, 0)).height();
        int most = 0;
        for (const int width : {180, 640, 900}) {
            for (int height = 150; height < 330; height += 7) {
                view.resize(width, height);
                QCoreApplication::processEvents();
                QScrollBar* bar = view.tree()->verticalScrollBar();
                QVERIFY(bar->maximum() > 0); // more than fit
                bar->setValue(bar->maximum());
                const int shown = view.tree()->viewport()->height();
                QVERIFY2(shown >= row && shown % row == 0, qPrintable(QString::number(shown)));
                most = std::max(most, shown / row);
                if (!lines->isVisible())
                    continue;
                QCOMPARE(lines->height() % whole->fontMetrics().lineSpacing(), 0); // nor a line
                QVERIFY(lines->mapTo(&view, QPoint(0, lines->height())).y() <= height);
                QVERIFY(view.tree()->mapTo(&view, QPoint(0, view.tree()->height())).y() <=
                        lines->mapTo(&view, QPoint()).y());
            }
        }
        QVERIFY2(most > 7, qPrintable(QString::number(most)));
    }

    /// It has a few lines, and the rest of a long text by scrolling, or as a tool tip.
    void whatIsSaidBelowTheRowsLeavesThemTheRoom()
    {
        const auto run = tests::sampleRun(2);
        const QString sentence = QStringLiteral("many words ").repeated(80).trimmed();
        run->problems.push_back({graph::Severity::Error, "failed", sentence.toStdString(), {}, {}});
        m_document.setRun(run);
        ProblemsView view(&m_document);
        view.resize(716, 200); // in a window of 1280 by 800
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.tree()->expandAll();
        view.tree()->setCurrentIndex(view.tree()->model()->index(0, 0));
        const auto* whole = view.findChild<QLabel*>("wholeText");
        QCOMPARE(whole->text(), sentence);
        QCOMPARE(whole->toolTip(), plainToolTip(sentence));
        QCoreApplication::processEvents();
        QCOMPARE(view.tree()->viewport()->height(), 5 * 24);
        QVERIFY(linesOf(*whole) >= 2);
        QVERIFY(whole->height() > whole->parentWidget()->height());
        view.resize(716, 240); // about as high as that panel is at first
        QTRY_VERIFY2(linesOf(*whole) >= 4, qPrintable(QString::number(linesOf(*whole))));
        QVERIFY(view.tree()->viewport()->height() >= 5 * 24);
    }

    /// A list of few rows leaves the sentence below it what they do not take.
    void theRoomThatRowsLeaveGoesToTheSentence()
    {
        const auto run = tests::sampleRun(1);
        const QString sentence = QStringLiteral("many words ").repeated(80).trimmed();
        run->problems = {{graph::Severity::Error, "failed", sentence.toStdString(), {}, {}},
                         {graph::Severity::Error, "failed", "It failed.", {}, {}}};
        m_document.setRangeThresholds({1, 1, 1, 0.01});
        m_document.setRun(run);
        ProblemsView view(&m_document);
        view.resize(716, 280);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QCOMPARE(view.tree()->model()->rowCount(), 2);
        view.tree()->setCurrentIndex(view.tree()->model()->index(0, 0));
        const auto* whole = view.findChild<QLabel*>("wholeText");
        QCoreApplication::processEvents();
        QCOMPARE(whole->text(), sentence);
        QVERIFY(view.tree()->viewport()->height() >= 2 * 24);
        QVERIFY2(whole->height() <= whole->parentWidget()->height(),
                 qPrintable(QString::number(linesOf(*whole))));
    }

    /// As a row is opened the list has room for what is beneath it, up to five rows.
    void rowsThatAreOpenedTakeTheirRoom()
    {
        ProblemsView view(&m_document);
        view.resize(716, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto* whole = view.findChild<QLabel*>("wholeText");
        view.tree()->expandAll();
        QCoreApplication::processEvents();
        const int lines = linesOf(*whole);
        view.tree()->collapseAll();
        QCoreApplication::processEvents();
        QVERIFY(linesOf(*whole) >= lines);
        const int rows = view.tree()->model()->rowCount();
        QVERIFY(view.tree()->viewport()->height() >= std::min(5, rows) * 24);
    }

    void whereBackwardStoppedIsAWholeClause()
    {
        const auto run = tests::sampleRun(1);
        run->problems = {
            graph::problemOf(say::backwardOverwritten("memory.lstm", "mul_ (model.py:9), add_ (model.py:12)",
                                                      say::verbatim("one of the variables was modified")),
                             run->graph.nodes.back().id, {})};
        m_document.setRun(run);
        ProblemsView view(&m_document);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QModelIndex row = view.tree()->model()->index(0, ProblemModel::MessageColumn);
        for (int width = 600; width < 1600; width += 50) {
            view.resize(width, 240);
            QCoreApplication::processEvents();
            const QString shown = elidedSentence(row.data().toString(), QFontMetricsF(view.tree()->font()),
                                                 view.tree()->messageArea(row).width());
            QVERIFY2(shown.startsWith("Backward stopped at memory.lstm"), qPrintable(shown));
            QVERIFY2(shown.endsWith("memory.lstm") || shown.endsWith("by mul_") ||
                         shown.endsWith("mul_ (model.py:9)") || shown.endsWith("add_") ||
                         shown.endsWith("(model.py:12)") || shown.contains("overwrite a clone"),
                     qPrintable(shown));
        }
    }

    /// A row that has room for its problem does not say whether it follows from another.
    void theSentenceBelowSaysMoreThanARowThatIsNotCut()
    {
        ProblemsView view(&m_document);
        view.resize(4000, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.tree()->setCurrentIndex(view.tree()->model()->index(0, 0));
        QVERIFY(!view.tree()->isNameCut(view.tree()->currentIndex()));
        const QModelIndex row = view.tree()->currentIndex();
        QVERIFY(!view.tree()->shownMessage(row).contains(u'…'));
        const auto* whole = view.findChild<QLabel*>("wholeText");
        QVERIFY2(whole->text().contains(": starts here"), qPrintable(whole->text()));
        const QString name = row.siblingAtColumn(ProblemModel::NodeColumn).data().toString();
        QVERIFY2(!whole->text().contains(name), qPrintable(whole->text()));
    }

    void inLittleRoomTheNameOfTheNextGivesWay()
    {
        const auto run = tests::sampleRun(2);
        for (graph::Node& node : run->graph.nodes)
            if (node.module.starts_with("layers."))
                node.module = "waveform_encoder.transformer_" + node.module;
        m_document.setRun(run);
        m_document.setRangeThresholds({0.9, 1, 1, 0.01});
        ProblemsView view(&m_document);
        view.resize(1600, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto* nearest = view.findChild<QPushButton*>("nearest");
        QVERIFY(nearest->isVisible());
        const QString whole = nearest->text();
        QVERIFY2(!whole.contains(u'…') && whole.contains("transformer_"), qPrintable(whole));
        view.resize(420, 300);
        QCoreApplication::processEvents();
        QVERIFY2(nearest->text().contains(u'…'), qPrintable(nearest->text()));
        QVERIFY(nearest->fontMetrics().horizontalAdvance(nearest->text()) < nearest->width());
        QVERIFY(nearest->geometry().right() < view.width());
        // With its number; that of the others goes first.
        QCOMPARE(nearest->text().section(", ", 1), whole.section(", ", 1).section("; ", 0, 0));
        QCOMPARE(nearest->toolTip(), plainToolTip(whole));
        view.resize(1600, 300);
        QCoreApplication::processEvents();
        QCOMPARE(nearest->text(), whole);
    }
};

} // namespace scalescope::widgets

SCALESCOPE_TEST(scalescope::widgets::TestProblemsRoom)
#include "test_problems_room.moc"
