// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/compare/comparison_scene.h"

#include "core/graph/roundings.h"
#include "core/message/say_transforms.h"
#include "core/report/recipes/rounded_products.h"
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "widgets/compare/comparison_export.h"
#include "widgets/compare/comparison_plot.h"
#include "widgets/compare/comparison_report.h"
#include "widgets/compare/comparison_words.h"
#include "widgets/models/localized_number.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

using Facts = QMap<QString, QString>;

std::shared_ptr<const graph::Run> runWith(const Facts& facts, int layers = 1)
{
    auto run = tests::sampleRun(layers);
    for (const auto& [key, value] : facts.asKeyValueRange())
        run->facts.set(key.toStdString(), value.toStdString());
    return run;
}

ComparisonOptions options()
{
    return ComparisonOptions::of(Document());
}

const ComparisonRow& rowNamed(const ComparisonScene& scene, const QString& label)
{
    const auto found = std::ranges::find(scene.rows, label, &ComparisonRow::label);
    if (found == scene.rows.end())
        qFatal("there is no row %s", qPrintable(label));
    return *found;
}

/// One layer's run and two layers' run, whose layer 0 has its gradient of k eight times as large.
compare::Comparison changedComparison()
{
    auto second = tests::sampleRun(2);
    for (graph::Node& node : second->graph.nodes)
        if (node.module == "layers.0.k" && node.kind == graph::NodeKind::Op)
            node.backward.metric = tests::sampleMetric(0x1p-12, 8192);
    return compare::compare(tests::sampleRun(1), second);
}

} // namespace

class TestComparisonScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesRunsByWhatTellsThemApart_data();
    void namesRunsByWhatTellsThemApart();
    void warnsOfABaselineThatIsNotFinite();
    void saysWhichRunIsPartial_data();
    void saysWhichRunIsPartial();
    void countsTheSameTensorsInCardsAndWords();
    void whatFormatsCostComesFirst();
    void besideAnotherRunTheLossesAreThoseOfBoth();
    void saysHowMuchWasRounded();
    void aRunInWhichNothingWasRoundedIsNoSuccess();
    void saysFromWhereOnATensorLeavesItsFormat();
    void theCardsLeadFromTheFirstRunToTheSecond();
    void figuresOfCardsFollowTheLanguage();
    void noiseIsNoGain();
    void aGradientThatIsZeroInTheoryHasNoChange();
    void showsWhatEitherRunKeeps();
    void sortsByChange();
    void writesChanges();
    void aChangeThatReadsZeroIsNoLargestOne();
    void whatBecameZeroIsToldFirst();
    void findsRowsUnderThePointer();
    void paintsEachRowInBothThemes();
    void theReportNamesTransformsAndHasRoomForNames();
    void pictureAndReportHaveTheErrorOfEachTensor();
    void theReportHasTheErrorOverDepthOfWhatIsSimulated();
};

void TestComparisonScene::namesRunsByWhatTellsThemApart_data()
{
    QTest::addColumn<Facts>("a");
    QTest::addColumn<Facts>("b");
    QTest::addColumn<QString>("title");

    QTest::newRow("transforms") << Facts{} << Facts{{"transforms", "fp8"}} << "original → FP8";
    QTest::newRow("two transforms") << Facts{{"transforms", "unit_scale"}} << Facts{{"transforms", "fp8"}}
                                    << "Unit scaling → FP8";
    QTest::newRow("checkpoints") << Facts{{"model", "/x/one.pt"}} << Facts{{"model", "two.pt"}}
                                 << "one.pt → two.pt";
    QTest::newRow("seeds") << Facts{{"seed", "1"}} << Facts{{"seed", "2"}} << "seed 1 → seed 2";
    QTest::newRow("two models, one of them transformed")
        << Facts{{"model", "/x/one.pt"}} << Facts{{"model", "/x/two.pt"}, {"transforms", "unit_scale, fp8"}}
        << "one.pt → two.pt · Unit scaling + FP8";
    QTest::newRow("two models, both transformed alike")
        << Facts{{"model", "/x/one.pt"}, {"transforms", "fp8"}}
        << Facts{{"model", "/x/two.pt"}, {"transforms", "fp8"}} << "one.pt → two.pt";
    QTest::newRow("checkpoints of one name")
        << Facts{{"model", "/x/1/model.pt"}} << Facts{{"model", "/x/2/model.pt"}}
        << "1/model.pt → 2/model.pt";
    QTest::newRow("one model by two names")
        << Facts{{"model", "/x/model.pt"}, {"seed", "1"}} << Facts{{"model", "model.pt"}, {"seed", "2"}}
        << "seed 1 → seed 2";
    QTest::newRow("nothing") << Facts{} << Facts{} << "first run → second run";
}

