// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/track/node_sink.h"

#include <deque>
#include <string>
#include <torch/script.h>
#include <unordered_map>
#include <vector>

namespace scalescope::engine {

/// A parameter or buffer of a module.
struct ModuleAttribute
{
    std::string name; ///< "layers.0.weight"
    std::string module;
    std::string moduleType;
    bool isParameter;
};

/// The parameters and buffers of the module that runs and of those inside it, by the tensors' own objects.
class ModuleAttributes
{
public:
    /// The module has to outlive this.
    explicit ModuleAttributes(const torch::jit::Module& module);

    /// The attribute that a tensor is, or null. Of several the first.
    [[nodiscard]] const ModuleAttribute* find(const at::Tensor& tensor) const;

private:
    std::unordered_map<const c10::TensorImpl*, ModuleAttribute> m_attributes;
};

/// The calls of modules with the nodes that they gave back, told to the sink in order of completion. A tensor
/// whose memory was written through another one since its node was made has no node of its present content:
/// it gets one when something reads it, and the call waits for that.
class ModuleCalls
{
public:
    explicit ModuleCalls(NodeSink& sink) : m_sink(sink) {}

    /// A call that has ended; its outputs follow with giveBack() and waitFor(), then complete(). Its order
    /// is counted here.
    void begin(graph::ModuleCall call);
    void giveBack(const std::string& output, graph::NodeId node);
    /// An output whose node is not there yet. The tensor is kept until then.
    void waitFor(const std::string& output, const at::Tensor& tensor);
    void complete() { tell(); }

    /// The tensor has a node now.
    void resolve(const at::Tensor& tensor, graph::NodeId node);
    /// Tensors that are waited for and share their memory with this one: a write to it would change them.
    [[nodiscard]] std::vector<at::Tensor> waitingFor(const at::Tensor& written) const;
    /// All tensors that are waited for.
    [[nodiscard]] std::vector<at::Tensor> waiting() const;
    [[nodiscard]] bool isWaiting() const { return !m_waiting.empty(); }
    /// Tells the rest, also where nodes are missing.
    void finish();

private:
    struct Open
    {
        graph::ModuleCall call;
        int missing = 0;
    };
    struct Waiting
    {
        at::Tensor tensor;
        std::int64_t call; ///< its order
        std::size_t output;
    };
    void tell();

    NodeSink& m_sink;
    std::deque<Open> m_open; ///< in order, without gaps
    std::vector<Waiting> m_waiting;
    std::int64_t m_next = 0;
};

} // namespace scalescope::engine
