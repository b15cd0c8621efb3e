// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed wrong into the form is said at its field: of an argument with the sentence of the command.
#include "core/job/event.h"
#include "core/message/say_job.h"
#include "tests/app/cli/wrong_calls.h"
#include "tests/support/test_class.h"
#include "widgets/runsetup/run_options.h"
#include "widgets/runsetup/run_setup.h"
#include "widgets/runsetup/spec_editor.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace scalescope;
using namespace Qt::StringLiterals;

namespace {

/// Makes a field hold this text as a user does.
void retype(QLineEdit* field, const QString& text)
{
    field->setFocus();
    field->selectAll();
    if (text.isEmpty())
        QTest::keyClick(field, Qt::Key_Backspace);
    else
        QTest::keyClicks(field, text);
}

/// Chooses free text as the way to write an argument.
void chooseFreeText(widgets::SpecEditor* editor)
{
    auto* kind = editor->findChild<QComboBox*>("kind");
    kind->setCurrentIndex(kind->count() - 1);
    Q_EMIT kind->activated(kind->currentIndex());
}

} // namespace

class TestFormSentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_folder = std::make_unique<tests::WrongCallFolder>();
        for (const char* name : {"mlp.pt", "dict_tuple.pt", "types.pt"}) {
            const tests::Ended ended = m_folder->program.run({"info", name, "--json"});
            QVERIFY2(ended.status == 0, qPrintable(ended.errors));
            const auto event = job::eventFromJson(
                {{"event", "info"}, {"model", nlohmann::json::parse(ended.output.toStdString())}});
            QVERIFY(event);
            m_models[name] = std::get<job::Info>(*event).model;
        }
    }

    void anArgumentsFieldSaysWhatTheCommandSays_data();
    void anArgumentsFieldSaysWhatTheCommandSays();
    void anOptionsFieldSpeaksOfItself_data();
    void anOptionsFieldSpeaksOfItself();
    void whatTheEngineSaysOfAnOptionNamesItsField();
    void whatTheUserWroteIsNoOption();
    void whatTheEngineJudgesStandsAtTheField_data();
    void whatTheEngineJudgesStandsAtTheField();

private:
    /// Arguments of the command for a model whose other arguments are given well.
    static QStringList commandFor(const QString& model, const QString& input)
    {
        QStringList inputs{input};
        const QStringList others =
            model == "types.pt"
                ? QStringList{"n=1", "f=1", "b=true", "s=\"a\"", "o=1", "l=[1]", "d={}", "u=1"}
            : model == "dict_tuple.pt" ? QStringList{"features={\"user\": ones:[4,8], \"item\": ones:[4,12]}",
                                                     "state=[ones:[4,32], ones:[4,32]]"}
                                       : QStringList{};
        for (const QString& other : others)
            if (other.section('=', 0, 0) != input.section('=', 0, 0))
                inputs << other;
        QStringList words{"run", model};
        for (const QString& each : inputs)
            words << "--input" << each;
        return words;
    }

    std::unique_ptr<tests::WrongCallFolder> m_folder;
    std::map<QString, job::ModelInfo> m_models;
};

