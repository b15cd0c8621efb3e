// SPDX-License-Identifier: GPL-3.0-or-later
// Problems, node table and inspector recommend the same power of two for a tensor, in the direction that
// their row speaks of.
#include "core/report/problems/problems.h"
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/inspector/inspector.h"
#include "widgets/inspector/value_grid.h"
#include "widgets/inspector/what_if_row.h"
#include "widgets/models/problem_model.h"
#include "widgets/table/node_table_view.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

namespace scalescope::widgets {

namespace {

using graph::Direction;
using graph::Node;

/// The sample run with tensors that are too large and gradients that are too small, each by an amount of its
/// own; one gradient is zero in theory.
std::shared_ptr<const graph::Run> run()
{
    auto run = tests::sampleRun();
    int number = 0;
    for (graph::Node& node : run->graph.nodes) {
        if (!node.forward.metric || !node.floating)
            continue;
        ++number;
        node.forward.metric = tests::sampleMetric(std::ldexp(1.0, number % 17));
        if (node.backward.metric)
            node.backward.metric = tests::sampleMetric(std::ldexp(1.0, -4 - number % 23));
        node.backward.isNoise = number % 10 == 9;
    }
    return run;
}

/// "2^-4" of "× 2^-4: 0.4 % zero" and "multiplied by 2^-4: 0.4 % become zero"; empty where nothing is
/// recommended.
QString powerIn(const QString& text)
{
    static const QRegularExpression power(QStringLiteral("(?:^× |multiplied by )(2\\^-?\\d+): "));
    return power.match(text).captured(1);
}

QString inTheTable(const SheetModel& model, graph::NodeId node, Direction direction)
{
    return powerIn(model.indexOf(node)
                       .siblingAtColumn(model.column("lost", direction))
                       .data(Qt::ToolTipRole)
                       .toString());
}

QString inTheGrid(const Inspector& inspector, const formats::NumberFormat& format, Direction direction)
{
    for (const ValueGrid* grid : inspector.findChildren<ValueGrid*>())
        for (int row = 0; row < grid->rowCount(); ++row)
            if (grid->text(row, 0).toStdString() == format.label) {
                const QString text = grid->text(row, direction == Direction::Forward ? 3 : 4);
                return text.startsWith("2^") ? text : QString();
            }
    qFatal("the inspector has no row of that format");
}

QString besideTheSlider(const Inspector& inspector, Direction direction)
{
    const auto* row = inspector.findChildren<WhatIfRow*>().at(direction == Direction::Forward ? 0 : 1);
    for (const QToolButton* button : row->findChildren<QToolButton*>())
        if (button->property("role").toString() == "set")
            return button->isVisibleTo(row) ? powerIn(button->text()) : QString();
    qFatal("the slider has no recommendation");
}

void simulate(Document& document, const QString& recipe)
{
    const auto transform = job::transformFrom("recipe:" + recipe.toStdString()).value();
    const auto pair = job::rangesOf(transform).value();
    document.setFormats(pair.forward, pair.backward, transform);
}

} // namespace

class TestOneRecommendation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPlaceHasTheSamePowerOfTwo_data();
    void everyPlaceHasTheSamePowerOfTwo();
    void whatNoScaleHoldsSaysSoInAllOfThem();
    void whatTheRecipeHasIsRecommendedNoMore();
};

void TestOneRecommendation::everyPlaceHasTheSamePowerOfTwo_data()
{
    QTest::addColumn<QString>("recipe");
    QTest::newRow("formats alone") << QString();
    QTest::newRow("two formats of gradients")
        << QString(R"({"version": 1, "default": {"format": "e4m3fn"}, "rules": [
               {"operand": "gradient", "format": "e5m2"},
               {"operand": "gradient", "module": "layers\\.0", "format": "e4m3fn"}]})");
}

