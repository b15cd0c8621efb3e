// SPDX-License-Identifier: GPL-3.0-or-later
// Archives of torch.export (tests/data/exported) from the command line: samples, other sizes, refusals,
// transforms.
#include "program.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QRegularExpression>
#include <QTest>

using namespace scalescope::tests;

namespace {

QString archive(const QString& name)
{
    return scalescope::tests::sourcePath("tests/data/exported/") + name + ".pt2";
}

QStringList run(const QString& name, const QStringList& options = {})
{
    return QStringList{"run", archive(name), "--progress", "none", "-o", "out.scales"} + options;
}

} // namespace

class TestExportedRuns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theArchivesInputsAreTheDefault()
    {
        Program program;
        const Ended ended = program.run(run("language"));
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
    }

    void othersAreTakenWithinTheirBounds_data()
    {
        QTest::addColumn<QString>("ids");
        QTest::addColumn<QString>("mask");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        QTest::newRow("other sizes") << "randint(0,20):[3,7]"
                                     << "ones:[3,7]" << 0 << "";
        QTest::newRow("the sample by name") << "sample"
                                            << "ones:[2,5]" << 0 << "";
        QTest::newRow("too many") << "randint(0,20):[9,7]"
                                  << "ones:[9,7]" << 2 << "sizes of at most 8";
        QTest::newRow("too few") << "randint(0,20):[3,1]"
                                 << "ones:[3,1]" << 2 << "sizes of at least 2";
        QTest::newRow("not the same") << "randint(0,20):[3,7]"
                                      << "ones:[3,6]" << 2 << "must be as large as";
    }

    void othersAreTakenWithinTheirBounds()
    {
        QFETCH(const QString, ids);
        QFETCH(const QString, mask);
        QFETCH(const int, status);
        QFETCH(const QString, says);
        Program program;
        const Ended ended = program.run(run("language", {"--input", ids, "--input", "mask=" + mask}));
        QVERIFY2(ended.status == status, qPrintable(ended.errors));
        QVERIFY2(ended.errors.contains(says), qPrintable(ended.errors));
        QVERIFY2(status == 0 || isOneSentence(ended.errors), qPrintable(ended.errors));
    }

    void aModeChangesNothingAndIsSaid()
    {
        Program program;
        const Ended ended = program.run(run("normalised", {"--mode", "eval"}));
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.output.contains("--mode eval has no effect"), qPrintable(ended.output));
    }

    void aDecomposedProgramSaysWhatRulesMiss()
    {
        Program program;
        const Ended ended = program.run(run("decomposed"));
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.output.contains("decomposed"), qPrintable(ended.output));
    }

    void gradientsThatDecomposingLetPassAreSaid()
    {
        Program program;
        const Ended ended = program.run(run("gradless"));
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.output.contains("no_grad"), qPrintable(ended.output));
        const Ended whole = program.run(run("blocks"));
        QVERIFY2(!whole.output.contains("no_grad"), qPrintable(whole.output));
    }

    void anInputThatIsMissingHasTheExampleOfInfo()
    {
        Program program;
        const QString info = program.run({"info", archive("unfed")}).output;
        const QRegularExpression suggestion("for instance --input ([a-z]+)=(.*?)  ");
        QStringList given;
        int told = 0;
        for (auto match = suggestion.globalMatch(info); match.hasNext();) {
            const QRegularExpressionMatch argument = match.next();
            const Ended ended = program.run(run("unfed", given));
            QVERIFY2(ended.errors.contains("'" + argument.captured(1) + "=" + argument.captured(2) + "'"),
                     qPrintable(info + ended.errors));
            given << "--input" << argument.captured(1) + "=" + argument.captured(2);
            ++told;
        }
        QVERIFY(told > 1);
    }

    void transformsWorkAsOnOtherModels_data()
    {
        QTest::addColumn<QString>("transform");
        for (const char* name : {"fp8", "unit_scale", "recipe:mxfp8"})
            QTest::newRow(name) << QString(name);
    }

    void transformsWorkAsOnOtherModels()
    {
        QFETCH(const QString, transform);
        Program program;
        const Ended plain = program.run(run("attention"));
        const Ended ended = program.run({"run", archive("attention"), "--progress", "none", "-o",
                                         "variant.scales", "--transform", transform});
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        const Ended compared = program.run({"compare", "out.scales", "variant.scales"});
        QVERIFY2(compared.status == 0, qPrintable(compared.errors));
        QCOMPARE(plain.status, 0);
    }

    void infoSaysWhatItTakes()
    {
        Program program;
        const Ended ended = program.run({"info", archive("language")});
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.output.contains("exported by PyTorch 2.13.0"), qPrintable(ended.output));
        QVERIFY2(ended.output.contains(" from 1 to 8, "), qPrintable(ended.output));
        QVERIFY2(ended.output.contains("default sample"), qPrintable(ended.output));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestExportedRuns)
#include "test_exported_runs.moc"
