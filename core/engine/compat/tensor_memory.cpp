// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/libtorch.h"

#include <c10/core/Allocator.h>
#include <c10/core/CPUAllocator.h>
#include <c10/core/alignment.h>
#include <c10/util/Exception.h>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <torch/version.h>

namespace scalescope::engine {

namespace {

/// Bytes of a block beside the tensor's: room to align, and before the tensor where the block starts.
constexpr std::size_t besideTensor = c10::gAlignment;

/// The next aligned place in a block: malloc aligns to a pointer's size at least, so that one fits before it.
void* tensorIn(void* block)
{
    const auto start = reinterpret_cast<std::uintptr_t>(block);
    const std::size_t before = besideTensor - start % besideTensor;
    char* tensor = static_cast<char*>(block) + before;
    std::memcpy(tensor - sizeof block, static_cast<const void*>(&block), sizeof block);
    return tensor;
}

void freeTensor(void* tensor)
{
    if (tensor != nullptr) {
        void* block = nullptr;
        std::memcpy(static_cast<void*>(&block), static_cast<char*>(tensor) - sizeof block, sizeof block);
        std::free(block);
    }
}

void* allocateTensor(std::size_t bytes)
{
    if (bytes == 0) {
        return nullptr;
    }
    const bool isPossible = bytes <= std::numeric_limits<std::size_t>::max() - besideTensor;
    void* block = isPossible ? std::malloc(bytes + besideTensor) : nullptr;
    // The words are libtorch's: whoever reports errors knows them.
    TORCH_CHECK(block, "can't allocate memory: you tried to allocate ", bytes, " bytes.");
    return tensorIn(block);
}

class TensorAllocator : public c10::Allocator
{
public:
#if TORCH_VERSION_MAJOR < 2
    c10::DataPtr allocate(std::size_t bytes) const override
#else
    c10::DataPtr allocate(std::size_t bytes) override
#endif
    {
        void* tensor = allocateTensor(bytes);
        return {tensor, tensor, &freeTensor, c10::Device(c10::kCPU)};
    }
    [[nodiscard]] c10::DeleterFnPtr raw_deleter() const override
    {
        return &freeTensor;
    }
#if TORCH_VERSION_MAJOR >= 2
    void copy_data(void* to, const void* from, std::size_t bytes) const override
    {
        std::memcpy(to, from, bytes);
    }
#endif
};

} // namespace

void useReusableTensorMemory()
{
    static TensorAllocator allocator;
    constexpr std::uint8_t overLibtorchsOwn = 1; // whose priority is 0
    c10::SetCPUAllocator(&allocator, overLibtorchsOwn);
}

} // namespace scalescope::engine
