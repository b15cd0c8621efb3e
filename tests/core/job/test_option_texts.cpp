// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/option_texts.h"

#include "core/message/say_job.h"
#include "tests/support/compare_messages.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <functional>

using namespace scalescope;
using namespace scalescope::job;

namespace {

/// What comes of a text: its error, or nothing where it is taken.
using Taken = std::function<std::optional<Error>(const std::string&)>;

template <typename Read>
Taken takenBy(const Read& read)
{
    return [read](const std::string& text) -> std::optional<Error> {
        const auto result = read(text);
        return result ? std::nullopt : std::optional(result.error());
    };
}

const Taken seed = takenBy([](const std::string& text) { return parseSeed(text); });
const Taken threads = takenBy([](const std::string& text) { return parseThreads(text); });
const Taken timeLimit = takenBy([](const std::string& text) { return parseTimeLimit(text); });
const Taken nodeLimit = takenBy([](const std::string& text) { return parseNodeLimit(text); });
const Taken size = takenBy([](const std::string& text) { return parseSizeOption(text, "--memory-limit"); });
const Taken device = takenBy([](const std::string& text) { return checkDevice(text); });
const Taken outputIndex = takenBy(checkOutputIndex);
const Taken saveValues = takenBy(checkSaveValues);

} // namespace

class TestOptionTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatFitsIsTaken_data();
    void whatFitsIsTaken();
    void whatDoesNotFitIsQuoted_data();
    void whatDoesNotFitIsQuoted();
    void theFieldOfAFormIsNotQuoted();
};

void TestOptionTexts::whatFitsIsTaken_data()
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

void TestOptionTexts::whatFitsIsTaken()
{
    QFETCH(const Taken, taken);
    QFETCH(const QString, text);
    const auto error = taken(text.toStdString());
    QVERIFY2(!error, error ? error->message.c_str() : "");
}

void TestOptionTexts::whatDoesNotFitIsQuoted_data()
{
    QTest::addColumn<Taken>("taken");
    QTest::addColumn<QString>("text");
    QTest::addColumn<message::Message>("said");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* name, const Taken& taken, const char* text, const char* field,
                        const message::Message& said) {
        QTest::newRow(name) << taken << QString(text) << said << QString(field);
    };
    row("no seed", seed, "", "--seed", say::seedNotWhole("--seed", "--seed 7"));
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

void TestOptionTexts::whatDoesNotFitIsQuoted()
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

void TestOptionTexts::theFieldOfAFormIsNotQuoted()
{
    QCOMPARE(parseSeed("x", "").error().said, say::seedNotWhole("x", "7"));
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestOptionTexts)
#include "test_option_texts.moc"
