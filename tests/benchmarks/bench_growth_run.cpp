// SPDX-License-Identifier: GPL-3.0-or-later
// How the time and the memory of a tracked run, forward and backward, grow with the model: with its
// operators, how deep its modules are nested, how many branches it has, and the size of its tensors.
#include "core/engine/capture/interpreter.h"
#include "core/engine/track/node_sink.h"
#include "core/engine/track/tracker.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/peak_memory.h"

#include <ATen/Parallel.h>
#include <string>
#include <torch/csrc/autograd/autograd.h>
#include <torch/script.h>

namespace scalescope::bench {

namespace {

/// A model and its input, to be tracked again and again.
class Tracked
{
public:
    Tracked(torch::jit::Module model, std::int64_t elements)
        : m_model(std::move(model)), m_input(at::randn({elements}).set_requires_grad(true))
    {
        at::set_num_threads(1);
    }

    void run() const
    {
        engine::NoNodes sink;
        engine::SourceBook sources;
        engine::Tracker tracker(m_model, sink);
        tracker.addInput("x", m_input);
        c10::IValue result = engine::Interpreter(m_model, sources, &tracker).run("forward", {m_input});
        tracker.addOutputs(result);
        tracker.startBackward();
        torch::autograd::backward({std::move(result).toTensor()});
        tracker.finish();
        at::Tensor input = m_input;
        input.mutable_grad() = at::Tensor();
    }

private:
    torch::jit::Module m_model;
    at::Tensor m_input;
};

using ModelOf = std::function<Tracked(std::int64_t)>;

torch::jit::Module moduleWith(const std::string& lines)
{
    torch::jit::Module module("Model");
    module.define("def forward(self, x):\n" + lines);
    return module;
}

Tracked operators(std::int64_t count)
{
    return {moduleWith("  for i in range(" + std::to_string(count) +
                       "):\n    x = torch.tanh(x)\n  return x.sum()\n"),
            64};
}

Tracked branches(std::int64_t count)
{
    return {moduleWith("  ys = [torch.tanh(x) for i in range(" + std::to_string(count) +
                       ")]\n  return torch.stack(ys).sum()\n"),
            64};
}

Tracked elements(std::int64_t count)
{
    return {moduleWith("  for i in range(20):\n    x = torch.tanh(x)\n  return x.sum()\n"), count};
}

/// So many modules inside each other, each with an operator.
Tracked depth(std::int64_t levels)
{
    torch::jit::Module module("Level0");
    module.define("def forward(self, x):\n  return torch.tanh(x)\n");
    for (std::int64_t level = 1; level < levels; ++level) {
        torch::jit::Module around("Level" + std::to_string(level));
        around.register_module("inner", module);
        around.define("def forward(self, x):\n  return torch.tanh(self.inner.forward(x))\n");
        module = around;
    }
    torch::jit::Module model("Model");
    model.register_module("inner", module);
    model.define("def forward(self, x):\n  return self.inner.forward(x).sum()\n");
    return {model, 64};
}

Benchmark growth(const std::string& name, const ModelOf& modelOf, const std::vector<double>& sizes)
{
    return [name, modelOf, sizes] {
        std::vector<Rounds> seconds;
        std::vector<Rounds> bytes;
        const auto memoryOf = [](const Tracked& model) {
            return static_cast<double>(peakProcessBytes([&] { model.run(); }));
        };
        const Tracked smallest = modelOf(1);
        smallest.run();
        const double least = memoryOf(smallest);
        for (const double size : sizes) {
            const Tracked model = modelOf(static_cast<std::int64_t>(size));
            seconds.push_back(secondsByRound({[&] { model.run(); }}, 5, Clock::Cpu).front());
            bytes.emplace_back(std::max(memoryOf(model) - least, 1.0));
        }
        return std::vector<Measurement>{
            measured(name, growthOf(sizes, seconds), "exponent").withGoal(linearGrowthGoal),
            measured(name + "/memory",
                     growthOf({sizes.end() - 2, sizes.end()}, {bytes.end() - 2, bytes.end()}), "exponent")
                .withGoal(linearGrowthGoal)
                .of(Kind::Memory),
            measured(name + "/largest", seconds.back() * 1000, "ms"),
            measured(name + "/largest/memory", bytes.back() * 1e-6, "MB").of(Kind::Memory)};
    };
}

Register registerGrowth(const std::string& name, const ModelOf& modelOf, const std::vector<double>& sizes)
{
    return {name, growth(name, modelOf, sizes)};
}

const Register growths[] = {
    registerGrowth("growth/run/operators", operators, {1000, 3000, 10000, 30000, 100000}),
    registerGrowth("growth/run/branches", branches, {1000, 3000, 10000, 30000, 100000}),
    registerGrowth("growth/run/depth", depth, {16, 32, 64, 128}),
    registerGrowth("growth/run/elements", elements, {1 << 16, 1 << 18, 1 << 20, 1 << 22}),
};

} // namespace

} // namespace scalescope::bench
