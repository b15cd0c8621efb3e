// SPDX-License-Identifier: GPL-3.0-or-later
// What a job can have done to a model, as `--transform`, jobs and run files name it: the one place that reads
// and writes these names.
#pragma once

#include "core/formats/format_pair.h"
#include "core/job/recipe.h"
#include "core/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace scalescope::job {

/// `unit_scale`: operators become their unit-scaled forms.
struct UnitScaling
{
    bool extended = false; ///< `unit_scale:extended`: more operators than the Python library's
    bool operator==(const UnitScaling&) const = default;
};

/// `fp8`: simulate_fp8 of the Python library, in formats of its own.
struct SimulateFp8
{
    bool extended = false; ///< `fp8:extended`: around more products
    bool operator==(const SimulateFp8&) const = default;
};

/// `format:FORWARD` for one format both ways, or `format:FORWARD,BACKWARD`. A block format, which brings its
/// scales, stands there by its name, without limits (rangeOf).
struct SimulateFormats
{
    formats::FormatPair formats;
    bool extended = false; ///< with `:extended` at the end
    bool operator==(const SimulateFormats&) const = default;
};

/// `recipe:NAME`, or `recipe:` and the recipe's document: each operand in the format that the recipe says.
struct SimulateRecipe
{
    Recipe recipe;
    bool extended = false; ///< with `:extended` at the end
    bool operator==(const SimulateRecipe&) const = default;
};

using Transform = std::variant<UnitScaling, SimulateFp8, SimulateFormats, SimulateRecipe>;
using Transforms = std::vector<Transform>;

/// The transform of a name; a usage error of --transform for a name of no kind, or of a wrong form.
Result<Transform> transformFrom(std::string_view name);

/// The transforms that a user names, in order, recipes of files (`recipe:FILE.json`) among them; the error of
/// the first that is wrong.
Result<Transforms> transformsFrom(const std::vector<std::string>& names);

/// The name that transformFrom() reads, with both formats, or the whole recipe where it is of no name.
std::string toString(const Transform& transform);

/// The same for people: a recipe by its name alone.
std::string shortName(const Transform& transform);

[[nodiscard]] bool isExtended(const Transform& transform);

/// Whether it is of formats, and not of scales.
[[nodiscard]] bool simulatesFormats(const Transform& transform);

/// The formats that it simulates, of most operands where it is a recipe: those of its default and, of the
/// gradient, of the last rule for gradients of any place. Nothing where it simulates none, or keeps these.
std::optional<formats::FormatPair> formatsOf(const Transform& transform);

/// How these are stored, with their scales.
std::optional<OperandPair> usualOperands(const Transform& transform);

/// The ranges of these (rangeOf).
std::optional<formats::FormatPair> rangesOf(const Transform& transform);

/// What it simulates, as a recipe; nothing where it simulates nothing.
std::optional<Recipe> recipeOf(const Transform& transform);

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
/// All of these.
std::vector<std::string> constraintNames();

} // namespace scalescope::job
