// SPDX-License-Identifier: GPL-3.0-or-later
// What toggles and formats say, as a function of what a run was made with and of the formats that were
// chosen.
#include "app/desktop/format_menu.h"
#include "app/desktop/twin_controls.h"

#include <QStringList>
#include <QTest>

namespace scalescope::app {

namespace {

report::FormatPair pairOf(const QString& names)
{
    return {formats::findFormat(names.section(',', 0, 0).toStdString()).value(),
            formats::findFormat(names.section(',', -1).toStdString()).value()};
}

job::Transforms transformsFrom(const QString& text)
{
    std::vector<std::string> names;
    for (const QString& name : text.split('+', Qt::SkipEmptyParts))
        names.push_back(name.toStdString());
    return job::transformsFrom(names).value();
}

} // namespace

class TestTwinControls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theControlsSayWhatTheRunWasMadeWith_data()
    {
        QTest::addColumn<QString>("transforms");
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<QString>("state");
        const auto row = [](const char* name, const char* transforms, const char* chosen, const char* state) {
            QTest::newRow(name) << QString(transforms) << QString(chosen) << QString(state);
        };
        row("an original", "", "e4m3fn,e5m2", "Simulate FP8 | E4M3FN / E5M2");
        row("an original, FP4 chosen", "", "e2m1fn,e5m2", "Simulate E2M1FN | E2M1FN / E5M2");
        row("an original, BF16 chosen", "", "bf16,bf16", "Simulate BF16 | BF16");
        row("an original, another FP8", "", "e4m3fnuz,e5m2fnuz", "Simulate E4M3FNUZ | E4M3FNUZ / E5M2FNUZ");
        row("simulate_fp8", "fp8", "e4m3fn,e5m2", "on Simulate FP8 | E4M3US / E5M2US");
        row("simulate_fp8 by its own formats", "fp8", "e4m3us,e5m2us", "on Simulate FP8 | E4M3US / E5M2US");
        row("simulate_fp8, BF16 chosen since", "fp8", "bf16,bf16", "on Simulate FP8 | E4M3US / E5M2US");
        row("FP4", "format:e2m1fn,e5m2", "e2m1fn,e5m2", "on Simulate E2M1FN | E2M1FN / E5M2");
        row("FP4, FP8 chosen since", "format:e2m1fn,e5m2", "e4m3fn,e5m2",
            "on Simulate E2M1FN | E2M1FN / E5M2");
        row("OCP's formats, as a command asks for them", "format:e4m3fn,e5m2", "e4m3fn,e5m2",
            "on Simulate FP8 | E4M3FN / E5M2");
        row("around more products", "fp8:extended", "bf16,bf16", "on Simulate FP8 | E4M3US / E5M2US");
        row("OCP's around more products", "format:e4m3fn,e5m2:extended", "bf16,bf16",
            "on Simulate FP8 | E4M3FN / E5M2");
        row("one format for both", "format:fp16", "e4m3fn,e5m2", "on Simulate FP16 | FP16");
        row("unit scaling", "unit_scale", "bf16,bf16", "unit Simulate BF16 | BF16");
        row("both", "unit_scale:extended+format:bf16,bf16", "e4m3fn,e5m2", "unit on Simulate BF16 | BF16");
    }

    void theControlsSayWhatTheRunWasMadeWith()
    {
        QFETCH(const QString, transforms);
        QFETCH(const QString, chosen);
        const TwinControls controls = twinControls(transformsFrom(transforms), pairOf(chosen));
        const QString said = QString(controls.unitScales ? "unit " : "") + (controls.simulates ? "on " : "") +
                             controls.text + " | " + formatNames(controls.formats);
        QTEST(said, "state");
    }

    void whatIsChosenIsWhatIsRun()
    {
        for (const formats::NumberFormat& forward : formats::standardFormats()) {
            for (const formats::NumberFormat& gradient : formats::standardFormats()) {
                const report::FormatPair chosen{forward, gradient};
                const TwinControls before = twinControls({}, chosen);
                const auto run = job::formatsOf(before.simulation);
                QVERIFY2(run.has_value(), toString(before.simulation).c_str());
                QCOMPARE(formatNames(*run), formatNames(before.formats));
                const TwinControls after = twinControls({before.simulation}, chosen);
                QCOMPARE(after.text, before.text);
            }
        }
    }

    void aToggleChangesItsOwnTransformAlone()
    {
        const auto bf16 = *job::transformFrom("format:bf16,bf16");
        QCOMPARE(withUnitScaling(transformsFrom("fp8"), true), transformsFrom("unit_scale+fp8"));
        QCOMPARE(withUnitScaling(transformsFrom("unit_scale:extended+fp8"), false), transformsFrom("fp8"));
        QCOMPARE(withSimulation(transformsFrom("unit_scale+fp8"), bf16),
                 transformsFrom("unit_scale+format:bf16,bf16"));
        QCOMPARE(withSimulation(transformsFrom("unit_scale+fp8"), {}), transformsFrom("unit_scale"));
    }
};

} // namespace scalescope::app

QTEST_GUILESS_MAIN(scalescope::app::TestTwinControls)
#include "test_twin_controls.moc"
