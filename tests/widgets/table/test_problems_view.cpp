// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/nearest.h"
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "tests/widgets/table/table_fixture.h"
#include "widgets/models/display.h"
#include "widgets/models/item_roles.h"
#include "widgets/models/plain_text.h"
#include "widgets/models/problem_model.h"
#include "widgets/modules/modules_view.h"
#include "widgets/table/filter_field.h"
#include "widgets/table/module_tree_view.h"
#include "widgets/table/node_table_view.h"
#include "widgets/table/problem_tree.h"
#include "widgets/table/problems_caption.h"
#include "widgets/table/problems_view.h"
#include "widgets/theme/names.h"

#include <QAction>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <utility>

namespace scalescope::widgets {

using graph::Node;
using graph::NodeId;

namespace {

QModelIndex problemOf(const ProblemsView& view, NodeId id)
{
    return static_cast<const ProblemModel*>(view.tree()->model())->indexOf(id);
}

} // namespace

class TestProblemsView : public QObject
{
    Q_OBJECT

private:
    Document m_document;

private Q_SLOTS:
    void init()
    {
        m_document.setPruning({});
        m_document.select({});
        m_document.setHighlighted({});
        m_document.setRangeThresholds({});
        m_document.setRun(tests::sampleRun(2));
    }

    void problemsThatDoNotFollowFromEachOtherAreCalledSo()
    {
        auto run = std::make_shared<graph::Run>();
        for (graph::NodeId id = 0; id < 2; ++id) {
            run->graph.nodes.push_back(tests::smallNode(id, tests::sampleMetric(300)));
            run->graph.nodes.back().kind = graph::NodeKind::Op;
        }
        m_document.setRun(run);
        ProblemsView view(&m_document);
        view.resize(1600, 300);
        view.show();
        const auto* order = view.findChild<QLabel*>("order");
        QVERIFY2(order->text().contains("none follows from another"), qPrintable(order->text()));
        run = std::make_shared<graph::Run>(*run);
        run->graph.edges = {{0, 1, 0}};
        m_document.setRun(run);
        QVERIFY2(!order->text().contains("none"), qPrintable(order->text()));
    }

    void whatHelpsIsWrittenDarkerThanThatNothingDoes()
    {
        const auto run = tests::sampleRun(2);
        const NodeId wideId = idOf(m_document, "layers.1.up");
        std::vector<double> magnitudes;
        for (int exponent = -40; exponent < 24; ++exponent)
            magnitudes.push_back(std::ldexp(1, exponent));
        std::ranges::find(run->graph.nodes, wideId, &Node::id)->forward.metric = tests::metricOf(magnitudes);
        m_document.setRun(run);
        ProblemsView view(&m_document);
        view.resize(1600, 800);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.tree()->expandAll();
        const Theme theme = Theme::light();
        const auto darkOf = [&](NodeId node) {
            const QModelIndex fix = problemOf(view, node).siblingAtColumn(ProblemModel::FixColumn);
            view.tree()->scrollTo(fix);
            const QImage picture = view.tree()->viewport()->grab(view.tree()->visualRect(fix)).toImage();
            return std::pair(fix.data().toString(), pixelsOf(picture, theme.text));
        };
        const auto [help, dark] = darkOf(idOf(m_document, "layers.0.k"));
        QVERIFY2(help.startsWith("×") && dark > 0, qPrintable(help));
        const auto [none, pale] = darkOf(wideId);
        QVERIFY2(none.startsWith("no scale helps: ") && pale == 0, qPrintable(none));
    }

    void reasonsGetTheRoomThatFixesDoNotNeed()
    {
        auto run = std::make_shared<graph::Run>();
        run->graph.nodes.push_back(tests::smallNode(0, nullptr));
        run->graph.nodes.back().kind = graph::NodeKind::Op;
        run->graph.nodes.back().forward.metric = [] {
            auto metric = std::make_shared<graph::Metric>(*tests::sampleMetric(1));
            metric->statistics.nans = 3; // which no power of two mends
            return metric;
        }();
        m_document.setRun(run);
        ProblemsView view(&m_document);
        QVERIFY(view.count() > 0);
        QVERIFY2(view.tree()->columnWidth(ProblemModel::FixColumn) < 60,
                 qPrintable(QString::number(view.tree()->columnWidth(ProblemModel::FixColumn))));
    }

