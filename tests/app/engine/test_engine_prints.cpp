// SPDX-License-Identifier: GPL-3.0-or-later
// A model that prints in a loop: the start of it is passed on, the rest is counted.
#include "tests/app/engine/engine_program.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <csignal>

using namespace scalescope;
using nlohmann::json;
using tests::documentOf;
using tests::Ended;
using tests::enginePath;
using tests::finish;
using tests::jobFor;
using tests::patience;
using tests::runEngine;

namespace {

/// All that came as log events of a source, each with a line's end.
QByteArray textOf(const Ended& ended, const std::string& source)
{
    QByteArray text;
    for (const json& log : ended.of("log"))
        if (log.at("source") == source)
            text += QByteArray::fromStdString(log.at("text").get<std::string>()) + '\n';
    return text;
}

/// Prints `line` n times.
QString printing(int n, const QString& line)
{
    return QString("        for i in range(%1):\n            print(\"%2\")\n        return self.fc(x)\n")
        .arg(n)
        .arg(line);
}

/// Prints a line of so many characters n times. They are made as it runs: a file that holds a mebibyte of one
/// character is refused.
QString printingLong(int n, int length)
{
    return QString("        for i in range(%1):\n            print(\"x\".ljust(%2 + 0 * x.size(0), \"x\"))\n "
                   "       return "
                   "self.fc(x)\n")
        .arg(n)
        .arg(length);
}

} // namespace

class TestEnginePrints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyLinesAreCountedAfterAThousand()
    {
        const Ended ended = runEngine(jobFor(m_models.model("lines", printing(50'000, "a line"))));
        QCOMPARE(ended.status, 0);
        QCOMPARE(textOf(ended, "model"), QByteArray("a line\n").repeated(1000));
        QCOMPARE(textOf(ended, "run"), QByteArray("The model printed 49000 more lines, left out here.\n"));
    }

    void longLinesAreCutAfterAMebibyte()
    {
        const Ended ended = runEngine(jobFor(m_models.model("long", printing(700, QString(4095, u'x')))));
        QCOMPARE(ended.status, 0);
        QCOMPARE(textOf(ended, "model").size(), 1024 * 1024);
        QCOMPARE(textOf(ended, "run"), QByteArray("The model printed 444 more lines, left out here.\n"));
    }

    void tensorsPastTheLimitAreCountedUnformatted()
    {
        // Formatted, they would be lines.
        const QString code = printing(1000, "a line").section("        return", 0, 0) +
                             "        print(x, \"two\\nlines\", (x, [x]), {1: x}, [1, 2])\n"
                             "        print(x)\n"
                             "        print(3, [\"a\\nb\"])\n"
                             "        print()\n"
                             "        return self.fc(x)\n";
        const Ended ended = runEngine(jobFor(m_models.model("tensors", code)));
        QCOMPARE(ended.status, 0);
        QCOMPARE(textOf(ended, "model"), QByteArray("a line\n").repeated(1000));
        QCOMPARE(textOf(ended, "run"),
                 QByteArray("The model printed 5 more lines and 5 more tensors, left out here.\n"));
    }

    void aLongLineIsWhole()
    {
        const int length = 300'000;
        const Ended ended = runEngine(jobFor(m_models.model("whole", printingLong(3, length))));
        QCOMPARE(textOf(ended, "model"), (QByteArray(length, 'x') + '\n').repeated(3));
        QCOMPARE(textOf(ended, "run"), QByteArray());
    }

    void aLineOfMoreThanAMebibyteIsCutThere()
    {
        const int mebibyte = 1024 * 1024;
        const Ended ended = runEngine(jobFor(m_models.model("cut", printingLong(1, mebibyte + 1023))));
        QCOMPARE(textOf(ended, "model"), QByteArray(mebibyte, 'x') + '\n');
        QCOMPARE(textOf(ended, "run"), QByteArray("The model printed 1 more line, left out here.\n"));
    }

    void whatFitsIsWhole()
    {
        const Ended ended = runEngine(jobFor(m_models.model("few", printing(1000, "a line"))));
        QCOMPARE(textOf(ended, "model"), QByteArray("a line\n").repeated(1000));
        QCOMPARE(textOf(ended, "run"), QByteArray());
    }

    void aStoppedFloodIsCountedToo()
    {
        const job::Job job = jobFor(m_models.model("flood", "        while bool(x.sum() < 1e30):\n"
                                                            "            print(\"again\")\n"
                                                            "        return self.fc(x)\n"));
        QProcess engine;
        engine.start(enginePath, {});
        engine.write(documentOf(job));
        engine.closeWriteChannel();
        QByteArray read;
        while (read.count("again") < 1000 && engine.waitForReadyRead(patience))
            read += engine.readAllStandardOutput();
        // It goes on, though nobody reads more: all that is to be read has been.
        ::kill(static_cast<pid_t>(engine.processId()), SIGTERM);
        const Ended ended = finish(engine, read);
        QCOMPARE(ended.status, 5);
        QCOMPARE(textOf(ended, "model").count("again"), 1000);
        const QByteArray said = textOf(ended, "run");
        QVERIFY2(said.startsWith("The model printed ") && said.count('\n') == 1, said.constData());
    }

private:
    tests::ModelFolder m_models;
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestEnginePrints)
#include "test_engine_prints.moc"
