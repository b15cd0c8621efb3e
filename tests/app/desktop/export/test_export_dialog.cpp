// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog of exports: found by its key, used by the keyboard alone, and its command writes the same file.
#include "app/desktop/export/export_dialog.h"
#include "app/desktop/export/exporter.h"
#include "tests/app/desktop/cut_texts.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/models/plain_text.h"
#include "widgets/scaleplot/scale_plot.h"

#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProcess>
#include <QWidgetAction>
#include <QWindow>

namespace scalescope::tests {

using app::ExportDialog;
using widgets::ExportKind;

namespace {

/// A window that shows a run and gets the keys.
struct ExportDialogFixture : WindowFixture
{
    bool open(const std::shared_ptr<graph::Run>& run = sampleRun())
    {
        writeRun(*run, file("own run.scales"));
        settings.setExportFolder(folder.path());
        const bool shown = show();
        window.open(file("own run.scales"));
        return shown && comesToFront() && QTest::qWaitFor([&] { return hasRun(); }, patience);
    }
    [[nodiscard]] bool hasRun() { return !window.document().run().graph.nodes.empty(); }
    [[nodiscard]] bool comesToFront()
    {
        window.activateWindow();
        return QTest::qWaitFor([&] { return window.isActiveWindow(); }, patience);
    }
    /// Ctrl+E, until the dialog hears what is typed.
    ExportDialog* ask()
    {
        if (!comesToFront())
            return nullptr;
        press(Qt::Key_E, Qt::ControlModifier);
        const bool hears = QTest::qWaitFor(
            [&] { return dialog() != nullptr && QGuiApplication::focusWindow() == dialog()->windowHandle(); },
            patience);
        return hears ? dialog() : nullptr;
    }
    [[nodiscard]] ExportDialog* dialog() const
    {
        for (auto* dialog : window.findChildren<ExportDialog*>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    /// Waits for a file that is whole: its export said so.
    [[nodiscard]] bool isWritten(const QString& path) const
    {
        return QTest::qWaitFor([&] { return m_written.contains(path) && QFile::exists(path); }, patience);
    }
    [[nodiscard]] QString file(const QString& name) const { return folder.filePath(name); }
    [[nodiscard]] QByteArray content(const QString& name) const
    {
        QFile file(folder.filePath(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    ExportDialogFixture()
    {
        QObject::connect(window.findChild<app::Exporter*>(), &app::Exporter::written,
                         [this](const QString& path) { m_written << path; });
    }

private:
    QStringList m_written;
};

QListWidgetItem* itemOf(const ExportDialog& dialog, const QString& text)
{
    const auto found = dialog.findChild<QListWidget*>()->findItems(text, Qt::MatchExactly);
    return found.isEmpty() ? nullptr : found.first();
}

QString commandOf(const ExportDialog& dialog)
{
    return dialog.findChild<QPlainTextEdit*>("command")->toPlainText();
}

QLabel* labelOf(const ExportDialog& dialog, const char* name)
{
    return dialog.findChild<QLabel*>(QLatin1String(name));
}

/// What a shell makes of it.
int inShell(const QString& command)
{
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", programPath() + ":" + environment.value("PATH"));
    shell.setProcessEnvironment(environment);
    shell.start("/bin/sh", {"-c", command});
    shell.waitForFinished(patience);
    return shell.exitCode();
}

} // namespace

class TestExportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void itsKeyOpensItWithThePictureAtHand_data();
    void itsKeyOpensItWithThePictureAtHand();
    void whoExportedTextIsOfferedTheViewsText();
    void theMenuSaysWhatIsAtHand();
    void wordsThatBecomeTooSmallAreTold();
    void allSayWhatTheyShow();
    void enterExportsAndEscapeDoesNot();
    void isUsedByTheKeyboardAlone();
    void itsCommandWritesTheSameBytes_data();
    void itsCommandWritesTheSameBytes();
    void theCommandOfAComparisonWritesTheSameBytes_data();
    void theCommandOfAComparisonWritesTheSameBytes();
    void startsWithWhatTheWindowShows();
    void saysWhatTheCommandLeavesOut();
    void limitsThatAreNotUsualAreInTheCommand();
    void theCommandIsCopied();
    void whatIsThereIsReplacedAtTheSecondEnter();
    void greyOnesSayWhy();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void remembersWhatNoViewShows();
    void everyControlHasALetterOfItsOwn();
    void nothingIsCut_data();
    void nothingIsCut();
    void theMenuHasHeadingsAndALetterEach();
};

void TestExportDialog::itsKeyOpensItWithThePictureAtHand_data()
{
    QTest::addColumn<QByteArray>("view");
    QTest::addColumn<ExportKind>("kind");
    QTest::newRow("graph") << QByteArray("view.graph") << &widgets::exports::graph;
    QTest::newRow("plot") << QByteArray("view.plot") << &widgets::exports::plot;
    QTest::newRow("heat map") << QByteArray("view.heatMap") << &widgets::exports::heatMap;
    QTest::newRow("modules") << QByteArray("view.modules") << &widgets::exports::graph;
    QTest::newRow("code") << QByteArray("view.code") << &widgets::exports::graph;
    QTest::newRow("node table") << QByteArray("view.nodesDock") << &widgets::exports::graph;
    QTest::newRow("problems") << QByteArray("edit.nextProblem") << &widgets::exports::graph;
}

void TestExportDialog::itsKeyOpensItWithThePictureAtHand()
{
    QFETCH(const QByteArray, view);
    QFETCH(const ExportKind, kind);
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    fixture.window.commands()[view.constData()]->trigger();
    const ExportDialog* dialog = fixture.ask();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->kind(), kind);
}

/// Of a view that is no picture the text is at hand for whom it was the last time.
void TestExportDialog::whoExportedTextIsOfferedTheViewsText()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    for (const auto& [last, view, kind] : {std::tuple{"export.report", "view.code", &widgets::exports::code},
                                           {"export.code", "view.modules", &widgets::exports::modules},
                                           {"export.code", "view.plot", &widgets::exports::plot},
                                           {"export.waterfall", "view.code", &widgets::exports::graph}}) {
        app::ExportHabits habits;
        habits.kind = QLatin1String(last);
        fixture.settings.setExportHabits(habits);
        fixture.window.commands()[view]->trigger();
        const ExportDialog* dialog = fixture.ask();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->kind(), kind);
        press(Qt::Key_Escape);
        QTRY_VERIFY(fixture.dialog() == nullptr);
    }
}

/// In the menu the entry of the view at hand is bold.
void TestExportDialog::theMenuSaysWhatIsAtHand()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    QMenu* menu = nullptr;
    for (auto* each : fixture.window.findChildren<QMenu*>())
        if (each->actions().contains(fixture.window.commands()["export.report"]))
            menu = each;
    QVERIFY(menu != nullptr && menu->toolTipsVisible());
    QAction* plot = fixture.window.commands()["export.plot"];
    QImage shown[2];
    for (const auto& [view, entry, image] :
         {std::tuple{"view.plot", "export.plot", &shown[0]}, {"view.code", "export.graph", &shown[1]}}) {
        fixture.window.commands()[view]->trigger();
        menu->popup({});
        QCOMPARE(menu->defaultAction(), fixture.window.commands()[entry]);
        const QPixmap picture = menu->grab();
        *image = picture.copy(menu->actionGeometry(plot)).toImage();
        menu->close();
        if (const QString pictures = qEnvironmentVariable("SCALESCOPE_PICTURES"); !pictures.isEmpty())
            picture.save(pictures + "/" + entry + "-menu.png");
    }
    QVERIFY(shown[0] != shown[1]); // one is bold
    for (const ExportKind kind : widgets::exportKinds()) {
        const QAction* action = fixture.window.commands()[kind->id];
        const QString meaning = action->isEnabled() ? widgets::meaningOf(*kind) : action->statusTip();
        QVERIFY(!meaning.isEmpty());
        QCOMPARE(action->toolTip(), widgets::plainToolTip(meaning));
    }
}

/// What the command says of a graph whose words become too small.
void TestExportDialog::wordsThatBecomeTooSmallAreTold()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    const auto* view = fixture.window.findChild<widgets::GraphView*>("graphView");
    QTRY_VERIFY_WITH_TIMEOUT(!view->drawn().cards.empty(), patience);
    fixture.window.commands()["view.graph"]->trigger();
    ExportDialog* dialog = fixture.ask();
    QVERIFY(dialog != nullptr);
    const QString note =
        widgets::exportGraph(fixture.window.document(), widgets::Theme::light(), fixture.file("beside.svg"),
                             widgets::GraphLook{.folding = {}, .width = 320})
            .value_or(QString());
    QVERIFY(note.contains("smallest text"));
    const QLabel* small = labelOf(*dialog, "smallWords");
    auto* width = dialog->findChild<QLineEdit*>("width");
    auto* pruning = dialog->findChild<QComboBox*>("pruning");
    QVERIFY(!small->isVisible());
    width->setText("320"); // as it is typed
    QVERIFY(small->isVisible());
    QCOMPARE(small->text(), note);
    pruning->setCurrentIndex(pruning->count() - 1); // a graph that is not laid out
    QVERIFY(!small->isVisible());
    pruning->setCurrentIndex(0);
    width->setText("5000");
    QVERIFY(!small->isVisible());
    width->setText("320");
    const QString path = dialog->findChild<QLineEdit*>("file")->text();
    press(Qt::Key_Return);
    QVERIFY(fixture.isWritten(path));
    QCOMPARE(fixture.window.message(), QString("Written: %1. %2").arg(path, note));
}

