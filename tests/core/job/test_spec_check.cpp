// SPDX-License-Identifier: GPL-3.0-or-later
// Which SPEC stands for a value of which type, and what is said where it does not.
#include "core/job/spec_check.h"

#include "core/message/say_job.h"
#include "tests/support/compare_messages.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace scalescope::job;

namespace {

TypeInfo typeOf(TypeKind kind, const char* text, std::vector<TypeInfo> elements = {},
                std::vector<std::string> names = {})
{
    return {kind, text, std::move(elements), std::move(names)};
}

const TypeInfo tensorType = typeOf(TypeKind::Tensor, "Tensor");
const TypeInfo whole = typeOf(TypeKind::Int, "int");
const TypeInfo stringType = typeOf(TypeKind::Str, "str");
const TypeInfo optional = typeOf(TypeKind::Optional, "Optional[Tensor]", {tensorType});
const TypeInfo listOfTensors = typeOf(TypeKind::List, "List[Tensor]", {tensorType});
const TypeInfo pair = typeOf(TypeKind::Tuple, "Tuple[Tensor, int]", {tensorType, whole});
const TypeInfo point = typeOf(TypeKind::Tuple, "Point", {tensorType, whole}, {"a", "n"});
const TypeInfo dict = typeOf(TypeKind::Dict, "Dict[str, Tensor]", {stringType, tensorType});
const TypeInfo either = typeOf(TypeKind::Union, "Union[int, str]", {whole, stringType});
const TypeInfo objectType = typeOf(TypeKind::Class, "Thing");
const TypeInfo listOfObjects = typeOf(TypeKind::List, "List[Thing]", {objectType});

std::optional<Error> checked(const QString& spec, const TypeInfo& type)
{
    const std::string written = spec.toStdString();
    return checkSpec(parseSpec(written).value(), type, {"x"}, written);
}

/// "Argument x must be ..., but is ...", without and with an example.
message::Message wrong(const char* place, const TypeInfo& type, const message::Clause& is)
{
    return say::inputDoesNotFit(place, type.text, is);
}

message::Message wrong(const char* place, const TypeInfo& type, const message::Clause& is,
                       const char* example)
{
    return wrong(place, type, say::writeForInstance(is, example));
}

} // namespace

class TestSpecCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatFitsIsTaken_data();
    void whatFitsIsTaken();
    void whatDoesNotFitIsSaid_data();
    void whatDoesNotFitIsSaid();
    void aLongTextIsCutBetweenCharacters();
    void aMissingInputIsAskedForWithAnExample();
    void anInputGivenTwiceIsNamed();
};

void TestSpecCheck::whatFitsIsTaken_data()
{
    QTest::addColumn<QString>("spec");
    QTest::addColumn<TypeInfo>("type");
    const auto row = [](const char* name, const char* spec, const TypeInfo& type) {
        QTest::newRow(name) << QString(spec) << type;
    };
    row("a generator for a tensor", "randn:[2]", tensorType);
    row("numbers of one shape for a tensor", "[[1, 2], [3, 4.5]]", tensorType);
    row("null for an optional value", "null", optional);
    row("a list for a tuple", "[ones:[2], 3]", pair);
    row("names for a tuple that has them", "{\"n\": 3, \"a\": ones:[2]}", point);
    row("a dictionary", "{\"a\": ones:[2]}", dict);
    row("a member of a union", "\"a\"", either);
    row("a generator of one element for a number", "ones:[1]", whole);
    row("a file for anything", "a.pt", objectType);
}

void TestSpecCheck::whatFitsIsTaken()
{
    QFETCH(const QString, spec);
    QFETCH(const TypeInfo, type);
    const auto error = checked(spec, type);
    QVERIFY2(!error, error ? error->message.c_str() : "");
}

