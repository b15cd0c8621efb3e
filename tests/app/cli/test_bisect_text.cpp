// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/summaries.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;

namespace {

constexpr auto weight = job::Operand::Weight;

/// What an engine says first, of an error of 8.
bisect::Bisection begun()
{
    bisect::Bisection bisection;
    bisection.add(job::BisectStarted{{job::BisectTarget::Kind::Loss}, 4, 8, 2, 18});
    return bisection;
}

/// The module `a` of three operands, of which two were measured, and `b` of one.
bisect::Bisection measured()
{
    bisect::Bisection bisection = begun();
    bisection.add(job::GroupMeasured{"a", "", {}, 3, 7, 1});
    bisection.add(job::GroupMeasured{"b", "aten::linear", weight, 1, 1, 7});
    bisection.add(job::GroupMeasured{"a", "aten::linear", job::Operand::Input, 1, 1, 7});
    bisection.add(job::GroupMeasured{"a", "aten::linear", weight, 1, 5, 3});
    return bisection;
}

bisect::Bisection kept(double error)
{
    bisect::Bisection bisection = measured();
    bisection.add(job::OperandKept{"a", "aten::linear", weight, false, error});
    return bisection;
}

QString textOf(const bisect::Bisection& bisection, std::optional<double> bound, bool isWhole)
{
    return QString::fromStdString(app::cli::bisectionText(bisection, bound, isWhole));
}

} // namespace

class TestBisectText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsKnownIsShownHoweverItEnds()
    {
        const QString ranking = "  share      alone    without  operands  where\n"
                                "  87.5%          7          1         3  a\n"
                                "  62.5%          5          3         1  weight of aten::linear in a\n"
                                "  12.5%          1          7         1  weight of aten::linear in b\n"
                                "  12.5%          1          7         1  input of aten::linear in a\n";
        const QString headline = "loss 18 instead of 2, an error of 8, with 4 operands rounded\n";
        QCOMPARE(textOf(measured(), {}, true), headline + ranking);
        QCOMPARE(textOf(measured(), {}, false),
                 headline + "the search did not come to its end; until then it found:\n" + ranking);
    }

    void nothingMeasuredIsNoEmptyTable()
    {
        const QString text = textOf(begun(), 0.5, false);
        QVERIFY2(text.endsWith("no group of operands was measured\n"
                               "no operand was kept yet for the bound of 0.5\n"),
                 qPrintable(text));
    }

    /// The bound was missed only where operands were kept for it.
    void theBoundIsToldAsFarAsTheSearchWent_data()
    {
        QTest::addColumn<double>("error"); ///< with one operand kept; 8 for none
        QTest::addColumn<double>("bound");
        QTest::addColumn<bool>("isWhole");
        QTest::addColumn<QString>("line");
        QTest::newRow("not begun") << 8.0 << 1.0 << false << "no operand was kept yet for the bound of 1";
        QTest::newRow("no need") << 8.0 << 9.0 << true << "nothing has to be kept for the bound of 9";
        QTest::newRow("on the way") << 3.0 << 1.0 << false
                                    << "kept in full precision for the bound of 1, which is not reached: 3 "
                                       "is left with 1 kept:";
        QTest::newRow("not taken back")
            << 0.5 << 1.0 << false
            << "kept in full precision for the bound of 1, perhaps more than it takes:";
        QTest::newRow("done") << 0.5 << 1.0 << true << "kept in full precision for the bound of 1:";
    }

    void theBoundIsToldAsFarAsTheSearchWent()
    {
        QFETCH(const double, error);
        QFETCH(const double, bound);
        QFETCH(const bool, isWhole);
        QFETCH(const QString, line);
        const bool isKept = error < 8;
        const QString text = textOf(isKept ? kept(error) : measured(), bound, isWhole);
        const QString step = QString("  +  weight of aten::linear in a, error %1\n").arg(error);
        QVERIFY2(text.endsWith("\n" + line + "\n" + (isKept ? step : QString())), qPrintable(text));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestBisectText)
#include "test_bisect_text.moc"
