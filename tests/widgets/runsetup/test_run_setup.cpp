// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/documents.h"
#include "core/message/say_load.h"
#include "core/message/say_run.h"
#include "core/message/say_runfile.h"
#include "core/message/say_transforms.h"
#include "tests/support/test_class.h"
#include "widgets/models/window_words.h"
#include "widgets/runsetup/run_options.h"
#include "widgets/runsetup/run_setup.h"
#include "widgets/runsetup/spec_editor.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

namespace scalescope::tests {

using widgets::RunSetup;
using widgets::SpecEditor;

namespace {

job::TypeInfo typeOf(const std::string& kind, std::vector<job::TypeInfo> elements = {})
{
    return {graph::valueOf(job::typeNames, kind).value(), kind, std::move(elements), {}};
}

/// forward(x: Tensor, scale: float = 2.0, batch: Dict[str, Tensor], state: Tuple[Tensor, int], names:
/// List[str], mask: Optional[Tensor] = None)
job::ModelInfo sampleModel()
{
    const job::TypeInfo tensor = typeOf("Tensor");
    job::MethodInfo forward{"forward", {}, "Tensor", {}};
    forward.arguments = {
        {"x", tensor, std::nullopt, "randn:[8,128]"},
        {"scale", typeOf("float"), "2.0", ""},
        {"batch", typeOf("Dict", {typeOf("str"), tensor}), std::nullopt, "{\"ids\": ones:[4]}"},
        {"state", typeOf("Tuple", {tensor, typeOf("int")}), std::nullopt, "[zeros:[2], 3]"},
        {"names", typeOf("List", {typeOf("str")}), std::nullopt, "[\"a\", \"b\"]"},
        {"mask", typeOf("Optional", {tensor}), "null", ""}};
    job::ModelInfo model;
    model.file = "sample.pt";
    model.methods = {forward, {"encode", {{"text", typeOf("str"), std::nullopt, ""}}, "Tensor", {}}};
    return model;
}

QString specOf(const job::Job& job, const QString& name)
{
    for (const job::Input& input : job.inputs)
        if (QString::fromStdString(input.name) == name)
            return QString::fromStdString(input.spec);
    return QStringLiteral("absent");
}

QString canonical(const QString& spec)
{
    const auto parsed = job::parseSpec(spec.toStdString());
    return parsed ? QString::fromStdString(job::toText(*parsed)) : QStringLiteral("no SPEC: ") + spec;
}

QLineEdit* lineOf(QWidget* parent, const char* name)
{
    return parent->findChild<QLineEdit*>(QString::fromLatin1(name));
}

void retype(QLineEdit* line, const QString& text)
{
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
}

} // namespace

class TestRunSetup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheWindowSaysNamesTheFieldsOfTheForm();
    void suggestionsFillTheForm();
    void aSpecComesBackAsItWent_data();
    void aSpecComesBackAsItWent();
    void theNumbersOfATensorAreValues();
    void anExportedInputSaysWhatItIs();
    void typingAShapeChangesTheSpec();
    void everyFieldHasAWordBeforeIt();
    void aWrongFieldSaysSoAndRunIsOff();
    void aWrongNumberIsToldSo();
    void anErrorQuotesWhatWasTyped_data();
    void anErrorQuotesWhatWasTyped();
    void anErrorStandsAtTheItemThatIsWrong();
    void aWrongKeyIsQuotedAtItsEntry();
    void aMissingItemIsNamed();
    void anEngineErrorStandsAtItsField();
    void aSelectorAloneStandsInTheFieldColumn();
    void itemsOfAListAreAdded();
    void theFormIsAsWideAsItsRows();
    void inputsByPositionFindTheirArguments();
    void anotherMethodHasItsOwnRows();
    void optionsGoIntoTheJob();
    void aClickShowsWhatAFieldOffers();
    void aWrongOptionSaysSo_data();
    void aWrongOptionSaysSo();
    void aDeviceThatIsNoneSaysSo();
    void theRunButtonGivesTheJob();
    void theKeyOfRunRunsFromTheForm();
    void theKeyOfRunRunsNothingWrong();
    void triedSuggestionsReplaceThoseThatNobodyTouched();
    void theFormSaysWhetherItsSuggestionRan();
    void theFormSaysThatInputsAreBeingTried();
    void aMethodThatIsChosenAgainHasItsInputs();
    void aMemoryLimitComesBackAsItWasWritten_data();
    void aMemoryLimitComesBackAsItWasWritten();
};

