// SPDX-License-Identifier: GPL-3.0-or-later
// What tracking and simulated FP8 cost: forward and backward of a transformer, six layers of width 512, 8 x
// 128 tokens, one thread.
#include "core/engine/capture/interpreter.h"
#include "core/engine/examples/example.h"
#include "core/engine/program/replay.h"
#include "core/engine/track/tracker.h"
#include "core/engine/transform/run_transforms.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/clone_scheme.h"
#include "tests/benchmarks/peak_memory.h"

#include <ATen/Parallel.h>
#include <cstdlib>
#include <map>
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
    void add(const graph::QuantisedTensor& tensor) override { m_quantised.push_back(tensor); }
    void add(const graph::Problem& problem) override { m_problems.push_back(problem); }
    [[nodiscard]] std::size_t quantised() const { return m_quantised.size(); }
    [[nodiscard]] std::size_t gradients() const { return m_gradients.size(); }

private:
    std::vector<graph::Node> m_nodes;
    std::vector<std::pair<graph::NodeId, graph::Metric>> m_gradients;
    std::vector<graph::ModuleCall> m_calls;
    std::vector<graph::Problem> m_problems;
    std::vector<graph::TransformNote> m_notes;
    std::vector<graph::QuantisedTensor> m_quantised;
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
        track([this](MemorySink& /*sink*/, engine::Tracker& tracker) {
            engine::SourceBook sources;
            return engine::Interpreter(m_model, sources, &tracker).run("forward", {m_input});
        });
    }

    /// Tracked, with simulated FP8. The program is captured at the first call.
    void simulated(const char* rounding)
    {
        auto& simulation = m_simulations[rounding];
        if (!simulation) {
            simulation.emplace(m_model, m_input, rounding);
        }
        const std::size_t quantised = track([&](MemorySink& sink, engine::Tracker& tracker) {
            return simulation->run(m_model, m_input, sink, tracker);
        });
        simulation->stopReporting();
        TORCH_CHECK(quantised > 100, "nothing was quantised");
    }

private:
    /// Forward as given, then backward, all of it tracked. Gives how many tensors were quantised.
    std::size_t track(const std::function<c10::IValue(MemorySink&, engine::Tracker&)>& forward)
    {
        MemorySink sink;
        engine::Tracker tracker(m_model, sink);
        tracker.addInput("x", m_input);
        c10::IValue result = forward(sink, tracker);
        tracker.addOutputs(result);
        tracker.startBackward();
        torch::autograd::backward({std::move(result).toTensor()}, {m_seed});
        tracker.finish();
        dropGradients();
        TORCH_CHECK(sink.gradients() > 100, "the run was not tracked");
        return sink.quantised();
    }

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
    std::map<std::string, std::optional<SimulatedFp8>> m_simulations; ///< by rounding
};

std::vector<Measurement> trackingTime()
{
    Workload work;
    const auto seconds =
        secondsByRound({[&] { work.untracked(); }, [&] { work.tracked(); }, [&] { work.cloneScheme(); }},
                       repetitions(), Clock::Cpu);
    return {measured("tracking/time", seconds[1] / seconds[0], "x untracked")
                .withGoal(1.12)
                .beside(seconds[2] / seconds[0], clones),
            measured("tracking/time/untracked", seconds[0], "s")};
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
    return {measuredMemory("tracking/memory", tracked / plain, "x untracked")
                .withGoal(1.10)
                .beside(cloning / plain, clones),
            measuredMemory("tracking/memory/untracked", plain, "MB")};
}

std::vector<Measurement> simulationTime()
{
    Workload work;
    const auto seconds = secondsByRound(
        {[&] { work.tracked(); }, [&] { work.simulated("nearest"); }, [&] { work.simulated("stochastic"); }},
        repetitions(), Clock::Cpu);
    return {measured("fp8/time/nearest", seconds[1] / seconds[0], "x tracked").withGoal(1.5),
            measured("fp8/time/stochastic", seconds[2] / seconds[0], "x tracked").withGoal(2.0),
            measured("fp8/time/tracked", seconds[0], "s")};
}

const Register time("tracking/time", trackingTime);
const Register simulation("fp8/time", simulationTime);
const Register memory("tracking/memory", trackingMemory);

} // namespace

} // namespace scalescope::bench
