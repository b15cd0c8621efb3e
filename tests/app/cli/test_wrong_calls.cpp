// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong calls of the commands: exit status and the whole sentence of each. Nothing is lost and nothing is
// left.
#include "tests/app/cli/wrong_calls.h"
#include "tests/support/test_class.h"

#include <QFileInfo>
#include <QTest>
#include <unistd.h>

using namespace scalescope;
using namespace Qt::StringLiterals;
using tests::wrongCall;

namespace {

const QString formats =
    u"there are e4m3fn, e4m3fnuz, e5m2, e5m2fnuz, fp16, bf16, tf32, e3m2fn, e2m3fn, e2m1fn, e4m3, e3m4, "
    "e4m3b11fnuz, e4m3us, e5m2us, e8m0fnu, and any eXmY, eXmYfn, eXmYfnuz, eXmYbZfnuz and eXmYus."_s;

/// Where a block format may be named too.
const QString allFormats =
    QString(formats).replace(u", and any"_s, u", mxe4m3, mxe5m2, mxe2m3, mxe3m2, mxe2m1, nvfp4, and any"_s);

void option(const char* name, const QString& text, const QString& sentence, int status = 2)
{
    wrongCall(name, "run mlp.pt --input randn:[4,64] " + text, status, sentence);
}

} // namespace

class TestWrongCalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_folder = std::make_unique<tests::WrongCallFolder>(); }

    void oneSentenceSaysWhatIsWrong_data();
    void oneSentenceSaysWhatIsWrong();
    void whatCantBeReadOrWrittenForLackOfPermission_data();
    void whatCantBeReadOrWrittenForLackOfPermission();
    void aFullDiskIsASentence_data();
    void aFullDiskIsASentence();
    void withoutAnEngineThereIsASentence_data();
    void wordsThatCanNotBeWrittenChangeNothing();
    void withoutAnEngineThereIsASentence();

private:
    static void addModelRows();
    static void addOptionRows();
    static void addTransformRows();
    static void addOutputRows();
    static void addExportRows();
    static void addExportFileRows();
    static void addOtherRows();

    std::unique_ptr<tests::WrongCallFolder> m_folder;
};

void TestWrongCalls::oneSentenceSaysWhatIsWrong_data()
{
    tests::addWrongCallColumns();
    addModelRows();
    addOptionRows();
    addTransformRows();
    addOutputRows();
    addExportRows();
    addOtherRows();
}

void TestWrongCalls::addModelRows()
{
    wrongCall("run without a model", "run", 2,
              "No model is named; write scalescope run MODEL.pt, see scalescope run --help.");
    wrongCall("two models", "run mlp.pt dict_tuple.pt", 2,
              "dict_tuple.pt is one argument too many; see scalescope run --help.");
    wrongCall("a model that is not there", "run none.pt", 3,
              "The model none.pt does not exist; check its name.");
    wrongCall("a file of the kernel's as a model", "run /proc/version", 3,
              "The model /proc/version is empty; name another.");
    wrongCall("a folder as a model", "run folder", 3, "The model folder is a folder; name a file.");
    wrongCall("a text as a model", "run text.pt", 3,
              "text.pt is not a model that can be opened: give a file that torch.jit.save or "
              "torch.export.save wrote.");
    wrongCall(
        "tensors as a model", "run dict.pt", 3,
        "dict.pt is a state_dict that torch.save wrote, tensors without a model: load it into its model "
        "in Python and save the model with torch.export or TorchScript (docs/export.md).");
    wrongCall("a run file as a model", "info run.scales", 3,
              "run.scales is an SQLite database, perhaps a run file, not a TorchScript file: open it without "
              "run or info.");
    wrongCall(
        "arrays as a model", "info stored.npz", 3,
        "stored.npz holds tensors (NumPy) and no program: load them into their model in Python and save it "
        "with torch.export or TorchScript (docs/export.md).");
    wrongCall("a method that is not there", "run types.pt --method sub", 2,
              "The model has no method sub; choose one of: forward, add, nothing.");
    wrongCall("a model without forward", "run other.pt", 2,
              "The model has no method forward; choose one of: encode.");
    wrongCall("info without a model", "info", 2,
              "No model is named; write scalescope info MODEL.pt, see scalescope info --help.");
    wrongCall("info on what is not there", "info none.pt", 3,
              "The model none.pt does not exist; check its name.");
    wrongCall("info on two models", "info mlp.pt mlp.pt", 2,
              "mlp.pt is one argument too many; see scalescope info --help.");
    wrongCall("suggestions for a method that is not there", "info types.pt --suggest-inputs --method sub", 2,
              "The model has no method sub; choose one of: forward, add, nothing.");
    wrongCall("suggestions without forward", "info other.pt --suggest-inputs", 2,
              "The model has no method forward; choose one of: encode.");
    wrongCall("a method for info alone", "info mlp.pt --method forward", 2,
              "--method does nothing without --suggest-inputs; add it, or leave --method out.");
    wrongCall("two kinds of output of info", "info mlp.pt --json --suggest-inputs", 2,
              "--json and --suggest-inputs contradict each other; leave one out.");
}

