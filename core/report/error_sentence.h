// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run_error.h"
#include "core/message/message.h"

namespace scalescope::report {

/// What number formats cost a run, in a sentence: its loss, and its parameters' gradients; nothing where
/// neither is known.
message::Message errorSentence(const graph::RunError& error);

} // namespace scalescope::report
