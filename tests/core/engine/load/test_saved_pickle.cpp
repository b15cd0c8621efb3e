// SPDX-License-Identifier: GPL-3.0-or-later
// Values that torch.save did not write: nothing of them is made, and the clause says why.
#include "core/engine/load/saved_pickle.h"

#include "core/message/say_inputs.h"
#include "core/message/say_load.h"
#include "tests/core/engine/support/pickle_steps.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <functional>

namespace scalescope::engine {

namespace {

using namespace testing::steps;
using testing::archiveOf;

c10::IValue valueOf(const std::string& pickle)
{
    const StorageSource numbersFromZero = [](const std::string&, at::ScalarType type, std::int64_t elements) {
        const at::Tensor numbers = at::arange(elements).to(type);
        return c10::isComplexType(type) ? numbers * c10::complex<float>(0, 1) : numbers;
    };
    std::size_t end = 0;
    return readSavedPickle(pickle, numbersFromZero, end);
}

/// Why it is broken; nothing where it is read.
message::Message whyBroken(const std::function<c10::IValue()>& read)
{
    try {
        (void)read();
    } catch (const ClauseError& broken) {
        return broken.why();
    }
    return {};
}

std::string storageOfType(const std::string& module, const std::string& type)
{
    return tuple({text("storage"), name(module, type), text("7"), text("cpu"), number(10)}) + "Q";
}

std::string tensorOf(const std::string& storage, const std::string& offset, const std::string& sizes,
                     const std::string& strides)
{
    return call(tensorFunction, {storage, offset, sizes, strides, "\x89", "N"});
}

std::string tensorOfDtype(const std::string& dtype)
{
    return call(name("torch._utils", "_rebuild_tensor_v3"),
                {storageOfType("torch.storage", "UntypedStorage"), number(0), numbers({1}), numbers({1}),
                 "\x89", "N", dtype});
}

std::string nestedLists(int depth)
{
    std::string steps;
    for (int i = 0; i < depth; ++i)
        steps += "](";
    return steps + std::string(static_cast<std::size_t>(depth), 'e');
}

/// Each list holds the one before twice.
std::string doublingLists(int levels)
{
    std::string steps = "]";
    for (int level = 0; level < levels; ++level) {
        const std::string place(1, static_cast<char>(level));
        steps += "q" + place + "](h" + place + "h" + place + "e";
    }
    return steps;
}

} // namespace

class TestSavedPickle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNoValueIsRefused_data();
    void whatIsNoValueIsRefused();
    void whatIsAValueIsRead();
    void whatIsExpandedIsReadAsThat();
    void bitsOfATensorAreItsValues();
    void anArchiveWithoutItsPartsIsRefused_data();
    void anArchiveWithoutItsPartsIsRefused();
    void anArchiveIsRead();
};

void TestSavedPickle::whatIsNoValueIsRefused_data()
{
    QTest::addColumn<std::string>("steps");
    QTest::addColumn<message::Message>("why");
    const auto row = [](const char* called, const std::string& steps, const message::Clause& why) {
        QTest::newRow(called) << steps << message::Message(why);
    };
    row("an object", name("a", "B") + ")\x81", say::holdsObjectOf("a.B"));
    row("what a function gives", call(name("os", "system"), {text("true")}), say::holdsObjectOf("os.system"));
    row("a call without arguments", name("os", "system") + "NR", say::isDamaged());
    row("a size with a state", call(name("torch", "Size"), {numbers({2})}) + "}b", say::holdsAnObject());
    row("a class", name("a", "B"), say::holdsThing("a.B"));
    row("a storage", storage(), say::holdsOtherThings());
    row("a storage of another kind", tuple({text("file")}) + "Q", say::isDamaged());
    row("a storage of a class that is none", storageOfType("a", "B"), say::holdsNoNumbers("a.B"));
    row("quantized numbers", storageOfType("torch", "QInt8Storage"),
        say::holdsNoNumbers("torch.QInt8Storage"));
    row("a dtype of a later release", tensorOfDtype(name("torch", "float7")),
        say::hasUnknownDtype("torch.float7"));
    row("bytes without a dtype",
        tensorOf(storageOfType("torch.storage", "UntypedStorage"), number(0), numbers({1}), numbers({1})),
        say::isDamaged());
    row("an offset that is no number", tensorOf(storage(), "N", numbers({1}), numbers({1})),
        say::isDamaged());
    row("an offset below zero", tensorOf(storage(), number(-1), numbers({1}), numbers({1})),
        say::hasTensorBeyondData());
    row("an offset behind the end", tensorOf(storage(), number(10), numbers({1}), numbers({1})),
        say::hasTensorBeyondData());
    row("sizes that are no tuple", tensorOf(storage(), number(0), "N", numbers({1})), say::isDamaged());
    row("sizes that are no numbers", tensorOf(storage(), number(0), tuple({"N"}), numbers({1})),
        say::isDamaged());
    row("strides that are a list", tensorOf(storage(), number(0), numbers({1}), list(number(1))),
        say::isDamaged());
    row("a size below zero", tensor({-1}), say::hasTensorBeyondData());
    row("a size that is one too large", tensor({11}), say::hasTensorBeyondData());
    row("a size that no storage has", tensor({INT32_MAX}), say::hasTensorBeyondData());
    row("more sizes than strides", tensor({2, 2}), say::hasTensorBeyondData());
    row("a stride below zero", tensorOf(storage(), number(5), numbers({2}), numbers({-1})),
        say::hasTensorBeyondData());
    row("an expanded tensor that no integer counts",
        tensorOf(storage(), number(0), numbers({INT32_MAX, INT32_MAX, INT32_MAX}), numbers({0, 0, 0})),
        say::hasTensorBeyondData());
    row("keys of two kinds", "}(" + number(1) + "N" + text("a") + "Nu", say::holdsMixedKeys());
    row("a list 300 deep", nestedLists(300), say::nestsTooDeep(200));
    row("a list that holds itself", "]q" + std::string(1, '\0') + "h" + std::string(1, '\0') + "a",
        say::nestsTooDeep(200));
    row("lists that double", doublingLists(60), say::holdsTooManyValues());
    row("an unknown step", "\xff", say::holdsOtherThings());
    row("a step that takes too much", "\x86", say::isDamaged());
    row("an end that is missing", "X\xff\xff", say::isTruncated());
    row("a number of nine bytes", "\x8a\x09" + std::string(9, '\1'), say::hasTooLargeInteger());
}

