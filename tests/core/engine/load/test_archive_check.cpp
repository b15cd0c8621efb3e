// SPDX-License-Identifier: GPL-3.0-or-later
// Archives that hold what libtorch must not come to read.
#include "core/engine/load/archive_check.h"

#include "core/job/size.h"
#include "core/message/say_load.h"
#include "tests/core/engine/support/pickle_steps.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <fstream>

namespace scalescope::engine {

namespace {

using namespace testing::steps;
using testing::archiveOf;
using testing::ZipPart;

constexpr const char* codeName = "m/code/__torch__.py";
constexpr const char* rangesName = "m/code/__torch__.py.debug_pkl";
constexpr std::int64_t mebibyte = std::int64_t{1} << 20;

/// The least that is a model, with these parts instead of those of the same names, and more.
std::vector<ZipPart> partsWith(const std::vector<ZipPart>& changed)
{
    std::vector<ZipPart> parts = {{"m/data.pkl", whole(tensor({10}))},
                                  {codeName, "class Net(Module):\n  def f(self) -> int:\n    return 1\n"},
                                  {"m/constants.pkl", whole(")")},
                                  {"m/data/7", std::string(40, '\0')},
                                  {"m/version", "3\n"}};
    for (const ZipPart& part : changed)
        std::erase_if(parts, [&part](const ZipPart& other) { return other.name == part.name; });
    parts.insert(parts.end(), changed.begin(), changed.end());
    return parts;
}

ZipPart damaged(const char* name, const std::string& content)
{
    return {.name = name, .content = content, .sum = 1};
}

/// A part that is packed to one byte, the archive says.
ZipPart unpackingTo(const char* name, std::int64_t bytes)
{
    return {.name = name, .content = "x", .method = 8, .size = static_cast<std::uint64_t>(bytes)};
}

message::Message saidBy(const Result<void>& checked)
{
    return checked ? message::Message() : message::Message(checked.error().said);
}

} // namespace

class TestArchiveCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anUnsoundModelIsRefused_data();
    void anUnsoundModelIsRefused();
    void whatIsNoModelSaysWhatItIs_data();
    void whatIsNoModelSaysWhatItIs();
    void whatHoldsNoTensorsIsRefused_data();
    void whatHoldsNoTensorsIsRefused();
    void anExportThatIsUnsoundIsRefused();
    void whatIsSoundIsTaken();

private:
    [[nodiscard]] std::string path() const { return m_folder.filePath("m.pt").toStdString(); }
    /// The file, with these bytes.
    [[nodiscard]] std::string write(const std::string& bytes) const
    {
        std::ofstream(path(), std::ios::binary) << bytes;
        return path();
    }

    QTemporaryDir m_folder;
};

void TestArchiveCheck::anUnsoundModelIsRefused_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<message::Message>("problem");
    const auto row = [](const char* name, const std::vector<ZipPart>& changed,
                        const message::Clause& problem) {
        QTest::newRow(name) << archiveOf(partsWith(changed)) << message::Message(problem);
    };
    row("a second name of one part", {{"m/x", "1"}, {"m/X", "2"}}, say::partTwice("m/X"));
    row("attributes of PyTorch 1.1", {{"m/attributes.pkl", "N."}}, say::partOfOlderModel("m/attributes.pkl"));
    row("code that unpacks to millions of bytes", {unpackingTo("m/code/a.py", 2 * mebibyte)},
        say::partUnpacksTo("m/code/a.py", job::sizeText(1), job::sizeText(2 * mebibyte)));
    row("code that can't be read", {damaged(codeName, "class Net(Module):\n")}, say::partDamaged(codeName));
    row("code that is no text", {{codeName, std::string("a\0b", 3)}}, say::codeNotText(codeName));
    row("origins that can't be read", {damaged(rangesName, whole(")"))}, say::partDamaged(rangesName));
    row("origins that are none", {{rangesName, whole("N")}},
        say::pickleUnsound(rangesName, say::isOtherPickle()));
    row("no origins of functions", {{rangesName, whole(")")}},
        say::pickleUnsound(rangesName, say::isOtherPickle()));
    row("a pickle that can't be read", {damaged("m/constants.pkl", whole(")"))},
        say::partDamaged("m/constants.pkl"));
    row("tensor data that can't be read", {damaged("m/data/7", std::string(40, '\0'))},
        say::partDamaged("m/data/7"));
    row("tensor data that is too short", {{"m/data/7", std::string(39, '\0')}},
        say::tensorDataTooShort("m/data/7", 39, {10}, 4));
}