    void aProblemSelectsItsNodeAndTheOtherWayRound()
    {
        ProblemsView view(&m_document);
        QVERIFY(view.count() > 1);
        const NodeId k = idOf(m_document, "layers.0.k");
        const QModelIndex row = problemOf(view, k);
        QVERIFY(row.isValid());
        view.tree()->expand(row.parent());
        view.tree()->setCurrentIndex(row);
        QCOMPARE(*m_document.selected(), k);
        m_document.select(idOf(m_document, "norm"));
        QVERIFY(view.tree()->selectionModel()->selectedRows().isEmpty());
        m_document.select(k);
        QCOMPARE(view.tree()->currentIndex().siblingAtColumn(0), row);
    }

    void theNumberOfProblemsIsTold()
    {
        ProblemsView view(&m_document);
        QSignalSpy counted(&view, &ProblemsView::countChanged);
        m_document.setFormats(formats::findFormat("bf16").value(), formats::findFormat("bf16").value());
        QCOMPARE(counted.count(), 1);
        QCOMPARE(counted.last().first().toInt(), 0);
        m_document.setFormats(formats::findFormat("e4m3fn").value(), formats::findFormat("e5m2").value());
        QVERIFY(counted.last().first().toInt() > 0);
    }

    void inANarrowPanelFixesAreBriefAndSentencesEndWithAClause()
    {
        ProblemsView view(&m_document);
        view.resize(1600, 300);
        view.show();
        const ProblemTree* tree = view.tree();
        const int fix = tree->columnWidth(ProblemModel::FixColumn);
        view.resize(690, 300);
        QVERIFY2(tree->columnWidth(ProblemModel::FixColumn) < fix, qPrintable(QString::number(fix)));
        int withFix = 0;
        int cut = 0;
        for (int row = 0; row < tree->model()->rowCount(); ++row) {
            const QModelIndex index = tree->model()->index(row, ProblemModel::MessageColumn);
            const QString whole = index.siblingAtColumn(ProblemModel::FixColumn).data().toString();
            const QString brief =
                index.siblingAtColumn(ProblemModel::FixColumn).data(BriefTextRole).toString();
            QVERIFY2(whole.startsWith(brief) && brief.isEmpty() == whole.isEmpty(), qPrintable(brief));
            withFix += whole.contains(u':') && !brief.contains(u':') ? 1 : 0;
            const QString shown = elidedSentence(index.data().toString(), QFontMetricsF(tree->font()),
                                                 tree->messageArea(index).width());
            QVERIFY2(index.data().toString().startsWith(shown) || shown.endsWith(u'…'), qPrintable(shown));
            cut += shown != index.data().toString() && !shown.endsWith(u'…') ? 1 : 0;
        }
        QVERIFY(withFix > 0);
        QVERIFY(cut > 0);
    }

    /// What tells layers apart is worth more than the end of a sentence.
    void inANarrowPanelNamesHaveUpToNearlyHalfOfIt()
    {
        const auto run = tests::sampleRun(2);
        for (Node& node : run->graph.nodes)
            if (node.module.starts_with("layers."))
                node.module = "waveform_encoder." + node.module;
        m_document.setRun(run);
        ProblemsView view(&m_document);
        view.resize(760, 300);
        view.show();
        QFont font = Theme::light().textFont;
        font.setWeight(QFont::Medium);
        const int column = view.tree()->columnWidth(ProblemModel::NodeColumn);
        QVERIFY2(column <= 760 * 0.45, qPrintable(QString::number(column)));
        for (int row = 0; row < view.count(); ++row) {
            const QString name = view.tree()->model()->index(row, ProblemModel::NodeColumn).data().toString();
            QVERIFY2(QFontMetrics(font).horizontalAdvance(name) + 12 <= column, qPrintable(name));
        }
    }

