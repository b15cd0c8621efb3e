// SPDX-License-Identifier: GPL-3.0-or-later
// What tracking costs: forward and backward of a transformer, six layers of width 512, 8 x 128 tokens, one
// thread.
#include "core/engine/capture/interpreter.h"
#include "core/engine/examples/example.h"
#include "core/engine/track/tracker.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/clone_scheme.h"
#include "tests/benchmarks/peak_memory.h"

#include <ATen/Parallel.h>
#include <cstdlib>
#include <torch/csrc/jit/passes/inliner.h>
#include <torch/csrc/jit/runtime/interpreter.h>
#include <torch/torch.h>

namespace scalescope::bench {

namespace {

constexpr const char* clones = "clones and six ATen calls";

/// Rounds whose median is reported; SCALESCOPE_BENCH_ROUNDS changes it.
int repetitions()
{
    const char* rounds = std::getenv("SCALESCOPE_BENCH_ROUNDS");
    return rounds ? std::max(1, std::atoi(rounds)) : 9;
}

/// Keeps what tracking finds, as the run does until it is written.
class MemorySink : public engine::NodeSink
{
public:
    void addNode(const graph::Node& node) override { m_nodes.push_back(node); }
    void addGradient(graph::NodeId node, const graph::Metric& metric) override
    {
        m_gradients.emplace_back(node, metric);
    }
    void addModuleCall(const graph::ModuleCall& call) override { m_calls.push_back(call); }
    void addProblem(const graph::Problem& problem) override { m_problems.push_back(problem); }
    [[nodiscard]] std::size_t gradients() const { return m_gradients.size(); }

private:
    std::vector<graph::Node> m_nodes;
    std::vector<std::pair<graph::NodeId, graph::Metric>> m_gradients;
    std::vector<graph::ModuleCall> m_calls;
    std::vector<graph::Problem> m_problems;
};

/// The model with its input and the gradient of its output.
class Workload
{
public:
    Workload()
    {
        at::set_num_threads(1);
        countTensorBytes();
        m_model = engine::buildModule(SCALESCOPE_SOURCE_DIR "/tests/benchmarks/transformer.py", 0,
                                      SCALESCOPE_SOURCE_DIR "/resources/examples/nn.py");
        m_input = at::randn({8, 128, 512}).set_requires_grad(true);
        m_seed = at::randn({8, 128, 512});
        m_graph = m_model.get_method("forward").graph()->copy();
        torch::jit::Inline(*m_graph);
        m_plain = torch::jit::Code(m_graph, "plain");
        m_cloning = torch::jit::Code(withCloneScheme(*m_graph), "clone scheme");
    }

    void untracked() { run(m_plain); }
    void cloneScheme() { run(m_cloning); }

    void tracked()
    {
        MemorySink sink;
        engine::Tracker tracker(m_model, sink);
        tracker.addInput("x", m_input);
        engine::SourceBook sources;
        engine::Interpreter interpreter(m_model, sources, &tracker);
        c10::IValue result = interpreter.run("forward", {m_input});
        tracker.addOutputs(result);
        tracker.startBackward();
        torch::autograd::backward({std::move(result).toTensor()}, {m_seed});
        tracker.finish();
        dropGradients();
        TORCH_CHECK(sink.gradients() > 100, "the run was not tracked");
    }

private:
    void run(const torch::jit::Code& code)
    {
        torch::jit::Stack stack = {m_model._ivalue(), m_input};
        torch::jit::InterpreterState(code).run(stack);
        torch::autograd::backward({torch::jit::pop(stack).toTensor()}, {m_seed});
        dropGradients();
    }

    void dropGradients()
    {
        m_input.mutable_grad() = at::Tensor();
        for (const at::Tensor& parameter : m_model.parameters()) {
            parameter.mutable_grad() = at::Tensor();
        }
    }

    torch::jit::Module m_model;
    at::Tensor m_input;
    at::Tensor m_seed;
    std::shared_ptr<torch::jit::Graph> m_graph;
    torch::jit::Code m_plain;
    torch::jit::Code m_cloning;
};

std::vector<Measurement> trackingTime()
{
    Workload work;
    const auto seconds =
        medianSeconds({[&] { work.untracked(); }, [&] { work.tracked(); }, [&] { work.cloneScheme(); }},
                      repetitions(), Clock::Cpu);
    return {{"tracking/time", seconds[1] / seconds[0], "x untracked", seconds[2] / seconds[0], 1.12, clones},
            {"tracking/time/untracked", seconds[0], "s", std::nullopt, std::nullopt, {}}};
}

std::vector<Measurement> trackingMemory()
{
    Workload work;
    work.untracked();
    work.tracked();
    const auto megabytes = [](std::int64_t bytes) { return static_cast<double>(bytes) / 1e6; };
    const double plain = megabytes(peakTensorBytes([&] { work.untracked(); }));
    const double tracked = megabytes(peakTensorBytes([&] { work.tracked(); }));
    const double cloning = megabytes(peakTensorBytes([&] { work.cloneScheme(); }));
    return {{"tracking/memory", tracked / plain, "x untracked", cloning / plain, 1.10, clones},
            {"tracking/memory/untracked", plain, "MB", std::nullopt, std::nullopt, {}}};
}

const Register time("tracking/time", trackingTime);
const Register memory("tracking/memory", trackingMemory);

} // namespace

} // namespace scalescope::bench
