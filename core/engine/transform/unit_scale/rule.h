// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/unit_scale/call.h"
#include "core/job/transform.h"
#include "core/theory/expected_scales.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::engine::unit_scaling {

using job::Constraint;

/// All names, to list in a sentence.
std::string constraintList();

/// Whether the constraint is defined for that many factors, the output's among them.
bool fits(Constraint constraint, std::size_t factors);

/// The one value for `factors`, the output's first; nothing for Constraint::None.
std::optional<double> constrained(Constraint constraint, const std::vector<double>& factors);

/// What the user can choose for one operator: `--replace gelu=gelu(mult=2,constraint=gmean)`.
struct Options
{
    double mult = 1; ///< sharpness of an activation, softmax, attention or loss: the input's scale inside it
    std::optional<Constraint> constraint; ///< nothing: the run's
};

/// What the elements of a tensor are expected to be at the start of training.
struct Moments
{
    double mean = 0;
    double variance = 1;
    /// The part of the variance that the elements of one sample share, and that a mean of them keeps.
    double common = 0;

    /// The mean square: what a product with weights of mean 0 makes variance of.
    [[nodiscard]] double square() const { return mean * mean + variance; }
};

/// A call as the recorded run showed it: shapes, dtypes and numbers, no values of tensors.
struct CallFacts
{
    Call call;
    std::vector<at::Tensor> outputs; ///< empty tensors of the results' shapes
    /// Of arguments that are expected to be something other than of mean 0 and variance 1, by name; of a
    /// list's tensors together. Filled with unit_scale:extended only.
    std::map<std::string, Moments, std::less<>> moments = {};

    [[nodiscard]] Moments momentsOf(std::string_view argument) const
    {
        const auto found = moments.find(argument);
        return found == moments.end() ? Moments() : found->second;
    }
    /// An argument that is one number, written in the model or known before it runs.
    [[nodiscard]] std::optional<double> number(std::string_view argument) const;
};

/// The factor of one gradient.
struct GradientFactor
{
    std::string_view argument; ///< whose gradient, by the schema's name
    double factor = 1;
    bool constrained = false; ///< takes part in the constraint, with the output's factor
};

/// The factors of one call.
struct Factors
{
    double output = 1;
    std::vector<GradientFactor> gradients;
};

/// How one operator is unit-scaled. The common form: each argument's gradient is multiplied by its factor,
/// the operator is called, its result is multiplied by the output's factor in forward. One file in rules/ a
/// rule.
struct Rule
{
    /// Of the unit-scaled operator, as `--replace` names it: "gelu".
    std::string_view name;
    /// The operators that it stands for. In-place forms ("aten::gelu_") belong to them without being listed.
    /// Two rules may share one where `fits` tells their calls apart.
    std::vector<std::string_view> targets;
    /// The operator that a replacement calls; empty: the first of `targets`.
    std::string_view canonical = {};
    /// Whether the factors may be constrained: such operators are also unconstrained after the last residual
    /// add.
    bool constrainable = false;
    /// The constraint where neither the user nor the run chose one; nothing: to_output_scale.
    std::optional<Constraint> constraint = std::nullopt;
    /// Whether Options::mult means something.
    bool takesMult = false;
    /// Only with unit_scale:extended.
    bool extended = false;
    /// Whether `--replace` may name it: not where its operators have no form to be called in another's place.
    bool isOffered = true;
    /// Whether it is one of the operators that make a residual branch a self-attention.
    bool attends = false;
    /// Whether this call is one that the rule knows; null: whenever its first tensor is a floating one.
    bool (*fits)(const CallFacts& facts) = nullptr;
    /// The factors of a call; throws ClauseError where it can't be scaled.
    Factors (*factors)(const CallFacts& facts, const Options& options) = nullptr;
    /// Calls the operator, where that takes more than Call::run(): its arguments' gradients are scaled
    /// before, its first result is scaled after. Null: Call::run().
    std::vector<c10::IValue> (*compute)(Call& call, const Options& options) = nullptr;
    /// The mean of the result before the output's factor, where it is not 0; its variance then is the inverse
    /// square of that factor by what `factors` is.
    double (*mean)(const CallFacts& facts, const Options& options) = nullptr;
    /// The arguments that are multiplied or added up as tensors of unit variance. With unit_scale:extended,
    /// parameters among them are divided by their standard deviation.
    std::vector<std::string_view> operands = {};
    /// The arguments that are biases: with unit_scale:extended, parameters among them become zero.
    std::vector<std::string_view> biases = {};
    /// In which order a replaced function's arguments fill the operator's, where it isn't the schema's.
    std::vector<std::string_view> arguments = {};
};

/// The factors of an operator of one tensor that undo these spreads; a constraint binds both.
Factors inverse(const theory::Spreads& spreads);

/// Mean square that an argument is expected to have; 1 where nothing is to be gained from dividing by it.
double squareOf(const CallFacts& facts, std::string_view argument);

/// Elements of a tensor, at least 1, to divide by.
double elements(const at::Tensor& tensor);
/// Product of sizes, at least 1.
double product(c10::IntArrayRef sizes);

/// Every rule, the extended ones last.
const std::vector<const Rule*>& rules();

/// The rule of an operator call, in-place forms included ("aten::gelu_"); null where there is none. Extended
/// rules only where asked for.
const Rule* ruleFor(const std::string& target, const CallFacts& facts, bool extended);

/// The rule of that name ("gelu"); null where there is none.
const Rule* ruleNamed(std::string_view name);

/// "aten::gelu" of "aten::gelu_"; names without the underscore, and those that begin with two, as they are.
std::string outOfPlaceName(const std::string& target);

} // namespace scalescope::engine::unit_scaling