void TestRunSetup::whatTheWindowSaysNamesTheFieldsOfTheForm()
{
    QCOMPARE(
        widgets::inWordsOfTheWindow(say::targetWithoutLoss()),
        QString("There is no loss to look at, because backward does not start at one number; choose another "
                "target, or set \"Inputs > Backward from\" to mean, mse:SPEC or cross_entropy:SPEC."));
    QCOMPARE(widgets::inWordsOfTheWindow(say::targetNotThere("k")),
             QString("The run without formats has no tensor k; the panel \"Nodes\" lists the names."));
    QVERIFY(widgets::inWordsOfTheWindow(say::notRunFile("a.txt")).endsWith("are made by \"Run\"."));
    QCOMPARE(widgets::inWordsOfTheWindow(
                 say::productsSkipped(say::transformNamed("bf16"), say::convolutionsCounted({3}))),
             QString("The transform bf16 left out 3 convolutions; with \"☰ > Formats > Round all products, "
                     "convolutions too\" it takes them too."));
    QVERIFY(widgets::inWordsOfTheWindow(say::runFileNotWritten("a.scales", say::notRegular()))
                .endsWith("make room there, or choose another place."));
    // What is quoted stays.
    QVERIFY(widgets::inWordsOfTheWindow(say::operatorLibraryNotLoaded("--device.so", say::verbatim("x")))
                .contains("--device.so"));
}

void TestRunSetup::suggestionsFillTheForm()
{
    RunSetup setup(sampleModel(), {});
    const job::Job job = setup.job();
    QVERIFY(setup.isValid());
    QCOMPARE(specOf(job, "x"), QString("randn:[8,128]"));
    QCOMPARE(canonical(specOf(job, "batch")), canonical("{\"ids\": ones:[4]}"));
    QCOMPARE(canonical(specOf(job, "state")), canonical("[zeros:[2], 3]"));
    QCOMPARE(canonical(specOf(job, "names")), canonical("[\"a\", \"b\"]"));
    QCOMPARE(specOf(job, "scale"), QString("absent"));
    QCOMPARE(specOf(job, "mask"), QString("absent"));
}

void TestRunSetup::aSpecComesBackAsItWent_data()
{
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("spec");
    QTest::newRow("normal numbers with a dtype") << "x"
                                                 << "randn:[8,128]:bfloat16";
    QTest::newRow("uniform numbers with bounds") << "x"
                                                 << "uniform(-1.5,1):[2,3]";
    QTest::newRow("random integers") << "x"
                                     << "randint(0,1000):[4,32]";
    QTest::newRow("a constant") << "x"
                                << "full(0.5):[7]";
    QTest::newRow("a scalar") << "x"
                              << "ones:[]";
    QTest::newRow("a file with a key") << "x"
                                       << "data.npz:ids";
    QTest::newRow("a number for a tensor") << "x"
                                           << "3";
    QTest::newRow("nested lists as free text") << "x"
                                               << "[1, [2, 3]]";
    QTest::newRow("a float with a default") << "scale"
                                            << "0.25";
    QTest::newRow("an empty dictionary") << "batch"
                                         << "{}";
    QTest::newRow("a dictionary of generators") << "batch"
                                                << "{\"a\": randn:[2], \"b\": data.npy}";
    QTest::newRow("a tuple") << "state"
                             << "[randn:[3], -4]";
    QTest::newRow("texts with quotes") << "names"
                                       << "[\"say \\\"hi\\\"\"]";
    QTest::newRow("none for an optional") << "mask"
                                          << "null";
}

