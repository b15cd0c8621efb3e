// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/run_limits.h"

#include "core/engine/track/kernel.h"
#include "core/engine/values/errors.h"
#include "core/engine/values/tensor_facts.h"
#include "core/message/say_run.h"

namespace scalescope::engine {

namespace {

/// A few seconds of reading.
constexpr std::int64_t mostPerTensor = std::int64_t{1} << 32;

std::int64_t elementsInMemory(const at::Tensor& tensor)
{
    return static_cast<std::int64_t>(tensor.storage().nbytes() / tensor.element_size());
}

} // namespace

void RunLimits::check(const graph::Node& node, const at::Tensor& tensor) const
{
    if (node.id >= m_nodes) {
        throw RunFailure(errorOf(say::nodeLimitReached(node.name, m_nodes)), RunFailure::Cause::Limit,
                         node.location);
    }
    checkElements(node.name, node.location, tensor);
}

void RunLimits::checkElements(const std::string& node, const graph::SourceLocation& location,
                              const at::Tensor& tensor)
{
    if (!isObservable(tensor) || tensor.numel() <= mostPerTensor) {
        return;
    }
    const std::int64_t read = readElements(tensor);
    const std::int64_t held = elementsInMemory(tensor);
    if (read > mostPerTensor && read > held) {
        throw RunFailure(errorOf(say::elementLimitReached(node, read, held)), RunFailure::Cause::Limit,
                         location);
    }
}

} // namespace scalescope::engine
