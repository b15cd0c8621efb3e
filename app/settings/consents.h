// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job_files.h"

namespace scalescope::app {

class Settings;

/// Whether no file is among them.
bool isEmpty(const job::JobFiles& files);

/// The files that are not among `others`, or there for another purpose.
job::JobFiles without(job::JobFiles files, const job::JobFiles& others);

/// Which files the user wants to have run, loaded or read: those that he opened, chose or wrote himself, and
/// those of questions that he said yes to. A run file, a session and a file of inputs only name files. What
/// is agreed to is remembered in the settings, where none of them can put anything.
class Consents
{
public:
    explicit Consents(Settings& settings) : m_settings(settings) {}

    void add(const job::JobFiles& files);
    /// Those that the user has not agreed to.
    [[nodiscard]] job::JobFiles missingOf(job::JobFiles files) const;

private:
    Settings& m_settings;
};

} // namespace scalescope::app
