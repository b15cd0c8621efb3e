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
    if (sizes.size() == strides.size() && std::ranges::find(sizes, 0) != sizes.end() &&
        std::ranges::all_of(sizes, [](std::int64_t size) { return size >= 0; }))
        return at::empty(sizes, elements.options());
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (i >= strides.size() || sizes[i] < 0 || strides[i] < 0 || strides[i] > elements.numel() ||
            offset > elements.numel() ||
            sizes[i] > elements.numel() / std::max<std::int64_t>(strides[i], 1) + 1)
            brokenPickle(say::hasTensorBeyondData());
        last += (sizes[i] - 1) * strides[i];
    }
    if (offset < 0 || last >= elements.numel())
        brokenPickle(say::hasTensorBeyondData());
    return elements.as_strided(sizes, strides, offset).clone();
}

} // namespace scalescope::engine