void TestFormSentences::anArgumentsFieldSaysWhatTheCommandSays_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* model, const char* argument, const char* text) {
        QTest::newRow(name) << QString(model) << QString(argument) << QString(text);
    };
    row("a word", "mlp.pt", "x", "abc");
    row("a generator that is not there", "mlp.pt", "x", "randm:[4,64]");
    row("a generator alone", "mlp.pt", "x", "randn");
    row("an open shape", "mlp.pt", "x", "randn:[4,64");
    row("a size that is a fraction", "mlp.pt", "x", "randn:[4.5,64]");
    row("a size below zero", "mlp.pt", "x", "randn:[-4]");
    row("a dtype that is not there", "mlp.pt", "x", "randn:[4]:float33");
    row("a dtype without fractions", "mlp.pt", "x", "randn:[4]:int64");
    row("bounds the wrong way round", "mlp.pt", "x", "uniform(2,1):[4]");
    row("an empty range", "mlp.pt", "x", "randint(5,5):[4]");
    row("an open text", "mlp.pt", "x", "\"abc");
    row("an open list", "mlp.pt", "x", "[1,2");
    row("a key for a file of one array", "mlp.pt", "x", "float32.npy:k");
    row("a text for a tensor", "mlp.pt", "x", "\"text\"");
    row("null for a tensor", "mlp.pt", "x", "null");
    row("a ragged list for a tensor", "mlp.pt", "x", "[[1, 2], [3]]");
    row("a fraction for a whole number", "types.pt", "n", "2.5");
    row("a tensor for a whole number", "types.pt", "n", "randn:[2]");
    row("a text for a float", "types.pt", "f", "\"1\"");
    row("a text for a truth value", "types.pt", "b", "\"yes\"");
    row("a number for a text", "types.pt", "s", "3");
    row("a text for an optional number", "types.pt", "o", "\"a\"");
    row("a number for a list", "types.pt", "l", "3");
    row("a fraction in a list", "types.pt", "l", "[1, 2.5]");
    row("a list for a dictionary", "types.pt", "d", "[1]");
    row("a key of another type", "types.pt", "d", "{3: 1}");
    row("a value of another type", "types.pt", "d", "{\"a\": \"b\"}");
    row("no member of a union", "types.pt", "u", "[1]");
    row("too few parts of a tuple", "dict_tuple.pt", "state", "[ones:[4,32]]");
    row("a text in a dictionary of tensors", "dict_tuple.pt", "features", "{\"user\": \"a\"}");
}

void TestFormSentences::anArgumentsFieldSaysWhatTheCommandSays()
{
    QFETCH(QString, model);
    QFETCH(QString, argument);
    QFETCH(QString, text);
    widgets::RunSetup setup(m_models.at(model), {});
    setup.show();
    widgets::SpecEditor* editor = setup.editor(argument);
    QVERIFY(editor != nullptr);
    chooseFreeText(editor);
    retype(editor->findChild<QLineEdit*>("text"), text);
    QVERIFY(!setup.isValid());
    const tests::Ended ended = m_folder->program.run(commandFor(model, argument + '=' + text));
    QCOMPARE(ended.status, 2);
    QCOMPARE(editor->error() + '\n', ended.errors);
}

void TestFormSentences::anOptionsFieldSpeaksOfItself_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const char* option, const char* text, const char* sentence) {
        QTest::newRow(name) << QString(option) << QString(text) << QString(sentence);
    };
    row("a seed below zero", "--seed", "-1",
        "-1 is not a whole number from 0 to 18446744073709551615; write for instance 7.");
    row("a seed that is a word", "--seed", "seven",
        "seven is not a whole number from 0 to 18446744073709551615; write for instance 7.");
    row("no threads", "--threads", "0", "0 is not a whole number from 1 to 1024; write for instance 4.");
    row("too many threads", "--threads", "5000",
        "5000 is not a whole number from 1 to 1024; write for instance 4.");
    row("a size of an unknown unit", "--memory-limit", "2X",
        "2X is not a size; write for instance 2G or 512M, or a number of bytes.");
    row("a file of no size", "--output-limit", "much",
        "much is not a size; write for instance 2G or 512M, or a number of bytes.");
    row("a time limit that is a word", "--time-limit", "soon",
        "soon is not a number of seconds above 0; write for instance 60.");
    row("a seed gradient that is not known", "--backward", "all",
        "all is not known; take none, output, ones, randn, sum, mean, mse:SPEC, cross_entropy:SPEC or a file "
        "such as FILE.npy.");
    row("a device by its number", "--device", "1", "1 is not known; take cpu, cuda or cuda:N.");
    row("a loss with a broken target", "--backward", "mse:randn:[", "The target of mse: ");
}

