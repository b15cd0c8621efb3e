// SPDX-License-Identifier: GPL-3.0-or-later
// What the JSON documents between the programs hold: the job, the events, what a model holds. Each is
// described once, by a function that names its members to a visitor: DocumentReader reads them,
// DocumentWriter writes them, and a test makes docs/*.schema.json of them.
#pragma once

#include "core/exit_status.h"
#include "core/formats/rounding.h"
#include "core/graph/mode.h"
#include "core/graph/names.h"
#include "core/job/event.h"
#include "core/job/job.h"
#include "core/job/options.h"
#include "core/job/recipe.h"
#include "core/message/say_job.h"
#include "core/message/say_transforms.h"

#include <concepts>
#include <limits>
#include <type_traits>
#include <utility>

namespace scalescope::job {

enum class Presence {
    Required, ///< has to be there
    Usual,    ///< written always; where it is missing, its default counts
    Rare      ///< written where it is not empty
};

/// Bounds of a number, or of a text's length in bytes.
struct Range
{
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    bool above = false; ///< the minimum itself is out
    /// What it must be, "a number from 1 on" where it is null.
    const message::Maker<message::Clause>* wanted = nullptr;

    [[nodiscard]] bool holds(double number) const
    {
        return (above ? number > minimum : number >= minimum) && number <= maximum;
    }
};
inline constexpr Range fromZero{.minimum = 0};
inline constexpr Range fromOne{.minimum = 1};
inline constexpr Range threadRange{.minimum = 1, .maximum = mostThreads};
inline constexpr Range byteRange{.minimum = 1, .wanted = &say::bytesFromOne};
inline constexpr Range secondRange{.minimum = 0, .above = true, .wanted = &say::secondsAboveZero};

using graph::Names;

inline constexpr Names<Command, 3> commandNames{
    {{Command::Run, "run"}, {Command::Info, "info"}, {Command::Bisect, "bisect"}}};
inline constexpr Names<Phase, 9> phaseNames{{{Phase::Load, "load"},
                                             {Phase::Inputs, "inputs"},
                                             {Phase::Capture, "capture"},
                                             {Phase::Transform, "transform"},
                                             {Phase::Reference, "reference"},
                                             {Phase::Forward, "forward"},
                                             {Phase::Backward, "backward"},
                                             {Phase::Write, "write"},
                                             {Phase::Bisect, "bisect"}}};

inline constexpr Names<TypeKind, 13> typeNames{{{TypeKind::Tensor, "Tensor"},
                                                {TypeKind::Int, "int"},
                                                {TypeKind::Float, "float"},
                                                {TypeKind::Bool, "bool"},
                                                {TypeKind::Str, "str"},
                                                {TypeKind::Device, "Device"},
                                                {TypeKind::Optional, "Optional"},
                                                {TypeKind::List, "List"},
                                                {TypeKind::Tuple, "Tuple"},
                                                {TypeKind::Dict, "Dict"},
                                                {TypeKind::Union, "Union"},
                                                {TypeKind::Class, "Class"},
                                                {TypeKind::Any, "Any"}}};

inline constexpr Names<Operand, 3> operandNames{
    {{Operand::Input, "input"}, {Operand::Weight, "weight"}, {Operand::Gradient, "gradient"}}};

/// What a document of this kind is called among the events and in schemas.
template <typename T>
inline constexpr const char* documentName = nullptr;
template <>
inline constexpr const char* documentName<Hello> = "hello";
template <>
inline constexpr const char* documentName<PhaseStarted> = "phase";
template <>
inline constexpr const char* documentName<Progress> = "progress";
template <>
inline constexpr const char* documentName<FirstResults> = "first_results";
template <>
inline constexpr const char* documentName<Log> = "log";
template <>
inline constexpr const char* documentName<ProblemFound> = "problem";
template <>
inline constexpr const char* documentName<Info> = "info";
template <>
inline constexpr const char* documentName<BisectStarted> = "bisect";
template <>
inline constexpr const char* documentName<GroupMeasured> = "group";
template <>
inline constexpr const char* documentName<OperandKept> = "kept";
template <>
inline constexpr const char* documentName<Done> = "done";
template <>
inline constexpr const char* documentName<Input> = "input";
template <>
inline constexpr const char* documentName<graph::SourceLocation> = "location";
template <>
inline constexpr const char* documentName<ModelInfo> = "model";
template <>
inline constexpr const char* documentName<ModuleInfo> = "module";
template <>
inline constexpr const char* documentName<TensorInfo> = "tensor";
template <>
inline constexpr const char* documentName<MethodInfo> = "method";
template <>
inline constexpr const char* documentName<SuggestionTrial> = "trial";
template <>
inline constexpr const char* documentName<ArgumentInfo> = "argument";
template <>
inline constexpr const char* documentName<TakenTensor> = "taken_tensor";
template <>
inline constexpr const char* documentName<SizeInfo> = "size";
template <>
inline constexpr const char* documentName<TypeInfo> = "type";

template <>
inline constexpr const char* documentName<Recipe> = "recipe";
template <>
inline constexpr const char* documentName<RecipeRule> = "rule";
template <>
inline constexpr const char* documentName<OperandSettings> = "default";

/// T, or T that is only read.
template <typename T, typename Wanted>
concept Of = std::same_as<std::remove_const_t<T>, Wanted>;

void describe(auto& members, Of<Input> auto& input)
{
    members.member("name", input.name, Presence::Rare, "the argument's; without it, the next positional one");
    members.member("spec", input.spec, Presence::Required);
}

/// An option as a member of the job: written always, but for what may be nothing.
void describeOption(auto& members, const char* name, auto& value, const char* about, const Range& range)
{
    using Value = std::remove_cvref_t<decltype(value)>;
    constexpr bool mayBeNothing = std::same_as<Value, bool> || requires
    {
        value.has_value();
    };
    constexpr Presence presence = mayBeNothing ? Presence::Rare : Presence::Usual;
    if constexpr (std::same_as<Value, std::optional<bool>>)
        members.choice(name, value, graph::trainingNames, presence, about);
    else
        members.member(name, value, presence, about, range);
}

void describe(auto& members, Of<Job> auto& job)
{
    int version = protocolVersion;
    members.version("version", version, say::newerThanEngine);
    members.choice("command", job.command, commandNames, Presence::Usual,
                   "run (the default), describe the model only, or bisect an error");
    members.member("model", job.model, Presence::Required, "path of the TorchScript file",
                   {.minimum = 1, .wanted = &say::pathOfModel});
    members.member("output", job.output, Presence::Usual,
                   "path of the run file; needed by run, of info that of an outline");
    members.member("base_folder", job.baseFolder, Presence::Usual,
                   "where relative file names in SPECs start");
#define OPTION(Type, member, standard, flag, name, argument, group, help, about, range, ...)                 \
    describeOption(members, name, job.member, about, range);
#include SCALESCOPE_OPTIONS
#undef OPTION
    members.member("try_suggestions", job.trySuggestions, Presence::Rare,
                   "of info: call methods with suggested inputs");
    members.member("target", job.target, Presence::Rare,
                   "of bisect: loss, gradients, a node's name, or NAME:bwd for its gradient");
    members.member("bound", job.bound, Presence::Rare, "of bisect: the most that the error may be", fromZero);
}

void describe(auto& members, Of<Hello> auto& event)
{
    members.version("protocol", event.protocol, say::newerThanProgram);
    members.member("engine", event.engine, Presence::Required, "version of this project");
    members.member("libtorch", event.libtorch, Presence::Required);
}

void describe(auto& members, Of<PhaseStarted> auto& event)
{
    members.choice("phase", event.phase, phaseNames, Presence::Required);
}

void describe(auto& members, Of<Progress> auto& event)
{
    members.choice("phase", event.phase, phaseNames, Presence::Required);
    members.member("done", event.done, Presence::Required, "", fromZero);
    members.member("total", event.total, Presence::Required, "0 where it can't be known", fromZero);
}

void describe(auto& members, Of<FirstResults> auto& event)
{
    members.member("path", event.path, Presence::Required, "", {.minimum = 1});
    members.member("nodes", event.nodes, Presence::Required, "", fromZero);
}

void describe(auto& members, Of<Log> auto& event)
{
    members.member("source", event.source, Presence::Required, "model, engine or run");
    members.member("text", event.text, Presence::Required);
    members.member("said", event.said, Presence::Rare,
                   "of what the run itself has to say: the text as a value");
}

void describe(auto& members, Of<graph::SourceLocation> auto& location)
{
    members.member("file", location.file, Presence::Required);
    members.member("line", location.line, Presence::Required, "", fromZero);
}

void describe(auto& members, Of<ProblemFound> auto& event)
{
    auto& problem = event.problem;
    members.choice("severity", problem.severity, graph::severityNames, Presence::Required);
    members.member("id", problem.id, Presence::Required, "", {.minimum = 1});
    members.member("message", problem.message, Presence::Required, "in English", {.minimum = 1});
    members.member("said", problem.said, Presence::Rare, "the message as a value");
    members.member("node", problem.node, Presence::Rare, "", fromZero);
    members.member("location", problem.location, Presence::Rare);
}

void describe(auto& members, Of<Info> auto& event)
{
    members.member("model", event.model, Presence::Required);
}

void describe(auto& members, Of<BisectStarted> auto& event)
{
    members.member("target", event.target, Presence::Required);
    members.member("operands", event.operands, Presence::Required, "that are rounded", fromZero);
    members.member("error", event.error, Presence::Rare, "with all of them; missing where it has no bound",
                   fromZero);
    members.member("reference", event.reference, Presence::Rare, "the loss without formats");
    members.member("value", event.value, Presence::Rare, "the loss with all operands rounded");
}

void describe(auto& members, Of<GroupMeasured> auto& event)
{
    members.member("module", event.module, Presence::Required);
    members.member("operator", event.op, Presence::Rare, "missing for all of the module");
    members.choice("operand", event.operand, operandNames, Presence::Rare);
    members.member("operands", event.operands, Presence::Required, "how many", {.minimum = 1});
    members.member("alone", event.alone, Presence::Rare, "the error with only these rounded", fromZero);
    members.member("without", event.without, Presence::Rare, "the error with all but these rounded",
                   fromZero);
}

void describe(auto& members, Of<OperandKept> auto& event)
{
    members.member("module", event.module, Presence::Required);
    members.member("operator", event.op, Presence::Required);
    members.choice("operand", event.operand, operandNames, Presence::Required);
    members.member("released", event.released, Presence::Rare, "rounded again: the others suffice");
    members.member("error", event.error, Presence::Rare, "after this step", fromZero);
}

void describe(auto& members, Of<Done> auto& event)
{
    int status = static_cast<int>(event.status);
    members.member("status", status, Presence::Required, "the exit status",
                   {.minimum = 0, .maximum = static_cast<int>(ExitStatus::Stopped)});
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(event)>>)
        event.status = static_cast<ExitStatus>(status);
    members.member("message", event.message, Presence::Required, "in English, empty where all went well");
    members.member("said", event.said, Presence::Rare, "the message as a value");
    members.member("field", event.field, Presence::Required, "the argument or option that caused it");
    members.member("path", event.path, Presence::Required, "of the run file, empty where there is none");
    members.member("seconds", event.seconds, Presence::Required, "", fromZero);
}

