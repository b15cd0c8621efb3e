// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/flow_program.h"
#include "core/engine/transform/recognise.h"

namespace scalescope::engine::unit_scaling {

/// Writes fused and taken-apart spellings as the operators that have rules: t, matmul and add of a bias, and
/// addmm with a weight, become aten::linear; other addmm and baddbmm become aten::matmul and aten::add.
/// `products` are those of the program that `program` was made of.
void writeOut(FlowProgram& program, const std::vector<Product>& products);

/// A step of another operator, "aten::linear", in the place of an existing one: same scope, location and
/// provenance, with a part for its `role` where several come of one.
Step stepLike(const Step& step, const std::string& target, std::vector<ValueId> inputs, ValueId output,
              const std::string& role = {});

} // namespace scalescope::engine::unit_scaling
