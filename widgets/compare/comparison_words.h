// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_scene.h"

namespace scalescope::widgets {

/// "model.pt · mean |x| of every tensor · arrows from original to FP8".
QString comparisonSubtitle(const compare::Comparison& comparison, const std::array<QString, 2>& names,
                           sheet::FieldId quantity);

/// "original → FP8 (stopped)".
QString comparisonTitle(const compare::Comparison& comparison, const std::array<QString, 2>& names);

/// A sentence for each run that did not come to its end, so that its figures are partial.
QStringList comparisonWarnings(const compare::Comparison& comparison, const std::array<QString, 2>& names);

/// How far scales get from 1, how many tensors leave the formats, and how much of the model was aligned.
std::vector<FigureCard> comparisonCards(const compare::Comparison& comparison,
                                        const compare::Summary& summary, const ComparisonOptions& options);

/// "2^12.3 → 2^1.2": how far scales get from 1 in the first and in the second run.
QString furthestText(const compare::DirectionSummary& direction);

/// What the cards say, as sentences.
QStringList leavingSentences(const compare::Comparison& comparison, const compare::Summary& summary,
                             const std::array<QString, 2>& names, const job::OperandPair& formats);

/// What counts as leaving a format, in a sentence, and what the count of a simulated run hides.
QString leavingRule(const compare::Comparison& comparison, const formats::RangeThresholds& limits);
/// That, in which run scales count, and that an error is there though nothing leaves its format.
QStringList leavingRemarks(const compare::Comparison& comparison, const compare::Summary& summary,
                           const std::array<QString, 2>& names, const ComparisonOptions& options);

/// What the cards don't say: the largest gain and loss, and what was aligned, added and removed.
QStringList changeSentences(const compare::Comparison& comparison, const compare::Summary& summary,
                            const std::array<QString, 2>& names, const ComparisonOptions& options);

/// What stands before the name of an added or removed tensor: "+", "−"; nothing of a matched one.
QString statusSign(compare::Status status);
/// A change as log2: "+8.51", "-0.05", "0.00" for less than is told, "0" for none, "+Inf", "NaN"; empty for
/// nothing.
QString changeText(std::optional<double> log2);
/// What stands in its place where a gradient is zero in theory: "zero".
QString zeroGradientText();

} // namespace scalescope::widgets
