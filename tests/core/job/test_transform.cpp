// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/transform.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>
#include <cmath>

using namespace scalescope;
using namespace scalescope::job;

namespace {

Transform simulationOf(const char* forward, const char* backward, bool extended = false)
{
    return SimulateFormats{{formats::findFormat(forward).value(), formats::findFormat(backward).value()},
                           extended};
}

} // namespace

Q_DECLARE_METATYPE(Transform)

class TestTransform : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreRead_data();
    void namesAreRead();
    void namesAreWritten();
    void otherNamesAreRefused_data();
    void otherNamesAreRefused();
    void oneWrongNameIsToldOfAll();
    void recipesAreCalledByTheirNames();
    void theFormatsOfARecipeAreThoseOfMostOperands();
    void blockFormatsBringTheirScales();
    void rangesAreThoseOfTheScales();
    void eachConstraintHasOneName();
};

void TestTransform::namesAreRead_data()
{
    QTest::addColumn<Transform>("transform");
    QTest::newRow("unit_scale") << Transform(UnitScaling{});
    QTest::newRow("unit_scale:extended") << Transform(UnitScaling{true});
    QTest::newRow("fp8") << Transform(SimulateFp8{});
    QTest::newRow("fp8:extended") << Transform(SimulateFp8{true});
    QTest::newRow("format:fp16") << simulationOf("fp16", "fp16");
    QTest::newRow("format:fp16:extended") << simulationOf("fp16", "fp16", true);
    QTest::newRow("format:e4m3fn,e5m2") << simulationOf("e4m3fn", "e5m2");
    QTest::newRow("format:e4m3fn,e5m2:extended") << simulationOf("e4m3fn", "e5m2", true);
    QTest::newRow("recipe:mxfp8") << Transform(SimulateRecipe{*findRecipe("mxfp8")});
    QTest::newRow("recipe:nvfp4:extended") << Transform(SimulateRecipe{*findRecipe("nvfp4"), true});
    Recipe own;
    own.name = "own";
    own.standard.format = "e5m2";
    QTest::newRow(R"(recipe:{"version": 1, "name": "own", "default": {"format": "e5m2"}})")
        << Transform(SimulateRecipe{own});
    QTest::newRow(R"(recipe:{"version": 1, "name": "own", "default": {"format": "e5m2"}}:extended)")
        << Transform(SimulateRecipe{own, true});
    QTest::newRow("format:e4m3us,e5m2us") << simulationOf("e4m3us", "e5m2us");
}

void TestTransform::namesAreRead()
{
    QFETCH(Transform, transform);
    const auto read = transformFrom(QTest::currentDataTag());
    QVERIFY(read.has_value());
    QVERIFY(*read == transform);
    QCOMPARE(isExtended(*read), QString(QTest::currentDataTag()).endsWith(":extended"));
}

void TestTransform::namesAreWritten()
{
    QCOMPARE(toString(simulationOf("fp16", "fp16", true)), std::string("format:fp16,fp16:extended"));
    std::vector<Transform> all{UnitScaling{}, UnitScaling{true}, SimulateFp8{}, SimulateFp8{true}};
    for (const formats::NumberFormat& format : formats::standardFormats())
        for (const bool extended : {false, true})
            if (format.hasSign)
                all.emplace_back(SimulateFormats{{format, formats::standardFormats().front()}, extended});
    for (const formats::ScaledFormat& format : formats::blockFormats()) {
        const auto range = rangeOf({format, formats::Rounding::NearestEven, 0});
        all.emplace_back(SimulateFormats{{range, formats::standardFormats().front()}});
    }
    for (const Recipe& recipe : namedRecipes()) {
        all.emplace_back(SimulateRecipe{recipe});
        Recipe other = recipe;
        other.name += "-edited";
        other.standard.rounding = "stochastic";
        all.emplace_back(SimulateRecipe{other, true});
    }
    for (const Transform& transform : all) {
        const auto read = transformFrom(toString(transform));
        QVERIFY2(read && *read == transform, toString(transform).c_str());
    }
}