    void whatTheRunToldMayUseTheWholeRow()
    {
        const auto run = tests::sampleRun(1);
        const std::string sentence(300, 'w');
        run->problems.push_back({graph::Severity::Error, "forward-failed", sentence, {}, {"m.py", 3}});
        m_document.setRun(run);
        ProblemsView view(&m_document);
        view.resize(700, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QAbstractItemModel& model = *view.tree()->model();
        int wide = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex message = model.index(row, ProblemModel::MessageColumn);
            const bool ofRun = message.data().toString() == QString::fromStdString(sentence);
            const QRect area = view.tree()->messageArea(message);
            QCOMPARE(area.right() >= view.tree()->viewport()->width() - 8, ofRun);
            QVERIFY(area.left() > view.tree()->columnWidth(ProblemModel::NodeColumn)); // behind its name
            const QString problem = message.data().toString().section(u';', 0, 0);
            QVERIFY(message.data(Qt::ToolTipRole).toString().contains(problem.toHtmlEscaped()));
            wide += ofRun ? 1 : 0;
        }
        QCOMPARE(wide, 1);
    }

    /// A sentence has the room that nothing else in its row takes: a fix stands at the right of its column,
    /// and what has no tensor has no name.
    void aSentenceGoesUpToWhatStandsBehindIt()
    {
        const auto run = tests::sampleRun(1);
        run->problems.push_back({graph::Severity::Info, "note", std::string(300, 'w'), {}, {}});
        m_document.setRun(run);
        ProblemsView view(&m_document);
        view.resize(900, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const ProblemTree& tree = *view.tree();
        const QAbstractItemModel& model = *tree.model();
        int notes = 0;
        int fixes = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QRect area = tree.messageArea(model.index(row, 0));
            const QModelIndex name = model.index(row, ProblemModel::NodeColumn);
            const QModelIndex fix = model.index(row, ProblemModel::FixColumn);
            if (name.data().toString().isEmpty()) {
                QVERIFY(area.left() < tree.visualRect(name).right());
                ++notes;
            } else if (fix.siblingAtColumn(ProblemModel::BadgeColumn).data().toString().isEmpty() &&
                       tree.isColumnHidden(ProblemModel::OperatorColumn) &&
                       !fix.data().toString().isEmpty()) {
                const int text = tree.fontMetrics().horizontalAdvance(fix.data().toString());
                const int gap = tree.visualRect(fix).right() - text - area.right();
                QVERIFY2(gap > 0 && gap < 24, qPrintable(QString::number(gap)));
                ++fixes;
            }
        }
        QCOMPARE(notes, 1);
        QVERIFY(fixes > 0);
    }

