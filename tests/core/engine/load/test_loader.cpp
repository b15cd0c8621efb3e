// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/loader.h"

#include "core/engine/compat/libtorch.h"
#include "core/engine/load/archive_check.h"
#include "core/engine/load/pickle_check.h"
#include "core/engine/values/errors.h"
#include "core/message/say_load.h"
#include "tests/core/engine/support/refused_model.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <caffe2/serialize/versions.h>
#include <sys/stat.h>
#include <torch/csrc/jit/serialization/pickle.h>
#include <zip.h>

using namespace scalescope;
using engine::testing::saidOf;

class TestLoader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void whatIsNoModelSaysWhatItIs_data();
    void whatIsNoModelSaysWhatItIs();
    void anUnsoundArchiveIsRefusedBeforeLoading_data();
    void anUnsoundArchiveIsRefusedBeforeLoading();
    void aBombIsRefusedBeforeLoading();
    void missingOperatorsAreNamedAllAtOnce();
    void aSoundArchiveLoads();
    void aDeviceThatIsNotThereIsNamed();
    void anAllocationThatFailsIsAPlainSentence();
    void tensorsAreAlignedWhereverTheirMemoryBegins();
    void aLibraryThatIsNotThereIsNamed();
    void whatIsNoLibraryIsNotLoaded();
    void aLibraryThatCanNotBeLoadedSaysWhatIsMissing_data();
    void aLibraryThatCanNotBeLoadedSaysWhatIsMissing();
    void aLibraryThatLacksPythonSaysWhichOne();
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

std::string readFile(const std::string& file)
{
    QFile stream(QString::fromStdString(file));
    return stream.open(QIODevice::ReadOnly) ? stream.readAll().toStdString() : std::string();
}

/// A pickle that nests `depth` tuples of one element.
std::string deepPickle(int depth)
{
    return "\x80\x02N" + std::string(static_cast<std::size_t>(depth), '\x85') + ".";
}

std::string brokenLibrary(const QString& name)
{
    return tests::testLibraryPath("libscalescope_" + name + ".so").toStdString();
}

/// Of "FILE is unsound: REASON".
message::Message reasonOf(const Error& error)
{
    return std::get<message::Message>(error.said.arguments().at(1).value);
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
    std::string copy = write(name, readFile(m_sound));
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
    QTest::addColumn<message::Message>("said");
    const auto row = [](const char* name, const std::string& file, const auto& says) {
        QTest::newRow(name) << file << message::Message(says(file));
    };
    const auto notOpened = [](const message::Clause& why) {
        return [why](const std::string& file) { return say::fileNotOpened(file, why); };
    };
    row("no such file", path("none.pt"), notOpened(say::noSuchFile()));
    row("a folder", m_folder.path().toStdString(), notOpened(say::itIsFolder()));
    row("an empty file", write("empty.pt", ""), notOpened(say::itIsEmpty()));
    row("a text", write("text.pt", "hello"), say::notTorchScript);
    row("a Git LFS pointer", write("lfs.pt", "version https://git-lfs.github.com/spec/v1\n"),
        say::gitLfsPointer);
    row("a run file", write("run.pt", std::string("SQLite format 3\0", 16)), say::sqliteDatabase);
    row("a pickle of Python", write("pickle.pt", "\x80\x02}q\x01."), say::pythonPickle);
    row("an old file of torch.save",
        write("legacy.pt", "\x80\x02\x8a\nl\xfc\x9c"
                           "F\xf9 j\xa8P\x19.\x80\x02M\xe9\x03."),
        say::earlyTorchSave);
    row("a preview of PyTorch 1.0", write("preview.pt", "PYTORCH1" + std::string(100, '\0')),
        say::torchPreview);
    row("half an archive", write("half.pt", readFile(m_sound).substr(0, 700)), say::damagedZip);
    row("an archive without constants", altered("tensors.pt", "sound/constants.pkl", nullptr),
        say::archiveWithoutCode);
    row("another zip archive", altered("zip.pt", "sound/data.pkl", nullptr), say::zipWithoutModel);
    const std::string version = "99\n";
    row("an archive of a newer PyTorch", altered("newer.pt", "sound/.data/version", &version),
        [](const std::string& file) {
            return say::archiveTooNew(
                file, 99, static_cast<std::int64_t>(caffe2::serialize::kMaxSupportedFileFormatVersion));
        });
    std::vector<char> saved = torch::jit::pickle_save(torch::ones({2}));
    row("a tensor of torch.save", write("tensor.pt", std::string(saved.begin(), saved.end())),
        say::stateDict);
}

void TestLoader::whatIsNoModelSaysWhatItIs()
{
    QFETCH(std::string, file);
    QFETCH(message::Message, said);
    const auto module = engine::loadModel(file);
    QVERIFY(!module);
    QCOMPARE(module.error().status, ExitStatus::Unreadable);
    QVERIFY2(module.error().said == said, module.error().message.c_str());
}

