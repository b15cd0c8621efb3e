// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event.h"

namespace scalescope::tests {

/// What an engine answers about a model; `tried`: with inputs that were tried.
inline job::Event modelAnswer(bool tried)
{
    job::Info info;
    info.model.methods.emplace_back();
    if (tried)
        info.model.methods.front().trial.emplace();
    return info;
}

} // namespace scalescope::tests
