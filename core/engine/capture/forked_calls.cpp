// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/forked_calls.h"

#include "core/engine/compat/warnings.h"

#include <ATen/Parallel.h>
#include <ATen/SequenceNumber.h>
#include <ATen/ThreadLocalState.h>
#include <c10/util/ScopeExit.h>

#include <exception>
#include <utility>

namespace scalescope::engine {

ForkedCalls::ForkedCalls() : m_firstNumber(at::sequence_number::peek()) {}

c10::ThreadPool* ForkedCalls::nextTask()
{
    const auto beginThread = [first = m_firstNumber] {
        at::init_num_threads(); // the setting does not reach new threads by itself
        while (at::sequence_number::peek() < first) {
            at::sequence_number::get_and_increment();
        }
    };
    if (m_threads.size() < static_cast<std::size_t>(at::get_num_interop_threads())) {
        m_threads.push_back(std::make_unique<c10::ThreadPool>(1, -1, beginThread));
    }
    return m_threads.back().get();
}

void ForkedCalls::make(const std::function<void()>& call)
{
    const at::ThreadLocalStateGuard same{at::ThreadLocalState()};
    c10::ThreadPool* const caller = std::exchange(m_running, nextTask());
    std::set<const void*> pending = std::exchange(m_pending, {});
    const auto back = c10::make_scope_exit([&] {
        m_running = caller;
        m_pending = std::move(pending);
    });
    call();
}

void ForkedCalls::made(const void* future)
{
    m_pending.insert(future);
}

void ForkedCalls::wait(const void* future)
{
    if (m_pending.count(future) > 0) {
        m_pending.clear();
        m_running = nextTask();
    }
}

void ForkedCalls::run(const std::function<void()>& step)
{
    if (!m_running) {
        return step();
    }
    at::ThreadLocalState state;
    std::exception_ptr failure;
    m_running->run(withListenerOfThisThread([&] {
        const at::ThreadLocalStateGuard same(state);
        try {
            step();
            state = at::ThreadLocalState();
        } catch (...) {
            failure = std::current_exception();
        }
    }));
    m_running->waitWorkComplete();
    if (failure) {
        std::rethrow_exception(failure);
    }
    at::ThreadLocalState::setThreadLocalState(state);
}

} // namespace scalescope::engine
