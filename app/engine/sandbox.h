// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/broker.h"
#include "core/job/job.h"
#include "core/message/message.h"

#include <string>
#include <vector>

namespace scalescope::app {

/// What keeps a model, which is somebody's program, from the machine it runs on.
struct Sandbox
{
    int files = 0;      ///< version of Landlock that keeps to the job's files; 0: none
    bool calls = false; ///< seccomp refuses sockets, other programs, looking into other processes
    std::vector<std::string> libraries; ///< of operators, which widen it by what they need
    std::vector<std::string> variables; ///< of the environment, which widen it by libraries
    int threadsOutside = 0; ///< that libraries had started before, so that the rules about files miss them

    /// "landlock 7, seccomp", "seccomp", "none", "landlock 7, seccomp, with libops.so": what the run file
    /// says.
    [[nodiscard]] std::string fact() const;
    /// What it lets through for the sake of operator libraries; nothing where there are none.
    [[nodiscard]] message::Sentence widened() const;
    /// Why a model is not loaded unless its job allows that: the kernel lacks a part of it.
    [[nodiscard]] message::Sentence missing() const;
    /// What is not kept from the model, in one sentence; nothing where all is as it should be.
    [[nodiscard]] message::Finding problem() const;
};

/// Closes what this process was given beside its three standard streams. The first thing to do.
void closeForeignDescriptors();

/// Leaves this process nothing but what its broker opened and what the job names: model, libraries and values
/// can be read, the run file and its journal written, no other file made or found. For good, also for what it
/// starts. Comes before any thread and anything of the job's.
Sandbox enterSandbox(const job::Job& job, const OpenedFiles& opened);

} // namespace scalescope::app
