// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/suggest/rule_changes.h"

#include <vector>

namespace scalescope::engine {

/// What the words of an error ask for: one line of the table in error_rules.cpp.
struct ErrorRule
{
    std::regex words;
    void (*apply)(const rule::Match&, DraftChanges&);
};

/// The rules in the order in which they are asked. Their words are those of libtorch 1.13 to 2.13.
const std::vector<ErrorRule>& errorRules();

} // namespace scalescope::engine
