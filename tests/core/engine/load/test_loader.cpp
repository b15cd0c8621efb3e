// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/loader.h"

#include "core/engine/load/archive_check.h"
#include "core/engine/load/pickle_check.h"
#include "core/engine/values/error_text.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <torch/csrc/jit/serialization/pickle.h>
#include <zip.h>

using namespace scalescope;

Q_DECLARE_METATYPE(std::string)

class TestLoader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void whatIsNoModelSaysWhatItIs_data();
    void whatIsNoModelSaysWhatItIs();
    void anUnsoundArchiveIsRefusedBeforeLoading_data();
    void anUnsoundArchiveIsRefusedBeforeLoading();
    void missingOperatorsAreNamedAllAtOnce();
    void aSoundArchiveLoads();
    void aDeviceThatIsNotThereIsNamed();
    void anAllocationThatFailsIsAPlainSentence();
    void aLibraryThatIsNotThereIsNamed();
    void aLibraryThatCanNotBeLoadedSaysWhatIsMissing_data();
    void aLibraryThatCanNotBeLoadedSaysWhatIsMissing();
    void aLibraryFindsWhatItNeedsOfLibtorch();
    void picklesAreWalked_data();
    void picklesAreWalked();

private:
    [[nodiscard]] std::string path(const std::string& name) const
    {
        return m_folder.filePath(QString::fromStdString(name)).toStdString();
    }
    std::string write(const std::string& name, const std::string& content) const;
    /// A copy of the sound archive with one part replaced; removed where `content` is null.
    std::string altered(const std::string& name, const std::string& part, const std::string* content,
                        bool packed = false) const;

    QTemporaryDir m_folder;
    std::string m_sound;
};

namespace {

std::string read(const std::string& file)
{
    QFile stream(QString::fromStdString(file));
    return stream.open(QIODevice::ReadOnly) ? stream.readAll().toStdString() : std::string();
}

/// A pickle that nests `depth` tuples of one element.
std::string deepPickle(int depth)
{
    return "\x80\x02N" + std::string(static_cast<std::size_t>(depth), '\x85') + ".";
}

std::string messageOf(const std::string& file)
{
    const auto module = engine::loadModel(file);
    return module ? "it loaded" : module.error().message;
}

} // namespace

std::string TestLoader::write(const std::string& name, const std::string& content) const
{
    QFile file(QString::fromStdString(path(name)));
    if (file.open(QIODevice::WriteOnly))
        file.write(QByteArray::fromStdString(content));
    return path(name);
}

std::string TestLoader::altered(const std::string& name, const std::string& part, const std::string* content,
                                bool packed) const
{
    std::string copy = write(name, read(m_sound));
    int error = 0;
    zip_t* zip = zip_open(copy.c_str(), 0, &error);
    const zip_int64_t at = zip_name_locate(zip, part.c_str(), 0);
    if (content) {
        zip_source_t* source = zip_source_buffer(zip, content->data(), content->size(), 0);
        const zip_int64_t written = zip_file_add(zip, part.c_str(), source, ZIP_FL_OVERWRITE);
        zip_set_file_compression(zip, static_cast<zip_uint64_t>(written),
                                 packed ? ZIP_CM_DEFLATE : ZIP_CM_STORE, 1);
    } else {
        zip_delete(zip, static_cast<zip_uint64_t>(at));
    }
    zip_close(zip);
    return copy;
}

void TestLoader::initTestCase()
{
    QVERIFY(m_folder.isValid());
    torch::jit::Module module("Net");
    module.register_parameter("weight", torch::ones({4, 3}), false);
    module.define("def forward(self, x: Tensor):\n    return torch.linear(x, self.weight)\n");
    m_sound = path("sound.pt");
    module.save(m_sound);
}

