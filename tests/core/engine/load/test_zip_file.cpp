// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/zip_file.h"

#include "core/message/say_load.h"
#include "tests/support/limited_files.h"
#include "tests/support/test_class.h"

#include <QByteArray>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <fstream>
#include <iterator>
#include <sys/stat.h>
#include <zip.h>

using namespace scalescope;

namespace {

const std::string part = "a.npy";
const std::string content = "what is in it";

/// An archive with that part.
std::string sound()
{
    const QTemporaryDir folder;
    const std::string file = folder.filePath("a.zip").toStdString();
    zip_t* zip = zip_open(file.c_str(), ZIP_CREATE, nullptr);
    zip_source_t* source = zip_source_buffer(zip, content.data(), content.size(), 0);
    const auto index = static_cast<zip_uint64_t>(zip_file_add(zip, part.c_str(), source, 0));
    zip_set_file_compression(zip, index, ZIP_CM_STORE, 0);
    if (zip_close(zip) != 0)
        qFatal("the archive can't be written");
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

template <typename T>
void put(std::string& text, std::size_t at, T number)
{
    qToLittleEndian(number, text.data() + at);
}

/// The same whose directory says that the part is so long (APPNOTE.TXT, 4.3.12 and 4.5.3).
std::string claiming(quint64 size)
{
    std::string text = sound();
    const std::size_t directory = text.find("PK\1\2");
    const std::size_t end = text.find("PK\5\6");
    put<quint32>(text, directory + 24, 0xffffffff);
    put<quint16>(text, directory + 30, 12);
    put<quint16>(text, end + 12, static_cast<quint16>(end - directory + 12));
    std::string wide(12, '\0');
    put<quint16>(wide, 0, 1);
    put<quint16>(wide, 2, 8);
    put<quint64>(wide, 4, size);
    return text.insert(directory + 46 + part.size(), wide);
}

} // namespace

class TestZipFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void aPartIsRead();
    static void aLengthThatNoArchiveUnpacksToTakesNoMemory();
    static void whatCanNotBeReadSaysWhy();
    static void whatMayNotBeReadSaysSo();
};

void TestZipFile::aPartIsRead()
{
    const auto zip = engine::ZipFile::openBytes(sound());
    QVERIFY(zip);
    QCOMPARE(zip->read(part, 100), std::optional(content));
}

void TestZipFile::aLengthThatNoArchiveUnpacksToTakesNoMemory()
{
    const quint64 half = quint64(1) << 39; // a terabyte's; there is no such memory
    const auto zip = engine::ZipFile::openBytes(claiming(half));
    QVERIFY(zip);
    QCOMPARE(zip->find(part)->size, half);
    QVERIFY(!zip->read(part, UINT64_MAX));
}

void TestZipFile::whatCanNotBeReadSaysWhy()
{
    const QTemporaryDir folder;
    const auto path = [&folder](const QString& name) { return folder.filePath(name).toStdString(); };
    QVERIFY(engine::whyUnreadable(path("none")) == say::noSuchFile());
    QVERIFY(engine::whyUnreadable(path(QString(300, 'a'))) == say::verbatim("File name too long"));
    QVERIFY(engine::whyUnreadable(path("")) == say::itIsFolder());
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    QVERIFY(engine::whyUnreadable(path("pipe")) == say::itIsNotRegular());
    std::ofstream(path("empty")).flush();
    QVERIFY(engine::whyUnreadable(path("empty")) == say::itIsEmpty());
    QVERIFY(engine::whyUnreadable("/proc/version") == say::itIsEmpty()); // /proc/kmsg would be waited for
    std::ofstream(path("file")) << "x";
    QVERIFY(!engine::whyUnreadable(path("file")));
    const tests::NoMoreFiles closed;
    QVERIFY(engine::whyUnreadable(path("file")) == say::verbatim("Too many open files"));
}

void TestZipFile::whatMayNotBeReadSaysSo()
{
    const QTemporaryDir folder;
    const std::string file = folder.filePath("file").toStdString();
    std::ofstream(file) << "x";
    QCOMPARE(::chmod(file.c_str(), 0), 0);
    if (::access(file.c_str(), R_OK) == 0)
        QSKIP("whoever runs this may read everything");
    QVERIFY(engine::whyUnreadable(file) == say::itIsNotPermitted());
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestZipFile)
#include "test_zip_file.moc"
