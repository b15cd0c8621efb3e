// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/Tensor.h>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <torch/csrc/jit/api/module.h>
#include <torch/csrc/jit/runtime/interpreter.h>
#include <vector>

namespace scalescope::engine {
class Tracker;
}

namespace scalescope::bench {

class MemorySink;
class SimulatedFp8;

/// Forward and backward of a transformer, six layers of width 512, 8 x 128 tokens, one thread.
class Workload
{
public:
    Workload();
    Workload(const Workload&) = delete;
    Workload& operator=(const Workload&) = delete;
    ~Workload();

    void untracked() { run(m_plain); }
    void cloneScheme() { run(m_cloning); }
    void tracked();
    /// Tracked, with simulated FP8. The program is captured at the first call.
    void simulated(const char* rounding);
    /// Reads as many elements as tracking has to: those of each tensor and gradient once. After tracked().
    void readTracked() const;

private:
    /// Forward as given, then backward, all of it tracked.
    void track(MemorySink& sink, const std::function<c10::IValue(engine::Tracker&)>& forward);
    void run(const torch::jit::Code& code);
    void dropGradients();

    torch::jit::Module m_model;
    at::Tensor m_input;
    at::Tensor m_seed;
    std::shared_ptr<torch::jit::Graph> m_graph;
    torch::jit::Code m_plain;
    torch::jit::Code m_cloning;
    std::map<std::string, std::unique_ptr<SimulatedFp8>> m_simulations; ///< by rounding
    std::vector<at::Tensor> m_read;                                     ///< as large as what is tracked
};

} // namespace scalescope::bench