void TestRunSetup::aSpecComesBackAsItWent()
{
    QFETCH(QString, argument);
    QFETCH(QString, spec);
    RunSetup setup(sampleModel(), {});
    setup.editor(argument)->setText(spec);
    QCOMPARE(canonical(specOf(setup.job(), argument)), canonical(spec));
}

void TestRunSetup::theNumbersOfATensorAreValues()
{
    RunSetup setup(sampleModel(), {});
    setup.editor("x")->setText("[[0, 1], [2, 3]]");
    const auto* kind = setup.editor("x")->findChild<QComboBox*>("kind");
    QCOMPARE(kind->currentText(), QString("values"));
    lineOf(setup.editor("x"), "text")->clear();
    QVERIFY(lineOf(setup.editor("x"), "text")->placeholderText().startsWith("[["));
}

void TestRunSetup::anExportedInputSaysWhatItIs()
{
    job::ModelInfo model = sampleModel();
    job::ArgumentInfo& x = model.methods.at(0).arguments.at(0);
    x.defaultValue = job::sampleSpec;
    x.suggestion.clear();
    x.tensors = {{"x", "float16", {{2, 16, "s0", 4}, {1, std::nullopt, "s1", 7}, {6, 6, "", 6}}}};
    model.exportedBy = "2.13.0";
    RunSetup setup(model, {});
    setup.show();
    QVERIFY(!setup.findChild<QComboBox*>("--mode")->isEnabled()); // it has one alone
    const auto labels = setup.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() &&
               label->text() == "Exported with float16 [4, 7, 6]; sizes may be [s0: 2…16, s1: 1…, 6].";
    }));
    SpecEditor* editor = setup.editor("x");
    auto* kind = editor->findChild<QComboBox*>("kind");
    QCOMPARE(kind->currentText(), QString("the exported example"));
    QCOMPARE(specOf(setup.job(), "x"), QString("absent"));
    // Another kind starts from the same shape and dtype.
    kind->setCurrentIndex(kind->findText("normal random"));
    Q_EMIT kind->activated(kind->currentIndex());
    QVERIFY(setup.isValid());
    QCOMPARE(canonical(specOf(setup.job(), "x")), QString("randn:[4,7,6]:float16"));
}

void TestRunSetup::typingAShapeChangesTheSpec()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    retype(lineOf(setup.editor("x"), "shape"), "2, 3");
    QCOMPARE(specOf(setup.job(), "x"), QString("randn:[2,3]"));
    lineOf(setup.editor("x"), "shape")->setText(QString::fromUtf8("4×32"));
    QCOMPARE(specOf(setup.job(), "x"), QString("randn:[4,32]"));
    for (const char* typed : {"1x512", "1 x 512", "1X512", "[1, 512]"}) {
        retype(lineOf(setup.editor("x"), "shape"), typed);
        QVERIFY2(setup.isValid(), typed);
        QCOMPARE(specOf(setup.job(), "x"), QString("randn:[1,512]"));
    }
    retype(lineOf(setup.editor("x"), "shape"), "x");
    QVERIFY(setup.editor("x")->error().startsWith("\"x\" is not an input (character 1)"));
}

void TestRunSetup::everyFieldHasAWordBeforeIt()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    const auto words = [&setup] {
        QStringList shown;
        for (const char* field : {"first", "second", "shape", "text"}) {
            const QLineEdit* line = lineOf(setup.editor("x"), field);
            for (const QLabel* label : setup.editor("x")->findChildren<QLabel*>())
                if (label->buddy() == line && label->isVisible())
                    shown << label->text();
        }
        return shown.join(' ');
    };
    const std::pair<const char*, const char*> expected[]{{"randn:[3]", "shape"},
                                                         {"uniform(0,1):[3]", "from to shape"},
                                                         {"randint(0,65):[8,32]", "from below shape"},
                                                         {"full(2):[3]", "value shape"},
                                                         {"data.npy", ""}};
    for (const auto& [spec, wanted] : expected) {
        setup.editor("x")->setText(spec);
        QCOMPARE(words(), QString(wanted));
    }
}

