// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::engine::unit_scaling {

/// How the scale factors of one operator are made one value, so that its gradients stay those of the scaled
/// function up to a single factor. Source: Blake et al. (2023), section 4 and appendix on constraints.
enum class Constraint {
    None, ///< each keeps its own
    ToOutputScale,
    ToGradInputScale, ///< of operators with two factors
    ToLeftGradScale,  ///< of operators with three factors
    ToRightGradScale,
    GeometricMean,
    HarmonicMean,
    ArithmeticMean
};

/// "to_output_scale", "to_grad_input_scale", "to_left_grad_scale", "to_right_grad_scale", "gmean", "hmean",
/// "amean", "none".
std::optional<Constraint> constraintFrom(std::string_view name);
std::string_view toString(Constraint constraint);
/// All names, to list in a sentence.
std::string constraintNames();

/// Whether the constraint is defined for that many factors, the output's among them.
bool fits(Constraint constraint, std::size_t factors);

/// The one value for `factors`, the output's first; nothing for Constraint::None.
std::optional<double> constrained(Constraint constraint, const std::vector<double>& factors);

} // namespace scalescope::engine::unit_scaling
