// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/suggest/draft_changes.h"

#include <string>

namespace scalescope::engine {

/// What the words of any author may ask for, where no rule knows the sentence: shapes that it compares ("got
/// [8], expected [8, 5]"), sizes that should meet ("height (32) doesn't match model (224)"), and the numbers
/// that it holds at all.
void addGeneralChanges(const std::string& error, DraftChanges& changes);

} // namespace scalescope::engine
