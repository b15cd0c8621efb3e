// SPDX-License-Identifier: GPL-3.0-or-later
// Against files that numpy made: tests/data/npy/make.py.
#include "core/engine/compat/dtypes.h"
#include "core/engine/inputs/value_files.h"
#include "core/message/say_arrays.h"
#include "core/message/say_inputs.h"
#include "tests/support/compare_messages.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <torch/csrc/jit/serialization/pickle.h>

using namespace scalescope;

class TestNpy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatNumpyWrote_data();
    void readsWhatNumpyWrote();
    void readsWhatNumpyReads_data();
    void readsWhatNumpyReads();
    void readsArraysOfArchives();
    void readsTensorsOfTorchSave();
    void refusesWhatIsUnsound_data();
    void refusesWhatIsUnsound();
    void everyCutIsRefused();
};

namespace {

const std::string npyFolder = tests::sourcePath("tests/data/npy/").toStdString();

std::string npyBytes(const std::string& name)
{
    QFile file(QString::fromStdString(npyFolder + name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A version-1 file with that header and data.
std::string npy(const std::string& header, const std::string& data)
{
    std::string result = std::string("\x93NUMPY\x01\x00", 8);
    result += static_cast<char>(header.size() & 255);
    result += static_cast<char>(header.size() >> 8);
    return result + header + data;
}

} // namespace

void TestNpy::readsWhatNumpyWrote_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("dtype");
    for (const std::string type :
         {"float16", "float32", "float64", "int8", "int16", "int32", "int64", "uint8", "complex64"})
        QTest::newRow(type.c_str()) << type << type;
    QTest::newRow("big endian") << std::string("big_endian") << std::string("float64");
    QTest::newRow("big endian, complex") << std::string("big_endian_complex") << std::string("complex64");
    QTest::newRow("Fortran order") << std::string("fortran") << std::string("float32");
    QTest::newRow("format version 2") << std::string("version_2") << std::string("float32");
    QTest::newRow("format version 3") << std::string("version_3") << std::string("float32");
    QTest::newRow("truth values") << std::string("bool") << std::string("bool");
    QTest::newRow("no dimensions") << std::string("scalar") << std::string("float64");
    QTest::newRow("no elements") << std::string("empty") << std::string("float32");
}

void TestNpy::readsWhatNumpyWrote()
{
    QFETCH(std::string, name);
    QFETCH(std::string, dtype);
    const auto tensor = engine::readNpy(npyBytes(name + ".npy"), name);
    QVERIFY2(tensor, tensor ? "" : tensor.error().message.c_str());
    QCOMPARE(engine::dtypeName(tensor->scalar_type()), dtype);
    at::Tensor expected = torch::arange(6).reshape({2, 3});
    if (name == "bool")
        expected = expected.remainder(2) == 1;
    else if (name == "scalar")
        expected = torch::tensor(2.5, at::kDouble);
    else if (name == "empty")
        expected = torch::zeros({0, 4});
    QCOMPARE(tensor->sizes().vec(), expected.sizes().vec());
    QVERIFY(tensor->is_contiguous());
    QVERIFY(tensor->equal(expected.to(tensor->scalar_type())));
}

void TestNpy::readsWhatNumpyReads_data()
{
    QTest::addColumn<std::string>("header");
    QTest::newRow("keys in any order")
        << std::string("{'shape': (3,), 'fortran_order': False, 'descr': '<f8'}");
    QTest::newRow("other quotes and spaces")
        << std::string("{\"descr\":\"<f8\",\n\t'fortran_order' :False, 'shape':( 3 ,) , }\n");
    QTest::newRow("long integers of Python 2")
        << std::string("{'descr': '<f8', 'fortran_order': False, 'shape': (3L,), }");
}

void TestNpy::readsWhatNumpyReads()
{
    QFETCH(std::string, header);
    const std::string beyond = "what another call of numpy.save appended";
    const auto tensor = engine::readNpy(npy(header, std::string(24, '\0') + beyond), "x.npy");
    QVERIFY2(tensor, tensor ? "" : tensor.error().message.c_str());
    QVERIFY(tensor->equal(torch::zeros({3}, at::kDouble)));
}

void TestNpy::readsArraysOfArchives()
{
    const auto stored = engine::readValueFile({"stored.npz", "y"}, npyFolder);
    QVERIFY2(stored, stored ? "" : stored.error().message.c_str());
    QVERIFY(stored->toTensor().equal(torch::arange(6).reshape({2, 3})));
    const auto deflated = engine::readValueFile({"deflated.npz", ""}, npyFolder);
    QVERIFY2(deflated, deflated ? "" : deflated.error().message.c_str());
    QVERIFY(deflated->toTensor().equal(torch::arange(6000, at::kFloat).reshape({2, 3000})));
    const auto all = engine::readValueFile({"stored.npz", ""}, npyFolder);
    QVERIFY(all);
    QCOMPARE(all->toGenericDict().size(), std::size_t(2));
    const auto none = engine::readValueFile({"stored.npz", "z"}, npyFolder);
    QVERIFY(!none);
    QCOMPARE(none.error().said, say::noSuchArray(npyFolder + "stored.npz", "z", say::verbatim("x, y")));
}

void TestNpy::readsTensorsOfTorchSave()
{
    QTemporaryDir temporary;
    c10::Dict<std::string, at::Tensor> dict;
    dict.insert("ids", torch::arange(3));
    const auto save = [&](const char* name, const c10::IValue& value) {
        const auto bytes = torch::jit::pickle_save(value);
        QFile file(temporary.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    };
    save("one.pt", torch::ones({2}));
    save("dict.pt", dict);
    const std::string base = temporary.path().toStdString();
    const auto one = engine::readValueFile({"one.pt", ""}, base);
    QVERIFY2(one, one ? "" : one.error().message.c_str());
    QVERIFY(one->toTensor().equal(torch::ones({2})));
    const auto ids = engine::readValueFile({"dict.pt", "ids"}, base);
    QVERIFY2(ids, ids ? "" : ids.error().message.c_str());
    QVERIFY(ids->toTensor().equal(torch::arange(3)));
    const auto none = engine::readValueFile({"dict.pt", "mask"}, base);
    QVERIFY(!none);
    QCOMPARE(none.error().said, say::noSuchEntry(base + "/dict.pt", "mask", "ids"));
}

void TestNpy::refusesWhatIsUnsound_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<message::Message>("why");
    const auto row = [](const char* name, const std::string& bytes, const message::Message& why) {
        QTest::newRow(name) << bytes << why;
    };
    const std::string data(24, 'x');
    row("nothing", "", say::npyWrongStart());
    row("a text", "hello, world", say::npyWrongStart());
    row("an unknown version", std::string("\x93NUMPY\x09\x00\x10\x00", 10) + data,
        say::npyWrongVersion("9.0"));
    row("an unknown minor version", std::string("\x93NUMPY\x01\x01\x10\x00", 10) + data,
        say::npyWrongVersion("1.1"));
    row("a header beyond the end", std::string("\x93NUMPY\x01\x00\xff\xff", 10) + data, say::npyCut());
    row("a structured dtype", npyBytes("structured.npy"), say::npyStructured());
    row("a text array", npyBytes("text.npy"), say::npyWrongDtype("<U1"));
    row("a dtype of absurd size",
        npy("{'descr': '<f99999999999999999999', 'fortran_order': False, 'shape': (2,)}", data),
        say::npyWrongDtype("<f99999999999999999999"));
    row("too little data", npy("{'descr': '<f8', 'fortran_order': False, 'shape': (4,)}", data),
        say::npyTooShort({24}));
    row("a shape that overflows",
        npy("{'descr': '<f8', 'fortran_order': False, 'shape': (4294967296, 4294967296, 4)}", data),
        say::npyTooShort({24}));
    row("a negative size", npy("{'descr': '<f8', 'fortran_order': False, 'shape': (-1,)}", data),
        say::npyHeaderDamaged());
    row("a size that is no number", npy("{'descr': '<f8', 'fortran_order': False, 'shape': (x,)}", data),
        say::npyHeaderDamaged());
    row("no shape", npy("{'descr': '<f8', 'fortran_order': False}", data), say::npyHeaderDamaged());
    row("no order", npy("{'descr': '<f8', 'shape': (3,)}", data), say::npyHeaderDamaged());
    const auto damaged = [&](const char* name, const std::string& header) {
        row(name, npy(header, data), say::npyHeaderDamaged());
    };
    damaged("an order that is no truth value", "{'descr': '<f8', 'fortran_order': 0, 'shape': (3,)}");
    damaged("a key twice", "{'descr': '<f8', 'fortran_order': False, 'shape': (3,), 'shape': (1,)}");
    damaged("another key", "{'descr': '<f8', 'fortran_order': False, 'shape': (3,), 'x': 1}");
    damaged("a shape that is no tuple", "{'descr': '<f8', 'fortran_order': False, 'shape': (3)}");
    damaged("a key in the place of a value", "{'descr': 'shape', 'fortran_order': False}");
    damaged("more behind the dictionary", "{'descr': '<f8', 'fortran_order': False, 'shape': (3,)} x");
    row("a header that ends at a colon", npy("{'descr': '<f8', 'fortran_order': True, 'shape':", data),
        say::npyHeaderDamaged());
}

void TestNpy::refusesWhatIsUnsound()
{
    QFETCH(std::string, bytes);
    QFETCH(message::Message, why);
    const auto tensor = engine::readNpy(bytes, "x.npy");
    QVERIFY(!tensor);
    QCOMPARE(tensor.error().said, say::npyUnreadable("x.npy", why));
}

void TestNpy::everyCutIsRefused()
{
    const std::string whole = npyBytes("float32.npy");
    QVERIFY(engine::readNpy(whole, "x"));
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const std::string cut = whole.substr(0, length); // on the heap, so that a sanitizer sees reads beyond
        QVERIFY2(!engine::readNpy(cut, "x"), std::to_string(length).c_str());
    }
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestNpy)
#include "test_npy.moc"