void TestRunSetup::aWrongFieldSaysSoAndRunIsOff()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    QLineEdit* shape = lineOf(setup.editor("x"), "shape");
    auto* run = setup.findChild<QPushButton*>("main");
    QVERIFY(run->isEnabled());
    retype(shape, "2, many");
    QVERIFY(!setup.isValid());
    QVERIFY(!run->isEnabled());
    QVERIFY(!setup.editor("x")->error().isEmpty());
    QVERIFY(setup.editor("batch")->error().isEmpty());
    retype(shape, "2");
    QVERIFY(run->isEnabled());
    QVERIFY(setup.editor("x")->error().isEmpty());
}

void TestRunSetup::aWrongNumberIsToldSo()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    setup.editor("state")->setText("[zeros:[2], 3]");
    retype(lineOf(setup.editor("state")->items()[1], "text"), "x7");
    QVERIFY(!setup.isValid());
    QVERIFY(
        setup.editor("state")->items()[1]->error().startsWith("\"x7\" is not an input (character 1): a "));
    QVERIFY(setup.editor("state")->error().isEmpty());
    retype(lineOf(setup.editor("state")->items()[1], "text"), "7");
    QVERIFY(setup.isValid());
}

void TestRunSetup::anErrorQuotesWhatWasTyped_data()
{
    QTest::addColumn<QString>("spec");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const char* spec, const char* field, const char* typed,
                        const char* sentence) {
        QTest::newRow(name) << QString(spec) << QString(field) << QString::fromUtf8(typed)
                            << QString::fromUtf8(sentence);
    };
    row("a size that is a word", "randn:[2]", "shape", "2, many",
        "\"2, many\" is not an input (character 4): a size (a whole number, 0 or more) is expected, but many "
        "is "
        "not one.");
    row("a size after a cross", "randn:[2]", "shape", "4×x×2",
        "\"4×x×2\" is not an input (character 3): a size (a whole number, 0 or more) is expected, but x is "
        "not "
        "one.");
    row("a shape in brackets", "randn:[2]", "shape", "[4, 2.5]",
        "\"[4, 2.5]\" is not an input (character 5): a size (a whole number, 0 or more) is expected, but 2.5 "
        "is "
        "not one.");
    row("two sizes without a comma", "randn:[2]", "shape", "4 32",
        "\"4 32\" is not an input (character 1): a size (a whole number, 0 or more) is expected, but 4 32 is "
        "not one.");
    row("a lower bound", "uniform(0,1):[2]", "first", "zero",
        "\"zero\" is not an input (character 1): a number is expected, but zero is not one.");
    row("an upper bound", "uniform(0,1):[2]", "second", " one",
        "\"one\" is not an input (character 1): a number is expected, but one is not one.");
    row("a bound that is not there", "randint(0,9):[2]", "second", "",
        "\"\" is not an input (character 1): a number is expected, but there is none.");
    row("a constant", "full(0.5):[2]", "first", "½",
        "\"½\" is not an input (character 1): a number is expected, but ½ is not one.");
}

void TestRunSetup::anErrorQuotesWhatWasTyped()
{
    QFETCH(QString, spec);
    QFETCH(QString, field);
    QFETCH(QString, typed);
    QFETCH(QString, sentence);
    RunSetup setup(sampleModel(), {});
    setup.show();
    SpecEditor* x = setup.editor("x");
    x->setText(spec);
    QLineEdit* line = x->findChild<QLineEdit*>(field);
    line->setText(typed); // QTest's keys are those of ASCII
    Q_EMIT line->textEdited(typed);
    QVERIFY(!setup.isValid());
    QCOMPARE(x->error(), sentence);
    for (const char* each : {"first", "second", "shape", "text"})
        QCOMPARE(lineOf(x, each)->property("invalid").toBool(), field == QLatin1String(each));
}

