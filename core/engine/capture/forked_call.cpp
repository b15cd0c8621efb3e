// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/forked_call.h"

#include "core/engine/compat/warnings.h"

#include <ATen/Parallel.h>
#include <ATen/SequenceNumber.h>
#include <ATen/ThreadLocalState.h>

#include <exception>
#include <thread>

namespace scalescope::engine {

std::uint64_t nextSequenceNumber()
{
    return at::sequence_number::peek();
}

void makeForkedCall(std::uint64_t firstNumber, const std::function<void()>& call)
{
    std::exception_ptr failure;
    const at::ThreadLocalState state;
    std::thread thread(withListenerOfThisThread([&] {
        const at::ThreadLocalStateGuard same(state);
        try {
            at::init_num_threads(); // the setting does not reach new threads by itself
            while (at::sequence_number::peek() < firstNumber) {
                at::sequence_number::get_and_increment();
            }
            call();
        } catch (...) {
            failure = std::current_exception();
        }
    }));
    thread.join();
    if (failure) {
        std::rethrow_exception(failure);
    }
}

} // namespace scalescope::engine
