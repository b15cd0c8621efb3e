// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/recipes/tensor_formats.h"
#include "core/sheet/sign_form.h"

#include <optional>

namespace scalescope::sheet {

/// What a badge says of a tensor, the worst last.
enum class Finding { None, Subnormal, Underflow, Overflow, Infinity, NotANumber };

/// Of a tensor or of its gradient, what the problems call an error (core/report/problems/problems.h), by the
/// same limits: subnormal is none by itself. Infinities that were asked for (report::intendedInfinities) are
/// none.
Finding findingOf(const graph::Node& node, graph::Direction direction, const report::TensorFormats& formats,
                  const formats::RangeThresholds& limits, bool intendsInfinities = false);

/// The worst of both; infinities of the forward tensor alone may have been asked for.
Finding findingOf(const graph::Node& node, const report::TensorFormats& formats,
                  const formats::RangeThresholds& limits, bool intendsInfinities = false);

/// What is wrong in one direction with the worst of some tensors.
struct FindingMark
{
    Finding finding = Finding::None;
    graph::NodeId node = -1;                   ///< that has it, the first of several
    std::optional<graph::TensorId> cause = {}; ///< that it follows from; nothing where it starts there
    bool isWarning = false;                    ///< and no error, as the list of problems has it
    bool isOnlyIfStored = false;               ///< in the format, which recipes would not do (RunAnalysis)
    int errors = 0;                            ///< that follow from it, and alone make a subnormal tensor one
    formats::RangeLoss losses = {}; ///< of the tensor's finite elements, where it is a matter of them
    bool givesWay = false;          ///< a stored tensor that recipes leave alone (report::ListedProblem)

    [[nodiscard]] bool any() const { return finding != Finding::None; }
    [[nodiscard]] bool isError() const { return any() && !isWarning; }
    [[nodiscard]] bool startsHere() const { return !cause; }
    /// How its sign is drawn.
    [[nodiscard]] SignForm form() const { return signForm(!startsHere(), isWarning, isOnlyIfStored); }
    /// Whether it is an error that starts there and that recipes meet.
    [[nodiscard]] bool isSolid() const { return isError() && form() == SignForm::Solid; }
    /// An error is worse than a warning, what is not finite than what is; then what starts there and is an
    /// error in recipes, what does not give way, and at last what starts there than the same that follows
    /// from another.
    [[nodiscard]] bool isWorseThan(const FindingMark& other) const;
};

/// What is wrong with some tensors, and with their gradients.
struct Findings
{
    FindingMark forward;
    FindingMark gradient;

    [[nodiscard]] bool any() const { return forward.any() || gradient.any(); }
    [[nodiscard]] const FindingMark& of(graph::Direction direction) const
    {
        return direction == graph::Direction::Forward ? forward : gradient;
    }
    [[nodiscard]] bool haveErrors() const { return forward.isError() || gradient.isError(); }
    /// Whether the worst error of a direction has that sign.
    [[nodiscard]] bool haveErrors(SignForm form) const
    {
        return (forward.isError() && forward.form() == form) ||
               (gradient.isError() && gradient.form() == form);
    }
    /// Of two that are as bad the forward one's.
    [[nodiscard]] graph::Direction worseDirection() const;
    [[nodiscard]] const FindingMark& worst() const { return of(worseDirection()); }
    /// Takes what is worse in each direction.
    void add(const Findings& other);
};

} // namespace scalescope::sheet