void TestLoader::anUnsoundArchiveIsRefusedBeforeLoading_data()
{
    QTest::addColumn<std::string>("file");
    QTest::addColumn<message::Message>("problem");
    const auto row = [&](const char* name, const char* file, const char* record, const std::string& content,
                         const message::Clause& problem) {
        QTest::newRow(name) << altered(file, record, &content) << problem;
    };
    const std::string code = "sound/code/__torch__.py";
    const std::string pickle = "sound/data.pkl";
    row("a record that is too short", "short.pt", "sound/data/0", std::string(44, 'x'),
        say::tensorDataTooShort("sound/data/0", 44, {12}, 4));
    QTest::newRow("a record that is missing") << altered("norecord.pt", "sound/data/0", nullptr)
                                              << message::Message(say::tensorDataMissing("sound/data/0"));
    row("a deep pickle", "deep.pt", "sound/data.pkl", deepPickle(100'000),
        say::pickleUnsound(pickle, say::nestsTooDeep(1000)));
    row("a pickle that takes too much", "under.pt", "sound/data.pkl", "\x80\x02\x85.",
        say::pickleUnsound(pickle, say::isOtherPickle()));
    row("a pickle that is cut", "cut.pt", "sound/data.pkl", "\x80\x02X\xff\xff",
        say::pickleUnsound(pickle, say::isTruncated()));
    row("deep code", "code.pt", "sound/code/__torch__.py",
        "class Net(Module):\n  def forward(self, x: Tensor) -> Tensor:\n    return " +
            std::string(50'000, '(') + "x" + std::string(50'000, ')') + "\n",
        say::codeTooDeep(code));
    row("a hook that is not there", "hook.pt", "sound/code/__torch__.py",
        "class Net(Module):\n  __forward_hooks__ = [\"seen\", ]\n  def forward(self, x: Tensor) -> Tensor:\n"
        "    return x\n",
        say::hookMissing(code, "seen", "Net"));
    std::string methods = "class Net(Module):\n";
    for (int i = 0; i < 5'000; ++i)
        methods += "  def m" + std::to_string(i) + "(self) -> int:\n    return 1\n";
    row("thousands of methods", "methods.pt", "sound/code/__torch__.py", methods,
        say::tooManyMethods(code, 4000, "Net"));
    row("a deep list of constants", "constants.pt", "sound/constants.pkl", deepPickle(5'000),
        say::pickleUnsound("sound/constants.pkl", say::nestsTooDeep(1000)));
}

void TestLoader::anUnsoundArchiveIsRefusedBeforeLoading()
{
    QFETCH(std::string, file);
    QFETCH(message::Message, problem);
    const auto sound = engine::checkArchive(file);
    QVERIFY(!sound);
    QCOMPARE(sound.error().status, ExitStatus::Unreadable);
    QVERIFY2(sound.error().said == say::archiveUnsound(file, problem), sound.error().message.c_str());
    QVERIFY(saidOf(file) == sound.error().said);
}

void TestLoader::aBombIsRefusedBeforeLoading()
{
    std::string zeros;
    zeros.resize(100'000'000);
    const auto sound = engine::checkArchive(altered("bomb.pt", "sound/data/0", &zeros, true));
    QVERIFY(!sound);
    QCOMPARE(reasonOf(sound.error()).id(), say::unpacksTo.form.id);
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
    QVERIFY(saidOf(file) == say::operatorsMissing(file, "aten::not_there, nope::first, nope::second",
                                                  say::loadLibraryAndUseLibtorch()));
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
        QCOMPARE(module.error().said.id(), say::deviceUnusable.form.id);
    }
}

void TestLoader::anAllocationThatFailsIsAPlainSentence()
{
    try {
        (void)at::empty({std::int64_t{1} << 46}); // 256 TiB: more than there are addresses
        QFAIL("there was memory");
    } catch (const std::exception& error) {
        QVERIFY(engine::isOutOfMemory(error));
        QVERIFY(engine::errorClause(error) == say::memoryNotAvailable("256 TiB"));
    }
}

void TestLoader::tensorsAreAlignedWhereverTheirMemoryBegins()
{
    engine::setUpLibtorch();
    std::vector<at::Tensor> kept;
    for (std::int64_t bytes = 1; bytes < 2000; bytes += 7) {
        kept.push_back(at::full({bytes}, 3, at::kByte));
        QCOMPARE(reinterpret_cast<std::uintptr_t>(kept.back().data_ptr()) % 64, std::uintptr_t(0));
    }
    for (at::Tensor& tensor : kept)
        QVERIFY(tensor.resize_({3000}).narrow(0, 0, 1).item<int>() == 3);
    QCOMPARE(at::empty({0}).data_ptr(), nullptr);
}

void TestLoader::aLibraryThatIsNotThereIsNamed()
{
    const auto loaded = engine::loadOperatorLibrary(path("none.so"));
    QVERIFY(!loaded);
    QVERIFY(loaded.error().said == say::operatorLibraryNotLoaded(path("none.so"), say::noSuchFile()));
}

void TestLoader::whatIsNoLibraryIsNotLoaded()
{
    const std::string pipe = path("pipe.so");
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    const auto waited = engine::loadOperatorLibrary(pipe);
    QVERIFY(!waited && waited.error().message.ends_with("it is not a regular file."));
    const auto loaded = engine::loadOperatorLibrary(write("text.so", "hello"));
    QVERIFY(!loaded);
    QCOMPARE(reasonOf(loaded.error()).id(), say::notBuiltForLibtorch.form.id);
}

void TestLoader::aLibraryThatCanNotBeLoadedSaysWhatIsMissing_data()
{
    QTest::addColumn<QString>("library");
    QTest::addColumn<message::Message>("why");
    const std::string libtorch = engine::libtorchVersion();
    const auto row = [](const char* name, const char* library, const message::Clause& why) {
        QTest::newRow(name) << QString(library) << why;
    };
    row("a library that nobody has", "needs_nothing_known", say::needsLibrary("libnothing_known.so"));
    row("a build for CUDA", "needs_cuda", say::needsCuda("libcudart_none.so", libtorch));
    row("a symbol of another libtorch", "needs_symbol",
        say::needsSymbol("scalescope_no_such_symbol", libtorch));
}

void TestLoader::aLibraryThatCanNotBeLoadedSaysWhatIsMissing()
{
    QFETCH(const QString, library);
    QFETCH(const message::Message, why);
    const std::string file = brokenLibrary(library);
    QVERIFY2(QFile::exists(QString::fromStdString(file)), file.c_str());
    const auto loaded = engine::loadOperatorLibrary(file);
    QVERIFY(!loaded);
    QVERIFY2(loaded.error().said == say::operatorLibraryNotLoaded(file, why), loaded.error().message.c_str());
}

void TestLoader::aLibraryThatLacksPythonSaysWhichOne()
{
    const auto loaded = engine::loadOperatorLibrary(brokenLibrary("needs_python"));
    QVERIFY(!loaded);
    const message::Message why = reasonOf(loaded.error());
    QCOMPARE(why.id(), say::needsPython.form.id);
    QVERIFY(why.arguments().front() == message::Argument{"PyScalescope_None"});
}

void TestLoader::aLibraryFindsWhatItNeedsOfLibtorch()
{
    QVERIFY(
        engine::loadOperatorLibrary(tests::testLibraryPath("libscalescope_test_operators.so").toStdString()));
}

void TestLoader::picklesAreWalked_data()
{
    QTest::addColumn<std::string>("pickle");
    QTest::addColumn<message::Message>("problem");
    const std::string storage = "\x80\x02(X\x07" + std::string(3, '\0') +
                                "storagectorch\nDoubleStorage\nX\x01" + std::string(3, '\0') + "7X\x03" +
                                std::string(3, '\0') + "cpuK\x05tQ.";
    const message::Message tooDeep = say::nestsTooDeep(1000);
    QTest::newRow("a storage is found") << storage << message::Message();
    QTest::newRow("lists within limits") << deepPickle(900) << message::Message();
    QTest::newRow("too deep") << deepPickle(1'500) << tooDeep;
    QTest::newRow("a list in itself") << std::string("\x80\x02]q\x01h\x01"
                                                     "a.")
                                      << tooDeep;
    // l0 = [], l1 = [l0], then l0 gets what is deep: order must not matter.
    std::string late = "\x80\x02(";
    for (int i = 0; i < 2'000; ++i)
        late +=
            std::string("]r") + static_cast<char>(i & 255) + static_cast<char>(i >> 8) + std::string(2, '\0');
    for (int i = 0; i < 1'999; ++i)
        late += std::string("j") + static_cast<char>(i & 255) + static_cast<char>(i >> 8) +
                std::string(2, '\0') + "j" + static_cast<char>((i + 1) & 255) +
                static_cast<char>((i + 1) >> 8) + std::string(2, '\0') + "a";
    QTest::newRow("deep by later additions") << late + "t." << tooDeep;
    QTest::newRow("a memo that is not there")
        << std::string("\x80\x02h\x05.") << message::Message(say::isOtherPickle());
    QTest::newRow("no end") << std::string("\x80\x02N") << message::Message(say::isTruncated());
    QTest::newRow("a step of another pickle")
        << std::string("\x80\x02\x93.") << message::Message(say::isOtherPickle());
    QTest::newRow("a strange persistent id")
        << std::string("\x80\x02K\x01Q.") << message::Message(say::isOtherPickle());
}

void TestLoader::picklesAreWalked()
{
    QFETCH(std::string, pickle);
    QFETCH(message::Message, problem);
    const auto facts = engine::readPickle(pickle);
    QCOMPARE(facts.has_value(), !problem);
    if (!facts)
        QVERIFY2(facts.error() == problem, message::english(facts.error()).c_str());
    else if (!facts->storages.empty()) {
        QCOMPARE(facts->storages[0].key, std::string("7"));
        QCOMPARE(facts->storages[0].elements * facts->storages[0].elementSize, std::uint64_t(40));
    }
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestLoader)
#include "test_loader.moc"
