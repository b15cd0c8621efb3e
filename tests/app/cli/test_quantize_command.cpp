// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cstring>

using namespace scalescope;
using tests::contentOf;

namespace {

/// A .npy file of version 1 as numpy writes it.
QByteArray npy(const QByteArray& descr, const QByteArray& shape, const QByteArray& data)
{
    QByteArray header = "{'descr': '" + descr + "', 'fortran_order': False, 'shape': " + shape + ", }";
    header = header.leftJustified(117, ' ') + '\n';
    return QByteArray("\x93NUMPY\x01\x00", 8) + char(header.size()) + char(0) + header + data;
}

template <typename T>
QByteArray bytesOf(const std::vector<T>& values)
{
    return {reinterpret_cast<const char*>(values.data()), static_cast<qsizetype>(values.size() * sizeof(T))};
}

void put(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly) && file.write(content) == content.size());
}

} // namespace

class TestQuantizeCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anArrayIsRoundedAndWhatHappenedIsPrinted()
    {
        tests::Program program;
        const QString in = program.folder.filePath("in.npy");
        const QString out = program.folder.filePath("out.npy");
        put(in, npy("<f4", "(2, 3)", bytesOf<float>({1.03F, -1000, 1e-9F, 0x1p-8F, 0, 3})));
        const tests::Ended ended = program.run({"quantize", "e4m3fn", in, out});
        QCOMPARE(ended.errors, QString());
        QCOMPARE(ended.status, 0);
        QCOMPARE(contentOf(out), npy("<f4", "(2,3,)", bytesOf<float>({1, -448, 0, 0x1p-8F, 0, 3})));
        const QStringList lines = ended.output.split('\n');
        QCOMPARE(lines.value(0), "format             e4m3fn, nearest-even");
        QCOMPARE(lines.value(1), "elements           6");
        QCOMPARE(lines.value(2), "saturated          1 (16.67 %)");
        QCOMPARE(lines.value(3), "flushed to zero    1 (16.67 %)");
        QCOMPARE(lines.value(4), "became subnormal   1 (16.67 %)");
        QCOMPARE(lines.value(5), "NaN                0 (0 %)");
        QVERIFY(lines.value(6).startsWith("signal to noise    5.16"));
        QVERIFY(lines.value(6).endsWith(" dB"));
    }

    void optionsChangeTheRounding_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("result");
        QTest::newRow("ties to zero") << QStringList{"--rounding", "nearest"} << 1.1875 << 1.125;
        QTest::newRow("ties to even") << QStringList{} << 1.1875 << 1.25;
        QTest::newRow("not saturating") << QStringList{"--no-saturate"} << 1e6 << double(INFINITY);
        QTest::newRow("a scale") << QStringList{"--scale", "2^-10"} << 1e5 << 98304.;
        QTest::newRow("a scale as a number") << QStringList{"--scale", "0.5"} << 1e5 << 98304.;
    }

    void optionsChangeTheRounding()
    {
        QFETCH(const QStringList, options);
        QFETCH(const double, value);
        QFETCH(const double, result);
        tests::Program program;
        const QString in = program.folder.filePath("in.npy");
        const QString out = program.folder.filePath("out.npy");
        put(in, npy("<f8", "(1,)", bytesOf<double>({value})));
        const QString format = value == 1.1875 ? "e4m3fn" : "e5m2";
        const tests::Ended ended = program.run(QStringList{"quantize", format, in, out} + options);
        QCOMPARE(ended.status, 0);
        double found = 0;
        std::memcpy(&found, contentOf(out).last(8).constData(), 8);
        QCOMPARE(found, result);
    }

    void numbersOfTheOtherByteOrderAndOf16BitsAreTaken()
    {
        tests::Program program;
        const QString in = program.folder.filePath("in.npy");
        const QString out = program.folder.filePath("out.npy");
        put(in, npy(">f4", "(1,)", QByteArray("\x40\x49\x0f\xdb", 4))); // pi
        QCOMPARE(program.run({"quantize", "e4m3fn", in, out}).status, 0);
        QCOMPARE(contentOf(out), npy("<f4", "(1,)", bytesOf<float>({3.25F})));
        put(in, npy("<f2", "(1,)", bytesOf<quint16>({0x4248}))); // 3.141
        QCOMPARE(program.run({"quantize", "e4m3fn", in, out}).status, 0);
        QCOMPARE(contentOf(out).last(2), bytesOf<quint16>({0x4280}));
    }

    /// A terabyte with nothing in it takes no memory, be it no array at all or one with much behind it.
    void whatIsNoPartOfTheArrayIsNotRead()
    {
        tests::Program program;
        const QString in = program.folder.filePath("in.npy");
        const QString out = program.folder.filePath("out.npy");
        const auto lengthen = [&] {
            QFile file(in);
            return file.resize(qint64(1) << 40);
        };
        put(in, "no array");
        if (!lengthen())
            QSKIP("The file system takes no file of a terabyte.");
        const tests::Ended none = program.run({"quantize", "e4m3fn", in, out});
        QCOMPARE(none.status, 3);
        QVERIFY2(tests::isOneSentence(none.errors), qPrintable(none.errors));
        put(in, npy("<f4", "(2,)", bytesOf<float>({1, 3.1F})));
        QVERIFY(lengthen());
        QCOMPARE(program.run({"quantize", "e4m3fn", in, out}).status, 0);
        QCOMPARE(contentOf(out), npy("<f4", "(2,)", bytesOf<float>({1, 3})));
    }

    void aBlockFormatBringsItsScalesAndWhatTheyAreIsPrinted()
    {
        tests::Program program;
        const QString in = program.folder.filePath("in.npy");
        const QString out = program.folder.filePath("out.npy");
        std::vector<float> values(64, 0);
        values[0] = 7; // e2m1fn: 6 times 1
        values[1] = 2.4F;
        values[2] = INFINITY;
        std::vector<float> expected = values;
        expected[0] = 6;
        expected[1] = 2;
        put(in, npy("<f4", "(1, 64)", bytesOf(values)));
        const tests::Ended ended = program.run({"quantize", "mxe2m1", in, out});
        QCOMPARE(ended.errors, QString());
        QCOMPARE(contentOf(out), npy("<f4", "(1,64,)", bytesOf(expected)));
        QCOMPARE(ended.output, "format             mxe2m1, nearest-even\n"
                               "scaling            block:32, scales e8m0fnu by floor\n"
                               "groups             2, 1 of zeros\n"
                               "scales             2^0\n"
                               "elements           64\n"
                               "saturated          1 (1.562 %)\n"
                               "flushed to zero    0 (0 %)\n"
                               "became subnormal   0 (0 %)\n"
                               "NaN                0 (0 %)\n"
                               "Inf                1 (1.562 %)\n"
                               "signal to noise    16.74 dB\n");
    }

    void scalingsChangeTheScales_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("scaling");
        QTest::addColumn<QString>("groups");
        const auto row = [](const QStringList& options, const char* scaling, const char* groups) {
            QTest::newRow(qPrintable(options.join(' '))) << options << QString(scaling) << QString(groups);
        };
        row({"e4m3fn", "--scaling", "tensor"}, "tensor, scales float32", "1");
        row({"e4m3fn", "--scaling", "channel"}, "channel, scales float32", "4");
        row({"e4m3fn", "--scaling", "channel", "--axis", "0"}, "channel, scales float32", "6");
        row({"e4m3fn", "--scaling", "channel", "--axis", "-2"}, "channel, scales float32", "6");
        row({"e4m3fn", "--scaling", "block:4", "--scale-rule", "rceil"}, "block:4, scales e8m0fnu by rceil",
            "8");
        row({"e4m3fn", "--scaling", "tile:3x5"}, "tile:3x5, scales float32", "4");
        row({"e4m3fn", "--scaling", "tile:3x5", "--axis", "0"}, "tile:3x5, scales float32", "2");
        row({"mxe4m3", "--scale-rule", "even"}, "block:32, scales e8m0fnu by even", "4");
        row({"nvfp4"}, "block:16, scales e4m3fn in 2 levels", "4");
        row({"nvfp4", "--levels", "1", "--scaling", "block:1"}, "block:1, scales e4m3fn in 1 level", "24");
    }

    void scalingsChangeTheScales()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QString, scaling);
        QFETCH(const QString, groups);
        tests::Program program;
        const QString in = program.folder.filePath("in.npy");
        put(in, npy("<f4", "(4, 6)", bytesOf<float>(std::vector<float>(24, 1.3F))));
        const tests::Ended ended = program.run(
            QStringList{"quantize", options[0], in, program.folder.filePath("out.npy")} + options.sliced(1));
        QCOMPARE(ended.errors, QString());
        const QStringList lines = ended.output.split('\n');
        QCOMPARE(lines.value(1), "scaling            " + scaling);
        QCOMPARE(lines.value(2), "groups             " + groups);
    }

    void theAxisIsTheArraysWhateverItsOrderInMemory()
    {
        // The same 2 x 3 array in both orders, whose rows have scales of their own.
        tests::Program program;
        const QString in = program.folder.filePath("in.npy");
        const QString out = program.folder.filePath("out.npy");
        const QStringList call = {"quantize", "e2m1fn", in, out, "--scaling", "channel", "--axis", "1"};
        put(in, npy("<f4", "(2, 3)", bytesOf<float>({6, 1, 1.1F, 600, 100, 1.1F})));
        QCOMPARE(program.run(call).status, 0);
        QCOMPARE(contentOf(out).last(24), bytesOf<float>({6, 1, 1, 600, 100, 0}));
        QByteArray fortran = npy("<f4", "(2, 3)", bytesOf<float>({6, 600, 1, 100, 1.1F, 1.1F}));
        put(in, fortran.replace("'fortran_order': False", "'fortran_order': True "));
        QCOMPARE(program.run(call).status, 0);
        QCOMPARE(contentOf(out).last(24), bytesOf<float>({6, 600, 1, 100, 1, 0}));
    }

    void aNumberAloneHasAScale()
    {
        tests::Program program;
        const QString in = program.folder.filePath("in.npy");
        const QString out = program.folder.filePath("out.npy");
        put(in, npy("<f8", "()", bytesOf<double>({1000})));
        QCOMPARE(program.run({"quantize", "e4m3fn", in, out, "--scaling", "block:16"}).status, 0);
        QCOMPARE(contentOf(out).last(8), bytesOf<double>({448. * float(1000. / 448)}));
        put(in, npy("<f8", "(0, 4)", {}));
        QCOMPARE(program.run({"quantize", "nvfp4", in, out}).status, 0);
    }

    void mistakesAreSentences_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QStringList& arguments, int status, const char* says) {
            QTest::newRow(name) << arguments << status << QString(says);
        };
        row("an unknown format", {"fp9", "good.npy", "out.npy"}, 2, "There is no number format \"fp9\"");
        row("a file that is not there", {"e4m3fn", "nowhere.npy", "out.npy"}, 3, "does not exist");
        row("a file that is no array", {"e4m3fn", "text.npy", "out.npy"}, 3, "can't be read as a .npy array");
        row("whole numbers", {"e4m3fn", "int.npy", "out.npy"}, 3, "holds no floating-point numbers");
        row("a scale that is no power of two", {"e4m3fn", "good.npy", "out.npy", "--scale", "3"}, 2,
            "is not a power of two");
        row("a scaling that is none", {"e4m3fn", "good.npy", "out.npy", "--scaling", "block"}, 2,
            "There is no scaling \"block\"");
        row("a rule without scales", {"e4m3fn", "good.npy", "out.npy", "--scale-rule", "floor"}, 2,
            "is for scales, and there are none here");
        row("an unknown rule", {"mxe4m3", "good.npy", "out.npy", "--scale-rule", "up"}, 2, "up is not known");
        row("levels of others", {"mxe4m3", "good.npy", "out.npy", "--levels", "1"}, 2,
            "Only scales of nvfp4 have levels");
        row("three levels", {"nvfp4", "good.npy", "out.npy", "--levels", "3"}, 2, "3 is not known");
        row("an axis that is not there", {"mxe4m3", "good.npy", "out.npy", "--axis", "1"}, 2,
            "good.npy has one axis, and no axis 1; 0 is the first, -1 the last.");
        row("an axis that is no number", {"mxe4m3", "good.npy", "out.npy", "--axis", "K"}, 2,
            "--axis K is not a whole number");
        row("two kinds of scales", {"mxe4m3", "good.npy", "out.npy", "--scale", "2^3"}, 2,
            "--scale is for numbers without scales of their own");
        row("a place that can't be written", {"e4m3fn", "good.npy", "missing/out.npy"}, 2,
            "does not exist; make it first");
    }

    void mistakesAreSentences()
    {
        QFETCH(QStringList, arguments);
        QFETCH(const int, status);
        QFETCH(const QString, says);
        tests::Program program;
        put(program.folder.filePath("good.npy"), npy("<f4", "(1,)", bytesOf<float>({1})));
        put(program.folder.filePath("int.npy"), npy("<i4", "(1,)", bytesOf<qint32>({1})));
        put(program.folder.filePath("text.npy"), "no array");
        arguments[1] = program.folder.filePath(arguments[1]);
        arguments[2] = program.folder.filePath(arguments[2]);
        const tests::Ended ended = program.run(QStringList{"quantize"} + arguments);
        QCOMPARE(ended.status, status);
        QVERIFY2(ended.errors.contains(says), qPrintable(ended.errors));
        QVERIFY(tests::isOneSentence(ended.errors));
        QVERIFY(!QFile::exists(program.folder.filePath("out.npy")));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestQuantizeCommand)
#include "test_quantize_command.moc"
