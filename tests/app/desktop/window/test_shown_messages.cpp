// SPDX-License-Identifier: GPL-3.0-or-later
// Every message in a German window, where messages are shown: nothing of it is English, and nothing is cut.
#include "app/desktop/desktop.h"
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/message_bar.h"
#include "core/message/table.h"
#include "core/message/texts.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/messages.h"
#include "tests/support/test_class.h"
#include "widgets/models/message_text.h"
#include "widgets/models/problem_model.h"
#include "widgets/models/window_words.h"
#include "widgets/runsetup/run_options.h"
#include "widgets/runsetup/run_setup.h"
#include "widgets/table/problem_tree.h"
#include "widgets/table/problems_view.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTableView>
#include <map>

namespace scalescope::tests {

namespace {

using message::Message;

/// Texts as long as a file's whole name and a list of shapes may be.
Message longMessageOf(const message::Form& form, std::int64_t count)
{
    return message::withTexts(anyOf(form, count), [](const message::Form& /*form*/, const std::string& text) {
        return "/home/maria/modelle/2026/sprachmodell-mit-langem-namen/" + text + ".torchscript.pt";
    });
}

/// Each row of the table, what is counted once and several times.
std::vector<Message> everyMessage()
{
    std::vector<Message> all;
    for (const message::Form* form : message::allForms()) {
        all.push_back(longMessageOf(*form, 3));
        if (form->englishOfOne != nullptr)
            all.push_back(longMessageOf(*form, 1));
    }
    return all;
}

/// Words that every longer English text has and no German one.
bool hasEnglish(const QString& text)
{
    static const QRegularExpression words(
        QStringLiteral("(?<![\\w/.=:,-])(the|a|of|is|are|not|be|it|its|and|with|without|has|have|which|from|"
                       "to|this|that|by|where|there|than|can't|could|must|holds|write|choose|take)"
                       "(?![\\w/.=:-])"));
    return text.contains(words);
}

/// Whether the label has room for its text, in lines as wide as it is.
bool isWhole(const QLabel& label)
{
    const QRect room = label.contentsRect();
    const QRect needed =
        label.fontMetrics().boundingRect(QRect(0, 0, room.width(), 100'000), Qt::TextWordWrap, label.text());
    return label.wordWrap() && needed.width() <= room.width() && needed.height() <= room.height();
}

/// A model of one argument, and the form for it.
job::ModelInfo oneArgument()
{
    job::ModelInfo model;
    model.file = "modell.pt";
    model.methods = {{"forward",
                      {{"x", {job::TypeKind::Tensor, "Tensor", {}, {}}, std::nullopt, "randn:[8,128]"}},
                      "Tensor",
                      {}}};
    return model;
}

} // namespace

class TestShownMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        prepareApplication();
        app::installTranslations(QLocale(QLocale::German, QLocale::Germany));
    }

    void noWordIsEnglish()
    {
        for (const Message& said : everyMessage()) {
            const QString german = widgets::messageText(said);
            QVERIFY2(!hasEnglish(german), qPrintable(german));
        }
        QVERIFY(hasEnglish("x is not a size; write for instance 2G."));
        QVERIFY(hasEnglish("Das Modell failed at the end."));
    }

    void theBarShowsAllOfEach()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        fixture.window.resize(1280, 800);
        auto* bar = fixture.window.findChild<app::MessageBar*>();
        QVERIFY(bar != nullptr);
        for (const Message& said : everyMessage()) {
            const QString text = widgets::messageText(said);
            bar->showMessage(text);
            const auto* label = bar->findChild<QLabel*>();
            QTRY_VERIFY2(isWhole(*label), qPrintable(text));
            QCOMPARE(label->text(), text);
        }
    }

    void theListOfProblemsTellsAllOfEach()
    {
        WindowFixture fixture;
        const auto run = sampleRun(1);
        for (const Message& said : everyMessage())
            run->problems.push_back(graph::problemOf(graph::Severity::Warning, "each", said));
        const QString path = fixture.folder.filePath("each.scales");
        writeRun(*run, path);
        QVERIFY(fixture.show());
        fixture.window.resize(1280, 800);
        fixture.window.open(path);
        const auto* view = fixture.window.findChild<widgets::ProblemsView*>();
        QTRY_VERIFY(view->count() >= static_cast<int>(run->problems.size()));
        std::map<QString, QString> toolTips;
        const auto* model = view->tree()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex cell = model->index(row, widgets::ProblemModel::MessageColumn);
            toolTips[cell.data().toString()] = cell.data(Qt::ToolTipRole).toString();
        }
        for (const Message& said : everyMessage()) {
            const QString text =
                widgets::inWordsOfTheWindow(graph::problemOf(graph::Severity::Warning, "each", said));
            const auto shown = toolTips.find(text);
            QVERIFY2(shown != toolTips.end(), qPrintable(text));
            QCOMPARE(shown->second, "<qt>" + text.toHtmlEscaped() + "</qt>"); // lists cut, tool tips wrap
        }
    }

    void theFormShowsAllOfEach_data()
    {
        QTest::addColumn<QString>("field");
        QTest::newRow("an argument") << "x";
        QTest::newRow("an option") << "--memory-limit";
        QTest::newRow("the whole") << "";
    }
    void theFormShowsAllOfEach()
    {
        QFETCH(const QString, field);
        widgets::RunSetup setup(oneArgument(), {});
        setup.resize(480, 700);
        setup.show();
        for (const Message& said : everyMessage()) {
            const QString text = widgets::messageText(said);
            setup.setError(field, said, {});
            const QString written = setup.findChild<widgets::RunOptions*>()->inWordsOfTheForm(said);
            const auto shown = [&]() -> const QLabel* {
                for (const auto* label : setup.findChildren<QLabel*>())
                    if (label->isVisible() && label->text() == written)
                        return label;
                return nullptr;
            };
            QTRY_VERIFY2(shown() != nullptr && isWhole(*shown()), qPrintable(text));
        }
    }
};

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestShownMessages)
#include "test_shown_messages.moc"
