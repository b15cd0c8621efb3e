// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/theme/own_fonts.h"

#include <QDir>
#include <QDirIterator>
#include <QFontDatabase>
#include <QTemporaryDir>
#include <QTest>

using namespace scalescope;

class TestOwnFonts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fontsThatCameAlongAreKnown()
    {
        QDirIterator fonts(QStringLiteral("/usr/share/fonts"), {QStringLiteral("*.ttf")}, QDir::Files,
                           QDirIterator::Subdirectories);
        if (!fonts.hasNext())
            QSKIP("There is no font in /usr/share/fonts that could have come along.");
        const QTemporaryDir folder;
        const QString program = folder.filePath(QStringLiteral("bin"));
        const QString own = folder.filePath(QStringLiteral("share/scalescope/fonts"));
        QVERIFY(QDir().mkpath(program) && QDir().mkpath(own));
        widgets::addOwnFonts(program);
        QVERIFY(QFontDatabase::applicationFontFamilies(0).isEmpty()); // there is none yet
        QVERIFY(QFile::copy(fonts.next(), own + QStringLiteral("/own.ttf")));
        QVERIFY(QFile::copy(fonts.filePath(), own + QStringLiteral("/own.txt"))); // which is no font
        widgets::addOwnFonts(program);
        QVERIFY(!QFontDatabase::applicationFontFamilies(0).isEmpty());
        QVERIFY(QFontDatabase::applicationFontFamilies(1).isEmpty());
    }
};

SCALESCOPE_TEST(TestOwnFonts)
#include "test_own_fonts.moc"
