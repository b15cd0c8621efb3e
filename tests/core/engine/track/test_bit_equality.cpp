// SPDX-License-Identifier: GPL-3.0-or-later
// Tracking changes no value: outputs, gradients and buffers of a tracked run, and of a replayed one, equal
// those of the stock interpreter bit for bit.
#include "core/engine/compat/autograd_node.h"
#include "core/engine/program/program.h"
#include "core/engine/program/replay.h"
#include "tests/core/engine/support/real_files.h"
#include "tests/core/engine/support/run_pair.h"
#include "tests/support/test_class.h"

#include <ATen/Parallel.h>
#include <QTest>
#include <sstream>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

void addTensorInputs(Tracker& tracker, const std::vector<c10::IValue>& arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        for (const NamedTensor& named : namedTensors(arguments[i], "x" + std::to_string(i))) {
            tracker.addInput(named.path, named.tensor);
        }
    }
}

std::string graphText(const graph::Graph& graph)
{
    std::ostringstream text;
    for (const graph::Node& node : graph.nodes) {
        text << node.name << ' ' << node.provenance.text() << ' ' << node.module;
        for (const auto* metric : {node.forward.metric.get(), node.backward.metric.get()}) {
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
        m_cases = allCases();
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
        ObserverPair both(tracker, recorder);
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
        QCOMPARE(QString::fromStdString(graphText(replayedSink.graph)),
                 QString::fromStdString(graphText(sink.graph)));
    }

private:
    std::vector<Case> m_cases;
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestBitEquality)
#include "test_bit_equality.moc"
