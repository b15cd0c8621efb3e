// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/causes/causes_view.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <optional>

using namespace scalescope;
using widgets::CausesView;
using widgets::Document;
using Kind = job::BisectTarget::Kind;

namespace {

/// A weight causes most of an error; two operands are kept, one of which was never measured.
bisect::Bisection example()
{
    bisect::Bisection bisection;
    for (const job::Event& event : std::vector<job::Event>{
             job::BisectStarted{{Kind::Loss}, 6, 8, 2, 10}, job::GroupMeasured{"a", "", {}, 1, 7, 1},
             job::GroupMeasured{"b", "", {}, 3, 1, {}},
             job::GroupMeasured{"a", "aten::linear", job::Operand::Weight, 1, 6, 2},
             job::OperandKept{"a", "aten::linear", job::Operand::Weight, false, 2},
             job::OperandKept{"b", "aten::mm", job::Operand::Gradient, false, 0.25}})
        bisection.add(event);
    return bisection;
}

QStringList rowTexts(const widgets::SheetView& table, int row)
{
    QStringList cells;
    for (int column = 0; column < table.sheet()->columnCount(); ++column)
        cells << table.model()->index(row, column).data().toString();
    return cells;
}

/// What the first search is to look at.
std::string targetOf(const QSignalSpy& searched)
{
    return toString(searched.front().at(0).value<job::BisectTarget>());
}

struct CausesFixture
{
    template <typename T>
    T* part(const char* name)
    {
        return view.findChild<T*>(name);
    }

    Document document;
    CausesView view{&document};
    QSignalSpy searched{&view, &CausesView::searchAsked};
    QSignalSpy stopped{&view, &CausesView::stopAsked};
};

} // namespace

