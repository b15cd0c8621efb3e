// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/recognise.h"

namespace scalescope::engine::unit_scaling {

/// Writes fused and taken-apart spellings as the operators that have rules: t, matmul and add of a bias, and
/// addmm with a weight, become aten::linear; other addmm and baddbmm become aten::matmul and aten::add.
/// `products` are the program's, found before its tensors were followed.
void writeOut(ProgramEditor& program, const std::vector<Product>& products);

} // namespace scalescope::engine::unit_scaling