void TestComparisonScene::namesRunsByWhatTellsThemApart()
{
    QFETCH(Facts, a);
    QFETCH(Facts, b);
    const auto scene = ComparisonScene::of(compare::compare(runWith(a), runWith(b)), options());
    QTEST(scene.title, "title");
}

void TestComparisonScene::theReportNamesTransformsAndHasRoomForNames()
{
    const auto scene = ComparisonScene::of(
        compare::compare(runWith({}), runWith({{"transforms", "unit_scale, format:e2m1fn,e5m2"}})),
        options());
    const QString report = QString::fromUtf8(comparisonReport(scene, {}));
    QVERIFY(!report.contains("format:e2m1fn") && !report.contains("unit_scale"));
    QVERIFY(report.contains("Unit scaling + FP4 E2M1FN / FP8 E5M2</td>"));
    QVERIFY(report.contains("td.tensor { min-width: min(30ch, 40vw); }"));
    QVERIFY(report.contains("<td class=\"name tensor\">layers.0.k "));
}

void TestComparisonScene::saysWhichRunIsPartial_data()
{
    QTest::addColumn<graph::RunStatus>("status");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("words");
    QTest::newRow("a whole run") << graph::RunStatus::Done << "original → FP8" << QString();
    QTest::newRow("a stopped run") << graph::RunStatus::Stopped << "original → FP8 (stopped)"
                                   << "FP8 was stopped before its end: its figures are partial";
    QTest::newRow("a failed run") << graph::RunStatus::Failed << "original → FP8 (failed)"
                                  << "FP8 failed before its end: its figures are partial";
    QTest::newRow("a run whose engine was ended")
        << graph::RunStatus::Incomplete << "original → FP8 (incomplete)"
        << "FP8 is incomplete: its figures are partial";
}

void TestComparisonScene::warnsOfABaselineThatIsNotFinite()
{
    auto first = std::make_shared<graph::Run>(*runWith({}));
    const auto second = runWith({{"transforms", "fp8"}});
    QCOMPARE(ComparisonScene::of(compare::compare(first, second), options()).warnings, QStringList());
    for (graph::Node& node : first->graph.nodes)
        if (node.kind == graph::NodeKind::Output) {
            auto metric = std::make_shared<graph::Metric>(*node.forward.metric);
            metric->statistics.nans = 1;
            node.forward.metric = metric;
        }
    const auto warned = ComparisonScene::of(compare::compare(first, second), options());
    QCOMPARE(warned.warnings.size(), 1);
    QCOMPARE(warned.sentences.first(), warned.warnings.first());
    QCOMPARE(ComparisonScene::of(compare::compare(second, first), options()).warnings, QStringList());
}

void TestComparisonScene::saysWhichRunIsPartial()
{
    QFETCH(graph::RunStatus, status);
    QFETCH(QString, words);
    auto second = std::make_shared<graph::Run>(*runWith({{"transforms", "fp8"}}));
    second->status = status;
    const auto scene = ComparisonScene::of(compare::compare(runWith({}), second), options());
    QTEST(scene.title, "title");
    QCOMPARE(scene.warnings.size(), words.isEmpty() ? 0 : 1);
    QCOMPARE(scene.sentences.first().startsWith(words), true);
    QCOMPARE(scene.subtitle.contains("partial"), !words.isEmpty());
}

