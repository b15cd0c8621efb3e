// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/lowered_program.h"

#include <memory>
#include <string>
#include <torch/csrc/jit/ir/ir.h>
#include <torch/script.h>
#include <unordered_map>
#include <variant>
#include <vector>

namespace scalescope::engine::exported {

/// A stored tensor that the program reads: the paths that it has, more than one where modules share it.
struct StoredValue
{
    std::vector<std::string> paths; ///< "layers.0.linear.weight"
};

/// The graph of one method of a module while it is built: what stands in it for the values of the program.
/// What it has not and can't reach from its own module becomes an argument of the method.
class MethodGraph
{
public:
    using Value = torch::jit::Value;

    /// What a method has to be given: a value of the program, or a module by its path.
    using Need = std::variant<Operand::Value, std::string>;

    /// `path` is that of the method's module, `self` its type. `stored` has to outlive this.
    MethodGraph(std::string path, const c10::TypePtr& self,
                const std::unordered_map<Id, StoredValue>& stored);

    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] torch::jit::Graph& graph() { return *m_graph; }
    [[nodiscard]] std::shared_ptr<torch::jit::Graph> finished() { return m_graph; }

    /// An argument that has a name of its own.
    Value* addArgument(const std::string& name, const c10::TypePtr& type);
    /// Says what stands for a value from here on.
    void set(Id id, Value* value) { m_values[id] = value; }
    [[nodiscard]] Value* value(const Operand::Value& value);
    /// Puts another tensor in the place of a stored one, under every name of it that the method reaches.
    void replaceStored(Id id, Value* value);
    /// The module of that path and type, to be called.
    [[nodiscard]] Value* module(const std::string& path, const c10::TypePtr& type);
    /// What is to be given in the arguments after those that have names, in order.
    [[nodiscard]] const std::vector<Need>& needs() const { return m_needs; }

private:
    Value* attribute(const std::string& path, const c10::TypePtr& type);
    Value* ownerOf(const std::string& path);
    Value* needed(Need need, const std::string& name, const c10::TypePtr& type);

    std::string m_path;
    const std::unordered_map<Id, StoredValue>& m_stored;
    std::shared_ptr<torch::jit::Graph> m_graph = std::make_shared<torch::jit::Graph>();
    Value* m_self;
    torch::jit::Node* m_lastAttribute =
        nullptr; ///< they come first, in the order in which they are asked for
    std::unordered_map<Id, Value*> m_values;
    std::unordered_map<std::string, Value*> m_attributes; ///< by path, modules and tensors
    std::vector<Need> m_needs;
};

} // namespace scalescope::engine::exported