    /// What a row has no room for can be read, and selected, beneath the list.
    void theCurrentRowCanBeReadWhole()
    {
        const auto run = tests::sampleRun(1);
        const QString sentence = QStringLiteral("many words ").repeated(40).trimmed();
        run->problems.push_back({graph::Severity::Info, "note", sentence.toStdString(), {}, {}});
        m_document.setRun(run);
        ProblemsView view(&m_document);
        view.resize(900, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto* whole = view.findChild<QLabel*>("wholeText");
        QVERIFY(whole != nullptr);
        const int width = view.minimumSizeHint().width();
        const QModelIndex last = view.tree()->model()->index(view.tree()->model()->rowCount() - 1, 0);
        view.tree()->setCurrentIndex(last);
        QVERIFY(whole->isVisible());
        QCOMPARE(whole->text(), sentence);
        QVERIFY(whole->textInteractionFlags().testFlag(Qt::TextSelectableByMouse));
        QCOMPARE(view.minimumSizeHint().width(), width);
        QTRY_VERIFY(view.tree()->viewport()->rect().contains(view.tree()->visualRect(last)));
        view.resize(6000, 300);
        QTRY_VERIFY(whole->text().isEmpty());
    }

    /// What is said beneath the list takes the same room for all rows: none moves below the mouse.
    void aClickHighlightsTheTensorThatItSelects()
    {
        const auto run = tests::sampleRun(2);
        const QString sentence = QStringLiteral("many words ").repeated(40).trimmed();
        run->problems.push_back({graph::Severity::Info, "note", sentence.toStdString(), {}, {}});
        m_document.setRun(run);
        ProblemsView view(&m_document);
        view.resize(600, 220);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        ProblemTree* tree = view.tree();
        tree->expandAll();
        const auto click = [tree](int y, Qt::KeyboardModifiers keys = {}) {
            const QModelIndex at = tree->indexAt(QPoint(300, y));
            QTest::mouseClick(tree->viewport(), Qt::LeftButton, keys, QPoint(300, y));
            return at;
        };
        const auto check = [&](const QModelIndex& clicked) {
            QCOMPARE(tree->selectionModel()->selectedRows(), QModelIndexList{clicked.siblingAtColumn(0)});
            const QVariant node = clicked.siblingAtColumn(0).data(NodeIdRole);
            if (node.isValid())
                QCOMPARE(m_document.selected(), std::optional<NodeId>(node.toLongLong()));
        };
        QVERIFY(view.findChild<QLabel*>("wholeText")->isVisible()); // its room is there before a click
        const int height = tree->height();
        int clicks = 0;
        for (int round = 0; round < tree->model()->rowCount(); ++round) {
            for (int y = tree->viewport()->height() - 4; y > 0; y -= 10) {
                const QModelIndex clicked = click(y);
                if (!clicked.isValid())
                    continue; // below the last row
                ++clicks;
                check(clicked);
                QCOMPARE(tree->height(), height);
                check(click(tree->visualRect(clicked).center().y(), Qt::ControlModifier));
            }
            tree->verticalScrollBar()->setValue(tree->verticalScrollBar()->value() + 3);
        }
        QVERIFY(clicks > 20);
    }

    void columnsStayWhereTheyAreAsARowIsOpened()
    {
        ProblemsView view(&m_document);
        view.resize(900, 300);
        view.show();
        ProblemTree* tree = view.tree();
        const auto widths = [tree] {
            return std::pair(tree->columnWidth(ProblemModel::BadgeColumn),
                             tree->columnWidth(ProblemModel::FixColumn));
        };
        const auto folded = widths();
        tree->expandAll();
        QVERIFY(tree->indexBelow(tree->model()->index(0, 0)).parent().isValid());
        QCOMPARE(widths(), folded);
    }

    void aRowAboutNoTensorLeavesNoneSelected()
    {
        const auto run = tests::sampleRun(2);
        run->problems.push_back({graph::Severity::Error, "failed", "It failed.", {}, {}});
        m_document.setRun(run);
        ProblemsView view(&m_document);
        view.resize(900, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        ProblemTree* tree = view.tree();
        const auto rowOf = [tree](bool hasNode) {
            for (int row = 0; row < tree->model()->rowCount(); ++row)
                if (const QModelIndex index = tree->model()->index(row, 0);
                    index.data(NodeIdRole).isValid() == hasNode)
                    return index;
            return QModelIndex();
        };
        const auto click = [tree](const QModelIndex& row) {
            tree->scrollTo(row);
            QTest::mouseClick(tree->viewport(), Qt::LeftButton, {},
                              QPoint(300, tree->visualRect(row).center().y()));
        };
        click(rowOf(true));
        QVERIFY(m_document.selected().has_value());
        click(rowOf(false));
        QVERIFY(!m_document.selected().has_value());
        QCOMPARE(tree->selectionModel()->selectedRows(), QModelIndexList{rowOf(false)});
    }

    void namesOfProblemsTakeTheRoomThereIs()
    {
        const auto run = tests::sampleRun(2);
        for (Node& node : run->graph.nodes)
            if (node.module.starts_with("layers."))
                node.module = "waveform_encoder.transformer_" + node.module;
        m_document.setRun(run);
        ProblemsView view(&m_document);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto nameWidth = [&](int width) {
            view.resize(width, 300);
            return view.tree()->columnWidth(ProblemModel::NodeColumn);
        };
        const int narrow = nameWidth(640);
        const int wide = nameWidth(1600);
        QVERIFY(narrow < wide);
        QFont font = Theme::light().textFont;
        font.setWeight(QFont::Medium);
        for (int row = 0; row < view.count(); ++row) {
            const QString name = view.tree()->model()->index(row, ProblemModel::NodeColumn).data().toString();
            QVERIFY2(QFontMetrics(font).horizontalAdvance(name) + 12 <= wide, qPrintable(name));
        }
    }

    void theListSaysInWhichOrderItIsAndWhatCounts()
    {
        ProblemsView view(&m_document);
        auto* order = view.findChild<ProblemsCaption*>("order");
        QVERIFY(order->text().contains("order of execution"));
        view.resize(1600, 300);
        view.show();
        QVERIFY(order->text().contains("errors first, in order of execution")); // where there is room for it
        QVERIFY(order->text().endsWith("F8: next"));
        const int line = order->height();
        auto* limits = view.findChild<QPushButton*>("limits");
        QCOMPARE(limits->text(), QString("Limits: any overflow · underflow > 10 % · subnormal > 25 %"));
        m_document.setRangeThresholds({0.005, 0.2, 0.5, 0.01});
        QCOMPARE(limits->text(), QString("Limits: overflow > 0.5 % · underflow > 20 % · subnormal > 50 %"));
        view.resize(order->verdictWidth() + 220, 300);
        QCoreApplication::processEvents();
        QVERIFY(!order->text().contains("gradients"));
        QCOMPARE(order->height(), line); // and not a second line
        QVERIFY2(order->text().endsWith("F8: next"), qPrintable(order->text()));
        QCOMPARE(limits->text(), QString("Limits…"));
        QVERIFY(limits->toolTip().contains(plainToolTip("overflow > 0.5 % · underflow > 20 %")));
        m_document.setRangeThresholds({});
        QCOMPARE(limits->text(), QString("Limits…"));
        QSignalSpy wanted(&view, &ProblemsView::limitsWanted);
        limits->click();
        QCOMPARE(wanted.count(), 1);
    }

    void ofSeveralRunsTheVerdictIsSaidToo()
    {
        ProblemsView view(&m_document);
        view.resize(716, 240); // in a window of 1280 by 800
        view.show();
        const auto* order = view.findChild<QLabel*>("order");
        view.setRunTitle("transformer_lm.pt · Unit scaling · FP8, all products of 12:30:15");
        const auto isTold = [&](const QString& title) {
            return order->text().contains(QRegularExpression("^\\d+ error")) &&
                   order->text().contains(title) && order->text().endsWith("F8: next");
        };
        QVERIFY2(isTold({}), qPrintable(order->text()));
        view.resize(1600, 240);
        QVERIFY2(isTold(" (transformer_lm.pt · Unit"), qPrintable(order->text()));
    }

    void theFirstProblemIsChosenWhereNobodyChose()
    {
        ProblemsView view(&m_document);
        const auto node = [&](int row) {
            return view.tree()->model()->index(row, 0).data(NodeIdRole).toLongLong();
        };
        view.chooseFirst();
        QCOMPARE(m_document.selected(), std::optional<NodeId>(node(0)));
        QCOMPARE(view.tree()->currentIndex().row(), 0);
        m_document.setRangeThresholds({1, 1, 0.0001, 0.01}); // so that another one comes first
        QVERIFY(m_document.selected() != std::optional<NodeId>(node(0)));
        view.chooseFirst();
        QCOMPARE(m_document.selected(), std::optional<NodeId>(node(0)));
        m_document.select(node(2));
        view.chooseFirst();
        QCOMPARE(m_document.selected(), std::optional<NodeId>(node(2)));
    }

    void theNextOneIsTheFirstWhereThatWasChosenByItself()
    {
        ProblemsView view(&m_document);
        view.chooseFirst();
        view.choose(true);
        QCOMPARE(view.tree()->currentIndex().row(), 0);
        view.choose(true);
        QCOMPARE(view.tree()->currentIndex().row(), 1);
    }

    void theEndsOfTheListAreTold()
    {
        ProblemsView view(&m_document);
        QSignalSpy told(&view, &ProblemsView::endReached);
        view.choose(true);
        QVERIFY(told.isEmpty());
        view.choose(false);
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.takeFirst().first().toString(), QString("This is the first problem."));
        const int last = view.tree()->model()->rowCount() - 1;
        for (int i = 0; i < last; ++i)
            view.choose(true);
        QVERIFY(told.isEmpty());
        view.choose(true);
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.takeFirst().first().toString(), QString("This is the last problem."));
        QCOMPARE(view.tree()->currentIndex().row(), last); // as before
        m_document.setRun(std::make_shared<graph::Run>());
        view.choose(true);
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.takeFirst().first().toString(), QString("There are no problems."));
    }

