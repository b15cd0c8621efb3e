// SPDX-License-Identifier: GPL-3.0-or-later
// A bit that flipped on a disk or on the way: what a file holds is told from what was written by checksums.
#include "core/engine/exported/exported_model.h"
#include "core/engine/inputs/value_files.h"
#include "core/engine/load/archive_check.h"
#include "core/engine/load/loader.h"
#include "core/engine/load/zip_file.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace scalescope;

namespace {

using Loading = std::function<Result<void>(const std::string&)>;

template <typename T>
Result<void> loadingOutcome(const Result<T>& result)
{
    return result ? Result<void>() : tl::unexpected(result.error());
}

const Loading asModel = [](const std::string& file) { return loadingOutcome(engine::loadModel(file)); };
const Loading asExport = [](const std::string& file) {
    return loadingOutcome(engine::exported::loadExported(file));
};
const Loading asValue = [](const std::string& file) {
    return loadingOutcome(engine::readValueFile({file, ""}, ""));
};

} // namespace

Q_DECLARE_METATYPE(Loading)

class TestFlippedBits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneInATensorIsToldWithItsPart_data();
    void oneInATensorIsToldWithItsPart();
    void oneInAnyPartOfAModelIsTold();

private:
    /// A copy of the data file with one bit of a byte flipped.
    [[nodiscard]] std::string flipped(const QString& name, std::uint64_t at) const
    {
        QFile source(tests::sourcePath("tests/data/") + name);
        if (!source.open(QFile::ReadOnly))
            qFatal("a data file can't be read");
        QByteArray bytes = source.readAll();
        bytes[static_cast<qsizetype>(at)] = static_cast<char>(bytes[static_cast<qsizetype>(at)] ^ 4);
        QFile copy(m_folder.filePath(QFileInfo(name).fileName()));
        if (!copy.open(QFile::WriteOnly) || copy.write(bytes) != bytes.size())
            qFatal("a test file can't be written");
        return copy.fileName().toStdString();
    }

    QTemporaryDir m_folder;
};

void TestFlippedBits::oneInATensorIsToldWithItsPart_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<Loading>("load");
    const auto row = [](const char* name, const char* file, const char* part, const char* shown,
                        const Loading& load) {
        QTest::newRow(name) << QString(file) << QString(part) << QString(shown) << load;
    };
    row("TorchScript", "unit_scaling/products.pt", "products/data/0", "products/data/0", asModel);
    row("torch.export", "exported/checked.pt2", "checked/data/weights/weight_0",
        "checked/data/weights/weight_0", asExport);
    row("torch.export, weights in an archive of their own", "exported/older/classifier-2.6.0.pt2",
        "serialized_state_dict.pt", "serialized_state_dict.pt", asExport);
    row("tensor", "pt/tensor.pt", "tensor/data/0", "data/0", asValue);
    row("array", "npy/stored.npz", "x.npy", "its part x ", asValue);
}

void TestFlippedBits::oneInATensorIsToldWithItsPart()
{
    QFETCH(QString, file);
    QFETCH(QString, part);
    QFETCH(QString, shown);
    QFETCH(Loading, load);
    const std::string whole = tests::sourcePath("tests/data/").toStdString() + file.toStdString();
    QVERIFY(load(whole));
    const std::uint64_t start = engine::placesOfStoredParts(whole).at(part.toStdString());
    const std::uint64_t size = engine::ZipFile::open(whole)->find(part.toStdString())->size;
    for (const std::uint64_t at : {std::uint64_t{0}, size / 2, size - 1}) {
        const auto loaded = load(flipped(file, start + at));
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().status, ExitStatus::Unreadable);
        QVERIFY2(loaded.error().message.find(shown.toStdString()) != std::string::npos,
                 loaded.error().message.c_str());
    }
}

void TestFlippedBits::oneInAnyPartOfAModelIsTold()
{
    const QString file = "unit_scaling/products.pt";
    const std::string whole = tests::sourcePath("tests/data/").toStdString() + file.toStdString();
    const auto zip = engine::ZipFile::open(whole);
    for (const auto& [part, start] : engine::placesOfStoredParts(whole))
        for (std::uint64_t at = start; at < start + zip->find(part)->size; ++at)
            QVERIFY2(!engine::checkArchive(flipped(file, at)),
                     (part + ", byte " + std::to_string(at - start)).c_str());
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestFlippedBits)
#include "test_flipped_bits.moc"
