// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/outcome.h"

namespace scalescope::app {

/// How the run ended, in the user's language.
QString outcomeText(const Outcome& outcome);

} // namespace scalescope::app
