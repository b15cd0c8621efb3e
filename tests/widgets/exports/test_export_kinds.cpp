// SPDX-License-Identifier: GPL-3.0-or-later
// Each kind of export is described whole: nobody else lists them.
#include "tests/support/file_content.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/exports/export_command.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace scalescope::tests {

using widgets::ExportKind;
using widgets::ExportNeed;
namespace exports = widgets::exports;

class TestExportKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsDescribedWhole_data() { addKinds(); }
    void eachIsDescribedWhole();
    void eachHasAFileOfItsOwn();
    void optionsAreInThePagesOfCommands_data() { addKinds(); }
    void optionsAreInThePagesOfCommands();
    void whyThereIsNone_data();
    void whyThereIsNone();
    void commandsNameTheOption_data() { addKinds(); }
    void commandsNameTheOption();

private:
    static void addKinds();
};

void TestExportKinds::addKinds()
{
    QTest::addColumn<ExportKind>("kind");
    for (const ExportKind kind : widgets::exportKinds())
        QTest::newRow(kind->id) << kind;
}

void TestExportKinds::eachIsDescribedWhole()
{
    QFETCH(const ExportKind, kind);
    QCOMPARE(widgets::exportNamed(kind->id), kind);
    QVERIFY(QString(kind->id).startsWith("export."));
    QVERIFY(*kind->title != '\0');
    QVERIFY(QString(kind->meaning).endsWith('.'));
    QVERIFY(!widgets::suffixesOf(*kind).isEmpty());
    QVERIFY(kind->make != nullptr);
    QCOMPARE(*kind->option.name == '\0', *kind->option.command == '\0');
    QCOMPARE(kind->need == ExportNeed::Comparison, QString(kind->option.command) == "compare");
}

/// Two that are exported one after the other lie beside each other.
void TestExportKinds::eachHasAFileOfItsOwn()
{
    QSet<QString> files;
    for (const ExportKind kind : widgets::exportKinds())
        files << QString(kind->part) + '.' + widgets::suffixesOf(*kind).first();
    QCOMPARE(files.size(), static_cast<qsizetype>(widgets::exportKinds().size()));
}

void TestExportKinds::optionsAreInThePagesOfCommands()
{
    QFETCH(const ExportKind, kind);
    const QString option = kind->option.name;
    const QString page = QString::fromUtf8(contentOf(sourcePath("docs/commands.md")));
    QVERIFY(page.contains(QRegularExpression(option + "\\b")));
}

void TestExportKinds::whyThereIsNone_data()
{
    QTest::addColumn<ExportKind>("kind");
    QTest::addColumn<QString>("why");
    const auto row = [](ExportKind kind, const char* why) {
        QTest::newRow(kind->id) << kind << QString(why);
    };
    row(&exports::plot, "");
    row(&exports::errorPlot, "Only a run that simulates number formats has errors.");
    row(&exports::transforms, "The run was made without transforms.");
    row(&exports::histograms, "No tensor with histograms is selected.");
    row(&exports::comparisonCsv, "No runs are compared; choose two in Compare.");
}

void TestExportKinds::whyThereIsNone()
{
    QFETCH(const ExportKind, kind);
    QFETCH(const QString, why);
    QCOMPARE(widgets::whyNoExport(*kind, {*sampleRun()}), why);
    if (kind->need != ExportNeed::Comparison)
        QCOMPARE(widgets::whyNoExport(*kind, {graph::Run()}), QString("No run is open."));
}

void TestExportKinds::commandsNameTheOption()
{
    QFETCH(const ExportKind, kind);
    widgets::ExportSubject subject;
    subject.state.run = sampleRun();
    subject.file = "run.scales";
    subject.comparedFiles = {"a.scales", "b.scales"};
    const QString line = widgets::commandOf(subject, *kind, {}, "file").line;
    if (*kind->option.name == '\0')
        QCOMPARE(line, QString());
    else if (kind->need == ExportNeed::Comparison)
        QVERIFY(
            line.startsWith(QString("scalescope compare a.scales b.scales %1 file").arg(kind->option.name)));
    else
        QVERIFY(line.startsWith(QString("scalescope export run.scales %1 file").arg(kind->option.name)));
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestExportKinds)
#include "test_export_kinds.moc"
