// SPDX-License-Identifier: GPL-3.0-or-later
// Transforms by the command line: what a run says, what export writes, what is refused.
#include "tests/app/cli/program.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace Qt::StringLiterals;
using tests::transformerExample;

namespace {

QString textOfFile(const tests::Program& program, const QString& name)
{
    QFile file(program.folder.filePath(name));
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A model from its source, in the program's folder.
QString built(const tests::Program& program, const QByteArray& source)
{
    const QString text = program.file("model.py", source);
    const QString archive = program.folder.filePath("model.pt");
    QFile::copy(scalescope::tests::sourcePath("resources/examples/nn.py"), program.folder.filePath("nn.py"));
    const int status = QProcess::execute(scalescope::tests::programPath("scalescope-engine"),
                                         {"--build-example", text, archive});
    return status == 0 ? archive : QString();
}

qsizetype rowsWith(const QString& table, const QString& start)
{
    const QStringList lines = table.split('\n');
    return std::count_if(lines.begin(), lines.end(),
                         [&](const QString& line) { return line.startsWith(start); });
}

} // namespace

class TestTransformCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorsOfFormatsHaveAMeasure()
    {
        tests::Program program;
        const auto saidOf = [&](const QStringList& options) {
            return program
                .run(QStringList{"run", transformerExample + ".pt", "--inputs",
                                 transformerExample + ".inputs.json", "--progress", "none", "-o",
                                 "r.scales"} +
                     options)
                .output;
        };
        const QString measure = "as a measure: recipes that models are trained with (fp8_current";
        QCOMPARE(saidOf({"--transform", "format:bf16,bf16"}).count(measure), 1);
        QVERIFY(!saidOf({}).contains(measure));
        QVERIFY(
            !saidOf({"--transform", "fp8", "--backward", "none"}).contains(measure)); // nothing to hold to it
    }

    void optionsThatTheTransformDoesNotLookAtAreSaid_data()
    {
        QTest::addColumn<QString>("transform");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("replacements without unit scaling")
            << "fp8" << QStringList{"--replace", "relu=gelu"}
            << "--replace has no effect on this run; it is for the transform unit_scale.";
        QTest::newRow("a constraint without unit scaling")
            << "fp8" << QStringList{"--constraint", "gmean"}
            << "--constraint has no effect on this run; it is for the transform unit_scale.";
        QTest::newRow("a rounding without a format")
            << "unit_scale" << QStringList{"--rounding", "nearest"}
            << "--rounding has no effect on this run; it is for the transforms fp8, format and recipe.";
    }

    void optionsThatTheTransformDoesNotLookAtAreSaid()
    {
        QFETCH(const QString, transform);
        QFETCH(const QStringList, options);
        QFETCH(const QString, sentence);
        tests::Program program;
        const auto ended = program.run(QStringList{"run", transformerExample + ".pt", "--inputs",
                                                   transformerExample + ".inputs.json", "--transform",
                                                   transform, "--progress", "none", "-o", "r.scales"} +
                                       options);
        QCOMPARE(ended.status, 0);
        const QString said = ended.output + ended.errors;
        QVERIFY2(said.contains(sentence), qPrintable(said));
        QCOMPARE(said.count("has no effect on this run"), 1);
    }

    void unitScalingGoesFirstAndTheRunSaysSo()
    {
        tests::Program program;
        const auto ended = program.run({"run", transformerExample + ".pt", "--inputs",
                                        transformerExample + ".inputs.json", "--transform", "fp8",
                                        "--transform", "unit_scale", "--progress", "none", "-o", "r.scales"});
        QCOMPARE(ended.status, 0);
        QVERIFY2((ended.output + ended.errors)
                     .contains("The transform unit_scale was moved before fp8: formats are simulated inside "
                               "scaled operators."),
                 qPrintable(ended.output + ended.errors));
        const auto exported = program.run(
            {"export", "r.scales", "--transforms", "t.csv", "--quantization", "q.csv", "--table", "n.csv"});
        QCOMPARE(exported.errors, QString());
        QCOMPARE(exported.status, 0);

        const QString changes = textOfFile(program, "t.csv");
        QVERIFY(changes.startsWith("transform,action,target,module,provenance,file,line,message\n"));
        QCOMPARE(rowsWith(changes, "unit_scale,replaced,aten::linear,"), 13);
        QCOMPARE(rowsWith(changes, "unit_scale,residual,aten::add,"), 4);
        QCOMPARE(rowsWith(changes, "unit_scale,unconstrained,aten::linear,head,"), 1);
        QCOMPARE(rowsWith(changes, "fp8,quantized,unit_scaled::linear,"), 13);

        const QString rounded = textOfFile(program, "q.csv");
        QVERIFY(rounded.startsWith("id,name,direction,role,target,module,format,rounding,numel,saturated,"
                                   "flushed,subnormal,nans,sqnr,scaling\n"));
        QCOMPARE(rounded.count(",unit_scaled::linear,layers.0.q,e4m3us,stochastic,"), 2); // input and weight
        QCOMPARE(rounded.count(",unit_scaled::linear,layers.0.q,e5m2us,stochastic,"), 1);
        QVERIFY(textOfFile(program, "n.csv").contains(",unit_scaled::residual_split,"));
    }

