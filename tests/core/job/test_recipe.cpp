// SPDX-License-Identifier: GPL-3.0-or-later
// Recipes: what their documents say, what holds for an operand, and which member of a wrong one is named.
#include "core/job/recipe.h"

#include "core/job/recipe_rules.h"
#include "core/job/transform.h"
#include "core/message/say_formats.h"
#include "core/message/say_job.h"
#include "core/message/say_report.h"
#include "core/message/say_text.h"
#include "core/message/say_transforms.h"
#include "tests/support/compare_messages.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace scalescope;
using namespace scalescope::job;

namespace {

Recipe recipeFrom(const char* text)
{
    auto recipe = recipeFromText(text, "mine");
    if (!recipe)
        throw std::runtime_error(recipe.error().message);
    return *recipe;
}

/// "e4m3fn tile:1x128 nearest-even", or "kept".
QString holding(const RecipeRules& rules, const OperandPlace& place)
{
    const OperandFormat* format = rules.formatFor(place);
    if (format == nullptr)
        return QStringLiteral("kept");
    return QString::fromStdString(format->format.name + " " + toString(format->format.scaling) + " " +
                                  std::string(toString(format->rounding)));
}

QString linearHolds(const Recipe& recipe, Operand operand, std::string_view module = "layers.0")
{
    return holding(RecipeRules::from(recipe).value(),
                   {module, "aten::linear", ProductKind::Linear, operand, true});
}

} // namespace

