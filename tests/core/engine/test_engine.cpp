// SPDX-License-Identifier: GPL-3.0-or-later
// Whole jobs: from a file to the run file that is left, and the events on the way.
#include "core/engine/inputs/value_files.h"
#include "core/engine/track/kernel.h"
#include "core/engine/track/saved_values.h"
#include "core/message/say_run.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QTest>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

constexpr const char* plain = R"(
def forward(self, x):
    return self.first.forward(torch.matmul(x, self.weight))
)";

} // namespace

class TestEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aJobLeavesARunFileAndTellsItsPhases()
    {
        const JobRun done(plain, [](job::Job& job) { job.training = false; });
        QCOMPARE(done.message(), QString());
        QCOMPARE(done.events.phases(), QStringList({"load", "inputs", "forward", "backward", "write"}));
        QCOMPARE(done.events.count<job::FirstResults>(), 1);
        QVERIFY(done.started);
        QVERIFY(done.run.status == graph::RunStatus::Done);
        QVERIFY(done.run.facts.mode == graph::Mode::Eval);
        QCOMPARE(done.run.facts.method, std::string("forward"));
        QVERIFY(done.run.facts.finished >= done.run.facts.started);
        QVERIFY(done.run.facts.backward.starts_with("randn"));
        const graph::Node* weight = done.run.graph.findByName("weight");
        QVERIFY(weight && weight->backward.metric && weight->forward.metric);
        QCOMPARE(done.run.modules.size(), std::size_t(2));
        QVERIFY(!done.run.sources.empty());
        for (const graph::Node& node : done.run.graph.nodes) {
            if (node.location.line > 0) {
                QVERIFY2(done.run.sources.count(node.location.file), node.location.file.c_str());
            }
        }
    }

    void aNumberForATensorIsNamedWhereTheModelFailsWithIt()
    {
        const auto given = [](const std::string& spec) {
            return JobRun(plain, [&](job::Job& job) { job.inputs = {{"x", spec}}; });
        };
        const JobRun number = given("3");
        QCOMPARE(number.status(), 4);
        QVERIFY2(number.message().startsWith(
                     "Input x was given as the number 3, a tensor without dimensions; where the method wants "
                     "some, write for instance full(3.0):[1]. The model failed at "),
                 qPrintable(number.message()));
        QCOMPARE(number.result.error().field, std::string("x"));
        QCOMPARE(number.run.problems.back().message, number.result.error().message);
        QVERIFY(given("randn:[3]").message().startsWith("The model failed at "));
        const JobRun fits("\ndef forward(self, x):\n    return x * self.weight\n", [](job::Job& job) {
            job.inputs = {{"x", "3"}};
        });
        QCOMPARE(fits.message(), QString());
    }

    void theAdviceAboutANumberForATensorHelps_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("called");
        QTest::addColumn<QString>("advised");
        QTest::newRow("whole") << "3"
                               << "the number 3"
                               << "full(3.0):[1]";
        QTest::newRow("large") << "-3000000000000000000"
                               << "the number -3000000000000000000"
                               << "full(-3e+18):[1]";
        QTest::newRow("fraction") << "2.5"
                                  << "the number 2.5"
                                  << "full(2.5):[1]";
        QTest::newRow("true") << "true"
                              << "the truth value true"
                              << "ones:[1]";
        QTest::newRow("false") << "False"
                               << "the truth value False"
                               << "zeros:[1]";
    }
    void theAdviceAboutANumberForATensorHelps()
    {
        QFETCH(const QString, given);
        QFETCH(const QString, called);
        QFETCH(const QString, advised);
        const auto runWith = [](const QString& spec) {
            return JobRun("\ndef forward(self, x):\n    return torch.softmax(x[0:1], 0)\n",
                          [&](job::Job& job) {
                              job.inputs = {{"x", spec.toStdString()}};
                          });
        };
        const JobRun failed = runWith(given);
        QVERIFY2(failed.message().startsWith("Input x was given as " + called +
                                             ", a tensor without dimensions; where the method wants some, "
                                             "write for instance " +
                                             advised + ". The model failed at "),
                 qPrintable(failed.message()));
        QCOMPARE(runWith(advised).message(), QString());
    }

    void theSameJobGivesTheSameNumbers()
    {
        const auto dropout = R"(
def forward(self, x):
    return torch.dropout(x, 0.5, True)
)";
        const JobRun one(dropout);
        const JobRun two(dropout);
        const JobRun other(dropout, [](job::Job& job) { job.seed = 1; });
        const auto value = [](const JobRun& run) {
            return run.run.graph.findByName("dropout")->forward.metric->statistics.meanAbs;
        };
        QCOMPARE(value(one), value(two));
        QVERIFY(value(one) != value(other));
    }

    void aModelThatFailsLeavesWhatItDid()
    {
        const JobRun failed(R"(
def forward(self, x):
    y = x * 2.0
    return torch.matmul(y, torch.ones([3, 3]))
)");
        QCOMPARE(failed.status(), 4);
        QVERIFY2(failed.message().contains("aten::matmul"), qPrintable(failed.message()));
        QVERIFY(failed.run.status == graph::RunStatus::Failed);
        QVERIFY(failed.run.graph.findByName("mul"));
        QVERIFY(failed.problems().contains("forward-failed"));
    }

    void anInputWhoseGradientIsInTheWayRunsWithoutOne()
    {
        const JobRun run(R"(
def forward(self, x, y):
    r = torch.empty([4, 4])
    torch.add(y.detach(), x, out=r)
    return r * y
)",
                         [](job::Job& job) {
                             job.inputs = {{"", "randn:[4,4]"}, {"", "randn:[4,4]"}};
                         });
        QCOMPARE(run.message(), QString());
        QCOMPARE(run.problems(), QStringList({"input-without-gradient"}));
        QVERIFY(!run.run.graph.findByName("x")->requiresGrad);
        QVERIFY(!run.run.graph.findByName("x")->backward.metric);
        QVERIFY(run.run.graph.findByName("y")->backward.metric);
        QCOMPARE(run.run.graph.findByName("x")->id, graph::NodeId(0));
    }

    void withoutADifferentiableOutputThereIsNoBackward()
    {
        const JobRun run(R"(
def forward(self, x):
    return x.argmax(1)
)");
        QCOMPARE(run.status(), 0);
        QCOMPARE(run.problems(), QStringList({"no-backward"}));
    }

    void aBackwardThatWasAskedForWithoutADifferentiableOutputIsAnError()
    {
        const auto withoutOne = R"(
def forward(self, x):
    return torch.exp(x).argmax(1)
)";
        const JobRun asked(withoutOne, [](job::Job& job) { job.backward = "ones"; });
        QCOMPARE(asked.status(), 4);
        QCOMPARE(
            asked.message(),
            "--backward ones can't be done, because no output is a floating-point tensor that requires a "
            "gradient; leave it out, or write none.");
        QCOMPARE(asked.problems(), QStringList({"no-backward"}));
        QVERIFY(asked.run.problems.front().severity == graph::Severity::Error);
        QVERIFY(asked.run.status == graph::RunStatus::Failed);
        QVERIFY(asked.run.graph.findByName("exp")->forward.metric); // what there is stays
        const JobRun none(withoutOne, [](job::Job& job) { job.backward = "none"; });
        QCOMPARE(none.status(), 0);
        QCOMPARE(none.problems(), QStringList());
    }

    void aBackwardThatFailsKeepsTheForwardResults()
    {
        const auto spoilt = R"(
def forward(self, x):
    y = torch.exp(x)
    z = y * 1.0
    y.detach().mul_(2.0)
    return z + y
)";
        const JobRun byDefault(spoilt);
        QCOMPARE(byDefault.status(), 0);
        QCOMPARE(byDefault.problems(), QStringList({"backward-failed"}));
        QVERIFY(byDefault.run.graph.findByName("exp")->forward.metric);
        const graph::Problem& failed = byDefault.run.problems.front();
        QVERIFY2(failed.message.starts_with(
                     "Backward stopped at exp, because what it needs was overwritten in place by mul_ ("),
                 failed.message.c_str());
        QVERIFY2(failed.message.find(":5); overwrite a clone (x.clone())") != std::string::npos,
                 failed.message.c_str());
        QCOMPARE(failed.node, byDefault.run.graph.findByName("exp")->id);
        QVERIFY(byDefault.run.graph.findByName("mul")->backward.metric); // what came before it stays
        const JobRun asked(spoilt, [](job::Job& job) { job.backward = "ones"; });
        QCOMPARE(asked.status(), 4);
        QVERIFY(asked.run.graph.findByName("exp")->forward.metric);
    }

    /// Of a buffer that the model reads and then overwrites, through a view.
    void whatOverwroteTheOperandOfAFailedGradientIsNamed()
    {
        const JobRun run(R"(
def forward(self, x):
    held = torch.zeros_like(x)
    y = torch.exp(x) * held
    held[:].copy_(x.detach())
    other = torch.zeros_like(x)
    other.add_(1.0)
    return torch.tanh(y) + other + held
)");
        QCOMPARE(run.message(), QString());
        QCOMPARE(run.problems(), QStringList({"backward-failed"}));
        const std::string& message = run.run.problems.front().message;
        QVERIFY2(message.starts_with(
                     "Backward stopped at mul, because what it needs was overwritten in place by copy_ ("),
                 message.c_str());
        QVERIFY2(message.find("add_") == std::string::npos, message.c_str());
    }

    void wrongUsageIsToldBeforeAnythingRuns_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("word");
        QTest::newRow("a method that is not there") << 0 << "forward";
        QTest::newRow("two transforms of one kind") << 1 << "fp8 and format:e5m2,e5m2 are of the same kind";
        QTest::newRow("an input too few") << 2 << "x";
    }

    void wrongUsageIsToldBeforeAnythingRuns()
    {
        QFETCH(int, which);
        QFETCH(QString, word);
        const JobRun run(plain, [which](job::Job& job) {
            if (which == 0) {
                job.method = "predict";
            } else if (which == 1) {
                job.transforms = *job::transformsFrom({"fp8", "format:e5m2"});
            } else {
                job.inputs.clear();
            }
        });
        QCOMPARE(run.status(), 2);
        QVERIFY2(run.message().contains(word), qPrintable(run.message()));
        QVERIFY(!run.started);
        QVERIFY(!QFile::exists(QString::fromStdString(run.job.output)));
    }

    void valuesOfMatchingNodesAreSaved()
    {
        const JobRun run(plain, [](job::Job& job) { job.saveValues = "^(matmul|tanh)$"; });
        QCOMPARE(run.message(), QString());
        const QDir folder(run.directory.filePath("run.values"));
        QCOMPARE(
            folder.entryList(QDir::Files, QDir::Name),
            QStringList({"index.csv", "matmul.bwd.npy", "matmul.fwd.npy", "tanh.bwd.npy", "tanh.fwd.npy"}));
        for (const char* name : {"matmul", "tanh"}) {
            const graph::Node* node = run.run.graph.findByName(name);
            QVERIFY(node && node->forward.metric && node->backward.metric);
            for (const auto direction : {graph::Direction::Forward, graph::Direction::Backward}) {
                QFile file(folder.filePath(
                    QString(name) + (direction == graph::Direction::Forward ? ".fwd.npy" : ".bwd.npy")));
                QVERIFY(file.open(QIODevice::ReadOnly));
                const auto values = readNpy(file.readAll().toStdString(), name);
                QVERIFY(values);
                QCOMPARE(values->sizes().vec(), node->shape);
                QCOMPARE(observe(*values).statistics.meanAbs, node->metric(direction)->statistics.meanAbs);
            }
        }
        QCOMPARE(run.events.count<job::Log>(), 2); // how much it will be, and how much it was
        QVERIFY(QString::fromStdString(
                    std::get<job::Log>(*std::find_if(run.events.list.begin(), run.events.list.end(),
                                                     [](const job::Event& event) {
                                                         return std::holds_alternative<job::Log>(event);
                                                     }))
                        .text)
                    .startsWith("Saving 4 tensors, up to "));
    }

    void namesOfValuesDoNothingAndTheListLeadsToThem_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("as it is") << QByteArray("a b~\xc3\xa9") << QByteArray("a b~\xc3\xa9");
        QTest::newRow("a folder") << QByteArray("../50%") << QByteArray("..%2F50%25");
        QTest::newRow("escapes of a terminal") << QByteArray("w\x1b[31m\x7f") << QByteArray("w%1B[31m%7F");
        QTest::newRow("lines") << QByteArray("a\r\nb\tc") << QByteArray("a%0D%0Ab%09c");
        QTest::newRow("a direction and a C1 control")
            << QByteArray("\xe2\x80\xaew\xc2\x9b") << QByteArray("%E2%80%AEw%C2%9B");
        QTest::newRow("no UTF-8") << QByteArray("w\xff") << QByteArray("w%FF");
        QTest::newRow("a formula") << QByteArray("=1+1") << QByteArray("%3D1+1");
        QTest::newRow("a formula, quoted") << QByteArray(" =1,1") << QByteArray("%20=1,1");
    }

    /// Nodes are called as parameters are, which a file may call as it likes.
    void namesOfValuesDoNothingAndTheListLeadsToThem()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, file);
        const QTemporaryDir folder;
        SavedValues values(*text::NamePattern::from("."), folder.path().toStdString(), 1 << 20);
        QVERIFY(values.start());
        values.see({0, name.toStdString(), {}}, torch::ones({2}), graph::Direction::Forward);
        QVERIFY(!values.finish());
        QVERIFY(QFile::exists(folder.filePath(file + ".fwd.npy")));
        QFile list(folder.filePath("index.csv"));
        QVERIFY(list.open(QIODevice::ReadOnly));
        const QByteArray listed = file.contains(',') ? '"' + file + ".fwd.npy\"" : file + ".fwd.npy";
        const QByteArray line = list.readAll().split('\n').at(1);
        QVERIFY2(line.endsWith(",float32,2," + listed), line.constData());
    }

    /// One that ends before anybody has looked at its file.
    void aRunWhoseFileIsTooLargeIsStoppedAtItsEnd()
    {
        const JobRun run(plain, [](job::Job& job) { job.outputLimit = 1000; });
        QCOMPARE(run.status(), 5);
        QVERIFY2(run.message().contains(", more than its limit of 1000"), qPrintable(run.message()));
        QVERIFY(run.run.status == graph::RunStatus::Stopped);
        QVERIFY(!run.run.graph.nodes.empty() && !run.run.sources.empty());
        QCOMPARE(run.problems().count("stopped"), 1);
        QCOMPARE(JobRun(plain, [](job::Job& job) { job.outputLimit = 10 << 20; }).status(), 0);
    }

    void aSecondTryWithoutGradientsStartsTheListAgain()
    {
        const JobRun run(R"(
def forward(self, x):
    y = torch.tanh(x)
    r = torch.empty([4, 4])
    torch.add(y, y, out=r)
    return r
)",
                         [](job::Job& job) { job.saveValues = "^tanh$"; });
        QCOMPARE(run.message(), QString());
        QVERIFY(run.problems().contains("input-without-gradient"));
        QVERIFY(!run.problems().contains("values-not-saved"));
        QFile list(run.directory.filePath("run.values/index.csv"));
        QVERIFY(list.open(QIODevice::ReadOnly));
        QCOMPARE(list.readAll(),
                 QByteArray("name,direction,dtype,shape,file\ntanh,fwd,float32,4x4,tanh.fwd.npy\n"));
    }

    void moreValuesThanTheLimitAreToldBeforeAnythingIsWritten()
    {
        const JobRun run(plain, [](job::Job& job) {
            job.saveValues = ".";
            job.saveLimit = 100;
        });
        QCOMPARE(run.status(), 2);
        QCOMPARE(run.result.error().said.id(), say::wouldSaveTooMuch.form.id);
        QCOMPARE(QDir(run.directory.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList("model.pt"));
    }

    /// What is recorded while it is found out how much there is to save.
    void aRunThatIsStoppedBeforeValuesAreSavedIsRecordedAllTheSame()
    {
        const JobRun run(plain, [](job::Job& job) {
            job.saveValues = ".";
            job.nodeLimit = 4;
        });
        QCOMPARE(run.status(), 5);
        QVERIFY(run.run.status == graph::RunStatus::Stopped);
        QVERIFY(run.run.graph.nodes.size() >= 3);
        QVERIFY(run.problems().contains("values-not-saved") && run.problems().contains("stopped"));
        QVERIFY(!QFile::exists(run.directory.filePath("run.values")));
    }

    void problemsOfASavingRunAreToldOnce()
    {
        const auto complex = R"(
def forward(self, x):
    return torch.real(torch.complex(x, x))
)";
        const JobRun plainRun(complex);
        const JobRun saving(complex, [](job::Job& job) { job.saveValues = "."; });
        QVERIFY(plainRun.problems().contains("complex"));
        QCOMPARE(saving.problems(), plainRun.problems());
        QCOMPARE(saving.events.count<job::ProblemFound>(), plainRun.events.count<job::ProblemFound>());
        QCOMPARE(saving.run.graph.nodes.size(), plainRun.run.graph.nodes.size());
    }

    void savingValuesChangesNoNumber()
    {
        const auto dropout = R"(
def forward(self, x):
    self.state = self.state + torch.dropout(x, 0.5, True).mean(0)
    return self.state * 2.0
)";
        const JobRun plainRun(dropout);
        const JobRun saving(dropout, [](job::Job& job) { job.saveValues = "dropout"; });
        const auto value = [](const JobRun& run) {
            return run.run.graph.findByName("output")->forward.metric->statistics.rms;
        };
        QCOMPARE(saving.status(), 0);
        QCOMPARE(value(saving), value(plainRun));
    }

    void statefulModelsStartFromTheFileEachTime()
    {
        const JobRun run(R"(
def forward(self, x):
    self.state = self.state + x.mean(0)
    return self.state
)");
        QCOMPARE(run.status(), 0);
        QCOMPARE(run.run.graph.findByName("state")->forward.metric->statistics.absMax, 0.0);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestEngine)
#include "test_engine.moc"
