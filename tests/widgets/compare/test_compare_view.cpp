// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare tab with two runs made up in code, driven by the mouse and the keyboard.
#include "core/bisect/module_shares.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"
#include "tests/widgets/compare/compare_fixture.h"
#include "widgets/compare/plot_header.h"
#include "widgets/compare/run_box.h"
#include "widgets/compare/summary_cards.h"
#include "widgets/models/item_roles.h"
#include "widgets/table/filter_field.h"

#include <QAbstractItemModelTester>
#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QFrame>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QStyleOptionViewItem>
#include <QSvgGenerator>
#include <QTest>
#include <QToolButton>
#include <algorithm>

namespace scalescope::tests {

namespace {

void clickHeader(widgets::CompareTable* table, int column)
{
    const QHeaderView* header = table->horizontalHeader();
    const QPoint place(header->sectionViewportPosition(column) + 20, header->height() / 4);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, Qt::NoModifier, place);
}

/// How high the words in a title are that the header paints.
int heightOfTitle(widgets::PlotHeader* header, int section)
{
    const QImage image = header->grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QRgb background = widgets::Theme::light().window.rgb();
    const int left = header->sectionViewportPosition(section);
    int first = image.height();
    int last = 0;
    for (int y = 0; y < image.height() - 2; ++y) // without the line below
        for (int x = left; x < left + header->sectionSize(section); ++x)
            if (image.pixel(x, y) != background) {
                first = std::min(first, y);
                last = y;
            }
    return last - first + 1;
}

} // namespace

class TestCompareView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutRunsItSaysWhatToDo();
    void everyRatioIsThatOfTheTwoRuns();
    void errorsAreColumnsWhereFormatsAreSimulated();
    void aClickOnTheHeaderSorts();
    void oneClickSortsByTheAmountOfTheChange();
    void valuesOfZeroAreWrittenAsSuch();
    void aRunThatIsNotWholeIsSaidToBePartial();
    void theRowsOfALargeComparisonAreMadeInTheBackground();
    void keysSelectAndCopy();
    void whatWasAddedIsMarked();
    void namesTakeTheRoomThereIs();
    void theHeaderSaysWhatTheBandIs();
    void titlesOfNarrowColumnsTakeTwoLines();
    void aTitleKeepsWhatTellsRunsApart();
    void theTableGivesWayBeforeTheCards();
    void cardsAreAsWideAsTheirWords();
    void graphsStandLevelAndFollowTheColour();
    void theFilterIsTyped();
    void changesOnlyHidesWhatStayed();
    void theOtherStatisticChangesTheRatios();
    void theUserChoosesOtherRunsByKey();
    void swappingAsksForTheTwoTheOtherWayRound();
    void graphsPanTogether();
    void graphsZoomTogether();
    void fitShowsBothGraphsWholeAtOneZoom();
    void whatIsForTheTableIsHiddenBesideTheGraphs();
    void graphsSelectTogether();
    void graphsOpenAtWhatIsSelected();
    void modulesOpenInBothGraphs();
    void graphsStayFoldedInRunsOfOneModel();
};

void TestCompareView::withoutRunsItSaysWhatToDo()
{
    CompareFixture fixture;
    QVERIFY(QTest::qWaitForWindowExposed(&fixture.view));
    QVERIFY(!fixture.view.table()->isVisible());
    QVERIFY(fixture.fill());
    QVERIFY(fixture.view.table()->isVisible());
    fixture.compared.setRuns({}, {});
    QVERIFY(!fixture.view.table()->isVisible());
}

