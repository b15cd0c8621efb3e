// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/models/node_filter.h"

#include "tests/support/small_graph.h"

#include <QTest>

namespace scalescope::widgets {

using graph::Node;

namespace {

std::shared_ptr<const graph::Metric> metricWith(double rms, double std, std::int64_t nans = 0)
{
    auto metric = std::make_shared<graph::Metric>();
    metric->statistics.rms = rms;
    metric->statistics.std = std;
    metric->statistics.numel = 100;
    metric->statistics.nans = nans;
    return metric;
}

/// Nodes that filters can tell apart: "q", "K", "ids", "relu".
std::vector<Node> nodes()
{
    std::vector<Node> result(4);
    result[0].name = "q";
    result[0].target = "aten::linear";
    result[0].module = "layers.0.q";
    result[0].shape = {4, 32, 64};
    result[0].dtype = "float32";
    result[0].floating = true;
    result[0].forward.metric = metricWith(1, 0.5);
    result[0].backward.metric = metricWith(0x1p-10, 0x1p-15);
    result[1].name = "K";
    result[1].target = "aten::linear";
    result[1].module = "layers.1.k";
    result[1].shape = {4, 32};
    result[1].dtype = "bfloat16";
    result[1].floating = true;
    result[1].forward.metric = metricWith(8, 9, 2);
    result[2].name = "ids";
    result[2].kind = graph::NodeKind::Input;
    result[2].target = "batch.ids";
    result[2].dtype = "int64";
    result[3].name = "relu";
    result[3].target = "aten::relu_";
    result[3].floating = true;
    result[3].dtype = "float32";
    result[3].forward.metric = metricWith(std::numeric_limits<double>::quiet_NaN(), 0);
    return result;
}

} // namespace

class TestNodeFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nodesAreFound_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* title, const char* filter, const char* found) {
            QTest::newRow(title) << QString::fromUtf8(filter) << QString::fromUtf8(found);
        };
        row("nothing typed", "", "q K ids relu");
        row("spaces", "   ", "q K ids relu");
        row("text in the operator", "linear", "q K");
        row("whatever the case", "LAYERS.1", "K");
        row("text in the name", "ids", "ids");
        row("a shape", "4x32x64", "q");
        row("a shape as shown", "4×32×64", "q");
        row("a dtype", "bfloat", "K");
        row("text with a space is one text", "layers 0", "");
        row("a regular expression", "/^layers\\.\\d\\.[qv]$/", "q");
        row("a regular expression with case", "/^k$/", "");
        row("less than a power of two", "bwd.std < 2^-14", "q");
        row("either direction", "std < 2^-14", "q relu");
        row("a gradient that is not there passes nothing", "bwd.std >= 0", "q");
        row("decimal numbers", "fwd.rms >= 7.9e0", "K");
        row("NaN passes no comparison", "fwd.rms > -1", "q K");
        row("two statistics", "fwd.std > fwd.rms", "K");
        row("the number first", "2^3 = fwd.rms", "K");
        row("counts", "nans > 0", "K");
        row("not equal", "fwd.nans != 0", "K");
        row("and", "fwd.rms < 10 and nans = 0", "q");
        row("or", "fwd.rms = 8 or fwd.rms = 1", "q K");
        row("and binds closer", "kind = input or linear and layers.1", "K ids");
        row("brackets", "(kind = input or linear) and layers.1", "K");
        row("not", "not linear", "ids relu");
        row("text fields", "dtype = float32", "q relu");
        row("text fields that differ", "dtype != float32", "K ids");
        row("an operator with colons", "target = aten::relu_", "relu");
        row("a regex within an expression", "/linear/ and dtype = bfloat16", "K");
        row("quotes", "\"layers.0.q\" and linear", "q");
        row("without spaces", "fwd.rms<10 and nans==0", "q");
    }

    void nodesAreFound()
    {
        QFETCH(const QString, filter);
        QFETCH(const QString, found);
        const auto parsed = NodeFilter::parse(filter);
        QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().message.c_str());
        QStringList names;
        for (const Node& node : nodes())
            if (parsed->matches(node))
                names << QString::fromStdString(node.name);
        QCOMPARE(names.join(' '), found);
    }

    void lossesAndErrorsAreFigures_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<bool>("isFound");
        const auto row = [](const char* filter, bool isFound) {
            QTest::newRow(filter) << QString(filter) << isFound;
        };
        row("fwd.underflow > 0.4", true);
        row("fwd.underflow > 0.6", false);
        row("bwd.underflow > 0.4", false);
        row("fwd.overflow = 0.25", true);
        row("lost = 0.75", true);
        row("lost_nonzero > 0.8", false); // of four elements none is zero
        row("fwd.subnormal > 0", false);
        row("fwd.sqnr_db < 20", true);
        row("bwd.sqnr_db < 20", false);
        row("fwd.cosine >= 0.5 and not fwd.sqnr_db > 20", true);
    }

    /// Zeros are no elements that a format could lose.
    void zerosCanBeLeftOutOfLosses()
    {
        auto metric = std::make_shared<graph::Metric>(*tests::metricOf({0x1p-30, 0x1p-30, 1, 1}));
        metric->statistics.numel = 100;
        metric->statistics.zeros = 96;
        const Node node = tests::smallNode(0, metric);
        sheet::Sources sources;
        sources.formats = std::make_shared<const report::TensorFormats>(formats::usualFormats());
        const auto isFound = [&](const char* filter) {
            return NodeFilter::parse(filter)->matches(node, sources);
        };
        QVERIFY(isFound("fwd.lost = 0.02"));
        QVERIFY(isFound("fwd.lost_nonzero = 0.5"));
        QVERIFY(!isFound("fwd.lost_nonzero > 0.5"));
    }

    void lossesAndErrorsAreFigures()
    {
        QFETCH(const QString, filter);
        QFETCH(const bool, isFound);
        Node node = tests::smallNode(0, tests::metricOf({0x1p-30, 0x1p-30, 1, 1000}));
        graph::TensorError error;
        error.sqnr = 12;
        error.cosine = 0.5;
        node.forward.error = std::make_shared<graph::TensorError>(error);
        sheet::Sources sources;
        sources.formats = std::make_shared<const report::TensorFormats>(formats::usualFormats());
        const auto parsed = NodeFilter::parse(filter);
        QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().message.c_str());
        QCOMPARE(parsed->matches(node, sources), isFound);
    }

    void mistakesAreSaidInASentence_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* title, const char* filter, const char* says) {
            QTest::newRow(title) << QString::fromUtf8(filter) << QString::fromUtf8(says);
        };
        row("an unknown statistic", "bwd.foo < 1", "\"bwd.foo\" is neither a number");
        row("no number", "fwd.std < big", "\"big\" is neither a number");
        row("no value", "fwd.std <", "A value is missing after \"fwd.std <\"");
        row("no left side", "< 3", "A condition is expected before \"<\"");
        row("an end too early", "fwd.std < 3 and ", "ends where a condition is expected");
        row("an open bracket", "(fwd.std < 3", "A bracket is not closed");
        row("a bracket too many", "fwd.std < 3)", "\")\" was not expected");
        row("two conditions without a joining word", "fwd.std < 3 bwd.std < 2",
            "\"bwd.std\" was not expected");
        row("a bad regular expression", "/(/", "is not a regular expression");
        row("an order of texts", "dtype < float32", "Texts are compared with = or !=");
        row("a lone quote", "fwd.std < \"3", "can't be read from");
        row("nan", "fwd.std < nan", "neither a number");
    }

    void mistakesAreSaidInASentence()
    {
        QFETCH(const QString, filter);
        QFETCH(const QString, says);
        const auto parsed = NodeFilter::parse(filter);
        QVERIFY(!parsed.has_value());
        const QString message = QString::fromStdString(parsed.error().message);
        QVERIFY2(message.contains(says), qPrintable(message));
        QVERIFY(message.endsWith('.'));
    }

    void mistakesAreSaidWhereTheyAre_data()
    {
        QTest::addColumn<QString>("filter"); // the part that is wrong is marked below
        QTest::addColumn<QString>("mark");
        const auto row = [](const char* filter, const char* mark) {
            QTest::newRow(filter) << QString(filter) << QString(mark);
        };
        row("bwd.foo < 1", //
            "^^^^^^^");
        row("  kind = op and fwd.std < big", //
            "                          ^^^");
        row("fwd.std <", //
            "^^^^^^^^^");
        row("name = a and < 3", //
            "             ^");
        row("fwd.std < 3 and ", //
            "            ^^^");
        row("kind = op or (fwd.std < 3", //
            "             ^");
        row("fwd.std < 3)", //
            "           ^");
        row("kind = op and /(/", //
            "              ^^^");
        row("kind = op and dtype < float32", //
            "                    ^");
        row("fwd.std < \"3", //
            "          ^^");
    }

    void mistakesAreSaidWhereTheyAre()
    {
        QFETCH(const QString, filter);
        QFETCH(const QString, mark);
        const auto parsed = NodeFilter::parse(filter);
        QVERIFY(!parsed.has_value());
        const TextPart where = parsed.error().where;
        QCOMPARE(QString(where.from, ' ') + QString(where.length, '^'), mark);
    }

    void deepNestingIsRefusedAndNotACrash()
    {
        QVERIFY(!NodeFilter::parse(QString("(").repeated(100000) + "a = b").has_value());
        QVERIFY(!NodeFilter::parse(QString("(").repeated(3000) + "a = b").has_value());
        QVERIFY(!NodeFilter::parse(QString("not ").repeated(900) + "std < 1").has_value());
        QVERIFY(NodeFilter::parse(QString("std < 1 and ").repeated(300) + "std < 1").has_value());
    }

    void anEmptyFilterSaysSo()
    {
        QVERIFY(NodeFilter().isEmpty());
        QVERIFY(NodeFilter::parse(" ")->isEmpty());
        QVERIFY(!NodeFilter::parse("x")->isEmpty());
    }
};

} // namespace scalescope::widgets

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::widgets::TestNodeFilter)
#include "test_node_filter.moc"