void TestWrongCalls::addOptionRows()
{
    option("an option that is not there", "--foo", "--foo is not an option here; see scalescope run --help.");
    option("an option that is not there, with a value", "--foo bar",
           "--foo is not an option here; see scalescope run --help.");
    option("an input without its SPEC", "--input", "--input needs a value; see scalescope run --help.");
    option("a time limit without its value", "--time-limit",
           "--time-limit needs a value; see scalescope run --help.");
    option("a mode that is not known", "--mode test", "--mode test is not known; take train or eval.");
    const QString seed = "not a whole number from 0 to 18446744073709551615; write for instance --seed 7.";
    option("a seed below zero", "--seed -1", "--seed -1 is " + seed);
    option("a seed given twice", "--seed 1 --seed 2",
           "--seed is given more than once: keep one of them; see scalescope run --help.");
    option("a seed beyond 64 bits", "--seed 99999999999999999999", "--seed 99999999999999999999 is " + seed);
    const QString threads = "not a whole number from 1 to 1024; write for instance --threads 4.";
    option("no threads", "--threads 0", "--threads 0 is " + threads);
    option("many threads", "--threads many", "--threads many is " + threads);
    const QString seconds = "not a number of seconds above 0; write for instance --time-limit 60.";
    option("a time limit below zero", "--time-limit -1", "--time-limit -1 is " + seconds);
    option("a time limit without end", "--time-limit inf", "--time-limit inf is " + seconds);
    option("a memory limit below zero", "--memory-limit -2G",
           "--memory-limit -2G is not a size; write for instance --memory-limit 2G or 512M, or a number of "
           "bytes.");
    option("a memory limit of an unknown unit", "--memory-limit 2X",
           "--memory-limit 2X is not a size; write for instance --memory-limit 2G or 512M, or a number of "
           "bytes.");
    option(
        "a limit of nothing to save", "--save-values fc --save-limit no",
        "--save-limit no is not a size; write for instance --save-limit 2G or 512M, or a number of bytes.");
    option("a limit without what it limits", "--save-limit 1G",
           "--save-limit does nothing without --save-values; add it, or leave --save-limit out.");
    option("values beyond their limit", "--save-values linear --save-limit 1",
           "--save-values linear would save * tensors, up to * with their gradients, more than the limit of "
           "1 B; "
           "match fewer nodes, or raise --save-limit.");
    option(
        "values by a broken expression", "--save-values (",
        "--save-values ( is not a regular expression; a backslash before ( ) [ ] { } * + ? makes it a plain "
        "character.");
    option("a device that is not known", "--device tpu",
           "--device tpu is not known; take cpu, cuda or cuda:N.");
    option("a device that is not here", "--device cuda:99",
           "The device \"cuda:99\" can't be used: *; leave --device out to run on the CPU.");
    option("progress of an unknown kind", "--progress bar",
           "--progress bar is not known; take auto, json or none.");
    option("an operator library that is not there", "--op-library none.so",
           "The operator library none.so does not exist; check its name.", 3);
    option("a text as an operator library", "--op-library text.txt",
           "The operator library text.txt can't be loaded: *; name a shared library that was built for this "
           "libtorch.",
           3);
}