void TestComparisonScene::countsTheSameTensorsInCardsAndWords()
{
    const auto scene =
        ComparisonScene::of(changedComparison(), options()); // the second run has one layer more
    const QString count = QString::number(scene.summary.forward.tensors);
    QVERIFY(scene.summary.forward.ofB > scene.summary.forward.tensors);
    QVERIFY2(scene.cards[2].value.endsWith(" of " + count), qPrintable(scene.cards[2].value));
    QVERIFY2(scene.sentences.first().endsWith("of " + count + " that both have."),
             qPrintable(scene.sentences.first()));
    ComparisonOptions withoutParameters = options();
    withoutParameters.parameters = false;
    QVERIFY(ComparisonScene::of(changedComparison(), withoutParameters).summary.forward.tensors <
            scene.summary.forward.tensors);
}

void TestComparisonScene::whatFormatsCostComesFirst()
{
    auto rounded = std::make_shared<graph::Run>(*runWith({{"transforms", "fp8"}}));
    rounded->error = {2, 2.5, {20, 0.995, 0.1, 1, false}};
    auto scene = ComparisonScene::of(compare::compare(runWith({}), rounded), options());
    QCOMPARE(scene.cards[0].label, QString("loss, off by 25 %"));
    QCOMPARE(scene.cards[0].value, QString("2.000 → 2.500"));
    QCOMPARE(scene.cards[1].value, QString("10 % · 0.9950"));
    QCOMPARE(scene.remarks[0], QString("The norm of all gradients is 100 % of the exact run's."));
    QVERIFY2(scene.sentences[0].contains("the loss is 2.5 instead of 2"), qPrintable(scene.sentences[0]));
    QVERIFY(scene.sentences[1].startsWith("Furthest from 1: forward 2^"));
    auto other = std::make_shared<graph::Run>(*rounded);
    other->error->loss = 2.25;
    other->error->gradients.relativeError = 0.05;
    scene = ComparisonScene::of(compare::compare(rounded, other), options());
    QCOMPARE(scene.cards[0].value, QString("2.500 → 2.250"));
    QCOMPARE(scene.cards[1].value, QString("10 % → 5 %"));
    QVERIFY2(scene.sentences[0].startsWith(
                 "first run: Against the same run without number formats, the loss is 2.5"),
             qPrintable(scene.sentences[0]));
    QVERIFY2(!scene.sentences.join(' ').contains("leave E5M2"), qPrintable(scene.sentences.join('\n')));
    QVERIFY2(scene.sentences[1].contains("second run: Against") && scene.sentences[1].contains("2.25"),
             qPrintable(scene.sentences[1]));
}

void TestComparisonScene::besideAnotherRunTheLossesAreThoseOfBoth()
{
    auto original = std::make_shared<graph::Run>(*runWith({}));
    graph::Node& output =
        *std::ranges::find(original->graph.nodes, graph::NodeKind::Output, &graph::Node::kind);
    output.requiresGrad = true;
    auto loss = std::make_shared<graph::Metric>();
    loss->statistics.numel = 1;
    loss->statistics.absMax = 1.5;
    output.forward.metric = loss;
    auto scaled = std::make_shared<graph::Run>(*runWith({{"transforms", "unit_scale, fp8"}}));
    scaled->error = {2, 2.5, {20, 0.995, 0.1, 1, false}};
    const auto cards = ComparisonScene::of(compare::compare(original, scaled), options()).cards;
    QCOMPARE(cards[0].label, QString("loss"));
    QCOMPARE(cards[0].value, QString("1.500 → 2.500"));
    QCOMPARE(cards[0].place, QString());
    QCOMPARE(cards[1].value, QString("10 % · 0.9950"));
    QCOMPARE(cards[1].label, QString("gradients vs. Unit scaling"));
    QCOMPARE(cards[1].place, QString("rel. error · cosine"));
    QCOMPARE(ComparisonScene::of(compare::compare(scaled, original), options()).cards[0].value,
             QString("2.500 → 1.500"));
    // Without a loss among its results there is the formats' alone, which says so.
    output.forward.metric = nullptr;
    const auto alone = ComparisonScene::of(compare::compare(original, scaled), options()).cards[0];
    QCOMPARE(alone.label, QString("loss vs. Unit scaling"));
    QCOMPARE(alone.place, QString("loss, off by 25 %"));
    // Beside its reference it goes without saying.
    const auto reference = runWith({{"transforms", "unit_scale"}});
    QCOMPARE(ComparisonScene::of(compare::compare(reference, scaled), options()).cards[0].place, QString());
}

