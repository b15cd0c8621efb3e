// SPDX-License-Identifier: GPL-3.0-or-later
// What is no TorchScript is recognised by its first bytes or by its parts, and the sentence says what to do.
#include "core/engine/exported/exported_model.h"
#include "core/engine/exported/program_document.h"
#include "core/engine/exported/tensor_store.h"
#include "core/engine/load/archive_check.h"
#include "core/engine/load/loader.h"
#include "core/message/say_exported.h"
#include "core/message/say_load.h"
#include "tests/core/engine/support/refused_model.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <zip.h>

using namespace scalescope;
using engine::testing::saidOf;

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
    void whatIsRefusedIsNotSaidToBeMissing();
    void severalProgramsAreNamed();
    void weightsWithoutDataAreToldOf();
    void constantsThatNoArchiveKeepsAreToldOf();

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
    QTest::addColumn<message::Message>("said");
    const std::string file = path("other.pt");
    const auto row = [](const char* name, const std::string& content, const message::Message& said) {
        QTest::newRow(name) << content + std::string(300, '\0') << said;
    };
    const std::string header = R"({"weight":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})";
    row("safetensors", static_cast<char>(header.size()) + std::string(7, '\0') + header,
        say::onlyTensors(file, "safetensors"));
    row("GGUF", "GGUF\x03", say::onlyTensors(file, "GGUF"));
    row("NumPy", "\x93NUMPY\x01", say::onlyTensors(file, "NumPy"));
    row("ONNX", "\x08\x07\x12\x07pytorch", say::otherModel(file, "ONNX"));
    row("HDF5", "\x89HDF\r\n\x1a\n", say::otherModel(file, "HDF5 (Keras)"));
    row("TensorFlow", "\x08\x01\x12\xf0\x9e", say::otherModel(file, "TensorFlow"));
    row("TensorFlow Lite", std::string("\x1c\0\0\0TFL3", 8), say::otherModel(file, "TensorFlow Lite"));
    row("ExecuTorch", std::string("\x30\0\0\0ET12", 8), say::otherModel(file, "ExecuTorch"));
    row("a flatbuffer of the lite interpreter", std::string("\x30\0\0\0PTMF", 8),
        say::otherModel(file, "PyTorch Mobile"));
    row("gzip", "\x1f\x8b\x08", say::packedFile(file, "gzip"));
    row("tar", std::string(257, 'x') + "ustar", say::packedFile(file, "tar"));
    row("a library",
        "\x7f"
        "ELF\x02",
        say::sharedLibrary(file));
    row("a web page", "<!DOCTYPE html>", say::webPage(file));
}

void TestFileKinds::otherFormatsAreNamed()
{
    QFETCH(std::string, content);
    QFETCH(message::Message, said);
    const message::Message found = saidOf(write("other.pt", content));
    QVERIFY2(found == said, message::english(found).c_str());
}

void TestFileKinds::otherArchivesAreNamed_data()
{
    using Parts = std::vector<std::pair<std::string, std::string>>;
    QTest::addColumn<std::string>("file");
    QTest::addColumn<message::Message>("said");
    const auto row = [&](const char* name, const Parts& parts, const auto& says) {
        const std::string file = archive(parts);
        QTest::newRow(name) << file << message::Message(says(file));
    };
    const std::string module = "\x80\x02"
                               "cnet\nNet\n)\x81}(X\x08" +
                               std::string(3, '\0') + "training\x88ub.";
    row("a module that was pickled", {{"net/data.pkl", module}, {"net/version", "3\n"}},
        [](const std::string& file) { return say::pickledModule(file, "net.Net"); });
    const auto pickled = [&](const char* name, const std::string& space, const std::string& type,
                             const auto& says) {
        const std::string made = "\x80\x02" + ("c" + space + "\n" + type + "\n)\x81}b.");
        row(name, {{"net/data.pkl", made}, {"net/version", "3\n"}}, says);
    };
    pickled("a module of PyTorch's own", "torch.nn.modules.container", "Sequential",
            [](const std::string& file) {
                return say::pickledModule(file, "torch.nn.modules.container.Sequential");
            });
    pickled("a program of torch.export that was pickled", "torch.export.exported_program", "ExportedProgram",
            say::pickledProgram);
    row("a graph of torch.fx",
        {{"net/data.pkl", "\x80\x02"
                          "ctorch.fx.graph_module\nreduce_graph_module\n}}\x86R."},
         {"net/version", "3\n"}},
        [](const std::string& file) { return say::pickledModule(file, "torch.fx.GraphModule"); });
    row("a state_dict", {{"net/data.pkl", "\x80\x02}."}, {"net/version", "3\n"}}, say::stateDict);
    row("torch.package", {{"net/.data/extern_modules", ""}, {"net/.data/version", "6"}}, say::packageArchive);
    row("Keras", {{"metadata.json", "{}"}, {"config.json", "{}"}, {"model.weights.h5", "x"}},
        [](const std::string& file) { return say::otherModel(file, "Keras"); });
    row("arrays", {{"a.npy", "x"}, {"b.npy", "x"}},
        [](const std::string& file) { return say::onlyTensors(file, "NumPy"); });
    row("TorchServe", {{"MAR-INF/MANIFEST.json", "{}"}, {"model.pt", "x"}},
        [](const std::string& file) { return say::zipAroundModel(file, "model.pt"); });
    row("the lite interpreter's", {{"net/bytecode.pkl", "x"}, {"net/data.pkl", "x"}}, say::liteWithoutCode);
    row("parts without their folder", {{"data.pkl", "x"}, {"constants.pkl", "x"}}, say::partsWithoutFolder);
    row("PyTorch 1.1", {{"net/version", "1"}, {"net/model.json", "{}"}}, say::archiveTooOld);
}