void TestCompareView::everyRatioIsThatOfTheTwoRuns()
{
    CompareFixture fixture;
    const QAbstractItemModelTester tester(fixture.view.table()->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    QVERIFY(fixture.fill());
    int gradients = 0;
    for (const QString& text : fixture.column(fixture.at("ratio", graph::Direction::Backward))) {
        QVERIFY2(text.isEmpty() || text == "+3.00" || text == "0", qPrintable(text));
        gradients += text == "+3.00" ? 1 : 0;
    }
    QVERIFY(gradients > 20);
    for (const QString& text : fixture.column(fixture.at("ratio", graph::Direction::Forward)))
        QVERIFY2(text.isEmpty() || text == "0", qPrintable(text));
    QVERIFY(!fixture.view.findChild<QLabel*>("comparisonInWords")->text().isEmpty());
}

void TestCompareView::errorsAreColumnsWhereFormatsAreSimulated()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    const widgets::CompareTable* table = fixture.view.table();
    const auto areHidden = [&] {
        return table->isColumnHidden(fixture.at("forward_sqnr")) &&
               table->isColumnHidden(fixture.at("gradient_sqnr"));
    };
    QVERIFY(areHidden());
    fixture.compared.setRuns({sampleRun(), "a"}, {simulatedRun(), "b"});
    QTRY_VERIFY(!areHidden());
    QVERIFY(fixture.column(fixture.at("forward_sqnr")).contains("39.5 dB"));
    const auto toolTipOf = [&](const QString& name) {
        const auto row = static_cast<int>(fixture.column(fixture.at("name")).indexOf(name));
        return table->model()->index(row, fixture.at("plot")).data(Qt::ToolTipRole).toString();
    };
    QVERIFY2(toolTipOf("layers.0.q").contains("forward: SQNR 39.0 dB, error 1.12 %"),
             qPrintable(toolTipOf("layers.0.q")));
    QVERIFY2(toolTipOf("layers.0.k.bias").contains("zero in theory") &&
                 !toolTipOf("layers.0.k.bias").contains("gradient: zero"),
             qPrintable(toolTipOf("layers.0.k.bias")));
    clickHeader(fixture.view.table(), fixture.at("forward_sqnr"));
    const QAbstractItemModel* rows = table->model();
    const double worst = rows->index(0, fixture.at("forward_sqnr")).data(widgets::SortRole).toDouble();
    const double next = rows->index(1, fixture.at("forward_sqnr")).data(widgets::SortRole).toDouble();
    QVERIFY2(worst < next, "the worst comes first");
}

void TestCompareView::aClickOnTheHeaderSorts()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    const int column = fixture.at("name");
    const QStringList inOrder = fixture.column(column);
    clickHeader(fixture.view.table(), column);
    QStringList sorted = inOrder;
    std::sort(sorted.begin(), sorted.end(),
              [](const QString& a, const QString& b) { return QString::localeAwareCompare(a, b) < 0; });
    QCOMPARE(fixture.column(column), sorted);
    QVERIFY(sorted != inOrder);
    // Rows without a ratio stay at the end in either order.
    for (int click = 0; click < 2; ++click) {
        clickHeader(fixture.view.table(), fixture.at("ratio", graph::Direction::Backward));
        QVERIFY(!fixture.column(fixture.at("ratio", graph::Direction::Backward)).first().isEmpty());
    }
}

void TestCompareView::oneClickSortsByTheAmountOfTheChange()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    auto variant = std::make_shared<graph::Run>(*fixture.variant);
    int changed = 0; // losses larger than every gain, and a small gain forward
    for (graph::Node& node : variant->graph.nodes) {
        if (node.kind != graph::NodeKind::Op || !node.forward.metric || changed == 3)
            continue;
        auto metric = std::make_shared<graph::Metric>(*node.forward.metric);
        metric->statistics.meanAbs *= changed == 2 ? 2 : 0x1p-10;
        node.forward.metric = metric;
        ++changed;
    }
    fixture.compared.setRuns({fixture.original, "a"}, {variant, "b"});
    QTRY_COMPARE(fixture.compared.comparison()->b, std::shared_ptr<const graph::Run>(variant));
    const int names = fixture.at("name");
    const QStringList inOrder = fixture.column(names);
    auto* button = fixture.view.findChild<QToolButton*>("compareLargestFirst");
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(button->isChecked());
    const auto* header = fixture.view.findChild<widgets::PlotHeader*>();
    QCOMPARE(header->title(fixture.at("plot")), QString("mean |x| · |log2(b/a)| ▼"));
    QCOMPARE(header->title(fixture.at("ratio", graph::Direction::Forward)), QString("log2(b/a), forward"));
    const QStringList forward = fixture.column(fixture.at("ratio", graph::Direction::Forward));
    const QStringList gradient = fixture.column(fixture.at("ratio", graph::Direction::Backward));
    double before = 1e9;
    for (qsizetype row = 0; row < forward.size(); ++row) {
        const double amount = std::max(std::abs(forward[row].toDouble()), std::abs(gradient[row].toDouble()));
        QVERIFY2(amount <= before, qPrintable(QString("row %1").arg(row)));
        before = amount;
    }
    QCOMPARE(forward[0], QString("-10.00"));
    QVERIFY(forward.last().isEmpty() && gradient.last().isEmpty());
    clickHeader(fixture.view.table(), fixture.at("ratio", graph::Direction::Backward));
    QVERIFY(!button->isChecked());
    QCOMPARE(fixture.column(fixture.at("ratio", graph::Direction::Backward)).first(), QString("+3.00"));
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(fixture.column(names), inOrder);
}

