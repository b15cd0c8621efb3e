// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/rounding_switches.h"

namespace scalescope::engine {

RoundingSwitches::Switch RoundingSwitches::switchOf(const Operand& operand)
{
    const auto [found, isNew] =
        m_numbers.emplace(Key(operand.module, operand.op, operand.role), m_operands.size());
    if (isNew) {
        m_operands.push_back(operand);
        m_switches.push_back(std::make_shared<std::atomic<bool>>(true));
    }
    return m_switches[found->second];
}

void RoundingSwitches::set(const std::vector<bool>& rounded)
{
    for (std::size_t i = 0; i < m_switches.size(); ++i) {
        *m_switches[i] = rounded.at(i);
    }
}

} // namespace scalescope::engine
