// SPDX-License-Identifier: GPL-3.0-or-later
// Models with more of something than a run file may hold: each leaves one that can be read.
#include "core/message/say_runfile.h"
#include "core/runfile/bounds.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

const std::string longName(5000, 'n');

torch::jit::Module moduleWith(const std::string& code, const std::string& type = "Model")
{
    torch::jit::Module model(type);
    model.register_attribute("training", c10::BoolType::get(), true);
    model.define(code);
    return model;
}

/// So many modules in one another.
torch::jit::Module nested(int levels)
{
    torch::jit::Module model = moduleWith("\ndef forward(self, x):\n    return x * 2.\n", "Level0");
    for (int level = 1; level < levels; ++level) {
        torch::jit::Module outer("Level" + std::to_string(level));
        outer.register_attribute("training", c10::BoolType::get(), true);
        outer.register_module("a", model);
        outer.define("\ndef forward(self, x):\n    return self.a.forward(x)\n");
        model = outer;
    }
    return model;
}

const graph::Node* nodeOf(const graph::Run& run, const char* target)
{
    const auto found =
        std::ranges::find_if(run.graph.nodes, [&](const graph::Node& node) { return node.target == target; });
    return found == run.graph.nodes.end() ? nullptr : &*found;
}

/// Removes the file when there is something in it.
class RemovingEvents : public Events
{
public:
    void emit(const job::Event& event) override
    {
        Events::emit(event);
        if (const auto* first = std::get_if<job::FirstResults>(&event)) {
            std::filesystem::remove(first->path);
        }
    }
};

/// The arguments of that name, which are a list.
const graph::Argument::List& listOf(const graph::Node& node, std::size_t argument)
{
    return std::get<graph::Argument::List>(node.arguments.at(argument).value);
}

} // namespace

