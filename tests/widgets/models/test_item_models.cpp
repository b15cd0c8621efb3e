// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/say_run.h"
#include "core/message/say_transforms.h"
#include "core/report/problems/fixes.h"
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/models/display.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/problem_model.h"
#include "widgets/models/range_loss_words.h"
#include "widgets/models/weight_text.h"
#include "widgets/table/filter_field.h"
#include "widgets/table/module_tree_view.h"
#include "widgets/table/node_table_view.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

using graph::Direction;
using graph::Node;
using graph::Run;

namespace {

constexpr auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;

const Node& kNode(const Run& run)
{
    for (const Node& node : run.graph.nodes)
        if (node.module == "layers.0.k" && node.kind == graph::NodeKind::Op)
            return node;
    throw std::logic_error("the sample has no layers.0.k");
}

/// The first part of a run, as it is read while it is written.
std::shared_ptr<Run> firstPart(const Run& run, std::size_t nodes)
{
    auto part = std::make_shared<Run>(run);
    part->graph.nodes.resize(nodes);
    part->graph.edges = graph::edgesFromArguments(part->graph.nodes);
    part->modules.clear();
    return part;
}

QString cellText(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

/// The row of a module in the tree.
QModelIndex rowOfPath(const QAbstractItemModel& model, const QString& path)
{
    return model.match(model.index(0, 0), ModulePathRole, path, 1, Qt::MatchExactly | Qt::MatchRecursive)
        .value(0);
}

/// "TransformerLM(embed layers(0(norm1 q)))"
QString treeText(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    QStringList parts;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QString below = treeText(model, index);
        parts << index.data().toString() + (below.isEmpty() ? "" : "(" + below + ")");
    }
    return parts.join(' ');
}

} // namespace

class TestItemModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void modelsHoldTogetherWhateverTheDocumentDoes()
    {
        Document document;
        const NodeTableView view(&document);
        SheetModel& nodes = *view.table()->sheet();
        QAbstractItemModel& proxy = *view.table()->model();
        const std::unique_ptr<SheetModel> modulesSheet = moduleTreeSheet(&document);
        SheetModel& modules = *modulesSheet;
        ProblemModel problems(&document);
        const QAbstractItemModelTester testNodes(&nodes, mode);
        const QAbstractItemModelTester testProxy(&proxy, mode);
        const QAbstractItemModelTester testModules(&modules, mode);
        const QAbstractItemModelTester testProblems(&problems, mode);

        const auto run = tests::sampleRun(3);
        document.setRun(firstPart(*run, 5));
        document.setRun(run, RunChange::Grown);
        document.setPruning({false, std::nullopt, {}, {}});
        document.setPruning({true, 0.5, {"aten::add"}, {}});
        document.setQuantity(sheet::FieldId::Std);
        document.setFormats(formats::findFormat("e2m1fn").value(), formats::findFormat("fp16").value());
        proxy.sort(nodes.column("statistic", Direction::Backward), Qt::DescendingOrder);
        view.filterField()->setText("linear");
        document.setHighlighted({kNode(*run).id});
        document.select(kNode(*run).id);
        document.setRun(tests::sampleRun(1), RunChange::Rerun);
        document.setRun(std::make_shared<Run>());
        QCOMPARE(nodes.rowCount(), 0);
        QCOMPARE(modules.rowCount(), 0);
        QCOMPARE(problems.rowCount(), 0);
    }

    void errorsOfASimulatedRunAreInTheTable()
    {
        Document document;
        document.setRun(tests::simulatedRun(1));
        const std::unique_ptr<SheetModel> modelSheet = nodeSheet(&document);
        SheetModel& model = *modelSheet;
        const auto cell = [&](const std::string& name, sheet::FieldId figure, Direction direction, int role) {
            const graph::Node* node = document.run().graph.findByName(name);
            return model
                .index(model.indexOf(node->id).row(), model.column(sheet::fieldOf(figure).id, direction))
                .data(role);
        };
        const auto forward = [&](const std::string& name, sheet::FieldId figure, int role = Qt::DisplayRole) {
            return cell(name, figure, Direction::Forward, role);
        };
        QVERIFY(document.hasErrors());
        QCOMPARE(forward("embedding", sheet::FieldId::Sqnr), QVariant("exact"));
        QCOMPARE(forward("layer_norm", sheet::FieldId::Sqnr), QVariant("39.5 dB"));
        QCOMPARE(forward("layer_norm", sheet::FieldId::LocalSqnr), QVariant(""));
        QCOMPARE(forward("linear", sheet::FieldId::Sqnr), QVariant("39.0 dB"));
        QCOMPARE(forward("linear", sheet::FieldId::LocalSqnr), QVariant("31.5 dB"));
        QCOMPARE(forward("linear", sheet::FieldId::RelativeError), QVariant("1.12 %"));
        QCOMPARE(forward("linear", sheet::FieldId::Cosine), QVariant("0.9999"));
        QCOMPARE(forward("linear", sheet::FieldId::Sqnr, SortRole), QVariant(39.0));
        QVERIFY(forward("linear_4", sheet::FieldId::Sqnr).toString().startsWith("≈ ")); // layers.0.up
        QVERIFY(forward("linear_4", sheet::FieldId::Sqnr, Qt::ToolTipRole).toString().contains("sampled"));
        QVERIFY(forward("linear", sheet::FieldId::Sqnr, Qt::ToolTipRole)
                    .toString()
                    .contains("rounding weight to E4M3FN: 31.5 dB"));
        QCOMPARE(cell("linear", sheet::FieldId::LocalSqnr, Direction::Backward, Qt::DisplayRole),
                 QVariant("25.5 dB"));
    }

    void aWeightTellsWhatTheRowDidThatRoundsIt()
    {
        const auto run = tests::simulatedRun(1);
        graph::Graph& graph = run->graph;
        graph::Node rounder = *graph.findByName("linear");
        rounder.id = graph.nodes.back().id + 1;
        rounder.name = "quantize_1";
        rounder.target = "scalescope::quantize";
        rounder.forward.roundings = std::make_shared<const std::vector<graph::RoundingError>>(
            std::vector<graph::RoundingError>{{graph::ProductTensor::Weight, "e4m3fn", 31.5}});
        graph.nodes.push_back(rounder);
        graph::Node& weight = *std::ranges::find(graph.nodes, "layers.0.q.weight", &graph::Node::target);
        weight.forward.isUnrounded = true;
        weight.forward.error = graph.findByName("embedding")->forward.error; // exact
        const graph::NodeId id = weight.id;
        const auto cell = [id](const std::shared_ptr<graph::Run>& of, sheet::FieldId figure, int role) {
            Document document;
            document.setRun(of);
            const std::unique_ptr<SheetModel> modelSheet = nodeSheet(&document);
            SheetModel& model = *modelSheet;
            const int column = model.column(sheet::fieldOf(figure).id, Direction::Forward);
            return model.index(model.indexOf(id).row(), column).data(role);
        };
        QCOMPARE(cell(run, sheet::FieldId::Sqnr, Qt::DisplayRole), QVariant("not rounded"));
        const auto read = std::make_shared<graph::Run>(*run);
        read->graph.edges.push_back({id, rounder.id, 0});
        QCOMPARE(cell(read, sheet::FieldId::Sqnr, Qt::DisplayRole), QVariant("31.5 dB"));
        QCOMPARE(cell(read, sheet::FieldId::Sqnr, SortRole), QVariant(31.5));
        QCOMPARE(cell(read, sheet::FieldId::RelativeError, Qt::DisplayRole), QVariant(""));
        QCOMPARE(cell(read, sheet::FieldId::Sqnr, Qt::ToolTipRole),
                 QVariant("Stored as it is, and rounded where it is read, by quantize_1:\n"
                          "rounding weight to E4M3FN: 31.5 dB"));
    }

    void roundingsForGradientsAreTold()
    {
        DirectionErrors errors;
        graph::RoundingError rounding;
        rounding.role =
            graph::RoundingRole(graph::ProductTensor::Gradient).forGradientOf(graph::ProductTensor::Input);
        rounding.format = "mxe5m2";
        rounding.sqnr = 20;
        errors.roundings = std::make_shared<const std::vector<graph::RoundingError>>(1, rounding);
        QCOMPARE(errorDetails(errors), QString("rounding gradient for input to MXE5M2: 20.0 dB"));
    }

    void aGradientThatIsZeroInTheoryIsMarked()
    {
        Document document;
        const auto run = tests::simulatedRun(1);
        Node& bias = *std::ranges::find(run->graph.nodes, "layers.0.k.bias", &Node::target);
        bias.backward.metric = tests::sampleMetric(0x1p-40, 64); // lost in any format
        document.setRun(run);
        const std::unique_ptr<SheetModel> modelSheet = nodeSheet(&document);
        SheetModel& model = *modelSheet;
        const auto at = [&](int column, int role = Qt::DisplayRole) {
            return model.index(model.indexOf(bias.id).row(), column).data(role);
        };
        const int sqnr = model.column(sheet::fieldOf(sheet::FieldId::Sqnr).id, Direction::Backward);
        QCOMPARE(at(sqnr), QVariant("zero"));
        QVERIFY(std::isnan(at(sqnr, SortRole).toDouble()));
        QVERIFY(at(model.column("statistic", Direction::Backward), Qt::ToolTipRole)
                    .toString()
                    .contains("zero in theory"));
        QVERIFY(!at(model.column("lost", Direction::Backward), LossRole).toBool());
    }

    void whatIsSelectedStaysInRunsOfOneModel()
    {
        Document document;
        const auto run = tests::sampleRun(2);
        const graph::NodeId first = run->graph.nodes.front().id;
        const graph::NodeId last = run->graph.nodes.back().id;
        const auto selectBoth = [&] {
            document.select(first);
            document.select(last);
        };
        document.setRun(run);
        selectBoth();
        for (const RunChange change : {RunChange::Grown, RunChange::Rerun}) {
            document.setRun(tests::sampleRun(2), change);
            QCOMPARE(document.selected(), std::optional(last));
            QVERIFY(document.canGoBack());
        }
        document.setRun(firstPart(*run, 5), RunChange::Rerun); // where it failed before that node
        QVERIFY(!document.selected() && !document.canGoBack());
        document.setRun(run);
        selectBoth();
        document.setRun(tests::sampleRun(2), RunChange::Another);
        QVERIFY(!document.selected() && !document.canGoBack());
    }

    /// A variant has other numbers for the same tensors.
    void theSelectionStaysOnItsTensor()
    {
        const auto run = tests::sampleRun(2);
        const auto variant = std::make_shared<Run>(*run);
        std::swap(variant->graph.nodes[3].provenance, variant->graph.nodes[7].provenance);
        Document document;
        document.setRun(run);
        document.select(run->graph.nodes[5].id);
        document.select(run->graph.nodes[3].id);
        document.setRun(variant, RunChange::Rerun);
        QCOMPARE(document.selected(), std::optional(run->graph.nodes[7].id));
        document.goBack();
        QCOMPARE(document.selected(), std::optional(run->graph.nodes[5].id));
        document.goForward();
        QCOMPARE(document.selected(), std::optional(run->graph.nodes[7].id));
    }

    void aNodesRowShowsItsTextAndKeepsItsValues()
    {
        Document document;
        const std::unique_ptr<SheetModel> modelSheet = nodeSheet(&document);
        SheetModel& model = *modelSheet;
        document.setRun(tests::sampleRun(2));
        const Node& k = kNode(document.run());
        const QModelIndex index = model.indexOf(k.id);
        QVERIFY(index.isValid());
        const int row = index.row();
        QCOMPARE(cellText(model, row, model.column("name")), QString("layers.0.k"));
        QCOMPARE(cellText(model, row, model.column("operator")), QString("aten::linear"));
        QCOMPARE(cellText(model, row, model.column("module")), QString("layers.0.k"));
        QCOMPARE(cellText(model, row, model.column("shape")), QString("4×32×64"));
        QCOMPARE(cellText(model, row, model.column("dtype")), QString("float32"));
        const QModelIndex forward = model.index(row, model.column("statistic", Direction::Forward));
        QCOMPARE(forward.data().toString(), numberText(k.forward.metric->statistics.meanAbs));
        QCOMPARE(forward.data(SortRole).toDouble(), k.forward.metric->statistics.meanAbs);
        QCOMPARE(forward.data(NodeIdRole).toLongLong(), k.id);
        QVERIFY(forward.data(NodeRole).value<const Node*>()->name == k.name);
        QVERIFY(model.index(row, model.column("lost", Direction::Backward)).data(LossRole).toBool());
        QCOMPARE(forward.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight, int(Qt::AlignRight));
    }

    void columnsFollowTheQuantityAndTheFormats()
    {
        Document document;
        document.setRun(tests::sampleRun(1));
        const std::unique_ptr<SheetModel> modelSheet = nodeSheet(&document);
        SheetModel& model = *modelSheet;
        const int row = model.indexOf(kNode(document.run()).id).row();
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        document.setQuantity(sheet::FieldId::AbsMax);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.index(row, model.column("statistic", Direction::Forward)).data(SortRole).toDouble(),
                 kNode(document.run()).forward.metric->statistics.absMax);
        QVERIFY(
            model.headerData(model.column("statistic", Direction::Forward), Qt::Horizontal, Qt::DisplayRole)
                .toString()
                .contains("max |x|"));
        const double before =
            model.index(row, model.column("lost", Direction::Backward)).data(SortRole).toDouble();
        document.setFormats(formats::findFormat("bf16").value(), formats::findFormat("bf16").value());
        QCOMPARE(changed.count(), 2);
        QVERIFY(model.index(row, model.column("lost", Direction::Backward)).data(SortRole).toDouble() <
                before);
    }

    void noTwoColumnsHaveOneTitle()
    {
        Document document;
        document.setRun(tests::simulatedRun(1));
        document.setFormats(formats::findFormat("bf16").value(), formats::findFormat("bf16").value());
        const std::unique_ptr<SheetModel> modelSheet = nodeSheet(&document);
        SheetModel& model = *modelSheet;
        QStringList titles;
        for (int column = 0; column < model.columnCount(); ++column)
            titles << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QVERIFY(titles.contains("fwd lost in BF16") && titles.contains("grad lost in BF16"));
        QCOMPARE(titles.removeDuplicates(), 0);
    }

    void rowsAreThoseOfThePrunedGraph()
    {
        Document document;
        const std::unique_ptr<SheetModel> modelSheet = nodeSheet(&document);
        SheetModel& model = *modelSheet;
        document.setRun(tests::sampleRun(1));
        QCOMPARE(model.rowCount(), static_cast<int>(document.graph().nodes.size()));
        const graph::NodeId tokens = document.run().graph.findByName("tokens")->id;
        QVERIFY(!model.indexOf(tokens).isValid());
        document.setPruning({false, std::nullopt, {}, {}});
        QCOMPARE(model.rowCount(), static_cast<int>(document.run().graph.nodes.size()));
        QVERIFY(model.indexOf(tokens).isValid());
        QCOMPARE(cellText(model, model.indexOf(tokens).row(), model.column("statistic", Direction::Forward)),
                 QString());
    }

    void sortingIsByValueWithMissingOnesLast_data()
    {
        QTest::addColumn<Qt::SortOrder>("order");
        QTest::newRow("ascending") << Qt::AscendingOrder;
        QTest::newRow("descending") << Qt::DescendingOrder;
    }

    void sortingIsByValueWithMissingOnesLast()
    {
        QFETCH(const Qt::SortOrder, order);
        Document document;
        document.setPruning({false, std::nullopt, {}, {}});
        document.setRun(tests::sampleRun(2));
        const std::unique_ptr<SheetModel> modelSheet = nodeSheet(&document);
        SheetModel& model = *modelSheet;
        SheetProxy proxy(&model);
        proxy.sort(model.column("statistic", Direction::Backward), order);
        QList<double> values;
        for (int row = 0; row < proxy.rowCount(); ++row)
            values
                << proxy.index(row, model.column("statistic", Direction::Backward)).data(SortRole).toDouble();
        const auto firstMissing =
            std::find_if(values.begin(), values.end(), [](double v) { return std::isnan(v); });
        QVERIFY(firstMissing != values.end());
        QVERIFY(std::all_of(firstMissing, values.end(), [](double v) { return std::isnan(v); }));
        QVERIFY(std::is_sorted(values.begin(), firstMissing, [order](double a, double b) {
            return order == Qt::AscendingOrder ? a < b : a > b;
        }));
    }

    void theFilterKeepsMatchingRows()
    {
        Document document;
        document.setRun(tests::sampleRun(2));
        const NodeTableView view(&document);
        view.filterField()->setText("target = aten::softmax");
        QCOMPARE(view.table()->model()->rowCount(), 2);
        view.filterField()->setText("");
        QCOMPARE(view.table()->model()->rowCount(), view.table()->sheet()->rowCount());
    }

    void theTreeIsThatOfTheModulePathsInOrderOfExecution()
    {
        Document document;
        const std::unique_ptr<SheetModel> modelSheet = moduleTreeSheet(&document);
        const SheetModel& model = *modelSheet;
        document.setRun(tests::sampleRun(2));
        QCOMPARE(treeText(model),
                 QString("TransformerLM(embed layers(0(norm1 q k v out norm2 up down) 1(norm1 q k v "
                         "out norm2 up down)) norm head loss)"));
        const QModelIndex k = rowOfPath(model, "layers.0.k");
        QCOMPARE(k.data(ModulePathRole).toString(), QString("layers.0.k"));
        QCOMPARE(k.data(Qt::ToolTipRole).toString(), QString("layers.0.k: Linear"));
        QVERIFY(!rowOfPath(model, "layers.7").isValid());
    }

    void aModuleStandsForItsLastOutput()
    {
        Document document;
        const std::unique_ptr<SheetModel> modelSheet = moduleTreeSheet(&document);
        const SheetModel& model = *modelSheet;
        document.setRun(tests::sampleRun(2));
        const Node& k = kNode(document.run());
        QCOMPARE(rowOfPath(model, "layers.0.k").data(NodeIdRole).toLongLong(), k.id);
        QCOMPARE(model.indexOf(k.id), rowOfPath(model, "layers.0.k"));
        const Node* block = rowOfPath(model, "layers.0").data(NodeRole).value<const Node*>();
        QCOMPARE(block->target, std::string("aten::add"));
        // A container that is never called stands for what its children made last.
        QCOMPARE(rowOfPath(model, "layers").data(NodeIdRole).toLongLong(),
                 rowOfPath(model, "layers.1").data(NodeIdRole).toLongLong());
    }

    void aTreeOfARunThatIsStillGoingHasWhatThereIs()
    {
        Document document;
        const std::unique_ptr<SheetModel> modelSheet = moduleTreeSheet(&document);
        const SheetModel& model = *modelSheet;
        const auto run = tests::sampleRun(2);
        document.setRun(firstPart(*run, 12));
        QVERIFY(treeText(model).startsWith("model(embed layers(0("));
        const QModelIndex embed = rowOfPath(model, "embed");
        QCOMPARE(embed.data(NodeRole).value<const Node*>()->target, std::string("aten::embedding"));
        document.setRun(run, RunChange::Grown);
        QVERIFY(treeText(model).startsWith("TransformerLM("));
    }

    void hitsAreMarked()
    {
        Document document;
        document.setRun(tests::sampleRun(1));
        const std::unique_ptr<SheetModel> modelSheet = moduleTreeSheet(&document);
        const SheetModel& model = *modelSheet;
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        document.setHighlighted({kNode(document.run()).id});
        QCOMPARE(changed.count(), 1);
        QVERIFY(rowOfPath(model, "layers.0.k").data(HitRole).toBool());
        QVERIFY(!rowOfPath(model, "layers.0.q").data(HitRole).toBool());
        document.setRun(tests::sampleRun(2), RunChange::Grown);
        QVERIFY(rowOfPath(model, "layers.0.k").data(HitRole).toBool());
        document.setHighlighted({});
        QVERIFY(!rowOfPath(model, "layers.0.k").data(HitRole).toBool());
    }

    void problemsOfTheRunAndOfTheFormatsAreListedErrorsFirst()
    {
        Document document;
        ProblemModel model(&document);
        const auto run = tests::sampleRun(2);
        run->problems.push_back(
            {graph::Severity::Info, "input-without-gradient", "An input has none.", {}, {"m.py", 3}});
        run->problems.push_back({graph::Severity::Error, "backward-failed", "It failed.", {}, {}});
        document.setRun(run);
        QCOMPARE(cellText(model, 0, ProblemModel::MessageColumn), QString("It failed."));
        // The gradient of k is too small because that of the product is, which came first.
        QCOMPARE(cellText(model, 1, ProblemModel::NodeColumn), QString("layers.0.matmul"));
        QCOMPARE(cellText(model, 1, ProblemModel::BadgeColumn), QString("1 error follows"));
        QCOMPARE(model.index(1, 0).data(SeverityRole).toInt(), int(graph::Severity::Error));
        const QModelIndex k = model.indexOf(kNode(*run).id);
        QCOMPARE(k.parent(), model.index(1, 0));
        const auto textOfK = [&k](int column) { return k.siblingAtColumn(column).data().toString(); };
        QCOMPARE(textOfK(ProblemModel::NodeColumn), QString("layers.0.k"));
        QVERIFY2(textOfK(ProblemModel::MessageColumn).contains("become zero in E5M2 (≤ 2^-17)"),
                 qPrintable(textOfK(ProblemModel::MessageColumn)));
        QCOMPARE(textOfK(ProblemModel::BadgeColumn), QString("consequence"));
        QCOMPARE(textOfK(ProblemModel::OperatorColumn), QString("aten::linear"));
        QVERIFY(textOfK(ProblemModel::FixColumn).endsWith(" % zero"));
        QCOMPARE(k.data(SeverityRole).toInt(), int(graph::Severity::Error));
        QVERIFY(k.data(ConsequenceRole).toBool());
        const int last = model.rowCount() - 1;
        QCOMPARE(cellText(model, last, ProblemModel::NodeColumn), QString("m.py:3"));
        QVERIFY(!model.index(last, 0).data(NodeIdRole).isValid());
        for (int row = 1; row <= last; ++row)
            QVERIFY(model.index(row, 0).data(SeverityRole).toInt() <=
                    model.index(row - 1, 0).data(SeverityRole).toInt());
    }

    void oneEventIsOneProblem()
    {
        Document document;
        ProblemModel model(&document);
        const auto run = std::make_shared<Run>();
        run->problems = {
            {graph::Severity::Error, "engine-died", "The model failed: x.", {}, {}},
            {graph::Severity::Error, "forward-failed", "The model failed: x.", {}, {"rnn.py", 223}}};
        document.setRun(run);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(cellText(model, 0, ProblemModel::NodeColumn), QString("rnn.py:223"));
        const auto stopped = std::make_shared<Run>();
        stopped->problems = {{graph::Severity::Error, "engine-died", "Stopped by the user.", {}, {}},
                             {graph::Severity::Info, "stopped", "Stopped by the user.", {}, {}}};
        document.setRun(stopped);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0, 0).data(SeverityRole).toInt(), int(graph::Severity::Info));
    }

    /// Sentences that read alike may tell of two things; of those with a value that decides.
    void eventsAreToldApartByTheirValues()
    {
        Document document;
        ProblemModel model(&document);
        const auto run = std::make_shared<Run>();
        const auto died = [](const message::Clause& why) {
            return graph::problemOf(graph::Severity::Error, "engine-died", say::engineGaveUp(why));
        };
        run->problems = {died(say::errorWithoutText()), died(say::verbatim("an error without a message"))};
        document.setRun(run);
        QCOMPARE(model.rowCount(), 2);
        const auto same = std::make_shared<Run>(*run);
        same->problems = {died(say::errorWithoutText()), died(say::errorWithoutText())};
        same->problems.back().message = "The engine of another release has other words for it.";
        document.setRun(same);
        QCOMPARE(model.rowCount(), 1);
    }

    void theEnginesProblemAndTheMetricsAreOneRow()
    {
        Document document;
        ProblemModel model(&document);
        const auto run = tests::sampleRun(1);
        graph::Node& node = run->graph.nodes[static_cast<std::size_t>(kNode(*run).id)];
        for (auto* metric : {&node.forward.metric, &node.backward.metric}) {
            auto poisoned = std::make_shared<graph::Metric>(**metric);
            poisoned->statistics.nans = 3;
            *metric = poisoned;
        }
        const graph::NodeId id = node.id;
        run->problems = {{graph::Severity::Warning, "nan", "k holds NaN: 3 of 8192.", id, {}},
                         {graph::Severity::Info, "nan-propagated", "2 tensors hold NaN.", {}, {}}};
        document.setRun(run);
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row)
            if (cellText(model, row, ProblemModel::MessageColumn).contains("NaN"))
                rows << cellText(model, row, ProblemModel::MessageColumn);
        QCOMPARE(rows.size(), 1);
        QVERIFY2(rows.first().startsWith("forward: NaN arises here") &&
                     rows.first().endsWith(", and spreads to 1 gradient"),
                 qPrintable(rows.first()));
        QCOMPARE(cellText(model, 0, ProblemModel::MessageColumn), rows.first());
    }

    void theFixAndTheNodeTableNameOneNumberAndItsDirection()
    {
        Document document;
        const auto run = tests::sampleRun(2);
        document.setRun(run);
        ProblemModel problems(&document);
        const report::FormatPair formats{document.format(graph::Direction::Forward),
                                         document.format(graph::Direction::Backward)};
        const graph::Node& k = kNode(*run);
        const auto scale = report::scaleFor(k, graph::Direction::Backward, formats);
        QVERIFY(scale.has_value());
        const QString fix = scaleFixText(*scale);
        const QModelIndex cell = problems.indexOf(k.id).siblingAtColumn(ProblemModel::FixColumn);
        QCOMPARE(cell.data().toString(), fix);
        QCOMPARE(cell.data(Qt::AccessibleTextRole).toString(),
                 "gradient: " + scaleFixChange(*scale) + " (a double click adds it to the recipe)");
        const std::unique_ptr<SheetModel> nodesSheet = nodeSheet(&document);
        SheetModel& nodes = *nodesSheet;
        const QModelIndex loss =
            nodes.indexOf(k.id).siblingAtColumn(nodes.column("lost", Direction::Backward));
        QCOMPARE(loss.data(Qt::ToolTipRole).toString(),
                 "gradient in E5M2: " + lossesText(scale->before) + "; " + scaleFixMeaning(*scale));
    }

    /// What is subnormal, what is lost and what a power of two leaves are parts of one sentence.
    void lossesAreToldByTheSameMeasures()
    {
        const formats::RangeLoss before{0.05, 0.5, 0};
        QCOMPARE(lossesText(before), QString("5.0 % become zero, 50.0 % more keep fewer bits (subnormal)"));
        QCOMPARE(lossesText({0, 0.5, 0}), QString("50.0 % keep fewer bits (subnormal)"));
        QCOMPARE(lossesText({0.01, 0, 0.25}),
                 QString("25.0 % are beyond the largest number, 1.0 % become zero"));
        QCOMPARE(lossesText({}), QString("nothing leaves the normal range"));
        QCOMPARE(lossesText({0.009, 0, 0}, 0.06), QString("0.9 % (15.0 % of those not zero) become zero"));
        const formats::ScaleFix fix{2, true, true, before, {0.01, 0.11, 0}};
        QCOMPARE(scaleFixText(fix), QString("× 2^2: 11.0 % subnormal"));
        QCOMPARE(scaleFixText({2, true, false, before, {0.01, 0.11, 0}}), QString("× 2^2: 1.0 % zero"));
        QCOMPARE(scaleFixText({-2, true, false, {0, 0, 0.5}, {}}), QString("× 2^-2: 0.0 % lost"));
        QCOMPARE(
            scaleFixChange(fix),
            QString("as it is: 5.0 % become zero, 50.0 % more keep fewer bits (subnormal); multiplied by "
                    "2^2: 1.0 % become zero, 11.0 % more keep fewer bits (subnormal), which is within the "
                    "limits"));
    }

    /// What the simulation left alone is told as what the format would do.
    void whatWasNotRoundedIsMarked()
    {
        Document document;
        auto run = tests::simulatedRun(2);
        graph::Node& k = *std::ranges::find_if(run->graph.nodes, [](const graph::Node& node) {
            return node.module == "layers.0.k" && node.target == "aten::linear";
        });
        graph::Node& softmax = *std::ranges::find_if(
            run->graph.nodes, [](const graph::Node& node) { return node.target == "aten::softmax"; });
        softmax.backward.metric = k.backward.metric = tests::sampleMetric(0x1p-20);
        document.setRun(run);
        QVERIFY(document.isSpared(softmax.id, graph::Direction::Backward));
        QVERIFY(!document.isSpared(k.id, graph::Direction::Backward));
        const ProblemModel problems(&document);
        const auto said = [&problems](graph::NodeId node) {
            return problems.indexOf(node).siblingAtColumn(ProblemModel::MessageColumn);
        };
        QVERIFY2(said(softmax.id).data().toString().startsWith("gradient, if rounded: "),
                 qPrintable(said(softmax.id).data().toString()));
        QVERIFY(said(softmax.id).data(SparedRole).toBool());
        QVERIFY(said(softmax.id).data(Qt::ToolTipRole).toString().contains("did not round it"));
        QVERIFY2(said(k.id).data().toString().startsWith("gradient: "),
                 qPrintable(said(k.id).data().toString()));
        QVERIFY(!said(k.id).data(SparedRole).toBool());
        const std::unique_ptr<SheetModel> nodesSheet = nodeSheet(&document);
        SheetModel& nodes = *nodesSheet;
        const auto cell = [&nodes](graph::NodeId node) {
            return nodes.indexOf(node).siblingAtColumn(nodes.column("lost", Direction::Backward));
        };
        QVERIFY(cell(softmax.id).data().toString().startsWith('('));
        QVERIFY(!cell(softmax.id).data(LossRole).toBool());
        QVERIFY(cell(softmax.id).data(Qt::ToolTipRole).toString().contains("not rounded in this run"));
        QVERIFY(!cell(k.id).data().toString().startsWith('('));
        QVERIFY(cell(k.id).data(LossRole).toBool());
    }

    /// Of a run that simulates nothing a format says what it would do; what no recipe rounds is marked so.
    void whatUsualRecipesKeepIsMarked()
    {
        Document document;
        const auto run = tests::sampleRun(1);
        graph::Node& bias = *std::ranges::find_if(run->graph.nodes, [](const graph::Node& node) {
            return node.kind == graph::NodeKind::Parameter && node.name.ends_with("norm1.weight");
        });
        bias.forward.metric = tests::sampleMetric(0x1p-20);
        const graph::NodeId k = kNode(*run).id;
        document.setRun(run);
        const ProblemModel problems(&document);
        const auto said = [&problems](graph::NodeId node) {
            return problems.indexOf(node).siblingAtColumn(ProblemModel::MessageColumn);
        };
        const QString words =
            "not an input of a matrix product, so usual FP8 recipes keep it in higher precision";
        QVERIFY(said(bias.id).data(SparedRole).toBool());
        QVERIFY2(
            said(bias.id).data().toString().endsWith(words + "; an error only if it is stored in E4M3FN"),
            qPrintable(said(bias.id).data().toString()));
        const QModelIndex severity = said(bias.id).siblingAtColumn(ProblemModel::SeverityColumn);
        QCOMPARE(severity.data(Qt::AccessibleTextRole).toString(),
                 QString("error only if it is stored in E4M3FN"));
        QCOMPARE(severity.data(Qt::ToolTipRole).toString(), QString("error only if it is stored in E4M3FN"));
        QCOMPARE(said(k).siblingAtColumn(ProblemModel::SeverityColumn).data(Qt::ToolTipRole).toString(),
                 QString("error, follows from another"));
        QCOMPARE(said(bias.id).siblingAtColumn(ProblemModel::OperatorColumn).data().toString().left(24),
                 QString("read by aten::layer_norm"));
        QVERIFY(problems.furtherText(said(bias.id)).contains("(read by aten::layer_norm"));
        QVERIFY(!said(k).data(SparedRole).toBool());
        QVERIFY(!said(k).data().toString().contains(words));
        // Of an operator with products inside nothing can be said of recipes.
        const auto hidden = std::make_shared<graph::Run>(*run);
        for (graph::Node& node : hidden->graph.nodes)
            if (node.target == "aten::layer_norm")
                node.target = "aten::lstm";
        document.setRun(hidden);
        QVERIFY2(said(bias.id).data().toString().contains(
                     "an input of aten::lstm; FP8 can't be simulated inside that"),
                 qPrintable(said(bias.id).data().toString()));
        document.setRun(run);
        const auto partial = std::make_shared<graph::Run>(*run);
        partial->status = graph::RunStatus::Incomplete; // products that are still to come may read it
        document.setRun(partial);
        QVERIFY(!said(bias.id).data(SparedRole).toBool());
        document.setRun(run);
        document.setFormats(formats::findFormat("fp16").value(), formats::findFormat("fp16").value());
        QVERIFY(said(bias.id).isValid());
        QVERIFY(!said(bias.id).data(SparedRole).toBool()); // whole models are run in it
    }

    /// Which by itself is a warning.
    void aSubnormalTensorSaysWhatMakesItAnError()
    {
        const auto run = std::make_shared<graph::Run>();
        run->graph.nodes = {tests::smallNode(0, tests::metricOf({0x1p-8, 0x1p-8})),
                            tests::smallNode(1, tests::metricOf({0x1p-20, 0x1.8p-20}))};
        for (graph::Node& node : run->graph.nodes) {
            node.kind = graph::NodeKind::Op;
            node.target = "aten::relu";
        }
        run->graph.edges = {{0, 1, 0}};
        Document document;
        document.setRun(run);
        const ProblemModel problems(&document);
        const QModelIndex message = problems.index(0, ProblemModel::MessageColumn);
        QVERIFY2(message.data().toString().contains(
                     "; an error because of what follows: up to 100 % become zero in n1"),
                 qPrintable(message.data().toString()));
        // Which the row shows where its sentence is cut.
        QCOMPARE(cellText(problems, 0, ProblemModel::BadgeColumn), QString("1 error follows"));
        run->graph.nodes[0].forward.metric = tests::metricOf({0x1p-19, 0x1.8p-19}); // an error by itself
        document.setRun(std::make_shared<graph::Run>(*run));
        QCOMPARE(cellText(problems, 0, ProblemModel::BadgeColumn), QString("1 follows"));
        run->graph.nodes[0].forward.metric = run->graph.nodes[1].forward.metric =
            tests::metricOf({0x1p-8, 0x1p-8});
        document.setRun(std::make_shared<graph::Run>(*run)); // warnings
        QCOMPARE(cellText(problems, 0, ProblemModel::BadgeColumn), QString("1 follows"));
        run->graph.nodes.pop_back();
        run->graph.edges.clear();
        document.setRun(std::make_shared<graph::Run>(*run));
        const QString alone = problems.index(0, ProblemModel::MessageColumn).data().toString();
        QVERIFY2(!alone.contains("because"), qPrintable(alone));
    }

    void aRowSaysWhetherItFollowsFromAnother()
    {
        const auto run = std::make_shared<graph::Run>();
        const auto small = tests::metricOf({0x1p-20, 0x1.8p-20});
        run->graph.nodes = {tests::smallNode(0, small), tests::smallNode(1, small),
                            tests::smallNode(2, small)};
        for (graph::Node& node : run->graph.nodes) {
            node.kind = graph::NodeKind::Op;
            node.target = "aten::relu";
        }
        run->graph.edges = {{0, 1, 0}};
        run->problems = {{graph::Severity::Warning, "gradient-cut", "They stop.", 2, {}}};
        Document document;
        document.setRun(run);
        const ProblemModel problems(&document);
        QCOMPARE(problems.rowCount(), 3); // what the run told, n0 and n2
        const QString none = "; starts here, follows from no other problem";
        const auto said = [&](const QModelIndex& row) { return problems.furtherText(row); };
        for (const graph::NodeId node : {0, 2}) {
            const QModelIndex row = problems.indexOf(node);
            QVERIFY2(said(row).contains(none), qPrintable(said(row)));
            const QModelIndex message = row.siblingAtColumn(ProblemModel::MessageColumn);
            QVERIFY(message.data(Qt::ToolTipRole).toString().contains(none));
            QVERIFY(!message.data().toString().contains(none)); // which has little room
        }
        const QString follows = said(problems.indexOf(1));
        QVERIFY2(follows.contains("; follows from n0") && !follows.contains(none), qPrintable(follows));
        const QString told = said(problems.index(problems.rowCount() - 1, 0));
        QVERIFY2(told.contains("They stop.") && !told.contains("starts here"), qPrintable(told));
    }

    /// What the row shows in full is not said once more.
    void whatIsSaidBeyondARowBeginsWithWhatIsNew()
    {
        const auto run = std::make_shared<graph::Run>();
        run->graph.nodes = {tests::smallNode(0, tests::metricOf({0x1p-20, 0x1.8p-20}))};
        run->graph.nodes[0].kind = graph::NodeKind::Op;
        run->graph.nodes[0].target = "aten::relu";
        run->status = graph::RunStatus::Done;
        Document document;
        document.setRun(run);
        const ProblemModel problems(&document);
        const QModelIndex row = problems.index(0, ProblemModel::MessageColumn);
        const QString whole = row.data().toString();
        const QString clause = whole.section("; ", 0, 0);
        const QString rest = whole.sliced(clause.size()); // what recipes make of it
        QVERIFY2(!rest.isEmpty(), qPrintable(whole));
        const QString starts = QStringLiteral("starts here, follows from no other problem");
        QCOMPARE(problems.furtherText(row), "n0 (aten::relu): " + clause + "; " + starts + rest);
        QCOMPARE(problems.furtherText(row, true, clause.chopped(4)),
                 "aten::relu: " + clause + "; " + starts + rest);
        QCOMPARE(problems.furtherText(row, true, clause), "aten::relu: " + starts + rest);
        QCOMPARE(problems.furtherText(row, true, whole), "aten::relu: " + starts);
    }

    /// Two results of an operator are no two starting points.
    void anotherResultOfTheSameCallIsCalledSo()
    {
        const auto small = tests::metricOf({0x1p-20, 0x1.8p-20});
        const auto run = std::make_shared<graph::Run>();
        for (const int id : {0, 1, 2}) {
            graph::Node node = tests::smallNode(id, small);
            node.kind = graph::NodeKind::Op;
            node.target = "aten::lstm";
            node.provenance = graph::Provenance("|aten::lstm|" + std::string(id < 2 ? "0|" : "1|") +
                                                std::to_string(id % 2));
            run->graph.nodes.push_back(node);
        }
        Document document;
        document.setRun(run);
        const ProblemModel problems(&document);
        QCOMPARE(problems.rowCount(), 3);
        const QModelIndex second = problems.indexOf(1).siblingAtColumn(ProblemModel::BadgeColumn);
        QCOMPARE(second.data().toString(), QString("same call"));
        QCOMPARE(second.data(Qt::ToolTipRole).toString(), QString("another output of the call of n0"));
        for (const graph::NodeId other : {0, 2})
            QCOMPARE(problems.indexOf(other).siblingAtColumn(ProblemModel::BadgeColumn).data().toString(),
                     QString());
    }

    /// They are operands of products all the same.
    void whatUsualRecipesLeaveOfOtherProductsIsNotDeniedToBeOfOne()
    {
        Document document;
        const auto run = tests::sampleRun(1);
        const auto nodeOf = [&run](auto&& is) -> graph::Node& {
            return *std::ranges::find_if(run->graph.nodes, is);
        };
        graph::Node& convolution =
            nodeOf([id = kNode(*run).id](const graph::Node& node) { return node.id == id; });
        convolution.target = "aten::conv1d";
        const auto weightId = std::get<graph::NodeId>(convolution.arguments.at(1).value);
        graph::Node& weight = nodeOf([weightId](const graph::Node& node) { return node.id == weightId; });
        weight.forward.metric = tests::sampleMetric(0x1p-20);
        graph::Node& product = nodeOf([](const graph::Node& node) { return node.target == "aten::matmul"; });
        product.backward.metric = tests::sampleMetric(0x1p-20);
        document.setRun(run);
        document.setFormats(formats::findFormat("e4m3fn").value(), formats::findFormat("e5m2").value(),
                            job::Transform(job::SimulateFp8{}));
        const ProblemModel problems(&document);
        const auto said = [&problems](const graph::Node& node) {
            return problems.indexOf(node.id).siblingAtColumn(ProblemModel::MessageColumn).data().toString();
        };
        QVERIFY2(said(weight).contains("an operand of a convolution, which usual FP8 recipes keep in "
                                       "higher precision; a simulation around all products rounds it"),
                 qPrintable(said(weight)));
        QVERIFY2(said(convolution).contains("of a convolution's result, which usual FP8 recipes keep in"),
                 qPrintable(said(convolution)));
        QVERIFY2(said(product).contains("of the result of a product without a weight, which usual FP8"),
                 qPrintable(said(product)));
    }

    void theFirstErrorInOrderOfExecutionIsCalledSo()
    {
        Document document;
        const auto run = tests::sampleRun(1);
        graph::Node& early = *std::ranges::find_if(run->graph.nodes, [](const graph::Node& node) {
            return node.kind == graph::NodeKind::Parameter && node.name.ends_with("norm1.weight");
        });
        const auto badgeOf = [](const ProblemModel& model, graph::NodeId node) {
            return model.indexOf(node).siblingAtColumn(ProblemModel::BadgeColumn).data().toString();
        };
        early.forward.metric = tests::sampleMetric(0x1.6p-7); // subnormal, so that it is a warning
        run->status = graph::RunStatus::Incomplete; // of which it is not known what recipes leave alone
        document.setRun(std::make_shared<Run>(*run));
        const ProblemModel problems(&document);
        QVERIFY(cellText(problems, 0, ProblemModel::NodeColumn).endsWith("matmul")); // a gradient
        QCOMPARE(problems.indexOf(early.id).data(SeverityRole).toInt(), int(graph::Severity::Warning));
        QCOMPARE(badgeOf(problems, early.id), QString());
        QCOMPARE(cellText(problems, 0, ProblemModel::BadgeColumn), QString("1 error follows"));
        early.forward.metric = tests::sampleMetric(0x1p-20); // an error, which is listed first
        document.setRun(std::make_shared<Run>(*run));
        QCOMPARE(problems.indexOf(early.id).row(), 0);
        QCOMPARE(badgeOf(problems, early.id), QString("first")); // beside a "first gradient"
        QCOMPARE(problems.index(0, ProblemModel::BadgeColumn).data(Qt::ToolTipRole).toString(),
                 QString("The first error in order of execution"));
    }

    void ofOperatorsInNoModuleTheWeightTellsWhereTheyComeFrom()
    {
        const auto run = tests::sampleRun(1);
        graph::Node& k = *std::ranges::find_if(
            run->graph.nodes, [id = kNode(*run).id](const auto& node) { return node.id == id; });
        QVERIFY(weightText(k, run->graph).isEmpty());
        k.module.clear(); // as in a model that was frozen
        QCOMPARE(weightText(k, run->graph), QString("reads layers.0.k.weight"));
        Document document;
        document.setRun(run);
        const ProblemModel problems(&document);
        const QModelIndex row = problems.indexOf(k.id).siblingAtColumn(ProblemModel::OperatorColumn);
        QCOMPARE(row.data().toString(), QString("aten::linear · reads layers.0.k.weight"));
        QVERIFY(problems.furtherText(row).contains("aten::linear · reads layers.0.k.weight"));
        const auto weightId = std::get<graph::NodeId>(k.arguments.at(1).value);
        graph::Node& weight = *std::ranges::find(run->graph.nodes, weightId, &graph::Node::id);
        k.arguments.resize(2);
        weight.kind = graph::NodeKind::Constant;
        weight.name = "constant_4";
        QCOMPARE(weightText(k, run->graph), QString("reads constant_4, a constant without a name"));
    }

    void whatTheRunReportedIsInWordsOfTheWindow()
    {
        Document document;
        auto run = std::make_shared<graph::Run>(*tests::sampleRun(1));
        run->problems = {graph::problemOf(say::replacementWithoutEffect("a", "b"))};
        document.setRun(run);
        const ProblemModel model(&document);
        QStringList said;
        for (int row = 0; row < model.rowCount(); ++row)
            said << cellText(model, row, ProblemModel::MessageColumn);
        QVERIFY2(said.filter("what the panel \"Nodes\" shows").size() == 1, qPrintable(said.join('\n')));
    }

    void problemsFollowTheFormats()
    {
        Document document;
        document.setRun(tests::sampleRun(1));
        ProblemModel model(&document);
        QVERIFY(model.rowCount() > 0);
        document.setFormats(formats::findFormat("bf16").value(), formats::findFormat("bf16").value());
        QCOMPARE(model.rowCount(), 0);
    }

    /// Of blocks too, where it is told, and not as nothing where it is not.
    void theTableSaysWhatTheRecipesFormatLoses()
    {
        Document document;
        auto run = tests::sampleRun(1);
        graph::Metric metric;
        metric.statistics.numel = 64;
        metric.statistics.absMax = 1;
        metric.histogram.add(graph::Histogram::binOf(1), 1);
        metric.histogram.add(graph::Histogram::binOf(0x1p-40), 63);
        metric.blockMaxima.add(graph::Histogram::binOf(1), 1);
        metric.blockMaxima.add(graph::Histogram::binOf(0x1p-40), 1);
        auto changed = std::make_shared<graph::Run>(*run);
        const graph::NodeId k = kNode(*run).id;
        for (graph::Node& node : changed->graph.nodes)
            if (node.id == k)
                node.backward.metric = std::make_shared<graph::Metric>(metric);
        document.setRun(changed);
        const std::unique_ptr<SheetModel> nodesSheet = nodeSheet(&document);
        SheetModel& nodes = *nodesSheet;
        const ProblemModel problems(&document);
        const auto simulate = [&document](const char* name) {
            const auto transform = job::transformFrom(name).value();
            const auto pair = job::rangesOf(transform).value();
            document.setFormats(pair.forward, pair.backward, transform);
        };
        const auto cell = [&] {
            return nodes.indexOf(k).siblingAtColumn(nodes.column("lost", Direction::Backward));
        };
        simulate("recipe:mxfp4");
        QCOMPARE(cell().data().toString(), QString("48.4 %"));
        QVERIFY(cell().data(LossRole).toBool());
        QCOMPARE(problems.untold(), 0);
        simulate("recipe:nvfp4");
        QCOMPARE(cell().data().toString(), QString("?"));
        QVERIFY(cell().data(Qt::ToolTipRole).toString().contains("can't be told"));
        QCOMPARE(problems.rowCount(), 0);
        QVERIFY(problems.untold() > 0);
        simulate("recipe:fp8_current"); // the scale follows the largest, and 2^-40 goes
        QCOMPARE(cell().data().toString(), QString("98.4 %"));
        QCOMPARE(problems.untold(), 0);
    }

    /// With the rule that mends a gradient the problem is gone, and only what is rounded is offered one.
    void problemsFollowTheRecipeOfTheSimulation()
    {
        Document document;
        const auto run = tests::sampleRun(1);
        document.setRun(run);
        const ProblemModel model(&document);
        const graph::NodeId k = kNode(*run).id;
        const auto hasProblem = [&model, k] { return model.indexOf(k).isValid(); };
        const report::FormatPair pair = document.formatPair();
        const auto plain =
            job::transformFrom("format:" + pair.forward.name + "," + pair.backward.name).value();
        const auto fixes =
            report::fixesOf(run->graph, document.operands(), k, graph::Direction::Backward, pair);
        job::SimulateRecipe mended{*job::recipeOf(plain)};
        mended.recipe.rules.push_back(fixes.at(0).rule);
        QVERIFY(hasProblem());
        document.setFormats(pair.forward, pair.backward, plain);
        QVERIFY(hasProblem());
        document.setFormats(pair.forward, pair.backward, mended);
        QVERIFY(!hasProblem());

        const graph::Node* product = run->graph.findByName("matmul");
        QVERIFY(product != nullptr);
        QVERIFY(!document.isOperand(product->id, graph::Direction::Backward));
        mended.extended = true;
        document.setFormats(pair.forward, pair.backward, mended);
        QVERIFY(document.isOperand(product->id, graph::Direction::Backward));
    }
};

} // namespace scalescope::widgets

SCALESCOPE_TEST(scalescope::widgets::TestItemModels)
#include "test_item_models.moc"
