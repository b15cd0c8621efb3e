// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of pooling share.
#pragma once

#include "core/engine/transform/unit_scale/rule.h"

namespace scalescope::engine::unit_scaling {

/// Elements of a pooling window; of adaptive pooling, whose windows differ, their harmonic mean.
double windowSize(const CallFacts& facts);

/// Inputs per output: windows may overlap, or leave inputs out.
double inputsPerOutput(const CallFacts& facts);

/// Mean square of the mean of `count` elements: their variance shrinks, their mean, which stays, counts too,
/// as it is what a product makes variance of.
double meanSquareOfMean(const CallFacts& facts, std::string_view argument, double count);

} // namespace scalescope::engine::unit_scaling