class TestRecipe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namedRecipesAreWhatTheirNamesSay_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("weight");
        QTest::addColumn<QString>("gradient");
        QTest::newRow("fp8") << "e4m3us none stochastic"
                             << "e4m3us none stochastic"
                             << "e5m2us none stochastic";
        QTest::newRow("fp8_current") << "e4m3fn tensor nearest-even"
                                     << "e4m3fn tensor nearest-even"
                                     << "e5m2 tensor nearest-even";
        QTest::newRow("fp8_block") << "e4m3fn tile:1x128 nearest-even"
                                   << "e4m3fn tile:128x128 nearest-even"
                                   << "e4m3fn tile:1x128 nearest-even";
        QTest::newRow("mxfp8") << "mxe4m3 block:32 nearest-even"
                               << "mxe4m3 block:32 nearest-even"
                               << "mxe4m3 block:32 nearest-even";
        QTest::newRow("mxfp4") << "mxe2m1 block:32 nearest-even"
                               << "mxe2m1 block:32 nearest-even"
                               << "mxe2m1 block:32 nearest-even";
        QTest::newRow("nvfp4") << "nvfp4 block:16 nearest-even"
                               << "nvfp4 block:16 nearest-even"
                               << "nvfp4 block:16 stochastic";
    }

    void namedRecipesAreWhatTheirNamesSay()
    {
        const Recipe* recipe = findRecipe(QTest::currentDataTag());
        QVERIFY(recipe != nullptr);
        QTEST(linearHolds(*recipe, Operand::Input), "input");
        QTEST(linearHolds(*recipe, Operand::Weight), "weight");
        QTEST(linearHolds(*recipe, Operand::Gradient), "gradient");
    }

    void mxfp8RoundsItsScalesUp()
    {
        const auto rules = RecipeRules::from(*findRecipe("mxfp8")).value();
        const OperandPlace place{"", "aten::linear", ProductKind::Linear, Operand::Input, true};
        QVERIFY(rules.formatFor(place)->format.scaling.rule == formats::ScaleRule::RoundCeil);
    }

    void documentsAreReadAsTheyAreWritten()
    {
        for (const Recipe& recipe : namedRecipes())
            QVERIFY2(recipeFromText(toText(recipe), "other") == recipe, recipe.name.c_str());
        const Recipe mine = recipeFrom(R"({"version": 1, "default": {"keep": true}, "rules": [
            {"module": "^layers\\.[01]\\.", "operator": "conv2d", "operand": "weight", "format": "e4m3fn",
             "scaling": "none", "rounding": "stochastic", "scale": 0.125},
            {"format": "nvfp4", "levels": 1}]})");
        QCOMPARE(mine.name, std::string("mine"));
        QCOMPARE(mine.rules.size(), std::size_t{2});
        QVERIFY(recipeFromText(toText(mine), "other") == mine);
    }

    void whatPeopleReadFirstStandsFirst()
    {
        const QString text = QString::fromStdString(toText(*findRecipe("fp8_block")));
        QVERIFY2(text.startsWith("{\n  \"version\": 1,\n  \"name\": \"fp8_block\",\n  \"default\""),
                 qPrintable(text));
    }

    void theLastRuleThatFitsWins()
    {
        const Recipe recipe =
            recipeFrom(R"({"version": 1, "default": {"format": "e4m3fn", "scaling": "tensor"},
            "rules": [{"operand": "gradient", "format": "e5m2"},
                      {"module": "head", "keep": true},
                      {"module": "head", "operand": "weight", "format": "bf16"}]})");
        QCOMPARE(linearHolds(recipe, Operand::Input), QString("e4m3fn tensor nearest-even"));
        QCOMPARE(linearHolds(recipe, Operand::Gradient), QString("e5m2 tensor nearest-even"));
        QCOMPARE(linearHolds(recipe, Operand::Gradient, "lm_head"), QString("kept"));
        QCOMPARE(linearHolds(recipe, Operand::Weight, "lm_head"), QString("bf16 tensor nearest-even"));
        const auto rules = RecipeRules::from(recipe).value();
        QCOMPARE(rules.fitting({"lm_head", "aten::linear", ProductKind::Linear, Operand::Gradient, true}),
                 (std::vector<std::size_t>{0, 1}));
    }

    void onlyNamedOperatorsBeyondTheUsualAreReached()
    {
        const auto rules = RecipeRules::from(recipeFrom(R"({"version": 1, "default": {"format": "e5m2"},
            "rules": [{"operator": "conv2d", "format": "e4m3fn"}, {"operator": "matmul", "format": "fp16"}]})"))
                               .value();
        QCOMPARE(holding(rules, {"", "aten::conv2d", ProductKind::Convolution, Operand::Input, false}),
                 QString("e4m3fn none nearest-even"));
        QCOMPARE(holding(rules, {"", "aten::conv1d", ProductKind::Convolution, Operand::Input, false}),
                 QString("kept"));
        QCOMPARE(holding(rules, {"", "aten::bmm", ProductKind::Matmul, Operand::Input, false}),
                 QString("fp16 none nearest-even"));
        QCOMPARE(holding(rules, {"", "aten::conv1d", ProductKind::Convolution, Operand::Input, true}),
                 QString("e5m2 none nearest-even"));
    }

    void aFormatOfOwnScalesKeepsThem()
    {
        const Recipe plain = recipeFrom(R"({"version": 1, "default": {"format": "e4m3fn", "scaling": "tensor",
            "rule": "ceil"}, "rules": [{"operand": "weight", "format": "mxe4m3"},
                                       {"operand": "gradient", "format": "mxe5m2", "scaling": "block:16"}]})");
        QCOMPARE(linearHolds(plain, Operand::Weight), QString("mxe4m3 block:32 nearest-even"));
        QCOMPARE(linearHolds(plain, Operand::Gradient), QString("mxe5m2 block:16 nearest-even"));
        const Recipe block = recipeFrom(R"({"version": 1, "default": {"format": "mxe4m3", "rule": "even"},
            "rules": [{"operand": "weight", "format": "e4m3fn"}, {"operand": "gradient", "format": "mxe5m2"}]})");
        QCOMPARE(linearHolds(block, Operand::Weight), QString("e4m3fn none nearest-even"));
        const auto rules = RecipeRules::from(block).value();
        const OperandPlace place{"", "aten::linear", ProductKind::Linear, Operand::Gradient, true};
        QVERIFY(rules.formatFor(place)->format.scaling.rule == formats::ScaleRule::Even);
    }

    void theJobsRoundingIsForAll()
    {
        const OperandPlace input{"", "aten::linear", ProductKind::Linear, Operand::Input, true};
        const OperandPlace gradient{"", "aten::linear", ProductKind::Linear, Operand::Gradient, true};
        const Recipe recipe = recipeFrom(R"({"version": 1, "default": {"format": "e4m3fn"},
            "rules": [{"operand": "gradient", "rounding": "nearest-even"}]})");
        const auto rules = RecipeRules::from(recipe, "stochastic").value();
        QCOMPARE(holding(rules, input), QString("e4m3fn none stochastic"));
        QCOMPARE(holding(rules, gradient), QString("e4m3fn none stochastic"));
        const auto own = RecipeRules::from(*job::findRecipe("nvfp4")).value();
        QVERIFY(own.formatFor(gradient)->rounding == formats::Rounding::Stochastic);
        const auto even = RecipeRules::from(*job::findRecipe("nvfp4"), "nearest-even").value();
        QVERIFY(even.formatFor(gradient)->rounding == formats::Rounding::NearestEven);
    }

    void aRoundingThatIsNoneIsTold_data()
    {
        QTest::addColumn<QByteArray>("standard");
        QTest::newRow("for the default") << QByteArray(R"({"format": "e4m3fn"})");
        QTest::newRow("for a rule alone") << QByteArray(R"({"keep": true})");
    }

    void aRoundingThatIsNoneIsTold()
    {
        QFETCH(QByteArray, standard);
        const Recipe recipe = recipeFrom(R"({"version": 1, "default": )" + standard +
                                         R"(, "rules": [{"operand": "input", "format": "e5m2"}]})");
        QVERIFY(RecipeRules::from(recipe, "stochastic"));
        const auto rules = RecipeRules::from(recipe, "up");
        QVERIFY(!rules);
        QVERIFY(rules.error().said == formats::findRounding("up").error().said);
    }

    void aWrongRecipeHasNoRules()
    {
        Recipe recipe;
        recipe.standard.format = "e9";
        const auto rules = RecipeRules::from(recipe);
        QVERIFY(!rules);
        QVERIFY(rules.error().said == check(recipe).error().said);
    }

    void scalesArePowersOfTwo()
    {
        const Recipe recipe = recipeFrom(R"({"version": 1, "default": {"format": "e4m3fn", "scale": 1024}})");
        const auto rules = RecipeRules::from(recipe).value();
        const OperandPlace place{"", "aten::linear", ProductKind::Linear, Operand::Input, true};
        QCOMPARE(rules.formatFor(place)->exponent, 10);
    }

    void eachWrongMemberIsNamed_data()
    {
        QTest::addColumn<QString>("document");
        QTest::addColumn<message::Message>("said");
        const auto row = [](const char* name, const QString& document, const message::Message& said) {
            QTest::newRow(name) << document << said;
        };
        const auto withDefault = [](const QString& members) {
            return QString(R"({"version": 1, "default": {%1}})").arg(members);
        };
        const auto withRule = [](const QString& members) {
            return QString(
                       R"({"version": 1, "default": {"format": "e5m2"}, "rules": [{"keep": true}, {%1}]})")
                .arg(members);
        };
        row("not JSON", "{", say::recipeNotJson("mine", say::jsonMalformedAt(2)));
        row("a list", "[]", say::documentIsWrong(say::theRecipe("mine"), say::notAnObject("[]")));
        row("no default", R"({"version": 1})",
            say::documentIsWrong(say::theRecipe("mine"), say::memberMissing("default")));
        row("newer", R"({"version": 2, "default": {"keep": true}})",
            say::documentIsWrong(say::theRecipe("mine"), say::newerRecipe("version", 2, 1)));
        row("unknown member", R"({"version": 1, "default": {"keep": true}, "rule": []})",
            say::documentIsWrong(say::theRecipe("mine"), say::memberUnknown("rule")));
        row("no format", withDefault(""),
            say::recipeMemberWrong("mine", "format", say::theDefault(), say::formatOfRuleMissing()));
        row("format", withDefault(R"("format": "e5m2", "rounding": "up")"),
            say::recipeMemberWrong("mine", "rounding", say::theDefault(),
                                   say::roundingNotKnown("up", "nearest-even, nearest, stochastic")));
        row("scaling", withRule(R"("scaling": "row")"),
            say::recipeMemberWrong("mine", "scaling", say::ruleOfNumber(2), say::noSuchScaling("row")));
        row("rule", withRule(R"("rule": "up", "scaling": "tensor")"),
            say::recipeMemberWrong("mine", "rule", say::ruleOfNumber(2),
                                   say::scaleRuleNotKnown("up", "floor, ceil, even, rceil")));
        row("levels", withRule(R"("levels": 2)"),
            say::recipeMemberWrong("mine", "levels", say::ruleOfNumber(2), say::levelsOfNvfp4()));
        row("scale", withRule(R"("scale": 3)"),
            say::recipeMemberWrong("mine", "scale", say::ruleOfNumber(2), say::scaleNotPowerOfTwo()));
        row("scale and scaling", withRule(R"("scale": 4, "scaling": "tensor")"),
            say::recipeMemberWrong("mine", "scale", say::ruleOfNumber(2), say::scaleBesideScaling("tensor")));
        row("keep and format", withRule(R"("keep": true, "format": "e5m2")"),
            say::recipeMemberWrong("mine", "keep", say::ruleOfNumber(2), say::keepGoesAlone()));
        row("module", withRule("\"module\": \"[\", \"keep\": true"),
            say::recipeMemberWrong("mine", "module", say::ruleOfNumber(2),
                                   say::notRegularExpression("[", say::verbatim("missing ]: ["))));
        row("operator", withRule(R"("operator": "liner", "keep": true)"),
            say::recipeMemberWrong(
                "mine", "operator", say::ruleOfNumber(2),
                say::noSuchProduct("liner",
                                   "linear, matmul, attention, convolution, mm, bmm, mv, addmm, baddbmm, "
                                   "addbmm, conv1d, conv2d, conv3d, conv_transpose1d, conv_transpose2d, "
                                   "conv_transpose3d, scaled_dot_product_attention")));
        row("operand", withRule(R"("operand": "bias", "keep": true)"),
            say::documentIsWrong(say::theRecipe("mine"),
                                 say::partIsWrong(say::theItem(2, "rules"),
                                                  say::memberOfUnknownValue("operand", "\"bias\""))));
        row("nothing", withRule(R"("module": "head")"), say::ruleSaysNothing("mine", say::ruleOfNumber(2)));
        row("type", withDefault(R"("format": 8)"),
            say::documentIsWrong(say::theRecipe("mine"),
                                 say::partIsWrong(say::theMember("default"),
                                                  say::memberIsNot("format", say::aString(), "8"))));
    }

    void eachWrongMemberIsNamed()
    {
        QFETCH(const QString, document);
        const auto recipe = recipeFromText(document.toStdString(), "mine");
        QVERIFY(!recipe);
        QTEST(recipe.error().said, "said");
        QCOMPARE(recipe.error().field, std::string("--transform"));
        const bool isJson = document != "{";
        QVERIFY(recipe.error().status == (isJson ? ExitStatus::Usage : ExitStatus::Unreadable));
    }

    /// Types and unknown members, and what no format, scaling or operator is, in one answer.
    void allWrongMembersAreNamed()
    {
        const auto said = [](const char* text) {
            const auto recipe = recipeFromText(text, "mine");
            return recipe ? QString() : QString::fromStdString(recipe.error().message);
        };
        const QString values = said(R"({"version": 1, "default": {"format": "e9"}, "rules": [
            {"scaling": "row"}, {"format": "e5m2", "scale": 3}, {"operator": "liner", "keep": true}]})");
        for (const char* part : {"\"format\" of the default", "\"scaling\" of rule 1", "\"scale\" of rule 2",
                                 "\"operator\" of rule 3"})
            QVERIFY2(values.contains(part), qPrintable(values));
        QCOMPARE(values.count("is not valid"), 4); // a rule that takes the default's format is not wrong
        const QString members = said(R"({"version": 1, "usual": {}, "default": {"format": 8, "levls": 2},
            "rules": [{"operand": "bias", "scaling": "row"}]})");
        for (const char* part : {"\"usual\" is unknown", "\"format\" must be a string, but is 8",
                                 "\"levls\" is unknown", "\"bias\""})
            QVERIFY2(members.contains(part), qPrintable(members));
        QVERIFY2(!members.contains("missing"), qPrintable(members));
    }

    /// JSON keeps the last of them, which nobody can have meant.
    void aMemberThatOccursTwiceIsRefused()
    {
        const auto twice = recipeFromText(
            R"({"version": 1, "default": {"format": "e5m2"}, "rules": [{"keep": true, "keep": false}]})",
            "mine");
        QVERIFY(!twice);
        QCOMPARE(twice.error().message,
                 std::string("The recipe mine is not valid: the member \"keep\" occurs twice."));
        QVERIFY(recipeFromText(R"({"version": 1, "default": {"format": "e5m2"},
            "rules": [{"keep": true}, {"keep": true}]})")
                    .has_value());
    }

    void aNameThatStandsForAnotherRecipeIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"mxfp8", "MXFP8", "FP8", "FP8, current scaling", "fp8, Scales of blocks", "nvfp4"})
            QTest::newRow(name) << name;
    }

    void aNameThatStandsForAnotherRecipeIsRefused()
    {
        QFETCH(const QString, name);
        Recipe recipe;
        recipe.name = name.toStdString();
        recipe.standard.format = "mxe2m1";
        const auto checked = check(recipe);
        QVERIFY(!checked);
        QVERIFY2(checked.error().message.starts_with('"' + recipe.name + "\" is the name of a recipe"),
                 checked.error().message.c_str());
        QVERIFY(!recipeFromText(toText(recipe)));
        recipe.name += " of mine";
        QVERIFY(check(recipe).has_value());
    }

    void aModuleWhoseNameIsNoTextIsWrittenAllTheSame()
    {
        Recipe recipe = *findRecipe("fp8_block");
        recipe.name = "mine";
        recipe.rules.push_back({"a\xff\xfe", "linear", {}, {}});
        QVERIFY(QString::fromStdString(toText(recipe)).contains(QString(QChar::ReplacementCharacter)));
        QVERIFY(!toString(Transform(SimulateRecipe{recipe, false})).empty());
    }

    void formatsOfScalesAreForNoOperand()
    {
        const auto recipe = recipeFromText(R"({"version": 1, "default": {"format": "e8m0fnu"}})", "mine");
        QVERIFY(!recipe);
        QVERIFY2(recipe.error().message.find("e8m0fnu has neither sign nor zero") != std::string::npos,
                 recipe.error().message.c_str());
        QVERIFY(!transformFrom("format:e8m0fnu"));
        QVERIFY(!transformFrom("format:e4m3fn,e8m0fnu"));
    }

    void everyNameOfAProductIsAnOperator()
    {
        for (const char* name : {"linear", "matmul", "attention", "convolution", "aten::mm", "mm",
                                 "aten::conv2d", "scaled_dot_product_attention"}) {
            Recipe recipe = *findRecipe("mxfp8");
            recipe.name = "mine";
            recipe.rules.emplace_back().op = name;
            recipe.rules.back().settings.keep = true;
            QVERIFY2(check(recipe).has_value(), name);
        }
    }

    /// However the document calls itself.
    void whatIsWrongInAFileNamesTheFile()
    {
        const QTemporaryDir folder;
        const auto said = [&folder](const char* text) {
            QFile file(folder.filePath("broken.json"));
            if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
                qFatal("the file can't be written");
            file.close();
            const auto recipe = readRecipe(file.fileName().toStdString());
            return recipe ? QString() : QString::fromStdString(recipe.error().message);
        };
        const QString start = "The recipe " + folder.filePath("broken.json") + " is not ";
        for (const char* text :
             {"{", R"({"version": 1, "name": "good"})",
              R"({"version": 1, "name": "good", "default": {"format": "e9"}})",
              R"({"version": 1, "name": "good", "default": {"format": "e5m2"}, "rules": [{}]})"})
            QVERIFY2(said(text).startsWith(start), qPrintable(said(text)));
    }

    void filesAreCalledAfterThemselves()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("warm up.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"version": 1, "default": {"format": "e5m2"}})");
        file.close();
        QCOMPARE(readRecipe(file.fileName().toStdString()).value().name, std::string("warm up"));
        const auto missing = readRecipe(folder.filePath("none.json").toStdString());
        QVERIFY(!missing);
        QVERIFY(missing.error().message.find("none.json") != std::string::npos);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestRecipe)
#include "test_recipe.moc"