class TestCausesView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyOneSaysWhatItIsFor()
    {
        CausesFixture f;
        f.view.show();
        const auto* hint = f.part<QLabel>("muted");
        QVERIFY(hint->isVisible() && hint->text().contains("Waterfall") && !f.view.table()->isVisible());
        f.view.setBisection(example());
        QVERIFY(!hint->isVisible() && f.view.table()->isVisible());
    }

    void theTargetGivesWayWhereThereIsLittleRoom()
    {
        CausesFixture f;
        f.view.resize(f.view.minimumSizeHint());
        f.view.show();
        const auto* target = f.part<QComboBox>("target");
        QVERIFY(target->width() < target->sizeHint().width());
    }

    void openedGroupsAreNoRowsAndKeptOperandsAre()
    {
        CausesFixture f;
        f.view.setBisection(example());
        const widgets::SheetView& table = *f.view.table();
        QCOMPARE(table.model()->rowCount(), 3);
        QCOMPARE(rowTexts(table, 0),
                 QStringList({"75 %", "weight of linear in a", "1", "6", "2", "1: 2 left"}));
        QCOMPARE(rowTexts(table, 1), QStringList({"0 %", "b", "3", "1", "no bound", ""}));
        QCOMPARE(rowTexts(table, 2), QStringList({"", "gradient of mm in b", "1", "", "", "2: 0.25 left"}));
    }

    /// The whole is less than what one brings alone, because another takes away from it.
    void sharesAboveTheWholeAreTold()
    {
        CausesFixture f;
        bisect::Bisection found = example();
        found.start.error = 1;
        f.view.setBisection(found);
        const QModelIndex share = f.view.table()->model()->index(0, 0);
        QCOMPARE(share.data().toString(), QString("> 100 %"));
        QVERIFY(share.data(Qt::ToolTipRole).toString().contains("cancel"));
        QVERIFY(f.part<QLabel>("columnsInWords")->text().endsWith("as errors cancel each other."));
        f.view.setBisection(example());
        QVERIFY(!f.part<QLabel>("columnsInWords")->text().contains("cancel"));
    }

    void aPressAsksForTheChosenErrorWithItsBound()
    {
        CausesFixture f;
        f.view.setTarget({Kind::Gradients});
        QTest::keyClicks(f.part<QLineEdit>("bound"), "0.01");
        QTest::mouseClick(f.part<QPushButton>("main"), Qt::LeftButton);
        QCOMPARE(f.searched.size(), 1);
        QCOMPARE(targetOf(f.searched), std::string("gradients"));
        QCOMPARE(f.searched.front().at(1).value<std::optional<double>>(), std::optional(0.01));
    }

    void withoutABoundThereIsNone()
    {
        CausesFixture f;
        QTest::mouseClick(f.part<QPushButton>("main"), Qt::LeftButton);
        QCOMPARE(targetOf(f.searched), std::string("loss"));
        QVERIFY(!f.searched.front().at(1).value<std::optional<double>>());
    }

    void whereThereIsNoLossAllGradientsAreUsual()
    {
        CausesFixture f;
        auto run = tests::sampleRun();
        run->facts.backward = "randn at output";
        f.document.setRun(run);
        QCOMPARE(toString(f.view.target()), std::string("gradients"));
        // What somebody chose stays in runs of the same model.
        f.view.setTarget({Kind::Tensor, "output", graph::Direction::Forward});
        f.document.setRun(std::make_shared<graph::Run>(*run), widgets::RunChange::Rerun);
        QCOMPARE(toString(f.view.target()), std::string("output"));
    }

    /// The loss of a run whose parameters have gradients tells little of what its formats cost.
    void whereParametersHaveGradientsTheseComeFirst()
    {
        CausesFixture f;
        auto run = std::make_shared<graph::Run>();
        run->facts.backward = "mean at output";
        run->graph.nodes.push_back(tests::smallNode(0, tests::metricOf({1, 2})));
        run->graph.nodes.back().kind = graph::NodeKind::Parameter;
        f.document.setRun(std::make_shared<graph::Run>(*run));
        QCOMPARE(toString(f.view.target()), std::string("loss"));
        run->graph.nodes.back().backward.metric = tests::metricOf({1, 2});
        f.document.setRun(std::make_shared<graph::Run>(*run));
        QCOMPARE(toString(f.view.target()), std::string("gradients"));
    }

    void whereNothingHasAGradientTheOutputComesFirst()
    {
        CausesFixture f;
        auto run = tests::sampleRun();
        for (graph::Node& node : run->graph.nodes)
            node.backward.metric.reset();
        graph::Node& last = run->graph.nodes.back();
        last.kind = graph::NodeKind::Output;
        const std::string name = last.name;
        f.document.setRun(run);
        QCOMPARE(toString(f.view.target()), name);
        f.document.setRun(tests::sampleRun());
        QVERIFY(toString(f.view.target()) != name);
        // Gradients from before backward failed are not all of them.
        run = tests::sampleRun();
        run->facts.backward = "randn at output";
        run->problems.push_back({});
        run->problems.back().id = "backward-failed";
        f.document.setRun(run);
        QCOMPARE(toString(f.view.target()), std::string("output"));
    }

    void theErrorIsNamed()
    {
        CausesFixture f;
        bisect::Bisection found = example();
        found.start.target = {Kind::Gradients};
        f.view.setBisection(found);
        QVERIFY2(f.part<QLabel>("state")->text().startsWith("1 − cosine of all gradients: 8"),
                 qPrintable(f.part<QLabel>("state")->text()));
    }

    void aBoundIsANumberFromZero()
    {
        CausesFixture f;
        auto* bound = f.part<QLineEdit>("bound");
        QTest::keyClicks(bound, "-x5");
        QCOMPARE(bound->text(), QString("5"));
        bound->clear();
        QTest::keyClicks(bound, "0,01"); // as it is written elsewhere
        QCOMPARE(bound->text(), QString("0.01"));
    }

    void theSelectedTensorCanBeChosen()
    {
        CausesFixture f;
        f.document.setRun(tests::sampleRun());
        const auto& nodes = f.document.graph().nodes;
        const auto node =
            std::ranges::find_if(nodes, [](const auto& each) { return each.backward.metric != nullptr; });
        QVERIFY(node != nodes.end());
        f.document.select(node->id);
        auto* target = f.part<QComboBox>("target");
        QCOMPARE(target->count(), 4);
        target->setCurrentIndex(3);
        QCOMPARE(toString(f.view.target()), node->name + ":bwd");
        f.document.select(std::nullopt);
        QCOMPARE(toString(f.view.target()), std::string("gradients"));
    }

    void tensorsAreCalledAsInTheTable()
    {
        CausesFixture f;
        f.document.setRun(tests::sampleRun());
        const graph::Node* linear = f.document.run().graph.findByName("linear");
        f.document.select(linear->id);
        const auto* target = f.part<QComboBox>("target");
        QCOMPARE(target->itemText(2), QString("layers.0.q, forward"));
        QCOMPARE(toString(target->itemData(2).value<job::BisectTarget>()), std::string("linear"));
        QCOMPARE(target->itemText(3), QString("layers.0.q, gradient"));
    }

    void whileItGoesOnItCanBeStopped()
    {
        CausesFixture f;
        f.view.setBisection(example());
        f.view.setRunning(true, 12);
        QCOMPARE(f.part<QPushButton>("main")->text(), QString("Stop"));
        QVERIFY(!f.part<QPushButton>("recipe")->isEnabled());
        QCOMPARE(f.part<QLabel>("state")->text(),
                 QString("12 trials · relative error of the loss: 8 · 2 operands kept, 0.25 left"));
        QTest::mouseClick(f.part<QPushButton>("main"), Qt::LeftButton);
        QCOMPARE(f.stopped.size(), 1);
        QCOMPARE(f.searched.size(), 0);
    }

    void whatCanNotBeDoneSaysWhy()
    {
        CausesFixture f;
        f.view.setWhyNot("There is no model.");
        QVERIFY(!f.part<QPushButton>("main")->isEnabled());
        QCOMPARE(f.part<QLabel>("state")->text(), QString("There is no model."));
        QVERIFY(!f.part<QPushButton>("recipe")->isEnabled() && !f.part<QPushButton>("save")->isEnabled());
        f.view.setWhyNot({});
        QVERIFY(f.part<QPushButton>("main")->isEnabled());
    }

    void aRowSelectsItsProduct()
    {
        CausesFixture f;
        f.document.setRun(tests::sampleRun());
        const graph::Node& node = f.document.graph().nodes.back();
        bisect::Bisection bisection;
        bisection.add(job::BisectStarted{{Kind::Loss}, 1, 8, 2, 10});
        bisection.add(job::GroupMeasured{node.module, node.target, job::Operand::Input, 1, 8, 0});
        f.view.setBisection(bisection);
        f.view.table()->setCurrentIndex(f.view.table()->model()->index(0, f.view.table()->column("where")));
        QVERIFY(f.document.selectedNode() != nullptr);
        QCOMPARE(f.document.selectedNode()->module, node.module);
        QCOMPARE(f.document.selectedNode()->target, node.target);
    }
};

SCALESCOPE_TEST(TestCausesView)
#include "test_causes_view.moc"
