// SPDX-License-Identifier: GPL-3.0-or-later
// A model's graph before it is run, held against the graph that a run gives.
#include "core/engine/outline/outline.h"
#include "core/graph/call_tree.h"
#include "core/graph/outline.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QTest>
#include <set>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

graph::Run outlineOf(const std::string& code, const outline::Limits& limits = {})
{
    return outline::outlineOf(modelOf(code), "forward", limits);
}

QStringList provenances(const graph::Run& run)
{
    QStringList list;
    for (const graph::Node& node : run.graph.nodes)
        list << QString::fromStdString(node.provenance.text());
    return list;
}

QStringList edges(const graph::Run& run)
{
    QStringList list;
    for (const graph::Edge& edge : run.graph.edges)
        list << QString::fromStdString(run.graph.find(edge.source)->provenance.text() + " -> " +
                                       run.graph.find(edge.target)->provenance.text());
    list.sort();
    return list;
}

/// "first by '' at 3: first|aten::tanh|0|0".
QStringList calls(const graph::Run& run)
{
    QStringList list;
    for (const graph::ModuleCall& call : run.modules) {
        QString text = QString("%1 (%2) by '%3' at %4:")
                           .arg(call.path.c_str(), call.type.c_str(), call.caller.c_str())
                           .arg(call.location.line);
        for (const auto& output : call.outputs)
            text += QString(" %1=%2").arg(output.path.c_str(),
                                          run.graph.find(output.node)->provenance.text().c_str());
        list << text;
    }
    return list;
}

const graph::Node& nodeAt(const graph::Run& run, const std::string& provenance)
{
    for (const graph::Node& node : run.graph.nodes)
        if (node.provenance.text() == provenance)
            return node;
    qFatal("no node %s", provenance.c_str());
}

std::string aroundOf(const graph::Run& run, const std::string& provenance)
{
    const graph::Argument* around = graph::around(nodeAt(run, provenance));
    return around == nullptr ? "" : around->name;
}

std::set<std::string> sourcesOf(const graph::Run& run, const std::string& provenance)
{
    std::set<std::string> sources;
    for (const graph::NodeId id : run.graph.inputsOf(nodeAt(run, provenance).id))
        sources.insert(run.graph.find(id)->provenance.text());
    return sources;
}

job::Job infoJob(const std::string& model, const std::string& output)
{
    job::Job job;
    job.command = job::Command::Info;
    job.model = model;
    job.output = output;
    return job;
}

void compareGraphs(const graph::Run& outline, const graph::Run& run)
{
    QCOMPARE(provenances(outline), provenances(run));
    QCOMPARE(edges(outline), edges(run));
    QCOMPARE(calls(outline), calls(run));
    for (std::size_t i = 0; i < run.graph.nodes.size(); ++i) {
        const graph::Node& before = outline.graph.nodes[i];
        const graph::Node& after = run.graph.nodes[i];
        QCOMPARE(before.name, after.name);
        QCOMPARE(before.module + before.moduleType, after.module + after.moduleType);
        QVERIFY(before.location == after.location);
        QVERIFY(before.caller == after.caller);
        QCOMPARE(before.floating, after.floating);
    }
    for (const graph::Node& node : outline.graph.nodes)
        QVERIFY(node.location.line == 0 || outline.sources.contains(node.location.file));
}

} // namespace

