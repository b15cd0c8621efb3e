// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/track/node_sink.h"
#include "core/job/bisect_target.h"

namespace scalescope::engine {

/// Takes the tensor that is the target from a run that is observed.
class TensorTaker : public TensorObserver
{
public:
    explicit TensorTaker(const job::BisectTarget& target) : m_target(target) {}

    void see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction) override;
    [[nodiscard]] const at::Tensor& tensor() const { return m_tensor; }

private:
    const job::BisectTarget& m_target;
    at::Tensor m_tensor;
};

} // namespace scalescope::engine
