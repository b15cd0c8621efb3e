// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/inputs.h"

#include "core/engine/compat/dtypes.h"
#include "core/job/spec.h"
#include "core/message/say_inputs.h"
#include "core/message/say_job.h"
#include "core/message/say_load.h"
#include "tests/core/engine/support/models.h"
#include "tests/support/compare_messages.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <sstream>
#include <torch/csrc/jit/api/compilation_unit.h>

using namespace scalescope;

class TestInputs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void specsBecomeValuesOfTheType_data();
    void specsBecomeValuesOfTheType();
    void whatDoesNotFitNamesArgumentAndType_data();
    void whatDoesNotFitNamesArgumentAndType();
    void whatDiffersByReleaseIsNamedToo();
    void whatIsNoSpecSaysWhere();
    void complexAndSmallFloatsComeFromFiles_data();
    void complexAndSmallFloatsComeFromFiles();
    void defaultsAreCopied();
    void argumentsAreAssignedAsInPython_data();
    void argumentsAreAssignedAsInPython();
    void namedTuplesTakeNamesToo();
    void classesAndEnumsOfTheModelAreWrittenByTheirParts();
    void aListValueKnowsItsElementType();
    void theSameSeedGivesTheSameValues();
    void aLaterArgumentDoesNotDependOnAnEarlierShape();
    void theDefaultGeneratorIsNotTouched();
};

namespace {

/// The schema of a function with those arguments: "x: Tensor, n: int = 3".
c10::FunctionSchema schemaOf(const std::string& arguments)
{
    torch::jit::CompilationUnit unit;
    unit.define({}, "def forward(" + arguments + ") -> int:\n    return 1\n", torch::jit::nativeResolver(),
                nullptr);
    return unit.get_function("forward").getSchema();
}

std::string valueText(const c10::IValue& value)
{
    std::ostringstream stream;
    if (value.isTensor()) {
        const at::Tensor& tensor = value.toTensor();
        stream << engine::dtypeName(tensor.scalar_type()) << tensor.sizes() << "=";
        const at::Tensor flat = tensor.to(at::kDouble).reshape(-1);
        for (std::int64_t i = 0; i < flat.numel(); ++i)
            stream << (i == 0 ? "" : " ") << flat[i].item<double>();
        return stream.str();
    }
    if (value.isTuple() || value.isList()) {
        const auto items = value.isTuple() ? std::vector<c10::IValue>(value.toTupleRef().elements())
                                           : value.toListRef().vec();
        for (const auto& item : items)
            stream << (stream.str().empty() ? "" : ", ") << valueText(item);
        return (value.isTuple() ? "(" : "[") + stream.str() + (value.isTuple() ? ")" : "]");
    }
    if (value.isGenericDict()) {
        for (const auto& item : value.toGenericDict())
            stream << (stream.str().empty() ? "" : ", ") << valueText(item.key()) << ": "
                   << valueText(item.value());
        return "{" + stream.str() + "}";
    }
    stream << value;
    return (value.isDouble() ? "float " : "") + stream.str();
}

} // namespace

