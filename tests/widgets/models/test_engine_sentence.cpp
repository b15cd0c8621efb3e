// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/engine_sentence.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>
#include <algorithm>

namespace scalescope::widgets {

namespace {

const QString sourceFolder = QStringLiteral(SCALESCOPE_SOURCE_DIR);

/// A source file with texts of several lines joined and escapes taken away.
QString textOf(const QString& path)
{
    static const QRegularExpression joint(QStringLiteral("\"\\s*\\n\\s*\""));
    QFile file(path);
    QString text = file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    return text.remove(joint).replace(QLatin1String("\\\""), QLatin1String("\""));
}

/// What makes sentences: the core and the engine.
QStringList sources()
{
    QStringList texts;
    for (const char* folder : {"/core", "/app/engine"}) {
        QDirIterator found(sourceFolder + QLatin1String(folder), {"*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (found.hasNext())
            texts << textOf(found.next());
    }
    return texts;
}

/// The words between the placeholders. Their punctuation may be added elsewhere.
QStringList piecesOf(const QString& pattern)
{
    static const QRegularExpression placeholder(QStringLiteral("%\\d"));
    static const QRegularExpression ends(QStringLiteral("^\\W+|\\W+$"));
    QStringList pieces;
    for (QString piece : pattern.split(placeholder))
        if (!piece.remove(ends).isEmpty())
            pieces << piece;
    return pieces;
}

QHash<QString, QString> germanTexts()
{
    QHash<QString, QString> texts;
    QFile file(sourceFolder + QStringLiteral("/translations/scalescope_de.ts"));
    if (!file.open(QFile::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("source"))
            source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation") && context == QLatin1String("EngineSentence"))
            texts[source] = xml.readElementText();
    }
    return texts;
}

/// German as its file has it.
class German : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* /*comment*/,
                                    int /*count*/) const override
    {
        return qstrcmp(context, "EngineSentence") == 0 ? m_texts.value(QString::fromUtf8(source)) : QString();
    }

private:
    QHash<QString, QString> m_texts = germanTexts();
};

} // namespace

class TestEngineSentence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPatternIsStillSaid()
    {
        const QStringList texts = sources();
        QVERIFY(texts.size() > 50);
        for (const QString& pattern : engineSentencePatterns() + engineFragmentPatterns()) {
            const QStringList pieces = piecesOf(pattern);
            const bool said = std::ranges::any_of(texts, [&](const QString& text) {
                return std::ranges::all_of(pieces,
                                           [&](const QString& piece) { return text.contains(piece); });
            });
            QVERIFY2(said && !pieces.isEmpty(), qPrintable("nobody says: " + pattern));
        }
    }

    void everyPatternHasItsGerman()
    {
        const QHash<QString, QString> german = germanTexts();
        for (const QString& pattern : engineSentencePatterns() + engineFragmentPatterns())
            QVERIFY2(!german.value(pattern).isEmpty(), qPrintable("without German: " + pattern));
    }

    void noSentenceIsTakenByAWiderPatternBeforeIt()
    {
        const QHash<QString, QString> german = germanTexts();
        German translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        for (const QString& pattern : engineSentencePatterns())
            QCOMPARE(engineSentence(pattern), german.value(pattern));
    }

    void sentencesAreTranslatedWithWhatTheySayInside_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const auto row = [](const char* name, const char* english, const char* german) {
            QTest::newRow(name) << QString::fromUtf8(english) << QString::fromUtf8(german);
        };
        row("a stop", "Stopped by the user.", "Vom Benutzer gestoppt.");
        row("a limit", "The run was stopped at its time limit of 0.5 seconds.",
            "Der Lauf wurde an seiner Zeitgrenze von 0.5 Sekunden gestoppt.");
        row("a placeholder inside", "The run of /tmp/%1.pt failed: bad.",
            "Der Lauf von /tmp/%1.pt ist gescheitert: bad.");
        row("a fragment in a fragment in a sentence",
            "The transform mine can't be applied: relu sets attributes, and nothing else has a rule.",
            "Die Umwandlung mine lässt sich nicht anwenden: relu setzt Attribute, und nichts anderes hat "
            "eine "
            "Regel.");
        row("what nobody knows", "Something else happened.", "Something else happened.");
    }
    void sentencesAreTranslatedWithWhatTheySayInside()
    {
        QFETCH(QString, english);
        QFETCH(QString, german);
        QCOMPARE(engineSentence(english), english);
        German translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QCOMPARE(engineSentence(english), german);
        QCoreApplication::removeTranslator(&translator);
    }
};

} // namespace scalescope::widgets

QTEST_GUILESS_MAIN(scalescope::widgets::TestEngineSentence)
#include "test_engine_sentence.moc"
