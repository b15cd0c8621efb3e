// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/gradients.h"

#include "core/engine/values/tensor_facts.h"

#include <map>
#include <torch/csrc/autograd/function_hook.h>
#include <utility>

namespace scalescope::engine {

/// Shared with the hooks by weak references: a hook that outlives the tracking does nothing.
struct GradientHooks::State
{
    Record record;
    std::mutex mutex; // backward on other devices runs in threads of its own
    std::atomic<bool> recording{false};
    /// By node whose gradient comes in parts, what has come so far.
    std::map<graph::NodeId, at::Tensor> partial;

    void arrived(graph::NodeId node, const at::Tensor& gradient)
    {
        const auto found = partial.find(node);
        if (found == partial.end()) {
            record(node, gradient);
        } else {
            found->second = found->second.defined() ? found->second + gradient : gradient.clone();
        }
    }
    void complete(graph::NodeId node)
    {
        const auto found = partial.find(node);
        if (found != partial.end() && found->second.defined()) {
            record(node, std::exchange(found->second, {}));
        }
    }
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
            state->arrived(m_node, gradients[m_output]);
        }
        return gradients;
    }

private:
    std::weak_ptr<GradientHooks::State> m_state;
    graph::NodeId m_node;
    std::uint32_t m_output;
};

/// What a write into a view does to gradients, seen where autograd has done it: in its base's.
class WriteHook : public torch::autograd::FunctionPostHook
{
public:
    WriteHook(std::weak_ptr<GradientHooks::State> state, std::vector<ViewPart> parts, const at::Tensor& base)
        : m_state(std::move(state)),
          m_parts(std::move(parts)),
          m_sizes(base.sizes().vec()),
          m_strides(base.strides().vec()),
          m_offset(base.storage_offset())
    {
    }

    variable_list operator()(const variable_list& outputs, const variable_list& /*inputs*/) override
    {
        const auto state = m_state.lock();
        if (state && state->recording && !outputs.empty() && outputs[0].defined()) {
            const std::lock_guard lock(state->mutex);
            const at::NoGradGuard noGradients;
            const at::Tensor ofBase = laidOut(outputs[0]);
            for (const ViewPart& part : m_parts) {
                state->arrived(part.node, gradientOf(part, ofBase));
            }
        }
        return outputs;
    }

private:
    /// In memory as the base.
    [[nodiscard]] at::Tensor laidOut(const at::Tensor& gradient) const
    {
        if (gradient.strides() == at::IntArrayRef(m_strides)) {
            return gradient;
        }
        return at::empty_strided(m_sizes, m_strides, gradient.options()).copy_(gradient);
    }

    [[nodiscard]] at::Tensor gradientOf(const ViewPart& part, const at::Tensor& ofBase) const
    {
        return ofBase.as_strided(part.sizes, part.strides, ofBase.storage_offset() + part.offset - m_offset)
            .clone();
    }

    std::weak_ptr<GradientHooks::State> m_state;
    std::vector<ViewPart> m_parts;
    std::vector<std::int64_t> m_sizes;
    std::vector<std::int64_t> m_strides;
    std::int64_t m_offset;
};

/// By the time that backward comes to a base's older content, the gradients of views that were made of that
/// are whole.
class CompletingHook : public torch::autograd::FunctionPreHook
{
public:
    CompletingHook(std::weak_ptr<GradientHooks::State> state, std::vector<graph::NodeId> nodes)
        : m_state(std::move(state)), m_nodes(std::move(nodes))
    {
    }

    variable_list operator()(const variable_list& gradients) override
    {
        const auto state = m_state.lock();
        if (state && state->recording) {
            const std::lock_guard lock(state->mutex);
            for (const graph::NodeId node : m_nodes) {
                state->complete(node);
            }
        }
        return gradients;
    }

private:
    std::weak_ptr<GradientHooks::State> m_state;
    std::vector<graph::NodeId> m_nodes;
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
    m_watched += tensor.is_complex() ? 0 : 1; // of complex ones only those are recorded that are not finite
}

