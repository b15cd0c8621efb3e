// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/spec.h"

#include "core/message/say_job.h"
#include "tests/support/compare_messages.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::job;
using GeneratedKind = Generated::Kind;

Q_DECLARE_METATYPE(scalescope::job::Spec)

class TestSpec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parses_data();
    void parses();
    void writesTheUsualSpelling_data();
    void writesTheUsualSpelling();
    void saysWhatWhereAndWhatIsExpected_data();
    void saysWhatWhereAndWhatIsExpected();
    void splitsTheNameOff_data();
    void splitsTheNameOff();
    void refusesNestingWithoutEnd();
    void knowsEveryDtypeByItsOwnName();
};

namespace {

Spec list(std::vector<Spec> items)
{
    return {ListSpec{std::move(items)}};
}

} // namespace

void TestSpec::parses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Spec>("expected");
    const auto row = [](const char* name, const char* text, Spec expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << expected;
    };
    row("a normal sample has a shape", "randn:[8,128]", {Generated{GeneratedKind::Randn, {}, {8, 128}, ""}});
    row("a dtype may follow", "randn:[8,128]:bfloat16",
        {Generated{GeneratedKind::Randn, {}, {8, 128}, "bfloat16"}});
    row("half is float16", "ones:[1]:half", {Generated{GeneratedKind::Ones, {}, {1}, "float16"}});
    row("uniform has two bounds", "uniform(-1, 0.5):[4]",
        {Generated{GeneratedKind::Uniform, {std::int64_t{-1}, 0.5}, {4}, ""}});
    row("randint has two bounds", "randint(0,1000):[8,32]:int32",
        {Generated{GeneratedKind::Randint, {std::int64_t{0}, std::int64_t{1000}}, {8, 32}, "int32"}});
    row("full takes a number", "full(0.5):[2]", {Generated{GeneratedKind::Full, {0.5}, {2}, ""}});
    row("full takes a truth value", "full(true):[2]", {Generated{GeneratedKind::Full, {true}, {2}, ""}});
    row("a shape may be empty", "zeros:[]", {Generated{GeneratedKind::Zeros, {}, {}, ""}});
    row("a size may be zero", "arange:[0,3]", {Generated{GeneratedKind::Arange, {}, {0, 3}, ""}});
    row("spaces don't matter", "  randn : [ 8 , 2 ] : float64 ",
        {Generated{GeneratedKind::Randn, {}, {8, 2}, "float64"}});
    row("a .npy is a file", "data.npy", {FileReference{"data.npy", ""}});
    row("a .npz has a key", "in/data.npz:x.y", {FileReference{"in/data.npz", "x.y"}});
    row("a .pt may have a key", "data.pt:key", {FileReference{"data.pt", "key"}});
    row("alone, a file's name may hold anything", "my data, [new]:1.npy",
        {FileReference{"my data, [new]:1.npy", ""}});
    row("a file may be named like a generator", "ones.npy", {FileReference{"ones.npy", ""}});
    row("a whole number", "-3", {std::int64_t{-3}});
    row("the largest whole number", "9223372036854775807", {std::int64_t{9223372036854775807}});
    row("a number", "2.5", {2.5});
    row("a number with an exponent", "1e3", {1000.0});
    row("infinity is a number", "-inf", {-std::numeric_limits<double>::infinity()});
    row("true", "true", {true});
    row("null", "null", {std::monostate{}});
    row("a text has quotes and escapes", R"("a \"b\" ü")", {std::string("a \"b\" ü")});
    row("an empty list", "[ ]", list({}));
    row("lists nest", "[randn:[2], [3, x.npy], {\"k\": null}]",
        list({{Generated{GeneratedKind::Randn, {}, {2}, ""}},
              list({{std::int64_t{3}}, {FileReference{"x.npy", ""}}}),
              {DictSpec{{{std::string("k")}}, {{std::monostate{}}}}}}));
    row("a file in a list escapes its comma", R"([a\,b.npz:k, 1])",
        list({{FileReference{"a,b.npz", "k"}}, {std::int64_t{1}}}));
    row("a dictionary may have numbers as keys", "{1: ones:[2], 2: 0.5}",
        {DictSpec{{{std::int64_t{1}}, {std::int64_t{2}}},
                  {{Generated{GeneratedKind::Ones, {}, {2}, ""}}, {0.5}}}});
}

