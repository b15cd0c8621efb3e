// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <c10/core/thread_pool.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <vector>

namespace scalescope::engine {

/// Makes forked calls one after another, in place, with autograd's functions numbered as libtorch's pool of
/// threads would number them. Autograd goes back through functions with high numbers first, and every thread
/// counts its own, so that the order in which gradients are summed depends on who runs what.
///
/// A forked call is a task of the pool, and so is what follows a wait for a call that has not ended. The
/// first tasks get a thread each; the last thread takes all that come after. Every thread's count begins
/// where that of the creating thread was when this was made: copies of inputs should be made later, because
/// Python counts them.
class ForkedCalls
{
public:
    ForkedCalls();

    /// Runs a call as the pool's next task: the steps that it gives to `run`. What it sets for its thread
    /// (whether there are gradients) is as before when it has ended.
    void make(const std::function<void()>& call);

    /// The future of the call that was made last.
    void made(const void* future);

    /// A wait comes next. If it is for a call that nobody waited for since it was made, the pool's next task
    /// takes over; the calls made until then have ended by then.
    void wait(const void* future);

    /// Runs a step on the thread of the task that is running. Throws what it throws.
    void run(const std::function<void()>& step);

private:
    c10::ThreadPool* nextTask();

    std::uint64_t m_firstNumber;
    std::vector<std::unique_ptr<c10::ThreadPool>> m_threads; ///< one thread each
    c10::ThreadPool* m_running = nullptr; ///< thread of the task that runs now; null: the run's own
    std::set<const void*> m_pending; ///< futures of calls that the running code made and has not waited for
};

} // namespace scalescope::engine
