// SPDX-License-Identifier: GPL-3.0-or-later
// Recipes as tables to edit: cells hold what the document has, and each row says for how many operands it
// holds.
#include "tests/support/test_class.h"
#include "widgets/recipe/recipe_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace scalescope;
using namespace scalescope::widgets;

namespace {

/// A linear in each of these modules, and a convolution in "stem".
std::vector<report::ProductOperand> operandsIn(const QStringList& modules)
{
    std::vector<report::ProductOperand> operands;
    for (const QString& module : modules)
        for (const job::Operand operand : {job::Operand::Input, job::Operand::Weight, job::Operand::Gradient})
            operands.push_back({0, module.toStdString(), "aten::linear", job::ProductKind::Linear, operand});
    for (const job::Operand operand : {job::Operand::Input, job::Operand::Weight, job::Operand::Gradient})
        operands.push_back({0, "stem", "aten::conv2d", job::ProductKind::Convolution, operand});
    return operands;
}

QString cell(const RecipeModel& model, int row, RecipeModel::Column column)
{
    return model.index(row, column).data().toString();
}

bool type(RecipeModel& model, int row, RecipeModel::Column column, const QString& text)
{
    return model.setData(model.index(row, column), text, Qt::EditRole);
}

QStringList touches(const RecipeModel& model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all << cell(model, row, RecipeModel::Touches);
    return all;
}

} // namespace

class TestRecipeModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsAreTheDefaultAndTheRules()
    {
        RecipeModel model;
        const QAbstractItemModelTester tester(&model);
        model.setRecipe(*job::findRecipe("fp8_block"));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(cell(model, 0, RecipeModel::Format), QString("e4m3fn"));
        QCOMPARE(cell(model, 0, RecipeModel::Module), QString("any"));
        QCOMPARE(cell(model, 1, RecipeModel::Operand), QString("weight"));
        QCOMPARE(cell(model, 1, RecipeModel::Scaling), QString("tile:128x128"));
        QCOMPARE(model.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), QString("Rule 1"));
        QVERIFY(!(model.index(0, RecipeModel::Operand).flags() & Qt::ItemIsEditable));
        QVERIFY(!(model.index(1, RecipeModel::Touches).flags() & Qt::ItemIsEditable));
    }

    void whatIsTypedIsWhatTheRecipeHas()
    {
        RecipeModel model;
        model.setRecipe(*job::findRecipe("mxfp8"));
        model.setName("mine");
        const int row = model.addRule(0);
        QCOMPARE(cell(model, row, RecipeModel::Format), QString("full precision"));
        QVERIFY(type(model, row, RecipeModel::Module, " head "));
        QVERIFY(type(model, row, RecipeModel::Operand, "gradient"));
        QVERIFY(type(model, row, RecipeModel::Format, "e5m2"));
        QVERIFY(type(model, row, RecipeModel::Scale, "0.25"));
        const job::RecipeRule& rule = model.recipe().rules.at(0);
        QCOMPARE(rule.module, std::string("head"));
        QVERIFY(rule.operand == job::Operand::Gradient && !rule.settings.keep);
        QCOMPARE(rule.settings.format, std::string("e5m2"));
        QVERIFY(rule.settings.scale == 0.25);
        QCOMPARE(model.error(), QString());
        QVERIFY(type(model, row, RecipeModel::Format, "keep"));
        job::OperandSettings kept;
        kept.keep = true;
        QVERIFY(model.recipe().rules.at(0).settings == kept);
    }

    void scalesArePowersOfTwo()
    {
        RecipeModel model;
        job::Recipe recipe = *job::findRecipe("fp8");
        recipe.rules.front().settings.scale = 0x1p-5;
        model.setRecipe(recipe);
        QCOMPARE(cell(model, 1, RecipeModel::Scale), QString("2^-5 (× 2^5)")); // as problems say what helps
        QCOMPARE(model.index(1, RecipeModel::Scale).data(Qt::EditRole).toString(), QString("2^-5"));
        for (const auto& [typed, scale, shown] : {std::tuple{"2^3", 8.0, "2^3 (× 2^-3)"},
                                                  {" 0.125 ", 0.125, "2^-3 (× 2^3)"},
                                                  {"1", 1.0, "2^0"},
                                                  {"3", 3.0, "3"}}) {
            QVERIFY(type(model, 1, RecipeModel::Scale, typed));
            QCOMPARE(*model.recipe().rules.at(0).settings.scale, scale);
            QCOMPARE(cell(model, 1, RecipeModel::Scale), QString(shown));
        }
        QVERIFY2(model.error().contains("power of two"), qPrintable(model.error()));
        QVERIFY(type(model, 1, RecipeModel::Scale, "0,5")); // as many write it
        QCOMPARE(*model.recipe().rules.at(0).settings.scale, 0.5);
        QVERIFY(type(model, 1, RecipeModel::Scale, ""));
        QVERIFY(!model.recipe().rules.at(0).settings.scale);
    }

    void levelsOfScalesAreChosen()
    {
        RecipeModel model;
        model.setRecipe(*job::findRecipe("nvfp4"));
        QCOMPARE(cell(model, 0, RecipeModel::Levels), QString());
        QVERIFY(type(model, 0, RecipeModel::Levels, "1"));
        QCOMPARE(model.recipe().standard.levels, std::optional(1));
        QCOMPARE(cell(model, 0, RecipeModel::Levels), QString("1"));
        model.setName("mine");
        QCOMPARE(model.error(), QString());
        QVERIFY(type(model, 0, RecipeModel::Levels, "3"));
        QVERIFY(!model.error().isEmpty());
        QVERIFY(type(model, 0, RecipeModel::Levels, ""));
        model.setName("nvfp4");
        QVERIFY(model.recipe() == *job::findRecipe("nvfp4"));
    }

    /// And not taken for an empty one, which means something.
    void whatACellCantHoldIsRefused_data()
    {
        QTest::addColumn<RecipeModel::Column>("column");
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("typed");
        QTest::newRow("operand") << RecipeModel::Operand << "weight"
                                 << "inputs";
        QTest::newRow("scale") << RecipeModel::Scale << "3"
                               << "2^x";
        QTest::newRow("levels") << RecipeModel::Levels << "1"
                                << "two";
    }

    void whatACellCantHoldIsRefused()
    {
        QFETCH(const RecipeModel::Column, column);
        QFETCH(const QString, kept);
        QFETCH(const QString, typed);
        RecipeModel model;
        model.setRecipe(*job::findRecipe("nvfp4"));
        QVERIFY(type(model, 1, column, kept));
        QSignalSpy refused(&model, &RecipeModel::refused);
        QVERIFY(!type(model, 1, column, typed));
        QCOMPARE(cell(model, 1, column), kept);
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused[0][0].toString().startsWith('"' + typed + "\" is not a"));
    }

    void aWrongCellIsSaid()
    {
        RecipeModel model;
        model.setRecipe(*job::findRecipe("mxfp8"));
        QVERIFY(type(model, 0, RecipeModel::Rounding, "up"));
        QVERIFY2(model.error().contains("There is no rounding \"up\""), qPrintable(model.error()));
        QCOMPARE(touches(model), QStringList({"0"}));
    }

    void eachRowCountsTheOperandsItHoldsFor()
    {
        RecipeModel model;
        const QAbstractItemModelTester tester(&model);
        model.setRecipe(*job::findRecipe("mxfp8"));
        model.setOperands(operandsIn({"layers.0", "layers.1", "head"}), false);
        QCOMPARE(touches(model), QStringList({"9"}));
        const int row = model.addRule(0);
        QCOMPARE(touches(model), QStringList({"0", "9"}));
        type(model, row, RecipeModel::Module, "head");
        QCOMPARE(touches(model), QStringList({"6", "3"}));
        QCOMPARE(model.index(row, RecipeModel::Touches).data(Qt::ToolTipRole).toString(), QString("head"));
        model.addRule(row);
        type(model, row + 1, RecipeModel::Operator, "conv2d");
        QCOMPARE(touches(model), QStringList({"6", "3", "3"}));
        model.setOperands(operandsIn({"layers.0"}), true);
        QCOMPARE(touches(model), QStringList({"3", "0", "3"}));
    }

    void rulesMoveAndGo()
    {
        RecipeModel model;
        const QAbstractItemModelTester tester(&model);
        model.setRecipe(*job::findRecipe("mxfp8"));
        for (const char* module : {"a", "b"})
            type(model, model.addRule(model.rowCount() - 1), RecipeModel::Module, module);
        QVERIFY(model.moveRule(2, -1));
        QCOMPARE(cell(model, 1, RecipeModel::Module), QString("b"));
        QVERIFY(!model.moveRule(1, -1) && !model.moveRule(2, 1) && !model.moveRule(0, 1));
        QVERIFY(model.moveRule(1, 1));
        QCOMPARE(cell(model, 1, RecipeModel::Module), QString("a"));
        model.removeRule(1);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(cell(model, 1, RecipeModel::Module), QString("b"));
        model.removeRule(0); // the default stays
        QCOMPARE(model.rowCount(), 2);
    }

    void everyChoiceCanBeChosen()
    {
        for (int column = 0; column < RecipeModel::columns; ++column) {
            for (const QString& choice : RecipeModel::choices(static_cast<RecipeModel::Column>(column))) {
                RecipeModel model;
                model.setRecipe(*job::findRecipe("fp8_current"));
                model.setName("mine");
                const bool isOfNvfp4 = column == RecipeModel::Levels;
                QVERIFY(type(model, model.addRule(0), RecipeModel::Format, isOfNvfp4 ? "nvfp4" : "e4m3fn"));
                QVERIFY(type(model, 1, static_cast<RecipeModel::Column>(column), choice));
                if (!(column == RecipeModel::Format && choice.isEmpty()))
                    QVERIFY2(model.error().isEmpty(), qPrintable(choice + ": " + model.error()));
            }
        }
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestRecipeModel)
#include "test_recipe_model.moc"
