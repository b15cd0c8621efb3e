// SPDX-License-Identifier: GPL-3.0-or-later
// The search on errors that a function of the rounded operands gives.
#include "core/bisect/search.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

using namespace scalescope;
using bisect::OperandTree;
using bisect::RoundedOperand;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

using ErrorFunction = std::function<double(const std::vector<bool>&)>;

class FunctionTrials : public bisect::Trials
{
public:
    explicit FunctionTrials(ErrorFunction function) : m_function(std::move(function)) {}
    double error(const std::vector<bool>& rounded) override
    {
        ++count;
        return m_function(rounded);
    }
    int count = 0;

private:
    ErrorFunction m_function;
};

/// Errors that add up.
ErrorFunction sumOf(std::vector<double> parts)
{
    return [parts = std::move(parts)](const std::vector<bool>& rounded) {
        double sum = 0;
        for (std::size_t i = 0; i < parts.size(); ++i)
            sum += rounded[i] ? parts[i] : 0;
        return sum;
    };
}

/// Keeps what is found as texts.
class Notes : public bisect::Finds
{
public:
    void measured(const OperandTree::Group& group, double alone, double without) override
    {
        groups << QString("%1 %2 %3").arg(QString::fromStdString(group.module)).arg(alone).arg(without);
    }
    void kept(const RoundedOperand& operand, double error, bool released) override
    {
        steps << QString("%1%2 %3")
                     .arg(released ? "-" : "+", QString::fromStdString(operand.module))
                     .arg(error);
    }
    QStringList groups;
    QStringList steps;
};

/// Two modules of two each: "a.0", "a.1", "b.0", "b.1".
OperandTree fourOperands()
{
    std::vector<RoundedOperand> operands;
    for (const char* module : {"a.0", "a.1", "b.0", "b.1"})
        operands.push_back({module, "aten::linear", job::Operand::Input});
    return OperandTree(std::move(operands));
}

