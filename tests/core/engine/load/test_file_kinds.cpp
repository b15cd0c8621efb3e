// SPDX-License-Identifier: GPL-3.0-or-later
// What is no TorchScript is recognised by its first bytes or by its parts, and the sentence says what to do.
#include "core/engine/load/inventory.h"
#include "core/engine/load/loader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <zip.h>

using namespace scalescope;

Q_DECLARE_METATYPE(std::string)

class TestFileKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherFormatsAreNamed_data();
    void otherFormatsAreNamed();
    void otherArchivesAreNamed_data();
    void otherArchivesAreNamed();
    void aFolderOfTensorFlowIsNamed();
    void whatIsMissingComesWithWhoHasIt_data();
    void whatIsMissingComesWithWhoHasIt();

private:
    [[nodiscard]] std::string path(const std::string& name) const
    {
        return m_folder.filePath(QString::fromStdString(name)).toStdString();
    }
    std::string write(const std::string& name, const std::string& content) const;
    /// A new archive of parts, by name and content.
    [[nodiscard]] std::string archive(const std::vector<std::pair<std::string, std::string>>& parts) const;

    QTemporaryDir m_folder;
};

namespace {

std::string messageOf(const std::string& file)
{
    const auto module = engine::loadModel(file);
    return module ? "it loaded" : module.error().message;
}

} // namespace

std::string TestFileKinds::write(const std::string& name, const std::string& content) const
{
    QFile file(QString::fromStdString(path(name)));
    if (file.open(QIODevice::WriteOnly))
        file.write(QByteArray::fromStdString(content));
    return path(name);
}

std::string TestFileKinds::archive(const std::vector<std::pair<std::string, std::string>>& parts) const
{
    static int made = 0;
    const std::string file = path("archive" + std::to_string(made++) + ".pt");
    int error = 0;
    zip_t* zip = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &error);
    for (const auto& [name, content] : parts) {
        zip_source_t* source = zip_source_buffer(zip, content.data(), content.size(), 0);
        zip_set_file_compression(zip, static_cast<zip_uint64_t>(zip_file_add(zip, name.c_str(), source, 0)),
                                 ZIP_CM_STORE, 0);
    }
    zip_close(zip);
    return file;
}

void TestFileKinds::otherFormatsAreNamed_data()
{
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("part");
    const auto row = [](const char* name, const std::string& content, const char* part) {
        QTest::newRow(name) << content + std::string(300, '\0') << std::string(part);
    };
    const std::string header = R"({"weight":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})";
    row("safetensors", static_cast<char>(header.size()) + std::string(7, '\0') + header,
        "holds tensors (safetensors) and no program");
    row("GGUF", "GGUF\x03", "holds tensors (GGUF)");
    row("NumPy", "\x93NUMPY\x01", "holds tensors (NumPy)");
    row("ONNX", "\x08\x07\x12\x07pytorch", "is a model of another kind (ONNX)");
    row("HDF5", "\x89HDF\r\n\x1a\n", "is a model of another kind (HDF5 (Keras))");
    row("TensorFlow", "\x08\x01\x12\xf0\x9e", "is a model of another kind (TensorFlow)");
    row("TensorFlow Lite", std::string("\x1c\0\0\0TFL3", 8), "is a model of another kind (TensorFlow Lite)");
    row("ExecuTorch", std::string("\x30\0\0\0ET12", 8), "is a model of another kind (ExecuTorch)");
    row("a flatbuffer of the lite interpreter", std::string("\x30\0\0\0PTMF", 8),
        "is a model of another kind (lite interpreter, flatbuffer)");
    row("gzip", "\x1f\x8b\x08", "is packed with gzip: unpack it");
    row("tar", std::string(257, 'x') + "ustar", "is packed with tar");
    row("a library",
        "\x7f"
        "ELF\x02",
        "give a library of operators with --op-library");
    row("a web page", "<!DOCTYPE html>", "is a web page");
}

void TestFileKinds::otherFormatsAreNamed()
{
    QFETCH(std::string, content);
    QFETCH(std::string, part);
    const std::string message = messageOf(write("other.pt", content));
    QVERIFY2(message.find(" " + part) != std::string::npos, message.c_str());
}