void TestExportDialog::allSayWhatTheyShow()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    ExportDialog* dialog = fixture.ask();
    auto* list = dialog->findChild<QListWidget*>();
    QSet<QString> said;
    for (const ExportKind kind : widgets::exportKinds()) {
        for (int row = 0; row < list->count(); ++row)
            if (list->item(row)->data(Qt::UserRole).toString() == QLatin1String(kind->id) &&
                list->item(row)->flags().testFlag(Qt::ItemIsSelectable))
                list->setCurrentRow(row);
        QCOMPARE(dialog->kind(), kind);
        QVERIFY(labelOf(*dialog, "meaning")->isVisible());
        said << labelOf(*dialog, "meaning")->text();
    }
    QCOMPARE(said.size(), widgets::exportKinds().size());
}

void TestExportDialog::enterExportsAndEscapeDoesNot()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    fixture.window.commands()["view.plot"]->trigger();
    QVERIFY(fixture.ask() != nullptr);
    const QString path = fixture.dialog()->findChild<QLineEdit*>("file")->text();
    press(Qt::Key_Escape);
    QTRY_VERIFY(fixture.dialog() == nullptr);
    QVERIFY(!QFile::exists(path));
    QVERIFY(fixture.ask() != nullptr);
    press(Qt::Key_Return);
    QTRY_VERIFY(fixture.dialog() == nullptr);
    QVERIFY(fixture.isWritten(path));
    const auto& exporter = *fixture.window.findChild<app::Exporter*>();
    QVERIFY(exporter.write(&widgets::exports::plot, fixture.file("view.svg")).has_value());
    QVERIFY(fixture.content(QFileInfo(path).fileName()) == fixture.content("view.svg"));
}

