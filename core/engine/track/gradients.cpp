// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/gradients.h"

#include <torch/csrc/autograd/function_hook.h>

namespace scalescope::engine {

/// Shared with the hooks by weak references: a hook that outlives the tracking does nothing.
struct GradientHooks::State
{
    Record record;
    std::mutex mutex; // backward on other devices runs in threads of its own
    std::atomic<bool> recording{false};
};

namespace {

using torch::autograd::variable_list;

class RecordingHook : public torch::autograd::FunctionPreHook
{
public:
    RecordingHook(std::weak_ptr<GradientHooks::State> state, graph::NodeId node, std::uint32_t output)
        : m_state(std::move(state)), m_node(node), m_output(output)
    {
    }

    variable_list operator()(const variable_list& gradients) override
    {
        const auto state = m_state.lock();
        if (state && state->recording && m_output < gradients.size() && gradients[m_output].defined()) {
            const std::lock_guard lock(state->mutex);
            state->record(m_node, gradients[m_output]);
        }
        return gradients;
    }

private:
    std::weak_ptr<GradientHooks::State> m_state;
    graph::NodeId m_node;
    std::uint32_t m_output;
};

/// Passes its gradient on.
struct PassOn : torch::autograd::Node
{
    variable_list apply(variable_list&& gradients) override { return std::move(gradients); }
};

} // namespace

GradientHooks::GradientHooks(Record record) : m_state(std::make_shared<State>())
{
    m_state->record = std::move(record);
}

GradientHooks::~GradientHooks() = default;

void GradientHooks::watch(const at::Tensor& tensor, graph::NodeId node)
{
    if (!takesGradient(tensor)) {
        return;
    }
    AutogradNode function = tensor.grad_fn();
    std::uint32_t output = 0;
    if (function) {
        output = static_cast<std::uint32_t>(tensor.output_nr());
    } else {
        function = torch::autograd::impl::grad_accumulator(tensor);
        m_accumulators.push_back(function);
    }
    function->add_pre_hook(std::make_unique<RecordingHook>(m_state, node, output));
    ++m_watched;
}

void GradientHooks::giveOwnGradient(const at::Tensor& tensor)
{
    if (!takesGradient(tensor) || tensor.is_leaf() || !at::GradMode::is_enabled()) {
        return;
    }
    AutogradNode function = makeAutogradNode<PassOn>();
    function->add_input_metadata(tensor);
    function->set_next_edges({torch::autograd::impl::gradient_edge(tensor)});
    torch::autograd::impl::set_gradient_edge(tensor, {std::move(function), 0});
}

void GradientHooks::start()
{
    m_state->recording = true;
}

void GradientHooks::stop()
{
    m_state->recording = false;
}

} // namespace scalescope::engine