void TestFileKinds::otherArchivesAreNamed_data()
{
    using Parts = std::vector<std::pair<std::string, std::string>>;
    QTest::addColumn<std::string>("file");
    QTest::addColumn<std::string>("part");
    const auto row = [&](const char* name, const Parts& parts, const char* part) {
        QTest::newRow(name) << archive(parts) << std::string(part);
    };
    const std::string module = "\x80\x02"
                               "cnet\nNet\n)\x81}(X\x08" +
                               std::string(3, '\0') + "training\x88ub.";
    row("a module that was pickled", {{"net/data.pkl", module}, {"net/version", "3\n"}},
        "is a module that torch.save pickled, without its code: torch.load it in Python where its class "
        "net.Net");
    row("a state_dict", {{"net/data.pkl", "\x80\x02}."}, {"net/version", "3\n"}},
        "is a state_dict of torch.save");
    row("torch.export, older", {{"serialized_exported_program.json", "{}"}, {"version", "1"}},
        "is a torch.export archive");
    row("torch.export, newer", {{"net/archive_format", "pt2"}, {"net/models/model.json", "{}"}},
        "is a torch.export archive");
    row("torch.package", {{"net/.data/extern_modules", ""}, {"net/.data/version", "6"}},
        "is a torch.package");
    row("Keras", {{"metadata.json", "{}"}, {"config.json", "{}"}, {"model.weights.h5", "x"}},
        "is a model of another kind (Keras)");
    row("arrays", {{"a.npy", "x"}, {"b.npy", "x"}}, "holds tensors (NumPy)");
    row("TorchServe", {{"MAR-INF/MANIFEST.json", "{}"}, {"model.pt", "x"}}, "unpack it and open model.pt");
    row("the lite interpreter's", {{"net/bytecode.pkl", "x"}, {"net/data.pkl", "x"}},
        "lite-interpreter file");
    row("parts without their folder", {{"data.pkl", "x"}, {"constants.pkl", "x"}},
        "without the folder around");
    row("PyTorch 1.1", {{"net/version", "1"}, {"net/model.json", "{}"}}, "by PyTorch 1.1 or older");
}

void TestFileKinds::otherArchivesAreNamed()
{
    QFETCH(std::string, file);
    QFETCH(std::string, part);
    const std::string message = messageOf(file);
    QVERIFY2(message.find(part) != std::string::npos, message.c_str());
    QVERIFY2(message.ends_with('.') && message.find('\n') == std::string::npos, message.c_str());
}

void TestFileKinds::aFolderOfTensorFlowIsNamed()
{
    QVERIFY(QDir(m_folder.path()).mkdir("saved"));
    write("saved/saved_model.pb", "x");
    QVERIFY(messageOf(path("saved")).find("is a model of another kind (TensorFlow)") != std::string::npos);
}

void TestFileKinds::whatIsMissingComesWithWhoHasIt_data()
{
    QTest::addColumn<QStringList>("missing");
    QTest::addColumn<QString>("text");
    QTest::newRow("an operator of a later release")
        << QStringList{"aten::rms_norm"}
        << "needs operators that this libtorch does not have: aten::rms_norm (PyTorch 2.4 and newer); use a "
           "libtorch "
           "that has them";
    QTest::newRow("operators of a library") << QStringList{"torchvision::nms", "torchvision::roi_align"}
                                            << "needs operators that this libtorch does not have: "
                                               "torchvision::nms, torchvision::roi_align; load the "
                                               "library that brings them with --op-library";
    QTest::newRow("both")
        << QStringList{"aten::nope", "torchvision::nms"}
        << "needs operators that this libtorch does not have: aten::nope, torchvision::nms; load "
           "the libraries of the custom ones with --op-library and use a libtorch that has the "
           "others";
}

void TestFileKinds::whatIsMissingComesWithWhoHasIt()
{
    QFETCH(QStringList, missing);
    QFETCH(QString, text);
    std::vector<std::string> names;
    for (const QString& name : missing)
        names.push_back(name.toStdString());
    QCOMPARE(QString::fromStdString(engine::missingText(names)), text);
}

QTEST_GUILESS_MAIN(TestFileKinds)
#include "test_file_kinds.moc"