void TestRunSetup::anErrorStandsAtTheItemThatIsWrong()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    SpecEditor* state = setup.editor("state");
    retype(lineOf(state->items()[1], "text"), "1e3");
    QVERIFY(!setup.isValid());
    QCOMPARE(state->items()[1]->error(),
             QString("Argument state[1] must be int, but is 1e3; write for instance 1."));
    QVERIFY(state->items()[0]->error().isEmpty());
    QVERIFY(state->error().isEmpty());
    SpecEditor* scale = setup.editor("scale");
    scale->setText("true"); // no field of the form has it, so that it stands as free text
    retype(lineOf(scale, "text"), "\"1\"");
    QCOMPARE(scale->error(),
             QString("Argument scale must be float, but is the text \"1\"; write for instance 1.0."));
}

void TestRunSetup::aWrongKeyIsQuotedAtItsEntry()
{
    job::ModelInfo model = sampleModel();
    model.methods.at(0).arguments.at(2).type = typeOf("Dict", {typeOf("int"), typeOf("Tensor")});
    model.methods.at(0).arguments.at(2).suggestion = "{3: ones:[4]}";
    RunSetup setup(model, {});
    setup.show();
    QVERIFY(setup.isValid());
    SpecEditor* entry = setup.editor("batch")->items().first();
    retype(lineOf(setup.editor("batch"), "key"), "2.5");
    QVERIFY(!setup.isValid());
    QCOMPARE(entry->error(), QString("Argument batch[2.5] must be int, but is 2.5; write for instance 1."));
    QVERIFY(lineOf(setup.editor("batch"), "key")->property("invalid").toBool());
    retype(lineOf(setup.editor("batch"), "key"), "2");
    QVERIFY(setup.isValid());
    QVERIFY(entry->error().isEmpty());
}

void TestRunSetup::aMissingItemIsNamed()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    QLineEdit* number = lineOf(setup.editor("state")->items()[1], "text");
    number->setFocus();
    number->selectAll();
    QTest::keyClick(number, Qt::Key_Backspace);
    QVERIFY(!setup.isValid());
    QCOMPARE(setup.editor("state")->items()[1]->error(),
             QString("state[1] (int) has no value; write for instance 1."));
}

void TestRunSetup::aSelectorAloneStandsInTheFieldColumn()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    const auto leftOf = [&](const QString& argument) {
        const auto* kind = setup.editor(argument)->findChild<QComboBox*>("kind");
        return kind->mapTo(&setup, QPoint()).x();
    };
    for (const char* argument : {"batch", "state", "mask"})
        QCOMPARE(leftOf(argument), leftOf("x"));
}

void TestRunSetup::anEngineErrorStandsAtItsField()
{
    RunSetup setup(sampleModel(), {});
    setup.setError("state", "state wants three parts.");
    QCOMPARE(setup.editor("state")->error(), QString("state wants three parts."));
}

void TestRunSetup::itemsOfAListAreAdded()
{
    RunSetup setup(sampleModel(), {});
    SpecEditor* names = setup.editor("names");
    QCOMPARE(names->items().size(), 2);
    names->addItem()->setText("\"c\"");
    QCOMPARE(canonical(specOf(setup.job(), "names")), canonical("[\"a\", \"b\", \"c\"]"));
    names->setText("[\"z\"]");
    QCOMPARE(canonical(specOf(setup.job(), "names")), canonical("[\"z\"]"));
}

