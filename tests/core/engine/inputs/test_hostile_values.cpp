// SPDX-License-Identifier: GPL-3.0-or-later
// Files of tensors that torch.save did not write, and source places that no compiler gave.
#include "core/engine/capture/source_book.h"
#include "core/engine/inputs/value_files.h"
#include "core/message/say_inputs.h"
#include "core/message/say_load.h"
#include "tests/core/engine/support/zip_bytes.h"
#include "tests/support/compare_messages.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <fstream>
#include <sys/stat.h>
#include <torch/csrc/jit/frontend/source_range.h>

using namespace scalescope;
using engine::testing::archiveOf;
using engine::testing::littleEndian;

namespace {

std::string repeated(const std::string& text, int count)
{
    std::string result;
    for (int i = 0; i < count; ++i)
        result += text;
    return result;
}

const std::string start("\x80\x02", 2);

/// What torch.save wrote before PyTorch 1.6, around one pickle: magic number, version, sizes, value, keys.
std::string oldFormat(const std::string& pickle, const std::string& keys = start + "].")
{
    return start + std::string("\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.", 13) + start +
           "M\xe9\x03." + start + "}." + pickle + keys;
}

/// A list in a list in a list, as far as that goes.
std::string deepLists(int depth)
{
    return start + repeated("](", depth) + repeated("e", depth) + ".";
}

/// Each list holds the one before twice.
std::string doubledLists(int depth)
{
    std::string pickle = start + "](K\x01" + "eq" + '\0';
    for (int i = 0; i < depth; ++i)
        pickle +=
            "](" + repeated(std::string("h") + static_cast<char>(i), 2) + "eq" + static_cast<char>(i + 1);
    return pickle + ".";
}

} // namespace

class TestHostileValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsRefused_data()
    {
        QTest::addColumn<std::string>("content");
        QTest::addColumn<message::Message>("said");
        const auto row = [](const char* name, const std::string& content, const message::Message& said) {
            QTest::newRow(name) << content << said;
        };
        const std::string file = m_folder.filePath("x.pt").toStdString();
        const auto because = [&file](const message::Clause& why) {
            return say::savedFileUnreadable(file, why);
        };
        constexpr int deepest = 200;
        row("an old file with a million lists in one another", oldFormat(deepLists(1'000'000)),
            because(say::nestsTooDeep(deepest)));
        row("an old file with a list that holds itself", oldFormat(start + "]q" + '\0' + "h" + '\0' + "a."),
            because(say::nestsTooDeep(deepest)));
        row("an old file with a list that holds itself a million times",
            oldFormat(start + "]q" + '\0' + "(" + repeated(std::string("h\0", 2), 1'000'000) + "e."),
            because(say::nestsTooDeep(deepest)));
        row("an old file of lists that double sixty times", oldFormat(doubledLists(60)),
            because(say::holdsTooManyValues()));
        row("an old file whose list of storages names one that is not there",
            oldFormat(start + "N.", start + "](X" + std::string("\x01\0\0\0", 4) + "ae."),
            because(say::isDamaged()));
        row("an old file of a later protocol", oldFormat("\x80\x04}\x94."), because(say::holdsOtherThings()));
        row("an old file with an object", oldFormat(start + "ca\nB\n)\x81}b."),
            because(say::holdsObjectOf("a.B")));
        row("an old file whose call has a state", oldFormat(start + "ctorch\nSize\n)\x85R}b."),
            because(say::holdsAnObject()));
        row("an old file with a class", oldFormat(start + "ca\nB\n."), because(say::holdsThing("a.B")));
        row("an old file that takes what it does not have", oldFormat(start + "\x86."),
            because(say::isDamaged()));
        row("an old file that is cut", oldFormat(start + "X\xff\xff", ""), because(say::isTruncated()));
        row("an old file that ends in its magic number", oldFormat("", "").substr(0, 12),
            say::notTensorFile(file));
        row("an old file with a whole number of ten bytes", oldFormat(start + "\x8a\x0a" + "0123456789."),
            because(say::hasTooLargeInteger()));
        row("an archive with two data.pkl",
            archiveOf({{"good/version", "3\n"},
                       {"evil/data.pkl", deepLists(1'000'000)},
                       {"good/data.pkl", start + "K\x01."}}),
            say::archiveUnsound(file, say::partOutsideFolder("evil/data.pkl")));
        row("an archive whose data.pkl is in another case",
            archiveOf({{"good/version", "3\n"}, {"good/data.PKL", start + "K\x01."}}),
            say::zipWithoutTensors(file));
    }

    void eachIsRefused()
    {
        QFETCH(const std::string, content);
        QFETCH(const message::Message, said);
        std::ofstream(m_folder.filePath("x.pt").toStdString(), std::ios::binary) << content;
        const auto value = engine::readValueFile({"x.pt", ""}, m_folder.path().toStdString());
        QVERIFY(!value);
        QCOMPARE(value.error().said, said);
    }

    void aSoundArchiveAndASoundOldFileAreRead()
    {
        const QTemporaryDir folder;
        std::ofstream(folder.filePath("a.pt").toStdString(), std::ios::binary)
            << archiveOf({{"good/data.pkl", start + "K\x07."}, {"good/version", "3\n"}});
        std::ofstream(folder.filePath("b.pt").toStdString(), std::ios::binary)
            << oldFormat(start + "](K\x01K\x02" + "e.");
        const auto a = engine::readValueFile({"a.pt", ""}, folder.path().toStdString());
        QVERIFY2(a.has_value(), a ? "" : a.error().message.c_str());
        QCOMPARE(a->toInt(), std::int64_t{7});
        const auto b = engine::readValueFile({"b.pt", ""}, folder.path().toStdString());
        QVERIFY2(b.has_value(), b ? "" : b.error().message.c_str());
        QCOMPARE(b->toListRef().size(), std::size_t{2});
    }

    void containersAndNumbersOfAnOldFileAreRead()
    {
        const auto text = [](const std::string& word) {
            return "X" + littleEndian(static_cast<std::uint32_t>(word.size()), 4) + word;
        };
        const std::string half("G\x3f\xe0\0\0\0\0\0\0", 9);
        const std::string size = "ctorch\nSize\nK\x02K\x03\x86\x85R";
        const std::string pickle = start + "ccollections\nOrderedDict\n)Rq" + '\0' + "(" + text("half") +
                                   half + text("less") + "J" + littleEndian(0xfffffffeU, 4) + text("size") +
                                   size + text("pair") + "\x88N\x86u}b.";
        const QTemporaryDir folder;
        std::ofstream(folder.filePath("x.pt").toStdString(), std::ios::binary) << oldFormat(pickle);
        const auto value = [&folder](const char* key) {
            return *engine::readValueFile({"x.pt", key}, folder.path().toStdString());
        };
        QCOMPARE(value("").toGenericDict().size(), std::size_t{4});
        QCOMPARE(value("half").toDouble(), 0.5);
        QCOMPARE(value("less").toInt(), std::int64_t{-2});
        QCOMPARE(value("size").toListRef()[1].toInt(), std::int64_t{3});
        QVERIFY(value("pair").toTupleRef().elements()[0].toBool());
        QVERIFY(value("pair").toTupleRef().elements()[1].isNone());
    }

    void aPipeIsNotWaitedFor()
    {
        const QTemporaryDir folder;
        QCOMPARE(::mkfifo(folder.filePath("x.npy").toStdString().c_str(), 0600), 0);
        const auto value = engine::readValueFile({"x.npy", ""}, folder.path().toStdString());
        QVERIFY(!value);
        QCOMPARE(value.error().said,
                 say::fileUnreadable(folder.filePath("x.npy").toStdString(), say::itIsNotRegular()));
    }

    void aLineThatNoFileHasTakesNoRoom()
    {
        engine::SourceBook book;
        std::size_t size = 0;
        for (const std::size_t line : {std::size_t{300'000'000}, std::size_t{9'000'000}, ~std::size_t{0}}) {
            const auto source = std::make_shared<torch::jit::Source>(
                std::string("return x"), "file" + std::to_string(line) + ".py", line);
            book.locate(torch::jit::SourceRange(source, 0, 6));
        }
        for (const auto& [file, text] : book.texts())
            size += text.size();
        QVERIFY2(size < 2'000'000, std::to_string(size).c_str());
    }

    void aLineOfALargeFileIsKept()
    {
        engine::SourceBook book;
        const auto source = std::make_shared<torch::jit::Source>(std::string("return x"), "file.py", 5000);
        const auto place = book.locate(torch::jit::SourceRange(source, 0, 6));
        const std::string text = book.texts().at("file.py");
        QCOMPARE(std::count(text.begin(), text.end(), '\n'), std::ptrdiff_t{place.location.line});
        QVERIFY(text.ends_with("\nreturn x\n"));
    }

private:
    QTemporaryDir m_folder; ///< of the file that is refused
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestHostileValues)
#include "test_hostile_values.moc"
