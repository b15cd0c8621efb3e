// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is suggested to be saved where the Python package clears away.
#include "app/settings/settings.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace scalescope::tests {

using app::persistentFolder;

class TestPersistentFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aFolderOfOnesOwnIsTaken();
    void insteadOfATemporaryOneItIsWhereTheProgramWasStarted();
    void whereThatIsTheRootItIsTheDocuments();
    void neitherModelsNorExportsAreRememberedThere();

private:
    QString m_before;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_temporary; ///< as the Python package makes one
};

void TestPersistentFolder::init()
{
    m_before = QDir::currentPath();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath("started") && QDir(m_folder->path()).mkpath("scalescope-7r"));
    m_temporary = m_folder->filePath("scalescope-7r");
    QFile list(QDir(m_temporary).filePath(".scalescope-temporary"));
    QVERIFY(list.open(QFile::WriteOnly));
    QVERIFY(QDir::setCurrent(m_folder->filePath("started")));
}

void TestPersistentFolder::cleanup()
{
    QDir::setCurrent(m_before);
}

void TestPersistentFolder::aFolderOfOnesOwnIsTaken()
{
    QCOMPARE(persistentFolder(m_folder->path()), m_folder->path());
    QCOMPARE(persistentFolder({}), QString());
    QCOMPARE(persistentFolder("/data/that/is/elsewhere"), QString("/data/that/is/elsewhere"));
}

void TestPersistentFolder::insteadOfATemporaryOneItIsWhereTheProgramWasStarted()
{
    QCOMPARE(persistentFolder(m_temporary), QDir::currentPath());
}

void TestPersistentFolder::whereThatIsTheRootItIsTheDocuments()
{
    QVERIFY(QDir::setCurrent("/"));
    QCOMPARE(persistentFolder(m_temporary),
             QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
}

void TestPersistentFolder::neitherModelsNorExportsAreRememberedThere()
{
    app::Settings settings(m_folder->filePath("settings.ini"));
    settings.setLastFolder(m_temporary);
    QCOMPARE(settings.lastFolder(), QDir::currentPath());
    QCOMPARE(settings.exportFolder(), QDir::currentPath());
    settings.setExportFolder(m_temporary);
    QCOMPARE(settings.exportFolder(), QDir::currentPath());
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestPersistentFolder)
#include "test_persistent_folder.moc"
