// SPDX-License-Identifier: GPL-3.0-or-later
// The waterfall of a path: what it shows, what a click does, and its pictures.
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/scale/row_scroll_bar.h"
#include "widgets/waterfall/waterfall.h"
#include "widgets/waterfall/waterfall_export.h"
#include "widgets/waterfall/waterfall_plot.h"
#include "widgets/waterfall/waterfall_words.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

std::shared_ptr<const graph::Metric> scale(double exponent)
{
    auto metric = std::make_shared<graph::Metric>();
    metric->statistics.numel = 8;
    metric->statistics.zeros = std::isnan(exponent) ? 8 : 0;
    metric->statistics.meanAbs = std::isnan(exponent) ? 0 : std::exp2(exponent);
    metric->statistics.rms = 2 * metric->statistics.meanAbs;
    return metric;
}

/// x, two operators, the residual add, and the output; gradients only where `isTrained`.
std::shared_ptr<graph::Run> residualRun(bool isTrained = true)
{
    auto run = std::make_shared<graph::Run>();
    const std::vector<double> forward{0, 4, -2, 1};
    const std::vector<double> backward{3, 2, 1, 0};
    for (graph::NodeId id = 0; id < 4; ++id) {
        const auto place = static_cast<std::size_t>(id);
        run->graph.nodes.push_back(
            tests::smallNode(id, scale(forward[place]), isTrained ? scale(backward[place]) : nullptr));
        run->graph.nodes.back().target = "aten::op" + std::to_string(id);
        run->graph.nodes.back().provenance = graph::Provenance("p" + std::to_string(id));
    }
    run->graph.nodes[0].kind = graph::NodeKind::Input;
    run->graph.nodes[0].target = "x";
    run->graph.edges = {{0, 1, 0}, {1, 2, 0}, {0, 3, 0}, {2, 3, 1}};
    return run;
}

/// The same run with an overflow forward in n1 and an underflow of the gradient of n2, and beside its path a
/// parameter n4 that n3 reads.
std::shared_ptr<graph::Run> runWithProblems()
{
    auto run = residualRun();
    const auto with = [](const graph::Metric& metric, double value) {
        auto copy = std::make_shared<graph::Metric>(metric);
        copy->histogram.add(graph::Histogram::binOf(value), 8);
        copy->statistics.absMax = copy->statistics.absMin = copy->statistics.absMinNonzero = value;
        return copy;
    };
    run->graph.nodes[1].forward.metric = with(*run->graph.nodes[1].forward.metric, 0x1p12);
    run->graph.nodes[2].backward.metric = with(*run->graph.nodes[2].backward.metric, 0x1p-40);
    run->graph.nodes.insert(run->graph.nodes.begin() + 3, tests::smallNode(3, scale(5), scale(-30)));
    run->graph.nodes[3].kind = graph::NodeKind::Parameter;
    run->graph.nodes[3].name = "weight";
    run->graph.nodes[3].backward.metric = with(*run->graph.nodes[3].backward.metric, 0x1p-40);
    run->graph.nodes[4].id = 4;
    run->graph.edges = {{0, 1, 0}, {1, 2, 0}, {0, 4, 0}, {2, 4, 1}, {3, 4, 2}};
    return run;
}

/// "x; n1 +4.0; n3 +3.0 (x)": what each row says, with what joins in brackets.
QString textOf(const WaterfallScene& scene)
{
    QStringList rows;
    for (const WaterfallRow& row : scene.rows) {
        QString text = row.label + ' ' + changeText(row);
        for (const WaterfallBranch& branch : row.beside)
            text += QString(" (%1)").arg(branch.path);
        rows << text.trimmed();
    }
    return rows.join("; ");
}

/// The row of layers that come again, or -1.
int rowOfLayers(const WaterfallScene& scene)
{
    const auto found =
        std::ranges::find_if(scene.rows, [](const WaterfallRow& row) { return row.layers.has_value(); });
    return found == scene.rows.end() ? -1 : static_cast<int>(found - scene.rows.begin());
}

