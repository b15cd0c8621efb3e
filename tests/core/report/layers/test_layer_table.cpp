// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/layers/layer_table.h"
#include "core/report/problems/outliers.h"
#include "tests/support/called_run.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>
#include <limits>

namespace scalescope {

using graph::NodeId;
using report::LayerRows;
using report::LayerTable;
using report::outliersOf;
using tests::CalledRun;

namespace {

LayerTable tableOf(const graph::Run& run, LayerRows rows = LayerRows::Repeated,
                   const std::vector<report::LoopStep>& steps = {})
{
    return layerTable(run.graph, graph::CallTree(run.graph, run.modules), rows, steps);
}

/// "q | matmul | + | q.weight", a plus for what is stored behind it; those of layers, or those outside.
QString columnsText(const LayerTable& table, bool outside = false)
{
    QStringList names;
    for (const LayerTable::Column& column : table.columns)
        if (column.isOutside == outside)
            names << QString::fromStdString((column.isStored ? "+" : "") + column.name);
    return names.join(QStringLiteral(" | "));
}

/// "layers.0: 1 2 - 4", the nodes of a row, a dash for an empty cell; of layers, or of what is outside.
QStringList rowsText(const LayerTable& table, bool outside = false)
{
    QStringList rows;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        if (table.rows[row].isOutside != outside)
            continue;
        QString text = QString::fromStdString(table.rows[row].name) + u':';
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            if (table.columns[column].isOutside != outside)
                continue;
            const auto node = table.at({row, column});
            text += node ? QStringLiteral(" %1").arg(*node) : QStringLiteral(" -");
        }
        rows << text;
    }
    return rows;
}

/// A parameter that an operator of the next call reads.
NodeId parameter(CalledRun& made, const std::string& name)
{
    const NodeId id = made.op(name, {});
    graph::Node& node = made.run.graph.nodes.back();
    node.kind = graph::NodeKind::Parameter;
    node.module.clear();
    node.location = {};
    return id;
}

/// A layer of an addition and, where there is a line for it, a multiplication before it.
NodeId layerOf(CalledRun& made, const std::string& path, NodeId input, const std::vector<int>& lines)
{
    made.begin(path);
    for (const int line : lines)
        input = made.op("aten::add", {input}, line);
    made.end({input});
    return input;
}

} // namespace

class TestLayerTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLayerIsARowAndWhatHasOneNameInItAColumn()
    {
        CalledRun made;
        NodeId value = made.layer("embed", "aten::embedding", made.op("aten::randn", {}));
        for (int i = 0; i < 3; ++i)
            value = made.encoderLayer("encoder.layers." + std::to_string(i), value);
        made.layer("head", "aten::linear", value);
        made.finish();
        const LayerTable table = tableOf(made.run);
        QVERIFY(table.kind == LayerRows::Repeated);
        QCOMPARE(columnsText(table),
                 QStringLiteral("q | k | v | matmul | softmax | matmul #2 | out | add | norm"));
        QCOMPARE(rowsText(table), (QStringList{"encoder.layers.0: 2 3 4 5 6 7 8 9 10",
                                               "encoder.layers.1: 11 12 13 14 15 16 17 18 19",
                                               "encoder.layers.2: 20 21 22 23 24 25 26 27 28"}));
        QCOMPARE(table.rows[0].type, std::string("EncoderLayer"));
        QCOMPARE(table.outside, 3);
        QCOMPARE(table.layers(), 3);
    }

    void whatIsInNoLayerHasRowsByModuleAndColumnsOfItsOwn()
    {
        CalledRun made;
        const NodeId random = made.op("aten::randn", {});
        made.begin("model");
        const NodeId table = parameter(made, "model.embed.weight");
        made.begin("model.embed");
        NodeId value = made.op("aten::embedding", {random, table});
        made.end({value});
        value = made.op("aten::add", {value}, 3); // of the module that holds the layers
        for (int i = 0; i < 2; ++i)
            value = made.encoderLayer("model.layers." + std::to_string(i), value);
        made.begin("model.head");
        value = made.layer("model.head.q", "aten::linear", value);
        value = made.layer("model.head.act", "aten::relu", value);
        made.end({value});
        made.end({value});
        made.finish();
        const LayerTable rows = tableOf(made.run);
        QCOMPARE(rows.layers(), 2);
        QCOMPARE(columnsText(rows, true),
                 QStringLiteral("randn | add | embedding | q.linear | act | +weight"));
        QCOMPARE(rowsText(rows, true),
                 (QStringList{": 0 - - - - -", "model: - 3 - - - -", "model.embed: - - 2 - - 1",
                              "model.head: - - - 22 23 -"}));
        QVERIFY(!rows.rows[1].isOutside && rows.rows[2].isOutside); // below the layers
        QCOMPARE(rows.outside, 6);
        QVERIFY(rows.columns.front().name == "q" && !rows.columns.front().isOutside);
    }

    void whatOnlySomeLayersHaveLeavesEmptyCells()
    {
        CalledRun made;
        NodeId value = made.op("aten::randn", {});
        value = layerOf(made, "layers.0", value, {10, 30});
        value = layerOf(made, "layers.1", value, {10, 20, 30});
        layerOf(made, "layers.2", value, {10, 30});
        made.finish();
        const LayerTable table = tableOf(made.run);
        QCOMPARE(columnsText(table), QStringLiteral("add | add #3 | add #2")); // in order of execution
        QCOMPARE(rowsText(table), (QStringList{"layers.0: 1 - 2", "layers.1: 3 4 5", "layers.2: 6 - 7"}));
    }

    void withoutLinesInCommonOperatorsArePairedInOrder()
    {
        CalledRun made;
        NodeId value = made.op("aten::randn", {});
        value = layerOf(made, "layers.0", value, {10, 11});
        layerOf(made, "layers.1", value, {20, 21});
        made.finish();
        QCOMPARE(rowsText(tableOf(made.run)), (QStringList{"layers.0: 1 2", "layers.1: 3 4"}));
    }

    void parametersComeAfterOperatorsByTheirNamesInTheLayer()
    {
        CalledRun made;
        NodeId value = made.op("aten::randn", {});
        for (const std::string path : {"layers.0", "layers.1"}) {
            const NodeId weight = parameter(made, path + ".q.weight");
            made.begin(path);
            made.begin(path + ".q");
            value = made.op("aten::linear", {value, weight});
            made.end({value});
            value = made.op("aten::relu", {value}, 5);
            made.end({value});
        }
        made.finish();
        const LayerTable table = tableOf(made.run);
        QCOMPARE(columnsText(table), QStringLiteral("q | relu | +q.weight"));
        QCOMPARE(rowsText(table), (QStringList{"layers.0: 2 3 1", "layers.1: 5 6 4"}));
    }

    void whatIsAnotherOperatorInAnotherLayerIsNamedByIt()
    {
        CalledRun made;
        NodeId value = made.op("aten::randn", {});
        for (const auto& [path, target] :
             {std::pair<std::string, std::string>{"layers.0", "aten::relu"}, {"layers.1", "aten::gelu"}}) {
            made.begin(path);
            value = made.layer(path + ".q", "aten::linear", value);
            value = made.layer(path + ".act", target, value);
            made.end({value});
        }
        made.finish();
        const LayerTable table = tableOf(made.run);
        QCOMPARE(columnsText(table), QStringLiteral("q | act.gelu | act"));
        QCOMPARE(rowsText(table), (QStringList{"layers.0: 1 - 2", "layers.1: 3 4 -"}));
    }

    void callsOfOneModuleAreLayersToo()
    {
        CalledRun made;
        NodeId value = made.op("aten::randn", {});
        for (int i = 0; i < 4; ++i)
            value = layerOf(made, "block", value, {1, 2});
        made.finish();
        QCOMPARE(rowsText(tableOf(made.run)),
                 (QStringList{"block #1: 1 2", "block #2: 3 4", "block #3: 5 6", "block #4: 7 8"}));
    }

    void blocksOfSeveralStagesAreLayersOfOneTable()
    {
        CalledRun made;
        NodeId value = made.op("aten::randn", {});
        for (const char* path : {"layer1.0", "layer1.1", "layer2.0"})
            value = layerOf(made, path, value, {1, 2});
        made.finish();
        QCOMPARE(rowsText(tableOf(made.run)),
                 (QStringList{"layer1.0: 1 2", "layer1.1: 3 4", "layer2.0: 5 6"}));
    }

    void twoEncodersOfManyLayersAreRowsOfLayers()
    {
        CalledRun made;
        NodeId value = made.op("aten::randn", {});
        for (int call = 0; call < 2; ++call) {
            made.begin("encoder");
            for (int i = 0; i < 3; ++i)
                value = layerOf(made, "encoder.layers." + std::to_string(i), value, {1, 2});
            made.end({value});
        }
        made.finish();
        const LayerTable table = tableOf(made.run);
        QCOMPARE(table.layers(), std::size_t{6});
        QCOMPARE(table.rows[3].name, std::string("encoder.layers.0 #2"));
    }

    void smallPartsThatComeMoreOftenThanLayersAreNoRows()
    {
        CalledRun made;
        NodeId value = made.op("aten::randn", {});
        for (const std::string path : {"layers.0", "layers.1"}) {
            made.begin(path);
            value = layerOf(made, path + ".norm1", value, {1, 2});
            for (int line = 10; line < 20; ++line)
                value = made.op("aten::mul", {value}, line);
            value = layerOf(made, path + ".norm2", value, {1, 2});
            made.end({value});
        }
        made.finish();
        QCOMPARE(tableOf(made.run).layers(), std::size_t{2});
    }

    void withoutLayersEveryModuleIsARowWithItsOwnTensors()
    {
        CalledRun made;
        NodeId value = made.op("aten::randn", {});
        value = made.layer("features.0", "aten::conv2d", value);
        value = made.layer("features.1", "aten::relu", value);
        made.layer("features.2", "aten::conv2d", value);
        made.finish();
        const LayerTable table = tableOf(made.run);
        QVERIFY(table.kind == LayerRows::Modules);
        QCOMPARE(columnsText(table), QStringLiteral("randn | conv2d | relu"));
        QCOMPARE(rowsText(table),
                 (QStringList{": 0 - -", "features.0: - 1 -", "features.1: - - 2", "features.2: - 3 -"}));
        QCOMPARE(table.outside, std::size_t{0});
    }

    void theStepsOfALoopAreRowsWhereNoLayersRunInIt()
    {
        CalledRun made;
        std::vector<report::LoopStep> steps;
        NodeId value = made.op("aten::randn", {});
        for (int turn = 1; turn <= 4; ++turn) {
            const NodeId first = made.op("aten::mul", {value}, 1);
            value = made.op("aten::add", {first}, 2);
            steps.push_back({"", 0, turn, first, value});
        }
        made.finish();
        const LayerTable table = tableOf(made.run, LayerRows::Repeated, steps);
        QVERIFY(table.kind == LayerRows::Repeated);
        QCOMPARE(columnsText(table), QStringLiteral("mul | add"));
        QCOMPARE(rowsText(table), (QStringList{": 1 2", ": 3 4", ": 5 6", ": 7 8"}));
        QCOMPARE(table.rows[3].step, 4);
        QCOMPARE(table.rows[3].loop, 0);
        QCOMPARE(table.outside, std::size_t{1});
        QVERIFY(tableOf(made.run, LayerRows::Modules, steps).kind == LayerRows::Modules);
    }

    void twoLoopsOfAModuleAreNumbered()
    {
        CalledRun made;
        std::vector<report::LoopStep> steps;
        NodeId value = made.op("aten::randn", {});
        for (int turn = 0; turn < 8; ++turn) {
            const NodeId first = made.op("aten::mul", {value}, 1);
            value = made.op("aten::add", {first}, 2);
            steps.push_back({"", turn < 4 ? 3 : 9, turn % 4 + 1, first, value});
        }
        made.finish();
        const LayerTable table = tableOf(made.run, LayerRows::Repeated, steps);
        QCOMPARE(table.rows[3].loop, 1);
        QCOMPARE(table.rows[4].loop, 2);
        QCOMPARE(columnsText(table), QStringLiteral("mul | add | mul | add")); // nobody compares the two
        QCOMPARE(rowsText(table)[3], QStringLiteral(": 7 8 - -"));
        QCOMPARE(rowsText(table)[4], QStringLiteral(": - - 9 10"));
        QCOMPARE(table.rows[4].step, 1);
    }

    void layersThatRunInALoopStayTheRows()
    {
        CalledRun made;
        std::vector<report::LoopStep> steps;
        NodeId value = made.op("aten::randn", {});
        for (int turn = 1; turn <= 4; ++turn) {
            const NodeId first = made.op("aten::mul", {value}, 1);
            value = layerOf(made, "cell", first, {2, 3});
            steps.push_back({"", 0, turn, first, value});
        }
        made.finish();
        const LayerTable table = tableOf(made.run, LayerRows::Repeated, steps);
        QCOMPARE(rowsText(table),
                 (QStringList{"cell #1: 2 3", "cell #2: 5 6", "cell #3: 8 9", "cell #4: 11 12"}));
        QCOMPARE(table.outside, std::size_t{5});
    }

    void everyModuleCanBeARowWhereThereAreLayersToo()
    {
        CalledRun made;
        NodeId value = made.op("aten::randn", {});
        for (int i = 0; i < 2; ++i)
            value = made.encoderLayer("layers." + std::to_string(i), value);
        made.finish();
        const LayerTable table = tableOf(made.run, LayerRows::Modules);
        QCOMPARE(table.rows.size(), std::size_t{13}); // the model, and twice six modules
        QCOMPARE(rowsText(table).at(1), QStringLiteral("layers.0: - 4 5 6 8 - -"));
    }

    void eachTensorIsInOneCell()
    {
        std::mt19937 random(7);
        for (int turn = 0; turn < 30; ++turn) {
            const CalledRun made = tests::randomCalls(random, 200);
            for (const LayerRows rows : {LayerRows::Repeated, LayerRows::Modules}) {
                const LayerTable table = tableOf(made.run, rows);
                std::size_t cells = 0;
                for (std::size_t row = 0; row < table.rows.size(); ++row) {
                    cells += table.rows[row].cells.size();
                    for (const LayerTable::Cell& cell : table.rows[row].cells) {
                        QCOMPARE(table.at({row, cell.column}), std::optional(cell.node));
                        QCOMPARE(table.placeOf(cell.node),
                                 std::optional(LayerTable::Place{row, cell.column}));
                    }
                }
                QCOMPARE(cells, made.run.graph.nodes.size());
            }
        }
    }

    void theSampleRunHasItsLayersAsRows()
    {
        const auto run = tests::sampleRun(5);
        const LayerTable table = tableOf(*run);
        QCOMPARE(table.layers(), std::size_t{5});
        QVERIFY(rowsText(table).at(4).startsWith(QLatin1String("layers.4:")));
        QVERIFY(columnsText(table).contains(QLatin1String("+k.weight")));
        const auto ofLayers = std::ranges::count(table.columns, false, &LayerTable::Column::isOutside);
        for (const LayerTable::Row& row : table.rows)
            QVERIFY(row.isOutside || row.cells.size() == static_cast<std::size_t>(ofLayers));
    }

    void whatIsFarFromTheMedianStandsOut()
    {
        QCOMPARE(outliersOf({1, 1.1, 0.9, 1, 5, 1.05}, 1).places, std::vector<std::size_t>{4});
        QCOMPARE(outliersOf({1, 1.1, 0.9, 1, 5, 1.05}, 1).median, 1.0);
        QCOMPARE(outliersOf({9, -1}, 1).median, 4.0);                    // the middle of two
        QVERIFY(outliersOf({0, 1, 2, 3, 4, 5, 6, 7}, 1).places.empty()); // it only grows
        QVERIFY(outliersOf({1, 1, 1, 1, 1.5, 1}, 1).places.empty());     // far, but not by much
        QVERIFY(outliersOf({1, 1, 9}, 1).places.empty());                // too few to tell
        const double none = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(outliersOf({none, 1, 1, 1, none, 9, 1}, 1).places, std::vector<std::size_t>{5});
        QVERIFY(std::isnan(outliersOf({none}, 1).median));
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestLayerTable)
#include "test_layer_table.moc"