class TestLargeRuns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofManyDimensionsIsRead()
    {
        const JobRun done(R"(
def forward(self, x):
    for i in range(300):
        x = torch.unsqueeze(x, 0)
    return x
)");
        QCOMPARE(done.message(), QString());
        QVERIFY(runfile::readRun(done.job.output).has_value());
        QCOMPARE(done.run.graph.nodes.back().shape.size(), 302U);
    }

    void ofLongNamesIsRead_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("an argument") << 0;
        QTest::newRow("a parameter") << 1;
        QTest::newRow("a class") << 2;
        QTest::newRow("a key") << 3;
    }

    void ofLongNamesIsRead()
    {
        QFETCH(const int, kind);
        const std::string plain = "\ndef forward(self, x):\n    return x * 2.\n";
        torch::jit::Module model =
            kind == 0
                ? moduleWith("\ndef forward(self, " + longName + "):\n    return " + longName + " * 2.\n")
            : kind == 2 ? moduleWith(plain, longName)
            : kind == 3 ? moduleWith("\ndef forward(self, x):\n    return {\"" + longName + "\": x * 2.}\n")
                        : torch::jit::Module("Model");
        if (kind == 1) {
            model.register_attribute("training", c10::BoolType::get(), true);
            model.register_parameter(longName, at::ones({4}).requires_grad_(), false);
            model.define("\ndef forward(self, x):\n    return x * self." + longName + "\n");
        }
        const JobRun done(model);
        QCOMPARE(done.message(), QString());
        const auto run = runfile::readRun(done.job.output);
        QVERIFY2(run.has_value(), run ? "" : run.error().message.c_str());
        const bool isCut = std::ranges::any_of(run->graph.nodes, [](const graph::Node& node) {
            const std::string all = node.name + node.target + node.moduleType;
            return all.find("… (50") != std::string::npos;
        });
        QVERIFY(isCut);
    }

    void ofDeepModulesIsRead()
    {
        const JobRun done(nested(150));
        QCOMPARE(done.message(), QString());
        const auto run = runfile::readRun(done.job.output);
        QVERIFY2(run.has_value(), run ? "" : run.error().message.c_str());
        QCOMPARE(run->modules.size(), 150U);
        const graph::Node* product = nodeOf(*run, "aten::mul");
        QVERIFY(product != nullptr);
        QVERIFY(product->module.find("… (") != std::string::npos);
    }

    void ofMoreElementsThanCanBeCountedIsStopped()
    {
        const JobRun done(R"(
def forward(self, x):
    y = torch.sum(x)
    for i in range(12):
        z = torch.expand_copy(torch.ones([1]), [1]) * i
        y = y + z.expand(1000000, 1000000, 1000)[0, 0, 0]
    return y
)");
        QCOMPARE(done.status(), static_cast<int>(ExitStatus::Stopped));
        const message::Clause many = say::tooManyElements("metric", runfile::mostElements);
        QVERIFY2(done.result.error().said == say::runFileFull(many), done.message().toUtf8().constData());
        const auto run = runfile::readRun(done.job.output);
        QVERIFY2(run.has_value(), run ? "" : run.error().message.c_str());
        QVERIFY(run->status == graph::RunStatus::Stopped);
        QVERIFY(run->graph.nodes.size() > 20);
    }

    void ofLongListsKeepsTheirStart()
    {
        const JobRun done(R"(
def forward(self, x):
    l = [1]
    for i in range(15):
        l = l + l
    return x.sum() + torch.tensor(l).sum()
)");
        QCOMPARE(done.message(), QString());
        const auto run = runfile::readRun(done.job.output);
        QVERIFY2(run.has_value(), run ? "" : run.error().message.c_str());
        const graph::Node* made = nodeOf(*run, "aten::tensor");
        QVERIFY(made != nullptr);
        QVERIFY(made->arguments.size() > 1);
        QCOMPARE(std::get<std::string>(made->arguments.back().value), std::string("False"));
        const graph::Argument::List& list = listOf(*made, 0);
        QCOMPARE(list.size(), 10000U); // with itself, and what stands for the rest
        QCOMPARE(std::get<std::string>(list.back().value), std::string("... 22769 more"));
    }

    void ofManyTensorsKeepsThem()
    {
        const JobRun done(R"(
def forward(self, x):
    l = [x]
    for i in range(14):
        l = l + l
    return torch.cat(l, 0)
)");
        QCOMPARE(done.message(), QString());
        const graph::Node* joined = nodeOf(done.run, "aten::cat");
        QVERIFY(joined != nullptr);
        QCOMPARE(listOf(*joined, 0).size(), std::size_t(1 << 14));
        QCOMPARE(std::get<std::string>(joined->arguments[1].value), std::string("0"));
    }

    void thatTheFileIsGoneIsSaidBesideTheLimit()
    {
        RemovingEvents events;
        const JobRun written("\ndef forward(self, x):\n    return x\n");
        job::Job job = written.job;
        modelOf("\ndef forward(self, x):\n    for i in range(1000):\n        x = x * 1.\n    return x\n")
            .save(job.model);
        job.nodeLimit = 200;
        const auto result = runJob(job, events, [](const auto&) {});
        QVERIFY(!result);
        QVERIFY(result.error().message.find("as many nodes as its limit allows") != std::string::npos);
        const bool isSaid = std::ranges::any_of(events.list, [&](const job::Event& event) {
            const auto* log = std::get_if<job::Log>(&event);
            return log != nullptr &&
                   log->said ==
                       say::runFileNotWritten(job.output, say::removedMeanwhile(job.output + ".partial"));
        });
        QVERIFY(isSaid);
    }

    void ofLongTextsKeepsTheirStart()
    {
        const JobRun done(R"(
def forward(self, x):
    spaces = " "
    for i in range(20):
        spaces = spaces + spaces
    return torch.einsum("ij,jk->ik" + spaces, [x, x])
)");
        QCOMPARE(done.message(), QString());
        const graph::Node* product = nodeOf(done.run, "aten::einsum");
        QVERIFY(product != nullptr);
        const auto& text = std::get<std::string>(product->arguments[0].value);
        QVERIFY(text.starts_with("\"ij,jk->ik "));
        QVERIFY(text.ends_with(" bytes more"));
        QVERIFY(text.size() < 70000);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestLargeRuns)
#include "test_large_runs.moc"