void TestComparisonScene::saysHowMuchWasRounded()
{
    auto rounded = std::make_shared<graph::Run>(*tests::simulatedRun());
    const auto remarks = [&rounded] {
        return ComparisonScene::of(compare::compare(runWith({}), rounded), options()).remarks.join('\n');
    };
    const auto products = report::RoundedProducts::of(rounded->graph);
    QVERIFY(products.rounded > 1 && products.rounded < products.products);
    const auto count = [&](std::size_t of) {
        return QString("%1 of %2 products of matrices were rounded").arg(products.rounded).arg(of);
    };
    QVERIFY2(remarks().startsWith(count(products.products) + ".\n"), qPrintable(remarks()));
    rounded->problems.push_back(
        graph::problemOf(say::hiddenNotQuantized(say::transformNamed("fp8"), "aten::lstm")));
    rounded->problems.push_back(graph::problemOf(say::formatE4m3())); // no reason
    QVERIFY2(remarks().startsWith(count(products.products) + "; none inside aten::lstm.\n"),
             qPrintable(remarks()));
    QVERIFY2(remarks().contains("inside one operator, so what is in it stays exact."), qPrintable(remarks()));
    QVERIFY2(!remarks().contains("OCP"), qPrintable(remarks()));
    // Of those that a simulation reaches all, and not those inside the LSTM.
    std::erase_if(rounded->graph.nodes,
                  [&](const graph::Node& node) { return node.target == "aten::matmul"; });
    QVERIFY2(remarks().startsWith(count(products.rounded) + "; none inside aten::lstm.\n"),
             qPrintable(remarks()));
    rounded->status = graph::RunStatus::Stopped; // more of it may have been rounded
    QVERIFY2(!remarks().contains("were rounded"), qPrintable(remarks()));
}

void TestComparisonScene::aRunInWhichNothingWasRoundedIsNoSuccess()
{
    auto variant = std::make_shared<graph::Run>(*runWith({{"transforms", "fp8"}}));
    const double inf = std::numeric_limits<double>::infinity();
    for (graph::Node& node : variant->graph.nodes)
        if (node.forward.metric)
            node.forward.error =
                std::make_shared<const graph::TensorError>(graph::TensorError{inf, 1, 0, 1, false});
    variant->problems.push_back(
        graph::problemOf(say::quantizedNothing(say::transformNamed("fp8"), say::linearOrAttention())));
    graph::markUnrounded(variant->graph);
    const auto scene = ComparisonScene::of(compare::compare(runWith({}), variant), options());
    QCOMPARE(scene.warnings.size(), 2);
    QCOMPARE(scene.warnings[0], QString("No operand was rounded: the variant is the original."));
    QVERIFY2(scene.warnings[1].contains("changed nothing"), qPrintable(scene.warnings[1]));
    const QString report = QString::fromUtf8(comparisonReport(scene, {}));
    QVERIFY(report.contains("No operand was rounded"));
    QVERIFY(report.contains(">not rounded</td>") && !report.contains(">exact</td>"));
}

void TestComparisonScene::saysFromWhereOnATensorLeavesItsFormat()
{
    const auto said = [](const ComparisonOptions& chosen) {
        return ComparisonScene::of(changedComparison(), chosen).remarks.join('\n');
    };
    QVERIFY2(
        said(options()).contains("any element beyond its largest number, more than 10 % that become zero, "
                                 "or more than 25 % that are subnormal."),
        qPrintable(said(options())));
    ComparisonOptions other = options();
    other.limits.overflow = 0.01;
    other.limits.underflow = 0.5;
    other.limits.subnormal = 0.75;
    QVERIFY2(said(other).contains("more than 1 % of the elements") &&
                 said(other).contains("more than 50 %") && said(other).contains("more than 75 %"),
             qPrintable(said(other)));
}

