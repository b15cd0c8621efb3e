// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/options.h"

#include "core/message/say_job.h"
#include "tests/support/compare_messages.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTest>
#include <functional>
#include <map>

using namespace scalescope;
using namespace scalescope::job;

namespace {

/// What comes of a text: its error, or nothing where it is taken.
using Taken = std::function<std::optional<Error>(const std::string&)>;

Taken takenBy(const char* flag)
{
    return [flag](const std::string& text) -> std::optional<Error> {
        Job job;
        const auto result = optionOf(flag).take(job, {text}, flag);
        return result ? std::nullopt : std::optional(result.error());
    };
}

const Taken seed = takenBy("--seed");
const Taken threads = takenBy("--threads");
const Taken timeLimit = takenBy("--time-limit");
const Taken nodeLimit = takenBy("--node-limit");
const Taken size = takenBy("--memory-limit");
const Taken device = takenBy("--device");
const Taken outputIndex = takenBy("--output-index");
const Taken saveValues = takenBy("--save-values");

} // namespace

class TestOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatFitsIsTaken_data();
    void whatFitsIsTaken();
    void whatDoesNotFitIsQuoted_data();
    void whatDoesNotFitIsQuoted();
    void theFieldOfAFormIsNotQuoted();
    void eachIsInTheDocs();
    void whatAFieldShowsReadsBack();
    void whatDoesNotFitLeavesTheStandard();
};

void TestOptions::whatFitsIsTaken_data()
{
    QTest::addColumn<Taken>("taken");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const Taken& taken, const char* text) {
        QTest::newRow(name) << taken << QString(text);
    };
    row("the first seed", seed, "0");
    row("the last seed", seed, "18446744073709551615");
    row("one thread", threads, "1");
    row("all threads", threads, "1024");
    row("a part of a second", timeLimit, "0.5");
    row("one node", nodeLimit, "1");
    row("all nodes", nodeLimit, "1000000000");
    row("a size", size, "2G");
    row("a CUDA device", device, "cuda:15");
    row("a path of an output", outputIndex, "1.2");
    row("a pattern", saveValues, "layers\\.[0-3]");
}

void TestOptions::whatFitsIsTaken()
{
    QFETCH(const Taken, taken);
    QFETCH(const QString, text);
    const auto error = taken(text.toStdString());
    QVERIFY2(!error, error ? error->message.c_str() : "");
}

