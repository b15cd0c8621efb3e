// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/fixed_modes.h"

#include <torch/csrc/jit/ir/constants.h>
#include <torch/csrc/jit/ir/ir.h>
#include <torch/csrc/jit/runtime/graph_executor.h>

#include <optional>
#include <set>
#include <unordered_set>

namespace scalescope::engine {

namespace {

using torch::jit::Block;
using torch::jit::Function;
using torch::jit::Node;

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

} // namespace scalescope::engine