void TestExportDialog::isUsedByTheKeyboardAlone()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    fixture.window.commands()["view.graph"]->trigger();
    ExportDialog* dialog = fixture.ask();
    QVERIFY(dialog != nullptr);
    press(Qt::Key_W, Qt::AltModifier);
    type("scale p"); // a list goes to what begins so
    QCOMPARE(dialog->kind(), &widgets::exports::plot);
    press(Qt::Key_M, Qt::AltModifier);
    type("std");
    press(Qt::Key_F, Qt::AltModifier);
    type("e3m4");
    press(Qt::Key_A, Qt::AltModifier);
    type("2^-9");
    press(Qt::Key_T, Qt::AltModifier);
    type("8");
    press(Qt::Key_H, Qt::AltModifier);
    type("none");
    press(Qt::Key_D, Qt::AltModifier);
    type("700");
    press(Qt::Key_P, Qt::AltModifier);
    press(Qt::Key_Down);
    press(Qt::Key_N, Qt::AltModifier);
    type("a b.svg");
    QCOMPARE(commandOf(*dialog), QString("scalescope export '%1' --plot '%2' --metric std --formats e3m4 "
                                         "--xmin 2^-9 --xmax 2^3 --no-prune --width 700 --theme dark")
                                     .arg(fixture.file("own run.scales"), fixture.file("a b.svg")));
    press(Qt::Key_Return);
    QVERIFY(fixture.isWritten(fixture.file("a b.svg")));
    QVERIFY(fixture.content("a b.svg").contains("viewBox=\"0 0 700 "));
}

