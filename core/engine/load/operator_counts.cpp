// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/operator_counts.h"

#include <torch/csrc/jit/ir/ir.h>
#include <torch/csrc/jit/runtime/graph_executor.h>

#include <set>

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

} // namespace scalescope::engine
