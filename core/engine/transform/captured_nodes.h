// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

namespace scalescope::engine {

/// Ends a run in which a program is captured where more tensors are computed than a run may have nodes: there
/// is no tracker yet that would count them, and a loop without an end would fill the memory with its steps.
class CapturedNodes : public StepObserver
{
public:
    explicit CapturedNodes(std::int64_t most) : m_most(most) {}

    void beforeStep(const Step& /*step*/, c10::ArrayRef<c10::IValue> /*inputs*/) override {}
    /// Throws LimitReached.
    void afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs) override;

private:
    std::int64_t m_most;
    std::int64_t m_nodes = 0;
};

} // namespace scalescope::engine
