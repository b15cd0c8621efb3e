// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <torch/script.h>

#include <string>
#include <vector>

namespace scalescope::engine::outline {

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
