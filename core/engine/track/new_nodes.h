// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes as far as their origin says what they are: name, place and provenance. Their names may be others'.
#pragma once

#include "core/engine/program/program.h"
#include "core/engine/track/module_attributes.h"
#include "core/engine/track/tensor_observer.h"
#include "core/engine/track/writes.h"
#include "core/graph/graph.h"

#include <cstdint>
#include <string>

namespace scalescope::engine {

/// A tensor input: "x", "batch.ids".
graph::Node inputNode(const std::string& path);
graph::Node attributeNode(const ModuleAttribute& attribute);
/// The tensor that was found as the `number`th of unknown origin.
graph::Node constantNode(std::int64_t number);
/// One of the results of an operator's call.
graph::Node resultNode(const Step& step, int index);
/// The new content of a tensor whose memory was written through another one. `write` is null where nobody
/// knows by whom.
graph::Node rewrittenNode(const ObservedNode& before, const Write* write);
/// A tensor of the method's result, whose path is empty where it is the result itself.
graph::Node outputNode(const std::string& path);

} // namespace scalescope::engine