void TestWrongCalls::addTransformRows()
{
    option("a transform that is not known", "--transform magic",
           "There is no transform \"magic\"; choose *.");
    option("a format that is not known", "--transform format:e9",
           "There is no number format \"e9\"; " + allFormats);
    option("a transform twice", "--transform fp8 --transform format:e5m2",
           "The transforms fp8 and format:e5m2,e5m2 are of the same kind; a run takes only one of them.");
    option(
        "a format transform without formats", "--transform format",
        "The transform format needs formats: write format:FORWARD or format:FORWARD,BACKWARD, for instance "
        "format:e4m3fn,e5m2.");
    option("a rounding that is not known", "--transform fp8 --rounding up",
           "--rounding up is not known; take nearest-even, nearest or stochastic.");
    option("a rounding of nothing", "--rounding nearest",
           "--rounding does nothing without --transform; add one, or leave it out.");
    option("a replacement for nothing", "--replace a=b",
           "--replace does nothing without --transform; add one, or leave it out.");
    option("a replacement without its half", "--transform unit_scale --replace a=",
           "--replace a= is not of the form FROM=TO; write for instance --replace my::gelu=aten::gelu.");
    option("a replacement given twice", "--transform unit_scale --replace relu=gelu --replace relu=silu",
           "--replace is given twice for relu; leave one of them out.");
    option("a constraint that is not known", "--transform unit_scale --constraint tight",
           "--constraint tight is not known; take to_output_scale, to_grad_input_scale, to_left_grad_scale, "
           "to_right_grad_scale, gmean, hmean, amean or none.");
}

void TestWrongCalls::addOutputRows()
{
    const auto output = [](const char* name, const QString& file, const QString& sentence) {
        wrongCall(name, "run mlp.pt --input randn:[4,64] -o " + file, 2, sentence);
    };
    output("no name for the run file", "''", "-o is empty; name a file, such as mlp.scales.");
    output("a folder as the run file", "folder",
           "-o folder is a folder; name a file in it, such as folder/mlp.scales.");
    output("a folder that is not there", "none/a.scales",
           "The folder none of -o does not exist; make it first.");
    output("the model as the run file", "mlp.pt", "-o mlp.pt would overwrite the model; name another file.");
    output("a device as the run file", "device.scales",
           "-o device.scales is not a regular file; name another.");
    wrongCall("no value for the run file", "run mlp.pt -o", 2,
              "--output needs a value; see scalescope run --help.");
    wrongCall("a wrong call keeps an older run", "run mlp.pt --input randn:[4,64] --seed x -o old.scales", 2,
              "--seed x is not a whole number from 0 to 18446744073709551615; write for instance --seed 7.");
    wrongCall("a wrong input keeps an older run", "run mlp.pt --input \"a\" -o old.scales", 2,
              "Argument x must be Tensor, but is the text \"a\"; write for instance randn:[8].");
}

void TestWrongCalls::addExportRows()
{
    wrongCall("export without a run", "export", 2,
              "No run file is named; write scalescope export RUN.scales, see scalescope export --help.");
    wrongCall(
        "export of nothing", "export run.scales", 2,
        "Nothing is asked for; give --table, --modules, --plot, --error-plot, --heat-map, --graph, --code, "
        "--transforms, --quantization, --proposals, --recipe, --waterfall, --theory, --problems or --report, "
        "see "
        "scalescope "
        "export --help.");
    wrongCall(
        "proposals within no bound", "export run.scales --proposals p.csv --bound most", 2,
        "\"most\" is not a bound of proposals; write lost: and a part from 0 to 1, as in lost:0.001, or "
        "sqnr: and dB, as in sqnr:20.");
    wrongCall("a bound of nothing", "export run.scales --table t.csv --bound lost:0.1", 2,
              "--bound is what --proposals and --recipe keep within, which are not asked for.");
    wrongCall("export of a run that is not there", "export none.scales --table t.csv", 3,
              "There is no file none.scales; check the name.");
    wrongCall("export of a folder", "export folder --table t.csv", 3,
              "folder is a folder; name a run file (.scales) in it.");
    wrongCall("export of a model", "export mlp.pt --table t.csv", 3,
              "mlp.pt is not a run file; run files end in .scales and are made by scalescope run.");
    wrongCall("export of a text", "export text.scales --table t.csv", 3,
              "text.scales is not a run file; run files end in .scales and are made by scalescope run.");
    wrongCall("export of an empty run", "export empty.scales --table t.csv", 3,
              "empty.scales is empty: nothing was written before the run ended; run it again.");
    wrongCall(
        "export of a newer run", "export newer.scales --table t.csv", 3,
        "newer.scales has run file version 99, but this program reads versions up to 4; update Scalescope to "
        "open "
        "it.");
    wrongCall("export of a damaged run", "export damaged.scales --table t.csv", 3,
              "damaged.scales is damaged (*); take another copy, or run the model again.");
    wrongCall("export of a part of a run", "export cut.scales --table t.csv", 3,
              "cut.scales is damaged (*); take another copy, or run the model again.");
    wrongCall("export of two runs", "export run.scales old.scales --table t.csv", 2,
              "old.scales is one argument too many; see scalescope export --help.");
    wrongCall("an option that export lacks", "export run.scales --foo f", 2,
              "--foo is not an option here; see scalescope export --help.");
    wrongCall("a table without its name", "export run.scales --table", 2,
              "--table needs a value; see scalescope export --help.");
    addExportFileRows();
}

