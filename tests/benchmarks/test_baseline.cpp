// SPDX-License-Identifier: GPL-3.0-or-later
// What `--baseline` says of figures, and what it reads.
#include "tests/benchmarks/baseline.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace scalescope::bench {

namespace {

Measurement figure(const std::string& name, double value, double noise, Kind kind = Kind::Time)
{
    Measurement result{name, value, "x"};
    result.noise = noise;
    return result.of(kind);
}

Measurement ofBenchmark(Measurement measurement, const std::string& program, const std::string& benchmark)
{
    measurement.program = program;
    measurement.benchmark = benchmark;
    return measurement;
}

/// The last word on that figure.
bool ends(const std::vector<std::string>& lines, const std::string& name, const std::string& word)
{
    return std::ranges::any_of(lines, [&](const std::string& line) {
        return line.starts_with(name + ' ') && line.ends_with("  " + word);
    });
}

} // namespace

class TestBaseline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatIsBeyondTheNoiseOfBothIsAChange()
    {
        const Measurement before = figure("a", 100, 0.02);
        QVERIFY(changeOf(before, figure("a", 104, 0.03)) == Change::WithinNoise);
        QVERIFY(changeOf(before, figure("a", 106, 0.03)) == Change::Worse);
        QVERIFY(changeOf(before, figure("a", 96, 0.03)) == Change::WithinNoise);
        QVERIFY(changeOf(before, figure("a", 95, 0.03)) == Change::Better);
    }

    void whatAnotherStartMayBringIsNoChange()
    {
        QVERIFY(changeOf(figure("a", 1000, 0), figure("a", 1029, 0)) == Change::WithinNoise);
        QVERIFY(changeOf(figure("a", 1000, 0), figure("a", 1031, 0)) == Change::Worse);
        const Measurement before = figure("a", 1000, 0, Kind::Memory);
        QVERIFY(changeOf(before, figure("a", 1009, 0, Kind::Memory)) == Change::WithinNoise);
        QVERIFY(changeOf(before, figure("a", 1011, 0, Kind::Memory)) == Change::Worse);
    }

    void aHigherRateIsBetter()
    {
        const Measurement before = figure("a", 10, 0.02, Kind::Rate);
        QVERIFY(changeOf(before, figure("a", 12, 0.02, Kind::Rate)) == Change::Better);
        QVERIFY(changeOf(before, figure("a", 8, 0.02, Kind::Rate)) == Change::Worse);
    }

    void whatCannotBeComparedIsNoChange()
    {
        Measurement now = figure("a", 10, 0.02);
        now.noise.reset();
        QVERIFY(changeOf(figure("a", 1, 0.02), now) == Change::NoiseNotKnown);
        QVERIFY(changeOf(figure("a", 0, 0.02), figure("a", 1, 0.02)) == Change::NoRatio);
        now.unit = "ms";
        QVERIFY(changeOf(figure("a", 1, 0.02), now) == Change::NoRatio);
    }

    void theTableHasWhatEitherHas()
    {
        const auto lines =
            comparisonOf({figure("same", 1, 0.02), figure("worse", 1, 0.02), figure("gone", 1, 0.02),
                          figure("heavy", 1, 0, Kind::Memory), figure("rate", 1, 0.02, Kind::Rate)},
                         {figure("same", 1.01, 0.02), figure("worse", 1.2, 0.02), figure("new", 1, 0.02),
                          figure("heavy", 1.1, 0, Kind::Memory), figure("rate", 2, 0.02, Kind::Rate)});
        QCOMPARE(lines.size(), std::size_t{7});
        QVERIFY(ends(lines, "same", "within noise"));
        QVERIFY(ends(lines, "worse", "slower"));
        QVERIFY(ends(lines, "heavy", "larger"));
        QVERIFY(ends(lines, "rate", "faster"));
        QVERIFY(ends(lines, "new", "not in the baseline"));
        QVERIFY(ends(lines, "gone", "not measured now"));
        QVERIFY(lines[2].find(" 1.200 ") != std::string::npos);
    }

    void othersFiguresAreNotMissed()
    {
        const std::vector<Measurement> before{ofBenchmark(figure("ours", 1, 0), "engine", "tracking/time"),
                                              ofBenchmark(figure("unasked", 1, 0), "engine", "kernel/half"),
                                              ofBenchmark(figure("theirs", 1, 0), "window", "tracking/view"),
                                              figure("old", 1, 0), figure("old and gone", 1, 0)};
        const auto expected = expectedOf(before, "engine", "^track", {figure("old", 1, 0)});
        QCOMPARE(expected.size(), std::size_t{2});
        QCOMPARE(expected[0].name, std::string("ours"));
        QCOMPARE(expected[1].name, std::string("old"));
    }

    void whatIsWrittenIsReadAgain()
    {
        const Measurement written = ofBenchmark(
            figure("a", 1.5, 0.25, Kind::Rate).withGoal(2).withLimit(3).beside(4, ""), "engine", "b");
        const auto read = readBack(jsonOf({written}));
        QVERIFY(read.has_value());
        QCOMPARE(jsonOf(*read), jsonOf({written}));
        QCOMPARE(read->front().benchmark, std::string("b"));
        QCOMPARE(*read->front().noise, 0.25);
    }

    void earlierVersionsAreRead()
    {
        const auto read = readBack(R"([{"name": "a", "value": 2, "unit": "s", "yardstick": null}])");
        QVERIFY(read.has_value());
        QCOMPARE(read->front().value, 2.0);
        QVERIFY(!read->front().noise);
    }

    void anotherFileIsRefusedInASentence()
    {
        for (const char* text : {"", "{}", "[1]", "[{}]", R"([{"name": "a", "value": null, "unit": "s"}])"}) {
            const auto read = readBack(text);
            QVERIFY(!read.has_value());
            QVERIFY(read.error().message.ends_with("is no JSON that --json has written."));
        }
        QCOMPARE(readMeasurements("/none.json").error().message, std::string("Can't read /none.json."));
    }

private:
    [[nodiscard]] Result<std::vector<Measurement>> readBack(const std::string& text) const
    {
        QFile file(m_folder.filePath("figures.json"));
        if (!file.open(QFile::WriteOnly))
            qFatal("a file can't be written");
        file.write(text.data(), static_cast<qint64>(text.size()));
        file.close();
        return readMeasurements(file.fileName().toStdString());
    }

    QTemporaryDir m_folder;
};

} // namespace scalescope::bench

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::bench::TestBaseline)
#include "test_baseline.moc"