class TestOutline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void straightCodeGivesTheGraphOfARun_data()
    {
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const char* code) { QTest::newRow(name) << QString(code); };
        row("modules and parameters", R"(
def forward(self, x):
    return self.second.forward(self.first.forward(torch.matmul(x, self.weight) + self.bias))
)");
        row("a module that is called twice", R"(
def forward(self, x):
    return self.first.forward(x) + self.first.forward(torch.relu(x))
)");
        row("a method of the same module", R"(
def helper(self, x):
    return torch.sigmoid(x)

def forward(self, x):
    return self.helper(x) * 2
)");
        row("lists and several results", R"(
def forward(self, x):
    parts = torch.chunk(x, 2, 1)
    a, b = parts
    collected = [a]
    collected.append(b)
    values, places = torch.max(torch.cat(collected, 1), 1)
    return values, places
)");
        row("a dictionary by its names", R"(
def forward(self, x):
    out = {"twice": x * 2}
    out["half"] = x / 2
    return out
)");
        row("what is written in place", R"(
def forward(self, x):
    y = x * self.weight
    y.add_(self.bias)
    y.relu_()
    return y.sum()
)");
        row("a condition that every run has alike", R"(
def forward(self, x):
    scale = 3
    if self.training and scale > 2:
        x = torch.tanh(x)
    else:
        x = torch.relu(x)
    return x
)");
    }

    void straightCodeGivesTheGraphOfARun()
    {
        QFETCH(QString, code);
        const JobRun run(code.toStdString());
        QCOMPARE(run.message(), QString());
        compareGraphs(outlineOf(code.toStdString()), run.run);
    }

    void anOutlineHasNoFiguresAndSaysSo()
    {
        const graph::Run outline = outlineOf("def forward(self, x):\n    return x @ self.weight\n");
        QVERIFY(graph::isOutline(outline));
        QVERIFY(outline.problems.empty());
        for (const graph::Node& node : outline.graph.nodes) {
            QVERIFY(!node.forward.metric && !node.backward.metric);
            QCOMPARE(graph::isUnmade(node), node.kind != graph::NodeKind::Parameter);
        }
        QCOMPARE(nodeAt(outline, "attribute|weight").shape, (std::vector<std::int64_t>{4, 4}));
        QCOMPARE(*graph::tensorsOfRun(outline), std::int64_t(outline.graph.nodes.size()));
    }

    void bothBranchesAreThereAndToldApart()
    {
        const graph::Run outline = outlineOf(R"(
def forward(self, x, flag: bool):
    x = torch.abs(x)
    if flag:
        y = torch.relu(x)
        y = torch.relu(y)
    else:
        y = torch.relu(x) + 1
    return torch.relu(torch.tanh(y))
)");
        QCOMPARE(aroundOf(outline, "|aten::abs|0|0"), std::string());
        QCOMPARE(aroundOf(outline, "|aten::relu|1|0"), std::string("if"));
        QCOMPARE(aroundOf(outline, "|aten::add|0|0"), std::string("else"));
        QCOMPARE(aroundOf(outline, "|aten::tanh|0|0"), std::string());
        QCOMPARE(sourcesOf(outline, "|aten::tanh|0|0"),
                 (std::set<std::string>{"|aten::relu|1|0", "|aten::add|0|0"}));
        // Both count from where they begin, as a run does that takes one of them.
        QCOMPARE(provenances(outline).count("|aten::relu|0|0"), 2);
        QCOMPARE(provenances(outline).last(), QString("output|"));
        QVERIFY(provenances(outline).contains("|aten::relu|2|0"));
        QVERIFY(!graph::tensorsOfRun(outline));
    }

    void aLoopGoesRoundOnce()
    {
        const graph::Run outline = outlineOf(R"(
def forward(self, x, n: int):
    first = True
    for i in range(n):
        if first:
            x = self.first.forward(x)
        else:
            x = self.second.forward(x)
        first = False
    return x.sum()
)");
        QVERIFY2(provenances(outline).contains("second|aten::tanh|0|0"),
                 "what changes from one pass to the next is not known");
        QCOMPARE(aroundOf(outline, "first|aten::tanh|0|0"), std::string("if"));
        QCOMPARE(outline.modules.size(), std::size_t(3));
        QCOMPARE(sourcesOf(outline, "|aten::sum|0|0"),
                 (std::set<std::string>{"first|aten::tanh|0|0", "second|aten::tanh|0|0"}));
    }

    void callsOfASharedModuleAreSpansOfTheCallTree()
    {
        const graph::Run outline = outlineOf(R"(
def forward(self, x):
    return self.first.forward(x) + self.first.forward(torch.relu(x))
)");
        const graph::CallTree tree(outline.graph, outline.modules);
        QCOMPARE(tree.spans().size(), std::size_t{2});
        QCOMPARE(tree.spans().front().path, "first");
        QCOMPARE(tree.spans().front().count, 2);
    }

    void anAssertionIsNoBranch()
    {
        const graph::Run outline = outlineOf(R"(
def forward(self, x):
    assert x.dim() == 2, "a matrix"
    return torch.relu(x)
)");
        QCOMPARE(aroundOf(outline, "|aten::relu|0|0"), std::string());
        QVERIFY(graph::tensorsOfRun(outline));
    }

    void indicesAndMasksAreNoFloats()
    {
        const graph::Run outline = outlineOf(R"(
def forward(self, x, ids):
    table = torch.embedding(self.weight, ids)
    mask = (x > 0).unsqueeze(0)
    return table.masked_fill(mask, 0.0).long()
)");
        QVERIFY(!nodeAt(outline, "input|ids").floating);
        QVERIFY(nodeAt(outline, "input|x").floating);
        QVERIFY(!nodeAt(outline, "|aten::gt|0|0").floating);
        QVERIFY(!nodeAt(outline, "|aten::unsqueeze|0|0").floating);
        QVERIFY(nodeAt(outline, "|aten::masked_fill|0|0").floating);
        QVERIFY(!nodeAt(outline, "|aten::to|0|0").floating);
    }

    void aShortFileThatStandsForTooMuchEndsAtALimit_data()
    {
        QTest::addColumn<outline::Limits>("limits");
        QTest::newRow("tensors") << outline::Limits{.nodes = 1000};
        QTest::newRow("steps") << outline::Limits{.steps = 5000};
        QTest::newRow("depth") << outline::Limits{.depth = 20};
    }

    /// Forty methods, each of which calls the next one twice.
    void aShortFileThatStandsForTooMuchEndsAtALimit()
    {
        QFETCH(outline::Limits, limits);
        std::string code = "def step0(self, x):\n    return torch.relu(x)\n\n";
        for (int i = 1; i <= 40; ++i) {
            const std::string before = "self.step" + std::to_string(i - 1);
            code.append("def step").append(std::to_string(i)).append("(self, x):\n    return ");
            code.append(before).append("(").append(before).append("(x))\n\n");
        }
        const graph::Run outline =
            outlineOf(code + "def forward(self, x):\n    return self.step40(x)\n", limits);
        QCOMPARE(outline.problems.size(), std::size_t(1));
        QCOMPARE(outline.problems.front().id, std::string("outline-cut"));
        QVERIFY(outline.graph.nodes.size() <= limits.nodes);
        QVERIFY(!graph::tensorsOfRun(outline));
    }

    /// A tuple of twice the same one, again and again: 2^40 tensors that are one.
    void whatHoldsItselfAgainAndAgainIsNotUnfolded()
    {
        std::string code = "def forward(self, x):\n    t0 = [x]\n    u0: List[Any] = [x]\n";
        for (int i = 1; i <= 40; ++i)
            code += "    u" + std::to_string(i) + ": List[Any] = [u" + std::to_string(i - 1) + ", u" +
                    std::to_string(i - 1) + "]\n";
        const graph::Run outline = outlineOf(code + "    return u40\n", {.steps = 20'000});
        QVERIFY(outline.graph.nodes.size() < 300);
    }

    void theJobWritesItBesideTheDescription_data()
    {
        QTest::addColumn<QString>("model");
        for (const char* model : {"attention.pt2", "blocks.pt2", "language.pt2"})
            QTest::newRow(model) << tests::sourcePath("tests/data/exported/") + model;
    }

    void theJobWritesItBesideTheDescription()
    {
        QFETCH(QString, model);
        const QTemporaryDir folder;
        Events events;
        const std::string output = folder.filePath("outline.scales").toStdString();
        const auto written = runJob(infoJob(model.toStdString(), output), events);
        QVERIFY(written.has_value());
        QCOMPARE(*written, output);
        QCOMPARE(events.count<job::Info>(), 1);
        QCOMPARE(events.count<job::FirstResults>(), 1);
        const auto read = runfile::readRun(output);
        QVERIFY(read.has_value());
        QVERIFY(graph::isOutline(*read));
        QVERIFY(read->status == graph::RunStatus::Incomplete);
        QCOMPARE(read->facts.model, model.toStdString());
        QVERIFY(read->facts.job.empty() && !read->facts.started);
        QVERIFY(read->graph.nodes.size() > 10);
        QVERIFY(read->modules.size() > 1);
        for (const graph::Node& node : read->graph.nodes)
            QVERIFY(!node.forward.metric);
    }

    void withoutAnOutputNothingIsWritten()
    {
        const JobRun run("def forward(self, x):\n    return x * 2\n");
        Events events;
        const auto written = runJob(infoJob(run.job.model, {}), events);
        QCOMPARE(written.value_or("failed"), std::string());
        QCOMPARE(events.count<job::FirstResults>(), 0);
    }

    void theModelIsNotWrittenOver()
    {
        const JobRun run("def forward(self, x):\n    return x * 2\n");
        QFile model(QString::fromStdString(run.job.model));
        const auto size = model.size();
        Events events;
        QVERIFY(!runJob(infoJob(run.job.model, run.job.model), events));
        QCOMPARE(model.size(), size);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestOutline)
#include "test_outline.moc"