void TestWrongCalls::addExportFileRows()
{
    const auto ending = [](const char* name, const QString& option, const QString& file,
                           const char* endings) {
        wrongCall(name, u"export run.scales %1 %2"_s.arg(option, file), 2,
                  u"%1 %2 has another ending than the file is to have; end its name in %3."_s.arg(
                      option, file, endings));
    };
    ending("a table of an unknown kind", "--table", "t.txt", ".csv or .json");
    ending("a table without an ending", "--table", "t", ".csv or .json");
    ending("modules of an unknown kind", "--modules", "m.json", ".csv");
    ending("a plot of an unknown kind", "--plot", "p.gif", ".svg, .png or .pdf");
    ending("a graph of an unknown kind", "--graph", "g.csv", ".svg, .png, .pdf or .dot");
    ending("code of an unknown kind", "--code", "c.py", ".txt");
    wrongCall("a table in no folder", "export run.scales --table none/t.csv", 2,
              "The folder none of --table does not exist; make it first.");
    wrongCall("a plot in no folder", "export run.scales --plot none/p.svg", 2,
              "The folder none of --plot does not exist; make it first.");
    wrongCall("a folder as a table", "export run.scales --table folder.csv", 2,
              "--table folder.csv is a folder; name a file in it, such as folder.csv/scales.csv.");
    wrongCall("a device as a table", "export run.scales --table device.csv", 2,
              "--table device.csv is not a regular file; name another.");
    wrongCall("a good table beside a wrong plot is not written",
              "export run.scales --table t.csv --plot none/p.svg", 2,
              "The folder none of --plot does not exist; make it first.");
    wrongCall("one file for two things", "export run.scales --table t.csv --modules t.csv", 2,
              "--table and --modules name the same file t.csv; give each its own.");
    wrongCall("one file in two spellings", "export run.scales --table t.csv --problems ./t.csv", 2,
              "--table and --problems name the same file ./t.csv; give each its own.");
    wrongCall("one file by a link to where it will be", "export run.scales --table t.csv --problems soon.csv",
              2, "--table and --problems name the same file soon.csv; give each its own.");
    wrongCall("an array over itself", "quantize e4m3fn text.npy ./text.npy", 2,
              "OUT.npy ./text.npy would overwrite the array that is read; name another file.");
    wrongCall("an array over itself by a link", "quantize e4m3fn text.npy same.npy", 2,
              "OUT.npy same.npy would overwrite the array that is read; name another file.");
}