void describe(auto& members, Of<TypeInfo> auto& type)
{
    members.choice("kind", type.kind, typeNames, Presence::Required);
    members.member("text", type.text, Presence::Required, "as TorchScript writes it");
    members.member("elements", type.elements, Presence::Rare);
    members.member("names", type.names, Presence::Rare, "of a NamedTuple's elements");
}

void describe(auto& members, Of<SizeInfo> auto& size)
{
    members.member("least", size.least, Presence::Rare);
    members.member("most", size.most, Presence::Rare, "the same as least where one size alone is taken");
    members.member("symbol", size.symbol, Presence::Rare, "dimensions with the same have the same size");
    members.member("exported", size.exported, Presence::Rare, "the size that the model was exported with");
}

void describe(auto& members, Of<TakenTensor> auto& tensor)
{
    members.member("place", tensor.place, Presence::Required, "the argument, or a part of it");
    members.member("dtype", tensor.dtype, Presence::Required);
    members.member("sizes", tensor.sizes, Presence::Required, "a size for each dimension");
}

void describe(auto& members, Of<ArgumentInfo> auto& argument)
{
    members.member("name", argument.name, Presence::Required);
    members.member("type", argument.type, Presence::Required);
    members.member("default", argument.defaultValue, Presence::Rare, "a SPEC literal");
    members.member("suggestion", argument.suggestion, Presence::Required, "a SPEC that could fit");
    members.member("tensors", argument.tensors, Presence::Rare, "that a model of torch.export takes");
}

