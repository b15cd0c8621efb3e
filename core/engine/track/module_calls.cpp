// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/module_calls.h"

#include "core/engine/capture/module_scopes.h"

#include <algorithm>
#include <utility>

namespace scalescope::engine {

ModuleAttributes::ModuleAttributes(const torch::jit::Module& module)
{
    for (const auto& owner : module.named_modules()) {
        const auto type = owner.value.type();
        const std::string prefix = owner.name.empty() ? "" : owner.name + ".";
        for (std::size_t i = 0; i < type->numAttributes(); ++i) {
            const c10::IValue value = owner.value._ivalue()->getSlot(i);
            if (value.isTensor() && value.toTensor().defined()) {
                m_attributes.try_emplace(value.toTensor().unsafeGetTensorImpl(),
                                         ModuleAttribute{prefix + type->getAttributeName(i), owner.name,
                                                         className(*type), type->is_parameter(i)});
            }
        }
    }
}

const ModuleAttribute* ModuleAttributes::find(const at::Tensor& tensor) const
{
    const auto found = m_attributes.find(tensor.unsafeGetTensorImpl());
    return found == m_attributes.end() ? nullptr : &found->second;
}

namespace {

constexpr graph::NodeId notThereYet = -1;

} // namespace

void ModuleCalls::begin(graph::ModuleCall call)
{
    call.order = m_next++;
    m_open.push_back({std::move(call), 0});
}

void ModuleCalls::giveBack(const std::string& output, graph::NodeId node)
{
    m_open.back().call.outputs.push_back({output, node});
}

void ModuleCalls::waitFor(const std::string& output, const at::Tensor& tensor)
{
    Open& open = m_open.back();
    m_waiting.push_back({tensor, open.call.order, open.call.outputs.size()});
    open.call.outputs.push_back({output, notThereYet});
    ++open.missing;
}

void ModuleCalls::resolve(const at::Tensor& tensor, graph::NodeId node)
{
    if (m_waiting.empty()) {
        return;
    }
    const auto resolved = std::remove_if(m_waiting.begin(), m_waiting.end(), [&](const Waiting& waiting) {
        if (!waiting.tensor.is_same(tensor)) {
            return false;
        }
        Open& open = m_open[static_cast<std::size_t>(waiting.call - m_open.front().call.order)];
        open.call.outputs[waiting.output].node = node;
        --open.missing;
        return true;
    });
    m_waiting.erase(resolved, m_waiting.end());
    tell();
}

std::vector<at::Tensor> ModuleCalls::waitingFor(const at::Tensor& written) const
{
    std::vector<at::Tensor> tensors;
    for (const Waiting& waiting : m_waiting) {
        if (waiting.tensor.has_storage() && written.has_storage() && waiting.tensor.is_alias_of(written)) {
            tensors.push_back(waiting.tensor);
        }
    }
    return tensors;
}

std::vector<at::Tensor> ModuleCalls::waiting() const
{
    std::vector<at::Tensor> tensors;
    for (const Waiting& waiting : m_waiting) {
        tensors.push_back(waiting.tensor);
    }
    return tensors;
}

void ModuleCalls::finish()
{
    m_waiting.clear();
    for (Open& open : m_open) {
        std::erase_if(open.call.outputs, [](const auto& output) { return output.node == notThereYet; });
        open.missing = 0;
    }
    tell();
}

void ModuleCalls::tell()
{
    while (!m_open.empty() && m_open.front().missing == 0) {
        m_sink.addModuleCall(m_open.front().call);
        m_open.pop_front();
    }
}

} // namespace scalescope::engine
