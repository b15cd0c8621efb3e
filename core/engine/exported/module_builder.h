// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/method_graph.h"
#include "core/engine/exported/module_tree.h"

#include <map>
#include <set>
#include <string>

namespace scalescope::engine::exported {

/// Makes methods of a program's operations: those that belong to the same call of a module, one after
/// another, become a method of it, which the method around calls (docs/decisions/exported-programs.md).
class ModuleBuilder
{
public:
    /// Both have to outlive this. `stored` says which inputs of the program are tensors of modules.
    ModuleBuilder(ModuleTree& tree, const std::unordered_map<Id, StoredValue>& stored)
        : m_tree(tree), m_stored(stored)
    {
    }

    /// The root's method, to which its arguments are added before and its results afterwards.
    [[nodiscard]] MethodGraph begin() { return {std::string(), m_tree.root().type(), m_stored}; }
    /// Puts the operations into it. Values among `results` are wanted afterwards.
    void add(MethodGraph& method, const std::vector<Operation>& operations,
             const std::vector<Operand>& results);
    /// Operators that this libtorch lacks, by name.
    [[nodiscard]] const std::set<std::string>& missing() const { return m_missing; }

private:
    class Writer;

    std::string nameFor(const ModuleCall& call);

    ModuleTree& m_tree;
    const std::unordered_map<Id, StoredValue>& m_stored;
    std::set<std::string> m_missing;
    std::vector<bool> m_gradientModes{true};                    ///< of the blocks around what is written now
    std::map<std::pair<std::string, std::string>, int> m_parts; ///< of calls, by path and name of the method
};

} // namespace scalescope::engine::exported
