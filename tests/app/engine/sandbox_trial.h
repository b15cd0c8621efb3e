// SPDX-License-Identifier: GPL-3.0-or-later
// An engine whose library of operators says what it can do.
#pragma once

#include "tests/app/engine/engine_program.h"

#include <linux/landlock.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace scalescope::tests {

inline bool hasLandlock()
{
    return ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION) >= 1;
}

inline Ended runIn(QProcess& engine, const job::Job& job)
{
    engine.start(enginePath, {});
    engine.write(documentOf(job));
    engine.closeWriteChannel();
    return finish(engine);
}

} // namespace scalescope::tests
