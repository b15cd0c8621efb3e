// SPDX-License-Identifier: GPL-3.0-or-later
// Names and sentences that look like HTML are shown letter by letter, wherever the window shows them.
#include "app/desktop/panels/centre.h"
#include "app/desktop/panels/message_bar.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/models/plain_text.h"
#include "widgets/models/transform_names.h"
#include "widgets/runsetup/run_setup.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QTextDocument>
#include <sys/stat.h>

namespace scalescope::tests {

namespace {

const std::string markup = "<img src='/etc/hostname'>";

std::shared_ptr<graph::Run> markedRun()
{
    auto run = sampleRun();
    run->facts.model = "/tmp/" + markup + ".pt";
    for (graph::Node& node : run->graph.nodes) {
        node.name = markup + node.name + "\x1b\u202e";
        node.location.file = markup;
        node.moduleType = markup;
        if (!node.module.empty())
            node.module = markup + node.module;
    }
    for (graph::ModuleCall& call : run->modules) {
        call.type = markup;
        if (!call.path.empty())
            call.path = markup + call.path;
    }
    run->problems.push_back({graph::Severity::Warning, "odd", markup + " is odd.", {}, {}});
    return run;
}

bool isPlain(const QLabel& label)
{
    return label.textFormat() == Qt::PlainText ||
           (label.textFormat() == Qt::AutoText && !Qt::mightBeRichText(label.text()));
}

/// A tool tip that is HTML on purpose has what comes from files escaped.
bool isPlain(const QString& toolTip)
{
    return !Qt::mightBeRichText(toolTip) || !toolTip.contains(QLatin1String("<img"));
}

/// Without characters that do something to what is around them.
bool isShown(const QString& text)
{
    return !text.contains(QChar(0x1b)) && !text.contains(QChar(0x202e));
}

void checkWidgets(const QWidget& window)
{
    for (const QLabel* label : window.findChildren<QLabel*>())
        QVERIFY2(isPlain(*label) && isShown(label->text()),
                 qPrintable(label->objectName() + ": " + label->text()));
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>())
        QVERIFY2(isShown(button->text()), qPrintable(button->objectName() + ": " + button->text()));
    for (const QWidget* widget : window.findChildren<QWidget*>())
        QVERIFY2(isPlain(widget->toolTip()) && isShown(widget->toolTip()),
                 qPrintable(widget->objectName() + ": " + widget->toolTip()));
    for (const QAction* action : window.findChildren<QAction*>())
        QVERIFY2(isPlain(action->toolTip()) && isShown(action->text()), qPrintable(action->text()));
    QVERIFY2(isShown(window.windowTitle()), qPrintable(window.windowTitle()));
}

void checkCells(const QAbstractItemModel& model, const QModelIndex& parent)
{
    for (int row = 0; row < model.rowCount(parent); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex cell = model.index(row, column, parent);
            const QString toolTip = cell.data(Qt::ToolTipRole).toString();
            QVERIFY2(isPlain(toolTip), qPrintable(toolTip));
            QVERIFY(isShown(cell.data().toString()) && isShown(toolTip));
            if (column == 0)
                checkCells(model, cell);
        }
}

} // namespace

class TestPlainTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }

    void textsOfARunAreShownLetterByLetter()
    {
        WindowFixture fixture;
        const QString path = fixture.folder.filePath(QString::fromUtf8("<b>marked\x1b\u202e.scales"));
        writeRun(*markedRun(), path);
        QVERIFY(fixture.show());
        fixture.window.open(path);
        auto& document = fixture.window.document();
        QVERIFY(QTest::qWaitFor([&] { return !document.run().graph.nodes.empty(); }));
        for (const graph::Node& node : document.run().graph.nodes) {
            QVERIFY(node.name.find('\x1b') == std::string::npos);
            if (node.id % 8 == 0) {
                document.select(node.id);
                checkWidgets(fixture.window);
            }
        }
        for (const QAbstractItemView* view : fixture.window.findChildren<QAbstractItemView*>())
            checkCells(*view->model(), {});
    }

    void aSentenceOfAModelIsShownLetterByLetter()
    {
        app::MessageBar bar(nullptr);
        bar.showMessage(QStringLiteral("The model failed: <img src='/etc/hostname'>\x1b[31m."));
        const auto labels = bar.findChildren<QLabel*>();
        QCOMPARE(labels.size(), 1);
        QVERIFY(labels.first()->textFormat() == Qt::PlainText);
        QCOMPARE(labels.first()->text(),
                 QString::fromUtf8("The model failed: <img src='/etc/hostname'>␛[31m."));
    }

    void theFormShowsTypesAndErrorsLetterByLetter()
    {
        job::ModelInfo info;
        info.file = markup + ".pt";
        job::ArgumentInfo argument;
        argument.name = "x";
        argument.type.text = markup;
        info.methods.push_back({"forward", {argument}, "Tensor", job::SuggestionTrial{false, markup}});
        widgets::RunSetup form(info, job::Job{});
        form.setError(QString(), QString::fromStdString(markup + " can't be read."));
        checkWidgets(form);
        form.setError(QStringLiteral("x"), QString::fromStdString(markup + " is no input."));
        checkWidgets(form);
    }

    void aRecipeIsCalledByAPlainName()
    {
        job::Recipe recipe;
        recipe.name = markup + "\x1b\u202e";
        QCOMPARE(widgets::recipeText(recipe), QString("<img src='/etc/hostname'>␛\\u202e"));
        QCOMPARE(widgets::transformText(std::string("a\u202e")), QString("a\\u202e"));
    }

    void aToolTipThatLooksLikeHtmlIsText()
    {
        QCOMPARE(widgets::plainToolTip("plain\ntext"), QString("plain\ntext"));
        QTextDocument shown;
        shown.setHtml(widgets::plainToolTip("<img src='/etc/hostname'>\n<b>x</b>"));
        QCOMPARE(shown.toPlainText(), QString("<img src='/etc/hostname'>\n<b>x</b>"));
    }

    void aPipeBesideAModelIsNotWaitedFor()
    {
        WindowFixture fixture;
        const QString model = fixture.folder.filePath("mlp.pt");
        QVERIFY(QFile::copy(examplePath("mlp.pt"), model));
        QCOMPARE(::mkfifo(fixture.folder.filePath("mlp.inputs.json").toUtf8().constData(), 0600), 0);
        QVERIFY(fixture.show());
        fixture.window.open(model);
        const auto labels = fixture.window.findChild<app::MessageBar*>()->findChildren<QLabel*>();
        QVERIFY2(labels.first()->text().contains("not a regular file"), qPrintable(labels.first()->text()));
    }

    void inputsBesideAModelThatAreTooMuchAreSaid()
    {
        WindowFixture fixture;
        const QString model = fixture.folder.filePath("mlp.pt");
        QVERIFY(QFile::copy(examplePath("mlp.pt"), model));
        QFile inputs(fixture.folder.filePath("mlp.inputs.json"));
        QVERIFY(inputs.open(QFile::WriteOnly) && inputs.write("{\"x\": 1e309}") > 0);
        inputs.close();
        QVERIFY(fixture.show());
        fixture.window.open(model);
        const auto labels = fixture.window.findChild<app::MessageBar*>()->findChildren<QLabel*>();
        QVERIFY2(labels.first()->text().contains("too large"), qPrintable(labels.first()->text()));
    }

    void aStoredJobThatIsTooMuchIsForgotten()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("settings.ini");
        app::Settings settings(file);
        job::Job job;
        job.model = "m.pt";
        job.output = "o.scales";
        settings.setLastJob("m.pt", job);
        QVERIFY(settings.lastJob("m.pt"));
        QSettings raw(file, QSettings::IniFormat);
        for (const QString& key : raw.allKeys())
            raw.setValue(key, QStringLiteral("{\"version\": 1, \"model\": \"m.pt\", \"output\": \"o\", "
                                             "\"time_limit\": 1e309}"));
        raw.sync();
        QVERIFY(!app::Settings(file).lastJob("m.pt"));
    }
};

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestPlainTexts)
#include "test_plain_texts.moc"