void TestWrongCalls::addOtherRows()
{
    wrongCall("a command that is not there", "runn mlp.pt", 2,
              "runn is neither a command nor a file; see scalescope --help.");
    wrongCall("an option that is not there at all", "--foo", 2,
              "--foo is not an option here; see scalescope --help.");
    wrongCall("the window with a file that is not there", "none.scales", 3,
              "none.scales does not exist; check its name.");
    wrongCall(
        "the window without a display", "mlp.pt", 2,
        "There is no display for the window (DISPLAY and WAYLAND_DISPLAY are not set); the commands work "
        "without "
        "one, see scalescope --help.");
    wrongCall("a format that is no name", "formats e9", 2, "There is no number format \"e9\"; " + allFormats);
    wrongCall("a format that can't be", "formats e0m3", 2,
              "The number format \"e0m3\" can't be simulated: its values must fit into float64, with 2 to 11 "
              "exponent and 0 "
              "to 52 mantissa bits.");
    wrongCall("quantize without its files", "quantize e5m2", 2,
              "IN.npy is required; see scalescope quantize --help.");
    wrongCall("an array that is not there", "quantize e5m2 none.npy out.npy", 3,
              "The array none.npy does not exist; check its name.");
    wrongCall("an array of whole numbers", "quantize e5m2 int8.npy out.npy", 3,
              "int8.npy holds no floating-point numbers of 16, 32 or 64 bits, but i1; convert it first.");
    wrongCall("a rounded array in no folder", "quantize e5m2 float32.npy none/out.npy", 2,
              "The folder none of OUT.npy does not exist; make it first.");
    wrongCall("a scale that is no power of two", "quantize e5m2 float32.npy out.npy --scale 3", 2,
              "--scale 3 is not a power of two; write for instance 2^8 or 2^-3.");
    wrongCall("an option that formats lacks", "formats --xml", 2,
              "--xml is not an option here; see scalescope formats --help.");
}

void TestWrongCalls::oneSentenceSaysWhatIsWrong()
{
    QFETCH(QString, line);
    QFETCH(int, status);
    QFETCH(QString, sentence);
    QFETCH(QString, left);
    const QString complaint = tests::complaintAbout(*m_folder, line, status, sentence, left);
    QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
}

void TestWrongCalls::whatCantBeReadOrWrittenForLackOfPermission_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a model") << "mlp.pt"
                             << "info mlp.pt" << 3
                             << "The model mlp.pt can't be read; change its permissions.";
    QTest::newRow("inputs") << "twice.json"
                            << "run mlp.pt --inputs twice.json" << 3
                            << "The inputs file twice.json can't be read; change its permissions.";
    QTest::newRow("an array")
        << "float32.npy"
        << "run mlp.pt --input float32.npy" << 3
        << "Argument x: float32.npy can't be read: there is no permission to read it; change "
           "its permissions.";
    QTest::newRow("a run") << "run.scales"
                           << "export run.scales --table t.csv" << 3
                           << "run.scales can't be opened; check that you may read it.";
    QTest::newRow("the folder of the run file")
        << "folder"
        << "run mlp.pt --input randn:[4,64] -o folder/a.scales" << 2
        << "The folder folder of -o can't be written to; name a file in "
           "another.";
}

void TestWrongCalls::whatCantBeReadOrWrittenForLackOfPermission()
{
    if (::geteuid() == 0)
        QSKIP("The superuser may read and write everything.");
    QFETCH(QString, file);
    QFETCH(QString, line);
    QFETCH(int, status);
    QFETCH(QString, sentence);
    const QString path = m_folder->program.folder.filePath(file);
    const auto usual = QFile::permissions(path);
    QFile::setPermissions(path, file == "folder" ? QFile::ReadOwner | QFile::ExeOwner : QFile::Permissions());
    const tests::Ended ended = m_folder->program.run(tests::wordsOf(line));
    QFile::setPermissions(path, usual);
    QCOMPARE(ended.errors, sentence + '\n');
    QCOMPARE(ended.status, status);
}

void TestWrongCalls::aFullDiskIsASentence_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("standard output of formats")
        << "formats" << 5 << "Standard output can't be written (*); make room there, or send it elsewhere.";
    QTest::newRow("standard output of info")
        << "info mlp.pt --json" << 5
        << "Standard output can't be written (*); make room there, or send it elsewhere.";
    for (const char* line : {"--version", "--version --verbose", "--help", "run --help", "export -h"})
        QTest::newRow(line) << line << 5
                            << "Standard output can't be written (*); make room there, or send it elsewhere.";
    QTest::newRow("a table") << "export run.scales --table t.csv" << 2
                             << "t.csv can't be written (*); make room there, or name a file elsewhere.";
    QTest::newRow("a run file")
        << "run mlp.pt --input randn:[4,64]" << 5
        << "The run file mlp.scales can't be written (*); make room there, or choose another place (-o).";
}

