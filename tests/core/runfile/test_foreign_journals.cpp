// SPDX-License-Identifier: GPL-3.0-or-later
// A journal beside a run file is somebody's word too: it changes no finished run, and no other file at all.
#include "core/message/say_runfile.h"
#include "core/runfile/run_reader.h"
#include "core/runfile/run_writer.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <iterator>
#include <optional>
#include <sys/stat.h>

namespace scalescope {

using runfile::journalOf;
using runfile::readRun;

namespace fs = std::filesystem;

namespace {

constexpr std::size_t pageSize = 8192;
constexpr quint32 pages = 4; ///< that the file had before, as a journal says
const std::string mark("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);

std::string number(std::size_t value)
{
    std::string bytes(4, '\0');
    qToBigEndian(static_cast<quint32>(value), bytes.data());
    return bytes;
}

/// What SQLite leaves when it is killed while it writes: one page as it was before, and the name of a file
/// that it is to remove when all is undone.
std::string journalWith(const std::string& page, std::size_t pageNumber, const fs::path& other)
{
    constexpr std::size_t nonce = 7;
    constexpr std::size_t sector = 512;
    std::string bytes = mark + number(1) + number(nonce) + number(pages) + number(sector) + number(pageSize);
    bytes.resize(sector);
    std::size_t sum = nonce;
    for (std::size_t at = pageSize - 200; at > 0 && at < pageSize; at -= 200)
        sum += static_cast<unsigned char>(page[at]);
    bytes += number(pageNumber) + page + number(sum);
    if (other.empty())
        return bytes;
    std::size_t letters = 0;
    for (const char letter : other.string())
        letters += static_cast<unsigned char>(letter);
    return bytes + number(0x40000000 / pageSize + 1) + other.string() + number(other.string().size()) +
           number(letters) + mark;
}

std::string bytesOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(stream), {});
}

} // namespace

class TestForeignJournals : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;
    fs::path m_theirs; ///< a file of the user's
    std::string m_good;

    fs::path path(const char* name) const { return fs::path(m_folder->path().toStdString()) / name; }

    /// A good run of this name, with a journal beside it that makes its second page zero.
    fs::path withJournal(const char* name, const fs::path& other) const
    {
        fs::path file = path(name);
        tests::putBytes(file, m_good);
        tests::putBytes(journalOf(file), journalWith(std::string(pageSize, '\0'), 2, other));
        return file;
    }

