// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/outcome.h"
#include "core/job/event.h"

#include <QString>

namespace scalescope::app {

/// How the run ended, in the user's language.
QString outcomeText(const Outcome& outcome);

/// What the engine can't keep a model from on this machine, as it says before it loads one, in the user's
/// language; empty for every other event.
QString unguardedText(const job::Event& event);

} // namespace scalescope::app
