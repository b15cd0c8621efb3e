// SPDX-License-Identifier: GPL-3.0-or-later
// Tracking changes no value: outputs, gradients and buffers of a tracked run, and of a replayed one, equal
// those of the stock interpreter bit for bit.
#include "tests/core/engine/support/archive_cases.h"
#include "tests/core/engine/support/run_pair.h"
#include "tests/support/manifest.h"

#include "core/engine/compat/autograd_node.h"
#include "core/engine/compat/libtorch_version.h"
#include "core/engine/examples/example.h"
#include "core/engine/inputs/inputs.h"
#include "core/engine/load/loader.h"
#include "core/job/inputs_file.h"

#include <ATen/Parallel.h>
#include <QTemporaryDir>
#include <QTest>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

/// Inputs of the examples, from the documents that ship with them.
Case example(const std::string& name)
{
    const std::string folder = SCALESCOPE_SOURCE_DIR "/resources/examples/";
    return {"example " + name, [=] { return buildModule(folder + name + ".py"); },
            [=](const torch::jit::Module& module) {
                std::ostringstream text;
                text << std::ifstream(folder + name + ".inputs.json").rdbuf();
                const auto inputs = job::inputsFromText(text.str());
                return makeInputs(module.get_method("forward").function().getSchema(), inputs.value(), {})
                    .value();
            }};
}

/// Real files that load and run, where the folder with them is there.
std::vector<Case> realFiles(const QTemporaryDir& folder)
{
    std::vector<Case> cases;
    for (const tests::ManifestRow& row : tests::manifestRows(libtorchVersion())) {
        if (!row.loads.starts_with("yes") || !row.forward.starts_with("yes")) {
            continue;
        }
        const auto document = tests::inputsDocument(row, folder.path().toStdString());
        cases.push_back(
            {row.file, [row] { return loadModel(row.path).value(); },
             [row, inputs = job::inputsFromJson(document).value()](const torch::jit::Module& module) {
                 const auto& schema = module.get_method(row.method).function().getSchema();
                 return makeInputs(schema, inputs, {}).value();
             },
             row.method});
    }
    return cases;
}

std::vector<Case> allCases(const QTemporaryDir& folder)
{
    std::vector<Case> cases = snippets();
    for (auto more : {contexts(), realFiles(folder)}) {
        cases.insert(cases.end(), more.begin(), more.end());
    }
    for (const char* name : {"mlp", "transformer_lm", "convnet", "lstm", "loop_branch", "dict_tuple"}) {
        cases.push_back(example(name));
    }
    return cases;
}

/// Steps go to the tracker and are recorded too.
class Both : public StepObserver
{
public:
    Both(StepObserver& first, StepObserver& second) : m_first(first), m_second(second) {}
    void beforeStep(const Step& step, c10::ArrayRef<c10::IValue> inputs) override
    {
        m_first.beforeStep(step, inputs);
        m_second.beforeStep(step, inputs);
    }
    void afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs) override
    {
        m_first.afterStep(step, outputs);
        m_second.afterStep(step, outputs);
    }

private:
    StepObserver& m_first;
    StepObserver& m_second;
};

void addTensorInputs(Tracker& tracker, const std::vector<c10::IValue>& arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        for (const NamedTensor& named : namedTensors(arguments[i], "x" + std::to_string(i))) {
            tracker.addInput(named.path, named.tensor);
        }
    }
}

std::string textOf(const graph::Graph& graph)
{
    std::ostringstream text;
    for (const graph::Node& node : graph.nodes) {
        text << node.name << ' ' << node.provenance << ' ' << node.module;
        for (const auto* metric : {node.forward.get(), node.backward.get()}) {
            if (metric) {
                text << ' ' << metric->statistics.numel << ' ' << metric->statistics.meanAbs;
            }
        }
        text << '\n';
    }
    return text.str();
}

} // namespace

class TestBitEquality : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        at::set_num_threads(1);
        ignoreMissingGradients();
        m_cases = allCases(m_folder);
    }

    void trackedAndReplayedRunsEqualTheStockRun_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            QTest::newRow(m_cases[i].name.c_str()) << static_cast<int>(i);
        }
    }

    void trackedAndReplayedRunsEqualTheStockRun()
    {
        QFETCH(int, index);
        const Case& model = m_cases[static_cast<std::size_t>(index)];
        const torch::jit::Module stockModule = model.build();
        if (model.autocast) {
            writeCastsOut(stockModule, model.method);
        }
        const auto inputs = model.inputs(stockModule);
        const Outcome stock = outcomeOf(
            stockModule, inputs, [&](const torch::jit::Module& module, std::vector<c10::IValue> given) {
                return runStock(module, model.method, std::move(given));
            });

        const torch::jit::Module trackedModule = model.build();
        GraphSink sink;
        Tracker tracker(trackedModule, sink);
        ProgramRecorder recorder;
        Both both(tracker, recorder);
        SourceBook sources;
        Program program;
        const auto toTracker = [&](const c10::IValue& result) {
            tracker.addOutputs(result);
            tracker.startBackward();
        };
        const Outcome tracked = outcomeOf(
            trackedModule, inputs,
            [&](const torch::jit::Module& module, std::vector<c10::IValue> given) {
                addTensorInputs(tracker, given);
                Interpreter interpreter(module, sources, &both);
                const auto result =
                    interpreter.run(model.method, normalised(module, model.method, std::move(given)));
                program = recorder.take(interpreter.inputs(), interpreter.result());
                return result;
            },
            toTracker);
        QCOMPARE(QString::fromStdString(difference(stock, tracked)), QString());
        if (!stock.forwardError.empty()) {
            return; // no program
        }

        const torch::jit::Module replayedModule = model.build();
        GraphSink replayedSink;
        Tracker replayedTracker(replayedModule, replayedSink);
        const Outcome replayed = outcomeOf(
            replayedModule, inputs,
            [&](const torch::jit::Module& module, std::vector<c10::IValue> given) {
                addTensorInputs(replayedTracker, given);
                return replay(program, module, normalised(module, model.method, std::move(given)),
                              &replayedTracker);
            },
            [&](const c10::IValue& result) {
                replayedTracker.addOutputs(result);
                replayedTracker.startBackward();
            });
        QCOMPARE(QString::fromStdString(difference(stock, replayed)), QString());
        QCOMPARE(QString::fromStdString(textOf(replayedSink.graph)),
                 QString::fromStdString(textOf(sink.graph)));
    }

private:
    QTemporaryDir m_folder;
    std::vector<Case> m_cases;
};

QTEST_GUILESS_MAIN(TestBitEquality)
#include "test_bit_equality.moc"
