// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of error_rules.cpp do to the values of a draft.
#pragma once

#include "core/engine/suggest/rule_changes.h"

namespace scalescope::engine::rule {

/// Whole numbers from 1 on, or numbers between 0 and 1.
void positive(const Match& match, DraftChanges& changes);
/// Numbers between 0 and 1.
void probabilities(const Match& match, DraftChanges& changes);
/// Where each of several sequences in one row begins: 0, 1, 2, ...
void beginnings(const Match& match, DraftChanges& changes);
/// Lengths of sequences: the same whole number for all.
void sameLengths(const Match& match, DraftChanges& changes);

} // namespace scalescope::engine::rule
