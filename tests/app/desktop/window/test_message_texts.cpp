// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"
#include "core/job/spec.h"
#include "core/job/spec_check.h"
#include "core/message/say_load.h"
#include "core/message/say_program.h"
#include "core/message/say_run.h"
#include "core/message/table.h"
#include "tests/support/messages.h"
#include "tests/support/test_class.h"
#include "widgets/models/message_text.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace scalescope;
using widgets::messageText;

namespace {

/// Places and punctuation are the same in every language.
bool hasWords(const message::Form& form)
{
    const QString places = QStringLiteral("%\\d");
    return QString::fromUtf8(form.english)
        .remove(QRegularExpression(places))
        .contains(QRegularExpression("\\w"));
}

} // namespace

/// Messages in German, as the window shows them.
class TestMessageTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_german.load(QStringLiteral(":/i18n/scalescope_de.qm")));
        app::installTranslations(QLocale(QLocale::German, QLocale::Germany));
    }

    void everyMessageHasItsGerman()
    {
        for (const message::Form* form : message::allForms())
            if (hasWords(*form))
                QVERIFY2(!germanOf(*form, 1).isEmpty() && !germanOf(*form, 2).isEmpty(), form->english);
    }

    void everyMessageSaysItsArgumentsInGerman()
    {
        for (const message::Form* form : message::allForms()) {
            const message::Message said = tests::anyOf(*form);
            const QString german = messageText(said);
            for (const message::Argument& argument : said.arguments())
                QVERIFY2(german.contains(QString::fromStdString(tests::wordsOf(argument))),
                         qPrintable(german));
            QVERIFY2(!german.contains(QRegularExpression("%\\d")), qPrintable(german));
        }
    }

    void whatIsCountedFollowsTheCount()
    {
        for (const message::Form* form : message::allForms())
            if (form->englishOfOne != nullptr)
                QVERIFY2(germanOf(*form, 1) != germanOf(*form, 2), form->english);
    }

    void messagesInMessagesAreGermanToo()
    {
        QCOMPARE(
            messageText(job::parseSpec("ones").error()),
            QString("„ones“ ist keine Eingabe (Zeichen 5): erwartet wird eine Form wie :[8,128] nach ones, "
                    "aber der Text endet."));
        QCOMPARE(
            messageText(say::archiveUnsound("m.pt", say::pickleUnsound("a/data.pkl", say::isTruncated()))),
            QString("m.pt ist nicht in Ordnung: der Teil a/data.pkl ist kein gültiges Pickle: es ist "
                    "abgeschnitten; die Datei noch einmal von dort holen, wo sie herkommt."));
        QCOMPARE(
            messageText(say::modelFailedAt(say::inModuleAtLine("enc.0", "rnn.py", 223), "aten::mm",
                                           say::verbatim("sizes: 2 and 3"))),
            QString("Das Modell ist in enc.0 bei rnn.py Zeile 223 gescheitert: aten::mm: sizes: 2 and 3."));
        QCOMPARE(messageText(say::modelRaisedSaying(
                     say::exceptionAt(say::anException(), say::atLine("m.py", 3)), "too long")),
                 QString("Das Modell hat eine Ausnahme bei m.py Zeile 3 ausgelöst: too long."));
        const job::TypeInfo type{job::TypeKind::Int, "int", {}, {}};
        QCOMPARE(messageText(*job::checkSpec({std::string("a")}, type, {"n"}, "\"a\"")),
                 QString("Argument n muss int sein, ist aber der Text \"a\"; zum Beispiel 1."));
    }

    void whatIsThereInEnglishOnlyIsShown()
    {
        QCOMPARE(messageText(Error{ExitStatus::Stopped, "Stopped by the user.", {}}),
                 QString("Stopped by the user."));
        QCOMPARE(messageText(Error{ExitStatus::Stopped, "Stopped by the user.", {}, say::stoppedByUser()}),
                 QString("Vom Benutzer gestoppt."));
    }

private:
    [[nodiscard]] QString germanOf(const message::Form& form, int count) const
    {
        return m_german.translate("Message", form.english, nullptr,
                                  form.englishOfOne != nullptr ? count : -1);
    }

    QTranslator m_german;
};

SCALESCOPE_TEST(TestMessageTexts)
#include "test_message_texts.moc"