void TestCompareView::valuesOfZeroAreWrittenAsSuch()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    auto variant = std::make_shared<graph::Run>(*fixture.variant);
    graph::Node& node = variant->graph.nodes[static_cast<std::size_t>(variant->graph.findByName("softmax") -
                                                                      variant->graph.nodes.data())];
    const auto withMean = [](const graph::Metric& metric, double value) {
        auto changed = std::make_shared<graph::Metric>(metric);
        changed->statistics.meanAbs = value;
        return changed;
    };
    node.forward.metric = withMean(*node.forward.metric, 0);
    node.backward.metric = withMean(*node.backward.metric, std::numeric_limits<double>::infinity());
    fixture.compared.setRuns({fixture.original, "a"}, {variant, "b"});
    QTRY_COMPARE(fixture.compared.comparison()->b, std::shared_ptr<const graph::Run>(variant));
    const auto row = fixture.column(fixture.at("name")).indexOf("layers.0.softmax");
    QVERIFY(row >= 0);
    // What the cell of the plot is painted with.
    const auto painted = [&](qsizetype at) {
        QBuffer buffer;
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize({400, 20});
        const auto* table = fixture.view.table();
        QStyleOptionViewItem option;
        option.rect = QRect(0, 0, 400, 20);
        QPainter painter(&svg);
        table->itemDelegate()->paint(&painter, option,
                                     table->model()->index(static_cast<int>(at), fixture.at("plot")));
        painter.end();
        return QString::fromUtf8(buffer.data());
    };
    QVERIFY2(painted(row).contains(">0</text>") && painted(row).contains(">Inf</text>"),
             qPrintable(painted(row)));
    QVERIFY(!painted(row + 1).contains("</text>"));
}

void TestCompareView::aRunThatIsNotWholeIsSaidToBePartial()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    const auto* warnings = fixture.view.findChild<QLabel*>("comparisonWarnings");
    QVERIFY(!warnings->isVisible());
    auto stopped = std::make_shared<graph::Run>(*fixture.variant);
    stopped->status = graph::RunStatus::Stopped;
    fixture.compared.setRuns({fixture.original, "a"}, {stopped, "b"});
    QTRY_VERIFY(warnings->isVisible());
    QVERIFY2(warnings->text().contains("stopped") && warnings->text().contains("partial"),
             qPrintable(warnings->text()));
}

void TestCompareView::theRowsOfALargeComparisonAreMadeInTheBackground()
{
    CompareFixture shown;
    QVERIFY(shown.fill());
    QVERIFY(shown.view.table()->model()->rowCount() > 0);
    QSignalSpy rebuilt(&shown.view, &widgets::CompareView::rebuilt);
    const auto large = sampleRunOfSize(4000);
    const auto same = std::make_shared<graph::Run>(*large);
    QSignalSpy changed(&shown.compared, &widgets::CompareDocument::changed);
    shown.compared.setRuns({large, "a"}, {same, "b"});
    QVERIFY(changed.wait(patience));
    QVERIFY(rebuilt.isEmpty());
    QCOMPARE(shown.view.table()->model()->rowCount(), 0); // none of those of other runs
    QVERIFY(rebuilt.wait(patience));
    QVERIFY(shown.view.table()->model()->rowCount() > 2000);
    QToolButton* parameters = shown.view.findChild<QToolButton*>("compareParameters");
    const int all = shown.view.table()->model()->rowCount();
    parameters->click();
    parameters->click(); // the first scene is overtaken
    QVERIFY(rebuilt.wait(patience));
    QCOMPARE(rebuilt.size(), 2);
    QCOMPARE(shown.view.table()->model()->rowCount(), all);
}

