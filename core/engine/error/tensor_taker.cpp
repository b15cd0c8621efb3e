// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/error/tensor_taker.h"

#include "core/engine/values/tensor_facts.h"

namespace scalescope::engine {

void TensorTaker::see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction)
{
    if (node.name == m_target.name && direction == m_target.direction && isObservable(tensor)) {
        m_tensor = tensor.detach().clone();
    }
}

} // namespace scalescope::engine
