// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/progress_line.h"
#include "app/cli/run_options.h"
#include "core/job/event.h"

namespace scalescope::app::cli {

/// What an engine's events look like to the user, in the way that --progress says.
class EventPrinter
{
public:
    explicit EventPrinter(ProgressMode mode) : m_mode(mode) {}

    void print(const job::Event& event);
    /// Takes the progress line away.
    void finish() { m_line.clear(); }

private:
    void printModelText(const std::string& text);

    ProgressMode m_mode;
    ProgressLine m_line;
};

} // namespace scalescope::app::cli