void describe(auto& members, Of<SuggestionTrial> auto& trial)
{
    members.member("ran", trial.ran, Presence::Required);
    members.member("problem", trial.problem, Presence::Required, "why not, the end of a sentence");
    members.member("said", trial.said, Presence::Rare, "the problem as a value");
}

void describe(auto& members, Of<MethodInfo> auto& method)
{
    members.member("name", method.name, Presence::Required);
    members.member("arguments", method.arguments, Presence::Required);
    members.member("returns", method.returns, Presence::Required);
    members.member("trial", method.trial, Presence::Rare, "of the suggestions, where they were tried");
}

void describe(auto& members, Of<ModuleInfo> auto& module)
{
    members.member("path", module.path, Presence::Required);
    members.member("type", module.type, Presence::Required);
}

void describe(auto& members, Of<TensorInfo> auto& tensor)
{
    members.member("name", tensor.name, Presence::Required);
    members.member("dtype", tensor.dtype, Presence::Required);
    members.member("shape", tensor.shape, Presence::Required);
    members.member("requires_grad", tensor.requiresGrad, Presence::Required);
    members.member("same_as", tensor.sameAs, Presence::Rare, "the first of those that share their elements");
}

void describe(auto& members, Of<ModelInfo> auto& model)
{
    members.member("file", model.file, Presence::Required);
    members.choice("mode", model.training, graph::trainingNames, Presence::Rare);
    members.member("exported_by", model.exportedBy, Presence::Rare, "the PyTorch that exported the model");
    members.member("decomposed", model.isDecomposed, Presence::Rare, "by run_decompositions()");
    members.member("methods", model.methods, Presence::Required);
    members.member("modules", model.modules, Presence::Required);
    members.member("parameters", model.parameters, Presence::Required);
    members.member("buffers", model.buffers, Presence::Required);
    members.member("operators", model.operators, Presence::Required, "calls in the code of all methods");
}

