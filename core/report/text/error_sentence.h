// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/graph/run_error.h"
#include "core/message/message.h"

#include <optional>
#include <string>

namespace scalescope::report {

/// Of a run's results the one with the largest forward error; null where none has any.
const graph::Node* worstResult(const graph::Graph& graph);

/// The largest forward error of a run's results; nothing where none has any.
std::optional<graph::TensorError> errorOfResults(const graph::Graph& graph);

/// Whether backward started at a loss: one that was made of the output, or an output that is one number. One
/// element with dimensions, as [1, 1], is a result that happens to be alone.
bool startsAtLoss(const graph::Run& run);

/// Why nothing can be compared with a run: of its results one has NaN, or is one number and infinite.
/// Nothing where all are sound. `name` is what the run is called.
message::Sentence whyNoBaseline(const graph::Run& run, const std::string& name);

/// What number formats cost a run, in a sentence: its loss, or the output where that is none, and its
/// parameters' gradients; where neither is known, its results, of which `results` is the worst; nothing where
/// that is not known either.
message::Finding errorSentence(const graph::RunError& error, const std::optional<graph::TensorError>& results,
                               bool hasLoss = true);

} // namespace scalescope::report
