// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that the authors of real models have published come out of whole runs: outputs and gradients.
#include "core/engine/capture/interpreter.h"
#include "core/engine/compat/autograd_node.h"
#include "core/engine/compat/libtorch.h"
#include "core/engine/engine.h"
#include "core/engine/inputs/inputs.h"
#include "core/engine/inputs/value_files.h"
#include "core/engine/load/loader.h"
#include "core/job/inputs_file.h"
#include "tests/core/engine/support/job_run.h"
#include "tests/support/manifest.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>
#include <torch/script.h>

using namespace scalescope;
using namespace scalescope::engine;
using scalescope::engine::testing::NoEvents;

namespace {

const QString modelsFolder = tests::sourcePath("../shared/models/");

/// The cells of the rows of a table, by the names in its first row.
std::vector<std::map<QString, QString>> tableOf(const QString& name)
{
    QFile file(modelsFolder + name);
    std::vector<std::map<QString, QString>> rows;
    QStringList header;
    if (!file.open(QFile::ReadOnly)) {
        return rows;
    }
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
        const QStringList cells = line.split('\t');
        if (line.startsWith('#')) {
            continue;
        }
        if (header.isEmpty()) {
            header = cells;
            continue;
        }
        for (int i = 0; i < std::min(cells.size(), header.size()); ++i) {
            (i == 0 ? rows.emplace_back() : rows.back())[header[i]] = cells[i];
        }
    }
    return rows;
}

std::vector<double> numbersIn(const QString& text)
{
    static const QRegularExpression number("[-+]?[0-9]+(\\.[0-9]*)?(e[-+]?[0-9]+)?");
    std::vector<double> numbers;
    for (auto match = number.globalMatch(text); match.hasNext();) {
        numbers.push_back(match.next().captured().toDouble());
    }
    return numbers;
}

at::Tensor column(const std::vector<double>& numbers)
{
    return at::tensor(numbers, at::kDouble);
}

/// A run whose outputs and inputs are saved, with their gradients.
class SavedRun
{
public:
    SavedRun(const QString& file, const std::vector<at::Tensor>& inputs, const QString& outputIndex = {},
             const at::Tensor& seed = {})
    {
        job::Job job;
        job.model = (modelsFolder + file).toStdString();
        job.output = path("run.scales");
        job.backward = "ones";
        if (!outputIndex.isEmpty()) {
            job.outputIndices = {outputIndex.toStdString()};
        }
        for (const at::Tensor& input : inputs) {
            job.inputs.push_back({"", write("input" + std::to_string(job.inputs.size()), input)});
        }
        if (seed.defined()) {
            job.backward = write("seed", seed);
        }
        job.saveValues = "^output|^" + firstInput(job.model) + "$";
        NoEvents events;
        const auto result = runJob(job, events);
        error = result ? QString() : QString::fromStdString(result.error().message);
        m_input = firstInput(job.model);
    }

    [[nodiscard]] at::Tensor output(const std::string& name = {}) const
    {
        return read("output" + (name.empty() ? "" : "." + name) + ".fwd.npy");
    }
    [[nodiscard]] at::Tensor input() const { return read(m_input + ".fwd.npy"); }
    [[nodiscard]] at::Tensor inputGradient() const { return read(m_input + ".bwd.npy"); }

    QString error;

private:
    static std::string firstInput(const std::string& model)
    {
        return loadModel(model).value().get_method("forward").function().getSchema().arguments().at(1).name();
    }
    [[nodiscard]] std::string path(const std::string& name) const
    {
        return m_directory.filePath(QString::fromStdString(name)).toStdString();
    }
    [[nodiscard]] std::string write(const std::string& name, const at::Tensor& tensor) const
    {
        const std::string file = path(name + ".npy");
        (void)writeNpy(tensor.contiguous(), file);
        return file;
    }
    [[nodiscard]] at::Tensor read(const std::string& name) const
    {
        QFile file(m_directory.filePath("run.values/" + QString::fromStdString(name)));
        const auto values = file.open(QFile::ReadOnly) ? readNpy(file.readAll().toStdString(), name)
                                                       : Result<at::Tensor>(at::empty({0}));
        return values ? values->to(at::kDouble).flatten() : at::empty({0}, at::kDouble);
    }

    QTemporaryDir m_directory;
    std::string m_input;
};

/// The tensors that the manifest names as a file's inputs.
std::vector<at::Tensor> manifestInputs(const QString& file)
{
    const QTemporaryDir given;
    std::vector<at::Tensor> inputs;
    for (const tests::ManifestRow& row : tests::manifestRows(libtorchVersion())) {
        if (row.file != file.toStdString()) {
            continue;
        }
        const auto document = tests::inputsDocument(row, given.path().toStdString());
        const auto module = loadModel(row.path).value();
        const auto& schema = module.get_method(row.method).function().getSchema();
        const auto values = makeInputs(schema, job::inputsFromJson(document).value(), {});
        for (const auto& value : values.value()) {
            if (value.isTensor()) {
                inputs.push_back(value.toTensor());
            }
        }
    }
    return inputs;
}

