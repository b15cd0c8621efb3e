// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/tables.h"
#include "core/text/number_text.h"
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/special_values.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>
#include <cstdlib>
#include <nlohmann/json.hpp>

namespace scalescope {

using graph::Node;
using graph::Run;
using tests::infinity;
using tests::notANumber;

namespace {

std::shared_ptr<const graph::Metric> metricOfStatistics(const graph::Statistics& statistics)
{
    auto metric = std::make_shared<graph::Metric>();
    metric->statistics = statistics;
    return metric;
}

/// Two float nodes and an integer one, with every kind of value.
graph::Graph smallGraph()
{
    graph::Graph graph;
    Node ids;
    ids.name = "ids";
    ids.kind = graph::NodeKind::Input;
    ids.target = "batch[\"a,b\"]";
    ids.dtype = "int64";
    ids.shape = {4};
    Node x;
    x.id = 1;
    x.name = "x";
    x.target = "aten::linear";
    x.module = "net.0";
    x.dtype = "float32";
    x.shape = {4, 32, 64};
    x.floating = true;
    x.requiresGrad = true;
    x.forward.metric =
        metricOfStatistics({8192, 0.1, 1.0 / 3, 1e-300, infinity, 0, 2, notANumber, 8192, 0, 0, 0});
    x.backward.metric = metricOfStatistics({8192, notANumber, notANumber, notANumber, notANumber, notANumber,
                                            notANumber, notANumber, 1, 3, 0, 2});
    Node empty;
    empty.id = 2;
    empty.name = "empty";
    empty.shape = {0, 3};
    empty.floating = true;
    empty.forward.metric = metricOfStatistics({});
    Node one;
    one.id = 3;
    one.name = "one";
    one.floating = true;
    one.forward.metric = metricOfStatistics({1, 5, 5, notANumber, 5, 5, 5, 5, 0, 0, 0, 0});
    graph.nodes = {ids, x, empty, one};
    graph.edges = {{0, 1, 0}, {1, 3, 0}};
    return graph;
}

QStringList lines(const std::string& text)
{
    return QString::fromStdString(text).split('\n');
}

} // namespace

class TestTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void csvHasARowForEachNodeAndGradient()
    {
        const QStringList rows = lines(sheet::nodesCsv(smallGraph()));
        QCOMPARE(rows.size(), 7);
        QCOMPARE(
            rows[0],
            QString("id,name,kind,target,module,dtype,shape,requires_grad,direction,mean_abs,abs_mean,std,"
                    "abs_max,abs_min,numel,rms,abs_min_nonzero,zeros,nans,pos_infs,neg_infs"));
        QCOMPARE(rows[1], QString("0,ids,input,\"batch[\"\"a,b\"\"]\",,int64,4,false,fwd,,,,,,,,,,,,"));
        QCOMPARE(rows[2],
                 QString("1,x,op,aten::linear,net.0,float32,4x32x64,true,fwd,0.1,0.3333333333333333,1e-300,"
                         "inf,0,8192,2,,8192,0,0,0"));
        QCOMPARE(
            rows[3],
            QString("1,x,op,aten::linear,net.0,float32,4x32x64,true,bwd,nan,nan,nan,nan,nan,8192,nan,nan,"
                    "1,3,0,2"));
        QCOMPARE(rows[4], QString("2,empty,op,,,,0x3,false,fwd,,,,,,0,,,0,0,0,0"));
        QCOMPARE(rows[5], QString("3,one,op,,,,,false,fwd,5,5,nan,5,5,1,5,5,0,0,0,0"));
        QCOMPARE(rows[6], QString());
    }

    /// The one gradient that is noise is the one that says so, in both.
    void aGradientThatIsZeroInTheoryIsMarkedBesideTheErrors()
    {
        const auto run = tests::simulatedRun(1);
        const QStringList rows = lines(sheet::nodesCsv(run->graph));
        QVERIFY(rows[0].endsWith(",sqnr_db,cosine,relative_error,norm_ratio,sampled,zero_in_theory"));
        const auto json = nlohmann::json::parse(sheet::nodesJson(run->graph))["nodes"];
        int marked = 0;
        for (qsizetype i = 1; i + 1 < rows.size(); ++i) {
            const QStringList fields = rows[i].split(',');
            QCOMPARE(fields.size(), 27);
            const bool isMarked = fields[3].endsWith(".k.bias") && fields[8] == "bwd";
            QCOMPARE(fields.last(), QString(isMarked ? "true" : "false"));
            QCOMPARE(json[static_cast<std::size_t>(i - 1)]["zero_in_theory"].get<bool>(), isMarked);
            marked += isMarked ? 1 : 0;
        }
        QCOMPARE(marked, 1);
    }

    void whatFollowsFromFormatsComesLast()
    {
        const auto run = tests::simulatedRun(1);
        sheet::Sources sources{run};
        sources.formats = std::make_shared<const report::TensorFormats>(formats::usualFormats());
        const QStringList rows = lines(sheet::nodesCsv(run->graph, sources));
        QVERIFY(rows[0].endsWith(",zero_in_theory,headroom,footroom"));
        const auto json = nlohmann::json::parse(sheet::nodesJson(run->graph, sources))["nodes"];
        const graph::Node* node = run->graph.findByName("linear");
        QVERIFY(node != nullptr);
        for (const auto& row : json)
            if (row["id"] == node->id && row["direction"] == "fwd")
                QCOMPARE(row["headroom"].get<double>(),
                         std::log2(448 / node->forward.metric->statistics.absMax));
    }

