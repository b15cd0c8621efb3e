// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/outline/outline.h"
#include "core/engine/outline/value.h"
#include "core/engine/track/module_calls.h"
#include "core/engine/track/new_nodes.h"
#include "core/graph/run.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <torch/script.h>
#include <unordered_map>
#include <vector>

namespace scalescope::engine::outline {

/// Counts the calls of each operator in each module, as a run does. A run takes one branch of an `if`: both
/// count from the same number, and what comes after from the larger one.
class Occurrences
{
public:
    /// How many of these came before.
    std::int64_t next(const std::string& module, const std::string& target);

    /// A place to come back to.
    using Mark = std::size_t;
    [[nodiscard]] Mark mark() const { return m_counted.size(); }
    /// What was counted since, and forgets it.
    using Counts = std::unordered_map<std::int64_t*, std::int64_t>;
    Counts takeBack(Mark mark);
    /// After another branch that began at the mark: as much as the larger one of both.
    void raise(const Counts& other, Mark mark);

private:
    std::unordered_map<std::string, std::int64_t> m_counts; ///< whose elements stay where they are
    std::vector<std::int64_t*> m_counted;                   ///< one for each that was counted
};

/// Thrown where an outline has come to one of its limits; what there is by then is kept.
struct Full
{
};

/// The nodes and calls of an outline as they are found, and how much more of it there may be.
class Collector
{
public:
    /// The module names the parameters and buffers; it has to outlive this.
    Collector(const torch::jit::Module& module, const Limits& limits);

    /// Counts work that is done; throws Full where there was too much of it.
    void spend(std::int64_t steps = 1);
    /// The same of a constant's text.
    void spendText(std::size_t bytes);

    /// Gives the node its place and a name of its own. Throws Full.
    graph::NodeId add(graph::Node node);
    /// The node of a tensor that the model has: a parameter, a buffer or a constant.
    graph::NodeId nodeOf(const at::Tensor& tensor);
    /// Gives those of its tensors nodes that have none yet: something reads it.
    void read(Value& value);
    /// In order of completion, which is counted here.
    void add(graph::ModuleCall call);

    [[nodiscard]] bool isFloating(graph::NodeId node) const;
    /// What reads this input says that it holds no floats.
    void setDiscrete(graph::NodeId input);
    /// What was collected.
    graph::Run take() { return std::move(m_run); }

private:
    [[nodiscard]] graph::Node& at(graph::NodeId node);

    const ModuleAttributes m_attributes;
    const Limits m_limits;
    UniqueNames m_names;
    graph::Run m_run;
    std::unordered_map<const c10::TensorImpl*, graph::NodeId> m_nodeOfTensor;
    std::vector<at::Tensor> m_kept; ///< whose places name nodes
    std::int64_t m_steps = 0;
    std::size_t m_text = 0;
    std::int64_t m_constants = 0;
};

/// The arguments of an operator's call: tensors as nodes, a list where there are several or they are
/// alternatives, constants as Python would write them. What depends on the run is left out.
std::vector<graph::Argument> describeArguments(const c10::FunctionSchema* schema,
                                               const std::vector<ValuePtr>& inputs, Collector& collector);

/// The tensors that a value is or holds, each once, at most mostElements. Reads them.
std::vector<graph::NodeId> nodesIn(Value& value, Collector& collector);

} // namespace scalescope::engine::outline
