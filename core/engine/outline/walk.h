// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/capture/module_scopes.h"
#include "core/engine/capture/source_book.h"
#include "core/engine/outline/collector.h"
#include "core/engine/outline/value.h"

#include <torch/csrc/jit/ir/ir.h>

#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace scalescope::engine::outline {

/// Goes through the code of a method as a run would, without values: calls are entered, with the paths that
/// modules have in a run; loops go round once; of an `if` whose condition every run has alike that branch is
/// taken, of others both, one after the other. Attributes have the values that the file gives them.
class Walk
{
public:
    /// All of these have to outlive this.
    Walk(const torch::jit::Module& module, SourceBook& sources, Collector& collector, const Limits& limits);

    /// Throws Full at a limit, and what libtorch throws.
    void run(const torch::jit::Method& method);

private:
    using JitNode = torch::jit::Node;
    using JitValue = torch::jit::Value;
    using Inputs = std::vector<ValuePtr>;
    using Handler = void (Walk::*)(const JitNode&);

    /// The values of one call of a function, and the module whose code that is.
    struct Frame
    {
        std::shared_ptr<const Scope> scope;
        std::unordered_map<const JitValue*, ValuePtr> values;
    };
    /// The branches and loops around an operator.
    struct Around
    {
        std::string kind; ///< graph::inBranch, ...
        std::string place;
    };
    class Deeper;
    class Called;

    // Control
    void walkBlock(const torch::jit::Block& block);
    void walkNode(const JitNode& node);
    void walkIf(const JitNode& node);
    void walkBranch(const JitNode& node, std::size_t branch);
    void walkLoop(const JitNode& node);
    Inputs outputsOf(const torch::jit::Block& block);
    ValuePtr merged(ValuePtr one, ValuePtr other);
    [[nodiscard]] Around around(const char* kind, const JitNode& node);

    // Calls
    void callMethod(const JitNode& node);
    void callFunction(const JitNode& node);
    void callSubgraph(const JitNode& node);
    ValuePtr call(torch::jit::Function& function, const Inputs& inputs,
                  const std::shared_ptr<const Scope>& scope);
    ValuePtr callModule(torch::jit::Function& function, const Inputs& inputs,
                        const std::shared_ptr<const Scope>& scope, const JitNode& site);
    Inputs callGraph(const torch::jit::Graph& graph, const Inputs& inputs,
                     const std::shared_ptr<const Scope>& scope);
    [[nodiscard]] std::shared_ptr<const Scope> scopeOf(const Value& object);
    ValuePtr argumentOf(const std::string& path, const c10::TypePtr& type, int depth);
    void addOutputs(ValuePtr result, const Scope& root);
    void listOutputs(Value& value, const std::string& path, std::vector<graph::ModuleCall::Output>& outputs,
                     int depth);

    // Values
    void constant(const JitNode& node);
    void getAttribute(const JitNode& node);
    void setAttribute(const JitNode& node);
    void makeSequence(const JitNode& node);
    void makeDictionary(const JitNode& node);
    void unpack(const JitNode& node);
    void slice(const JitNode& node);
    void element(const JitNode& node);
    void identity(const JitNode& node);
    void nothing(const JitNode& node);
    /// What the file gives, of an attribute or a constant.
    ValuePtr valueOf(const c10::IValue& value, const std::string& path);
    ValuePtr holding(const Inputs& inputs, const c10::TypePtr& type);

    // Operators
    void apply(const JitNode& node);
    void addResults(const JitNode& node, const Inputs& inputs, std::int64_t occurrence);
    ValuePtr addResult(graph::Node node, const ResultOf& result);
    void write(const JitNode& node, const Inputs& inputs);
    bool writeElement(const JitNode& node, const Inputs& inputs);
    void writeTensor(Value& written, const Value& made) const;
    void writeInto(Value& whole, const Inputs& inputs);
    ResultOf resultOf(const JitNode& node, const Inputs& inputs);

    ValuePtr get(const JitValue* value);
    [[nodiscard]] Inputs inputsOf(const JitNode& node);
    void set(const JitValue* value, ValuePtr known);

    const torch::jit::Module& m_module;
    SourceBook& m_sources;
    Collector& m_collector;
    const Limits m_limits;
    ModuleScopes m_scopes;
    Occurrences m_occurrences;
    Frame* m_frame = nullptr;
    std::shared_ptr<const Instruction> m_caller; ///< see Step::caller
    int m_depth = 0;
    int m_choices = 0; ///< branches around what is walked that a run may not take
    std::vector<Around> m_around;
    std::set<const Scope*> m_calling;                                     ///< modules whose calls have begun
    std::map<std::pair<const void*, std::string>, ValuePtr> m_attributes; ///< that the code has set
    Values m_values;
};

} // namespace scalescope::engine::outline