void TestExportDialog::itsCommandWritesTheSameBytes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("suffix");
    const auto row = [](const char* text, const char* suffix) { QTest::newRow(text) << text << suffix; };
    row("Scale plot of all tensors", "svg");
    row("Error of rounding over the depth", "png");
    row("Heat map of the layers", "svg");
    row("Graph with its problems", "svg");
    row("Waterfall: the path step by step", "pdf");
    row("Node table as CSV", "csv");
    row("Node table as JSON", "json");
    row("Modules as CSV", "csv");
    row("Problems as table", "json");
    row("Theory as table", "csv");
    row("Quantization as table", "csv");
    row("Proposals as table", "csv");
    row("Code with scales", "txt");
    row("Recipe of the proposals", "json");
    row("Report", "html");
}

/// With another metric, other formats, dark colours and another width, where there are such.
void TestExportDialog::itsCommandWritesTheSameBytes()
{
    QFETCH(const QString, text);
    QFETCH(const QString, suffix);
    ExportDialogFixture fixture;
    const auto run = simulatedRun();
    run->facts.transforms = {"fp8"};
    QVERIFY(fixture.open(run));
    ExportDialog* dialog = fixture.ask();
    QVERIFY(dialog != nullptr);
    dialog->findChild<QListWidget*>()->setCurrentItem(itemOf(*dialog, text));
    dialog->findChild<QComboBox*>("metric")->setCurrentIndex(2);
    dialog->findChild<QComboBox*>("colours")->setCurrentIndex(1);
    dialog->findChild<QLineEdit*>("formats")->setText("e4m3fn,e3m4");
    dialog->findChild<QLineEdit*>("width")->setText("777");
    dialog->findChild<QLineEdit*>("file")->setText(fixture.file("window." + suffix));
    const QString command = commandOf(*dialog);
    QVERIFY2(!labelOf(*dialog, "missing")->isVisible(), qPrintable(labelOf(*dialog, "missing")->text()));
    press(Qt::Key_Return);
    QVERIFY(fixture.isWritten(fixture.file("window." + suffix)));
    const QByteArray window = fixture.content("window." + suffix);
    QVERIFY(!window.isEmpty() && QFile::remove(fixture.file("window." + suffix)));
    QCOMPARE(inShell(command), 0);
    QVERIFY2(fixture.content("window." + suffix) == window, qPrintable(command));
}

void TestExportDialog::theCommandOfAComparisonWritesTheSameBytes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("suffix");
    QTest::newRow("table") << "Comparison as CSV"
                           << "csv";
    QTest::newRow("picture") << "Comparison as picture"
                             << "svg";
    QTest::newRow("report") << "Comparison as report"
                            << "html";
}

