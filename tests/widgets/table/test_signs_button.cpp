// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/models/problem_model.h"
#include "widgets/table/problem_tree.h"
#include "widgets/table/problems_view.h"

#include <QMenu>
#include <QPushButton>
#include <QTest>

namespace scalescope::widgets {

using tests::good;
using tests::huge;
using tests::smallNode;
using tests::subnormal;

namespace {

/// n1 follows from n0; n2 is a warning.
std::shared_ptr<graph::Run> runOfKinds()
{
    auto run = std::make_shared<graph::Run>();
    run->graph.nodes = {smallNode(0, huge), smallNode(1, huge), smallNode(2, subnormal), smallNode(3, good)};
    for (graph::Node& node : run->graph.nodes) {
        node.kind = graph::NodeKind::Op;
        node.target = "aten::relu";
    }
    run->graph.edges = {{0, 1, 0}};
    return run;
}

struct ShownProblems
{
    explicit ShownProblems(const std::shared_ptr<graph::Run>& run)
    {
        document.setRun(run);
        view.resize(900, 300);
        view.show();
    }
    [[nodiscard]] QPushButton* button() const { return view.findChild<QPushButton*>("signs"); }
    [[nodiscard]] QList<QAction*> open() const
    {
        QTest::mouseClick(button(), Qt::LeftButton);
        const auto menus = button()->findChildren<QMenu*>();
        return menus.isEmpty() ? QList<QAction*>() : menus.last()->actions();
    }
    [[nodiscard]] QStringList texts() const
    {
        QStringList texts;
        for (const QAction* action : open())
            texts << action->text();
        return texts;
    }

    Document document;
    ProblemsView view{&document};
};

} // namespace

class TestSignsButton : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theKeySaysWhatTheSignsOfTheRowsMean()
    {
        const ShownProblems shown(runOfKinds());
        QCOMPARE(shown.texts(),
                 QStringList({"Error: 1", "Error that follows from the row it is beneath: 1", "Warning: 1"}));
        for (const QAction* action : shown.open()) {
            const QImage icon = action->icon().pixmap(18, 18).toImage();
            int inked = 0;
            for (int y = 0; y < icon.height(); ++y)
                for (int x = 0; x < icon.width(); ++x)
                    inked += qAlpha(icon.pixel(x, y)) > 0 ? 1 : 0;
            QVERIFY2(inked > 12, qPrintable(action->text()));
        }
    }

    void ofARunThatIsDoneItTellsWhatRecipesLeaveAlone()
    {
        const auto run = runOfKinds();
        run->status = graph::RunStatus::Done;
        QCOMPARE(ShownProblems(run).texts().first(),
                 QString("Error only if stored in its format; recipes leave it in higher precision: 1"));
    }

    /// A cause counts once for all layers that it is repeated in, as the caption counts it.
    void theCountsAreThoseOfTheCaption()
    {
        const ShownProblems shown(tests::sampleRun(4));
        const auto* model = static_cast<const ProblemModel*>(shown.view.tree()->model());
        int counted = 0;
        for (const QString& text : shown.texts())
            if (!text.contains("follows"))
                counted += text.section(' ', -1).toInt();
        QCOMPARE(counted, model->rowCount());
    }

    void aChosenSignLeadsToItsFirstRow()
    {
        const ShownProblems shown(runOfKinds());
        QVERIFY(!shown.view.tree()->isExpanded(shown.view.tree()->model()->index(0, 0)));
        shown.open().at(1)->trigger();
        QCOMPARE(shown.document.selected(), std::optional<graph::NodeId>(1));
        QVERIFY(shown.view.tree()->isExpanded(shown.view.tree()->model()->index(0, 0)));
        shown.open().at(2)->trigger();
        QCOMPARE(shown.document.selected(), std::optional<graph::NodeId>(2));
        QCOMPARE(shown.document.selectedDirection(), std::optional(graph::Direction::Forward));
    }

    void withoutProblemsThereIsNone()
    {
        ShownProblems shown(runOfKinds());
        QVERIFY(shown.button()->isVisible());
        auto run = runOfKinds();
        for (graph::Node& node : run->graph.nodes)
            node.forward.metric = good;
        shown.document.setRun(run);
        QVERIFY(!shown.button()->isVisible());
    }
};

} // namespace scalescope::widgets

SCALESCOPE_TEST(scalescope::widgets::TestSignsButton)
#include "test_signs_button.moc"