void TestSavedPickle::whatIsNoValueIsRefused()
{
    QFETCH(const std::string, steps);
    QFETCH(const message::Message, why);
    const message::Message found = whyBroken([&steps] { return valueOf(whole(steps)); });
    QVERIFY2(found == why, message::english(found).c_str());
}

/// Else the rows above would be refused for something else.
void TestSavedPickle::whatIsAValueIsRead()
{
    QCOMPARE(valueOf(whole(tensor({10}))).toTensor().numel(), std::int64_t{10});
    QCOMPARE(valueOf(whole(tensorOf(storage(), number(2), numbers({2, 3}), numbers({4, 1}))))
                 .toTensor()
                 .sum()
                 .item<float>(),
             30.0F);
    QVERIFY(valueOf(whole(tensorOfDtype(name("torch", "uint8")))).toTensor().scalar_type() == at::kByte);
    QCOMPARE(valueOf(whole("}(" + text("a") + "N" + text("b") + "Nu")).toGenericDict().size(),
             std::size_t{2});
    QVERIFY(valueOf(whole(nestedLists(200))).isList());
}

void TestSavedPickle::whatIsExpandedIsReadAsThat()
{
    const at::Tensor tensor =
        valueOf(whole(tensorOf(storage(), number(1), numbers({2, 300}), numbers({1, 0})))).toTensor();
    QCOMPARE(tensor.sum().item<float>(), 900.0F);
    QCOMPARE(tensor.stride(1), std::int64_t{0});
    QCOMPARE(tensor.storage().nbytes(), 2 * sizeof(float));
}

void TestSavedPickle::bitsOfATensorAreItsValues()
{
    const auto withBit = [](const std::string& stored, const char* bit, const char* value) {
        return valueOf(whole(call(tensorFunction, {stored, number(2), numbers({3}), numbers({1}), "\x89", "N",
                                                   "}(" + text(bit) + value + "u"})))
            .toTensor();
    };
    QCOMPARE(withBit(storage(), "neg", "\x88").sum().item<float>(), -9.0F);
    QCOMPARE(withBit(storage(), "neg", "\x89").sum().item<float>(), 9.0F);
    const at::Tensor conjugate = withBit(storageOfType("torch", "ComplexFloatStorage"), "conj", "\x88");
    QCOMPARE(at::imag(conjugate).sum().item<float>(), -9.0F);
}

void TestSavedPickle::anArchiveWithoutItsPartsIsRefused_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<message::Message>("why");
    const auto row = [](const char* called, const std::vector<testing::ZipPart>& parts,
                        const message::Clause& why) {
        QTest::newRow(called) << archiveOf(parts) << message::Message(why);
    };
    const testing::ZipPart pickle{.name = "m/data.pkl", .content = whole(tensor({10}))};
    row("no pickle", {{"m/version", "3\n"}}, say::isDamaged());
    row("a pickle of another checksum", {{.name = "m/data.pkl", .content = whole("N"), .sum = 1}},
        say::isDamaged());
    row("a model", {pickle, {"m/constants.pkl", whole(")")}}, say::isTorchScript());
    row("no data", {pickle}, say::isDamagedAtPart("data/7"));
    row("too little data", {pickle, {"m/data/7", std::string(39, 'x')}}, say::hasTooLittleData());
}

void TestSavedPickle::anArchiveWithoutItsPartsIsRefused()
{
    QFETCH(const std::string, bytes);
    QFETCH(const message::Message, why);
    const auto zip = ZipFile::openBytes(bytes);
    QVERIFY(zip);
    const message::Message found = whyBroken([&zip] { return readSavedArchive(*zip); });
    QVERIFY2(found == why, message::english(found).c_str());
}

void TestSavedPickle::anArchiveIsRead()
{
    const auto zip = ZipFile::openBytes(
        archiveOf({{"m/data.pkl", whole(tensor({10}))}, {"m/data/7", std::string(40, '\0')}}));
    QVERIFY(zip);
    QCOMPARE(readSavedArchive(*zip).toTensor().numel(), std::int64_t{10});
}

} // namespace scalescope::engine

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::engine::TestSavedPickle)
#include "core/engine/values/errors.h"
#include "test_saved_pickle.moc"
