// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/engine_words.h"

#include "core/message/say_run.h"
#include "widgets/models/message_text.h"
#include "widgets/models/window_words.h"

namespace scalescope::app {

QString outcomeText(const Outcome& outcome)
{
    return outcome.said ? widgets::inWordsOfTheWindow(outcome.said) : outcome.sentence;
}

QString unguardedText(const job::Event& event)
{
    const auto* found = std::get_if<job::ProblemFound>(&event);
    const bool isOfSandbox = found != nullptr && found->problem.id == say::notKeptFromFiles.form.problem;
    return isOfSandbox ? widgets::messageText(found->problem) : QString();
}

} // namespace scalescope::app