void TestRunSetup::theFormIsAsWideAsItsRows()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    QVERIFY(QTest::qWaitForWindowExposed(&setup));
    const auto* area = setup.findChild<QScrollArea*>();
    QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
    setup.editor("batch")->setText("{\"a long name of an entry\": randn:[8,128]:bfloat16}");
    QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
}

void TestRunSetup::inputsByPositionFindTheirArguments()
{
    job::Job job;
    job.inputs = {{"", "ones:[3]"}, {"", "0.5"}, {"mask", "zeros:[1]"}};
    RunSetup setup(sampleModel(), job);
    QCOMPARE(specOf(setup.job(), "x"), QString("ones:[3]"));
    QCOMPARE(specOf(setup.job(), "scale"), QString("0.5"));
    QCOMPARE(specOf(setup.job(), "mask"), QString("zeros:[1]"));
}

void TestRunSetup::anotherMethodHasItsOwnRows()
{
    job::Job job;
    job.method = "encode";
    job.inputs = {{"text", "\"hello\""}};
    RunSetup setup(sampleModel(), job);
    QVERIFY(setup.editor("x") == nullptr);
    QCOMPARE(QString::fromStdString(setup.job().method), QString("encode"));
    QCOMPARE(specOf(setup.job(), "text"), QString("\"hello\""));
}

void TestRunSetup::optionsGoIntoTheJob()
{
    RunSetup setup(sampleModel(), {});
    auto* options = setup.findChild<widgets::RunOptions*>();
    options->findChild<QComboBox*>("--mode")->setCurrentIndex(1);
    lineOf(options, "--seed")->setText("18446744073709551615");
    lineOf(options, "--threads")->setText("2");
    lineOf(options, "--memory-limit")->setText("2G");
    lineOf(options, "--time-limit")->setText("1.5");
    lineOf(options, "--output-index")->setText("0, 1.2");
    options->findChild<QComboBox*>("--backward")->setEditText("sum");
    options->findChild<QComboBox*>("--device")->setEditText("cuda:1");
    lineOf(options, "--op-library")->setText("first.so, /opt/second.so");
    const job::Job job = setup.job();
    QCOMPARE(job.training, std::optional(true));
    QCOMPARE(job.seed, 18446744073709551615ULL);
    QCOMPARE(job.threads, std::optional(2));
    QCOMPARE(job.memoryLimit, std::optional<std::int64_t>(2LL << 30));
    QCOMPARE(job.timeLimit, std::optional(1.5));
    QVERIFY(job.backward == "sum");
    QVERIFY((job.outputIndices == std::vector<std::string>{"0", "1.2"}));
    QVERIFY(job.device == "cuda:1");
    QVERIFY((job.opLibraries == std::vector<std::string>{"first.so", "/opt/second.so"}));
    RunSetup again(sampleModel(), job);
    QVERIFY(again.job() == job);
}

void TestRunSetup::aClickShowsWhatAFieldOffers()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    auto* box = setup.findChild<QComboBox*>("--backward");
    QTest::mouseClick(box->lineEdit(), Qt::LeftButton);
    auto* offers = box->completer()->popup();
    QTRY_VERIFY(offers->isVisible());
    QTest::keyClicks(offers, "me"); // one goes on typing
    QCOMPARE(box->currentText(), QString("me"));
    QTest::mouseClick(box->lineEdit(), Qt::LeftButton);
    const auto mean = offers->model()->match(offers->model()->index(0, 0), Qt::DisplayRole, "mean");
    QCOMPARE(mean.size(), 1);
    offers->scrollTo(mean.front());
    QTest::mouseClick(offers->viewport(), Qt::LeftButton, {}, offers->visualRect(mean.front()).center());
    QCOMPARE(box->currentText(), QString("mean"));
    QVERIFY(setup.job().backward == "mean");
}