void TestCompareView::keysSelectAndCopy()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    widgets::CompareTable* table = fixture.view.table();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    const auto first = fixture.compared.selected();
    QVERIFY(first.has_value());
    QTest::keyClick(table, Qt::Key_Down);
    QVERIFY(fixture.compared.selected() != first);
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    const QString name = table->model()->index(1, 0).data().toString();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(name + '\t'));
}

void TestCompareView::whatWasAddedIsMarked()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    const int row = static_cast<int>(fixture.column(fixture.at("status")).indexOf("added"));
    QVERIFY(row >= 0);
    const QModelIndex index = fixture.view.table()->model()->index(row, 0);
    QVERIFY(index.data().toString().endsWith("extra"));
    QCOMPARE(index.data(widgets::StatusSignRole).toString(), QString("+"));
    QVERIFY(index.data(Qt::ToolTipRole).toString().contains("only in b"));
    QCOMPARE(fixture.column(fixture.at("status")).count("removed"), 0);
    // What is shown beside it is not that of another tensor.
    fixture.document.setRun(std::make_shared<graph::Run>(*fixture.original));
    fixture.compared.setRuns({fixture.document.sharedRun(), "a"}, {fixture.variant, "b"});
    QTRY_VERIFY(fixture.compared.comparison()->a == fixture.document.sharedRun());
    fixture.document.select(fixture.original->graph.findByName("softmax")->id);
    fixture.view.table()->setCurrentIndex(fixture.view.table()->model()->index(row, 0));
    QVERIFY(!fixture.document.selected());
    QVERIFY(fixture.compared.selected());
}

void TestCompareView::namesTakeTheRoomThereIs()
{
    CompareFixture fixture;
    const auto run = sampleRun();
    for (graph::Node& node : run->graph.nodes)
        if (node.module.starts_with("layers."))
            node.module = "waveform_encoder.transformer_" + node.module;
    fixture.original = run;
    fixture.variant = variantOf(*run);
    fixture.compared.setRuns({fixture.original, "a"}, {fixture.variant, "b"});
    QVERIFY(QTest::qWaitForWindowExposed(&fixture.view));
    QTRY_VERIFY(fixture.compared.comparison() != nullptr);
    QTRY_VERIFY(fixture.view.table()->model()->rowCount() > 0);
    const auto nameWidth = [&](int width) {
        fixture.view.resize(width, 700);
        QCoreApplication::sendPostedEvents();
        return fixture.view.table()->columnWidth(fixture.at("name"));
    };
    const int narrow = nameWidth(760);
    const int wide = nameWidth(1600);
    QVERIFY(narrow < wide);
    for (const QString& name : fixture.column(fixture.at("name")))
        QVERIFY2(QFontMetrics(widgets::Theme::light().textFont).horizontalAdvance(name) < wide,
                 qPrintable(name));
    fixture.view.table()->setColumnWidth(fixture.at("name"), 100); // by the user
    QCOMPARE(nameWidth(1500), 100);
}

/// Elsewhere its colour means a format's normal range.
void TestCompareView::theHeaderSaysWhatTheBandIs()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    const auto* header = fixture.view.findChild<widgets::PlotHeader*>();
    const int plot = fixture.at("plot");
    QCOMPARE(header->title(plot), QString("mean |x| · band: 2^±2"));
    const auto* model = fixture.view.table()->model();
    QVERIFY(
        model->headerData(plot, Qt::Horizontal, Qt::ToolTipRole).toString().contains("no format's range"));
    QVERIFY(fixture.view.table()->columnWidth(fixture.at("name")) <= 188); // short names
}

void TestCompareView::titlesOfNarrowColumnsTakeTwoLines()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    auto* header = fixture.view.findChild<widgets::PlotHeader*>();
    const int forward = fixture.at("ratio", graph::Direction::Forward);
    header->resizeSection(forward, 160);
    const int one = heightOfTitle(header, forward);
    header->resizeSection(forward, 64);
    const int two = heightOfTitle(header, forward);
    QVERIFY2(one > 0 && two >= 1.6 * one, qPrintable(QString("%1, %2 pixels").arg(one).arg(two)));
}

