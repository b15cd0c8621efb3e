// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/model_code.h"

#include <optional>
#include <set>
#include <torch/csrc/jit/ir/constants.h>
#include <torch/csrc/jit/ir/ir.h>
#include <torch/csrc/jit/runtime/graph_executor.h>
#include <unordered_set>

namespace scalescope::engine {

namespace {

using torch::jit::Block;
using torch::jit::Function;
using torch::jit::Node;
using Counts = std::map<std::string, std::int64_t>;

/// The function that a call node runs, or null where only running tells (interfaces).
const Function* calleeOf(const Node* node)
{
    if (node->kind() == c10::prim::CallFunction) {
        const auto type = node->input(0)->type()->cast<c10::FunctionType>();
        return type ? type->function() : nullptr;
    }
    if (node->kind() == c10::prim::CallMethod) {
        const auto type = node->input(0)->type()->cast<c10::ClassType>();
        return type ? type->findMethod(node->s(c10::attr::name)) : nullptr;
    }
    return nullptr;
}

class Counter
{
public:
    /// Each function is walked once; its callers add the result.
    const Counts& of(const Function& function)
    {
        const auto [at, isNew] = m_counts.try_emplace(&function);
        // A function that is being counted contributes nothing to itself: TorchScript has no recursion.
        if (isNew && function.isGraphFunction()) {
            Counts counts;
            count(torch::jit::toGraphFunction(function).graph()->block(), counts);
            m_counts[&function] = std::move(counts);
        }
        return m_counts[&function];
    }

    [[nodiscard]] bool isCalled(const Function& function) const { return m_called.contains(&function); }

private:
    void count(const Block* block, Counts& counts)
    {
        for (const Node* node : block->nodes()) {
            if (const Function* callee = calleeOf(node)) {
                m_called.insert(callee);
                for (const auto& [name, calls] : of(*callee))
                    counts[name] += calls;
            } else if (!node->kind().is_prim()) {
                ++counts[node->kind().toQualString()];
            }
            for (const Block* inner : node->blocks())
                count(inner, counts);
            if (node->hasAttribute(c10::attr::Subgraph))
                count(node->g(c10::attr::Subgraph)->block(), counts);
        }
    }

    std::map<const Function*, Counts> m_counts;
    std::set<const Function*> m_called;
};

} // namespace

Counts countOperators(const torch::jit::Module& module)
{
    Counter counter;
    for (const auto& method : module.get_methods())
        counter.of(method.function());
    Counts total;
    for (const auto& method : module.get_methods())
        if (!counter.isCalled(method.function()))
            for (const auto& [name, calls] : counter.of(method.function()))
                total[name] += calls;
    return total;
}

namespace {

/// What the code of an operator's call says of its mode; nothing where it asks an attribute, or has none.
std::optional<bool> writtenMode(const Node& node)
{
    const auto* schema = node.maybeSchema();
    if (schema == nullptr)
        return std::nullopt;
    for (const char* name : {"train", "training"})
        if (const auto place = schema->argumentIndexWithName(name))
            if (const auto value = torch::jit::toIValue(node.input(static_cast<std::size_t>(*place)));
                value && value->isBool())
                return value->toBool();
    return std::nullopt;
}

class Search
{
public:
    explicit Search(bool training) : m_training(training) {}

    void of(Function& function)
    {
        if (function.isGraphFunction() && m_seen.insert(&function).second)
            of(*torch::jit::toGraphFunction(function).graph()->block());
    }

    [[nodiscard]] std::vector<std::string> found() const { return {m_found.begin(), m_found.end()}; }

private:
    void of(const Block& block)
    {
        for (const Node* node : block.nodes()) {
            if (writtenMode(*node).value_or(m_training) != m_training)
                m_found.insert(node->kind().toQualString());
            for (const Block* inner : node->blocks())
                of(*inner);
        }
    }

    bool m_training;
    std::unordered_set<const Function*> m_seen;
    std::set<std::string> m_found;
};

} // namespace

std::vector<std::string> operatorsOfOtherMode(const torch::jit::Module& module, bool training)
{
    Search search(training);
    for (const torch::jit::Module& each : module.modules())
        for (const torch::jit::Method& method : each.get_methods())
            search.of(method.function());
    for (Function* function : module._ivalue()->compilation_unit()->get_functions())
        search.of(*function);
    return search.found();
}

namespace {

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
