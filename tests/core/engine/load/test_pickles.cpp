// SPDX-License-Identifier: GPL-3.0-or-later
// Pickles that PyTorch does not write: libtorch would take each as it is, so that it must not come so far.
#include "core/engine/load/pickle_check.h"
#include "core/message/say_load.h"
#include "tests/core/engine/support/pickle_steps.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scalescope::engine {

namespace {

using namespace testing::steps;
using testing::littleEndian;

/// Two rows of three, quantized along `axis` by these.
std::string quantizedTensor(const std::string& scales, const std::string& axis)
{
    const std::string quantizer = tuple({name("torch", "per_channel_affine"), scales, scales, axis});
    return call(quantizedFunction, {storage(), number(0), numbers({2, 3}), numbers({3, 1}), quantizer, "\x89",
                                    call(name("collections", "OrderedDict"), {})});
}

/// Each holds the one before it twice.
std::string doubledTuples(int levels)
{
    std::string steps = "]";
    for (int level = 0; level < levels; ++level) {
        const std::string place = littleEndian(static_cast<std::uint64_t>(level), 1);
        steps += "q" + place + "h" + place + "\x86";
    }
    return whole(steps);
}

} // namespace

class TestPickles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatPyTorchDoesNotWriteIsRefused_data();
    void whatPyTorchDoesNotWriteIsRefused();
    void whatPyTorchWritesIsRead();
    void tensorsOfPythonHaveAttributes();
    void originsOfCodeAreRows();
};