    void whatCantBeTransformedIsSaid_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* body, const QString& input, const QString& why) {
            QTest::newRow(name) << QByteArray(
                                       "class Net:\n    def forward(self, x: Tensor) -> Tensor:\n        ")
                                       .append(body)
                                       .append('\n')
                                << input << "The transform unit_scale can't be applied: " + why + "\n";
        };
        row("no operator has a rule", "return torch.sin(x)", "randn:[3]",
            "none of the model's operators has a rule; it runs aten::sin.");
        row("whole numbers only", "return x * 2 + 1", "randint(0,9):[3]",
            "the model computes no floating-point tensors from others.");
        row("a quantized model",
            "return torch.gelu(torch.dequantize(torch.quantize_per_tensor(x, 0.1, 0, 12)))", "randn:[3]",
            "the model is quantized (aten::quantize_per_tensor), so its weights have scales of their "
            "own; "
            "use the floating-point model that it was made from.");
    }

    void whatCantBeTransformedIsSaid()
    {
        QFETCH(const QByteArray, source);
        QFETCH(const QString, input);
        QFETCH(const QString, sentence);
        tests::Program program;
        const QString model = built(program, source);
        QVERIFY(!model.isEmpty());
        const auto ended = program.run({"run", model, "--input", input, "--transform", "unit_scale",
                                        "--progress", "none", "-o", "r.scales"});
        QCOMPARE(ended.errors, sentence);
        QCOMPARE(ended.status, 4);
        QVERIFY(!QFile::exists(program.folder.filePath("r.scales")));
    }

    void aFrozenModelIsRefused()
    {
        tests::Program program;
        const auto ended =
            program.run({"run", scalescope::tests::sourcePath("tests/data/unit_scaling/frozen.pt"), "--input",
                         "randn:[2,12]", "--transform", "unit_scale", "--progress", "none"});
        QCOMPARE(ended.errors,
                 u"The transform unit_scale can't be applied: the model was frozen when it was saved, so its "
                 "weights can't be rescaled; save it without torch.jit.freeze.\n"_s);
        QCOMPARE(ended.status, 4);
    }

    void theDictionaryReplacesAndAMissIsSaid()
    {
        tests::Program program;
        const QString model = built(program, "class Net:\n    def forward(self, x: Tensor) -> Tensor:\n"
                                             "        return torch.tanh(x)\n");
        const auto ended = program.run({"run", model, "--input", "randn:[3]", "--transform", "unit_scale",
                                        "--replace", "tanh=gelu(mult=2)", "--replace", "swish=silu",
                                        "--progress", "none", "-o", "r.scales"});
        QCOMPARE(ended.status, 0);
        QVERIFY((ended.output + ended.errors).contains("--replace swish=silu replaced nothing:"));
        QCOMPARE(program.run({"export", "r.scales", "--table", "n.csv"}).status, 0);
        QVERIFY(textOfFile(program, "n.csv").contains(",unit_scaled::gelu,"));
    }

    void aReplacedModuleGivesTheNumbersThatItsOperatorsHave()
    {
        tests::Program program;
        const QString model = built(program, "class Net:\n    first = Conv2d(4, 4, 3, 2, 1)\n\n"
                                             "    def forward(self, x: Tensor) -> Tensor:\n"
                                             "        return self.first(x)\n");
        QVERIFY(!model.isEmpty());
        const auto ended =
            program.run({"run", model, "--input", "randn:[2,4,8,8]", "--transform", "unit_scale:extended",
                         "--replace", "Conv2d=conv2d", "--progress", "none", "-o", "r.scales"});
        QCOMPARE(ended.status, 0);
        QCOMPARE(program.run({"export", "r.scales", "--table", "n.csv"}).status, 0);
        const QString table = textOfFile(program, "n.csv");
        const auto at = table.indexOf(",unit_scaled::conv2d,");
        QVERIFY2(at > 0 && table.mid(at).section('\n', 0, 0).contains(",2x4x4x4,"), qPrintable(table));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestTransformCommand)
#include "test_transform_command.moc"
