// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/compare/compared_pair.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

namespace {

using widgets::RunChange;

/// A run of a job with these transforms.
std::shared_ptr<const graph::Run> runOf(const std::vector<std::string>& transforms, std::int64_t seed = 0)
{
    job::Job job;
    job.model = "net.pt";
    job.output = "net.scales";
    job.seed = seed;
    job.transforms = job::transformsFrom(transforms).value();
    auto run = std::make_shared<graph::Run>(*sampleRun(1));
    run->facts.job = job::toJson(job).dump();
    return run;
}

QString told(const app::ComparedPair& pair)
{
    return pair.a() + '-' + pair.b();
}

} // namespace

class TestComparedPair : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLastTwoAreComparedUntilOthersAreChosen();
    void theOlderOfTheLastTwoComesFirst();
    void onlyWhatWasChosenOrLookedAtIsAskedFor();
    void whatIsChosenWaitsForItsFiles();
    void aRunInAnotherFileStaysChosen();
    void aRunIsKnownToBeTheSameOneGrown();
    void theVariantSpeaksForThePair();
};

void TestComparedPair::theLastTwoAreComparedUntilOthersAreChosen()
{
    app::OpenRuns runs;
    app::ComparedPair pair;
    runs.put("/1", runOf({}));
    pair.follow(runs);
    QCOMPARE(told(pair), "-"); // of one run there is nothing to say
    runs.put("/2", runOf({}));
    runs.put("/3", runOf({}));
    pair.follow(runs);
    QCOMPARE(told(pair), "/2-/3");
    pair.choose("/3", "/1");
    pair.follow(runs);
    QCOMPARE(told(pair), "/3-/1");
    runs.remove("/1");
    pair.follow(runs);
    QCOMPARE(told(pair), "/2-/3");
}

void TestComparedPair::theOlderOfTheLastTwoComesFirst()
{
    const auto runAt = [](int hour) {
        auto run = std::make_shared<graph::Run>(*runOf({}));
        run->facts.started = graph::RunFacts::Time(std::chrono::hours(hour));
        return run;
    };
    app::OpenRuns runs;
    app::ComparedPair pair;
    runs.put("/new", runAt(2));
    runs.put("/old", runAt(1));
    pair.follow(runs);
    QCOMPARE(told(pair), "/old-/new");
}

void TestComparedPair::onlyWhatWasChosenOrLookedAtIsAskedFor()
{
    app::OpenRuns runs;
    app::ComparedPair pair;
    runs.put("/1", runOf({}));
    runs.put("/2", runOf({}));
    pair.follow(runs);
    QVERIFY(!pair.isAsked());
    pair.choose("/2", "/1");
    pair.follow(runs);
    QVERIFY(pair.isAsked());
    runs.remove("/1");
    runs.put("/3", runOf({}));
    pair.follow(runs);
    QVERIFY(!pair.isAsked()); // of the two that are there now nobody did
    pair.ask();
    QVERIFY(pair.isAsked());
}

void TestComparedPair::whatIsChosenWaitsForItsFiles()
{
    app::OpenRuns runs;
    app::ComparedPair pair;
    pair.choose("/1", "/9");
    for (const char* file : {"/1", "/2", "/3"})
        runs.put(file, runOf({}));
    pair.follow(runs);
    QCOMPARE(told(pair), "/2-/3");
    QCOMPARE(pair.chosenB(), "/9");
    runs.put("/9", runOf({}));
    pair.follow(runs);
    QCOMPARE(told(pair), "/1-/9");
}

void TestComparedPair::aRunInAnotherFileStaysChosen()
{
    app::OpenRuns runs;
    app::ComparedPair pair;
    for (const char* file : {"/1", "/2", "/3"})
        runs.put(file, runOf({}));
    pair.choose("/1", "/2");
    runs.rename("/1", "/saved");
    pair.rename("/1", "/saved");
    pair.follow(runs);
    QCOMPARE(told(pair), "/saved-/2");
}

void TestComparedPair::aRunIsKnownToBeTheSameOneGrown()
{
    app::OpenRuns runs;
    app::ComparedPair pair;
    const auto changes = [&] {
        pair.follow(runs);
        return std::pair(pair.changeA(), pair.changeB());
    };
    runs.put("/1", runOf({}));
    runs.put("/2.partial", runOf({}), true);
    QCOMPARE(changes(), std::pair(RunChange::Another, RunChange::Another));
    runs.put("/2.partial", runOf({}), true);
    QCOMPARE(changes(), std::pair(RunChange::Grown, RunChange::Grown));
    runs.rename("/2.partial", "/2");
    runs.put("/2", runOf({}));
    QCOMPARE(changes(), std::pair(RunChange::Grown, RunChange::Grown));
    runs.put("/2", runOf({})); // another run was written to that file
    QCOMPARE(changes(), std::pair(RunChange::Grown, RunChange::Rerun));
    runs.put("/3", sampleRun(1)); // of which no model is known
    QCOMPARE(changes(), std::pair(RunChange::Rerun, RunChange::Another));
    QCOMPARE(changes(), std::pair(RunChange::Grown, RunChange::Grown));
}

void TestComparedPair::theVariantSpeaksForThePair()
{
    app::OpenRuns runs;
    app::ComparedPair pair;
    runs.put("/original", runOf({}));
    runs.put("/variant", runOf({"fp8"}));
    runs.put("/other", runOf({"fp8"}, 1));
    QVERIFY(pair.seen(runs, "/original") == nullptr); // nothing is compared yet
    const auto seenIn = [&](const QString& a, const QString& b, const QString& shown) {
        pair.choose(a, b);
        pair.follow(runs);
        const app::OpenRun* seen = pair.seen(runs, shown);
        return seen == nullptr ? QString() : seen->file;
    };
    QCOMPARE(seenIn("/original", "/variant", "/original"), "/variant");
    QCOMPARE(seenIn("/variant", "/original", "/variant"), "/variant");
    QCOMPARE(seenIn("/original", "/variant", "/other"), "/variant"); // whatever else is shown
    // Of two that are no variants the one that is shown, else the second.
    QCOMPARE(seenIn("/original", "/other", "/original"), "/original"); // of another seed
    QCOMPARE(seenIn("/original", "/other", "/other"), "/other");
    QCOMPARE(seenIn("/original", "/other", "/variant"), "/other");
    QCOMPARE(seenIn("/variant", "/other", "/variant"), "/variant");
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestComparedPair)
#include "test_compared_pair.moc"
