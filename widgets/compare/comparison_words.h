// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_scene.h"

namespace scalescope::widgets {

/// "model.pt · mean |x| of every tensor · arrows from original to fp8".
QString comparisonSubtitle(const compare::Comparison& comparison, const std::array<QString, 2>& names,
                           Quantity quantity);

/// How far scales get from 1, how many tensors leave the formats, and how much of the model was aligned.
std::vector<ComparisonCard> comparisonCards(const compare::Summary& summary,
                                            const report::FormatPair& formats);

/// The summary as sentences.
QStringList comparisonSentences(const compare::Comparison& comparison, const compare::Summary& summary,
                                const std::array<QString, 2>& names, const ComparisonOptions& options);

} // namespace scalescope::widgets