void TestComparisonScene::theCardsLeadFromTheFirstRunToTheSecond()
{
    auto rounded = std::make_shared<graph::Run>(*runWith({{"transforms", "fp8"}}));
    rounded->error = {2, 2.5, {20, 0.995, 0.1, 1, false}};
    const auto scene = ComparisonScene::of(compare::compare(rounded, runWith({})), options());
    QCOMPARE(scene.title, QString("FP8 → original"));
    QCOMPARE(scene.cards[0].label, QString("loss, off by 25 %"));
    QCOMPARE(scene.cards[0].value, QString("2.500 → 2.000"));
    QCOMPARE(scene.cards[1].value, QString("10 % · 0.9950"));
    rounded->facts.backward = "ones"; // of one number, but no loss
    const auto other = ComparisonScene::of(compare::compare(rounded, runWith({})), options());
    QCOMPARE(other.cards[0].label, QString("output, off by 25 %"));
    // One element with dimensions is a result that happens to be alone.
    rounded->facts.backward = "output at the output";
    QCOMPARE(ComparisonScene::of(compare::compare(rounded, runWith({})), options()).cards[0].label,
             QString("loss, off by 25 %"));
    for (graph::Node& node : rounded->graph.nodes)
        if (node.kind == graph::NodeKind::Output) {
            node.shape = {1, 1};
            node.requiresGrad = true;
        }
    const auto alone = ComparisonScene::of(compare::compare(rounded, runWith({})), options());
    QCOMPARE(alone.cards[0].label, QString("output, off by 25 %"));
    QVERIFY2(alone.sentences.join('\n').contains("the output is 2.5 instead of 2"),
             qPrintable(alone.sentences.join('\n')));
}

void TestComparisonScene::figuresOfCardsFollowTheLanguage()
{
    auto rounded = std::make_shared<graph::Run>(*runWith({{"transforms", "fp8"}}));
    rounded->error = {2, 2.25, {20, 0.995, 0.105, 1, false}};
    setFigureLocale(QLocale(QLocale::German, QLocale::Germany));
    const auto scene = ComparisonScene::of(compare::compare(rounded, runWith({})), options());
    setFigureLocale(QLocale::c());
    QCOMPARE(scene.cards[0].label, QString("loss, off by 12,5 %"));
    QCOMPARE(scene.cards[0].value, QString("2,250 → 2,000"));
    QCOMPARE(scene.cards[1].value, QString("10,5 % · 0,9950"));
}

void TestComparisonScene::noiseIsNoGain()
{
    auto rounded = std::make_shared<graph::Run>(*runWith({{"transforms", "fp8"}}));
    rounded->error = {2, 2.5, {20, 0.995, 0.1, 1, false}};
    for (graph::Node& node : rounded->graph.nodes)
        if (node.module == "layers.0.k" && node.kind == graph::NodeKind::Op)
            node.backward.metric = tests::sampleMetric(1, 8192); // where it underflowed before
    const auto scene = ComparisonScene::of(compare::compare(runWith({}), rounded), options());
    const auto& backward = scene.summary.backward;
    QVERIFY(backward.leavingB < backward.leavingA);
    const auto card =
        std::ranges::find(scene.cards, QString("gradients: problems in E5M2"), &FigureCard::label);
    QVERIFY(card != scene.cards.end());
    QCOMPARE(card->place, QString("too large, zero or subnormal"));
    QCOMPARE(card->value,
             QString("%1 → %2 of %3").arg(backward.leavingA).arg(backward.leavingB).arg(backward.tensors));
    QVERIFY2(card->rule.endsWith("rounding noise instead of zeros, which hides problems."),
             qPrintable(card->rule));
    const QString said = scene.sentences.join('\n');
    QVERIFY2(
        said.contains(QString("Gradients with problems in E5M2: %1 in original, ").arg(backward.leavingA)),
        qPrintable(said));
    QVERIFY2(said.contains("Scale that grew most: +15.00 at layers.0.k (gradient)"), qPrintable(said));
    QVERIFY2(!said.contains("Largest gain"), qPrintable(said));
}

