// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/captured_nodes.h"

#include "core/engine/track/new_nodes.h"
#include "core/engine/track/run_limits.h"
#include "core/engine/values/tensor_facts.h"
#include "core/message/say_run.h"

namespace scalescope::engine {

void CapturedNodes::afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs)
{
    if (step.instruction->kind != StepKind::Operator || !step.instruction->mayReturnTensors) {
        return;
    }
    for (const c10::IValue& output : outputs) {
        forEachTensor(output, [this](const at::Tensor& /*tensor*/) { ++m_nodes; });
    }
    if (m_nodes > m_most) {
        const graph::Node node = resultNode(step, 0);
        throw LimitReached(say::nodeLimitReached(node.name, m_most), node.location);
    }
}

} // namespace scalescope::engine
