// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::job {

/// What a TorchScript type is made as. Of others only the text is known.
enum class TypeKind { Tensor, Int, Float, Bool, Str, Device, Optional, List, Tuple, Dict, Union, Class, Any };

/// A TorchScript type, taken apart so that a form can have a field for each part.
struct TypeInfo
{
    TypeKind kind = TypeKind::Tensor;
    std::string text;               ///< as TorchScript writes it: "Optional[Dict[str, Tensor]]"
    std::vector<TypeInfo> elements; ///< of Optional (1), List (1), Tuple (n), Dict (key, value), Union (n)
    std::vector<std::string> names; ///< of a NamedTuple's elements
};

/// A size that an exported model takes.
struct SizeInfo
{
    std::optional<std::int64_t> least;
    std::optional<std::int64_t> most; ///< the same as least where one size alone is taken
    std::string symbol;               ///< dimensions with the same have the same size; empty of a fixed one
    std::optional<std::int64_t> exported = {}; ///< the size that the model was exported with
};

/// A tensor that an exported model takes: the argument, or a part of it.
struct TakenTensor
{
    std::string place; ///< "batch.ids"
    std::string dtype;
    std::vector<SizeInfo> sizes;
};

struct ArgumentInfo
{
    std::string name;
    TypeInfo type;
    std::optional<std::string> defaultValue; ///< as a SPEC literal; nothing where the argument is required
    std::string suggestion;                  ///< a SPEC that could fit, empty where nothing can be guessed
    std::vector<TakenTensor> tensors =
        {}; ///< of a model that was exported: others take what their code takes
};

/// What came of a call with the suggestions of all arguments.
struct SuggestionTrial
{
    bool ran = false;
    std::string problem;        ///< why not, the end of a sentence, in English
    message::Message said = {}; ///< the same as a value
};

struct MethodInfo
{
    std::string name;
    std::vector<ArgumentInfo> arguments;  ///< without self
    std::string returns;                  ///< the return type's text
    std::optional<SuggestionTrial> trial; ///< nothing where the suggestions were not tried
};

struct TensorInfo
{
    std::string name; ///< "encoder.layers.0.linear1.weight"
    std::string dtype;
    std::vector<std::int64_t> shape;
    bool requiresGrad = false;
    std::string sameAs = {}; ///< of a tied one the name of the first that has these elements; else empty
};

struct ModuleInfo
{
    std::string path; ///< the root's is empty
    std::string type;
};

/// What a model's file holds, found without running it.
struct ModelInfo
{
    std::string file;
    std::optional<bool> training; ///< nothing for frozen and exported modules, which have no such attribute
    std::string exportedBy;    ///< the PyTorch that exported the model: "2.13.0"; empty for TorchScript files
    bool isDecomposed = false; ///< by run_decompositions(), before it was saved
    std::vector<MethodInfo> methods;
    std::vector<ModuleInfo> modules;
    std::vector<TensorInfo> parameters;
    std::vector<TensorInfo> buffers;
    std::map<std::string, std::int64_t> operators; ///< operator to number of calls in the code, all methods
};

/// For the user who asked for a method that the model lacks: names those that there are.
Error missingMethod(const std::vector<std::string>& names, const std::string& method);

nlohmann::json toJson(const ModelInfo& info);

} // namespace scalescope::job