void TestInputs::specsBecomeValuesOfTheType_data()
{
    QTest::addColumn<std::string>("type");
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* type, const char* spec, const char* expected) {
        QTest::newRow(name) << std::string(type) << std::string(spec) << std::string(expected);
    };
    row("ones", "Tensor", "ones:[2]", "float32[2]=1 1");
    row("zeros of a dtype", "Tensor", "zeros:[2]:bool", "bool[2]=0 0");
    row("arange fills the shape in order", "Tensor", "arange:[2,2]", "int64[2, 2]=0 1 2 3");
    row("arange of a dtype", "Tensor", "arange:[2]:float64", "float64[2]=0 1");
    row("full of a number", "Tensor", "full(0.5):[1]", "float32[1]=0.5");
    row("full of a whole number", "Tensor", "full(3):[1]", "int64[1]=3");
    row("full of a truth value", "Tensor", "full(true):[1]", "bool[1]=1");
    row("randint of one value", "Tensor", "randint(7,8):[2]", "int64[2]=7 7");
    row("uniform of one value", "Tensor", "uniform(2,2):[2]:float16", "float16[2]=2 2");
    row("no dimensions", "Tensor", "ones:[]", "float32[]=1");
    row("no elements", "Tensor", "randn:[0,3]", "float32[0, 3]=");
    row("one-byte floats", "Tensor", "ones:[2]:float8_e4m3fn", "float8_e4m3fn[2]=1 1");
    row("a whole number as a tensor", "Tensor", "3", "int64[]=3");
    row("a number as a tensor", "Tensor", "2.5", "float32[]=2.5");
    row("a list of numbers as a tensor", "Tensor", "[[1, 2], [3, 4.5]]", "float32[2, 2]=1 2 3 4.5");
    row("a file", "Tensor", "int8.npy", "int8[2, 3]=0 1 2 3 4 5");
    row("an array of an archive", "Tensor", "stored.npz:y", "int64[2, 3]=0 1 2 3 4 5");
    row("an archive as a dictionary", "Dict[str, Tensor]", "stored.npz",
        "{x: float32[2, 3]=0 1 2 3 4 5, y: int64[2, 3]=0 1 2 3 4 5}");
    row("int", "int", "-3", "-3");
    row("float", "float", "2.5", "float 2.5");
    row("a whole number where a float is expected", "float", "3", "float 3.");
    row("bool", "bool", "true", "True");
    row("str", "str", "\"a b\"", "a b");
    row("Optional without a value", "Optional[Tensor]", "null", "None");
    row("Optional with one", "Optional[int]", "4", "4");
    row("a list", "List[Tensor]", "[ones:[1], 2]", "[float32[1]=1, int64[]=2]");
    row("an empty list", "List[int]", "[]", "[]");
    row("a list of floats from whole numbers", "List[float]", "[1, 2.5]", "[float 1., float 2.5]");
    row("a tuple", "Tuple[Tensor, int]", "[ones:[1], 2]", "(float32[1]=1, 2)");
    row("a dictionary", "Dict[str, int]", "{\"b\": 1, \"a\": 2}", "{b: 1, a: 2}");
    row("a dictionary by number", "Dict[int, float]", "{1: 2}", "{1: float 2.}");
    row("nested values", "Dict[str, List[Tuple[Optional[Tensor], float]]]",
        "{\"k\": [[null, 1], [ones:[1], 2.5]]}", "{k: [(None, float 1.), (float32[1]=1, float 2.5)]}");
    row("a union takes what fits as written", "Union[float, int]", "3", "3");
    row("a union of a tensor and a number", "Union[Tensor, int]", "3", "3");
    row("a union converts where nothing fits", "Union[str, float]", "3", "float 3.");
    row("a truth value where a whole number is expected", "int", "true", "1");
    row("a truth value where a float is expected", "float", "true", "float 1.");
    row("a number where a truth value is expected", "bool", "0.0", "False");
    row("a generated number where a whole one is expected", "int", "randint(7,8):[]", "7");
    row("a tensor of one element where a float is expected", "float", "full(2.5):[1]", "float 2.5");
    row("a number where a complex one is expected", "complex", "2", "2.+0.j");
    row("no numbers at all", "Tensor", "[]", "float32[0]=");
    row("an array of no dimensions for a number", "float", "scalar.npy", "float 2.5");
    row("a tensor that torch.save wrote", "Tensor", "../pt/tensor.pt", "float32[2, 3]=0 1 2 3 4 5");
    row("a transposed part of one", "Tensor", "../pt/strided.pt", "float32[2, 3]=1 5 9 2 6 10");
    row("a parameter", "Tensor", "../pt/parameter.pt", "float32[2]=1 1");
    row("a tensor of no dimensions", "Tensor", "../pt/scalar.pt", "int64[]=7");
    row("... as a number", "int", "../pt/scalar.pt", "7");
    row("an empty tensor", "Tensor", "../pt/empty.pt", "float32[0, 3]=");
    row("bfloat16", "Tensor", "../pt/bfloat16.pt", "bfloat16[3]=0.5 1 2");
    row("float16", "Tensor", "../pt/float16.pt", "float16[3]=0.5 1 2");
    row("float64", "Tensor", "../pt/float64.pt", "float64[3]=0.5 1 2");
    row("int8", "Tensor", "../pt/int8.pt", "int8[3]=0 1 2");
    row("uint8", "Tensor", "../pt/uint8.pt", "uint8[3]=0 1 2");
    row("int16", "Tensor", "../pt/int16.pt", "int16[3]=0 1 2");
    row("int32", "Tensor", "../pt/int32.pt", "int32[3]=0 1 2");
    row("a dictionary's entry", "Tensor", "../pt/dict.pt:a", "float32[3]=0 1 2");
    row("a state_dict's entry", "Tensor", "../pt/state_dict.pt:w", "float32[2, 2]=1 1 1 1");
    row("the format of PyTorch 1.5", "Tensor", "../pt/old_format.pt", "float32[2]=0 0");
    row("a dictionary in a dictionary", "Dict[str, Tensor]", "../pt/dict.pt:n", "{x: int64[2]=1 1}");
    row("a state_dict", "Dict[str, Tensor]", "../pt/state_dict.pt", "{w: float32[2, 2]=1 1 1 1}");
    row("a saved list", "List[Tensor]", "../pt/list.pt", "[float32[2]=0 0, float32[3]=1 1 1]");
    row("an item of it", "Tensor", "../pt/list.pt:1", "float32[3]=1 1 1");
    row("a saved tuple", "Tuple[Tensor, Tensor]", "../pt/tuple.pt",
        "(float32[2, 4]=0 0 0 0 0 0 0 0, float32[2, 4]=1 1 1 1 1 1 1 1)");
    row("a saved tuple as a list", "List[Tensor]", "../pt/tuple.pt",
        "[float32[2, 4]=0 0 0 0 0 0 0 0, float32[2, 4]=1 1 1 1 1 1 1 1]");
    row("saved numbers converted", "Tuple[float, float]", "../pt/dict.pt:c", "(float 1., float 2.5)");
    row("a saved list of numbers", "List[float]", "../pt/dict.pt:b", "[float 1., float 2.]");
    row("a saved number", "int", "../pt/int.pt", "3");
    row("... as a float", "float", "../pt/int.pt", "float 3.");
    row("a saved truth value", "bool", "../pt/bool.pt", "True");
    row("a saved text", "str", "../pt/text.pt", "text");
    row("a saved None", "Optional[Tensor]", "../pt/none.pt", "None");
}