void TestCompareView::aTitleKeepsWhatTellsRunsApart()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    const QString name = "a_model_of_a_long_name_that_has_no_room.torchscript.pt";
    const QString variant = name + " · FP8 of 03:47:14";
    fixture.view.setChoices({{"/a.scales", name + " of 03:47:02", name}, {"/b.scales", variant, name}});
    fixture.view.setPair("/a.scales", "/b.scales");
    fixture.view.resize(560, 700);
    const auto* box = static_cast<widgets::RunBox*>(fixture.view.findChild<QComboBox*>("compareB"));
    QTRY_VERIFY2(box->sanitizedText().endsWith(".pt · FP8 of 03:47:14"), qPrintable(box->sanitizedText()));
    QVERIFY2(box->sanitizedText().startsWith("a_") && box->sanitizedText().contains("…"),
             qPrintable(box->sanitizedText()));
}

void TestCompareView::theTableGivesWayBeforeTheCards()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    const auto heights = [&fixture] {
        QList<int> heights;
        for (const QFrame* card : fixture.view.findChildren<QFrame*>("summaryCard"))
            heights << card->height();
        return heights;
    };
    const QList<int> whole = heights();
    QVERIFY(!whole.isEmpty());
    const int least = fixture.view.minimumSizeHint().height();
    fixture.view.resize(1000, least - 90); // as below a message
    QTRY_COMPARE(fixture.view.height(), least - 90);
    QCOMPARE(heights(), whole);
    QVERIFY(fixture.view.table()->height() < 60);
}

/// In one row while their words have room there, then in two, and only then cut, with the whole in the tool
/// tip.
void TestCompareView::cardsAreAsWideAsTheirWords()
{
    const QString longest = "gradients against the run of another transform";
    widgets::ComparisonScene scene;
    for (const QString& label : {QString("loss"), longest, QString("tensors"), QString("gradients")}) {
        widgets::FigureCard card;
        card.label = label;
        card.value = "1 → 2";
        card.direction = graph::Direction::Forward;
        scene.cards.push_back(card);
    }
    widgets::SummaryCards cards;
    cards.setTheme(widgets::Theme::light());
    cards.setContent(scene);
    cards.show();
    const auto labels = cards.findChildren<QLabel*>("cardLabel");
    QCOMPARE(labels.size(), 4);
    const int needed = labels[1]->fontMetrics().horizontalAdvance(longest);
    const auto rowsAt = [&](int width) {
        cards.resize(width, 200);
        QCoreApplication::sendPostedEvents();
        QSet<int> tops;
        for (const QLabel* label : labels)
            tops << label->mapTo(&cards, QPoint()).y();
        return tops.size();
    };
    QCOMPARE(rowsAt(5 * needed), 1);
    QVERIFY(labels[1]->width() - labels[0]->width() <= 1); // there is room for cards that are alike
    QCOMPARE(rowsAt(3 * needed), 1);
    QVERIFY(labels[1]->width() >= needed && labels[0]->width() < needed);
    QCOMPARE(rowsAt(needed + 100), 2);
    QVERIFY(labels[1]->width() >= needed);
    QCOMPARE(rowsAt(needed), 2);
    QVERIFY(labels[1]->width() < needed && labels[1]->toolTip().contains(longest));
    QVERIFY(cards.minimumSizeHint().width() < needed); // the window may become narrow
}

void TestCompareView::graphsStandLevelAndFollowTheColour()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    fixture.compared.setRuns({fixture.original, "a"},
                             {fixture.variant, QString("a long title ").repeated(12)});
    fixture.document.setShares(std::make_shared<const bisect::ModuleShares>(bisect::Bisection{}));
    fixture.document.setColouring({sheet::FieldId::Share});
    fixture.view.showGraphs();
    const auto* a = fixture.view.findChild<widgets::GraphView*>("compareGraphA");
    const auto* b = fixture.view.findChild<widgets::GraphView*>("compareGraphB");
    QTRY_VERIFY(a->y() > 2 * fixture.view.fontMetrics().height());
    QCOMPARE(a->y(), b->y());
    const auto sides = fixture.view.graphs()->findChildren<widgets::Document*>();
    QCOMPARE(sides.size(), 2);
    for (const widgets::Document* side : sides)
        QCOMPARE(side->colouring().by, sheet::FieldId::Share);
}