void TestArchiveCheck::anUnsoundModelIsRefused()
{
    QFETCH(const std::string, bytes);
    QFETCH(const message::Message, problem);
    const message::Message said = saidBy(checkArchive(write(bytes)));
    QVERIFY2(said == say::archiveUnsound(path(), problem), message::english(said).c_str());
}

void TestArchiveCheck::whatIsNoModelSaysWhatItIs_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<message::Message>("expected");
    const auto row = [](const char* name, const std::string& bytes, const message::Message& expected) {
        QTest::newRow(name) << bytes << expected;
    };
    row("an archive without parts", archiveOf({}), say::emptyZip(path()));
    row("a pickle that nobody can read, without code", archiveOf({{"m/data.pkl", "x"}}),
        say::stateDictOrModule(path()));
    for (const char* version : {"", "x", "0", "-3"})
        row(("a version that is none: " + std::string(version)).c_str(),
            archiveOf(partsWith({{"m/version", version}})), say::recordUnreadable(path(), "version"));
    row("numbers of another machine", archiveOf(partsWith({{"m/byteorder", "big"}})),
        say::otherByteOrder(path()));
    row("an order of bytes that is none", archiveOf(partsWith({{"m/byteorder", "middle"}})),
        say::recordUnreadable(path(), "byteorder"));
}

void TestArchiveCheck::whatIsNoModelSaysWhatItIs()
{
    QFETCH(const std::string, bytes);
    QFETCH(const message::Message, expected);
    const message::Message said = saidBy(checkArchive(write(bytes)));
    QVERIFY2(said == expected, message::english(said).c_str());
}

void TestArchiveCheck::whatHoldsNoTensorsIsRefused_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<message::Message>("expected");
    const auto row = [](const char* name, const std::string& bytes, const message::Message& expected) {
        QTest::newRow(name) << bytes << expected;
    };
    const auto unsound = [this](const message::Clause& why) { return say::archiveUnsound(path(), why); };
    const ZipPart pickle{"m/data.pkl", whole(tensor({10}))};
    row("a text", "hello", say::notTensorFile(path()));
    row("no pickle", archiveOf({{"m/version", "3\n"}}), say::zipWithoutTensors(path()));
    row("bytes before the archive", archiveOf({pickle}, "#!"), unsound(say::bytesBeforeParts()));
    row("another folder", archiveOf({pickle, {"n/data.pkl", "N."}}),
        unsound(say::partOutsideFolder("n/data.pkl")));
    const std::string bomb = archiveOf({pickle, unpackingTo("m/data/7", 64 * mebibyte)});
    row("far more than it holds", bomb,
        unsound(say::unpacksTo(job::sizeText(std::ssize(bomb)),
                               job::sizeText(64 * mebibyte + std::ssize(pickle.content)))));
    row("no data", archiveOf({pickle}), unsound(say::tensorDataMissing("m/data/7")));
    row("a pickle that is cut", archiveOf({{"m/data.pkl", "\x80\x02N"}}),
        unsound(say::pickleUnsound("m/data.pkl", say::isTruncated())));
}

void TestArchiveCheck::whatHoldsNoTensorsIsRefused()
{
    QFETCH(const std::string, bytes);
    QFETCH(const message::Message, expected);
    const message::Message said = saidBy(checkTensorArchive(write(bytes)));
    QVERIFY2(said == expected, message::english(said).c_str());
}

void TestArchiveCheck::anExportThatIsUnsoundIsRefused()
{
    const auto saidOf = [this](const std::string& bytes) {
        return saidBy(checkExportArchive(write(bytes), "m/"));
    };
    QVERIFY(saidOf("hello") == say::damagedZip(path()));
    QVERIFY(saidOf(archiveOf({damaged("m/x", "1")})) == say::archiveUnsound(path(), say::partDamaged("m/x")));
    QVERIFY(saidOf(archiveOf({{"m/x", "1"}, {"m/byteorder", "big"}})) == say::otherByteOrder(path()));
    QVERIFY(!saidOf(archiveOf({{"m/x", "1"}, {"m/byteorder", "little"}})));
}

/// Else the rows above would be refused for something else.
void TestArchiveCheck::whatIsSoundIsTaken()
{
    const message::Message model = saidBy(checkArchive(write(archiveOf(partsWith({})))));
    QVERIFY2(!model, message::english(model).c_str());
    const message::Message tensors = saidBy(checkTensorArchive(
        write(archiveOf({{"m/data.pkl", whole(tensor({10}))}, {"m/data/7", std::string(40, '\0')}}))));
    QVERIFY2(!tensors, message::english(tensors).c_str());
}

} // namespace scalescope::engine

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::engine::TestArchiveCheck)
#include "test_archive_check.moc"
