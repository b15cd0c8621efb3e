// SPDX-License-Identifier: GPL-3.0-or-later
// What toggles and formats say, as a function of what a run was made with and of the formats that were
// chosen.
#include "app/desktop/compare/format_menu.h"
#include "app/desktop/compare/variant_controls.h"
#include "tests/support/test_class.h"

#include <QStringList>
#include <QTest>

namespace scalescope::app {

namespace {

/// A recipe, or a pair of formats.
job::Transform chosenOf(const QString& names)
{
    const auto format = [&names](int place) {
        return formats::findFormat(names.section(',', place, place).toStdString()).value();
    };
    return names.startsWith("recipe:") ? job::transformFrom(names.toStdString()).value()
                                       : simulationOf({format(0), format(1)});
}

job::Transforms transformsFrom(const QString& text)
{
    std::vector<std::string> names;
    for (const QString& name : text.split('+', Qt::SkipEmptyParts))
        names.push_back(name.toStdString());
    return job::transformsFrom(names).value();
}

} // namespace

class TestVariantControls : public QObject
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
        row("around more products", "fp8:extended", "bf16,bf16",
            "on Simulate FP8, all products | E4M3US / E5M2US, all products");
        row("OCP's around more products", "format:e4m3fn,e5m2:extended", "bf16,bf16",
            "on Simulate FP8, all products | E4M3FN / E5M2, all products");
        row("a recipe around more products", "recipe:mxfp8:extended", "bf16,bf16",
            "on Simulate MXFP8, all products | MXFP8, all products");
        row("one format for both", "format:fp16", "e4m3fn,e5m2", "on Simulate FP16 | FP16");
        row("a recipe", "recipe:mxfp8", "e4m3fn,e5m2", "on Simulate MXFP8 | MXFP8");
        row("a recipe, chosen", "", "recipe:fp8_current",
            "Simulate FP8, current scaling | FP8, current scaling");
        row("a recipe of the user's",
            R"(recipe:{"version": 1, "name": "mine", "default": {"format": "e5m2"}})", "e4m3fn,e5m2",
            "on Simulate mine | mine");
        row("a recipe, a pair chosen since", "recipe:nvfp4", "bf16,bf16", "on Simulate NVFP4 | NVFP4");
        row("unit scaling", "unit_scale", "bf16,bf16", "unit Simulate BF16 | BF16");
        row("both", "unit_scale:extended+format:bf16,bf16", "e4m3fn,e5m2", "unit on Simulate BF16 | BF16");
    }

    void theControlsSayWhatTheRunWasMadeWith()
    {
        QFETCH(const QString, transforms);
        QFETCH(const QString, chosen);
        const VariantControls controls = variantControls(transformsFrom(transforms), chosenOf(chosen));
        const QString said = QString(controls.unitScales ? "unit " : "") + (controls.simulates ? "on " : "") +
                             controls.text + " | " + simulationName(controls.simulation);
        QTEST(said, "state");
    }

    void whatIsChosenIsWhatIsRun()
    {
        for (const formats::NumberFormat& forward : formats::standardFormats()) {
            for (const formats::NumberFormat& gradient : formats::standardFormats()) {
                if (!forward.hasSign || !gradient.hasSign)
                    continue; // of scales, no operand's
                const report::FormatPair chosen{forward, gradient};
                const VariantControls before = variantControls({}, simulationOf(chosen));
                const auto run = job::formatsOf(before.simulation);
                QVERIFY2(run.has_value(), toString(before.simulation).c_str());
                QCOMPARE(formatNames(*run), formatNames(before.formats));
                const VariantControls after = variantControls({before.simulation}, simulationOf(chosen));
                QCOMPARE(after.text, before.text);
            }
        }
    }

    void whatMostOperandsHaveIsShaded()
    {
        const VariantControls controls = variantControls({}, chosenOf("recipe:mxfp4"));
        QCOMPARE(formatNames(controls.formats), QString("MXE2M1"));
        QCOMPARE(controls.formats.forward.max, 0.0); // each block has its own range
        QCOMPARE(formatNames(variantControls({}, chosenOf("recipe:fp8_current")).formats),
                 QString("E4M3FN (tensor) / E5M2 (tensor)"));
        const VariantControls kept =
            variantControls({}, chosenOf(R"(recipe:{"version": 1, "default": {"keep": true}})"));
        QCOMPARE(formatNames(kept.formats), QString("E4M3FN / E5M2"));
    }

    void whereItIsDoneMakesAnotherSimulation()
    {
        const auto same = [](const char* a, const char* b) {
            return simulateTheSame(*job::transformFrom(a), *job::transformFrom(b));
        };
        QVERIFY(!same("fp8", "fp8:extended"));
        QVERIFY(same("fp8:extended", "format:e4m3us,e5m2us:extended"));
        QVERIFY(same("fp8", "format:e4m3us,e5m2us"));
        QVERIFY(same("recipe:mxfp8", "recipe:mxfp8"));
        QVERIFY(!same("recipe:mxfp8", "recipe:mxfp8:extended"));
        QVERIFY(!same("recipe:mxfp8", "recipe:mxfp4"));
        QVERIFY(!same("recipe:fp8_current", "format:e4m3fn,e5m2"));
    }

    void unitScalingIsTheRunsBeforeTheChosen()
    {
        const job::UnitScaling extended{true};
        const auto text = [](const char* transforms, const job::UnitScaling& chosen) {
            return variantControls(transformsFrom(transforms), chosenOf("bf16,bf16"), chosen).unitText;
        };
        QCOMPARE(text("", {}), QString("&Unit scaling"));
        QCOMPARE(text("", extended), QString("&Unit scaling (extended)"));
        QCOMPARE(text("unit_scale", extended), QString("&Unit scaling"));
        QCOMPARE(text("unit_scale:extended+fp8", {}), QString("&Unit scaling (extended)"));
    }

    void theToolTipSaysByWhichRulesUnitScalingGoes()
    {
        const auto toolTip = [](bool isExtended) {
            return variantControls({}, chosenOf("bf16,bf16"), job::UnitScaling{isExtended}).unitToolTip;
        };
        for (const char* words : {"the rules of the Python library", "extended rules"})
            QVERIFY(toolTip(false).contains(words));
        for (const char* words : {"by Scalescope's extended rules", "Python library"})
            QVERIFY(toolTip(true).contains(words));
    }

    void aToggleChangesItsOwnTransformAlone()
    {
        const auto bf16 = *job::transformFrom("format:bf16,bf16");
        const job::UnitScaling library;
        const job::UnitScaling extended{true};
        QCOMPARE(withUnitScaling(transformsFrom("fp8"), library), transformsFrom("unit_scale+fp8"));
        QCOMPARE(withUnitScaling(transformsFrom("unit_scale+fp8"), extended),
                 transformsFrom("unit_scale:extended+fp8"));
        QCOMPARE(withUnitScaling(transformsFrom("unit_scale:extended+fp8"), {}), transformsFrom("fp8"));
        QCOMPARE(withSimulation(transformsFrom("unit_scale+fp8"), bf16),
                 transformsFrom("unit_scale+format:bf16,bf16"));
        QCOMPARE(withSimulation(transformsFrom("unit_scale+fp8"), {}), transformsFrom("unit_scale"));
    }
};

} // namespace scalescope::app

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::app::TestVariantControls)
#include "test_variant_controls.moc"