void TestCompareView::theFilterIsTyped()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    const auto all = fixture.view.table()->model()->rowCount();
    QTest::keyClicks(fixture.view.findChild<QLineEdit*>("filter"), "softmax");
    const auto some = fixture.view.table()->model()->rowCount();
    QVERIFY(some > 0 && some < all);
    for (const QString& name : fixture.column(fixture.at("operator")))
        QVERIFY(name.contains("softmax") || name.contains("extra"));
}

void TestCompareView::changesOnlyHidesWhatStayed()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    const auto all = fixture.view.table()->model()->rowCount();
    auto* button = fixture.view.findChild<QToolButton*>("compareChanges");
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(fixture.view.table()->model()->rowCount() < all);
    for (const QString& ratio : fixture.column(fixture.at("ratio", graph::Direction::Backward)))
        QVERIFY(ratio != "0");
}

void TestCompareView::theOtherStatisticChangesTheRatios()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    fixture.document.setQuantity(sheet::FieldId::Std); // of which nothing changed
    QVERIFY(!fixture.column(fixture.at("ratio", graph::Direction::Backward)).contains("+3.00"));
    fixture.document.setQuantity(sheet::FieldId::MeanAbs);
    QVERIFY(fixture.column(fixture.at("ratio", graph::Direction::Backward)).contains("+3.00"));
}

void TestCompareView::theUserChoosesOtherRunsByKey()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    QSignalSpy chosen(&fixture.view, &widgets::CompareView::pairChosen);
    auto* box = fixture.view.findChild<QComboBox*>("compareB");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Up);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().at(1).toString(), QString("/a.scales"));
}

void TestCompareView::swappingAsksForTheTwoTheOtherWayRound()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    QSignalSpy chosen(&fixture.view, &widgets::CompareView::pairChosen);
    QTest::mouseClick(fixture.view.findChild<QToolButton*>("quiet"), Qt::LeftButton);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first(), QVariantList({"/b.scales", "/a.scales"}));
}

void TestCompareView::graphsPanTogether()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    QVERIFY(fixture.layOut());
    widgets::GraphView* left = fixture.view.graphs()->view(0);
    const QPoint from(left->width() - 20, left->height() - 20); // beside the cards
    const QPoint before = fixture.cardOf(1, "embedding");
    QTest::mousePress(left, Qt::LeftButton, Qt::NoModifier, from);
    QTest::mouseMove(left, from - QPoint(30, 30));
    QTest::mouseMove(left, from - QPoint(60, 80));
    QTest::mouseRelease(left, Qt::LeftButton, Qt::NoModifier, from - QPoint(60, 80));
    const QPoint after = fixture.cardOf(1, "embedding");
    QVERIFY(after.y() < before.y());
    // A card and its partner are at the same place.
    const auto middle = left->middleNode([](graph::NodeId) { return true; });
    QVERIFY(middle.has_value());
    const auto row = fixture.compared.rowOf(*fixture.original, *middle);
    const graph::Node* partner = fixture.compared.comparison()->nodeB(row.value());
    QCOMPARE(fixture.view.graphs()->view(1)->cardRect(partner->id).center().toPoint(),
             left->cardRect(*middle).center().toPoint());
}

void TestCompareView::graphsZoomTogether()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    QVERIFY(fixture.layOut());
    widgets::GraphView* right = fixture.view.graphs()->view(1);
    const double before = right->zoom();
    right->setFocus();
    QTest::keyClick(right, Qt::Key_Plus);
    QVERIFY(right->zoom() > before);
    QCOMPARE(fixture.view.graphs()->view(0)->zoom(), right->zoom());
}

void TestCompareView::fitShowsBothGraphsWholeAtOneZoom()
{
    CompareFixture made;
    QVERIFY(made.fill() && made.layOut());
    made.view.fit();
    const widgets::GraphView* first = made.view.graphs()->view(0);
    const widgets::GraphView* second = made.view.graphs()->view(1);
    QCOMPARE(first->zoom(), second->zoom());
    for (const widgets::GraphView* view : {first, second}) {
        for (const auto& card : view->drawn().cards)
            QVERIFY(view->rect().contains(view->cardRect(card.node).toAlignedRect()));
    }
}