void TestWrongCalls::aFullDiskIsASentence()
{
#ifdef __SANITIZE_THREAD__
    QSKIP("ThreadSanitizer ends itself where it can't write.");
#endif
    QFETCH(QString, line);
    QFETCH(int, status);
    QFETCH(QString, sentence);
    // Files that can't grow beyond 2 KiB are a disk that is full; the signal that comes with it ends nothing.
    QProcess& process = m_folder->program.process;
    const auto before = m_folder->contents();
    const QString program = process.program();
    const bool toOutput = sentence.startsWith("Standard output");
    const QFileInfo full("/dev/full"); // a device; some sandboxes have none
    if (toOutput && (!full.exists() || full.isFile()))
        QSKIP("There is no device /dev/full here.");
    if (toOutput)
        process.setStandardOutputFile(full.filePath());
    process.setProgram("bash");
    const QString limit = toOutput ? QString() : QStringLiteral("ulimit -f 2; ");
    const tests::Ended ended = m_folder->program.run({"-c", limit + "exec " + program + ' ' + line});
    process.setProgram(program);
    process.setStandardOutputFile(QString());
    QVERIFY2(tests::isOneSentence(ended.errors), qPrintable(ended.errors));
    if (!tests::matches(ended.errors.chopped(1), sentence))
        QCOMPARE(ended.errors.chopped(1), sentence);
    QCOMPARE(ended.status, status);
    QFile::remove(
        m_folder->program.folder.filePath("mlp.scales.partial")); // what a run wrote until then stays
    QFile::remove(m_folder->program.folder.filePath("mlp.scales.partial-journal"));
    QCOMPARE(m_folder->contents(), before);
}

/// Standard error may be a file on the disk that is full.
void TestWrongCalls::wordsThatCanNotBeWrittenChangeNothing()
{
    const QFileInfo full("/dev/full");
    if (!full.exists() || full.isFile())
        QSKIP("There is no device /dev/full here.");
    QProcess& process = m_folder->program.process;
    process.setStandardErrorFile(full.filePath());
    const int refused = m_folder->program.run({"info", "none.pt"}).status;
    const int ran =
        m_folder->program.run({"run", "mlp.pt", "--input", "randn:[8,64]", "-o", "said.scales"}).status;
    process.setStandardErrorFile(QString());
    QCOMPARE(refused, 3);
    QCOMPARE(ran, 0);
    QVERIFY(QFile::remove(m_folder->program.folder.filePath("said.scales")));
}

void TestWrongCalls::withoutAnEngineThereIsASentence_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("none")
        << "/none/engine"
        << "The engine /none/engine could not be started (*); install Scalescope again, or set "
           "SCALESCOPE_ENGINE to the engine's path.";
    QTest::newRow("another program")
        << "/usr/bin/id"
        << "/usr/bin/id is not Scalescope's engine: what it wrote first is not an event of "
           "the protocol; set SCALESCOPE_ENGINE to the engine's path.";
    QTest::newRow("a program that ends at once")
        << "/bin/false"
        << "The engine ended by itself (status 1) before it began to "
           "work; nothing had been recorded yet.";
}

void TestWrongCalls::withoutAnEngineThereIsASentence()
{
    QFETCH(QString, engine);
    QFETCH(QString, sentence);
    const QString usual = m_folder->program.process.processEnvironment().value("SCALESCOPE_ENGINE");
    m_folder->program.set("SCALESCOPE_ENGINE", engine);
    const tests::Ended ended = m_folder->program.run(tests::wordsOf("run mlp.pt --input randn:[4,64]"));
    m_folder->program.set("SCALESCOPE_ENGINE", usual);
    QVERIFY2(tests::matches(ended.errors.chopped(1), sentence), qPrintable(ended.errors));
    QVERIFY(ended.status == 2 || ended.status == 4);
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestWrongCalls)
#include "test_wrong_calls.moc"
