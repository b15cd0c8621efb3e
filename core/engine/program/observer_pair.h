// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"

namespace scalescope::engine {

/// Two that follow the same run: the first is told of each step first. Both outlive this.
class ObserverPair : public StepObserver
{
public:
    ObserverPair(StepObserver& first, StepObserver& second) : m_first(first), m_second(second) {}

    void beforeStep(const Step& step, c10::ArrayRef<c10::IValue> inputs) override
    {
        m_first.beforeStep(step, inputs);
        m_second.beforeStep(step, inputs);
    }
    void afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs) override
    {
        m_first.afterStep(step, outputs);
        m_second.afterStep(step, outputs);
    }

private:
    StepObserver& m_first;
    StepObserver& m_second;
};

} // namespace scalescope::engine