void TestComparisonScene::aGradientThatIsZeroInTheoryHasNoChange()
{
    auto first = tests::sampleRun(1);
    auto second = tests::sampleRun(1);
    for (graph::Node& node : second->graph.nodes)
        if (node.target == "layers.0.k.bias") {
            node.backward.metric = tests::sampleMetric(0x1p30, 64);
            node.backward.isNoise = true;
        }
    const auto scene = ComparisonScene::of(compare::compare(first, second), options());
    const ComparisonRow& row = rowNamed(scene, "layers.0.k.bias");
    QVERIFY(row.gradientIsZero && !row.log2[1]);
    QVERIFY(scene.axis.hi < 20);
    QVERIFY(scene.largest == 0);
    const QString report = QString::fromUtf8(comparisonReport(scene, {}));
    QVERIFY(report.contains("<td class=\"number\">zero</td>"));
}

void TestComparisonScene::showsWhatEitherRunKeeps()
{
    const auto scene = ComparisonScene::of(changedComparison(), options());
    for (const ComparisonRow& row : scene.rows) {
        QVERIFY(row.a || row.b);
        QVERIFY((row.a ? row.a : row.b)->kind != graph::NodeKind::Output);
    }
    QVERIFY(rowNamed(scene, "layers.1.k").status == compare::Status::Added);
    QVERIFY(rowNamed(scene, "layers.0.k").status == compare::Status::Matched);
    QVERIFY(rowNamed(scene, "layers.0.k.weight").parameter);
    ComparisonOptions withoutParameters = options();
    withoutParameters.parameters = false;
    QVERIFY(ComparisonScene::of(changedComparison(), withoutParameters).rows.size() < scene.rows.size());
}

void TestComparisonScene::sortsByChange()
{
    const auto scene = ComparisonScene::of(changedComparison(), options());
    const auto order = scene.byChange();
    QCOMPARE(order.size(), scene.rows.size());
    QCOMPARE(scene.rows[order.front()].label, "layers.0.k");
    QCOMPARE(*scene.rows[order.front()].log2[1], 3.0);
    QCOMPARE(scene.largest, 3.0);
    QVERIFY(!scene.rows[order.back()].log2[0] && !scene.rows[order.back()].log2[1]);
    QVERIFY2(scene.sentences.join('\n').contains("Largest gain: +3.00 at layers.0.k (gradient)"),
             qPrintable(scene.sentences.join('\n')));
}

void TestComparisonScene::writesChanges()
{
    QCOMPARE(changeText(std::nullopt), QString());
    QCOMPARE(changeText(0.0), "0");
    QCOMPARE(changeText(8.514), "+8.51");
    QCOMPARE(changeText(-0.05), "-0.05");
    QCOMPARE(changeText(-0.004), "0.00");
    QCOMPARE(changeText(0.004), "0.00");
    QCOMPARE(changeText(std::numeric_limits<double>::infinity()), "+Inf");
    QCOMPARE(changeText(-std::numeric_limits<double>::infinity()), "-Inf");
    QCOMPARE(changeText(std::numeric_limits<double>::quiet_NaN()), "NaN");
}

void TestComparisonScene::aChangeThatReadsZeroIsNoLargestOne()
{
    const auto sentencesWith = [](double factor) {
        auto second = tests::sampleRun(1);
        for (graph::Node& node : second->graph.nodes) {
            if (node.module != "layers.0.k" || node.kind != graph::NodeKind::Op)
                continue;
            auto metric = std::make_shared<graph::Metric>(*node.forward.metric);
            metric->statistics.meanAbs *= factor;
            node.forward.metric = metric;
        }
        const compare::Comparison comparison = compare::compare(tests::sampleRun(1), second);
        return ComparisonScene::of(comparison, options()).sentences.join('\n');
    };
    const QString small = sentencesWith(0.999);
    QVERIFY2(!small.contains("Largest"), qPrintable(small));
    QVERIFY2(small.contains("No tensor that both runs have changed its mean |x| noticeably."),
             qPrintable(small));
    QVERIFY2(sentencesWith(0.9).contains("Largest loss: -0.15"), qPrintable(sentencesWith(0.9)));
    QVERIFY(sentencesWith(1).contains("No tensor that both runs have changed its mean |x|."));
}

