// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/suggest/code_flow.h"
#include "core/job/spec.h"

#include <optional>

namespace scalescope::engine {

/// What a layer that reads a tensor says about its shape and dtype: a Linear's width, an Embedding's rows, a
/// convolution's channels, a recurrent layer's input size, a normalisation's features; sizes that the layer
/// leaves open are small. Nothing where the reader says nothing.
std::optional<job::Generated> shapeForLayer(const Reader& reader);

/// Whether the reader's result has the width of what it reads as its first input.
bool keepsWidth(const Reader& reader);

} // namespace scalescope::engine
