// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program_editor.h"

#include <optional>
#include <string>
#include <vector>

namespace scalescope::engine::unit_scaling {

/// The attributes that lead from a model to one of its parameters: {"layers", "0", "weight"}.
using ParameterPath = std::vector<std::string>;

/// "layers.0.weight".
std::string nameOf(const ParameterPath& path);

/// The tensor of that path; undefined where the model has none.
at::Tensor tensorAt(const torch::jit::Module& model, const ParameterPath& path);

/// Operators whose result holds elements of their first argument, all or some, in whatever order or dtype:
/// views, slices, chunks, copies, casts, masks.
bool picksElements(const std::string& target);

/// Which of a model's tensors the values of a program are, found through attributes and what picks elements.
class ParameterSources
{
public:
    /// After ProgramEditor::followTensors(). Both must outlive this.
    ParameterSources(const ProgramEditor& program, const torch::jit::Module& model)
        : m_program(program), m_model(model)
    {
    }

    /// The parameter whose elements a value holds: `in_proj_weight` of a slice of it, turned. Nothing for
    /// buffers, constants and what is computed.
    [[nodiscard]] std::optional<ParameterPath> parameterOf(ValueId value) const;

    /// The elements that a value has in every run: of a parameter or a buffer (all of it, where the value
    /// holds some), a constant, or a number computed from constants. Undefined where that is not known.
    [[nodiscard]] at::Tensor knownValue(ValueId value) const;

    /// The value that `value` was picked from, back to a step that does more, an attribute or an argument.
    [[nodiscard]] ValueId originOf(ValueId value) const;

private:
    [[nodiscard]] std::optional<ParameterPath> pathOf(ValueId value) const;
    [[nodiscard]] at::Tensor computed(const Step& step, int depth) const;
    [[nodiscard]] at::Tensor knownOrigin(ValueId origin, int depth) const;

    const ProgramEditor& m_program;
    const torch::jit::Module& m_model;
};

} // namespace scalescope::engine::unit_scaling
