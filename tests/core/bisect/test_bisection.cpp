// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bisect/bisection.h"
#include "core/bisect/module_shares.h"
#include "core/job/recipe_rules.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>
#include <nlohmann/json.hpp>

using namespace scalescope;
using bisect::Bisection;

namespace {

job::GroupMeasured group(const std::string& module, std::optional<double> alone,
                         std::optional<double> without, std::optional<job::Operand> operand = {})
{
    return {module, operand ? "aten::linear" : "", operand, 1, alone, without};
}

/// What an engine would say of an error of 8, of which one weight causes 6.
Bisection example()
{
    Bisection bisection;
    for (const job::Event& event : std::vector<job::Event>{
             job::Hello{}, job::BisectStarted{{job::BisectTarget::Kind::Loss}, 6, 8, 2, 22}, group("a", 7, 1),
             group("b.0", 1, 7), job::Progress{}, group("a", 1, 7, job::Operand::Input),
             group("a", 6, 2, job::Operand::Weight),
             job::OperandKept{"a", "aten::linear", job::Operand::Weight, false, 2},
             job::OperandKept{"b.0", "aten::mm", job::Operand::Gradient, false, 1.5},
             job::OperandKept{"a", "aten::linear", job::Operand::Input, false, 0.5},
             job::OperandKept{"a", "aten::linear", job::Operand::Input, true, 1}})
        bisection.add(event);
    return bisection;
}

} // namespace