    void aShortListSaysWhatWouldBeTheNext()
    {
        ProblemsView view(&m_document);
        auto* nearest = view.findChild<QPushButton*>("nearest");
        const auto expected = [this] {
            return report::nearestToLimits(m_document.run().graph, m_document.tensorFormats(),
                                           m_document.rangeThresholds());
        };
        m_document.setRangeThresholds({0, 0.0001, 0.0001, 0.01});
        QVERIFY(view.count() > 3);
        QVERIFY(nearest->isHidden());
        m_document.setRangeThresholds({0.9, 1, 1, 0.01});
        QVERIFY(view.count() <= 3 && expected());
        QVERIFY(!nearest->isHidden());
        const std::shared_ptr<const sheet::NodeTitles> titles = m_document.titles();
        const QString path = pathText(*titles, *m_document.run().graph.find(expected()->node));
        QCOMPARE(view.count(), 0);
        QVERIFY2(nearest->toolTip().startsWith("Nothing above the limits; nearest: " + path),
                 qPrintable(nearest->toolTip()));
        nearest->click();
        QCOMPARE(m_document.selected(), std::optional(expected()->node));
    }

    /// Beside warnings, whatever their number, it is said that nothing leaves the range.
    void aListWithoutErrorsSaysThatNothingLeavesTheRange()
    {
        ProblemsView view(&m_document);
        view.resize(900, 300);
        view.show();
        const auto* nearest = view.findChild<QPushButton*>("nearest");
        m_document.setRangeThresholds({1, 1, 0.0001, 0.01});
        QVERIFY(view.count() > 3);
        QVERIFY(!nearest->isHidden());
        QCoreApplication::processEvents();
        QVERIFY2(nearest->text().startsWith("No overflow or underflow above the limits; nearest: ") &&
                     !nearest->text().contains("subnormal"),
                 qPrintable(nearest->text()));
        m_document.setRangeThresholds({0, 0.0001, 0.0001, 0.01});
        QVERIFY(nearest->isHidden());
    }

