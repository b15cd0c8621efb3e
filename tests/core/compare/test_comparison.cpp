// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison.h"
#include "core/job/transform.h"
#include "core/sheet/tables.h"
#include "tests/support/sample_run.h"
#include "tests/support/special_values.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>
#include <nlohmann/json.hpp>

namespace scalescope {

using compare::Comparison;
using graph::Direction;
using graph::Node;
using graph::NodeKind;
using graph::Statistics;
using tests::infinity;
using tests::notANumber;

namespace {

std::shared_ptr<const graph::Metric> withMean(double meanAbs, std::int64_t numel = 4)
{
    auto metric = std::make_shared<graph::Metric>();
    metric->statistics.numel = numel;
    metric->statistics.meanAbs = meanAbs;
    metric->statistics.nans = numel > 0 && std::isnan(meanAbs) ? 1 : 0;
    return metric;
}

/// Operators with these mean magnitudes; a gradient of the second where there is one.
struct Values
{
    std::string target;
    std::shared_ptr<const graph::Metric> forward;
    std::shared_ptr<const graph::Metric> backward = nullptr;
    NodeKind kind = NodeKind::Op;
};

std::shared_ptr<graph::Run> runOf(const std::vector<Values>& all)
{
    auto run = std::make_shared<graph::Run>();
    for (const Values& values : all) {
        Node node;
        node.id = static_cast<graph::NodeId>(run->graph.nodes.size());
        node.name = values.target + "_" + std::to_string(node.id);
        node.kind = values.kind;
        node.target = "aten::" + values.target;
        node.module = "net";
        node.provenance = graph::Provenance::ofCall("net", node.target, 0).ofResult(0);
        node.floating = values.forward != nullptr;
        node.forward.metric = values.forward;
        node.backward.metric = values.backward;
        run->graph.nodes.push_back(std::move(node));
    }
    return run;
}

report::FormatPair formatPair()
{
    return {formats::findFormat("e4m3fn").value(), formats::findFormat("e5m2").value()};
}

std::shared_ptr<graph::Run> scaledRun(const graph::Run& run, double factor)
{
    auto result = std::make_shared<graph::Run>(run);
    for (Node& node : result->graph.nodes)
        for (auto* metric : {&node.forward.metric, &node.backward.metric})
            if (*metric)
                *metric =
                    tests::sampleMetric((*metric)->statistics.rms * factor, (*metric)->statistics.numel);
    return result;
}

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesRatios_data();
    void takesRatios();
    void hasNoRatioWithoutAMetric();
    void hasNoRatioOfGradientsWhereOneRunConverts();
    void sortsChanges();
    void countsWhatLeavesTheFormats();
    void countsWhatKeepsFewerBits();
    void eachRunIsHeldAgainstItsOwnFormats();
    void gradientsAreCountedAsTheyWereBeforeRounding();
    void countsTheSameTensorsInBoth();
    void leavesParametersOutOfBoth();
    void leavesGradientsOfNoiseOut();
    void tellsGainFromLoss();
    void countsWhatBlocksLose();
    void countsOperatorsWithScales();
    void isUnchangedAgainstItself();
    void writesTheTable();
    void marksGradientsOfNoiseInTheTables();
    void writesTheJson();
};

void TestComparison::takesRatios_data()
{
    QTest::addColumn<double>("a");
    QTest::addColumn<double>("b");
    QTest::addColumn<QString>("log2"); // empty for none

    QTest::newRow("eight times as large is 3") << 0.5 << 4.0 << "3";
    QTest::newRow("half as large is -1") << 3.0 << 1.5 << "-1";
    QTest::newRow("the same is 0") << 0.1 << 0.1 << "0";
    QTest::newRow("the same beyond the range of double is 0") << infinity << infinity << "0";
    QTest::newRow("zero before has none") << 0.0 << 1.0 << "";
    QTest::newRow("zero after has none") << 1.0 << 0.0 << "";
    QTest::newRow("an overflow is infinite") << 1.0 << infinity << "inf";
    QTest::newRow("an overflow that is gone is minus infinite") << infinity << 1.0 << "-inf";
    QTest::newRow("NaN stays NaN") << 1.0 << notANumber << "nan";
    QTest::newRow("a quotient beyond the range of double is right") << 0x1p-600 << 0x1p600 << "1200";
}

void TestComparison::takesRatios()
{
    QFETCH(double, a);
    QFETCH(double, b);
    const auto log2 = compare::log2Ratio(withMean(a).get(), withMean(b).get(), &Statistics::meanAbs);
    QTEST(log2 ? QString::number(*log2) : QString(""), "log2");
}

void TestComparison::hasNoRatioWithoutAMetric()
{
    const auto metric = withMean(1);
    const auto empty = withMean(notANumber, 0);
    QVERIFY(!compare::log2Ratio(metric.get(), nullptr, &Statistics::meanAbs));
    QVERIFY(!compare::log2Ratio(nullptr, metric.get(), &Statistics::meanAbs));
    QVERIFY(!compare::log2Ratio(metric.get(), empty.get(), &Statistics::meanAbs));
    QVERIFY(!compare::log2Ratio(metric.get(), metric.get(), &Statistics::std)); // as of one element
}

/// In float32 `to` gives back what it reads, whose later readers then read its result.
void TestComparison::hasNoRatioOfGradientsWhereOneRunConverts()
{
    const auto converted = [](const char* from, const char* copy, double gradient) {
        auto run = runOf({{"linear", withMean(1), withMean(8)}, {"to", withMean(2), withMean(gradient)}});
        run->graph.nodes[0].dtype = from;
        run->graph.nodes[1].dtype = "float32";
        run->graph.nodes[1].arguments = {{"self", graph::NodeId{0}}, {"copy", copy}};
        return run;
    };
    const auto ofGradient = [](const auto& a, const auto& b) {
        return compare::compare(a, b).log2(1, Direction::Backward, &Statistics::meanAbs);
    };
    const auto same = converted("float32", "False", 8);
    const auto wider = converted("bfloat16", "False", 1);
    QVERIFY(!ofGradient(same, wider) && !ofGradient(wider, same));
    const Comparison comparison = compare::compare(same, wider);
    QCOMPARE(comparison.log2(1, Direction::Forward, &Statistics::meanAbs), std::optional(0.0));
    QCOMPARE(compare::changes(comparison, Direction::Backward, &Statistics::meanAbs).size(), std::size_t{1});
    QCOMPARE(ofGradient(same, same), std::optional(0.0));
    QCOMPARE(ofGradient(converted("float32", "True", 8), wider), std::optional(-3.0));
}

void TestComparison::sortsChanges()
{
    const auto a = runOf({{"a", withMean(1)},
                          {"b", withMean(1)},
                          {"c", withMean(1)},
                          {"d", withMean(1)},
                          {"e", withMean(1)},
                          {"f", withMean(1)},
                          {"g", withMean(1), nullptr, NodeKind::Output}});
    const auto b = runOf({{"a", withMean(2)},
                          {"b", withMean(0.125)},
                          {"c", withMean(notANumber)},
                          {"d", withMean(1)},
                          {"e", withMean(infinity)},
                          {"f", withMean(0)},
                          {"g", withMean(64), nullptr, NodeKind::Output}});
    QStringList order;
    for (const compare::Change& change :
         compare::changes(compare::compare(a, b), Direction::Forward, &Statistics::meanAbs))
        order << QString("%1 %2").arg(change.row).arg(change.log2);
    QCOMPARE(order, (QStringList{"4 inf", "1 -3", "0 1", "3 0", "2 nan"}));
}

void TestComparison::countsWhatLeavesTheFormats()
{
    const auto original = tests::sampleRun(); // the gradients of layers.0.k underflow in e5m2
    const auto larger = scaledRun(*original, 0x1p6);
    const auto summary =
        compare::summarise(compare::compare(original, larger), {&Statistics::rms, formatPair()});
    QVERIFY(summary.backward.leavingA > 0);
    QCOMPARE(summary.backward.leavingB, 0U);
    QCOMPARE(summary.backward.tensors, summary.backward.ofA);
    QCOMPARE(summary.backward.tensors, summary.backward.ofB);
    QCOMPARE(summary.forward.unchanged, 0U);
    // A NaN leaves every format, however it is counted in the histogram.
    auto broken = std::make_shared<graph::Run>(*original);
    auto metric = std::make_shared<graph::Metric>(*broken->graph.nodes[3].forward.metric);
    metric->statistics.nans = 1;
    broken->graph.nodes[3].forward.metric = metric;
    const auto other =
        compare::summarise(compare::compare(original, broken), {&Statistics::rms, formatPair()});
    QCOMPARE(other.forward.leavingB, other.forward.leavingA + 1);
    // What became zero has no ratio.
    const auto vanished = compare::summarise(
        compare::compare(runOf({{"a", withMean(1), withMean(2)}, {"b", withMean(1), withMean(0)}}),
                         runOf({{"a", withMean(1), withMean(0)}, {"b", withMean(1), withMean(0)}})),
        {&Statistics::meanAbs, formatPair()});
    QCOMPARE(vanished.backward.zeroed, 1U);
    QCOMPARE(vanished.forward.zeroed, 0U);
}

/// As the list of problems does, by the same limits.
void TestComparison::countsWhatKeepsFewerBits()
{
    auto metric = std::make_shared<graph::Metric>();
    metric->statistics.numel = 4;
    metric->statistics.absMax = 1;
    metric->statistics.absMinNonzero = 0x1p-8; // below e4m3fn's smallest normal number
    metric->histogram.add(graph::Histogram::binOf(1), 2);
    metric->histogram.add(graph::Histogram::binOf(0x1p-8), 2);
    const auto comparison = compare::compare(runOf({{"a", withMean(1)}}), runOf({{"a", metric}}));
    compare::SummaryOptions options{&Statistics::meanAbs, formatPair()};
    QCOMPARE(compare::summarise(comparison, options).forward.leavingA, 0U);
    QCOMPARE(compare::summarise(comparison, options).forward.leavingB, 1U);
    options.limits.subnormal = 0.5;
    QCOMPARE(compare::summarise(comparison, options).forward.leavingB, 0U);
}

/// One of a recipe's with scales, and one without.
void TestComparison::eachRunIsHeldAgainstItsOwnFormats()
{
    auto small = std::make_shared<graph::Metric>();
    small->statistics.numel = 4;
    small->statistics.absMax = small->statistics.absMinNonzero = 0x1p-12; // becomes zero without a scale
    small->histogram.add(graph::Histogram::binOf(0x1p-12), 4);
    const auto comparison = compare::compare(runOf({{"a", small}}), runOf({{"a", small}}));
    compare::SummaryOptions options{&Statistics::meanAbs, formatPair()};
    QCOMPARE(compare::summarise(comparison, options).forward.leavingB, 1U);
    job::OperandPair scaled = options.formats;
    scaled.forward.exponent = -10;
    options.own[1] = std::make_shared<const report::TensorFormats>(scaled);
    const auto summary = compare::summarise(comparison, options);
    QCOMPARE(summary.forward.leavingA, 1U);
    QCOMPARE(summary.forward.leavingB, 0U);
}

/// What the simulation left of it has no small elements any more.
void TestComparison::gradientsAreCountedAsTheyWereBeforeRounding()
{
    auto small = std::make_shared<graph::Metric>();
    small->statistics.numel = 4;
    small->statistics.absMax = small->statistics.absMinNonzero = 0x1p-20; // becomes zero in e5m2
    small->histogram.add(graph::Histogram::binOf(0x1p-20), 4);
    const auto a = runOf({{"linear", withMean(1), small}});
    const auto b = runOf({{"linear", withMean(1), withMean(1)}, {"rounding", withMean(1), small}});
    compare::SummaryOptions options{&Statistics::meanAbs, formatPair()};
    QCOMPARE(compare::summarise(compare::compare(a, b), options).backward.leavingB, 0U);
    Node& rounding = b->graph.nodes[1];
    rounding.target = "scalescope::quantize_gradient";
    rounding.arguments = {{"self", graph::NodeId{0}}};
    const auto summary = compare::summarise(compare::compare(a, b), options);
    QCOMPARE(summary.backward.leavingA, 1U);
    QCOMPARE(summary.backward.leavingB, 1U);
    QCOMPARE(summary.forward.leavingB, 0U);
}

void TestComparison::countsTheSameTensorsInBoth()
{
    // The second run has an operator more, which overflows and is far from 1, and the first one a gradient.
    const auto a = runOf({{"a", withMean(4), withMean(2)}, {"gone", withMean(infinity)}});
    const auto b = runOf({{"a", withMean(4)}, {"new", withMean(0x1p20)}, {"newer", withMean(infinity)}});
    const auto summary = compare::summarise(compare::compare(a, b), {&Statistics::meanAbs, formatPair()});
    QCOMPARE(summary.forward.tensors, 1U);
    QCOMPARE(summary.forward.ofA, 2U);
    QCOMPARE(summary.forward.ofB, 3U);
    QCOMPARE(summary.forward.leavingA, 0U);
    QCOMPARE(summary.forward.leavingB, 0U);
    QCOMPARE(summary.forward.furthestA, std::optional(2.0));
    QCOMPARE(summary.forward.furthestB, std::optional(2.0));
    QCOMPARE(summary.backward.tensors, 0U);
    QCOMPARE(summary.backward.ofA, 1U);
    QVERIFY(!summary.backward.furthestA);
}

void TestComparison::leavesParametersOutOfBoth()
{
    const auto a = runOf({{"w", withMean(1), withMean(1), NodeKind::Parameter}, {"a", withMean(1)}});
    const auto b =
        runOf({{"w", withMean(64), withMean(notANumber), NodeKind::Parameter}, {"a", withMean(2)}});
    compare::SummaryOptions options{&Statistics::meanAbs, formatPair()};
    const auto all = compare::summarise(compare::compare(a, b), options);
    QCOMPARE(all.forward.tensors, 2U);
    QCOMPARE(all.forward.largestGain->log2, 6.0);
    QCOMPARE(all.forward.furthestB, std::optional(1.0)); // of operators alone, with or without them
    QCOMPARE(all.backward.leavingB, 1U);
    options.parameters = false;
    const auto operators = compare::summarise(compare::compare(a, b), options);
    QCOMPARE(operators.forward.tensors, 1U);
    QCOMPARE(operators.forward.largestGain->log2, 1.0);
    QCOMPARE(operators.forward.furthestB, std::optional(1.0));
    QCOMPARE(operators.backward.tensors, 0U);
    QCOMPARE(operators.backward.leavingB, 0U);
}

void TestComparison::leavesGradientsOfNoiseOut()
{
    const auto a = runOf({{"b", withMean(1), withMean(0x1p-30)}, {"a", withMean(1), withMean(1)}});
    auto b = std::make_shared<graph::Run>(*a);
    b->graph.nodes[0].backward.metric = withMean(1);
    const auto summaryOf = [&] {
        return compare::summarise(compare::compare(a, b), {&Statistics::meanAbs, formatPair()});
    };
    QCOMPARE(summaryOf().backward.largestGain->log2, 30.0);
    b->graph.nodes[0].backward.isNoise = true;
    QVERIFY(!summaryOf().backward.largestGain);
    QCOMPARE(summaryOf().backward.tensors, 1U);
    QCOMPARE(summaryOf().forward.tensors, 2U);
}

/// What blocks lose is told by their largest magnitudes, and not at all where these were not recorded.
void TestComparison::countsWhatBlocksLose()
{
    graph::Metric metric;
    metric.statistics.numel = 64;
    metric.statistics.absMax = 1;
    metric.statistics.meanAbs = 1.0 / 64;
    metric.histogram.add(graph::Histogram::binOf(1), 1);
    metric.histogram.add(graph::Histogram::binOf(0x1p-40), 63);
    metric.blockMaxima.add(graph::Histogram::binOf(1), 1);
    metric.blockMaxima.add(graph::Histogram::binOf(0x1p-40), 1);
    const auto summaryOf = [](const graph::Metric& of, const char* recipe) {
        const auto run = runOf({{"a", std::make_shared<graph::Metric>(of)}});
        const auto pair = job::usualOperands(job::SimulateRecipe{*job::findRecipe(recipe)});
        return compare::summarise(compare::compare(run, run), {&Statistics::meanAbs, *pair}).forward;
    };
    QCOMPARE(summaryOf(metric, "mxfp4").leavingA, 1U);
    QCOMPARE(summaryOf(metric, "mxfp4").untold, 0U);
    QCOMPARE(summaryOf(metric, "nvfp4").untold, 1U);
    metric.blockMaxima = {};
    QCOMPARE(summaryOf(metric, "mxfp4").leavingA, 0U);
    QCOMPARE(summaryOf(metric, "mxfp4").untold, 1U);
    QCOMPARE(summaryOf(metric, "fp8_current").untold, 0U);
}

void TestComparison::tellsGainFromLoss()
{
    const auto a = runOf({{"a", withMean(1), withMean(1)}, {"b", withMean(0.25)}, {"c", withMean(1)}});
    const auto b = runOf({{"a", withMean(8), withMean(0.5)}, {"b", withMean(1)}, {"c", withMean(1)}});
    const auto summary = compare::summarise(compare::compare(a, b), {&Statistics::meanAbs, formatPair()});
    QCOMPARE(summary.forward.largestGain->row, 0U);
    QCOMPARE(summary.forward.largestGain->log2, 3.0);
    QVERIFY(!summary.forward.largestLoss);
    QCOMPARE(summary.backward.largestLoss->log2, -1.0);
    QVERIFY(!summary.backward.largestGain);
    QCOMPARE(summary.forward.compared, 3U);
    QCOMPARE(summary.forward.unchanged, 1U);
    QCOMPARE(summary.forward.furthestA, std::optional(2.0));
    QCOMPARE(summary.forward.furthestB, std::optional(3.0));
}

void TestComparison::countsOperatorsWithScales()
{
    const auto a = runOf({{"a", withMean(1)}, {"ids", nullptr}, {"b", withMean(1)}});
    const auto b = runOf({{"a", withMean(1)}, {"ids", nullptr}, {"c", withMean(1)}, {"d", withMean(1)}});
    const auto summary = compare::summarise(compare::compare(a, b), {&Statistics::meanAbs, formatPair()});
    QCOMPARE(summary.matched, 2U);
    QCOMPARE(summary.added, 2U);
    QCOMPARE(summary.removed, 1U);
    QCOMPARE(summary.operatorsA, 2U);
    QCOMPARE(summary.operatorsB, 3U);
    QCOMPARE(summary.operatorsMatched, 1U);
}

void TestComparison::isUnchangedAgainstItself()
{
    const std::shared_ptr<const graph::Run> run = tests::sampleRun();
    const Comparison comparison = compare::compare(run, run);
    const auto summary = compare::summarise(comparison, {&Statistics::rms, formatPair()});
    QCOMPARE(summary.matched, run->graph.nodes.size());
    QVERIFY(summary.forward.compared > 0 && summary.forward.unchanged == summary.forward.compared);
    QVERIFY(summary.backward.compared > 0 && summary.backward.unchanged == summary.backward.compared);
    QVERIFY(!summary.forward.largestGain && !summary.backward.largestLoss);
}

void TestComparison::writesTheTable()
{
    const auto a = runOf({{"a", withMean(1), withMean(4)}, {"gone", withMean(2)}});
    const auto b = runOf({{"a", withMean(0.25)}, {"new", withMean(3)}});
    b->graph.nodes[0].name = "other";
    b->graph.nodes[0].target = "aten::a_";
    const QStringList lines =
        QString::fromStdString(sheet::comparisonCsv(compare::compare(a, b))).split('\n');
    QCOMPARE(
        lines[0],
        "id_a,id_b,status,name,kind,target_a,target_b,module,direction,"
        "mean_abs_a,mean_abs_b,mean_abs_log2,abs_mean_a,abs_mean_b,abs_mean_log2,"
        "std_a,std_b,std_log2,abs_max_a,abs_max_b,abs_max_log2,abs_min_a,abs_min_b,abs_min_log2,"
        "rms_a,rms_b,rms_log2,headroom_a,headroom_b,headroom_change,footroom_a,footroom_b,footroom_change");
    const QString noRoom = ",,,,,,"; // of what has no largest element
    const QString rest = ",nan,nan,,nan,nan,,nan,nan,,nan,nan,,nan,nan," + noRoom;
    const QString onlyA = ",nan,,,nan,,,nan,,,nan,,,nan,," + noRoom;
    const QString onlyB = ",,nan,,,nan,,,nan,,,nan,,,nan," + noRoom;
    QCOMPARE(lines[1], "0,0,matched,a_0,op,aten::a,aten::a_,net,fwd,1,0.25,-2" + rest);
    QCOMPARE(lines[2], "0,0,matched,a_0,op,aten::a,aten::a_,net,bwd,4,," + onlyA);
    QCOMPARE(lines[3], ",1,added,new_1,op,,aten::new,net,fwd,,3," + onlyB);
    QCOMPARE(lines[4], "1,,removed,gone_1,op,aten::gone,,net,fwd,2,," + onlyA);
    QCOMPARE(lines.size(), 6); // with the end of the last line
}

/// Beside the errors of a simulated run; without errors there is no such column.
void TestComparison::marksGradientsOfNoiseInTheTables()
{
    const auto a = runOf({{"b", withMean(1), withMean(0x1p-30)}, {"a", withMean(1), withMean(1)}});
    auto b = std::make_shared<graph::Run>(*a);
    for (graph::Node& node : b->graph.nodes)
        node.forward.error =
            std::make_shared<const graph::TensorError>(graph::TensorError{30, 1, 0.1, 1, false});
    b->graph.nodes[0].backward.isNoise = true;
    const auto comparison = compare::compare(a, b);
    const QStringList lines = QString::fromStdString(sheet::comparisonCsv(comparison)).split('\n');
    const qsizetype column = lines[0].split(',').indexOf("zero_in_theory");
    QVERIFY(column > 0);
    const auto rows = nlohmann::json::parse(sheet::comparisonJson(comparison))["rows"];
    for (qsizetype i = 1; i <= 4; ++i) {
        const bool isZero = i == 2;
        QCOMPARE(lines[i].split(',')[column], QString(isZero ? "true" : "false"));
        QCOMPARE(rows[static_cast<std::size_t>(i - 1)]["zero_in_theory"].get<bool>(), isZero);
    }
    QVERIFY(sheet::comparisonCsv(compare::compare(a, a)).find("zero_in_theory") == std::string::npos);
}

void TestComparison::writesTheJson()
{
    const auto a = runOf({{"a", withMean(1)}, {"gone", withMean(infinity)}});
    const auto b = runOf({{"a", withMean(4)}});
    const auto json = nlohmann::json::parse(sheet::comparisonJson(compare::compare(a, b)));
    QCOMPARE(json["matched"].get<int>(), 1);
    QCOMPARE(json["removed"].get<int>(), 1);
    QCOMPARE(json["added"].get<int>(), 0);
    const auto& rows = json["rows"];
    QCOMPARE(rows.size(), 2U);
    QCOMPARE(rows[0]["mean_abs_log2"].get<double>(), 2.0);
    QCOMPARE(QString::fromStdString(rows[0]["matched_by"].get<std::string>()), "provenance");
    QVERIFY(rows[1]["id_b"].is_null() && rows[1]["matched_by"].is_null() && rows[1]["mean_abs_b"].is_null());
    QCOMPARE(QString::fromStdString(rows[1]["mean_abs_a"].get<std::string>()), "inf");
}

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestComparison)
#include "test_comparison.moc"
