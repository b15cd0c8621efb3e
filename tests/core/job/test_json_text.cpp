// SPDX-License-Identifier: GPL-3.0-or-later
// JSON that no careful program writes: nothing of it may end the program, whoever reads it.
#include "core/text/json_text.h"

#include "core/job/event.h"
#include "core/job/inputs_file.h"
#include "core/job/job.h"
#include "core/job/options.h"
#include "core/job/text_file.h"
#include "core/message/say_job.h"
#include "core/text/name_pattern.h"
#include "tests/support/limited_files.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace scalescope {

using text::parseJson;

class TestJsonText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatCannotBeWorkedWithIsRefused_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("says");
        QTest::newRow("no JSON") << std::string("{\"a\":") << std::string("it is malformed at byte 6");
        QTest::newRow("a number that no double holds")
            << std::string("{\"a\": 1e309}") << std::string("it has a number that is too large");
        QTest::newRow("200,000 levels")
            << std::string(200'000, '[') << std::string("it nests deeper than 128 levels");
        QTest::newRow("200,000 closed levels") << std::string(200'000, '[') + std::string(200'000, ']')
                                               << std::string("it nests deeper than 128 levels");
        std::string objects;
        for (int i = 0; i < 200'000; ++i)
            objects += "{\"a\":";
        QTest::newRow("200,000 objects") << objects << std::string("it nests deeper than 128 levels");
        QTest::newRow("bytes that are no UTF-8")
            << std::string("[\"\xff\"]") << std::string("it is malformed at byte 3");
    }

    void whatCannotBeWorkedWithIsRefused()
    {
        QFETCH(const std::string, text);
        QFETCH(const std::string, says);
        const auto read = text::parseJson(text);
        QVERIFY(!read);
        QCOMPARE(message::english(read.error().what), says);
        QVERIFY(!job::jobFromText(text));
        QVERIFY(!job::eventFromLine(text));
        QVERIFY(!job::inputsFromText(text));
    }

    void bracketsInStringsAreNoLevels()
    {
        const auto read = text::parseJson("[\"" + std::string(1000, '[') + "\\\"[\", [1]]");
        QVERIFY(read.has_value());
        QCOMPARE(read->size(), std::size_t{2});
    }

    void whatIsDeepButAllowedIsRead()
    {
        QVERIFY(text::parseJson(std::string(128, '[') + std::string(128, ']')));
        QVERIFY(!text::parseJson(std::string(129, '[') + std::string(129, ']')));
        QVERIFY(!text::parseJson("[1, 2]", {5, 10}));
    }

    void thatThereIsNoMemoryIsSaid()
    {
        const auto read =
            text::parseJson("[1]", {}, [](int, auto, auto&) -> bool { throw std::bad_alloc(); });
        QVERIFY(!read);
        QCOMPARE(message::english(read.error().what), std::string("there is not enough memory to read it"));
    }

    void numbersInMembersAreRefusedAsTheDocument()
    {
        const auto job =
            job::jobFromText(R"({"version": 1, "model": "m.pt", "output": "o", "time_limit": 1e309})");
        QVERIFY(!job);
        QCOMPARE(job.error().message,
                 std::string("The job is not a JSON document: it has a number that is too large."));
    }

    void aPatternIsLookedForInLongNames()
    {
        const auto pattern = text::NamePattern::from("(a|b)*c");
        QVERIFY(pattern.has_value());
        QVERIFY(pattern->findsIn("xc"));
        QVERIFY(!pattern->findsIn(std::string(300'000, 'a'))); // a matcher that calls itself would overflow
        QVERIFY(!text::NamePattern::from("(a+)+$")->findsIn(std::string(300'000, 'a') + 'b')); // not 2^n ways
        QVERIFY(!text::NamePattern::from("(").has_value());
        QVERIFY(!job::checkSaveValues(std::string(100'000, '(')));
    }

    void onlyFilesAreRead()
    {
        const QTemporaryDir folder;
        const std::string pipe = folder.filePath("pipe").toStdString();
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QCOMPARE(job::readFile(pipe, 10).error().message, pipe + " is not a regular file; name another.");
        QCOMPARE(job::readFile(folder.path().toStdString(), 10).error().message,
                 folder.path().toStdString() + " is a folder; name a file.");
        QCOMPARE(job::readFile("/proc/version", 1000).error().message,
                 std::string("/proc/version is empty; name another."));
        const std::string nowhere = folder.filePath("nowhere").toStdString();
        QCOMPARE(job::readFile(nowhere, 10).error().message, nowhere + " does not exist; check its name.");
        QFile file(folder.filePath("file"));
        QVERIFY(file.open(QFile::WriteOnly) && file.write("0123456789") == 10);
        file.close();
        QCOMPARE(job::readFile(file.fileName().toStdString(), 10).value(), std::string("0123456789"));
        QVERIFY(!job::readFile(file.fileName().toStdString(), 9));
        for (const std::string device : {"/dev/null", "/dev/zero"}) // /dev/kmsg would be waited for
            QCOMPARE(job::readFile(device, 1000).error().message,
                     device + " is not a regular file; name another.");
        const int zeros = ::open("/dev/zero", O_RDONLY | O_CLOEXEC);
        QVERIFY(!job::readFile("/dev/fd/" + std::to_string(zeros), 1000)); // as long as one reads
        ::close(zeros);
        const tests::NoMoreFiles closed;
        QVERIFY(job::readFile(file.fileName().toStdString(), 10).error().said ==
                say::fileNotPermitted(file.fileName().toStdString()));
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestJsonText)
#include "test_json_text.moc"