void TestComparisonScene::whatBecameZeroIsToldFirst()
{
    auto second = tests::sampleRun(1);
    for (graph::Node& node : second->graph.nodes) {
        if (node.module != "layers.0.k" || node.kind != graph::NodeKind::Op)
            continue;
        auto zero = std::make_shared<graph::Metric>(*node.forward.metric);
        zero->statistics.zeros = zero->statistics.numel;
        zero->statistics.meanAbs = zero->statistics.absMax = zero->statistics.rms = 0;
        node.forward.metric = zero;
        node.backward.metric = tests::sampleMetric(0x1p-12, 8192);
    }
    const compare::Comparison comparison = compare::compare(tests::sampleRun(1), second);
    const QStringList remarks = ComparisonScene::of(comparison, options()).remarks;
    QVERIFY2(remarks.first().startsWith("Tensors that became zero in second run: 1."),
             qPrintable(remarks.join('\n')));
}

void TestComparisonScene::findsRowsUnderThePointer()
{
    ComparisonPlot plot(ComparisonScene::of(changedComparison(), options()), Theme::light());
    (void)plot.picture();
    const PlotGeometry geometry = plot.plotGeometry();
    QCOMPARE(geometry.rowAt(geometry.plot.top() - 1), -1);
    QCOMPARE(geometry.rowAt(geometry.y(3.5)), 3);
    QCOMPARE(geometry.rowAt(geometry.plot.bottom() + 1), -1);
}

void TestComparisonScene::paintsEachRowInBothThemes()
{
    for (const Theme& theme : {Theme::light(), Theme::dark()}) {
        ComparisonPlot plot(ComparisonScene::of(changedComparison(), options()), theme);
        const QImage image = QImage::fromData(pngOf(plot.picture(), 1), "PNG");
        const PlotGeometry geometry = plot.plotGeometry();
        for (int row = 0; row < static_cast<int>(plot.scene().rows.size()); ++row) {
            bool hasMark = false; // of one of the two hues, somewhere in the row
            for (int y = static_cast<int>(geometry.y(row)) + 1; y < geometry.y(row + 1); ++y)
                for (int x = 0; x < image.width() && !hasMark; ++x)
                    hasMark =
                        image.pixelColor(x, y) == theme.forward || image.pixelColor(x, y) == theme.gradient;
            QVERIFY2(hasMark, qPrintable(plot.scene().rows[static_cast<std::size_t>(row)].label));
        }
    }
}

void TestComparisonScene::pictureAndReportHaveTheErrorOfEachTensor()
{
    const auto textOf = [](const std::shared_ptr<const graph::Run>& a,
                           const std::shared_ptr<const graph::Run>& b) {
        ComparisonPlot plot(ComparisonScene::of(compare::compare(a, b), options()), Theme::light());
        return std::pair(QString::fromUtf8(svgOf(plot.picture())),
                         QString::fromUtf8(comparisonReport(plot.scene(), {})));
    };
    const auto [picture, report] = textOf(tests::sampleRun(1), tests::simulatedRun(1));
    for (const char* words : {">fwd SQNR<", ">grad SQNR<", ">39.0 dB<", ">exact<"})
        QVERIFY2(picture.contains(words), words);
    for (const char* words : {"<th class=\"number forward\">SQNR</th>",
                              "<th class=\"number gradient\">SQNR</th>", "<td class=\"number\">39.0 dB</td>"})
        QVERIFY2(report.contains(words), words);
    // Of the run that is the first, too; of two runs without formats there is none.
    QVERIFY(textOf(tests::simulatedRun(1), tests::sampleRun(1)).first.contains(">39.0 dB<"));
    const auto [plain, plainReport] = textOf(tests::sampleRun(1), tests::sampleRun(1));
    QVERIFY(!plain.contains("SQNR") && !plainReport.contains("SQNR"));
}

void TestComparisonScene::theReportHasTheErrorOverDepthOfWhatIsSimulated()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("report.html"));
    const auto comparison = std::make_shared<const compare::Comparison>(
        compare::compare(tests::sampleRun(1), tests::simulatedRun(1)));
    QVERIFY(comparisonReportExport(comparison, options(), file.fileName())->writeNow());
    QVERIFY(file.open(QFile::ReadOnly));
    const QString report = QString::fromUtf8(file.readAll());
    QVERIFY(report.contains("<h2>Error of FP8 over its depth</h2>"));
    QVERIFY(!report.contains("Error of original"));
}

SCALESCOPE_TEST(TestComparisonScene)
#include "test_comparison_scene.moc"