void TestInputs::specsBecomeValuesOfTheType()
{
    QFETCH(std::string, type);
    QFETCH(std::string, spec);
    QFETCH(std::string, expected);
    if (spec.ends_with("float8_e4m3fn") && !engine::dtypeFrom("float8_e4m3fn"))
        QSKIP("This libtorch does not have the dtype.");
    const auto values = engine::makeInputs(schemaOf("x: " + type), {{"", spec}},
                                           {0, tests::sourcePath("tests/data/npy").toStdString(), "cpu"});
    QVERIFY2(values, values ? "" : values.error().message.c_str());
    QCOMPARE(QString::fromStdString(valueText(values->at(0))), QString::fromStdString(expected));
}

void TestInputs::whatDoesNotFitNamesArgumentAndType_data()
{
    QTest::addColumn<std::string>("type");
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<message::Message>("said");
    const auto row = [](const char* name, const char* type, const char* spec, const message::Message& said) {
        QTest::newRow(name) << std::string(type) << std::string(spec) << said;
    };
    const std::string data = tests::sourcePath("tests/data/npy/").toStdString();
    row("a text for a tensor", "Tensor", "\"a\"",
        say::inputDoesNotFit("x", "Tensor", say::writeForInstance(say::theText("\"a\""), "randn:[8]")));
    row("null for a tensor", "Tensor", "null",
        say::inputDoesNotFit("x", "Tensor", say::writeForInstance(say::verbatim("null"), "randn:[8]")));
    row("a ragged list for a tensor", "Tensor", "[[1], [1, 2]]",
        say::inputDoesNotFit(
            "x", "Tensor",
            say::writeForInstance(say::becauseOf(say::theList("[[1], [1, 2]]"), say::notNumbersOfOneShape()),
                                  "randn:[8]")));
    row("a tensor for a number", "int", "ones:[2]",
        say::inputDoesNotFit("x", "int", say::writeForInstance(say::aTensor("ones:[2]"), "1")));
    row("a fraction for a whole number", "int", "2.5",
        say::inputDoesNotFit("x", "int", say::writeForInstance(say::verbatim("2.5"), "1")));
    row("a text for a truth value", "bool", "\"true\"",
        say::inputDoesNotFit("x", "bool", say::writeForInstance(say::theText("\"true\""), "false")));
    row("a number for a text", "str", "1",
        say::inputDoesNotFit("x", "str", say::writeForInstance(say::verbatim("1"), "\"\"")));
    row("a number for a list", "List[int]", "1",
        say::inputDoesNotFit("x", "List[int]", say::writeForInstance(say::verbatim("1"), "[1]")));
    row("a part of a list", "List[int]", "[1, 2.5]",
        say::inputDoesNotFit("x[1]", "int", say::writeForInstance(say::verbatim("2.5"), "1")));
    row("too few parts of a tuple", "Tuple[Tensor, int]", "[ones:[2]]",
        say::inputDoesNotFit(
            "x", "Tuple[Tensor, int]",
            say::writeForInstance(say::becauseOf(say::theList("[ones:[2]]"), say::tupleHasParts({2})),
                                  "[randn:[8], 1]")));
    row("a list for a dictionary", "Dict[str, Tensor]", "[1]",
        say::inputDoesNotFit("x", "Dict[str, Tensor]",
                             say::writeForInstance(say::theList("[1]"), "{\"key\": randn:[8]}")));
    row("a value in a dictionary", "Dict[str, int]", "{\"a\": \"b\"}",
        say::inputDoesNotFit("x[\"a\"]", "int", say::writeForInstance(say::theText("\"b\""), "1")));
    row("a key of a dictionary", "Dict[str, int]", "{1: 2}",
        say::inputDoesNotFit("x[1]", "str", say::writeForInstance(say::verbatim("1"), "\"\"")));
    row("a file that is not there", "Tensor", "none.npy",
        say::argumentWrong("x", say::fileUnreadable(data + "none.npy", say::noSuchFile())));
    row("an archive of several arrays", "Tensor", "stored.npz",
        say::fileHoldsSeveral("x", "Tensor", "stored.npz", say::verbatim("Dict[str, Tensor]")));
    row("a file of objects", "Tensor", "../pt/object.pt",
        say::argumentWrong(
            "x", say::savedFileUnreadable(data + "../pt/object.pt", say::holdsObjectOf("__main__.Thing"))));
    row("an entry that is not there", "Tensor", "../pt/dict.pt:z",
        say::argumentWrong("x", say::noSuchEntry(data + "../pt/dict.pt", "z", "a, b, c, n")));
    row("an entry of a single tensor", "Tensor", "../pt/tensor.pt:z",
        say::argumentWrong("x", say::holdsOneValue(data + "../pt/tensor.pt", "z")));
    row("a float from a file for a whole number", "int", "../pt/float.pt",
        say::fileHoldsOtherType("x", "int", "../pt/float.pt", say::verbatim("float")));
    row("a tensor for a list", "List[int]", "../pt/tensor.pt",
        say::fileHoldsOtherType("x", "List[int]", "../pt/tensor.pt", say::aTensorOfShape("[2, 3]")));
    row("more than any memory", "Tensor", "ones:[100000000000000]", say::argumentOutOfMemory("x"));
}

