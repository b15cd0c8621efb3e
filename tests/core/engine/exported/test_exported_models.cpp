// SPDX-License-Identifier: GPL-3.0-or-later
// Archives of torch.export run as PyTorch runs them, bit for bit (golden data by
// tests/reference/exported_models.py).
#include "core/engine/capture/interpreter.h"
#include "core/engine/exported/exported_model.h"
#include "core/engine/inputs/inputs.h"
#include "core/engine/inputs/value_files.h"
#include "core/engine/program/replay.h"
#include "core/engine/track/gradients.h"
#include "core/engine/values/errors.h"
#include "core/engine/values/tensor_facts.h"
#include "core/message/say_exported.h"
#include "tests/support/compare_messages.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QTest>
#include <cstring>
#include <torch/csrc/autograd/autograd.h>

using namespace scalescope;
using namespace scalescope::engine;

namespace {

const std::string exportedFolder = tests::sourcePath("tests/data/exported/").toStdString();

/// Kernels of other releases and processors differ in the last bits; rows of runs are compared bit for bit
/// with the same machine's PyTorch by test_oracle and ./dev reference.
constexpr double ofOtherKernels = 1e-5;
constexpr double ofBfloat16 = 2e-2; ///< of what a block of autocast computes

QString tensorDifference(const at::Tensor& actual, const at::Tensor& expected, double tolerance = 0)
{
    if (actual.scalar_type() != expected.scalar_type() || actual.sizes() != expected.sizes())
        return QString::fromStdString(c10::str(actual.scalar_type(), actual.sizes(), " instead of ",
                                               expected.scalar_type(), expected.sizes()));
    const bool same =
        at::equal(actual, expected) || actual.allclose(expected, tolerance, tolerance, /*equal_nan=*/true);
    return same ? QString() : QString::fromStdString(c10::str((actual - expected).abs().max()));
}

c10::IValue expectedOf(const std::string& name)
{
    return readValueFile({name + ".expected.pt", {}}, exportedFolder).value();
}

c10::IValue member(const c10::IValue& dictionary, const char* name)
{
    return dictionary.toGenericDict().at(name);
}

std::vector<at::Tensor> tensorsIn(const c10::IValue& value)
{
    std::vector<at::Tensor> tensors;
    forEachTensor(value, [&tensors](const at::Tensor& tensor) { tensors.push_back(tensor); });
    return tensors;
}

/// A model of the folder with its sample inputs, or with those that are given, run once.
struct Run
{
    explicit Run(const std::string& name, std::vector<c10::IValue> given = {})
    {
        auto opened = exported::loadExported(exportedFolder + name + ".pt2");
        if (!opened)
            throw std::runtime_error(opened.error().message);
        model = std::move(*opened);
        const auto& schema = model.module.get_method("forward").function().getSchema();
        if (given.empty())
            given = makeInputs(schema, {}, InputContext{0, {}, "cpu"}).value();
        for (const c10::IValue& input : given)
            inputs.push_back(withGradients(input, &leaves));
        SourceBook sources;
        Interpreter interpreter(model.module, sources, &recorder);
        const at::AutoGradMode gradients(true);
        at::manual_seed(0);
        output = interpreter.run("forward", inputs);
        program = recorder.take(interpreter.inputs(), interpreter.result());
        texts = sources.texts();
    }

    void goBackward() const
    {
        std::vector<at::Tensor> roots;
        std::vector<at::Tensor> seeds;
        for (const at::Tensor& tensor : tensorsIn(output))
            if (tensor.requires_grad()) {
                roots.push_back(tensor);
                seeds.push_back(at::ones_like(tensor));
            }
        torch::autograd::backward(roots, seeds);
    }