void TestOptions::whatDoesNotFitIsQuoted_data()
{
    QTest::addColumn<Taken>("taken");
    QTest::addColumn<QString>("text");
    QTest::addColumn<message::Message>("said");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* name, const Taken& taken, const char* text, const char* field,
                        const message::Message& said) {
        QTest::newRow(name) << taken << QString(text) << said << QString(field);
    };
    row("a seed below zero", seed, "-1", "--seed", say::seedNotWhole("--seed -1", "--seed 7"));
    row("a seed of more than 64 bits", seed, "18446744073709551616", "--seed",
        say::seedNotWhole("--seed 18446744073709551616", "--seed 7"));
    row("no thread", threads, "0", "--threads",
        say::threadsNotWhole("--threads 0", mostThreads, "--threads 4"));
    row("too many threads", threads, "1025", "--threads",
        say::threadsNotWhole("--threads 1025", mostThreads, "--threads 4"));
    row("no time", timeLimit, "0", "--time-limit",
        say::timeLimitNotSeconds("--time-limit 0", "--time-limit 60"));
    row("time without end", timeLimit, "inf", "--time-limit",
        say::timeLimitNotSeconds("--time-limit inf", "--time-limit 60"));
    row("a unit of time", timeLimit, "60s", "--time-limit",
        say::timeLimitNotSeconds("--time-limit 60s", "--time-limit 60"));
    row("no node", nodeLimit, "0", "--node-limit",
        say::threadsNotWhole("--node-limit 0", 1'000'000'000, "--node-limit 1000000"));
    row("too many nodes", nodeLimit, "1000000001", "--node-limit",
        say::threadsNotWhole("--node-limit 1000000001", 1'000'000'000, "--node-limit 1000000"));
    row("a size of an unknown unit", size, "2X", "--memory-limit",
        say::optionNotSize("--memory-limit 2X", "--memory-limit 2G"));
    row("another kind of device", device, "gpu", "--device", say::deviceNotKnown("--device gpu"));
    row("a CUDA device without a number", device, "cuda:", "--device", say::deviceNotKnown("--device cuda:"));
    row("no output", outputIndex, "", "--output-index", say::outputIndexEmpty("--output-index"));
    row("a pattern without an end", saveValues, "(", "--save-values",
        say::saveValuesNotPattern("--save-values ("));
}

void TestOptions::whatDoesNotFitIsQuoted()
{
    QFETCH(const Taken, taken);
    QFETCH(const QString, text);
    QFETCH(const QString, field);
    const auto error = taken(text.toStdString());
    QVERIFY(error);
    QTEST(error->said, "said");
    QCOMPARE(QString::fromStdString(error->field), field);
    QCOMPARE(error->status, ExitStatus::Usage);
}

void TestOptions::theFieldOfAFormIsNotQuoted()
{
    QCOMPARE(parseSeed("x", "").error().said, say::seedNotWhole("x", "7"));
    QCOMPARE(parseSeed("").error().said, say::seedNotWhole("--seed", "--seed 7"));
}

void TestOptions::eachIsInTheDocs()
{
    const auto page = [](const QString& name) {
        QFile file(tests::sourcePath("docs/") + name);
        return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    const QString commands = page("commands.md");
    const QString protocol = page("protocol.md");
    const QString schema = page("job.schema.json");
    for (const Option& option : options()) {
        const QString flag = '`' + QString::fromStdString(option.flag);
        const QString usage = option.argument.empty() ? flag : flag + ' ';
        QVERIFY2(commands.contains(usage), qPrintable(flag));
        QVERIFY2(protocol.contains(flag + '`'), qPrintable(flag));
        const QString name = QString::fromStdString(option.name);
        QVERIFY2(protocol.contains('`' + name + '`'), qPrintable(name));
        QVERIFY2(schema.contains('"' + name + '"'), qPrintable(name));
    }
}

void TestOptions::whatAFieldShowsReadsBack()
{
    const std::map<std::string, Texts> shown{{"--mode", {"eval"}},
                                             {"--seed", {"18446744073709551615"}},
                                             {"--backward", {"mse:randn:[2]"}},
                                             {"--device", {"cuda:1"}},
                                             {"--output-index", {"0", "1.2"}},
                                             {"--threads", {"3"}},
                                             {"--memory-limit", {"1536M"}},
                                             {"--time-limit", {"1234567.5"}},
                                             {"--output-limit", {"4G"}},
                                             {"--op-library", {"a.so", "b.so"}}};
    for (const Option& option : options()) {
        if (!option.field)
            continue;
        QVERIFY2(shown.contains(option.flag), option.flag.c_str());
        Job job;
        QVERIFY(option.take(job, shown.at(option.flag), {}));
        QVERIFY2(option.texts(job) == shown.at(option.flag), option.flag.c_str());
        Job again;
        QVERIFY(option.take(again, option.texts(Job()), {}));
        QVERIFY2(again == Job(), option.flag.c_str());
    }
}

void TestOptions::whatDoesNotFitLeavesTheStandard()
{
    Job job;
    job.seed = 3;
    QVERIFY(!optionOf("--seed").take(job, {"x"}, "--seed"));
    QCOMPARE(job.seed, 0U);
    job.threads = 3;
    QVERIFY(optionOf("--threads").take(job, {""}, "--threads"));
    QVERIFY(!job.threads);
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestOptions)
#include "test_options.moc"
