// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of error_rules.cpp do to a draft.
#pragma once

#include "core/engine/suggest/draft_changes.h"

#include <regex>
#include <string>

namespace scalescope::engine::rule {

using Match = std::smatch; ///< of an error's words

std::int64_t number(const Match& match, std::size_t group);
/// "4, 3, 32, 32" or "4 x 3".
Sizes sizesOf(const std::string& text);
/// libtorch's names of dtypes in sentences: "Double", "long int", "c10::BFloat16", "torch.FloatTensor".
std::string dtypeOf(const std::string& name);
void swapSizes(DraftChanges& changes, std::int64_t a, std::int64_t b);
/// The last dimensions of one tensor, as far as they are fixed, after as many of its own as fit.
void endWith(DraftChanges& changes, const Sizes& ending);
/// Sides of images and lengths of signals after which flattened features may fit.
void otherSides(DraftChanges& changes);
/// A view needs as many elements as its shape has: the last dimension holds them all, or those of one step.
void fitView(const Match& match, DraftChanges& changes);
void multiply(const Match& match, DraftChanges& changes);
void channels(const Match& match, DraftChanges& changes);
void largerSides(const Match& match, DraftChanges& changes);
void longer(const Match& match, DraftChanges& changes);
/// For code that takes a vector apart: several times as many elements.
void manyMore(const Match& match, DraftChanges& changes);
void fewerIndices(const Match& match, DraftChanges& changes);
void wholeNumbers(const Match& match, DraftChanges& changes);
void truthValues(const Match& match, DraftChanges& changes);
void sizeAlong(DraftChanges& changes, std::int64_t dim, std::int64_t have, std::int64_t want);
void moreDimensions(const Match& match, DraftChanges& changes);

} // namespace scalescope::engine::rule
