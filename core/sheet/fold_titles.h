// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/fold_tree.h"

#include <string>
#include <vector>

namespace scalescope::sheet {

/// "encoder.layers.0" to "layers.0", "layers.0.q" to "q": the last part, with what a number counts.
std::string shortModuleName(const std::string& path);

/// Says of a step what its modules are called, where they are few. `paths` are of its calls, in order. A step
/// of layers, which come once each, gets a title: the numbered module that all are in ("blocks.3", which is
/// its path then), or their names ("convs.3, norms.3"). A step that runs the same modules again stays known
/// by its number.
void nameAfterModules(Fold& step, const std::vector<std::string>& paths, bool areLayers);

/// Fills in what repeats say of themselves from their first and last unit: path, type, title, place and
/// result.
void describeRepeats(Fold& repeats, const Fold& first, const Fold& last);

} // namespace scalescope::sheet
