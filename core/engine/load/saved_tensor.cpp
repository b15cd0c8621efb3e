// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/saved_tensor.h"

#include "core/message/say_inputs.h"

#include <algorithm>

namespace scalescope::engine {

void brokenPickle(message::Clause why)
{
    throw BrokenPickle(std::move(why));
}

at::Tensor tensorOfSaved(const at::Tensor& elements, std::int64_t offset,
                         const std::vector<std::int64_t>& sizes, const std::vector<std::int64_t>& strides)
{
    std::int64_t last = offset;
    std::int64_t elementsShown = 1;
    std::vector<std::int64_t> stored = sizes; // without what an expanded dimension shows again
    if (sizes.size() == strides.size() && std::ranges::find(sizes, 0) != sizes.end() &&
        std::ranges::all_of(sizes, [](std::int64_t size) { return size >= 0; }))
        return at::empty(sizes, elements.options());
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (i >= strides.size() || sizes[i] < 0 || strides[i] < 0 || strides[i] > elements.numel() ||
            offset > elements.numel() || (strides[i] > 0 && sizes[i] > elements.numel() / strides[i] + 1) ||
            __builtin_mul_overflow(elementsShown, sizes[i], &elementsShown))
            brokenPickle(say::hasTensorBeyondData());
        last += (sizes[i] - 1) * strides[i];
        stored[i] = strides[i] == 0 ? 1 : sizes[i];
    }
    if (offset < 0 || last >= elements.numel())
        brokenPickle(say::hasTensorBeyondData());
    const at::Tensor tensor = elements.as_strided(stored, strides, offset).clone();
    return stored == sizes ? tensor : tensor.expand(sizes);
}

} // namespace scalescope::engine
