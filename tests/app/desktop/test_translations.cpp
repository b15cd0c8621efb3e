// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commands/commands.h"
#include "app/desktop/desktop.h"
#include "tests/support/file_content.h"
#include "tests/support/places.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "widgets/models/display.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>
#include <functional>

namespace scalescope::tests {

namespace {

const QString sourceFolder = sourcePath();

QString tsFile(const QString& language)
{
    return sourceFolder + QStringLiteral("/translations/scalescope_%1.ts").arg(language);
}

/// The files that the build gathers texts from, in its order.
QStringList translatedSources()
{
    QStringList files;
    for (const char* folder : {"/widgets", "/app/desktop", "/app/runner", "/app/runs", "/app/settings",
                               "/core/graph", "/core/job", "/core/message", "/core/sheet"}) {
        QDirIterator found(sourceFolder + QLatin1String(folder), {"*.cpp", "*.h", "*.def"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (found.hasNext())
            files << found.next();
    }
    files.sort();
    return files;
}

void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"de", "fr", "ja", "zh_CN"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

struct Text
{
    QString source;
    QString translation; ///< plural forms behind each other
    bool isFinished = true;
};

void forEachText(const QString& language, const std::function<void(const Text&)>& use)
{
    QXmlStreamReader xml(contentOf(tsFile(language)));
    Text text;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("source")) {
            text.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            text.isFinished = xml.attributes().value("type").isEmpty();
            text.translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            use(text);
            if (QTest::currentTestFailed())
                return;
        }
    }
    QVERIFY(!xml.hasError());
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsInStepWithTheSources_data();
    void everyFileIsInStepWithTheSources();
    void figuresAreEnglishWhereTheTextsAre();
    void everyLanguageIsComplete_data();
    void everyLanguageIsComplete();
    void placeholdersAreKept_data();
    void placeholdersAreKept();
    void noLetterOpensTwoMenuEntries_data();
    void noLetterOpensTwoMenuEntries();
    void germanIsEmbedded_data();
    void germanIsEmbedded();
    void germanFiguresHaveAComma();
};

void TestTranslations::everyFileIsInStepWithTheSources_data()
{
    addLanguages();
}

void TestTranslations::everyFileIsInStepWithTheSources()
{
    QFETCH(QString, language);
    const QString lupdate =
        QStandardPaths::findExecutable("lupdate", {QLibraryInfo::path(QLibraryInfo::BinariesPath)});
    if (lupdate.isEmpty())
        SKIP_WHERE_NOT_CI("lupdate is not installed (package qt6-l10n-tools)");
    QTemporaryDir folder;
    const QString copy = folder.filePath("copy.ts");
    QVERIFY(QFile::copy(tsFile(language), copy));
    QFile list(folder.filePath("sources.txt"));
    QVERIFY(list.open(QFile::WriteOnly));
    list.write(translatedSources().join('\n').toUtf8());
    list.close();
    QProcess process;
    process.start(lupdate, {"-silent", "-I", sourceFolder, "-locations", "none", "-no-obsolete",
                            "@" + list.fileName(), "-ts", copy});
    QVERIFY(process.waitForFinished(60000));
    QVERIFY2(contentOf(copy) == contentOf(tsFile(language)),
             "texts were added or changed: build once and translate what is new in translations/");
}

void TestTranslations::figuresAreEnglishWhereTheTextsAre()
{
    app::installTranslations(QLocale(QLocale::Spanish, QLocale::Spain));
    QCOMPARE(widgets::percentText(0.392), QString("39.2 %"));
}

void TestTranslations::everyLanguageIsComplete_data()
{
    addLanguages();
}

void TestTranslations::everyLanguageIsComplete()
{
    QFETCH(QString, language);
    int messages = 0;
    forEachText(language, [&](const Text& text) {
        ++messages;
        QVERIFY2(text.isFinished, qPrintable(text.source));
        QVERIFY2(!text.translation.trimmed().isEmpty() || text.source.trimmed().isEmpty(),
                 qPrintable(text.source));
    });
    QVERIFY(messages > 300);
}

void TestTranslations::placeholdersAreKept_data()
{
    addLanguages();
}

void TestTranslations::placeholdersAreKept()
{
    QFETCH(QString, language);
    static const QRegularExpression placeholder("%(\\d|n)|\\{\\w*\\}");
    const auto placesOf = [](const QString& text) {
        QStringList found;
        for (auto match = placeholder.globalMatch(text); match.hasNext();)
            found << match.next().captured();
        found.removeDuplicates();
        found.sort();
        return found;
    };
    forEachText(language, [&](const Text& text) {
        QVERIFY2(placesOf(text.translation) == placesOf(text.source), qPrintable(text.translation));
    });
}

void TestTranslations::noLetterOpensTwoMenuEntries_data()
{
    addLanguages();
}

void TestTranslations::noLetterOpensTwoMenuEntries()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(":/i18n/scalescope_" + language));
    QMap<std::pair<app::MenuId, QChar>, QString> taken;
    for (const app::CommandSpec& spec : app::commandTable()) {
        const QString text = translator.translate("Commands", spec.text);
        const QKeySequence mnemonic = QKeySequence::mnemonic(text);
        QVERIFY2(!mnemonic.isEmpty() == QString::fromUtf8(spec.text).contains('&'), qPrintable(text));
        if (mnemonic.isEmpty())
            continue;
        QString& first = taken[{spec.menu, text.at(text.indexOf('&') + 1).toUpper()}];
        QVERIFY2(first.isEmpty(), qPrintable(first + " and " + text));
        first = text;
    }
}

void TestTranslations::germanIsEmbedded_data()
{
    QTest::addColumn<QByteArray>("context");
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("german");
    QTest::newRow("a command") << QByteArray("Commands") << QByteArray("&Copy") << "&Kopieren";
    QTest::newRow("a view's text") << QByteArray("scalescope::app::Centre") << QByteArray("Scale plot")
                                   << "Skalendiagramm";
    QTest::newRow("a word of a model") << QByteArray("scalescope::widgets::Display") << QByteArray("forward")
                                       << QString::fromUtf8("vorwärts");
}

void TestTranslations::germanIsEmbedded()
{
    QFETCH(QByteArray, context);
    QFETCH(QByteArray, source);
    QFETCH(QString, german);
    static const bool installed = [] {
        app::installTranslations(QLocale(QLocale::German, QLocale::Germany));
        return true;
    }();
    QVERIFY(installed);
    QCOMPARE(QCoreApplication::translate(context.constData(), source.constData()), german);
}

void TestTranslations::germanFiguresHaveAComma()
{
    app::installTranslations(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(widgets::percentText(0.392), QString("39,2 %"));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestTranslations)
#include "test_translations.moc"