void GradientHooks::watchWrite(const at::Tensor& view, std::vector<ViewPart> parts)
{
    const at::Tensor base = baseOf(view);
    const AutogradNode write = base.defined() ? base.grad_fn() : nullptr;
    if (!write || write->num_outputs() == 0 || !write->next_edge(0).is_valid()) {
        return;
    }
    // Through the first write goes all that comes back to a content by way of its memory; what later writes
    // bring there goes to newer contents.
    std::erase_if(parts,
                  [this](const ViewPart& part) { return !m_state->partial.try_emplace(part.node).second; });
    if (parts.empty()) {
        return;
    }
    const auto& older = write->next_edge(0).function;
    std::vector<graph::NodeId> complete; // the others are when backward has ended
    for (const ViewPart& part : parts) {
        if (part.history == older.get()) {
            complete.push_back(part.node);
        }
    }
    older->add_pre_hook(std::make_unique<CompletingHook>(m_state, std::move(complete)));
    write->add_post_hook(std::make_unique<WriteHook>(m_state, std::move(parts), base));
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
    if (!m_state->recording.exchange(false)) {
        return;
    }
    const std::lock_guard lock(m_state->mutex);
    for (const auto& [node, gradient] : m_state->partial) {
        if (gradient.defined()) {
            m_state->record(node, gradient);
        }
    }
    m_state->partial.clear();
}

void Views::add(graph::NodeId node, const at::Tensor& tensor)
{
    if (takesGradient(tensor) && tensor.layout() == at::kStrided && baseOf(tensor).defined()) {
        m_views[node] = {{node, tensor.sizes().vec(), tensor.strides().vec(), tensor.storage_offset(),
                          baseOf(tensor).grad_fn().get()},
                         {}};
    }
}

void Views::setSource(graph::NodeId node, const at::Tensor& tensor, graph::NodeId source,
                      const at::Tensor& sourceTensor)
{
    const auto view = m_views.find(node);
    if (view != m_views.end() && node != source && m_views.contains(source) &&
        baseOf(tensor).is_same(baseOf(sourceTensor))) {
        view->second.source = source;
    }
}

std::vector<ViewPart> Views::partsOf(graph::NodeId node) const
{
    std::vector<ViewPart> parts;
    for (auto view = m_views.find(node); view != m_views.end(); view = m_views.find(*view->second.source)) {
        parts.push_back(view->second.part);
        if (!view->second.source) {
            break;
        }
    }
    return parts;
}

namespace {

c10::IValue copyOfLeaf(const at::Tensor& tensor, std::vector<at::Tensor>* leaves)
{
    if (!isObservable(tensor)) {
        return tensor;
    }
    const at::AutoGradMode gradients(true);
    at::Tensor leaf = tensor.detach();
    leaf.requires_grad_(true);
    if (leaves) {
        leaves->push_back(leaf);
    }
    return leaf.clone();
}

} // namespace

c10::IValue withGradients(const c10::IValue& value, std::vector<at::Tensor>* leaves)
{
    if (value.isTensor()) {
        return copyOfLeaf(value.toTensor(), leaves);
    }
    if (value.isTuple()) {
        std::vector<c10::IValue> elements;
        for (const c10::IValue& element : value.toTupleRef().elements()) {
            elements.push_back(withGradients(element, leaves));
        }
        const auto type = value.type()->expect<c10::TupleType>();
        return type->name() ? c10::ivalue::Tuple::createNamed(std::move(elements), type)
                            : c10::ivalue::Tuple::create(std::move(elements));
    }
    if (value.isList()) {
        c10::impl::GenericList copy(value.toList().elementType());
        for (const c10::IValue& element : value.toListRef()) {
            copy.push_back(withGradients(element, leaves));
        }
        return copy;
    }
    if (value.isGenericDict()) {
        const auto dict = value.toGenericDict();
        c10::impl::GenericDict copy(dict.keyType(), dict.valueType());
        for (const auto& item : dict) {
            copy.insert(item.key(), withGradients(item.value(), leaves));
        }
        return copy;
    }
    return value;
}

bool holdsFloats(const c10::IValue& value)
{
    bool found = false;
    forEachTensor(value, [&found](const at::Tensor& tensor) { found = found || isObservable(tensor); });
    return found;
}

} // namespace scalescope::engine
