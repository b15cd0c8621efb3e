// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs, nodes and arguments as a program's JSON has them (GraphArgument, Node and Argument of PyTorch's
// schema.py). What is not as PyTorch writes it throws nlohmann::json::exception.
#pragma once

#include "core/engine/exported/program_document.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace scalescope::engine::exported {

/// A name that says what it is of: {"name": "x"}.
Argument tensorArgument(const nlohmann::json& value);

/// What the format's union "Argument" holds: {"as_int": 3}.
Argument argumentOf(const nlohmann::json& value);
std::vector<Argument> argumentsOf(const nlohmann::json& values);

/// What a node's metadata says by this name; empty where it does not.
std::string metadataOf(const nlohmann::json& node, const char* key);

Node nodeOf(const nlohmann::json& value);

} // namespace scalescope::engine::exported