/// A waterfall on the screen.
struct ShownWaterfall
{
    explicit ShownWaterfall(std::shared_ptr<graph::Run> run = residualRun())
    {
        document.setRun(std::move(run));
        view.resize(640, 360);
        view.show();
    }
    [[nodiscard]] QString text() const { return textOf(plot()->scene()); }
    [[nodiscard]] WaterfallPlot* plot() const { return view.findChild<WaterfallPlot*>(); }
    [[nodiscard]] QString hint() const
    {
        const auto* label = view.findChild<QLabel*>("muted");
        return label->isVisible() ? label->text() : QString();
    }
    [[nodiscard]] QString words() const { return view.findChild<QLabel*>("path")->text(); }
    [[nodiscard]] QToolButton* button(const char* name) const { return view.findChild<QToolButton*>(name); }
    [[nodiscard]] QString ends() const
    {
        const auto& rows = plot()->scene().rows;
        return rows.empty() ? QString() : rows.front().path + ' ' + rows.back().path;
    }
    void openLayers()
    {
        WaterfallOptions options = view.options();
        options.showsAllLayers = true;
        view.setOptions(options);
    }
    void choose(int box, int entry)
    {
        auto* list = view.findChildren<QComboBox*>().at(box);
        list->setFocus();
        for (int i = list->currentIndex(); i < entry; ++i)
            QTest::keyClick(list, Qt::Key_Down);
    }
    [[nodiscard]] QPoint onRow(int row) const
    {
        const PlotGeometry where = plot()->plotGeometry();
        return {static_cast<int>(where.plot.center().x()), static_cast<int>(where.y(row + 0.5))};
    }

    Document document;
    Waterfall view{&document};
};

} // namespace

