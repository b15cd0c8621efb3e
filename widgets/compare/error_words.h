// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_scene.h"

namespace scalescope::widgets {

/// Which of the two runs (0 or 1) is exact where the other one simulates number formats; nothing where both
/// do or neither does.
std::optional<std::size_t> exactBesideSimulated(const compare::Comparison& comparison);

/// Whether either run simulates number formats: noise has a scale too, so that what grew, or leaves a format
/// no more, says nothing of the model.
bool simulatesAny(const compare::Comparison& comparison);

/// What formats cost: the losses, and the error of all gradients; of one simulated run against its reference,
/// in the order of the runs, of two against each other. Beside another run than that reference the losses are
/// those of the two runs, and the error says what it is told against. Empty where neither run simulates any.
std::vector<FigureCard> errorCards(const compare::Comparison& comparison);

/// What these leave out of it: the norm of all gradients of one simulated run.
QStringList errorRemarks(const compare::Comparison& comparison);

/// All of it as sentences, one a simulated run, and what the cards leave out for it.
QStringList errorSentences(const compare::Comparison& comparison, const compare::Summary& summary,
                           const std::array<QString, 2>& names);

} // namespace scalescope::widgets