class TestBisection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyEventsOfItCount()
    {
        Bisection bisection;
        QVERIFY(!bisection.add(job::Hello{}));
        QVERIFY(bisection.add(job::BisectStarted{{job::BisectTarget::Kind::Loss}, 2, 1, 1, 2}));
        QVERIFY(bisection.add(group("a", 1, 0)));
        QCOMPARE(bisection.groups.size(), 1U);
        bisection.add(job::BisectStarted{{job::BisectTarget::Kind::Gradients}, 2, 1, {}, {}});
        QVERIFY(bisection.groups.empty());
    }

    void largestSharesComeFirstAndOpenedGroupsLast()
    {
        QStringList rows;
        for (const bisect::RankedGroup& ranked : bisect::ranked(example()))
            rows << QString("%1%2 %3")
                        .arg(QString::fromStdString(ranked.group.module),
                             ranked.group.operand ? "/operand" : "")
                        .arg(ranked.share);
        QCOMPARE(rows, QStringList({"a/operand 0.75", "b.0 0.125", "a/operand 0.125", "a 0.875"}));
    }

    /// A search that was stopped has not measured the others, which may be what matters.
    void aGroupIsOpenedWhenAllOfItsOperandsAreInItsParts()
    {
        Bisection bisection;
        bisection.add(job::BisectStarted{{job::BisectTarget::Kind::Loss}, 3, 8, 2, 22});
        job::GroupMeasured whole = group("a", 8, 0);
        whole.operands = 3;
        bisection.add(whole);
        job::GroupMeasured inner = group("a.fc", 1, 7);
        inner.operands = 2;
        bisection.add(inner);
        bisection.add(group("a.fc", 1, 7, job::Operand::Input));
        const auto opened = [&bisection](std::size_t number) {
            for (const bisect::RankedGroup& ranked : bisect::ranked(bisection))
                if (ranked.group.module == bisection.groups[number].module && !ranked.group.operand)
                    return ranked.isOpened;
            return false;
        };
        QVERIFY(!opened(0) && !opened(1));
        bisection.add(group("a.fc", 1, 7, job::Operand::Weight));
        QVERIFY(!opened(0) && opened(1));
        bisection.add(group("a", 7, 1, job::Operand::Gradient));
        QVERIFY(opened(0) && opened(1));
    }

    void aGroupIsInsideItsModules()
    {
        const auto a = group("a", 1, 1);
        QVERIFY(bisect::isInside(group("a.b", 1, 1), a));
        QVERIFY(bisect::isInside(group("a", 1, 1, job::Operand::Input), a));
        QVERIFY(!bisect::isInside(group("ab", 1, 1), a));
        QVERIFY(!bisect::isInside(a, a));
        QVERIFY(!bisect::isInside(a, group("a", 1, 1, job::Operand::Input)));
    }

    void aModuleHasItsGroupsShare()
    {
        const bisect::ModuleShares shares(example());
        QCOMPARE(shares.ofModule("a"), 0.875);
        QCOMPARE(shares.ofModule("b.0.x"), 0.125);
        for (const char* notRounded : {"b", "", "ab", "a.norm"})
            QVERIFY2(std::isnan(shares.ofModule(notRounded)), notRounded);
    }

    void whatAModuleDoesItselfHasItsOperandsShare()
    {
        const bisect::ModuleShares shares(example());
        QCOMPARE(shares.ofOperator("a", "aten::linear"), 0.875);
        QVERIFY(std::isnan(shares.ofOperator("a", "aten::matmul")));
        QCOMPARE(shares.ofOperator("b.0", "aten::mm"), 0.125);
        QCOMPARE(shares.ofOperator("b.0.x", "aten::mm"), 0.125);
        QVERIFY(std::isnan(shares.ofOperator("a.norm", "aten::linear")));
        Bisection opened;
        opened.add(job::BisectStarted{{job::BisectTarget::Kind::Loss}, 2, 8, 2, 22});
        opened.add(group("a", 8, 0));
        opened.add(group("a.fc", 8, 0));
        QVERIFY(std::isnan(bisect::ModuleShares(opened).ofOperator("a", "aten::linear")));
        QCOMPARE(bisect::ModuleShares(opened).ofModule("a"), 1.0);
    }

    void theKeptAreThoseThatWereNotReleased()
    {
        const auto kept = bisect::keptOperands(example());
        QCOMPARE(kept.size(), 2U);
        QVERIFY(kept[0].role == job::Operand::Weight && kept[1].module == "b.0");
        QCOMPARE(bisect::errorLeft(example()), 1.0);
    }

    void theRecipeKeepsExactlyThese()
    {
        const job::Recipe recipe = bisect::withKept(*job::findRecipe("fp8"), bisect::keptOperands(example()));
        const auto rules = job::RecipeRules::from(recipe).value();
        const auto isKept = [&rules](const char* module, const char* op, job::Operand operand) {
            return rules.formatFor({module, op, job::ProductKind::Linear, operand}) == nullptr;
        };
        QVERIFY(isKept("a", "aten::linear", job::Operand::Weight));
        QVERIFY(isKept("b.0", "aten::mm", job::Operand::Gradient));
        QVERIFY(!isKept("a", "aten::linear", job::Operand::Input));
        QVERIFY(!isKept("a", "aten::mm", job::Operand::Weight));
        QVERIFY(!isKept("xa", "aten::linear", job::Operand::Weight));
        QVERIFY(!isKept("b00", "aten::mm", job::Operand::Gradient));
        QVERIFY(job::check(recipe));
    }

    void theTableHasARowForEachGroupAndKeptOperand()
    {
        const QStringList lines = QString::fromStdString(bisect::bisectionCsv(example())).split('\n');
        QCOMPARE(lines[0],
                 QString("rank,module,operator,operand,operands,alone,without,share,opened,step,error"));
        QCOMPARE(lines[1], QString("1,a,aten::linear,weight,1,6,2,0.75,false,1,2"));
        QCOMPARE(lines[2], QString("2,b.0,,,1,1,7,0.125,false,,"));
        QCOMPARE(lines[4], QString("4,a,,,1,7,1,0.875,true,,"));
        QCOMPARE(lines[5], QString("5,b.0,aten::mm,gradient,1,,,,false,2,1.5"));
        QCOMPARE(lines.size(), 7);
    }

    /// What was left then was left by others than are kept in the end.
    void errorsOfStepsAreNotToldBehindOneThatWasRoundedAgain()
    {
        Bisection bisection = example();
        bisection.add(job::OperandKept{"a", "aten::linear", job::Operand::Weight, true, 1.25});
        const auto kept = bisect::keptOperands(bisection);
        QCOMPARE(kept.size(), 1U);
        QVERIFY(!bisect::errorAfter(bisection, kept[0]));
        QCOMPARE(bisect::errorAfter(example(), kept[0]), std::optional(1.5));
        QCOMPARE(bisect::errorLeft(bisection), 1.25);
        const QStringList lines = QString::fromStdString(bisect::bisectionCsv(bisection)).split('\n');
        QCOMPARE(lines[5], QString("5,b.0,aten::mm,gradient,1,,,,false,1,"));
        const auto json = nlohmann::json::parse(bisect::bisectionJson(bisection));
        QVERIFY(json["kept"][0]["error"].is_null());
    }

    void errorsWithoutABoundAreInf()
    {
        Bisection bisection;
        bisection.add(job::BisectStarted{{job::BisectTarget::Kind::Loss}, 1, {}, 2, {}});
        bisection.add(group("a", {}, 0.5, job::Operand::Input));
        QVERIFY(bisect::bisectionCsv(bisection).find("1,a,aten::linear,input,1,inf,0.5,1,false,,") !=
                std::string::npos);
        const auto json = nlohmann::json::parse(bisect::bisectionJson(bisection));
        QVERIFY(json["error"] == "inf" && json["value"].is_null() && json["reference"] == 2);
    }

    void jsonHasTheSame()
    {
        const auto json = nlohmann::json::parse(bisect::bisectionJson(example()));
        QVERIFY(json["target"] == "loss" && json["operands"] == 6 && json["error"] == 8);
        QCOMPARE(json["groups"].size(), 4U);
        QVERIFY(json["groups"][0]["operand"] == "weight" && json["groups"][0]["share"] == 0.75);
        QCOMPARE(json["kept"].size(), 2U);
        QVERIFY(json["kept"][1]["module"] == "b.0" && json["kept"][1]["error"] == 1.5);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestBisection)
#include "test_bisection.moc"
