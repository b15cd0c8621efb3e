// SPDX-License-Identifier: GPL-3.0-or-later
// scalescope bisect on an example: its words, its files, and that a run with its recipe meets the bound.
#include "core/runfile/run_reader.h"
#include "tests/app/cli/program.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <cmath>
#include <limits>
#include <tuple>

using namespace scalescope;
using tests::contentOf;
using tests::transformerExample;

namespace {

QStringList bisectExample(const QStringList& options)
{
    return QStringList{"bisect",     transformerExample + ".pt",
                       "--inputs",   transformerExample + ".inputs.json",
                       "--progress", "none"} +
           options;
}

} // namespace

class TestBisectCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRecipeOfABoundMeetsIt()
    {
        tests::Program program;
        const auto found =
            program.run(bisectExample({"--transform", "fp8", "--target", "gradients", "--bound", "0.002",
                                       "--recipe", "kept.json", "--table", "causes.csv"}));
        QVERIFY2(found.status == 0, qPrintable(found.errors));
        QVERIFY2(found.output.contains("to run it: --transform recipe:kept.json\n"),
                 qPrintable(found.output));
        const auto run =
            program.run({"run", transformerExample + ".pt", "--inputs", transformerExample + ".inputs.json",
                         "--progress", "none", "--transform", "recipe:kept.json", "-o", "kept.scales"});
        QCOMPARE(run.status, 0);
        const auto read = runfile::readRun(program.folder.filePath("kept.scales").toStdString());
        QVERIFY(read && read->error);
        QVERIFY(1 - read->error->gradients.cosine <= 0.002);
    }

    /// Neither the file of inputs nor the recipe whose causes are looked for.
    void whatIsReadIsNotOverwritten()
    {
        tests::Program program;
        const auto path = [&](const char* name) { return program.folder.filePath(name); };
        QVERIFY(QFile::copy(transformerExample + ".inputs.json", path("inputs.json")));
        QVERIFY(QFile::copy(transformerExample + ".inputs.json", path("as-it-was.json")));
        const auto bisected = [&](const QStringList& inputs, const QString& transform,
                                  const QStringList& out) {
            return program.run(QStringList{"bisect", transformerExample + ".pt", "--progress", "none",
                                           "--target", "loss", "--bound", "1e-5", "--transform", transform} +
                               inputs + out);
        };
        const QStringList listed{"--inputs", "inputs.json"};
        const auto made = bisected(listed, "fp8", {"--recipe", "mine.json"});
        QVERIFY2(made.status == 0, qPrintable(made.errors));
        const QByteArray recipe = contentOf(program, "mine.json");
        for (const auto& [inputs, transform, out] :
             {std::tuple(listed, QString("fp8"), QStringList{"--recipe", "inputs.json"}),
              std::tuple(listed, QString("recipe:mine.json"), QStringList{"--recipe", "mine.json"}),
              std::tuple(listed, QString("recipe:mine.json:extended"),
                         QStringList{"--table", "mine.json"})}) {
            const auto refused = bisected(inputs, transform, out);
            QCOMPARE(refused.errors, QString("%1 %2 would overwrite a file that is read; name another one.\n")
                                         .arg(out[0], out[1]));
            QCOMPARE(refused.status, 2);
        }
        const auto run =
            program.run({"run", transformerExample + ".pt", "--inputs", "inputs.json", "--progress", "none",
                         "--transform", "recipe:mine.json", "-o", "mine.json"});
        QCOMPARE(run.errors, QString("-o mine.json would overwrite the recipe; name another file.\n"));
        QCOMPARE(run.status, 2);
        QCOMPARE(contentOf(program, "mine.json"), recipe);
        QCOMPARE(contentOf(program, "inputs.json"), contentOf(program, "as-it-was.json"));
    }

    void theTableHasTheLargestShareFirst()
    {
        tests::Program program;
        const auto found =
            program.run(bisectExample({"--transform", "fp8", "--target", "loss", "--table", "causes.csv"}));
        QVERIFY2(found.status == 0, qPrintable(found.errors));
        QVERIFY2(QRegularExpression(
                     "^loss [0-9.]+ instead of [0-9.]+, an error of [0-9.e-]+, with [0-9]+ operands "
                     "rounded\n +share +alone +without +operands +where\n")
                     .match(found.output)
                     .hasMatch(),
                 qPrintable(found.output));
        const QList<QByteArray> lines = contentOf(program, "causes.csv").split('\n');
        QCOMPARE(lines.front(),
                 QByteArray("rank,module,operator,operand,operands,alone,without,share,opened,step,error"));
        double last = std::numeric_limits<double>::infinity(); // where errors cancel, above 1
        for (qsizetype i = 1; i + 1 < lines.size(); ++i) {
            const QList<QByteArray> fields = lines[i].split(',');
            QCOMPARE(fields.size(), 11);
            if (fields[8] == "true")
                break;
            QVERIFY(fields[7].toDouble() <= last);
            last = fields[7].toDouble();
        }
    }

    void jsonIsOneDocument()
    {
        tests::Program program;
        const auto found = program.run(bisectExample(
            {"--transform", "fp8", "--target", "loss", "--bound", "1e-5", "--table", "causes.json"}));
        QVERIFY2(found.status == 0, qPrintable(found.errors));
        const QJsonObject document = QJsonDocument::fromJson(contentOf(program, "causes.json")).object();
        QCOMPARE(document["target"].toString(), QString("loss"));
        QVERIFY(!document["groups"].toArray().isEmpty() && !document["kept"].toArray().isEmpty());
        QVERIFY(document["kept"].toArray().last().toObject()["error"].toDouble() <= 1e-5);
    }

    void whatIsWrongIsOneSentence_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QStringList& options, const char* words) {
            QTest::newRow(name) << options << words;
        };
        row("no formats", {"--target", "loss"}, "give --transform fp8");
        row("no target", {"--transform", "fp8"}, "No target is named");
        row("no such tensor", {"--transform", "fp8", "--target", "nowhere"}, "has no tensor nowhere");
        row("a recipe without a bound", {"--transform", "fp8", "--target", "loss", "--recipe", "r.json"},
            "--recipe does nothing without --bound");
        row("a bound that is none", {"--transform", "fp8", "--target", "loss", "--bound", "much"},
            "--bound much is not an error");
        row("a negative bound", {"--transform", "fp8", "--target", "loss", "--bound=-1"},
            "--bound -1 is not");
        row("a table of another kind", {"--transform", "fp8", "--target", "loss", "--table", "t.txt"},
            "--table t.txt has another ending");
        row("an option of run alone", {"--transform", "fp8", "--target", "loss", "-o", "x.scales"},
            "-o is not an option here");
    }

    void whatIsWrongIsOneSentence()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QString, words);
        tests::Program program;
        const auto ended = program.run(bisectExample(options));
        QCOMPARE(ended.status, 2);
        QVERIFY2(tests::isOneSentence(ended.errors) && ended.errors.contains(words),
                 qPrintable(ended.errors));
    }

    void whenItIsStoppedWhatIsKnownStays_data()
    {
        QTest::addColumn<QByteArray>("older");
        QTest::addColumn<QString>("table");
        QTest::addColumn<QByteArray>("note");
        QTest::newRow("where nothing was") << QByteArray() << "t.csv" << QByteArray();
        QTest::newRow("beside an older table")
            << QByteArray("older\n") << "t.incomplete.csv"
            << QByteArray("Note: What is known so far is in t.incomplete.csv; t.csv keeps what it had.\n");
    }

    /// Nothing older is lost by it.
    void whenItIsStoppedWhatIsKnownStays()
    {
        QFETCH(const QByteArray, older);
        QFETCH(const QString, table);
        QFETCH(const QByteArray, note);
        tests::Program program;
        if (!older.isEmpty()) {
            QFile file(program.folder.filePath("t.csv"));
            QVERIFY(file.open(QFile::WriteOnly) && file.write(older) == older.size());
        }
        program.start({"bisect", transformerExample + ".pt", "--inputs", transformerExample + ".inputs.json",
                       "--transform", "fp8", "--target", "gradients", "--bound", "0", "--progress", "json",
                       "--table", "t.csv", "--recipe", "r.json"});
        QByteArray events;
        while (!events.contains("\"event\":\"group\"") && program.process.waitForReadyRead(60000))
            events += program.process.readAllStandardOutput();
        QVERIFY(events.contains("\"event\":\"group\""));
        program.process.terminate();
        const auto ended = program.wait();
        QCOMPARE(ended.status, 5);
        QCOMPARE(ended.errors, QString(note + "Stopped by the user.\n"));
        QVERIFY(contentOf(program, table).count('\n') >= 2);
        QVERIFY(older.isEmpty() || contentOf(program, "t.csv") == older);
        QVERIFY(contentOf(program, "r.json").isEmpty());
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestBisectCommand)
#include "test_bisect_command.moc"