void TestInputs::whatDoesNotFitNamesArgumentAndType()
{
    QFETCH(std::string, type);
    QFETCH(std::string, spec);
    QFETCH(message::Message, said);
    const auto values = engine::makeInputs(schemaOf("x: " + type), {{"", spec}},
                                           {0, tests::sourcePath("tests/data/npy").toStdString(), "cpu"});
    QVERIFY(!values);
    QCOMPARE(values.error().field, std::string("x"));
    QCOMPARE(values.error().said, said);
}

/// Releases of libtorch write unions in an order, and say why values don't fit in words, of their own.
void TestInputs::whatDiffersByReleaseIsNamedToo()
{
    const auto said = [](const std::string& type, const std::string& spec) {
        return engine::makeInputs(schemaOf("x: " + type), {{"", spec}}, {}).error().said;
    };
    for (const auto& [type, spec] :
         {std::pair("Union[int, float]", "true"), std::pair("Union[int, str]", "null")}) {
        const message::Message wrong = said(type, spec);
        QCOMPARE(wrong.id(), std::string_view("inputDoesNotFit"));
        QVERIFY(tests::wordsOf(wrong.arguments()[1]).starts_with("Union["));
    }
    const message::Message small = said("Tensor", "randint(0,1000):[2]:int8");
    QCOMPARE(small.id(), std::string_view("argumentNotMade"));
    QCOMPARE(small.arguments()[1], message::Argument{"randint(0,1000):[2]:int8"});
    QVERIFY(tests::wordsOf(small.arguments()[2]).find('\n') == std::string::npos);
}

