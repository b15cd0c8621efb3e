// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/workload.h"

#include "core/engine/capture/interpreter.h"
#include "core/engine/examples/example.h"
#include "core/engine/program/replay.h"
#include "core/engine/track/tracker.h"
#include "core/engine/transform/run_transforms.h"
#include "tests/benchmarks/clone_scheme.h"
#include "tests/benchmarks/peak_memory.h"
#include "tests/support/places.h"

#include <ATen/Parallel.h>
#include <algorithm>
#include <optional>
#include <set>
#include <torch/csrc/autograd/autograd.h>
#include <torch/csrc/jit/passes/inliner.h>
#include <torch/script.h>
#include <tuple>

namespace scalescope::bench {

/// Keeps what tracking finds, as the run does until it is written.
class MemorySink : public engine::NodeSink, public engine::TransformSink
{
public:
    void addNode(const graph::Node& node) override { m_nodes.push_back(node); }
    void addGradient(graph::NodeId node, const graph::Metric& metric) override
    {
        m_gradients.emplace_back(node, metric);
    }
    void addModuleCall(const graph::ModuleCall& call) override { m_calls.push_back(call); }
    void addProblem(const graph::Problem& problem) override { m_problems.push_back(problem); }
    void add(const graph::TransformNote& note) override { m_notes.push_back(note); }
    void add(const graph::QuantizedTensor& tensor) override { m_quantized.push_back(tensor); }
    void add(const graph::Problem& problem) override { m_problems.push_back(problem); }
    /// How many elements the tensors and gradients have that differ: what holds the same numbers as another
    /// is measured with it.
    [[nodiscard]] std::vector<std::int64_t> sizes() const
    {
        std::set<std::tuple<std::int64_t, double, double, double>> distinct;
        const auto add = [&](const graph::Statistics& s) {
            distinct.emplace(s.numel, s.meanAbs, s.rms, s.absMean);
        };
        for (const graph::Node& node : m_nodes) {
            if (node.forward.metric) {
                add(node.forward.metric->statistics);
            }
        }
        for (const auto& [node, metric] : m_gradients) {
            add(metric.statistics);
        }
        std::vector<std::int64_t> result;
        for (const auto& statistics : distinct) {
            result.push_back(std::get<0>(statistics));
        }
        return result;
    }
    [[nodiscard]] std::size_t quantized() const { return m_quantized.size(); }
    [[nodiscard]] std::size_t gradients() const { return m_gradients.size(); }

private:
    std::vector<graph::Node> m_nodes;
    std::vector<std::pair<graph::NodeId, graph::Metric>> m_gradients;
    std::vector<graph::ModuleCall> m_calls;
    std::vector<graph::Problem> m_problems;
    std::vector<graph::TransformNote> m_notes;
    std::vector<graph::QuantizedTensor> m_quantized;
};

/// Simulated FP8 with one rounding: the program, captured and transformed once.
class SimulatedFp8
{
public:
    SimulatedFp8(const torch::jit::Module& model, const at::Tensor& input, const char* rounding)
    {
        m_job.transforms = *job::transformsFrom({"fp8"});
        m_job.rounding = rounding;
        m_transforms.emplace(m_job);
        engine::SourceBook sources;
        const auto isReady = [&] {
            if (!m_transforms->choose()) {
                return false;
            }
            m_transforms->capture(model, sources, {input});
            return m_transforms->apply(model).has_value();
        };
        TORCH_CHECK(isReady(), "the model could not be transformed");
    }

    c10::IValue run(const torch::jit::Module& model, const at::Tensor& input, MemorySink& sink,
                    engine::Tracker& tracker)
    {
        m_transforms->reportTo(&sink);
        return engine::replay(m_transforms->program(), model, {input}, &tracker);
    }
    void stopReporting() { m_transforms->reportTo(nullptr); }

private:
    job::Job m_job;
    std::optional<engine::RunTransforms> m_transforms;
};

Workload::Workload()
{
    at::set_num_threads(1);
    countTensorBytes();
    m_model = engine::buildModule(tests::sourcePath("tests/benchmarks/transformer.py").toStdString(), 0,
                                  tests::sourcePath("resources/examples/nn.py").toStdString());
    m_input = at::randn({8, 128, 512}).set_requires_grad(true);
    m_seed = at::randn({8, 128, 512});
    m_graph = m_model.get_method("forward").graph()->copy();
    torch::jit::Inline(*m_graph);
    m_plain = torch::jit::Code(m_graph, "plain");
    m_cloning = torch::jit::Code(withCloneScheme(*m_graph), "clone scheme");
}

Workload::~Workload() = default;

void Workload::tracked()
{
    MemorySink sink;
    track(sink, [this](engine::Tracker& tracker) {
        engine::SourceBook sources;
        return engine::Interpreter(m_model, sources, &tracker).run("forward", {m_input});
    });
    if (m_read.empty()) {
        const std::vector<std::int64_t> sizes = sink.sizes();
        const at::Tensor largest = at::ones({*std::max_element(sizes.begin(), sizes.end())});
        for (const std::int64_t size : sizes) {
            m_read.push_back(largest.narrow(0, 0, size));
        }
    }
}

void Workload::simulated(const char* rounding)
{
    auto& simulation = m_simulations[rounding];
    if (!simulation) {
        simulation = std::make_unique<SimulatedFp8>(m_model, m_input, rounding);
    }
    MemorySink sink;
    track(sink, [&](engine::Tracker& tracker) { return simulation->run(m_model, m_input, sink, tracker); });
    simulation->stopReporting();
    TORCH_CHECK(sink.quantized() > 100, "nothing was quantized");
}

void Workload::readTracked() const
{
    for (const at::Tensor& tensor : m_read) {
        tensor.sum();
    }
}

void Workload::track(MemorySink& sink, const std::function<c10::IValue(engine::Tracker&)>& forward)
{
    engine::Tracker tracker(m_model, sink);
    tracker.addInput("x", m_input);
    c10::IValue result = forward(tracker);
    tracker.addOutputs(result);
    tracker.startBackward();
    torch::autograd::backward({std::move(result).toTensor()}, {m_seed});
    tracker.finish();
    dropGradients();
    TORCH_CHECK(sink.gradients() > 100, "the run was not tracked");
}

void Workload::run(const torch::jit::Code& code)
{
    torch::jit::Stack stack = {m_model._ivalue(), m_input};
    torch::jit::InterpreterState(code).run(stack);
    torch::autograd::backward({torch::jit::pop(stack).toTensor()}, {m_seed});
    dropGradients();
}

void Workload::dropGradients()
{
    m_input.mutable_grad() = at::Tensor();
    for (const at::Tensor& parameter : m_model.parameters()) {
        parameter.mutable_grad() = at::Tensor();
    }
}

} // namespace scalescope::bench
