// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/unguarded_text.h"

#include "core/message/say_run.h"
#include "widgets/models/message_text.h"

namespace scalescope::app {

QString unguardedText(const job::Event& event)
{
    const auto* found = std::get_if<job::ProblemFound>(&event);
    const bool isOfSandbox = found != nullptr && found->problem.id == say::notKeptFromFiles.form.problem;
    return isOfSandbox ? widgets::messageText(found->problem) : QString();
}

} // namespace scalescope::app
