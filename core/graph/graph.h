// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/provenance.h"
#include "core/graph/statistics.h"
#include "core/graph/tensor_error.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace scalescope::graph {

using NodeId = std::int64_t;

/// What a node stands for.
enum class NodeKind { Input, Parameter, Buffer, Constant, Op, Output };

/// Lower-case name as in tables and the run file: "input", "parameter", "buffer", "constant", "op", "output".
std::string_view toString(NodeKind kind);
std::optional<NodeKind> nodeKindFrom(std::string_view text);
std::string_view toString(Direction direction); ///< "fwd", "bwd"

/// A place in a source text; `file` names a row of Run::sources or is empty, `line` counts from 1, 0 is
/// unknown.
struct SourceLocation
{
    std::string file;
    int line = 0;
    bool operator==(const SourceLocation&) const = default;
};

/// Whether a source is PyTorch's own and not the model's: a file of the package, TorchScript's code for it,
/// or code that has no file.
bool isOfPyTorch(std::string_view file);

/// One argument of an operator call: a tensor of another node, a (nested) list, or a constant as text
/// (`2`, `0.5`, `None`, `True`, `"mean"`, `torch.float32`).
struct Argument
{
    using List = std::vector<Argument>;

    std::string name; ///< the schema's argument name, empty inside lists
    std::variant<NodeId, List, std::string> value;
};

/// A tensor of a run, or its gradient.
struct TensorId
{
    NodeId node = 0;
    Direction direction = Direction::Forward;
    auto operator<=>(const TensorId&) const = default;
};

/// What a run knows of a tensor, or of its gradient. Shared between copies of a graph.
struct Side
{
    std::shared_ptr<const Metric> metric;     ///< null where there is none
    std::shared_ptr<const TensorError> error; ///< of simulated runs, where there is a counterpart
    /// Of simulated runs, null elsewhere: see addRoundings().
    std::shared_ptr<const std::vector<RoundingError>> roundings;
    bool isUnrounded = false; ///< of simulated runs: no rounding had a part in it, see markUnrounded()
    /// A gradient that is zero but for rounding: its scale, whatever it is, means nothing. See
    /// markZeroGradients().
    bool isNoise = false;
    MeaninglessParts meaningless = {}; ///< of its elements: see markZeroGradients() and markMasks()
};

/// One tensor of the straight-line run: an input, parameter, buffer, constant, operator result or output.
struct Node
{
    NodeId id = 0;    ///< position in execution order, unique in the run, stable under pruning
    std::string name; ///< unique and readable: "linear_1"
    NodeKind kind = NodeKind::Op;
    std::string target;     ///< "aten::linear"; for parameters and buffers the qualified name; for inputs and
                            ///< outputs their path ("x", "batch.ids", "0.1")
    std::string module;     ///< path of the module that made it: "encoder.layers.0.linear1"; root is empty
    std::string moduleType; ///< "Linear"
    SourceLocation location;
    /// Where the model's own code called what made it; empty where `location` is in that code already, and
    /// where it is not known.
    SourceLocation caller = {};
    Provenance provenance; ///< stays the same across transforms and runs; comparison aligns on it
    std::vector<Argument> arguments;
    std::vector<std::int64_t> shape;
    std::string dtype;  ///< "float32", "int64", ...
    std::string device; ///< "cpu", "cuda:0"
    bool contiguous = true;
    bool floating = false; ///< floating-point tensor (only these have metrics)
    bool requiresGrad =
        false;           ///< a gradient can reach the tensor: trainable parameters, what depends on them
    int outputIndex = 0; ///< which tensor of the call's results this is
    Side forward;
    Side backward; ///< its gradient's

    /// The place in the model's own code that made it, as far as it is known.
    [[nodiscard]] const SourceLocation& ownPlace() const { return caller.file.empty() ? location : caller; }
    [[nodiscard]] const Side& side(Direction direction) const
    {
        return direction == Direction::Forward ? forward : backward;
    }
    [[nodiscard]] Side& side(Direction direction)
    {
        return direction == Direction::Forward ? forward : backward;
    }
    [[nodiscard]] const Metric* metric(Direction direction) const { return side(direction).metric.get(); }
};

/// A data-flow edge: `source` is read by `target`. One edge per use: a tensor that is used twice has two.
struct Edge
{
    NodeId source = 0;
    NodeId target = 0;
    int argument = 0; ///< which argument of the target, counted over its flattened tensor arguments
    bool operator==(const Edge&) const = default;
};

/// Nodes in execution order and the edges between them. A value: copies are independent, and cheap where it
/// matters because metrics are shared.
class Graph
{
public:
    std::vector<Node> nodes;
    std::vector<Edge> edges;

    /// The node of that id, or null. Ids grow with the position, so this is a binary search.
    [[nodiscard]] const Node* find(NodeId id) const;
    [[nodiscard]] const Node* findByName(std::string_view name) const;
    /// Producers that a node reads, in argument order, repeated where a tensor is used twice.
    [[nodiscard]] std::vector<NodeId> inputsOf(NodeId id) const;
    /// Nodes that read this one, in execution order, each once.
    [[nodiscard]] std::vector<NodeId> usersOf(NodeId id) const;
};

/// The nodes that a node's arguments refer to, lists flattened, in argument order.
std::vector<NodeId> referencesOf(const Node& node);

/// Whether infinities in it are wanted: a constant, a buffer, or what an argument names, as a mask is filled
/// with -inf.
bool namesInfinity(const std::vector<Argument>& arguments);

/// The edges that the nodes' arguments say, in execution order. References to unknown ids are skipped.
std::vector<Edge> edgesFromArguments(const std::vector<Node>& nodes);

/// One call of a submodule, in order of completion.
struct ModuleCall
{
    std::int64_t order = 0; ///< 0 for the first call that completed
    std::string path;       ///< "encoder.layers.0"; the root's is empty
    std::string type;       ///< "TransformerEncoderLayer"
    struct Output
    {
        std::string path; ///< place in a nested result: "", "0", "1.hidden"
        NodeId node = 0;
    };
    std::vector<Output> outputs; ///< tensors that the call returned
    std::string caller =
        {}; ///< path of the module whose code called; empty for the root, and of its own call
    SourceLocation location = {}; ///< of the call in the caller's code
};

/// The tensor that stands for a call where there is room for one: its first floating output with a gradient,
/// else its first floating one (a recurrent layer returns its state beside its result). Null where none is
/// floating.
const Node* mainOutput(const Graph& graph, const ModuleCall& call);

} // namespace scalescope::graph