void TestExportDialog::theCommandOfAComparisonWritesTheSameBytes()
{
    QFETCH(const QString, text);
    QFETCH(const QString, suffix);
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    writeRun(*sampleRun(3), fixture.file("b.scales"));
    fixture.window.open(fixture.file("b.scales"));
    QTRY_COMPARE_WITH_TIMEOUT(fixture.window.workspace().runs().all().size(), std::size_t(2), patience);
    fixture.window.compare(fixture.file("own run.scales"), fixture.file("b.scales"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.compared().comparison() != nullptr, patience);
    fixture.window.document().setQuantity(sheet::FieldId::Std);
    ExportDialog* dialog = fixture.ask();
    QVERIFY(dialog != nullptr);
    dialog->findChild<QListWidget*>()->setCurrentItem(itemOf(*dialog, text));
    dialog->findChild<QLineEdit*>("file")->setText(fixture.file("window." + suffix));
    const QString command = commandOf(*dialog);
    press(Qt::Key_Return);
    QVERIFY(fixture.isWritten(fixture.file("window." + suffix)));
    const QByteArray window = fixture.content("window." + suffix);
    QVERIFY(!window.isEmpty() && QFile::remove(fixture.file("window." + suffix)));
    QCOMPARE(inShell(command), 0);
    QVERIFY2(fixture.content("window." + suffix) == window, qPrintable(command));
}

void TestExportDialog::startsWithWhatTheWindowShows()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    widgets::Document& document = fixture.window.document();
    document.setQuantity(sheet::FieldId::Rms);
    fixture.window.commands()["format.fp16.fp16"]->trigger();
    document.setPruning({true, prune::defaultTolerance, {"aten::gelu"}, {}});
    auto* plot = fixture.window.findChild<widgets::ScalePlot*>();
    widgets::PlotOptions options = plot->options();
    options.range = sheet::ScaleAxis{-12, 4};
    plot->setOptions(options);
    fixture.window.commands()["view.plot"]->trigger();
    const ExportDialog* dialog = fixture.ask();
    QVERIFY(dialog != nullptr);
    QVERIFY2(commandOf(*dialog).endsWith("--metric rms --formats fp16 --xmin 2^-12 --xmax 2^4 "
                                         "--prune-targets aten::gelu"),
             qPrintable(commandOf(*dialog)));
    QCOMPARE(dialog->findChild<QComboBox*>("metric")->currentText(), QString("rms"));
    QCOMPARE(dialog->findChild<QLineEdit*>("formats")->text(), QString("fp16"));
    QCOMPARE(dialog->findChild<QLineEdit*>("xmin")->text(), QString("2^-12"));
}

void TestExportDialog::saysWhatTheCommandLeavesOut()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    fixture.window.commands()["view.graph"]->trigger();
    const ExportDialog* dialog = fixture.ask();
    QVERIFY(!labelOf(*dialog, "missing")->isVisible());
    press(Qt::Key_Escape);
    fixture.window.document().select(fixture.window.document().graph().nodes.back().id);
    fixture.window.commands()["view.foldAll"]->trigger();
    dialog = fixture.ask();
    QVERIFY(labelOf(*dialog, "missing")->isVisible());
    for (const char* what : {"which modules are open", "the mark around the selected tensor"})
        QVERIFY2(labelOf(*dialog, "missing")->text().contains(what),
                 qPrintable(labelOf(*dialog, "missing")->text()));
}

void TestExportDialog::limitsThatAreNotUsualAreInTheCommand()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    fixture.window.commands()["view.graph"]->trigger();
    QVERIFY(!commandOf(*fixture.ask()).contains("--limits"));
    press(Qt::Key_Escape);
    fixture.window.document().setRangeThresholds({0, 0.01, 0.5});
    const ExportDialog* dialog = fixture.ask();
    const QString command = commandOf(*dialog);
    QVERIFY2(command.endsWith("--limits underflow=0.01,subnormal=0.5"), qPrintable(command));
    QVERIFY(!labelOf(*dialog, "missing")->isVisible());
    QCOMPARE(inShell(command), 0);
}