void TestLoader::whatIsNoModelSaysWhatItIs_data()
{
    QTest::addColumn<std::string>("file");
    QTest::addColumn<std::string>("part");
    const auto row = [](const char* name, const std::string& file, const char* part) {
        QTest::newRow(name) << file << std::string(part);
    };
    row("no such file", path("none.pt"), "there is no such file");
    row("a folder", m_folder.path().toStdString(), "it is a folder");
    row("an empty file", write("empty.pt", ""), "it is empty");
    row("a text", write("text.pt", "hello"), "is not a TorchScript file");
    row("a Git LFS pointer", write("lfs.pt", "version https://git-lfs.github.com/spec/v1\n"), "git lfs pull");
    row("a run file", write("run.pt", std::string("SQLite format 3\0", 16)), "perhaps a run file");
    row("a pickle of Python", write("pickle.pt", "\x80\x02}q\x01."), "is a pickle of Python");
    row("an old file of torch.save",
        write("legacy.pt", "\x80\x02\x8a\nl\xfc\x9c"
                           "F\xf9 j\xa8P\x19.\x80\x02M\xe9\x03."),
        "torch.save before PyTorch 1.6");
    row("a preview of PyTorch 1.0", write("preview.pt", "PYTORCH1" + std::string(100, '\0')),
        "a preview of PyTorch 1.0");
    row("half an archive", write("half.pt", read(m_sound).substr(0, 700)), "copy or download it again");
    row("an archive without constants", altered("tensors.pt", "sound/constants.pkl", nullptr),
        "without its code or its constants");
    row("another zip archive", altered("zip.pt", "sound/data.pkl", nullptr), "it has no data.pkl");
    const std::string nine = "99\n";
    row("an archive of a newer PyTorch", altered("newer.pt", "sound/.data/version", &nine),
        "was saved by a newer PyTorch (archive version 99");
    std::vector<char> saved = torch::jit::pickle_save(torch::ones({2}));
    row("a tensor of torch.save", write("tensor.pt", std::string(saved.begin(), saved.end())),
        "is a state_dict");
}

void TestLoader::whatIsNoModelSaysWhatItIs()
{
    QFETCH(std::string, file);
    QFETCH(std::string, part);
    const auto module = engine::loadModel(file);
    QVERIFY(!module);
    QCOMPARE(module.error().status, ExitStatus::Unreadable);
    const std::string& message = module.error().message;
    QVERIFY2(message.find(part) != std::string::npos, message.c_str());
    QVERIFY2(message.starts_with(file) && message.ends_with('.'), message.c_str());
    QVERIFY2(message.find('\n') == std::string::npos, message.c_str());
}

