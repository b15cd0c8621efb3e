// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"
#include "tests/widgets/table/table_fixture.h"
#include "widgets/models/error_figures.h"
#include "widgets/modules/modules_view.h"
#include "widgets/table/filter_field.h"
#include "widgets/table/limits_dialog.h"
#include "widgets/table/module_tree_view.h"
#include "widgets/table/node_table_view.h"
#include "widgets/table/problems_view.h"

#include <QAction>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

using graph::Node;
using graph::NodeId;

namespace {

QModelIndex rowOfPath(const ModuleTreeView& view, const std::string& path)
{
    const QAbstractItemModel& model = *view.tree()->model();
    return model
        .match(model.index(0, 0), ModulePathRole, QString::fromStdString(path), 1,
               Qt::MatchExactly | Qt::MatchRecursive)
        .value(0);
}

} // namespace

class TestTableViews : public QObject
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

    void theTablesRowAndTheSelectionFollowEachOther()
    {
        NodeTableView view(&m_document);
        const NodeId k = idOf(m_document, "layers.0.k");
        m_document.select(k);
        QCOMPARE(view.table()->currentIndex().data(NodeIdRole).toLongLong(), k);
        QSignalSpy changed(&m_document, &Document::selectionChanged);
        view.table()->selectRow(0);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(*m_document.selected(), view.table()->model()->index(0, 0).data(NodeIdRole).toLongLong());
        m_document.select({});
        QVERIFY(view.table()->selectionModel()->selectedRows().isEmpty());
    }

    void theSelectionStaysWhenRowsGo()
    {
        NodeTableView view(&m_document);
        const NodeId k = idOf(m_document, "layers.0.k");
        m_document.select(k);
        QSignalSpy changed(&m_document, &Document::selectionChanged);
        view.filterField()->setText("softmax");
        QCOMPARE(view.table()->model()->rowCount(), 2);
        QVERIFY(view.table()->selectionModel()->selectedRows().isEmpty());
        view.filterField()->setText("");
        QCOMPARE(view.table()->currentIndex().data(NodeIdRole).toLongLong(), k);
        m_document.setPruning({true, std::nullopt, {"aten::linear"}, {}});
        QVERIFY(view.table()->selectionModel()->selectedRows().isEmpty());
        m_document.setPruning({});
        QCOMPARE(view.table()->currentIndex().data(NodeIdRole).toLongLong(), k);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(*m_document.selected(), k);
    }

    void aClickOnAHeaderSorts()
    {
        NodeTableView view(&m_document);
        view.resize(1400, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QHeaderView* header = view.table()->horizontalHeader();
        const QPoint at(
            header->sectionViewportPosition(view.table()->column("statistic", graph::Direction::Backward)) +
                20,
            header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
        const QAbstractItemModel& model = *view.table()->model();
        for (int row = 1; row < 5; ++row)
            QVERIFY(model.index(row - 1, view.table()->column("statistic", graph::Direction::Backward))
                        .data(SortRole)
                        .toDouble() <=
                    model.index(row, view.table()->column("statistic", graph::Direction::Backward))
                        .data(SortRole)
                        .toDouble());
    }

    void whatLosesMostStandsFirst()
    {
        NodeTableView view(&m_document);
        const QAbstractItemModel& model = *view.table()->model();
        for (const auto direction : graph::directions)
            QCOMPARE(model
                         .headerData(view.table()->column("lost", direction), Qt::Horizontal,
                                     Qt::InitialSortOrderRole)
                         .toInt(),
                     static_cast<int>(Qt::DescendingOrder));
        const QHeaderView* header = view.table()->horizontalHeader();
        QCOMPARE(header->visualIndex(view.table()->column("lost", graph::Direction::Forward)),
                 header->visualIndex(view.table()->column("name")) + 1 +
                     static_cast<int>(errorFigures.size()));
    }

    void selectedRowsAreCopiedAsTabSeparatedValues()
    {
        NodeTableView view(&m_document);
        view.filterField()->setText("target = aten::softmax");
        view.table()->selectAll();
        QTest::keySequence(view.table(), QKeySequence::Copy);
        const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
        QCOMPARE(lines.size(), 2);
        const QStringList cells = lines[0].split('\t');
        QCOMPARE(cells.size(), 9); // without the bars and errors
        QCOMPARE(cells[0], QString("layers.0.softmax"));
        const Node* softmax = m_document.run().graph.findByName("softmax");
        QCOMPARE(cells[3].toDouble(), softmax->forward.metric->statistics.meanAbs);
        QCOMPARE(cells[6], QString("4×32×32"));
    }

    void errorsHaveColumnsWhereTheRunHasThem()
    {
        NodeTableView view(&m_document);
        const int sqnr =
            view.table()->column(sheet::fieldOf(sheet::FieldId::Sqnr).id, graph::Direction::Forward);
        const int cosine =
            view.table()->column(sheet::fieldOf(sheet::FieldId::Cosine).id, graph::Direction::Backward);
        QVERIFY(view.table()->isColumnHidden(sqnr));
        m_document.setRun(tests::simulatedRun(2));
        QVERIFY(!view.table()->isColumnHidden(sqnr) && !view.table()->isColumnHidden(cosine));
        view.table()->setColumnHidden(cosine, true);
        m_document.setRun(tests::simulatedRun(3));
        QVERIFY(view.table()->isColumnHidden(cosine));
        m_document.setRun(tests::sampleRun(2));
        QVERIFY(view.table()->isColumnHidden(sqnr));
    }

    void aBadFilterIsExplainedAndTheLastGoodOneStays()
    {
        NodeTableView view(&m_document);
        view.filterField()->setText("softmax");
        view.filterField()->setText("softmax and bwd.std <");
        QCOMPARE(view.table()->model()->rowCount(), 2);
        const auto* error = view.filterField()->findChild<QLabel*>("fieldError");
        QVERIFY(error->text().contains("A value is missing"));
        QVERIFY(!error->isHidden());
        QTest::keyClick(view.filterField()->line(), Qt::Key_Escape);
        QVERIFY(error->isHidden());
        QVERIFY(view.table()->model()->rowCount() > 2);
    }

    void escapeClearsAFieldAndThenLeadsBack()
    {
        QWidget window;
        QVBoxLayout layout(&window);
        auto* before = new QPushButton(&window);
        auto* view = new NodeTableView(&m_document, &window);
        layout.addWidget(before);
        layout.addWidget(view);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        before->setFocus();
        QLineEdit* line = view->filterField()->line();
        line->setFocus();
        QTest::keyClicks(line, "softmax");
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(line->text().isEmpty() && line->hasFocus());
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(before->hasFocus());
    }

    void countsOfAFilterAreWords()
    {
        NodeTableView view(&m_document);
        view.filterField()->setText("softmax");
        QCOMPARE(view.filterField()->line()->accessibleDescription(),
                 QString("shows 2 of %1").arg(m_document.graph().nodes.size()));
    }

    void barsAreInBothHues()
    {
        NodeTableView view(&m_document);
        const Theme theme = Theme::dark();
        view.setTheme(theme);
        view.table()->setColumnHidden(view.table()->column("statistic", graph::Direction::Forward), true);
        view.table()->setColumnHidden(view.table()->column("statistic", graph::Direction::Backward), true);
        view.resize(900, 300);
        const QImage image = view.grab().toImage();
        QVERIFY(pixelsOf(image, theme.forward) > 50);
        QVERIFY(pixelsOf(image, theme.gradient) > 50);
    }

    void theTreesRowAndTheSelectionFollowEachOther()
    {
        ModuleTreeView view(&m_document);
        const NodeId k = idOf(m_document, "layers.1.k");
        m_document.select(k);
        QCOMPARE(view.tree()->currentIndex().data(ModulePathRole).toString(), QString("layers.1.k"));
        QVERIFY(view.tree()->isExpanded(view.tree()->currentIndex().parent()));
        QSignalSpy changed(&m_document, &Document::selectionChanged);
        view.tree()->setCurrentIndex(rowOfPath(view, "layers.0.q"));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(*m_document.selected(), idOf(m_document, "layers.0.q"));
    }

    void aClickOnAParametersModuleShowsItsOutput()
    {
        ModuleTreeView view(&m_document);
        view.resize(400, 600);
        view.show();
        const NodeId k = idOf(m_document, "layers.1.k");
        const auto& nodes = m_document.run().graph.nodes;
        m_document.select(std::ranges::find(nodes, "layers.1.k.weight", &graph::Node::target)->id);
        const QModelIndex row = view.tree()->currentIndex();
        QCOMPARE(row.data(ModulePathRole).toString(), QString("layers.1.k"));
        QTest::mouseClick(view.tree()->viewport(), Qt::LeftButton, {}, view.tree()->visualRect(row).center());
        QCOMPARE(*m_document.selected(), k);
    }

    void theSearchCountsAndWalksItsHits()
    {
        ModuleTreeView view(&m_document);
        QSignalSpy found(&m_document, &Document::highlightChanged);
        view.searchField()->setText("target = aten::softmax");
        QCOMPARE(found.count(), 1);
        QCOMPARE(m_document.highlighted().size(), std::size_t{2});
        const NodeId first = *m_document.highlighted().begin();
        const NodeId second = *m_document.highlighted().rbegin();
        const auto told = [&view] {
            QStringList texts;
            for (const QLabel* label : view.searchField()->line()->findChildren<QLabel*>())
                texts << label->text();
            return texts.join(' ').trimmed();
        };
        QCOMPARE(told(), QString("2 found"));
        QLineEdit* line = view.searchField()->line();
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(*m_document.selected(), first);
        QCOMPARE(told(), QString("hit 1 of 2"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(*m_document.selected(), second);
        QCOMPARE(told(), QString("hit 2 of 2"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(*m_document.selected(), first);
        QTest::keyClick(line, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(*m_document.selected(), second);
        view.searchField()->setText("");
        QVERIFY(m_document.highlighted().empty());
        view.selectNextHit();
        QVERIFY(m_document.selected());
    }

    void aQueryThatCannotBeReadChangesNothingAndIsUnderlinedWhereItIsWrong()
    {
        ModuleTreeView view(&m_document);
        view.setTheme(Theme::light());
        view.resize(400, 300);
        view.show();
        QLineEdit* line = view.searchField()->line();
        QFont font = line->font(); // else letters have coloured edges, on Ubuntu
        font.setStyleStrategy(QFont::NoSubpixelAntialias);
        line->setFont(font);
        QTest::keyClicks(line, "kind = op");
        const std::set<NodeId> found = m_document.highlighted();
        QVERIFY(!found.empty());
        const auto underlined = [&]() -> int { // pixels about the colour of errors, within the frame
            const QImage image = line->grab().toImage();
            int count = 0;
            for (int y = 4; y < image.height() - 4; ++y)
                for (int x = 4; x < image.width() - 4; ++x)
                    count += image.pixelColor(x, y).red() > image.pixelColor(x, y).green() + 60 ? 1 : 0;
            return count;
        };
        QCOMPARE(underlined(), 0);
        view.searchField()->setText("kind = op and bwd.foo < 1");
        QCOMPARE(m_document.highlighted(), found);
        const auto* error = view.searchField()->findChild<QLabel*>("fieldError");
        QVERIFY(error->isVisible());
        QVERIFY2(error->text().contains("\"bwd.foo\""), qPrintable(error->text()));
        QVERIFY(underlined() > 5);
        view.searchField()->setText("kind = op");
        QVERIFY(!error->isVisible());
        QCOMPARE(underlined(), 0);
        QCOMPARE(m_document.highlighted(), found);
    }

    void openModulesStayOpenInRunsOfOneModel()
    {
        ModuleTreeView view(&m_document);
        const auto indexOf = [&](const char* path) { return rowOfPath(view, path); };
        view.tree()->collapse(indexOf("layers.0"));
        view.tree()->expand(indexOf("layers.1"));
        for (const RunChange change : {RunChange::Grown, RunChange::Rerun}) {
            m_document.setRun(tests::sampleRun(3), change);
            QVERIFY(!view.tree()->isExpanded(indexOf("layers.0")));
            QVERIFY(view.tree()->isExpanded(indexOf("layers.1")));
        }
        m_document.setRun(tests::sampleRun(12), RunChange::Another); // shown as ever at first
        QVERIFY(view.tree()->isExpanded(indexOf("layers.0")));
        QVERIFY(!view.tree()->isExpanded(indexOf("layers.1")));
    }

    void ofManyLayersTheFirstIsOpen()
    {
        m_document.setRun(tests::sampleRun(12));
        ModuleTreeView view(&m_document);
        QVERIFY(view.tree()->isExpanded(rowOfPath(view, "layers.0")));
        QVERIFY(!view.tree()->isExpanded(rowOfPath(view, "layers.1")));
    }

    void theRowOfAModuleStaysSelectedThoughAnotherMadeItsTensor()
    {
        ModuleTreeView view(&m_document);
        const auto& model = static_cast<const SheetModel&>(*view.tree()->model());
        QModelIndex around = model.index(0, 0);
        const auto makesItsOwn = [&model](const QModelIndex& row) {
            const QVariant node = row.data(NodeIdRole);
            return !node.isValid() || model.indexOf(node.toLongLong()) == row;
        };
        while (around.isValid() && makesItsOwn(around))
            around = view.tree()->indexBelow(around);
        QVERIFY(around.isValid());
        view.tree()->setCurrentIndex(around);
        QVERIFY(m_document.selected().has_value());
        QCOMPARE(view.tree()->currentIndex(), around);
        auto run = tests::sampleRun(2); // one without a row for a module inside another
        const NodeId k = idOf(m_document, "layers.0.k");
        run->graph.nodes.at(static_cast<std::size_t>(k)).module += ".inner.part";
        m_document.setRun(run);
        m_document.select(k);
        QVERIFY(view.tree()->currentIndex().isValid());
    }

    void namesOfADeepTreeStayReadable()
    {
        auto run = std::make_shared<graph::Run>();
        std::string path;
        for (int level = 0; level < 12; ++level) {
            path += (path.empty() ? "level" : ".level") + std::to_string(level);
            run->modules.push_back({level, path, "Block", {}});
        }
        graph::Node node;
        node.kind = graph::NodeKind::Op;
        node.module = path;
        node.name = "add";
        run->graph.nodes.push_back(node);
        m_document.setRun(run);
        ModuleTreeView view(&m_document);
        view.resize(220, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QModelIndex deepest = rowOfPath(view, path);
        QVERIFY(deepest.isValid());
        const QRect cell = view.tree()->visualRect(deepest);
        QVERIFY(cell.width() >= view.tree()->fontMetrics().horizontalAdvance("level11"));
        QCOMPARE(deepest.data(Qt::ToolTipRole).toString(), QString::fromStdString(path) + ": Block");
    }

    void barsOfTheTreeAreInViewAtItsUsualWidth()
    {
        auto run = std::make_shared<graph::Run>();
        const std::string layers = "waveform_encoder.transformer_layers.0.self_attention_output";
        for (const char* name : {"key_projection", "value_projection_of_everything"}) {
            graph::Node node;
            node.id = static_cast<NodeId>(run->graph.nodes.size());
            node.kind = graph::NodeKind::Op;
            node.floating = true;
            node.module = layers + "." + name;
            run->graph.nodes.push_back(node);
        }
        m_document.setRun(run);
        ModuleTreeView view(&m_document);
        view.resize(224, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QModelIndex row = rowOfPath(view, run->graph.nodes.back().module);
        const QRect bars = view.tree()->visualRect(row.siblingAtColumn(1));
        QVERIFY(bars.width() >= 36);
        QVERIFY2(view.tree()->viewport()->rect().contains(bars), qPrintable(QString::number(bars.right())));
    }

    void limitsAreAskedForAndStayAsTheyWereWhereNothingIsTyped()
    {
        const formats::RangeThresholds odd{0, 1.0 / 3, 0.25, 0.01};
        LimitsDialog dialog(odd);
        QVERIFY(dialog.limits() == odd);
        dialog.findChild<QDoubleSpinBox*>("underflow")->setValue(20);
        QVERIFY((dialog.limits() == formats::RangeThresholds{0, 0.2, 0.25, 0.01}));
        dialog.findChild<QPushButton*>("usualLimits")->click();
        QVERIFY(dialog.limits() == formats::RangeThresholds());
    }

    void modulesHaveAColumnForPlacesInResultsWhereThereAreAny()
    {
        ModulesView view(&m_document);
        const SheetView* table = view.table();
        QVERIFY(table->isColumnHidden(view.table()->column("output")));
        view.resize(600, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width()); // all are in view
        const auto run = std::make_shared<graph::Run>(*tests::sampleRun(1));
        run->modules.front().outputs.front().path = "0";
        m_document.setRun(run);
        QVERIFY(!table->isColumnHidden(view.table()->column("output")));
    }

    /// Bars give up room only as far as the title above them is whole.
    void theTitleOfNarrowBarsIsWhole()
    {
        m_document.setRun(tests::sampleRun(1));
        ModulesView view(&m_document);
        Theme theme = Theme::light();
        theme.detailFont.setPixelSize(24);
        view.setTheme(theme);
        view.resize(420, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QHeaderView* header = view.table()->horizontalHeader();
        const QString title =
            header->model()->headerData(view.table()->column("bars"), Qt::Horizontal).toString();
        QVERIFY(header->sectionSize(view.table()->column("bars")) >
                QFontMetrics(theme.detailFont).horizontalAdvance(title));
    }

    /// Where two names would be cut to the same text, the part stays by which they differ.
    void cutNamesOfModulesAreToldApart()
    {
        const auto run = std::make_shared<graph::Run>(*tests::sampleRun(1));
        run->modules.resize(2);
        run->modules[0].path = "transformer.encoder_stack.attention.c_attn";
        run->modules[1].path = "transformer.decoder_stack.attention.c_attn";
        m_document.setRun(run);
        ModulesView view(&m_document);
        view.resize(420, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const SheetView* table = view.table();
        const auto pictureOf = [&](int row) {
            const QRect cell = table->visualRect(table->model()->index(row, view.table()->column("module")));
            return table->viewport()->grab(cell).toImage();
        };
        QVERIFY(pictureOf(0) != pictureOf(1));
    }

    void aModelWithoutModulesIsToldOnce()
    {
        ModulesView view(&m_document);
        const auto* line = view.findChild<QLabel*>("noModules");
        QVERIFY(line->isHidden());
        auto run = std::make_shared<graph::Run>(*tests::sampleRun(1));
        run->modules.clear();
        for (Node& node : run->graph.nodes)
            node.module.clear();
        m_document.setRun(run);
        QVERIFY(!line->isHidden());
        m_document.setRun(std::make_shared<graph::Run>());
        QVERIFY(line->isHidden());
    }
};

} // namespace scalescope::widgets

SCALESCOPE_TEST(scalescope::widgets::TestTableViews)
#include "test_table_views.moc"