void TestRunSetup::aWrongOptionSaysSo_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("text");
    QTest::newRow("a seed below zero") << "--seed"
                                       << "-1";
    QTest::newRow("no threads at all") << "--threads"
                                       << "0";
    QTest::newRow("a size that is none") << "--memory-limit"
                                         << "plenty";
    QTest::newRow("a time limit that is no number") << "--time-limit"
                                                    << "soon";
}

void TestRunSetup::aWrongOptionSaysSo()
{
    QFETCH(QString, option);
    QFETCH(QString, text);
    RunSetup setup(sampleModel(), {});
    setup.show();
    QVERIFY(setup.isValid());
    auto* field = setup.findChild<QLineEdit*>(option);
    retype(field, text);
    QVERIFY(!setup.isValid());
    QVERIFY(field->property("invalid").toBool());
    retype(field, "1");
    QVERIFY(setup.isValid());
    QVERIFY(!field->property("invalid").toBool());
}

void TestRunSetup::aDeviceThatIsNoneSaysSo()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    auto* device = setup.findChild<QComboBox*>("--device");
    device->setEditText("tpu");
    QVERIFY(!setup.isValid());
    device->setEditText("cuda:0");
    QVERIFY(setup.isValid());
}

void TestRunSetup::theRunButtonGivesTheJob()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    std::optional<job::Job> accepted;
    bool run = false;
    connect(&setup, &RunSetup::jobAccepted, this, [&](const job::Job& job) { accepted = job; });
    connect(&setup, &RunSetup::runRequested, this, [&] { run = true; });
    QTest::mouseClick(setup.findChild<QPushButton*>("main"), Qt::LeftButton);
    QVERIFY(run);
    QVERIFY(accepted.has_value());
    QCOMPARE(specOf(*accepted, "x"), QString("randn:[8,128]"));
    QVERIFY(setup.isHidden());
}

void TestRunSetup::theKeyOfRunRunsFromTheForm()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    QVERIFY(QTest::qWaitForWindowActive(&setup));
    QSignalSpy run(&setup, &RunSetup::runRequested);
    QLineEdit* shape = lineOf(setup.editor("x"), "shape");
    retype(shape, "3");
    QTest::keyClick(shape, Qt::Key_F5);
    QCOMPARE(run.count(), 1);
    QCOMPARE(specOf(run.first().first().value<job::Job>(), "x"), QString("randn:[3]"));
    QVERIFY(setup.isHidden());
}

void TestRunSetup::theKeyOfRunRunsNothingWrong()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    QVERIFY(QTest::qWaitForWindowActive(&setup));
    QSignalSpy run(&setup, &RunSetup::runRequested);
    QLineEdit* shape = lineOf(setup.editor("x"), "shape");
    retype(shape, "three");
    QTest::keyClick(shape, Qt::Key_F5);
    QCOMPARE(run.count(), 0);
    QVERIFY(setup.isVisible());
}

void TestRunSetup::theFormSaysThatInputsAreBeingTried()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    const auto said = [&setup] {
        for (const QLabel* label : setup.findChildren<QLabel*>("muted"))
            if (label->isVisible() && label->text().startsWith("Inputs are being tried"))
                return true;
        return false;
    };
    QVERIFY(!said());
    setup.setTrying(true);
    QVERIFY(said());
    retype(lineOf(setup.editor("x"), "shape"), "7"); // the other fields are still being tried
    QVERIFY(said());
    setup.setTrying(false);
    QVERIFY(!said());
    setup.setTrying(true);
    job::ModelInfo tried = sampleModel();
    tried.methods.at(0).trial = job::SuggestionTrial{true, {}};
    setup.takeSuggestions(tried);
    QVERIFY(!said());
}

