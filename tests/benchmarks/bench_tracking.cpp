// SPDX-License-Identifier: GPL-3.0-or-later
// What tracking costs: forward and backward of a transformer, six layers of width 512, 8 x 128 tokens, one
// thread.
#include "core/engine/examples/example.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/clone_scheme.h"
#include "tests/benchmarks/peak_memory.h"

#include <ATen/Parallel.h>
#include <torch/csrc/jit/passes/inliner.h>
#include <torch/csrc/jit/runtime/interpreter.h>
#include <torch/torch.h>

namespace scalescope::bench {

namespace {

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
    const auto seconds = medianSeconds({[&] { work.untracked(); }, [&] { work.cloneScheme(); }}, 7);
    return {
        {"tracking/untracked", seconds[0], "s", std::nullopt, std::nullopt, {}},
        {"tracking/clone_scheme", seconds[1] / seconds[0], "x untracked", std::nullopt, std::nullopt, {}}};
}

std::vector<Measurement> trackingMemory()
{
    Workload work;
    work.untracked();
    const auto megabytes = [](std::int64_t bytes) { return static_cast<double>(bytes) / 1e6; };
    const double plain = megabytes(peakTensorBytes([&] { work.untracked(); }));
    const double cloning = megabytes(peakTensorBytes([&] { work.cloneScheme(); }));
    return {{"tracking/memory/untracked", plain, "MB", std::nullopt, std::nullopt, {}},
            {"tracking/memory/clone_scheme", cloning / plain, "x untracked", std::nullopt, std::nullopt, {}}};
}

const Register time("tracking/time", trackingTime);
const Register memory("tracking/memory", trackingMemory);

} // namespace

} // namespace scalescope::bench