void TestInputs::whatIsNoSpecSaysWhere()
{
    const auto values = engine::makeInputs(schemaOf("x: Tensor"), {{"", "randn"}}, {});
    QVERIFY(!values);
    QCOMPARE(values.error().field, std::string("x"));
    QCOMPARE(values.error().said,
             say::notAnInput("randn", 6, say::expectedBut(say::aShapeAfter("randn"), say::textEnds())));
}

void TestInputs::complexAndSmallFloatsComeFromFiles_data()
{
    QTest::addColumn<std::string>("dtype");
    for (const char* dtype : {"complex64", "complex128", "float8_e4m3fn", "float8_e5m2"})
        QTest::newRow(dtype) << std::string(dtype);
}

void TestInputs::complexAndSmallFloatsComeFromFiles()
{
    QFETCH(std::string, dtype);
    if (!engine::dtypeFrom(dtype))
        QSKIP("This libtorch does not have the dtype.");
    const auto values = engine::makeInputs(schemaOf("x: Tensor"), {{"", dtype + ".pt"}},
                                           {0, tests::sourcePath("tests/data/pt").toStdString(), "cpu"});
    QVERIFY2(values, values ? "" : values.error().message.c_str());
    const at::Tensor tensor = values->at(0).toTensor();
    QCOMPARE(engine::dtypeName(tensor.scalar_type()), dtype);
    const at::Tensor numbers = tensor.is_complex() ? at::real(tensor) : tensor;
    QVERIFY(numbers.to(at::kDouble).equal(torch::tensor({0.5, 1.0, 2.0}, at::kDouble)));
}

