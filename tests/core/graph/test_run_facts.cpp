// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/run.h" // IWYU pragma: keep (moc cannot read <chrono> as the first header)

#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope::graph;
using namespace std::chrono_literals;

class TestRunFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void factsReadBackAsTheyWereWritten();
    void whatIsOfAnotherTypeStaysAText_data();
    void whatIsOfAnotherTypeStaysAText();
    void theLastTextOfAKeyCounts();
};

void TestRunFacts::factsReadBackAsTheyWereWritten()
{
    RunFacts facts;
    facts.model = "/models/net.pt";
    facts.mode = Mode::AsSaved;
    facts.seed = 18446744073709551615U;
    facts.transforms = {"unit_scale", "format:e4m3fn,e5m2"};
    facts.started = std::chrono::sys_days(std::chrono::year(2024) / 2 / 29) + 23h + 59min + 58s;
    facts.finished = std::chrono::sys_days(std::chrono::year(6748) / 12 / 1); // beyond 64 bits of nanoseconds
    facts.savedValues = 12;
    facts.others["weather"] = "fine";
    const std::map<std::string, std::string> expected = {{"model", "/models/net.pt"},
                                                         {"mode", "as saved"},
                                                         {"seed", "18446744073709551615"},
                                                         {"transforms", "unit_scale, format:e4m3fn,e5m2"},
                                                         {"started", "2024-02-29T23:59:58Z"},
                                                         {"finished", "6748-12-01T00:00:00Z"},
                                                         {"saved_values", "12"},
                                                         {"weather", "fine"}};
    QVERIFY(facts.texts() == expected);
    RunFacts read;
    for (const auto& [key, text] : expected)
        read.set(key, text);
    QVERIFY(read == facts);
}

void TestRunFacts::whatIsOfAnotherTypeStaysAText_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* key, const char* text) {
        QTest::addRow("%s %s", key, text) << QString(text);
    };
    row("mode", "asleep");
    row("seed", "seven");
    row("seed", "-1");
    row("seed", "007");
    row("seed", "7 or so");
    row("seed", "18446744073709551616");
    row("started", "yesterday");
    row("started", "2023-02-29T00:00:00Z");
    row("finished", "2024-01-01T00:00:00+01:00");
    row("transforms", "fp8, ");
}

void TestRunFacts::whatIsOfAnotherTypeStaysAText()
{
    QFETCH(const QString, text);
    const std::string key = QString(QTest::currentDataTag()).section(' ', 0, 0).toStdString();
    RunFacts facts;
    facts.set(key, text.toStdString());
    QVERIFY(!facts.seed && !facts.started && !facts.finished && facts.transforms.empty());
    const std::map<std::string, std::string> expected = {{key, text.toStdString()}};
    QVERIFY(facts.texts() == expected);
}

void TestRunFacts::theLastTextOfAKeyCounts()
{
    RunFacts facts;
    facts.set("seed", "1");
    facts.set("seed", "what");
    QVERIFY(!facts.seed);
    facts.set("seed", "2");
    QCOMPARE(facts.seed, std::optional<std::uint64_t>(2));
    QVERIFY(facts.others.empty());
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestRunFacts)
#include "test_run_facts.moc"
