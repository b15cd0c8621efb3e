// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/layout/dot_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace scalescope::widgets {

class TestDotProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePathHasItWhereNoneCameAlong();
    void whatCameAlongFindsItsLibraries();
};

void TestDotProgram::thePathHasItWhereNoneCameAlong()
{
    const QTemporaryDir folder;
    QCOMPARE(dotProgram(folder.filePath("bin")).path, QString("dot"));
}

void TestDotProgram::whatCameAlongFindsItsLibraries()
{
    const QTemporaryDir folder;
    const QString libraries = folder.filePath("lib/scalescope");
    QVERIFY(QDir().mkpath(libraries + "/graphviz"));
    QFile dot(libraries + "/graphviz/dot");
    QVERIFY(dot.open(QFile::WriteOnly));
    dot.close();
    QCOMPARE(dotProgram(folder.filePath("bin")).path, QString("dot")); // is no program
    QVERIFY(dot.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
    const DotProgram found = dotProgram(folder.filePath("bin"));
    QCOMPARE(found.path, libraries + "/graphviz/dot");
    QCOMPARE(found.environment.value("LD_LIBRARY_PATH"), libraries);
    QCOMPARE(found.environment.value("GVBINDIR"), libraries + "/graphviz");
}

} // namespace scalescope::widgets

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::widgets::TestDotProgram)
#include "test_dot_program.moc"
