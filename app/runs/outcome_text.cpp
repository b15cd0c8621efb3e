// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/outcome_text.h"

#include "widgets/models/window_words.h"

namespace scalescope::app {

QString outcomeText(const Outcome& outcome)
{
    return outcome.said ? widgets::inWordsOfTheWindow(outcome.said) : outcome.sentence;
}

} // namespace scalescope::app