void TestSpecCheck::whatDoesNotFitIsSaid_data()
{
    QTest::addColumn<QString>("spec");
    QTest::addColumn<TypeInfo>("type");
    QTest::addColumn<message::Message>("said");
    const auto row = [](const char* name, const char* spec, const TypeInfo& type,
                        const message::Message& said) {
        QTest::newRow(name) << QString(spec) << type << said;
    };
    row("a text for a tensor", "\"a\"", tensorType,
        wrong("x", tensorType, say::theText("\"a\""), "randn:[8]"));
    row("null for a tensor", "null", tensorType, wrong("x", tensorType, say::verbatim("null"), "randn:[8]"));
    row("numbers of two shapes for a tensor", "[[1], [2, 3]]", tensorType,
        wrong("x", tensorType, say::becauseOf(say::theList("[[1], [2, 3]]"), say::notNumbersOfOneShape()),
              "randn:[8]"));
    row("a number with a fraction for a whole one", "2.5", whole,
        wrong("x", whole, say::verbatim("2.5"), "1"));
    row("several elements for one number", "ones:[2]", whole,
        wrong("x", whole, say::aTensor("ones:[2]"), "1"));
    row("a number for a text", "3", stringType, wrong("x", stringType, say::verbatim("3"), "\"\""));
    row("a tensor for a list", "ones:[2]", listOfTensors,
        wrong("x", listOfTensors, say::aTensor("ones:[2]"), "[randn:[8]]"));
    row("a part of a list", "[ones : [2], \"a\"]", listOfTensors,
        wrong("x[1]", tensorType, say::theText("\"a\""), "randn:[8]"));
    row("too few parts for a tuple", "[ones:[2]]", pair,
        wrong("x", pair, say::becauseOf(say::theList("[ones:[2]]"), say::tupleHasParts({2})),
              "[randn:[8], 1]"));
    row("another name for a part of a tuple", "{\"a\": ones:[2], \"m\": 3}", point,
        wrong("x", point,
              say::becauseOf(say::theDictionary("{\"a\": ones:[2], \"m\": 3}"), say::tupleHasParts({2})),
              "[randn:[8], 1]"));
    row("a part of a tuple", "[ones:[2], 2.5]", pair, wrong("x[1]", whole, say::verbatim("2.5"), "1"));
    row("a list for a dictionary", "[1]", dict,
        wrong("x", dict, say::theList("[1]"), "{\"key\": randn:[8]}"));
    row("a key of a dictionary", "{1: ones:[2]}", dict,
        wrong("x[1]", stringType, say::verbatim("1"), "\"\""));
    row("a value of a dictionary", "{\"a\": null}", dict,
        wrong("x[\"a\"]", tensorType, say::verbatim("null"), "randn:[8]"));
    row("no member of a union", "2.5", either, wrong("x", either, say::verbatim("2.5"), "1"));
    row("a type without an example", "1", listOfObjects, wrong("x", listOfObjects, say::verbatim("1")));
}

void TestSpecCheck::whatDoesNotFitIsSaid()
{
    QFETCH(const QString, spec);
    QFETCH(const TypeInfo, type);
    const auto error = checked(spec, type);
    QVERIFY(error);
    QTEST(error->said, "said");
    QCOMPARE(error->field, std::string("x"));
}

void TestSpecCheck::aLongTextIsCutBetweenCharacters()
{
    const std::string written = "\"" + std::string(58, 'a') + "ü" + std::string(20, 'b') + "\"";
    const auto error = checked(QString::fromStdString(written), tensorType);
    QVERIFY(error);
    QCOMPARE(error->said,
             wrong("x", tensorType, say::theText("\"" + std::string(58, 'a') + "..."), "randn:[8]"));
}

void TestSpecCheck::aMissingInputIsAskedForWithAnExample()
{
    QCOMPARE(missingInput("x", "Tensor", "randn:[8]").said,
             say::inputMissingWithExample("x", "Tensor", "randn:[8]"));
    QCOMPARE(missingInput("x", "Thing", "").said, say::inputMissing("x", "Thing"));
    QCOMPARE(missingInput("x", "Thing", "").field, std::string("x"));
}

void TestSpecCheck::anInputGivenTwiceIsNamed()
{
    QCOMPARE(inputGivenTwice("x").said, say::inputGivenTwice("x"));
    QCOMPARE(inputGivenTwice("x").field, std::string("x"));
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestSpecCheck)
#include "test_spec_check.moc"