/// What is measured and what is published, number by number.
struct Pair
{
    at::Tensor found;
    at::Tensor published;
};

Pair measure(const QString& file, const QString& quantity, const QString& expected)
{
    const std::vector<at::Tensor> inputs = manifestInputs(file);
    if (quantity == "output") {
        return {SavedRun(file, inputs).output(), column(numbersIn(expected))};
    }
    if (quantity.startsWith("output[")) {
        const QString name = quantity.mid(7).chopped(1);
        return {SavedRun(file, inputs).output(name.toStdString()), column(numbersIn(expected))};
    }
    if (quantity.startsWith("d output[i]/d input")) {
        std::vector<at::Tensor> rows;
        const std::int64_t outputs = inputs[0].numel();
        for (std::int64_t i = 0; i < outputs; ++i) {
            const at::Tensor seed = at::zeros({outputs});
            seed[i] = 1;
            rows.push_back(SavedRun(file, inputs, {}, seed).inputGradient());
        }
        return {at::cat(rows), column(numbersIn(expected))};
    }
    if (expected == "= -force") {
        const SavedRun run(file, inputs, "energy");
        return {run.inputGradient(), -run.output("force")};
    }
    if (expected == "sum(pos^2); 2*pos") {
        const SavedRun run(file, inputs);
        const at::Tensor places = inputs[0].to(at::kDouble).flatten();
        return {at::cat({run.output(), run.inputGradient()}),
                at::cat({places.pow(2).sum().reshape(1), 2 * places})};
    }
    return {};
}

/// "... 3, 4 -> 7": the numbers before the arrow go in, shaped as the manifest says, those after it come out.
Pair followArrow(const QString& file, const QString& example)
{
    const std::vector<double> given = numbersIn(example.section("->", 0, 0));
    const at::Tensor published = column(numbersIn(example.section("->", 1)));
    std::vector<at::Tensor> inputs = manifestInputs(file);
    std::size_t next = 0;
    for (at::Tensor& input : inputs) {
        const auto count = given.size() == inputs.size() ? 1 : static_cast<std::size_t>(input.numel());
        input = column({given.begin() + static_cast<std::ptrdiff_t>(next),
                        given.begin() + static_cast<std::ptrdiff_t>(next + count)})
                    .to(example.contains('.') ? at::kFloat : at::kLong);
        next += count;
    }
    const SavedRun run(file, inputs);
    const bool several = published.numel() > 1 && run.output().numel() == 0;
    return {several ? at::cat({run.output("0"), run.output("1")}) : run.output(), published};
}

/// A model of numbers has no tensors: what it returns is asked of the interpreter.
Pair numberModel(const QString& file, const QString& example)
{
    const std::vector<double> given = numbersIn(example.section("->", 0, 0));
    const auto tuple = c10::ivalue::Tuple::create({c10::IValue(given.at(0)), c10::IValue(given.at(1)),
                                                   c10::IValue(static_cast<std::int64_t>(given.at(2)))});
    SourceBook sources;
    Interpreter interpreter(loadModel((modelsFolder + file).toStdString()).value(), sources);
    const c10::IValue result = interpreter.run("forward", {tuple});
    return {column({result.toDouble()}), column(numbersIn(example.section("->", 1)))};
}

} // namespace

class TestReferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (tableOf("REFERENCES.tsv").empty()) {
            QSKIP("The folder ../shared/models with REFERENCES.tsv is not here.");
        }
        ignoreMissingGradients();
    }

    void publishedNumbersComeOut_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("quantity");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("tolerance");
        for (const auto& row : tableOf("REFERENCES.tsv")) {
            const QString name = row.at("file") + ": " + row.at("quantity");
            QTest::newRow(qPrintable(name))
                << row.at("file") << row.at("quantity") << row.at("expected") << row.at("tolerance");
        }
    }

    void publishedNumbersComeOut()
    {
        QFETCH(QString, file);
        QFETCH(QString, quantity);
        QFETCH(QString, expected);
        QFETCH(QString, tolerance);
        Pair pair;
        if (!expected.contains("->")) {
            pair = measure(file, quantity, expected);
        } else if (file.contains("floats")) {
            pair = numberModel(file, expected);
        } else {
            pair = followArrow(file, expected.section(';', -1));
        }
        QVERIFY2(pair.published.defined(), "nobody checks this row");
        QCOMPARE(pair.found.numel(), pair.published.numel());
        const bool relative = tolerance.endsWith("rel");
        const double allowed = tolerance.section(' ', 0, 0).toDouble();
        const at::Tensor scale = relative ? pair.published.abs() : at::ones_like(pair.published);
        const at::Tensor excess = (pair.found - pair.published).abs() - allowed * scale;
        QVERIFY2(excess.le(0).all().item<bool>(),
                 qPrintable("off by " +
                            QString::number((pair.found - pair.published).abs().max().item<double>())));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestReferences)
#include "test_references.moc"
