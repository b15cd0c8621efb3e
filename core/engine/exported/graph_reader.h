// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs, nodes and arguments as a program's JSON has them (GraphArgument, Node and Argument of PyTorch's
// schema.py). What is not as PyTorch writes it throws nlohmann::json::exception.
#pragma once

#include "core/engine/exported/program_document.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::engine::exported {

// Names that an archive gives, as long as a run file can hold them. These and the three after them throw
// ClauseError for names and stacks that no run file holds.

/// Of an argument, a type, a file.
void checkName(std::string_view name);

/// Of a module or of what is in one: "layers.0.linear.weight".
void checkPath(std::string_view path);

/// How many modules may call one another.
void checkLevels(std::size_t levels);

/// The calls that a node belongs to, outermost first, the root's left out, of what the archive's metadata
/// have under nn_module_stack: levels "key,path,type" joined by ";". A further call of a module has "@1"
/// behind its path. Nothing where it does not say: there is no stack, or one of a pass of PyTorch's own.
std::optional<std::vector<ModuleCall>> modulesOf(std::string_view stack);

/// The class of the whole model, where such a stack names it: "__main__.Net".
std::string rootTypeOf(std::string_view stack);

/// The innermost frame of a Python traceback that is no file of PyTorch itself and none that was made up
/// ("<eval_with_key>", but not a notebook's "<ipython-input-3>"); else the innermost one of a file.
std::optional<Frame> frameOf(std::string_view traceback);

/// A name that says what it is of: {"name": "x"}.
Argument tensorArgument(const nlohmann::json& value);

/// What the format's union "Argument" holds: {"as_int": 3}.
Argument argumentOf(const nlohmann::json& value);
std::vector<Argument> argumentsOf(const nlohmann::json& values);

/// What a node's metadata says by this name; empty where it does not.
std::string metadataOf(const nlohmann::json& node, const char* key);

Node nodeOf(const nlohmann::json& value);

} // namespace scalescope::engine::exported