void TestFileKinds::otherArchivesAreNamed()
{
    QFETCH(std::string, file);
    QFETCH(message::Message, said);
    const message::Message found = saidOf(file);
    QVERIFY2(found == said, message::english(found).c_str());
}

void TestFileKinds::aFolderOfTensorFlowIsNamed()
{
    QVERIFY(QDir(m_folder.path()).mkdir("saved"));
    write("saved/saved_model.pb", "x");
    QVERIFY(saidOf(path("saved")) == say::otherModel(path("saved"), "TensorFlow"));
}

void TestFileKinds::whatIsMissingComesWithWhoHasIt_data()
{
    QTest::addColumn<QStringList>("missing");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<message::Message>("advice");
    const auto row = [](const char* name, const QStringList& missing, const char* shown,
                        const message::Clause& advice) {
        QTest::newRow(name) << missing << QString(shown) << advice;
    };
    row("an operator of a later release", {"aten::rms_norm"}, "aten::rms_norm (PyTorch 2.4+)",
        say::useOtherLibtorch());
    row("operators of a library", {"torchvision::nms", "torchvision::roi_align"},
        "torchvision::nms, torchvision::roi_align", say::loadTheirLibrary());
    row("both", {"aten::nope", "torchvision::nms"}, "aten::nope, torchvision::nms",
        say::loadLibraryAndUseLibtorch());
    row("classes of libtorch and of a library", {"torch.classes.a.B", "torch.classes.quantized.C"},
        "torch.classes.a.B, torch.classes.quantized.C", say::loadLibraryAndUseLibtorch());
    row("operators of Python's modules", {"quantized_decomposed::a", "quantized_decomposed::b"},
        "quantized_decomposed::a, quantized_decomposed::b", say::exportWithoutPythons());
}

void TestFileKinds::whatIsMissingComesWithWhoHasIt()
{
    QFETCH(QStringList, missing);
    QFETCH(QString, shown);
    QFETCH(message::Message, advice);
    std::vector<std::string> names;
    for (const QString& name : missing)
        names.push_back(name.toStdString());
    QVERIFY(engine::sayMissing("m.pt", names) == say::operatorsMissing("m.pt", shown.toStdString(), advice));
}

void TestFileKinds::whatIsRefusedIsNotSaidToBeMissing()
{
    QVERIFY(engine::sayMissing("m.pt", {"aten::nope", "aten::save", "c10d::send.out"}) ==
            say::operatorsRefused("m.pt", "aten::save, c10d::send.out"));
}

void TestFileKinds::severalProgramsAreNamed()
{
    const std::string file =
        archive({{"two/models/encoder.json", "{}"}, {"two/models/model.json", "{}"}, {"two/version", "3\n"}});
    const auto model = engine::exported::loadExported(file);
    QVERIFY(!model);
    QVERIFY(model.error().said == say::severalPrograms(file, "encoder, model"));
}

void TestFileKinds::weightsWithoutDataAreToldOf()
{
    const std::string list =
        R"({"config": {"weight": {"path_name": "weight_0", "is_param": true, "use_pickle": false, "tensor_meta":
           {"dtype": 7, "sizes": [{"as_int": 4}], "requires_grad": true, "device": {"type": "meta", "index": null},
            "strides": [{"as_int": 1}], "storage_offset": {"as_int": 0}, "layout": 7}}}})";
    try {
        engine::exported::readTensorList(list, "data/weights/");
        QFAIL("a list of weights without data was read");
    } catch (const engine::exported::UnsupportedProgram& problem) {
        QVERIFY(problem.why() == say::weightsOnMeta());
    }
}

void TestFileKinds::constantsThatNoArchiveKeepsAreToldOf()
{
    const auto withCode = [this](const char* code) { return archive({{"net/code/__torch__/net.py", code}}); };
    QVERIFY(engine::isOptimizedForInference(withCode("  weight = ops.prim.ConstantMKLDNNTensor()\n")));
    QVERIFY(!engine::isOptimizedForInference(withCode("  weight = torch.to_mkldnn(input)\n")));
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestFileKinds)
#include "test_file_kinds.moc"
