// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/warning_log.h"

#include "core/job/event.h"

namespace scalescope::engine {

void WarningLog::add(const Warning& warning)
{
    const bool placed = !warning.file.empty() && warning.line > 0;
    const std::string place = placed ? warning.file + " line " + std::to_string(warning.line) : std::string();
    const std::string key = warning.byModel && placed ? place : place + '\n' + warning.text;
    if (!m_said.insert(key).second)
        return;
    // Where in libtorch's own sources a warning comes from says nothing to a user.
    const std::string ending = warning.byModel && placed ? " (" + place + ")" : std::string();
    m_events.emit(
        job::Log{warning.byModel ? "model" : "engine", "UserWarning: " + warning.text + ending, {}});
}

} // namespace scalescope::engine