void TestSpec::parses()
{
    QFETCH(QString, text);
    QFETCH(Spec, expected);
    const auto spec = parseSpec(text.toStdString());
    QVERIFY2(spec, spec ? "" : spec.error().message.c_str());
    QVERIFY(*spec == expected);
    const auto again = parseSpec(toText(*spec));
    QVERIFY2(again, toText(*spec).c_str());
    QVERIFY2(*again == expected, toText(*spec).c_str());
}

void TestSpec::writesTheUsualSpelling_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no needless spaces") << "randn : [8, 2] : half"
                                        << "randn:[8,2]:float16";
    QTest::newRow("a number keeps its point") << "1e0"
                                              << "1.0";
    QTest::newRow("Python's words") << "[True, False, None]"
                                    << "[true, false, null]";
    QTest::newRow("a list") << "[1,2 ,\"x\"]"
                            << "[1, 2, \"x\"]";
    QTest::newRow("a dictionary") << "{\"a\":1}"
                                  << "{\"a\": 1}";
    QTest::newRow("the shortest digits") << "0.10000000000000001"
                                         << "0.1";
}

void TestSpec::writesTheUsualSpelling()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const auto spec = parseSpec(text.toStdString());
    QVERIFY2(spec, spec ? "" : spec.error().message.c_str());
    QCOMPARE(QString::fromStdString(toText(*spec)), expected);
}

void TestSpec::saysWhatWhereAndWhatIsExpected_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<message::Message>("said");
    const auto row = [](const char* name, const char* text, const message::Message& said) {
        QTest::newRow(name) << QString(text) << said;
    };
    row("nothing", "", say::notAnInput("", 1, say::expectedBut(say::anySpec(), say::textEnds())));
    row("a generator without a shape", "randn",
        say::notAnInput("randn", 6, say::expectedBut(say::aShapeAfter("randn"), say::textEnds())));
    row("bounds where there are none", "randn(8)",
        say::notAnInput("randn(8)", 6,
                        say::expectedBut(say::aShapeAfter("randn"), say::charactersStand("("))));
    row("a bound is missing", "uniform(0):[2]",
        say::notAnInput("uniform(0):[2]", 9, say::takesNumbers("uniform", {2}, "uniform(0,1)")));
    row("no bounds", "randint:[2]",
        say::notAnInput(
            "randint:[2]", 8,
            say::expectedBut(say::aParenthesisAfter("(0,1000)", "randint"), say::charactersStand(":"))));
    row("bounds the wrong way round", "randint(5,5):[2]",
        say::notAnInput("randint(5,5):[2]", 9, say::randintBounds()));
    row("bounds of uniform the wrong way round", "uniform(1,0):[2]",
        say::notAnInput("uniform(1,0):[2]", 9, say::uniformBounds()));
    row("an unknown escape", "[\"\\q\"]", say::notAnInput("[\"\\q\"]", 2, say::unknownEscape()));
    row("fractions for randint", "randint(0,1.5):[2]",
        say::notAnInput("randint(0,1.5):[2]", 9, say::randintTakesWholeNumbers()));
    row("a size below zero", "ones:[2,-1]",
        say::notAnInput("ones:[2,-1]", 9, say::expectedBut(say::aSpecSize(), say::wordIsNotOne("-1"))));
    row("a shape without an end", "ones:[2",
        say::notAnInput("ones:[2", 8, say::expectedBut(say::eitherText(",", "]"), say::textEnds())));
    row("more elements than fit", "ones:[4000000000,4000000000]",
        say::notAnInput("ones:[4000000000,4000000000]", 18, say::shapeTooLarge()));
    row("an unknown dtype", "ones:[2]:float7",
        say::notAnInput("ones:[2]:float7", 10, say::expectedBut(say::aDtype(), say::wordIsNotOne("float7"))));
    row("a dtype that holds no fractions", "randn:[2]:int64",
        say::notAnInput("randn:[2]:int64", 11, say::makesFloatingPoint("randn", "int64")));
    row("something after the end", "[1] 2",
        say::notAnInput("[1] 2", 5, say::expectedBut(say::theEnd(), say::charactersStand("2"))));
    row("a list without an end", "[1, 2",
        say::notAnInput("[1, 2", 6, say::expectedBut(say::eitherText(",", "]"), say::textEnds())));
    row("a size that is no whole number", "ones:[2.5]",
        say::notAnInput("ones:[2.5]", 7, say::expectedBut(say::aSpecSize(), say::wordIsNotOne("2.5"))));
    row("an unknown generator", "randm:[4,64]",
        say::notAnInput("randm:[4,64]", 1, say::noGenerator("randm")));
    row("a bound that is no number", "full(a):[2]",
        say::notAnInput("full(a):[2]", 6, say::expectedBut(say::aNumber(), say::wordIsNotOne("a"))));
    row("a word", "mean",
        say::notAnInput("mean", 1, say::expectedBut(say::anySpec(), say::wordIsNone("mean"))));
    row("a text without an end", "[\"mean", say::notAnInput("[\"mean", 2, say::textNotClosed()));
    row("a text that ends in an escape", "{\"a\\", say::notAnInput("{\"a\\", 2, say::textNotClosed()));
    row("a word that ends in an escape", "[a\\",
        say::notAnInput("[a\\", 2, say::expectedBut(say::anySpec(), say::wordIsNone("a"))));
    row("a key that is none", "{a: 1}", say::notAnInput("{a: 1}", 2, say::keyExpected()));
    row("a key without a colon", "{\"a\" 1}",
        say::notAnInput("{\"a\" 1}", 6, say::expectedBut(say::colonAfterKey(), say::charactersStand("1"))));
    row("characters are counted, not bytes", "[\"äöü\", x]",
        say::notAnInput("[\"äöü\", x]", 9, say::expectedBut(say::anySpec(), say::wordIsNone("x"))));
    row("too large a number", "92233720368547758070",
        say::notAnInput("92233720368547758070", 1, say::wholeNumberTooLong("92233720368547758070")));
    row("a key of a .npy", "[a.npy:k]", say::notAnInput("[a.npy:k]", 9, say::npyTakesNoKey()));
}