class TestWaterfall : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layersThatComeAgainAreOneStep()
    {
        Document document;
        document.setRun(tests::sampleRun(5));
        WaterfallOptions all;
        all.showsAllLayers = true;
        const auto open = WaterfallScene::of(document, all);
        const auto folded = WaterfallScene::of(document, {});
        QVERIFY(open.hasLayers && folded.hasLayers);
        const int at = rowOfLayers(folded);
        QVERIFY(at > 0 && rowOfLayers(open) < 0);
        const WaterfallRow& row = folded.rows[static_cast<std::size_t>(at)];
        QCOMPARE(row.label, QString("layers.0–4 ×5"));
        QCOMPARE(folded.rows.size() - 1 + row.layers->nodes.size(), open.rows.size());
        QCOMPARE(totalText(folded), totalText(open));
        for (const graph::NodeId node : row.layers->nodes) {
            QCOMPARE(folded.rowOf(node), at);
            const auto level = open.rows[static_cast<std::size_t>(open.rowOf(node))].level;
            QVERIFY(*level >= row.layers->low && *level <= row.layers->high);
        }
        QCOMPARE(row.before,
                 open.rows[static_cast<std::size_t>(open.rowOf(row.layers->nodes.front()))].before);
        QCOMPARE(folded.rows[static_cast<std::size_t>(at) + 1].before, row.level);
        QVERIFY(stepText(folded, at).contains("within: from 2^"));
    }

    void layersThatThePathEndsInStayOpen()
    {
        Document document;
        document.setRun(tests::sampleRun(5));
        WaterfallOptions options;
        for (const graph::Node& node : document.graph().nodes)
            if (node.module == "layers.3" && node.target == "aten::softmax")
                options.last = node.id;
        QVERIFY(options.last);
        const auto scene = WaterfallScene::of(document, options);
        const int at = rowOfLayers(scene);
        QVERIFY(at > 0);
        QCOMPARE(scene.rows[static_cast<std::size_t>(at)].label, QString("layers.0–2 ×3"));
        QCOMPARE(scene.rows.back().id, *options.last);
        QVERIFY(!scene.rows.back().layers);
    }

    void theButtonOpensAllLayers()
    {
        QVERIFY(!ShownWaterfall().button("allLayers")->isVisible()); // there are none
        const ShownWaterfall shown(tests::sampleRun(5));
        auto* button = shown.button("allLayers");
        QVERIFY(button->isVisible() && !button->isChecked());
        QVERIFY(rowOfLayers(shown.plot()->scene()) > 0);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(button->isChecked() && shown.view.options().showsAllLayers);
        QVERIFY(rowOfLayers(shown.plot()->scene()) < 0);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(rowOfLayers(shown.plot()->scene()) > 0);
    }

    void stepsHaveTheNamesOfTheirBlocks()
    {
        auto run = residualRun();
        const auto name = [&](int node, const char* module, const char* target) {
            run->graph.nodes[node].kind = graph::NodeKind::Op;
            run->graph.nodes[node].module = module;
            run->graph.nodes[node].target = target;
        };
        name(1, "net.blocks.0", "aten::add");
        name(2, "net.blocks.1", "aten::add");
        name(3, "net.head", "aten::mul"); // the loss
        const ShownWaterfall shown(run);
        const auto& rows = shown.plot()->scene().rows;
        QStringList labels;
        for (const WaterfallRow& row : rows)
            labels << row.label;
        // Each is all that its module does. What all have in common is left out.
        QCOMPARE(labels.join(' '), QString("x blocks.0 blocks.1 head"));
    }

    void ofAGradientEachStepNamesTheOperatorWhoseBackwardMadeIt()
    {
        auto run = residualRun();
        run->graph.edges = {{0, 1, 0}, {1, 2, 0}, {2, 3, 0}};
        const auto name = [&](int node, const char* module, const char* target) {
            run->graph.nodes[node].kind = graph::NodeKind::Op;
            run->graph.nodes[node].module = module;
            run->graph.nodes[node].target = target;
            run->graph.nodes[node].name = module[0] == '\0' ? "loss" : "out";
        };
        name(1, "net.decoder.2", "aten::linear");
        name(2, "net.decoder.3", "aten::sigmoid");
        name(3, "", "aten::mse_loss");
        ShownWaterfall shown(run);
        shown.choose(0, 1);
        QCOMPARE(shown.text(), "loss; backward of mse_loss, loss +1.0; backward of sigmoid, decoder.3 +1.0; "
                               "backward of linear, decoder.2 +1.0");
        const WaterfallScene& scene = shown.plot()->scene();
        QCOMPARE(scene.rows[2].path, "net.decoder.2"); // where it ends, and what a click selects
        const QString said = stepText(scene, 2);
        QVERIFY2(
            said.startsWith("backward of sigmoid, net.decoder.3, ends at the gradient of net.decoder.2, "),
            qPrintable(said));
        QVERIFY(!describeStep(scene, 2, Theme::light()).contains("aten::linear"));
        QTest::mouseClick(shown.plot(), Qt::LeftButton, {}, shown.onRow(2));
        QCOMPARE(shown.document.selected(), std::optional<graph::NodeId>(1));
    }

    void shownStepsAddUpToTheTotal()
    {
        auto run = residualRun();
        run->graph.edges = {{0, 1, 0}, {1, 2, 0}, {2, 3, 0}};
        const std::vector<double> levels{0, 2.96, 7.32, 8.28};
        for (std::size_t i = 0; i < levels.size(); ++i)
            run->graph.nodes[i].forward.metric = scale(levels[i]);
        const ShownWaterfall shown(run);
        QCOMPARE(shown.text(), "x; n1 +3.0; n2 +4.3; n3 +1.0");
        QCOMPARE(totalText(shown.plot()->scene()), "+8.3 binades in 3 steps");
    }

    void aHeadingThatIsTooLongLosesItsMiddleAndNoLine()
    {
        auto run = residualRun();
        run->graph.nodes[3].name = std::string(300, 'n');
        ShownWaterfall shown(run);
        auto* label = shown.view.findChild<QLabel*>("path");
        QVERIFY(label->toolTip().contains(QString(300, 'n')));
        const QImage image = label->grab().toImage();
        for (int x = 0; x < image.width(); ++x) // at the margins no letter is cut through
            for (const int y : {0, image.height() - 1})
                QCOMPARE(image.pixelColor(x, y), image.pixelColor(image.width() - 1, 0));
    }

    void theSelectedStepStaysInViewInALowerPanel()
    {
        ShownWaterfall shown(tests::sampleRun(6));
        shown.openLayers();
        const auto rows = shown.plot()->scene().rows;
        shown.document.select(rows[12].id);
        QVERIFY(shown.plot()->plotGeometry().end() > 12);
        for (const int height : {200, 420, 260}) {
            shown.view.resize(640, height);
            const PlotGeometry where = shown.plot()->plotGeometry();
            QVERIFY2(where.first() <= 12 && where.end() > 12, qPrintable(QString::number(height)));
        }
        QVERIFY(shown.view.missingHeight() > 0);
        shown.view.resize(640, 260 + shown.view.missingHeight());
        QVERIFY(shown.view.missingHeight() <= 0);
    }

    void atFirstThePathGoesFromTheInputToTheLoss()
    {
        const ShownWaterfall shown;
        QCOMPARE(shown.text(), "x; n1 +4.0; n2 −6.0; n3 +3.0 (x)");
        QCOMPARE(shown.hint(), QString());
    }

    /// However they were named, as the rows have them.
    void theTitleGoesTheWayOfTheData()
    {
        Document document;
        document.setRun(residualRun());
        WaterfallOptions options;
        options.first = 2;
        options.last = 1;
        QCOMPARE(WaterfallScene::of(document, options).title, "n1 → n2");
        std::swap(options.first, options.last);
        QCOMPARE(WaterfallScene::of(document, options).title, "n1 → n2");
        options.direction = graph::Direction::Backward;
        QCOMPARE(WaterfallScene::of(document, options).title, "n2 → n1");
    }

    void theBoxesChooseDirectionPathAndStatistic()
    {
        ShownWaterfall shown;
        shown.choose(1, 1);
        QCOMPARE(shown.text(), "x; n3 +1.0 (n2)");
        shown.choose(0, 1);
        QCOMPARE(shown.text(),
                 "n3; backward of op3, n3 +1.0; backward of op2, n2 +1.0; backward of op1, n1 +1.0 (n3)");
        shown.choose(2, 5);
        QCOMPARE(shown.plot()->scene().rows.front().level, std::optional(1.0)); // rms is twice the mean |x|
        QCOMPARE(shown.plot()->scene().title, "n3 → x");
    }

    void aClickOnAStepSelectsItAndASelectionMarksIt()
    {
        ShownWaterfall shown;
        QTest::mouseClick(shown.plot(), Qt::LeftButton, {}, shown.onRow(2));
        QCOMPARE(shown.document.selected(), std::optional<graph::NodeId>(2));
        shown.document.select(1);
        QCOMPARE(shown.plot()->selectedRow(), 1);
        QVERIFY2(shown.plot()->accessibleDescription().contains("16 times as large"),
                 qPrintable(shown.plot()->accessibleDescription()));
        QTest::keyClick(shown.plot(), Qt::Key_Down);
        QCOMPARE(shown.document.selected(), std::optional<graph::NodeId>(2));
        QTest::mouseClick(shown.plot(), Qt::RightButton, {}, shown.onRow(3));
        QCOMPARE(shown.document.selected(), std::optional<graph::NodeId>(3));
    }

    void bothEndsOfThePathAreChosen()
    {
        ShownWaterfall shown;
        QSignalSpy chosen(&shown.view, &Waterfall::pathChosen);
        shown.view.showWhatItAffects(1);
        QCOMPARE(shown.text(), "n1; n2 −6.0; n3 +3.0 (x)");
        shown.view.showWhatMade(2);
        QCOMPARE(shown.text(), "x; n1 +4.0; n2 −6.0");
        shown.view.startAt(1); // the end stays
        QCOMPARE(shown.text(), "n1; n2 −6.0");
        shown.view.endAt(3);
        QCOMPARE(shown.text(), "n1; n2 −6.0; n3 +3.0 (x)");
        shown.view.endAt(0); // which does not come of the beginning
        QCOMPARE(shown.text(), "x");
        shown.view.showBetween(3, 2);
        QCOMPARE(shown.text(), "n2; n3 +3.0 (x)");
        QCOMPARE(chosen.size(), 6);
        QTest::mouseClick(shown.view.findChild<QToolButton*>("wholeRun"), Qt::LeftButton);
        QCOMPARE(shown.text(), "x; n1 +4.0; n2 −6.0; n3 +3.0 (x)");
    }

    void whereThereIsNothingToSeeASentenceSaysWhatToDo()
    {
        ShownWaterfall none(std::make_shared<graph::Run>());
        QVERIFY2(none.hint().contains("Run a model"), qPrintable(none.hint()));
        ShownWaterfall shown(residualRun(false));
        shown.choose(0, 1);
        QVERIFY2(shown.hint().contains("has a gradient"), qPrintable(shown.hint()));
        auto apart = residualRun();
        apart->graph.edges.pop_back();
        ShownWaterfall separate(apart);
        separate.view.showBetween(2, 3);
        QVERIFY2(separate.hint().contains("between n2 and n3"), qPrintable(separate.hint()));
        prune::Options all;
        all.nodes = {0, 1, 2, 3};
        separate.view.showWholeRun();
        separate.document.setPruning(all);
        QVERIFY2(separate.hint().contains("prune less"), qPrintable(separate.hint()));
    }

    void aProblemIsShownInItsDirectionUnlessOneChoseAnother()
    {
        ShownWaterfall shown(runWithProblems());
        shown.document.select(2); // its gradient underflows
        QVERIFY(shown.view.options().direction == graph::Direction::Backward);
        QVERIFY(!shown.view.options().quantity);
        shown.document.select(1); // overflows
        QVERIFY(shown.view.options().direction == graph::Direction::Forward);
        QCOMPARE(shown.view.options().quantity, std::optional(sheet::FieldId::AbsMax));
        shown.document.select(0); // has none: nothing changes
        QCOMPARE(shown.view.options().quantity, std::optional(sheet::FieldId::AbsMax));
        shown.choose(0, 1);
        shown.choose(2, 4);
        const auto chosen = shown.view.options();
        for (const graph::NodeId node : {1, 2, 0, 1}) {
            shown.document.select(node);
            QVERIFY(shown.view.options().direction == graph::Direction::Backward);
            QCOMPARE(shown.view.options().quantity, chosen.quantity);
        }
        shown.document.setRun(runWithProblems(), RunChange::Another);
        QVERIFY(!shown.view.options().quantity);
    }

    /// Of a node whose tensor and gradient both have one.
    void theSelectedProblemOfTwoGivesTheDirection()
    {
        auto run = runWithProblems();
        run->graph.nodes[1].backward.metric = run->graph.nodes[2].backward.metric;
        ShownWaterfall shown(run);
        shown.document.select(1, graph::Direction::Backward);
        QVERIFY(shown.view.options().direction == graph::Direction::Backward);
        shown.view.showWhatMade(1);
        QCOMPARE(shown.ends(), "n3 n1");
        shown.document.select(1); // the same: what was said of it holds
        QVERIFY(shown.view.options().direction == graph::Direction::Backward);
        shown.document.select(1, graph::Direction::Forward);
        QVERIFY(shown.view.options().direction == graph::Direction::Forward);
        shown.document.select(1, graph::Direction::Backward);
        shown.document.select(0);
        shown.document.goBack(); // to the node
        QVERIFY(!shown.document.selectedDirection());
    }

    void theWordsSayWhyTheProgramChoseAStatistic()
    {
        ShownWaterfall shown(runWithProblems());
        QVERIFY2(shown.words().endsWith(" of mean |x|"), qPrintable(shown.words()));
        shown.document.select(1); // overflows
        QVERIFY2(shown.words().endsWith("max |x|, because n1 overflows"), qPrintable(shown.words()));
        shown.document.select(0); // the statistic stays, and so does its reason
        QVERIFY2(shown.words().endsWith("max |x|, because n1 overflows"), qPrintable(shown.words()));
        shown.choose(2, 4);
        QVERIFY2(shown.words().endsWith("min |x|"), qPrintable(shown.words()));
    }

    void buttonsShowWhatMadeATensorAndWhatItAffects()
    {
        ShownWaterfall shown(runWithProblems());
        QVERIFY(!shown.button("whatMade")->isEnabled() && !shown.button("whatItAffects")->isEnabled());
        shown.document.select(1); // its problem is one forward
        QTest::mouseClick(shown.button("whatMade"), Qt::LeftButton);
        QVERIFY(shown.button("whatMade")->isChecked() && !shown.button("wholeRun")->isChecked());
        QCOMPARE(shown.ends(), "x n1");
        // A row that is chosen here leaves the path as it is.
        QVERIFY2(shown.words().startsWith("What made n1, follows the selection in other views"),
                 qPrintable(shown.words()));
        QTest::mouseClick(shown.button("whatItAffects"), Qt::LeftButton);
        QCOMPARE(shown.ends(), "n1 n3");
        QVERIFY2(shown.words().startsWith("What n1 affects, follows"), qPrintable(shown.words()));
        shown.document.select(2); // one of its gradient, which affects what n2 was made of
        QCOMPARE(shown.ends(), "n2 x");
        QTest::mouseClick(shown.button("whatMade"), Qt::LeftButton);
        QCOMPARE(shown.ends(), "n3 n2");
        QVERIFY2(shown.words().startsWith("What made the gradient of n2, follows"),
                 qPrintable(shown.words()));
        shown.choose(0, 0);
        QTest::keyClick(shown.view.findChildren<QComboBox*>().at(0), Qt::Key_Up);
        QCOMPARE(shown.ends(), "x n2"); // of the tensor, from the other side
        QTest::mouseClick(shown.button("wholeRun"), Qt::LeftButton);
        QCOMPARE(shown.ends(), "x n3");
        QVERIFY(shown.button("wholeRun")->isChecked() && !shown.button("whatMade")->isChecked());
    }

    void theStepsGetTheRoom()
    {
        ShownWaterfall shown;
        shown.view.resize(718, 270);
        const int first = shown.button("whatMade")->mapTo(&shown.view, QPoint()).y();
        const auto* box = shown.view.findChild<QComboBox*>();
        QVERIFY(first < 12);
        QVERIFY(box->mapTo(&shown.view, QPoint()).y() - first < 2 * box->height());
    }

    void aPathFollowsTheSelectionUnlessItIsPinned()
    {
        ShownWaterfall shown(runWithProblems());
        shown.view.showWhatMade(1);
        shown.document.select(4);
        QCOMPARE(shown.ends(), "x n3");
        QTest::mouseClick(shown.plot(), Qt::LeftButton, {}, shown.onRow(1)); // a step: the path stays
        QCOMPARE(shown.ends(), "x n3");
        shown.view.showBetween(1, 2);
        QVERIFY2(shown.words().startsWith("Pinned"), qPrintable(shown.words()));
        const auto pinned = shown.view.options();
        shown.document.select(3);
        QVERIFY(shown.view.options() == pinned);
        shown.view.showWholeRun();
        shown.document.select(std::nullopt);
        shown.document.select(3); // goes by way of it
        QCOMPARE(shown.ends(), "n3 weight");
    }

    void aClickOnAStepChangesNeitherPathNorDirection()
    {
        ShownWaterfall shown(runWithProblems());
        QTest::mouseClick(shown.plot(), Qt::LeftButton, {}, shown.onRow(2));
        QCOMPARE(shown.document.selected(), std::optional<graph::NodeId>(2));
        QVERIFY(shown.view.options() == WaterfallOptions());
    }

    void aTensorWithAProblemLiesOnThePath()
    {
        ShownWaterfall shown(runWithProblems());
        QVERIFY(!shown.text().contains("weight"));
        shown.document.select(3);
        QCOMPARE(shown.text(), "n3; backward of op3, n3 −30.0");
        QCOMPARE(shown.plot()->scene().rows.back().path, "weight");
        QCOMPARE(shown.plot()->selectedRow(), 1);
        auto* whole = shown.view.findChild<QToolButton*>("wholeRun");
        QVERIFY(!whole->isChecked()); // it is another path
        QVERIFY2(shown.words().startsWith("By way of weight, which is not"), qPrintable(shown.words()));
        QTest::mouseClick(whole, Qt::LeftButton);
        QVERIFY(shown.plot()->scene().rows.back().path != "weight");
        QVERIFY(whole->isChecked() && whole->isEnabled()); // as blue as the others
        QVERIFY2(shown.words().startsWith("Whole run\n"), qPrintable(shown.words()));
        shown.document.setRun(residualRun(), RunChange::Another);
        QCOMPARE(shown.text(), "x; n1 +4.0; n2 −6.0; n3 +3.0 (x)"); // forward again
    }

    void ofAParameterItIsSaidThatNothingMadeIt()
    {
        auto run = runWithProblems();
        run->graph.nodes[3].backward.metric.reset(); // else the path were that of its problem
        ShownWaterfall shown(run);
        shown.view.showWhatMade(3);
        QCOMPARE(shown.ends(), QString()); // and not the opposite of what was asked for
        QCOMPARE(shown.hint(),
                 "weight is a parameter: no operator made it. Where it goes is shown by What it "
                 "affects.");
        QVERIFY(shown.button("whatItAffects")->isEnabled() == false); // nothing is selected
        shown.view.showWhatItAffects(3);
        QCOMPARE(shown.ends(), "weight n3");
        QVERIFY2(shown.words().startsWith("What weight affects"), qPrintable(shown.words()));
    }

    void theTotalIsToldFromTheFirstLevelToTheLast()
    {
        const ShownWaterfall shown;
        QCOMPARE(totalText(shown.plot()->scene()), "+1.0 binades in 3 steps");
        QStringList words;
        for (const QLabel* label : shown.view.findChildren<QLabel*>())
            words << label->text();
        QVERIFY2(words.contains("Whole run\nx → n3\n+1.0 binades in 3 steps of mean |x|"),
                 qPrintable(words.join("|")));
        ShownWaterfall one;
        one.view.showWhatMade(1);
        QCOMPARE(totalText(one.plot()->scene()), "+4.0 binades in one step");
        one.view.endAt(0);
        QCOMPARE(totalText(one.plot()->scene()), QString());
    }

    void whatTheFormatLosesHasTheColourOfLosses()
    {
        ShownWaterfall shown(runWithProblems());
        shown.view.setTheme(Theme::light());
        shown.document.select(1); // max |x| is 2^12, E4M3FN ends below 2^9
        shown.plot()->replot(QCustomPlot::rpImmediateRefresh);
        const QImage image = shown.plot()->grab().toImage();
        const PlotGeometry where = shown.plot()->plotGeometry();
        const auto at = [&](double level) {
            return image.pixelColor(static_cast<int>(where.x(level)), static_cast<int>(where.y(0.1)));
        };
        QVERIFY2(where.axis.hi > 10.5, qPrintable(QString::number(where.axis.hi)));
        QCOMPARE(at(10.25), Theme::light().lost);
        QCOMPARE(at(8.25), Theme::light().normal);
    }

    void whatIsPrunedIsNoStepUnlessThePathEndsThere()
    {
        ShownWaterfall shown;
        prune::Options hidden;
        hidden.nodes = {1};
        shown.document.setPruning(hidden);
        QCOMPARE(shown.text(), "x; n2 −2.0; n3 +3.0 (x)");
        shown.view.showWhatItAffects(1);
        QCOMPARE(shown.text(), "n1; n2 −6.0; n3 +3.0 (x)");
    }

    void whatHasNoScaleIsNamed()
    {
        auto run = residualRun();
        run->graph.nodes[1].forward.metric = scale(NAN);
        const ShownWaterfall shown(run);
        QCOMPARE(shown.text(), "x; n1 0; n2 −2.0; n3 +3.0 (x)");
    }

    void thePathStaysInAnotherRunOfTheModelAlone()
    {
        ShownWaterfall shown;
        shown.view.showWhatItAffects(1);
        auto rerun = residualRun();
        for (graph::Node& node : rerun->graph.nodes)
            node.id += 10;
        for (graph::Edge& edge : rerun->graph.edges)
            edge = {edge.source + 10, edge.target + 10, edge.argument};
        shown.document.setRun(rerun, RunChange::Rerun);
        QCOMPARE(shown.view.options().first, std::optional<graph::NodeId>(11));
        QCOMPARE(shown.text(), "n1; n2 −6.0; n3 +3.0 (x)");
        shown.document.setRun(residualRun(), RunChange::Another);
        QCOMPARE(shown.text(), "x; n1 +4.0; n2 −6.0; n3 +3.0 (x)");
    }

    void oneThatNobodySeesIsMadeWhenItIsShown()
    {
        Document document;
        Waterfall view(&document);
        document.setRun(residualRun());
        QVERIFY(view.findChild<WaterfallPlot*>()->scene().rows.empty());
        view.show();
        QCOMPARE(view.findChild<WaterfallPlot*>()->scene().rows.size(), std::size_t{4});
    }

    void ofALargeRunThePathIsMadeBesideTheWindow()
    {
        ShownWaterfall shown(tests::sampleRunOfSize(6000));
        shown.openLayers();
        QVERIFY(shown.plot()->scene().rows.empty());
        shown.view.showWhatItAffects(shown.document.graph().nodes[4000].id); // the first is not waited for
        QTRY_COMPARE_WITH_TIMEOUT(shown.plot()->scene().rows.empty(), false, 60'000);
        QCOMPARE(shown.plot()->scene().rows.front().id, shown.document.graph().nodes[4000].id);
        const auto rows = shown.plot()->scene().rows;
        shown.view.showWholeRun();
        QCOMPARE(shown.plot()->scene().rows.size(), rows.size()); // what there was, until then
        QTRY_VERIFY_WITH_TIMEOUT(shown.plot()->scene().rows.size() > rows.size(), 60'000);
        shown.view.showWhatItAffects(shown.document.graph().nodes[4000].id); // its end is not waited for
    }

    void longPathsAreScrolled()
    {
        ShownWaterfall shown(tests::sampleRun(6));
        shown.openLayers();
        auto* bar = shown.view.findChild<RowScrollBar*>();
        QVERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        const PlotGeometry where = shown.plot()->plotGeometry();
        QCOMPARE(where.end(), shown.plot()->rowCount());
        shown.document.select(shown.plot()->scene().rows.front().id); // scrolls back
        QCOMPARE(bar->value(), 0);
    }

    void theSelectedStepIsInViewOnAnotherPathToo()
    {
        ShownWaterfall shown(tests::sampleRun(6));
        shown.openLayers();
        const auto rows = shown.plot()->scene().rows;
        shown.document.select(rows.back().id);
        shown.view.showWhatItAffects(rows[1].id);
        shown.view.showWhatMade(rows.back().id); // the same row as before, from the top
        const PlotGeometry where = shown.plot()->plotGeometry();
        QCOMPARE(shown.plot()->selectedRow(), static_cast<int>(rows.size()) - 1);
        QVERIFY(where.topRow > 0);
        QCOMPARE(where.end(), shown.plot()->rowCount());
        shown.view.showWholeRun(); // likewise, at once
        QCOMPARE(shown.plot()->plotGeometry().end(), shown.plot()->rowCount());
    }

    void changesAreToldApartByColourAndArrow()
    {
        const Theme theme = Theme::light();
        const QColor grew = WaterfallPlot::colourOf(1, theme);
        const QColor shrank = WaterfallPlot::colourOf(-1, theme);
        QVERIFY(grew.red() > grew.blue());
        QVERIFY(shrank.blue() > shrank.red());
        ShownWaterfall shown;
        shown.view.setTheme(theme);
        shown.plot()->replot(QCustomPlot::rpImmediateRefresh);
        const QImage image = shown.plot()->grab().toImage();
        const PlotGeometry where = shown.plot()->plotGeometry();
        const auto at = [&](double level, int row) {
            return image.pixelColor(static_cast<int>(where.x(level)), static_cast<int>(where.y(row + 0.5)));
        };
        QCOMPARE(at(2, 1), grew); // from 2^0 to 2^4
        QCOMPARE(at(1, 2), shrank);
    }

    void picturesAreFilesOfTheSuffix_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("svg") << "w.svg" << QByteArray("<?xml");
        QTest::newRow("png") << "w.png" << QByteArray("\x89PNG");
        QTest::newRow("pdf") << "w.pdf" << QByteArray("%PDF-");
    }

    void picturesAreFilesOfTheSuffix()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, start);
        const QByteArray bytes = exported(name, {});
        QVERIFY(bytes.startsWith(start));
        QCOMPARE(exported("again-" + name, {}), bytes);
    }

    void thePictureSaysWhichPathItIs()
    {
        WaterfallOptions options;
        options.direction = graph::Direction::Backward;
        options.first = 1;
        const QByteArray svg = exported("w.svg", options);
        for (const char* text : {"n3 → n1", "gradient", "along the longest path", "log2(out/in)", "+1.0",
                                 "+2.0 binades in 2 steps", "E5M2 normal", "subnormal", "lost"})
            QVERIFY2(svg.contains(text), text);
        QVERIFY(!svg.contains("−6.0"));
    }

    void noPictureIsWrittenOfNoPath()
    {
        sheet::ViewState state;
        auto run = residualRun();
        run->graph.edges.clear();
        state.run = run;
        WaterfallOptions options;
        options.first = 1;
        options.last = 2;
        const QString path = m_folder.filePath("none.svg");
        const auto result = waterfallExport(state, options, Theme::light(), path)->writeNow();
        QVERIFY(!result);
        QVERIFY(result.error().message.find("No data flows") == 0);
        QVERIFY(!QFile::exists(path));
    }

private:
    QByteArray exported(const QString& name, const WaterfallOptions& options)
    {
        sheet::ViewState state;
        state.run = residualRun();
        QFile file(m_folder.filePath(name));
        const auto result = waterfallExport(state, options, Theme::light(), file.fileName())->writeNow();
        return result && file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

} // namespace scalescope::widgets

SCALESCOPE_TEST(scalescope::widgets::TestWaterfall)
#include "test_waterfall.moc"