/// The command refuses the same text, in words of its own: the form has fields, and no options.
void TestFormSentences::anOptionsFieldSpeaksOfItself()
{
    QFETCH(QString, option);
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    widgets::RunSetup setup(m_models.at("mlp.pt"), {});
    setup.show();
    if (auto* choice = setup.findChild<QComboBox*>(option))
        retype(choice->lineEdit(), text);
    else
        retype(setup.findChild<QLineEdit*>(option), text);
    QVERIFY(!setup.isValid());
    const tests::Ended ended =
        m_folder->program.run({"run", "mlp.pt", "--input", "randn:[4,64]", option, text});
    QCOMPARE(ended.status, 2);
    QStringList shown;
    for (const QLabel* label : setup.findChild<widgets::RunOptions*>()->findChildren<QLabel*>("fieldError"))
        if (!label->text().isEmpty())
            shown << label->text();
    QCOMPARE(shown.size(), 1);
    QVERIFY2(shown.first().startsWith(sentence) && shown.first().endsWith('.'), qPrintable(shown.first()));
    QVERIFY(!shown.first().contains("--"));
}

void TestFormSentences::whatTheEngineSaysOfAnOptionNamesItsField()
{
    const tests::Ended ended = m_folder->program.run(
        {"run", "mlp.pt", "--input", "randn:[4,64]", "--backward", "output", "--progress", "json"});
    const auto last = job::eventFromLine(ended.output.trimmed().section('\n', -1).toStdString());
    const auto* done = last ? std::get_if<job::Done>(&*last) : nullptr;
    QVERIFY2(done != nullptr, qPrintable(ended.output));
    QCOMPARE(QString::fromStdString(done->field), QString("--backward"));
    widgets::RunSetup setup(m_models.at("mlp.pt"), {});
    setup.setError(QString::fromStdString(done->field), done->said, done->message);
    QStringList shown;
    for (const QLabel* label : setup.findChildren<QLabel*>("fieldError"))
        if (!label->text().isEmpty())
            shown << label->text();
    QCOMPARE(shown.size(), 1);
    QVERIFY2(shown.first().startsWith("\"Backward from\" output needs an output of one element"),
             qPrintable(shown.first()));
}

/// A user's own file may be called like an option.
void TestFormSentences::whatTheUserWroteIsNoOption()
{
    widgets::RunSetup setup(m_models.at("mlp.pt"), {});
    const auto said = say::fileMissing("--seed.npy");
    setup.setError("x", said, message::english(said));
    QCOMPARE(setup.editor("x")->error(), "--seed.npy does not exist; check its name.");
}

void TestFormSentences::whatTheEngineJudgesStandsAtTheField_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* model, const char* argument, const char* text) {
        QTest::newRow(name) << QString(model) << QString(argument) << QString(text);
    };
    row("a shape that does not fit the weights", "mlp.pt", "x", "randn:[4,63]");
    row("a dtype that does not fit the weights", "mlp.pt", "x", "randn:[4,64]:float64");
    row("a shape in a dictionary", "dict_tuple.pt", "features",
        "{\"user\": randn:[4,7], \"item\": randn:[4,12]}");
    row("a file that is not there", "mlp.pt", "x", "none.npy");
    row("an entry that the file lacks", "mlp.pt", "x", "dict.pt:z");
    row("a file of another type", "mlp.pt", "x", "stored.npz");
}

void TestFormSentences::whatTheEngineJudgesStandsAtTheField()
{
    QFETCH(QString, model);
    QFETCH(QString, argument);
    QFETCH(QString, text);
    const QStringList words = commandFor(model, argument + '=' + text);
    const tests::Ended ended = m_folder->program.run(words + QStringList{"--progress", "json"});
    QVERIFY(ended.status >= 2 && ended.status <= 4);
    // The window gets the same events and gives the last one's field and sentence to the form.
    const auto last = job::eventFromLine(ended.output.trimmed().section('\n', -1).toStdString());
    QVERIFY2(last.has_value(), qPrintable(ended.output));
    const auto* done = std::get_if<job::Done>(&*last);
    QVERIFY(done != nullptr);
    QCOMPARE(QString::fromStdString(done->field), argument);
    widgets::RunSetup setup(m_models.at(model), {});
    setup.setError(QString::fromStdString(done->field), done->said, done->message);
    QCOMPARE(setup.editor(argument)->error() + '\n', ended.errors);
}

SCALESCOPE_TEST(TestFormSentences)
#include "test_form_sentences.moc"
