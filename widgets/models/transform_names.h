// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"
#include "core/graph/run.h"
#include "core/job/transform.h"

#include <QString>
#include <string>

namespace scalescope::widgets {

// What a transform is called wherever people read it: the window, the pictures, the reports. The names of
// jobs and commands ("format:e2m1fn,e5m2") are for programs.

/// "FP8 E4M3FN / E5M2", "FP4 E2M1FN / FP8 E5M2", "FP16": a pair of formats, forward before gradient; one
/// where they are the same. Each has its width before it unless its own name or its neighbour's says it.
QString formatPairText(const formats::NumberFormat& forward, const formats::NumberFormat& gradient);

/// "MXFP8", "FP8, current scaling": a recipe that has a name; any other by its own.
QString recipeText(const job::Recipe& recipe);

/// "Unit scaling", "FP8", "FP8 E4M3FN / E5M2", "FP16, all products"; a name of no known kind as it is.
QString transformText(const std::string& name);
QString transformText(const job::Transform& transform);

/// "MXFP8, all products": the name, with what says that it takes more operators.
QString withExtended(const QString& name, const job::Transform& transform);

/// What transforms do, joined: "Unit scaling + FP8"; nothing without transforms.
QString transformsText(const job::Transforms& transforms);

/// The same of a finished run, from its facts.
QString transformsText(const graph::Run& run);

/// "random output gradient", "backward from mse": what gradients are of that are not those of an
/// output which is a loss itself; empty for these, and where there are none.
QString backwardStart(const graph::Run& run);

/// "eval, seed 0, random output gradient, Unit scaling": how a run was made, as far as it says so.
QString howItRan(const graph::Run& run);

} // namespace scalescope::widgets