void describe(auto& members, Of<OperandSettings> auto& settings)
{
    members.member("keep", settings.keep, Presence::Rare, "full precision");
    members.member("format", settings.format, Presence::Rare, "a name that scalescope formats lists");
    members.member("scaling", settings.scaling, Presence::Rare, "none, tensor, channel, block:N or tile:NxM");
    members.member("rule", settings.rule, Presence::Rare, "of scales that are powers of two");
    members.member("levels", settings.levels, Presence::Rare, "of nvfp4's scales",
                   {.minimum = 1, .maximum = 2});
    static const std::string roundings = graph::listOf(formats::roundingNames());
    members.member("rounding", settings.rounding, Presence::Rare, roundings.c_str());
    members.member("scale", settings.scale, Presence::Rare, "a power of two, where there is no scaling");
}

void describe(auto& members, Of<RecipeRule> auto& rule)
{
    members.member("module", rule.module, Presence::Rare, "regular expression, looked for in module paths");
    members.member("operator", rule.op, Presence::Rare,
                   "linear, matmul, attention, convolution, or an operator's name");
    members.choice("operand", rule.operand, operandNames, Presence::Rare);
    describe(members, rule.settings);
}

void describe(auto& members, Of<Recipe> auto& recipe)
{
    int version = recipeVersion;
    members.version("version", version, say::newerRecipe, recipeVersion);
    members.member("name", recipe.name, Presence::Rare, "what it goes by; else its file's");
    members.member("default", recipe.standard, Presence::Required, "what rules leave out");
    members.member("rules", recipe.rules, Presence::Rare, "the last that fits wins");
    members.member("quantize_bias_gradient", recipe.quantizesBiasGradient, Presence::Rare,
                   "a bias gets the gradient that is quantized for the product");
}

template <typename T>
concept Described = documentName<T>
!= nullptr;

} // namespace scalescope::job
