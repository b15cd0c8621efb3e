// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event.h"

#include <QMetaType>
#include <QString>
#include <optional>

namespace scalescope::app {

/// How a run of the engine ended.
struct Outcome
{
    ExitStatus status = ExitStatus::Done;
    QString sentence;     ///< what happened and what to do, in English; empty on success
    QString field;        ///< the argument or option that caused it, empty where there is none
    QString runFile;      ///< the finished run file, else the partial one; empty where nothing was written
    bool partial = false; ///< `runFile` is OUT.scales.partial: what was recorded before the end
    bool crashed = false; ///< a signal ended the engine, and nobody had asked for it
    bool byUser = false;  ///< stopped because the user asked for it
    std::optional<int> signal; ///< number of the signal that ended it
    double seconds = 0;        ///< from start to end
    message::Message said;     ///< `sentence` as a value; nothing where there is only the text

    /// Makes it the sentence.
    void say(message::Message message);
};

/// Where a run was when it ended, for the sentence.
struct LastSeen
{
    std::optional<job::Phase> phase;
    std::int64_t done = 0; ///< operators or gradients that the phase had finished
};

/// "in the forward phase after 120 operators", or "before it began to work".
message::Clause placeOf(const LastSeen& seen);
/// What a signal did: "was killed (signal 9)", "crashed with a segmentation fault (signal 11)".
message::Clause whatSignalDid(int number);

} // namespace scalescope::app

Q_DECLARE_METATYPE(scalescope::app::Outcome)
