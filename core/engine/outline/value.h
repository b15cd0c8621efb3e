// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <deque>
#include <optional>
#include <string>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine::outline {

struct Value;
/// Values are shared as the model's own are: what changes a list or writes into a tensor is seen by all that
/// have it. Owned by Values.
using ValuePtr = Value*;

/// What is known of a value without running the model.
struct Value
{
    /// A constant, a module, an attribute: what is the same in every run. Never a tensor.
    std::optional<c10::IValue> known = std::nullopt;
    std::string path = {}; ///< of a module: where it is in the model
    /// The tensors that it may be, more than one after an `if`, or those that it holds.
    std::vector<graph::NodeId> nodes = {};

    /// Constants that it is or holds and that nothing has read yet: they get their nodes where a run gives
    /// them theirs, see Collector::read().
    std::vector<at::Tensor> unread = {};

    struct Part
    {
        std::string name; ///< "0", or the name in a NamedTuple or a dictionary
        ValuePtr value;
    };
    /// Of a tuple, list or dictionary whose elements are known one by one.
    std::optional<std::vector<Part>> parts = std::nullopt;
};

/// All values of a walk. They go together at its end, however deep they lie in one another or in themselves.
class Values
{
public:
    ValuePtr unknown();
    ValuePtr ofNodes(std::vector<graph::NodeId> nodes);
    ValuePtr ofKnown(c10::IValue value);

private:
    std::deque<Value> m_all; ///< whose elements stay where they are
};

/// Puts a node among others, where it is not there and there is room for it.
void addAlternative(std::vector<graph::NodeId>& nodes, graph::NodeId node);

/// Whether a constant says it: None, a truth value, a number.
bool isScalar(const c10::IValue& value);
/// The truth value that the value always has; nothing where that depends on the run.
std::optional<bool> truthOf(const Value& value);

/// Whether a type has tensors in it or may have: those of type variables and Any may.
bool mayHoldTensors(const c10::TypePtr& type);

/// The result of an operator on constants where it is one of those that conditions are made of: comparisons,
/// arithmetic of numbers, `is None`. Null where it depends on the run.
ValuePtr folded(const torch::jit::Node& node, const std::vector<ValuePtr>& inputs, Values& values);

/// Of a result that nobody has computed.
struct ResultOf
{
    std::string target; ///< of the operator
    int index = 0;      ///< which of its results
    const c10::FunctionSchema* schema = nullptr;
    std::vector<const c10::IValue*> constants; ///< by argument; null where it is no constant
    bool readsFloats = false;                  ///< whether any tensor that it reads is a floating one
    bool readsTensors = false;
};

/// Whether the result will be a floating tensor, as far as its operator says: comparisons and positions are
/// not, a dtype that is asked for decides, and what only moves elements keeps what they are. A guess, by
/// which views leave out indices and masks as they do in a run; the run itself knows.
bool isFloating(const ResultOf& result);

} // namespace scalescope::engine::outline
