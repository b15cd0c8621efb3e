// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program_editor.h"
#include "core/engine/transform/recognise.h"

#include <functional>
#include <optional>
#include <set>

namespace scalescope::engine::unit_scaling {

/// Writes fused and taken-apart spellings as the operators that have rules: t, matmul and add of a bias, and
/// addmm with a weight, become aten::linear; other addmm and baddbmm become aten::matmul and aten::add.
/// `products` are the program's, found before its tensors were followed.
void writeOut(ProgramEditor& program, const std::vector<Product>& products);

/// Writes what tracing makes of LSTM and GRU cells, some ten operators that work in place on chunks of one
/// tensor, as aten::lstm_cell and aten::gru_cell, which have rules. To be called after writeOut().
void writeOutCells(ProgramEditor& program);

/// Whether a step has a plan already, by the user's dictionary, and is to stay.
using IsTaken = std::function<bool(StepId)>;

/// x * rsqrt(mean(x²) + eps) over the last dimension becomes aten::rms_norm, where libtorch has it (2.4); so
/// does x / |x|, as what has unit length has the root of its width in unit variance. To be called after
/// ProgramEditor::followTensors().
void writeRootMeanSquareNorms(ProgramEditor& program, const IsTaken& isTaken);

/// Products of functions of one tensor, element by element, such as ½ x (1 + tanh(...)) or x sigmoid(x),
/// become one step `scalescope::activation` each, which has a rule: scaled one by one, its operators would
/// make another function. To be called after ProgramEditor::followTensors().
void writeActivations(ProgramEditor& program, const IsTaken& isTaken);

/// exp(x) over sums of it becomes `scalescope::share`, which has the rule of softmax: a softmax written out,
/// along a dimension or over the edges that end in one node of a graph.
void writeShares(ProgramEditor& program, const IsTaken& isTaken);

/// Whether a step reduces a tensor that its result is combined with again, element by element, as the mean in
/// a norm and the sum in a softmax that are written out. Scaled, it would make another function.
bool isStatistic(const ProgramEditor& program, StepId step);

// What the files that write these ask of steps.

/// An argument that is the same in every run: a number, None, or a constant tensor.
std::optional<c10::IValue> constantOf(const ProgramEditor& program, ValueId value);

/// A number that is the same in every run; traces write some as tensors.
std::optional<double> numberOf(const ProgramEditor& program, ValueId value);

/// Whether only `readers` read the step's result, but for marks.
bool isReadBy(const ProgramEditor& program, StepId id, const std::set<StepId>& readers);

/// Whether a step calls that operator.
bool is(const ProgramEditor& program, StepId id, const char* target);

/// The step that gave a value its number; below 0 where none did.
StepId definerOf(const ProgramEditor& program, ValueId value);

} // namespace scalescope::engine::unit_scaling