void TestOneRecommendation::everyPlaceHasTheSamePowerOfTwo()
{
    QFETCH(const QString, recipe);
    Document document;
    document.setPruning({});
    document.setRun(run());
    if (!recipe.isEmpty())
        simulate(document, recipe);
    const std::unique_ptr<SheetModel> table = nodeSheet(&document);
    const ProblemModel problems(&document);
    Inspector inspector(&document);
    const report::TensorFormats& formats = document.tensorFormats();
    int recommended = 0;
    int differing = 0; // forward and gradient of one node
    for (const graph::Node& node : document.run().graph.nodes) {
        document.select(node.id);
        std::array<QString, 2> powers;
        for (const Direction direction : directions) {
            const auto fix = report::scaleFor(node, direction, formats, document.rangeThresholds());
            const QString expected = fix ? powerText(fix->exponent) : QString();
            powers.at(direction == Direction::Forward ? 0 : 1) = expected;
            recommended += fix ? 1 : 0;
            QCOMPARE(inTheTable(*table, node.id, direction), expected);
            QCOMPARE(inTheGrid(inspector, formats.of(node, direction).range, direction), expected);
            QCOMPARE(besideTheSlider(inspector, direction), expected);
        }
        differing += !powers[0].isEmpty() && !powers[1].isEmpty() && powers[0] != powers[1] ? 1 : 0;
    }
    QVERIFY(recommended > 20);
    QVERIFY(differing > 5);
    int told = 0;
    for (int row = 0; row < problems.rowCount(); ++row) {
        const QModelIndex index = problems.index(row, ProblemModel::FixColumn);
        const QString power = powerIn(index.data().toString());
        if (power.isEmpty())
            continue;
        ++told;
        const auto direction = static_cast<Direction>(index.data(DirectionRole).toInt());
        QCOMPARE(power, inTheTable(*table, index.data(NodeIdRole).toLongLong(), direction));
        QVERIFY(index.data(Qt::AccessibleTextRole).toString().startsWith(directionText(direction)));
    }
    QVERIFY(told > 10);
}

/// Two humps that are 125 binades apart.
void TestOneRecommendation::whatNoScaleHoldsSaysSoInAllOfThem()
{
    auto run = tests::sampleRun();
    Node& node = *std::ranges::find_if(run->graph.nodes, [](const Node& each) {
        return each.module == "layers.0.k" && each.target == "aten::linear";
    });
    std::vector<double> values(36, 0x1.8p-125);
    values.insert(values.end(), 64, 1);
    node.forward.metric = tests::metricOf(values);
    Document document;
    document.setPruning({});
    document.setRun(run);
    document.select(node.id);
    const std::unique_ptr<SheetModel> table = nodeSheet(&document);
    const ProblemModel problems(&document);
    const Inspector inspector(&document);
    const QString sentence = "no scale holds it: it spans 125 binades";
    const QModelIndex row = problems.indexOf(node.id).siblingAtColumn(ProblemModel::FixColumn);
    QCOMPARE(row.data().toString(), QString("no scale helps: 125 binades"));
    QVERIFY(!row.data(FixRole).toBool());
    QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), "forward: " + sentence);
    const QModelIndex cell =
        table->indexOf(node.id).siblingAtColumn(table->column("lost", Direction::Forward));
    QVERIFY(cell.data(Qt::ToolTipRole).toString().endsWith(sentence));
    const auto* slider = inspector.findChildren<WhatIfRow*>().front();
    const auto labels = slider->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) {
        return label->text() == sentence && label->isVisibleTo(slider);
    }));
}

/// Slider and histogram start at the scale of the recipe, with which nothing is lost.
void TestOneRecommendation::whatTheRecipeHasIsRecommendedNoMore()
{
    Document document;
    document.setPruning({});
    document.setRun(run());
    Inspector inspector(&document);
    const std::unique_ptr<SheetModel> table = nodeSheet(&document);
    int mended = 0;
    for (const graph::Node& node : document.run().graph.nodes) {
        const auto fix = node.target == "aten::linear"
                             ? report::scaleFor(node, Direction::Backward, document.formatPair())
                             : std::nullopt;
        if (!fix || !fix->whole)
            continue;
        ++mended;
        document.select(node.id);
        QCOMPARE(inspector.whatIf(Direction::Backward), 0);
        simulate(document, QString(R"({"version": 1, "default": {"format": "e4m3fn"}, "rules": [
            {"operand": "gradient", "format": "e5m2", "scale": %1}]})")
                               .arg(std::ldexp(1, -fix->exponent), 0, 'g', 17));
        QCOMPARE(inspector.whatIf(Direction::Backward), fix->exponent);
        QCOMPARE(besideTheSlider(inspector, Direction::Backward), QString());
        QCOMPARE(inTheTable(*table, node.id, Direction::Backward), QString());
        document.setFormats(document.format(Direction::Forward), *formats::findFormat("e5m2"));
        QCOMPARE(inspector.whatIf(Direction::Backward), 0);
    }
    QVERIFY(mended > 2);
}

} // namespace scalescope::widgets

SCALESCOPE_TEST(scalescope::widgets::TestOneRecommendation)
#include "test_one_recommendation.moc"