void TestSpec::saysWhatWhereAndWhatIsExpected()
{
    QFETCH(QString, text);
    const auto spec = parseSpec(text.toStdString());
    QVERIFY(!spec);
    QCOMPARE(spec.error().status, ExitStatus::Usage);
    QTEST(spec.error().said, "said");
}

void TestSpec::splitsTheNameOff_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("spec");
    QTest::newRow("with a name") << "x=randn:[2]"
                                 << "x"
                                 << "randn:[2]";
    QTest::newRow("without one") << "randn:[2]"
                                 << ""
                                 << "randn:[2]";
    QTest::newRow("an equals sign in a path is no name") << "runs/a=b.npy"
                                                         << ""
                                                         << "runs/a=b.npy";
    QTest::newRow("an equals sign in a text is no name") << "\"a=b\""
                                                         << ""
                                                         << "\"a=b\"";
    QTest::newRow("only the first one counts") << "hc0=\"a=b\""
                                               << "hc0"
                                               << "\"a=b\"";
    QTest::newRow("a name needs a letter") << "=3"
                                           << ""
                                           << "=3";
}

void TestSpec::splitsTheNameOff()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    QFETCH(QString, spec);
    const Input input = splitInput(text.toStdString());
    QCOMPARE(QString::fromStdString(input.name), name);
    QCOMPARE(QString::fromStdString(input.spec), spec);
}

void TestSpec::refusesNestingWithoutEnd()
{
    const auto spec = parseSpec(std::string(100'000, '['));
    QVERIFY(!spec);
    QCOMPARE(spec.error().said, say::notAnInput(std::string(160, '[') + "...", 66, say::listsTooDeep(64)));
}

void TestSpec::knowsEveryDtypeByItsOwnName()
{
    for (const std::string& name : dtypeNames())
        QCOMPARE(canonicalDtype(name), name);
    QCOMPARE(canonicalDtype("double"), std::string("float64"));
    QCOMPARE(canonicalDtype("torch.bfloat16"), std::string("bfloat16"));
    QCOMPARE(canonicalDtype("float"), std::string("float32"));
    QCOMPARE(canonicalDtype("string"), std::string());
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestSpec)
#include "test_spec.moc"
