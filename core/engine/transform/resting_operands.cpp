// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/resting_operands.h"

#include <utility>

namespace scalescope::engine {

void RestingOperands::add(const at::Tensor& rounded, std::function<at::Tensor()> again)
{
    m_added.push_back({rounded, std::move(again)});
}

void RestingOperands::rest(bool follows)
{
    m_resting = std::exchange(m_added, {});
    if (!follows) {
        m_resting.clear();
    }
    for (const Operand& operand : m_resting) {
        operand.rounded.storage().set_data_ptr({nullptr, operand.rounded.device()});
    }
}

void RestingOperands::wake()
{
    for (const Operand& operand : std::exchange(m_resting, {})) {
        const at::Tensor made = operand.again();
        at::DataPtr memory = made.storage().set_data_ptr({nullptr, made.device()});
        operand.rounded.storage().set_data_ptr(std::move(memory));
    }
}

} // namespace scalescope::engine
