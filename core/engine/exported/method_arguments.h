// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/lowered_program.h"
#include "core/engine/exported/method_graph.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::engine::exported {

/// How the arguments or results of a model nest: its graph has the leaves alone, in order.
struct ValueTree
{
    enum class Kind { Leaf, Tuple, List, Named };
    Kind kind = Kind::Leaf;
    std::string type;               ///< "builtins.dict"; empty of a leaf
    std::vector<std::string> names; ///< of the children of Kind::Named: keys, fields
    std::vector<ValueTree> children;

    [[nodiscard]] std::size_t leaves() const;
};

/// Reads `[1, {"type", "context", "children_spec"}]` (torch.utils._pytree.treespec_dumps). Throws
/// ClauseError.
ValueTree readTree(std::string_view json);

/// An input of the program that the user gives.
struct Leaf
{
    Id id = -1; ///< -1 of what was baked in when the model was exported
    ValueName::Sort sort = ValueName::Sort::Tensor;
    std::string value; ///< its name in the program
};

/// The arguments of the model's forward, and which inputs of the program each holds. Tuples and lists become
/// tuples, dictionaries and what else has names named tuples; what was baked in is left out, and so is an
/// argument with nothing else.
class MethodArguments
{
public:
    /// `tree` is that of (args, kwargs), `names` those of all arguments, as far as they are said. Throws
    /// ClauseError where the tree has other leaves.
    MethodArguments(const ValueTree& tree, const std::vector<std::string>& names, std::vector<Leaf> leaves);

    /// Adds them to the method, and what stands for each input.
    void addTo(MethodGraph& method) const;

    /// An argument, or a part of one.
    struct Part
    {
        std::string name; ///< empty of a part that has none
        ValueTree::Kind kind = ValueTree::Kind::Leaf;
        std::size_t leaf = 0;  ///< of a leaf, its place among the leaves
        std::size_t place = 0; ///< of a part, its place among all that its tree had
        std::vector<Part> parts;
        c10::TypePtr type;
    };
    [[nodiscard]] const std::vector<Part>& arguments() const { return m_arguments; }
    [[nodiscard]] const std::vector<Leaf>& leaves() const { return m_leaves; }

    /// A value as an argument wants it, from one that nests as the tree did: the archive's sample inputs.
    /// None where it does not fit.
    [[nodiscard]] static c10::IValue fitted(const Part& part, const c10::IValue& value);

private:
    bool take(const ValueTree& tree, Part& part);
    static void unpack(MethodGraph& method, const Part& part, torch::jit::Value* value,
                       const std::vector<Leaf>& leaves);

    std::vector<Leaf> m_leaves;
    std::size_t m_next = 0;
    std::vector<Part> m_arguments;
};

/// The value that has the leaves of a tree, in order, put into a graph where it inserts now.
torch::jit::Value* nested(torch::jit::Graph& graph, const ValueTree& tree,
                          const std::vector<torch::jit::Value*>& leaves);

} // namespace scalescope::engine::exported