/// So many modules with 8 operands each.
OperandTree manyOperands(int modules)
{
    std::vector<RoundedOperand> operands;
    for (int i = 0; i < modules; ++i)
        for (int k = 0; k < 8; ++k)
            operands.push_back(
                {"layers." + std::to_string(i) + ".part." + std::to_string(k), "aten::linear"});
    return OperandTree(std::move(operands));
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShareIsTheMeanOfFirstAndLast_data()
    {
        QTest::addColumn<double>("alone");
        QTest::addColumn<double>("without");
        QTest::addColumn<double>("whole");
        QTest::addColumn<double>("share");
        QTest::newRow("errors that add up") << 3.0 << 1.0 << 4.0 << 0.75;
        QTest::newRow("one of two that would do each") << 4.0 << 4.0 << 4.0 << 0.5;
        QTest::newRow("two that need each other") << 0.0 << 0.0 << 4.0 << 0.5;
        QTest::newRow("nothing") << 0.0 << 4.0 << 4.0 << 0.0;
        QTest::newRow("others take away from it") << 9.0 << 1.0 << 4.0 << 1.5;
        QTest::newRow("an overflow") << infinite << 0.5 << infinite << 1.0;
        QTest::newRow("not the overflow") << 0.5 << infinite << infinite << 0.0;
        QTest::newRow("no error at all") << 0.0 << 0.0 << 0.0 << 0.0;
    }

    void theShareIsTheMeanOfFirstAndLast()
    {
        QFETCH(const double, alone);
        QFETCH(const double, without);
        QFETCH(const double, whole);
        QFETCH(const double, share);
        QCOMPARE(bisect::shareOf(alone, without, whole), share);
    }

    void groupsAreOpenedWhereTheyMatter()
    {
        const OperandTree tree = fourOperands();
        FunctionTrials trials(sumOf({1, 95, 2, 2}));
        Notes notes;
        bisect::Search search(tree, trials, notes);
        search.rank();
        QCOMPARE(search.whole(), 100.0);
        QCOMPARE(notes.groups, QStringList({"a 96 4", "b 4 96", "a.0 1 99", "a.1 95 5"}));
    }

    void oneOperandIsReachedHoweverEvenTheErrorIs()
    {
        const OperandTree tree = manyOperands(40);
        FunctionTrials trials(sumOf(std::vector<double>(320, 1)));
        Notes notes;
        bisect::Search search(tree, trials, notes);
        search.rank();
        QCOMPARE(notes.groups.size(), 40 + 8);
        QCOMPARE(notes.groups.back(), QString("layers.0.part.7 1 319"));
    }

    void anUnwantedErrorIsFoundInFewTrials()
    {
        const OperandTree tree = manyOperands(40);
        std::vector<double> parts(320, 1e-6);
        parts[8 * 23 + 5] = 1;
        FunctionTrials trials(sumOf(parts));
        Notes notes;
        bisect::Search search(tree, trials, notes);
        search.rank();
        search.keepUntil(0.01);
        QVERIFY2(notes.steps.size() == 1 && notes.steps.front().startsWith("+layers.23.part.5 "),
                 qPrintable(notes.steps.join('\n')));
        QVERIFY2(trials.count <= 1 + 2 * (40 + 8) + 2, qPrintable(QString::number(trials.count)));
    }

    void whatTakesAwayMostIsKeptFirst()
    {
        const OperandTree tree = fourOperands();
        FunctionTrials trials(sumOf({20, 40, 30, 10}));
        Notes notes;
        bisect::Search search(tree, trials, notes);
        search.rank();
        search.keepUntil(35);
        QCOMPARE(notes.steps, QStringList({"+a.1 60", "+b.0 30"}));
    }

    void nothingIsKeptWithinTheBound()
    {
        const OperandTree tree = fourOperands();
        FunctionTrials trials(sumOf({1, 2, 3, 4}));
        Notes notes;
        bisect::Search search(tree, trials, notes);
        search.rank();
        search.keepUntil(10);
        QCOMPARE(notes.steps, QStringList());
    }

    void everythingIsKeptForNoError()
    {
        const OperandTree tree = fourOperands();
        FunctionTrials trials(sumOf({1, 2, 3, 4}));
        Notes notes;
        bisect::Search search(tree, trials, notes);
        search.rank();
        search.keepUntil(0);
        QCOMPARE(notes.steps, QStringList({"+b.1 6", "+b.0 3", "+a.1 1", "+a.0 0"}));
    }

    /// Each of two overflows by itself, so that keeping one gains nothing.
    void twoOverflowsAreBothKept()
    {
        const OperandTree tree = fourOperands();
        FunctionTrials trials([](const std::vector<bool>& rounded) {
            return rounded[0] || rounded[3] ? std::nan("") : 0.5 * rounded[1] + 0.5 * rounded[2];
        });
        Notes notes;
        bisect::Search search(tree, trials, notes);
        search.rank();
        search.keepUntil(2);
        QCOMPARE(notes.steps, QStringList({"+a.0 inf", "+b.1 1"}));
    }

    /// The first looks best alone, and is not needed with the other two.
    void whatLaterOnesMadeSuperfluousIsRoundedAgain()
    {
        const OperandTree tree = fourOperands();
        FunctionTrials trials([](const std::vector<bool>& rounded) {
            const double pair = rounded[1] || rounded[2] ? 50 : 0;
            return pair + (rounded[0] && pair > 0 ? 30 : 0) + (rounded[3] ? 1 : 0);
        });
        Notes notes;
        bisect::Search search(tree, trials, notes);
        search.rank();
        search.keepUntil(5);
        QCOMPARE(notes.steps, QStringList({"+a.0 51", "+b.1 50", "+a.1 50", "+b.0 0", "-a.0 0", "-b.1 1"}));
    }

    void noChoiceIsTriedTwice()
    {
        const OperandTree tree = fourOperands();
        std::set<std::vector<bool>> seen;
        FunctionTrials trials([&seen](const std::vector<bool>& rounded) {
            return seen.insert(rounded).second ? std::accumulate(rounded.begin(), rounded.end(), 0.0,
                                                                 [](double s, bool r) { return s + r; })
                                               : -1;
        });
        Notes notes;
        bisect::Search search(tree, trials, notes);
        search.rank();
        search.keepUntil(0);
        QCOMPARE(trials.count, static_cast<int>(seen.size()));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestSearch)
#include "test_search.moc"