    void badgesAreToldInWords()
    {
        ProblemsView view(&m_document);
        int told = 0;
        for (int row = 0; row < view.tree()->model()->rowCount(); ++row) {
            const QModelIndex badge = view.tree()->model()->index(row, ProblemModel::BadgeColumn);
            const QString text = badge.data().toString().section(", ", -1);
            if (!text.contains("follow"))
                continue;
            ++told;
            const int number = badge.siblingAtColumn(0).data(ConsequencesRole).toInt();
            const QString said =
                number == 1
                    ? QString("1 problem follows from this one, and is listed beneath it")
                    : QString("%1 problems follow from this one, and are listed beneath it").arg(number);
            const QString meaning = badge.data(Qt::ToolTipRole).toString();
            QVERIFY2(meaning.split('\n').contains(said), qPrintable(meaning));
            QCOMPARE(meaning.contains("an error because of what follows"), text.contains(" error"));
        }
        QVERIFY(told > 0);
    }

    void hidingANodeHidesNoProblem()
    {
        const NodeId k = idOf(m_document, "layers.0.k");
        ProblemsView view(&m_document);
        const int before = view.count();
        QVERIFY(problemOf(view, k).isValid());
        m_document.setPruning({true, prune::defaultTolerance, {"aten::matmul"}, {k}});
        QVERIFY(m_document.graph().find(k) == nullptr);
        QCOMPARE(view.count(), before);
        QVERIFY(problemOf(view, k).isValid());
    }

