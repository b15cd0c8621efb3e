// SPDX-License-Identifier: GPL-3.0-or-later
// What an error's words ask for: the table of rules (error_rules.cpp), and what its rules do to a draft.
#pragma once

#include "core/engine/suggest/draft_changes.h"

#include <regex>
#include <string>
#include <vector>

namespace scalescope::engine::rule {

using Match = std::smatch; ///< of an error's words

// To one size or dtype.

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

// To several sizes at once.

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

// To the values.

/// Whole numbers from 1 on, or numbers between 0 and 1.
void positive(const Match& match, DraftChanges& changes);
/// Numbers between 0 and 1.
void probabilities(const Match& match, DraftChanges& changes);
/// Where each of several sequences in one row begins: 0, 1, 2, ...
void beginnings(const Match& match, DraftChanges& changes);
/// Lengths of sequences: the same whole number for all.
void sameLengths(const Match& match, DraftChanges& changes);

} // namespace scalescope::engine::rule

namespace scalescope::engine {

/// What the words of an error ask for: one line of the table in error_rules.cpp.
struct ErrorRule
{
    std::regex words;
    void (*apply)(const rule::Match&, DraftChanges&);
};

/// The rules in the order in which they are asked. Their words are those of libtorch 1.13 to 2.13.
const std::vector<ErrorRule>& errorRules();

/// What the words of any author may ask for, where no rule knows the sentence: shapes that it compares ("got
/// [8], expected [8, 5]"), sizes that should meet ("height (32) doesn't match model (224)"), and the numbers
/// that it holds at all.
void addGeneralChanges(const std::string& error, DraftChanges& changes);

} // namespace scalescope::engine