void TestExportDialog::theCommandIsCopied()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    const ExportDialog* dialog = fixture.ask();
    QGuiApplication::clipboard()->clear();
    press(Qt::Key_Y, Qt::AltModifier);
    QVERIFY(!commandOf(*dialog).isEmpty());
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), commandOf(*dialog)); // buttons are pressed for a while
}

void TestExportDialog::whatIsThereIsReplacedAtTheSecondEnter()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    fixture.window.commands()["export.code"]->trigger();
    const ExportDialog* dialog = fixture.dialog();
    QTRY_COMPARE(QGuiApplication::focusWindow(), dialog->windowHandle());
    const QString path = dialog->findChild<QLineEdit*>("file")->text();
    QFile old(path);
    QVERIFY(old.open(QFile::WriteOnly) && old.write("old") == 3);
    old.close();
    press(Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    QVERIFY(labelOf(*dialog, "fieldError")->isVisible());
    QCOMPARE(dialog->findChild<QPushButton*>("main")->text(), QString("&Replace"));
    QCOMPARE(fixture.content(QFileInfo(path).fileName()), QByteArray("old"));
    press(Qt::Key_Return);
    QVERIFY(fixture.isWritten(path));
    QVERIFY(fixture.content(QFileInfo(path).fileName()) != QByteArray("old"));
}

void TestExportDialog::greyOnesSayWhy()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    ExportDialog* dialog = fixture.ask();
    for (const char* text :
         {"Error of rounding over the depth", "Comparison as picture", "Transforms as table"}) {
        QListWidgetItem* item = itemOf(*dialog, text);
        QVERIFY2(item != nullptr && !item->toolTip().isEmpty(), text);
        dialog->findChild<QListWidget*>()->setCurrentItem(item);
        QVERIFY(labelOf(*dialog, "muted")->isVisible() && !labelOf(*dialog, "muted")->text().isEmpty());
        QVERIFY(!dialog->findChild<QPushButton*>("main")->isEnabled());
        press(Qt::Key_Return);
        QVERIFY(dialog->isVisible());
    }
    QVERIFY(itemOf(*dialog, "Scale plot of all tensors")->toolTip().isEmpty());
}

void TestExportDialog::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* field, const char* text, const char* says) {
        QTest::newRow(name) << field << text << says;
    };
    row("a place", "xmin", "0", "no place on the axis");
    row("a crossed range", "xmin", "2^100", "end above");
    row("a format", "formats", "fp17", "\"fp17\"");
    row("a width", "width", "12", "from 320 to 10000");
    row("a suffix", "file", "/tmp/a.csv", "has to end in .svg, .png, .pdf");
    row("a folder", "file", "/none/a.svg", "no such folder");
    row("no file", "file", "", "the name of a file");
}

void TestExportDialog::whatIsWrongIsSaid()
{
    QFETCH(const QString, field);
    QFETCH(const QString, text);
    QFETCH(const QString, says);
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    fixture.window.commands()["view.plot"]->trigger();
    ExportDialog* dialog = fixture.ask();
    dialog->findChild<QLineEdit*>("xmax")->setText("2^10");
    dialog->findChild<QLineEdit*>(field)->setText(text);
    QVERIFY(labelOf(*dialog, "fieldError")->isVisible());
    QVERIFY2(labelOf(*dialog, "fieldError")->text().contains(says),
             qPrintable(labelOf(*dialog, "fieldError")->text()));
    press(Qt::Key_Return);
    QVERIFY(dialog->isVisible());
}

void TestExportDialog::remembersWhatNoViewShows()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    fixture.window.commands()["view.plot"]->trigger();
    ExportDialog* dialog = fixture.ask();
    QVERIFY(QDir(fixture.folder.path()).mkdir("figures"));
    dialog->findChild<QComboBox*>("colours")->setCurrentIndex(1);
    dialog->findChild<QLineEdit*>("width")->setText("500");
    dialog->findChild<QLineEdit*>("file")->setText(fixture.file("figures/first.pdf"));
    press(Qt::Key_Return);
    QVERIFY(fixture.isWritten(fixture.file("figures/first.pdf")));
    dialog = fixture.ask();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->findChild<QComboBox*>("colours")->currentIndex(), 1);
    QCOMPARE(dialog->findChild<QLineEdit*>("width")->text(), QString("500"));
    const QString suggested = dialog->findChild<QLineEdit*>("file")->text();
    QVERIFY2(suggested.startsWith(fixture.file("figures/")) && suggested.endsWith(".pdf"),
             qPrintable(suggested));
}