void TestTransform::otherNamesAreRefused_data()
{
    QTest::addColumn<QString>("sentence");
    const QString kinds = "choose unit_scale, fp8, format:FORWARD, format:FORWARD,BACKWARD, recipe:NAME or "
                          "recipe:FILE.json, each also with :extended.";
    const QString needs = "The transform format needs formats: write format:FORWARD or "
                          "format:FORWARD,BACKWARD, for instance format:e4m3fn,e5m2.";
    QTest::newRow("int8") << "There is no transform \"int8\"; " + kinds;
    QTest::newRow("magic:fp8") << "There is no transform \"magic:fp8\"; " + kinds;
    QTest::newRow("") << "There is no transform \"\"; " + kinds;
    QTest::newRow("unit_scale:more")
        << "The transform unit_scale:more is not known; write unit_scale or unit_scale:extended.";
    QTest::newRow("fp8:more") << "The transform fp8:more is not known; write fp8 or fp8:extended.";
    QTest::newRow("recipe:int8")
        << "There is no recipe \"int8\"; choose fp8, fp8_current, fp8_block, mxfp8, mxfp4, "
           "nvfp4, or a file: recipe:FILE.json.";
    QTest::newRow("recipe:{}") << "The recipe recipe is not valid: the member \"version\" is missing and the "
                                  "member \"default\" is missing.";
    QTest::newRow("format") << needs;
    QTest::newRow("format:extended") << needs;
    QTest::newRow("format:,e5m2") << needs;
    QTest::newRow("format:e4m3fn,") << needs;
    QTest::newRow("format:what") << QString::fromStdString(formats::findScaledFormat("what").error().message);
    QTest::newRow("format:fp16,what:extended")
        << QString::fromStdString(formats::findScaledFormat("what").error().message);
}

void TestTransform::otherNamesAreRefused()
{
    const auto read = transformFrom(QTest::currentDataTag());
    QVERIFY(!read);
    QVERIFY(read.error().status == ExitStatus::Usage);
    QTEST(QString::fromStdString(read.error().message), "sentence");
}

void TestTransform::oneWrongNameIsToldOfAll()
{
    const auto read = transformsFrom({"fp8", "int8"});
    QVERIFY(!read);
    QVERIFY(read.error().said == transformFrom("int8").error().said);
}

void TestTransform::recipesAreCalledByTheirNames()
{
    Recipe recipe;
    recipe.name = "warm up";
    recipe.standard.format = "e5m2";
    QCOMPARE(shortName(SimulateRecipe{recipe, true}), std::string("recipe:warm up:extended"));
    QCOMPARE(shortName(simulationOf("fp16", "fp16")), std::string("format:fp16,fp16"));
}

void TestTransform::theFormatsOfARecipeAreThoseOfMostOperands()
{
    const auto pair = formatsOf(SimulateRecipe{*findRecipe("fp8_current")});
    QVERIFY(pair && pair->forward.name == "e4m3fn" && pair->backward.name == "e5m2");
    Recipe kept;
    kept.name = "kept";
    kept.standard.keep = true;
    kept.rules.push_back({"head", "", std::nullopt, {}});
    kept.rules.back().settings.format = "e5m2";
    QVERIFY(!formatsOf(SimulateRecipe{kept}));
    QVERIFY(simulatesFormats(SimulateRecipe{kept}));
}

/// "format:mxe4m3,e5m2" is the recipe with these two, and no other.
void TestTransform::blockFormatsBringTheirScales()
{
    const Transform mixed = transformFrom("format:MXE4M3,e5m2").value();
    QCOMPARE(toString(mixed), std::string("format:mxe4m3,e5m2"));
    const Recipe recipe = recipeOf(mixed).value();
    const auto forward = formatOf(recipe.standard, {});
    const auto backward = formatOf(recipe.rules.at(0).settings, recipe.standard);
    QVERIFY(forward && *forward && backward && *backward);
    QVERIFY((*forward)->format == formats::findScaledFormat("mxe4m3").value());
    QVERIFY((*backward)->format == formats::findScaledFormat("e5m2").value());
    const auto ranges = rangesOf(mixed);
    QVERIFY(ranges && ranges->forward.max == 0 && ranges->backward.max == 57344);
    QCOMPARE(ranges->forward.label, std::string("MXE4M3"));
    QVERIFY(formatsOf(mixed) != formatsOf(transformFrom("format:e4m3fn,e5m2").value()));
}

void TestTransform::rangesAreThoseOfTheScales()
{
    Recipe recipe;
    recipe.name = "scaled";
    recipe.standard.format = "e4m3fn";
    recipe.standard.scale = 0.25;
    const auto fixed = rangesOf(SimulateRecipe{recipe});
    QVERIFY(fixed && fixed->forward.max == 112 && fixed->forward.minSubnormal == 0x1p-11);
    QCOMPARE(fixed->forward.label, formats::findFormat("e4m3fn")->label + " × 2^-2");
    const auto current = rangesOf(SimulateRecipe{*findRecipe("fp8_current")});
    QVERIFY(current && current->backward.max == 0); // each tensor has its own
    QCOMPARE(usualOperands(SimulateRecipe{*findRecipe("fp8_current")})->backward.format.element.name,
             std::string("e5m2"));
}

void TestTransform::eachConstraintHasOneName()
{
    std::vector<Constraint> found;
    for (const std::string& name : constraintNames()) {
        const auto constraint = constraintFrom(name);
        QVERIFY2(constraint && std::ranges::find(found, *constraint) == found.end(), name.c_str());
        found.push_back(*constraint);
    }
    QCOMPARE(found.size(), std::size_t{8});
    QVERIFY(!constraintFrom("tight"));
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestTransform)
#include "test_transform.moc"