void TestCompareView::whatIsForTheTableIsHiddenBesideTheGraphs()
{
    CompareFixture made;
    QVERIFY(made.fill());
    const auto parts = made.view.findChildren<widgets::FilterField*>();
    QCOMPARE(parts.size(), 1);
    QVERIFY(parts.front()->isVisible());
    made.view.showGraphs();
    QVERIFY(!parts.front()->isVisible());
    made.view.showTable();
    QVERIFY(parts.front()->isVisible());
}

void TestCompareView::graphsSelectTogether()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    QVERIFY(fixture.layOut());
    widgets::GraphView* left = fixture.view.graphs()->view(0);
    widgets::GraphView* right = fixture.view.graphs()->view(1);
    left->centreOn(fixture.original->graph.findByName("softmax")->id);
    QTest::mouseClick(left, Qt::LeftButton, Qt::NoModifier, fixture.cardOf(0, "softmax"));
    const auto row = fixture.compared.selected();
    QVERIFY(row.has_value());
    QCOMPARE(fixture.compared.comparison()->nodeB(*row)->name, std::string("softmax"));
    // The partner is selected beside it, at the same place.
    QVERIFY(right->accessibleDescription().contains("softmax"));
    QCOMPARE(fixture.cardOf(1, "softmax"), fixture.cardOf(0, "softmax"));
    // A step along an edge goes in both.
    left->setFocus();
    QTest::keyClick(left, Qt::Key_Up);
    QVERIFY(fixture.compared.selected() != row);
    QCOMPARE(right->accessibleDescription().section('\n', 0, 0),
             left->accessibleDescription().section('\n', 0, 0));
}

/// Of a run that does not fit at a readable size: the last node of what opens at its first.
void TestCompareView::graphsOpenAtWhatIsSelected()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    fixture.view.resize(1000, 420);
    fixture.compared.selectNode(*fixture.original, fixture.original->graph.findByName("output")->id);
    QVERIFY(fixture.compared.selected().has_value());
    QVERIFY(fixture.layOut());
    for (const int side : {0, 1}) {
        const widgets::GraphView* view = fixture.view.graphs()->view(side);
        QVERIFY(view->rect().contains(fixture.cardOf(side, "output")));
    }
}

void TestCompareView::modulesOpenInBothGraphs()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    QVERIFY(fixture.layOut());
    widgets::GraphView* left = fixture.view.graphs()->view(0);
    widgets::GraphView* right = fixture.view.graphs()->view(1);
    const auto cards = right->drawn().cards.size();
    left->foldAll();
    QTRY_VERIFY_WITH_TIMEOUT(!right->isLayingOut() && right->drawn().cards.size() < cards, patience);
    QVERIFY(right->folding() == left->folding());
}

void TestCompareView::graphsStayFoldedInRunsOfOneModel()
{
    CompareFixture fixture;
    QVERIFY(fixture.fill());
    QVERIFY(fixture.layOut());
    widgets::GraphView* left = fixture.view.graphs()->view(0);
    widgets::GraphView* right = fixture.view.graphs()->view(1);
    const widgets::FoldState automatic = right->folding();
    left->foldAll();
    const widgets::FoldState folded = left->folding();
    QVERIFY(folded != automatic);
    const auto compareWith = [&](widgets::RunChange change) {
        const auto variant = std::make_shared<const graph::Run>(*fixture.variant);
        fixture.compared.setRuns({fixture.original, "a"}, {variant, "b", change});
        return QTest::qWaitFor([&] { return fixture.compared.comparison()->b == variant; });
    };
    fixture.view.showTable(); // what is hidden takes the last of them, as what all of them are
    QVERIFY(compareWith(widgets::RunChange::Rerun));
    QVERIFY(compareWith(widgets::RunChange::Grown));
    fixture.view.showGraphs();
    QVERIFY(right->folding() == folded);
    fixture.view.showTable();
    QVERIFY(compareWith(widgets::RunChange::Another));
    QVERIFY(compareWith(widgets::RunChange::Grown));
    fixture.view.showGraphs();
    QVERIFY(right->folding() == automatic);
    QVERIFY(left->folding() == folded);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestCompareView)
#include "test_compare_view.moc"