void TestInputs::defaultsAreCopied()
{
    const auto schema = schemaOf("c: complex = 1j, l: List[int] = [1, 2]");
    const auto values = engine::makeInputs(schema, {}, {});
    QVERIFY2(values, values ? "" : values.error().message.c_str());
    QCOMPARE(values->at(0).toComplexDouble(), c10::complex<double>(0, 1));
    values->at(1).toList().push_back(std::int64_t{3});
    QCOMPARE(schema.arguments().back().default_value()->toList().size(), std::size_t{2});
}

void TestInputs::argumentsAreAssignedAsInPython_data()
{
    QTest::addColumn<std::string>("given"); ///< separated by spaces
    QTest::addColumn<std::string>("expected");
    QTest::addColumn<message::Message>("said"); ///< where it is wrong
    const auto row = [](const char* name, const char* given, const char* expected,
                        const message::Message& said = {}) {
        QTest::newRow(name) << std::string(given) << std::string(expected) << said;
    };
    row("by position", "1 2 3", "[1, 2, 3]");
    row("by name in any order", "c=3 a=1 b=2", "[1, 2, 3]");
    row("by position, then by name", "1 c=3 b=2", "[1, 2, 3]");
    row("the default of a missing one", "1 2", "[1, 2, 7]");
    row("a missing one", "1 c=3", "", say::inputMissingWithExample("b", "int", "1"));
    row("one too many", "1 2 3 4", "",
        say::methodTakesNoMoreInputs("forward", "a (int), b (int), c (int)", "4"));
    row("an unknown name", "1 2 d=4", "",
        say::methodHasNoArgument("forward", "d", say::verbatim("a (int), b (int), c (int)")));
    row("one given twice", "1 a=2", "", say::inputGivenTwice("a"));
}

void TestInputs::argumentsAreAssignedAsInPython()
{
    QFETCH(std::string, given);
    QFETCH(std::string, expected);
    QFETCH(message::Message, said);
    std::vector<job::Input> inputs;
    for (const QString& part : QString::fromStdString(given).split(' '))
        inputs.push_back(job::splitInput(part.toStdString()));
    const auto values = engine::makeInputs(schemaOf("a: int, b: int, c: int = 7"), inputs, {});
    QCOMPARE(values ? message::Message() : values.error().said, said);
    if (values)
        QCOMPARE(valueText(c10::IValue(std::vector<std::int64_t>{values->at(0).toInt(), values->at(1).toInt(),
                                                                 values->at(2).toInt()})),
                 expected);
}

void TestInputs::namedTuplesTakeNamesToo()
{
    const auto type =
        c10::TupleType::createNamed(c10::QualifiedName("__torch__.Point"), std::vector<std::string>{"x", "y"},
                                    {c10::TensorType::get(), c10::IntType::get()});
    for (const char* spec : {"[ones:[1], 2]", R"({"y": 2, "x": ones:[1]})"}) {
        const auto value = engine::makeValue(spec, type, "point", {});
        QVERIFY2(value, value ? "" : value.error().message.c_str());
        QCOMPARE(valueText(*value), std::string("(float32[1]=1, 2)"));
        QVERIFY(value->type()->isSubtypeOf(*type));
    }
    const auto wrong = engine::makeValue(R"({"z": 2, "x": 1})", type, "point", {});
    QVERIFY(!wrong);
    QCOMPARE(
        wrong.error().said,
        say::inputDoesNotFit("point", "Point",
                             say::writeForInstance(say::becauseOf(say::theDictionary("{\"z\": 2, \"x\": 1}"),
                                                                  say::tupleHasParts({2})),
                                                   "[randn:[8], 1]")));
}