void TestLoader::anUnsoundArchiveIsRefusedBeforeLoading_data()
{
    QTest::addColumn<std::string>("file");
    QTest::addColumn<std::string>("part");
    const auto row = [&](const char* name, const char* file, const char* record, const std::string& content,
                         const char* part) {
        QTest::newRow(name) << altered(file, record, &content, content.size() > 1'000'000)
                            << std::string(part);
    };
    row("a record that is too short", "short.pt", "sound/data/0", std::string(44, 'x'),
        "data/0 has 44 bytes, but 12 elements of 4 bytes are declared");
    QTest::newRow("a record that is missing")
        << altered("norecord.pt", "sound/data/0", nullptr) << std::string("data/0 is missing");
    std::string zeros;
    zeros.resize(100'000'000);
    row("a bomb", "bomb.pt", "sound/data/0", zeros, "unpacks from");
    row("a deep pickle", "deep.pt", "sound/data.pkl", deepPickle(100'000), "nests deeper than 1000 levels");
    row("a pickle that takes too much", "under.pt", "sound/data.pkl", "\x80\x02\x85.",
        "more values than it has");
    row("a pickle that is cut", "cut.pt", "sound/data.pkl", "\x80\x02X\xff\xff", "is cut");
    row("deep code", "code.pt", "sound/code/__torch__.py",
        "class Net(Module):\n  def forward(self, x: Tensor) -> Tensor:\n    return " +
            std::string(50'000, '(') + "x" + std::string(50'000, ')') + "\n",
        "nests deeper than PyTorch writes");
    row("a hook that is not there", "hook.pt", "sound/code/__torch__.py",
        "class Net(Module):\n  __forward_hooks__ = [\"seen\", ]\n  def forward(self, x: Tensor) -> Tensor:\n"
        "    return x\n",
        "declares the hook seen, which the class Net does not have");
    std::string methods = "class Net(Module):\n";
    for (int i = 0; i < 5'000; ++i)
        methods += "  def m" + std::to_string(i) + "(self) -> int:\n    return 1\n";
    row("thousands of methods", "methods.pt", "sound/code/__torch__.py", methods,
        "has more than 4000 methods");
    row("a deep list of constants", "constants.pt", "sound/constants.pkl", deepPickle(5'000), "nests deeper");
}

void TestLoader::anUnsoundArchiveIsRefusedBeforeLoading()
{
    QFETCH(std::string, file);
    QFETCH(std::string, part);
    const auto sound = engine::checkArchive(file);
    QVERIFY(!sound);
    QCOMPARE(sound.error().status, ExitStatus::Unreadable);
    QVERIFY2(sound.error().message.find(part) != std::string::npos, sound.error().message.c_str());
    QCOMPARE(messageOf(file), sound.error().message);
}

void TestLoader::missingOperatorsAreNamedAllAtOnce()
{
    const std::string code = "class Net(Module):\n"
                             "  weight : Tensor\n"
                             "  def forward(self: __torch__.Net,\n"
                             "    x: Tensor) -> Tensor:\n"
                             "    y = ops.nope.second(x)\n"
                             "    z = ops.nope.first(torch.linear(y, x), \"ops.nope.text()\")\n"
                             "    return torch.not_there(z)\n";
    const std::string file = altered("missing.pt", "sound/code/__torch__.py", &code);
    const std::string message = messageOf(file);
    QVERIFY2(message.find("does not have: aten::not_there, nope::first, nope::second;") != std::string::npos,
             message.c_str());
}

void TestLoader::aSoundArchiveLoads()
{
    QVERIFY(engine::checkArchive(m_sound));
    auto module = engine::loadModel(m_sound);
    QVERIFY2(module, module ? "" : module.error().message.c_str());
    QCOMPARE(module->forward({torch::ones({2, 3})}).toTensor().sum().item<float>(), 24.0F);
}

void TestLoader::aDeviceThatIsNotThereIsNamed()
{
    for (const std::string device : {"warp:1", "cuda:99"}) { // one that does not exist, one that is not here
        const auto module = engine::loadModel(m_sound, device);
        QVERIFY(!module);
        QCOMPARE(module.error().status, ExitStatus::Usage);
        QCOMPARE(module.error().field, std::string("--device"));
        QVERIFY(module.error().message.find(device) != std::string::npos);
    }
}

void TestLoader::anAllocationThatFailsIsAPlainSentence()
{
    try {
        (void)at::empty({std::int64_t{1} << 46}); // 256 TiB: more than there are addresses
        QFAIL("there was memory");
    } catch (const std::exception& error) {
        QVERIFY(engine::isOutOfMemory(error));
        QCOMPARE(engine::errorText(error),
                 std::string("memory for 256 TiB was asked for, more than could be had; make the inputs "
                             "smaller, or allow more with --memory-limit"));
    }
}

void TestLoader::aLibraryThatIsNotThereIsNamed()
{
    const auto loaded = engine::loadOperatorLibrary(path("none.so"));
    QVERIFY(!loaded);
    QVERIFY(loaded.error().message.find("none.so") != std::string::npos);
}

void TestLoader::aLibraryThatCanNotBeLoadedSaysWhatIsMissing_data()
{
    QTest::addColumn<QString>("library");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a library that nobody has") << "needs_nothing_known"
                                               << "it needs libnothing_known.so, which was not found; *";
    QTest::newRow("a build for CUDA")
        << "needs_cuda"
        << "it was built for CUDA and needs libcudart_none.so, which this libtorch (*) does not have; *";
    QTest::newRow("a symbol of another libtorch")
        << "needs_symbol"
        << "it needs the symbol scalescope_no_such_symbol, which this libtorch (*) does not have; *";
    QTest::newRow("a symbol of Python that there is not")
        << "needs_python"
        << "it needs Python's symbols (PyScalescope_None), and there is no libpython*";
}

void TestLoader::aLibraryThatCanNotBeLoadedSaysWhatIsMissing()
{
    QFETCH(const QString, library);
    QFETCH(const QString, sentence);
    const std::string file =
        SCALESCOPE_TEST_LIBRARIES "/lib" + ("scalescope_" + library).toStdString() + ".so";
    QVERIFY2(QFile::exists(QString::fromStdString(file)), file.c_str());
    const auto loaded = engine::loadOperatorLibrary(file);
    QVERIFY(!loaded);
    const QString message = QString::fromStdString(loaded.error().message);
    const QString start = QString::fromStdString("The operator library " + file + " can't be loaded: ");
    QVERIFY2(message.startsWith(start), qPrintable(message));
    const auto pattern = QRegularExpression::fromWildcard(sentence, Qt::CaseSensitive,
                                                          QRegularExpression::UnanchoredWildcardConversion);
    QVERIFY2(pattern.match(message.mid(start.size())).hasMatch(), qPrintable(message));
}

void TestLoader::aLibraryFindsWhatItNeedsOfLibtorch()
{
    QVERIFY(engine::loadOperatorLibrary(SCALESCOPE_TEST_OPERATORS));
}

void TestLoader::picklesAreWalked_data()
{
    QTest::addColumn<std::string>("pickle");
    QTest::addColumn<std::string>("problem");
    const std::string storage = "\x80\x02(X\x07" + std::string(3, '\0') +
                                "storagectorch\nDoubleStorage\nX\x01" + std::string(3, '\0') + "7X\x03" +
                                std::string(3, '\0') + "cpuK\x05tQ.";
    QTest::newRow("a storage is found") << storage << std::string();
    QTest::newRow("lists within limits") << deepPickle(900) << std::string();
    QTest::newRow("too deep") << deepPickle(1'500) << std::string("nests deeper");
    QTest::newRow("a list in itself") << std::string("\x80\x02]q\x01h\x01"
                                                     "a.")
                                      << std::string("holds itself");
    // l0 = [], l1 = [l0], then l0 gets what is deep: order must not matter.
    std::string late = "\x80\x02(";
    for (int i = 0; i < 2'000; ++i)
        late +=
            std::string("]r") + static_cast<char>(i & 255) + static_cast<char>(i >> 8) + std::string(2, '\0');
    for (int i = 0; i < 1'999; ++i)
        late += std::string("j") + static_cast<char>(i & 255) + static_cast<char>(i >> 8) +
                std::string(2, '\0') + "j" + static_cast<char>((i + 1) & 255) +
                static_cast<char>((i + 1) >> 8) + std::string(2, '\0') + "a";
    QTest::newRow("deep by later additions") << late + "t." << std::string("nests deeper");
    QTest::newRow("a memo that is not there")
        << std::string("\x80\x02h\x05.") << std::string("does not have");
    QTest::newRow("no end") << std::string("\x80\x02N") << std::string("is cut");
    QTest::newRow("a step of another pickle")
        << std::string("\x80\x02\x93.") << std::string("does not write");
    QTest::newRow("a strange persistent id")
        << std::string("\x80\x02K\x01Q.") << std::string("persistent id");
}

void TestLoader::picklesAreWalked()
{
    QFETCH(std::string, pickle);
    QFETCH(std::string, problem);
    const auto facts = engine::readPickle(pickle);
    QCOMPARE(facts.has_value(), problem.empty());
    if (!facts)
        QVERIFY2(facts.error().message.find(problem) != std::string::npos, facts.error().message.c_str());
    else if (!facts->storages.empty()) {
        QCOMPARE(facts->storages[0].key, std::string("7"));
        QCOMPARE(facts->storages[0].elements * facts->storages[0].elementSize, std::uint64_t(40));
    }
}

QTEST_GUILESS_MAIN(TestLoader)
#include "test_loader.moc"