    exported::ExportedModel model;
    std::vector<c10::IValue> inputs;
    std::vector<at::Tensor> leaves;
    ProgramRecorder recorder;
    Program program;
    std::map<std::string, std::string> texts;
    c10::IValue output;
};

at::Tensor attributeOf(const Run& run, const std::string& path)
{
    torch::jit::Module module = run.model.module;
    std::size_t start = 0;
    for (auto dot = path.find('.'); dot != std::string::npos; start = dot + 1, dot = path.find('.', start))
        module = module.attr(path.substr(start, dot - start)).toModule();
    return module.attr(path.substr(start)).toTensor();
}

/// What a run and going backward from ones gave: outputs, gradients and buffers.
void compareRun(const Run& run, const c10::IValue& expected, double tolerance)
{
    run.goBackward();
    const auto outputs = tensorsIn(run.output);
    const auto wanted = tensorsIn(member(expected, "outputs"));
    QCOMPARE(outputs.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        QCOMPARE(tensorDifference(outputs[i].detach(), wanted[i], tolerance), QString());
    for (const auto& item : member(expected, "gradients").toGenericDict()) {
        const std::string key = item.key().toStringRef();
        const at::Tensor tensor =
            key.starts_with("input:") ? run.leaves.at(std::stoul(key.substr(6))) : attributeOf(run, key);
        QVERIFY2(tensor.grad().defined(), key.c_str());
        QVERIFY2(tensorDifference(tensor.grad(), item.value().toTensor(), tolerance).isEmpty(), key.c_str());
    }
    for (const auto& item : member(expected, "buffers").toGenericDict())
        QCOMPARE(
            tensorDifference(attributeOf(run, item.key().toStringRef()), item.value().toTensor(), tolerance),
            QString());
}

/// The operator that decomposition leaves of a batch normalisation came with PyTorch 2.1.
bool hasOperatorsOf(const std::string& name)
{
    return name != "counted" || c10::Dispatcher::singleton()
                                    .findSchema({"aten::_native_batch_norm_legit_no_training", ""})
                                    .has_value();
}

} // namespace

class TestExportedModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyRunAsInPython_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"language", "blocks", "branches", "loops", "scans", "normalised", "containers", "attention",
              "decomposed", "counted", "derived", "checked", "gradless"})
            if (hasOperatorsOf(name))
                QTest::newRow(name) << QString(name);
    }

    void theyRunAsInPython()
    {
        QFETCH(const QString, name);
        compareRun(Run(name.toStdString()), expectedOf(name.toStdString()),
                   name == "blocks" ? ofBfloat16 : ofOtherKernels);
    }

    /// Written by the releases that their names end in (tests/reference/older_exports.py).
    void olderArchivesRunAsInPython_data()
    {
        QTest::addColumn<QString>("name");
        const QDir older(QString::fromStdString(exportedFolder + "older"));
        for (const QString& file : older.entryList({"*.expected.pt"}))
            QTest::newRow(qPrintable(file)) << "older/" + file.chopped(int(std::strlen(".expected.pt")));
    }

    void olderArchivesRunAsInPython()
    {
        QFETCH(const QString, name);
        if (!name.contains("attention") && !hasOperatorsOf("counted"))
            QSKIP("This libtorch lacks an operator that the program calls.");
        const c10::IValue expected = expectedOf(name.toStdString());
        compareRun(Run(name.toStdString(), member(expected, "inputs").toListRef().vec()), expected,
                   ofOtherKernels);
    }

    void tooOldIsToldSo()
    {
        const auto opened = exported::loadExported(exportedFolder + "older/convolutions-2.2.2.pt2");
        QVERIFY(!opened);
        QVERIFY(opened.error().said.id() == say::exportTooOld("", 2, exported::oldestSchema).id());
    }

    void onlyWhatWasTakenApartIsSaidToBeDecomposed()
    {
        QVERIFY(exported::loadExported(exportedFolder + "older/attention-2.3.1.pt2")->isDecomposed);
        for (const char* whole :
             {"attention-2.4.1", "attention-2.5.1", "convolutions-2.5.1", "classifier-2.6.0"})
            QVERIFY2(!exported::loadExported(exportedFolder + "older/" + whole + ".pt2")->isDecomposed,
                     whole);
    }

    void lostRegionsWithoutGradientsAreKnown()
    {
        QVERIFY(exported::loadExported(exportedFolder + "gradless.pt2")->hasLostGradModes);
        for (const char* other : {"decomposed", "counted", "blocks"})
            QVERIFY2(!exported::loadExported(exportedFolder + other + ".pt2")->hasLostGradModes, other);
    }

    void aReplayIsTheSame_data() { theyRunAsInPython_data(); }

    void aReplayIsTheSame()
    {
        QFETCH(const QString, name);
        const Run run(name.toStdString());
        const Run fresh(name.toStdString());
        auto again = exported::loadExported(exportedFolder + name.toStdString() + ".pt2").value();
        at::manual_seed(0);
        const c10::IValue output = replay(run.program, again.module, fresh.inputs);
        const auto wanted = tensorsIn(run.output);
        const auto outputs = tensorsIn(output);
        QCOMPARE(outputs.size(), wanted.size());
        for (std::size_t i = 0; i < wanted.size(); ++i)
            QCOMPARE(tensorDifference(outputs[i].detach(), wanted[i].detach()), QString());
    }

    void stepsKnowTheirModulesAndLines()
    {
        const Run run("language");
        QStringList linears;
        for (const Step& step : run.program.steps)
            if (step.instruction->target == "aten::linear")
                linears << QString::fromStdString(step.scope->path + " " + step.scope->type + " " +
                                                  std::to_string(step.occurrence));
        QCOMPARE(linears, QStringList({"layers.0.up Linear 0", "layers.0.down Linear 0",
                                       "layers.1.up Linear 0", "layers.1.down Linear 0",
                                       "layers.0.up Linear 1", "layers.0.down Linear 1", "head Linear 0"}));
        QCOMPARE(run.texts.count("exported_models.py"), std::size_t{1});
        const QStringList lines = QString::fromStdString(run.texts.at("exported_models.py")).split('\n');
        QVERIFY(lines.value(52 - 1).contains("F.cross_entropy(logits")); // as the archive's stack_trace says
    }

    void tiedWeightsAreOne()
    {
        const Run run("language");
        QVERIFY(attributeOf(run, "head.weight").is_same(attributeOf(run, "embedding.weight")));
    }

    void openSizesTakeOthersWithinTheirBounds_data()
    {
        QTest::addColumn<QString>("ids");
        QTest::addColumn<QString>("mask");
        QTest::addColumn<message::Message>("said");
        const auto row = [](const char* name, const char* ids, const char* mask,
                            const message::Message& said) {
            QTest::newRow(name) << QString(ids) << QString(mask) << said;
        };
        row("as exported", "sample", "sample", {});
        row("others", "randint(0,20):[3,7]", "ones:[3,7]", {});
        row("too many", "randint(0,20):[9,7]", "ones:[9,7]", say::exportedWithMost("ids", 0, 9, 8));
        row("too few", "randint(0,20):[3,1]", "ones:[3,1]", say::exportedWithLeast("ids", 1, 1, 2));
        row("not the same", "randint(0,20):[3,7]", "ones:[2,7]",
            say::exportedWithSameSize("mask", 0, 2, "ids", 3));
        row("another dtype", "randn:[3,7]", "ones:[3,7]", say::exportedWithDtype("ids", "float32", "int64"));
        row("a dimension more", "randint(0,20):[3,7,1]", "ones:[3,7]",
            say::exportedWithOtherDimensions("ids", say::dimensionsCounted({3}), 2));
    }

    void openSizesTakeOthersWithinTheirBounds()
    {
        QFETCH(const QString, ids);
        QFETCH(const QString, mask);
        QFETCH(const message::Message, said);
        const auto model = exported::loadExported(exportedFolder + "language.pt2").value();
        const auto& schema = model.module.get_method("forward").function().getSchema();
        const auto inputs = makeInputs(schema, {{"ids", ids.toStdString()}, {"mask", mask.toStdString()}},
                                       InputContext{0, {}, "cpu"});
        QVERIFY2(inputs.has_value(), inputs ? "" : inputs.error().message.c_str());
        const auto checked = model.rules.check(*inputs);
        QCOMPARE(checked ? message::Message() : checked.error().said, said);
        QCOMPARE(checked.has_value(), !said);
        if (checked) {
            SourceBook sources;
            Interpreter(model.module, sources).run("forward", *inputs);
        }
    }

    void sizesFollowFromOthers_data()
    {
        QTest::addColumn<QString>("x");
        QTest::addColumn<QString>("y");
        QTest::addColumn<QString>("says");
        QTest::newRow("twice") << "randn:[4,3]"
                               << "randn:[8,3]"
                               << "";
        QTest::newRow("not twice") << "randn:[4,3]"
                                   << "randn:[7,3]"
                                   << "must have 8 to fit x, because it is 2*s";
        QTest::newRow("too many") << "randn:[9,3]"
                                  << "randn:[18,3]"
                                  << "of at most 8";
    }

    void sizesFollowFromOthers()
    {
        QFETCH(const QString, x);
        QFETCH(const QString, y);
        QFETCH(const QString, says);
        const auto model = exported::loadExported(exportedFolder + "derived.pt2").value();
        const auto& schema = model.module.get_method("forward").function().getSchema();
        const auto inputs =
            makeInputs(schema, {{"x", x.toStdString()}, {"y", y.toStdString()}}, InputContext{0, {}, "cpu"});
        QVERIFY2(inputs.has_value(), inputs ? "" : inputs.error().message.c_str());
        const auto checked = model.rules.check(*inputs);
        QCOMPARE(checked.has_value(), says.isEmpty());
        if (!checked)
            QVERIFY2(checked.error().message.find(says.toStdString()) != std::string::npos,
                     checked.error().message.c_str());
    }

    void formulasAreRead_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("text");
        const auto add = [](const char* expression, const char* text) {
            QTest::newRow(expression) << expression << text;
        };
        add("s6", "s6");
        add("Mul(Integer(4), s6)", "4*s6");
        add("Add(s17, Integer(-1))", "s17 - 1");
        add("Add(Mul(Integer(2), s0), Integer(3))", "2*s0 + 3");
        add("2*s0 + 1", "2*s0 + 1");
        add("3*(s0 - 2)", "3*s0 - 6");
        add("Integer(7)", "7");
        add("FloorDiv(s6, Integer(2))", "");
        add("Mul(s6, s6)", "");
        add("Add(s6, s7)", "");
        add("4*9223372036854775807*s6", "");
        add("((((((((((((((((((((((((((((((s6))))))))))))))))))))))))))))))", "");
        add("Mul(", "");
    }

    void formulasAreRead()
    {
        QFETCH(const QString, expression);
        QFETCH(const QString, text);
        const auto formula = exported::formulaOf(expression.toStdString());
        QCOMPARE(formula ? QString::fromStdString(formula->text()) : QString(), text);
    }

    void aSizeBeyondWhatIsCheckedRaises()
    {
        std::vector<c10::IValue> inputs{at::ones({9, 3}), at::scalar_tensor(9, at::kLong)};
        try {
            Run("checked", std::move(inputs));
        } catch (const RunFailure& failure) {
            QVERIFY2(QString(failure.what()).contains("Runtime assertion failed for expression u0 <= 4"),
                     failure.what());
            return;
        }
        QFAIL("It ran.");
    }

    void aDecomposedProgramSaysSo()
    {
        QVERIFY(exported::loadExported(exportedFolder + "decomposed.pt2")->isDecomposed);
        QVERIFY(!exported::loadExported(exportedFolder + "attention.pt2")->isDecomposed);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestExportedModels)
#include "test_exported_models.moc"