void TestInputs::classesAndEnumsOfTheModelAreWrittenByTheirParts()
{
    const auto model = engine::testing::modelFromArchiveCode({{"__torch__", R"(
class Color(Enum):
  RED = 1
  BLUE = 2
class Point:
  x : Tensor
  scale : int
  def __init__(self: __torch__.Point, x: Tensor, steps: int) -> NoneType:
    self.x = x
    self.scale = torch.mul(steps, 2)
    return None
class Model(Module):
  __parameters__ = []
  __buffers__ = []
  training : bool
  def forward(self: __torch__.Model, p: __torch__.Point, c: __torch__.Color) -> Tensor:
    return torch.mul(p.x, p.scale)
)"}});
    const c10::FunctionSchema& schema = model.get_method("forward").function().getSchema();
    const auto values =
        engine::makeInputs(schema, {{"", R"({"steps": 3, "x": ones:[2]})"}, {"", "\"BLUE\""}}, {});
    QVERIFY2(values, values ? "" : values.error().message.c_str());
    QCOMPARE(values->at(0).toObjectRef().getAttr("scale").toInt(), 6);
    QCOMPARE(values->at(1).toEnumHolder()->name(), std::string("BLUE"));

    const auto missing = engine::makeInputs(schema, {{"", R"({"x": ones:[2]})"}, {"", "2"}}, {});
    QVERIFY(!missing);
    QCOMPARE(
        missing.error().said,
        say::inputDoesNotFit("p", "Point",
                             say::writeForInstance(say::becauseOf(say::theDictionary("{\"x\": ones:[2]}"),
                                                                  say::partMissing("steps")),
                                                   "{\"x\": randn:[8], \"steps\": 1}")));
    const auto unknown =
        engine::makeInputs(schema, {{"", R"({"steps": 3, "x": ones:[2]})"}, {"", "\"GREEN\""}}, {});
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().said,
             say::inputDoesNotFit(
                 "c", "__torch__.Color",
                 say::writeForInstance(
                     say::becauseOf(say::theText("\"GREEN\""), say::membersAre("RED, BLUE")), "\"RED\"")));
}

void TestInputs::aListValueKnowsItsElementType()
{
    const auto values = engine::makeInputs(schemaOf("x: List[Optional[Tensor]]"), {{"", "[null]"}}, {});
    QVERIFY(values);
    QCOMPARE(values->at(0).type()->annotation_str(), std::string("List[Optional[Tensor]]"));
}

void TestInputs::theSameSeedGivesTheSameValues()
{
    const auto schema = schemaOf("x: Tensor, y: Tensor");
    const std::vector<job::Input> inputs{{"", "randn:[100]"}, {"", "randn:[100]"}};
    const auto first = engine::makeInputs(schema, inputs, {5, {}, "cpu"});
    const auto again = engine::makeInputs(schema, inputs, {5, {}, "cpu"});
    const auto other = engine::makeInputs(schema, inputs, {6, {}, "cpu"});
    QVERIFY(first->at(0).toTensor().equal(again->at(0).toTensor()));
    QVERIFY(!first->at(0).toTensor().equal(other->at(0).toTensor()));
    QVERIFY(!first->at(0).toTensor().equal(first->at(1).toTensor()));
}

void TestInputs::aLaterArgumentDoesNotDependOnAnEarlierShape()
{
    const auto schema = schemaOf("x: List[Tensor], y: Tensor");
    const auto a = engine::makeInputs(schema, {{"", "[randn:[3], randn:[4]]"}, {"", "uniform(0,1):[9]"}}, {});
    const auto b =
        engine::makeInputs(schema, {{"", "[randn:[300], randn:[4]]"}, {"", "uniform(0,1):[9]"}}, {});
    QVERIFY(a->at(1).toTensor().equal(b->at(1).toTensor()));
    QVERIFY(a->at(0).toTensorVector()[1].equal(b->at(0).toTensorVector()[1]));
}

void TestInputs::theDefaultGeneratorIsNotTouched()
{
    at::manual_seed(1);
    const at::Tensor expected = at::randn({4});
    at::manual_seed(1);
    QVERIFY(engine::makeInputs(schemaOf("x: Tensor"), {{"", "randn:[8]"}}, {}));
    QVERIFY(at::randn({4}).equal(expected));
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestInputs)
#include "test_inputs.moc"
