// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/peak_memory.h"

#include "core/engine/compat/libtorch.h"

#include <array>
#include <atomic>
#include <c10/core/CPUAllocator.h>
#include <cstring>
#include <fstream>
#include <malloc.h>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <torch/version.h>
#include <unistd.h>

namespace scalescope::bench {

namespace {

std::atomic<std::int64_t> present = 0;
std::atomic<std::int64_t> peak = 0;

c10::Allocator* engineAllocator = nullptr; ///< which gives the memory that is counted

constexpr std::size_t header = 64; ///< holds the size, and keeps the alignment that kernels expect

void freeCounted(void* data)
{
    if (data) {
        auto* block = static_cast<char*>(data) - header;
        std::size_t bytes = 0;
        std::memcpy(&bytes, block, sizeof bytes);
        present -= static_cast<std::int64_t>(bytes);
        engineAllocator->raw_deallocate(block);
    }
}

void* allocateCounted(std::size_t bytes)
{
    auto* block = static_cast<char*>(engineAllocator->raw_allocate(bytes + header));
    std::memcpy(block, &bytes, sizeof bytes);
    const std::int64_t now = present += static_cast<std::int64_t>(bytes);
    if (now > peak) {
        peak = now;
    }
    return block + header;
}

class CountingAllocator : public c10::Allocator
{
public:
#if TORCH_VERSION_MAJOR < 2
    c10::DataPtr allocate(std::size_t bytes) const override
#else
    c10::DataPtr allocate(std::size_t bytes) override
#endif
    {
        if (bytes == 0) {
            return {nullptr, nullptr, &freeCounted, c10::Device(c10::kCPU)};
        }
        void* data = allocateCounted(bytes);
        return {data, data, &freeCounted, c10::Device(c10::kCPU)};
    }
    [[nodiscard]] c10::DeleterFnPtr raw_deleter() const override
    {
        return &freeCounted;
    }
#if TORCH_VERSION_MAJOR >= 2
    void copy_data(void* to, const void* from, std::size_t bytes) const override
    {
        std::memcpy(to, from, bytes);
    }
#endif
};

} // namespace

void countTensorBytes()
{
    if (engineAllocator == nullptr) {
        static CountingAllocator allocator;
        engine::useReusableTensorMemory();
        engineAllocator = c10::GetCPUAllocator();
        c10::SetCPUAllocator(&allocator, 100);
    }
}

std::int64_t peakTensorBytes(const std::function<void()>& work)
{
    const std::int64_t start = present;
    peak = start;
    work();
    return peak - start;
}

namespace {

/// VmHWM of proc(5).
std::int64_t highWaterMark()
{
    std::ifstream status("/proc/self/status");
    std::string word;
    std::int64_t kibibytes = 0;
    while (status >> word) {
        if (word == "VmHWM:") {
            status >> kibibytes;
        }
    }
    return kibibytes * 1024;
}

[[noreturn]] void measureHere(const std::function<void()>& work, int answer)
{
    ::malloc_trim(0);
    std::ofstream("/proc/self/clear_refs") << 5; // the high-water mark becomes what is there now
    work();
    const std::int64_t bytes = highWaterMark();
    const bool isSaid = ::write(answer, &bytes, sizeof bytes) == sizeof bytes;
    ::_exit(isSaid ? 0 : 1);
}

} // namespace

std::int64_t peakProcessBytes(const std::function<void()>& work)
{
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) {
        throw std::runtime_error("no pipe");
    }
    const pid_t child = ::fork();
    if (child == 0) {
        measureHere(work, ends[1]);
    }
    ::close(ends[1]);
    std::int64_t bytes = 0;
    const bool isRead = ::read(ends[0], &bytes, sizeof bytes) == sizeof bytes;
    ::close(ends[0]);
    if (child > 0) {
        ::waitpid(child, nullptr, 0);
    }
    if (!isRead) {
        throw std::runtime_error("the process whose memory is measured said nothing");
    }
    return bytes;
}

} // namespace scalescope::bench