    void everyLineHasAsManyFieldsAsTheHeader()
    {
        const QStringList rows = lines(sheet::nodesCsv(tests::sampleRun(2)->graph));
        for (int i = 0; i < rows.size() - 1; ++i)
            QCOMPARE(rows[i].count(','), 20);
    }

    void jsonHasTheSameFieldsAndTheEdges()
    {
        const auto document = nlohmann::json::parse(sheet::nodesJson(smallGraph()));
        QCOMPARE(document["nodes"].size(), std::size_t{5});
        const auto& row = document["nodes"][1];
        QCOMPARE(row.size(), std::size_t{21});
        QCOMPARE(row["id"].get<int>(), 1);
        QVERIFY(row["shape"] == (std::vector<int>{4, 32, 64}));
        QCOMPARE(row["requires_grad"].get<bool>(), true);
        QCOMPARE(row["abs_mean"].get<double>(), 1.0 / 3);
        QCOMPARE(row["abs_max"].get<std::string>(), std::string("inf"));
        QVERIFY(row["abs_min_nonzero"].is_null());
        QCOMPARE(document["nodes"][2]["direction"].get<std::string>(), std::string("bwd"));
        QCOMPARE(document["nodes"][2]["mean_abs"].get<std::string>(), std::string("nan"));
        QVERIFY(document["nodes"][0]["numel"].is_null());
        QVERIFY(document["edges"][1] == (nlohmann::json{{"source", 1}, {"target", 3}, {"argument", 0}}));
    }

    void modulesAreListedInOrderOfCompletionAndGradientsInTheOther()
    {
        Run run;
        run.graph = smallGraph();
        run.modules = {{0, "net.0", "Linear", {{"", 1}}},
                       {1, "net", "Sequential", {{"0", 1}, {"1.len", 0}}},
                       {2, "", "Model", {{"", 3}}}};
        const QStringList rows = lines(sheet::modulesCsv(run).value());
        QCOMPARE(rows[0],
                 QString("name,type,grad,mean_abs,abs_mean,std,abs_max,abs_min,numel,rms,abs_min_nonzero,"
                         "zeros,nans,pos_infs,neg_infs,output"));
        QStringList starts;
        for (const QString& row : rows.mid(1, rows.size() - 2))
            starts << row.section(',', 0, 3) + ' ' + row.section(',', -1);
        QCOMPARE(starts, (QStringList{"net.0,Linear,false,0.1 ", "net,Sequential,false,0.1 0",
                                      "net,Sequential,false, 1.len", ",Model,false,5 ",
                                      "net,Sequential,true,nan 0", "net.0,Linear,true,nan "}));
    }

    void modulesAreFilteredByName_data()
    {
        QTest::addColumn<QString>("include");
        QTest::addColumn<QString>("exclude");
        QTest::addColumn<int>("rows");
        QTest::newRow("all") << ""
                             << "" << 23;
        QTest::newRow("one layer") << "^layers\\.0"
                                   << "" << 9;
        QTest::newRow("one layer without its norms") << "^layers\\.0"
                                                     << "norm" << 7;
        QTest::newRow("none") << "nothing"
                              << "" << 0;
    }

    void modulesAreFilteredByName()
    {
        QFETCH(const QString, include);
        QFETCH(const QString, exclude);
        QFETCH(const int, rows);
        const auto table =
            sheet::modulesCsv(*tests::sampleRun(2), {include.toStdString(), exclude.toStdString()});
        QCOMPARE(lines(table.value()).filter(",false,").size(), rows);
    }

    void aFilterThatIsNoRegularExpressionIsNamed()
    {
        const auto table = sheet::modulesCsv(*tests::sampleRun(1), {"(", ""});
        QVERIFY(!table.has_value());
        QVERIFY2(table.error().message.find("\"(\" is not a regular expression") == 0,
                 table.error().message.c_str());
    }

    void threeDigitsAreWrittenAsPythonDoes_data()
    {
        QTest::addColumn<double>("value");
        const auto row = [](const char* text, double value) { QTest::newRow(text) << value; };
        row("0.578", 0.5779);
        row("1.0", 1);
        row("12.0", 12);
        row("99.9", 99.94);
        row("1e+02", 99.96);
        row("1.23e+02", 123.4);
        row("1e+22", 1e22);
        row("0.000123", 0.0001234);
        row("0.0001", 0.00009999);
        row("1e-05", 1e-5);
        row("4.94e-324", 5e-324);
        row("-0.25", -0.25);
        row("0.0", 0);
        row("nan", notANumber);
        row("inf", infinity);
        row("-inf", -infinity);
    }

    void threeDigitsAreWrittenAsPythonDoes()
    {
        QFETCH(const double, value);
        QCOMPARE(QString::fromStdString(text::threeDigitText(value)), QString(QTest::currentDataTag()));
    }

    void numbersReadBackToTheSameDouble()
    {
        for (const double value : {0.1, 1.0 / 3, 1e-300, 5e-324, 1.7976931348623157e308, 123456789.0, -2.5})
            QCOMPARE(std::strtod(text::roundTripText(value).c_str(), nullptr), value);
        QCOMPARE(text::roundTripText(0.1), std::string("0.1"));
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestTables)
#include "test_tables.moc"
