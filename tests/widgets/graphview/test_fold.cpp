// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fold_titles.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/fold.h"
#include "widgets/models/display.h"
#include "widgets/models/document.h"

#include <QTest>
#include <set>

using scalescope::sheet::shortModuleName;
using scalescope::tests::sampleRun;
using scalescope::tests::sampleRunOfSize;
using scalescope::widgets::automaticFolding;
using scalescope::widgets::Document;
using scalescope::widgets::fold;
using scalescope::widgets::FoldOptions;
using scalescope::widgets::FoldState;
using scalescope::widgets::ViewGraph;
using sheet::FoldTree;

namespace graph = scalescope::graph;

namespace {

/// A view graph as text that a person can check: cards with the frame around them, then edges.
QString viewText(const ViewGraph& view)
{
    QStringList lines;
    const auto title = [&view](int card) {
        return QString::fromStdString(view.cards[static_cast<std::size_t>(card)].title);
    };
    for (const auto& card : view.cards) {
        QString line = QString::fromStdString(card.title);
        if (card.isStack())
            line += QString(" x%1").arg(card.members().size());
        if (card.cluster >= 0)
            line += " in " + QString::fromStdString(view.modules[static_cast<std::size_t>(card.cluster)].key);
        lines << line;
    }
    for (const auto& edge : view.edges)
        lines << title(edge.source) + " -> " + title(edge.target) +
                     (edge.count > 1 ? QString(" (%1)").arg(edge.count) : QString());
    return lines.join('\n');
}

struct Small
{
    graph::Graph graph;
    std::vector<graph::ModuleCall> calls;

    void op(const std::string& name, const std::string& module, const std::vector<graph::NodeId>& inputs,
            const std::string& type = "Block")
    {
        graph::Node node;
        node.id = static_cast<graph::NodeId>(graph.nodes.size());
        node.name = name;
        node.module = module;
        node.moduleType = type;
        node.floating = true;
        for (const graph::NodeId input : inputs)
            graph.edges.push_back({input, node.id, 0});
        graph.nodes.push_back(node);
    }
};

sheet::FoldTree treeOf(const Small& small)
{
    return {small.graph, small.graph, small.calls, graph::CallTree(small.graph, small.calls)};
}

ViewGraph fold(const Small& small, const FoldState& state)
{
    return fold(small.graph, treeOf(small), state);
}

/// x -> [a -> [b -> c] -> d] -> e, the inner frame used twice from a.
Small nested()
{
    Small small;
    small.op("x", "", {});
    small.op("a", "outer", {0});
    small.op("b", "outer.inner", {1});
    small.op("c", "outer.inner", {2, 1});
    small.op("d", "outer", {3, 1});
    small.op("e", "head", {4});
    return small;
}

} // namespace