void TestExportDialog::everyControlHasALetterOfItsOwn()
{
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    fixture.window.commands()["view.plot"]->trigger();
    const ExportDialog* dialog = fixture.ask();
    QVERIFY(dialog != nullptr);
    QSet<QKeySequence> letters;
    QSet<const QWidget*> reached;
    const auto take = [&](const QString& text, const QWidget* control) {
        const QKeySequence letter = QKeySequence::mnemonic(text);
        if (letter.isEmpty() || letters.contains(letter))
            return false;
        letters << letter;
        reached << control;
        return true;
    };
    for (const auto* label : dialog->findChildren<QLabel*>())
        if (label->buddy() != nullptr)
            QVERIFY2(take(label->text(), label->buddy()), qPrintable(label->text()));
    for (const auto* button : dialog->findChildren<QPushButton*>())
        QVERIFY2(take(button->text(), button), qPrintable(button->text()));
    QVERIFY(!letters.contains(QKeySequence::mnemonic("&Replace")));
    for (const auto* control : dialog->findChildren<QWidget*>())
        if ((control->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && control->isVisible())
            QVERIFY2(reached.contains(control), qPrintable(control->objectName()));
}

void TestExportDialog::nothingIsCut_data()
{
    QTest::addColumn<QByteArray>("theme");
    QTest::newRow("light") << QByteArray("theme.light");
    QTest::newRow("dark") << QByteArray("theme.dark");
}

void TestExportDialog::nothingIsCut()
{
    QFETCH(const QByteArray, theme);
    ExportDialogFixture fixture;
    QVERIFY(fixture.open());
    fixture.window.commands()[theme.constData()]->trigger();
    fixture.window.commands()["view.plot"]->trigger();
    ExportDialog* dialog = fixture.ask();
    QVERIFY(dialog != nullptr);
    QVERIFY2(cutTexts(*dialog).isEmpty(), qPrintable(cutTexts(*dialog).join('\n')));
    const QString pictures = qEnvironmentVariable("SCALESCOPE_PICTURES");
    if (!pictures.isEmpty()) {
        dialog->grab().save(pictures + "/export-" + theme + ".png");
        dialog->findChild<QListWidget*>()->setCurrentItem(
            itemOf(*dialog, "Error of rounding over the depth"));
        dialog->grab().save(pictures + "/export-grey-" + theme + ".png");
    }
}

void TestExportDialog::theMenuHasHeadingsAndALetterEach()
{
    ExportDialogFixture fixture;
    QMenu menu;
    fixture.window.commands().fill(&menu, app::MenuId::Export);
    QSet<QKeySequence> letters;
    QStringList headings;
    for (const QAction* action : menu.actions()) {
        if (qobject_cast<const QWidgetAction*>(action) != nullptr)
            headings << action->text();
        if (action->isSeparator() || (!headings.isEmpty() && headings.last() == action->text()))
            continue;
        const QKeySequence letter = QKeySequence::mnemonic(action->text());
        QVERIFY2(!letter.isEmpty() && !letters.contains(letter), qPrintable(action->text()));
        letters << letter;
    }
    QCOMPARE(headings, QStringList({"Pictures", "Tables", "Documents"}));
    QCOMPARE(menu.actions().first()->shortcut(), QKeySequence("Ctrl+E"));
    const QString pictures = qEnvironmentVariable("SCALESCOPE_PICTURES");
    if (!pictures.isEmpty())
        menu.grab().save(pictures + "/export-menu.png");
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestExportDialog)
#include "test_export_dialog.moc"
