// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/outcome_text.h"

#include "widgets/models/message_text.h"

namespace scalescope::app {

QString outcomeText(const Outcome& outcome)
{
    return widgets::messageText(outcome.said, outcome.sentence.toStdString());
}

} // namespace scalescope::app
