// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/event.h"
#include "core/job/job.h"
#include "core/message/say_job.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace scalescope;
using namespace scalescope::job;
using graph::Direction;
using TargetKind = BisectTarget::Kind;

namespace {

/// A bisection whose member "target" is that.
Result<Job> jobWith(const nlohmann::json& target)
{
    return jobFromJson({{"version", 1}, {"model", "m.pt"}, {"command", "bisect"}, {"target", target}});
}

} // namespace

class TestBisectTarget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLossIsUsualWhereBackwardStartsAtOne_data()
    {
        QTest::addColumn<QString>("start");
        QTest::addColumn<QString>("target");
        QTest::newRow("a loss of the output") << "mean at output"
                                              << "loss";
        QTest::newRow("an output that is a loss") << "output at output"
                                                  << "loss";
        QTest::newRow("against a target") << "mse at output 0, mse at output 1"
                                          << "loss";
        QTest::newRow("a gradient") << "randn at output"
                                    << "gradients";
        QTest::newRow("a file") << "grad.npy at output"
                                << "gradients";
        QTest::newRow("not known") << ""
                                   << "loss";
    }

    void theLossIsUsualWhereBackwardStartsAtOne()
    {
        QFETCH(const QString, start);
        QTEST(QString::fromStdString(toString(usualTarget(start.toStdString()))), "target");
    }

    void aTextReadsBackAsItIsWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<BisectTarget>("target");
        QTest::addColumn<bool>("needsBackward");
        const auto row = [](const char* text, const BisectTarget& target, bool needsBackward) {
            QTest::newRow(text) << text << target << needsBackward;
        };
        row("loss", {TargetKind::Loss}, false);
        row("gradients", {TargetKind::Gradients}, true);
        row("linear_3", {TargetKind::Tensor, "linear_3"}, false);
        row("linear_3:bwd", {TargetKind::Tensor, "linear_3", Direction::Backward}, true);
        row("layers.0/weight", {TargetKind::Tensor, "layers.0/weight"}, false);
        row("batch:bwd:bwd", {TargetKind::Tensor, "batch:bwd", Direction::Backward}, true);
        row("loss:bwd", {TargetKind::Tensor, "loss", Direction::Backward}, true);
        row("Loss", {TargetKind::Tensor, "Loss"}, false);
        row(" ", {TargetKind::Tensor, " "}, false);
        row("größe", {TargetKind::Tensor, "größe"}, false);
    }

    void aTextReadsBackAsItIsWritten()
    {
        QFETCH(const QString, text);
        QFETCH(const BisectTarget, target);
        const auto read = bisectTargetFrom(text.toStdString());
        QVERIFY(read && *read == target);
        QCOMPARE(QString::fromStdString(toString(target)), text);
        QTEST(target.needsBackward(), "needsBackward");
    }

    void aTextWithoutANameIsRefused()
    {
        for (const char* text : {"", ":bwd"}) {
            const auto target = bisectTargetFrom(text);
            QVERIFY2(!target, text);
            QVERIFY(target.error().status == ExitStatus::Usage);
            QCOMPARE(target.error().field, std::string("--target"));
            QCOMPARE(
                target.error().message,
                std::string("No target is named; give --target loss, gradients, or the name of a tensor."));
        }
    }

    void jobsHaveItsText()
    {
        const auto job = jobWith("linear_3:bwd");
        QVERIFY(job && job->target == BisectTarget({TargetKind::Tensor, "linear_3", Direction::Backward}));
        QVERIFY(toJson(*job)["target"] == "linear_3:bwd");
        QVERIFY(!toJson(Job{}).contains("target"));
        const auto run = jobFromText(R"({"version": 1, "model": "m.pt", "output": "o", "target": ""})");
        QVERIFY(run && !run->target);
    }

    void aJobWithAWrongTargetSaysSo()
    {
        const auto wrong = [](const nlohmann::json& target) {
            const auto job = jobWith(target);
            return job ? std::string() : job.error().message;
        };
        const std::string start = "The job is not valid: the member \"target\" ";
        QCOMPARE(wrong(""), start + "is missing.");
        QCOMPARE(wrong(nullptr), start + "must be a string, but is null.");
        QCOMPARE(wrong(1), start + "must be a string, but is 1.");
        QVERIFY(jobWith(":bwd").error().said ==
                say::memberIsWrong(say::theJob(), "target", say::noTargetNamed()));
    }

    void eventsHaveItsText()
    {
        const BisectStarted started{{TargetKind::Tensor, "x", Direction::Backward}, 2, 0.5, {}, {}};
        const auto json = toJson(Event{started});
        QVERIFY(json["target"] == "x:bwd");
        const auto read = eventFromJson(json);
        QVERIFY(read && std::get<BisectStarted>(*read).target == started.target);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestBisectTarget)
#include "test_bisect_target.moc"
