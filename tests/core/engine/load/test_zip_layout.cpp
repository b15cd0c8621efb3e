// SPDX-License-Identifier: GPL-3.0-or-later
// Archives in which a reader could find something else than another reader does.
#include "core/engine/load/zip_file.h"

#include "core/message/say_load.h"
#include "tests/core/engine/support/zip_bytes.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <fstream>

namespace scalescope::engine {

namespace {

using testing::archiveOf;
using testing::ZipPart;

const ZipPart first{.name = "m/data.pkl", .content = "N."};

/// An archive with `part` behind a sound one.
std::string with(const ZipPart& part)
{
    return archiveOf({first, part});
}

std::string named(const std::string& name)
{
    return with({.name = name, .content = "x"});
}

/// A part that lies in the data of another.
std::string overlapping()
{
    const ZipPart inner{.name = "m/b", .content = "x", .listedAt = 30 + std::string("m/a").size()};
    return archiveOf({ZipPart{.name = "m/a", .content = testing::bytesOf(inner)}, inner});
}

} // namespace

class TestZipLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatReadersDifferInIsRefused_data();
    void whatReadersDifferInIsRefused();
    void whatIsSoundHasNoProblem();
    void aDirectoryThatIsNotWhatLibzipReadIsDamaged_data();
    void aDirectoryThatIsNotWhatLibzipReadIsDamaged();
    void placesOfAnUnsoundArchiveAreNotTold();

private:
    [[nodiscard]] std::filesystem::path write(const std::string& bytes) const
    {
        std::string file = m_folder.filePath("m.pt").toStdString();
        std::ofstream(file, std::ios::binary) << bytes;
        return file;
    }

    QTemporaryDir m_folder;
};

void TestZipLayout::whatReadersDifferInIsRefused_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<message::Message>("problem");
    const auto row = [](const char* name, const std::string& bytes, const message::Clause& problem) {
        QTest::newRow(name) << bytes << message::Message(problem);
    };
    row("bytes before the first part", archiveOf({first}, "#!"), say::bytesBeforeParts());
    for (const char* name : {"../x", "m/../x", "/x", "m\\x", "c:x", "m/a\tb"})
        row(("a name that leads elsewhere: " + std::string(name)).c_str(), named(name),
            say::partNameForeign(shownName(name)));
    row("a part without a name", named(""), say::partNameForeign("\"\""));
    for (const char* name : {"m/Code/a", "m/data/0.PY", "m/DATA.PKL", "m/.data/Version", "M/x"})
        row(("a name in another case: " + std::string(name)).c_str(), named(name),
            say::partNameInOtherCase(name));
    row("a part twice", with(first), say::partTwice("m/data.pkl"));
    row("two parts but for the case", archiveOf({first, {"m/x", "1"}, {"m/X", "2"}}), say::partTwice("m/X"));
    row("an encrypted part", with({.name = "m/x", .content = "x", .flags = 1}), say::partEncrypted("m/x"));
    row("a part packed as PyTorch packs none", with({.name = "m/x", .content = "x", .method = 12}),
        say::partPackedOtherwise("m/x"));
    row("a part that is not where it is listed", with({.name = "m/x", .content = "x", .listedAt = 1}),
        say::partElsewhere("m/x"));
    row("a part that calls itself otherwise", with({.name = "m/x", .content = "x", .ownName = "m/y"}),
        say::partNotAsListed("m/x"));
    row("a part that is stored in another length", with({.name = "m/x", .content = "x", .size = 2}),
        say::partOfOtherLength("m/x"));
    row("a part inside another", overlapping(), say::partOverlaps("m/b"));
}

void TestZipLayout::whatReadersDifferInIsRefused()
{
    QFETCH(const std::string, bytes);
    QFETCH(const message::Message, problem);
    const auto zip = ZipFile::openBytes(bytes);
    QVERIFY(zip);
    const message::Message found = layoutProblem(write(bytes), *zip);
    QVERIFY2(found == problem, message::english(found).c_str());
}

/// Else the rows above would be refused for something else.
void TestZipLayout::whatIsSoundHasNoProblem()
{
    const std::string bytes = named("m/x");
    const std::filesystem::path file = write(bytes);
    const message::Message found = layoutProblem(file, *ZipFile::openBytes(bytes));
    QVERIFY2(!found, message::english(found).c_str());
    QCOMPARE(placesOfStoredParts(file).at("m/data.pkl"), std::uint64_t{40});
}

void TestZipLayout::aDirectoryThatIsNotWhatLibzipReadIsDamaged_data()
{
    QTest::addColumn<std::string>("bytes");
    const std::string sound = named("m/x");
    const std::size_t end = sound.find("PK\5\6");
    const auto changed = [&sound](std::size_t at, const std::string& by) {
        std::string bytes = sound;
        return bytes.replace(at, by.size(), by);
    };
    QTest::newRow("no end") << sound.substr(0, end);
    QTest::newRow("fewer bytes than an end has") << std::string("PK\3\4");
    QTest::newRow("more parts than there are") << changed(end + 10, "\x03");
    QTest::newRow("more parts than there is room for") << changed(end + 10, "\xff");
    QTest::newRow("fewer parts than there are") << changed(end + 10, "\x01");
    QTest::newRow("a directory that begins later") << changed(end + 16, "\xff");
    QTest::newRow("a part that is no part") << changed(sound.find("PK\1\2"), "PK\1\1");
    QTest::newRow("a name that is longer than the directory") << changed(sound.find("PK\1\2") + 29, "\xff");
    QTest::newRow("a size that is nowhere") << changed(sound.find("PK\1\2") + 24, "\xff\xff\xff\xff");
    QTest::newRow("a part of another size") << changed(sound.find("PK\1\2") + 24, "\x07");
    QTest::newRow("a part of another name") << named("m/y");
}

void TestZipLayout::aDirectoryThatIsNotWhatLibzipReadIsDamaged()
{
    QFETCH(const std::string, bytes);
    const auto zip = ZipFile::openBytes(named("m/x"));
    QVERIFY(zip);
    const message::Message found = layoutProblem(write(bytes), *zip);
    QVERIFY2(found == say::directoryDamaged(), message::english(found).c_str());
}

void TestZipLayout::placesOfAnUnsoundArchiveAreNotTold()
{
    const ZipPart encrypted{.name = "m/x", .content = "x", .flags = 1};
    QVERIFY(placesOfStoredParts(write(with(encrypted))).empty());
    QVERIFY(placesOfStoredParts(write("PK")).empty());
}

} // namespace scalescope::engine

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::engine::TestZipLayout)
#include "test_zip_layout.moc"
