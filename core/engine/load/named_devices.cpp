// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/named_devices.h"

#include <torch/csrc/jit/ir/constants.h>
#include <torch/csrc/jit/ir/ir.h>
#include <torch/csrc/jit/runtime/graph_executor.h>

#include <unordered_set>

namespace scalescope::engine {

namespace {

using torch::jit::Block;
using torch::jit::Function;
using torch::jit::Node;

bool isReplaced(const at::Device& device)
{
    return device.is_cpu() || device.is_cuda();
}

class Replacement
{
public:
    explicit Replacement(const at::Device& device) : m_device(device) {}

    /// Each function once, though it is known by its module and by its compilation unit.
    void of(Function& function)
    {
        if (function.isGraphFunction() && m_seen.insert(&function).second)
            of(*torch::jit::toGraphFunction(function).graph()->block());
    }

private:
    void of(Block& block)
    {
        for (Node* node : block.nodes()) {
            if (node->kind() == c10::prim::Constant)
                ofConstant(*node);
            for (Block* inner : node->blocks())
                of(*inner);
            if (node->hasAttribute(c10::attr::Subgraph))
                of(*node->g(c10::attr::Subgraph)->block());
        }
    }

    void ofConstant(Node& node)
    {
        if (!node.hasAttribute(c10::attr::value))
            return;
        if (node.output()->type()->kind() == c10::TypeKind::DeviceObjType) {
            if (isReplaced(torch::jit::toIValue(node.output())->toDevice()))
                node.s_(c10::attr::value, m_device.str());
        } else if (node.kindOf(c10::attr::value) == torch::jit::AttributeKind::t) {
            const at::Tensor& constant = node.t(c10::attr::value);
            // A number has no say in the result's dtype, which it would have as a tensor of the device.
            if (constant.defined() && isReplaced(constant.device()) &&
                !constant.unsafeGetTensorImpl()->is_wrapped_number())
                node.t_(c10::attr::value, constant.to(m_device));
        }
    }

    at::Device m_device;
    std::unordered_set<const Function*> m_seen;
};

/// Tensors that are neither parameters nor buffers: moving a module leaves them behind.
void moveAttributes(const torch::jit::Module& module, const at::Device& device)
{
    const auto type = module.type();
    for (std::size_t i = 0; i < type->numAttributes(); ++i) {
        const c10::IValue& value = module._ivalue()->getSlot(i);
        if (!value.isTensor() || !value.toTensor().defined() || type->is_parameter(i) || type->is_buffer(i))
            continue;
        const at::Tensor& tensor = value.toTensor();
        if (isReplaced(tensor.device()) && tensor.device() != device)
            module._ivalue()->setSlot(i,
                                      tensor.detach().to(device).set_requires_grad(tensor.requires_grad()));
    }
}

} // namespace

void computeOn(torch::jit::Module& module, const at::Device& device)
{
    Replacement replacement(device);
    for (const torch::jit::Module& each : module.modules()) {
        moveAttributes(each, device);
        for (const torch::jit::Method& method : each.get_methods())
            replacement.of(method.function());
    }
    for (Function* function : module._ivalue()->compilation_unit()->get_functions())
        replacement.of(*function);
}

} // namespace scalescope::engine