    void whatPruningHidesIsCountedAndCanBeShown()
    {
        const NodeId k = idOf(m_document, "layers.0.k");
        ProblemsView view(&m_document);
        auto* line = view.findChild<QPushButton*>("showHidden");
        QVERIFY(line->isHidden());
        m_document.setPruning({true, prune::defaultTolerance, {}, {k}});
        QVERIFY(!line->isHidden());
        QVERIFY2(line->text().endsWith("hides: 1"), qPrintable(line->text()));
        const QModelIndex row = problemOf(view, k);
        QVERIFY(row.data(HiddenRole).toBool());
        QSignalSpy wanted(&view, &ProblemsView::hiddenWanted);
        line->click();
        QCOMPARE(wanted.count(), 1);
        QVERIFY(wanted.first().first().value<std::set<NodeId>>() == std::set<NodeId>{k});
        m_document.setPruning({});
        QVERIFY(line->isHidden());
    }

    void whatIsFoldedIsFoundByItsCause()
    {
        // Of two gradients of which one comes of the other, the cause stands for both until it is opened.
        auto run = std::make_shared<graph::Run>(*tests::sampleRun(1));
        const auto small = tests::sampleMetric(0x1p-30);
        for (Node& node : run->graph.nodes)
            if (node.module == "layers.0.up" || node.module == "layers.0.norm2")
                node.backward.metric = small;
        m_document.setRun(run);
        ProblemsView view(&m_document);
        ProblemTree& tree = *view.tree();
        const NodeId norm = idOf(m_document, "layers.0.norm2");
        m_document.select(norm);
        const QModelIndex cause = tree.currentIndex();
        QVERIFY(cause.isValid());
        QVERIFY(cause.data(NodeIdRole).toLongLong() != norm);
        QCOMPARE(*m_document.selected(), norm);
        // What is said below is of what is selected, which has another row.
        auto* whole = view.findChild<QLabel*>("wholeText");
        QVERIFY2(whole->text().startsWith("layers.0.norm2 ("), qPrintable(whole->text()));
        m_document.select(cause.data(NodeIdRole).toLongLong());
        QVERIFY2(!whole->text().startsWith("layers.0.norm2 ("), qPrintable(whole->text()));
        m_document.select(norm);
        QVERIFY2(whole->text().startsWith("layers.0.norm2 ("), qPrintable(whole->text()));
        tree.expand(cause.siblingAtColumn(0));
        m_document.select(std::nullopt);
        m_document.select(norm);
        QCOMPARE(tree.currentIndex().data(NodeIdRole).toLongLong(), norm);
        QVERIFY(tree.currentIndex().data(ConsequenceRole).toBool());
        // A run that grows leaves it open.
        m_document.setRun(std::make_shared<graph::Run>(*run), RunChange::Grown);
        QCOMPARE(tree.currentIndex().data(NodeIdRole).toLongLong(), norm);
    }

    void oneRuleIsOfferedForWhatARowStandsFor()
    {
        auto run = std::make_shared<graph::Run>(*tests::sampleRun(3));
        std::set<graph::TensorId> up;
        for (Node& node : run->graph.nodes) {
            if (!node.module.ends_with(".up") || node.target != "aten::linear")
                continue;
            node.forward.metric = tests::sampleMetric(0x1p14);
            up.insert({node.id, graph::Direction::Forward});
        }
        for (Node& node : run->graph.nodes) // which reads them
            if (node.target == "aten::gelu") {
                node.forward.metric = tests::sampleMetric(0x1p14);
                up.insert({node.id, graph::Direction::Forward});
            }
        m_document.setRun(run);
        ProblemsView view(&m_document);
        const auto* model = static_cast<const ProblemModel*>(view.tree()->model());
        const auto* action = view.findChild<QAction*>("addToRecipe");
        QSignalSpy wanted(&view, &ProblemsView::layerRulesWanted);
        int offered = 0;
        std::size_t most = 0;
        const auto look = [&](const auto& self, const QModelIndex& parent) -> void {
            for (int row = 0; row < model->rowCount(parent); ++row) {
                const QModelIndex index = model->index(row, ProblemModel::FixColumn, parent);
                self(self, index.siblingAtColumn(0));
                const auto tensors = model->repeated(index);
                if (tensors.empty())
                    continue;
                view.tree()->setCurrentIndex(index);
                QCOMPARE(action->text(), QString("Add a rule for all layers to the recipe"));
                QCOMPARE(action->isEnabled(), index.data().toString() == "rule for all");
                if (!action->isEnabled())
                    continue;
                ++offered;
                Q_EMIT view.tree()->doubleClicked(index);
                QVERIFY(!wanted.isEmpty() && wanted.last().first().value<decltype(up)>() == tensors);
                most = std::max(most, tensors.size());
            }
        };
        look(look, {});
        QVERIFY(offered > 0);
        QCOMPARE(most, std::size_t(3)); // of all layers
        QCOMPARE(wanted.count(), offered);
    }