void TestPickles::whatPyTorchDoesNotWriteIsRefused_data()
{
    QTest::addColumn<std::string>("pickle");
    QTest::addColumn<message::Message>("why");
    const auto row = [](const char* called, const std::string& pickle, const message::Clause& why) {
        QTest::newRow(called) << pickle << message::Message(why);
    };
    row("another protocol", "\x80\x04N.", say::isOtherPickle());
    row("a name without an end",
        "\x80\x02"
        "ctorch\n",
        say::isTruncated());
    row("a tuple without a beginning", whole("t"), say::isOtherPickle());
    row("nothing to remember", whole("q\x01"), say::isOtherPickle());
    row("an item of what is no list",
        whole("NK\x01"
              "a"),
        say::isOtherPickle());
    row("a key without its value", whole("}(Nu"), say::isOtherPickle());
    row("a call of nothing", whole("N)R"), say::isOtherPickle());
    row("an object of nothing", whole("N)\x81"), say::isOtherPickle());
    row("a number that makes a long memo", whole("Nr" + littleEndian(1 << 24, 4)), say::isOtherPickle());
    row("a number of nine bytes", whole("\x8a\x09" + littleEndian(0, 8) + "\x01"), say::hasTooLargeInteger());
    row("values beside the root", whole("NN"), say::isOtherPickle());
    row("a list that doubles from level to level", doubledTuples(40), say::holdsRepeatedValues());
    row("a call of a storage", whole(call(name("torch", "FloatStorage"), {})), say::isOtherPickle());
    row("a call of Python's", whole(call(name("os", "system"), {text("true")})),
        say::namesForeignFunction("os.system"));
    row("a device of nothing", whole(call(name("torch", "device"), {})), say::isOtherPickle());
    row("a tensor of nothing", whole(call(tensorFunction, {})), say::isOtherPickle());
    row("a tensor of a negative size", whole(tensor({-1})), say::isOtherPickle());
    row("a tensor of more sizes than strides", whole(tensor({2, 2})), say::isOtherPickle());
    row("a tensor that is longer than its storage", whole(tensor({11})),
        say::describesTensorBeyond({10}, "7"));
    row("a quantized tensor of nothing",
        whole(call(quantizedFunction, {storage(), number(0), numbers({2}), numbers({1}), "N", "\x89", "N"})),
        say::isOtherPickle());
    row("channels along no axis", whole(quantizedTensor(tensor({2}), number(2))), say::isOtherPickle());
    row("channels along no number", whole(quantizedTensor(tensor({2}), "N")), say::isOtherPickle());
    row("fewer scales than channels", whole(quantizedTensor(tensor({2}), number(1))), say::isOtherPickle());
    row("scales that are no tensor", whole(quantizedTensor("N", number(0))), say::isOtherPickle());
    const auto built = [](const char* kind, const std::string& argument) {
        return whole(call(name("torch.jit._pickle", kind), {argument}));
    };
    row("a list of no list", built("build_intlist", "N"), say::isOtherPickle());
    row("whole numbers that are none", built("build_intlist", list("NN")), say::isOtherPickle());
    row("numbers that are none", built("build_doublelist", list(number(1))), say::isOtherPickle());
    row("truths that are none", built("build_boollist", list(number(1))), say::isOtherPickle());
    row("tensors that are none", built("build_tensorlist", list(number(1))), say::isOtherPickle());
    row("a type that is no text", built("restore_type_tag", "N"), say::isOtherPickle());
    row("a type of 100,000 levels",
        whole(call(name("torch.jit._pickle", "restore_type_tag"), {"N", text(std::string(100'000, '['))})),
        say::namesTooDeepType());
}

void TestPickles::whatPyTorchDoesNotWriteIsRefused()
{
    QFETCH(std::string, pickle);
    QFETCH(message::Message, why);
    const auto facts = readPickle(pickle);
    QVERIFY(!facts);
    QVERIFY2(facts.error() == why, message::english(facts.error()).c_str());
}

/// Else the rows above would be refused for something else.
void TestPickles::whatPyTorchWritesIsRead()
{
    const std::string ints = call(name("torch.jit._pickle", "build_intlist"), {list(number(1))});
    for (const std::string& steps :
         {tensor({10}), quantizedTensor(tensor({2}), number(0)), quantizedTensor(tensor({3}), number(1)),
          ints, call(name("torch", "device"), {text("cpu")}),
          call(name("torch.jit._pickle", "restore_type_tag"), {ints, text("List[int]")})}) {
        const auto facts = readPickle(whole(steps));
        QVERIFY2(facts, facts ? "" : message::english(facts.error()).c_str());
    }
}

void TestPickles::tensorsOfPythonHaveAttributes()
{
    const auto rebuilt = [](const std::vector<std::string>& arguments) {
        const auto facts = readPickle(whole(call(name("torch._tensor", "_rebuild_from_type_v2"), arguments)),
                                      PickleOrigin::Python);
        return facts ? message::Clause() : facts.error();
    };
    const std::string type = name("torch.nn.parameter", "Parameter");
    const std::string parts = tuple({storage(), number(0), numbers({10}), numbers({1}), "\x89", "N"});
    QVERIFY(!rebuilt({tensorFunction, type, parts, "N"}));
    QVERIFY(rebuilt({tensorFunction, type, parts}) == say::isOtherPickle());
    QVERIFY(rebuilt({name("os", "system"), type, parts, "N"}) == say::isOtherPickle());
    QVERIFY(rebuilt({tensorFunction, "N", parts, "N"}) == say::isOtherPickle());
}

void TestPickles::originsOfCodeAreRows()
{
    const std::string source = tuple({call(name("__torch__", "f"), {list(number(0))}), number(0), number(1)});
    const auto table = [](const std::string& row) {
        return whole(tuple({text("FORMAT_WITH_STRING_TABLE"), tuple({text("net.py")}), tuple({row})}));
    };
    const std::string row = tuple({number(0), tuple({source, number(0), number(1)}), number(0)});
    const message::Clause sound = sourceRangesProblem(table(row), true);
    QVERIFY2(!sound, message::english(sound).c_str());
    for (const std::string& pickle : {whole("N"), whole(")"), table(number(1)), whole(tuple({number(1)})),
                                      whole(tuple({text("FORMAT_WITH_STRING_TABLE"), "N", "N"}))})
        QVERIFY(sourceRangesProblem(pickle, true) == say::isOtherPickle());
    QVERIFY(sourceRangesProblem("\x80\x02N", true) == say::isTruncated());
    QVERIFY(!sourceRangesProblem(whole(")"), false));
}

} // namespace scalescope::engine

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::engine::TestPickles)
#include "test_pickles.moc"
