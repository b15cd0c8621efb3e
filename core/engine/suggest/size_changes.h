// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of error_rules.cpp do to several sizes of a draft at once.
#pragma once

#include "core/engine/suggest/rule_changes.h"

namespace scalescope::engine::rule {

/// Two numbers of patches (or one more, of a class token) that should be one: the sides of images or the
/// lengths of signals that make `want` of what gave `have`, or the other way round.
void scaleSides(DraftChanges& changes, std::int64_t have, std::int64_t want);
/// A dimension of that size gets the sizes that it has in other tensors.
void asOthers(DraftChanges& changes, std::int64_t dim, std::int64_t have);
/// Each tensor's shape for all.
void sameShapes(const Match& match, DraftChanges& changes);
/// Sides that can be divided by the number named last.
void multiples(const Match& match, DraftChanges& changes);
/// "BxCxHxW", "(N, C, L)": as many dimensions as letters; numbers between them are sizes.
void letters(const Match& match, DraftChanges& changes);

} // namespace scalescope::engine::rule
