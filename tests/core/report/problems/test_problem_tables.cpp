// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/problem_tables.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace scalescope {

using graph::Direction;
using graph::Node;
using graph::Run;
using report::ListedProblem;
using tests::fp8Formats;
using tests::metricOf;
using tests::smallNode;

namespace {

/// Of four elements of x one is too small, and so is that of y, which is computed from it.
Run smallRun()
{
    Run run;
    Node x = smallNode(0, metricOf({0x1p-14, 1, 1, 1}));
    Node y = smallNode(1, metricOf({0x1p-14, 1, 1, 1}));
    x.kind = y.kind = graph::NodeKind::Op;
    x.module = "first";
    x.target = "aten::mul";
    run.graph.nodes = {x, y};
    run.graph.edges = {{0, 1, 0}};
    run.problems.push_back(
        {graph::Severity::Warning, "gradient-cut", "Nothing goes back, \"here\".", {}, {}});
    return run;
}

std::vector<ListedProblem> problemsOfRun(const Run& run)
{
    return report::listProblems(run, graph::CallTree(run.graph, run.modules), fp8Formats);
}

} // namespace

class TestProblemTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCauseStandsBeforeWhatComesOfIt();
    void rowsSayWhatTheyAreToEachOther();
    void consequencesAreNested();
    void theCountOfRepeatedLayersIsOfTheWorst();
};

void TestProblemTables::aCauseStandsBeforeWhatComesOfIt()
{
    const Run run = smallRun();
    const QString csv = QString::fromStdString(report::problemsCsv(problemsOfRun(run), run.graph, {}));
    const QStringList lines = csv.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    QCOMPARE(
        lines[0],
        "rank,severity,kind,direction,name,target,module,count,fraction,consequences,advice,sentence,role,"
        "beneath,rounded");
    const QString name = QString::fromStdString(run.graph.nodes[0].name);
    QVERIFY2(lines[1].startsWith("1,error,underflow,fwd," + name + ",aten::mul,first,1,0.25,1,"),
             qPrintable(lines[1]));
    QVERIFY2(lines[1].contains(",multiply by 2^"), qPrintable(lines[1]));
    QVERIFY2(lines[2].startsWith("2,error,underflow,fwd,"), qPrintable(lines[2]));
    QCOMPARE(lines[2].section(',', 9, 9), "0");
    QCOMPARE(lines[3], "3,warning,gradient-cut,,,,,,,0,,\"Nothing goes back, \"\"here\"\".\",alone,,");
}

void TestProblemTables::theCountOfRepeatedLayersIsOfTheWorst()
{
    Run run;
    run.graph.nodes = {smallNode(0, metricOf({0x1p-14, 1, 1, 1})),
                       smallNode(1, metricOf({0x1p-14, 0x1p-14, 0x1p-14, 0x1p-14, 1, 1, 1, 1}))};
    for (Node& node : run.graph.nodes) {
        node.kind = graph::NodeKind::Op;
        node.target = "aten::mul";
        node.module = "layers." + std::to_string(node.id) + ".x";
    }
    const QString csv = QString::fromStdString(report::problemsCsv(problemsOfRun(run), run.graph, {}));
    const QString row = csv.section('\n', 1, 1);
    QVERIFY2(row.contains(",4,0.5,0,") && row.endsWith(",repeated,,no"), qPrintable(row));
}

void TestProblemTables::rowsSayWhatTheyAreToEachOther()
{
    const Run run = smallRun();
    const report::RoundedSet rounded = {{0, Direction::Forward}, {1, Direction::Backward}};
    const QString csv = QString::fromStdString(report::problemsCsv(problemsOfRun(run), run.graph, rounded));
    const QStringList lines = csv.split('\n', Qt::SkipEmptyParts);
    QVERIFY2(lines[1].endsWith(",origin,,yes"), qPrintable(lines[1]));
    QVERIFY2(lines[2].endsWith(",consequence,1,no"), qPrintable(lines[2]));
    QVERIFY2(lines[3].endsWith(",alone,,"), qPrintable(lines[3]));
}

void TestProblemTables::consequencesAreNested()
{
    const Run run = smallRun();
    const auto json = nlohmann::json::parse(
        report::problemsJson(problemsOfRun(run), run.graph, {{0, Direction::Forward}}))["problems"];
    QCOMPARE(json.size(), 2U);
    QCOMPARE(json[0]["rank"].get<int>(), 1);
    QCOMPARE(json[0]["fraction"].get<double>(), 0.25);
    QCOMPARE(json[0]["count"].get<int>(), 1);
    QCOMPARE(json[0]["consequences"].get<int>(), 1);
    QCOMPARE(json[0]["beneath"].size(), 1U);
    QCOMPARE(json[0]["beneath"][0]["rank"].get<int>(), 2);
    QCOMPARE(json[0]["beneath"][0]["name"].get<std::string>(), run.graph.nodes[1].name);
    QCOMPARE(json[0]["role"].get<std::string>(), "origin");
    QVERIFY(json[0]["rounded"].get<bool>());
    QVERIFY(!json[0]["beneath"][0]["rounded"].get<bool>());
    QCOMPARE(json[1]["rank"].get<int>(), 3);
    QVERIFY(json[1]["rounded"].is_null());
    QVERIFY(json[1]["name"].is_null());
    QVERIFY(json[1]["count"].is_null());
    QVERIFY(json[1]["advice"].is_null());
    QVERIFY(json[1]["beneath"].empty());
}

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestProblemTables)
#include "test_problem_tables.moc"