private Q_SLOTS:
    void init()
    {
        m_folder.emplace();
        m_theirs = path("thesis.txt");
        tests::putBytes(m_theirs, "ten years of work\n");
        auto writer = runfile::RunWriter::create(path("good.scales")).value();
        tests::writeAll(writer, *tests::sampleRun(1));
        m_good = bytesOf(writer.finish(graph::RunStatus::Done).value());
        QVERIFY(m_good.size() > pages * pageSize);
    }

    void anotherJournalIsRefusedAndNothingChanges_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("other");
        QTest::newRow("beside a finished run") << QByteArray("gift.scales") << QByteArray();
        QTest::newRow("that names a file, beside a finished run")
            << QByteArray("gift.scales") << QByteArray("thesis.txt");
        QTest::newRow("that names a file, beside a partial one")
            << QByteArray("gift.scales.partial") << QByteArray("thesis.txt");
        QTest::newRow("that names a file that is not there, beside a partial one")
            << QByteArray("gift.scales.partial") << QByteArray("nowhere.txt");
    }

    void anotherJournalIsRefusedAndNothingChanges()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, other);
        const fs::path file =
            withJournal(name.constData(), other.isEmpty() ? fs::path() : path(other.constData()));
        const std::string journal = bytesOf(journalOf(file));
        const auto read = readRun(file);
        QVERIFY(!read);
        QVERIFY2(read.error().said == say::foreignJournal(file.string(), journalOf(file).string()),
                 read.error().message.c_str());
        QVERIFY(read.error().status == ExitStatus::Unreadable);
        QVERIFY(!runfile::readTransforms(file));
        QCOMPARE(bytesOf(m_theirs), std::string("ten years of work\n"));
        QVERIFY(bytesOf(file) == m_good);
        QVERIFY(bytesOf(journalOf(file)) == journal);
    }

    void aJournalThatIsNoFileIsRefused_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("name");
        for (const char* kind : {"pipe", "folder", "link", "link to nothing"})
            for (const char* name : {"gift.scales", "gift.scales.partial"})
                QTest::addRow("%s, %s", kind, name) << QByteArray(kind) << QByteArray(name);
    }

    /// Who opens a pipe waits until somebody writes into it.
    void aJournalThatIsNoFileIsRefused()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const QByteArray, name);
        const fs::path file = path(name.constData());
        tests::putBytes(file, m_good);
        const fs::path journal = journalOf(file);
        if (kind == "pipe")
            QCOMPARE(::mkfifo(journal.c_str(), 0600), 0);
        else if (kind == "folder")
            fs::create_directory(journal);
        else
            fs::create_symlink(kind == "link" ? m_theirs : path("nowhere.txt"), journal);
        const auto read = readRun(file);
        QVERIFY(!read);
        QVERIFY2(read.error().said == say::foreignJournal(file.string(), journal.string()),
                 read.error().message.c_str());
        QVERIFY(bytesOf(file) == m_good);
        QCOMPARE(bytesOf(m_theirs), std::string("ten years of work\n"));
    }

    void aJournalThatNamesItsOwnFileRemovesNothing()
    {
        const fs::path file = withJournal("gift.scales.partial", path("gift.scales.partial"));
        QVERIFY(!readRun(file));
        QVERIFY(fs::exists(file));
    }

    void theBatchOfAPartialFileIsUndone()
    {
        const fs::path file = path("gift.scales.partial");
        std::string changed = m_good;
        changed.replace(pageSize, pageSize, std::string(pageSize, '\0'));
        tests::putBytes(file, changed);
        std::string journal = journalWith(m_good.substr(pageSize, pageSize), 2, {});
        journal.replace(16, 4, number(m_good.size() / pageSize));
        tests::putBytes(journalOf(file), journal);
        const auto read = readRun(file);
        QVERIFY2(read.has_value(), read ? "" : read.error().message.c_str());
        QVERIFY(bytesOf(file) == m_good);
        QVERIFY(!fs::exists(journalOf(file)));
    }

    void aFileOfTwoNamesIsNotChanged()
    {
        const fs::path file = withJournal("gift.scales.partial", {});
        fs::create_hard_link(file, path("theirs.db"));
        QVERIFY(!readRun(file));
        QVERIFY(bytesOf(path("theirs.db")) == m_good);
    }

    void aLogOfWritingAheadIsNotMade()
    {
        const fs::path file = path("ahead.scales");
        std::string bytes = m_good;
        bytes[18] = bytes[19] = 2;
        tests::putBytes(file, bytes);
        tests::putBytes(path("ahead.scales-wal"), "a log");
        const auto read = readRun(file);
        QVERIFY(!read);
        QVERIFY2(read.error().said == say::runFileWritesAhead(file.string()), read.error().message.c_str());
        QVERIFY(bytesOf(file) == bytes);
        QVERIFY(!fs::exists(path("ahead.scales-shm")));
        QCOMPARE(bytesOf(path("ahead.scales-wal")), std::string("a log"));
    }

    void noFilesAreMadeWhereARunIsReplaced()
    {
        const fs::path file = withJournal("gift.scales", m_theirs);
        auto writer = runfile::RunWriter::create(file).value();
        const auto finished = writer.finish(graph::RunStatus::Stopped);
        QVERIFY(finished && *finished != file); // its status can't be told, so it stays
        QVERIFY(bytesOf(file) == m_good);
        QCOMPARE(bytesOf(m_theirs), std::string("ten years of work\n"));
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestForeignJournals)
#include "test_foreign_journals.moc"
