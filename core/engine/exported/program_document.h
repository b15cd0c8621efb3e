// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/size_formula.h"
#include "core/engine/values/errors.h"

#include <complex>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// A program of torch.export as models/NAME.json of its archive says it (torch/_export/serde/schema.py), with
/// what is not needed to run and show it left out.
namespace scalescope::engine::exported {

/// A program that needs what this engine has not. Other ClauseErrors of this folder say that it can't be what
/// PyTorch wrote.
class UnsupportedProgram : public ClauseError
{
    using ClauseError::ClauseError;
};

struct Graph;

/// A value that a graph's input or a node has made, by its name there.
struct ValueName
{
    enum class Sort { Tensor, Int, Float, Bool, Object };
    Sort sort = Sort::Tensor;
    std::string name;
};

/// A number of one of the format's own enumerations, which are not c10's.
struct Enumerator
{
    enum class Of { ScalarType, MemoryFormat, Layout };
    Of of = Of::ScalarType;
    std::int64_t number = 0;
};

struct Device
{
    std::string text; ///< "cuda:0"
};

/// What is there in newer or rarer archives and has no meaning here: "as_operator".
struct Foreign
{
    std::string kind;
};

/// What a node is given or gives.
struct Argument
{
    using List = std::vector<Argument>;
    std::variant<std::monostate, ValueName, bool, std::int64_t, double, std::complex<double>, std::string,
                 Enumerator, Device, std::shared_ptr<const Graph>, List, Foreign>
        value;

    template <typename T>
    [[nodiscard]] const T* as() const
    {
        return std::get_if<T>(&value);
    }
    [[nodiscard]] bool isNone() const { return value.index() == 0; }
};

struct NamedArgument
{
    std::string name; ///< in the operator's schema; empty for operators that have none
    Argument argument;
};

/// A place in Python code.
struct Frame
{
    std::string file;
    int line = 0;
    std::string code; ///< the line's text, where the archive has it
};

/// A call of a module: the modules around it first, the root left out.
struct ModuleCall
{
    std::string path;      ///< "layers.0.linear"
    std::string type;      ///< "torch.nn.modules.linear.Linear"
    std::int64_t call = 0; ///< counts the calls of the module, from 0
    bool operator==(const ModuleCall&) const = default;
};

struct Node
{
    std::string target; ///< "torch.ops.aten.linear.default", "_operator.mul"
    std::vector<NamedArgument> inputs;
    std::vector<Argument> outputs;
    /// Whose code it is: the calls of modules around it, outermost first, without the root's. Nothing where
    /// the archive does not say.
    std::optional<std::vector<ModuleCall>> modules;
    std::optional<Frame> frame; ///< where in the user's code
};

struct Graph
{
    std::vector<Argument> inputs;
    std::vector<Argument> outputs;
    std::vector<Node> nodes;
};

/// What an input tensor was when the model was exported.
struct InputMeta
{
    std::int64_t type = 0; ///< the format's number
    /// A size that is fixed; or one that is open, with that which the model was exported with.
    struct Size
    {
        std::optional<std::int64_t> size;
        std::optional<SizeFormula> open; ///< its symbol is the whole text where it is no formula
    };
    std::vector<Size> sizes;
};

/// What an input of the outermost graph is.
struct InputSpec
{
    enum class Kind { User, Parameter, Buffer, Constant, ConstantInput, Object, Token };
    Kind kind = Kind::User;
    std::string value;  ///< name of the graph's input
    std::string target; ///< "layers.0.linear.weight", of a parameter, buffer or constant
    bool persistent = true;
    Argument constant; ///< of a ConstantInput: what was baked in
};

/// What an output of the outermost graph is for.
struct OutputSpec
{
    enum class Kind { User, Loss, BufferMutation, InputMutation, ParameterMutation, Token };
    Kind kind = Kind::User;
    Argument argument;
    std::string target; ///< the buffer, parameter or input that becomes it
};

struct Bounds
{
    std::optional<std::int64_t> least;
    std::optional<std::int64_t> most;
};

struct Document
{
    Graph graph;
    std::vector<InputSpec> inputs;
    std::vector<OutputSpec> outputs;
    std::map<std::string, InputMeta> inputMeta; ///< by name, of the user's tensors
    std::set<std::string> trained;              ///< parameters that require gradients, by their paths
    std::map<std::string, Bounds> ranges;       ///< by symbol
    std::string inputTree; ///< JSON of the signature's in_spec, empty where it is not said
    std::string outputTree;
    std::vector<std::string> argumentNames;
    std::string rootType; ///< "__main__.Net", empty where no node says it
    std::string torchVersion;
    std::int64_t schemaMajor = 0;
    bool isDecomposed = false;     ///< run_decompositions() was called
    bool hasLostGradModes = false; ///< which took regions of torch.no_grad() out
};

/// The versions of the format that are known; a program of another is read no further than to its version.
inline constexpr std::int64_t oldestSchema = 5; ///< that of PyTorch 2.3
inline constexpr std::int64_t newestSchema = 8;

/// Reads the JSON of a program. Throws ClauseError: no JSON, larger than any model's, a member that is
/// missing or of another type.
Document readDocument(std::string_view json);

} // namespace scalescope::engine::exported