    void theSentenceAboveKeepsAwayFromItsButton()
    {
        ProblemsView view(&m_document);
        view.resize(560, 200);
        view.grab();
        const auto* order = view.findChild<QLabel*>("order");
        const auto* limits = view.findChild<QPushButton*>("limits");
        QVERIFY(limits->geometry().left() - order->geometry().right() > 8);
    }

    void aViewDoesNotRepeatTheProblemOfItsInput()
    {
        m_document.setPruning({false, std::nullopt, {}, {}}); // so that nothing is pruned
        ProblemsView view(&m_document);
        const NodeId k = idOf(m_document, "layers.0.k");
        QVERIFY(problemOf(view, k).isValid());
        const Node* user = m_document.run().graph.find(m_document.run().graph.usersOf(k).at(0));
        QCOMPARE(user->target, std::string("aten::transpose"));
        QVERIFY(!problemOf(view, user->id).isValid());
    }

    void severitiesArePainted()
    {
        ProblemsView view(&m_document);
        const Theme theme = Theme::light();
        view.setTheme(theme);
        view.resize(780, 200);
        const QImage image = view.grab().toImage();
        QVERIFY(pixelsOf(image, theme.error) > 20);
        QVERIFY(pixelsOf(image, theme.warning) > 20);
    }

    /// As the badges of the graph have it.
    void theFormOfASignSaysWhetherItStartsThereAndWhereItCounts()
    {
        auto run = std::make_shared<graph::Run>(*tests::sampleRun(1));
        for (Node& node : run->graph.nodes) {
            if (node.name.ends_with("norm1.weight")) // which recipes leave alone
                node.forward.metric = tests::sampleMetric(0x1p-24);
            if (node.module == "layers.0.norm2" && node.kind == graph::NodeKind::Op) // read by a linear
                node.forward.metric = tests::sampleMetric(0x1p14);
        }
        m_document.setRun(run);
        ProblemsView view(&m_document);
        const Theme theme = Theme::light();
        view.setTheme(theme);
        view.resize(900, 600);
        ProblemTree& tree = *view.tree();
        tree.expandAll();
        const QImage image = view.grab().toImage();
        std::map<sheet::SignForm, QColor> seen;
        for (QModelIndex index = tree.model()->index(0, 0); index.isValid(); index = tree.indexBelow(index)) {
            const QRect cell = tree.visualRect(index.siblingAtColumn(ProblemModel::SeverityColumn));
            const QPoint centre = tree.viewport()->mapTo(&view, cell.center());
            if (index.data(SeverityRole).toInt() == int(graph::Severity::Error) &&
                image.rect().contains(centre))
                seen.try_emplace(static_cast<sheet::SignForm>(index.data(SignFormRole).toInt()),
                                 image.pixelColor(centre));
        }
        QCOMPARE(seen.size(), std::size_t{3});
        QCOMPARE(seen[sheet::SignForm::Solid], theme.error);
        QVERIFY(seen[sheet::SignForm::Tinted] != theme.error);
        QVERIFY(seen[sheet::SignForm::Tinted].greenF() + 0.1 <
                seen[sheet::SignForm::Outline].greenF());                 // pale
        QCOMPARE(seen[sheet::SignForm::Outline].saturation() < 10, true); // hollow
    }
};

} // namespace scalescope::widgets

SCALESCOPE_TEST(scalescope::widgets::TestProblemsView)
#include "test_problems_view.moc"