void TestRunSetup::aMethodThatIsChosenAgainHasItsInputs()
{
    job::Job job;
    job.method = "encode";
    job.inputs = {{"text", "\"hello\""}};
    RunSetup setup(sampleModel(), job);
    auto* methods = setup.findChild<QComboBox*>();
    const auto choose = [methods](const QString& name) {
        methods->setCurrentIndex(methods->findText(name));
        Q_EMIT methods->activated(methods->currentIndex());
    };
    QCOMPARE(methods->currentText(), QString("encode"));
    choose("forward");
    QCOMPARE(specOf(setup.job(), "x"), QString("randn:[8,128]"));
    choose("encode");
    QCOMPARE(specOf(setup.job(), "text"), QString("\"hello\""));
}

void TestRunSetup::aMemoryLimitComesBackAsItWasWritten_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"2G", "1536M", "1T", "1000", "3K"})
        QTest::newRow(text) << text;
}

void TestRunSetup::aMemoryLimitComesBackAsItWasWritten()
{
    QFETCH(QString, text);
    RunSetup setup(sampleModel(), {});
    lineOf(&setup, "--memory-limit")->setText(text);
    const RunSetup again(sampleModel(), setup.job());
    QCOMPARE(again.findChild<QLineEdit*>("--memory-limit")->text(), text);
}

void TestRunSetup::triedSuggestionsReplaceThoseThatNobodyTouched()
{
    RunSetup setup(sampleModel(), {});
    setup.editor("names")->setText("[\"mine\"]");
    job::ModelInfo tried = sampleModel();
    for (job::ArgumentInfo& argument : tried.methods.at(0).arguments) {
        if (argument.name == "x")
            argument.suggestion = "ones:[3]";
        if (argument.name == "names")
            argument.suggestion = "[\"theirs\"]";
    }
    setup.takeSuggestions(tried);
    QCOMPARE(specOf(setup.job(), "x"), QString("ones:[3]"));
    QCOMPARE(specOf(setup.job(), "names"), QString("[\"mine\"]"));
}

void TestRunSetup::theFormSaysWhetherItsSuggestionRan()
{
    RunSetup setup(sampleModel(), {});
    setup.show();
    const auto said = [&setup] {
        for (const QLabel* label : setup.findChildren<QLabel*>("muted"))
            if (label->isVisible() && label->text().startsWith("These inputs"))
                return label->text();
        return QString();
    };
    QCOMPARE(said(), QString()); // nothing was tried
    job::ModelInfo tried = sampleModel();
    tried.methods.at(0).trial = job::SuggestionTrial{true, {}};
    setup.takeSuggestions(tried);
    QVERIFY2(said().contains("the method ran with them"), qPrintable(said()));
    const auto labels = setup.findChildren<QLabel*>("muted");
    const auto* trial = *std::ranges::find_if(
        labels, [](const QLabel* label) { return label->text().startsWith("These inputs"); });
    QTRY_VERIFY(trial->height() < 50); // laid out
    const int height = trial->height();
    retype(lineOf(setup.editor("x"), "shape"), "7");
    QCOMPARE(
        trial->text(),
        QString("The model was not tried with these inputs yet, only with those suggested: Run tries them."));
    QVERIFY(trial->isVisible() && trial->minimumHeight() == height); // what is below it stays where it is
    setup.setRan({setup.job()});
    QCOMPARE(trial->text(), QString("The model ran with these inputs."));
    job::Job spaced = setup.job(); // somebody wrote it so
    spaced.inputs.front().spec = "randn:[ 7 ]";
    setup.setRan({spaced});
    QCOMPARE(trial->text(), QString("The model ran with these inputs."));
    retype(lineOf(setup.editor("x"), "shape"), "9");
    QCOMPARE(
        trial->text(),
        QString("The model was not tried with these inputs yet, only with those suggested: Run tries them."));
    tried.methods.at(0).trial = job::SuggestionTrial{false, "sizes differ"};
    RunSetup other(tried, {});
    other.show();
    bool guess = false;
    for (const QLabel* label : other.findChildren<QLabel*>("muted"))
        guess = guess || label->text().contains("does not run with them (sizes differ)");
    QVERIFY(guess);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestRunSetup)
#include "test_run_setup.moc"