class TestFold : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensAndFoldsModules_data()
    {
        QTest::addColumn<int>("depth");
        QTest::addColumn<QStringList>("opened");
        QTest::addColumn<QStringList>("folded");
        QTest::addColumn<QString>("expected");
        const QString all = "x\na in outer\nb in outer.inner\nc in outer.inner\nd in outer\nhead\n"
                            "x -> a\na -> b\nb -> c\na -> c\nc -> d\na -> d\nd -> head";
        const QString middle = "x\na in outer\ninner x2 in outer\nd in outer\nhead\n"
                               "x -> a\na -> inner (2)\ninner -> d\na -> d\nd -> head";
        const QString none = "x\nouter x4\nhead\nx -> outer\nouter -> head";
        QTest::newRow("all open") << 10 << QStringList() << QStringList() << all;
        QTest::newRow("one level open") << 1 << QStringList() << QStringList() << middle;
        QTest::newRow("all folded") << 0 << QStringList() << QStringList() << none;
        QTest::newRow("folded by hand") << 10 << QStringList() << QStringList{"outer.inner"} << middle;
        QTest::newRow("opened by hand") << 0 << QStringList{"outer"} << QStringList() << middle;
        QTest::newRow("an open module inside a folded one is hidden")
            << 0 << QStringList{"outer.inner"} << QStringList() << none;
    }
    void opensAndFoldsModules()
    {
        QFETCH(int, depth);
        QFETCH(QStringList, opened);
        QFETCH(QStringList, folded);
        QFETCH(QString, expected);
        const Small small = nested();
        FoldState state{depth, {}};
        for (const QString& path : opened)
            state.byHand[path.toStdString()] = true;
        for (const QString& path : folded)
            state.byHand[path.toStdString()] = false;
        QCOMPARE(viewText(fold(small, state)), expected);
    }

    void passesOverContainersThatAreNeverCalled()
    {
        Small small;
        small.op("a", "layers.0", {});
        small.op("b", "layers.0", {0});
        small.op("c", "layers.1", {1});
        small.op("d", "layers.1", {2});
        QCOMPARE(viewText(fold(small, {0, {}})), "layers.0 x2\nlayers.1 x2\nlayers.0 -> layers.1");
        small.calls = {{0, "layers", "Sequential", {}}};
        small.op("e", "", {3});
        QCOMPARE(viewText(fold(small, {0, {}})), "layers x4\ne\nlayers -> e");
    }

    void takesTheOutermostOfModulesThatHoldTheSame()
    {
        Small small;
        small.op("a", "wrapper.block", {});
        small.op("b", "wrapper.block", {0});
        small.op("c", "", {1});
        small.calls = {{0, "wrapper.block", "Block", {}}, {1, "wrapper", "Wrapper", {}}};
        const ViewGraph view = fold(small, {});
        QCOMPARE(view.modules.size(), std::size_t{1});
        QCOMPARE(view.modules[0].key, std::string("wrapper"));
        QCOMPARE(view.modules[0].type, std::string("Wrapper"));
    }

    void aStackShowsWhatItsModuleReturned()
    {
        Small small = nested();
        QCOMPARE(fold(small, {0, {}}).cards[1].node, graph::NodeId{4}); // the last one
        small.calls = {{0, "outer", "Block", {{"", 3}}}};
        QCOMPARE(fold(small, {0, {}}).cards[1].node, graph::NodeId{3});
    }

    void drawsParametersOnRequestOnly()
    {
        Document document;
        document.setRun(sampleRun(1));
        const auto isDrawn = [&](const ViewGraph& view, const char* name) {
            return view.cardOf(document.run().graph.findByName(name)->id) >= 0;
        };
        const sheet::FoldTree tree = *document.foldTree();
        const ViewGraph without = fold(document.graph(), tree, {});
        QVERIFY(!isDrawn(without, "head.weight"));
        QVERIFY(isDrawn(without, "softmax"));
        const ViewGraph with = fold(document.graph(), tree, {}, FoldOptions{true});
        QVERIFY(isDrawn(with, "head.weight"));
        QCOMPARE(with.modules.size(), without.modules.size()); // no frame around a linear and its weight
    }

    void everyDrawnNodeIsInOneCard()
    {
        Document document;
        document.setRun(sampleRun(5));
        for (const int depth : {0, 1, FoldState::allOpen}) {
            const ViewGraph view =
                fold(document.graph(), *document.foldTree(), {depth, {}}, FoldOptions{true});
            std::set<graph::NodeId> seen;
            for (const auto& card : view.cards) {
                for (const graph::NodeId member : card.members())
                    QVERIFY(seen.insert(member).second);
                QVERIFY(!card.title.empty());
                QVERIFY(card.cluster < static_cast<int>(view.modules.size()));
            }
            QCOMPARE(seen.size(), document.graph().nodes.size());
        }
    }

    void opensALargeModelFolded_data()
    {
        QTest::addColumn<int>("nodes");
        QTest::addColumn<std::size_t>("least");
        QTest::addColumn<std::size_t>("most");
        QTest::newRow("a small one is open altogether") << 80 << std::size_t{30} << std::size_t{60};
        QTest::newRow("1,000 nodes") << 1000 << std::size_t{6} << std::size_t{20};
        QTest::newRow("3,000 nodes") << 3000 << std::size_t{6} << std::size_t{20};
    }
    void opensALargeModelFolded()
    {
        QFETCH(int, nodes);
        QFETCH(std::size_t, least);
        QFETCH(std::size_t, most);
        Document document;
        document.setRun(sampleRunOfSize(static_cast<std::size_t>(nodes)));
        const sheet::FoldTree tree = *document.foldTree();
        const ViewGraph view = fold(document.graph(), tree, automaticFolding(document.graph(), tree));
        QVERIFY2(view.cards.size() >= least && view.cards.size() <= most,
                 qPrintable(QString::number(view.cards.size())));
    }

    void doesNotOpenAsASingleCard()
    {
        Small small;
        small.op("x", "", {});
        for (graph::NodeId id = 1; id <= 400; ++id)
            small.op("op" + std::to_string(id), "model", {id - 1});
        QCOMPARE(automaticFolding(small.graph, treeOf(small)).depth, 1);
    }

    void namesModulesShortly_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("name");
        QTest::newRow("its last part") << "encoder.norm"
                                       << "norm";
        QTest::newRow("a number with what it counts") << "encoder.layers.0"
                                                      << "layers.0";
        QTest::newRow("numbers of numbers") << "a.blocks.1.0"
                                            << "blocks.1.0";
        QTest::newRow("a single part") << "head"
                                       << "head";
        QTest::newRow("a number alone") << "0"
                                        << "0";
        QTest::newRow("numbers alone") << "0.1"
                                       << "0.1";
        QTest::newRow("nothing") << ""
                                 << "";
    }
    void namesModulesShortly()
    {
        QFETCH(QString, path);
        QFETCH(QString, name);
        QCOMPARE(QString::fromStdString(sheet::shortModuleName(path.toStdString())), name);
        QCOMPARE(scalescope::widgets::moduleText(path.toStdString()), name); // the other views say the same
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestFold)
#include "test_fold.moc"
